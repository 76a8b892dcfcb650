"""Many games at once: one array of observations out, one array of actions in.

Games that are over begin anew at once, so that every row always waits for an action.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, NamedTuple

import numpy as np

from rondel import registry
from rondel.bots.judging import rewards
from rondel.core.decisions import Decision
from rondel.core.game import Game
from rondel.core.kernel import Kernel
from rondel.core.playing import begin, play
from rondel.environments.encoding import ACTIONS, FEATURES, actions, mask, observation
from rondel.environments.hosting import LONGEST, host_acts

Array = np.ndarray[Any, Any]


class Rows(NamedTuple):
    """What is to be decided, a row for each game."""

    observations: Array
    masks: Array
    seats: Array
    """Whose decision it is."""
    rewards: Array
    """Of every seat, for the game that has just ended in this row; else nothing."""
    terminated: Array
    """Is the game that was played in this row over?"""
    truncated: Array
    """Or was it cut short, so that nobody is paid and nothing is known of its end?"""

    @property
    def ended(self) -> Array:
        """Has another game begun in this row, for either reason?"""
        found: Array = self.terminated | self.truncated
        return found


class Tables:
    """So many games of one kind, played in step."""

    def __init__(
        self,
        game: str | Game,
        count: int,
        seats: int = 0,
        options: Mapping[str, Any] | None = None,
        *,
        actions: int = ACTIONS,
        features: int = FEATURES,
        longest: int = LONGEST,
    ) -> None:
        if count < 1:
            raise ValueError(f"{count} games at once are none; there must be one at least")
        self.game = registry.game(game) if isinstance(game, str) else game
        self.count, self.options, self.sizes = count, options, (actions, features)
        self.seats = seats or self.game.usual_seats
        self.game.check_seats(self.seats)
        self.rng, self.longest = Random(), longest
        self._kernels: list[Kernel] = []
        self._steps = [0] * count
        self._legal: list[dict[int, Decision]] = []

    def reset(self, seed: int | None = None) -> Rows:
        """Begin all games; without a seed others each time."""
        self.rng = Random(seed)
        self._kernels = [self._begun() for _ in range(self.count)]
        self._steps = [0] * self.count
        return self._rows(*self._nothing())

    def step(self, chosen: Array) -> Rows:
        """Carry out an action in every game."""
        paid, over, cut = self._nothing()
        for row, number in enumerate(np.asarray(chosen).tolist()):
            kernel = self._kernels[row]
            if number not in self._legal[row]:
                legal = ", ".join(map(str, self._legal[row]))
                raise ValueError(f"{number} is not legal in row {row}; legal are {legal}")
            play(kernel, *self._legal[row][number])
            host_acts(kernel, self.rng)
            self._steps[row] += 1
            if kernel.over is not None:
                over[row], paid[row] = True, rewards(kernel.over, self.seats)
            cut[row] = kernel.over is None and self._steps[row] >= self.longest
            if over[row] or cut[row]:
                self._kernels[row], self._steps[row] = self._begun(), 0
        return self._rows(paid, over, cut)

    def _nothing(self) -> tuple[Array, Array, Array]:
        """Nobody is paid, and no game has ended."""
        flags = np.zeros((2, self.count), np.bool_)
        return np.zeros((self.count, self.seats), np.float32), flags[0], flags[1]

    def _begun(self) -> Kernel:
        kernel = begin(self.game, self.seats, self.options, str(self.rng.getrandbits(64)))
        host_acts(kernel, self.rng)
        return kernel

    def _rows(self, paid: Array, over: Array, cut: Array) -> Rows:
        size, features = self.sizes
        acting = [kernel.actors()[0] for kernel in self._kernels]
        self._legal = [actions(kernel, seat, size) for kernel, seat in zip(self._kernels, acting, strict=True)]
        seen = [observation(kernel, seat, features) for kernel, seat in zip(self._kernels, acting, strict=True)]
        masks = np.stack([mask(legal, size) for legal in self._legal])
        return Rows(np.stack(seen), masks, np.array(acting, np.int64), paid, over, cut)
