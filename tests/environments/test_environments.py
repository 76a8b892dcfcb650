"""Games as environments: they pass the tests of the libraries they are made for, and keep secrets there too."""

from __future__ import annotations

import pickle
import warnings
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from pettingzoo.test import api_test, seed_test

from rondel import Game, registry
from rondel.core.decisions import Decision
from rondel.core.picking import random_decision
from rondel.core.playing import begin, play
from rondel.core.simulation import determinise
from rondel.environments.encoding import ACTIONS, FEATURES, actions, mask, names, observation
from rondel.environments.petting import env
from rondel.environments.spiel import register
from rondel.environments.vector import Tables
from tests.guests.rope.game import game as rope

GAMES = sorted(registry.names())
CONTESTS = [name for name in GAMES if registry.game(name).score is not None]
"""Not a companion in which the host keeps the books: its random matches are thousands of entries long."""


@pytest.mark.parametrize("name", GAMES)
def test_pettingzoo_accepts_every_game(name: str) -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observation", UserWarning)  # a dict with a mask, which it knows as well
        api_test(env(name), num_cycles=40)
        seed_test(lambda: env(name), num_cycles=20)


@pytest.mark.parametrize("name", CONTESTS)
def test_openspiel_accepts_every_contest(name: str) -> None:
    game = pyspiel.load_game(register(name))

    pyspiel.random_sim_test(game, num_sims=1, serialize=name in ("tictactoe", "auction", "sparks"), verbose=False)


def test_a_whole_game_can_be_played_and_rewards_add_up() -> None:
    """Everybody at random; the winner's reward is what the others lose."""
    table = env("kolkhoz", seats=3)
    table.reset(seed=5)
    rng, totals = Random(1), dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, terminated, truncated, _ = table.last()
        totals[agent] += reward
        legal = np.flatnonzero(seen["action_mask"])
        table.step(None if terminated or truncated else int(rng.choice(list(legal))))

    assert sum(totals.values()) == pytest.approx(0)
    assert max(totals.values()) > 0


def test_an_action_that_is_not_legal_is_refused_with_those_that_are() -> None:
    table = env("tictactoe")
    table.reset(seed=1)
    legal = set(np.flatnonzero(table.observe("seat_0")["action_mask"]))
    wrong = next(number for number in range(ACTIONS) if number not in legal)

    with pytest.raises(ValueError, match=f"{wrong} is not legal for seat_0; legal are"):
        table.step(wrong)


def test_actions_keep_their_numbers_while_other_things_change() -> None:
    kernel = begin(registry.game("tictactoe"), 2)
    before = {decision.args: number for number, decision in actions(kernel, 0).items()}
    play(kernel, 0, "mark", (4,))
    after = {decision.args: number for number, decision in actions(kernel, 1).items()}

    assert len(before) == 9
    assert all(before[args] == number for args, number in after.items())


@pytest.mark.parametrize(("name", "others"), [("beacons", 0.0), ("kolkhoz", 0.03), ("imperial", 0.03)])
def test_a_number_means_the_same_whatever_else_is_legal(name: str, others: float) -> None:
    """From match to match; all but a few decisions that are hardly ever seen."""
    game, rng, seen = registry.game(name), Random(5), dict[Decision, set[int]]()
    for deal in range(4):
        kernel = begin(game, game.usual_seats, seed=f"numbers {deal}")
        while kernel.over is None and kernel.pos.turn < 60:
            seat = kernel.actors()[0]
            for number, decision in actions(kernel, seat).items():
                seen.setdefault(decision._replace(seat=0), set()).add(number)
            play(kernel, *random_decision(kernel, seat, rng))

    assert len(seen) > 20
    assert sum(len(numbers) > 1 for numbers in seen.values()) <= others * len(seen)


def test_what_is_always_there_has_a_number_of_its_own() -> None:
    """Nothing else ever has it, though it is not legal."""
    kernel, rng = begin(registry.game("kolkhoz"), 4, seed="own"), Random(2)
    meant: dict[int, set[str]] = {}
    while kernel.over is None:
        for number, decision in actions(kernel, kernel.actors()[0]).items():
            meant.setdefault(number, set()).add(f"{decision.name} {decision.args}")
        play(kernel, *random_decision(kernel, kernel.actors()[0], rng))

    always = [names for names in meant.values() if any(name.startswith(("play_card", "ready")) for name in names)]
    assert always
    assert all(len(names) == 1 for names in always)


