"""Learning Kolkhoz from the array version: some processes play, this one learns from what they write down."""

from __future__ import annotations

import os
from collections.abc import Callable
from itertools import pairwise
from multiprocessing import get_context, parent_process
from queue import Empty
from threading import Thread
from time import perf_counter
from typing import Any

import numpy as np
from msgspec import Struct

from rondel.arrays import kolkhoz
from rondel.arrays.kolkhoz_features import WIDTH, tables
from rondel.arrays.kolkhoz_self_play import densify, play_game, results, room_for, rows_for, targets
from rondel.bots.network import Array, Network, Teacher, Teaching

BATCH = 1_024
GAMES = 40
"""Played between two looks at the network, and handed over together."""


class ArrayRecipe(Struct, frozen=True):
    """How Kolkhoz is learned from arrays."""

    layers: tuple[int, int] = (128, 64)
    rate: float = 1e-3
    last_rate: float = 1e-4
    trace: float = 0.85
    explore: float = 0.05
    seed: int = 1


def play_on(scales: dict[str, float], recipe: ArrayRecipe, number: int, weights: Any, handed: Any, over: Any) -> None:
    """What a player process does: games by the network as it is, again and again, until it is over."""
    Thread(target=_end_with_parent, name="parent", daemon=True).start()
    t, sizes = tables(scales), (len(scales), *recipe.layers, 2)
    luck = np.array([recipe.seed * 1_000_003 + number * 7_919 + 12_345], np.uint64)
    z, room, rows = np.zeros(kolkhoz.SIZE, np.int16), room_for(recipe.layers), rows_for()
    ends, wanted = np.zeros((4, 2), np.float32), np.zeros((len(rows[2]), 2), np.float32)
    shared = np.frombuffer(weights, np.float32)
    while not over.is_set():
        net = tuple(part for layer in unflattened(shared.copy(), sizes) for part in layer)
        packet = []
        for _ in range(GAMES):
            count = play_game(luck, t, net, recipe.explore, room, z, rows)
            results(z, ends)
            targets(rows[3], rows[4], count, ends, recipe.trace, wanted)
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


def train(
    scales: dict[str, float],
    recipe: ArrayRecipe,
    seconds: float,
    jobs: int,
    tell: Callable[[float, int, float, Network], None] = lambda *_: None,
    network: Network | None = None,
    teaching: Teaching = Teacher,
) -> tuple[Network, int]:
    """Learn for so many seconds with so many players; the network and how many games it saw.

    `tell` hears now and then how it goes: the part done, games, how far off the chances were, the network.
    """
    context = get_context("spawn")
    network = network or Network.fresh((len(scales), *recipe.layers, 2), recipe.seed)
    flat = np.concatenate([part.ravel() for layer in network.layers for part in layer])
    weights, handed, over = context.RawArray("f", len(flat)), context.Queue(2 * jobs), context.Event()
    shared = np.frombuffer(weights, np.float32)
    shared[:] = flat
    players = [
        context.Process(target=play_on, args=(scales, recipe, number, weights, handed, over), daemon=True)
        for number in range(jobs)
    ]
    for player in players:
        player.start()
    try:
        games = _learn(network, recipe, seconds, shared, handed, tell, teaching)
    finally:
        over.set()
        _empty(handed)
        for player in players:
            player.join(5)
            player.terminate()
    return network, games


def _learn(
    network: Network,
    recipe: ArrayRecipe,
    seconds: float,
    shared: Any,
    handed: Any,
    tell: Callable[..., None],
    teaching: Teaching,
) -> int:
    teacher, rng = teaching(network, recipe.rate), np.random.default_rng(recipe.seed)
    inputs = network.sizes[0]
    dense = np.zeros((BATCH, inputs), np.float32)
    games, began, told, off = 0, 0.0, 0.0, list[float]()
    while not began or perf_counter() - began < seconds:
        indices, amounts, counts, wanted = handed.get(timeout=300)
        began = began or perf_counter()  # compiling does not count
        done = (perf_counter() - began) / seconds
        teacher.rate = recipe.rate * (recipe.last_rate / recipe.rate) ** min(1.0, done)
        games += GAMES
        order = rng.permutation(len(counts))
        for start in range(0, len(order), BATCH):
            chosen = order[start : start + BATCH]
            table = dense[: len(chosen)]
            densify(indices[chosen], amounts[chosen], counts[chosen], table)
            off.append(teacher.teach(table, wanted[chosen]))
        shared[:] = np.concatenate([part.ravel() for layer in network.layers for part in layer])
        if perf_counter() - told > 10:
            told = perf_counter()
            tell(min(1.0, done), games, sum(off) / len(off), network)
            off = []
    return games


def _empty(handed: Any) -> None:
    try:
        while True:
            handed.get(timeout=0.2)
    except Empty:
        pass


assert WIDTH < 2**15
