"""Measures what the server promises, over loopback, bounded: `python -m rondel.bench.server`.

The server runs in a process of its own; the load comes from this one.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from rondel.bench.houses import FREE
from rondel.core.log import Entry
from rondel.server.store.opening import Store, store_at
from rondel.server.store.rows import SeatData, TableData, TableRow
from rondel.server.store.tables import append
from rondel.server.tokens import new_id, room_code


def quantile(values: Sequence[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


class Server:
    """A server process on an empty store."""

    def __init__(self, store: str) -> None:
        with contextlib.closing(socket.create_server(("127.0.0.1", 0))) as probe:
            self.port = int(probe.getsockname()[1])
        self.url = f"http://127.0.0.1:{self.port}"
        settings = {**FREE, "PORT": str(self.port), "STORE": store}
        environment = {**os.environ, **{f"RONDEL_{key}": value for key, value in settings.items()}}
        self.process = subprocess.Popen([sys.executable, "-m", "rondel", "serve", "--quiet"], env=environment)

    async def ready(self, client: httpx.AsyncClient) -> None:
        for _ in range(600):
            with contextlib.suppress(httpx.HTTPError):
                if (await client.get("/readyz")).status_code == 200:
                    return
            await asyncio.sleep(0.1)
        raise TimeoutError("the server did not start")

    def memory(self) -> int:
        """Resident bytes."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(30)


@contextlib.asynccontextmanager
async def served() -> AsyncIterator[tuple[Server, httpx.AsyncClient]]:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(f"{folder}/store.sqlite")
        try:
            async with httpx.AsyncClient(base_url=server.url, timeout=60) as client:
                await server.ready(client)
                told = (await client.get("/api/me")).json()
                client.headers["x-rondel-csrf"] = told["csrf"]
                await client.post("/api/me", json={"name": "Load"})
                yield server, client
        finally:
            server.stop()


async def new_table(client: httpx.AsyncClient, game: str = "tictactoe") -> str:
    body = {"game": game, "hotseat": True, "start": True, "undo": "free"}
    answer = await client.post("/api/tables", json=body)
    return str(answer.json()["table"]["id"])


async def viewer(server: Server, client: httpx.AsyncClient, table: str, *, player: bool) -> ClientConnection:
    cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    headers = {"cookie": cookie} if player else {}
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
    made = await connect(address, additional_headers=headers, compression=None, max_size=None, ping_interval=None)
    await made.send('{"type":"hello"}' if player else '{"type":"hello","role":"spectator"}')
    await made.recv()
    return made


async def fan_out(tables: int = 200, viewers: int = 800, seconds: float = 10, rate: float = 100) -> dict[str, float]:
    """Commands to all viewers: 200 tables, 800 viewers, `rate` commands a second over all tables."""
    async with served() as (server, client):
        ids = [await new_table(client) for _ in range(tables)]
        players = [await viewer(server, client, id, player=True) for id in ids]
        others = [await viewer(server, client, ids[n % tables], player=False) for n in range(viewers - tables)]
        sent: dict[tuple[int, int], float] = {}
        delays: list[float] = []
        acks: list[float] = []

        async def listen(made: ClientConnection, table: int) -> None:
            with contextlib.suppress(Exception):
                while True:
                    data = await made.recv(decode=False)
                    now = time.perf_counter()
                    if data.startswith(b'{"type":"update"'):
                        since = int(data[25 : data.index(b",", 25)])
                        delays.append(now - sent[table, since + 1])
                    elif data.startswith(b'{"type":"ack"'):
                        acks.append(now - sent[table, msgspec.json.decode(data)["v"]])

        listeners = [asyncio.create_task(listen(made, n)) for n, made in enumerate(players)]
        listeners += [asyncio.create_task(listen(made, n % tables)) for n, made in enumerate(others)]
        numbers = [0] * tables
        began, count = time.perf_counter(), 0
        while time.perf_counter() - began < seconds:
            table = count % tables
            numbers[table] += 1
            number = numbers[table]
            what = '"mark","args":{"cell":0}' if number % 2 else '"undo"'
            sent[table, number] = time.perf_counter()
            await players[table].send(f'{{"type":"command","id":"{number}","seat":0,"name":{what}}}')
            count += 1
            await asyncio.sleep(max(0.0, began + count / rate - time.perf_counter()))
        await asyncio.sleep(1)
        for task in listeners:
            task.cancel()
        expected = count * viewers // tables
        inside = _histogram((await client.get("/metrics")).text, "rondel_command_seconds")
        for made in (*players, *others):
            made.transport.abort()
        return {
            "commands": count,
            "updates": len(delays),
            "updates expected": expected,
            "p50 ms": quantile(delays, 0.5) * 1000,
            "p99 ms": quantile(delays, 0.99) * 1000,
            "ack p99 ms": quantile(acks, 0.99) * 1000,
            **inside,
        }


