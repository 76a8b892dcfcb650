"""A table played through the server's own code, without a network or a disk: what one viewer hears is what is sent."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

from rondel.core.kernel import Kernel
from rondel.core.match import Match
from rondel.core.seats import HOST
from rondel.core.simulation import clone
from rondel.core.view import Viewer
from rondel.errors import Rejected
from rondel.server.absence import Absence
from rondel.server.bus import Alone
from rondel.server.chat import Chat
from rondel.server.config import Config
from rondel.server.hall import Hall
from rondel.server.metrics import Metrics
from rondel.server.process import Process
from rondel.server.sockets import Conversation
from rondel.server.store.rows import SeatData, TableData, TableRow
from rondel.server.viewing import Viewing
from rondel.wire.messages import ClientMessage, Hello
from rondel.wire.tables import ChatLine, Me

ME, OTHERS = "me", "others"


class Shelf:
    """A store that keeps nothing but the chat."""

    def __init__(self) -> None:
        self.db = self.tables = self.people = self.outages = self
        self.lines: list[ChatLine] = []
        self.row: TableRow | None = None

    async def write(self, job: Any) -> list[int]:
        return [1] * len(job.statements)

    async def numbers(self, table: str) -> tuple[int, int] | None:
        return (self.row.entries, self.row.revision) if self.row is not None else None

    async def alive(self) -> int | None:
        return None

    async def still(self, before: int, now: int, *, away: bool) -> None: ...

    async def after(self, moment: int) -> list[Any]:
        return []

    async def by_ids(self, ids: Any) -> list[Any]:
        return []

    async def banned(self, people: Any) -> set[str]:
        return set()

    async def seen_to(self, person: str, table: str) -> int | None:
        return None

    async def keep_sight(self, person: str, table: str, seen: int) -> None: ...

    async def muted(self, person: str) -> tuple[str, ...]:
        return ()

    async def chat(self, table: str, last: int = 200) -> list[ChatLine]:
        return self.lines[-last:]

    async def say(self, table: str, line: ChatLine) -> None:
        self.lines.append(line)


class Stage:
    """One match, one viewer."""

    def __init__(self, match: Match, viewer: Viewer, role: str) -> None:
        shelf: Any = Shelf()
        bots: Any = SimpleNamespace(wake=lambda table: None)
        hall = Hall(Process(Config(), shelf, Alone(), Metrics(), "http://somewhere"), bots)
        hall.process.absence = Absence(lambda: 1)  # two stages must not differ by when they were built
        data = TableData("A table", [SeatData("person", f"P{n}") for n in match.seats])
        data.header, data.clock = match.header, match.header.clock or data.clock
        row = TableRow("id", "CODE", match.game.name, "running", "link", len(match.entries), (), None, 0, 0, 1, data)
        row.waiting = tuple(match.kernel.actors())
        held = {seat: [ME if seat in viewer.seats else OTHERS] for seat in match.seats}
        held[HOST] = [ME if viewer.host else OTHERS]
        self.match, self.viewer = match, viewer
        shelf.row = row
        self.table = hall.seat(row, held)
        self.table.take(match)
        match.at = self._at  # type: ignore[method-assign]
        me: Any = Me(ME, "Me")
        self.viewing = Viewing(None, me)
        site: Any = SimpleNamespace(
            config=Config(messages_per_second=10**6), metrics=hall.process.metrics, chat=Chat(hall), hall=hall
        )
        self.conversation = Conversation(site, self.table, self.viewing)
        self.hello = Hello(role=role, host=viewer.host)  # type: ignore[arg-type]

    def _at(self, v: int) -> Kernel:
        """The newest moment; of those before the worlds parted a twin knows nothing."""
        if v != len(self.match.entries):
            raise Rejected("unknown_entry", "A twin has no past.")
        return clone(self.match.kernel)

    async def say(self, message: ClientMessage) -> None:
        """As if it had come over the viewer's socket."""
        await self.conversation._answer(message)

    def heard(self) -> list[bytes]:
        """What has been sent since the last time."""
        return list(self._heard())

    def _heard(self) -> Iterator[bytes]:
        while self.viewing.waiting:
            yield self.viewing.take().data
