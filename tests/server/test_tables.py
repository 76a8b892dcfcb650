"""Tables from setting up to the archive."""

import contextlib
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from rondel import registry
from rondel.wire.messages import Refused, Welcome
from tests.server.house import House, Person

pytestmark = pytest.mark.anyio


async def test_a_stranger_sits_down_in_one_step_by_room_code(house: House) -> None:
    ann, stranger = await house.person("Ann"), await house.person()
    table = await ann.create("tictactoe")

    page = await stranger.join({"code": table["code"].lower()}, name="Bob")

    assert page["seats"] == [1]
    assert page["me"]["name"] == "Bob"
    assert [seat["name"] for seat in page["table"]["seats"]] == ["Ann", "Bob"]
    assert page["table"]["can_start"]


async def test_nobody_at_a_table_has_the_name_of_another(house: House) -> None:
    """The log would not tell who did what."""
    people = [await house.person("Ann") for _ in range(3)]
    table = await people[0].create("auction", seats=3)
    for person in people[1:]:
        await person.join(table)
    renamed = await people[2].act(table, "rename", seat=2, name="Ann 2")

    assert [seat["name"] for seat in renamed["table"]["seats"]] == ["Ann", "Ann 2", "Ann 2 2"]


async def test_a_name_cannot_carry_control_characters(house: House) -> None:
    ann = await house.person("Ann\u202e\n  Eve\x00")

    assert ann.me["name"] == "Ann Eve"


async def test_options_of_a_game_make_a_form_and_are_checked(house: House) -> None:
    ann = await house.person("Ann")
    games = {game["name"]: game for game in (await ann.get("/api/games")).json()["games"]}

    lots = games["auction"]["options"][0]
    wrong = await ann.post("/api/games/auction/check", {"seats": 3, "options": {"lots": 99}})
    right = await ann.post("/api/games/auction/check", {"seats": 3, "options": {"lots": 9}})
    refused = await ann.post("/api/tables", {"game": "auction", "options": {"lots": 99}}, 400)

    assert lots == {**lots, "name": "lots", "kind": "int", "min": 1, "max": 20, "default": 6}
    assert not wrong.json()["ok"]
    assert right.json()["options"] == {"lots": 9, "coins": 30}
    assert refused.json()["code"] == "bad_options"


async def test_a_full_table_is_refused_but_can_be_watched(house: House) -> None:
    ann, bob, eve = [await house.person(name) for name in ("Ann", "Bob", "Eve")]
    table = await ann.create("tictactoe")
    await bob.join(table)

    answer = await eve.post(f"/api/tables/{table['id']}/join", {}, 409)

    assert answer.json()["code"] == "table_full"
    await eve.get(f"/api/tables/{table['id']}")


async def test_a_private_table_is_for_those_who_sit(house: House) -> None:
    ann, eve = await house.person("Ann"), await house.person("Eve")
    table = await ann.create("tictactoe", visibility="private", hotseat=True, start=True)

    for path in ("", "/history", "/chat", "/qr.svg"):
        await eve.get(f"/api/tables/{table['id']}{path}", 403)
    assert (await eve.get("/api/tables")).json()["tables"] == []


async def test_the_lobby_shows_public_tables_only(house: House) -> None:
    ann, eve = await house.person("Ann"), await house.person()
    public = await ann.create("tictactoe", visibility="public")
    await ann.create("tictactoe", visibility="link")

    tables = (await eve.get("/api/tables", game="tictactoe")).json()["tables"]

    assert [table["id"] for table in tables] == [public["id"]]
    assert (await eve.get("/api/tables", game="sparks")).json()["tables"] == []


async def test_my_tables_begin_with_those_that_wait_for_me(house: House) -> None:
    ann, bob = await house.person("Ann"), await house.person("Bob")
    tables = []
    for _ in range(3):
        tables.append(await ann.create("tictactoe"))
        await bob.join(tables[-1])
        await ann.act(tables[-1], "start")
    async with ann.watch(tables[1]) as a:
        await a.play(0, "mark", cell=0)

    mine = (await bob.get("/api/me/tables")).json()["tables"]

    assert mine[0]["id"] == tables[1]["id"]
    assert [table.get("waits_for_me", False) for table in mine] == [True, False, False]


