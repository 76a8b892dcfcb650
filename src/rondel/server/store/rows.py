"""What is kept, as types."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

from rondel.core.autopass import Preference
from rondel.core.clocks import ClockSettings
from rondel.core.defaults import Who
from rondel.core.header import Header
from rondel.core.outcome import Outcome
from rondel.core.policy import UndoPolicy
from rondel.core.user_actions import Draws
from rondel.messages import Words
from rondel.wire.tables import Status, UndoMode, Visibility


class SeatData(Struct, omit_defaults=True):
    """One seat of a table; who holds it is kept beside, so that people can be forgotten."""

    kind: Literal["free", "person", "bot"] = "free"
    name: str = ""
    bot: str = ""
    stands_in: bool = False
    left: bool = False


class HostData(Struct, omit_defaults=True):
    """Somebody who is or was a host. The log numbers hosts by their place in the list, so nobody leaves it."""

    person: str = ""
    name: str = ""


class TableData(Struct, omit_defaults=True):
    """Everything about a table but its entries."""

    name: str
    seats: list[SeatData]
    hosts: list[HostData] = []
    """Everybody who has been a host; who is one now is kept beside, like those who hold seats."""
    options: dict[str, Any] = {}
    clock: ClockSettings = ClockSettings()
    undo: UndoMode = "consent"
    undo_shown: bool = False
    undo_learned: bool = False
    undo_once: bool = False
    hints: bool = True
    watchers_heard: bool = False
    rollback_by: Who = "host"
    pause_by: Who = "host"
    host_plays_free: bool = False
    hotseat: bool = False
    header: Header | None = None
    """Once the match has started."""
    started: int = 0
    finished: int = 0
    closed: Words = ""
    paused: str = ""
    """Why the match is paused."""
    set_aside: Words = ""
    """Why it cannot go on under the rules that are there."""
    outcome: Outcome | None = None
    draws: Draws = Draws()
    preferences: dict[int, Preference] = {}
    rematch: str = ""
    forked_from: str = ""
    lesson: bool = False
    """It is a first match, with a coach."""
    muted: list[str] = []
    kicked: list[str] = []
    """Who was shown out of a seat, and has none since."""
    handed_on: list[str] = []
    """Who gave a seat to somebody else, and knows what it saw."""


AGREED = (
    "name",
    "options",
    "clock",
    "undo",
    "undo_shown",
    "undo_learned",
    "undo_once",
    "hints",
    "watchers_heard",
    "rollback_by",
    "pause_by",
    "hotseat",
)
"""How a table is set up: what everybody reads about it, and what a rematch keeps."""


def agreed(data: TableData) -> dict[str, Any]:
    return {name: getattr(data, name) for name in AGREED}


def policy(data: TableData) -> UndoPolicy:
    """What a table allows to take back."""
    shown, learned, once = data.undo_shown, data.undo_learned, data.undo_once
    return UndoPolicy(data.undo, shown, learned, once, data.clock.undo, data.rollback_by)


class TableRow(Struct):
    """A table as it is kept."""

    id: str
    code: str
    game: str
    status: Status
    visibility: Visibility
    entries: int
    waiting: tuple[int, ...]
    deadline: int | None
    created: int
    updated: int
    revision: int
    data: TableData


class Person(Struct, frozen=True):
    id: str
    name: str
    email: str = ""
    verified: bool = False
    password: str = ""
    created: int = 0
    banned: str = ""
    settings: dict[str, Any] = {}

    @property
    def account(self) -> bool:
        return bool(self.email)


class Link(Struct, frozen=True):
    """A seat link that is in force."""

    table: str
    seat: int
    kind: str
    """`share`: another device of the same player. `hand_over`: whoever comes has the seat alone."""


class MatchResult(Struct, frozen=True, omit_defaults=True):
    """A finished match, for statistics."""

    seats: int
    entries: int
    net_ms: int
    outcome: Outcome
    events: dict[str, int] = {}


class Notice(Struct, frozen=True, omit_defaults=True):
    """Something to be sent."""

    id: str
    channel: str
    person: str
    table: str
    due: int
    tries: int
    body: dict[str, Any]


class Subscription(Struct, frozen=True):
    """A browser that wants to be told."""

    endpoint: str
    p256dh: str
    auth: str


encode = msgspec.json.Encoder().encode
decode_data = msgspec.json.Decoder(TableData).decode
decode_result = msgspec.json.Decoder(MatchResult).decode


def waiting_text(seats: tuple[int, ...]) -> str:
    return ",".join(map(str, seats))


def waiting_seats(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split(","))) if text else ()
