"""Guests, accounts, and what is kept about people."""

from typing import Any

import pytest

from tests.server.house import House

pytestmark = pytest.mark.anyio

ACCOUNT = {"email": "Ann@Example.org", "password": "correct horse", "name": "Ann"}


async def test_a_guest_becomes_an_account_and_keeps_the_tables(house: House) -> None:
    ann, elsewhere = await house.person("Ann"), await house.person()
    table = await ann.create("tictactoe")

    me = (await ann.post("/api/accounts", ACCOUNT)).json()
    await elsewhere.post("/api/login", {"email": "ann@example.org", "password": "correct horse"})

    assert me["account"]
    assert me["email"] == "ann@example.org"
    mine = (await elsewhere.get("/api/me/tables")).json()["tables"]
    assert [found["id"] for found in mine] == [table["id"]]


async def test_a_wrong_password_and_an_unknown_address_look_the_same(house: House) -> None:
    ann, eve = await house.person("Ann"), await house.person()
    await ann.post("/api/accounts", ACCOUNT)

    wrong = await eve.post("/api/login", {"email": "ann@example.org", "password": "wrong horse"}, 401)
    unknown = await eve.post("/api/login", {"email": "eve@example.org", "password": "wrong horse"}, 401)

    assert wrong.content == unknown.content


async def test_an_address_belongs_to_one_account(house: House) -> None:
    ann, bob = await house.person("Ann"), await house.person("Bob")
    await ann.post("/api/accounts", ACCOUNT)

    answer = await bob.post("/api/accounts", ACCOUNT, 409)

    assert answer.json()["code"] == "email_taken"


async def test_logging_out_ends_the_session(house: House) -> None:
    ann = await house.person("Ann")
    token = ann.client.cookies["rondel_session"]
    await ann.post("/api/logout")

    answer = await ann.client.get("/api/me/export", headers={"authorization": f"Bearer {token}"})

    assert answer.status_code == 401


async def test_a_program_may_use_a_bearer_token_without_the_other_cookie(house: House) -> None:
    ann, program = await house.person("Ann"), await house.person()
    program.client.cookies.clear()
    del program.client.headers["x-rondel-csrf"]
    program.client.headers["authorization"] = f"Bearer {ann.client.cookies['rondel_session']}"

    table = await program.create("tictactoe")

    assert table["host"]


async def test_an_address_is_verified_and_a_password_reset_by_mail(letters: Any, tmp_path: object) -> None:
    box, smtp = letters
    async with House(f"{tmp_path}/s.sqlite", smtp=smtp) as house:
        ann = await house.person()
        await ann.post("/api/accounts", ACCOUNT)
        await ann.post("/api/accounts/verify", {"token": box.link(await box.next(), "/verify")})
        await ann.refresh()
        await ann.post("/api/accounts/forgot", {"email": "ann@example.org"})
        token = box.link(await box.next(2), "/reset")
        await ann.post("/api/accounts/reset", {"token": token, "password": "battery staple"})

        assert ann.me["verified"]
        await ann.post("/api/accounts/reset", {"token": token, "password": "once more please"}, 400)
        await ann.get("/api/me/export", 401)
        await ann.post("/api/login", {"email": "ann@example.org", "password": "battery staple"})


async def test_everything_about_me_can_be_had_and_deleted(house: House) -> None:
    ann, bob = await house.person("Ann"), await house.person("Bob")
    table = await ann.create("tictactoe")
    await bob.join(table)
    await ann.act(table, "start")
    async with ann.watch(table) as a:
        await a.send({"type": "say", "id": "1", "text": "hello"})
        await a.drain()

    told = (await ann.get("/api/me/export")).json()
    answer = await ann.client.request("DELETE", "/api/me", content=b'{"sure": true}')

    assert [line["text"] for line in told["chat"]] == ["hello"]
    assert told["tables"][0]["seats"] == [0]
    assert answer.status_code == 200
    lines = (await bob.get(f"/api/tables/{table['id']}/chat")).json()["lines"]
    assert [line["name"] for line in lines] == ["somebody"]
    page = (await bob.get(f"/api/tables/{table['id']}")).json()["table"]
    assert page["seats"][0]["name"] == "somebody"
    dump = await house.site.store.db.fetch("SELECT COUNT(*) FROM people")
    assert dump == [(1,)]


async def test_chat_is_kept_muted_and_reported(house: House) -> None:
    ann, bob = await house.person("Ann"), await house.person("Bob")
    table = await ann.create("tictactoe")
    await bob.join(table)

    async with ann.watch(table) as a, bob.watch(table) as b:
        await b.send({"type": "say", "id": "1", "text": "you \x07 fool"})
        await b.send({"type": "say", "id": "2", "phrase": "sorry"})
        await b.drain()
        await a.drain()
        await bob.act(table, "mute", 403, person=ann.me["person"])
        await ann.act(table, "report", line=1, text="rude")
        await ann.act(table, "mute", person=bob.me["person"])
        await b.send({"type": "say", "id": "3", "text": "again"})
        await b.drain()
        await a.drain()

    said = [message.line for message in a.heard if hasattr(message, "line")]
    assert [(line.text, line.phrase) for line in said] == [("you  fool", ""), ("", "sorry")]
    assert any(getattr(message, "code", "") == "muted" for message in b.heard)
    assert (await ann.get(f"/api/tables/{table['id']}/chat")).json()["lines"] == []
    assert len(await house.site.store.db.fetch("SELECT * FROM reports")) == 1


async def test_everybody_sees_who_is_there(house: House) -> None:
    ann, bob = await house.person("Ann"), await house.person("Bob")
    table = await ann.create("tictactoe")
    await bob.join(table)

    async with ann.watch(table) as a:
        async with bob.watch(table) as b:
            await b.send({"type": "here", "looking": False})
            await b.drain()
            await a.drain()
        while not a.presence or 1 in a.presence.connected:
            await a.next()

    told = [message.presence for message in a.heard if hasattr(message, "presence")]
    assert [(each.connected, each.away) for each in told if 1 in each.connected][-1] == ((0, 1), (1,))
    assert told[-1].connected == (0,)