def _histogram(metrics: str, name: str) -> dict[str, float]:
    """What the server says itself: how many commands took how long, in percent."""
    lines = [line for line in metrics.splitlines() if line.startswith(f"{name}_bucket")]
    found = {line.split('"')[1]: float(line.rpartition(" ")[2]) for line in lines}
    total = found.get("+Inf", 0) or 1
    bounds = [bound for bound in ("0.01", "0.05", "0.1") if bound in found]
    return {f"inside ≤ {1000 * float(bound):g} ms %": 100 * found[bound] / total for bound in bounds}


async def idle_viewers(count: int = 2000) -> dict[str, float]:
    """What a viewer costs who only looks."""
    async with served() as (server, client):
        tables = [await new_table(client) for _ in range(20)]
        before = server.memory()
        made = [await viewer(server, client, tables[n % 20], player=False) for n in range(count)]
        await asyncio.sleep(1)
        each = (server.memory() - before) / count
        for one in made:
            one.transport.abort()
        return {"viewers": count, "KB each": each / 1024}


async def open_long_match(entries: int = 2000) -> dict[str, float]:
    """As a stranger would: nothing is in memory."""
    with tempfile.TemporaryDirectory() as folder:
        path = f"{folder}/store.sqlite"
        store = store_at(path)
        await store.open()
        table = await _long_table(store, entries)
        await store.close()
        server = Server(path)
        try:
            async with httpx.AsyncClient(base_url=server.url, timeout=60) as client:
                await server.ready(client)
                began = time.perf_counter()
                made = await viewer(server, client, table, player=False)
                opened = time.perf_counter() - began
                jumps = []
                for v in range(1, entries, entries // 40):
                    began = time.perf_counter()
                    await made.send(f'{{"type":"look","id":"x","at":{v}}}')
                    await made.recv()
                    jumps.append(time.perf_counter() - began)
                made.transport.abort()
                worst, middle = max(jumps) * 1000, statistics.median(jumps) * 1000
                return {"open ms": opened * 1000, "jump worst ms": worst, "jump p50 ms": middle}
        finally:
            server.stop()


async def _long_table(store: Store, entries: int) -> str:
    from rondel import registry
    from rondel.core.commands import Command
    from rondel.core.match import Match
    from rondel.core.policy import UndoPolicy

    match = Match(registry.game("tictactoe"), 2, seed="long", policy=UndoPolicy("free"))
    for number in range(entries):
        match.apply(Command(0, "undo") if number % 2 else Command(0, "mark", {"cell": 0}))
    seats = [SeatData("person", "A"), SeatData("person", "B")]
    data = TableData("Long", seats, header=match.header, undo="free")
    row = TableRow(new_id(), room_code(), "tictactoe", "running", "public", entries, (0,), None, 1, 1, 1, data)
    await store.tables.add(row, entries=list(match.entries))
    return row.id


async def appends(clients: int = 100, seconds: float = 4) -> dict[str, float]:
    """Durable appends from many clients on SQLite, each with its table's row."""
    with tempfile.TemporaryDirectory() as folder:
        store = store_at(f"{folder}/store.sqlite")
        await store.open()
        delays: list[float] = []
        end = time.perf_counter() + seconds

        async def client(number: int) -> int:
            data = TableData("Load", [SeatData()])
            row = TableRow(new_id(), room_code(), "load", "running", "link", 0, (0,), None, 1, 1, 1, data)
            await store.tables.add(row)
            while time.perf_counter() < end:
                row.entries += 1
                began = time.perf_counter()
                entry = Entry(row.entries, 0, "mark", {"cell": number}, id=f"c{row.entries}")
                await store.db.write(append(row, [entry]))
                delays.append(time.perf_counter() - began)
            return row.entries

        began = time.perf_counter()
        total = sum(await asyncio.gather(*(client(number) for number in range(clients))))
        took = time.perf_counter() - began
        await store.close()
        return {"appends/s": total / took, "p99 ms": quantile(delays, 0.99) * 1000}


def say(what: str, target: str, found: dict[str, Any]) -> None:
    words = ", ".join(f"{key} {value:,.1f}" for key, value in found.items())
    load = os.getloadavg()[0]
    sys.stdout.write(f"{what:<34} {words}   (target: {target}; load {load:.1f} on {os.cpu_count()} cores)\n")
    sys.stdout.flush()


def main() -> None:
    """Everything, one line each."""
    say("bare appends to the store", "≥ 5,000/s", asyncio.run(appends()))
    say("open 2,000 entries, jump", "< 1 s, < 100 ms", asyncio.run(open_long_match()))
    say("200 tables, 800 viewers", "p99 < 50 ms", asyncio.run(fan_out()))
    say("idle viewers", "< 100 KB each", asyncio.run(idle_viewers()))


if __name__ == "__main__":
    main()
