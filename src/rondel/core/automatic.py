"""What happens by itself: seats that have left answer by default, others pass where they want to be passed for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rondel.core.autopass import has_ended, should_be_ready, should_pass
from rondel.core.command_names import PASS_PRIORITY, READY
from rondel.core.commands import Command, given
from rondel.core.decisions import Decision
from rondel.core.picking import default_decision
from rondel.core.seats import SYSTEM
from rondel.errors import CommandFailed, RondelError

if TYPE_CHECKING:
    from rondel.core.match import Match

_MOST = 1000
"""So many automatic inputs in a row are a loop in the rules."""


def automatic(match: Match, at: int) -> None:
    """Give the inputs that nobody has to be asked for, until somebody has to be."""
    for _ in range(_MOST):
        found = _next(match)
        if found is None:
            return
        command = Command.of(match.kernel, found, actor=SYSTEM, at=at)
        match.carry_out(command, given(match.kernel, found), auto=True)


def _next(match: Match) -> Decision | None:
    kernel = match.kernel
    if kernel.over is not None or match.paused:
        return None
    for seat in kernel.actors():
        if seat in kernel.pos.left:
            return _by_default(match, seat)
        if (name := _wanted(match, seat)) is not None:
            return Decision(seat, name)
    return None


def _wanted(match: Match, seat: int) -> str | None:
    """To pass, to be ready, or nothing."""
    preference = match.preferences.get(seat)
    if preference is None or match.kernel.live is not None or preference.held == len(match.line.entries):
        return None
    if has_ended(match.kernel, seat, preference):
        preference = match.preferences[seat] = preference.lasting
    if should_pass(match.kernel, seat, preference):
        return PASS_PRIORITY
    return READY if should_be_ready(match.kernel, seat, preference) else None


def _by_default(match: Match, seat: int) -> Decision:
    try:
        return default_decision(match.kernel, seat)
    except RondelError:
        raise
    except Exception as problem:
        text = f"the rules failed to answer for {match.name_of(seat)}, who left: {problem!r}"
        raise CommandFailed(text, match.crash_report(problem)) from problem
