"""Why an answer will not do, whatever the game."""

from __future__ import annotations

from rondel.messages import Message, Or


class NotAnOption(Message): ...


class Duplicate(Message): ...


class NotAPermutation(Message): ...


class UnknownItem(Message): ...


class BadTarget(Message): ...


class Incomplete(Message): ...


class WrongItems(Message): ...


class NotPrintable(Message): ...


class WrongForm(Message): ...


class NotOneOf(Message):
    """That is none of the options, which are few."""

    options: Or[str]


class OutOfRange(Message):
    value: int
    min: int
    max: int
    step: int


class EachOutOfRange(Message):
    min: int
    max: int


class WrongNumber(Message):
    min: int
    max: int
    exactly: bool


class WrongTotal(Message):
    given: int
    total: int


class WrongLength(Message):
    min: int
    max: int
