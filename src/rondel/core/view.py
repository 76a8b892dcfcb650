"""The only way out of the state: what a viewer may see of it. The log has its own (`core/telling.py`).

Three functions are made from each game's state class: its view, the set of identities a viewer knows, and the exchange
of those it cannot know. Public parts of a view are passed by reference, so encode a view before the game goes on.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Sequence
from enum import Enum
from typing import TYPE_CHECKING, Any, NamedTuple, NewType

import msgspec
from msgspec import Struct

from rondel.core.game import Game
from rondel.core.kernel import Kernel
from rondel.core.seats import NOBODY
from rondel.core.state import Secret, Shape

if TYPE_CHECKING:
    from random import Random


class Viewer(Struct, frozen=True):
    """Somebody who looks: the seats they hold, none for a spectator or big screen."""

    seats: tuple[int, ...] = ()
    """The seats whose secrets they may see."""
    host: bool = False
    """Do they run the table? It shows them no secrets, but what a host may do."""


SPECTATOR = Viewer()
"""Somebody who holds no seat, and sees what everybody may see."""


class Glance(NamedTuple):
    """One look at a state."""

    seats: tuple[int, ...]
    open: bool
    """The match is over, so that secrets which open then are open."""
    s: Any


See = Callable[[Any, int, Glance], Any]
Collect = Callable[[Any, int, Glance, list[Hashable]], None]
Slot = tuple[str, Any, Callable[[Any], None]]
Find = Callable[[Any, int, Glance, list[Slot], Callable[[Any], None]], None]


MANY = (list, tuple, dict)
HIDDEN = {"hidden": 1}


def hidden(value: Any) -> dict[str, int]:
    """What stands for a value that may not be seen: how many there are, or just that there is one."""
    return {"hidden": len(value) if isinstance(value, MANY) else 1}


def sees(secret: Secret, owner: int, look: Glance) -> bool:
    """May whoever looks see what this mark hides?"""
    if look.open and secret.opens:
        return True
    if secret.sees == "owner":
        return owner in look.seats
    if secret.sees == "others":
        return any(seat != owner for seat in look.seats)
    if secret.sees == "nobody":
        return False
    return any(secret.sees(look.s, owner, seat) for seat in look.seats)


# -- the view --------------------------------------------------------------------------------------------------


def _see(shape: Shape) -> See | None:
    """The view function of a shape, or None if it is public all the way down."""
    if not shape.has_secrets:
        return None
    inner = _see(shape.inner) if shape.inner else None
    if shape.kind == "secret" and shape.secret:
        return _see_secret(shape.secret, inner)
    if shape.kind == "struct":
        return _see_struct([(name, _see(part)) for name, part in shape.fields])
    if inner is None:
        return None
    if shape.kind == "per_seat":
        return lambda value, owner, look: [inner(part, seat, look) for seat, part in enumerate(value)]
    if shape.kind == "dict":
        return lambda value, owner, look: {key: inner(part, owner, look) for key, part in value.items()}
    if shape.kind == "optional":
        return lambda value, owner, look: None if value is None else inner(value, owner, look)
    return lambda value, owner, look: [inner(part, owner, look) for part in value]


def _see_secret(secret: Secret, inner: See | None) -> See:
    def see(value: Any, owner: int, look: Glance) -> Any:
        if not sees(secret, owner, look):
            return hidden(value)
        return value if inner is None else inner(value, owner, look)

    return see


def _see_struct(fields: list[tuple[str, See | None]]) -> See:
    """One dict display per class, written out: it is the innermost loop of every view."""
    parts = {f"see_{name}": part for name, part in fields if part is not None}
    shown = ", ".join(
        f"{name!r}: " + (f"see_{name}(value.{name}, owner, look)" if part is not None else f"value.{name}")
        for name, part in fields
    )
    made: See = eval(f"lambda value, owner, look: {{{shown}}}", parts)  # of field names only, which are identifiers
    return made


# -- what a viewer knows ---------------------------------------------------------------------------------------


def identities(shape: Shape) -> Iterator[Any]:
    """The types whose values are kept secret somewhere: cards, orders, roles."""
    if shape.kind == "secret":
        leaf: Shape | None = shape
        while leaf is not None and leaf.inner is not None:
            leaf = leaf.inner
        if leaf is not None and _is_identity(leaf.type):
            yield leaf.type
    for part in shape.parts:
        yield from identities(part)


def _is_identity(kind: Any) -> bool:
    if isinstance(kind, NewType):
        return True
    return isinstance(kind, type) and (
        issubclass(kind, Enum) or (issubclass(kind, Struct) and bool(kind.__struct_config__.frozen))
    )


def _collect(shape: Shape, kinds: list[Any], inside: bool = False) -> Collect | None:
    """Lists every identity of these kinds that can be seen; None if there are none below."""
    if shape.kind in ("atom", "struct") and (shape.type in kinds or (inside and shape.kind == "atom")):
        name = getattr(shape.type, "__name__", "value")
        return lambda value, owner, look, into: into.append((name, value)) if value is not None else None
    if shape.kind == "secret" and shape.secret and shape.inner:
        return _collect_secret(shape.secret, _collect(shape.inner, kinds, True))
    if shape.kind == "atom" and shape.fields:  # a card in a tuple, with the seat that played it
        parts = [(int(place), part) for place, below in shape.fields if (part := _collect(below, kinds))]
        return _collect_tuple(parts) if parts else None
    if shape.kind == "struct":
        found = [(name, part) for name, below in shape.fields if (part := _collect(below, kinds))]
        return _collect_struct(found) if found else None
    inner = _collect(shape.inner, kinds, inside) if shape.inner else None
    return _collect_many(shape.kind, inner) if inner else None


def _collect_secret(secret: Secret, inner: Collect | None) -> Collect | None:
    def collect(value: Any, owner: int, look: Glance, into: list[Hashable]) -> None:
        if inner and sees(secret, owner, look):
            inner(value, owner, look, into)

    return collect if inner else None


def _collect_struct(fields: list[tuple[str, Collect]]) -> Collect:
    def collect(value: Any, owner: int, look: Glance, into: list[Hashable]) -> None:
        for name, part in fields:
            part(getattr(value, name), owner, look, into)

    return collect


def _collect_tuple(places: list[tuple[int, Collect]]) -> Collect:
    def collect(value: Any, owner: int, look: Glance, into: list[Hashable]) -> None:
        for place, part in places if value is not None else ():
            part(value[place], owner, look, into)

    return collect


def _collect_many(kind: str, inner: Collect) -> Collect:
    def collect(value: Any, owner: int, look: Glance, into: list[Hashable]) -> None:
        if value is None:
            return
        if kind == "optional":
            inner(value, owner, look, into)
        else:
            for number, part in enumerate(value.values() if kind == "dict" else value):
                inner(part, number if kind == "per_seat" else owner, look, into)

    return collect


# -- what a viewer cannot know ---------------------------------------------------------------------------------


def _find(shape: Shape) -> Find | None:
    """Lists the places whose values the viewer cannot see, with a way to put other values there."""
    if not shape.has_secrets:
        return None
    if shape.kind == "secret" and shape.secret and shape.inner:
        return _find_secret(shape, shape.secret, _find(shape.inner))
    if shape.kind == "struct":
        return _find_struct([(name, part) for name, below in shape.fields if (part := _find(below))])
    inner = _find(shape.inner) if shape.inner else None
    return _find_many(shape.kind, inner) if inner else None


def _find_secret(shape: Shape, secret: Secret, inner: Find | None) -> Find:
    leaf = shape.inner
    scalar = bool(leaf and leaf.kind in ("atom", "optional", "struct"))
    exchangeable = not scalar or bool(leaf and _is_identity((leaf.inner or leaf).type)) or shape.pool != _plain(leaf)

    def find(value: Any, owner: int, look: Glance, slots: list[Slot], put: Callable[[Any], None]) -> None:
        if sees(secret, owner, look):
            if inner:
                inner(value, owner, look, slots, put)
        elif isinstance(value, list):
            slots.extend((shape.pool, part, _put_item(value, number)) for number, part in enumerate(value))
        elif isinstance(value, dict):
            slots.extend((shape.pool, part, _put_item(value, key)) for key, part in value.items())
        elif value is not None and exchangeable and not isinstance(value, tuple):
            slots.append((shape.pool, value, put))

    return find


def _plain(leaf: Shape | None) -> str:
    kind = leaf and (leaf.inner or leaf).type
    return getattr(kind, "__name__", str(kind))


def _put_item(container: Any, key: Any) -> Callable[[Any], None]:
    return lambda value: container.__setitem__(key, value)


def _find_struct(fields: list[tuple[str, Find]]) -> Find:
    def find(value: Any, owner: int, look: Glance, slots: list[Slot], put: Callable[[Any], None]) -> None:
        for name, part in fields:
            part(getattr(value, name), owner, look, slots, _put_field(value, name))

    return find


def _put_field(struct: Any, name: str) -> Callable[[Any], None]:
    return lambda value: setattr(struct, name, value)


def _find_many(kind: str, inner: Find) -> Find:
    def find(value: Any, owner: int, look: Glance, slots: list[Slot], put: Callable[[Any], None]) -> None:
        if value is None:
            return
        if kind == "optional":
            inner(value, owner, look, slots, put)
            return
        for key, part in value.items() if kind == "dict" else enumerate(value):
            inner(part, key if kind == "per_seat" else owner, look, slots, _put_item(value, key))

    return find


class Door:
    """A game's three functions, and everything that leaves a match through them."""

    def __init__(self, game: Game) -> None:
        self.schema, self.facts, self.facts_for = game.schema, game.facts, game.facts_for
        shape = game.schema.shape
        self.fields = [(name, _see(part), name in game.schema.sides) for name, part in shape.fields]
        kinds = list(identities(shape))
        self._collect = _collect(shape, kinds) if shape.has_secrets else None
        self._find = _find(shape)
        self._is_open = not shape.has_secrets and game.facts_for is None

    def is_same_for_all(self, kernel: Kernel) -> bool:
        """Does everybody see the same now? Nothing is secret in the game, and no veil has fallen."""
        return self._is_open and (kernel.pos.veil is None or kernel.over is not None)

    def view(self, kernel: Kernel, viewer: Viewer) -> dict[str, Any]:
        """The state as this viewer may see it."""
        s = kernel.s
        look = Glance(viewer.seats, kernel.over is not None, s)
        veil = kernel.pos.veil if kernel.over is None else None
        sides = self._veiled(kernel, veil, viewer.seats) if veil is not None else {}
        out = {}
        for name, see, is_side in self.fields:
            value = sides[name] if veil is not None and is_side else getattr(s, name)
            out[name] = value if see is None else see(value, NOBODY, look)
        if self.facts is not None:
            out["facts"] = self.facts(msgspec.structs.replace(s, **sides) if sides else s)
        if self.facts_for is not None:
            seen = msgspec.structs.replace(s, **sides) if sides else s
            out["own_facts"] = {str(seat): self.facts_for(seen, seat) for seat in viewer.seats}
        return out

    def _veiled(self, kernel: Kernel, veil: Sequence[bytes], seats: Sequence[int]) -> dict[str, list[Any]]:
        """The sides behind a veil: one's own as it is, every other as it was when the veil fell.

        The bytes kept then are decoded anew for each look. The state itself must not be shown in their place even where
        it seems unchanged: that something is as before may be what nobody may know.
        """
        names = self.schema.sides
        sides: dict[str, list[Any]] = {name: list(getattr(kernel.s, name)) for name in names}
        for seat, data in enumerate(veil):
            if seat not in seats:
                for name, side in zip(names, kernel.decode_side(data), strict=True):
                    sides[name][seat] = side
        return sides

    def unveiled(self, kernel: Kernel, seats: Sequence[int]) -> Any:
        """The state with every side as the holder of these seats sees it; secrets are still in it."""
        veil = kernel.pos.veil if kernel.over is None else None
        return kernel.s if veil is None else msgspec.structs.replace(kernel.s, **self._veiled(kernel, veil, seats))

    def known(self, kernel: Kernel, viewer: Viewer) -> Counter[Hashable]:
        """The identities this viewer can see now, each as often as it is there."""
        into: list[Hashable] = []
        if self._collect:
            s = self.unveiled(kernel, viewer.seats)
            self._collect(s, NOBODY, Glance(viewer.seats, kernel.over is not None, s), into)
        return Counter(into)

    def everything(self, kernel: Kernel) -> Counter[Hashable]:
        """All identities there are, whoever can see them."""
        into: list[Hashable] = []
        if self._collect:
            self._collect(kernel.s, NOBODY, Glance(tuple(range(kernel.pos.seats)), True, kernel.s), into)
        return Counter(into)

    def exchange(self, s: Any, seats: Sequence[int], rng: Random) -> None:
        """Deal out again, in place, whatever a viewer holding these seats cannot see."""
        if self._find is None:
            return
        slots: list[Slot] = []
        self._find(s, NOBODY, Glance(tuple(seats), False, s), slots, lambda value: None)
        pools: dict[str, list[Slot]] = {}
        for slot in slots:
            pools.setdefault(slot[0], []).append(slot)
        for pool in pools.values():
            values = sorted((value for _, value, _ in pool), key=msgspec.msgpack.encode)
            rng.shuffle(values)  # of a sorted list: what comes of it does not depend on where things really are
            for (_, _, put), value in zip(pool, values, strict=True):
                put(value)


def door(game: Game) -> Door:
    """The game's door, made once."""
    found: Door | None = game.door
    if found is None:
        found = game.door = Door(game)
    return found


def view(kernel: Kernel, viewer: Viewer) -> dict[str, Any]:
    """The state as a viewer may see it."""
    return door(kernel.game).view(kernel, viewer)


def is_same_for_all(kernel: Kernel) -> bool:
    """Is the view the same, whoever looks?"""
    return door(kernel.game).is_same_for_all(kernel)


def view_json(kernel: Kernel, viewer: Viewer) -> bytes:
    """The view, encoded at once."""
    return msgspec.json.encode(view(kernel, viewer))
