"""Rondel's server beside boardgame.io's own: whole matches over real sockets, on the same machine, in the same run.

Both play random tic-tac-toe at 50 tables with two sockets each. The first rounds after a start are the cold ones; they
warm a compiler up, for those that come after. Rondel has every move on disk before anybody is told; boardgame.io keeps
matches in memory, or in its FlatFile store.
"""

from __future__ import annotations

import asyncio
import os
import random
import tempfile
from collections.abc import AsyncIterator, Callable
from pathlib import Path

from rondel.bench.comparison import PeerUnavailableError, boardgame_io_in
from rondel.bench.houses import BoardgameIo, House, Rondel
from rondel.bench.matches import Played, play
from rondel.bench.rows import Report, Row

COLD, WARMING, WARM = 1, 12, 30
"""Rounds, of about 380 moves each."""


async def _measured(make: Callable[[], House], warm: int) -> tuple[Played, Played]:
    """What a server comes to when it has just been started, and when it has been used for a while."""
    house, rng = make(), random.Random(1)
    try:
        await house.open()
        cold = await play(house, COLD, rng)
        await play(house, WARMING, rng)
        return cold, await play(house, warm, rng)
    finally:
        await house.close()


def _rows(name: str, cold: Played, warm: Played) -> list[Row]:
    return [
        Row(f"{name}: moves, cold", cold.rate, "moves/s"),
        Row(f"{name}: moves, warm", warm.rate, "moves/s", note=_note(warm)),
        Row(f"{name}: until both are told, 99 %", warm.p99_ms, "ms"),
        Row(f"{name}: processor time a move", warm.cost_ms, "ms"),
        Row(f"{name}: bytes of an update", warm.bytes_per_update, "bytes"),
    ]


def _note(played: Played) -> str:
    again = f", {played.again} sent again after silence" if played.again else ""
    return f"{played.moves:,} moves{again}"


def _compared(mine: Played, theirs: Played) -> list[Row]:
    rate, late = mine.rate / theirs.rate, mine.p99_ms / theirs.p99_ms
    size = mine.bytes_per_update / theirs.bytes_per_update
    return [
        Row("… our moves against its memory, warm", rate, "×", ">= 2", rate >= 2),
        Row("… our 99 % against it", late, "×", "<= 0.5", late <= 0.5),
        Row("… our bytes against it", size, "×", "<= 1", size <= 1),
    ]


async def _all(scratch: Path, *, with_peers: bool, warm: int, report: Report) -> AsyncIterator[Row]:
    with tempfile.TemporaryDirectory(prefix="rondel-bench-") as folder:
        report("Rondel: whole matches over sockets")
        cold, mine = await _measured(lambda: Rondel(f"{folder}/store.sqlite"), warm)
        for row in _rows("Rondel, SQLite", cold, mine):
            target = "<= 0.2" if "processor" in row.what else ""
            yield Row(row.what, row.measured, row.unit, target, row.measured <= 0.2 if target else None, row.note)
        if not with_peers:
            return
        try:
            node = boardgame_io_in(scratch / "boardgame.io", report)
        except (PeerUnavailableError, OSError) as reason:
            yield Row("peer: boardgame.io's server", 0.0, "", note=str(reason))
            return
        for name, store in (("memory", ""), ("FlatFile", f"{folder}/flat")):
            report(f"boardgame.io, {name}: whole matches over sockets")

            def make(store: str = store) -> House:
                return BoardgameIo(node, scratch / "boardgame.io", store)

            try:
                cold, theirs = await _measured(make, warm)
            except (OSError, TimeoutError, AssertionError) as problem:
                yield Row(f"boardgame.io, {name}", 0.0, "", note=f"did not play to the end: {problem}")
                continue
            for row in _rows(f"boardgame.io, {name}", cold, theirs):
                yield row
            if not store:
                for row in _compared(mine, theirs):
                    yield row


def rows(*, with_peers: bool = False, warm: int = WARM, report: Report = lambda line: None) -> list[Row]:
    """Every row."""
    scratch = Path(os.environ.get("RONDEL_BENCH_SCRATCH") or tempfile.mkdtemp(prefix="rondel-peers-")).resolve()

    async def collected() -> list[Row]:
        return [row async for row in _all(scratch, with_peers=with_peers, warm=warm, report=report)]

    try:
        import uvloop
    except ImportError:
        return asyncio.run(collected())
    return uvloop.run(collected())
