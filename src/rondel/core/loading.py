"""A match from what was kept of it: every entry is played again, or noted where the rules no longer see it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from rondel.core.command_names import NOT_FOR_RULES, PAUSE, REDO, RESUME, UNDO, UNDO_ANSWER, UNDO_REQUEST, UPGRADE
from rondel.core.log import Entry, effective
from rondel.core.telling import Record
from rondel.core.undo import UndoRequest
from rondel.errors import CommandFailed, Rejected, ReplayDivergence

if TYPE_CHECKING:
    from rondel.core.match import Match


def absorb(match: Match, entries: Sequence[Entry], upgraded: int) -> None:
    """Take in the entries of a match that has just begun; those up to `upgraded` belong to older rules."""
    current = {entry.v for entry in effective(entries)}
    secret = _taken_out_in_secret(entries)
    for number, entry in enumerate(entries, 1):
        if entry.v != number:
            raise ReplayDivergence(f"entry {entry.v} stands where entry {number} belongs")
        in_effect = entry.v in current and entry.v > upgraded
        if in_effect and entry.name not in NOT_FOR_RULES:
            _play(match, entry)
        else:
            _note(match, entry, in_effect, entry.v in secret or (entry.name in (UNDO, REDO) and entry.secret))
    _ask_again(match)


def _taken_out_in_secret(entries: Sequence[Entry]) -> set[int]:
    """The entries that others did not know of when they were taken out for the last time."""
    secret: set[int] = set()
    for entry in entries:
        if entry.name == UNDO:
            secret.difference_update(entry.removes)
            secret.update(entry.removes if entry.secret else entry.hides)
    return secret


def append(match: Match, entries: Sequence[Entry]) -> bool:
    """Take in entries that were added elsewhere; False, with nothing done, if the match must be loaded anew."""
    if any(entry.name in (UNDO, REDO, UPGRADE) for entry in entries):
        return False
    for entry in entries:
        if entry.v != len(match.entries) + 1:
            raise ReplayDivergence(f"entry {entry.v} stands where entry {len(match.entries) + 1} belongs")
        if entry.name in NOT_FOR_RULES:
            _note(match, entry, True, False)
        else:
            _play(match, entry)
    _ask_again(match)
    return True


def _ask_again(match: Match) -> None:
    """An undo that waited for consent still does."""
    agreed: list[int] = []
    for record in reversed(match.records):
        entry = record.entry
        args = entry.args if isinstance(entry.args, dict) else {}
        if entry.name == UNDO_ANSWER and args.get("yes"):
            agreed.append(entry.seat)
        elif entry.name == UNDO_REQUEST:
            plan = match.undo_plan(entry.seat, args["to"])
            plan = msgspec.structs.replace(plan, affected=tuple(args["asked"]))
            match.request = UndoRequest(entry.v, entry.seat, plan, tuple(reversed(agreed)))
            return
        elif record.unseen:
            continue
        elif entry.name not in NOT_FOR_RULES or entry.name in (UNDO, REDO, UNDO_ANSWER):
            return


def _play(match: Match, entry: Entry) -> None:
    try:
        match.carry_out_entry(entry, again=True)
    except (Rejected, CommandFailed) as problem:
        raise ReplayDivergence(f"entry {entry.v} ({entry.name}): {problem}") from problem


def _note(match: Match, entry: Entry, in_effect: bool, secret: bool) -> None:
    place = match.records[-1].place if match.records else ""
    record = Record(entry, (), match.kernel.chance.drawn, secret, not secret, place=place)
    if entry.name in (UNDO, REDO) or (in_effect and entry.name in NOT_FOR_RULES):
        match.keep(record)
    else:  # taken back, or played under older rules: only the log remembers it
        match.remember(record)
    if in_effect and entry.name in (PAUSE, RESUME):
        match.paused = ((entry.args or {}).get("reason") or "paused") if entry.name == PAUSE else ""
