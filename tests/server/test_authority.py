"""Who may do something is asked when it is written, not when a socket was opened or a page was loaded."""

import asyncio
import contextlib
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from rondel.server.admin import Admin
from rondel.server.clock import HOUR
from rondel.server.comparing import Comparing
from rondel.server.deadlines import CLAIM_MS, Deadlines
from rondel.server.store.database import Job, Statement
from rondel.server.store.opening import Store, store_at
from rondel.server.store.tables import vacate
from rondel.wire.messages import Ack, CloseCode, Past, Refused, Weighed
from tests.server.house import House, Person

pytestmark = pytest.mark.anyio


async def pair(house: House, **more: object) -> tuple[Person, Person, dict[str, object]]:
    ann, bob = await house.person("Ann"), await house.person("Bob")
    table = await ann.create("tictactoe", **more)
    await bob.join(table)
    await ann.act(table, "start")
    return ann, bob, table


async def opened(address: str) -> Store:
    """The store as another process has it, of which no word comes here."""
    store = store_at(address)
    await store.open()
    return store


async def test_whoever_lost_a_seat_elsewhere_plays_it_no_more(address: str) -> None:
    """Not even in the moment before this process has heard of it."""
    async with House(address) as house:
        house.site.comparing.compare = nothing  # type: ignore[method-assign]
        ann, bob, table = await pair(house)
        async with ann.watch(table) as a, bob.watch(table) as b:
            await a.play(0, "mark", cell=0)
            store = await opened(address)
            row = await store.tables.find(str(table["id"]))
            assert row is not None
            await store.tables.save(row, vacate(row.id, 1))

            with pytest.raises(ConnectionClosed) as caught:
                await b.command(1, "mark", {"cell": 1})

        entries = await store.tables.entries(row.id)
        await store.close()

    assert caught.value.rcvd is not None
    assert caught.value.rcvd.code == CloseCode.REPLACED
    assert len(entries) == 1


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ({"type": "look", "id": "q", "at": 1, "seat": 1}, Past),
        ({"type": "weigh", "id": "q", "seat": 1, "name": "mark", "args": {"cell": 4}}, Weighed),
    ],
)
async def test_whoever_lost_a_seat_elsewhere_sees_nothing_more_with_its_eyes(
    house: House, question: dict[str, Any], answer: type
) -> None:
    house.site.comparing.compare = nothing  # type: ignore[method-assign]
    ann, bob, table = await pair(house)
    async with ann.watch(table) as a, bob.watch(table) as b:
        await a.play(0, "mark", cell=0)
        store = await opened(house.settings["store"])
        row = await store.tables.find(str(table["id"]))
        assert row is not None
        await store.tables.save(row, vacate(row.id, 1))
        await store.close()

        await b.see(1)
        await b.send(question)
        with pytest.raises(ConnectionClosed) as caught:
            await b.until(answer)

    assert caught.value.rcvd is not None
    assert caught.value.rcvd.code == CloseCode.REPLACED


async def nothing() -> None:
    """As if the comparison with the store came a moment later."""


async def test_whoever_is_banned_can_do_nothing_with_an_open_socket(address: str) -> None:
    async with House(address) as house:
        ann, bob, table = await pair(house)
        eve = await house.person("Eve")
        async with ann.watch(table) as a, bob.watch(table) as b, eve.watch(table) as e:
            await a.play(0, "mark", cell=0)
            store = await opened(address)
            for each in (bob, eve):
                assert await store.people.ban(each.me["person"], "spam")
            with contextlib.suppress(ConnectionClosed):  # whichever comes first
                assert isinstance(await b.command(1, "mark", {"cell": 1}), Refused)
            with contextlib.suppress(ConnectionClosed):
                await e.send({"type": "say", "id": "x", "text": "Hello"})
            await e.to_the_end()
            await b.to_the_end()
            said = await store.tables.chat(str(table["id"]))
            closed = e.socket.close_code
        await store.people.ban(bob.me["person"], "")
        async with bob.watch(table) as b:
            while b.welcome is None or not b.welcome.seats:  # the seat is his again
                await b.next()
            back = await b.command(1, "mark", {"cell": 1})
        await store.close()

    assert said == []
    assert closed == 4411
    assert isinstance(back, Ack)


async def test_at_a_public_table_a_host_neither_takes_a_seat_nor_undoes_alone(house: House) -> None:
    ann, bob, table = await pair(house, visibility="public", undo="free", rollback_by="host")
    async with ann.watch(table, host=True) as a, bob.watch(table) as b:
        await a.play(0, "mark", cell=0)
        await b.play(1, "mark", cell=1)

        as_host = await a.command(-1, "undo", {"to": 0})
        for_bob = await a.command(1, "undo", None, as_host=True)
        handed = await ann.act(table, "hand_over", 403, seat=1)
        await ann.act(table, "kick", seat=1)
        joined = await ann.post(f"/api/tables/{table['id']}/join", {"seat": 1}, 403)

    assert isinstance(as_host, Refused)
    assert isinstance(for_bob, Refused)
    assert handed["code"] == joined.json()["code"] == "not_host"


