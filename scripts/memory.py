"""What tables and viewers cost in memory, over loopback, with sockets that compress as browsers' do.

    .venv/bin/python scripts/memory.py --tables 400 --viewers 5000

Starts a server of its own. First tables with two viewers each sit down, who have seen a move; then people who only look
on come to some of them. Tells how much the server grew for each, and all of it.
"""

from __future__ import annotations

import argparse
import asyncio
import resource
import sys
import tempfile

from rondel.bench.houses import Rondel, Seated
from rondel.bench.lines import Line, line


async def moved(seated: Seated) -> None:
    """Let everybody at a table hear of a move."""
    seated.lines[0].say(seated.move(0, 4, 1))
    for each in seated.lines:
        await each.next(seated.update)


async def measure(tables: int, viewers: int) -> int:
    with tempfile.TemporaryDirectory(prefix="rondel-memory-") as folder:
        house = Rondel(f"{folder}/store.sqlite")
        try:
            await house.open()
            for _ in range(20):  # what is made once, however many come
                await moved(await house.seat())
            before = house.memory()
            for _ in range(tables):
                await moved(await house.seat())
            each = (house.memory() - before) / tables / 1024
            print(f"{tables} tables with two viewers: {each:.1f} KB each (at most 50)", flush=True)
            body = {"game": "tictactoe", "hotseat": True, "start": True}
            made = (await house.client.post("/api/tables", json=body)).json()["table"]["id"]
            before = house.memory()
            lookers = [await look(house.port, made) for _ in range(viewers)]
            await asyncio.sleep(1)
            grown, whole = house.memory() - before, house.memory()
            print(
                f"{viewers} viewers who look on: {grown / max(1, viewers) / 1024:.1f} KB each, {grown / 2**20:.0f} MB"
            )
            print(f"the whole server: {whole / 2**20:.0f} MB")
            for each_line in lookers:
                each_line.hang_up()
            return 0 if each <= 50 and grown <= 250 * 2**20 else 1
        finally:
            await house.close()


async def look(port: int, table: str) -> Line:
    made = await line(port, f"/api/tables/{table}/live")
    made.say(b'{"type":"hello","role":"spectator"}')
    await made.next(b'{"type":"welcome"')
    made.listen(lambda message, length: None)
    return made


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=400)
    parser.add_argument("--viewers", type=int, default=5000)
    told = parser.parse_args()
    needed = 2 * told.tables + told.viewers + 200
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, needed)), hard))
    sys.exit(asyncio.run(measure(told.tables, told.viewers)))
