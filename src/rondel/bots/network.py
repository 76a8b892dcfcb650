"""A small network that judges positions, and how it learns: numpy and nothing else.

Two hidden layers, and two answers: the chance to win, and how far ahead at the end. Small as it is, an evaluation costs
less than trying one decision, and it can be trained wherever games can be played.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any, Protocol

import numpy as np

Array = np.ndarray[Any, np.dtype[np.float32]]
WIN, MARGIN = 0, 1
STEEPEST = 15.0
"""Log odds beyond which a chance is as good as sure."""


class Network:
    """Layers of weights; between them nothing below zero passes.

    Where one of the inputs is what the game's own score says of the chances, as log odds, the network starts from that
    and learns what is wrong with it: `score` says which input it is, and what it must be multiplied by.
    """

    def __init__(self, layers: Sequence[tuple[Array, Array]], score: tuple[int, float] | None = None) -> None:
        self.layers, self.score = list(layers), score

    @classmethod
    def fresh(cls, sizes: Sequence[int], seed: int, score: tuple[int, float] | None = None) -> Network:
        """Before it has learned anything."""
        rng = np.random.default_rng(seed)
        pairs = pairwise(sizes)
        made = [(rng.normal(0, (2 / before) ** 0.5, (before, after)), np.zeros(after)) for before, after in pairs]
        made[-1] = (made[-1][0] * (0.1 if score is None else 0.0), made[-1][1])
        return cls([(weights.astype(np.float32), bias.astype(np.float32)) for weights, bias in made], score)

    def widened(self, sizes: Sequence[int], seed: int) -> Network:
        """The same network with wider hidden layers: it answers as before, and has more to learn with."""
        fresh = Network.fresh(sizes, seed, self.score)
        for number, ((old, bias), (new, new_bias)) in enumerate(zip(self.layers, fresh.layers, strict=True)):
            before, after = old.shape
            new[:before, :after], new_bias[:after] = old, bias
            if number:
                new[before:, :after] = 0.0  # what was there does not hear what is new until it learns to
        return fresh

    def copy(self) -> Network:
        """The same network, with weights of its own."""
        return Network([(weights.copy(), bias.copy()) for weights, bias in self.layers], self.score)

    def move_towards(self, other: Network, share: float) -> None:
        """Move every weight a share of the way to that of another network, in place."""
        for layer, others in zip(self.layers, other.layers, strict=True):
            for part, goal in zip(layer, others, strict=True):
                part += share * (goal - part)

    @property
    def sizes(self) -> tuple[int, ...]:
        return (len(self.layers[0][0]), *(len(bias) for _, bias in self.layers))

    def judge(self, positions: Array) -> Array:
        """For each position, a row: the chance to win, and by how much, between -1 and 1."""
        found = positions
        for weights, bias in self.layers[:-1]:
            found = np.maximum(found @ weights + bias, 0)
        return self.answers(positions, found)

    def answers(self, positions: Array, passed: Array) -> Array:
        """The last layer, on top of what the score says."""
        weights, bias = self.layers[-1]
        raw = passed @ weights + bias
        if self.score is not None:
            place, factor = self.score
            odds = positions[:, place] * factor
            raw[:, WIN] += odds
            raw[:, MARGIN] += 0.5 * odds
        return _answers(raw)


def _answers(raw: Array) -> Array:
    raw = np.clip(raw, -STEEPEST, STEEPEST)
    answers = np.empty_like(raw)
    answers[:, WIN] = 1 / (1 + np.exp(-raw[:, WIN]))
    answers[:, MARGIN] = np.tanh(raw[:, MARGIN])
    return answers


class Teaches(Protocol):
    """Who teaches a network."""

    rate: float

    def teach(self, positions: Array, targets: Array) -> float:
        """One step towards these answers, in place; how far off the network was before it."""
        ...


Teaching = Callable[[Network, float], Teaches]
"""Makes a teacher of a network, at a rate."""


class Teacher:
    """Teaches a network by gradient descent (Adam)."""

    def __init__(self, network: Network, rate: float = 1e-3, decay: float = 1e-5) -> None:
        self.network, self.rate, self.decay = network, rate, decay
        self.steps = 0
        self.first = [np.zeros_like(part) for layer in network.layers for part in layer]
        self.second = [np.zeros_like(part) for layer in network.layers for part in layer]

    def teach(self, positions: Array, targets: Array) -> float:
        """One step towards these answers; how far off the network was before it."""
        layers, passed = self.network.layers, [positions]
        for weights, bias in layers[:-1]:
            passed.append(np.maximum(passed[-1] @ weights + bias, 0))
        answers = self.network.answers(positions, passed[-1])
        off = (answers - targets) / len(positions)
        off[:, MARGIN] *= 1 - answers[:, MARGIN] ** 2  # squares for the margin, likelihood for the win
        gradients: list[Any] = []
        for (weights, _), before in zip(reversed(layers), reversed(passed), strict=True):
            gradients[:0] = [before.T @ off, off.sum(axis=0)]
            if before is not positions:
                off = (off @ weights.T) * (before > 0)
        self._step(gradients)
        return float(np.mean((answers[:, WIN] - targets[:, WIN]) ** 2))

    def _step(self, gradients: Sequence[Array]) -> None:
        self.steps += 1
        down, up = 1 - 0.9**self.steps, 1 - 0.999**self.steps
        parts = [part for layer in self.network.layers for part in layer]
        for part, gradient, first, second in zip(parts, gradients, self.first, self.second, strict=True):
            first += 0.1 * (gradient - first)
            second += 0.001 * (gradient * gradient - second)
            part -= self.rate * ((first / down) / (np.sqrt(second / up) + 1e-8) + self.decay * part)
