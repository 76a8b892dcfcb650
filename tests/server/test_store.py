"""The store, the same for both databases: durable, atomic, numbered."""

import asyncio
import contextlib
import itertools
import sqlite3
import time
from collections.abc import Coroutine
from types import SimpleNamespace
from typing import Any

import pytest

from rondel.core.log import Entry
from rondel.errors import RondelError
from rondel.server.store import sqlite
from rondel.server.store.database import Conflict, Job, Statement, StoreUnavailable
from rondel.server.store.opening import Store, store_at
from rondel.server.store.rows import Person, SeatData, TableData, TableRow
from rondel.server.store.sqlite import Sqlite
from rondel.server.store.tables import append, hold, report
from rondel.server.tokens import new_id, room_code
from rondel.wire.messages import PresenceChanged
from tests.server.house import House

pytestmark = pytest.mark.anyio


def row() -> TableRow:
    data = TableData("A table", [SeatData("person", "Ann"), SeatData()])
    return TableRow(new_id(), room_code(), "tictactoe", "running", "public", 0, (0,), None, 1, 1, 1, data)


async def opened(address: str) -> Store:
    store = store_at(address)
    await store.open()
    return store


async def test_what_is_kept_is_there_after_opening_again(address: str) -> None:
    store = await opened(address)
    table = row()
    await store.people.add(Person("ann", "Ann"), "token", 1)
    await store.tables.add(table, hold(table.id, 0, "ann"))
    table.entries = 2
    await store.db.write(append(table, [Entry(1, 0, "mark", {"cell": 1}, id="a"), Entry(2, 1, "mark", at=5)]))
    await store.close()

    again = await opened(address)
    found = await again.tables.find("", table.code)
    assert found is not None
    assert found.data == table.data
    assert found.entries == 2
    assert await again.tables.entries(table.id) == [Entry(1, 0, "mark", {"cell": 1}, id="a"), Entry(2, 1, "mark", at=5)]
    assert await again.tables.holders(table.id) == {0: ["ann"]}
    await again.close()


@pytest.mark.parametrize("entries", [[Entry(2, 0, "x"), Entry(1, 0, "y")], [Entry(2, 0, "x", id="a")]])
async def test_a_number_or_an_id_is_taken_once_and_nothing_is_left_of_who_was_late(
    address: str, entries: list[Entry]
) -> None:
    store = await opened(address)
    table = row()
    await store.tables.add(table)
    await store.db.write(append(table, [Entry(1, 0, "mark", id="a")]))

    with pytest.raises(Conflict):
        await store.db.write(append(table, entries))

    assert [entry.v for entry in await store.tables.entries(table.id)] == [1]
    await store.close()


@pytest.mark.parametrize("numbers", [(3,), (2, 4), (4, 5)])
async def test_an_entry_whose_predecessor_is_not_there_is_refused(address: str, numbers: tuple[int, ...]) -> None:
    """A match with a gap could never be replayed, so nothing of such a job is kept."""
    store = await opened(address)
    table = row()
    await store.tables.add(table)
    await store.db.write(append(table, [Entry(1, 0, "mark")]))

    with pytest.raises(Conflict):
        await store.db.write(append(table, [Entry(number, 0, "mark") for number in numbers]))

    assert [entry.v for entry in await store.tables.entries(table.id)] == [1]
    await store.close()


async def test_of_many_who_race_for_a_number_one_wins(address: str) -> None:
    one, two = await opened(address), await opened(address)
    table = row()
    await one.tables.add(table)

    async def race(store: Store, who: int) -> int:
        won = 0
        for number in range(1, 21):
            try:
                await store.db.write(append(table, [Entry(number, who, "x", id=f"{who}/{number}")]))
                won += 1
            except Conflict:
                pass
        return won

    wins = await asyncio.gather(*(race(store, who) for who, store in enumerate((one, two) * 5)))

    assert sum(wins) == 20
    assert [entry.v for entry in await one.tables.entries(table.id)] == list(range(1, 21))
    await one.close()
    await two.close()


async def test_a_job_is_done_as_a_whole_or_not_at_all(address: str) -> None:
    store = await opened(address)
    first, second = row(), row()
    await store.tables.add(first)
    must = Statement("UPDATE tables SET status = 'x' WHERE id = ?", ("nobody",), must=True)
    jobs = [
        Job(append(first, [Entry(1, 0, "a")]).appends, None, [must]),
        Job(statements=[Statement("UPDATE tables SET game = 'other' WHERE id = ?", (first.id,))]),
    ]

    outcomes = await asyncio.gather(*(store.db.write(job) for job in jobs), return_exceptions=True)

    assert isinstance(outcomes[0], Conflict)
    assert outcomes[1] == [1]
    assert await store.tables.entries(first.id) == []
    assert await store.tables.find(second.id) is None
    await store.close()


