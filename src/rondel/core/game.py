"""The game itself: facts about it, its state, its flow and what its rules say beside the flow."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable, Mapping, Sequence
from dataclasses import KW_ONLY, InitVar, dataclass, field
from functools import cached_property
from typing import Any, Generic

import msgspec
from msgspec import Struct

from rondel.core.chance import Chance
from rondel.core.choices import Asks, Choice
from rondel.core.clocks import ClockSettings
from rondel.core.copying import Copy, copier
from rondel.core.defaults import TableDefaults
from rondel.core.events import Fact, Formatter
from rondel.core.exports import Export
from rondel.core.flow import Flow
from rondel.core.known import Known
from rondel.core.lesson import Done, Lesson, mistakes
from rondel.core.lint import Call, check_flow, forbidden_uses, misfits, same_name
from rondel.core.meta import Meta
from rondel.core.moves import Move
from rondel.core.naming import plain_words
from rondel.core.node_settings import resolve
from rondel.core.outcome import Outcome
from rondel.core.plan import Plan, default_flow
from rondel.core.position import Position
from rondel.core.reference import ReferenceItem
from rondel.core.scripts import Handle
from rondel.core.spelling import Spelled
from rondel.core.stakes import Weighing
from rondel.core.state import Schema, scan, unwritable
from rondel.core.typevars import S
from rondel.core.unusable import NoSuchOption, NoSuchPreset, OptionMisfit, WrongSeats
from rondel.core.wording import worded
from rondel.errors import BadOptions, DefinitionError, Finding
from rondel.messages import Message, Phrase, Words, key_for, named, words_of


class NoOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a game that has none."""


class Setup:
    """What `setup` is given: the seats, the options and chance."""

    __slots__ = ("chance", "options", "seats")

    def __init__(self, seats: int, options: Any, chance: Chance) -> None:
        self.seats, self.options, self.chance = range(seats), options, chance


@dataclass
class Objects:
    """Things that wait to be resolved when everybody has passed: a stack, a chain, a queue."""

    pending: Callable[[Any], Any]
    """Is there something to resolve?"""
    resolve: Callable[[Any], Any]
    """``(g)``: take the next one and carry it out; may be an `async def`."""
    controller: Callable[[Any], int] | None = None
    """Who controls the newest one."""
    label: Callable[[Any], Message | Words] | None = None
    """What the newest one is called, so that whoever passes knows what will resolve."""
    asks: Asks = ()
    """The questions that resolving may ask."""
    leads_to: Sequence[str] = ()
    """Where resolving may lead; as of a node."""


@dataclass
class Triggers:
    """Things that happened and must be placed before anybody receives priority."""

    waiting: Callable[[Any], Any]
    """``(state)``: is there something to place?"""
    place: Callable[[Any], Any]
    """``(g)``: place all that wait; may be an `async def` that asks for order and targets."""
    asks: Asks = ()
    """The questions that placing may ask."""


_UNNAMED = Phrase("")
"""What a label says that fails: it is asked again next time."""


