"""What the companion remembers. Rules, section 3.2. What lies on the board is nobody's business here.

A match has as many chairs as the table was opened with; the first `count` of them are in the game. Chairs are counted
from 0 and stand clockwise, so chair 0 is the rules' p1.
"""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from msgspec import field

from rondel import HOST, PerSeat, Ref, Secret, State, Value
from rondel.games.ti4.library import AGENDA_STEPS, STATUS_STEPS, ColourId, FactionId, ObjectiveId
from rondel.games.ti4.options import Options

Phase = Literal[
    "setup",
    "round-0",
    "speaker-selection",
    "strategy-phase",
    "action-phase",
    "status-phase",
    "mecatol-check",
    "agenda-phase",
    "victory-pending",
]
PHASES: tuple[Phase, ...] = get_args(Phase)
Kind = Literal["tactical", "component", "unspecified"]
Reply = Literal["", "done", "declined"]
Seat = Annotated[int, Ref("seat")]
"""Whom a move concerns."""
AnySeat = Annotated[int | None, Ref("seat")]
"""Whom it concerns, or nobody."""
CardNumber = Annotated[int, Ref("strategy card")]
SecretArgument = Annotated[ObjectiveId, Secret("owner", opens=False), Ref("secret objective")]
"""A secret objective somebody notes: nobody else's business, not even after the end."""


class Term(Value, frozen=True, array_like=True):
    """Somebody became speaker."""

    round: int
    seat: int
    via: Literal["initial", "politics", "manual", "agenda"]
    at: int


class Pick(Value, frozen=True, array_like=True):
    """Somebody took a strategy card, and the trade goods on it."""

    round: int
    seat: int
    card: int
    bonus: int
    order: int


class Point(Value, frozen=True, array_like=True):
    """A line of the ledger: points won or lost, and what for."""

    seat: int
    delta: int
    source: str
    ref: str
    round: int
    phase: Phase
    at: int


class Scored(Value, frozen=True, array_like=True):
    """Somebody scored an objective; without points where points are kept by hand."""

    seat: int
    points: int
    round: int
    phase: Phase
    at: int


class ScoredSecret(Value, frozen=True, array_like=True):
    id: ObjectiveId
    points: int
    round: int
    phase: Phase
    at: int


class Law(Value, frozen=True, array_like=True):
    """A law in play, with its owner or target."""

    name: str
    round: int
    target: str
    """Whom or what it concerns: a choice of its card, or typed."""
    card: str = ""


class Prediction(Value, frozen=True, array_like=True):
    """What a seat says an agenda will come to, and with which card."""

    rider: str
    side: str


class Foretold(Value, frozen=True, array_like=True):
    """A prediction of an agenda that was resolved."""

    seat: int
    rider: str
    side: str


class AgendaResult(Value, frozen=True, array_like=True):
    """An agenda as it was resolved; one vote and one side per seat."""

    round: int
    number: int
    card: str
    title: str
    votes: tuple[int, ...]
    sides: tuple[str, ...]
    outcome: str
    at: int
    predictions: tuple[Foretold, ...] = ()


class Result(Value, frozen=True):
    """How the game ended."""

    reason: Literal["victory", "no-objectives", "agreed"]
    winner: int | None
    rounds: int
    at: int
    influence: tuple[int | None, ...] = ()


class StrategyCard(State, array_like=True):
    """One of the eight cards."""

    bonus: int = 0
    holder: int | None = None
    used: bool = False


class Deeds(State, array_like=True):
    """What a seat did in the action phase of a round."""

    round: int
    strategic: int = 0
    tactical: int = 0
    component: int = 0
    unspecified: int = 0
    passed: int = 0
    """When it passed: first, second and so on; 0 while it has not."""


class Objective(State):
    """A public objective on the table."""

    id: ObjectiveId
    name: str
    stage: Literal[1, 2]
    points: int
    round: int
    extra: bool = False
    scored: list[Scored] = []


class Pending(State):
    """The action being resolved: a strategy card, or something on the board."""

    kind: Literal["strategic"] | Kind
    card: int = 0
    speaker_chosen: bool = False
    replies: list[Reply] = []
    """What each seat says about the secondary; a reminder only."""


class DraftStep(Value, frozen=True, array_like=True):
    """Somebody banned or picked a faction."""

    seat: int
    kind: Literal["ban", "pick"]
    faction: FactionId


class Draft(State):
    """A draft of factions: in which order, how many bans each, and what was done so far."""

    order: list[int]
    bans: int
    steps: list[DraftStep] = []


class Holding(State, array_like=True):
    """A planet that somebody holds."""

    name: str
    exhausted: bool = False


class Unanswered(State):
    """A strategy card that was played, and who has not said yet whether they follow."""

    card: CardNumber
    by: Seat
    waits: list[Seat]


