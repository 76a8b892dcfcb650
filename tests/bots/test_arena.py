"""A bot that fails is replaced by chance for that decision, and it is reported."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from rondel import registry
from rondel.bots.arena import Player
from rondel.bots.base import Budget, Menu, Observation
from rondel.core.commands import Command
from rondel.core.decisions import Decision
from rondel.core.legality import refuses
from rondel.core.match import Match
from rondel.core.playing import begin

TICTACTOE, AUCTION, SPARKS = (registry.game(name) for name in ("tictactoe", "auction", "sparks"))


class Stubborn:
    """Always says the same, or raises."""

    name = "stubborn"

    def __init__(self, answer: Any) -> None:
        self.answer = answer

    def choose(self, observation: Observation, menu: Menu, budget: Budget) -> Decision:
        observation.memory["turns"] = observation.memory.get("turns", 0) + 1
        if isinstance(self.answer, Exception):
            raise self.answer
        decision: Decision = self.answer
        return decision


def player(answer: Any) -> Player:
    return Player(Stubborn(answer), 0, Random(1))


def test_a_legal_decision_is_taken() -> None:
    """And the bot's notes last."""
    seated, kernel = player(Decision(0, "mark", (4,))), begin(TICTACTOE, 2)

    assert seated.decide(kernel) == seated.decide(kernel) == Decision(0, "mark", (4,))
    assert seated.memory == {"turns": 2}
    assert seated.faults == []


@pytest.mark.parametrize(
    ("answer", "report"),
    [
        (ValueError("no idea"), "raised ValueError('no idea')"),
        ((0, "mark", (99,)), "That is not among the options."),
        ((0, "mark", ()), "mark takes 1 arguments."),
        ((0, "fly", ()), "has no move 'fly'"),
        ((0, "pass_turn", ()), "turn"),
        ((0, "commit", (3,)), "nothing to decide"),
        ((1, "mark", (4,)), "not for its own seat"),
        (("mark", (4,)), "not for its own seat"),
        (None, "raised TypeError"),
        ("nonsense", "raised TypeError"),
    ],
)
def test_what_a_bot_gets_wrong_is_reported(answer: Any, report: str) -> None:
    """Something legal happens all the same."""
    seated, kernel = player(answer), begin(TICTACTOE, 2)

    assert refuses(kernel, seated.decide(kernel)) is None
    (fault,) = seated.faults
    assert (fault.bot, fault.seat) == ("stubborn", 0)
    assert report in fault.text


def test_an_answer_is_checked_like_a_move() -> None:
    """A bid above the purse."""
    kernel = begin(AUCTION, 2)

    assert refuses(kernel, Decision(0, "commit", (31,))) is not None
    assert refuses(kernel, Decision(0, "commit", (30,))) is None
    assert refuses(kernel, Decision(0, "answer", (30,))) is not None


def test_decisions_become_commands() -> None:
    """Moves with their arguments by name, answers as values, requests bare."""
    match = Match(TICTACTOE, 2, seed="1")
    match.apply(Command.of(match.kernel, Decision(0, "mark", (4,)), at=7))
    assert (match.entries[0].args, match.entries[0].at) == ({"cell": 4}, 7)

    match = Match(AUCTION, 2, seed="1")
    match.apply(Command.of(match.kernel, Decision(1, "commit", (3,))))
    assert match.entries[0].args == {"value": 3}

    match = Match(SPARKS, 2, seed="4")
    match.apply(Command.of(match.kernel, Decision(0, "pass_priority", ())))
    assert match.entries[0].args is None
