"""Is this command expected, typed and legal? Everything is checked here before a kernel sees it."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Any, NamedTuple, Protocol

from msgspec import Struct

from rondel.core.command_names import ANSWER, AT_GATES, COMMIT, READY, REQUESTS
from rondel.core.gates import DecidedAlready, NotYourDecision
from rondel.core.history import decode
from rondel.core.kernel import Kernel
from rondel.core.moves import Move
from rondel.core.requests import MatchIsOver, QuestionFirst, refuses_request
from rondel.core.state import HOST
from rondel.core.view import Viewer
from rondel.errors import Rejected
from rondel.messages import Message, Or, Phrase, Seat, Words, key_for


class TableMovedOn(Message): ...


class WhilePaused(Message):
    reason: str


class NotAsked(Message): ...


class NotYourQuestion(Message): ...


class NotDuring(Message):
    what: Words
    place: Words


class NotDuringBut(Message):
    what: Words
    place: Words
    instead: Or[Words]


class OnlyThey(Message):
    seat: Seat


class ReadyAlready(Message): ...


class TurnOfAnother(Message):
    seat: Seat


class AnotherActs(Message):
    seat: Seat


class OnlyTheHost(Message):
    """Something that is not for seats."""

    what: Words


class Command(Struct, frozen=True, omit_defaults=True):
    """What somebody wants to do."""

    seat: int
    name: str
    args: Any = None
    actor: int | None = None
    """Who clicked, if not the seat itself: the host or the engine."""
    version: int | None = None
    """The version the sender looked at, as they count; nothing means they do not care."""
    id: str = ""
    at: int = 0
    by: int = 0
    """Which of the hosts clicked; see `Entry`."""


class Checked(NamedTuple):
    """A legal input, ready to be carried out."""

    name: str
    args: tuple[Any, ...] = ()
    ask: tuple[str, int] | None = None
    """The question it answers, and its number within the script."""
    secret: bool = False


class Desk(Protocol):
    """Where commands are handed in."""

    kernel: Kernel
    paused: str

    def name_of(self, seat: int) -> str: ...
    def version(self, viewer: Viewer) -> int: ...


def fresh(desk: Desk, command: Command, sender: Viewer | None = None) -> None:
    """Refuse a command whose sender has not seen the latest; decisions made together never go stale."""
    if command.version is None:
        return
    kernel = desk.kernel
    now = desk.version(sender or Viewer((command.seat,) if command.seat >= 0 else ()))
    at_gate = kernel.live is None and bool(kernel.pos.frames and kernel.pos.frames[-1].gate)
    if now > command.version and command.name not in AT_GATES and not at_gate:
        raise Rejected(
            "stale_version",
            TableMovedOn(),
            params={"known": command.version, "now": now},
        )


def checked(desk: Desk, command: Command) -> Checked:
    """The legal input a command stands for; raises `Rejected`."""
    kernel = desk.kernel
    if kernel.over is not None:
        raise Rejected("match_over", MatchIsOver())
    if desk.paused and not kernel.game.moves_resume and not _is_correction(kernel, command):
        raise Rejected("match_paused", WhilePaused(desk.paused), params={"reason": desk.paused})
    gate = kernel.node.gate
    name = READY if gate is not None and command.name == gate.ready else command.name
    if kernel.live is not None:
        return _during_script(desk, command, name)
    if name == ANSWER:
        raise Rejected("not_addressed", NotAsked())
    if name in REQUESTS:
        return _request(kernel, command, name)
    return Checked(name, _move(desk, command, _offered(kernel, name)))


def is_correction(move: Move | None, seat: int) -> bool:
    """Is it something that the host may put right even during a pause?"""
    return move is not None and move.anytime and seat == HOST


def _during_script(desk: Desk, command: Command, name: str) -> Checked:
    kernel, script = desk.kernel, desk.kernel.live
    if name != ANSWER or script is None or script.ask is None:
        move = kernel.node.by_name.get(name)
        if move is None and name not in REQUESTS and name != ANSWER:
            _known(kernel, name)
        if move is None or not move.anytime:
            raise Rejected("decision_pending", QuestionFirst())
        return Checked(name, _move(desk, command, move))
    question = kernel.question(command.seat)
    if question is None:
        raise Rejected("not_addressed", NotYourQuestion())
    (value,) = decode(kernel, command.seat, ANSWER, command.args)
    _must(question[1].check(kernel.s, command.seat, value))
    return Checked(ANSWER, (value,), (question[0], script.answers + 1), script.ask.secret)


def ends_pause(desk: Desk, command: Command) -> bool:
    """Does the match go on with this command?"""
    return bool(desk.paused) and desk.kernel.game.moves_resume and not _is_correction(desk.kernel, command)


def _is_correction(kernel: Kernel, command: Command) -> bool:
    return is_correction(kernel.node.by_name.get(command.name), command.seat)


def _request(kernel: Kernel, command: Command, name: str) -> Checked:
    if (why := refuses_request(kernel, command.seat, name)) is not None:
        raise Rejected(why.code, why.sentence, params=why.params)
    if name != COMMIT:
        return Checked(name, decode(kernel, command.seat, name, command.args))
    question = kernel.question(command.seat)
    if question is None:
        raise Rejected("already_committed", DecidedAlready())
    (value,) = decode(kernel, command.seat, COMMIT, command.args)
    _must(question[1].check(kernel.s, command.seat, value))
    return Checked(name, (value,), secret=seals(kernel))


def seals(kernel: Kernel) -> bool:
    """Is what a seat commits here for nobody else to read?"""
    gate = kernel.node.gate
    return gate is not None and gate.seals


def _offered(kernel: Kernel, name: str) -> Move:
    move = kernel.node.by_name.get(name)
    if move is None:
        _known(kernel, name)
        what, place = _label(kernel, name), kernel.node.title
        if instead := _instead(kernel):
            raise Rejected("move_not_here", NotDuringBut(what, place, instead))
        raise Rejected("move_not_here", NotDuring(what, place))
    return move


def _instead(kernel: Kernel) -> list[Words]:
    """What would do here, where that is soon said."""
    node = kernel.node
    names = [*node.by_name, *([node.gate.ready] if node.gate is not None and node.gate.ready else [])]
    return [_label(kernel, name) for name in names] if len(names) <= 6 else []


def _label(kernel: Kernel, name: str) -> Words:
    move = kernel.game.moves_by_name.get(name)
    return move.label if move is not None else Phrase(key_for("move", name))


def _known(kernel: Kernel, name: str) -> None:
    moves = kernel.game.moves_by_name
    if name not in moves and name not in kernel.game.ready_names:
        near = get_close_matches(name, [*moves, *sorted(kernel.game.ready_names | REQUESTS)], 1)
        hint = f"; did you mean {near[0]}?" if near else ""
        raise Rejected("unknown_move", f"{kernel.game.title} has no move {name!r}{hint}")


def _move(desk: Desk, command: Command, move: Move) -> tuple[Any, ...]:
    kernel, seat = desk.kernel, command.seat
    if not kernel.may_move(seat, move):
        raise _not_yours(desk, seat, move)
    if move.personal and command.actor not in (None, seat):
        raise Rejected("not_addressed", OnlyThey(seat))
    args = move.decode(command.args)
    if (why := move.refuses(kernel.s, seat, args)) is not None:
        raise Rejected.illegal(why)
    return args


def _not_yours(desk: Desk, seat: int, move: Move) -> Rejected:
    kernel = desk.kernel
    frame = kernel.pos.frames[-1]
    if move.by == "host":
        return Rejected("not_host", OnlyTheHost(move.label))
    if frame.gate is not None:
        if seat in frame.gate.ready:
            return Rejected("already_committed", ReadyAlready())
        return Rejected("not_addressed", NotYourDecision())
    holder = kernel.holder()
    if frame.window is None and holder == kernel.pos.seat:
        return Rejected("not_turn_player", TurnOfAnother(holder), params={"seat": holder})
    return Rejected("not_priority_player", AnotherActs(holder), params={"seat": holder})


def _must(why: Any) -> None:
    if why is not None:
        raise Rejected.illegal(why)