async def test_a_public_table_stays_public_once_its_match_has_begun(house: House) -> None:
    """Else its host would make it another for a moment, play for everybody, and change it back."""
    ann, bob = await house.person("Ann"), await house.person("Bob")
    table = await ann.create("tictactoe", visibility="public")
    await ann.act(table, "change", visibility="link")
    await ann.act(table, "change", visibility="public")
    await bob.join(table)
    await ann.act(table, "start")

    refused = [await ann.act(table, "change", 409, visibility=other) for other in ("link", "private")]
    same = await ann.act(table, "change", visibility="public", name="Ours")

    assert [each["code"] for each in refused] == ["stays_public"] * 2
    assert (same["table"]["visibility"], same["table"]["name"]) == ("public", "Ours")


async def test_at_a_public_table_nobody_comes_to_a_second_seat(house: House) -> None:
    """Not by kicking whoever sits there and handing the host's part on, and not by links made before or after."""
    ann, bob, cat = [await house.person(name) for name in ("Ann", "Bob", "Cat")]
    table = await ann.create(
        "kolkhoz", seats=4, visibility="public", seating=[{"kind": "me"}, *[{"kind": "free"}] * 2, {"kind": "bot"}]
    )
    early = (await ann.act(table, "hand_over", seat=1))["link"]
    await bob.join(table, seat=1)
    await cat.join(table, seat=2)
    await ann.act(table, "start")

    stale = (await ann.post("/api/claim", {"token": early["token"]}, 403)).json()
    shared = (await bob.post(f"/api/tables/{table['id']}/seats/1/link")).json()
    second = (await cat.post("/api/claim", {"token": shared["token"]}, 403)).json()
    await ann.act(table, "kick", seat=1)
    handed = await ann.act(table, "hand_over", 403, seat=1)
    await ann.act(table, "transfer", seat=2)
    joined = (await ann.post(f"/api/tables/{table['id']}/join", {"seat": 1}, 403)).json()
    own = (await ann.post(f"/api/tables/{table['id']}/seats/0/link")).json()
    again = (await ann.post("/api/claim", {"token": own["token"]})).json()

    assert [stale["code"], second["code"], handed["code"], joined["code"]] == [
        "bad_seat_link",
        "already_seated",
        "not_host",
        "not_host",
    ]
    assert again["seats"] == [0]


async def test_whoever_ran_a_public_table_takes_no_seat_there_later(house: House) -> None:
    ann, bob, cat, dan = [await house.person(name) for name in ("Ann", "Bob", "Cat", "Dan")]
    table = await ann.create("tictactoe", visibility="public", seating=[{"kind": "free"}, {"kind": "free"}])
    await bob.join(table, seat=0)
    await cat.join(table, seat=1)
    await ann.act(table, "start")
    await ann.act(table, "kick", seat=0)
    await ann.act(table, "transfer", seat=1)

    refused = (await ann.post(f"/api/tables/{table['id']}/join", {"seat": 0}, 403)).json()
    await dan.join(table, seat=0)

    assert refused["code"] == "not_host"


async def test_no_bot_takes_the_place_of_somebody_who_plays_at_a_public_table(house: House) -> None:
    ann, bob, table = await pair(house, visibility="public")
    async with bob.watch(table):
        plays = await ann.act(table, "bot", 403, seat=1, bot="random")
    gone = await ann.act(table, "bot", seat=1, bot="random")

    assert plays["code"] == "somebody_plays"
    assert gone["table"]["seats"][1]["stands_in"]


async def test_a_bot_takes_the_place_of_somebody_whose_time_is_up(house: House) -> None:
    clock = {"kind": "per-move", "budget_ms": 200, "penalty": "nothing", "watch_ms": 0}
    ann, bob, table = await pair(house, visibility="public", clock=clock)
    async with ann.watch(table) as a, bob.watch(table):
        await a.play(0, "mark", cell=0)
        await asyncio.sleep(0.3)
        late = await ann.act(table, "bot", seat=1, bot="random")

    assert late["table"]["seats"][1]["stands_in"]


async def test_a_table_that_cannot_be_seen_to_is_left_alone_longer_each_time(house: House) -> None:
    ann = await house.person("Ann")
    table = await ann.create("tictactoe", hotseat=True, start=True)
    gap = Statement("INSERT INTO entries (table_id, number, body) VALUES (?, 3, '{}')", (table["id"],))
    await house.site.store.db.write(Job(statements=[gap]))
    house.site.hall.tables[table["id"]].forget()
    deadlines = Deadlines(house.site.hall)

    seen_to = [await deadlines.carry_out(table["id"]) for _ in range(2)]
    waits = [deadlines._patience(table["id"]) for _ in range(12)]

    assert seen_to == [False, False]
    assert waits[:3] == [CLAIM_MS * 2, CLAIM_MS * 4, CLAIM_MS * 8]
    assert waits[-1] == waits[-2] == HOUR


