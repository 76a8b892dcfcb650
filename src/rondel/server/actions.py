"""What can be done about a table, and who may: starting, pausing, seats and bots, resigning, draws, ending."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from msgspec import structs

from rondel.core.command_names import END, LEAVE, PAUSE, RESUME, RETURN
from rondel.core.commands import Command
from rondel.core.match import Match
from rondel.core.seats import HOST, is_player
from rondel.core.view import SPECTATOR
from rondel.errors import BadOptions
from rondel.messages import Message
from rondel.server import games, hearing, logs
from rondel.server.clock import now_ms
from rondel.server.games import known_bot
from rondel.server.live import LiveTable
from rondel.server.lobby import Lobby, set_undo
from rondel.server.names import bot_name, plain_name
from rondel.server.refusals import (
    NobodyPlaysForOthers,
    NoSuchSeat,
    NotYourSeat,
    OnlyHostPauses,
    OnlySeated,
    OnlyTableHost,
    bad,
    clash,
    forbidden,
)
from rondel.server.row_updates import follow, waiting
from rondel.server.seating import enter_host, held_by, may_pause, number_of, unlike_others
from rondel.server.store import tables as kept
from rondel.server.store.database import Job, Statement
from rondel.server.store.rows import Person, SeatData
from rondel.server.tokens import new_id
from rondel.wire import http
from rondel.wire.http import ActionDone, AnyTableAction, SeatLink


class WrongStatus(Message):
    status: str


class ClosedByHost(Message):
    """Why a table is no longer open, where its host gives no reason."""


class SeatWouldGo(Message): ...


class OwnSeat(Message): ...


class SomebodySits(Message): ...


class NoStandIn(Message): ...


class NobodyThere(Message): ...


class NotAHost(Message): ...


class LastHost(Message): ...


class HostAlready(Message): ...


class OnlyHostsMakeHosts(Message): ...


class HostPresent(Message): ...


class Doing:
    """Somebody does something about a table."""

    def __init__(self, lobby: Lobby, table: LiveTable, person: Person) -> None:
        self.lobby, self.table, self.person = lobby, table, person
        self.link: SeatLink | None = None
        self.other = ""

    async def do(self, action: AnyTableAction) -> ActionDone:
        """Carry an action out; raises a refusal with the reason."""
        await _ACTIONS[type(action)](self, action)
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

    # -- the match -------------------------------------------------------------------------------------------

    async def start(self, action: http.StartTable) -> None:
        self.host()
        await self.lobby.start(self.table)

    async def change(self, action: http.ChangeTable) -> None:
        async with self.table.changing() as row:
            self.host()
            data = row.data
            if action.visibility is not None:
                row.visibility = action.visibility
            if action.hints is not None:
                data.hints = action.hints
            if action.watchers_heard is not None:
                data.watchers_heard = action.watchers_heard
            if action.name is not None:
                data.name = plain_name(action.name) or data.name
            if action.pause_by is not None:
                data.pause_by = action.pause_by
            undo = (action.undo, action.undo_shown, action.undo_learned, action.undo_once, action.rollback_by)
            rules = (action.options, action.seats, action.clock, *undo)
            if any(each is not None for each in rules):
                self.status("open")
                await self._change_rules(action)
            await self.table.save()

    async def _change_rules(self, action: http.ChangeTable) -> None:
        data = self.table.row.data
        count = action.seats or len(data.seats)
        if any(seat.kind != "free" for seat in data.seats[count:]):
            raise clash("seat_taken", SeatWouldGo())
        try:
            wanted = data.options if action.options is None else action.options
            options = await self.table.run(games.read_options, self.table.row.game, count, wanted)
            clock = data.clock if action.clock is None else games.clock_of(self.table.row.game, action.clock)
        except BadOptions as problem:
            raise bad(problem.code, problem.text) from None
        data.options, data.clock = options, clock
        if action.undo is not None:
            set_undo(data, action, games.defaults(self.table.row.game))
        for name in ("undo_shown", "undo_learned", "undo_once", "rollback_by"):
            if (told := getattr(action, name)) is not None:
                setattr(data, name, told)
        data.seats = [*data.seats[:count], *(SeatData() for _ in range(count - len(data.seats)))]

    async def pause(self, action: http.PauseTable) -> None:
        await self.command(lambda: Command(self.pauser(), PAUSE, {"reason": action.reason}))

    async def resume(self, action: http.ResumeTable) -> None:
        await self.command(lambda: Command(self.pauser(), RESUME))

    async def resign(self, action: http.Resign) -> None:
        def leaves() -> Command:
            self.holds(action.seat)
            return Command(action.seat, LEAVE, {"why": "resigned"})

        await self.command(leaves)

    async def draw(self, action: http.OfferDraw) -> None:
        def act(match: Match, at: int) -> None:
            self.holds(action.seat)
            agreed = match.draws.agreed
            if not action.yes or (agreed and action.seat not in agreed):
                match.act(Command(action.seat, "answer_draw", {"yes": action.yes}, at=at))
            else:
                match.act(Command(action.seat, "offer_draw", at=at))
            self._bots_answer(match, at)

        await self.table.do(act)

    def _bots_answer(self, match: Match, at: int) -> None:
        """Bots go along with what all people at the table want, if there are several; against one they play on."""
        agreed, living = match.draws.agreed, match.kernel.living
        people = [seat for seat in living if not self.table.bot_at(seat)]
        if not agreed or (len(people) > 1 and any(seat not in agreed for seat in people)):
            return
        for seat in living:
            if match.draws.agreed and self.table.bot_at(seat):
                match.act(Command(seat, "answer_draw", {"yes": len(people) > 1}, at=at))

    async def end(self, action: http.EndTable) -> None:
        self.host()
        if self.table.row.status == "open":
            async with self.table.changing() as row:
                self.host()
                self.status("open")
                row.status, row.data.closed = "archived", action.reason or ClosedByHost().phrase
                await self.table.save()
            return

        def ends() -> Command:
            self.host()
            self.status("running", "paused")
            return Command(HOST, END, {"reason": action.reason})

        await self.command(ends)

    async def archive(self, action: http.ArchiveTable) -> None:
        async with self.table.changing() as row:
            self.host()
            self.status("finished")
            row.status = "archived"
            await self.table.save()

    async def rematch(self, action: http.Rematch) -> None:
        self.sits()
        self.other = (await self.lobby.rematch(self.table, self.person, action)).id

    # -- seats -----------------------------------------------------------------------------------------------

    async def take(self, action: http.TakeSeat) -> None:
        self.sits()
        await self.lobby.join(self.table, self.person, http.Join(action.name or self.person.name, action.seat))

    async def leave(self, action: http.LeaveSeat) -> None:
        await self._vacate(action.seat, action.bot, lambda: self.holds(action.seat), keep=True)

    async def kick(self, action: http.KickSeat) -> None:
        await self._vacate(action.seat, action.bot, lambda: self._may_kick(action.seat), keep=False)

    def _may_kick(self, seat: int) -> None:
        self.host()
        self.seat(seat)
        if seat in held_by(self.table.holders, self.person.id):
            raise clash("own_seat", OwnSeat())

    async def _vacate(self, number: int, bot: str, may: Callable[[], Any], *, keep: bool) -> None:
        """Before the start, or where the host plays free seats, the seat is free again.

        Elsewhere a bot stands in, for somebody who may come back or not. A host who is kicked runs the table no more.
        """
        async with self.table.changing():
            may()
            self.status("open", "running", "paused")
            seat = self.seat(number)
            gone = [kept.vacate(self.table.id, number), kept.revoke(self.table.id, number)]
            if not keep:
                people = self.table.holders.get(number, ())
                gone += [kept.let_go(self.table.id, HOST, each) for each in people]
                hearing.shown_out(self.table.row.data, people)
            if self.table.row.status == "open" or self.table.row.data.host_plays_free:
                seat.kind, seat.name, seat.bot, seat.stands_in = "free", "", "", False
                await self.table.save(*gone)
                return
            if seat.kind == "person":
                seat.stands_in, seat.bot = True, known_bot(self.table.row.game, bot)
            await self._bot_sits(*([] if keep else gone))

    async def bot(self, action: http.PutBot) -> None:
        async with self.table.changing():
            self.host()
            self.status("open", "running", "paused")
            seat = self.seat(action.seat)
            if seat.kind == "person" and self.table.row.status == "open":
                raise clash("seat_taken", SomebodySits())
            seat.bot = known_bot(self.table.row.game, action.bot)
            if seat.kind == "person":
                seat.stands_in = True
            else:
                name = seat.name or bot_name(action.seat)
                seat.kind, seat.name = "bot", unlike_others(self.table.row, action.seat, name)
            await self._bot_sits()

    async def _bot_sits(self, *more: Any) -> None:
        """Keep the table; it may be the bot's turn."""
        if self.table.match is not None:
            waits = await self.table.run(waiting, self.table.match)
            follow(self.table.row, self.table.match, now_ms(), waits)
        await self.table.save(*more)

    async def give_back(self, action: http.GiveBack) -> None:
        async with self.table.changing():
            seat = self.holds(action.seat, or_host=True)
            if not seat.stands_in:
                raise clash("no_stand_in", NoStandIn())
            seat.stands_in, seat.bot = False, ""
            await self._bot_sits()
        if self.table.row.status == "running" and self.table.row.data.clock.limited:
            await self.command(lambda: Command(action.seat, RETURN))

    def _is_anothers(self, seat: int) -> bool:
        """At a public table nobody gets at a seat that somebody else plays."""
        held = self.table.holders.get(seat, [])
        return self.table.row.visibility == "public" and bool(held) and self.person.id not in held

    async def hand_over(self, action: http.HandOver) -> None:
        self.holds(action.seat, or_host=True)
        if self._is_anothers(action.seat):
            raise forbidden("not_host", NobodyPlaysForOthers())
        self.link = await self.lobby.seat_link(self.table, action.seat, "hand_over")

    # -- hosts -----------------------------------------------------------------------------------------------

    async def transfer(self, action: http.TransferHost) -> None:
        async with self.table.changing():
            heir = await self._heir(action.seat)
            if heir != self.person.id:
                await self._promote(heir, kept.let_go(self.table.id, HOST, self.person.id))

    async def grant_host(self, action: http.GrantHost) -> None:
        async with self.table.changing():
            await self._promote(await self._heir(action.seat))

    async def _heir(self, seat: int) -> str:
        """Who sits there and can be a host."""
        self.host()
        self.seat(seat)
        people = self.table.holders.get(seat, [])
        if not people:
            raise clash("nobody_there", NobodyThere())
        return people[0]

    async def _promote(self, person: str, *more: Statement) -> None:
        enter_host(self.table.row, self.table.holders, person, self.person.name if person == self.person.id else "")
        await self.table.save(kept.hold(self.table.id, HOST, person), *more)

    async def revoke_host(self, action: http.RevokeHost) -> None:
        async with self.table.changing():
            self.host()
            hosts = self.table.holders.get(HOST, [])
            if action.person not in hosts:
                raise bad("unknown_user", NotAHost())
            if len(hosts) == 1:
                raise clash("last_host", LastHost())
            await self.table.save(kept.let_go(self.table.id, HOST, action.person))

    async def take_host(self, action: http.TakeHost) -> None:
        """Step in for hosts who are gone; they stay hosts too."""
        async with self.table.changing():
            limit = games.defaults(self.table.row.game).host_absent_s
            if self.table.is_host(self.person.id):
                raise clash("already_host", HostAlready())
            if not limit:
                raise forbidden("not_host", OnlyHostsMakeHosts())
            if any(map(is_player, self.table.holders)) and not held_by(self.table.holders, self.person.id):
                raise forbidden("not_seated", OnlySeated())
            gone = self.table.audience.present().hosts_gone
            wait = limit * 1000 - (self.table.process.absence.clock() - gone) if gone else limit * 1000
            if wait > 0:
                seconds = -(-wait // 1000)
                raise clash("host_present", HostPresent(), wait=seconds)
            await self._promote(self.person.id)
            logs.event("host taken", table=self.table.id)

    async def rename(self, action: http.RenameSeat) -> None:
        async with self.table.changing():
            self.holds(action.seat).name = unlike_others(self.table.row, action.seat, action.name)
            if self.table.is_host(self.person.id):
                enter_host(self.table.row, self.table.holders, self.person.id, self.person.name)
            await self.table.save()

    # -- chat ------------------------------------------------------------------------------------------------

    async def mute(self, action: http.MuteChat) -> None:
        async with self.table.changing() as row:
            self.host()
            muted = row.data.muted
            if action.muted and action.person not in muted:
                muted.append(action.person)
            elif not action.muted and action.person in muted:
                muted.remove(action.person)
            await self.table.save()

    async def report(self, action: http.ReportChat) -> None:
        statement = kept.report(new_id(), self.table.id, action.line, self.person.id, now_ms(), action.text)
        await self.table.store.db.write(Job(statements=[statement]))


_ACTIONS: dict[type, Callable[[Doing, Any], Awaitable[None]]] = {
    http.StartTable: Doing.start,
    http.ChangeTable: Doing.change,
    http.PauseTable: Doing.pause,
    http.ResumeTable: Doing.resume,
    http.TakeSeat: Doing.take,
    http.LeaveSeat: Doing.leave,
    http.KickSeat: Doing.kick,
    http.PutBot: Doing.bot,
    http.GiveBack: Doing.give_back,
    http.HandOver: Doing.hand_over,
    http.TransferHost: Doing.transfer,
    http.GrantHost: Doing.grant_host,
    http.RevokeHost: Doing.revoke_host,
    http.TakeHost: Doing.take_host,
    http.RenameSeat: Doing.rename,
    http.Resign: Doing.resign,
    http.OfferDraw: Doing.draw,
    http.Rematch: Doing.rematch,
    http.EndTable: Doing.end,
    http.ArchiveTable: Doing.archive,
    http.MuteChat: Doing.mute,
    http.ReportChat: Doing.report,
}
