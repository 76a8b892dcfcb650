"""A match from what was kept of it, or from a position: every entry is played again, or noted where no rules see it."""

from __future__ import annotations

from base64 import b64decode
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from rondel.core.command_names import CONTINUED, NOT_FOR_RULES, REDO, UNDO, UNDO_ANSWER, UNDO_REQUEST, UPGRADE
from rondel.core.commands import Command, given
from rondel.core.decisions import Decision
from rondel.core.game import Game
from rondel.core.header import Header
from rondel.core.history import Timeline
from rondel.core.kernel import Kernel
from rondel.core.log import Entry, effective
from rondel.core.match import Match
from rondel.core.outcome import Outcome
from rondel.core.playing import begin
from rondel.core.policy import UndoPolicy
from rondel.core.seats import SYSTEM
from rondel.core.simulation import determinise
from rondel.core.table import NewEntry
from rondel.core.undo import UndoRequest, reach_of
from rondel.errors import CommandFailed, Rejected, ReplayDivergence


def loaded(game: Game, header: Header, entries: Iterable[Entry], *, policy: UndoPolicy | None = None) -> Match:
    """A match from its header and entries; raises `ReplayDivergence`."""
    entries = list(entries)
    upgrade = next((entry for entry in reversed(entries) if entry.name == UPGRADE), None)
    start = header.start if upgrade is None else b64decode(upgrade.args["snapshot"])
    if start:
        kernel = Timeline(game, start).kernel(traced=True)
    else:
        kernel = begin(game, header.seats, header.options, header.seed, forced=header.forced, traced=True)
    match = Match.of(kernel, header, policy)
    match.journal.upgraded = upgrade.v if upgrade is not None else 0
    _absorb(match, entries)
    return match


def readable(
    game: Game, header: Header, entries: Sequence[Entry], covered: Iterable[int], over: Outcome | None = None
) -> Match:
    """The log of a match that was played under other rules: nothing in it is played again, and its position is none.

    Nobody but who made them reads the entries that are still `covered`, until it is over.
    """
    kernel = begin(game, header.seats, header.options, header.seed, traced=True)
    kernel.over = over
    match = Match.of(kernel, replace(header, clock=None))
    match.journal.upgraded = len(entries) + 1
    secret = {*_taken_out_in_secret(entries), *covered, *_covered_by_older_rules(entries)}
    for entry in entries:
        match.journal.remember(match.journal.noted(entry, kernel, secret=entry.v in secret))
    return match


def starting_at(kernel: Kernel, header: Header, policy: UndoPolicy | None = None, *, move: int | None = None) -> Match:
    """A match that begins at a position instead of a set-up: a fork, a puzzle, a test.

    Its log can say after which move of another one that was.
    """
    data, tail = kernel.checkpoint()
    start = Timeline(kernel.game, data).kernel(traced=True)
    start.events = [] if tail else list(kernel.events or ())  # what has led to the position is its opening
    match = Match.of(start, replace(header, start=data), policy)
    if move is not None:
        continued = Command(SYSTEM, CONTINUED, at=header.started)
        match.take(NewEntry(continued.entry(1, CONTINUED, {"move": move}, sticky=True)))
    for seat, name, args, now in tail:
        command = Command.of(match.kernel, Decision(seat, name, args), at=max(now, header.started))
        match.carry_out(command, given(match.kernel, name, args))
    return match


def forked(match: Match, v: int, seat: int | None, rng: Any, *, seed: str) -> Match:
    """A new match that begins where another one was after entry `v`.

    What the forking seat could not know is dealt out again; without a seat only what was public is kept.
    """
    world = determinise(match.at(v), () if seat is None else (seat,), rng)
    return starting_at(world, replace(match.header, seed=seed), match.policy)


def append(match: Match, entries: Sequence[Entry]) -> bool:
    """Take in entries that were added elsewhere; False, with nothing done, if the match must be loaded anew."""
    if any(entry.name in (UNDO, REDO, UPGRADE) for entry in entries):
        return False
    for entry in entries:
        if entry.v != len(match.entries) + 1:
            raise ReplayDivergence(f"entry {entry.v} stands where entry {len(match.entries) + 1} belongs")
        _again(match, entry)
    _ask_again(match)
    return True


def _absorb(match: Match, entries: Sequence[Entry]) -> None:
    """Take in the entries of a match that has just begun."""
    current = {entry.v for entry in effective(entries)}
    secret = _taken_out_in_secret(entries) | _covered_by_older_rules(entries)
    for number, entry in enumerate(entries, 1):
        if entry.v != number:
            raise ReplayDivergence(f"entry {entry.v} stands where entry {number} belongs")
        in_effect = entry.v in current and entry.v > match.journal.upgraded
        if in_effect or entry.v == match.journal.upgraded or entry.name in (UNDO, REDO):
            _again(match, entry)
        else:  # taken back, or played under older rules: only the log remembers it
            journal = match.journal
            journal.remember(journal.noted(entry, match.kernel, secret=entry.v in secret))
    _ask_again(match)


def _taken_out_in_secret(entries: Sequence[Entry]) -> set[int]:
    """The entries that others did not know of when they were taken out for the last time."""
    secret: set[int] = set()
    for entry in entries:
        if entry.name == UNDO:
            secret.difference_update(entry.removes)
            secret.update(entry.removes if entry.secret else entry.hides)
    return secret


def _covered_by_older_rules(entries: Sequence[Entry]) -> set[int]:
    """The entries that others did not know of when new rules took over, which cannot tell."""
    return {v for entry in entries if entry.name == UPGRADE for v in entry.args.get("covered", ())}


def _again(match: Match, entry: Entry) -> None:
    if entry.name in NOT_FOR_RULES:
        match.take(NewEntry(entry))
        return
    try:
        match.carry_out_entry(entry, again=True)
    except (Rejected, CommandFailed) as problem:
        raise ReplayDivergence(f"entry {entry.v} ({entry.name}): {problem}") from problem


def _ask_again(match: Match) -> None:
    """An undo that waited for consent still does."""
    agreed: list[int] = []
    for record in reversed(match.records):
        entry = record.entry
        args = entry.args if isinstance(entry.args, dict) else {}
        if entry.name == UNDO_ANSWER and args.get("yes"):
            agreed.append(entry.seat)
        elif entry.name == UNDO_REQUEST:
            plan = match.undo_plan(entry.seat, *(reach_of(args["to"]) or ("command", None)))
            plan = msgspec.structs.replace(plan, affected=tuple(args["asked"]))
            match.request = UndoRequest(entry.v, entry.seat, plan, tuple(reversed(agreed)))
            return
        elif record.unseen:
            continue
        elif entry.name not in NOT_FOR_RULES or entry.name in (UNDO, REDO, UNDO_ANSWER):
            return
