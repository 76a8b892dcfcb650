"""Setting tables up and sitting down: new tables, joining, seat links, rematches, forks, uploaded matches."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Callable, Iterable, Sequence
from functools import partial

from msgspec import structs

from rondel import registry
from rondel.core import file as files
from rondel.core.clocks import SECOND, clock_settings, granted
from rondel.core.commands import Command
from rondel.core.defaults import TableDefaults
from rondel.core.header import Header
from rondel.core.kernel import Kernel
from rondel.core.lesson import Done
from rondel.core.loading import starting_at
from rondel.core.log import Entry
from rondel.core.match import Match
from rondel.core.policy import UndoPolicy
from rondel.core.seats import HOST, is_player
from rondel.core.simulation import determinise
from rondel.core.view import SPECTATOR, Viewer
from rondel.errors import BadOptions, FileError, Rejected, RondelError
from rondel.messages import Message
from rondel.server import games, hearing, logs, tokens
from rondel.server.clock import now_ms
from rondel.server.games import known_bot
from rondel.server.hall import Hall
from rondel.server.live import LiveTable
from rondel.server.names import bot_name, plain_name, unlike_those
from rondel.server.refusals import NobodyPlaysForOthers, NoSuchEntry, PrivateTable, bad, clash, forbidden
from rondel.server.row_updates import follow, waiting
from rondel.server.seating import held_by, number_of, set_passing, unlike_others
from rondel.server.store import tables as kept
from rondel.server.store.database import Conflict, Job, Statement
from rondel.server.store.rows import HostData, Link, Person, SeatData, TableData, TableRow
from rondel.server.store.rows import policy as policy_of
from rondel.server.table_info import info, why_not_start
from rondel.wire.http import ChangeTable, ClaimSeat, Fork, Join, NewTable, Rematch, SeatLink
from rondel.wire.tables import TableInfo, Visibility


class TooManyTables(Message):
    count: int


class TooFewSeats(Message):
    seats: int
    wanted: int


class CannotFork(Message): ...


class NoCode(Message): ...


class StartedAlready(Message): ...


class SeatedAlready(Message): ...


class OverButWatch(Message): ...


class TableFull(Message): ...


class SeatTaken(Message): ...


class BadSeatLink(Message): ...


class NotOverYet(Message): ...


class ForkWithOwnEyes(Message): ...


MOST = 200
"""Tables in one list."""


class Lobby:
    """Everything that happens around tables before and after play."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.store = hall.store

    # -- lists -----------------------------------------------------------------------------------------------

    async def public(self, person: str, game: str) -> tuple[TableInfo, ...]:
        return await self._infos(await self.store.tables.public(game, MOST), person)

    async def mine(self, person: str, archived: bool) -> tuple[TableInfo, ...]:
        """My tables: those that wait for me first, the most urgent on top; then those that run, open, are over."""
        rows = [row for row in await self.store.tables.of(person, MOST) if archived or row.status != "archived"]
        infos = await self._infos(rows, person)
        order = {"running": 0, "paused": 1, "open": 2, "finished": 3, "archived": 4}
        far = 2**62

        def rank(table: TableInfo) -> tuple[bool, int, int, int]:
            return (not table.waits_for_me, order[table.status], table.deadline or far, -table.updated)

        return tuple(sorted(infos, key=rank))

    async def _infos(self, rows: Sequence[TableRow], person: str) -> tuple[TableInfo, ...]:
        holders = await self.store.tables.holders_of([row.id for row in rows])
        found = []
        for row in rows:
            live = self.hall.tables.get(row.id)
            present = live.audience.present() if live is not None else None
            found.append(info(row, holders[row.id], person, self.hall.process.url, present))
        return tuple(found)

    # -- new tables ------------------------------------------------------------------------------------------

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
        table = await self._add(name, wanted.visibility, data, self.opened_by(person, mine))
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

    async def _add(
        self,
        game: str,
        visibility: Visibility,
        data: TableData,
        holders: dict[int, list[str]],
        entries: list[Entry] | None = None,
        change: Callable[[TableRow], None] | None = None,
        origin: kept.Origin = "",
    ) -> LiveTable:
        now = now_ms()
        for _ in range(10):
            row = TableRow(
                tokens.new_id(), tokens.room_code(), game, "open", visibility, 0, (), None, now, now, 1, data
            )
            if change is not None:
                change(row)
            hold = [kept.hold(row.id, seat, person) for seat, people in holders.items() for person in people]
            try:
                await self.store.tables.add(row, *hold, entries=entries, origin=origin)
            except Conflict:
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

    # -- sitting down ----------------------------------------------------------------------------------------

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
            if table.row.visibility == "public" and table.row.status != "open" and table.is_host(person.id):
                raise forbidden("not_host", NobodyPlaysForOthers())  # who sat there may have been kicked by the same
            await self.take(table, seat, person, wanted.name or person.name)

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
        await table.save(kept.hold(table.id, seat, person.id))

    # -- seat links ------------------------------------------------------------------------------------------

    async def seat_link(self, table: LiveTable, seat: int, kind: str = "share") -> SeatLink:
        """A link and a PIN for a seat; those before no longer count."""
        token, pin = tokens.token(), tokens.pin()
        statement = kept.offer(
            Link(table.id, seat, kind), tokens.hashed(token), tokens.hashed_pin(table.id, seat, pin), now_ms()
        )
        await self.store.db.write(Job(statements=[statement]))
        return SeatLink(seat, token, f"{self.hall.process.url}/s/{token}", pin)

    async def revoke(self, table: LiveTable, seat: int) -> None:
        await self.store.db.write(Job(statements=[kept.revoke(table.id, seat)]))

    async def find_link(self, claim: ClaimSeat) -> Link:
        """The seat a link or a PIN stands for."""
        link = None
        if claim.token:
            link = await self.store.tables.link(tokens.hashed(claim.token))
        elif claim.code and claim.seat is not None and claim.pin:
            table = await self.hall.table(claim.code)
            link = await self.store.tables.link_by_pin(
                table.id, claim.seat, tokens.hashed_pin(table.id, claim.seat, claim.pin)
            )
        if link is None:
            raise forbidden("bad_seat_link", BadSeatLink())
        return link

    async def claim(self, link: Link, person: Person) -> LiveTable:
        """Have a seat by its link: together with whoever has it, or alone if it was handed over."""
        table = await self.hall.table(link.table)
        async with table.changing():
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

    # -- again, otherwise ------------------------------------------------------------------------------------

    async def rematch(self, table: LiveTable, person: Person, wanted: Rematch) -> LiveTable:
        """The same people, the same options, a new match; made once."""
        async with table.changing():
            row, old = table.row, table.row.data
            if row.status not in ("finished", "archived"):
                raise clash("not_over", NotOverYet())
            if old.rematch:
                return await self.hall.table(old.rematch)
            count = len(old.seats)
            step = 1 if wanted.rotate and count > 1 else 0
            seats = [SeatData(seat.kind, seat.name, seat.bot if seat.kind == "bot" else "") for seat in old.seats]
            holders = {(seat + step) % count: list(people) for seat, people in table.holders.items() if is_player(seat)}
            holders[HOST] = list(table.holders.get(HOST, ()))
            data = TableData(
                name=old.name,
                hosts=[host for host in old.hosts if table.is_host(host.person)],
                seats=seats[-step:] + seats[:-step] if step else seats,
                options=old.options,
                clock=old.clock,
                undo=old.undo,
                undo_shown=old.undo_shown,
                undo_learned=old.undo_learned,
                undo_once=old.undo_once,
                hints=old.hints,
                watchers_heard=old.watchers_heard,
                muted=list(old.muted),
                rollback_by=old.rollback_by,
                pause_by=old.pause_by,
                host_plays_free=old.host_plays_free,
                hotseat=old.hotseat,
            )
            agreed = await self._agreed(table)
            again = await self._add(row.game, row.visibility, data, holders)
            old.rematch = again.id
            await table.save()
        if not why_not_start(again.row):
            await self.start(again)
            await self._as_agreed(again, agreed, number_of(again.row, person.id))
        return again

    async def _agreed(self, table: LiveTable) -> tuple[Done, ...]:
        """What the next match is to begin with, as the game reads it off this one. For use while `changing`."""
        match = table.match
        if match is None or (again := match.game.again) is None:
            return ()
        return await table.run(lambda: tuple(again(match.kernel.s)))

    async def _as_agreed(self, table: LiveTable, agreed: Iterable[Done], by: int) -> None:
        """Whoever wants to play again does so; what stands already, or fits no more, is left out."""
        for done in agreed:
            command = Command(done.seat, done.name, dict(done.args) or None, by=by if done.seat == HOST else 0)
            with contextlib.suppress(Rejected):
                await table.apply(partial(structs.replace, command), SPECTATOR)

    async def fork(self, table: LiveTable, person: Person, wanted: Fork) -> LiveTable:
        """A new table that begins where this one was, with what the forking seat could not know dealt out again."""
        eyes = (wanted.seat,) if wanted.seat is not None else ()
        held, chance = table.seats_of(person.id), random.Random(tokens.seed())
        counts = Viewer(held if wanted.counted is None else tuple(seat for seat in held if seat in wanted.counted))

        def world(match: Match) -> tuple[Match, Kernel]:
            over = match.over is not None
            if wanted.seat is not None and wanted.seat not in held and not (over and wanted.seat in match.seats):
                raise forbidden("not_your_seat", ForkWithOwnEyes())
            if wanted.at > match.version(counts):
                raise bad("unknown_entry", NoSuchEntry(wanted.at))
            try:
                return match, determinise(match.at(match.numbers(counts).place(wanted.at)), eyes, chance)
            except RondelError as problem:
                raise bad(problem.code, getattr(problem, "text", "") or CannotFork()) from None

        await self.not_too_many(person)
        match, kernel = await table.ask(world)
        old = table.row.data
        mine = wanted.seat if wanted.seat is not None else next(iter(held), 0)
        seats = self._forked_seats(table.row.game, old, wanted, mine, person)
        holders = self.opened_by(person, [number for number, seat in enumerate(seats) if seat.kind == "person"])
        header = Header(
            game=match.header.game,
            version=match.header.version,
            seats=match.header.seats,
            seed=tokens.seed(),
            options=match.header.options,
            names=tuple(seat.name for seat in seats),
            started=now_ms(),
            clock=clock_settings("none"),
        )
        policy = UndoPolicy("free")
        forked = await self.hall.process.rules.run(partial(starting_at, kernel, header, policy, move=wanted.at))
        data = TableData(
            name=f"{old.name} · {wanted.at}",
            hosts=[HostData(person.id, person.name)],
            seats=seats,
            options=old.options,
            undo="free",
            hotseat=wanted.hotseat,
            header=forked.header,
            started=header.started,
            forked_from=table.id,
        )
        return await self.running(table.row.game, data, holders, forked, "fork", "link")

    def _forked_seats(self, game: str, old: TableData, wanted: Fork, mine: int, person: Person) -> list[SeatData]:
        bot = known_bot(game, wanted.bot)
        seats = []
        for number, seat in enumerate(old.seats):
            if wanted.hotseat:
                seats.append(SeatData("person", seat.name or person.name))
            elif number == mine:
                seats.append(SeatData("person", person.name or seat.name))
            elif seat.kind == "bot" and not wanted.bot:
                seats.append(SeatData("bot", seat.name, seat.bot))
            else:
                seats.append(SeatData("bot", bot_name(number), bot))
        return seats

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

        table = await self._add(game, visibility, data, holders, list(match.entries), change, origin)
        table.take(match)
        self.hall.bots.wake(table)
        return table

    async def upload(self, person: Person, body: bytes) -> LiveTable:
        """A table for the match in a file: over, to be looked at; else, to be played on by whoever brought it."""
        await self.not_too_many(person)
        rules = self.hall.process.rules
        try:
            async with rules.for_long:
                found = await rules.run(files.read, body, commands=len(body) // 100)
                game = registry.game(games.known(found.head.header.game))
                match = await rules.run(files.verify, body, game, commands=len(found.entries))
        except FileError as problem:
            raise bad(problem.code, problem.text) from None
        header = match.header
        seats = [SeatData("person", plain_name(match.name_of(seat))) for seat in match.seats]
        data = TableData(
            name=game.title,
            hosts=[HostData(person.id, person.name)],
            seats=seats,
            options=dict(header.options),
            clock=header.clock or clock_settings("none"),
            undo=match.policy.mode,
            undo_shown=match.policy.shown,
            undo_learned=match.policy.learned,
            undo_once=match.policy.once,
            rollback_by=match.policy.rollback,
            hotseat=True,
            header=structs.replace(header, names=tuple(seat.name for seat in seats)),
            started=header.started,
        )
        return await self.running(game.name, data, self.opened_by(person, match.seats), match, "upload", "private")


def set_undo(data: TableData, wanted: NewTable | ChangeTable, proposed: TableDefaults) -> None:
    """What may be taken back: as somebody wants it; where they say nothing, as the game proposes for this mode."""
    policy = proposed.undo
    data.undo = wanted.undo or policy.mode
    usual = policy if data.undo == policy.mode else UndoPolicy(data.undo)
    for name in ("shown", "learned", "once"):
        told = getattr(wanted, f"undo_{name}")
        setattr(data, f"undo_{name}", getattr(usual, name) if told is None else told)
    data.rollback_by = wanted.rollback_by or policy.rollback


__all__ = ["Lobby", "Rejected"]
