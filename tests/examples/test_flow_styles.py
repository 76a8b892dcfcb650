"""The two sample games: their tables say what they should, and they play to the end."""

from __future__ import annotations

from random import Random

import pytest

from examples.flow_styles import duel, race
from rondel import Game
from rondel.core.playing import begin, play
from rondel.core.requests import refuses_request
from rondel.core.simulation import playout


@pytest.mark.parametrize(
    ("address", "grants", "passing", "advance", "always"),
    [
        ("beginning/untap", False, False, "next_step", False),
        ("beginning/upkeep", True, True, "next_step", False),
        ("beginning/draw", True, True, "next_phase", False),
        ("precombat", True, True, "next_phase", False),
        ("combat/begin", True, True, "next_step", False),
        ("combat/declare_attackers", True, True, "next_step", False),
        ("combat/declare_blockers", True, True, "next_step", False),
        ("combat/damage", True, True, "next_step", False),
        ("combat/end", True, True, "next_phase", False),
        ("postcombat", True, True, "next_phase", False),
        ("ending/end", True, True, "next_step", True),
        ("ending/cleanup", False, False, "next_turn", True),
    ],
)
def test_the_stack_style_has_its_table(address: str, grants: bool, passing: bool, advance: str, always: bool) -> None:
    """Who is asked where, and what follows."""
    node = duel.plan.node(address)

    assert (node.wait == "window", node.passing, node.advance, node.always) == (grants, passing, advance, always)


@pytest.mark.parametrize(
    ("address", "grants", "advance", "always"),
    [
        ("beginning/ready", False, "next_step", False),
        ("beginning/set", False, "next_step", False),
        ("beginning/draw", False, "next_phase", False),
        ("main", True, False, False),
        ("end_of_turn", False, "next_turn", True),
    ],
)
def test_the_style_without_responses_has_its_table(
    address: str, grants: bool, advance: str | bool, always: bool
) -> None:
    """Nobody passes priority; only the main phase waits."""
    node = race.plan.node(address)

    assert (node.wait == "window", node.passing, node.advance, node.always) == (grants, False, advance, always)


def test_a_duel_waits_first_in_the_upkeep() -> None:
    """Untapping happened without anybody acting."""
    kernel = begin(duel, 2)

    assert (kernel.node.address, kernel.actors()) == ("play/beginning/upkeep", [0])


def test_a_spell_can_be_countered() -> None:
    """The counterspell resolves first and takes the bolt off the stack."""
    kernel = begin(duel, 2)
    play(kernel, 0, "tap")
    play(kernel, 0, "cast", ("bolt",))
    play(kernel, 0, "pass_priority")
    play(kernel, 1, "tap")
    play(kernel, 1, "cast", ("counter",))
    play(kernel, 1, "pass_priority")
    play(kernel, 0, "pass_priority")

    assert (kernel.s.stack, [duelist.life for duelist in kernel.s.duelists]) == ([], [5, 5])


def test_passing_the_turn_in_a_duel_still_ends_it_properly() -> None:
    """The end step opens its window and cleanup enforces the hand limit."""
    kernel = begin(duel, 2)
    kernel.s.duelists[0].cards = 9
    play(kernel, 0, "pass_turn")
    assert kernel.node.address == "play/ending/end"

    play(kernel, 0, "pass_priority")
    play(kernel, 1, "pass_priority")
    assert (kernel.turn_player, kernel.s.duelists[0].cards) == (1, 4)


def test_a_race_has_one_actor_at_a_time_and_no_passing_of_priority() -> None:
    """The turn player passes the turn, which still runs its end."""
    kernel = begin(race, 3)
    kernel.s.tellers[0].ink = 4
    why = refuses_request(kernel, 0, "pass_priority")
    assert why is not None
    assert why.code == "passing_not_allowed"

    play(kernel, 0, "pass_turn")
    assert (kernel.turn_player, kernel.s.tellers[0].ink) == (1, 1)


@pytest.mark.parametrize("game", [duel, race], ids=lambda game: game.name)
@pytest.mark.parametrize("seed", range(5))
def test_random_play_comes_to_an_end(game: Game, seed: int) -> None:
    """Nobody gets stuck."""
    kernel = begin(game, 2, seed=str(seed))
    playout(kernel, Random(seed), limit=20_000)

    assert kernel.over is not None
