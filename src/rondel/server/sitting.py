"""Sitting down: free seats, and seats by their links and PINs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from rondel.messages import Message
from rondel.server import hearing, tokens
from rondel.server.clock import now_ms
from rondel.server.hall import Hall
from rondel.server.live import LiveTable
from rondel.server.names import plain_name
from rondel.server.refusals import NobodyPlaysForOthers, PrivateTable, clash, forbidden
from rondel.server.seating import held_by, is_among_strangers, number_of, unlike_others
from rondel.server.store import tables as kept
from rondel.server.store.rows import Link, Person, SeatData
from rondel.wire.http.tables import ClaimSeat, Join, SeatLink


class SeatedAlready(Message): ...


class OverButWatch(Message): ...


class TableFull(Message): ...


class SeatTaken(Message): ...


class BadSeatLink(Message): ...


class Sitting:
    """How somebody comes to a seat."""

    def __init__(self, hall: Hall) -> None:
        self.hall, self.store = hall, hall.store

    async def join(self, table: LiveTable, person: Person, wanted: Join) -> None:
        """Take a free seat; whoever sits already stays where they are."""
        async with table.changing():
            held = held_by(table.holders, person.id)
            if held and wanted.seat in (None, *held):
                return
            if held and table.row.data.host_plays_free:
                raise clash("already_seated", SeatedAlready())
            if not table.may_watch(person.id) and table.row.status != "open":
                raise forbidden("private_table", PrivateTable())
            seat = self._free_seat(table, wanted.seat)
            self._refuse_anothers(table, person)
            await self.take(table, seat, person, plain_name(wanted.name) or person.name)

    def _refuse_anothers(self, table: LiveTable, person: Person) -> None:
        """Among strangers nobody comes to a second seat, and no host, of now or of before, to one that was somebody's.

        They may have kicked whoever sat there, and could hand the host's part on before they sit down.
        """
        if not is_among_strangers(table.row):
            return
        if number_of(table.row, person.id):
            raise forbidden("not_host", NobodyPlaysForOthers())
        if held_by(table.holders, person.id):
            raise forbidden("already_seated", NobodyPlaysForOthers())

    def _free_seat(self, table: LiveTable, wanted: int | None) -> int:
        if table.row.status in ("finished", "archived"):
            raise clash("match_over", OverButWatch())
        free = [number for number, seat in enumerate(table.row.data.seats) if self._is_free(table, number, seat)]
        if wanted is None:
            if not free:
                raise clash("table_full", TableFull())
            return free[0]
        if wanted not in free:
            raise clash("seat_taken", SeatTaken(), free=free)
        return wanted

    def _is_free(self, table: LiveTable, number: int, seat: SeatData) -> bool:
        """Nobody's, or a bot's that stands in for somebody who is gone for good."""
        return seat.kind == "free" or (seat.stands_in and not table.holders.get(number) and not seat.left)

    async def take(self, table: LiveTable, seat: int, person: Person, name: str) -> None:
        """Sit somebody down. For use while the table is `changing`."""
        found = table.row.data.seats[seat]
        found.kind, found.bot, found.stands_in = "person", "", False
        found.name = unlike_others(table.row, seat, name)
        hearing.sat_down(table.row.data, person.id)
        links = [kept.revoke(table.id, seat)] if table.row.visibility == "public" else []
        await table.save(kept.hold(table.id, seat, person.id), *links)  # a host may have one for a seat that was free

    # -- seat links ------------------------------------------------------------------------------------------

    async def seat_link(
        self, table: LiveTable, seat: int, may: Callable[[], Any], kind: Literal["share", "hand_over"] = "share"
    ) -> SeatLink:
        """A link and a PIN for a seat; those before no longer count. `may` refuses, as the table is when it is written:
        whoever loses the seat at that moment has no way back to it."""
        token, pin = tokens.token(), tokens.pin()
        statement = kept.offer(
            Link(table.id, seat, kind), tokens.hashed(token), tokens.hashed_pin(table.id, seat, pin), now_ms()
        )
        async with table.changing():
            may()
            await table.save(statement)
        return SeatLink(seat, token, f"{self.hall.process.url}/s/{token}", pin)

    async def revoke(self, table: LiveTable, seat: int, may: Callable[[], Any]) -> None:
        async with table.changing():
            may()
            await table.save(kept.revoke(table.id, seat))

    async def find_link(self, claim: ClaimSeat) -> Link:
        """The seat a link or a PIN stands for."""
        link = None
        if claim.token:
            link = await self.store.tables.link(tokens.hashed(claim.token))
        elif claim.code and claim.seat is not None and claim.pin and (id := await self.hall.id_of(claim.code)):
            link = await self.store.tables.link_by_pin(id, claim.seat, tokens.hashed_pin(id, claim.seat, claim.pin))
        if link is None:
            raise forbidden("bad_seat_link", BadSeatLink())
        return link

    async def claim(self, claim: ClaimSeat, table: LiveTable, person: Person) -> LiveTable:
        """Have a seat by its link: together with whoever has it, or alone if it was handed over."""
        async with table.changing():
            link = await self.find_link(claim)  # it may have been taken back meanwhile
            if link.seat not in held_by(table.holders, person.id):
                self._refuse_anothers(table, person)
            seat = table.row.data.seats[link.seat]
            statements = [kept.hold(table.id, link.seat, person.id)]
            if link.kind == "hand_over":
                statements = [kept.vacate(table.id, link.seat), *statements, kept.revoke(table.id, link.seat)]
                seat.name = unlike_others(table.row, link.seat, person.name or seat.name)
                hearing.handed_on(table.row.data, table.holders.get(link.seat, ()))
            hearing.sat_down(table.row.data, person.id)
            seat.kind, seat.stands_in, seat.bot = "person", False, ""
            await table.save(*statements)
        return table
