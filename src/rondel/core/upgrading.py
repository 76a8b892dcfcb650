"""New rules for a match that is under way: they take over at its newest rest point.

The rest point was kept while the old rules were still there; those who come with the new ones have only what was kept.
"""

from __future__ import annotations

import contextlib
from base64 import b64decode, b64encode
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from rondel.core.clocks import ClockState
from rondel.core.command_names import PAUSE, REDO, UNDO, UPGRADE
from rondel.core.commands import Command
from rondel.core.game import Game
from rondel.core.header import Header
from rondel.core.loading import loaded
from rondel.core.log import Entry, effective, for_kernel
from rondel.core.match import Match
from rondel.core.policy import UndoPolicy
from rondel.core.seats import SYSTEM
from rondel.core.unusable import NoRestPoint, NoSuchPlace, NotGivenAgain, StateMisfit
from rondel.errors import FileError, RondelError


class Rest(Struct, frozen=True, omit_defaults=True):
    """The newest rest point of a match, and what else newer rules need to go on from it."""

    v: int
    """The entry after which it was taken."""
    data: str
    nodes: tuple[str, ...]
    """Where its frames are, in words that outlive a change of the flow."""
    clock: ClockState | None = None
    """The clocks after the last entry; they are a fold over entries that the new rules cannot play."""
    covered: tuple[int, ...] = ()
    """Entries that others do not know of yet; only the old rules could tell."""
    paused: str = ""


def rest_of(match: Match) -> Rest:
    """What is to be kept of a match for the day on which its rules change."""
    data, tail = match.kernel.checkpoint()
    played = match.line.entries[: len(match.line.entries) - len(tail)]
    frames = match.game.decode(data).pos.frames
    nodes = tuple(match.game.plan.nodes[frame.node].key for frame in frames)
    return Rest(
        played[-1].v if played else 0,
        b64encode(data).decode(),
        nodes,
        match.timer.state if match.timer is not None else None,
        tuple(record.entry.v for record in match.journal.records if record.unseen),
        match.paused,
    )


def taken_over(
    game: Game,
    header: Header,
    entries: Sequence[Entry],
    rest: Rest,
    *,
    known: int | None = None,
    policy: UndoPolicy | None = None,
    at: int = 0,
) -> Match:
    """A match that was begun under other rules, continued under these from a rest point; raises `FileError`.

    The state goes through the game's `migrate`. What had been answered since is answered again; if that no longer fits,
    the running move is asked anew. Entries from before stay in the log and can be read, not replayed.

    `known` is how many entries there were when the rest point was kept. Those that came after it must all fit: they
    are whole moves that somebody has been told are made.
    """
    known = len(entries) if known is None else known
    late = entries[known:]
    if known > len(entries) or any(_reaches(entry, rest.v, entries) for entry in late):
        raise FileError("file/version", NoRestPoint())
    args: dict[str, Any] = {
        "from": header.version,
        "to": game.version,
        "snapshot": b64encode(_migrated(rest, header, game)).decode(),
    }
    if rest.clock is not None:
        args |= {"clock": msgspec.to_builtins(rest.clock)}
    if rest.covered:
        args |= {"covered": list(rest.covered)}
    entry = Entry(len(entries) + 1, SYSTEM, UPGRADE, args, at=at, sticky=True)
    match = loaded(game, replace(header, version=game.version), [*entries, entry], policy=policy)
    _give_again(match, (entry for entry in for_kernel(effective(entries)) if entry.v > rest.v), at, all=bool(late))
    if rest.paused:
        with contextlib.suppress(RondelError):
            match.apply(Command(SYSTEM, PAUSE, {"reason": rest.paused}, at=at))
    return match


def _reaches(entry: Entry, v: int, entries: Sequence[Entry]) -> bool:
    """Does it take out, or bring back, something that is in the rest point, or is missing there?"""
    undos = [entry] if entry.name == UNDO else [entries[undo - 1] for undo in entry.removes if entry.name == REDO]
    return any(gone <= v for undo in undos for gone in undo.removes)


def _give_again(match: Match, answered: Iterable[Entry], at: int, *, all: bool) -> None:
    for entry in answered:
        try:
            match.apply(Command(entry.seat, entry.name, entry.args, entry.actor, at=at))
        except RondelError as problem:
            if entry.auto:
                continue  # what the engine gave for a seat it gives again by itself
            if all:
                raise FileError("file/version", NotGivenAgain(entry.v)) from problem
            return


def _migrated(rest: Rest, header: Header, game: Game) -> bytes:
    """The rest point in the form of the present rules."""
    raw = msgspec.msgpack.decode(b64decode(rest.data))
    places = {node.key: node.i for node in game.plan.nodes}
    for frame, key in zip(raw["pos"]["frames"], rest.nodes, strict=True):
        if key not in places:
            raise FileError("file/version", NoSuchPlace(key.partition("|")[0]))
        frame["node"] = places[key]
    try:
        if game.migrate is not None:
            raw["s"] = game.migrate(raw["s"], header.version)
        encoded = msgspec.msgpack.encode(raw)
        game.decode(encoded)
    except Exception as problem:  # `migrate` is an author's, and the state of another version may be anything
        raise FileError("file/version", StateMisfit(header.version, f"{type(problem).__name__}: {problem}")) from None
    return encoded
