"""What can be done about a table, and who may: starting, pausing, seats and bots, resigning, draws, ending."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from rondel.server.actions import hosts, matches, seats, talk
from rondel.server.actions.deed import Deed
from rondel.wire import http
from rondel.wire.http import ActionDone, AnyTableAction


async def do(deed: Deed, action: AnyTableAction) -> ActionDone:
    """Carry an action out; raises a refusal with the reason."""
    await _ACTIONS[type(action)](deed, action)
    return deed.done


_ACTIONS: dict[type, Callable[[Deed, Any], Awaitable[None]]] = {
    http.StartTable: matches.start,
    http.ChangeTable: matches.change,
    http.PauseTable: matches.pause,
    http.ResumeTable: matches.resume,
    http.TakeSeat: seats.take,
    http.LeaveSeat: seats.leave,
    http.KickSeat: seats.kick,
    http.PutBot: seats.bot,
    http.GiveBack: seats.give_back,
    http.HandOver: seats.hand_over,
    http.TransferHost: hosts.transfer,
    http.GrantHost: hosts.grant_host,
    http.RevokeHost: hosts.revoke_host,
    http.TakeHost: hosts.take_host,
    http.RenameSeat: seats.rename,
    http.Resign: matches.resign,
    http.OfferDraw: matches.draw,
    http.Rematch: matches.rematch,
    http.EndTable: matches.end,
    http.ArchiveTable: matches.archive,
    http.MuteChat: talk.mute,
    http.ReportChat: talk.report,
}

__all__ = ["Deed", "do"]
