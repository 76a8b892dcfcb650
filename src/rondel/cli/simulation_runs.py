"""Many games in one process or several, and the figures they give."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

import msgspec

from rondel.bots.league import share_interval
from rondel.bots.registry import able
from rondel.bots.tournament import Tally, play_games
from rondel.cli.mistakes import Mistake
from rondel.cli.setting_up import find_game
from rondel.core.kernel import Kernel


class SimulationOrder(NamedTuple):
    """What is to be played; small enough to be sent to another process."""

    game: str
    seats: int
    bots: tuple[str, ...]
    games: int
    seed: str
    options: dict[str, Any]
    seconds: float


def named_bots(names: Sequence[str], kernel: Kernel) -> tuple[str, ...]:
    """A bot for every seat, by name; fewer names are dealt out again and again."""
    seats = kernel.pos.seats
    if len(names) > seats:
        raise Mistake(f"{len(names)} bots were named for {seats} seats")
    for name in names:
        able(name, Random(0), kernel)
    wanted = names or ["random"]
    return tuple(wanted[seat % len(wanted)] for seat in range(seats))


def simulate(order: SimulationOrder, jobs: int = 1) -> Iterator[Tally]:
    """The tally so far, again and again until all games are played."""
    if jobs == 1:
        yield from _played(order, range(order.games))
        return
    from concurrent.futures import ProcessPoolExecutor, as_completed
    from multiprocessing import get_context

    size = max(1, min(500, order.games // (4 * jobs)))
    parts = [range(first, min(first + size, order.games)) for first in range(0, order.games, size)]
    total = Tally()
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        for done in as_completed([pool.submit(_part, order, part) for part in parts]):
            total.merge(done.result())
            yield total


def _played(order: SimulationOrder, numbers: Sequence[int]) -> Iterator[Tally]:
    return play_games(
        find_game(order.game),
        order.seats,
        order.bots,
        numbers,
        seed=order.seed,
        options=order.options,
        seconds=order.seconds,
    )


def _part(order: SimulationOrder, numbers: Sequence[int]) -> Tally:
    """Runs in a process of its own."""
    tally = Tally()
    for tally in _played(order, numbers):  # noqa: B007 -- the last one counts
        pass
    return tally


def as_json(order: SimulationOrder, tally: Tally, elapsed: float) -> str:
    """One object with everything that was counted."""
    seats = []
    for seat, bot in enumerate(order.bots):
        wins = tally.wins(seat)
        low, high = share_interval(wins, tally.games)
        seats.append({"seat": seat + 1, "bot": bot, "wins": wins, "share": wins / tally.games, "95%": [low, high]})
    facts = {
        "game": order.game,
        "seed": order.seed,
        "options": order.options,
        "games": tally.games,
        "commands": tally.commands,
        "seconds": round(elapsed, 6),
        "commands_per_second": round(tally.commands / elapsed, 1),
        "mean_length": tally.commands / tally.games,
        "outcomes": dict(sorted(tally.outcomes.items())),
        "reasons": dict(sorted(tally.reasons.items())),
        "seats": seats,
        "faults": [fault._asdict() for fault in tally.faults],
    }
    return msgspec.json.format(msgspec.json.encode(facts)).decode()
