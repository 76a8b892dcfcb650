"""Tables have a home: sockets are sent there, and on to the next one when a process leaves or comes."""

import asyncio
import contextlib
import os
import socket
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest

from rondel.server.app import create_app
from rondel.server.homes import Homes, Letter, home
from rondel.server.socket_line import SocketLine
from rondel.server.viewing import Viewing
from rondel.wire.messages import Ack, Refused
from tests.server.house import House, Viewer, until

pytestmark = pytest.mark.anyio


@contextlib.asynccontextmanager
async def neighbour(folder: Path) -> AsyncIterator[House]:
    """One of several processes at which tables are at home."""
    make = partial(create_app, neighbours=folder, homes=True)
    async with House(str(folder / "s.sqlite"), make=make) as made:
        yield made


def watched(house: House) -> dict[str, int]:
    """How many look at each table at a process."""
    return {id: count for id, table in house.site.hall.tables.items() if (count := len(table.audience.connections))}


def test_only_the_tables_of_one_who_goes_find_another_home() -> None:
    processes = [f"p{n}" for n in range(5)]
    tables = [f"t{n}" for n in range(1000)]
    before = {table: home(table, processes) for table in tables}
    after = {table: home(table, processes[1:]) for table in tables}

    assert {table for table in tables if before[table] != after[table]} == {
        table for table in tables if before[table] == "p0"
    }
    assert all(150 < list(before.values()).count(process) < 250 for process in processes)


async def play(viewer: Viewer, turns: int) -> None:
    """Mark a cell and take it back, again and again; every move is taken."""
    for _ in range(turns):
        for name, args in (("mark", {"cell": 0}), ("undo", None)):
            answer = await viewer.command(0, name, args)
            assert isinstance(answer, Ack), answer


async def test_all_viewers_of_a_table_are_at_one_process_and_move_on_with_it(tmp_path: Path) -> None:
    """While they play: no socket is closed, no move is refused or lost, and everybody sees the same in the end."""
    async with neighbour(tmp_path) as first, contextlib.AsyncExitStack() as later:
        second = await later.enter_async_context(neighbour(tmp_path))
        people = [await house.person(name) for house, name in ((first, "Ann"), (second, "Bob"))]
        tables = [await people[0].create("tictactoe", hotseat=True, start=True, undo="free") for _ in range(5)]
        players = [await people[0].open(table) for table in tables]
        others = [await people[1].open(table, role="spectator") for table in tables]
        here, there = watched(first), watched(second)
        assert {*here.values(), *there.values()} == {2}
        assert len(here) + len(there) == len(tables)
        assert here.keys() == {table["id"] for table in tables if not first.site.homes.elsewhere(table["id"])}
        await others[0].send({"type": "here", "looking": False})

        playing = [asyncio.create_task(play(player, 8)) for player in players]
        await asyncio.sleep(0)
        await later.aclose()  # the second process drains and ends
        await until(lambda: len(watched(first)) == len(tables))
        await asyncio.gather(*playing)

        for player, other in zip(players, others, strict=True):
            await other.see(16)
            assert (player.now.version, other.now.version) == (16, 16)
            assert player.now.view == other.now.view
        third = await later.enter_async_context(neighbour(tmp_path))
        await first.site.moving.move_out()
        moved = {table["id"]: 2 for table in tables if first.site.homes.elsewhere(table["id"])}
        await until(lambda: watched(third) == moved and len(watched(first)) == len(tables) - len(moved))
        await asyncio.gather(*(play(player, 1) for player in players))
        for viewer in (*players, *others):
            await viewer.socket.close()


async def test_a_process_that_has_died_is_sent_nothing(tmp_path: Path) -> None:
    mine, dead = Homes("mine", tmp_path), Homes("dead", tmp_path)
    mine.open(lambda made, letter: made.close())
    dead.open(lambda made, letter: made.close())
    assert dead._socket is not None
    asyncio.get_running_loop().remove_reader(dead._socket)
    dead._socket.close()  # its file is left behind
    assert sorted(mine.processes()) == ["dead", "mine"]

    with contextlib.closing(socket.socket()) as any_socket:
        assert not await mine.send("dead", any_socket.fileno(), Letter(b""))
    assert mine.processes() == ["mine"]
    mine.close()