async def test_a_job_that_no_database_can_take_fails_alone_and_the_writer_goes_on(address: str) -> None:
    store = await opened(address)
    first, second = row(), row()
    first.created = 2**63
    second.data.name = "Second"

    outcomes = await asyncio.gather(*(store.tables.add(each) for each in (first, second)), return_exceptions=True)
    await store.tables.save(second)

    assert isinstance(outcomes[0], StoreUnavailable)
    assert outcomes[1] is None
    assert await store.tables.find(first.id) is None
    await store.close()


async def test_a_table_that_was_changed_meanwhile_is_not_overwritten(address: str) -> None:
    store = await opened(address)
    table = row()
    await store.tables.add(table)
    mine, theirs = await store.tables.find(table.id), await store.tables.find(table.id)
    assert mine is not None
    assert theirs is not None

    theirs.data.name = "Theirs"
    await store.tables.save(theirs)
    mine.data.name = "Mine"
    with pytest.raises(Conflict):
        await store.tables.save(mine)

    found = await store.tables.find(table.id)
    assert found is not None
    assert found.data.name == "Theirs"
    await store.close()


async def test_a_deadline_is_claimed_by_one_process(address: str) -> None:
    one, two = await opened(address), await opened(address)
    table = row()
    table.deadline = 100
    await one.tables.add(table)

    claims = await asyncio.gather(*(store.tables.claim_due(200, 1000) for store in (one, two, one, two)))

    assert sorted(claims) == [[], [], [], [table.id]]
    assert await two.tables.claim_due(1001, 2000) == [table.id]
    await one.close()
    await two.close()


async def test_a_match_is_played_on_either_store(address: str) -> None:
    async with House(address) as house:
        ann, bob = await house.person("Ann"), await house.person("Bob")
        table = await ann.create("tictactoe", visibility="public")
        await bob.join(table)
        await ann.post(f"/api/tables/{table['id']}/seats/0/link")
        await ann.act(table, "start")
        async with ann.watch(table) as a, bob.watch(table) as b:
            await a.send({"type": "say", "id": "1", "phrase": "hello"})
            for seat, cell in ((0, 0), (1, 3), (0, 1), (1, 4), (0, 2)):
                ack = await (a, b)[seat].play(seat, "mark", cell=cell)
                await a.see(ack.v)
                await b.see(ack.v)
        await ann.post("/api/accounts", {"email": "a@example.org", "password": "correct horse"})
        assert (await ann.get("/api/games/tictactoe/statistics")).json()["matches"] == 1
        assert (await ann.get(f"/api/tables/{table['id']}/verify")).json()["ok"]
        assert len((await bob.get("/api/me/tables")).json()["tables"]) == 1
        await ann.client.request("DELETE", "/api/me", content=b'{"sure": true}')


