"""Every message of the socket: one union for each direction, told apart by `type`."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from rondel.core.advice import Hint
from rondel.core.clocks import Reading
from rondel.core.events import Tone
from rondel.core.interaction import Input, Interaction
from rondel.core.log import UndoReach
from rondel.core.outcome import Outcome
from rondel.core.stakes import Stakes
from rondel.messages import Words
from rondel.wire.limits import Actor, Count, Id, SeatNumber, Text, Word
from rondel.wire.tables import ChatLine, Me, Present, TableInfo

PROTOCOL = 1

# -- from the client -------------------------------------------------------------------------------------------


class FromClient(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """Base of what a client sends."""


class Hello(FromClient, frozen=True, tag="hello"):
    """The first message on every socket."""

    protocol: int = PROTOCOL
    last: Count | None = None
    """The last entry the client knows; the welcome then tells only what is new."""
    role: Literal["player", "spectator", "screen"] = "player"
    """A player sees with the eyes of the seats held; spectators and big screens hold none."""
    seats: tuple[SeatNumber, ...] | None = None
    """Only some of the seats held, for pass-and-play; None: all of them."""
    host: bool = False
    """Show the host's offers too; only the host may."""
    paged: bool = False
    """Tell only the newest lines of a long log; the client asks for the others (`log`)."""
    sat: bool = False
    """The last picture was seen from a seat: who has lost it meanwhile is told so, instead of watching from now on."""


class AskLog(FromClient, frozen=True, tag="log"):
    """Lines of the log before one that is known."""

    id: Id
    before: Count


class Act(FromClient, frozen=True, tag="command"):
    """A move, an answer, a request, or `undo`, `redo`, `undo_answer`, `bar`, `dismiss`."""

    id: Annotated[Id, Meta(min_length=1)]
    """Made up by the client; sending it again applies it once and acknowledges it again."""
    seat: Actor
    name: Word
    args: dict[str, Any] | None = None
    version: Count | None = None
    """The version of the interaction the person was looking at."""
    as_host: bool = False
    """Act for a seat that is not one's own, as the host; the log shows it."""


class Narrow(FromClient, frozen=True, tag="narrow"):
    """The next input's candidates, for an offer with `narrow`."""

    id: Id
    seat: Actor
    name: Word
    chosen: tuple[Any, ...] = ()


class Weigh(FromClient, frozen=True, tag="weigh"):
    """What would this decision of the seat, or of the host, bring? Nothing is done."""

    id: Id
    seat: Actor
    name: Word
    args: dict[str, Any] | None = None


class Look(FromClient, frozen=True, tag="look"):
    """The match as it was after an entry; the live updates go on meanwhile."""

    id: Id
    at: Count
    seat: SeatNumber | None = None
    """With whose eyes: a seat held, or any once the match is over; None: a spectator's."""


class AskHint(FromClient, frozen=True, tag="hint"):
    """What could this seat do? First a nudge; asked again with `ideas`, decisions with reasons."""

    id: Id
    seat: SeatNumber
    ideas: bool = False


class Say(FromClient, frozen=True, tag="say"):
    """Something for the chat: a text, or the key of a canned phrase or of a reaction."""

    id: Id
    text: Text = ""
    phrase: Word = ""
    to: Count = 0
    """The number of the line that a reaction is for."""


class Here(FromClient, frozen=True, tag="here"):
    """Is somebody looking? While they are, they get no mail."""

    looking: bool
    seen: Count | None = None
    """Looking away: the version on the screen, where what was sent is still being shown; None: all of it was seen."""


class Resync(FromClient, frozen=True, tag="resync"):
    """The client noticed a gap, and wants everything after `last`."""

    last: Count | None = None


class Ping(FromClient, frozen=True, tag="ping"):
    """Are you there?"""

    id: Id = ""


ClientMessage = Hello | AskLog | Act | Narrow | Weigh | Look | AskHint | Say | Here | Resync | Ping

# -- from the server -------------------------------------------------------------------------------------------


class FromServer(Struct, frozen=True, tag_field="type"):
    """Base of what the server sends."""


class Happened(Struct, frozen=True, omit_defaults=True, gc=False):
    """An event: something to animate."""

    v: int
    name: str
    params: dict[str, Any] = {}
    decides: bool = False
    """It settles something: people need longer to see it."""


class LineNote(Struct, frozen=True, omit_defaults=True, gc=False):
    """What weighs more or less than usual among the lines of an entry."""

    line: int
    """Its place among them, from 0."""
    tone: Tone
    losers: tuple[int, ...] = ()
    """The seats that lose something."""


class LogEntry(Struct, frozen=True, omit_defaults=True, gc=False):
    """One entry of the readable log."""

    v: int
    """Its number; 0: the beginning."""
    seat: int
    lines: tuple[Words, ...]
    at: int = 0
    gone: bool = False
    """It was taken back."""
    actor: int | None = None
    """Who clicked, if not the seat itself: -1 the host, -2 the table."""
    kept: bool = False
    """It stays whatever is taken back around it: options, names, pauses."""
    by: str = ""
    """The name of the host who did it."""
    notes: tuple[LineNote, ...] = ()
    begins: tuple[Words, ...] = ()
    """The turn or round that it is the first of, outermost first."""


class Request(Struct, frozen=True, omit_defaults=True):
    """An undo that waits for consent."""

    v: int
    seat: int
    label: Words
    waits_for: tuple[int, ...]
    agreed: tuple[int, ...] = ()
    barrier: str = ""
    """`learned` or `shown`: what makes it more than a slip of the finger."""
    more: int = 0
    """How much more than what the label names would go, of what the viewer knows."""


