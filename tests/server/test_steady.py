"""What goes wrong at one table, in one turn or in one process holds up nothing else, and ends nothing for good."""

import asyncio
import contextlib
import os
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from rondel import registry
from rondel.core.kernel import Kernel
from rondel.core.match import Match
from rondel.server.bot_worker import Assignment
from rondel.server.bus import Nats, Wake
from rondel.server.clock import now_ms
from rondel.server.deadlines import Deadlines
from rondel.server.live import LiveTable
from rondel.server.resting import Resting
from rondel.server.store.database import Job, Statement, StoreUnavailable
from rondel.server.store.opening import store_at
from rondel.server.store.sqlite import Sqlite
from rondel.server.store.tables import vacate
from rondel.server.unending import unending
from rondel.server.workers import Workers
from tests.server.house import House, until

pytestmark = pytest.mark.anyio


async def running(house: House, **more: Any) -> LiveTable:
    """A table of one person who plays both seats."""
    ann = await house.person("Ann")
    table = await ann.create("tictactoe", hotseat=True, start=True, **more)
    return await house.site.hall.table(table["id"])


# -- work that never ends --------------------------------------------------------------------------------------


@pytest.mark.parametrize("problem", [StoreUnavailable("gone"), OSError(24, "Too many open files"), KeyError("bug")])
async def test_a_deadline_is_kept_also_after_a_turn_in_which_something_went_wrong(
    house: House, monkeypatch: pytest.MonkeyPatch, problem: Exception
) -> None:
    failed = asyncio.Event()

    async def wrong() -> int | None:
        monkeypatch.undo()
        failed.set()
        raise problem

    monkeypatch.setattr(house.site.store.tables, "next_deadline", wrong)
    house.site.process.later.set()
    await failed.wait()
    ann = await house.person("Ann")
    clock = {"kind": "per-move", "budget_ms": 300, "penalty": "forfeit", "watch_ms": 0}
    table = await ann.create("tictactoe", hotseat=True, start=True, clock=clock)

    async with ann.watch(table) as a, asyncio.timeout(20):
        while a.now.outcome is None:
            await a.next()


