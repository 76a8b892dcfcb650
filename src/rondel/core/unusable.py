"""Why options, a clock, forced chance or a file cannot be used, as values."""

from __future__ import annotations

from typing import Literal

from rondel.messages import Message

# -- options ---------------------------------------------------------------------------------------------------


class WrongSeats(Message):
    game: str
    low: int
    high: int
    exactly: bool
    seats: int


class NoSuchPreset(Message):
    preset: str
    presets: list[str]


class NoSuchOption(Message):
    game: str
    option: str
    options: list[str]


class OptionMisfit(Message):
    """A value of the wrong type or out of its range."""

    problem: str


# -- clocks ----------------------------------------------------------------------------------------------------


class NoSuchClock(Message):
    clock: str
    clocks: list[str]


class NoClockSettings(Message):
    problem: str


class ClockMisfits(Message):
    """Settings that do not go together."""

    problems: list[Message]


class TimeOutOfRange(Message):
    setting: str
    most: int
    value: int


class ClockNeeds(Message):
    kind: str
    setting: Literal["bank_ms", "budget_ms", "periods"]


class ClockHasNo(Message):
    """A setting that belongs to clocks of another kind."""

    kind: str
    setting: Literal["bank", "budget", "bonus"]


class NoLimitNoPenalty(Message):
    kind: str
    penalty: str


class NoTimeToReset(Message): ...


class NotRounded(Message):
    multiple: int


# -- chance ----------------------------------------------------------------------------------------------------


class ForcedOutOfRange(Message):
    label: str
    outcome: str
    low: int
    high: int


class ForcedOther(Message):
    label: str
    outcome: str


class ForcedOrder(Message):
    label: str


# -- files -----------------------------------------------------------------------------------------------------


class FileCutOff(Message): ...


class FileFormat(Message):
    found: str
    known: str


class FileChanged(Message): ...


class FileIncomplete(Message):
    announced: int
    there: int


class FileSeed(Message):
    """It is not the one that was promised when the match began."""


class FileLine(Message):
    line: int
    problem: str


class FileBeyondBounds(Message):
    """A number, a name or a length that no match has."""

    line: int


class FileOfGame(Message):
    found: str
    wanted: str


class FileOfVersion(Message):
    found: str
    game: str
    wanted: str


class FileLeadsNowhere(Message):
    problem: str


class FileLeadsElsewhere(Message): ...


class FileEndsOtherwise(Message):
    found: str
    recorded: str


class NoRestPoint(Message): ...


class NotGivenAgain(Message):
    """An entry that the new rules do not take."""

    number: int


class NoSuchPlace(Message):
    place: str


class StateMisfit(Message):
    version: str
    problem: str
