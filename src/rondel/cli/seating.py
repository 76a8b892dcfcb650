"""Bots in seats, by name."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from rondel.bots.arena import Player
from rondel.bots.registry import able, usual
from rondel.cli.mistakes import Mistake
from rondel.core.kernel import Kernel


def seat_bots(
    kernel: Kernel, seats: Sequence[int], names: Sequence[str], seed: str, *, seconds: float = 1.0
) -> dict[int, Player]:
    """A player for each of these seats; the names are dealt out in order, again and again if there are fewer.

    Without names the seats get the game's usual one. Whoever asks for a bot that cannot play is told why.
    """
    if len(names) > len(seats):
        raise Mistake(f"{len(names)} bots were named for {len(seats)} seats")
    wanted = names or [usual(kernel.game)]
    players = {}
    for number, seat in enumerate(seats):
        rng = Random(f"{seed}/bot/{seat}")
        bot, _ = able(wanted[number % len(wanted)], rng, kernel)
        players[seat] = Player(bot, seat, rng, seconds=seconds)
    return players