async def test_tables_are_tidied_also_after_a_turn_in_which_something_went_wrong(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    count = 0

    def wrong() -> None:
        nonlocal count
        count += 1
        raise OSError(24, "Too many open files")

    sleep = asyncio.sleep
    monkeypatch.setattr(asyncio, "sleep", lambda seconds: sleep(min(seconds, 0.01)))
    monkeypatch.setattr(house.site.hall, "tidy", wrong)
    tidy = asyncio.create_task(unending("tidy", house.site._tidy))
    await until(lambda: count >= 3)
    tidy.cancel()


# -- tables that take long -------------------------------------------------------------------------------------


async def test_a_table_that_takes_long_to_read_keeps_no_other_behind(house: House) -> None:
    """Its lock stands for rules that spin, or for a replay of thousands of entries."""
    slow = await running(house)
    ann = await house.person("Ann")
    told = await ann.create("tictactoe")
    quick = await house.site.hall.table(told["id"])
    watcher = await house.person("Eve")
    async with watcher.watch({"id": slow.id}), ann.watch(told) as a, slow.lock:
        slow.stale = True
        await asyncio.sleep(0.5)
        store = store_at(house.settings["store"])
        await store.open()
        row = await store.tables.find(quick.id)
        assert row is not None
        row.data.name = "Renamed elsewhere"
        await store.tables.save(row)
        await store.close()

        async with asyncio.timeout(8):
            while a.table.name != "Renamed elsewhere":
                await a.next()


async def test_a_table_that_takes_long_lets_the_time_of_others_run_out(house: House) -> None:
    due = Statement("UPDATE tables SET deadline = 1000, claimed = 0")
    slow, quick = await running(house), await running(house)
    seen = asyncio.Event()
    deadlines = Deadlines(house.site.hall)
    carry_out = deadlines.carry_out

    async def carry(id: str) -> bool:
        done = await carry_out(id)
        if id == quick.id:
            seen.set()
        return done

    deadlines.carry_out = carry  # type: ignore[method-assign]
    house.site.deadlines._round = _nothing  # type: ignore[method-assign]
    async with slow.lock:
        await house.site.store.db.write(Job(statements=[due]))
        looking = asyncio.create_task(deadlines.run())
        async with asyncio.timeout(8):
            await seen.wait()
        looking.cancel()


async def _nothing() -> float:
    return 60.0


async def test_a_table_whose_bots_still_think_is_not_looked_at_again_and_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await running(house)
    claimed: list[str] = []
    claim_due = house.site.store.tables.claim_due

    async def claim(now: int, until: int) -> list[str]:
        claimed.extend(found := await claim_due(now, until))
        return found

    monkeypatch.setattr(house.site.store.tables, "claim_due", claim)
    table.row.deadline = now_ms() - 1
    await house.site.store.tables.save(table.row)
    house.site.process.later.set()
    await until(lambda: bool(claimed))
    await asyncio.sleep(1.5)

    assert claimed == [table.id]


async def test_a_match_whose_rest_cannot_be_kept_is_no_reason_to_forget_the_others(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = await running(house), await running(house)
    resting = Resting(house.site.hall)
    real = resting._keep

    async def keep(table: LiveTable) -> None:
        if table is first:
            raise StoreUnavailable("its rules take too long")
        await real(table)

    monkeypatch.setattr(resting, "_keep", keep)
    await house.site.store.db.write(Job(statements=[Statement("DELETE FROM rests")]))
    first.rested = second.rested = -1
    await resting.keep_all()

    assert await house.site.store.rests.find(second.id) is not None


# -- the store -------------------------------------------------------------------------------------------------


async def test_a_reader_that_cannot_open_the_store_says_so_and_the_next_one_can(tmp_path: Path) -> None:
    """As where a process has no more descriptors for a moment."""
    database = Sqlite(tmp_path / "s.sqlite")
    await database.open()
    connect = database._connect

    def wrong() -> sqlite3.Connection:
        raise sqlite3.OperationalError("unable to open database file")

    database._connect = wrong  # type: ignore[method-assign]
    with pytest.raises(StoreUnavailable):
        await asyncio.gather(*(database.fetch("SELECT 1") for _ in range(8)))
    database._connect = connect  # type: ignore[method-assign]

    assert await database.fetch("SELECT 1") == [(1,)]
    await database.close()


async def test_a_store_whose_writer_cannot_begin_does_not_open(tmp_path: Path) -> None:
    """Better than one that takes everything and never writes it."""
    database = Sqlite(tmp_path / "s.sqlite")
    connect, count = database._connect, 0

    def wrong() -> sqlite3.Connection:
        nonlocal count
        count += 1
        if count > 1:
            raise sqlite3.OperationalError("database is locked")
        return connect()

    database._connect = wrong  # type: ignore[method-assign]

    async def used() -> None:
        await database.open()
        await asyncio.wait_for(database.write(Job(statements=[Statement("DELETE FROM sessions")])), 20)

    with pytest.raises(StoreUnavailable):
        await used()


# -- bots ------------------------------------------------------------------------------------------------------


async def test_no_id_that_somebody_chooses_keeps_a_bot_from_its_move(tmp_path: Path) -> None:
    """Ids of commands count once at a table, whoever sends them: what a bot does has none that could be foreseen."""
    async with House(str(tmp_path / "store.sqlite"), bots=1, bot_seconds=0.01) as house:
        ann = await house.person("Ann")
        seating = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        table = await ann.create("tictactoe", seating=seating, start=True)
        async with ann.watch(table) as viewer:
            await viewer.command(0, "mark", {"cell": 4}, id="bot/1/1")

            assert (await viewer.see(2)).version == 2


def question() -> Assignment:
    game = registry.game("tictactoe")
    match = Match(game, seats=2, seed="x")
    kernel: Kernel = match.kernel
    data, tail = kernel.checkpoint()
    return Assignment("tictactoe", data, tuple(tail), 0, 0.1, "x", bot="random")


@pytest.mark.parametrize(
    "answer", [b"\x00\x00\x00\x04oops", b"\xff\xff\xff\xff", b"\x00\x00\x00\x09cos\nnono\n", b"\x00\x00", b""]
)
async def test_an_answer_that_is_none_is_asked_for_again_of_a_new_process(answer: bytes) -> None:
    """Whatever a process has written, the next answer is the one to the next question."""
    workers = Workers(1)
    words = f"import sys; sys.stdin.buffer.read(4); sys.stdout.buffer.write({answer!r}); sys.stdout.flush()"
    (worker,) = workers.all
    worker.process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", words), stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
    )
    worker.fresh = False

    first, _, _ = await workers.ask(question())
    second, _, _ = await workers.ask(question())
    await workers.close()

    assert first[1] == second[1] == "mark"


def test_a_process_that_thinks_ends_with_the_one_that_asked(tmp_path: Path) -> None:
    """Also if it would never look whether there is another question: somebody else holds its input open here."""
    reading, writing = os.pipe()
    words = (
        "import subprocess, sys, time;"
        f"bot = subprocess.Popen([sys.executable, '-m', 'rondel.server.bot_worker'], stdin={reading});"
        "print(bot.pid, flush=True); time.sleep(600)"
    )
    parent = subprocess.Popen([sys.executable, "-c", words], stdout=subprocess.PIPE, pass_fds=[reading])
    assert parent.stdout is not None
    bot = int(parent.stdout.readline())
    threads = Path(f"/proc/{bot}/task")
    try:
        _wait_for(lambda: len(list(threads.iterdir())) > 1)
        parent.send_signal(signal.SIGKILL)
        parent.wait()

        _wait_for(lambda: not threads.exists() or "Z (" in Path(f"/proc/{bot}/status").read_text())
    finally:
        parent.stdout.close()
        with contextlib.suppress(ProcessLookupError):
            os.kill(bot, signal.SIGKILL)
        os.close(reading)
        os.close(writing)


def _wait_for(holds: Any) -> None:
    until = time.monotonic() + 30
    while True:
        with contextlib.suppress(FileNotFoundError):
            if holds():
                return
        assert time.monotonic() < until
        time.sleep(0.05)


# -- who may ---------------------------------------------------------------------------------------------------


async def test_whoever_loses_a_seat_at_this_moment_has_no_link_back_to_it(house: House) -> None:
    """The store decides who was first: a link that is made after the kick would undo it."""
    ann, bob = await house.person("Ann"), await house.person("Bob")
    table = await ann.create("tictactoe")
    await bob.join(table)
    live = await house.site.hall.table(table["id"])
    store = store_at(house.settings["store"])
    await store.open()
    row = await store.tables.find(live.id)
    assert row is not None
    await store.tables.save(row, vacate(row.id, 1))  # at another process; no word of it has come here
    await store.close()

    await bob.post(f"/api/tables/{table['id']}/seats/1/link", status=409)
    links = await house.site.store.db.fetch("SELECT * FROM seat_links WHERE table_id = ?", live.id)

    assert links == []


# -- the bus ---------------------------------------------------------------------------------------------------


async def test_a_bus_that_turns_somebody_away_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    nats = pytest.importorskip("nats")
    count = 0

    async def connect(*_: Any, **__: Any) -> Any:
        nonlocal count
        count += 1
        raise nats.errors.AuthorizationError

    monkeypatch.setattr(nats, "connect", connect)
    monkeypatch.setattr("rondel.server.bus.AT_ONCE_S", 0.01)
    bus = Nats("nats://127.0.0.1:1")
    await bus.open(_heard)
    await until(lambda: count >= 3)
    await bus.close()


async def test_a_wake_up_that_takes_long_keeps_no_other_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    nats = pytest.importorskip("nats")
    heard: list[str] = []
    told: list[Any] = []

    class Client:
        is_connected = True

        async def subscribe(self, _: str, cb: Any) -> None:
            told.append(cb)

        async def publish(self, *_: Any) -> None: ...
        async def close(self) -> None: ...

    async def connect(*_: Any, **__: Any) -> Any:
        return Client()

    async def hear(wake: Wake) -> None:
        if wake.table == "slow":
            await asyncio.sleep(600)
        heard.append(wake.table)

    monkeypatch.setattr(nats, "connect", connect)
    bus = Nats("nats://127.0.0.1:1")
    await bus.open(hear)
    async with asyncio.timeout(10):
        for table in ("slow", "quick"):
            await told[0](SimpleNamespace(data=msgspec.json.encode(Wake("entry", table, "other"))))
        await until(lambda: "quick" in heard)
    await bus.close()


async def test_only_one_client_is_left_of_several_attempts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each that stayed would hear everything once more, and keep its connection for ever."""
    nats = pytest.importorskip("nats")
    made: list[Any] = []

    class Client:
        is_connected = True

        def __init__(self) -> None:
            made.append(self)
            self.is_closed = False

        async def subscribe(self, *_: Any, **__: Any) -> None:
            if len(made) == 1:
                raise nats.errors.ConnectionClosedError

        async def publish(self, *_: Any) -> None: ...
        async def close(self) -> None:
            self.is_closed = True

    async def connect(*_: Any, **__: Any) -> Any:
        return Client()

    async def hear(_: Wake) -> None:
        raise RuntimeError("what was missed cannot be read now")

    monkeypatch.setattr(nats, "connect", connect)
    monkeypatch.setattr("rondel.server.bus.AT_ONCE_S", 0.01)
    bus = Nats("nats://127.0.0.1:1")
    await bus.open(hear)
    await until(lambda: bus.is_connected)
    await asyncio.sleep(0.05)

    assert [client.is_closed for client in made] == [True, False]
    await bus.close()


async def _heard(_: Wake) -> None: ...
