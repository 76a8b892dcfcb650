"""Hosts: who runs a table, and who does so when they are gone."""

from __future__ import annotations

from rondel.core.seats import HOST, is_player
from rondel.messages import Message
from rondel.server import games, logs
from rondel.server.actions.deed import Deed
from rondel.server.refusals import OnlySeated, bad, clash, forbidden
from rondel.server.seating import enter_host, held_by
from rondel.server.store import tables as kept
from rondel.server.store.database import Statement
from rondel.wire.http import actions as asked


class NobodyThere(Message): ...


class NotAHost(Message): ...


class LastHost(Message): ...


class HostAlready(Message): ...


class OnlyHostsMakeHosts(Message): ...


class HostPresent(Message): ...


async def transfer(deed: Deed, action: asked.TransferHost) -> None:
    async with deed.table.changing():
        heir = await _heir(deed, action.seat)
        if heir != deed.person.id:
            await _promote(deed, heir, kept.let_go(deed.table.id, HOST, deed.person.id))


async def grant_host(deed: Deed, action: asked.GrantHost) -> None:
    async with deed.table.changing():
        await _promote(deed, await _heir(deed, action.seat))


async def _heir(deed: Deed, seat: int) -> str:
    """Who sits there and can be a host."""
    deed.host()
    deed.seat(seat)
    people = deed.table.holders.get(seat, [])
    if not people:
        raise clash("nobody_there", NobodyThere())
    return people[0]


async def _promote(deed: Deed, person: str, *more: Statement) -> None:
    enter_host(deed.table.row, deed.table.holders, person, deed.person.name if person == deed.person.id else "")
    await deed.table.save(kept.hold(deed.table.id, HOST, person), *more)


async def revoke_host(deed: Deed, action: asked.RevokeHost) -> None:
    async with deed.table.changing():
        deed.host()
        hosts = deed.table.holders.get(HOST, [])
        if action.person not in hosts:
            raise bad("unknown_user", NotAHost())
        if len(hosts) == 1:
            raise clash("last_host", LastHost())
        await deed.table.save(kept.let_go(deed.table.id, HOST, action.person))


async def take_host(deed: Deed, action: asked.TakeHost) -> None:
    """Step in for hosts who are gone; they stay hosts too."""
    async with deed.table.changing():
        limit = games.defaults(deed.table.row.game).host_absent_s
        if deed.table.is_host(deed.person.id):
            raise clash("already_host", HostAlready())
        if not limit:
            raise forbidden("not_host", OnlyHostsMakeHosts())
        if any(map(is_player, deed.table.holders)) and not held_by(deed.table.holders, deed.person.id):
            raise forbidden("not_seated", OnlySeated())
        gone = deed.table.audience.present().hosts_gone
        wait = limit * 1000 - (deed.table.process.absence.clock() - gone) if gone else limit * 1000
        if wait > 0:
            seconds = -(-wait // 1000)
            raise clash("host_present", HostPresent(), wait=seconds)
        await _promote(deed, deed.person.id)
        logs.event("host taken", table=deed.table.id)
