"""What a table allows of taking back."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class UndoPolicy(Struct, frozen=True, omit_defaults=True):
    """What a table allows."""

    mode: Literal["own", "latest", "consent", "host", "free", "off"] = "consent"
    """`own`: only what concerns nobody else. `latest`: only the very latest command, by whoever gave it. `consent`:
    more, if those affected agree. `host`: only the host. `free`: anybody anything."""
    shown: bool = False
    """May something be taken back although others have seen what only its maker knew?"""
    learned: bool = False
    """May something be taken back although something hidden came to light by it?"""
    once: bool = False
    """After an undo nothing can be taken back before somebody has acted again; drafts apart."""
    clock: Literal["resume", "restart"] = "resume"
    """What becomes of the clock, as `ClockSettings.undo` says."""
    rollback: Literal["host", "seats"] = "seats"
    """Who may go back to the beginning of a phase, a round or a segment: only the host, or everybody as `mode` says."""
