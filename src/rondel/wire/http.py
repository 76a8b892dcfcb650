"""Bodies of HTTP requests and answers."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from rondel.core.clocks import ClockSettings
from rondel.core.defaults import TableDefaults, Who
from rondel.core.interaction import Interaction
from rondel.core.lesson import LessonStep
from rondel.core.log import UndoReach
from rondel.core.outcome import Outcome
from rondel.core.outline import ViewPart
from rondel.core.reference import ReferenceItem
from rondel.messages import Words
from rondel.wire.limits import (
    MOST_SEATS,
    Address,
    Count,
    Email,
    Name,
    Password,
    Pin,
    Reason,
    SeatNumber,
    Text,
    Token,
    Word,
)
from rondel.wire.messages import Happened, LogEntry
from rondel.wire.tables import ChatLine, Me, TableInfo, UndoMode, Visibility


class Body(Struct, frozen=True, forbid_unknown_fields=True):
    """Base of what a client sends."""


class ErrorBody(Struct, frozen=True, omit_defaults=True):
    """What every refusal over HTTP looks like."""

    code: str
    text: Words
    params: dict[str, Any] = {}


class Done(Struct, frozen=True, omit_defaults=True):
    """It worked, and there is nothing more to say."""

    ok: bool = True
    text: Words = ""


# -- games -----------------------------------------------------------------------------------------------------


class OptionField(Struct, frozen=True, omit_defaults=True):
    """One option of a game, for a form."""

    name: str
    kind: Literal["bool", "int", "choice", "text", "many"]
    label: str
    help: str = ""
    default: Any = None
    min: int | None = None
    max: int | None = None
    choices: tuple[Any, ...] = ()
    labels: tuple[str, ...] = ()
    """One per choice."""
    optional: bool = False
    """May be null."""
    needs: dict[str, Any] = {}
    """Shown only while other options have these values."""


class ExportInfo(Struct, frozen=True, omit_defaults=True):
    """Something that can be taken away from a match: `/api/tables/{table}/exports/{name}`."""

    name: str
    label: Words
    only_over: bool = False
    """It can be had once the match is over."""


class GameWeb(Struct, frozen=True, omit_defaults=True):
    """What a game's package brings for the browser; all of it lies below `base`."""

    base: str
    """Changes whenever anything in it does."""
    board: str = ""
    """A module that draws the table."""
    cover: str = ""
    """The picture on the box."""
    rules: dict[str, str] = {}
    """The rules to read, by language."""


class BoardFailure(Body, frozen=True):
    """A board that could not be shown, as the browser saw it: for whoever runs the server."""

    what: Annotated[str, Meta(max_length=500)]
    file: Annotated[str, Meta(max_length=200)] = ""
    line: Annotated[int, Meta(ge=0)] = 0


class GameInfo(Struct, frozen=True, omit_defaults=True):
    """A game one can set up."""

    name: str
    title: str
    version: str
    summary: str
    stage: str
    seats: tuple[int, int]
    minutes: tuple[int, int]
    table: TableDefaults
    """What the game proposes for its tables: chairs, clock, undo, who may pause."""
    options: tuple[OptionField, ...] = ()
    schema: dict[str, Any] = {}
    """JSON Schema of the options."""
    presets: dict[str, dict[str, Any]] = {}
    """Named sets of options."""
    preset_titles: dict[str, str] = {}
    """What they are called."""
    bots: tuple[str, ...] = ()
    """Who can be seated, the weakest first: `easy`, `normal`, `hard`, or whatever the game calls its levels."""
    usual_bot: str = ""
    """The one that fits most people; it sits down where none is named."""
    hints: bool = False
    """The game can be judged: there are hints with reasons, and a win-chance line after a match."""
    offers_draw: bool = False
    exports: tuple[ExportInfo, ...] = ()
    has_reference: bool = False
    """What is printed on its components can be searched."""
    has_lesson: bool = False
    """There is a first match that teaches it: `/api/games/{name}/lesson`."""
    view: ViewPart | None = None
    """What a view of it is made of."""
    web: GameWeb | None = None
    """What its package brings for the browser, where it does."""
    open_tables: int = 0


