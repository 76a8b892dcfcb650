"""What the workshop's window is told. The window writes the same types down in `client/src/dev/told.ts`."""

from __future__ import annotations

from typing import Any

from msgspec import Raw, Struct

from rondel.core.visibility import Visible
from rondel.dev.problems import Problem
from rondel.wire.http.games import OptionField


class Step(Struct, frozen=True, omit_defaults=True):
    """One step of the course."""

    step: int
    v: int = 0
    """The number of its entry; 0 for the beginning of a line."""
    how: str = ""
    """Of a beginning: how it came about."""
    seat: int | None = None
    name: str = ""
    args: Any = None
    auto: bool = False
    gone: bool = False
    """It was taken back."""
    place: str = ""
    """Where the match was after it, as far as that is known."""
    lines: tuple[str, ...] = ()
    """What the log says of it to those who may know everything."""
    events: tuple[dict[str, Any], ...] = ()
    """What came of it, with all parameters."""


class May(Struct, frozen=True, omit_defaults=True):
    """Something a seat may do, or why not."""

    seat: int
    name: str
    label: str
    enabled: bool = True
    reason: str = ""
    ways: int = 0
    """How many ways there are to do it, as far as they are listed."""


class FlowNode(Struct, frozen=True):
    """A node one can jump to."""

    key: str
    part: str
    """Its name in the diagram."""
    label: str
    depth: int


class Bench(Struct, frozen=True, omit_defaults=True):
    """Everything there is to know about where the match stands."""

    state: Raw
    views: tuple[Raw, ...]
    """As each seat sees it, and a spectator last."""
    visible: tuple[Visible, ...]
    """Who sees what, as the game declares it."""
    diagram: str
    nodes: tuple[FlowNode, ...]
    path: tuple[str, ...]
    turn: int
    round: int
    turn_of: int
    waits_for: tuple[int, ...]
    may: tuple[May, ...]
    steps: tuple[Step, ...]
    seed: str
    drawn: int
    """How many words of chance have been drawn."""
    over: str = ""
    broken: tuple[str, ...] = ()
    """Invariants that do not hold."""


class Told(Struct, frozen=True, omit_defaults=True):
    """Everything a window needs to show where the author stands."""

    version: int
    pages: int
    folder: str
    problems: tuple[Problem, ...] = ()
    title: str = ""
    table: str = ""
    """The code of the table; empty while there is no game."""
    seats: int = 0
    seat_range: tuple[int, int] = (1, 1)
    bots: tuple[str, ...] = ()
    """Which bot plays each seat; empty for none."""
    levels: tuple[str, ...] = ()
    """The bots there are."""
    took_ms: int = 0
    here: int = 0
    last: int = 0
    bench: Bench | None = None
    saved: str = ""
    """The file that was written last."""
    options: dict[str, Any] = {}
    """With which options the match was begun."""
    fields: tuple[OptionField, ...] = ()
    """What can be chosen for each of them."""


class Thought(Struct, frozen=True, omit_defaults=True):
    """A decision a bot thinks of."""

    label: str
    chance: float | None = None
    reasons: tuple[str, ...] = ()


class Thoughts(Struct, frozen=True, omit_defaults=True):
    """What a bot thinks on a seat."""

    seat: int
    said: str = ""
    ideas: tuple[Thought, ...] = ()


class Lack(Struct, frozen=True, omit_defaults=True):
    """Something that is wrong with a game's catalogues."""

    kind: str
    where: str
    text: str
