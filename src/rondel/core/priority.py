"""Who may act next in a priority window: stateless models; all memory is in the window or the game's state."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import wraps
from typing import Any, Literal, Protocol

from rondel.core.position import WindowState
from rondel.core.seats import NOBODY
from rondel.errors import Rejected, RuleBug
from rondel.messages import Message, Seat


class NoPriority(Message):
    seat: Seat


class PriorityInput(Protocol):
    """What a model may look at."""

    s: Any

    @property
    def living(self) -> Sequence[int]: ...
    @property
    def turn_player(self) -> int: ...
    @property
    def opener(self) -> int: ...
    def order_from(self, seat: int) -> Sequence[int]: ...
    def objects_pending(self) -> bool: ...
    def newest_controller(self) -> int: ...


Completion = Literal["resolve", "advance"]
After = Literal["retain", "restart", "rotate"] | Callable[[Any, int], int]
Initial = Literal["turn_player", "non_turn_player", "opener"] | Callable[[Any], int]


class PriorityModel:
    """Base of all models: everybody in turn order from the turn player, soft passing, the mover keeps priority."""

    def __init__(
        self,
        *,
        initial: Initial = "turn_player",
        after: After = "retain",
        among: Callable[[Any], Iterable[int]] | Literal["others"] | None = None,
    ) -> None:
        self.first = initial
        self.after = after
        self.among = among
        """Narrows the participants; the model's order is kept inside the subset. `others`: not the turn player."""

    def participants(self, scene: PriorityInput) -> tuple[int, ...]:
        """The seats that take part, in the model's order."""
        order = scene.order_from(scene.turn_player)
        if self.among is None:
            return tuple(order)
        if self.among == "others":
            return tuple(seat for seat in order if seat != scene.turn_player)
        wanted = set(self.among(scene.s))
        return tuple(seat for seat in order if seat in wanted)

    def initial(self, scene: PriorityInput) -> int:
        """The seat that receives priority when the window opens; if that one takes no part, the next one that does."""
        seats = self.participants(scene)
        if not seats:
            return NOBODY
        if callable(self.first):
            return _from(scene, seats, self.first(scene.s))
        if self.first == "opener":
            return _from(scene, seats, scene.opener)
        if self.first == "non_turn_player":
            return next((seat for seat in seats if seat != scene.turn_player), seats[0])
        return seats[0]

    def eligible(self, scene: PriorityInput, window: WindowState) -> Sequence[int]:
        """Participants that have not passed for good."""
        seats, out = self.participants(scene), window.out
        return [seat for seat in seats if seat not in out] if out else seats

    def next(self, scene: PriorityInput, window: WindowState, after: int) -> int:
        """The next eligible seat after one that acted, passed or left."""
        order, out = self.participants(scene), window.out
        if after not in order:
            seats = self.eligible(scene, window)
            return _from(scene, seats, after) if seats else NOBODY
        place = order.index(after)
        if not out:
            return order[place + 1] if place + 1 < len(order) else order[0]
        for seat in (*order[place + 1 :], *order[:place]):
            if seat not in out:
                return seat
        return after if after not in out else NOBODY

    def after_move(self, scene: PriorityInput, window: WindowState, by: int) -> int:
        """The seat that holds priority once a move has settled."""
        if callable(self.after):
            seats = self.eligible(scene, window)
            return _from(scene, seats, self.after(scene.s, by)) if seats else NOBODY
        if self.after == "restart":
            return self.initial(scene)
        if self.after == "rotate":
            return self.next(scene, window, by)
        return by if by in self.eligible(scene, window) else self.next(scene, window, by)

    def after_resolution(self, scene: PriorityInput, window: WindowState) -> int:
        """The seat that holds priority once an object has been resolved."""
        return self.initial(scene)

    def on_completion(self, scene: PriorityInput, window: WindowState) -> Completion:
        """What happens when everybody has passed in succession."""
        return "resolve" if scene.objects_pending() else "advance"


def _from(scene: PriorityInput, seats: Sequence[int], wanted: int) -> int:
    """That seat, or if it is not among them the first of them after it in turn order."""
    if wanted in seats:
        return wanted
    if wanted < 0:
        raise RuleBug(f"priority would go to {wanted}, which is no seat")
    return next(seat for seat in scene.order_from(wanted) if seat in seats)


class TurnBased(PriorityModel):
    """The turn player first, then round the table; the mover keeps priority."""


class Apnap(PriorityModel):
    """The active player, then every non-active player in turn order."""


class Rotation(PriorityModel):
    """In an order the state gives, such as initiative; after a move the next seat is asked."""

    def __init__(
        self,
        order: Callable[[Any], Iterable[int]] | None = None,
        *,
        initial: Initial = "turn_player",
        after: After = "rotate",
        among: Callable[[Any], Iterable[int]] | None = None,
    ) -> None:
        super().__init__(initial=initial, after=after, among=among)
        self.order = order

    def participants(self, scene: PriorityInput) -> tuple[int, ...]:
        if self.order is None:
            return super().participants(scene)
        living = scene.living
        return tuple(seat for seat in self.order(scene.s) if seat in living)


class Focus(PriorityModel):
    """A travelling permission to act, with a chain on top of it.

    While nothing is pending only the owner of the focus acts. What it does opens a chain: priority in turn order from
    the controller of the newest object, newest resolved first. When the chain is empty the focus moves on.
    """

    def __init__(self, *, initial: Initial = "opener", among: Callable[[Any], Iterable[int]] | None = None) -> None:
        super().__init__(initial=initial, among=among)

    def next(self, scene: PriorityInput, window: WindowState, after: int) -> int:
        seat = super().next(scene, window, after)
        if not scene.objects_pending():
            window.focus = seat
        return seat

    def after_move(self, scene: PriorityInput, window: WindowState, by: int) -> int:
        return self.after_resolution(scene, window)

    def after_resolution(self, scene: PriorityInput, window: WindowState) -> int:
        if not scene.objects_pending():
            return self._move_on(scene, window)
        seats = self.eligible(scene, window)
        return _from(scene, seats, scene.newest_controller()) if seats else NOBODY

    def _move_on(self, scene: PriorityInput, window: WindowState) -> int:
        owner = window.focus if window.focus != NOBODY else window.holder
        window.focus = super().next(scene, window, owner)
        return window.focus


_models: dict[str, PriorityModel] = {
    "turn_based": TurnBased(),
    "apnap": Apnap(),
    "focus": Focus(),
    "rotation": Rotation(),
}


def register_model(name: str, model: PriorityModel) -> None:
    """Make a model known by name to every game."""
    _models[name] = model


def model_named(name: str) -> PriorityModel | None:
    """The registered model, or None."""
    return _models.get(name)


def model_names() -> list[str]:
    """What can be asked for by name."""
    return sorted(_models)


class HasPriority(Protocol):
    """Anything that knows who holds priority."""

    def holds_priority(self, seat: int) -> bool: ...


def requires_priority(fn: Callable[..., Any]) -> Callable[..., Any]:
    """Wrap a function ``(table, seat, …)`` for use outside the engine: it raises unless that seat holds priority.

    Inside the engine every move is checked before its code runs, so moves do not need this.
    """

    @wraps(fn)
    def checked(table: HasPriority, seat: int | None, *args: Any, **kwargs: Any) -> Any:
        if seat is None:
            raise Rejected("unknown_seat", f"{fn.__name__} needs to know who acts")
        if not table.holds_priority(seat):
            raise Rejected("not_priority_player", NoPriority(seat))
        return fn(table, seat, *args, **kwargs)

    return checked
