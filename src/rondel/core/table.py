"""Commands about the table rather than the game: taking back, consent, pausing, leaving, running out of time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from msgspec import to_builtins

from rondel.core import undo as undoing
from rondel.core.command_names import (
    AGREE_DRAW,
    AT_CLOCKS,
    BAR,
    CLOCK,
    END,
    LEAVE,
    NOT_FOR_RULES,
    PAUSE,
    REDO,
    RESUME,
    TIMEOUT,
    UNDO,
    UNDO_ANSWER,
    UNDO_REQUEST,
)
from rondel.core.commands import Command
from rondel.core.legality import OnlyTheHost
from rondel.core.log import Entry, effective
from rondel.core.requests import MatchIsOver
from rondel.core.seats import HOST, SYSTEM
from rondel.core.undo import LEVELS, UndoPlan, UndoRequest
from rondel.errors import Rejected, ReplayDivergence
from rondel.messages import Message, Seat

if TYPE_CHECKING:
    from rondel.core.match import Match


class NobodyAsked(Message): ...


class NotAskedToAgree(Message): ...


class NothingToRedo(Message): ...


class OnlyWhoTookBack(Message): ...


class NothingToPause(Message): ...


class NotPaused(Message): ...


class NoClock(Message): ...


class OnlyHostSetsClock(Message): ...


class NoBar(Message): ...


class PausedAlready(Message):
    reason: str


class HasLeft(Message):
    seat: Seat


class DoneInSecret(Message): ...


def for_kernel(entries: Sequence[Entry]) -> list[Entry]:
    """Those that the rules see."""
    return [entry for entry in entries if entry.name not in NOT_FOR_RULES]


# -- taking back -----------------------------------------------------------------------------------------------


def _undo(match: Match, command: Command, actor: int) -> None:
    args = command.args if isinstance(command.args, dict) else {}
    level = args.get("to", "command")
    if level not in LEVELS or set(args) - {"to"}:
        raise Rejected("bad_arguments", f"undo takes `to`: {', '.join(LEVELS)}")
    found = match.undo_plan(command.seat, level)
    if undoing.verdict(found, match.policy, command.seat, actor) == "now":
        _take_out(match, command, found)
        return
    asked = undoing.consent_of(found)
    record = match.note_table_entry(command, UNDO_REQUEST, {"to": level, "asked": list(asked.affected)})
    match.request = UndoRequest(record.entry.v, command.seat, asked)
    _settle_request(match, command)


def _undo_answer(match: Match, command: Command, actor: int) -> None:
    request = match.request
    if request is None:
        raise Rejected("nothing_to_answer", NobodyAsked())
    if command.seat not in request.waits_for:
        raise Rejected("not_addressed", NotAskedToAgree())
    args = command.args if isinstance(command.args, dict) else {}
    if set(args) != {"yes"} or not isinstance(args["yes"], bool):
        raise Rejected("bad_arguments", "undo_answer takes `yes`: true or false")
    match.note_table_entry(command, UNDO_ANSWER, {"yes": args["yes"]})
    agreed = (*request.agreed, command.seat)
    match.request = UndoRequest(request.v, request.seat, request.plan, agreed) if args["yes"] else None
    _settle_request(match, command)


def _settle_request(match: Match, command: Command) -> None:
    request = match.request
    if request is not None and not request.waits_for:
        _take_out(match, Command(request.seat, UNDO, at=command.at), request.plan)


def _take_out(match: Match, command: Command, found: UndoPlan) -> None:
    covered = [match.entries[v - 1] for v in found.removes if match.records[v - 1].unseen]
    secret = len(covered) == len(found.removes) and all(entry.seat == command.seat for entry in covered)
    removes = _without(match, set(found.removes))
    match.request = None
    label = found.label if secret or not covered else DoneInSecret().phrase
    args = {"to": found.level, "label": to_builtins(label), **match.clocks_undone(removes, command)}
    if found.draft:
        args["draft"] = True
    hides = () if secret else tuple(entry.v for entry in covered)
    match.note_table_entry(command, UNDO, args, removes=removes, hides=hides, sticky=False, secret=secret)
    match.reset_passing([command.seat] if secret else match.seats)


def _without(match: Match, gone: set[int]) -> tuple[int, ...]:
    """Take entries out; a sticky one that no longer applies goes with them. Returns the numbers taken out."""
    while True:
        keep = [entry for entry in match.line.entries if entry.v not in gone]
        try:
            return tuple(sorted(gone | match.switch(keep, drop_refused=True)))
        except ReplayDivergence as problem:
            if problem.entry is None or problem.entry < min(gone):
                raise
            gone = gone | {problem.entry}


def _redo(match: Match, command: Command, actor: int) -> None:
    undone = match.redoable(command.seat)
    if undone is None:
        raise Rejected("nothing_to_redo", NothingToRedo())
    if actor != HOST and undone.clicked_by not in (command.seat, SYSTEM) and match.policy.mode != "free":
        raise Rejected("undo_not_allowed", OnlyWhoTookBack())
    match.request = None
    redo = Entry(len(match.entries) + 1, command.seat, REDO, removes=(undone.v,))
    match.switch(match.since_upgrade(for_kernel(effective([*match.entries, redo]))))
    args = match.clocks_redone(undone.v, command)
    match.note_table_entry(command, REDO, args, removes=(undone.v,), sticky=False, secret=undone.secret)
    match.reset_passing([command.seat] if undone.secret else match.seats)


# -- pausing, leaving, time ------------------------------------------------------------------------------------


def _pause(match: Match, command: Command, actor: int) -> None:
    if match.paused:
        raise Rejected("match_paused", PausedAlready(match.paused))
    if match.over is not None:
        raise Rejected("match_over", MatchIsOver())
    if match.game.moves_resume and (match.timer is None or match.timer.state.settings.kind == "none"):
        raise Rejected("nothing_to_pause", NothingToPause())
    args = command.args if isinstance(command.args, dict) else {}
    reason = str(args.get("reason", ""))[:200]
    match.note_table_entry(command, PAUSE, {"reason": reason})
    match.paused = reason or "paused"


def _resume(match: Match, command: Command, actor: int) -> None:
    if not match.paused:
        raise Rejected("not_paused", NotPaused())
    resume(match, command)


def resume(match: Match, command: Command) -> None:
    """Let the match go on, because of a command."""
    match.note_table_entry(Command(command.seat, RESUME, actor=command.actor, at=command.at, by=command.by), RESUME)
    match.paused = ""


def _clock(match: Match, command: Command, actor: int) -> None:
    if match.timer is None:
        raise Rejected("no_clock", NoClock())
    if command.name == CLOCK and actor not in (HOST, SYSTEM):
        raise Rejected("not_host", OnlyHostSetsClock())
    if command.name == BAR and not _has_bar(match, command, actor):
        raise Rejected("no_bar", NoBar())
    match.note_table_entry(command, command.name, command.args)


def _has_bar(match: Match, command: Command, actor: int) -> bool:
    """Does a bar run that is theirs to fill? The host's is any."""
    found = match.clocks(command.at)
    return found is not None and any(each.bar is not None and actor in (each.seat, HOST) for each in found.seats)


