"""A line played again under the rules as they are now, as far as it goes."""

from __future__ import annotations

from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from rondel.core.command_names import FROM_TABLE, NOT_FOR_RULES, REDO, UNDO
from rondel.core.commands import Command, checked
from rondel.core.game import Game
from rondel.core.header import Header
from rondel.core.history import Timeline
from rondel.core.kernel import Kernel
from rondel.core.log import Entry, effective
from rondel.core.match import Match
from rondel.core.playing import begin
from rondel.core.policy import UndoPolicy
from rondel.core.table import NewEntry
from rondel.dev.course import Line
from rondel.errors import RondelError, RuleBug


class Stop(NamedTuple):
    """Where a line ends under other rules, and why."""

    entry: Entry
    why: Exception


class Replayed(NamedTuple):
    """How far a line goes."""

    match: Match
    stop: Stop | None


def header_now(game: Game, header: Header) -> Header:
    """What a match is under the rules as they are now: options that are gone are left out."""
    known = game.options.__struct_encode_fields__
    options = {name: value for name, value in header.options.items() if name in known}
    return replace(header, game=game.name, version=game.version, options=options)


def nodes_of(game: Game, start: bytes) -> tuple[str, ...]:
    """Where the frames of a rest point are, in words that outlive a change of the flow."""
    return tuple(game.plan.nodes[frame.node].key for frame in game.decode(start).pos.frames)


def replayed(game: Game, line: Line, upto: int, policy: UndoPolicy | None = None) -> Replayed:
    """A line up to an entry. Every command is checked again: what is no longer allowed ends it."""
    header = header_now(game, line.header)
    if header.start:
        header = replace(header, start=_start(game, line))
    match = Match.of(_beginning(game, header), header, policy)
    entries = line.entries[:upto]
    current = {entry.v for entry in effective(entries)}
    for entry in entries:
        if entry.v not in current and entry.name not in (UNDO, REDO):
            match.journal.remember(match.journal.noted(entry, match.kernel, secret=entry.secret))
            continue
        try:
            _again(match, entry)
        except Exception as why:  # the rules are an author's, and are being changed
            return Replayed(match, Stop(entry, why))
    return Replayed(match, None)


def _beginning(game: Game, header: Header) -> Kernel:
    if header.start:
        return Timeline(game, header.start).kernel(traced=True)
    return begin(game, header.seats, header.options, header.seed, forced=header.forced, traced=True)


def _again(match: Match, entry: Entry) -> None:
    if entry.name in NOT_FOR_RULES:
        match.take(NewEntry(entry))
        return
    if entry.name not in FROM_TABLE:  # no rule is asked whether the table may do something
        checked(match, Command(entry.seat, entry.name, entry.args, entry.actor, at=entry.at))
    match.carry_out_entry(entry)


def _start(game: Game, line: Line) -> bytes:
    """A beginning in the middle, in the form of the present rules."""
    raw = msgspec.msgpack.decode(line.header.start)
    places = {node.key: node.i for node in game.plan.nodes}
    for frame, key in zip(raw["pos"]["frames"], line.nodes, strict=True):
        if key not in places:
            raise RuleBug(f"the line begins at {key.partition('|')[0]!r}, and there is no such node any more")
        frame["node"] = places[key]
    encoded = msgspec.msgpack.encode(raw)
    try:
        game.decode(encoded)
    except msgspec.ValidationError as problem:
        raise RondelError(f"the state the line begins with no longer fits: {problem}") from None
    return encoded
