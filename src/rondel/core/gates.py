"""Simultaneous decisions: a gate while it is open."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from rondel.core.command_names import COMMIT, READY, RETRACT, UNREADY
from rondel.core.flow import Gate
from rondel.core.kernel import Kernel
from rondel.core.plan import PlanNode
from rondel.core.position import Frame, GateState
from rondel.core.seats import NOBODY, Seat
from rondel.errors import Refusal, RuleBug, refusal_of
from rondel.messages import Message


class NothingTogether(Message): ...


class NotYourDecision(Message): ...


class DecidedAlready(Message): ...


class NotDecidedYet(Message): ...


class DecisionStands(Message): ...


class NothingToReset(Message): ...


def open_gate(k: Kernel, frame: Frame, node: PlanNode) -> None:
    """Open the node's gate for its seats."""
    gate = _gate(node)
    wanted = _wanted(k, gate)
    seats = [seat for seat in wanted if k.seat_of(seat, "a seat of the gate") not in k.pos.left]
    base = {seat: k.side(seat) for seat in seats} if gate.moves and gate.reset else {}
    frame.gate = GateState(seats, base=base)
    if k.events is not None:
        k.note("gate_opened", address=node.address, seats=seats)


def _wanted(k: Kernel, gate: Gate) -> Iterable[int]:
    """Those whom a gate asks."""
    if gate.seats is None:
        return k.living
    if gate.seats == "turn":
        return [k.pos.seat] if k.pos.seat != NOBODY else []
    if gate.seats == "others":
        return [seat for seat in k.order_from(k.pos.seat) if seat != k.pos.seat]
    return gate.asks_seats(k.g)


def goes_on(k: Kernel, frame: Frame, node: PlanNode, state: GateState) -> bool:
    """Close the gate if it is decided; False when somebody must still act."""
    gate = node.gate or _gate(node)
    waits = state.waits_for(gate, k.s, k.pos.left, 1)
    if waits and not (gate.done and gate.done(k.s, state.answers(gate, k.s))):
        return False
    if gate.close is not None:
        gate.close(k.g, state.answers(gate, k.s))
        k.dirty = True
    if k.events is not None:
        k.note("gate_closed", address=node.address)
    frame.gate, frame.done = None, True
    return True


def forget(frame: Frame, left: Sequence[int]) -> None:
    """Take seats that left out of the gate, with what they had decided."""
    state = frame.gate
    if state is not None and any(seat in left for seat in state.seats):
        state.seats = [seat for seat in state.seats if seat not in left]
        state.ready = [seat for seat in state.ready if seat not in left]
        state.commits = {seat: value for seat, value in state.commits.items() if seat not in left}


def refuses(k: Kernel, frame: Frame, node: PlanNode, seat: Seat, name: str) -> Refusal | None:
    """Why a seat cannot commit, retract, be ready, be no longer ready or start over, or None."""
    gate, state = node.gate, frame.gate
    commits = name in (COMMIT, RETRACT)
    if gate is None or state is None or commits != (gate.commit is not None) or (name == READY and not gate.ready):
        return Refusal("move_not_here", NothingTogether().phrase)
    if seat not in state.seats:
        return Refusal("not_addressed", NotYourDecision().phrase)
    decided = seat in state.ready or seat in state.commits
    if name in (COMMIT, READY):
        if decided and not (name == COMMIT and gate.revisable):
            return Refusal("already_committed", DecidedAlready().phrase)
        return refusal_of(gate.ready_when(k.s, seat)) if name == READY and gate.ready_when else None
    if name in (RETRACT, UNREADY):
        if not decided:
            return Refusal("nothing_committed", NotDecidedYet().phrase)
        return None if gate.revisable else Refusal("already_committed", DecisionStands().phrase)
    return None if state.base and not decided else Refusal("nothing_to_reset", NothingToReset().phrase)


def commit(k: Kernel, frame: Frame, node: PlanNode, seat: Seat, args: tuple[Any, ...]) -> None:
    """A seat gives its answer, or another one."""
    state = _state(frame, node)
    changed = seat in state.commits
    state.commits[seat] = msgspec.to_builtins(args[0], str_keys=True)
    state.commits = dict(sorted(state.commits.items()))  # who decided first must not show, nor change anything
    if not changed:
        k.note("gate_committed", seat=seat)


def retract(k: Kernel, frame: Frame, node: PlanNode, seat: Seat, args: tuple[Any, ...]) -> None:
    """A seat takes its answer back."""
    _state(frame, node).commits.pop(seat, None)
    k.note("gate_retracted", seat=seat)


def ready(k: Kernel, frame: Frame, node: PlanNode, seat: Seat, args: tuple[Any, ...]) -> None:
    """A seat has done what it wants to do."""
    insort(_state(frame, node).ready, seat)
    k.note("gate_committed", seat=seat)


def unready(k: Kernel, frame: Frame, node: PlanNode, seat: Seat, args: tuple[Any, ...]) -> None:
    """A seat wants to do something after all."""
    _state(frame, node).ready.remove(seat)
    k.note("gate_retracted", seat=seat)


def reset(k: Kernel, frame: Frame, node: PlanNode, seat: Seat, args: tuple[Any, ...]) -> None:
    """A seat starts over: its side is as it was when the gate opened."""
    k.put_side(seat, _state(frame, node).base[seat])
    k.dirty = True


def _gate(node: PlanNode) -> Gate:
    if node.gate is None:
        raise RuleBug("this is no gate", node=node.address)
    return node.gate


def _state(frame: Frame, node: PlanNode) -> GateState:
    if frame.gate is None:
        raise RuleBug("no gate is open", node=node.address)
    return frame.gate
