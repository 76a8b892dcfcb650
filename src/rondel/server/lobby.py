"""Setting tables up: new ones, their start, and matches that are under way already."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from rondel import registry
from rondel.core.clocks import SECOND, granted
from rondel.core.defaults import TableDefaults
from rondel.core.log import Entry
from rondel.core.match import Match
from rondel.core.policy import UndoPolicy
from rondel.core.seats import HOST
from rondel.errors import BadOptions
from rondel.messages import Message
from rondel.server import games, logs, tokens
from rondel.server.clock import now_ms
from rondel.server.games import known_bot
from rondel.server.hall import Hall
from rondel.server.live import LiveTable
from rondel.server.names import bot_name, plain_name, unlike_those
from rondel.server.refusals import bad, clash, forbidden
from rondel.server.row_updates import follow, waiting
from rondel.server.seating import set_passing
from rondel.server.store import tables as kept
from rondel.server.store.database import Conflict, Statement
from rondel.server.store.rows import HostData, Person, SeatData, TableData, TableRow
from rondel.server.store.rows import policy as policy_of
from rondel.server.table_info import why_not_start
from rondel.wire.http.actions import ChangeTable
from rondel.wire.http.tables import NewTable
from rondel.wire.tables import Visibility


class TooManyTables(Message):
    count: int


class TooFewSeats(Message):
    seats: int
    wanted: int


class NoCode(Message): ...


class StartedAlready(Message): ...


class Lobby:
    """Where tables are set up."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.store = hall.store

    async def create(self, person: Person, wanted: NewTable) -> LiveTable:
        """Set a table up."""
        name = games.known(wanted.game)
        proposed = games.defaults(name)
        count = wanted.seats or max(proposed.seats, len(wanted.seating))
        try:
            options = await self.hall.process.rules.run(games.read_options, name, count, wanted.options)
            clock = games.clock_of(name, wanted.clock)
        except BadOptions as problem:
            raise bad(problem.code, problem.text) from None
        if len(wanted.seating) > count:
            raise bad("bad_seats", TooFewSeats(count, len(wanted.seating)))
        await self.not_too_many(person)
        seats = [SeatData() for _ in range(count)]
        mine = self._seat_all(seats, wanted, person, runs_free=proposed.host_plays_free)
        data = TableData(
            name=plain_name(wanted.name) or f"{registry.meta(name).title}",
            seats=seats,
            hosts=[HostData(person.id, person.name)],
            options=options,
            clock=clock,
            hints=wanted.hints,
            watchers_heard=wanted.watchers_heard,
            pause_by=wanted.pause_by or proposed.pause,
            host_plays_free=proposed.host_plays_free,
            hotseat=wanted.hotseat,
        )
        set_undo(data, wanted, proposed)
        table = await self.add(name, wanted.visibility, data, self.opened_by(person, mine))
        logs.event("table", table=table.id, game=name, seats=count)
        if wanted.start:
            if why := why_not_start(table.row):
                raise clash("cannot_start", why)
            await self.start(table)
        return table

    def _seat_all(self, seats: list[SeatData], wanted: NewTable, person: Person, *, runs_free: bool) -> list[int]:
        """Who sits where; returns the seats of the one who sets up.

        A host who plays free seats anyway takes none by default: whoever comes could not have it then.
        """
        if not wanted.seating:
            if runs_free and not wanted.hotseat:
                return []
            if wanted.hotseat:
                for number, seat in enumerate(seats):
                    seat.kind, seat.name = "person", person.name if not number else f"Player {number + 1}"
                return list(range(len(seats)))
            seats[0].kind, seats[0].name = "person", person.name
            return [0]
        mine = []
        for number, (seat, told) in enumerate(zip(seats, wanted.seating, strict=False)):
            if told.kind == "me":
                mine.append(number)
                seat.kind, seat.name = "person", plain_name(told.name) or person.name
            elif told.kind == "bot":
                seat.kind, seat.bot = "bot", known_bot(wanted.game, told.bot)
                seat.name = plain_name(told.name) or bot_name(number)
        for number, seat in enumerate(seats):
            seat.name = unlike_those(seat.name, (other.name for other in seats[:number]))
        return mine

    def opened_by(self, person: Person, seats: Iterable[int]) -> dict[int, list[str]]:
        """Who opens a table is its first host."""
        return {number: [person.id] for number in (HOST, *seats)}

    async def not_too_many(self, person: Person) -> None:
        running = await self.store.tables.count_run_by(person.id)
        if running >= self.hall.process.config.tables_per_person:
            raise forbidden("too_many_tables", TooManyTables(running))

    async def add(
        self,
        game: str,
        visibility: Visibility,
        data: TableData,
        holders: dict[int, list[str]],
        entries: list[Entry] | None = None,
        change: Callable[[TableRow], None] | None = None,
        origin: kept.Origin = "",
        also: Callable[[TableRow], Statement] | None = None,
    ) -> LiveTable:
        """Set a table up, and keep something else together with it; raises `Conflict` if that can no longer be."""
        now = now_ms()
        for _ in range(10):
            row = TableRow(
                tokens.new_id(), tokens.room_code(), game, "open", visibility, 0, (), None, now, now, 1, data
            )
            if change is not None:
                change(row)
            hold = [kept.hold(row.id, seat, person) for seat, people in holders.items() for person in people]
            try:
                more = [also(row)] if also is not None else []
                await self.store.tables.add(row, *hold, *more, entries=entries, origin=origin)
            except Conflict:
                if also is not None and await self.store.tables.find(row.code, row.code) is None:
                    raise
                continue  # the room code is taken
            return self.hall.seat(row, holders)
        raise clash("no_code", NoCode())

    async def start(self, table: LiveTable) -> None:
        """Begin the match. Takes the table's lock."""
        async with table.changing() as row:
            data = row.data
            if row.status != "open":
                raise clash("already_started", StartedAlready())
            if why := why_not_start(row):
                raise clash("cannot_start", why)
            game, now = registry.game(row.game), now_ms()
            try:
                set_up = partial(
                    Match,
                    game,
                    len(data.seats),
                    seed=tokens.seed(),
                    options=data.options,
                    names=table.names(),
                    policy=policy_of(data),
                    clock=granted(data.clock, self.hall.process.config.watch_seconds * SECOND),
                    at=now,
                )
                match = await table.run(set_up)
            except BadOptions as problem:
                raise bad(problem.code, problem.text) from None
            data.header, data.started, row.status = match.header, now, "running"
            set_passing(match, data)
            await self._begun(table, match, now)

    async def _begun(self, table: LiveTable, match: Match, now: int) -> None:
        table.take(match)
        row = table.row
        more = follow(row, match, now, await table.run(waiting, match))
        set_entries = Statement("UPDATE tables SET entries = ? WHERE id = ?", (row.entries, row.id))
        first = await table.notices.due(row, table.holders, (), row.status, now)
        await table.save(*more, set_entries, *first)
        await table.begun()

    async def running(
        self,
        game: str,
        data: TableData,
        holders: dict[int, list[str]],
        match: Match,
        origin: kept.Origin,
        visibility: Visibility,
    ) -> LiveTable:
        """A table for a match that is under way, or over."""
        set_passing(match, data)
        waits = await self.hall.process.rules.run(waiting, match)

        def change(row: TableRow) -> None:
            row.entries = len(match.entries)
            row.waiting = waits
            row.status = "finished" if match.over is not None else "running"
            data.outcome = match.over
            data.finished = match.entries[-1].at if match.over is not None and match.entries else 0

        table = await self.add(game, visibility, data, holders, list(match.entries), change, origin)
        table.take(match)
        self.hall.bots.wake(table)
        return table


def set_undo(data: TableData, wanted: NewTable | ChangeTable, proposed: TableDefaults) -> None:
    """What may be taken back: as somebody wants it; where they say nothing, as the game proposes for this mode."""
    policy = proposed.undo
    data.undo = wanted.undo or policy.mode
    usual = policy if data.undo == policy.mode else UndoPolicy(data.undo)
    for name in ("shown", "learned", "once"):
        told = getattr(wanted, f"undo_{name}")
        setattr(data, f"undo_{name}", getattr(usual, name) if told is None else told)
    data.rollback_by = wanted.rollback_by or policy.rollback
