"""What is told about tables, seats and people."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from rondel.core.clocks import ClockSettings
from rondel.core.defaults import Who
from rondel.core.outcome import Outcome
from rondel.messages import Words

Status = Literal["open", "running", "paused", "finished", "archived"]
Visibility = Literal["public", "link", "private"]
"""Who finds it and may watch: anybody in the lobby; whoever has the code; only those who sit."""
UndoMode = Literal["own", "latest", "consent", "host", "free", "off"]
"""`own`: what concerns nobody else. `latest`: the very latest command. `consent`: more, if those affected agree."""


class SeatInfo(Struct, frozen=True, omit_defaults=True):
    """One seat as everybody sees it."""

    seat: int
    kind: Literal["free", "person", "bot"]
    name: str
    bot: str = ""
    """The bot that plays it, also while it stands in for somebody."""
    style: Literal["", "bold", "careful"] = ""
    """How that bot plays, among others as strong as it."""
    stands_in: bool = False
    """A bot plays for a person, who can have the seat back."""
    connected: bool = False
    thinking: bool = False
    """It is this seat's move, and somebody is there."""
    away: bool = False
    """Connected, but not looking."""
    host: bool = False
    left: bool = False
    """Resigned, kicked or out of time: the seat plays no more."""
    mine: bool = False


class HostInfo(Struct, frozen=True, omit_defaults=True):
    """One of those who run the table, as the others at it see them."""

    person: str
    name: str
    seat: int | None = None
    """Where they sit, if they do."""
    me: bool = False


class TableInfo(Struct, frozen=True, omit_defaults=True):
    """A table as one person sees it."""

    id: str
    code: str
    """The room code to type."""
    link: str
    """Where to sit down; also what the QR picture says."""
    game: str
    title: str
    version: str
    """Of the rules."""
    name: str
    status: Status
    visibility: Visibility
    seats: tuple[SeatInfo, ...]
    options: dict[str, Any]
    clock: ClockSettings
    undo: UndoMode
    undo_shown: bool = False
    undo_learned: bool = False
    undo_once: bool = False
    hints: bool = True
    """Players may ask for hints."""
    watchers_heard: bool = False
    """Those who sit hear during the match what those say who only watch."""
    rollback_by: Who = "seats"
    """Who may go back to the beginning of a phase or round: everybody as `undo` says, or only the host."""
    pause_by: Who = "seats"
    """Who may pause and resume: whoever sits at the table, or only the host."""
    may_pause: bool = False
    """The viewer may pause or resume now."""
    hotseat: bool = False
    """Everybody plays on one device: the client draws a curtain between seats."""
    created: int = 0
    started: int = 0
    finished: int = 0
    updated: int = 0
    entries: int = 0
    waiting_for: tuple[int, ...] = ()
    waits_for_me: bool = False
    deadline: int | None = None
    """When the next penalty is due, for the viewer's own seats if there are any."""
    paused: str = ""
    """Why the match is paused."""
    set_aside: Words = ""
    """Why it cannot go on under the rules that are there; its log can be read."""
    closed: Words = ""
    """Why the table was closed."""
    outcome: Outcome | None = None
    commitment: str = ""
    """The hash of the seed."""
    seed: str = ""
    """Revealed when the match is over."""
    spectators: int = 0
    offers_draw: bool = False
    """The game knows agreed draws."""
    draw: tuple[int, ...] = ()
    """Seats that offer or have accepted a draw."""
    rematch: str = ""
    """The table where it goes on."""
    forked_from: str = ""
    lesson: bool = False
    """It is somebody's first match, with a coach."""
    host: bool = False
    """The viewer is one of the hosts."""
    hosts: tuple[HostInfo, ...] = ()
    """Everybody who runs the table; told to those who sit at it or run it."""
    host_absent_s: int = 0
    """So long no host may be there before somebody else can take the part; 0: nobody can."""
    can_start: bool = False
    why_not_start: Words = ""


class Me(Struct, frozen=True, omit_defaults=True):
    """Who the client is."""

    person: str = ""
    """Empty: a stranger, nothing is kept about them."""
    name: str = ""
    account: bool = False
    email: str = ""
    verified: bool = False
    csrf: str = ""
    """To be sent back in the header `x-rondel-csrf` with every request that is not a GET."""


Room = Literal["table", "watchers"]
"""`table`: everybody hears it. `watchers`: whoever only watches; those who sit and run it, when the match is over."""


class ChatLine(Struct, frozen=True, omit_defaults=True):
    """Something somebody said at the table."""

    number: int
    person: str
    name: str
    seat: int | None
    """Where the speaker sat."""
    at: int
    text: str = ""
    phrase: str = ""
    """The key of a canned phrase, to be translated, or of a reaction, to be shown."""
    v: int = 0
    """How far the match was, as the reader counts."""
    room: Room = "table"
    to: int = 0
    """The number of the line that a reaction is for; 0: for what is happening at the table."""


class Present(Struct, frozen=True, omit_defaults=True):
    """Who is there."""

    connected: tuple[int, ...] = ()
    away: tuple[int, ...] = ()
    spectators: int = 0
    screens: int = 0
    hosts: int = 0
    """How many devices of hosts are connected."""
    hosts_gone: int = 0
    """Since when none is, in milliseconds; 0: one is there."""
