"""Those who look at a table: who is there, and what each of them is told."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Literal, Protocol, TypeVar

from rondel.core.match import Match
from rondel.core.telling import Record
from rondel.core.view import Viewer
from rondel.errors import CommandFailed
from rondel.messages import Message
from rondel.server import hearing, pictures
from rondel.server.clock import now_ms
from rondel.server.homes import Homes
from rondel.server.news import Known, News, news
from rondel.server.pinned import OtherRules
from rondel.server.process import Process
from rondel.server.said import Said
from rondel.server.store.rows import TableRow
from rondel.wire import codec
from rondel.wire.messages import (
    PROTOCOL,
    AskLog,
    Chatted,
    CloseCode,
    FromServer,
    LogPage,
    PresenceChanged,
    TableChanged,
    Welcome,
)
from rondel.wire.tables import ChatLine, Me, Present, TableInfo


class CannotBeShown(Message): ...


Role = Literal["player", "spectator", "screen"]
T = TypeVar("T")
PAGE = 400
"""Lines of a log that are told at once to those who ask for the others by themselves."""
LONG = 200
"""A log of more lines is encoded and compressed beside the event loop: it may have megabytes."""


class Connection(Protocol):
    """Somebody's socket."""

    me: Me
    role: Role
    wanted: tuple[int, ...] | None
    as_host: bool
    paged: bool
    viewer: Viewer
    sent: int
    """The version of the picture sent last, as the viewer counts."""
    told: int
    """How many entries the match had then."""
    shown: int
    """The sum of what could be seen in it."""
    looking: bool
    kept: int
    """Up to which version it is kept that it was seen."""

    def push(self, said: Said) -> None: ...
    def close(self, code: int, text: str) -> None: ...
    async def move(self, homes: Homes, process: str) -> bool: ...


class WatchedTable(Protocol):
    """What an audience must know of the table it looks at."""

    process: Process
    row: TableRow
    holders: dict[int, list[str]]
    match: Match | None
    aside: OtherRules | None

    @property
    def id(self) -> str: ...
    def info(self, person: str) -> TableInfo: ...
    def seats_of(self, person: str) -> tuple[int, ...]: ...
    def is_host(self, person: str) -> bool: ...
    def may_watch(self, person: str) -> bool: ...
    async def run(self, fn: Callable[..., T], *args: Any, commands: int = 1) -> T: ...


