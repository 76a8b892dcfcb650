"""Positions as numbers: what a seat sees, by name, and nothing that it does not see."""

from __future__ import annotations

from random import Random

import pytest

from rondel import begin, registry
from rondel.bots.features import Features, look_at, worth_keeping
from rondel.bots.surveying import survey
from rondel.core.kernel import Kernel
from rondel.core.picking import random_decision
from rondel.core.playing import play
from rondel.core.simulation import determinise

KOLKHOZ = registry.game("kolkhoz")


def named(kernel: Kernel, seat: int, features: Features) -> dict[str, float]:
    vector = features.of(kernel, seat)
    return {name: vector[number] for number, name in enumerate(features.names) if vector[number]}


def middle(game: str, seats: int, inputs: int) -> Kernel:
    kernel, rng = begin(registry.game(game), seats, seed="features1"), Random(1)
    for _ in range(inputs):
        if kernel.over is None:
            play(kernel, *random_decision(kernel, kernel.actors()[0], rng))
    return kernel


def test_cards_are_bags_and_seats_are_counted_from_who_looks() -> None:
    kernel = middle("kolkhoz", 4, 3)
    features = Features(KOLKHOZ)
    for seat in range(4):
        seen = named(kernel, seat, features)
        assert {name for name in seen if name.startswith("players[+0].hand=")} == {
            f"players[+0].hand={card}" for card in kernel.s.players[seat].hand
        }
        assert seen[f"players[+{(1 - seat) % 4}].hand#"] == len(kernel.s.players[1].hand)
        assert seen[f"planner={(kernel.s.planner - seat) % 4}"] == 1
        assert f"trump={kernel.s.trump}" in seen


@pytest.mark.parametrize(("game", "seats"), [("kolkhoz", 4), ("emberlode", 2), ("auction", 3), ("shapeships", 2)])
def test_worlds_that_look_the_same_have_the_same_features(game: str, seats: int) -> None:
    kernel, features = middle(game, seats, 8), Features(registry.game(game))
    seat = kernel.actors()[0]
    seen = named(kernel, seat, features)
    for number in range(4):
        assert named(determinise(kernel, (seat,), Random(number)), seat, features) == seen


@pytest.mark.parametrize(("game", "seats"), [("kolkhoz", 4), ("emberlode", 2), ("shapeships", 2), ("imperial", 3)])
def test_names_keep_their_places_and_others_are_passed_over(game: str, seats: int) -> None:
    """Also of what lies in lists, in lists of lists and behind secrets."""
    found = registry.game(game)
    for inputs in (10, 60):
        kernel = middle(game, seats, inputs)
        seen = named(kernel, 1, Features(found))
        for start in range(3):
            some = sorted(seen)[start::3]
            assert named(kernel, 1, Features(found, some)) == {name: seen[name] for name in some}
            assert len(Features(found, some).of(kernel, 1)) == len(some) + 1


def test_a_list_that_is_always_as_long_is_a_board() -> None:
    seen = survey(registry.game("tictactoe"), 2, positions=200)
    assert seen.boards == ("cells",)
    assert {"cells[4]=0", "cells[4]=1"} <= set(seen.scales)


def test_only_what_tells_positions_apart_is_kept() -> None:
    kernel, features = middle("kolkhoz", 4, 0), Features(KOLKHOZ)
    first = features.of(kernel, 0)
    play(kernel, *random_decision(kernel, kernel.actors()[0], Random(1)))
    seen, count = look_at([first, features.of(kernel, 0)], features)
    kept = worth_keeping(seen, count)
    assert any(name.startswith("trump=") for name in kept)
    assert "year" not in kept
    assert len(worth_keeping(seen, count, most=2)) == 2