class Mecatol(State):
    """Mecatol Rex and the custodians."""

    claimed: bool = False
    round: int = 0
    by: int | None = None
    owner: int | None = None
    checked: bool = False
    """The custodians' screen has been shown."""


class Agenda(State):
    """The agenda on the table."""

    number: int = 1
    serial: int = 0
    """Which agenda of the whole game it is, replaced ones included: marks belong to one of them."""
    step: int = 1
    card: str = ""
    title: str = ""
    outcome: str = ""
    law: bool = False
    target: str = ""
    ended: bool = False
    """The phase ends after it."""


class Player(State):
    """What one seat has: who it is, and everything it marked."""

    colour: ColourId | None = None
    faction: FactionId | None = None
    faction_random: bool = False
    custom_name: str = ""
    keleres_home: FactionId | None = None
    name: str = ""
    vp: int = 0
    eliminated: bool = False
    deeds: list[Deeds] = []
    notes: Annotated[list[ObjectiveId], Secret("owner", opens=False)] = []
    """Secret objectives in hand; not even the end of the game shows them."""
    secrets: list[ScoredSecret] = []
    checks: list[bool] = field(default_factory=lambda: [False] * len(STATUS_STEPS))
    planets: list[Holding] = []
    """What is held, where the table keeps a ledger of it."""
    votes: int = 0
    side: str = ""
    no_when: bool = False
    """Nothing from this seat when the agenda is revealed."""
    no_after: bool = False
    """Nothing from this seat after the agenda was revealed."""
    voted: bool = False
    """The seat has voted on the agenda on the table, or abstained."""
    predictions: list[Prediction] = []


class Companion(State):
    """The whole table."""

    options: Options
    count: int
    """How many of the chairs are in the game."""
    players: PerSeat[Player]
    draft: Draft | None = None
    phase: Phase = "setup"
    round: int = 0
    started_at: int = 0
    speaker: int | None = None
    speaker_history: list[Term] = []
    cards: list[StrategyCard] = field(default_factory=lambda: [StrategyCard() for _ in range(8)])
    """The strategy cards; number 1 comes first."""
    cards_per_player: int = 1
    bonus_at_start: list[int] = field(default_factory=lambda: [0] * 8)
    picks: list[Pick] = []
    current: int | None = None
    """Whose turn it is."""
    turn_done: bool = False
    """The turn is over; the next one begins as soon as the flow goes on."""
    pending: Pending | None = None
    unanswered: list[Unanswered] = []
    """This round's cards to which somebody still owes an answer."""
    initiative: list[int] = []
    zero_token: int | None = None
    status_checks: list[bool] = field(default_factory=lambda: [False] * len(STATUS_STEPS))
    mecatol: Mecatol = field(default_factory=Mecatol)
    objectives: list[Objective] = []
    custom_objectives: int = 0
    laws: list[Law] = []
    agenda: Agenda = field(default_factory=Agenda)
    agenda_results: list[AgendaResult] = []
    ledger: list[Point] = []
    limit_waived: bool = False
    result: Result | None = None


def seats(s: Companion) -> range:
    """The chairs in the game."""
    return range(s.count)


def in_game(s: Companion) -> list[int]:
    """The seats that have not been eliminated, by position."""
    return [seat for seat in range(s.count) if not s.players[seat].eliminated]


def host_and_seats(s: Companion) -> list[int]:
    """Everybody who may do something for a seat: the host for any, a player for the own one."""
    return [HOST, *range(s.count)]


def held_by(s: Companion, seat: int) -> list[int]:
    """The numbers of the strategy cards a seat holds, lowest first."""
    return [number for number, card in enumerate(s.cards, 1) if card.holder == seat]


def unused_by(s: Companion, seat: int) -> list[int]:
    """The strategy cards a seat has not played yet."""
    return [number for number, card in enumerate(s.cards, 1) if card.holder == seat and not card.used]


def deeds(s: Companion, seat: int) -> Deeds:
    """What the seat did this round."""
    done = s.players[seat].deeds
    if not done or done[-1].round != s.round:
        done.append(Deeds(s.round))
    return done[-1]


def has_passed(s: Companion, seat: int) -> bool:
    """Has the seat passed in this round's action phase?"""
    done = s.players[seat].deeds
    return bool(done) and done[-1].round == s.round and done[-1].passed > 0


def passed_order(s: Companion) -> list[int]:
    """The seats that have passed this round, first one first."""
    passed = [(s.players[seat].deeds[-1].passed, seat) for seat in range(s.count) if has_passed(s, seat)]
    return [seat for _, seat in sorted(passed)]


def factions(s: Companion) -> tuple[str, ...]:
    """The factions at the table."""
    return tuple(player.faction for player in s.players[: s.count] if player.faction)


LAST_AGENDA_STEP = len(AGENDA_STEPS)
