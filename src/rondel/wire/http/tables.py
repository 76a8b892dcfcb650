"""Bodies of requests and answers about tables: set up, found, joined, copied."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from rondel.core.clocks import ClockSettings
from rondel.core.defaults import Who
from rondel.wire.http.body import Body
from rondel.wire.limits import MOST_SEATS, Count, Pin, SeatNumber, Token, Word
from rondel.wire.tables import Me, TableInfo, UndoMode, Visibility


class Seating(Body, frozen=True):
    """Who sits on a seat of a new table."""

    kind: Literal["free", "me", "bot"] = "free"
    name: Annotated[str, Meta(max_length=40)] = ""
    bot: Word = ""
    """Empty: the game's usual one."""


class NewTable(Body, frozen=True):
    game: Word
    options: dict[str, Any] = {}
    seats: Annotated[int, Meta(ge=1, le=MOST_SEATS)] | None = None
    """How many; None: as many as the game proposes."""
    seating: Annotated[tuple[Seating, ...], Meta(max_length=MOST_SEATS)] = ()
    """Seat by seat from the first; seats that are not named stay free.

    Empty: I take the first one, or none where the host plays the free ones anyway.
    """
    clock: Word | ClockSettings | None = None
    """The name of a preset, of a clock of the game's own, or settings; None: what the game proposes, as below."""
    undo: UndoMode | None = None
    undo_shown: bool | None = None
    """Also what others have seen may be taken back."""
    undo_learned: bool | None = None
    """Also what brought something hidden to light."""
    undo_once: bool | None = None
    """One step back, then somebody must act."""
    hints: bool = True
    """Players may ask for hints."""
    watchers_heard: bool = False
    """Those who sit hear during the match what those say who only watch."""
    rollback_by: Who | None = None
    """Who may go back to the beginning of a phase or round: only the host, or everybody as `undo` says."""
    pause_by: Who | None = None
    """Who may pause and resume: only the host, or whoever sits at the table."""
    visibility: Visibility = "link"
    name: Annotated[str, Meta(max_length=60)] = ""
    """Of the table."""
    my_name: Annotated[str, Meta(max_length=40)] = ""
    """Mine, if I have none yet."""
    hotseat: bool = False
    start: bool = False
    """Begin at once, if all seats are taken."""


class Join(Body, frozen=True):
    """Sit down, in one step, also as a stranger."""

    name: Annotated[str, Meta(max_length=40)] = ""
    """How the others see me; needed once."""
    seat: SeatNumber | None = None
    """None: the first free one."""


class TablePage(Struct, frozen=True):
    table: TableInfo
    me: Me
    seats: tuple[int, ...]
    """Those I hold."""


class TableList(Struct, frozen=True):
    tables: tuple[TableInfo, ...]


class SeatLink(Struct, frozen=True):
    """How to have the same seat on another device. Making a new one revokes the old one."""

    seat: int
    token: str
    link: str
    pin: str
    """With room code and seat number as good as the link."""


class ClaimSeat(Body, frozen=True):
    """By the token of a seat link, or by room code, seat and PIN."""

    token: Token = ""
    code: Word = ""
    seat: SeatNumber | None = None
    pin: Pin | None = None


class Fork(Body, frozen=True):
    at: Count
    """After which entry the new table begins."""
    seat: SeatNumber | None = None
    """What this seat could not know is dealt out again, and I play it; None: only what was public is kept, and I play
    my own seat, or the first."""
    bot: Word = ""
    """Who plays the other seats; empty: bots that sat there stay, and for people come the usual ones."""
    counted: tuple[SeatNumber, ...] | None = None
    """The seats with which the number was counted; None: all I hold."""
    hotseat: bool = False
    """I play all seats myself."""
