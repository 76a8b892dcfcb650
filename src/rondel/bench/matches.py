"""Whole matches over real sockets: how many moves a server carries, how long each takes, what it costs."""

from __future__ import annotations

import asyncio
import math
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, field

from rondel.bench.comparison import LINES
from rondel.bench.houses import House, Seated

TABLES = 50
"""At the same time, with two sockets each."""
PATIENCE_S = 120
SILENT_S = 8.0
"""A server that loses moves has lost one for good if it has told of none for so long, in which it was sent again."""
AGAIN_S = 2.0
"""A move of which nobody has heard for so long is sent again: a server that tells before it has written may read an
older position for the next move, and drop that without a word."""


def quantile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


@dataclass
class Played:
    """What some rounds of matches came to."""

    moves: int = 0
    seconds: float = 0.0
    spent: float = 0.0
    """Seconds of the server's processor time."""
    delays: list[float] = field(default_factory=list)
    """From sending a move until both have been told of it."""
    updates: int = 0
    update_bytes: int = 0
    bytes: int = 0
    again: int = 0
    """How often a move had to be sent again."""
    stuck: int = 0
    """Matches that did not come to an end: their moves were lost, however often they were sent."""
    rounds: int = 0
    last: float = 0.0
    """When both had been told of a move for the last time."""

    @property
    def rate(self) -> float:
        return self.moves / self.seconds

    @property
    def cost_ms(self) -> float:
        """Processor time a move."""
        return 1000 * self.spent / self.moves

    @property
    def p99_ms(self) -> float:
        return 1000 * quantile(self.delays, 0.99)

    @property
    def bytes_per_update(self) -> float:
        return self.update_bytes / self.updates


class Game:
    """Two players at one table who place their marks at random, each when both have been told of the one before."""

    def __init__(self, seated: Seated, played: Played, rng: random.Random) -> None:
        self.seated, self.played, self.rng = seated, played, rng
        self.cells = [-1] * 9
        self.made, self.told, self.sent = 0, 0, 0.0
        self._timer: asyncio.TimerHandle | None = None
        self.over: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        for each in seated.lines:
            each.listen(self._heard)
            each.lost = self._lost

    def move(self) -> None:
        seat = self.made % 2
        cell = self.rng.choice([cell for cell, by in enumerate(self.cells) if by < 0])
        self.cells[cell], self.made, self.told = seat, self.made + 1, 0
        self.sent = time.perf_counter()
        self._say(self.made, seat, cell)

    def _say(self, number: int, seat: int, cell: int) -> None:
        self.seated.lines[seat].say(self.seated.move(seat, cell, number))
        self._timer = asyncio.get_running_loop().call_later(AGAIN_S, self._say_again, number, seat, cell)

    def give_up(self) -> None:
        """Nobody waits for the match any more."""
        if self._timer is not None:
            self._timer.cancel()
        self.over.cancel()

    def _say_again(self, number: int, seat: int, cell: int) -> None:
        if number == self.made and not self.told and not self.over.done():
            self.played.again += 1
            self._say(number, seat, cell)

    def _lost(self) -> None:
        if not self.over.done():
            self.over.set_exception(ConnectionError("the server hung up in the middle of a match"))

    def _is_over(self) -> bool:
        return -1 not in self.cells or any(self.cells[a] == self.cells[b] == self.cells[c] != -1 for a, b, c in LINES)

    def _heard(self, message: bytes, length: int) -> None:
        played = self.played
        played.bytes += length
        if not message.startswith(self.seated.update):
            if b'"refused"' in message[:20]:
                self.over.set_exception(AssertionError(f"refused: {message!r}"))
            return
        played.updates += 1
        played.update_bytes += length
        self.told += 1
        if self.told != len(self.seated.lines):
            return
        if self._timer is not None:
            self._timer.cancel()
        now = time.perf_counter()
        played.moves += 1
        played.last = now
        played.delays.append(now - self.sent)
        if not self._is_over():
            self.move()
        elif self.seated.over in message:
            self.over.set_result(None)
        else:
            self.over.set_exception(AssertionError(f"not over: {message!r}"))


async def play(house: House, rounds: int, rng: random.Random, tables: int = TABLES, until: float = math.inf) -> Played:
    """Rounds of matches, all tables at once; time counts only while they play, not while they sit down.

    After that moment of `time.monotonic` no other round begins. A server that loses moves is waited for until none has
    been told for a while: what has come of a round until then counts.
    """
    played = Played()
    while played.rounds < rounds and (not played.rounds or time.monotonic() < until):
        played.rounds += 1
        seated = [await house.seat() for _ in range(tables)]
        games = [Game(each, played, rng) for each in seated]
        began, spent = time.perf_counter(), house.spent()
        played.last = began
        for game in games:
            game.move()
        if house.loses_moves:
            await _until_silent(games, played)
        else:
            await asyncio.wait_for(asyncio.gather(*(game.over for game in games)), PATIENCE_S)
        played.seconds += played.last - began
        played.spent += house.spent() - spent
        for game in games:
            for each in game.seated.lines:
                each.lost = None
                each.hang_up()
    return played


async def _until_silent(games: Sequence[Game], played: Played) -> None:
    """Wait until all matches are over, or nothing is told any more; those that are not are given up."""
    waiting = {game.over for game in games}
    while waiting and time.perf_counter() - played.last < SILENT_S:
        done, waiting = await asyncio.wait(waiting, timeout=SILENT_S / 4)
        for each in done:
            each.result()
    if not played.moves:
        raise TimeoutError(f"no move was told within {SILENT_S:.0f} s")
    for game in games:
        if not game.over.done():
            played.stuck += 1
            game.give_up()
