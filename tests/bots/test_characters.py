"""Bold and careful players: other decisions of the same worth."""

from __future__ import annotations

import dataclasses
from random import Random

import pytest

from rondel import bots, registry
from rondel.bots import characters
from rondel.bots.base import Budget, Menu, Observation
from rondel.bots.characters import NEAR, UnknownStyle, liking, preferred
from rondel.bots.grounds import Parts
from rondel.bots.registry import has_styles, levels, seated
from rondel.core.decisions import Decision
from rondel.core.game import Game
from rondel.core.playing import begin
from rondel.errors import DefinitionError
from rondel.games.auction.game import CoinsLeft, GreatLots, SmallLots

AUCTION, TI4 = registry.game("auction"), registry.game("ti4")
PLAYABLE = [game for game in map(registry.game, registry.names()) if game.name not in ("ti4", "sparks")]
"""All but a companion without a score, and Sparks, whose tree searches hardly ever see two decisions as good."""


def preferences(style: str, second: float, monkeypatch: pytest.MonkeyPatch) -> int:
    """Which of two bids a style prefers: 9, which is the best, would take a small lot, the other one a great one."""
    made_of = [{CoinsLeft(): 10.0, SmallLots(): 8.0}, {CoinsLeft(): 3.0, GreatLots(): 15.0}]
    monkeypatch.setattr(characters, "grounds", lambda *_: made_of)
    seen = Observation(begin(AUCTION, 2), 0)
    ranked = [(Decision(0, "commit", (9,)), 0.5), (Decision(0, "commit", (12,)), second)]
    return int(preferred(style, seen, ranked, Random(1)).args[0])


def test_of_two_that_are_as_good_each_takes_another(monkeypatch: pytest.MonkeyPatch) -> None:
    assert [preferences(style, 0.495, monkeypatch) for style in ("bold", "careful", "")] == [12, 9, 9]


def test_nobody_gives_away_what_anybody_would_call_a_difference(monkeypatch: pytest.MonkeyPatch) -> None:
    assert preferences("bold", 0.5 - NEAR - 0.001, monkeypatch) == 9


def test_bold_and_careful_are_as_far_from_what_a_position_is_worth() -> None:
    """So neither has it easier."""
    parts: Parts = {CoinsLeft(): 3.0, GreatLots(): 15.0, SmallLots(): 8.0}

    assert liking("bold", AUCTION, parts) == -liking("careful", AUCTION, parts) != 0


@pytest.mark.parametrize("level", ["normal", "hard", "master"])
@pytest.mark.parametrize("name", ["auction", "tictactoe", "skyreef"])
def test_whoever_judges_can_have_a_character(name: str, level: str) -> None:
    """One decision ahead, by playing on or by searching; and all of them still decide."""
    kernel = begin(registry.game(name), 2, seed="a deal")
    seat = kernel.actors()[0]
    bot, why = seated(level, Random(1), kernel, "bold")

    assert (bot.style, why) == ("bold", [])  # type: ignore[attr-defined]
    assert bot.choose(Observation(kernel, seat), Menu(kernel, seat), Budget(None, 4)).seat == seat


def test_chance_has_no_character() -> None:
    kolkhoz = registry.game("kolkhoz")

    assert has_styles(kolkhoz, "mcts:iterations=9")
    assert not has_styles(kolkhoz, "random")
    assert not has_styles(kolkhoz, "flat")
    assert not has_styles(TI4, "stand-in")


def test_a_game_that_says_nothing_has_none() -> None:
    bare = dataclasses.replace(AUCTION, box="auction", bold={})

    assert not has_styles(bare, "hard")


@pytest.mark.parametrize("game", PLAYABLE, ids=lambda game: str(game.name))
def test_every_game_of_ours_has_characters(game: Game) -> None:
    assert game.bold
    assert has_styles(game, [*levels(game)][-1])


def test_a_level_can_be_played_in_a_style() -> None:
    bold = bots.make("hard:style=bold", Random(1), AUCTION)

    assert (bold.worlds, bold.style) == (12, "bold")  # type: ignore[attr-defined]
    with pytest.raises(UnknownStyle, match="no style called 'brave'; there are bold, careful"):
        bots.make("hard:style=brave", Random(1), AUCTION)


def test_what_the_bold_prefer_must_be_part_of_a_score() -> None:
    with pytest.raises(DefinitionError, match="bold= names parts of the score; say them with score_parts="):
        dataclasses.replace(AUCTION, box="auction", score_parts=None)
