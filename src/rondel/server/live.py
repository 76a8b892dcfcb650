"""One table in memory: its match, who is there, and the way of every command: check, keep, tell."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Literal, Protocol

import msgspec
from msgspec import Raw, structs

from rondel import registry
from rondel.bots import arena
from rondel.bots.registry import usual
from rondel.core import clocks
from rondel.core.clocks import Due
from rondel.core.commands import Command
from rondel.core.inputs import LEAVE, TIMEOUT
from rondel.core.log import Entry
from rondel.core.match import Match
from rondel.core.sim import default_input
from rondel.core.state import SYSTEM
from rondel.core.table import UNDO_ANSWER
from rondel.core.view import Record, Viewer
from rondel.errors import CommandFailed, Rejected
from rondel.server import logs, pictures
from rondel.server.clock import now_ms
from rondel.server.notices import turns
from rondel.server.store import tables as kept
from rondel.server.store.database import Conflict, Job, Statement, StoreUnavailable
from rondel.server.store.rows import Result, SeatData, TableRow
from rondel.server.store.rows import policy as policy_of
from rondel.server.tokens import new_id
from rondel.wire import codec
from rondel.wire.messages import (
    PROTOCOL,
    Chatted,
    CloseCode,
    PresenceChanged,
    TableChanged,
    Welcome,
)
from rondel.wire.tables import ChatLine, Me, Present

if TYPE_CHECKING:
    from rondel.server.hall import Hall

TRIES = 6
"""How often a command is tried again after another process was faster."""
BOT_GRACE_MS = 20_000
"""If a bot's move is not there after so long, any process may see to it."""

Role = Literal["player", "spectator", "screen"]
encode = msgspec.json.Encoder().encode


class Connection(Protocol):
    """Somebody's socket."""

    me: Me
    role: Role
    wanted: tuple[int, ...] | None
    as_host: bool
    viewer: Viewer
    sent: int
    shown: bytes
    looking: bool

    def push(self, data: bytes) -> None: ...
    def close(self, code: int, text: str) -> None: ...