@dataclass(eq=False)
class Game(Spelled, Generic[S]):
    """A complete game: what is on its box, or only its name, and its rules.

    The definition is checked as a whole when the object is made: everything wrong with it is reported together.
    """

    box: InitVar[Meta | str]
    """Where it is no more than a name, the version and the seats are given beside it."""
    _: KW_ONLY
    version: str = "1"
    """Of the rules, as on the box."""
    seats: int | tuple[int, int] = 0
    """How many may sit down: a number, or the fewest and the most."""
    state: type[S]
    """The class of its state, a `State`."""
    setup: Callable[[Setup], S]
    """``(g)``, a `Setup`: the state a match begins with."""
    flow: Flow | None = None
    """The course of a match; nothing said means turns in which one of `moves` is made."""
    moves: Sequence[Move] = ()
    """Only for a game without a flow: what the turn player may do."""
    outcome: Callable[[S], Outcome | None] | None = None
    """Asked after everything that happens; the match is over when it gives an outcome."""
    teams: Callable[[S], Iterable[Iterable[int]]] | None = None
    """``(state)``: the seats that win or lose together, team by team; one team where all play together."""
    at_end: Callable[[S], Outcome] | None = None
    """Asked when the flow has run out."""
    on_end: Callable[[Handle[S], Outcome], Any] | None = None
    """``(g, outcome)``, when the match is over: a last look at the state; it asks nobody and changes no outcome."""
    exits_at_end: bool = False
    """Do the exit hooks of the nodes run that are open when the match ends?"""
    title: str = ""
    """What it is called on the shelf; nothing said means by its name."""
    summary: str = ""
    """One line for the box."""
    usual: int = 0
    """How many usually sit down; 0: the fewest that can."""
    options: type[Struct] = NoOptions
    """What can be agreed before a match: a frozen Struct with a default for every field."""
    validate: Callable[[Any, int], Message | Words | None] | None = None
    """``(options, seats)``: why this combination cannot be played."""
    presets: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    """Options that go together, by name."""
    checks: Sequence[Callable[[Handle[S]], Any]] = ()
    """State checks ``(g)``, run until none of them reports a change."""
    triggers: Triggers | None = None
    """What must be placed before anybody receives priority."""
    objects: Objects | None = None
    """What waits to be resolved when everybody has passed."""
    threatened: Callable[[S, int], bool] | None = None
    """``(state, seat)``: is it, or something it controls, attacked or targeted? Automatic passing stops there."""
    stops: Sequence[str] = ()
    """Where people want to be asked if they can do something, unless they say otherwise; see `Preference.stops`."""
    out: Callable[[S], Iterable[int]] | None = None
    """The seats that are eliminated."""
    seating: Callable[[S], Sequence[int]] | None = None
    """The order round the table, where rules may change it."""
    last_seat_wins: bool = True
    """Does the match end when only one seat is left in it?"""
    offers_draw: bool = False
    """May seats offer each other a draw?"""
    events: Sequence[type[Fact]] = ()
    """What can happen, declared; the catalogue says it under the name of the fact."""
    reveals: Sequence[str] = ()
    """Events that are meant to tell something hidden, also where it is hidden again when the command is over; a fact
    says it of itself (`Fact.reveals`)."""
    labels: Mapping[str, Formatter] = field(default_factory=dict)
    """How values are named: by what an argument, or a parameter of a message, refers to."""
    names: Mapping[str, Callable[[S, int, Any], Message | Words]] = field(default_factory=dict)
    """``(state, seat, value)``: what an argument refers to that means something to its seat only, such as a place in
    its hand."""
    prompts: Mapping[str, str] | Collection[str] = field(default_factory=dict)
    """The nodes and questions of which the catalogue says what the acting seat must do, under `prompt-` and the id."""
    score: Callable[[S, int], float] | None = None
    """What a seat's position is worth, for bots: ``(state, seat)``."""
    score_parts: Callable[[S, int], Mapping[Any, float]] | None = None
    """``(state, seat)``: what the score is made of, each part named by a message or a text; added up, they are the
    score."""
    score_spread: float = 1.0
    """How far scores must lie apart for one seat to be e times as likely to win as the other."""
    bold: Mapping[type[Message] | str, float] = field(default_factory=dict)
    """Of which parts of the score a bold player makes more than they are worth, by their messages or texts, and by
    what share, such as a tenth; a careful one makes so much less of them. Nothing said: bots have no characters."""
    weighing: Weighing[S] | None = None
    """What is at stake in a decision, told before it is made; found out by trying it."""
    rest: Callable[[S], Hashable] | None = None
    """``(state)``: changes when the game comes to rest, as a year or a round that is over; bots that play on stop there
    to judge. Nothing said means after every turn."""
    enough: Callable[[S, int], bool] | None = None
    """``(state, seat)``: has it done often enough what it may do again and again, such as swapping? A bot then goes on
    where it can."""
    features: Callable[[S, int], Mapping[str, float]] | None = None
    """``(state, seat)``: what a bot that learns should look at besides what the state declares, by name; nothing that
    the seat cannot see."""
    learned: Callable[[S], str] | None = None
    """``(state)``: the file with what was learned of positions like this, as `rondel train` writes it; empty if nothing
    was learned of the options that are played."""
    arrays: Callable[[S], str] | None = None
    """``(state)``: the module with `Playouts` that play on positions like this in compiled arrays as what was learned
    would decide, for bots that look far ahead; empty where they do not have the options that are played. Where that
    cannot be used, its rules do."""
    levels: Mapping[str, str] = field(default_factory=dict)
    """Bots by the name of their level, the weakest first; nothing said means the usual four."""
    resample: Callable[[S, Sequence[int], Any], None] | None = None
    """``(state, seats, rng)``: make up again what the viewer cannot know; after the generic exchange."""
    table: TableDefaults | None = None
    """How its tables are opened: chairs, clock, undo, who may pause."""
    clocks: Callable[[S, ClockSettings], ClockSettings] | None = None
    """``(state, as agreed)``: how the clocks are shown now; for a game whose own options say something about them."""
    timeout: Callable[[Handle[S], int], None] | None = None
    """``(g, seat)``: the game's own penalty for a seat whose clock ran out."""
    drafting: Callable[[S, int], bool] | None = None
    """``(state, seat)``: is the seat in the middle of something it has not sent yet, such as a plan made step by step?
    Its steps are one decision for the clock and can be taken back one after the other. A game that says so has a new
    decision with everything else a seat does; elsewhere a decision lasts until somebody else must act."""
    migrate: Callable[[Any, str], Any] | None = None
    """``(plain data, from version)``: a state of an older version in today's form."""
    seat_name: Callable[[S, int], str] | None = None
    """``(state, seat)``: what a seat is called in this game; nothing said means by the name of who sits there."""
    entry_label: Callable[[S, Any, Sequence[Any]], Message | Words] | None = None
    """``(state, entry, its events)``: an entry on the undo button; nothing said means by what the log
    says of it first, or by the label of its move."""
    facts: Callable[[S], Mapping[str, Any]] | None = None
    """``(state)``: what follows from what lies open, such as a forecast or the scores; every view has it under `facts`,
    so that no client must know the rules. Under a veil it gets the sides as the viewer sees them; beyond that it must
    not look at anything secret."""
    facts_for: Callable[[S, int], Mapping[str, Any]] | None = None
    """``(state, seat)``: what follows for one seat from what it sees; its own views have it under `own_facts`."""
    draw: Callable[[Any, int | None], str] | None = None
    """``(view, seat)``: the table as text for a terminal."""
    exports: Mapping[str, Export] = field(default_factory=dict)
    """What can be taken away from a match, by name: tables, summaries, pictures."""
    reference: Callable[[Mapping[str, Any] | None], Iterable[ReferenceItem]] | None = None
    """``(a spectator's view)``: what is printed on everything there is, as it reads at this table; None: at any."""
    terms: Sequence[str] = ()
    """What somebody may ask about that is no card: places, marks, numbers, phases. The catalogue names each under
    `term-` and says under the same with `-about` what it is; a board points at them with `data-about="term:..."`."""
    lesson: Lesson | None = None
    """The first match of somebody who has never played it."""
    again: Callable[[S], Iterable[Done]] | None = None
    """What is done first when the same people play again, so that the next match begins with what they agreed on in
    this one. What would change nothing, or does not fit any more, is left out."""
    invariants: Sequence[Callable[[S], str | None]] = ()
    """What must hold at every rest point: None, or what is wrong."""
    counters: Sequence[str] = ()
    """Fields of the state that only ever grow; loop detection leaves them out."""
    limit: float = 20.0
    """How many seconds of work the rules may take over one whole game in the test kit; what takes longer is taken to go
    on without end, and the kit names the line it was at."""

    name: str = field(init=False)
    """What it is found by, in files, addresses and on the command line."""
    schema: Schema = field(init=False, repr=False)
    """Its state, understood."""
    plan: Plan = field(init=False, repr=False)
    """Its flow, understood."""
    snapshot: type[Struct] = field(init=False, repr=False)
    """The type of a whole position."""

    def __post_init__(self, box: Meta | str) -> None:
        self.name = box if isinstance(box, str) else box.name
        if isinstance(box, Meta):
            self.version, self.seats, self.usual = box.version, box.seats, box.usual
            self.title, self.summary = box.title, box.summary
        self.seat_range = (self.seats, self.seats) if isinstance(self.seats, int) else tuple(self.seats)
        self.title = self.title or self.name.replace("-", " ").replace("_", " ").capitalize()
        if self.flow is None:
            self.flow = default_flow(self.moves)
        self.schema = scan(self.state, self.name)
        self.plan = Plan(self.flow)
        resolve(self.plan)
        if self.seating is not None:  # whoever sits next can be somebody else
            for node in self.plan.nodes:
                node.ring = False
        check_flow(self.plan)
        findings = [*self.schema.findings, *self.plan.findings, *self._own_findings()]
        errors = [finding for finding in findings if not finding.warning]
        self.warnings = [finding for finding in findings if finding.warning]
        if errors:
            raise DefinitionError(self.name, errors)
        self.interferes = bool(self.checks or self.triggers or self.out)
        """Can something besides moves change the state or who is in the match?"""
        self.snapshot = msgspec.defstruct(
            "Snapshot", [("s", self.state), ("pos", Position), ("chance", Chance), ("over", Outcome | None)]
        )
        self._named = Known[tuple[str, type, Any], Words]()
        """What things are called: the same ones are named after every move."""
        self._prompts_at: dict[str, Words] = {}
        self.lines = Known[bytes, Any]()
        """What is told of events, by the events as bytes."""
        self.candidates = Known[tuple[str, type, Any], Any]()
        """Values that may be chosen, as they are offered, where they are always called the same."""
        self.door: Any = None
        """What is made of its state, to show it; see `view`."""
        self.places: dict[tuple[int, ...], Any] = {}
        """What is told of where a match is, by the nodes it is in."""
        self._encoder = msgspec.msgpack.Encoder()
        self._state_decoder = msgspec.msgpack.Decoder(self.state)
        self._decoder = msgspec.msgpack.Decoder(self.snapshot)
        self.side_decoder = msgspec.msgpack.Decoder(self.schema.side_type)

    def _own_findings(self) -> Iterable[Finding]:
        if not 1 <= self.seat_range[0] <= self.seat_range[1]:
            yield Finding("bad_seats", self.name, f"{self.seats!r} is not a number or a range of seats")
        if not self.seat_range[0] <= self.usual_seats <= self.seat_range[1]:
            yield Finding("bad_seats", self.name, f"{self.usual} usual seats are not among the possible ones")
        for name, field_name in (("facts", "facts"), ("facts_for", "own_facts")):
            if getattr(self, name) is not None and any(field_name == part for part, _ in self.schema.shape.fields):
                text = f"the state has a field `{field_name}`, and the game works out others"
                yield Finding("facts_twice", self.name, text)
        if self.bold and self.score_parts is None:
            yield Finding("bold_without_parts", self.name, "bold= names parts of the score; say them with score_parts=")
        yield from misfits(self.name, self._calls())
        rules = [self.setup, self.outcome, self.at_end, self.facts]
        yield from forbidden_uses([*rules, *self.checks, *self._rule_functions()])
        known = {move.name: move for move in self.plan.flow.moves}
        for node in self.plan.nodes:
            for move in node.node.moves:
                if (other := known.setdefault(move.name, move)) is not move:
                    yield from same_name(node, move, other)
        for stop in self.stops:
            if not self.plan.matches(stop.rpartition(":")[2]):
                yield Finding("unknown_node", f"stops[{stop!r}]", "no such node")
        for name in self.exports:
            if not name.replace("-", "").isalnum() or not name.isascii():
                yield Finding("bad_export", f"exports[{name!r}]", "a name has letters, digits and dashes")
        if self.lesson is not None:
            yield from mistakes(self.lesson, self.facts_by_name, self.seat_range)
        for address in self.prompts:
            if "/" in address and not self.plan.matches(address):
                yield Finding("unknown_node", f"prompts[{address!r}]", "no such node")

    def _calls(self) -> Iterable[Call]:
        """How the game's own functions will be called."""
        yield "setup", self.setup, ("table",)
        for name in ("outcome", "teams", "at_end", "out", "seating", "facts", "rest", "learned", "arrays"):
            yield name, getattr(self, name), ("state",)
        yield "on_end", self.on_end, ("g", "outcome")
        for name in ("threatened", "score", "score_parts", "enough", "features", "seat_name", "facts_for"):
            yield name, getattr(self, name), ("state", "seat")
        if self.weighing is not None:
            yield "weighing", self.weighing.tell, ("trial",)
            yield "pending of weighing", self.weighing.pending, ("state",)
        yield "validate", self.validate, ("options", "seats")
        yield "timeout", self.timeout, ("g", "seat")
        yield "draw", self.draw, ("view", "seat")
        yield "reference", self.reference, ("view",)
        yield from ((f"checks[{number}]", check, ("g",)) for number, check in enumerate(self.checks))
        yield from ((f"labels[{kind!r}]", label, ("value",)) for kind, label in self.labels.items())

    def _rule_functions(self) -> Iterable[Any]:
        for node in self.plan.nodes:
            yield from (node.node.enter, node.node.exit, node.node.can_enter, node.node.exit_when)
            for move in node.node.moves:
                yield from move.functions

    # -- what the engine asks --------------------------------------------------------------------------------

    @cached_property
    def ready_names(self) -> frozenset[str]:
        """What saying "ready" is called at the game's gates."""
        return frozenset(node.gate.ready for node in self.plan.nodes if node.gate and node.gate.ready)

    @cached_property
    def moves_by_name(self) -> dict[str, Move]:
        """Every move of the game."""
        return {move.name: move for node in self.plan.nodes for move in node.node.moves}

    @cached_property
    def goes_round(self) -> bool:
        """Does priority go round anywhere?"""
        return any(node.passing for node in self.plan.nodes)

    @cached_property
    def is_automatic(self) -> bool:
        """Can anything be passed automatically: priority, saying that one is ready, or a turn with nothing to do?"""
        return bool(self.stops) or (bool(self.objects or self.ready_names) and self.goes_round)

    @cached_property
    def has_seals(self) -> bool:
        """Can anything be done that nobody takes back?"""
        return any(move.seals for move in self.moves_by_name.values())

    @cached_property
    def questions(self) -> dict[str, set[Any]]:
        """What may be asked, by name, and the types of its answers as far as they are declared."""
        moves, parts = self.moves_by_name.values(), (self.objects, self.triggers)
        askers = (*(node.node for node in self.plan.nodes), *moves, *(part for part in parts if part is not None))
        found: dict[str, set[Any]] = {}
        for asks in (asker.asks for asker in askers):
            for name in asks:
                found.setdefault(name, set()).update({asks[name]} if isinstance(asks, Mapping) else ())
        for gate in (node.gate for node in self.plan.nodes if node.gate is not None and node.gate.commit is not None):
            found.setdefault(gate.id, set()).update({gate.commit.type} if isinstance(gate.commit, Choice) else ())
        return found

    @cached_property
    def facts_by_name(self) -> dict[str, type[Fact]]:
        """Every fact its rules may report."""
        return {fact.key: fact for fact in self.events}

    @cached_property
    def revealing(self) -> frozenset[str]:
        """The events that tell something hidden on purpose."""
        return frozenset({*self.reveals, *(fact.key for fact in self.events if fact.reveals)})

    @property
    def module(self) -> str:
        """Where its state is written; its catalogues stand beside that."""
        return self.state.__module__

    @property
    def usual_seats(self) -> int:
        """How many sit down when nobody says."""
        return self.usual or self.seat_range[0]

    @property
    def moves_resume(self) -> bool:
        """Does a move during a pause end the pause?"""
        return self.table is not None and self.table.moves_resume

    def check_seats(self, seats: int) -> None:
        """Refuse a number of seats the game is not for."""
        low, high = self.seat_range
        if not low <= seats <= high:
            raise BadOptions(WrongSeats(self.title, low, high, low == high, seats))

    def read_options(self, raw: Mapping[str, Any] | Struct | None, seats: int) -> Any:
        """Typed options from plain data; a preset may be named under `preset`."""
        if isinstance(raw, self.options):
            options: Any = raw
        else:
            options = self._convert(msgspec.to_builtins(raw) if raw else {})
        if self.validate and (why := self.validate(options, seats)):
            raise BadOptions(why)
        return options

    def _convert(self, raw: dict[str, Any]) -> Any:
        if (preset := raw.pop("preset", None)) is not None:
            if preset not in self.presets:
                raise BadOptions(NoSuchPreset(str(preset), list(self.presets)))
            raw = {**self.presets[preset], **raw}
        known = self.options.__struct_encode_fields__
        for name in raw:
            if name not in known:
                raise BadOptions(NoSuchOption(self.title, str(name), list(known)))
        try:
            return msgspec.convert(raw, self.options)
        except msgspec.ValidationError as problem:
            raise BadOptions(OptionMisfit(str(problem))) from None

    def encode(self, s: Any, pos: Position, chance: Chance, over: Outcome | None) -> bytes:
        """A snapshot as bytes."""
        return self._encoder.encode(self.snapshot(s, pos, chance, over))

    def decode(self, data: bytes) -> Any:
        """A snapshot from bytes."""
        return self._decoder.decode(data)

    @cached_property
    def copied(self) -> Copy:
        """``(snapshot)``: one like it that shares nothing with it that can change."""
        return copier(self.snapshot)

    def unfit(self, s: Any) -> str | None:
        """What is wrong with a state that rules have left: it cannot be written down, or a value has another type."""
        if type(s) is not self.state:
            return f"a {type(s).__name__}, not a {self.state.__name__}"
        try:
            self._state_decoder.decode(self._encoder.encode(s))
        except msgspec.ValidationError as problem:
            return f"a state of the wrong type: {problem}"
        except (TypeError, ValueError, OverflowError, RecursionError, UnicodeError) as problem:
            return f"a state that cannot be written down: {problem} at {unwritable(s)}"
        return None

    def teams_of(self, s: Any) -> tuple[tuple[int, ...], ...]:
        """The seats that win or lose together; nothing where each is for itself."""
        return () if self.teams is None else tuple(tuple(team) for team in self.teams(s))

    def label(self, kind: str, value: Any) -> Words:
        """A value named for people."""
        formatter = self.labels.get(kind)
        if formatter is None:
            return plain_words(value)
        known = (kind, type(value), value)
        try:
            if (found := self._named.get(known)) is not None:
                return found
        except TypeError:  # some values cannot be looked for
            return self.words(worded(lambda: plain_words(value), formatter, value))
        said = worded(_UNNAMED, formatter, value)
        if said is _UNNAMED:
            return plain_words(value)
        return self._named.keep(known, self.words(said))

    def prompt(self, *ids: str) -> Words:
        """What must be done at the first of these nodes or questions of which the game says it."""
        for id in ids:
            if id and id in self.prompts:
                told = self.prompts[id] if isinstance(self.prompts, Mapping) else ""
                return told or Phrase(key_for("prompt", id))
        return ""

    def prompt_at(self, address: str) -> Words:
        """What must be done at a node: as the game says it of the whole address, or of the end of it."""
        if (found := self._prompts_at.get(address)) is None:
            steps = address.split("/")
            found = self.prompt(*("/".join(steps[start:]) for start in range(len(steps))))
            self._prompts_at[address] = found
        return found

    def words(self, said: Message | Words) -> Words:
        """Whatever its rules say, with everything named that it refers to."""
        return named(words_of(said), self.label)