async def test_a_seat_is_recovered_on_another_device_by_link_or_pin(house: House) -> None:
    ann, phone, tablet = await house.person("Ann"), await house.person(), await house.person()
    table = await ann.create("tictactoe", hotseat=True, start=True)
    link = (await ann.post(f"/api/tables/{table['id']}/seats/0/link")).json()

    by_link = (await phone.post("/api/claim", {"token": link["token"]})).json()
    by_pin = (await tablet.post("/api/claim", {"code": table["code"], "seat": 0, "pin": link["pin"]})).json()

    assert by_link["seats"] == by_pin["seats"] == [0]
    async with phone.watch(table) as p, ann.watch(table) as a:
        ack = await p.play(0, "mark", cell=0)
        await a.see(ack.v)


async def test_a_seat_link_is_worth_nothing_after_it_was_revoked(house: House) -> None:
    ann, thief = await house.person("Ann"), await house.person()
    table = await ann.create("tictactoe", hotseat=True)
    old = (await ann.post(f"/api/tables/{table['id']}/seats/0/link")).json()
    new = (await ann.post(f"/api/tables/{table['id']}/seats/0/link")).json()

    await thief.post("/api/claim", {"token": old["token"]}, 403)
    await thief.post("/api/claim", {"code": table["code"], "seat": 0, "pin": old["pin"]}, 403)
    await ann.client.delete(f"/api/tables/{table['id']}/seats/0/link")
    answer = await thief.post("/api/claim", {"token": new["token"]}, 403)

    assert answer.json()["code"] == "bad_seat_link"


async def test_a_seat_that_was_handed_over_is_no_longer_mine(house: House) -> None:
    ann, bob = await house.person("Ann"), await house.person("Bob")
    table = await ann.create("tictactoe", hotseat=True, start=True)
    link = (await ann.act(table, "hand_over", seat=1))["link"]

    async with ann.watch(table) as a:
        page = (await bob.post("/api/claim", {"token": link["token"]})).json()
        assert (await a.until(Welcome)).seats == (0,)
        link = (await ann.act(table, "hand_over", seat=0))["link"]
        await (await house.person()).post("/api/claim", {"token": link["token"]})
        await a.to_the_end()
        assert a.socket.close_code == 4409

    assert page["seats"] == [1]
    assert (await ann.get(f"/api/tables/{table['id']}")).json()["seats"] == []
    await house.site.store.db.fetch("SELECT 1")
    await (await house.person()).post("/api/claim", {"token": link["token"]}, 403)


@pytest.mark.parametrize(("how", "code"), [("handed on", 4409), ("kicked", 4410), ("banned", 4411)])
@pytest.mark.parametrize("is_here", [True, False])
async def test_whoever_lost_a_seat_is_told_how_also_when_they_come_back_later(
    house: House, how: str, code: int, is_here: bool
) -> None:
    ann, bob = await house.person("Ann"), await house.person("Bob")
    table = await ann.create("tictactoe")
    await bob.join(table)
    await ann.act(table, "start")
    screen = await bob.open(table)
    if not is_here:
        await screen.socket.close()

    if how == "handed on":
        link = (await bob.act(table, "hand_over", seat=1))["link"]
        await (await house.person()).post("/api/claim", {"token": link["token"]})
    elif how == "kicked":
        await ann.act(table, "kick", seat=1)
    else:
        await house.site.store.people.ban(bob.me["person"], "spam")
        await house.site.comparing.compare()
    if not is_here:
        screen = await bob.connect(table)
        with contextlib.suppress(ConnectionClosed):
            await screen.send({"type": "hello", "last": 0, "sat": True})
    await screen.to_the_end()

    assert screen.socket.close_code == code
    if how != "banned":
        async with bob.watch(table) as watcher:  # the page was loaded again
            assert watcher.welcome is not None
            assert watcher.welcome.seats == ()


async def test_the_host_can_kick_before_the_start(house: House) -> None:
    ann, bob = await house.person("Ann"), await house.person("Bob")
    table = await ann.create("tictactoe")
    await bob.join(table)

    await bob.act(table, "kick", 403, seat=0)
    await ann.act(table, "kick", 409, seat=0)
    told = await ann.act(table, "kick", seat=1)

    assert told["table"]["seats"][1]["kind"] == "free"


