"""Bots by name."""

import dataclasses
from pathlib import Path
from random import Random
from re import findall

import pytest

from rondel import begin, bots, registry
from rondel.bots.judging import Unscored
from rondel.bots.mcts import TreeSearch
from rondel.bots.registry import BOTS, _settings, levels, seated, usual, weaker
from rondel.bots.search import SearchSettings

DOCS = Path(__file__).parents[2] / "docs" / "bots.md"


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
        ("greedy:blunders=-1", "blunders is 0 or more, not -1; 0.0 is usual"),
        ("greedy:worlds=0", "worlds is 1 or more, not 0; 4 is usual"),
        ("greedy:doubt=nan", "doubt is 0 or more, not nan"),
        ("rollout:doubt=inf", "doubt is 0 or more, not inf"),
        ("rollout:iterations=0", "iterations is 1 or more, not 0; 96 is usual"),
        ("rollout:few=1", "few is 2 or more, not 1"),
        ("rollout:width=0", "width is 1 or more, not 0"),
        ("flat:options=1", "options is 2 or more, not 1"),
        ("mcts:iterations=0", "iterations is 1 or more, not 0"),
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


@pytest.mark.parametrize("bot", ["greedy", "rollout", "rollout:judge=best"])
def test_who_judges_by_the_score_does_not_play_without_one(bot: str) -> None:
    """At a table somebody weaker does, and says so; who only asks is told."""
    kernel = begin(registry.game("ti4"), 3)

    with pytest.raises(Unscored, match=r"judges by a game's score, and ti4 has none; random, flat or mcts would do"):
        bots.make(bot, Random(1), kernel.game)
    played, why = seated(bot, Random(1), kernel)
    assert played.name == "random"
    assert why[0].startswith(f"{bot} cannot play here: {bot.split(':')[0]} judges by")
    assert why[0].endswith("; stand-in plays instead")


@pytest.mark.parametrize(
    ("asked", "instead"),
    [
        ("master", ["hard", "normal", "easy"]),
        ("easy", []),
        ("learned", ["normal", "easy"]),
        ("rollout:iterations=0", ["normal", "easy"]),
        ("greedy", []),
        ("nobody-knows", ["normal", "easy"]),
    ],
)
def test_who_is_weaker_is_known(asked: str, instead: list[str]) -> None:
    """A level by its place, another bot by its kind, and one that is not known any more by what is usual."""
    assert weaker(asked, registry.game("kolkhoz")) == instead


def test_a_level_that_is_set_wrongly_leaves_its_seat_to_the_next() -> None:
    """A budget of nothing is not played with in silence."""
    wrong = {"easy": "greedy:worlds=0", "normal": "mcts:iterations=9", "hard": "rollout:iterations=0"}
    game = dataclasses.replace(registry.game("tictactoe"), box="tictactoe", levels=wrong)

    bot, why = seated("hard", Random(1), begin(game, 2))
    assert bot.name == "mcts"
    assert why == [
        "hard cannot play here: rollout: iterations is 1 or more, not 0; 96 is usual; normal plays instead",
    ]
    bot, why = seated("easy", Random(1), begin(game, 2))
    assert bot.name == "random"
    assert why[0].endswith("worlds is 1 or more, not 0; 4 is usual; chance plays instead")


@pytest.mark.parametrize(
    ("name", "kinds"),
    [("auction", ["greedy", "greedy", "rollout", "rollout"]), ("ti4", ["random", "flat", "mcts", "mcts"])],
)
def test_a_game_that_names_no_levels_has_four(name: str, kinds: list[str]) -> None:
    """With a score the weaker ones look one decision ahead and the stronger ones play on; without one they search."""
    bare = dataclasses.replace(registry.game(name), box=name, levels={})

    assert list(levels(bare)) == ["easy", "normal", "hard", "master"]
    assert [bots.make(level, Random(1), bare).name for level in levels(bare)] == kinds


def test_the_table_of_bots_names_every_setting() -> None:
    """In the order in which they can be given."""
    rows = [line.split("|")[1:-1] for line in DOCS.read_text("utf-8").splitlines() if line.startswith("| `")]
    ours = [kind for kind, bot in BOTS.items() if bot.__module__.startswith("rondel.bots.")]
    table = {row[0].strip(" `"): findall(r"`(\w+)`", row[-1]) for row in rows if row[0].strip(" `") in ours}

    assert table == {kind: list(_settings(kind)) for kind in ours}


def test_a_game_may_have_levels_of_its_own() -> None:
    game = dataclasses.replace(
        registry.game("tictactoe"), box="tictactoe", levels={"child": "random", "parent": "mcts"}
    )

    assert bots.make("child", Random(1), game).name == "random"
    assert usual(game) == "child"