def _system(match: Match, command: Command, actor: int) -> None:
    """Leaving, running out of time, agreed draws, the host's end of the match."""
    if match.over is not None:
        raise Rejected("match_over", MatchIsOver())
    if actor not in (HOST, SYSTEM) and command.name != LEAVE:
        raise Rejected("not_host", OnlyTheHost(command.name))
    if command.name == LEAVE and command.seat not in match.seats:
        raise Rejected("unknown_seat", "Only a seat can leave.")
    if command.name == LEAVE and command.seat in match.kernel.pos.left:
        raise Rejected("already_left", HasLeft(command.seat))
    entry = match.new_entry(
        command, command.name, command.args, sticky=command.name == TIMEOUT and _stays(match, command)
    )
    match.carry_out_entry(entry)


def _stays(match: Match, command: Command) -> bool:
    """Does a penalty outlast an undo? A point does where used time stays used."""
    penalty = command.args.get("penalty") if isinstance(command.args, dict) else None
    return penalty == "point" and match.timer is not None and match.timer.state.settings.undo == "restart"


TABLE: dict[str, Callable[[Match, Command, int], None]] = {
    UNDO: _undo,
    REDO: _redo,
    UNDO_ANSWER: _undo_answer,
    PAUSE: _pause,
    RESUME: _resume,
    LEAVE: _system,
    TIMEOUT: _system,
    AGREE_DRAW: _system,
    END: _system,
    **dict.fromkeys(AT_CLOCKS, _clock),
}
"""What each table command does."""
