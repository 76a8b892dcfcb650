"""Measures how many steps a second games make as arrays, at random, with observations and masks.

python -m scripts.steps

Prints the table of docs/environments.md: of one core's processor time, each the better of two runs in turns. The other
projects' own Tic-tac-toe is measured beside ours where they are installed; PettingZoo's needs pygame. Kolkhoz as arrays
makes no observations; it needs numba to be measured.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from random import Random
from time import process_time

import numpy as np

from rondel.environments.vector import Tables

GAMES = ("tictactoe", "kolkhoz", "sparks")
COUNT = 32
"""Games at once."""
GAMES_AT_ONCE = 1_000
"""Of those that are played as arrays, between two looks at the clock."""
Run = Callable[[float], float]


def ours(game: str, seconds: float) -> float:
    """Steps a second of a game's `Tables`."""
    tables, rng = Tables(game, COUNT), np.random.default_rng(1)
    rows, done, began = tables.reset(seed=1), 0, process_time()
    while (used := process_time() - began) < seconds:
        rows = tables.step(np.array([rng.choice(np.flatnonzero(mask)) for mask in rows.masks]))
        done += COUNT
    return done / used


def in_arrays(seconds: float) -> float:
    """Decisions a second of Kolkhoz as arrays: no observations and no masks, only the rules."""
    from rondel.arrays.kolkhoz import is_compiled, play_at_random

    if not is_compiled:
        raise ImportError("numba is not installed")
    play_at_random(1, 0)  # compiled now, if it has not been before
    done, seed, began = 0, 1, process_time()
    while (used := process_time() - began) < seconds:
        done, seed = done + play_at_random(GAMES_AT_ONCE, seed), seed + 1
    return done / used


def pettingzoos(seconds: float) -> float:
    """Steps a second of PettingZoo's own Tic-tac-toe."""
    from pettingzoo.classic import tictactoe_v3

    env, rng, done, began = tictactoe_v3.env(), Random(1), 0, process_time()
    while (used := process_time() - began) < seconds:
        env.reset(seed=done)
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            env.step(None if ended or cut else rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
            done += not (ended or cut)
    return done / used


def openspiels(seconds: float) -> float:
    """Steps a second of OpenSpiel's own Tic-tac-toe."""
    import pyspiel

    game, rng, done, began = pyspiel.load_game("tic_tac_toe"), Random(1), 0, process_time()
    while (used := process_time() - began) < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            state.observation_tensor(state.current_player())
            state.legal_actions_mask()
            state.apply_action(rng.choice(state.legal_actions()))
            done += 1
    return done / used


def measured(seconds: float) -> Iterator[tuple[str, float]]:
    """Everything that can be measured here, each the better of two runs; they take turns."""
    runs: dict[str, Run] = {game: lambda seconds, game=game: ours(game, seconds) for game in GAMES}  # type: ignore[misc]
    runs["kolkhoz, as arrays"] = in_arrays
    runs |= {"tictactoe, PettingZoo's own": pettingzoos, "tictactoe, OpenSpiel's own": openspiels}
    found: dict[str, list[float]] = {}
    for _ in range(2):
        for name, run in [*runs.items()]:
            try:
                found.setdefault(name, []).append(run(seconds))
            except ImportError as problem:
                del runs[name]
                print(f"{name}: not measured, {problem}")
    yield from ((name, max(rates)) for name, rates in found.items() if rates)


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=5.0, help="of each run")
    for name, rate in measured(parser.parse_args().seconds):
        print(f"| {name} | {rate:,.0f} |")


if __name__ == "__main__":
    main()
