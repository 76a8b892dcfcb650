"""What the table itself decides: penalties for lost time, and what bots say to an undo."""

from __future__ import annotations

from collections.abc import Callable

from rondel.bots.registry import usual
from rondel.core.barriers import has_told
from rondel.core.clocks import Due
from rondel.core.command_names import LEAVE, TIMEOUT, UNDO_ANSWER
from rondel.core.commands import Command
from rondel.core.match import Match
from rondel.core.picking import default_decision
from rondel.core.seats import SYSTEM
from rondel.server.store.rows import SeatData


def time_out(seat: SeatData, due: Due, match: Match, at: int) -> None:
    """Carry a penalty out. Its id makes sure that it is carried out once, whoever notices."""
    id = f"timeout/{due.seat}/{due.at}"
    match.apply(Command(due.seat, TIMEOUT, {"penalty": due.penalty}, SYSTEM, id=id, at=at))
    if match.over is not None:
        return
    if due.penalty == "forfeit" and due.seat not in match.kernel.pos.left:
        match.apply(Command(due.seat, LEAVE, {"why": "time"}, SYSTEM, at=at))
    elif due.penalty == "bot" and seat.kind == "person":
        seat.stands_in, seat.bot = True, seat.bot or usual(match.game)
    elif due.penalty == "default" and due.seat in match.kernel.actors():
        match.apply(Command.of(match.kernel, default_decision(match.kernel, due.seat), actor=SYSTEM, at=at))


def bots_agree(match: Match, bot_at: Callable[[int], str], at: int) -> None:
    """Bots agree to an undo through which nothing hidden was seen, and to no other.

    They keep nothing in mind, so what the asking seat has shown of its own is forgotten with it. What it has learned
    stays with it: what came to light, and what others decided with what they alone can see.
    """
    while (request := match.request) is not None:
        bot = next((seat for seat in request.waits_for if bot_at(seat)), None)
        if bot is None:
            return
        plan = request.plan
        seen = plan.barrier == "learned" or has_told(match.line, match.records, request.seat, plan.removes)
        match.apply(Command(bot, UNDO_ANSWER, {"yes": not seen}, at=at))
