"""What this process has read is not yet what viewers have been told: nothing that is read in passing is passed over."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from rondel.server.store.database import StoreUnavailable
from rondel.server.store.opening import Store, store_at
from rondel.server.store.tables import vacate
from rondel.wire.messages import Ack, CloseCode, Refused
from tests.server.house import House, Person, Viewer

pytestmark = pytest.mark.anyio


@pytest.fixture
async def two_houses(tmp_path: Path, anyio_backend: str) -> AsyncIterator[tuple[House, House]]:
    """Two processes that share a store; no word comes from one to the other."""
    address = str(tmp_path / "store.sqlite")
    async with (
        House(address, neighbours=tmp_path / "one") as here,
        House(address, neighbours=tmp_path / "two") as there,
    ):
        yield here, there


def only_now_and_then(house: House) -> None:
    """Let the comparison with the store come only when it is asked for."""
    house.site.comparing.look = nothing  # type: ignore[method-assign]


async def nothing(**_: Any) -> None: ...


async def at(house: House, person: Person) -> Person:
    """The same person in another process's rooms."""
    found = Person(house, await house._clients.enter_async_context(_client(house)))
    found.client.cookies = person.client.cookies
    await found.refresh()
    return found


def _client(house: House) -> Any:
    import httpx

    return httpx.AsyncClient(base_url=house.url, timeout=20)


async def seated(house: House, **more: Any) -> tuple[Person, Person, dict[str, Any]]:
    ann, bob = await house.person("Ann"), await house.person("Bob")
    table = await ann.create("tictactoe", **more)
    await bob.join(table)
    await ann.act(table, "start")
    return ann, bob, table


async def kicked_elsewhere(house: House, table: dict[str, Any], seat: int) -> None:
    """The store after somebody has lost their seat at another process, of which no word comes here."""
    store: Store = store_at(house.settings["store"])
    await store.open()
    row = await store.tables.find(table["id"])
    assert row is not None
    await store.tables.save(row, vacate(row.id, seat))
    await store.close()


async def closed(viewer: Viewer) -> int | None:
    async with asyncio.timeout(20):
        await viewer.to_the_end()
    return viewer.socket.close_code


async def test_a_move_that_was_read_only_to_refuse_another_is_shown_all_the_same(
    two_houses: tuple[House, House],
) -> None:
    """Who is late is refused by what was played elsewhere, and everybody who looks on here sees that."""
    here, there = two_houses
    only_now_and_then(there)
    ann, bob, table = await seated(here)
    ann_there, bob_there = await at(there, ann), await at(there, bob)
    async with ann.watch(table) as a, ann_there.watch(table) as late, bob_there.watch(table) as b:
        await a.play(0, "mark", cell=0)

        refused = await late.command(0, "mark", {"cell": 1})
        await there.site.comparing.compare()
        async with asyncio.timeout(5):
            seen = await b.see(1)

    assert isinstance(refused, Refused)
    assert seen.version == 1


async def test_whoever_lost_a_seat_elsewhere_is_shown_out_also_when_a_move_here_was_the_first_to_notice(
    house: House,
) -> None:
    only_now_and_then(house)
    ann, bob, table = await seated(house)
    async with ann.watch(table) as a, bob.watch(table) as b:
        await kicked_elsewhere(house, table, 1)

        played = await a.command(0, "mark", {"cell": 0})

        assert isinstance(played, Ack)
        assert await closed(b) == CloseCode.REPLACED
    assert [each.version for each in b.heard if hasattr(each, "version")] == []


async def test_a_kick_whose_news_could_not_be_read_back_is_told_as_soon_as_they_can(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is durable: the store was gone only for the moment in which holders are read again."""
    ann, bob, table = await seated(house)
    async with ann.watch(table), bob.watch(table) as b:
        tables = house.site.store.tables
        holders = tables.holders

        async def gone(table: str) -> dict[int, list[str]]:
            monkeypatch.setattr(tables, "holders", holders)
            raise StoreUnavailable("gone")

        monkeypatch.setattr(tables, "holders", gone)
        await ann.act(table, "kick", 503, seat=1)

        assert await closed(b) == CloseCode.KICKED


async def test_what_was_read_by_halves_is_read_again_and_told(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, bob, table = await seated(house)
    async with ann.watch(table), bob.watch(table) as b:
        tables = house.site.store.tables
        holders, count = tables.holders, 0

        async def gone(table: str) -> dict[int, list[str]]:
            nonlocal count
            count += 1
            if count < 3:
                raise StoreUnavailable("gone")
            return await holders(table)

        monkeypatch.setattr(tables, "holders", gone)
        await kicked_elsewhere(house, table, 1)

        assert await closed(b) == CloseCode.REPLACED
    assert count >= 3
    with pytest.raises(ConnectionClosed):
        await b.socket.recv()


async def test_a_match_that_is_given_up_over_new_eyes_is_told_only_when_it_was_read_anew(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its rules took too long: what they have left half-way is used for nothing more."""
    only_now_and_then(house)
    ann, bob, table = await seated(house)
    async with ann.watch(table) as a, bob.watch(table) as b:
        live = await house.site.hall.table(table["id"])
        given_up, told = live.match, []
        follow, tell_of = live._follow_seats, live.audience.tell_of

        async def too_slow() -> None:
            monkeypatch.setattr(live, "_follow_seats", follow)
            live.forget()

        async def tell(match: Any, records: Any) -> None:
            told.append(match)
            await tell_of(match, records)

        monkeypatch.setattr(live, "_follow_seats", too_slow)
        monkeypatch.setattr(live.audience, "tell_of", tell)
        await kicked_elsewhere(house, table, 1)
        await house.site.comparing.compare()
        await house.site.comparing.compare()

        assert await closed(b) == CloseCode.REPLACED
        assert given_up not in told
        assert isinstance(await a.command(0, "mark", {"cell": 0}), Ack)
