"""What a seat may do now, and why not: the one enumeration and the one check.

Offers, commands, bots, counts, environments and the test kit all ask here, so that they cannot disagree.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import to_builtins

from rondel.core import gates, windows
from rondel.core.command_names import (
    ANSWER,
    ANSWERS,
    PASS_PRIORITY,
    PASS_TURN,
    READY,
    REQUESTS,
    RESET,
    RETRACT,
    UNREADY,
)
from rondel.core.decisions import Args, Decision, FlowRequest, Question, Way
from rondel.core.gates import DecidedAlready, NotYourDecision
from rondel.core.kernel import Kernel
from rondel.core.moves import Move
from rondel.core.plan import PlanNode
from rondel.core.position import Frame
from rondel.core.requests import MatchIsOver, QuestionFirst, refuses_request, refuses_turn_pass
from rondel.core.seats import HOST
from rondel.core.spelling import did_you_mean
from rondel.core.windows import TooFewMoves
from rondel.errors import Refusal, Rejected, ReplayDivergence, refusal_of
from rondel.messages import Message, Or, Phrase, Seat, Words, key_for


class NotAsked(Message): ...


class NotYourQuestion(Message): ...


class NotDuring(Message):
    what: Words
    place: Words


class NotDuringBut(Message):
    what: Words
    place: Words
    instead: Or[Words]


class OnlyTheHost(Message):
    """Something that is not for seats."""

    what: Words


class ReadyAlready(Message): ...


class TurnOfAnother(Message):
    seat: Seat


class AnotherActs(Message):
    seat: Seat


# -- what there is to decide -----------------------------------------------------------------------------------


def ways(k: Kernel, seat: Seat) -> list[Way]:
    """Every way to decide that is a seat's here: its question, its moves, its flow requests."""
    if k.over is not None or not k.pos.frames:
        return []
    found: list[Way] = [*k.moves(seat)]
    if (question := k.question(seat)) is not None:
        found.insert(0, question)
    if names := _requests_here(k, seat):
        found += [FlowRequest(name, refuses_request(k, seat, name)) for name in names]
    return found


def ways_on(k: Kernel, seat: Seat) -> Sequence[Way]:
    """Those that bring the game on: a question alone where one is asked; no corrections and no second thoughts."""
    if k.over is not None or not k.pos.frames:
        return ()
    frame = k.pos.frames[-1]
    node = k.nodes[frame.node]
    if (k.live is not None or frame.gate is not None) and (question := k.question(seat)) is not None:
        return (question,)
    moves = node.moves_on
    if k.live is not None:
        return tuple(move for move in moves if move.anytime and k.may_move(seat, move))
    if not node.plain:
        moves = tuple(move for move in moves if k.may_move(seat, move))
    elif not k.is_holders(frame, seat):
        return ()
    if frame.window is not None:
        if frame.window.holder != seat:
            return moves
        return node.ways_held or moves + _passes(k, frame, node, seat)
    if frame.gate is None or gates.refuses(k, frame, node, seat, READY) is not None:
        return moves
    return (*moves, _GRANTED[READY])


def _passes(k: Kernel, frame: Frame, node: PlanNode, seat: Seat) -> tuple[FlowRequest, ...]:
    """How the holder of priority may pass."""
    passes = () if windows.refuses_pass(k, frame, node, seat) is not None else (_GRANTED[PASS_PRIORITY],)
    if node.turn_pass and seat == k.pos.seat and refuses_turn_pass(k, node) is None:
        return (*passes, _GRANTED[PASS_TURN])
    return passes


_GRANTED = {name: FlowRequest(name, None) for name in (READY, PASS_PRIORITY, PASS_TURN)}
"""The requests that bring the game on, as those that may be made."""


def decisions(k: Kernel, seat: Seat) -> Iterator[Decision]:
    """Every legal decision that is suggested to a seat and brings the game on, lazily."""
    return (Decision(seat, way.name, way.row(value)) for way in ways_on(k, seat) for value in way.values(k.s, seat))


def flow_requests(k: Kernel, seat: Seat) -> Iterator[FlowRequest]:
    """What a seat may ask of the flow here, each with the reason if it is refused now."""
    return (FlowRequest(name, refuses_request(k, seat, name)) for name in _requests_here(k, seat))


def _requests_here(k: Kernel, seat: Seat) -> tuple[str, ...]:
    if k.over is not None or k.live is not None or not k.pos.frames:
        return ()
    frame = k.pos.frames[-1]
    node = k.nodes[frame.node]
    if frame.gate is not None and node.gate is not None:
        if seat not in frame.gate.seats:
            return ()
        if node.gate.commit is not None:
            return (RETRACT,)
        return (UNREADY if seat in frame.gate.ready else READY, RESET) if node.gate.ready else (RESET,)
    if frame.window is None or frame.window.holder != seat:
        return ()
    passes = (PASS_PRIORITY,) if k.passing_allowed() else ()
    return (*passes, PASS_TURN) if node.turn_pass and seat == k.pos.seat else passes


# -- whether it may be decided ---------------------------------------------------------------------------------


