"""What a kernel looks like from outside, for comparing two of them byte for byte."""

from __future__ import annotations

from typing import Any

from msgspec import to_builtins

from rondel.core.kernel import Kernel
from rondel.core.state import digest
from rondel.testing.faults import Fault, differences


def portrait(kernel: Kernel) -> bytes:
    """State, position, chance and outcome as bytes, also while a script is live."""
    return kernel.game.encode(kernel.s, kernel.pos, kernel.chance, kernel.over)


def fingerprint(kernel: Kernel) -> str:
    """A short form of the portrait with the open question."""
    return digest(portrait(kernel) + repr(question(kernel)).encode())


def question(kernel: Kernel) -> tuple[Any, ...]:
    """Who is asked what."""
    asked = []
    for seat in kernel.actors():
        found = kernel.question(seat)
        asked.append(
            (seat, found.id, found.choice.kind, repr(found.choice.describe(kernel.s, seat))) if found else (seat,)
        )
    answered = sorted(kernel.live.ask.answers) if kernel.live is not None and kernel.live.ask is not None else ()
    return tuple(asked), tuple(answered)


def must_be_the_same(wanted: Kernel, found: Kernel, what: str, entry: int | None = None) -> None:
    """Raise a `Fault` that names the differences unless both kernels are in the same place."""
    if portrait(wanted) != portrait(found):
        raise Fault(f"{what}: {differences(parts(wanted), parts(found))}", entry=entry)
    asked, asked_again = question(wanted), question(found)
    if asked != asked_again:
        raise Fault(f"{what}: another question is open", entry=entry, expected=asked, got=asked_again)


def parts(kernel: Kernel) -> dict[str, Any]:
    """Everything a portrait consists of, as plain data."""
    return {
        "state": to_builtins(kernel.s, str_keys=True),
        "position": to_builtins(kernel.pos, str_keys=True),
        "chance": to_builtins(kernel.chance, str_keys=True),
        "over": to_builtins(kernel.over, str_keys=True),
    }
