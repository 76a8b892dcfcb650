"""What keeps others from knowing what a seat does: a veil, a joint question or a secret gate."""

from __future__ import annotations

from rondel.core.command_names import ANSWERS, READY, UNREADY
from rondel.core.events import Event
from rondel.core.kernel import Kernel
from rondel.core.log import Entry
from rondel.core.offers import Offering
from rondel.core.telling import Record, readers_of
from rondel.core.wording import worded
from rondel.messages import Words


def cover(kernel: Kernel) -> object | None:
    """What now keeps others from knowing; the same object as long as it lasts."""
    if kernel.over is not None or not kernel.pos.frames:
        return None
    if kernel.pos.veil is not None:
        return kernel.pos.veil
    if kernel.live is not None:
        ask = kernel.live.ask
        return ask if ask is not None and ask.secret and not ask.single else None
    gate = kernel.node.gate
    return kernel.pos.frames[-1].gate if gate is not None and gate.secret else None


class BeforeEntry:
    """How it was before an entry was carried out, to tell what it covered and what it brought to light."""

    __slots__ = ("covering", "frame", "gate", "readers", "sealed", "words")

    def __init__(self, kernel: Kernel, entry: Entry) -> None:
        self.sealed = _seals(kernel, entry)
        self.readers = readers_of(kernel, entry.seat, entry.name)
        self.words = _answer(kernel, entry) if entry.name in ANSWERS else ""
        self.covering = cover(kernel)
        frames = kernel.pos.frames
        frame = self.frame = frames[-1] if frames else None
        self.gate = frame.gate if frame is not None else None

    def place(self, kernel: Kernel) -> str:
        """Where the match was."""
        return kernel.nodes[self.frame.node].address if self.frame is not None else ""

    def record(self, entry: Entry, events: tuple[Event, ...], kernel: Kernel) -> Record:
        """What came of the entry."""
        frames = kernel.pos.frames
        still = self.covering is not None and cover(kernel) is self.covering
        same_gate = self.gate is not None and self.frame is not None and self.frame.gate is self.gate
        waiting = same_gate or kernel.live is not None
        return Record(
            entry,
            events,
            kernel.chance.drawn,
            covered=still and (waiting or entry.name not in (READY, UNREADY)),
            progress=not (still and waiting),
            sealed=self.sealed,
            opened=self.covering is not None and not still,
            place=kernel.nodes[frames[-1].node].address if frames else "",
            readers=self.readers,
            words=self.words,
        )


def _seals(kernel: Kernel, entry: Entry) -> bool:
    """Does the entry, as its move says of the state before it, keep everything up to it from being taken back?"""
    move = kernel.game.moves_by_name.get(entry.name)
    if move is None or not move.seals:
        return False
    return not callable(move.seals) or bool(move.seals(kernel.s, entry.seat, *move.decode(entry.args)))


def _answer(kernel: Kernel, entry: Entry) -> Words:
    return worded("", lambda: Offering(kernel, entry.seat).answer(entry.args["value"]))
