"""The greedy bot: takes what looks best, on what it can know."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from rondel import Flow, Game, Outcome, Segment, State, Turns, move, registry
from rondel.bots.base import Budget, Menu, Observation
from rondel.bots.greedy import Greedy
from rondel.bots.tournament import Tally, play_games
from rondel.core.decisions import Decision
from rondel.core.kernel import Kernel
from rondel.core.playing import begin, play

TICTACTOE = registry.game("tictactoe")


def choose(kernel: Kernel, seat: int, seconds: float = 5.0) -> Decision:
    return Greedy(Random(1)).choose(Observation(kernel, seat), Menu(kernel, seat), Budget(seconds))


def board(*cells: int) -> Kernel:
    """Tic-tac-toe after these cells were marked in turn."""
    kernel = begin(TICTACTOE, 2)
    for number, cell in enumerate(cells):
        play(kernel, number % 2, "mark", (cell,))
    return kernel


def test_it_takes_the_win() -> None:
    """Two in a row become three."""
    assert choose(board(0, 3, 1, 4), 0) == Decision(0, "mark", (2,))


def test_it_wards_off_a_loss() -> None:
    """The other's two in a row are stopped."""
    assert choose(board(4, 0, 2), 1) == Decision(1, "mark", (6,))


def test_without_time_it_still_decides() -> None:
    """One world is always looked at."""
    assert choose(board(0, 3, 1, 4), 0, seconds=0.0) == Decision(0, "mark", (2,))


def test_a_game_without_a_score_is_played_at_random() -> None:
    """Any legal decision will do."""

    class Pile(State):
        left: int = 3

    @move
    def take(g, seat: int, count: int) -> None:  # type: ignore[no-untyped-def]
        """Take one or two."""
        g.s.left -= count

    take.options(lambda s, seat: [1, 2])
    game = Game(
        "pile",
        version="1",
        seats=2,
        state=Pile,
        setup=lambda g: Pile(),
        flow=Flow(Segment("play", Turns(moves=[take], each=1))),
        outcome=lambda s: Outcome.draw("empty") if s.left <= 0 else None,
    )

    assert choose(begin(game, 2), 0).name == "take"


class Larder(State):
    """What each of four seats has; those opposite each other are a team."""

    coins: list[int]


@move
def give(g: Any, seat: int, other: int) -> None:
    """One coin for oneself, three for anybody else."""
    g.s.coins[other] += 1 if other == seat else 3


give.options(lambda s, seat: range(4))


def test_a_team_is_played_for() -> None:
    """What the partner gets counts as much as one's own."""
    game = Game(
        "larder",
        seats=4,
        state=Larder,
        setup=lambda g: Larder(coins=[0] * 4),
        flow=Flow(Segment("play", Turns(moves=[give], each=1))),
        teams=lambda s: ((0, 2), (1, 3)),
        score=lambda s, seat: s.coins[seat],
    )

    assert choose(begin(game, 4), 0) == Decision(0, "give", (2,))


@pytest.mark.parametrize(("name", "share"), [("tictactoe", 0.8), ("auction", 0.7), ("sparks", 0.5)])
def test_it_beats_chance(name: str, share: float) -> None:
    """From the second seat, over forty games."""
    tally = Tally()
    for tally in play_games(registry.game(name), 2, ["random", "greedy"], range(40), seed="1"):  # noqa: B007
        pass

    assert tally.wins(1) / tally.games > share
    assert tally.faults == []
