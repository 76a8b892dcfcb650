"""Matches that look alike to somebody: the same log, another world behind it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec
from msgspec import Struct, to_builtins

from rondel.core.command_names import ANSWERS
from rondel.core.history import Timeline
from rondel.core.interaction import interaction
from rondel.core.kernel import Kernel
from rondel.core.match import Match
from rondel.core.simulation import clone
from rondel.core.telling import Record, events_for
from rondel.core.view import Viewer
from rondel.testing.faults import differences


def twin(match: Match, kernel: Kernel) -> Match:
    """The match with another kernel behind it; what is done to either does not touch the other.

    Its line begins at the kernel's newest rest point, so that only what happens from there on can be taken back.
    """
    copy: Match = _copied(match, {id(match.kernel): kernel, id(match.game): match.game, id(match.line): None})
    data, tail = kernel.checkpoint()
    copy.journal.line = Timeline(match.game, data)
    since = match.line.entries[len(match.line.entries) - len(tail) :]
    copy.line.entries = [_with(entry, args) for entry, (_, _, args, _) in zip(since, tail, strict=True)]
    kernel.events = []
    return copy


def copied(match: Match) -> Match:
    """An independent match in the same place."""
    kernel = clone(match.kernel)
    kernel.events = []
    copy: Match = _copied(match, {id(match.kernel): kernel, id(match.game): match.game})
    return copy


def _with(entry: Any, args: tuple[Any, ...]) -> Any:
    """The entry with the answer that was given in the other world."""
    if entry.name in ANSWERS:
        return msgspec.structs.replace(entry, args={"value": to_builtins(args[0], str_keys=True)})
    return entry


def _copied(value: Any, known: dict[int, Any]) -> Any:
    """A copy of an engine object as deep as it can change."""
    if id(value) in known:
        return known[id(value)]
    copy: Any = value
    if isinstance(value, list):
        copy = known[id(value)] = []
        copy.extend(_copied(item, known) for item in value)
    elif isinstance(value, dict):
        copy = known[id(value)] = type(value)()  # a Counter, too
        dict.update(copy, {key: _copied(item, known) for key, item in value.items()})
    elif isinstance(value, Struct):
        if not value.__struct_config__.frozen:
            copy = known[id(value)] = type(value)(*(getattr(value, name) for name in value.__struct_fields__))
    elif type(value).__module__.startswith("rondel.core") and hasattr(value, "__dict__"):
        copy = known[id(value)] = object.__new__(type(value))
        copy.__dict__.update((name, _copied(item, known)) for name, item in vars(value).items())
    return copy


class Sight(Struct, frozen=True):
    """Everything that leaves a match for one viewer, in the bytes in which it leaves."""

    view: bytes
    interaction: bytes
    version: int
    log: bytes
    events: bytes
    """The events of the newest entries, as they are sent when they happen."""
    exports: bytes = b"{}"
    """What the game lets this viewer take away."""

    def differs_from(self, other: Sight, but: Collection[str] = ()) -> str:
        """Where two looks differ: which part, and how; empty if they are the same but for the parts named."""
        for name in self.__struct_fields__:
            if name in but:
                continue
            mine, theirs = getattr(self, name), getattr(other, name)
            if mine != theirs:
                decoded = [msgspec.json.decode(part) if isinstance(part, bytes) else part for part in (mine, theirs)]
                return f"{name}: {differences(*decoded)}"
        return ""


def sight(match: Match, viewer: Viewer, since: int = 0) -> Sight:
    """What a viewer gets; the log and the events from entry `since` on."""
    records: list[Record] = match.records[since:]
    over = match.over is not None
    return Sight(
        match.view_json(viewer),
        msgspec.json.encode(interaction(match, viewer)),
        match.version(viewer),
        msgspec.json.encode(
            [(*heard[:3], heard.words) for heard in match.log(viewer, match.numbers(viewer).of(since))]
        ),
        msgspec.json.encode([told for record in records if (told := events_for(record, viewer, over))]),
        msgspec.json.encode(_exports(match, viewer)) if match.game.exports else b"{}",
    )


def _exports(match: Match, viewer: Viewer) -> dict[str, Any]:
    """Every export that can be had now."""
    now = match.entries[-1].at if match.entries else match.header.started
    return {
        name: (made.name, made.kind, made.body.decode("utf-8", "backslashreplace"))
        for name, export in match.game.exports.items()
        if not export.only_over or match.over is not None
        for made in (export.make(match, viewer, now),)
    }
