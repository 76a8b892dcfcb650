"""Learning Kolkhoz from the array version: some processes play, this one learns from what they write down."""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import pairwise
from multiprocessing import get_context, parent_process
from queue import Empty
from signal import SIG_IGN, SIGINT, signal
from threading import Thread
from typing import Any

import numpy as np

from rondel.arrays import kolkhoz
from rondel.arrays.kolkhoz_features import WIDTH, tables
from rondel.arrays.kolkhoz_self_play import densify, play_game, results, room_for, rows_for, targets
from rondel.bots.course import Clock, Course, Round, Rounds
from rondel.bots.network import Array, Network, Teacher, Teaching
from rondel.bots.training import Pupil, Recipe
from rondel.bots.weights import Unlearned, Weights

BATCH = 1_024
GAMES = 40
"""Played between two looks at the network, and handed over together."""
ROUND = 10 * GAMES
"""Games after which it is told how learning goes."""
TRACE = 0.85
"""The lambda of TD(lambda)."""
SILENCE = 300
"""Seconds without a game after which nobody is playing any more."""


def play_on(
    scales: dict[str, float], recipe: Recipe, hidden: tuple[int, int], number: int, weights: Any, handed: Any, over: Any
) -> None:
    """What a player process does: games by the network as it is, again and again, until it is over."""
    signal(SIGINT, SIG_IGN)  # Ctrl-C is for who learns, who then lets all players end
    Thread(target=_end_with_parent, name="parent", daemon=True).start()
    t, sizes = tables(scales), (len(scales), *hidden, 2)
    luck = np.array([recipe.seed * 1_000_003 + number * 7_919 + 12_345], np.uint64)
    z, room, rows = np.zeros(kolkhoz.SIZE, np.int16), room_for(hidden), rows_for()
    ends, wanted = np.zeros((4, 2), np.float32), np.zeros((len(rows[2]), 2), np.float32)
    shared = np.frombuffer(weights, np.float32)
    while not over.is_set():
        net = tuple(part for layer in unflattened(shared.copy(), sizes) for part in layer)
        packet = []
        for _ in range(GAMES):
            count = play_game(luck, t, net, recipe.explore, room, z, rows)
            results(z, ends)
            targets(rows[3], rows[4], count, ends, TRACE, wanted)
            packet.append(
                [rows[0][:count].copy(), rows[1][:count].copy(), rows[2][:count].copy(), wanted[:count].copy()]
            )
        handed.put([np.concatenate([each[part] for each in packet]) for part in range(4)])


def _end_with_parent() -> None:
    """End when whoever learns is gone, who may have been killed and could tell nobody that it is over."""
    if (learning := parent_process()) is not None:
        learning.join()
        os._exit(1)


def unflattened(flat: Array, sizes: tuple[int, ...]) -> list[tuple[Array, Array]]:
    """The layers that lie in one row of numbers."""
    layers, at = [], 0
    for before, after in pairwise(sizes):
        middle, end = at + before * after, at + before * after + after
        layers.append((flat[at:middle].reshape(before, after), flat[middle:end]))
        at = end
    return layers


def by_arrays(course: Course, weights: Weights, clock: Clock, *, jobs: int, teaching: Teaching = Teacher) -> Rounds:
    """The school of the classic game of four: so many processes play, and this one learns."""
    tables(weights.scales)
    if len(weights.sizes) != 4:
        raise Unlearned(f"{course.path} has not two hidden layers, as arrays need; name another file")
    pupil, context = Pupil(weights.network(), course.recipe, teaching), get_context("spawn")
    shared, handed, over = (
        context.RawArray("f", _flat(pupil.average).tolist()),
        context.Queue(2 * jobs),
        context.Event(),
    )
    told = (weights.scales, course.recipe, weights.sizes[1:-1])
    players = [
        context.Process(target=play_on, args=(*told, weights.games + number, shared, handed, over), daemon=True)
        for number in range(jobs)
    ]
    for player in players:
        player.start()
    try:
        yield from _rounds(pupil, clock, np.frombuffer(shared, np.float32), handed)
    finally:
        over.set()
        _empty(handed)
        for player in players:
            player.join(5)
            player.terminate()


def _rounds(pupil: Pupil, clock: Clock, shared: Any, handed: Any) -> Iterator[Round]:
    """A lesson from every packet of games, after which players go on by what came of it; some packets are a round."""
    games = 0
    while True:
        played, off = games, list[float]()
        while not off or (games - played < ROUND and clock.done(games) < 1):
            packet = handed.get(timeout=SILENCE)
            if games == 0:
                clock.begin()  # compiling does not count
            pupil.cool(clock.done(games))
            off += _taught(pupil, *packet)
            pupil.settle()
            shared[:] = _flat(pupil.average)
            games += GAMES
        yield Round(games - played, sum(off) / len(off), pupil.average)


def _taught(pupil: Pupil, indices: Any, amounts: Any, counts: Any, wanted: Array) -> Iterator[float]:
    """Teach a packet of games, in pieces; how far off each was."""
    dense = np.zeros((BATCH, pupil.network.sizes[0]), np.float32)
    order = pupil.rng.permutation(len(counts))
    for start in range(0, len(order), BATCH):
        chosen = order[start : start + BATCH]
        table = dense[: len(chosen)]
        densify(indices[chosen], amounts[chosen], counts[chosen], table)
        yield pupil.teacher.teach(table, wanted[chosen])


def _flat(network: Network) -> Array:
    return np.concatenate([part.ravel() for layer in network.layers for part in layer])


def _empty(handed: Any) -> None:
    try:
        while True:
            handed.get(timeout=0.2)
    except Empty:
        pass


assert WIDTH < 2**15
