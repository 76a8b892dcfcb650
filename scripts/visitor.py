"""One visitor who asks for all that the limits allow: what does that cost those who play?

    .venv/bin/python scripts/visitor.py --seconds 20

Starts a server of its own with the usual limits, and lets some tables move all the time; first alone, then beside a
visitor who reads whole matches, verifies, fetches and uploads them, jumps about in their history and sends half
requests, as fast as the server lets them. Tells how long moves took in both cases, and fails if the slowest of a
hundred took more than 100 ms beside the visitor, and twice as long as without.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

import httpx

from tests.server.house import Person, free_port

LONG = ROOT / "tests" / "logs" / "imperial" / "long-six-seats.rondel"
OTHERS = "127.0.0.1"
VISITOR = "127.0.0.2"
"""Another address of this machine, so that the visitor has limits of their own."""


async def started(folder: str, port: int) -> asyncio.subprocess.Process:
    words = ["-m", "rondel", "serve", "--host", "0.0.0.0", "--port", str(port), "--store", f"{folder}/store.sqlite"]
    process = await asyncio.create_subprocess_exec(
        sys.executable, *words, "--log-level", "error", stdout=asyncio.subprocess.DEVNULL
    )
    async with httpx.AsyncClient() as client:
        while True:
            with contextlib.suppress(httpx.HTTPError):
                if (await client.get(f"http://{OTHERS}:{port}/readyz")).status_code == 200:
                    return process
            await asyncio.sleep(0.1)


async def person(port: int, name: str, source: str = OTHERS) -> Person:
    transport = httpx.AsyncHTTPTransport(local_address=source)
    client = httpx.AsyncClient(base_url=f"http://{OTHERS}:{port}", timeout=60, transport=transport)
    house: Any = SimpleNamespace(port=port, url=f"http://{OTHERS}:{port}")
    found = Person(house, client)
    await found.refresh()
    found.me = (await found.post("/api/me", {"name": name})).json()
    return found


async def move(player: Person, table: dict[str, Any], until: float, took: list[float], pause: float) -> None:
    """Play and take back, again and again, and note how long each answer took."""
    async with player.watch(table) as viewer:
        while time.monotonic() < until:
            for seat, cell in ((0, 0), (1, 1)):
                began = time.perf_counter()
                await viewer.play(seat, "mark", cell=cell)
                took.append(time.perf_counter() - began)
                await asyncio.sleep(pause)
            await viewer.play(1, "undo")
            await viewer.play(0, "undo")


async def visit(port: int, until: float, counts: dict[str, int]) -> None:
    """Ask for everything, as fast as the limits allow."""
    visitor = await person(port, "Visitor", VISITOR)
    made = await visitor.client.post("/api/files", content=LONG.read_bytes())
    table = made.json()["table"]["id"]
    paths = [f"/api/tables/{table}/{what}" for what in ("history", "verify", "file", "history/1000", "history/17")]

    async def ask(number: int) -> None:
        while time.monotonic() < until:
            if number == 0:
                answer = await visitor.client.post("/api/files", content=LONG.read_bytes())
            else:
                answer = await visitor.client.get(paths[number % len(paths)])
            counts[str(answer.status_code)] = counts.get(str(answer.status_code), 0) + 1
            if answer.status_code == 429:
                await asyncio.sleep(0.2)

    async def half() -> None:
        while time.monotonic() < until:
            _, writer = await asyncio.open_connection(OTHERS, port, local_addr=(VISITOR, 0))
            writer.write(b"GET / HTTP/1.1\r\nx-half: ")
            await asyncio.sleep(0.1)

    await asyncio.gather(*(ask(number) for number in range(8)), half())


def visiting(port: int, seconds: float, counts: dict[str, int]) -> None:
    words = [sys.executable, __file__, "--seconds", str(seconds), "--visit", str(port)]
    counts.update(json.loads(subprocess.run(words, capture_output=True, check=True, text=True).stdout))


async def visited(port: int, seconds: float) -> int:
    counts: dict[str, int] = {}
    await visit(port, time.monotonic() + seconds, counts)
    print(json.dumps(counts))
    return 0


def told(name: str, took: list[float]) -> float:
    took = sorted(took)
    p99 = took[int(len(took) * 0.99)] * 1000
    print(f"{name}: {len(took)} moves, median {took[len(took) // 2] * 1000:.1f} ms, p99 {p99:.1f} ms")
    return p99


async def trial(seconds: float, tables: int) -> int:
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        process = await started(folder, port)
        try:
            players = []
            for number in range(tables):
                player = await person(port, f"P{number}")
                setting = {"hotseat": True, "start": True, "undo": "free"}
                players.append((player, await player.create("tictactoe", **setting)))
            found = []
            for crowded in (False, True):
                took: list[float] = []
                counts: dict[str, int] = {}
                until = time.monotonic() + seconds
                work = [move(*each, until, took, 0.1) for each in players]
                # In a process of their own: what the visitor has to read must not hold up those who measure.
                beside = [asyncio.to_thread(visiting, port, seconds, counts)] if crowded else []
                await asyncio.gather(*work, *beside)
                found.append(told("beside a visitor at the limits" if crowded else "alone", took))
                if counts:
                    print(f"the visitor was answered: {counts}")
            return 0 if found[1] <= max(100, 2 * found[0]) else 1
        finally:
            process.terminate()
            await process.wait()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--tables", type=int, default=5)
    parser.add_argument("--visit", type=int, default=0, help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    work = visited(wanted.visit, wanted.seconds) if wanted.visit else trial(wanted.seconds, wanted.tables)
    sys.exit(asyncio.run(work))
