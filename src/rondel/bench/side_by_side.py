"""Rondel's server beside boardgame.io's own: whole matches over real sockets, on the same machine, in the same run.

Both play random tic-tac-toe at 50 tables with two sockets each. The first rounds after a start are the cold ones; they
warm a compiler up, for those that come after. Rondel has every move on disk before anybody is told; boardgame.io keeps
matches in memory, or in its FlatFile store.
"""

from __future__ import annotations

import asyncio
import math
import os
import random
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from rondel.bench.comparison import PeerUnavailableError, boardgame_io_in
from rondel.bench.houses import BoardgameIo, House, Rondel
from rondel.bench.matches import Played, play
from rondel.bench.rows import Report, Row


class Rounds(NamedTuple):
    """How much is played, in rounds of about 380 moves each."""

    cold: int = 1
    warming: int = 12
    warm: int = 30
    seconds: float = math.inf
    """After so long no other round begins."""


USUAL = Rounds()
FLAT_FILE = Rounds(1, 1, 3, 40.0)
"""boardgame.io's FlatFile store answers a hundred times slower and loses moves: it is not waited for any longer."""


async def _played(name: str, house: House, rounds: Rounds, warmed: dict[str, Played]) -> AsyncIterator[Row]:
    """What a server comes to when it has just been started, and when it has been used for a while."""
    rng, until = random.Random(1), time.monotonic() + rounds.seconds
    try:
        await house.open()
        cold = await play(house, rounds.cold, rng, until=until)
        yield Row(f"{name}: moves, cold", cold.rate, "moves/s", note=_note(cold, rounds.cold, rounds))
        await play(house, rounds.warming, rng, until=until)
        warm = warmed[name] = await play(house, rounds.warm, rng, until=until)
        for row in (
            Row(f"{name}: moves, warm", warm.rate, "moves/s", note=_note(warm, rounds.warm, rounds)),
            Row(f"{name}: until both are told, 99 %", warm.p99_ms, "ms"),
            Row(f"{name}: processor time a move", warm.cost_ms, "ms"),
            Row(f"{name}: bytes of an update", warm.bytes_per_update, "bytes"),
        ):
            yield row
    finally:
        await house.close()


def _note(played: Played, wanted: int, rounds: Rounds) -> str:
    said = [f"{played.moves:,} moves"]
    if played.again:
        said.append(f"{played.again} sent again after silence")
    if played.stuck:
        said.append(f"{played.stuck} matches given up, whose moves were lost")
    if played.rounds < wanted:
        said.append(f"{played.rounds} of {wanted} rounds in {rounds.seconds:.0f} s")
    return ", ".join(said)


def _compared(mine: Played, theirs: Played) -> list[Row]:
    rate, late = mine.rate / theirs.rate, mine.p99_ms / theirs.p99_ms
    size = mine.bytes_per_update / theirs.bytes_per_update
    return [
        Row("… our moves against its memory, warm", rate, "×", ">= 2", rate >= 2),
        Row("… our 99 % against it", late, "×", "<= 0.5", late <= 0.5),
        Row("… our bytes against it", size, "×", "<= 1", size <= 1),
    ]


def _promised(row: Row) -> Row:
    if "processor" not in row.what:
        return row
    return Row(row.what, row.measured, row.unit, "<= 0.2", row.measured <= 0.2, row.note)


async def _all(scratch: Path, rounds: Rounds, *, with_peers: bool, report: Report) -> AsyncIterator[Row]:
    ours, warmed = "Rondel, SQLite", dict[str, Played]()
    with tempfile.TemporaryDirectory(prefix="rondel-bench-") as folder:
        report("Rondel: whole matches over sockets")
        async for row in _played(ours, Rondel(f"{folder}/store.sqlite"), rounds, warmed):
            yield _promised(row)
        if not with_peers:
            return
        try:
            node = boardgame_io_in(scratch / "boardgame.io", report)
        except (PeerUnavailableError, OSError) as reason:
            yield Row("peer: boardgame.io's server", 0.0, "", note=str(reason))
            return
        for store, plan in (("memory", rounds), ("FlatFile", FLAT_FILE)):
            name = f"boardgame.io, {store}"
            report(f"{name}: whole matches over sockets")
            house = BoardgameIo(node, scratch / "boardgame.io", f"{folder}/flat" if store == "FlatFile" else "")
            try:
                async for row in _played(name, house, plan, warmed):
                    yield row
            except (OSError, TimeoutError, AssertionError) as problem:
                yield Row(name, 0.0, "", note=f"did not play to the end: {problem}")
                continue
            if store == "memory":
                for row in _compared(warmed[ours], warmed[name]):
                    yield row


def rows(*, with_peers: bool = False, rounds: Rounds = USUAL, report: Report = lambda line: None) -> Iterator[Row]:
    """Every row, as it is measured."""
    scratch = Path(os.environ.get("RONDEL_BENCH_SCRATCH") or tempfile.mkdtemp(prefix="rondel-peers-")).resolve()
    found = _all(scratch, rounds, with_peers=with_peers, report=report)

    async def following() -> Row | None:
        return await anext(found, None)

    with asyncio.Runner(loop_factory=_loop()) as runner:
        while (row := runner.run(following())) is not None:
            yield row


def _loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop
