"""Facts in the past tense with an audience, and how they are told.

The readable log, animation, notifications and statistics all come from events. A game declares them as facts; the
catalogue says each under its name.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Literal

from msgspec import Struct, to_builtins
from msgspec.structs import asdict

from rondel.messages import Message, Words

Tone = Literal["plain", "light", "decides", "loss"]
"""How much a line of the log weighs: routine, the usual, something settled, something lost."""
Formatter = Callable[[Any], Message | Words]


class Event(Struct, frozen=True, omit_defaults=True, gc=False):
    """Something that happened."""

    name: str
    params: dict[str, Any] = {}
    audience: tuple[int, ...] | None = None
    """The seats that may know of it; nobody in particular means everybody."""
    by: int | None = None
    """The seat under whose veil or secret gate it happened; others learn of it when that opens."""
    flow: bool = False
    """Raised by the engine about the flow itself, not told in the readable log."""

    def known_to(self, seats: Sequence[int]) -> bool:
        """May a viewer holding these seats know of it, once no veil covers it?"""
        return self.audience is None or any(seat in self.audience for seat in seats)


class Fact(Message):
    """Something that happened in a game: its key is the event's name, its fields are what boards are told of it."""

    decides: ClassVar[bool] = False
    """Does it settle something, such as a trick, a fight or a vote? Screens give people longer to see it."""
    reveals: ClassVar[bool] = False
    """Is it meant to tell everybody something that was hidden until then, such as how a seat voted?"""

    loses: ClassVar[tuple[str, ...] | None] = None
    """Does somebody lose something by it? The fields that name their seats; none where it is nobody's in particular."""
    light: ClassVar[bool] = False
    """Is it mere routine, such as drawing a card, that people need not read?"""

    def told(self) -> Message | None:
        """What the log says of it; nothing where it is there for boards alone."""
        return self

    @property
    def tone(self) -> Tone:
        """How much it weighs for its readers."""
        if self.loses is not None:
            return "loss"
        return "decides" if self.decides else "light" if self.light else "plain"

    @property
    def losers(self) -> tuple[int, ...]:
        """The seats that lose something by it."""
        found = (getattr(self, field) for field in self.loses or ())
        return tuple(seat for seat in found if seat is not None)

    @property
    def params(self) -> dict[str, Any]:
        """Its fields as any encoding can carry them."""
        params = asdict(self)
        for field, value in params.items():
            if type(value) not in _PLAIN:
                params[field] = to_builtins(value, str_keys=True)
        return params


def plain(params: Mapping[str, Any]) -> dict[str, Any]:
    """The parameters as values that any encoding can carry."""
    return {key: value if type(value) in _PLAIN else to_builtins(value, str_keys=True) for key, value in params.items()}


_PLAIN = (int, str, bool)
