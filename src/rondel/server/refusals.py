"""What a request is refused with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rondel.errors import RondelError
from rondel.messages import Message, Words, words_of


class OnlyTableHost(Message): ...


class OnlySeated(Message): ...


class OnlyHostPauses(Message): ...


class NotYourSeat(Message): ...


class NobodyPlaysForOthers(Message): ...


class NotStartedYet(Message): ...


class NameNeeded(Message): ...


class PrivateTable(Message): ...


class WhoAreYou(Message): ...


class CannotBeSaved(Message): ...


class RulesTookTooLong(Message):
    reported: bool


class RulesFailed(Message):
    reported: bool


class NoSuchThing(Message):
    what: str


class NoSuchSeat(Message):
    number: int
    """As programs count, from 0."""


class NoSuchEntry(Message):
    number: int


class RequestRefused(RondelError):
    """A request that is not carried out: a status, a stable code and a sentence."""

    def __init__(self, status: int, code: str, text: Message | Words, params: Mapping[str, Any] | None = None) -> None:
        self.status, self.code, self.params = status, code, dict(params or {})
        self.text: Words = words_of(text)
        super().__init__(f"{code}: {self.text}")


def not_found(what: str = "table") -> RequestRefused:
    return RequestRefused(404, f"no_such_{what}", NoSuchThing(what))


def forbidden(code: str, text: Message | Words) -> RequestRefused:
    return RequestRefused(403, code, text)


def bad(code: str, text: Message | Words, **params: Any) -> RequestRefused:
    return RequestRefused(400, code, text, params)


def clash(code: str, text: Message | Words, **params: Any) -> RequestRefused:
    return RequestRefused(409, code, text, params)
