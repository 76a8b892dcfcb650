"""A process in which bots think: reads questions from standard input, writes decisions to standard output.

Whoever asks may end it at any time, so a bot that never answers costs one process and one random move.
"""

from __future__ import annotations

import pickle
import random
import struct
import sys
from typing import Any, NamedTuple

from rondel import registry
from rondel.bots.arena import Player
from rondel.bots.base import Decision
from rondel.bots.registry import make
from rondel.core.game import Game
from rondel.core.kernel import Kernel


class Question(NamedTuple):
    """A seat's position, as the engine saves it."""

    game: str
    data: bytes
    tail: tuple[Any, ...]
    seat: int
    bot: str
    seconds: float
    chance: str
    """Where the bot's own chance comes from, so that a match with bots can be told again."""


def kernel_of(game: Game, data: bytes, tail: tuple[Any, ...]) -> Kernel:
    """The position of a question."""
    kernel = Kernel(game, game.decode(data))
    kernel.run()
    for seat, name, args, now in tail:
        kernel.now = now
        kernel.play(seat, name, args)
    return kernel


def decide(question: Question) -> tuple[Decision, list[str]]:
    """A legal decision, and what the bot got wrong."""
    kernel = kernel_of(registry.game(question.game), question.data, question.tail)
    rng = random.Random(question.chance)
    player = Player(make(question.bot, rng), question.seat, rng, seconds=question.seconds)
    decision = player.decide(kernel)
    return decision, [fault.text for fault in player.faults]


def pack(message: Any) -> bytes:
    data = pickle.dumps(message)
    return struct.pack(">I", len(data)) + data


def main() -> None:
    source, target = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr
    while head := source.read(4):
        (size,) = struct.unpack(">I", head)
        question: Question = pickle.loads(source.read(size))
        try:
            answer: Any = decide(question)
        except Exception as problem:
            answer = repr(problem)
        target.write(pack(answer))
        target.flush()


if __name__ == "__main__":
    main()