async def test_the_host_role_goes_to_somebody_who_sits(house: House) -> None:
    ann, bob = await house.person("Ann"), await house.person("Bob")
    table = await ann.create("tictactoe")
    await ann.act(table, "transfer", 409, seat=1)
    await bob.join(table)

    await ann.act(table, "transfer", seat=1)

    await ann.act(table, "start", 403)
    await bob.act(table, "start")


async def test_a_pause_stops_play_and_says_why(house: House) -> None:
    ann = await house.person("Ann")
    table = await ann.create("tictactoe", hotseat=True, start=True)

    async with ann.watch(table) as a:
        await ann.act(table, "pause", reason="dinner")
        answer = await a.command(0, "mark", {"cell": 0})
        await a.drain()

        assert isinstance(answer, Refused)
        assert answer.code == "match_paused"
        assert a.now.interaction.paused == "dinner"
        assert a.table.status == "paused"
        await ann.act(table, "resume")
        await a.play(0, "mark", cell=0)


async def test_resigning_ends_a_match_of_two(house: House) -> None:
    ann, bob = await house.person("Ann"), await house.person("Bob")
    table = await ann.create("tictactoe")
    await bob.join(table)
    await ann.act(table, "start")

    told = await bob.act(table, "resign", seat=1)

    assert told["table"]["outcome"]["winners"] == [0]
    await ann.act(table, "resign", 409, seat=0)


async def test_a_rematch_is_made_once_and_seats_rotate(house: House) -> None:
    ann, bob = await house.person("Ann"), await house.person("Bob")
    table = await ann.create("tictactoe")
    await bob.join(table)
    await ann.act(table, "start")
    await ann.act(table, "rematch", 409)
    await bob.act(table, "resign", seat=1)

    first, second = await ann.act(table, "rematch"), await bob.act(table, "rematch")

    assert first["other"] == second["other"]
    again = (await ann.get(f"/api/tables/{first['other']}")).json()
    assert again["seats"] == [1]
    assert [seat["name"] for seat in again["table"]["seats"]] == ["Bob", "Ann"]
    assert again["table"]["status"] == "running"


async def test_the_host_ends_and_archives_a_table(house: House) -> None:
    ann = await house.person("Ann")
    table = await ann.create("tictactoe", hotseat=True, start=True)

    ended = await ann.act(table, "end", reason="too late")
    await ann.act(table, "archive")

    assert ended["table"]["outcome"]["reason"] == "too late"
    assert (await ann.get("/api/me/tables")).json()["tables"] == []
    assert len((await ann.get("/api/me/tables", archived="true")).json()["tables"]) == 1


async def test_options_can_be_changed_until_the_start(house: House) -> None:
    ann = await house.person("Ann")
    table = await ann.create("auction", hotseat=True)

    changed = await ann.act(table, "change", options={"lots": 3}, clock="blitz", undo="free")
    await ann.act(table, "change", 400, options={"lots": 0})
    await ann.act(table, "start")
    await ann.act(table, "change", 409, options={"lots": 4})

    assert changed["table"]["options"] == {"lots": 3, "coins": 30}
    assert changed["table"]["clock"]["kind"] == "fischer"


async def test_a_table_has_its_link_as_a_picture(house: House) -> None:
    ann = await house.person("Ann")
    table = await ann.create("tictactoe")

    svg = await ann.get(f"/api/tables/{table['code']}/qr.svg")
    png = await ann.get(f"/api/tables/{table['code']}/qr.png")

    assert svg.headers["content-type"].startswith("image/svg+xml")
    assert b"<svg" in svg.content
    assert png.content.startswith(b"\x89PNG")
    assert table["link"] == f"{house.url}/t/{table['code']}"