@pytest.mark.parametrize("size", [4, 64])
def test_few_numbers_are_enough_for_a_sample(size: int) -> None:
    kernel, rng = begin(registry.game("kolkhoz"), 4, seed="few"), Random(2)
    while kernel.over is None:
        found = actions(kernel, kernel.actors()[0], size)
        assert 0 < len(found) <= size // 2
        assert max(found) < size
        play(kernel, *random_decision(kernel, kernel.actors()[0], rng))


@pytest.mark.parametrize("name", ["kolkhoz", "sparks", "emberlode"])
def test_an_observation_holds_nothing_the_seat_may_not_know(name: str) -> None:
    """In every world that the seat cannot tell apart, the numbers are the same."""
    game, rng = registry.game(name), Random(3)
    kernel = begin(game, game.usual_seats, seed="9")
    while kernel.over is None and kernel.pos.turn < 9:
        seat = kernel.actors()[0]
        world = determinise(kernel, (seat,), rng)
        assert np.array_equal(observation(kernel, seat), observation(world, seat))
        assert np.array_equal(mask(actions(kernel, seat)), mask(actions(world, seat)))
        play(kernel, *random_decision(kernel, seat, rng))


def test_a_state_can_be_copied_and_kept() -> None:
    """Also in the middle of a game: both go on alike."""
    state = pyspiel.load_game(register("sparks")).new_initial_state()
    state.apply_action(7)
    rng = Random(2)
    for _ in range(6):
        state.apply_action(rng.choice(state.legal_actions()))
    copy: Any = state.clone()
    kept = pickle.loads(pickle.dumps(state.held))
    action = state.legal_actions()[0]
    for each in (state.held, copy.held, kept):
        each.play(action)

    assert state.held.kernel.encode() == copy.held.kernel.encode() == kept.kernel.encode()
    assert "deal" not in copy.action_to_string(copy.current_player(), copy.legal_actions()[0])


def test_many_games_go_in_step() -> None:
    tables, rng = Tables("sparks", 3), np.random.default_rng(1)
    rows, games, paid = tables.reset(seed=1), 0, np.zeros(2)
    assert rows.observations.shape == (3, FEATURES)
    assert "throwers[+0].hearts" in names(tables.game, 2)
    for _ in range(120):
        rows = tables.step(np.array([rng.choice(np.nonzero(each)[0]) for each in rows.masks]))
        assert rows.masks[np.arange(3)].any(axis=1).all()
        assert not rows.rewards[~rows.terminated].any()
        assert not rows.truncated.any()
        assert np.allclose(rows.rewards.sum(axis=1), 0)
        games, paid = games + int(rows.ended.sum()), paid + np.abs(rows.rewards).sum(axis=0)
    assert games > 3
    assert paid[0] == games / 2
    with pytest.raises(ValueError, match=r"511|legal"):
        tables.step(np.array([-1, -1, -1]))
    with pytest.raises(ValueError, match="there must be one at least"):
        Tables("sparks", 0)


def test_a_game_that_is_cut_short_is_not_over() -> None:
    """Nobody is paid, and another one begins."""
    tables = Tables("kolkhoz", 2, longest=2)
    rows = tables.reset(seed=1)
    told = []
    for _ in range(4):
        rows = tables.step(rows.masks.argmax(axis=1))
        told.append((bool(rows.terminated.any()), bool(rows.truncated.all()), bool(rows.ended.all())))
        assert not rows.rewards.any()

    assert told == [(False, False, False), (False, True, True)] * 2


@pytest.mark.parametrize(
    ("game", "seats", "paid"),
    [
        ("beacons", 3, {(1.0, 1.0, 1.0), (-1.0, -1.0, -1.0)}),
        (rope, 4, {(0.5, -0.5, 0.5, -0.5), (-0.5, 0.5, -0.5, 0.5), (0.0, 0.0, 0.0, 0.0)}),
    ],
)
def test_in_step_everybody_is_paid_as_at_a_single_table(game: str | Game, seats: int, paid: set[Any]) -> None:
    """Who plays together wins or loses all of it, and a team is paid as one."""
    tables, rng, seen = Tables(game, 4, seats), np.random.default_rng(1), set()
    rows = tables.reset(seed=1)
    for _ in range(120):
        rows = tables.step(np.array([rng.choice(np.nonzero(each)[0]) for each in rows.masks]))
        seen |= {tuple(rows.rewards[row].tolist()) for row in np.flatnonzero(rows.ended)}

    assert seen
    assert seen <= paid
