"""Seats: taken, left, vacated, played by bots, handed over, renamed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rondel.core.clocks import reading
from rondel.core.command_names import RETURN
from rondel.core.commands import Command
from rondel.core.seats import HOST
from rondel.messages import Message
from rondel.server import hearing
from rondel.server.actions.deed import Deed
from rondel.server.clock import now_ms
from rondel.server.games import known_bot
from rondel.server.names import bot_name, plain_name
from rondel.server.refusals import NameNeeded, NobodyPlaysForOthers, bad, clash, forbidden
from rondel.server.row_updates import follow, waiting
from rondel.server.seating import enter_host, held_by, is_among_strangers, unlike_others
from rondel.server.store import tables as kept
from rondel.wire.http import actions as asked
from rondel.wire.http.tables import Join


class OwnSeat(Message): ...


class SomebodySits(Message): ...


class SomebodyPlays(Message): ...


class NoStandIn(Message): ...


async def take(deed: Deed, action: asked.TakeSeat) -> None:
    deed.sits()
    await deed.site.sitting.join(deed.table, deed.person, Join(action.name or deed.person.name, action.seat))


async def leave(deed: Deed, action: asked.LeaveSeat) -> None:
    await _vacate(deed, action.seat, action.bot, lambda: deed.holds(action.seat), keep=True)


async def kick(deed: Deed, action: asked.KickSeat) -> None:
    await _vacate(deed, action.seat, action.bot, lambda: _may_kick(deed, action.seat), keep=False)


def _may_kick(deed: Deed, seat: int) -> None:
    deed.host()
    deed.seat(seat)
    if seat in held_by(deed.table.holders, deed.person.id):
        raise clash("own_seat", OwnSeat())


async def _vacate(deed: Deed, number: int, bot: str, may: Callable[[], Any], *, keep: bool) -> None:
    """Before the start, or where the host plays free seats, the seat is free again.

    Elsewhere a bot stands in, for somebody who may come back or not. A host who is kicked runs the table no more.
    """
    async with deed.table.changing():
        may()
        deed.status("open", "running", "paused")
        seat = deed.seat(number)
        gone = [kept.vacate(deed.table.id, number), kept.revoke(deed.table.id, number)]
        if not keep:
            people = deed.table.holders.get(number, ())
            gone += [kept.let_go(deed.table.id, HOST, each) for each in people]
            hearing.shown_out(deed.table.row.data, people)
        if deed.table.row.status == "open" or deed.table.row.data.host_plays_free:
            seat.kind, seat.name, seat.bot, seat.stands_in = "free", "", "", False
            await deed.table.save(*gone)
            return
        if seat.kind == "person":
            seat.stands_in, seat.bot = True, known_bot(deed.table.row.game, bot)
        await _bot_sits(deed, *([] if keep else gone))


async def bot(deed: Deed, action: asked.PutBot) -> None:
    async with deed.table.changing():
        deed.host()
        deed.status("open", "running", "paused")
        seat = deed.seat(action.seat)
        if seat.kind == "person" and deed.table.row.status == "open":
            raise clash("seat_taken", SomebodySits())
        if seat.kind == "person" and is_among_strangers(deed.table.row) and _is_playing(deed, action.seat):
            raise forbidden("somebody_plays", SomebodyPlays())
        seat.bot = known_bot(deed.table.row.game, action.bot)
        if seat.kind == "person":
            seat.stands_in = True
        else:
            name = seat.name or bot_name(action.seat)
            seat.kind, seat.name = "bot", unlike_others(deed.table.row, action.seat, name)
        await _bot_sits(deed)


def _is_playing(deed: Deed, seat: int) -> bool:
    """Does somebody have the table before their eyes, and time left?

    A bot in their place would be the host's move for them: a weak one at the moment that counts, given back after it.
    Whoever must go for how they behave is kicked, which everybody is told and which is for good.
    """
    if deed.person.id in deed.table.holders.get(seat, ()):
        return False
    present, match = deed.table.audience.present(), deed.table.match
    if seat not in present.connected or seat in present.away:
        return False
    if match is None or match.timer is None:
        return True
    left = reading(match.timer.state, now_ms()).seats[seat].left_ms
    return left is None or left >= 0


async def _bot_sits(deed: Deed, *more: Any) -> None:
    """Keep the table; it may be the bot's turn."""
    if deed.table.match is not None:
        waits = await deed.table.run(waiting, deed.table.match)
        follow(deed.table.row, deed.table.match, now_ms(), waits)
    await deed.table.save(*more)


async def give_back(deed: Deed, action: asked.GiveBack) -> None:
    async with deed.table.changing():
        seat = deed.holds(action.seat, or_host=True)
        if not seat.stands_in:
            raise clash("no_stand_in", NoStandIn())
        seat.stands_in, seat.bot = False, ""
        await _bot_sits(deed)
    if deed.table.row.status == "running" and deed.table.row.data.clock.limited:
        await deed.command(lambda: Command(action.seat, RETURN))


def _is_anothers(deed: Deed, seat: int) -> bool:
    """At a public table nobody gets at a seat that somebody else plays, or played until they were kicked."""
    held = deed.table.holders.get(seat, [])
    is_a_persons = bool(held) or deed.seat(seat).kind == "person"
    return deed.table.row.visibility == "public" and is_a_persons and deed.person.id not in held


async def hand_over(deed: Deed, action: asked.HandOver) -> None:
    def may() -> None:
        deed.holds(action.seat, or_host=True)
        if _is_anothers(deed, action.seat):
            raise forbidden("not_host", NobodyPlaysForOthers())

    deed.link = await deed.site.sitting.seat_link(deed.table, action.seat, may, "hand_over")


async def rename(deed: Deed, action: asked.RenameSeat) -> None:
    if not plain_name(action.name):
        raise bad("name_needed", NameNeeded())
    async with deed.table.changing():
        deed.holds(action.seat).name = unlike_others(deed.table.row, action.seat, action.name)
        if deed.table.is_host(deed.person.id):
            enter_host(deed.table.row, deed.table.holders, deed.person.id, deed.person.name)
        await deed.table.save()
