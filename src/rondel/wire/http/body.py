"""What bodies of requests and answers have in common."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from rondel.messages import Words


class Body(Struct, frozen=True, forbid_unknown_fields=True):
    """Base of what a client sends."""


class ErrorBody(Struct, frozen=True, omit_defaults=True):
    """What every refusal over HTTP looks like."""

    code: str
    text: Words
    params: dict[str, Any] = {}


class Done(Struct, frozen=True, omit_defaults=True):
    """It worked, and there is nothing more to say."""

    ok: bool = True
    text: Words = ""
