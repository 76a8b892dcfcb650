"""What can be done about a table, with what comes of it."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from rondel.core.clocks import ClockSettings
from rondel.core.defaults import Who
from rondel.wire.http.body import Body
from rondel.wire.http.tables import SeatLink
from rondel.wire.limits import MOST_SEATS, Count, Name, Reason, SeatNumber, Text, Word
from rondel.wire.tables import TableInfo, UndoMode, Visibility


class TableAction(Body, frozen=True, tag_field="type"):
    """Base of what can be done about a table; each says who may."""


class StartTable(TableAction, frozen=True, tag="start"):
    """Host: begin the match."""


class ChangeTable(TableAction, frozen=True, tag="change"):
    """Host, before the start: what is None stays. Clock and undo policy apply to the match when it starts."""

    options: dict[str, Any] | None = None
    seats: Annotated[int, Meta(ge=1, le=MOST_SEATS)] | None = None
    clock: Word | ClockSettings | None = None
    undo: UndoMode | None = None
    undo_shown: bool | None = None
    undo_learned: bool | None = None
    undo_once: bool | None = None
    hints: bool | None = None
    watchers_heard: bool | None = None
    """From now on; what was said among those who watch stays there until the end. Also during the match."""
    rollback_by: Who | None = None
    pause_by: Who | None = None
    visibility: Visibility | None = None
    """Also during the match, but a public table stays public then."""
    name: Annotated[str, Meta(max_length=60)] | None = None


class PauseTable(TableAction, frozen=True, tag="pause"):
    """Host, or anybody who sits where the table says so: stop the clocks."""

    reason: Reason = ""


class ResumeTable(TableAction, frozen=True, tag="resume"):
    """As `pause`."""


class TakeSeat(TableAction, frozen=True, tag="take"):
    """Sit down on one more seat, before the start or where somebody left: for playing on one device."""

    seat: SeatNumber
    name: Annotated[str, Meta(max_length=40)] = ""


class LeaveSeat(TableAction, frozen=True, tag="leave"):
    """Before the start: stand up. Later: a bot stands in until I come back."""

    seat: SeatNumber
    bot: Word = ""
    """Empty: the game's usual one."""


class KickSeat(TableAction, frozen=True, tag="kick"):
    """Host: the seat is free again; in a running match a bot stands in."""

    seat: SeatNumber
    bot: Word = ""
    """Empty: the game's usual one."""


class PutBot(TableAction, frozen=True, tag="bot"):
    """Host: a bot takes a free seat, or stands in for somebody; for strangers only if they are away or out of time."""

    seat: SeatNumber
    bot: Word = ""
    """Empty: the game's usual one."""


class GiveBack(TableAction, frozen=True, tag="give_back"):
    """Who held the seat, or the host: the bot stands up again."""

    seat: SeatNumber


class HandOver(TableAction, frozen=True, tag="hand_over"):
    """Who holds the seat, or the host: the next one to open the seat link that is returned has it for good."""

    seat: SeatNumber


class TransferHost(TableAction, frozen=True, tag="transfer"):
    """Host: somebody who sits is a host from now on, instead of me."""

    seat: SeatNumber


class GrantHost(TableAction, frozen=True, tag="grant_host"):
    """Host: somebody who sits is a host as well."""

    seat: SeatNumber


class RevokeHost(TableAction, frozen=True, tag="revoke_host"):
    """Host: somebody, perhaps I myself, is a host no longer; one always remains."""

    person: Word


class TakeHost(TableAction, frozen=True, tag="take_host"):
    """Who sits, or anybody where nobody sits: be a host as well, when none has been there for a while."""


class RenameSeat(TableAction, frozen=True, tag="rename"):
    """Who holds the seat."""

    seat: SeatNumber
    name: Name


class Resign(TableAction, frozen=True, tag="resign"):
    """Who holds the seat: leave the match for good."""

    seat: SeatNumber


class OfferDraw(TableAction, frozen=True, tag="draw"):
    """Who holds the seat, where the game knows draws: offer one, accept (`yes`) or decline (`no`)."""

    seat: SeatNumber
    yes: bool = True


class Rematch(TableAction, frozen=True, tag="rematch"):
    """Anybody who sits, after the end: the same table again."""

    rotate: bool = True
    """Everybody moves on by one seat."""


class EndTable(TableAction, frozen=True, tag="end"):
    """Host: the match is over, nobody wins. Before the start: close the table."""

    reason: Reason = ""


class ArchiveTable(TableAction, frozen=True, tag="archive"):
    """Host, after the end: off everybody's list; history stays readable."""


class MuteChat(TableAction, frozen=True, tag="mute"):
    """Host: nobody hears this person any more at this table."""

    person: Word
    muted: bool = True


class ReportChat(TableAction, frozen=True, tag="report"):
    """Anybody: show a line of the chat to whoever runs the server."""

    line: Count
    text: Text = ""


AnyTableAction = (
    StartTable
    | ChangeTable
    | PauseTable
    | ResumeTable
    | TakeSeat
    | LeaveSeat
    | KickSeat
    | PutBot
    | GiveBack
    | HandOver
    | TransferHost
    | GrantHost
    | RevokeHost
    | TakeHost
    | RenameSeat
    | Resign
    | OfferDraw
    | Rematch
    | EndTable
    | ArchiveTable
    | MuteChat
    | ReportChat
)


class ActionDone(Struct, frozen=True, omit_defaults=True):
    table: TableInfo
    link: SeatLink | None = None
    """For `hand_over`."""
    other: str = ""
    """For `rematch`: the new table."""
