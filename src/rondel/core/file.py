"""The match file: a header line, one line per entry, and a closing line that proves nothing is missing.

Every line is JSON, so that a file can be read, compared and repaired by hand. A match is its file: loading replays it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from hashlib import blake2b
from typing import Any

import msgspec
from msgspec import Struct

from rondel.core.chance import commitment
from rondel.core.game import Game
from rondel.core.header import Header
from rondel.core.loading import loaded
from rondel.core.log import Entry
from rondel.core.match import Match
from rondel.core.outcome import Outcome
from rondel.core.policy import UndoPolicy
from rondel.core.unusable import (
    FileBeyondBounds,
    FileChanged,
    FileCutOff,
    FileEndsOtherwise,
    FileFormat,
    FileIncomplete,
    FileLeadsElsewhere,
    FileLeadsNowhere,
    FileLine,
    FileOfGame,
    FileOfVersion,
    FileSeed,
    NoRestPoint,
)
from rondel.core.upgrading import Rest, rest_of, taken_over
from rondel.errors import FileError, RondelError

FORMAT = "rondel-match/1"

LINE = 1024 * 1024
"""Bytes in one line; the longest hold a whole position."""
ENTRIES = 100_000
NUMBER = 2**53
"""Numbers are smaller: so far every reader of JSON counts exactly."""
PEOPLE = 64
"""Seats; and hosts, each by a name."""
NAME = 80
"""Characters in the name of somebody, of a command, of a game; in an id."""


class FileHeader(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The first line."""

    format: str
    header: Header
    commitment: str
    policy: UndoPolicy | None = None


class FileEnd(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The last line."""

    end: int
    """How many entries there are."""
    digest: str
    """The fingerprint of the state they lead to."""
    check: str
    """The hash of everything else in the file."""
    outcome: Outcome | None = None
    rest: Rest | None = None


class MatchFile(Struct, frozen=True):
    """A file that has been read and is complete, but not replayed."""

    head: FileHeader
    entries: tuple[Entry, ...]
    close: FileEnd


_encode = msgspec.json.Encoder().encode


def dump(match: Match) -> bytes:
    """The whole match, seed and secrets included: for saving, not for sending to a player during the match."""
    head = FileHeader(FORMAT, match.header, match.header.commitment, match.policy)
    body = b"".join(_encode(line) + b"\n" for line in (head, *match.entries))
    close = FileEnd(len(match.entries), match.digest(), "", match.over, rest_of(match))
    close = msgspec.structs.replace(close, check=_check(body, close))
    return body + _encode(close) + b"\n"


def _check(body: bytes, close: FileEnd) -> str:
    blank = msgspec.structs.replace(close, check="")
    return blake2b(body + _encode(blank), digest_size=16).hexdigest()


def read(data: bytes) -> MatchFile:
    """Take a file apart; raises `FileError` with what is wrong with it."""
    if data.count(b"\n") > ENTRIES + 2:
        raise FileError("file/bounds", FileBeyondBounds(ENTRIES + 3))
    lines = data.split(b"\n")
    if len(lines) < 3 or lines[-1] != b"":
        raise FileError("file/corrupt", FileCutOff())
    head = _line(lines[0], FileHeader, 1)
    if head.format != FORMAT:
        raise FileError("file/format", FileFormat(head.format, FORMAT))
    close = _line(lines[-2], FileEnd, len(lines) - 1)
    body = data[: len(data) - len(lines[-2]) - 1]
    if close.check != _check(body, close):
        raise FileError("file/corrupt", FileChanged())
    entries = tuple(_line(line, Entry, number) for number, line in enumerate(lines[1:-2], 2))
    if close.end != len(entries):
        raise FileError("file/corrupt", FileIncomplete(close.end, len(entries)))
    if head.commitment != commitment(head.header.seed):
        raise FileError("file/corrupt", FileSeed())
    _bounded(head.header, entries)
    return MatchFile(head, entries, close)


def _line(line: bytes, kind: Any, number: int) -> Any:
    if len(line) > LINE:
        raise FileError("file/bounds", FileBeyondBounds(number))
    try:
        found, plain = msgspec.json.decode(line, type=kind), msgspec.json.decode(line)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as problem:
        raise FileError("file/corrupt", FileLine(number, str(problem))) from None
    if any(abs(each) >= NUMBER for each in _numbers(plain)):
        raise FileError("file/bounds", FileBeyondBounds(number))
    return found


def _numbers(plain: Any) -> Iterator[int | float]:
    """Every number in a line, however deep; without recursion, because a stranger says how deep."""
    left = [plain]
    while left:
        match left.pop():
            case int() | float() as number:
                yield number
            case list() as many:
                left += many
            case dict() as many:
                left += many.values()


def _bounded(header: Header, entries: Iterable[Entry]) -> None:
    """Refuse what no match has: crowds, names as long as books, moments before 1970."""
    words = (header.game, header.version, header.seed, *header.names, *header.hosts)
    most = max(header.seats, len(header.names), len(header.hosts))
    if not 1 <= most <= PEOPLE or any(len(word) > NAME for word in words) or header.started < 0:
        raise FileError("file/bounds", FileBeyondBounds(1))
    for line, entry in enumerate(entries, 2):
        if max(len(entry.name), len(entry.id)) > NAME or entry.at < 0:
            raise FileError("file/bounds", FileBeyondBounds(line))


def load(data: bytes, game: Game, *, any_version: bool = False) -> Match:
    """The match in a file, replayed; raises `FileError`."""
    found = read(data)
    header = found.head.header
    if header.game != game.name:
        raise FileError("file/game", FileOfGame(header.game, game.name))
    if header.version != game.version and not any_version:
        raise FileError("file/version", FileOfVersion(header.version, game.title, game.version))
    return _replayed(found, game, found.entries)


def _replayed(found: MatchFile, game: Game, entries: Iterable[Entry]) -> Match:
    try:
        return loaded(game, found.head.header, entries, policy=found.head.policy)
    except RondelError as problem:
        raise FileError("file/diverges", FileLeadsNowhere(str(problem))) from problem


def verify(data: bytes, game: Game) -> Match:
    """Replay a file and compare where it leads; raises `FileError` at the first difference."""
    close = read(data).close
    match = load(data, game)
    ended = match.over
    if ended is not None and close.outcome is not None:
        # How an ending is put into words may change, and is no part of the position.
        match.kernel.over = msgspec.structs.replace(ended, reason=close.outcome.reason)
    if match.digest() != close.digest:
        raise FileError("file/diverges", FileLeadsElsewhere())
    if match.over != close.outcome:
        raise FileError("file/diverges", FileEndsOtherwise(str(match.over), str(close.outcome)))
    match.kernel.over = ended
    return match


def upgrade(data: bytes, game: Game, *, at: int = 0) -> Match:
    """A match that was begun under other rules, continued under these from its newest rest point."""
    found = read(data)
    header, rest = found.head.header, found.close.rest
    if rest is None or header.game != game.name:
        raise FileError("file/version", NoRestPoint())
    return taken_over(game, header, found.entries, rest, policy=found.head.policy, at=at)
