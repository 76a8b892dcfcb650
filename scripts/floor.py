"""The least a move can cost: what is left of the server when it has no rules, no tables and no viewers.

    .venv/bin/python scripts/floor.py --rounds 10

Starts two servers and lets them play the same matches in turns: Rondel's own, and one that takes a message from a
socket, appends it to an SQLite file in the same groups, and then sends two messages of the usual size, compressed, to
two sockets. It uses the same loop, frames and store. What lies between the two is what Rondel does by itself.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import sys
import tempfile
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import uvloop
from websockets.http11 import Request
from websockets.server import ServerProtocol

from rondel.bench.houses import House, Rondel, Seated, free_port
from rondel.bench.lines import line
from rondel.bench.matches import play
from rondel.server import frames
from rondel.server.frames import Frames
from rondel.server.said import Said
from rondel.server.socket_line import DEFLATE
from rondel.server.store.database import Append, Head, Job, Statement
from rondel.server.store.sqlite import Sqlite
from rondel.wire.limits import FRAME
from rondel.wire.messages import Ack, Act, ClientMessage

UPDATE = b'{"type":"update","picture":{"cells":[%s],"reason":"%s"}}'
decode, encode = msgspec.json.Decoder(ClientMessage).decode, msgspec.json.Encoder().encode
TABLE = (
    "INSERT INTO tables (id, code, game, status, visibility, created, updated, data) "
    "VALUES (?, ?, '', '', '', 0, 0, '')"
)


def words(rng: Random) -> bytes:
    """Text of the length of an update that becomes about as short as one."""
    parts = [b"%x" % rng.getrandbits(16) for _ in range(40)]
    return b" ".join(rng.choice(parts) for _ in range(400))[:1530]


class Bare(asyncio.Protocol):
    """One socket: whatever is said at its table is written down, and then told to everybody there."""

    tables: dict[str, list[Bare]] = {}
    numbers: dict[str, int] = {}

    def __init__(self, store: Sqlite, picture: bytes) -> None:
        self.store, self.picture = store, picture
        self.opening: ServerProtocol | None = ServerProtocol(extensions=[DEFLATE])
        self.frames = Frames(FRAME)
        self.frames.unpacks = True

    def connection_made(self, transport: Any) -> None:
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        if self.opening is not None:
            self._open(self.opening, data)
            return
        for kind, payload in self.frames.read(data):
            if kind == frames.TEXT:
                asyncio.get_running_loop().create_task(self._carry_out(decode(payload))).add_done_callback(_told)

    def _open(self, opening: ServerProtocol, data: bytes) -> None:
        opening.receive_data(data)
        for request in opening.events_received():
            assert isinstance(request, Request)
            if "upgrade" not in request.headers:
                self.transport.write(b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
                self.transport.close()
                return
            self.table = request.path
            self.tables.setdefault(self.table, []).append(self)
            opening.send_response(opening.accept(request))
            self.transport.write(b"".join(opening.data_to_send()))
            self.opening = None

    async def _carry_out(self, act: Act) -> None:
        first = self.table not in self.numbers
        self.numbers[self.table] = number = self.numbers.get(self.table, 0) + 1
        statements = [Statement(TABLE, (self.table, self.table))] if first else []
        head = None if first else Head(self.table, number, "running", "1", None, number, 1)
        await self.store.write(Job([Append(self.table, number, act.id, encode(act))], head, statements))
        for each in self.tables[self.table]:
            update = Said(UPDATE % (b"%d" % number, self.picture)).frame(packed=True)
            ack = Said(encode(Ack(act.id, number))).frame(packed=True) if each is self else b""
            each.transport.write(update + ack)

    def connection_lost(self, why: Exception | None) -> None:
        self.tables.pop(getattr(self, "table", ""), None)


def _told(task: asyncio.Task[None]) -> None:
    task.result()


async def serve(port: int, path: str) -> None:
    store, picture = Sqlite(path), words(Random(1))
    await store.open()
    server = await asyncio.get_running_loop().create_server(lambda: Bare(store, picture), "127.0.0.1", port)
    await server.serve_forever()


class Floor(House):
    """The server that does nothing else."""

    name, ready = "the floor", "/"

    def __init__(self, path: str) -> None:
        port = free_port()
        super().__init__([sys.executable, __file__, "--serve", str(port), path], {}, port)
        self._count = 0

    async def seat(self) -> Seated:
        self._count += 1
        lines = [await line(self.port, f"/{self._count}") for _ in range(2)]

        def move(seat: int, cell: int, number: int) -> bytes:
            facts = (number, seat, cell, number - 1)
            return b'{"type":"command","id":"%d","seat":%d,"name":"mark","args":{"cell":%d},"version":%d}' % facts

        return Seated(lines, move, b'{"type":"update"', b'"reason"')


async def measure(rounds: int) -> None:
    with tempfile.TemporaryDirectory(prefix="rondel-floor-") as folder:
        houses: list[House] = [Rondel(str(Path(folder) / "one.sqlite")), Floor(str(Path(folder) / "two.sqlite"))]
        found: dict[str, list[float]] = {house.name: [] for house in houses}
        sizes: dict[str, float] = {}
        try:
            for house in houses:
                await house.open()
                await play(house, 3, Random(1))
            for number in range(rounds):
                for house in houses:
                    played = await play(house, 1, Random(number))
                    found[house.name].append(played.cost_ms)
                    sizes[house.name] = played.bytes_per_update
        finally:
            for house in houses:
                await house.close()
        for name, costs in found.items():
            best, middle = min(costs), statistics.median(costs)
            print(f"{name}: {best:.3f} ms of processor a move at best, {middle:.3f} usually; {sizes[name]:.0f} bytes")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--serve", nargs=2, metavar=("PORT", "PATH"), help="be the server; for its own use")
    told = parser.parse_args()
    uvloop.run(serve(int(told.serve[0]), told.serve[1]) if told.serve else measure(told.rounds))