async def test_a_socket_that_is_closed_on_the_way_is_not_mistaken_for_the_next_one_of_its_number(
    tmp_path: Path,
) -> None:
    """Found by a trial by fire: somebody else's socket would have been sent instead, and shown the wrong seat."""
    mine, busy = Homes("mine", tmp_path), Homes("busy", tmp_path)
    arrived: list[tuple[socket.socket, Letter]] = []
    busy.open(lambda made, letter: arrived.append((made, letter)))
    assert busy._socket is not None
    asyncio.get_running_loop().remove_reader(busy._socket)  # it reads nothing for now
    with contextlib.closing(socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)) as other:
        other.setblocking(False)
        with contextlib.suppress(BlockingIOError):
            while True:
                other.sendto(b"\x93\xc4\x00\xc0\xc3", str(tmp_path / "busy.home"))
    meant, stranger = socket.socketpair(), socket.socketpair()
    sending = asyncio.create_task(mine.send("busy", meant[0].fileno(), Letter(b"meant")))
    await asyncio.sleep(0.02)
    number = meant[0].fileno()
    meant[0].close()
    os.dup2(stranger[0].fileno(), number)
    asyncio.get_running_loop().add_reader(busy._socket, busy._read, lambda made, letter: arrived.append((made, letter)))

    assert await sending
    await until(lambda: bool(arrived))
    os.close(number)
    (made, letter), *_ = arrived
    made.send(b"hello")
    meant[1].settimeout(5)
    assert (letter.request, meant[1].recv(5)) == (b"meant", b"hello")
    for each in (made, meant[1], *stranger):
        each.close()
    busy.close()


@pytest.mark.parametrize("problem", [RuntimeError("a bug"), asyncio.CancelledError()])
async def test_a_viewer_whose_move_fails_half_way_plays_and_hears_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, problem: BaseException
) -> None:
    async def wrong(*_: object) -> bool:
        raise problem

    async with neighbour(tmp_path) as house:
        ann = await house.person("Ann")
        table = await ann.create("tictactoe", hotseat=True, start=True, undo="free")
        async with ann.watch(table) as a:
            await a.drain()
            (connection,) = house.site.hall.tables[table["id"]].audience.connections
            monkeypatch.setattr(house.site.homes, "send", wrong)
            with pytest.raises(type(problem)):
                await connection.move(house.site.homes, "elsewhere")

            async with asyncio.timeout(20):
                await play(a, 2)


@pytest.mark.parametrize(
    "anyio_backend", [("asyncio", {"use_uvloop": True}), ("asyncio", {"use_uvloop": False})], ids=["uvloop", "asyncio"]
)
async def test_what_is_said_while_a_socket_travels_is_answered_where_it_arrives(tmp_path: Path) -> None:
    """It lies in the socket before the other process has got it: on some loops it is read before anything else."""

    async def none() -> int:
        return 0

    async with neighbour(tmp_path) as first:
        first.site.moving.move_out = none  # type: ignore[method-assign]  # nobody else sends them
        ann = await first.person("Ann")
        tables = [await ann.create("tictactoe", hotseat=True, start=True) for _ in range(20)]
        players = [await ann.open(table) for table in tables]
        for player in players:
            await player.drain()
        async with neighbour(tmp_path) as second:
            for table, player in zip(tables, players, strict=True):
                (connection,) = first.site.hall.tables[table["id"]].audience.connections
                assert isinstance(connection, Viewing)
                line = connection._line
                assert isinstance(line, SocketLine)
                line.transport.pause_reading()
                await player.send({"type": "command", "id": "x", "seat": 0, "name": "mark", "args": {"cell": 0}})
                await asyncio.sleep(0.01)
                line.transport.resume_reading()
                assert await connection.move(first.site.homes, second.site.homes.me)
            for player in players:
                async with asyncio.timeout(10):
                    while not isinstance(answer := await player.next(), Ack):
                        assert not isinstance(answer, Refused)
            for player in players:
                await player.socket.close()