async def test_messengers_see_what_the_link_is_about(house: House) -> None:
    ann = await house.person("Ann")
    table = await ann.create("tictactoe")
    hidden = await ann.create("tictactoe", visibility="private")
    agent = {"user-agent": "WhatsApp/2.23"}

    shown = await ann.client.get(f"/t/{table['code']}", headers=agent)
    picture = await ann.get(f"/api/tables/{table['code']}/preview.png")

    assert f"{house.url}/api/tables/{table['code']}/preview.png" in shown.text
    assert "One seat is free." in shown.text
    assert picture.content.startswith(b"\x89PNG")
    assert "og:title" not in (await ann.client.get(f"/t/{hidden['code']}", headers=agent)).text
    assert "og:title" not in (await ann.client.get(f"/t/{table['code']}")).text


async def test_a_fork_goes_its_own_way_from_any_point(house: House) -> None:
    ann = await house.person("Ann")
    table = await ann.create("sparks", hotseat=True, seats=2, start=True)
    async with ann.watch(table) as a:
        for _ in range(4):
            await a.play(a.now.interaction.waiting_for[0], "pass_priority")
            await a.drain()
        now = a.now

    made = (await ann.post(f"/api/tables/{table['id']}/fork", {"at": 2, "seat": 0, "hotseat": True})).json()["table"]

    async with ann.watch(made) as f, ann.watch(table) as a:
        await f.play(f.now.interaction.waiting_for[0], "pass_priority")
        await f.drain()
        assert made["forked_from"] == table["id"]
        assert a.now.view == now.view
    told = (await ann.get(f"/api/tables/{made['id']}/history")).json()["log"]
    assert [line["lines"] for line in told if line["v"] == 1] == [[{"say": "continued_from", "with": {"move": 2}}]]


async def forked(person: Person, table: dict[str, Any], **wanted: Any) -> list[tuple[str, str, bool]]:
    """The seats of a fork: what sits there, which bot, whether it is the person's."""
    made = (await person.post(f"/api/tables/{table['id']}/fork", {"at": 0, **wanted})).json()["table"]
    assert not made.get("hotseat")
    return [(seat["kind"], seat.get("bot", ""), bool(seat.get("mine"))) for seat in made["seats"]]


async def test_a_fork_puts_usual_bots_where_other_people_sat(house: House) -> None:
    ann, bob = await house.person("Ann"), await house.person("Bob")
    table = await ann.create("tictactoe")
    await bob.join(table)
    await ann.act(table, "start")

    assert await forked(bob, table, seat=1) == [("bot", "normal", False), ("person", "", True)]
    assert await forked(bob, table) == [("bot", "normal", False), ("person", "", True)]
    assert await forked(ann, table, seat=0, bot="hard") == [("person", "", True), ("bot", "hard", False)]


async def test_a_fork_keeps_the_bots_that_played(house: House) -> None:
    ann = await house.person("Ann")
    table = await ann.create("auction", seats=3)
    for seat, bot in ((1, "easy"), (2, "hard")):
        await ann.act(table, "bot", seat=seat, bot=bot)
    await ann.act(table, "start")

    mine = ("person", "", True)
    assert await forked(ann, table, seat=0) == [mine, ("bot", "easy", False), ("bot", "hard", False)]
    assert await forked(ann, table, seat=0, bot="easy") == [mine, ("bot", "easy", False), ("bot", "easy", False)]
    told = (await ann.get(f"/api/tables/{table['id']}/history")).json()
    assert told["bots"] == ["easy", "normal", "hard", "master"]


@pytest.mark.parametrize("game", registry.names())
async def test_every_game_can_be_tried_again_against_bots(house: House, game: str) -> None:
    ann = await house.person("Ann")
    table = await ann.create(game, hotseat=True, start=True)
    seats = await forked(ann, table, seat=0)

    assert [mine for _, _, mine in seats] == [True] + [False] * (len(seats) - 1)
    assert all(kind == "bot" and bot for kind, bot, _ in seats[1:])


async def test_a_bot_stands_in_and_gives_the_seat_back(house: House) -> None:
    ann, bob = await house.person("Ann"), await house.person("Bob")
    table = await ann.create("tictactoe")
    await bob.join(table)
    await ann.act(table, "start")

    away = await ann.act(table, "bot", seat=1, bot="random")
    back = await bob.act(table, "give_back", seat=1)

    assert away["table"]["seats"][1]["stands_in"]
    assert away["table"]["seats"][1]["bot"] == "random"
    assert "stands_in" not in back["table"]["seats"][1]
