"""A check of what is refused."""

from __future__ import annotations

from collections import Counter
from random import Random

from rondel.core.commands import Command
from rondel.core.kernel import Kernel
from rondel.core.legality import legal
from rondel.core.match import Match
from rondel.core.seats import HOST
from rondel.errors import CommandFailed, Rejected, RondelError
from rondel.testing.arguments import random_commands
from rondel.testing.faults import Fault, describe
from rondel.testing.kit import Kit
from rondel.testing.portraits import portrait
from rondel.testing.twins import copied

GAMES, POINTS, GUESSES = 20, 12, 12


def commands_are_answered(kit: Kit) -> str:
    """Anything at all can be sent: it is accepted exactly if `check` says so, or refused with a reason and no trace.

    The arguments come from the annotations: some suggested, some of the right type, some of none.
    """
    counts: Counter[str] = Counter()
    for course in kit.courses(GAMES):
        rng = course.case.rng("commands")
        chosen = {1, *course.sample(rng, POINTS)}
        for number, _, match in course.matches():
            if number in chosen:
                _try_out(match, rng, number - 1, counts)
        _try_out(course.match(len(course.steps)), rng, len(course.steps), counts)
    return f"{counts['accepted']:,} accepted, {counts['refused']:,} refused"


def _try_out(match: Match, rng: Random, entry: int, counts: Counter[str]) -> None:
    table = copied(match)
    for seat in (*match.seats, HOST, match.header.seats):
        for command in random_commands(match.kernel, seat if seat in match.seats else HOST, rng, GUESSES):
            sent = Command(seat, command.name, command.args)
            accepted = _send(table, sent, entry)
            counts["accepted" if accepted else "refused"] += 1
            if accepted:
                table = copied(match)


def _send(table: Match, command: Command, entry: int) -> bool:
    what = f"seat {command.seat}: {command.name} {command.args!r}"
    expected = is_legal(table.kernel, command, entry) if command.seat in (*table.seats, HOST) else False
    before, entries = portrait(table.kernel), len(table.entries)
    try:
        table.apply(command)
    except Rejected as why:
        if expected:
            raise Fault(f"{what} is legal as its check says, but refused: {why}", entry=entry) from why
        if not why.text or not why.code:
            raise Fault(f"{what} is refused without a reason", entry=entry) from why
        if portrait(table.kernel) != before or len(table.entries) != entries:
            raise Fault(f"{what} is refused, but leaves a trace", entry=entry) from why
        return False
    except CommandFailed as problem:
        raise Fault(f"{what} is accepted, but the rules fail: {describe(problem)}", entry=entry) from problem
    except Exception as problem:
        raise Fault(f"{what} is not refused but fails: {describe(problem)}", entry=entry) from problem
    if not expected:
        raise Fault(f"{what} is accepted, though its check refuses it", entry=entry)
    return True


def is_legal(kernel: Kernel, command: Command, entry: int | None = None) -> bool:
    """What the declarations themselves say about a command."""
    try:
        legal(kernel, command.seat, command.name, command.args)
    except RondelError:
        return False
    except Exception as problem:
        text = f"the check of {command.name} fails for {command.args!r}: {describe(problem)}"
        raise Fault(text, entry=entry) from problem
    return True
