"""What can be done about a table, and who may: starting, pausing, seats and bots, resigning, draws, ending."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from rondel.server.actions import hosts, matches, seats, talk
from rondel.server.actions.deed import Deed
from rondel.wire.http import actions as asked
from rondel.wire.http.actions import ActionDone, AnyTableAction


async def do(deed: Deed, action: AnyTableAction) -> ActionDone:
    """Carry an action out; raises a refusal with the reason."""
    await _ACTIONS[type(action)](deed, action)
    await deed.table.go_on_together()  # perhaps nobody is missing any more
    return deed.done


_ACTIONS: dict[type, Callable[[Deed, Any], Awaitable[None]]] = {
    asked.StartTable: matches.start,
    asked.ChangeTable: matches.change,
    asked.PauseTable: matches.pause,
    asked.ResumeTable: matches.resume,
    asked.TakeSeat: seats.take,
    asked.LeaveSeat: seats.leave,
    asked.KickSeat: seats.kick,
    asked.PutBot: seats.bot,
    asked.GiveBack: seats.give_back,
    asked.HandOver: seats.hand_over,
    asked.TransferHost: hosts.transfer,
    asked.GrantHost: hosts.grant_host,
    asked.RevokeHost: hosts.revoke_host,
    asked.TakeHost: hosts.take_host,
    asked.RenameSeat: seats.rename,
    asked.Resign: matches.resign,
    asked.OfferDraw: matches.draw,
    asked.Rematch: matches.rematch,
    asked.EndTable: matches.end,
    asked.ArchiveTable: matches.archive,
    asked.MuteChat: talk.mute,
    asked.ReportChat: talk.report,
}

__all__ = ["Deed", "do"]
