"""Somebody who does something about a table, and what they may."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import structs

from rondel.core.commands import Command
from rondel.core.seats import HOST
from rondel.core.view import SPECTATOR
from rondel.messages import Message
from rondel.server.live import LiveTable
from rondel.server.refusals import (
    NoSuchSeat,
    NotYourSeat,
    OnlyHostPauses,
    OnlySeated,
    OnlyTableHost,
    bad,
    clash,
    forbidden,
)
from rondel.server.seating import may_pause, number_of
from rondel.server.site import Site
from rondel.server.store.rows import Person, SeatData
from rondel.wire.http.actions import ActionDone
from rondel.wire.http.tables import SeatLink


class WrongStatus(Message):
    status: str


class Deed:
    """Somebody does something about a table."""

    def __init__(self, site: Site, table: LiveTable, person: Person) -> None:
        self.site, self.table, self.person = site, table, person
        self.link: SeatLink | None = None
        self.other = ""

    @property
    def done(self) -> ActionDone:
        """What is told of it."""
        return ActionDone(self.table.info(self.person.id), self.link, self.other)

    # -- who may ---------------------------------------------------------------------------------------------

    def host(self) -> None:
        if not self.table.is_host(self.person.id):
            raise forbidden("not_host", OnlyTableHost())

    def sits(self) -> int:
        seats = self.table.seats_of(self.person.id)
        if not seats and not self.table.is_host(self.person.id):
            raise forbidden("not_seated", OnlySeated())
        return seats[0] if seats else HOST

    def pauser(self) -> int:
        """Whoever may pause, by the first of their seats; the host without one, as the host."""
        seat = self.sits()
        if not may_pause(self.table.row, self.table.holders, self.person.id):
            raise forbidden("not_host", OnlyHostPauses())
        return seat

    def holds(self, seat: int, *, or_host: bool = False) -> SeatData:
        found = self.seat(seat)
        if seat not in self.table.seats_of(self.person.id) and not (or_host and self.table.is_host(self.person.id)):
            raise forbidden("not_your_seat", NotYourSeat())
        return found

    def seat(self, seat: int) -> SeatData:
        if not 0 <= seat < len(self.table.row.data.seats):
            raise bad("unknown_seat", NoSuchSeat(seat))
        return self.table.row.data.seats[seat]

    def status(self, *allowed: str) -> None:
        if self.table.row.status not in allowed:
            raise clash("wrong_status", WrongStatus(self.table.row.status))

    async def command(self, command: Callable[[], Command]) -> None:
        """Let something happen to the match, if whoever does it may; `command` refuses it otherwise."""

        def made() -> Command:
            found = command()
            return structs.replace(found, by=number_of(self.table.row, self.person.id) if found.seat == HOST else 0)

        await self.table.apply(made, SPECTATOR)