class UndoLevel(Struct, frozen=True, omit_defaults=True, gc=False):
    """A point one could go back to: `undo` with `to` this level.

    `entry` is there where the viewer may go back to any entry from `after` on: `to` is then its number.
    """

    level: UndoReach
    label: Words
    reason: Words = ""
    """Why the viewer may not."""
    asks: tuple[int, ...] = ()
    """Who would have to agree."""
    after: int = 0
    """The number of the last entry that would stay; what is kept in any case stays too."""


class Picture(Struct, frozen=True, omit_defaults=True, gc=False):
    """Everything a viewer needs to draw the table now."""

    version: int
    """The last entry this viewer may know of. Numbers may be skipped."""
    view: dict[str, Any]
    interaction: Interaction
    clocks: Reading | None = None
    outcome: Outcome | None = None
    names: tuple[str, ...] = ()
    """What the seats are called, where the game names them itself."""
    request: Request | None = None
    levels: tuple[UndoLevel, ...] = ()


class Welcome(FromServer, frozen=True, tag="welcome"):
    """The answer to `hello` and `resync`: all there is to know."""

    protocol: int
    now: int
    """The server's time in milliseconds; clocks are read against it."""
    me: Me
    table: TableInfo
    presence: Present
    seats: tuple[int, ...]
    """With whose eyes this socket sees."""
    role: Literal["player", "spectator", "screen"]
    picture: Picture | None
    """None before the start."""
    log_from: int
    """Forget log lines numbered above this, then append `log`."""
    log: tuple[LogEntry, ...]
    events: tuple[Happened, ...]
    """What happened since the client's `last`; none for a first visit."""
    chat: tuple[ChatLine, ...]
    seen: int | None = None
    """The version this person had before their eyes last, on any device; None for a first visit and for watchers."""
    muted: tuple[str, ...] | None = None
    """Whom this person does not want to hear, at any table; None where that was told before."""
    earlier: bool = False
    """The log begins with other lines, to be asked for with `log`; those known before may no longer be true."""


class LogPage(FromServer, frozen=True, tag="log"):
    """The answer to `log`: lines that come directly before the one it names."""

    id: str
    log: tuple[LogEntry, ...]
    earlier: bool = False
    """There are others before these."""


class Update(FromServer, frozen=True, tag="update"):
    """Sent after every entry that the viewer may know of, and when clocks or the undo request change."""

    since: int
    """The version of the picture before this one. If it is not yours, you missed something: send `resync`."""
    now: int
    picture: Picture
    log_from: int
    """Forget log lines numbered above this, then append `log`; they may have been taken back or come to light."""
    log: tuple[LogEntry, ...]
    events: tuple[Happened, ...]
    """In the order in which they happened: animate them, then show the picture."""


class TableChanged(FromServer, frozen=True, tag="table"):
    """Seats, status, offers: anything about the table itself."""

    now: int
    table: TableInfo


class PresenceChanged(FromServer, frozen=True, tag="presence"):
    presence: Present


class Chatted(FromServer, frozen=True, tag="chat"):
    line: ChatLine


class Ack(FromServer, frozen=True, tag="ack"):
    """The command is on disk and will not be lost; the update may come before or after."""

    id: str
    v: int
    """The number of its entry; 0 for what makes no entry."""
    repeated: bool = False


class Refused(FromServer, frozen=True, tag="refused"):
    """The command, or whatever carried this id, changed nothing."""

    id: str
    code: str
    """Stable, for programs."""
    text: Words
    """What to say."""
    reason: str = ""
    """The game's own code, inside `illegal_move`."""
    params: dict[str, Any] = {}


class Candidates(FromServer, frozen=True, tag="candidates"):
    """The answer to `narrow`; None when everything is chosen."""

    id: str
    input: Input | None


class Weighed(FromServer, frozen=True, tag="weighed"):
    """The answer to `weigh`."""

    id: str
    version: int
    """The picture it belongs to; if the table has moved on since, forget it."""
    stakes: Stakes


class Past(FromServer, frozen=True, tag="past"):
    """The answer to `look`."""

    id: str
    at: int
    seat: int | None
    view: dict[str, Any]
    interaction: Interaction
    """What was being waited for; nothing in it can be done."""
    events: tuple[Happened, ...]
    """What the entry at that point had brought about."""


class Hinted(FromServer, frozen=True, tag="hint"):
    """The answer to `hint`; it takes as long as a bot thinks."""

    id: str
    version: int
    """The picture it belongs to; if the table has moved on since, forget it."""
    hint: Hint


class Pong(FromServer, frozen=True, tag="pong"):
    id: str
    now: int


class Problem(FromServer, frozen=True, tag="error"):
    """The message could not be read, or this socket is about to be closed."""

    code: str
    text: Words
    fatal: bool = False


ServerMessage = (
    Welcome
    | LogPage
    | Update
    | TableChanged
    | PresenceChanged
    | Chatted
    | Ack
    | Refused
    | Candidates
    | Weighed
    | Past
    | Hinted
    | Pong
    | Problem
)


class CloseCode:
    """Why the server closed a socket."""

    GOING_AWAY = 1001
    """Restarting: connect again."""
    BAD_MESSAGE = 4400
    FORBIDDEN = 4403
    NOT_FOUND = 4404
    TOO_LARGE = 4413
    TOO_SLOW = 4408
    """The client does not read: connect again with `last`."""
    TOO_MANY = 4429
    REPLACED = 4409
    """The seat is no longer this viewer's: it was handed on, or given up."""
    KICKED = 4410
    """A host has shown this viewer out of the seat."""
    BANNED = 4411
    """Whoever runs the server has shut this person out."""
