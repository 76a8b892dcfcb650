"""What whoever runs a server relies on: readiness that is true, numbers, space that comes back, no orphans."""

import asyncio
import contextlib
import os
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest

from rondel.server import all_metrics, clock, readiness
from rondel.server import running as serving
from rondel.server.admin import Admin
from rondel.server.bus import Alone
from rondel.server.store import holding
from rondel.server.store.database import Job, Statement
from rondel.server.store.opening import store_at
from tests.server.house import House, free_port
from tests.server.test_faults import Process, running

pytestmark = pytest.mark.anyio


async def test_a_server_that_cannot_write_is_not_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "PATIENCE_S", 0.05)
    monkeypatch.setattr(readiness, "FRESH_S", 0.0)
    async with House(str(tmp_path / "s.sqlite")) as house:
        ann = await house.person("Ann")
        before = await ann.client.get("/readyz")
        with contextlib.closing(sqlite3.connect(tmp_path / "s.sqlite", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            locked = await ann.client.get("/readyz")
            other.execute("ROLLBACK")
        while (await ann.client.get("/readyz")).status_code != 200:
            pass

    assert before.json() == {"status": "ok"}
    assert (locked.status_code, locked.json()) == (503, {"status": "no store"})


async def test_those_who_ask_at_once_whether_it_is_ready_share_one_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(readiness, "PATIENCE_S", 0.5)
    store, asked = store_at(str(tmp_path / "s.sqlite")), []
    await store.open()
    note = store.people.note

    async def noted(*words: str) -> None:
        asked.append(words)
        await note(*words)

    monkeypatch.setattr(store.people, "note", noted)
    told = readiness.Readiness(store, Alone(), lambda: "").told
    with contextlib.closing(sqlite3.connect(tmp_path / "s.sqlite", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        first = asyncio.create_task(told())
        await asyncio.sleep(0.1)
        first.cancel()  # whoever asked first has hung up
        answers = await asyncio.gather(*(told() for _ in range(6)))
        other.execute("ROLLBACK")
    await store.close()

    assert answers == [(False, {"status": "no store"})] * 6
    assert len(asked) == 1


async def test_the_numbers_tell_of_the_store_the_loop_and_the_build(address: str) -> None:
    async with House(address) as house:
        ann = await house.person("Ann")
        await ann.create("tictactoe", hotseat=True, start=True)
        told = (await ann.client.get("/metrics")).text

    for name in ("store_queue 0", "loop_lag_seconds ", "bot_workers_busy 0", "bus_connected 1", "memory_bytes "):
        assert f"\nrondel_{name}" in told
    assert 0 < number(told, "memory_bytes") <= 1.1 * number(told, "memory_peak_bytes")
    assert "\n# TYPE rondel_build_info gauge\nrondel_build_info{version=" in told
    assert "\nrondel_store_write_seconds_count " in told


def number(told: str, name: str) -> float:
    """The sum of a number over all workers."""
    lines = [line for line in told.splitlines() if line.startswith((f"rondel_{name} ", f"rondel_{name}{{"))]
    assert lines, told
    return sum(float(line.rpartition(" ")[2]) for line in lines)


async def test_whichever_process_is_asked_tells_the_numbers_of_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(all_metrics, "EVERY_S", 0.05)
    address, folder = str(tmp_path / "s.sqlite"), tmp_path / "neighbours"
    async with House(address, neighbours=folder) as one:
        async with House(address, neighbours=folder) as two:
            for house in (one, two):
                ann = await house.person("Ann")
                table = await ann.create("tictactoe", hotseat=True, start=True)
                async with ann.watch(table) as a:
                    await a.play(0, "mark", cell=0)
            await asyncio.sleep(0.3)  # until both have written theirs
            told = [(await house.person()).client.get("/metrics") for house in (one, two)]
            both = [(await each).text for each in told]
        monkeypatch.setattr(all_metrics, "SILENT_S", 0.0)
        alone = (await (await one.person()).client.get("/metrics")).text

    assert [number(text, "entries_total") for text in (*both, alone)] == [2, 2, 2]
    assert all(text.count("# TYPE rondel_entries_total counter") == 1 for text in both)
    assert all(text.count('\nrondel_memory_bytes{worker="') == 2 for text in both)
    assert alone.count('\nrondel_memory_bytes{worker="') == 1


async def test_what_is_forgotten_gives_its_space_back(tmp_path: Path) -> None:
    path = tmp_path / "s.sqlite"
    store = store_at(str(path))
    await store.open()
    fill = "INSERT INTO entries (table_id, number, body) VALUES ('gone', ?, zeroblob(1000000))"
    await store.db.write(Job(statements=[Statement(fill, (number,)) for number in range(5)]))

    await Admin(store).vacuum(14)
    await store.close()

    assert path.stat().st_size < 1_000_000


async def test_vacuum_is_for_postgresql_too(address: str) -> None:
    store = store_at(address)
    await store.open()

    assert (await Admin(store).vacuum(14))["entries"] == 0
    await store.close()


def test_a_jump_of_the_systems_clock_is_no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    before = clock.now_ms()
    monkeypatch.setattr(time, "time_ns", lambda: 0)

    assert before <= clock.now_ms() < before + clock.HOUR


@pytest.mark.parametrize(
    ("wrong", "why", "workers"),
    [
        ("in use", "is in use by another server", 1),
        ("newer", "was written by a newer version", 1),
        ("newer", "was written by a newer version", 2),
        ("postgresql", "PostgreSQL cannot be reached", 1),
        ("no folder", "cannot be opened", 1),
    ],
)
def test_a_start_that_fails_says_why_in_a_sentence(wrong: str, why: str, workers: int, tmp_path: Path) -> None:
    path = tmp_path / "s.sqlite"
    asyncio.run(emptied(path))
    with contextlib.closing(sqlite3.connect(path)) as connection, holding.held(path) if wrong == "in use" else nothing:
        if wrong == "newer":
            connection.execute("PRAGMA user_version = 999")
        store = {"postgresql": f"postgresql://127.0.0.1:{free_port()}/x", "no folder": str(tmp_path / "no" / "s")}
        words = ["serve", "--host", "127.0.0.1", "--port", "0", "--store", store.get(wrong, str(path))]
        made = subprocess.run(
            [sys.executable, "-m", "rondel", *words, "--workers", str(workers)],
            capture_output=True,
            text=True,
            timeout=110,
        )

    assert made.returncode == 2
    assert "open" not in made.stdout
    assert why in made.stderr
    assert "Traceback" not in made.stderr
    assert len(made.stderr.splitlines()) <= (1 if workers == 1 else workers + 1)


async def emptied(path: Path) -> None:
    """A store with nothing in it."""
    store = store_at(str(path))
    await store.open()
    await store.close()


nothing = contextlib.nullcontext()


async def test_workers_end_with_the_process_that_started_them(tmp_path: Path) -> None:
    psutil = pytest.importorskip("psutil")
    server = Process(str(tmp_path / "s.sqlite"), workers=2)
    with running(server):
        await server.ready()
        assert server.process is not None
        workers = psutil.Process(server.process.pid).children()
        os.kill(server.process.pid, signal.SIGKILL)
        server.process.wait(30)

        await asyncio.to_thread(psutil.wait_procs, workers, timeout=60)

    assert len(workers) == 2
    assert not any(worker.is_running() for worker in workers)


def test_a_worker_that_does_not_end_keeps_the_port_from_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serving, "GRACE_S", -5)
    worker = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])

    serving._wait_for([worker])

    assert worker.returncode == -signal.SIGKILL


async def test_a_table_where_nobody_acts_keeps_nothing_only_to_be_quick(house: House) -> None:
    ann = await house.person("Ann")
    made = await ann.create("kolkhoz", hotseat=True, start=True)
    table = await house.site.hall.table(made["id"])

    async with ann.watch(made) as a:
        offer = a.now.interaction.offers[0]
        values = [given.candidates[0].value for given in offer.inputs]
        await a.play(offer.seat, offer.name, **dict(zip((given.name for given in offer.inputs), values, strict=True)))
        assert table.match is not None
        house.site.hall.tidy()
        assert table.match.line.before
        table.used -= 3600
        house.site.hall.tidy()
        assert not table.match.line.before
