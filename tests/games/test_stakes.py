"""What is said to be at stake in the card games and in Shapeships is what then happens."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from rondel import Game, begin, play
from rondel.core.kernel import Kernel
from rondel.core.picking import random_decision
from rondel.core.stakes import Stakes
from rondel.core.weighing import weigh
from rondel.games.emberlode.game import game as emberlode
from rondel.games.fenlight.game import game as fenlight
from rondel.games.lanternfall.game import game as lanternfall
from rondel.games.shapeships.game import game as shapeships
from rondel.games.skyreef.game import game as skyreef
from rondel.messages import Phrase

LEAVES = {"emberlode": "died", "lanternfall": "fell", "skyreef": "knocked_out", "fenlight": "destroyed"}
"""The fact that a card leaves the table for good."""
WORLDS = 6


def _named(stakes: Stakes, key: str) -> list[dict[str, Any]]:
    texts = [weight.text for weight in stakes.weights]
    return [dict(text.params) for text in texts if isinstance(text, Phrase) and text.key == key]


def _events(kernel: Kernel, name: str) -> list[dict[str, Any]]:
    return [dict(event.params) for event in kernel.events or () if event.name == name]


def _goes_on(kernel: Kernel) -> bool:
    """Is the fight, or what waits, not over with the decision alone?"""
    weighing = kernel.game.weighing
    assert weighing is not None
    return kernel.objects_pending() or (weighing.pending is not None and weighing.pending(kernel.s))


@pytest.mark.parametrize("game", [emberlode, lanternfall, skyreef, fenlight], ids=lambda game: str(game.name))
def test_the_cards_that_are_said_to_be_lost_are_lost(game: Game) -> None:
    rng, seen = Random(7), set()
    kernel = begin(game, 2, seed="stakes")
    while kernel.over is None:
        decision = random_decision(kernel, kernel.actors()[0], rng)
        stakes = weigh(kernel, decision, rng, WORLDS)
        kernel.events = []
        play(kernel, *decision)
        said = sum(len(lost["cards"]["and"]) for lost in _named(stakes, "you_lose_cards"))
        lost = [fact for fact in _events(kernel, LEAVES[game.name]) if fact["seat"] == decision.seat]
        if stakes.weights and not stakes.unanswered and not _goes_on(kernel):
            assert said == len(lost), (decision, stakes)
            seen.add(said > 0)
    assert False in seen


SCORES: dict[str, Callable[[Any], int]] = {
    "emberlode": lambda player: int(player.vigor),
    "lanternfall": lambda player: int(player.renown),
    "skyreef": lambda player: len(player.life),
    "fenlight": lambda player: int(player.points),
}
AMOUNTS = ("left", "life", "renown", "points")
"""How the stakes call a score as it would be."""


@pytest.mark.parametrize("game", [emberlode, lanternfall, skyreef, fenlight], ids=lambda game: str(game.name))
def test_the_scores_that_a_board_may_mark_are_those_that_follow(game: Game) -> None:
    rng, seen = Random(7), 0
    kernel = begin(game, 2, seed="stakes")
    while kernel.over is None:
        decision = random_decision(kernel, kernel.actors()[0], rng)
        stakes = weigh(kernel, decision, rng, WORLDS)
        play(kernel, *decision)
        if stakes.unanswered or _goes_on(kernel) or kernel.over is not None:
            continue
        foretold = {
            weight.params.get("seat", decision.seat): weight.params[name]
            for weight in stakes.weights
            for name in AMOUNTS
            if name in weight.params
        }
        for seat, score in foretold.items():
            assert SCORES[game.name](kernel.s.players[seat]) == score, (decision, stakes)
        seen += len(foretold)
    assert seen


def test_the_health_that_is_said_to_be_left_is_left() -> None:
    rng, told = Random(7), 0
    kernel = begin(shapeships, 2, seed="stakes")
    for _ in range(600):
        if kernel.over is not None:
            break
        decision = random_decision(kernel, kernel.actors()[0], rng)
        stakes = weigh(kernel, decision, rng, WORLDS) if decision.name == "pass_priority" else Stakes()
        kernel.events = []
        play(kernel, *decision)
        for fall in _named(stakes, "your_health_falls"):
            mine = next(side for side in _events(kernel, "side_resolved") if side["seat"] == decision.seat)
            assert (fall["before"], fall["after"]) == (mine["before"], mine["after"])
            told += 1
    assert told > 3
