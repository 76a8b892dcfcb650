"""Who hears whom at a table: the room of those who sit and the room of those who watch."""

from typing import Any

import pytest

from rondel.wire.messages import Ack, Chatted, Refused
from tests.server.house import House, Person, Viewer

pytestmark = pytest.mark.anyio


async def pair(house: House, **more: Any) -> tuple[Person, Person, dict[str, Any]]:
    ann, bob = await house.person("Ann"), await house.person("Bob")
    table = await ann.create("tictactoe", **more)
    await bob.join(table)
    await ann.act(table, "start")
    return ann, bob, table


async def say(viewer: Viewer, text: str = "", **more: Any) -> Ack | Refused:
    """Say something and wait for the answer."""
    await viewer.send({"type": "say", "id": f"say {text}", "text": text, **more})
    while not isinstance(answer := await viewer.next(), Ack | Refused):
        pass
    return answer


async def heard(*viewers: Viewer) -> list[list[str]]:
    """What each of them has heard so far, live and at the welcome."""
    for viewer in viewers:
        await viewer.drain()
    found = []
    for viewer in viewers:
        assert viewer.welcome is not None
        lines = [*viewer.welcome.chat, *(each.line for each in viewer.heard if isinstance(each, Chatted))]
        found.append([line.text or line.phrase for line in lines])
    return found


async def kept(person: Person, table: dict[str, Any]) -> list[str]:
    lines = (await person.get(f"/api/tables/{table['id']}/chat")).json()["lines"]
    return [line.get("text") or line["phrase"] for line in lines]


async def test_those_who_play_hear_those_who_watch_when_it_is_over(house: House) -> None:
    ann, bob, table = await pair(house)
    eve, fay = await house.person("Eve"), await house.person("Fay")
    async with (
        ann.watch(table) as a,
        bob.watch(table, role="spectator") as b,
        ann.watch(table, role="screen") as big,
        eve.watch(table, role="screen") as wall,
        eve.watch(table) as e,
        fay.watch(table, role="spectator") as f,
    ):
        await say(e, "Ann wins next")
        await say(e, phrase="wow")
        await say(a, "Hello")

        told = await heard(a, b, big, wall, e, f)
        async with bob.watch(table) as again:
            told += await heard(again)
        assert told == [["Hello"]] * 4 + [["Ann wins next", "wow", "Hello"]] * 2 + [["Hello"]]
        assert await kept(bob, table) == ["Hello"]
        assert await kept(fay, table) == ["Ann wins next", "wow", "Hello"]

    await ann.act(table, "resign", seat=0)
    async with bob.watch(table) as b:
        assert await heard(b) == [["Ann wins next", "wow", "Hello"]]
    assert await kept(bob, table) == ["Ann wins next", "wow", "Hello"]


async def test_where_the_table_says_so_watchers_talk_to_everybody_but_not_whoever_knows_a_seat(house: House) -> None:
    ann, bob, table = await pair(house, watchers_heard=False)
    eve, fay = await house.person("Eve"), await house.person("Fay")
    await eve.act(table, "change", 403, watchers_heard=True)
    async with ann.watch(table) as a, eve.watch(table) as e, fay.watch(table) as f:
        await say(e, "before")
        await ann.act(table, "change", watchers_heard=True)
        await say(e, "after")
        link = (await bob.act(table, "hand_over", seat=1))["link"]
        await fay.post("/api/claim", {"token": link["token"]})
        async with bob.watch(table) as b:
            await say(b, "Ann has two in a row")
            await say(f, "I play now")

            assert await heard(a, e) == [
                ["after", "I play now"],
                ["before", "after", "Ann has two in a row", "I play now"],
            ]


async def test_whoever_was_kicked_cannot_talk_until_they_sit_again(house: House) -> None:
    ann, bob, table = await pair(house)
    await ann.act(table, "kick", seat=1)
    async with ann.watch(table) as a:
        async with bob.watch(table) as b:
            refused = await say(b, "why?")
        await bob.join(table, seat=1)
        async with bob.watch(table) as b:
            allowed = await say(b, "thank you")
        told = await heard(a)

    assert isinstance(refused, Refused)
    assert refused.code == "kicked"
    assert isinstance(allowed, Ack)
    assert told == [["thank you"]]


async def test_reactions_are_for_lines_one_has_heard_and_count_as_talk(house: House) -> None:
    ann, _, table = await pair(house)
    eve = await house.person("Ann")  # with the name of somebody who sits
    async with ann.watch(table) as a, eve.watch(table) as e:
        first = await say(e, "psst")
        second = await say(a, "Hello")
        assert isinstance(first, Ack)
        assert isinstance(second, Ack)

        refusals = [
            await say(a, phrase="laugh", to=first.v),  # not heard
            await say(a, "words", to=second.v),
            await say(a, phrase="rickroll"),
        ]
        await say(e, phrase="clap", to=second.v)
        last = [await say(a, phrase="thumb") for _ in range(8)][-1]

        assert [getattr(each, "code", "") for each in refusals] == ["bad_chat"] * 3
        assert isinstance(last, Refused)
        assert last.code == "too_fast"
        assert "clap" not in (await heard(a))[0]
    lines = await house.site.store.tables.chat(table["id"])
    assert [(line.name, line.to) for line in lines if line.phrase == "clap"] == [("Ann 2", second.v)]
