"""Those who run a table: several of them, stepping in for one who is gone, and what the log says of them."""

import sqlite3
from typing import Any

import pytest

from rondel import registry
from rondel.core.defaults import TableDefaults
from rondel.core.seats import HOST
from rondel.server.absence import Absence
from rondel.server.bus import Wake
from rondel.wire.messages import Ack, Refused
from rondel.wire.tables import Present
from tests.server.house import House, Person

pytestmark = pytest.mark.anyio

GAME = "tictactoe"


async def pair(house: House, game: str = "ti4") -> tuple[Person, Person, dict[str, Any]]:
    """Ann, who opened the table and sits, and Bob on seat 1, in the middle of a match."""
    ann, bob = await house.person("Ann"), await house.person("Bob")
    table = await ann.create(game, seating=[{"kind": "me"}])
    await bob.join(table, seat=1)
    return ann, bob, (await ann.act(table, "start"))["table"]


async def told(person: Person, table: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = (await person.get(f"/api/tables/{table['id']}")).json()["table"]
    return found


# Several


async def test_a_host_makes_somebody_who_sits_a_host_as_well(house: House) -> None:
    ann, bob, table = await pair(house)
    cat = await house.person("Cat")

    await bob.act(table, "grant_host", 403, seat=1)
    empty = await ann.act(table, "grant_host", 409, seat=2)
    granted = (await ann.act(table, "grant_host", seat=1))["table"]

    assert empty["code"] == "nobody_there"
    assert [(host["name"], host["seat"], host.get("me", False)) for host in granted["hosts"]] == [
        ("Ann", 0, True),
        ("Bob", 1, False),
    ]
    assert [seat.get("host", False) for seat in granted["seats"][:3]] == [True, True, False]
    assert (await told(bob, table))["host"]
    assert "hosts" not in await told(cat, table)  # who only watches sees the seats


async def test_both_hosts_can_do_everything_at_once(house: House) -> None:
    ann, bob, table = await pair(house)
    await ann.act(table, "grant_host", seat=1)

    async with ann.watch(table, host=True) as a, bob.watch(table, host=True) as b:
        first = await a.command(HOST, "set_player_count", {"count": 5})
        second = await b.command(HOST, "set_player_count", {"count": 4})

        assert isinstance(first, Ack)
        assert isinstance(second, Ack)
        assert a.welcome is not None
        assert b.welcome is not None
        assert (a.welcome.seats, b.welcome.seats) == ((0, 2, 3, 4, 5, 6, 7), (1, 2, 3, 4, 5, 6, 7))


async def test_one_host_always_remains(house: House) -> None:
    ann, bob, table = await pair(house)
    me, him = ann.me["person"], bob.me["person"]

    alone = await ann.act(table, "revoke_host", 409, person=me)
    nobody = await ann.act(table, "revoke_host", 400, person=him)
    await ann.act(table, "grant_host", seat=1)
    await bob.act(table, "revoke_host", person=me)

    assert (alone["code"], nobody["code"]) == ("last_host", "unknown_user")
    assert "host" not in await told(ann, table)
    assert (await ann.act(table, "pause", 403))["code"] == "not_host"
    await bob.act(table, "pause")


async def test_whoever_is_kicked_runs_the_table_no_more_and_the_seat_is_free(house: House) -> None:
    ann, bob, table = await pair(house)
    await ann.act(table, "grant_host", seat=1)

    after = (await ann.act(table, "kick", seat=1))["table"]

    assert [host["name"] for host in after["hosts"]] == ["Ann"]
    assert (after["seats"][1]["kind"], after["seats"][1].get("stands_in", False)) == ("free", False)
    again = await bob.join(table, seat=1)
    assert "host" not in again["table"]


async def test_who_runs_a_table_without_a_seat_finds_it_again(house: House) -> None:
    ann, _, table = await pair(house)

    await ann.act(table, "leave", seat=0)

    (mine,) = (await ann.get("/api/me/tables")).json()["tables"]
    assert (mine["id"], mine["host"]) == (table["id"], True)
    assert mine["hosts"][0]["name"] == "Ann"
    assert mine["seats"][0]["kind"] == "free"


async def test_if_the_only_host_wants_to_be_forgotten_somebody_else_is(house: House) -> None:
    ann, bob, table = await pair(house)
    async with ann.watch(table, host=True) as a:
        await a.command(HOST, "set_player_count", {"count": 5})

    answer = await ann.client.request("DELETE", "/api/me", json={"sure": True})

    assert answer.status_code == 200
    assert (await told(bob, table))["host"]
    async with bob.watch(table) as b:
        assert [line.by for line in b.log.values()] == [""]


# Stepping in (Twilight Imperium, example 61)


async def test_a_player_steps_in_for_a_host_who_is_gone(house: House) -> None:
    ann, bob, table = await pair(house)
    absence, start = house.site.process.absence, 10**13
    absence.clock = lambda: start
    async with bob.watch(table) as b:
        async with ann.watch(table, host=True):
            await b.see_hosts(1)
            here = await bob.act(table, "take_host", 409)
        await b.see_hosts(0)
        assert b.presence is not None
        assert b.presence.hosts_gone == start

        absence.clock = lambda: start + 299_000
        too_early = await bob.act(table, "take_host", 409)
        absence.clock = lambda: start + 300_000
        taken = (await bob.act(table, "take_host"))["table"]

        assert (here["code"], here["params"]) == ("host_present", {"wait": 300})
        assert (too_early["code"], too_early["params"]) == ("host_present", {"wait": 1})
        assert [host["name"] for host in taken["hosts"]] == ["Ann", "Bob"]
        await b.see_hosts(1)
        assert isinstance(await b.command(HOST, "set_player_count", {"count": 5}), Ack)
    assert (await told(ann, table))["host"]
    assert (await bob.act(table, "take_host", 409))["code"] == "already_host"


async def test_only_who_sits_steps_in_unless_nobody_does(house: House) -> None:
    ann, bob, table = await pair(house)
    cat = await house.person("Cat")
    house.site.process.absence.clock = lambda: 10**13

    assert (await cat.act(table, "take_host", 403))["code"] == "not_seated"
    await ann.act(table, "leave", seat=0)
    await bob.act(table, "leave", seat=1)
    await cat.act(table, "take_host")

    assert (await told(cat, table))["host"]


async def test_nobody_steps_in_where_the_game_does_not_say_so(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    _, bob, table = await pair(house, GAME)
    house.site.process.absence.clock = lambda: 10**13

    assert (await bob.act(table, "take_host", 403))["code"] == "not_host"
    assert "host_absent_s" not in await told(bob, table)
    monkeypatch.setattr(registry.game(GAME), "table", TableDefaults(host_absent_s=60))
    await bob.act(table, "take_host")


async def test_a_host_at_another_process_is_there(house: House) -> None:
    _, bob, table = await pair(house)
    hall = house.site.hall
    hall.process.absence.clock = lambda: 10**13

    await hall.heard(Wake("presence", table["id"], "another", present=Present((0,), hosts=1)))
    there = await bob.act(table, "take_host", 409)
    await hall.heard(Wake("presence", table["id"], "another", present=Present()))
    just_gone = await bob.act(table, "take_host", 409)

    assert there["code"] == just_gone["code"] == "host_present"


def test_an_absence_begins_with_the_server_at_the_earliest() -> None:
    now = 1_000
    absence = Absence(lambda: now)
    assert absence.since("t") == 1_000
    now = 5_000
    absence.saw("t")
    now = 9_000
    assert absence.since("t") == 5_000
    now += 25 * 3_600_000
    absence.tidy()
    assert absence.since("t") == 1_000


# The room (Twilight Imperium, section 12 and examples 48 and 50)


async def test_a_seat_has_one_player_and_a_player_one_seat(house: House) -> None:
    ann, bob, table = await pair(house)
    cat = await house.person("Cat")

    taken = await cat.post(f"/api/tables/{table['code']}/join", {"name": "Cat", "seat": 1}, 409)
    second = await bob.post(f"/api/tables/{table['code']}/join", {"name": "Bob", "seat": 2}, 409)
    nowhere = await cat.post(f"/api/tables/{table['code']}/join", {"name": "Cat", "seat": 40}, 409)

    assert (taken.json()["code"], second.json()["code"]) == ("seat_taken", "already_seated")
    assert nowhere.json()["code"] == "seat_taken"
    await bob.act(table, "leave", seat=1)
    assert (await bob.join(table, seat=2))["seats"] == [2]
    await ann.act(table, "leave", seat=0)
    assert 3 in (await ann.join(table, seat=3))["seats"]
    assert (await told(ann, table))["seats"][3]["kind"] == "person"


async def test_rooms_are_found_by_their_code_until_they_are_over(house: House) -> None:
    ann, bob, table = await pair(house)
    cat = await house.person("Cat")

    found = await cat.get(f"/api/tables/ {table['code'].lower()} ")
    missing = await cat.get("/api/tables/ZZZZZZ", 404)
    await ann.act(table, "end")
    closed = await cat.post(f"/api/tables/{table['code']}/join", {"name": "Cat"}, 409)

    assert found.json()["table"]["id"] == table["id"]
    assert missing.json()["code"] == "no_such_table"
    assert closed.json()["code"] == "match_over"
    assert (await told(bob, table))["status"] == "finished"


async def test_who_is_no_host_and_who_only_watches_is_told_so(house: House) -> None:
    ann, bob, table = await pair(house)
    cat = await house.person("Cat")

    async with bob.watch(table) as b, cat.watch(table) as c:
        asked = [
            await b.command(HOST, "set_player_count", {"count": 5}),
            await b.command(1, "set_player_count", {"count": 5}),
            await b.command(0, "rename_seat", {"player": 0, "name": "X"}),
            await c.command(2, "rename_seat", {"player": 2, "name": "X"}),
        ]
    codes = [answer.code for answer in asked if isinstance(answer, Refused)]

    assert codes == ["not_host", "not_host", "not_your_seat", "not_your_seat"]
    assert (await bob.act(table, "pause", 403))["code"] == "not_host"
    assert (await bob.act(table, "kick", 403, seat=0))["code"] == "not_host"
    assert (await ann.act(table, "kick", 400, seat=60))["code"] == "unknown_seat"
    private = (await ann.create("ti4", visibility="private"))["id"]
    assert (await cat.get(f"/api/tables/{private}", 403)).json()["code"] == "private_table"


# The log


async def test_the_log_says_which_host_did_it(house: House) -> None:
    ann, bob, table = await pair(house)
    await ann.act(table, "grant_host", seat=1)

    async with ann.watch(table, host=True) as a, bob.watch(table, host=True) as b:
        await a.command(HOST, "set_player_count", {"count": 5})
        await b.command(HOST, "set_player_count", {"count": 4})
        own = await b.command(1, "rename_seat", {"player": 1, "name": "Bobby"})
        for_another = await b.command(0, "rename_seat", {"player": 0, "name": "Anna"}, as_host=True)
        await bob.act(table, "rename", seat=1, name="Robert")
        await a.drain()

        assert isinstance(for_another, Ack)
        assert not isinstance(own, Refused)
        assert [a.log[v].by for v in sorted(a.log) if v] == ["Ann", "Bob", "", "Bob"]
    async with ann.watch(table) as again:
        assert [again.log[v].by for v in sorted(again.log) if v] == ["Ann", "Robert", "", "Robert"]


# Tables kept before there could be several


SINCE = (
    "ALTER TABLE tables DROP COLUMN origin",
    "ALTER TABLE chat DROP COLUMN room",
    "ALTER TABLE chat DROP COLUMN reacts_to",
    "DROP TABLE rests",
    "DROP TABLE absences",
    "DROP TABLE sights",
    "DROP TABLE mutes",
)
"""What takes back every step that a store has made since."""


async def as_of_old(address: str, host: str) -> None:
    """Bring a store back to where a table named its one host in its own data."""
    if address.startswith("postgres"):
        import asyncpg

        connection = await asyncpg.connect(address)
        await connection.execute("DELETE FROM holders WHERE seat = -1")
        old = "(convert_from(data, 'UTF8')::jsonb - 'hosts' || jsonb_build_object('host', $1::text))::text"
        await connection.execute(f"UPDATE tables SET data = convert_to({old}, 'UTF8')", host)
        for step in SINCE:
            await connection.execute(step)
        await connection.execute("DELETE FROM schema_version WHERE number > 2")
        await connection.close()
        return
    with sqlite3.connect(address) as old_store:
        old_store.execute("DELETE FROM holders WHERE seat = -1")
        old = "CAST(json_remove(json_set(CAST(data AS TEXT), '$.host', ?), '$.hosts') AS BLOB)"
        old_store.execute(f"UPDATE tables SET data = {old}", (host,))
        for step in SINCE:
            old_store.execute(step)
        old_store.execute("PRAGMA user_version = 2")
    old_store.close()


async def test_a_table_of_old_still_has_its_host(address: str) -> None:
    async with House(address) as house:
        ann, _, table = await pair(house)
        session, me = ann.client.cookies["rondel_session"], ann.me["person"]
    await as_of_old(address, me)

    async with House(address) as house:
        ann = await house.person()
        ann.client.cookies.set("rondel_session", session)
        await ann.refresh()

        assert (await told(ann, table))["host"]
        await ann.act(table, "grant_host", seat=1)
        async with ann.watch(table, host=True) as a:
            assert isinstance(await a.command(HOST, "set_player_count", {"count": 5}), Ack)
            assert a.log[1].by == ""  # nobody wrote down the hosts of old
