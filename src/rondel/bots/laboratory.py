"""What a game is like, found out by playing it: how long, how wide, how even, how open."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from random import Random
from statistics import mean, median
from typing import Any

from msgspec import Struct

from rondel.bots.arena import Player
from rondel.bots.base import Menu
from rondel.bots.judging import payoffs
from rondel.bots.league import share_interval
from rondel.bots.registry import make
from rondel.bots.tournament import LIMIT, reason_of
from rondel.core.decisions import Decision
from rondel.core.game import Game
from rondel.core.kernel import Kernel
from rondel.core.playing import begin, play
from rondel.core.seats import HOST, is_player
from rondel.core.view import Viewer, door, view

MOST = 200
"""Options counted in one place; more are counted as so many."""
LOOKS = 0.25
"""The share of positions at which somebody looks at what is hidden."""
TENTHS = 10


class ObservedGame(Struct, frozen=True):
    """What was seen in one game."""

    commands: int
    options: tuple[int, ...]
    """How many there were at each decision that was one."""
    kinds: dict[str, int]
    leads: int
    """How often the lead changed hands."""
    late_lead: float
    """After which part of the game the winner led for good; 1 where the score never saw it."""
    hidden: float
    """The share of cards and other identities that a seat cannot see, on average."""
    shares: tuple[float, ...]
    reason: str


def observe(
    game: Game, seats: int, bot: str, number: int, *, seed: str = "1", options: Mapping[str, Any] | None = None
) -> ObservedGame:
    """Play one game with the same bot on every seat and watch."""
    chance = f"{seed}/{number}"
    rng = Random(chance)
    kernel = begin(game, seats, options, chance)
    players = {
        seat: Player(
            make(bot if is_player(seat) else "random", Random(f"{chance}/{seat}"), game), seat, rng, seconds=None
        )
        for seat in (*range(seats), HOST)
    }
    widths: list[int] = []
    kinds: Counter[str] = Counter()
    leaders: list[int | None] = []
    hidden: list[float] = []
    commands = 0
    while kernel.over is None and commands < LIMIT:
        seat = kernel.actors()[0]
        width = len(Menu(kernel, seat).decisions(MOST, rng))
        decision = players[seat].decide(kernel)
        if width > 1:
            widths.append(width)
            kinds[_kind(kernel, decision)] += 1
        leaders.append(_leader(kernel))
        if is_player(seat) and rng.random() < LOOKS:
            hidden.append(_hidden(kernel, seat))
        play(kernel, *decision)
        commands += 1
    over = kernel.over
    changes = [leader for leader in leaders if leader is not None]
    return ObservedGame(
        commands,
        tuple(widths),
        dict(kinds),
        sum(one != other for one, other in pairwise(changes)),
        _late_lead(leaders, over.winners if over else ()),
        mean(hidden) if hidden else 0.0,
        tuple(payoffs(over, seats)) if over else (1 / seats,) * seats,
        reason_of(over),
    )


def _kind(kernel: Kernel, decision: Decision) -> str:
    question = kernel.question(decision.seat)
    return question.id if question is not None and decision.name == question.name else decision.name


def _leader(kernel: Kernel) -> int | None:
    """The one seat with the best score."""
    score = kernel.game.score
    if score is None:
        return None
    scores = [score(kernel.s, seat) for seat in range(kernel.pos.seats)]
    best = max(scores)
    return scores.index(best) if scores.count(best) == 1 else None


def _late_lead(leaders: Sequence[int | None], winners: Sequence[int]) -> float:
    for place in range(len(leaders), 0, -1):
        if leaders[place - 1] is not None and leaders[place - 1] not in winners:
            return place / len(leaders)
    return 0.0 if any(leader in winners for leader in leaders) else 1.0


def _hidden(kernel: Kernel, seat: int) -> float:
    viewer = Viewer((seat,))
    unseen = _count(view(kernel, viewer))
    seen = door(kernel.game).known(kernel, viewer).total()
    return unseen / (unseen + seen) if unseen else 0.0


def _count(shown: Any) -> int:
    """How much a view says is hidden."""
    if isinstance(shown, dict):
        if shown.keys() == {"hidden"}:
            return int(shown["hidden"])
        return sum(map(_count, shown.values()))
    return sum(map(_count, shown)) if isinstance(shown, list | tuple) else 0


# -- what it comes to ------------------------------------------------------------------------------------------


class Spread(Struct, frozen=True):
    """Numbers in a few words."""

    mean: float
    median: float
    low: float
    """The 5th percentile."""
    high: float
    """The 95th."""
    least: float
    most: float

    @classmethod
    def of(cls, numbers: Iterable[float]) -> Spread:
        """What some numbers are like; zeros if there are none."""
        found = sorted(numbers) or [0.0]
        last = len(found) - 1
        return cls(
            mean(found), median(found), found[round(0.05 * last)], found[round(0.95 * last)], found[0], found[-1]
        )


class SeatShare(Struct, frozen=True):
    share: float
    interval: tuple[float, float]


class GameReport(Struct, frozen=True):
    """What a game is like."""

    game: str
    title: str
    seats: int
    bot: str
    games: int
    length: Spread
    """Commands."""
    decisions: Spread
    """Of them, how many were choices between several things."""
    branching: Spread
    """Options at each of these."""
    branching_by_tenth: tuple[float, ...]
    """On average, over the course of a game."""
    kinds: dict[str, float]
    """Decisions per game, by what was decided; the commonest first."""
    seat_shares: tuple[SeatShare, ...]
    """What each seat won, in seating order."""
    first_seat_advantage: float
    """What the first seat won beyond its fair share."""
    lead_changes: Spread
    late_lead: Spread
    """After which part of the game the winner led for good."""
    hidden: float
    """The share of identities a seat cannot see, on average."""
    reasons: dict[str, float]
    lengths: tuple[int, ...]
    """Every game's, for charts."""


def report(game: Game, name: str, seats: int, bot: str, courses: Sequence[ObservedGame]) -> GameReport:
    """Add games up."""
    count = len(courses)
    kinds: Counter[str] = Counter()
    reasons: Counter[str] = Counter()
    for course in courses:
        kinds.update(course.kinds)
        reasons[course.reason] += 1
    shares = []
    for seat in range(seats):
        points = [course.shares[seat] for course in courses]
        shares.append(SeatShare(mean(points), share_interval(sum(points), count, sum(p * p for p in points))))
    return GameReport(
        name,
        game.title,
        seats,
        bot,
        count,
        Spread.of(course.commands for course in courses),
        Spread.of(len(course.options) for course in courses),
        Spread.of(width for course in courses for width in course.options),
        _by_tenth(courses),
        {kind: times / count for kind, times in kinds.most_common()},
        tuple(shares),
        shares[0].share - 1 / seats,
        Spread.of(course.leads for course in courses),
        Spread.of(course.late_lead for course in courses),
        mean(course.hidden for course in courses),
        {reason: times / count for reason, times in reasons.most_common()},
        tuple(sorted(course.commands for course in courses)),
    )


def _by_tenth(courses: Sequence[ObservedGame]) -> tuple[float, ...]:
    tenths: list[list[int]] = [[] for _ in range(TENTHS)]
    for course in courses:
        for place, width in enumerate(course.options):
            tenths[place * TENTHS // len(course.options)].append(width)
    return tuple(mean(found) if found else 0.0 for found in tenths)
