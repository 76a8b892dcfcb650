"""The names of the inputs that every game has, besides its own moves."""

from __future__ import annotations

from typing import Any

ANSWER = "answer"
COMMIT, RETRACT = "commit", "retract"
READY, UNREADY, RESET = "ready", "unready", "reset"
PASS_PRIORITY, PASS_TURN = "pass_priority", "pass_turn"
LEAVE, TIMEOUT = "leave", "timeout"
"""Given by the table for a seat; accepted also while a script waits."""

AT_GATES = frozenset({COMMIT, RETRACT, READY, UNREADY, RESET})

ABOUT_THE_TABLE = frozenset(
    {
        "undo",
        "redo",
        "undo_request",
        "undo_answer",
        "pause",
        "resume",
        "timeout",
        "agree_draw",
        "end_match",
        "new_rules",
        "continued",
    }
    | {"clock", "bar", "dismiss", "return", LEAVE}
)
"""Entries about the table rather than the game; a move with such a name would never reach the rules."""

Input = tuple[int, str, tuple[Any, ...], int]
"""Seat, name, typed arguments, time."""
