"""Nobody stays behind what is kept: lost wake-ups, changes of which nobody tells, servers that share a store."""

import asyncio
from pathlib import Path

import pytest

from rondel.server.admin import Admin
from rondel.server.bus import Neighbours, Wake
from rondel.server.config import Config
from rondel.server.site import Site
from rondel.server.store.database import StoreInUse
from rondel.server.store.opening import store_at
from rondel.wire.messages import Chatted
from rondel.wire.tables import ChatLine
from tests.server.house import House

pytestmark = pytest.mark.anyio


async def test_a_match_that_an_admin_ends_is_over_on_every_screen(address: str) -> None:
    async with House(address) as house:
        ann = await house.person("Ann")
        table = await ann.create("tictactoe", hotseat=True, start=True)
        async with ann.watch(table) as a:
            await a.play(0, "mark", cell=0)
            store = store_at(address)
            await store.open()
            await Admin(store).end(table["id"], "late")
            await store.close()

            ended = await a.see(2)

    assert ended.outcome is not None


async def test_what_was_said_elsewhere_is_heard_without_word_of_it(house: House) -> None:
    ann = await house.person("Ann")
    table = await ann.create("tictactoe")
    async with ann.watch(table) as a:
        for number in (1, 2):
            line = ChatLine(number, ann.me["person"], "Ann", 0, 5, f"Line {number}")
            await house.site.store.tables.say(table["id"], line)

        heard = [(await a.until(Chatted)).line.text for _ in range(2)]

    assert heard == ["Line 1", "Line 2"]


async def test_a_table_that_is_gone_is_left(house: House) -> None:
    ann = await house.person("Ann")
    table = await ann.create("tictactoe")
    store = store_at(house.settings["store"])
    await store.open()
    async with ann.watch(table) as a:
        await Admin(store).vacuum(-1)
        await a.to_the_end()
        assert a.socket.close_code == 4404
    await store.close()


async def test_a_busy_neighbour_hears_of_every_table_in_the_end(tmp_path: Path) -> None:
    """The system holds ten datagrams for a process that does not read; what is sent beyond them is sent again."""
    heard: set[str] = set()
    everything = asyncio.Event()

    async def hear(wake: Wake) -> None:
        heard.add(wake.table)
        if len(heard) == 500:
            everything.set()

    one, two = Neighbours(tmp_path), Neighbours(tmp_path)
    await one.open(hear)
    await two.open(hear)
    for _ in range(3):
        for number in range(500):
            await one.send(Wake("entry", f"t{number}", one.me))  # without letting the other read in between

    await everything.wait()
    await one.close()
    await two.close()


async def test_a_neighbour_that_is_gone_is_forgotten(tmp_path: Path) -> None:
    async def hear(wake: Wake) -> None: ...

    one, two = Neighbours(tmp_path), Neighbours(tmp_path)
    await one.open(hear)
    (tmp_path / f"{two.me}.sock").touch()

    await one.send(Wake("entry", "t", one.me))

    assert [path.stem for path in tmp_path.glob("*.sock")] == [one.me]
    await one.close()


async def test_a_second_server_that_believes_to_be_alone_does_not_start(address: str) -> None:
    async with House(address):
        with pytest.raises(StoreInUse):
            async with Site(Config(store=address, bots=0)).running():
                pass
    async with Site(Config(store=address, bots=0)).running():
        pass


async def test_servers_that_know_of_each_other_share_a_store(address: str) -> None:
    stores = [store_at(address) for _ in range(3)]
    for store in stores:
        await store.open()
    await stores[0].db.hold(shared=True)
    await stores[1].db.hold(shared=True)

    with pytest.raises(StoreInUse):
        await stores[2].db.hold(shared=False)

    for store in stores:
        await store.close()
