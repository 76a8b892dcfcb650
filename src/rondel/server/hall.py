"""All tables this process has in memory, and the way to those it has not."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from rondel import registry
from rondel.core.seats import HOST
from rondel.errors import RondelError
from rondel.messages import Message, Words
from rondel.server import games, logs, seating
from rondel.server.absence import Absence
from rondel.server.bus import Bus, Wake
from rondel.server.live import LiveTable
from rondel.server.metrics import Metrics
from rondel.server.other_processes import OtherProcesses
from rondel.server.refusals import not_found
from rondel.server.rules import Rules
from rondel.server.store.rows import TableRow
from rondel.server.tokens import plain_code
from rondel.wire.tables import HostInfo, Present, SeatInfo, TableInfo

if TYPE_CHECKING:
    from rondel.server.bots import Bots
    from rondel.server.config import Config
    from rondel.server.store.opening import Store


class ForSoMany(Message):
    low: int
    high: int


class SeatsAreFree(Message):
    count: int


class Hall:
    """Where the tables stand."""

    def __init__(self, config: Config, store: Store, bus: Bus, bots: Bots, metrics: Metrics, url: str) -> None:
        self.config, self.store, self.bus, self.bots, self.metrics = config, store, bus, bots, metrics
        self.rules = Rules(config.rule_seconds)
        self.url = url
        """How people reach this server."""
        self.tables: dict[str, LiveTable] = {}
        self.other_processes = OtherProcesses()
        self.absence = Absence()
        self._codes: dict[str, str] = {}
        self.later = asyncio.Event()
        """Set when the next deadline may have changed."""
        self.posted = asyncio.Event()
        """Set when there is something new to be sent."""
        metrics.gauge("tables", "tables in memory", lambda: len(self.tables))
        metrics.gauge(
            "sockets", "connected viewers", lambda: sum(len(t.audience.connections) for t in self.tables.values())
        )

    async def table(self, ref: str) -> LiveTable:
        """A table by id or room code; raises a refusal if there is none."""
        code = plain_code(ref)
        known = self.tables.get(ref) or self.tables.get(self._codes.get(code, ""))
        if known is not None:
            await known.catch_up()
            return known
        row = await self.store.tables.find(ref, code)
        if row is None:
            raise not_found()
        holders = await self.store.tables.holders(row.id)
        return self.tables.get(row.id) or self.seat(row, holders)

    def seat(self, row: TableRow, holders: dict[int, list[str]]) -> LiveTable:
        """Have a table in memory from now on."""
        table = self.tables[row.id] = LiveTable(self, row, holders)
        self._codes[row.code] = row.id
        return table

    async def wake(self, table: LiveTable) -> None:
        """Something is new: tell the other processes, the clocks and the bots."""
        self.later.set()
        self.bots.wake(table)
        if not self.bus.alone:
            await self.bus.send(Wake("entry", table.id, self.bus.me))

    async def tell_presence(self, table: LiveTable) -> None:
        if not self.bus.alone:
            await self.bus.send(Wake("presence", table.id, self.bus.me, present=table.audience.present_here()))

    async def heard(self, wake: Wake) -> None:
        """A wake-up from another process."""
        if wake.kind == "hello":
            for table in tuple(self.tables.values()):
                if wake.sender == self.bus.me:  # we were cut off: something may have been missed
                    await self.refresh(table)
                if table.audience.connections:
                    await self.tell_presence(table)
            return
        found = self.tables.get(wake.table)
        if wake.kind == "presence" and wake.present is not None:
            if wake.present.hosts or any(each.hosts for each in self.other_processes.at(wake.table)):
                self.absence.saw(wake.table)
            self.other_processes.heard(wake.table, wake.sender, wake.present)
            if found is not None:
                found.audience.tell_presence()
            return
        if found is None:
            return
        if wake.kind == "entry":
            await self.refresh(found)
        elif wake.kind == "chat" and wake.line is not None:
            await found.hear(wake.line)

    async def refresh(self, table: LiveTable) -> None:
        """Bring those who look at a table here up to date."""
        try:
            await table.refresh()
        except RondelError as problem:
            table.stale = True
            logs.event("refresh", level=30, table=table.id, error=str(problem))

    def is_looking(self, table: str, seat: int, person: str) -> bool:
        """Does somebody have a table before their eyes, here or at another process?"""
        found = self.tables.get(table)
        if found is not None and found.audience.is_looking(person):
            return True
        everywhere = [*self.other_processes.at(table), *([found.audience.present_here()] if found is not None else ())]
        return any(seat in present.connected and seat not in present.away for present in everywhere)

    def tidy(self) -> None:
        """Tables nobody has looked at for a while leave memory."""
        self.other_processes.tidy()
        self.absence.tidy()
        limit = time.monotonic() - self.config.idle_minutes * 60
        for table in tuple(self.tables.values()):
            if not table.audience.connections and table.used < limit and not table.lock.locked():
                del self.tables[table.id]
                self._codes.pop(table.row.code, None)

    # -- what is told about a table --------------------------------------------------------------------------

    def info(self, table: LiveTable, person: str) -> TableInfo:
        """A table as one person sees it."""
        return info(table.row, table.holders, person, self.url, table.audience.present())

    def link(self, code: str) -> str:
        return f"{self.url}/t/{code}"


def info(
    row: TableRow, holders: dict[int, list[str]], person: str, url: str, present: Present | None = None
) -> TableInfo:
    """A table as one person sees it, also one that is not in memory."""
    data, game = row.data, registry.find(row.game)
    mine, host = seating.seats_of(row, holders, person), seating.is_host(holders, person)
    present = present or Present()
    why_not = why_not_start(row) if row.status == "open" else ""
    over = row.status in ("finished", "archived")
    return TableInfo(
        id=row.id,
        code=row.code,
        link=f"{url}/t/{row.code}",
        game=row.game,
        title=game.title if game is not None else row.game,
        version=data.header.version if data.header else game.version if game is not None else "",
        name=data.name,
        status=row.status,
        visibility=row.visibility,
        seats=tuple(_seat(row, holders, number, present, number in mine) for number in range(len(data.seats))),
        options=data.options,
        clock=data.clock,
        undo=data.undo,
        undo_shown=data.undo_shown,
        undo_learned=data.undo_learned,
        undo_once=data.undo_once,
        hints=data.hints,
        watchers_heard=data.watchers_heard,
        rollback_by=data.rollback_by,
        pause_by=data.pause_by,
        may_pause=row.status in ("running", "paused")
        and seating.has_pauses(row)
        and seating.may_pause(row, holders, person),
        hotseat=data.hotseat,
        created=row.created,
        started=data.started,
        finished=data.finished,
        updated=row.updated,
        entries=0 if not over else row.entries,
        waiting_for=row.waiting,
        waits_for_me=any(seat in row.waiting for seat in mine) or (host and -1 in row.waiting),
        deadline=row.deadline if data.clock.limited and data.clock.penalty != "nothing" else None,
        paused=data.paused,
        set_aside=data.set_aside,
        closed=data.closed,
        outcome=data.outcome,
        commitment=data.header.commitment if data.header else "",
        seed=data.header.seed if data.header and over else "",
        spectators=present.spectators,
        offers_draw=row.status in ("running", "paused") and game is not None and game.offers_draw,
        draw=data.draws.agreed,
        rematch=data.rematch,
        lesson=data.lesson,
        forked_from=data.forked_from,
        host=host,
        hosts=_hosts(row, holders, person) if host or mine else (),
        host_absent_s=games.defaults_of(game).host_absent_s,
        can_start=row.status == "open" and not why_not,
        why_not_start=why_not,
    )


def _seat(row: TableRow, holders: dict[int, list[str]], number: int, present: Present, mine: bool) -> SeatInfo:
    seat = row.data.seats[number]
    return SeatInfo(
        seat=number,
        kind=seat.kind,
        name=seat.name,
        bot=seat.bot if seat.kind == "bot" or seat.stands_in else "",
        stands_in=seat.stands_in,
        connected=number in present.connected,
        thinking=number in present.connected and number in row.waiting,
        away=number in present.away,
        host=any(seating.is_host(holders, each) for each in holders.get(number, ())),
        left=seat.left,
        mine=mine,
    )


def _hosts(row: TableRow, holders: dict[int, list[str]], person: str) -> tuple[HostInfo, ...]:
    """Everybody who runs a table, in the order in which they came to it."""
    found = []
    for number, host in sorted((seating.number_of(row, host), host) for host in holders.get(HOST, ())):
        held = seating.held_by(holders, host)
        name = row.data.seats[held[0]].name if held else row.data.hosts[number - 1].name if number else ""
        found.append(HostInfo(host, name, held[0] if held else None, host == person))
    return tuple(found)


def why_not_start(row: TableRow) -> Words:
    """What is missing before the match can begin."""
    free = sum(seat.kind == "free" for seat in row.data.seats)
    game = registry.find(row.game)
    if game is None:
        return games.CannotBePlayed().phrase
    low, high = game.seat_range
    if not low <= len(row.data.seats) <= high:
        return ForSoMany(low, high).phrase
    if free and not row.data.host_plays_free:
        return SeatsAreFree(free).phrase
    return ""
