"""Many random games of a card game, as the reference playouts of the specification are played (section B.0)."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any

from rondel import Choice, Kernel
from rondel.core import playing
from rondel.core.command_names import PASS_PRIORITY, PASS_TURN
from rondel.core.game import Game
from rondel.core.picking import random_decision
from rondel.core.requests import refuses_request

LIMIT = 20_000


@dataclass
class Tally:
    """What came of some games of two."""

    games: int = 0
    decisions: int = 0
    turns: int = 0
    longest: int = 0
    first: float = 0.0
    reasons: dict[str, int] = field(default_factory=dict)

    def means(self) -> tuple[float, float, float]:
        """Decisions and turns per match, and the share of the first player."""
        return self.decisions / self.games, self.turns / self.games, self.first / self.games


def play(kernel: Kernel, rng: Random) -> int:
    """One game to its end; the number of decisions, attackers and blockers counted card by card.

    Where priority can be passed the turn is not passed at once: the reference knows no such request.
    """
    decisions = 0
    while kernel.over is None:
        actors = kernel.actors()
        seat = actors[int(rng.random() * len(actors))]
        decision = random_decision(kernel, seat, rng)
        while decision.name == PASS_TURN and refuses_request(kernel, seat, PASS_PRIORITY) is None:
            decision = random_decision(kernel, seat, rng)
        question = kernel.question(seat)
        decisions += _parts(kernel, seat, question.choice) if question is not None else _units(decision.args)
        playing.play(kernel, *decision)
        assert decisions < LIMIT, "the match does not end"
    return decisions


def _units(args: tuple[Any, ...]) -> int:
    """A move of several cards is named card by card, and then made."""
    groups = [arg for arg in args if isinstance(arg, tuple) and arg and isinstance(arg[0], int)]
    return sum(map(len, groups)) + 1


def _parts(kernel: Kernel, seat: int, choice: Choice) -> int:
    """How many cards are decided about, one by one."""
    facts = choice.describe(kernel.s, seat)
    if choice.kind in ("assign", "split"):
        return len(facts["items" if choice.kind == "assign" else "candidates"])
    return len(facts["candidates"]) if choice.kind == "many" and facts["min"] != facts["max"] else 1


def play_many(game: Game, games: dict[int, int], part: int = 0) -> Tally:
    """So many games for each number of seats: each must end, and keep the invariants to the end."""
    tally = Tally()
    for seats, count in games.items():
        for number in range(count):
            kernel = playing.begin(game, seats, None, f"{part}: {seats} seats, game {number}", keeps=False)
            decisions = play(kernel, Random(f"{part} {seats} {number}"))
            assert kernel.over is not None
            assert not [why for invariant in game.invariants if (why := invariant(kernel.s))]
            reason = str(kernel.over.reason)
            tally.reasons[reason] = tally.reasons.get(reason, 0) + 1
            if seats == 2:
                tally.games += 1
                tally.decisions += decisions
                tally.turns += kernel.pos.turn
                tally.longest = max(tally.longest, kernel.pos.turn)
                winners = kernel.over.winners
                tally.first += (kernel.s.first in winners) / max(1, len(winners))
    return tally


def is_near(found: float, wanted: float, share: float = 0.15) -> bool:
    """Within so much of a reference."""
    return abs(found - wanted) <= share * wanted