class LiveTable:
    """A table that somebody looks at, or that has something to do."""

    def __init__(self, hall: Hall, row: TableRow, holders: dict[int, list[str]]) -> None:
        self.hall = hall
        self.store = hall.store
        self.row = row
        self.holders = holders
        self.match: Match | None = None
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.chat_number: int | None = None
        self.reachable: dict[str, str] | None = None
        """Who wants to be told by mail or otherwise, and how they are named."""
        self.used = time.monotonic()
        self.stale = False
        self._covered_from: int | None = None
        self._kept = encode(row.data)
        self._present = Present()
        self.elsewhere: dict[str, Present] = {}
        """Who is connected to other processes."""

    # -- loading ---------------------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        return self.row.id

    async def fresh(self) -> None:
        """Read again what another process may have changed."""
        row = await self.store.tables.find(self.id)
        if row is None:
            raise Conflict("the table is gone")
        self.row, self._kept = row, encode(row.data)
        self.holders = await self.store.tables.holders(self.id)
        self.match, self.stale, self.reachable = None, False, None

    async def ready(self) -> Match | None:
        """The match as it stands, or None before the start."""
        self.used = time.monotonic()
        if self.stale:
            await self.fresh()
        if self.match is None and self.row.data.header is not None:
            await self._load()
        return self.match

    async def _load(self) -> None:
        data = self.row.data
        assert data.header is not None
        began = time.perf_counter()
        entries = await self.store.tables.entries(self.id)
        header = structs.replace(data.header, names=self.names())
        policy = policy_of(data)
        match = Match.load(registry.game(self.row.game), header, entries, policy=policy)
        match.preferences = dict(data.preferences)
        match.draw_agreed = tuple(data.draw)
        self.take(match)
        self.hall.metrics.observe("load", time.perf_counter() - began)

    def take(self, match: Match) -> None:
        """This is the match from now on."""
        self.match = match
        self._covered_from = next((record.entry.v for record in match.records if record.covered), None)

    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.row.data.seats)

    def forget(self) -> None:
        """Something went wrong while writing: the truth is in the store."""
        self.match, self.stale = None, True

    # -- who is who ------------------------------------------------------------------------------------------

    def seats_of(self, person: str) -> tuple[int, ...]:
        return tuple(sorted(seat for seat, people in self.holders.items() if person and person in people))

    def is_host(self, person: str) -> bool:
        return bool(person) and person == self.row.data.host

    def may_watch(self, person: str) -> bool:
        return self.row.visibility != "private" or self.is_host(person) or bool(self.seats_of(person))

    def bot_at(self, seat: int) -> str:
        """The bot that plays a seat, if one does."""
        found = self.row.data.seats[seat] if 0 <= seat < len(self.row.data.seats) else SeatData()
        return found.bot if found.kind == "bot" or found.stands_in else ""

    # -- commands --------------------------------------------------------------------------------------------

    async def apply(self, command: Command) -> tuple[int, bool]:
        """Carry a command out; returns the number of its entry, and whether it had been carried out before."""

        def act(match: Match, at: int) -> tuple[int, bool]:
            applied = match.apply(structs.replace(command, at=at))
            return applied.entry.v, applied.repeated

        done: tuple[int, bool] = await self.do(act)
        return done

    async def do(self, act: Callable[[Match, int], Any]) -> Any:
        """Let something happen to the match, keep what came of it, tell everybody."""
        async with self.lock:
            return await self.do_locked(act)

    async def do_locked(self, act: Callable[[Match, int], Any]) -> Any:
        began = time.perf_counter()
        for _ in range(TRIES):
            match = await self.ready()
            if match is None:
                raise Rejected("not_started", "The match has not started yet.")
            at = max(now_ms(), match.entries[-1].at if match.entries else 0)
            try:
                await self._overdue(match, at)
                before = len(match.records)
                try:
                    result = act(match, at)
                    self._bots_agree(match, at)
                except CommandFailed as problem:
                    await self._report(problem, at)
                    raise
                await self._keep(match, before, at)
            except Conflict:
                self.hall.metrics.count("conflicts")
                self.forget()
                continue
            except StoreUnavailable:
                self.forget()
                raise
            self.hall.metrics.observe("command", time.perf_counter() - began)
            return result
        raise StoreUnavailable("others were faster again and again; try once more")

    async def _overdue(self, match: Match, at: int) -> None:
        """A command that comes too late comes after the timeout."""
        if match.timer is None or match.over is not None:
            return
        for due in clocks.due(match.timer.state, at):
            before = len(match.records)
            self._time_out(match, due, at)
            await self._keep(match, before, at)

    def _time_out(self, match: Match, due: Due, at: int) -> None:
        """Carry a penalty out. Its id makes sure that it is carried out once, whoever notices."""
        command = Command(due.seat, TIMEOUT, {"penalty": due.penalty}, SYSTEM, id=f"timeout/{due.seat}/{due.at}", at=at)
        match.apply(command)
        logs.event("timeout", table=self.id, seat=due.seat, penalty=due.penalty)
        if match.over is not None:
            return
        seat = self.row.data.seats[due.seat]
        if due.penalty == "forfeit" and due.seat not in match.kernel.pos.left:
            match.apply(Command(due.seat, LEAVE, {"why": "time"}, SYSTEM, at=at))
        elif due.penalty == "bot" and seat.kind == "person":
            seat.stands_in, seat.bot = True, seat.bot or usual(match.game)
        elif due.penalty == "default" and due.seat in match.kernel.actors():
            name, args = default_input(match.kernel, due.seat)
            match.apply(as_command(match, due.seat, name, args, at))

    def _bots_agree(self, match: Match, at: int) -> None:
        """Bots agree to an undo, unless something hidden has come to light."""
        while (request := match.request) is not None:
            bot = next((seat for seat in request.waits_for if self.bot_at(seat)), None)
            if bot is None:
                return
            match.apply(Command(bot, UNDO_ANSWER, {"yes": not request.plan.barrier}, at=at))

    async def _report(self, problem: CommandFailed, at: int) -> None:
        id = new_id()
        logs.event("rules failed", level=40, table=self.id, report=id, error=str(problem)[:200])
        self.hall.metrics.count("crashes")
        await self.store.db.write(Job(statements=[kept.crash(id, self.id, at, problem.report)]))

    # -- keeping ---------------------------------------------------------------------------------------------

    async def _keep(self, match: Match, before: int, at: int) -> None:
        """Write what is new, then tell; nobody hears of anything that is not durable."""
        records = match.records[before:]
        was, status, data = self.row.waiting, self.row.status, self.row.data
        data.draw, data.preferences = list(match.draw_agreed), dict(match.preferences)
        more = self.follow(match, at) if records else []
        after = encode(data)
        changed = after != self._kept
        if not records and not changed:
            return
        statements = [kept.save(self.row), *more] if changed else more
        statements += await self._notices(match, was, at)
        job = kept.append(self.row, [record.entry for record in records])
        await self.store.db.write(Job(job.appends, job.head, statements))
        self.row.revision += changed
        self._kept = after
        self.hall.metrics.count("entries", by=len(records))
        self.tell(match, records, table=changed or self.row.status != status)
        await self.hall.wake(self)

    def follow(self, match: Match, at: int) -> list[Statement]:
        """Bring the row up to date with the match; returns what else has to be written."""
        row, data = self.row, self.row.data
        row.entries, row.updated = len(match.entries), at
        row.waiting = () if match.over is not None or match.paused else tuple(match.kernel.actors())
        for number, seat in enumerate(data.seats):
            seat.left = number in match.kernel.pos.left
        due = clocks.next_deadline(match.timer.state) if match.timer is not None else None
        row.deadline = due.at if due is not None and not match.paused else None
        if any(self.bot_at(seat) for seat in row.waiting):
            row.deadline = min(row.deadline or at + BOT_GRACE_MS, at + BOT_GRACE_MS)
        if match.over is None:
            row.status = "paused" if match.paused else "running"
            if data.finished:
                data.finished, data.outcome = 0, None
                return [kept.unfinish(row.id)]
            return []
        row.status, row.deadline = "finished", None
        if data.finished and data.outcome == match.over:
            return []
        data.finished, data.outcome, data.draw = at, match.over, []
        logs.event("match over", table=row.id, game=row.game, entries=row.entries, reason=match.over.reason)
        return [kept.unfinish(row.id), kept.finish(row, result_of(match))]

    async def _notices(self, match: Match, was: tuple[int, ...], at: int) -> list[Statement]:
        active = [seat for seat in self.row.waiting if seat not in was and seat >= 0]
        if not active:
            return []
        if self.reachable is None:
            self.reachable = await turns.reachable(self.store, self.holders)
        if not self.reachable:
            return []
        due = at + self.hall.config.notice_after * 1000
        return turns.notices(self.row, self.holders, active, self.reachable, due)

    async def save(self, *more: Statement) -> None:
        """Keep what was changed about the table itself, and tell. For use under the lock."""
        self.row.updated = now_ms()
        try:
            await self.store.tables.save(self.row, *more)
            self._kept = encode(self.row.data)
            if more:
                self.holders = await self.store.tables.holders(self.id)
                self.reachable = None
        except (Conflict, StoreUnavailable):
            self.forget()
            raise
        if self.match is not None:
            self.match.header = structs.replace(self.match.header, names=self.names())
        self._seats_changed_hands()
        self.tell_table()
        await self.hall.wake(self)

    # -- telling ---------------------------------------------------------------------------------------------

    def tell(self, match: Match, records: Sequence[Record], *, table: bool = False) -> None:
        """Send everybody the picture as they may see it, if there is anything new for them."""
        log_from = pictures.changed_from(match, records, self._covered_from)
        for record in records:
            if record.opened:
                self._covered_from = None
            if record.covered and self._covered_from is None:
                self._covered_from = record.entry.v
        made: dict[tuple[Viewer, int], tuple[int, bytes, bytes]] = {}
        now = now_ms()
        for connection in tuple(self.connections):
            key = (connection.viewer, connection.sent)
            if key not in made:
                try:
                    made[key] = self._update(match, *key, min(log_from, connection.sent), now)
                except Exception:  # a game that cannot be shown to one must not hold up the others
                    logs.log.exception("picture", extra={"facts": {"table": self.id, "game": self.row.game}})
                    connection.close(1011, "this table cannot be shown")
                    continue
            version, shown, message = made[key]
            if version == connection.sent and shown == connection.shown:
                continue  # nothing that this viewer may know of has changed, not even that something happened
            connection.sent, connection.shown = version, shown
            connection.push(message)
        if table:
            self.tell_table()
        self.tell_presence()

    def _update(self, match: Match, viewer: Viewer, since: int, log_from: int, now: int) -> tuple[int, bytes, bytes]:
        picture = pictures.picture(match, viewer, now)
        shown = encode((picture.view, picture.interaction, picture.request, picture.outcome))
        message = {
            "type": "update",
            "since": since,
            "now": now,
            "picture": Raw(encode(picture)),
            "log_from": log_from,
            "log": pictures.log_lines(match, viewer, log_from),
            "events": pictures.happened(match, viewer, since),
        }
        return picture.version, shown, encode(message)

    def tell_table(self) -> None:
        now = now_ms()
        made: dict[str, bytes] = {}
        for connection in tuple(self.connections):
            person = connection.me.person
            if person not in made:
                made[person] = codec.encode(TableChanged(now, self.hall.info(self, person)))
            connection.push(made[person])

    def tell_presence(self) -> None:
        present = self.present()
        if present != self._present:
            self._present = present
            self._push(codec.encode(PresenceChanged(present)))

    def tell_chat(self, line: ChatLine) -> None:
        self._push(codec.encode(Chatted(line)))

    def _push(self, data: bytes) -> None:
        for connection in tuple(self.connections):
            connection.push(data)

    def present(self) -> Present:
        """Who is there, here and at other processes."""
        local = self.present_here()
        everywhere = (local, *self.elsewhere.values())
        connected = sorted({seat for each in everywhere for seat in each.connected})
        looking = {seat for each in everywhere for seat in each.connected if seat not in each.away}
        return Present(
            tuple(connected),
            tuple(seat for seat in connected if seat not in looking),
            tuple(seat for seat in connected if seat in self.row.waiting),
            sum(each.spectators for each in everywhere),
            sum(each.screens for each in everywhere),
        )

    def present_here(self) -> Present:
        players = [connection for connection in self.connections if connection.role == "player"]
        connected = {seat for connection in players for seat in connection.viewer.seats}
        looking = {seat for connection in players if connection.looking for seat in connection.viewer.seats}
        return Present(
            tuple(sorted(connected)),
            tuple(sorted(connected - looking)),
            (),
            sum(connection.role == "spectator" or not connection.viewer.seats for connection in players)
            + sum(connection.role == "spectator" for connection in self.connections),
            sum(connection.role == "screen" for connection in self.connections),
        )

    def is_looking(self, person: str) -> bool:
        """Does somebody have this table before their eyes, at this process?"""
        return any(connection.me.person == person and connection.looking for connection in self.connections)

    # -- connections -----------------------------------------------------------------------------------------

    def eyes(self, me: Me, role: Role, wanted: tuple[int, ...] | None, as_host: bool) -> Viewer:
        """With whose eyes somebody may see."""
        if role != "player":
            return Viewer()
        held = self.seats_of(me.person)
        seats = held if wanted is None else tuple(seat for seat in wanted if seat in held)
        return Viewer(seats, as_host and self.is_host(me.person))

    async def welcome(self, connection: Connection, last: int | None) -> None:
        """Tell everything; from now on the connection hears of everything else."""
        async with self.lock:
            match = await self.ready()
            connection.viewer = self.eyes(connection.me, connection.role, connection.wanted, connection.as_host)
            chat = await self.store.tables.chat(self.id)
            if self.reachable is None:  # found out now, so that no command has to wait for it
                self.reachable = await turns.reachable(self.store, self.holders)
            self._welcome(connection, match, last, chat)
            self.connections.add(connection)
        self.tell_presence()
        await self.hall.tell_presence(self)

    def _welcome(self, connection: Connection, match: Match | None, last: int | None, chat: Iterable[ChatLine]) -> None:
        viewer, now = connection.viewer, now_ms()
        picture = pictures.picture(match, viewer, now) if match is not None else None
        start = pictures.log_start(match, last) if match is not None else -1
        welcome = Welcome(
            protocol=PROTOCOL,
            now=now,
            me=connection.me,
            table=self.hall.info(self, connection.me.person),
            presence=self.present(),
            seats=viewer.seats,
            role=connection.role,
            picture=picture,
            log_from=start,
            log=tuple(pictures.log_lines(match, viewer, start)) if match is not None else (),
            events=tuple(pictures.happened(match, viewer, last)) if match is not None and last is not None else (),
            chat=tuple(line for line in chat if line.person not in self.row.data.muted),
        )
        if picture is not None:
            connection.sent = picture.version
            connection.shown = encode((picture.view, picture.interaction, picture.request, picture.outcome))
        connection.push(codec.encode(welcome))

    async def leave(self, connection: Connection) -> None:
        self.used = time.monotonic()
        self.connections.discard(connection)
        self.tell_presence()
        await self.hall.tell_presence(self)

    async def begun(self) -> None:
        """The match has started, or is another one now: everybody gets the whole picture. For use under the lock."""
        match = await self.ready()
        chat = await self.store.tables.chat(self.id)
        for connection in tuple(self.connections):
            connection.viewer = self.eyes(connection.me, connection.role, connection.wanted, connection.as_host)
            self._welcome(connection, match, None, chat)

    def _seats_changed_hands(self) -> None:
        """Eyes follow the seats: whoever lost one must look anew, whoever gained one sees with it."""
        for connection in tuple(self.connections):
            if not self.may_watch(connection.me.person):
                connection.close(CloseCode.FORBIDDEN, "this table is private")
                continue
            eyes = self.eyes(connection.me, connection.role, connection.wanted, connection.as_host)
            if eyes == connection.viewer:
                continue
            lost = not set(connection.viewer.seats) <= set(eyes.seats)
            if lost:
                connection.close(CloseCode.REPLACED, "this seat is no longer yours")
            else:
                connection.viewer = eyes
                self._welcome(connection, self.match, None, ())

    async def refresh(self) -> None:
        """Another process has changed something: read it and tell those who are connected here."""
        async with self.lock:
            if self.connections:
                await self._read_and_tell()
            else:
                self.stale = True

    async def catch_up(self) -> bool:
        """Read what another process has changed if word of it is still on its way; returns whether there was any.

        Whoever was told that something is done must find it done at every process.
        """
        if self.hall.bus.alone and not self.stale:
            return False
        async with self.lock:
            known = (self.row.entries, self.row.revision)
            if not self.stale and await self.store.tables.numbers(self.id) == known:
                return False
            await self._read_and_tell()
            return True

    async def _read_and_tell(self) -> None:
        known, started = len(self.match.records) if self.match is not None else 0, self.match is not None
        covered = self._covered_from
        revision = self.row.revision
        await self.fresh()
        match = await self.ready()
        if match is not None and not started:
            await self.begun()
        elif match is not None and len(match.records) > known:
            self._covered_from = covered
            self.tell(match, match.records[known:], table=True)
        if self.row.revision != revision:
            self._seats_changed_hands()
            self.tell_table()

    # -- what is due -----------------------------------------------------------------------------------------

    async def run_due(self) -> None:
        """Carry out whatever is due, and let bots that wait go on."""
        async with self.lock:
            for _ in range(TRIES):
                match = await self.ready()
                if match is None or match.over is not None:
                    return
                try:
                    await self._overdue(match, max(now_ms(), match.entries[-1].at if match.entries else 0))
                    return
                except Conflict:
                    self.forget()


def as_command(match: Match, seat: int, name: str, args: tuple[Any, ...], at: int, id: str = "") -> Command:
    """A decision of the table or a bot for a seat, as a command."""
    made = arena.command(match.kernel, seat, (name, args), at)
    return structs.replace(made, actor=SYSTEM, id=id)


def result_of(match: Match) -> Result:
    """What a finished match adds to the statistics."""
    assert match.over is not None
    last = match.entries[-1].at if match.entries else match.header.started
    net = clocks.reading(match.timer.state, last).net_ms if match.timer is not None else last - match.header.started
    gone = {v for entry in match.entries for v in entry.removes}
    events = Counter(
        event.name
        for record in match.records
        if record.entry.v not in gone
        for event in record.events
        if not event.flow
    )
    return Result(match.header.seats, len(match.line.entries), max(0, net), match.over, dict(events))


__all__ = ["Connection", "Entry", "LiveTable"]