async def test_while_the_database_is_locked_nothing_is_acknowledged_and_later_all_is_well(tmp_path: object) -> None:
    async with House(f"{tmp_path}/s.sqlite") as house:
        database = house.site.store.db
        assert isinstance(database, Sqlite)
        ann = await house.person("Ann")
        table = await ann.create("tictactoe", hotseat=True, start=True)
        async with ann.watch(table) as a:
            other = sqlite3.connect(f"{tmp_path}/s.sqlite", isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            refused = await a.command(0, "mark", {"cell": 0}, id="x")
            other.execute("ROLLBACK")
            other.close()
            ack = await a.command(0, "mark", {"cell": 0}, id="x")
            await a.drain()

            assert getattr(refused, "code", "") == "store_unavailable"
            assert getattr(ack, "v", 0) == 1
            assert a.now.view["cells"][0] == 0


async def test_a_command_whose_sender_is_gone_while_it_is_written_is_told_to_everybody_else(tmp_path: object) -> None:
    """Carrying out, writing and telling are one thing, however the sender's socket ends."""
    async with House(f"{tmp_path}/s.sqlite") as house:
        ann, bob = await house.person("Ann"), await house.person("Bob")
        table = await ann.create("tictactoe")
        await bob.join(table)
        await ann.act(table, "start")
        live = house.site.hall.tables[table["id"]]
        async with bob.watch(table) as b:
            a = await ann.open(table)
            with contextlib.closing(sqlite3.connect(f"{tmp_path}/s.sqlite", isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                await a.send({"type": "command", "id": "x", "seat": 0, "name": "mark", "args": {"cell": 0}})
                while not live.lock.locked():
                    await asyncio.sleep(0)
                a.socket.transport.abort()
                looking = itertools.cycle((False, True))
                while len(live.audience.connections) == 2:  # what Ann is told shows that she is gone
                    await b.send({"type": "here", "looking": next(looking)})
                    await b.until(PresenceChanged)
                other.execute("ROLLBACK")
            seen = await b.see(1)
            last = await b.play(1, "mark", cell=1)

        assert seen.view["cells"][0] == 0
        assert last.v == 2
        assert [entry.v for entry in await house.site.store.tables.entries(table["id"])] == [1, 2]


async def test_a_change_that_is_refused_half_way_leaves_no_trace_in_memory(tmp_path: object) -> None:
    async with House(f"{tmp_path}/s.sqlite") as house:
        ann = await house.person("Ann")
        table = await ann.create("tictactoe", hotseat=True, start=True)

        refused = await ann.act(table, "change", 409, name="Other", visibility="public", undo="free")
        told = (await ann.get(f"/api/tables/{table['id']}")).json()["table"]

        assert refused["code"] == "wrong_status"
        assert (told["name"], told["visibility"]) == (table["name"], table["visibility"])


async def test_a_full_disk_refuses_commands_and_loses_nothing(tmp_path: object) -> None:
    store = await opened(f"{tmp_path}/s.sqlite")
    table = row()
    await store.tables.add(table)
    await store.db.write(append(table, [Entry(1, 0, "mark")]))
    pages = (await store.db.fetch("PRAGMA page_count"))[0][0]
    await store.db.write(Job(statements=[Statement(f"PRAGMA max_page_count = {pages}")]))

    with pytest.raises(StoreUnavailable):
        await store.db.write(append(table, [Entry(2, 0, "note", {"text": "x" * 100_000})]))

    assert [entry.v for entry in await store.tables.entries(table.id)] == [1]
    await store.close()


async def test_where_several_write_a_commit_waits_for_others(tmp_path: object, monkeypatch: pytest.MonkeyPatch) -> None:
    """And nobody alone waits."""
    store, together, waits = await opened(f"{tmp_path}/s.sqlite"), list[int](), list[float]()
    loop, commit = asyncio.get_running_loop(), sqlite._commit

    def counted(connection: sqlite3.Connection, jobs: list[Job]) -> Any:
        together.append(len(jobs))
        return commit(connection, jobs)

    def pause(seconds: float) -> None:
        """Somebody else comes in the meantime."""
        waits.append(seconds)
        late.append(asyncio.run_coroutine_threadsafe(begun(store.tables.add(row())), loop).result(10))

    async def begun(doing: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = loop.create_task(doing)
        for _ in range(3):
            await asyncio.sleep(0)
        return task

    late: list[asyncio.Task[None]] = []
    monkeypatch.setattr(sqlite, "_commit", counted)
    clock = SimpleNamespace(sleep=pause, perf_counter=time.perf_counter)
    monkeypatch.setattr("rondel.server.store.sqlite.time", clock)
    await store.tables.add(row())
    await asyncio.gather(*(store.tables.add(row()) for _ in range(4)))
    await store.tables.add(row())
    await asyncio.gather(*late)
    await store.close()

    assert together == [1, 4, 2]
    assert waits == [sqlite.WAIT_S]


def test_an_address_of_no_kind_is_refused() -> None:
    with pytest.raises(RondelError):
        store_at("mysql://somewhere")


async def test_text_of_any_characters_is_asked_for_and_kept(address: str) -> None:
    """A stranger chooses what stands in a name, a code or the id of a command."""
    store = await opened(address)
    table = row()
    await store.tables.add(table)

    assert await store.tables.find("\0", "A\0B") is None
    await store.db.write(Job(statements=[report("r", table.id, 1, "someone", 5, "a\0b")]))
    await store.db.write(append(table, [Entry(1, 0, "mark", id="x\0y")]))
    with pytest.raises(Conflict):
        await store.db.write(append(table, [Entry(2, 0, "mark", id="x\0y")]))

    assert len(await store.db.fetch("SELECT text FROM reports")) == 1
    assert [entry.id for entry in await store.tables.entries(table.id)] == ["x\0y"]
    await store.close()
