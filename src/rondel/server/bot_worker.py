"""A process that thinks: reads questions from standard input, writes answers to standard output.

Whoever asks may end it at any time, so a bot that never answers costs one process and one random move.
"""

from __future__ import annotations

import os
import pickle
import random
import struct
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal, NamedTuple

from rondel import registry
from rondel.bots.advising import advise, price
from rondel.bots.arena import Player
from rondel.bots.base import Budget
from rondel.bots.foretelling import foretell
from rondel.bots.pondering import ponder
from rondel.bots.registry import seated
from rondel.core.advice import Hint
from rondel.core.decisions import Decision
from rondel.core.kernel import Kernel
from rondel.core.legality import legal
from rondel.core.playing import resumed
from rondel.folders import FOLDER, imported, place_of

LOOK_S = 1.0
Task = Literal["decide", "ponder", "nudge", "hint", "price", "foretell"]


class Assignment(NamedTuple):
    """A seat's position, as the engine saves it, and what is asked about it."""

    game: str
    data: bytes
    tail: tuple[Any, ...]
    seat: int
    seconds: float
    chance: str
    """Where the answer's own chance comes from, so that a match with bots can be told again."""
    task: Task = "decide"
    bot: str = ""
    style: str = ""
    about: tuple[str, Any] | None = None
    """What somebody decided there, as a command has it, where a hint should say what that cost."""


Thought = tuple[Decision, list[str], list[str]]
"""A legal decision, what the bot got wrong this time, and why somebody else plays or judges than was asked for, which
is the same every time. No class: the process that thinks has its own module under another name."""


def decide(question: Assignment, kernel: Kernel, rng: random.Random) -> Thought:
    """What the bot decides, or chance where it fails."""
    bot, why = seated(question.bot, rng, kernel, question.style)
    player = Player(bot, question.seat, rng, seconds=question.seconds)
    decision = player.decide(kernel)
    return decision, [fault.text for fault in player.faults], why


def ahead(question: Assignment, kernel: Kernel, rng: random.Random) -> dict[str, Decision]:
    """Answers to what others may do, while they think."""
    return ponder(
        kernel, question.seat, seated(question.bot, rng, kernel, question.style)[0], rng, Budget(question.seconds)
    )


def hint(question: Assignment, kernel: Kernel, rng: random.Random) -> Hint:
    """What the seat could think about."""
    ideas, budget = question.task == "hint", Budget(question.seconds)
    about = legal(kernel, question.seat, *question.about) if question.about is not None else None
    return advise(kernel, question.seat, rng, budget, ideas=ideas, about=about)


def priced(question: Assignment, kernel: Kernel, rng: random.Random) -> float:
    """What somebody gave away with what they decided."""
    name, args = question.about or ("", None)
    return price(kernel, question.seat, legal(kernel, question.seat, name, args), rng, Budget(question.seconds))


def chances(question: Assignment, kernel: Kernel, rng: random.Random) -> tuple[float, ...]:
    """How likely each seat is to win."""
    return foretell(kernel, rng, Budget(question.seconds))


TASKS: dict[str, Callable[[Assignment, Kernel, random.Random], Any]] = {
    "decide": decide,
    "ponder": ahead,
    "nudge": hint,
    "hint": hint,
    "price": priced,
    "foretell": chances,
}


def answer(question: Assignment) -> Any:
    """Do what is asked."""
    kernel = resumed(registry.game(question.game), question.data, question.tail)
    return TASKS[question.task](question, kernel, random.Random(question.chance))


def pack(message: Any) -> bytes:
    data = pickle.dumps(message)
    return struct.pack(">I", len(data)) + data


def _end_with(parent: int) -> None:
    """End when whoever asks is gone: rules that never come to an end would never notice."""
    while os.getppid() == parent:
        time.sleep(LOOK_S)
    os._exit(1)


def main() -> None:
    threading.Thread(target=_end_with, args=(os.getppid(),), name="parent", daemon=True).start()
    source, target = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr
    if folder := os.environ.get(FOLDER):
        box, game, _ = imported(place_of(Path(folder)))
        registry.put(box, game)
    while head := source.read(4):
        (size,) = struct.unpack(">I", head)
        question: Assignment = pickle.loads(source.read(size))
        try:
            found: Any = answer(question)
        except Exception as problem:
            found = repr(problem)
        target.write(pack(found))
        target.flush()


if __name__ == "__main__":
    main()
