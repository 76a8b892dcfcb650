"""Bodies of requests and answers about games."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from rondel.core.clocks import ClockSettings
from rondel.core.defaults import TableDefaults
from rondel.core.lesson import LessonStep
from rondel.core.outline import ViewPart
from rondel.core.reference import ReferenceItem
from rondel.messages import Words
from rondel.wire.http.body import Body
from rondel.wire.limits import MOST_SEATS


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