class Audience:
    """Everybody who is connected to one table at this process."""

    def __init__(self, table: WatchedTable) -> None:
        self.table = table
        self.connections: set[Connection] = set()
        self._present = Present()

    # -- who is there ----------------------------------------------------------------------------------------

    def present(self) -> Present:
        """Who is there, here and at other processes."""
        everywhere = (self.present_here(), *self.table.process.other_processes.at(self.table.id))
        connected = sorted({seat for each in everywhere for seat in each.connected})
        looking = {seat for each in everywhere for seat in each.connected if seat not in each.away}
        hosts = sum(each.hosts for each in everywhere)
        return Present(
            tuple(connected),
            tuple(seat for seat in connected if seat not in looking),
            sum(each.spectators for each in everywhere),
            sum(each.screens for each in everywhere),
            hosts,
            0 if hosts else self.table.process.absence.since(self.table.id),
        )

    def present_here(self) -> Present:
        players = [connection for connection in self.connections if connection.role == "player"]
        connected = {seat for connection in players for seat in connection.viewer.seats}
        looking = {seat for connection in players if connection.looking for seat in connection.viewer.seats}
        return Present(
            tuple(sorted(connected)),
            tuple(sorted(connected - looking)),
            sum(not connection.viewer.seats for connection in players)
            + sum(connection.role == "spectator" for connection in self.connections),
            sum(connection.role == "screen" for connection in self.connections),
            sum(self.table.is_host(connection.me.person) for connection in players),
        )

    def is_looking(self, person: str) -> bool:
        """Does somebody have this table before their eyes, at this process?"""
        return any(connection.me.person == person and connection.looking for connection in self.connections)

    def eyes(self, connection: Connection) -> Viewer:
        """With whose eyes somebody may see."""
        if connection.role != "player":
            return Viewer()
        person, wanted = connection.me.person, connection.wanted
        held = self.table.seats_of(person)
        seats = held if wanted is None else tuple(seat for seat in wanted if seat in held)
        return Viewer(seats, connection.as_host and self.table.is_host(person))

    # -- coming and going ------------------------------------------------------------------------------------

    async def welcome(
        self,
        connection: Connection,
        last: int | None,
        chat: Iterable[ChatLine],
        seen: int | None = None,
        muted: tuple[str, ...] | None = None,
    ) -> None:
        """Tell somebody everything; from now on they hear of everything else."""
        table, now = self.table, now_ms()
        match, viewer = table.match, self.eyes(connection)
        told = pictures.Arrival()
        most = PAGE if connection.paged else None
        if match is not None:
            told = await table.run(pictures.told, match, viewer, last, now, most, commands=_lines(match, last, most))
        elif table.aside is not None and table.aside.log is not None:
            told = await table.run(pictures.log_alone, table.aside.log, viewer, most)
        connection.viewer, picture = viewer, told.picture
        welcome = Welcome(
            protocol=PROTOCOL,
            now=now,
            me=connection.me,
            table=table.info(connection.me.person),
            presence=self.present(),
            seats=viewer.seats,
            role=connection.role,
            picture=picture,
            log_from=told.log_from,
            log=told.log,
            events=told.events,
            chat=tuple(pictures.said(match, viewer, line) for line in chat if self.hears(connection, line)),
            seen=seen,
            muted=muted,
            earlier=told.earlier,
        )
        if match is not None and picture is not None:
            connection.sent, connection.told, connection.shown = (
                picture.version,
                len(match.records),
                pictures.shown(picture),
            )
        connection.push(await table.run(_packed, welcome) if len(told.log) > LONG else Said(codec.encode(welcome)))
        self.connections.add(connection)

    def page(self, match: Match, viewer: Viewer, asked: AskLog) -> Said:
        """Lines of the log that somebody does not know yet; to be made where the rules run."""
        found = pictures.page(match, viewer, asked.before, PAGE)
        return _packed(LogPage(asked.id, found.log, found.earlier))

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.tell_presence()

    async def welcome_all(self, chat: Sequence[ChatLine]) -> None:
        """The match has started, or is another one now: everybody gets the whole picture."""
        for connection in tuple(self.connections):
            await self._welcome_again(connection, chat)

    async def _welcome_again(self, connection: Connection, chat: Sequence[ChatLine]) -> None:
        """Tell somebody everything who is there already; what has happened stands, also if it cannot be shown."""
        try:
            await self.welcome(connection, None, chat)
        except CommandFailed:
            connection.close(1011, str(CannotBeShown()))

    def has_other_eyes(self) -> bool:
        """Does anybody here see with other eyes than they should now, or may no longer see at all?"""
        return any(
            self.eyes(each) != each.viewer or not self.table.may_watch(each.me.person) for each in self.connections
        )

    async def seats_changed_hands(self, chat: Sequence[ChatLine]) -> None:
        """Eyes follow the seats: whoever has others now looks anew, whoever has none left is told so."""
        for connection in tuple(self.connections):
            eyes, before = self.eyes(connection), connection.viewer
            if before.seats and not eyes.seats and not eyes.host:
                await self.show_out(connection)
            elif not self.table.may_watch(connection.me.person):
                connection.close(CloseCode.FORBIDDEN, "this table is private")
            elif eyes != before:
                await self._welcome_again(connection, chat)

    async def show_out(self, connection: Connection) -> None:
        """Hang up on somebody who has lost their seat, and say how."""
        person, table = connection.me.person, self.table
        if await table.process.store.people.banned([person]):
            connection.close(CloseCode.BANNED, "you are banned")
        elif hearing.is_shown_out(table.row, table.holders, person):
            connection.close(CloseCode.KICKED, "a host has shown you out of this seat")
        else:
            connection.close(CloseCode.REPLACED, "this seat is no longer yours")

    # -- what is told ----------------------------------------------------------------------------------------

    def known(self) -> set[Known]:
        """What those who are here know; for each of these, news have to be made."""
        return {Known.of(connection) for connection in self.connections}

    async def tell_of(self, match: Match, records: Sequence[Record]) -> None:
        """Make the news of what was done elsewhere, and tell them."""
        made: News = {}
        with contextlib.suppress(CommandFailed):  # it has happened all the same, and is kept
            made = await self.table.run(news, match, records, self.known(), now_ms())
        self.tell(made, len(match.records))

    def tell(self, made: News, count: int) -> None:
        """Send everybody the picture as they may see it, if there is anything new for them."""
        for connection in tuple(self.connections):
            update = made.get(Known.of(connection))
            if update is None:
                connection.close(1011, str(CannotBeShown()))
                continue
            if update.version == connection.sent and update.shown == connection.shown:
                continue  # nothing that this viewer may know of has changed, not even that something happened
            connection.sent, connection.told, connection.shown = update.version, count, update.shown
            connection.push(update.message)

    def tell_table(self) -> None:
        now = now_ms()
        made: dict[str, Said] = {}
        for connection in tuple(self.connections):
            person = connection.me.person
            if person not in made:
                made[person] = Said(codec.encode(TableChanged(now, self.table.info(person))))
            connection.push(made[person])

    def tell_presence(self) -> None:
        present = self.present()
        if self._present.hosts and not present.hosts:
            self.table.process.absence.saw(self.table.id)
            present = self.present()
        if present != self._present:
            self._present = present
            self._push(Said(codec.encode(PresenceChanged(present))))

    def hears(self, connection: Connection, line: ChatLine) -> bool:
        """A big screen is read by whoever sits in front of it."""
        table = self.table
        return hearing.hears(table.row, table.holders, connection.me.person, line, screen=connection.role == "screen")

    def tell_chat(self, line: ChatLine) -> None:
        made: dict[Viewer, Said] = {}
        for connection in tuple(self.connections):
            if not self.hears(connection, line):
                continue
            viewer = connection.viewer
            if viewer not in made:
                made[viewer] = Said(codec.encode(Chatted(pictures.said(self.table.match, viewer, line))))
            connection.push(made[viewer])

    def _push(self, said: Said) -> None:
        for connection in tuple(self.connections):
            connection.push(said)


def _lines(match: Match, last: int | None, most: int | None) -> int:
    """How much has to be told to somebody who knows the match up to there."""
    count = max(1, len(match.records) if last is None else len(match.records) - last)
    return count if most is None else min(count, most)


def _packed(message: FromServer) -> Said:
    said = Said(codec.encode(message))
    said.frame(packed=True)
    return said
