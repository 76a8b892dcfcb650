"""What was learned of a game, as one small file that says where it comes from."""

from __future__ import annotations

import zlib
from collections.abc import Mapping
from functools import lru_cache
from itertools import pairwise
from math import isfinite
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from rondel.bots.features import SCORE, Features
from rondel.core.game import Game
from rondel.errors import RondelError

if TYPE_CHECKING:
    from rondel.bots.network import Network

MOST_BYTES = 1_000_000
FORMAT = "rondel weights 1"
SUFFIX = ".weights"
ENDLESS = frozenset(byte for byte in range(256) if byte & 0x7C == 0x7C)
"""The upper byte of a half that is infinite or no number."""


class Unlearned(RondelError):
    """What was learned cannot be used here."""

    code = "unlearned"


class LearnedOtherwise(Unlearned):
    """The game is played otherwise here than it was learned; nothing is wrong with what was."""


class Rung(Struct, frozen=True):
    """How the network did against somebody at some time of its training."""

    after: int
    """Games of self-play."""
    against: str
    games: int
    better: float
    """The share of games in which it placed better, a tie counting a half."""


class Weights(Struct):
    """A trained network with its features and its story."""

    game: str
    version: str
    seats: int
    scales: dict[str, float]
    """The features by name, in their order, and what each is multiplied by."""
    sizes: tuple[int, ...]
    data: bytes
    """The layers in half precision, each its weights and its biases."""
    boards: tuple[str, ...] = ()
    """Lists in which the place says what stands there."""
    scored: bool = False
    """Is the game's own score one of the features?"""
    options: dict[str, Any] = {}
    recipe: dict[str, Any] = {}
    """How it was trained in its latest course: games, seed and all."""
    courses: list[dict[str, Any]] = []
    """And in those before."""
    games: int = 0
    """In all courses."""
    ladder: list[Rung] = []
    format: str = FORMAT

    def network(self) -> Network:
        """The network itself; needs numpy."""
        import numpy as np

        from rondel.bots.network import Network

        flat = np.frombuffer(self.data, np.float16).astype(np.float32)
        layers, at = [], 0
        for before, after in pairwise(self.sizes):
            middle, end = at + before * after, at + before * after + after
            layers.append((flat[at:middle].reshape(before, after).copy(), flat[middle:end].copy()))
            at = end
        return Network(layers, self.score)

    @property
    def score(self) -> tuple[int, float] | None:
        """Which of the features is the score, and what undoes its scale."""
        return (list(self.scales).index(SCORE), 1 / self.scales[SCORE]) if SCORE in self.scales else None


def packed(network: Network) -> bytes:
    """The layers of a network as bytes."""
    import numpy as np

    return b"".join(part.astype(np.float16).tobytes() for layer in network.layers for part in layer)


def expect_room(weights: Weights, path: str | Path) -> None:
    """Refuse layers that can be too large for a file, as long as nothing has been learned."""
    if (most := len(msgspec.msgpack.encode(weights))) > MOST_BYTES:
        raise Unlearned(f"{path} might have {most:,} bytes, more than {MOST_BYTES:,}; train smaller layers")


def write(weights: Weights, path: Path) -> None:
    """Write the file, whole or not at all."""
    data = zlib.compress(msgspec.msgpack.encode(weights), 9)
    if len(data) > MOST_BYTES:
        raise Unlearned(f"{path} would have {len(data):,} bytes, more than {MOST_BYTES:,}; train smaller layers")
    put(data, path)


def put(data: bytes, path: Path) -> None:
    """Put these bytes into a file, all of them or none."""
    beside = path.with_name(path.name + ".new")
    try:
        beside.write_bytes(data)
        beside.replace(path)
    except OSError as problem:
        raise Unlearned(f"{path} cannot be written: {problem.strerror}; name another file") from None


def read(path: str | Path) -> Weights:
    """Read a file; what is no such file, broken or too large is refused with a reason."""
    path = Path(path)
    try:
        if path.stat().st_size > MOST_BYTES:
            raise Unlearned(f"{path} has more than {MOST_BYTES:,} bytes; files of weights are smaller")
        packet = path.read_bytes()
    except OSError as problem:
        raise Unlearned(f"{path} cannot be read: {problem.strerror}; name another file") from None
    try:
        inflate = zlib.decompressobj()
        data = inflate.decompress(packet, 8 * MOST_BYTES)
        weights = msgspec.msgpack.decode(data if inflate.eof and not inflate.unused_data else b"", type=Weights)
    except (zlib.error, msgspec.MsgspecError, RecursionError):
        raise Unlearned(f"{path} is no file of weights, or is broken; train it again with `rondel train`") from None
    if weights.format != FORMAT:
        raise Unlearned(f"{path} is in another form ({weights.format!r}, not {FORMAT!r}); train it again")
    _check(weights, path)
    return weights


def _check(weights: Weights, path: Path) -> None:
    sizes = weights.sizes
    numbers = sum((before + 1) * after for before, after in pairwise(sizes))
    if (
        len(sizes) < 2
        or min(sizes) < 1
        or (sizes[0], sizes[-1]) != (len(weights.scales), 2)
        or len(weights.data) != 2 * numbers
    ):
        raise Unlearned(f"{path} is broken: its layers do not fit together; train it again")
    if not (isfinite(sum(weights.scales.values())) and weights.scales.get(SCORE, 1.0)):
        raise Unlearned(f"{path} is broken: its features have no proper scale; train it again")
    if not ENDLESS.isdisjoint(weights.data[1::2]):
        raise Unlearned(f"{path} is broken: some of its weights are no numbers; train it again")


def check_fits(weights: Weights, game: Game, seats: int, path: str = "these weights") -> None:
    """Refuse what was learned of another game, another version or other features of it, or another number of seats."""
    check_played(weights, game, seats, path)
    if strange := _strange(game, tuple(weights.scales), weights.boards):
        more = f" and {len(strange) - 1} more" if strange[1:] else ""
        raise Unlearned(
            f"{path} was learned from {strange[0]!r}{more}, which {game.name} does not have; train it again"
        )


@lru_cache(maxsize=8)
def _strange(game: Game, names: tuple[str, ...], boards: tuple[str, ...]) -> list[str]:
    return Features(game, names, boards).strange()


def check_played(weights: Weights, game: Game, seats: int, path: str = "these weights") -> None:
    """Refuse what was learned of another game, another version of it or another number of seats."""
    another = f"name another file, or train one with `rondel train {game.name}`"
    if weights.game != game.name:
        raise Unlearned(f"{path} was learned of {weights.game}, not of {game.name}; {another}")
    if weights.version != game.version:
        told = f"version {weights.version} of {game.name}; this is {game.version}"
        raise Unlearned(f"{path} was learned of {told}; {another}")
    if weights.seats != seats:
        raise LearnedOtherwise(f"{path} was learned with {weights.seats} seats; here are {seats}; {another}")


def story(weights: Weights) -> Mapping[str, Any]:
    """Everything a file says of itself but the numbers."""
    told = msgspec.to_builtins(weights)
    told["scales"], told["data"] = len(weights.scales), len(weights.data)
    return dict(told)
