"""The append-only list of what was done: entries, which of them are in effect, and the marks one can go back to."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Literal

from msgspec import Struct, convert

from rondel.core.command_names import NOT_FOR_RULES, REDO, UNDO
from rondel.core.seats import Seat
from rondel.messages import Phrase, Words

UndoReach = Literal["command", "step", "phase", "turn", "round", "segment", "entry"]


class Entry(Struct, frozen=True, omit_defaults=True, gc=False):
    """One accepted command."""

    v: int
    """Its number, from 1; numbers never move."""
    seat: Seat
    """For whom; HOST and SYSTEM act for nobody in particular."""
    name: str
    args: Any = None
    """Arguments in wire form, decoded anew for each replay."""
    actor: int | None = None
    """Who clicked, if not the seat itself."""
    at: int = 0
    """When, in milliseconds."""
    id: str = ""
    """The client's own id of the command; the same id is applied once."""
    ask: tuple[str, int] | None = None
    """The question answered, and its number within the script."""
    removes: tuple[int, ...] = ()
    """Undo: the entries taken out. Redo: the undo taken back."""
    hides: tuple[int, ...] = ()
    """Undo: those among the entries taken out that others did not know of; they never do before the end."""
    secret: bool = False
    """An answer that others may not read before the match is over."""
    auto: bool = False
    """Given by the engine for the seat: an automatic pass, a default answer."""
    sticky: bool = False
    """Survives rollbacks: it is about the table, not about the course of the game."""
    by: int = 0
    """Which of the hosts clicked: the number in the header's list, from 1; 0: none of them, or it is not known."""

    @property
    def clicked_by(self) -> int:
        """The actor, whoever the command was for."""
        return self.seat if self.actor is None else self.actor


def label_in(args: Any) -> Words:
    """What an undo says it took back."""
    label = args.get("label", "") if isinstance(args, dict) else ""
    return convert(label, Phrase) if isinstance(label, dict) else label


def removed(entries: Iterable[Entry]) -> set[int]:
    """The numbers of the entries that are not in effect.

    An undo takes out what it lists; a redo takes the undo it names out again. The newest word counts.
    """
    gone: set[int] = set()
    undone: dict[int, tuple[int, ...]] = {}
    for entry in entries:
        if entry.name == UNDO:
            gone.update(entry.removes)
            undone[entry.v] = entry.removes
        elif entry.name == REDO:
            for undo in entry.removes:
                gone.difference_update(undone.get(undo, ()))
    return gone


def effective(entries: Sequence[Entry]) -> list[Entry]:
    """The entries that make up the match as it stands, in order."""
    gone = removed(entries)
    return [entry for entry in entries if entry.v not in gone and entry.name not in (UNDO, REDO)]


def for_kernel(entries: Iterable[Entry]) -> list[Entry]:
    """Those that the rules see."""
    return [entry for entry in entries if entry.name not in NOT_FOR_RULES]


def redoable(newest_first: Iterable[Entry]) -> Entry | None:
    """The newest undo that can still be taken back: nothing but undos and redos has happened since."""
    taken_back: set[int] = set()
    for entry in newest_first:
        if entry.name == REDO:
            taken_back.update(entry.removes)
        elif entry.name == UNDO:
            if entry.v not in taken_back:
                return entry
        elif not entry.sticky:
            return None
    return None
