"""Kolkhoz played on in arrays from a position of the engine, everybody deciding by what was learned."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from rondel.arrays.kolkhoz import OVER, PHASE, SEATS, SIZE, YEAR, actions, actor, begin, compiled, is_compiled, play
from rondel.arrays.kolkhoz_engine import as_array
from rondel.arrays.kolkhoz_features import read, tables
from rondel.arrays.kolkhoz_self_play import choose, judge, room_for, share_of, unthinking
from rondel.bots.learned import MARGIN, Judge
from rondel.bots.weights import Unlearned
from rondel.core.kernel import Kernel

LAYERS = 3
"""Two hidden ones, and the answers."""


@compiled
def play_years(z: Any, years: int, luck: Any, t: Any, net: Any, room: Any) -> None:
    """Play on to the beginning of a later year, or to the end of the game."""
    into, last = room[0], z[YEAR] + years
    while z[PHASE] != OVER and z[YEAR] < last:
        seat = actor(z)
        count = actions(z, seat, into)
        action = unthinking(z, seat, count, into)
        play(z, action if action >= 0 else choose(z, seat, count, t, net, luck, room), luck)


@compiled
def worth(z: Any, seat: int, t: Any, net: Any, room: Any) -> float:
    """What a position is worth to a seat, by what everybody would say of their own chances there."""
    _, _, index, amount, one, two, answer, _ = room
    mine = said = 0.0
    for other in range(SEATS):
        if z[PHASE] == OVER:
            share = share_of(z, other)
            found = share + MARGIN * (2 * share - 1)
        else:
            found = judge(index, amount, read(z, other, t, index, amount), net, one, two, answer)
        said += found
        if other == seat:
            mine = found
    return float(mine + (1 - said) / SEATS)


class Playouts:
    """Plays positions of the engine on, as a judge would decide."""

    def __init__(self, judge: Judge) -> None:
        if not is_compiled:
            raise ImportError("without numba arrays are slower than the engine", name="numba")
        network = judge.network
        if len(network.layers) != LAYERS:
            raise Unlearned(f"in arrays there are {LAYERS} layers, and {len(network.layers)} were learned")
        self._net = tuple(np.ascontiguousarray(part) for layer in network.layers for part in layer)
        self._tables, self._room = tables(judge.weights.scales), room_for((network.sizes[1], network.sizes[2]))
        self._luck = np.ones(1, np.uint64)
        z = np.zeros(SIZE, np.int16)
        begin(z, self._luck)
        self._led_to(z, 0, 1)  # compiles everything, before anybody waits for it

    def led_to(self, worlds: Sequence[Kernel], seat: int, years: int, luck: float) -> list[float]:
        """What each world is worth to a seat so many years later, with the same luck in all of them."""
        found = []
        for world in worlds:
            self._luck[0] = int(luck * 2**53) | 1
            found.append(self._led_to(as_array(world), seat, years))
        return found

    def _led_to(self, z: Any, seat: int, years: int) -> float:
        play_years(z, years, self._luck, self._tables, self._net, self._room)
        return float(worth(z, seat, self._tables, self._net, self._room))
