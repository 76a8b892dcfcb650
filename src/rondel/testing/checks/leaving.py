"""A check of seats that leave."""

from __future__ import annotations

from random import Random

from rondel.core.command_names import LEAVE
from rondel.core.commands import Command
from rondel.core.loading import loaded
from rondel.core.match import Match
from rondel.errors import CommandFailed
from rondel.testing.courses import MOST_INPUTS, TICK, Course, choose, step_of
from rondel.testing.faults import Fault, describe
from rondel.testing.kit import Kit
from rondel.testing.portraits import must_be_the_same

GAMES = 30


def leaving_never_sticks(kit: Kit) -> str:
    """Seats may leave at any moment: the others play on to the end, and if all have left the match is over."""
    left = 0
    for course in kit.courses(GAMES):
        rng = course.case.rng("leaving")
        left += _play(course, rng, rng.choice((0.02, 0.1, 0.4)))
    return f"{left:,} seats left"


def _play(course: Course, rng: Random, often: float) -> int:
    match = course.case.match(course.game)
    left = 0
    for number in range(MOST_INPUTS):
        kernel = match.kernel
        if kernel.over is not None:
            break
        if rng.random() < often and len(kernel.pos.left) < course.case.seats:
            seat = rng.choice([seat for seat in match.seats if seat not in kernel.pos.left])
            command = Command(seat, LEAVE, at=number * TICK)
            left += 1
        else:
            command = step_of(kernel, choose(kernel, rng), number * TICK).command
        _apply(match, command)
        _moves_on(match)
    else:
        raise Fault(f"with seats that left, the match is not over after {MOST_INPUTS:,} inputs")
    again = loaded(course.game, match.header, match.entries, policy=match.policy)
    must_be_the_same(match.kernel, again.kernel, "replayed from the start, a match that seats left is another")
    return left


def _apply(match: Match, command: Command) -> None:
    try:
        match.apply(command)
    except CommandFailed as problem:
        gone = match.kernel.pos.left
        what = f"seat {command.seat}: {command.name} {command.args or ''}".rstrip()
        text = f"after {len(match.entries)} entries, with seats {gone} gone, {what} fails: {describe(problem)}"
        raise Fault(text) from problem


def _moves_on(match: Match) -> None:
    kernel = match.kernel
    if kernel.over is not None:
        return
    waiting = [seat for seat in kernel.actors() if seat not in kernel.pos.left]
    if not waiting:
        where = kernel.node.address if kernel.pos.frames else "the end of the flow"
        raise Fault(
            f"after {len(match.entries)} entries the match waits at {where!r} for seats that have left "
            f"({kernel.actors() or 'nobody'}; gone: {kernel.pos.left})"
        )
