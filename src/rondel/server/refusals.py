"""What a request is refused with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rondel.errors import RondelError
from rondel.messages import Words


class Refusal(RondelError):
    """A request that is not carried out: a status, a stable code and a sentence."""

    def __init__(self, status: int, code: str, text: Words, params: Mapping[str, Any] | None = None) -> None:
        self.status, self.code, self.text, self.params = status, code, text, dict(params or {})
        super().__init__(f"{code}: {text}")


def not_found(what: str = "table") -> Refusal:
    return Refusal(404, f"no_such_{what}", f"There is no such {what}.")


def forbidden(code: str, text: Words) -> Refusal:
    return Refusal(403, code, text)


def bad(code: str, text: Words, **params: Any) -> Refusal:
    return Refusal(400, code, text, params)


def clash(code: str, text: Words, **params: Any) -> Refusal:
    return Refusal(409, code, text, params)
