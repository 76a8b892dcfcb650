"""Tables that come of others, or of files: rematches, forks, uploaded matches."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Callable, Iterable
from functools import partial

from msgspec import structs

from rondel import registry
from rondel.core import file as files
from rondel.core.clocks import clock_settings
from rondel.core.commands import Command
from rondel.core.header import Header
from rondel.core.kernel import Kernel
from rondel.core.lesson import Done
from rondel.core.loading import starting_at
from rondel.core.match import Match
from rondel.core.policy import UndoPolicy
from rondel.core.seats import HOST, is_player
from rondel.core.simulation import determinise
from rondel.core.view import SPECTATOR, Viewer
from rondel.errors import FileError, Rejected, RondelError
from rondel.messages import Message
from rondel.server import games, gathering, tokens
from rondel.server.clock import now_ms
from rondel.server.games import known_bot
from rondel.server.live import LiveTable
from rondel.server.lobby import Lobby
from rondel.server.names import bot_name, plain_name
from rondel.server.refusals import NoSuchEntry, bad, clash, forbidden
from rondel.server.seating import number_of
from rondel.server.store import tables as kept
from rondel.server.store.database import Statement
from rondel.server.store.rows import HostData, Person, SeatData, TableData, TableRow, agreed
from rondel.server.table_info import why_not_start
from rondel.wire.http.actions import Rematch
from rondel.wire.http.tables import Fork


class NotOverYet(Message): ...


class ForkWithOwnEyes(Message): ...


class CannotFork(Message): ...


class Copies:
    """New tables for matches that were played already, or for the same people."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby, self.hall = lobby, lobby.hall

    async def rematch(self, table: LiveTable, person: Person, wanted: Rematch, may: Callable[[], object]) -> LiveTable:
        """The same people, the same options, a new match; made once. `may` refuses whoever may not ask for it."""
        async with table.changing():
            may()
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
                hosts=[host for host in old.hosts if table.is_host(host.person)],
                seats=seats[-step:] + seats[:-step] if step else seats,
                muted=list(old.muted),
                host_plays_free=old.host_plays_free,
                **agreed(old),
            )
            begins_with = await self._agreed(table)

            def known_there(again: TableRow) -> Statement:
                old.rematch, row.updated = again.id, now_ms()
                return kept.save(row)

            again = await self.lobby.add(row.game, row.visibility, data, holders, also=known_there)
            row.revision += 1
            await table.saved()
        if not why_not_start(again.row):
            await self.lobby.start(again)
            await self._as_agreed(again, begins_with, number_of(again.row, person.id))
            if gathering.is_for_one_sitting(data.clock) and gathering.missing(again.row, again.holders, ()):
                await again.do(gathering.wait)
                await again.go_on_together()  # whoever is quick has come meanwhile
        return again

    async def _agreed(self, table: LiveTable) -> tuple[Done, ...]:
        """What the next match is to begin with, as the game reads it off this one. For use while `changing`."""
        match = table.match
        if match is None or (again := match.game.again) is None:
            return ()
        return await table.run(lambda: tuple(again(match.kernel.s)))

    async def _as_agreed(self, table: LiveTable, wanted: Iterable[Done], by: int) -> None:
        """Whoever wants to play again does so; what stands already, or fits no more, is left out."""
        for done in wanted:
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

        await self.lobby.not_too_many(person)
        match, kernel = await table.ask(world)
        old = table.row.data
        mine = wanted.seat if wanted.seat is not None else next(iter(held), 0)
        seats = self._forked_seats(table.row.game, old, wanted, mine, person)
        holders = self.lobby.opened_by(person, [number for number, seat in enumerate(seats) if seat.kind == "person"])
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
        return await self.lobby.running(table.row.game, data, holders, forked, "fork", "link")

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

    async def upload(self, person: Person, body: bytes) -> LiveTable:
        """A table for the match in a file: over, to be looked at; else, to be played on by whoever brought it."""
        await self.lobby.not_too_many(person)
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
        return await self.lobby.running(
            game.name, data, self.lobby.opened_by(person, match.seats), match, "upload", "private"
        )
