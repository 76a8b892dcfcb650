"""Play many random games of one game and report: no deadlock, no stall, nothing lost.

    .venv/bin/python scripts/soak.py kolkhoz --games 100000

Presets and numbers of seats come in turn; with --any-options every game gets options of its own, drawn from all that
the game accepts. Invariants are asked after every command of one game in ten and at the end of all the others.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator
from itertools import cycle
from random import Random
from typing import Any, Literal, get_args, get_origin, get_type_hints

from rondel import Kernel
from rondel.core import playing
from rondel.core.game import Game
from rondel.core.picking import random_decision
from rondel.core.simulation import playout
from rondel.errors import BadOptions
from rondel.registry import game as load

LIMIT = 50_000
"""More commands than this in one game count as a stall."""
CLOSELY = 10


def tables(game: Game) -> Iterator[tuple[int, dict[str, Any]]]:
    """Every number of seats with every preset, again and again."""
    low, high = game.seat_range
    presets: list[dict[str, Any]] = [{"preset": name} for name in game.presets] or [{}]
    return cycle((seats, options) for options in presets for seats in range(low, high + 1))


def drawn(game: Game, seats: int, rng: Random) -> dict[str, Any]:
    """Options drawn at random until the game accepts them."""
    hints = get_type_hints(game.options)
    while True:
        raw = {name: value for name, hint in hints.items() if (value := _value(hint, seats, rng)) is not None}
        try:
            game.read_options(raw, seats)
        except BadOptions:
            continue
        return raw


def _value(hint: Any, seats: int, rng: Random) -> Any:
    if rng.random() < 0.4:
        return None
    if hint is bool:
        return rng.random() < 0.5
    if get_origin(hint) is Literal:
        return rng.choice(get_args(hint))
    if hint is int:
        return rng.randint(1, 5)
    if hint == tuple[bool, ...]:
        return [rng.random() < 0.5 for _ in range(seats)]
    return rng.randint(1, 3) if int in get_args(hint) else None


def play(game: Game, seats: int, options: dict[str, Any], number: int, seed: str) -> tuple[int, Kernel]:
    """One game to its end; the number of commands."""
    rng = Random(f"{seed} {number}")
    kernel = playing.begin(game, seats, options, f"{seed} {number}", keeps=False)
    if number % CLOSELY:
        count = playout(kernel, rng, LIMIT)
    else:
        count = _closely(kernel, rng)
    _sound(kernel)
    if kernel.over is None:
        raise RuntimeError(f"no end after {count} commands, at {kernel.node.address!r}")
    return count, kernel


def _closely(kernel: Kernel, rng: Random) -> int:
    count = 0
    while kernel.over is None and count < LIMIT:
        seat = rng.choice(kernel.actors())
        playing.play(kernel, *random_decision(kernel, seat, rng))
        _sound(kernel)
        count += 1
    return count


def _sound(kernel: Kernel) -> None:
    for invariant in kernel.game.invariants:
        if why := invariant(kernel.s):
            raise RuntimeError(f"{getattr(invariant, '__name__', invariant)}: {why}")


def say(line: str) -> None:
    sys.stdout.write(line + "\n")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0] if __doc__ else "")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seed", default="soak")
    parser.add_argument("--any-options", action="store_true")
    wanted = parser.parse_args()
    game, rng = load(wanted.game), Random(wanted.seed)
    started, commands, longest = time.perf_counter(), 0, 0
    tally: Counter[str] = Counter()
    ways = tables(game)
    for number in range(wanted.games):
        seats, options = next(ways)
        if wanted.any_options:
            options = drawn(game, seats, rng)
        try:
            count, _ = play(game, seats, options, number, wanted.seed)
        except Exception as problem:
            say(f"game {number}: {seats} seats, {options}, seed '{wanted.seed} {number}': {problem!r}")
            return 1
        commands, longest = commands + count, max(longest, count)
        tally[f"{'drawn options' if wanted.any_options else options.get('preset', '-')}, {seats} seats"] += 1
    seconds = time.perf_counter() - started
    for way, games in sorted(tally.items()):
        say(f"{games:>8}  {way}")
    rate = f"{seconds:.0f} s, {commands / seconds:,.0f}/s"
    say(f"{wanted.games} games, {commands} commands, the longest {longest}; {rate}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
