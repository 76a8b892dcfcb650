"""What a bot is given: it sees what its seat sees, and its worlds agree with that."""

from __future__ import annotations

from random import Random

from rondel import registry
from rondel.bots.base import Budget, Menu, Observation
from rondel.bots.trying import tried
from rondel.core.decisions import Decision
from rondel.core.kernel import Kernel
from rondel.core.picking import random_decision
from rondel.core.playing import begin, play
from rondel.core.view import Viewer, view_json

SPARKS, AUCTION, TICTACTOE = (registry.game(name) for name in ("sparks", "auction", "tictactoe"))


def sparks(inputs: int, seed: str = "1") -> Kernel:
    """A match of sparks after some random inputs."""
    kernel, rng = begin(SPARKS, 2, seed=seed), Random(seed)
    for _ in range(inputs):
        seat = kernel.actors()[0]
        play(kernel, *random_decision(kernel, seat, rng))
    return kernel


def test_an_observation_shows_what_the_seat_may_see() -> None:
    """The others' hands are only counted."""
    seen = Observation(sparks(3), 0).view

    assert isinstance(seen["throwers"][0]["hand"], list)
    assert set(seen["throwers"][1]["hand"]) == {"hidden"}
    assert set(seen["deck"]) == {"hidden"}


def test_worlds_look_the_same_but_hide_something_else() -> None:
    """From the seat nothing can be told apart; the others' cards differ from world to world."""
    kernel = sparks(3)
    worlds = list(Observation(kernel, 0).worlds(12, Random(1)))

    assert {view_json(world, Viewer((0,))) for world in worlds} == {view_json(kernel, Viewer((0,)))}
    assert len({tuple(world.s.throwers[1].hand) for world in worlds}) > 1
    assert len({tuple(world.s.deck) for world in worlds}) == 12


def test_worlds_are_copies() -> None:
    """Playing on in one changes nothing in the match."""
    kernel = sparks(2)
    before = kernel.encode()
    world = Observation(kernel, kernel.actors()[0]).world(Random(1))
    play(world, *random_decision(world, world.actors()[0], Random(2)))

    assert kernel.encode() == before


def test_a_menu_lists_what_is_legal() -> None:
    """All of it, or a sample with the ways to pass among it."""
    kernel = begin(TICTACTOE, 2)
    menu = Menu(kernel, 0)

    assert sorted(decision.args for decision in menu.decisions(40, Random(1))) == [(cell,) for cell in range(9)]
    assert len(menu.decisions(4, Random(1))) == 4
    assert menu.draw(Random(1)) in menu.decisions(40, Random(1))


def test_a_menu_lists_answers_to_a_question() -> None:
    """Every bid where they are few, a sample where they are many."""
    menu = Menu(begin(AUCTION, 2, {"coins": 5}), 1)
    rich = Menu(begin(AUCTION, 2, {"coins": 100}), 1)

    assert menu.decisions(40, Random(1)) == [Decision(1, "commit", (bid,)) for bid in range(6)]
    assert 1 < len(rich.decisions(8, Random(1))) <= 8


def test_the_effect_of_a_secret_decision_is_waited_for() -> None:
    """The others bid at random, so that the lot is sold."""
    kernel = begin(AUCTION, 3, seed="1")

    (later,) = tried(kernel, [Decision(0, "commit", (30,))], 0.5)

    assert later.s.bidders[0].shelf == [0]
    assert kernel.s.bidders[0].shelf == []


def test_a_budget_runs_out() -> None:
    """At once if there is none."""
    assert Budget(0.0).is_spent
    assert not Budget(60.0).is_spent


def test_who_has_done_something_often_enough_goes_on() -> None:
    kernel, rng = begin(registry.game("kolkhoz"), 4, seed="1"), Random(1)
    while not kernel.node.address.endswith("swap"):
        play(kernel, *random_decision(kernel, kernel.actors()[0], rng))
    seat = kernel.actors()[0]
    for _ in range(2):
        offered = Menu(kernel, seat).decisions(60, rng)
        assert len(offered) > 1
        play(kernel, *next(each for each in offered if each.name == "swap_card"))
    assert [each.name for each in Menu(kernel, seat).decisions(60, rng)] == ["ready"]
