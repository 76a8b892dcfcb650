"""What a match is besides its entries."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from rondel.core.chance import commitment
from rondel.core.clocks import ClockSettings


class Header(Struct, frozen=True, omit_defaults=True):
    """What a match is besides its entries."""

    game: str
    version: str
    seats: int
    seed: str
    options: dict[str, Any] = {}
    forced: dict[str, list[Any]] = {}
    names: tuple[str, ...] = ()
    started: int = 0
    clock: ClockSettings | None = None
    start: bytes = b""
    """The rest point at which a fork begins; other matches begin with their set-up."""
    hosts: tuple[str, ...] = ()
    """Everybody who has been a host, in the order in which entries number them; empty: forgotten."""

    @property
    def commitment(self) -> str:
        """The hash that is published when the match starts."""
        return commitment(self.seed)
