"""Checks of what is written down: messages and match files."""

from __future__ import annotations

from typing import Any

import msgspec

from rondel.core.command_names import UNDO
from rondel.core.commands import Command
from rondel.core.events import Event
from rondel.core.file import dump, load, verify
from rondel.core.interaction import Interaction, interaction
from rondel.core.log import Entry
from rondel.core.match import Match
from rondel.errors import FileError, Rejected
from rondel.testing.checks.undo import is_undoable
from rondel.testing.faults import Fault, differences
from rondel.testing.kit import Kit
from rondel.testing.portraits import must_be_the_same
from rondel.testing.viewers import name_of, viewers

GAMES, POINTS = 20, 6


def messages_survive_encoding(kit: Kit) -> str:
    """Entries, events, views and interactions survive JSON and msgpack."""
    messages = 0
    for course in kit.courses(GAMES):
        chosen = set(course.sample(course.case.rng("codecs"), POINTS))
        match = course.case.match(course.game)
        for number, step in enumerate(course.steps, 1):
            applied = match.apply(step.command)
            for record in applied.records:
                _round_trip(record.entry, Entry, "the entry", number)
                _round_trip(record.events, tuple[Event, ...], "the events", number)
            messages += 2 * len(applied.records)
            if number in chosen:
                for viewer in viewers(course.case.seats):
                    shown = interaction(match, viewer)
                    _round_trip(shown, Interaction, f"the interaction of {name_of(viewer)}", number)
                    _encodes(match.view(viewer), f"the view of {name_of(viewer)}", number)
                    messages += 2
    return f"{messages:,} messages"


def _round_trip(value: Any, kind: Any, what: str, entry: int) -> None:
    text = _encodes(value, what, entry)
    packed = msgspec.msgpack.encode(value)
    try:
        from_text = msgspec.json.decode(text, type=kind)
        from_packed = msgspec.msgpack.decode(packed, type=kind)
    except msgspec.MsgspecError as problem:
        raise Fault(f"{what} cannot be read back: {problem}", entry=entry) from None
    for how, back in (("JSON", from_text), ("msgpack", from_packed)):
        if msgspec.json.encode(back) != text:
            raise Fault(f"{what} comes back from {how} as another: {differences(value, back)}", entry=entry)


def _encodes(value: Any, what: str, entry: int) -> bytes:
    try:
        text = msgspec.json.encode(value)
        msgspec.msgpack.encode(value)
    except (TypeError, ValueError, OverflowError) as problem:
        raise Fault(f"{what} cannot be encoded: {problem}", entry=entry) from None
    return text


def files_verify(kit: Kit) -> str:
    """A match written to a file, finished or not, comes back as it was; a damaged file is refused."""
    files = 0
    for course in kit.courses(GAMES):
        chosen = {*course.sample(course.case.rng("files"), 2), len(course.steps)}
        for number in sorted(chosen):
            match = course.match(number)
            _verify(match, number)
            seat = match.line.entries[-1].seat if match.line.entries else None
            if seat is not None and number != len(course.steps) and is_undoable(match, seat):
                match.apply(Command(seat, UNDO))
                _verify(match, number)
            files += 1
    return f"{files:,} files"


def _verify(match: Match, entry: int) -> None:
    data = dump(match)
    try:
        back = verify(data, match.game)
    except FileError as problem:
        raise Fault(f"the match file does not verify: {problem}", entry=entry) from problem
    must_be_the_same(match.kernel, back.kernel, "read from its file, the match is another", entry)
    if dump(load(data, match.game)) != data:
        raise Fault("read from its file and written again, the match gives another file", entry=entry)
    for damaged in (data[:-1], data[: len(data) // 2], data.replace(b'"seat":0', b'"seat":1', 1) + b" "):
        try:
            load(damaged, match.game)
        except (FileError, Rejected):
            continue
        raise Fault("a damaged match file is accepted", entry=entry)