def refuses(k: Kernel, decision: Decision) -> Refusal | None:
    """Why a decision is not legal now, or None."""
    seat, name, args = decision
    try:
        way = way_of(k, seat, name)
    except Rejected as why:
        return Refusal(why.code, why.text, why.params, why.module)
    if len(args) != way.arity:
        return Refusal("bad_arguments", f"{name} takes {way.arity} arguments.")
    return way.refuses(k.s, seat, args)


def legal(k: Kernel, seat: Seat, name: str, raw: Any) -> Decision:
    """The legal decision that a name and arguments in wire form stand for; raises `Rejected` with the reason."""
    return Decision(seat, *accepted(k, seat, name, raw))


def accepted(k: Kernel, seat: Seat, name: str, raw: Any) -> tuple[str, Args]:
    """Its name and its typed arguments."""
    way = way_of(k, seat, name)
    args = way.decode(raw)
    if (why := way.refuses(k.s, seat, args)) is not None:
        raise Rejected.illegal(why)
    return way.name, args


def way_of(k: Kernel, seat: Seat, name: str) -> Way:
    """The way to decide that has this name, if it is open to the seat now; raises `Rejected` with the reason if not."""
    if k.over is not None:
        raise Rejected("match_over", MatchIsOver())
    node = k.node
    if node.gate is not None and name == node.gate.ready:
        name = READY
    if name == ANSWER:
        return _asked(k, seat)
    return _requested(k, seat, name) if name in REQUESTS else _moved(k, node, seat, name)


def _asked(k: Kernel, seat: Seat) -> Question:
    question = k.question(seat) if k.live is not None else None
    if question is None:
        raise Rejected("not_addressed", NotAsked() if k.live is None else NotYourQuestion())
    return question


def _requested(k: Kernel, seat: Seat, name: str) -> Way:
    if (why := refuses_request(k, seat, name)) is not None:
        raise Rejected(why.code, why.sentence, params=why.params)
    if name not in ANSWERS:
        return FlowRequest(name, None)
    if (question := k.question(seat)) is None:
        raise Rejected("already_committed", DecidedAlready())
    return question


def _moved(k: Kernel, node: PlanNode, seat: Seat, name: str) -> Move:
    move = node.by_name.get(name)
    if move is None:
        raise _not_here(k, name)
    if k.live is not None and not move.anytime:
        raise Rejected("decision_pending", QuestionFirst())
    if not k.may_move(seat, move):
        raise _not_yours(k, seat, move)
    return move


def _not_here(k: Kernel, name: str) -> Rejected:
    game = k.game
    known = {*game.moves_by_name, *game.ready_names}
    if name not in known:
        hint = did_you_mean(name, [*game.moves_by_name, *sorted(game.ready_names | REQUESTS)])
        return Rejected("unknown_move", f"{game.title} has no move {name!r}; {hint}")
    if k.live is not None:
        return Rejected("decision_pending", QuestionFirst())
    what, place, instead = _label(k, name), k.node.title, _instead(k)
    return Rejected("move_not_here", NotDuringBut(what, place, instead) if instead else NotDuring(what, place))


def _instead(k: Kernel) -> list[Words]:
    """What would do here, where that is soon said."""
    node = k.node
    names = [*node.by_name, *([node.gate.ready] if node.gate is not None and node.gate.ready else [])]
    return [_label(k, name) for name in names] if len(names) <= 6 else []


def _label(k: Kernel, name: str) -> Words:
    move = k.game.moves_by_name.get(name)
    return move.label if move is not None else Phrase(key_for("move", name))


def _not_yours(k: Kernel, seat: Seat, move: Move) -> Rejected:
    frame = k.pos.frames[-1]
    if move.by == "host" and seat != HOST:
        return Rejected("not_host", OnlyTheHost(move.label))
    if move.placed_when is not None and (why := refusal_of(move.placed_when(k.s, seat, k.g))) is not None:
        return Rejected.illegal(why)
    if k.comes_too_soon(move) and k.is_holders(frame, seat):
        return Rejected.illegal(TooFewMoves(k.node.least - frame.n))
    if frame.gate is not None:
        if seat in frame.gate.ready:
            return Rejected("already_committed", ReadyAlready())
        return Rejected("not_addressed", NotYourDecision())
    holder = k.holder()
    if frame.window is None and holder == k.pos.seat:
        return Rejected("not_turn_player", TurnOfAnother(holder), params={"seat": holder})
    return Rejected("not_priority_player", AnotherActs(holder), params={"seat": holder})


# -- how it is written down ------------------------------------------------------------------------------------


def wire(k: Kernel, decision: Decision) -> dict[str, Any] | None:
    """The arguments of a decision in wire form; None where there are none."""
    _, name, args = decision
    if not args:
        return None
    return {"value": to_builtins(args[0], str_keys=True)} if name in ANSWERS else k.node.by_name[name].wire(args)


def decode(k: Kernel, seat: Seat, name: str, args: Any, ask: tuple[str, int] | None = None) -> Args:
    """Typed arguments of what was decided before, from their wire form; `ask` is the question it answered then."""
    if name in ANSWERS:
        question = k.question(seat)
        if question is None or (ask is not None and question.id != ask[0]):
            raise ReplayDivergence(f"entry answers {ask[0] if ask else 'a question'!r}, which is not asked")
        return question.decode(args)
    move = k.node.by_name.get(name) if k.pos.frames else None
    return move.decode(args) if move is not None else FlowRequest(name, None).decode(args)