class GameList(Struct, frozen=True):
    games: tuple[GameInfo, ...]
    clocks: dict[str, ClockSettings]
    """Clock presets by name."""
    phrases: dict[str, str]
    """Canned phrases of the chat: key and English text."""
    reactions: tuple[str, ...] = ()
    """What can be shown with one tap instead of said: keys."""


class GameStatistics(Struct, frozen=True, omit_defaults=True):
    """What the finished matches of a game add up to."""

    game: str
    matches: int
    entries: int
    minutes: float
    """On average, pauses not counted."""
    wins: dict[str, int] = {}
    """By seat."""
    reasons: dict[str, int] = {}
    """Why they ended."""
    events: dict[str, float] = {}
    """How often each event happens in a match, on average."""
    scores: dict[str, float] = {}
    """Average score by seat, where the game keeps score."""


class ReferencePage(Struct, frozen=True):
    """What was found in a game's reference."""

    count: int
    """How many there are in all."""
    items: tuple[ReferenceItem, ...]
    kinds: tuple[str, ...]
    """Every kind of item the reference has."""


class NamesPage(Struct, frozen=True):
    """What the things are called that a game's state refers to."""

    names: dict[str, dict[str, Words]] = {}
    """By what they are, as the `refers` of a view's parts say it, and by their text."""


class LessonPage(Struct, frozen=True):
    """What is said in a game's first match, in this order."""

    steps: tuple[LessonStep, ...]


class OpenLesson(Body, frozen=True):
    """Sit down to a game's first match: the one I am in the middle of, or a new one."""

    my_name: Annotated[str, Meta(max_length=40)] = ""
    """Mine, if I have none yet."""
    again: bool = False
    """From the beginning, also where I am in the middle of one."""


class CheckOptions(Body, frozen=True):
    seats: Annotated[int, Meta(ge=1, le=MOST_SEATS)]
    options: dict[str, Any] = {}


class Checked(Struct, frozen=True, omit_defaults=True):
    ok: bool
    reason: Words = ""
    options: dict[str, Any] = {}
    """All of them, defaults filled in."""


# -- tables ----------------------------------------------------------------------------------------------------


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
    """Host: a bot takes a free seat, or stands in for somebody absent."""

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


# -- people ----------------------------------------------------------------------------------------------------


class Rename(Body, frozen=True):
    name: Name


class Register(Body, frozen=True):
    """Make the guest I am an account; tables and seats stay."""

    email: Email
    password: Password
    name: Annotated[str, Meta(max_length=40)] = ""


class Login(Body, frozen=True):
    email: Email
    password: Annotated[str, Meta(max_length=200)]


class ForgotPassword(Body, frozen=True):
    email: Email


class ResetPassword(Body, frozen=True):
    token: Token
    password: Password


class VerifyEmail(Body, frozen=True):
    token: Token


class DeleteMe(Body, frozen=True):
    """Everything about me goes; in matches I am 'somebody'."""

    sure: bool


class NoticeSettings(Body, frozen=True):
    """How somebody wants to be told that it is their turn."""

    mail: bool = True
    webhook: Address = ""
    push: bool = False
    language: Word = "en"


class PushSubscription(Body, frozen=True):
    """What the browser's push service gave the client."""

    endpoint: Address
    p256dh: Token = ""
    auth: Token = ""


class PushKey(Struct, frozen=True):
    key: str
    """The server's public key; empty: this server cannot push."""


class WebhookKey(Struct, frozen=True):
    key: str
    """The header `x-rondel-signature` is `sha256=` and the HMAC of the body with this key, in hexadecimal."""


class TestNotice(Body, frozen=True):
    channel: Literal["mail", "webhook", "push"]
