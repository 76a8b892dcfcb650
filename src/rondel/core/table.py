"""Commands about the table rather than the game: taking back, consent, pausing, leaving, running out of time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, Protocol

from msgspec import to_builtins
from msgspec.structs import replace

from rondel.core import undo as undoing
from rondel.core.clocks import Reading
from rondel.core.command_names import (
    AGREE_DRAW,
    AT_CLOCKS,
    BAR,
    CLOCK,
    END,
    GIVE_TIME,
    LEAVE,
    PAUSE,
    REDO,
    RESUME,
    TIMEOUT,
    UNDO,
    UNDO_ANSWER,
    UNDO_REQUEST,
)
from rondel.core.commands import Command
from rondel.core.game import Game
from rondel.core.journal import Journal, Rewound
from rondel.core.kernel import Kernel
from rondel.core.legality import OnlyTheHost
from rondel.core.log import Entry, UndoReach
from rondel.core.outcome import Outcome
from rondel.core.policy import UndoPolicy
from rondel.core.requests import MatchIsOver
from rondel.core.seats import HOST, SYSTEM
from rondel.core.timer import Timer, tick_of
from rondel.core.undo import LEVELS, Reach, UndoPlan, UndoRequest
from rondel.errors import Rejected
from rondel.messages import Message, Seat


class NobodyAsked(Message): ...


class NotAskedToAgree(Message): ...


class NothingToRedo(Message): ...


class OnlyWhoTookBack(Message): ...


class NothingToPause(Message): ...


class NotPaused(Message): ...


class NoClock(Message): ...


class OnlyHostSetsClock(Message): ...


class NoBar(Message): ...


class NoTimeToGive(Message): ...


class GiveToAnother(Message): ...


class PausedAlready(Message):
    reason: str


class HasLeft(Message):
    seat: Seat


class DoneInSecret(Message): ...


class NewEntry(NamedTuple):
    """An entry that a table command makes, and what goes with it."""

    entry: Entry
    rewound: Rewound | None = None
    """The match as it is then, where other entries are in effect."""
    plan: UndoPlan | None = None
    """What is asked for, where others must consent."""


class CommandedTable(Protocol):
    """What a table command looks at; it changes nothing, but says step by step what is to be entered."""

    game: Game
    kernel: Kernel
    journal: Journal
    policy: UndoPolicy
    timer: Timer | None
    paused: str
    request: UndoRequest | None

    @property
    def seats(self) -> range: ...
    @property
    def over(self) -> Outcome | None: ...
    def clocks(self, now: int) -> Reading | None: ...
    def reach(self, seat: int, level: UndoReach = "command", to: int | None = None) -> Reach: ...


Steps = Iterator[NewEntry]


def _entry(
    match: CommandedTable, command: Command, name: str, args: Any = None, *, sticky: bool = True, **marks: Any
) -> Entry:
    return command.entry(len(match.journal.entries) + 1, name, args, sticky=sticky, **marks)


# -- taking back -----------------------------------------------------------------------------------------------


def _undo(match: CommandedTable, command: Command, actor: int) -> Steps:
    args = command.args if isinstance(command.args, dict) else {}
    reach = undoing.reach_of(asked_for := args.get("to", "command"))
    if reach is None or set(args) - {"to"}:
        text = f"undo takes `to`: {', '.join(LEVELS)}, or the number of the last entry that stays"
        raise Rejected("bad_arguments", text)
    found = match.reach(command.seat, *reach)
    asked = undoing.consent(found, match.policy, actor)
    if asked is None:
        yield _taken_out(match, command, found.plan())
        return
    plan = replace(found.plan(), affected=asked)
    yield NewEntry(_entry(match, command, UNDO_REQUEST, {"to": asked_for, "asked": list(asked)}), plan=plan)
    yield from _agreed(match, command)


def _undo_answer(match: CommandedTable, command: Command, actor: int) -> Steps:
    request = match.request
    if request is None:
        raise Rejected("nothing_to_answer", NobodyAsked())
    if command.seat not in request.waits_for:
        raise Rejected("not_addressed", NotAskedToAgree())
    args = command.args if isinstance(command.args, dict) else {}
    if set(args) != {"yes"} or not isinstance(args["yes"], bool):
        raise Rejected("bad_arguments", "undo_answer takes `yes`: true or false")
    yield NewEntry(_entry(match, command, UNDO_ANSWER, {"yes": args["yes"]}))
    yield from _agreed(match, command)


def _agreed(match: CommandedTable, command: Command) -> Steps:
    """What is asked for, once everybody has agreed."""
    request = match.request
    if request is not None and not request.waits_for:
        yield _taken_out(match, Command(request.seat, UNDO, at=command.at), request.plan)


def _taken_out(match: CommandedTable, command: Command, found: UndoPlan) -> NewEntry:
    journal = match.journal
    covered = [journal.entries[v - 1] for v in found.removes if journal.records[v - 1].unseen]
    secret = len(covered) == len(found.removes) and all(entry.seat == command.seat for entry in covered)
    rewound = journal.without(set(found.removes))
    label = found.label if secret or not covered else DoneInSecret().phrase
    args = {"to": found.level, "label": to_builtins(label), **_clocks_undone(match, command, rewound)}
    if found.draft:
        args["draft"] = True
    hides = () if secret else tuple(entry.v for entry in covered)
    entry = _entry(match, command, UNDO, args, sticky=False, removes=rewound.removes, hides=hides, secret=secret)
    return NewEntry(entry, rewound)


def _redo(match: CommandedTable, command: Command, actor: int) -> Steps:
    undone = match.journal.redoable(command.seat)
    if undone is None or _comes_too_late(match.journal, undone):
        raise Rejected("nothing_to_redo", NothingToRedo())
    if actor != HOST and undone.clicked_by not in (command.seat, SYSTEM) and match.policy.mode != "free":
        raise Rejected("undo_not_allowed", OnlyWhoTookBack())
    redo = _entry(match, command, REDO, sticky=False, removes=(undone.v,), secret=undone.secret)
    rewound = match.journal.redone(redo)
    if match.timer is not None:
        redo = replace(redo, args=match.timer.redone(undone.v, tick_of(redo, rewound.kernel)) or None)
    yield NewEntry(redo, rewound)


def _comes_too_late(journal: Journal, undone: Entry) -> bool:
    """Would doing it again open what others have decided at since? There would be no place for that any more.

    It is found out only when somebody asks: what is offered must not change with what is done in secret.
    """
    opens = any(journal.records[v - 1].opened for v in undone.removes)
    return opens and any(entry.v > undone.v and journal.records[entry.v - 1].unseen for entry in journal.line.entries)


def _clocks_undone(match: CommandedTable, command: Command, rewound: Rewound) -> dict[str, Any]:
    """What an undo logs about the clocks."""
    if match.timer is None:
        return {}
    gone = [match.journal.entries[v - 1] for v in rewound.removes]
    pardoned = {entry.seat for entry in gone if entry.name == TIMEOUT}
    tick = tick_of(_entry(match, command, UNDO, sticky=False), rewound.kernel)
    return match.timer.undone(rewound.removes, tick, pardoned)


# -- pausing, leaving, time ------------------------------------------------------------------------------------


def _pause(match: CommandedTable, command: Command, actor: int) -> Steps:
    if match.paused:
        raise Rejected("match_paused", PausedAlready(match.paused))
    if match.over is not None:
        raise Rejected("match_over", MatchIsOver())
    if match.game.moves_resume and (match.timer is None or match.timer.state.settings.kind == "none"):
        raise Rejected("nothing_to_pause", NothingToPause())
    args = command.args if isinstance(command.args, dict) else {}
    yield NewEntry(_entry(match, command, PAUSE, {"reason": str(args.get("reason", ""))[:200]}))


def _resume(match: CommandedTable, command: Command, actor: int) -> Steps:
    if not match.paused:
        raise Rejected("not_paused", NotPaused())
    yield resumed(match, command)


def resumed(match: CommandedTable, command: Command) -> NewEntry:
    """The end of a pause, because of a command."""
    because = Command(command.seat, RESUME, actor=command.actor, at=command.at, by=command.by)
    return NewEntry(_entry(match, because, RESUME))


def _clock(match: CommandedTable, command: Command, actor: int) -> Steps:
    if match.timer is None:
        raise Rejected("no_clock", NoClock())
    if command.name == CLOCK and actor not in (HOST, SYSTEM):
        raise Rejected("not_host", OnlyHostSetsClock())
    if command.name == BAR and not _has_bar(match, command, actor):
        raise Rejected("no_bar", NoBar())
    if command.name == GIVE_TIME:
        _check_gift(match, command)
    yield NewEntry(_entry(match, command, command.name, command.args))


def _check_gift(match: CommandedTable, command: Command) -> None:
    """Time is given by one seat to another whose bank can take it."""
    settings = match.timer.state.settings if match.timer is not None else None
    if settings is None or not (settings.banked and settings.gift_ms) or match.over is not None:
        raise Rejected("no_clock", NoTimeToGive())
    to = command.args.get("to") if isinstance(command.args, dict) else None
    if type(to) is not int or to not in match.seats or to == command.seat or to in match.kernel.pos.left:
        raise Rejected("bad_arguments", GiveToAnother())


def _has_bar(match: CommandedTable, command: Command, actor: int) -> bool:
    """Does a bar run that is theirs to fill? The host's is any."""
    found = match.clocks(command.at)
    return found is not None and any(each.bar is not None and actor in (each.seat, HOST) for each in found.seats)


def _system(match: CommandedTable, command: Command, actor: int) -> Steps:
    """Leaving, running out of time, agreed draws, the host's end of the match."""
    if match.over is not None:
        raise Rejected("match_over", MatchIsOver())
    if actor not in (HOST, SYSTEM) and command.name != LEAVE:
        raise Rejected("not_host", OnlyTheHost(command.name))
    if command.name == LEAVE and command.seat not in match.seats:
        raise Rejected("unknown_seat", "Only a seat can leave.")
    if command.name == LEAVE and command.seat in match.kernel.pos.left:
        raise Rejected("already_left", HasLeft(command.seat))
    sticky = command.name == TIMEOUT and _stays(match, command)
    yield NewEntry(_entry(match, command, command.name, command.args, sticky=sticky))


def _stays(match: CommandedTable, command: Command) -> bool:
    """Does a penalty outlast an undo? A point does where used time stays used."""
    penalty = command.args.get("penalty") if isinstance(command.args, dict) else None
    return penalty == "point" and match.timer is not None and match.timer.state.settings.undo == "restart"


TABLE: dict[str, Callable[[CommandedTable, Command, int], Steps]] = {
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
"""What each table command makes."""
