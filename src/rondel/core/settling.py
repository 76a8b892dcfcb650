"""How the state comes to rest after everything that happens: checks, triggers, who is still in it, and the end."""

from __future__ import annotations

import msgspec

from rondel.core import gates, walking, windows
from rondel.core.driving import run_hook
from rondel.core.kernel import Kernel
from rondel.core.outcome import EverybodyElseLeft, Outcome
from rondel.core.position import BETWEEN, ENTER
from rondel.core.seats import NOBODY
from rondel.core.walking import GUARD_MOST
from rondel.errors import LoopDetected, RuleBug
from rondel.messages import Message


class LastSeat(Message): ...


class NobodyLeft(Message): ...


class Resignation(Message): ...


class ClockRanOut(Message): ...


END_REASONS: dict[str, Message] = {"conceded": Resignation(), "resigned": Resignation(), "time": ClockRanOut()}
"""Why a match is over when somebody left it and one seat remains."""


def last_seat(k: Kernel, over: Outcome | None) -> Outcome | None:
    """How the match ends, unless it is over anyway, where somebody has left it and no more than one seat remains."""
    why, k.pos.leaving = k.pos.leaving, ""
    if over is not None and why == "time" and over.reason == EverybodyElseLeft().phrase:
        return msgspec.structs.replace(over, reason=END_REASONS[why].phrase)
    if over is not None or not k.game.last_seat_wins:
        return over
    living = k.living
    if living and (teams := k.game.teams_of(k.s)):
        in_it = [team for team in teams if any(seat in living for seat in team)]
        if len(teams) == 1 or len(in_it) > 1:  # who plays together plays on as long as somebody is left
            return None
        return Outcome.win(in_it[0], END_REASONS.get(why, LastSeat()))
    if len(living) > 1:
        return None
    return Outcome.win(living, END_REASONS.get(why, LastSeat())) if living else Outcome.draw(NobodyLeft())


def interfere(k: Kernel) -> bool:
    """Whatever changes the course of a game by itself, before the outcome is asked for; False if that goes on."""
    game, pos = k.game, k.pos
    if game.checks:
        _check_state(k)
    triggers = game.triggers
    if triggers is not None and triggers.waiting(k.s):
        walking.count(k, "triggers")
        run_hook(k, "place", triggers.place, frozenset(triggers.asks))
        return False
    if game.out is not None:
        for seat in game.out(k.s):
            if k.seat_of(seat, "a seat in out") not in pos.left:
                remove(k, seat, "eliminated")
    if pos.left:
        _forget_left(k)
    return True


def _check_state(k: Kernel) -> None:
    checks, g = k.game.checks, k.g
    for _ in range(GUARD_MOST):
        rests = True
        for check in checks:
            if check(g):
                rests = False
        if rests:
            return
    raise LoopDetected(["state checks never come to rest"])


def remove(k: Kernel, seat: int, why: str) -> None:
    """A seat is no longer in the match; what follows is found when the state settles."""
    k.pos.left += (seat,)
    k.note("seat_left", seat=seat, why=why)


def _forget_left(k: Kernel) -> None:
    """Take seats that left out of windows and gates; a turn of theirs ends by force."""
    pos = k.pos
    for frame in pos.frames:
        windows.forget(k, frame, k.nodes[frame.node], pos.left)
        gates.forget(frame, pos.left)
    for depth, frame in enumerate(pos.frames):
        node = k.nodes[frame.node]
        if node.turns and frame.stage != BETWEEN and frame.order[frame.at] in pos.left:
            pos.requests = ()
            walking.abandon_turn(k, depth)
            return


def _leave_all(k: Kernel) -> None:
    """Run the exit hooks of everything that is open, the innermost first; what they request is not done."""
    for frame in reversed(k.pos.frames):
        if frame.stage not in (ENTER, BETWEEN):
            walking.exit_hook(k, k.nodes[frame.node])
    k.pos.requests = ()


def end(k: Kernel, outcome: Outcome) -> None:
    """The match is over."""
    if not isinstance(outcome, Outcome):
        raise RuleBug(f"the outcome is {outcome!r}, which is no Outcome", node=k.address)
    if not outcome.teams and (teams := k.game.teams_of(k.s)):
        outcome = msgspec.structs.replace(outcome, teams=teams)
    for seat in outcome.winners:
        k.seat_of(seat, "a seat in the outcome")
    for group in (*outcome.ranking, *outcome.teams):
        for seat in group:
            k.seat_of(seat, "a seat in the outcome")
    if outcome.scores and len(outcome.scores) != k.pos.seats:
        text = f"the outcome has {len(outcome.scores)} scores for {k.pos.seats} seats"
        raise RuleBug(text, node=k.address)
    k.over = outcome
    if k.game.exits_at_end:
        _leave_all(k)
    if k.game.on_end is not None:
        k.acting = NOBODY
        k.game.on_end(k.g, outcome)
    k.dirty = False
    if k.events is not None:
        k.note("match_ended", winners=list(outcome.winners), reason=outcome.reason)
