"""Why a request that a seat makes of the flow is refused."""

from __future__ import annotations

from rondel.core import gates, windows
from rondel.core.command_names import AT_GATES, PASS_PRIORITY, PASS_TURN
from rondel.core.kernel import Kernel
from rondel.core.plan import PlanNode
from rondel.core.seats import Seat
from rondel.core.windows import TooFewMoves
from rondel.errors import Refusal, refusal_of
from rondel.messages import Message


class MatchIsOver(Message): ...


class QuestionFirst(Message): ...


class DecidingTogether(Message): ...


class NotYourTurnToEnd(Message): ...


class NotForYou(Message): ...


class TurnStays(Message): ...


class SomethingWaits(Message): ...


class TurnNotDone(Message): ...


def refuses_request(k: Kernel, seat: Seat, name: str) -> Refusal | None:
    """Why a flow request of this seat is refused now, or None."""
    if k.over is not None or not k.pos.frames:
        return Refusal("match_over", MatchIsOver().phrase)
    if k.live is not None:
        return Refusal("decision_pending", QuestionFirst().phrase)
    frame = k.pos.frames[-1]
    node = k.nodes[frame.node]
    if name in AT_GATES:
        return gates.refuses(k, frame, node, seat, name)
    if name not in (PASS_PRIORITY, PASS_TURN):
        return Refusal("unknown_event", f"There is no request {name!r}.")
    if frame.gate is not None:
        return Refusal("decision_pending", DecidingTogether().phrase)
    if name == PASS_TURN and seat != k.pos.seat:
        return Refusal("not_turn_player", NotYourTurnToEnd().phrase)
    if k.holder() != seat:
        return Refusal("not_priority_player", NotForYou().phrase)
    return refuses_turn_pass(k, node) if name == PASS_TURN else windows.refuses_pass(k, frame, node, seat)


def refuses_turn_pass(k: Kernel, node: PlanNode) -> Refusal | None:
    """Why the turn player may not pass the turn, or None."""
    if not node.turn_pass or PASS_TURN not in node.requests:
        return Refusal("turn_pass_not_allowed", TurnStays().phrase)
    if k.objects_pending():
        return Refusal("objects_pending", SomethingWaits().phrase)
    if (made := k.pos.frames[-1].n) < node.least:
        return Refusal("turn_pass_not_allowed", TooFewMoves(node.least - made).phrase)
    for veto in node.vetoes:
        verdict = veto(k.given)
        if verdict is False:
            return Refusal("turn_pass_not_allowed", TurnNotDone().phrase)
        if (why := refusal_of(verdict)) is not None:
            return why
    return None
