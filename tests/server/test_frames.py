"""Messages that come twice, too late, in the wrong order or not at all."""

import asyncio
from typing import Any

import pytest

from rondel.server.said import Said
from rondel.server.viewing import MOST_BYTES, Viewing
from rondel.wire.messages import Ack, Refused, Update, Welcome
from rondel.wire.tables import Me
from tests.server.house import House, Person, Viewer

pytestmark = pytest.mark.anyio


async def alone(house: House, **more: Any) -> tuple[Person, dict[str, Any]]:
    ann = await house.person("Ann")
    return ann, await ann.create("tictactoe", hotseat=True, start=True, **more)


async def put(viewer: Viewer, id: str, seat: int, cell: int, **more: Any) -> None:
    """Send a mark without waiting for anything."""
    await viewer.send({"type": "command", "id": id, "seat": seat, "name": "mark", "args": {"cell": cell}, **more})


async def answers(viewer: Viewer, count: int) -> dict[str, str]:
    """What so many commands were answered with: the number of the entry, or why not."""
    found: dict[str, str] = {}
    while len(found) < count:
        message = await viewer.next()
        if isinstance(message, Ack):
            found[message.id] = f"{message.v}{' again' if message.repeated else ''}"
        elif isinstance(message, Refused):
            found[message.id] = message.code
    return found


async def test_commands_in_a_row_are_carried_out_in_their_order(house: House) -> None:
    ann, table = await alone(house)
    async with ann.watch(table) as a:
        for number in range(5):
            await put(a, f"c{number}", number % 2, (0, 3, 1, 4, 2)[number])

        assert await answers(a, 5) == {f"c{number}": str(number + 1) for number in range(5)}
        assert a.now.outcome is not None


async def test_a_command_that_comes_before_its_time_is_refused_and_may_come_again(house: House) -> None:
    ann, table = await alone(house)
    async with ann.watch(table) as a:
        await put(a, "second", 1, 1)
        await put(a, "first", 0, 0)
        assert await answers(a, 2) == {"second": "not_turn_player", "first": "1"}

        await put(a, "second", 1, 1)
        assert await answers(a, 1) == {"second": "2"}


async def test_the_same_command_on_several_sockets_is_carried_out_once(house: House) -> None:
    ann, table = await alone(house)
    viewers = [await ann.open(table) for _ in range(5)]
    await asyncio.gather(*(put(viewer, "same", 0, 4) for viewer in viewers))
    told = [(await answers(viewer, 1))["same"] for viewer in viewers]

    assert sorted(told) == ["1", *["1 again"] * 4]
    entries = await house.site.store.tables.entries(table["id"])
    assert [entry.id for entry in entries] == ["same"]
    for viewer in viewers:
        await viewer.socket.close()


async def test_a_command_that_was_taken_back_is_not_carried_out_again_even_after_a_restart(house: House) -> None:
    ann, table = await alone(house, undo="free")
    async with ann.watch(table) as a:
        await put(a, "once", 0, 4)
        await answers(a, 1)
        await a.play(0, "undo")
    await house.stop()

    async with House(house.settings["store"]) as again:
        ann.house, ann.client.base_url = again, again.url
        async with ann.watch(table) as a:
            await put(a, "once", 0, 4)
            assert await answers(a, 1) == {"once": "1 again"}
            assert a.now.view["cells"] == [None] * 9


async def test_a_click_on_an_old_picture_is_refused(house: House) -> None:
    ann, table = await alone(house)
    async with ann.watch(table) as a:
        await put(a, "a", 0, 0, version=0)
        await put(a, "b", 1, 1, version=0)
        await put(a, "c", 1, 1, version=1)

        assert await answers(a, 3) == {"a": "1", "b": "stale_version", "c": "2"}


async def test_who_missed_something_notices_and_gets_all_of_it(house: House) -> None:
    ann, table = await alone(house)
    async with ann.watch(table) as a, ann.watch(table) as b:
        for number, cell in enumerate((0, 3, 1)):
            await a.play(number % 2, "mark", cell=cell)
        updates = [message for message in await received(b) if isinstance(message, Update)]
        assert [update.since for update in updates] == [0, 1, 2]
        assert [update.picture.version for update in updates] == [1, 2, 3]

        await b.send({"type": "resync", "last": 1})  # as if the last two had never come
        welcome = await b.until(Welcome)
        assert welcome.picture.version == 3
        assert (welcome.log_from, [line.v for line in welcome.log]) == (1, [2, 3])
        assert {event.v for event in welcome.events} <= {2, 3}
        assert welcome.picture.view == a.now.view


async def received(viewer: Viewer) -> list[Any]:
    before = len(viewer.heard)
    await viewer.drain()
    return viewer.heard[before:]


@pytest.mark.parametrize("last", [3, 4, 2**31 - 1])
async def test_who_claims_to_know_the_future_gets_everything(house: House, last: int) -> None:
    ann, table = await alone(house)
    async with ann.watch(table) as a:
        for number, cell in enumerate((0, 3, 1)):
            await a.play(number % 2, "mark", cell=cell)

    async with ann.watch(table, last=last) as b:
        assert b.welcome is not None
        assert b.welcome.log_from == (3 if last == 3 else -1)
        assert len(b.welcome.log) == (0 if last == 3 else 3)
        assert b.now.version == 3


async def test_who_comes_back_after_an_undo_hears_what_is_gone(house: House) -> None:
    ann, table = await alone(house, undo="free")
    async with ann.watch(table) as a:
        await a.play(0, "mark", cell=0)
        await a.play(1, "mark", cell=1)
        await a.play(1, "undo")

    async with ann.watch(table, last=2) as b:
        assert b.welcome is not None
        assert b.welcome.log_from == 1, "the first line stays as it was"
        assert [b.log[v].gone for v in (2, 3)] == [True, False]


def test_the_log_of_a_long_match_does_not_count_as_not_reading() -> None:
    """However long it is; whoever then reads nothing is cut off all the same."""
    viewing = Viewing(None, Me("ann", "Ann"))

    viewing.push(Said(b"x" * 2 * MOST_BYTES))
    viewing.push(Said(b"and who is there"))
    watched = not viewing.is_closed
    for _ in range(4):
        viewing.push(Said(b"x" * MOST_BYTES))

    assert watched
    assert viewing.is_closed
