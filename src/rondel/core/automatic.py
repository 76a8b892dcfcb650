"""What happens by itself: seats that have left answer by default, others pass where they want to be passed for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import to_builtins

from rondel.core.autopass import has_ended, should_be_ready, should_pass
from rondel.core.command_names import ANSWER, COMMIT, PASS_PRIORITY, READY, REQUESTS
from rondel.core.commands import Checked, Command, seals
from rondel.core.kernel import Kernel
from rondel.core.sim import default_input
from rondel.core.state import SYSTEM
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
        seat, name, args = found
        command = Command(seat, name, wire(match.kernel, name, args), SYSTEM, at=at)
        match.carry_out(command, given(match.kernel, seat, name, args), auto=True)


def _next(match: Match) -> tuple[int, str, tuple[Any, ...]] | None:
    kernel = match.kernel
    if kernel.over is not None or match.paused:
        return None
    for seat in kernel.actors():
        if seat in kernel.pos.left:
            return (seat, *_by_default(match, seat))
        if (name := _wanted(match, seat)) is not None:
            return seat, name, ()
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


def _by_default(match: Match, seat: int) -> tuple[str, tuple[Any, ...]]:
    try:
        return default_input(match.kernel, seat)
    except RondelError:
        raise
    except Exception as problem:
        text = f"the rules failed to answer for {match.name_of(seat)}, who left: {problem!r}"
        raise CommandFailed(text, match.crash_report(problem)) from problem


def given(kernel: Kernel, seat: int, name: str, args: tuple[Any, ...]) -> Checked:
    """An input that needs no check, with the question it answers, if it answers one."""
    script, question = kernel.live, kernel.question(seat)
    if name != ANSWER or script is None or script.ask is None or question is None:
        return Checked(name, args, secret=name == COMMIT and seals(kernel))
    return Checked(name, args, (question[0], script.answers + 1), script.ask.secret)


def wire(kernel: Kernel, name: str, args: tuple[Any, ...]) -> Any:
    """The arguments of an input as a command carries them."""
    move = kernel.node.by_name.get(name)
    if move is not None and name not in REQUESTS:
        return move.wire(args)
    return {"value": to_builtins(args[0], str_keys=True)} if args else None
