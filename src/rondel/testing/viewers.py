"""Everybody who may look at a match."""

from __future__ import annotations

from rondel.core.view import SPECTATOR, Viewer


def viewers(seats: int) -> list[Viewer]:
    """Each seat, a spectator, the host."""
    return [*(Viewer((seat,)) for seat in range(seats)), SPECTATOR, Viewer((), host=True)]


def name_of(viewer: Viewer) -> str:
    """A viewer for people."""
    if viewer.host:
        return "the host"
    return f"seat {viewer.seats[0]}" if viewer.seats else "a spectator"