async def test_a_deadline_that_is_put_off_wakes_nobody_before(address: str) -> None:
    async with House(address) as house:
        ann = await house.person("Ann")
        table = await ann.create("tictactoe", hotseat=True, start=True)
        row = await Admin(house.site.store).table(table["id"])
        row.deadline = 5
        await house.site.store.tables.save(row)

        await house.site.store.tables.release(table["id"], 10**15)

        assert await house.site.store.tables.next_deadline() == 10**15
        assert await house.site.store.tables.claim_due(10**14, 0) == []


async def test_the_end_of_a_match_by_whoever_runs_the_server_is_seen_at_once(address: str) -> None:
    """Not when everything is compared next: then would not come in this test."""
    async with House(address) as house:
        house.site.comparing.run = nothing  # type: ignore[method-assign]
        ann, _, table = await pair(house)
        async with ann.watch(table) as a:
            comparing = Comparing(house.site.hall)
            comparing.often = 10**9
            await comparing.look()  # from now on only what is new is of interest
            looking = asyncio.create_task(comparing.run())
            store = await opened(address)
            await Admin(store).end(str(table["id"]), "enough")
            while a.now.outcome is None:
                await a.next()
            looking.cancel()
            await store.close()


async def test_a_deadline_of_which_processes_die_is_left_alone_longer_each_time(address: str) -> None:
    """A claim that is never released; what else would a process leave that is no more?"""
    store = await opened(address)
    async with House(address) as house:
        house.site.deadlines.run = nothing  # type: ignore[method-assign]
        _, _, table = await pair(house)
    await store.db.write(Job(statements=[Statement("UPDATE tables SET deadline = 1000, claimed = 0")]))
    now, waited = 1000, []
    for _ in range(5):
        assert await store.tables.claim_due(now, now + CLAIM_MS) == [table["id"]]
        until = (await store.db.fetch("SELECT claimed FROM tables"))[0][0]
        assert not await store.tables.claim_due(until - 1, until)
        waited.append(until - now)
        now = until
    await store.close()

    assert waited == [CLAIM_MS, *(2 * CLAIM_MS * 3**n for n in range(4))]


EVERY_ACTION: tuple[dict[str, Any], ...] = (
    {"type": "start"},
    {"type": "change", "name": "Mine"},
    {"type": "pause"},
    {"type": "resume"},
    {"type": "take", "seat": 1},
    {"type": "leave", "seat": 0},
    {"type": "kick", "seat": 1},
    {"type": "bot", "seat": 1},
    {"type": "give_back", "seat": 0},
    {"type": "hand_over", "seat": 0},
    {"type": "transfer", "seat": 1},
    {"type": "grant_host", "seat": 1},
    {"type": "revoke_host", "person": "x"},
    {"type": "take_host"},
    {"type": "rename", "seat": 0, "name": "Me"},
    {"type": "resign", "seat": 0},
    {"type": "draw", "seat": 0},
    {"type": "rematch"},
    {"type": "end"},
    {"type": "archive"},
    {"type": "mute", "person": "x"},
)
"""All but `report`, which anybody may do who sees the chat."""


@pytest.mark.parametrize("how", ["kicked", "banned"])
@pytest.mark.parametrize("status", ["open", "running", "finished"])
async def test_whoever_has_lost_all_they_had_does_nothing_about_a_table(house: House, how: str, status: str) -> None:
    """Host and player a moment ago; this process has not heard that they are so no longer."""
    house.site.comparing.look = _later  # type: ignore[method-assign]
    ann, bob = await house.person("Ann"), await house.person("Bob")
    table = await ann.create("tictactoe")
    await bob.join(table)
    if status != "open":
        await ann.act(table, "start")
    if status == "finished":
        await ann.act(table, "end")
    live = house.site.hall.tables[table["id"]]
    store = await opened(house.settings["store"])
    if how == "banned":
        assert await store.people.ban(ann.me["person"], "spam")
    else:
        row = await store.tables.find(live.id)
        assert row is not None
        await store.tables.save(row, vacate(row.id, 0), vacate(row.id, -1))
    wanted = "SELECT data, status, entries, revision FROM tables"
    holds = "SELECT * FROM holders ORDER BY seat, person"
    before = [await store.db.fetch(sql) for sql in (wanted, holds, "SELECT * FROM seat_links")]

    for action in EVERY_ACTION:
        live.stale = False  # not even if nothing before has made it look again
        answer = await ann.client.post(f"/api/tables/{live.id}/actions", json=action)
        assert answer.status_code in (400, 401, 403, 409), (action, answer.text)
    for path in ("seats/0/link", "seats/1/link"):
        answer = await ann.client.post(f"/api/tables/{live.id}/{path}", json={})
        assert answer.status_code in (401, 403, 409), (path, answer.text)
    after = [await store.db.fetch(sql) for sql in (wanted, holds, "SELECT * FROM seat_links")]
    await store.close()

    assert after == before


async def _later(**_: object) -> None: ...
