"""The names of commands that every game has besides its own moves; the entries of a log go by the same names.

Each stands here once, and so does each group of them.
"""

from __future__ import annotations

# -- what a seat does in the game ------------------------------------------------------------------------------

ANSWER = "answer"
"""To a question inside a script."""
COMMIT, RETRACT = "commit", "retract"
READY, UNREADY, RESET = "ready", "unready", "reset"
PASS_PRIORITY, PASS_TURN = "pass_priority", "pass_turn"

ANSWERS = frozenset({ANSWER, COMMIT})
"""With the one argument `value`, which the question checks."""
AT_GATES = frozenset({COMMIT, RETRACT, READY, UNREADY, RESET})
REQUESTS = AT_GATES | {PASS_PRIORITY, PASS_TURN}
"""What a seat asks of the flow."""

# -- what the table does to the game: accepted also while a script waits ---------------------------------------

LEAVE, TIMEOUT = "leave", "timeout"
AGREE_DRAW, END = "agree_draw", "end_match"

FROM_TABLE = frozenset({LEAVE, TIMEOUT, AGREE_DRAW, END})

# -- what is about the table alone -----------------------------------------------------------------------------

UNDO, REDO = "undo", "redo"
UNDO_REQUEST, UNDO_ANSWER = "undo_request", "undo_answer"
PAUSE, RESUME = "pause", "resume"
CLOCK, BAR, DISMISS, RETURN, GIVE_TIME = "clock", "bar", "dismiss", "return", "give_time"
"""New settings (`args`), the decision bar refilled, the idle warning dismissed, a seat taken back, time for another."""
UPGRADE = "new_rules"
OPENING = "start"
"""What comes before the first entry: the set-up."""
CONTINUED = "continued"
"""The match began where another one was."""

AT_CLOCKS = frozenset({CLOCK, BAR, DISMISS, RETURN, GIVE_TIME})
NOT_FOR_RULES = AT_CLOCKS | {UNDO, REDO, UNDO_REQUEST, UNDO_ANSWER, PAUSE, RESUME, UPGRADE, CONTINUED}
"""Entries that the rules never see."""
ABOUT_TABLE = FROM_TABLE | NOT_FOR_RULES

RESERVED = REQUESTS | ABOUT_TABLE | {ANSWER}
"""A move with such a name would never reach the rules."""
