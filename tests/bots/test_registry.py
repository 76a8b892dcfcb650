"""Bots by name."""

import dataclasses
from random import Random

import pytest

from rondel import bots, registry
from rondel.bots.mcts import TreeSearch
from rondel.bots.registry import levels, usual
from rondel.bots.search import SearchSettings


def test_bots_are_found_by_name() -> None:
    """Each knows its own."""
    for name in bots.BOTS:
        assert bots.make(name, Random(1)).name == name


@pytest.mark.parametrize(("name", "hint"), [("gredy", "did you mean 'greedy'?"), ("xyzzy", "there are random, greedy")])
def test_an_unknown_bot_is_answered_with_the_nearest(name: str, hint: str) -> None:
    """Or with all of them."""
    with pytest.raises(bots.UnknownBot, match=hint.replace("?", r"\?")):
        bots.make(name, Random(1))


@pytest.mark.parametrize(
    ("spec", "problem"),
    [
        ("mcts:speed=9", "mcts has no setting 'speed'; there are iterations, depth"),
        ("mcts:depth=deep", "depth is a number, not 'deep'"),
        ("greedy:blunders=-1", "blunders cannot be less than nothing"),
        ("random:luck=1", "random has no setting 'luck'; it has none"),
        ("hard", "there is no bot called 'hard'"),
    ],
)
def test_what_cannot_be_set_is_said(spec: str, problem: str) -> None:
    """A level means something only where the game is known."""
    with pytest.raises(bots.UnknownBot, match=problem):
        bots.make(spec, Random(1))


def test_settings_are_written_behind_the_name() -> None:
    bot = bots.make("mcts:iterations=7:depth=3:explore=0.9", Random(1))

    assert isinstance(bot, TreeSearch)
    assert bot.iterations == 7
    assert bot.settings == SearchSettings(depth=3, explore=0.9)


@pytest.mark.parametrize("name", registry.names())
def test_every_game_has_levels_that_can_be_made(name: str) -> None:
    """The weakest first, the usual one among them."""
    game = registry.game(name)

    assert usual(game) in levels(game)
    for level in levels(game):
        bots.make(level, Random(1), game)
    with pytest.raises(bots.UnknownBot, match="there is no bot called 'godlike'"):
        bots.make("godlike", Random(1), game)


def test_a_game_may_have_levels_of_its_own() -> None:
    game = dataclasses.replace(
        registry.game("tictactoe"), box="tictactoe", levels={"child": "random", "parent": "mcts"}
    )

    assert bots.make("child", Random(1), game).name == "random"
    assert usual(game) == "child"
