"""Bodies of answers about what has been: moments, proofs, what was said."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from rondel.core.interaction import Interaction
from rondel.core.log import UndoReach
from rondel.core.outcome import Outcome
from rondel.messages import Words
from rondel.wire.messages import Happened, LogEntry
from rondel.wire.tables import ChatLine


class HistoryMark(Struct, frozen=True):
    """Where a step, phase, turn or round began."""

    v: int
    level: UndoReach
    label: Words
    seat: int


class History(Struct, frozen=True, omit_defaults=True):
    """The table of contents of a match."""

    version: int
    log: tuple[LogEntry, ...]
    marks: tuple[HistoryMark, ...]
    outcome: Outcome | None = None
    viewers: tuple[int, ...] = ()
    """With which seats' eyes the asker may look."""
    bots: tuple[str, ...] = ()
    """The levels of the bots against which one can try again, the weakest first."""
    earlier: bool = False
    """There are lines before these; only where a page was asked for."""


class PastPicture(Struct, frozen=True):
    at: int
    seat: int | None
    view: dict[str, Any]
    interaction: Interaction
    events: tuple[Happened, ...]


class Verified(Struct, frozen=True, omit_defaults=True):
    """Does the match lead where it is said to lead?"""

    ok: bool
    text: Words
    seed: str
    commitment: str
    digest: str
    entries: int
    outcome: Outcome | None = None


class ChatPage(Struct, frozen=True):
    lines: tuple[ChatLine, ...]
