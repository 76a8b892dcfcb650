"""The ladder of a course: how well what it has learned plays, against others and against what it was before."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Executor
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from tempfile import gettempdir

from msgspec import structs

from rondel.bots.league import Fixture, Meeting, Played, play, share_interval, table
from rondel.bots.weights import Rung, Weights, write
from rondel.core.game import Game

Find = Callable[[str], Game]


class Ladder:
    """Measures what a course has learned, on the same deals at every step."""

    def __init__(self, setting: Fixture, yardstick: str, games: int, find: Find, pool: Executor, folder: str) -> None:
        self.setting, self.yardstick, self.games = setting, yardstick, games
        self.find, self.pool, self.folder = find, pool, Path(folder)
        self.beginning = self.former = ""
        """The files that the course went on from, and of the step before."""
        self._steps = 0

    def begin_with(self, weights: Weights) -> None:
        """Measure the first step against this, and the last one too."""
        self.beginning = self.former = self.kept(weights)

    def kept(self, weights: Weights) -> str:
        """A file with the network as it is now."""
        self._steps += 1
        path = self.folder / f"{self._steps}.weights"
        write(weights, path)
        return str(path)

    def climbed(self, weights: Weights, *, is_last: bool = False) -> Iterator[Rung]:
        """How the network does against the yardstick, and against itself as it was a step before.

        The last rung of all is against what the course went on from, if it did.
        """
        now, rivals = self.kept(weights), {self.yardstick: self.yardstick}
        if self.former:
            rivals["the step before"] = judging(self.former)
        if is_last and self.beginning not in ("", self.former):
            rivals["the file before"] = judging(self.beginning)
        for name, rival in rivals.items():
            met = self.met(judging(now), rival)
            yield Rung(weights.games, name, met.games, round(met.share, 4))
        self.former = now

    def met(self, bot: str, rival: str) -> Meeting:
        """How one bot does against another; in a game that all play together they meet in deals that both play."""
        fixture = structs.replace(self.setting, bots=(bot, rival))
        games = self.games * (len(fixture.bots) if fixture.is_together else 1)
        carried = {path: Path(path).read_bytes() for path in map(file_of, fixture.bots) if path}
        tries = [self.pool.submit(_play, fixture, self.find, number, carried) for number in range(games)]
        return table(fixture, [each.result() for each in tries]).cross[bot][rival]


def interval_of(rung: Rung) -> tuple[float, float]:
    """The 95 % interval of what was measured."""
    return share_interval(rung.better * rung.games, rung.games)


def is_clearly_worse(rung: Rung) -> bool:
    """Is it hardly by bad luck that it placed worse than its rival?"""
    return interval_of(rung)[1] < 0.5


def judging(path: str) -> str:
    """The bot that judges by a file."""
    return f"learned:file={path}"


def file_of(bot: str) -> str:
    """The file that a bot judges by, if it names one."""
    return next((setting[5:] for setting in bot.split(":") if setting.startswith("file=")), "")


def _play(fixture: Fixture, find: Find, number: int, carried: Mapping[str, bytes]) -> Played:
    """One game, in a process of its own; `carried` are the files the bots judge by, for a machine without them."""
    bots = list(fixture.bots)
    for path, data in carried.items():
        if not Path(path).exists():
            bots = [bot.replace(path, unpacked(data)) for bot in bots]
    return play(structs.replace(fixture, bots=tuple(bots)), find(fixture.game), number)


@lru_cache(maxsize=4)
def unpacked(data: bytes) -> str:
    """A file with these bytes, on this machine."""
    path = Path(gettempdir()) / f"rondel-{blake2b(data, digest_size=12).hexdigest()}.weights"
    if not path.exists() or path.read_bytes() != data:
        half = path.with_suffix(f".{os.getpid()}")
        half.write_bytes(data)
        half.replace(path)  # others may be about to do the same
    return str(path)
