"""Play over sockets: pictures, commands, acknowledgements, reconnecting."""

import asyncio
import contextlib
from typing import Any

import pytest

from rondel.wire.messages import Ack, Refused, Update
from tests.server.house import House, until

pytestmark = pytest.mark.anyio


async def test_two_guests_play_a_match_to_its_end(house: House) -> None:
    ann, bob = await house.person("Ann"), await house.person("Bob")
    table = await ann.create("tictactoe")
    await bob.join(table)
    await ann.act(table, "start")

    async with ann.watch(table) as a, bob.watch(table) as b:
        assert a.now.interaction.status == "acting"
        assert b.now.interaction.status == "waiting"
        for seat, cell in ((0, 0), (1, 3), (0, 1), (1, 4), (0, 2)):
            ack = await (a, b)[seat].play(seat, "mark", cell=cell)
            await a.see(ack.v)
            await b.see(ack.v)

        assert a.now.outcome is not None
        assert a.now.outcome.winners == (0,)
        assert [line.v for line in b.log.values()] == [1, 2, 3, 4, 5]
        assert (a.gaps, b.gaps) == (0, 0)
    page = (await ann.get(f"/api/tables/{table['code']}")).json()
    assert page["table"]["status"] == "finished"
    assert page["table"]["seed"]


async def test_a_command_sent_twice_is_applied_once(house: House) -> None:
    ann = await house.person("Ann")
    table = await ann.create("tictactoe", hotseat=True, start=True)

    async with ann.watch(table) as a:
        first = await a.command(0, "mark", {"cell": 0}, id="same")
        second = await a.command(0, "mark", {"cell": 0}, id="same")

    assert first == Ack("same", 1)
    assert second == Ack("same", 1, repeated=True)


async def test_a_stale_click_is_answered(house: House) -> None:
    ann = await house.person("Ann")
    table = await ann.create("tictactoe", hotseat=True, start=True)

    async with ann.watch(table) as a:
        await a.command(0, "mark", {"cell": 0}, version=0)
        answer = await a.command(1, "mark", {"cell": 1}, version=0)

    assert isinstance(answer, Refused)
    assert answer.code == "stale_version"


async def test_a_refusal_says_why_and_changes_nothing(house: House) -> None:
    ann = await house.person("Ann")
    table = await ann.create("tictactoe", hotseat=True, start=True)

    async with ann.watch(table) as a:
        await a.play(0, "mark", cell=0)
        taken = await a.command(1, "mark", {"cell": 0})
        foreign = await a.command(5, "mark", {"cell": 1})

        assert isinstance(taken, Refused)
        assert taken.code == "illegal_move"
        assert isinstance(foreign, Refused)
        assert foreign.code == "not_your_seat"
        assert a.now.version == 1


async def test_who_comes_back_finds_the_same_prompt_and_what_was_missed(house: House) -> None:
    ann, bob = await house.person("Ann"), await house.person("Bob")
    table = await ann.create("tictactoe")
    await bob.join(table)
    await ann.act(table, "start")
    async with bob.watch(table) as b:
        await b.drain()
        known = b.now.version
    async with ann.watch(table) as a:
        await a.play(0, "mark", cell=4)
        prompt = a.now.interaction.prompt

    async with bob.watch(table, last=known) as again, ann.watch(table) as a:
        assert [line.v for line in again.log.values()] == [1]
        assert again.now.interaction.status == "acting"
        assert a.now.interaction.prompt == prompt


async def test_a_table_survives_a_restart_in_the_middle_of_a_match(house: House) -> None:
    ann = await house.person("Ann")
    table = await ann.create("sparks", hotseat=True, seats=2, start=True)
    async with ann.watch(table) as a:
        seat = a.now.interaction.waiting_for[0]
        await a.play(seat, "pass_priority")
        await a.drain()
        before = a.now
    await house.stop()

    async with House(house.settings["store"]) as again:
        ann.house, ann.client.base_url = again, again.url
        async with ann.watch(table) as a:
            assert a.now.view == before.view
            assert a.now.interaction == before.interaction


async def test_spectators_and_screens_see_no_secret_and_cannot_act(house: House) -> None:
    ann, bob = await house.person("Ann"), await house.person("Bob")
    table = await ann.create("sparks", hotseat=True, seats=2, start=True)

    async with bob.watch(table) as spectator, ann.watch(table, role="screen") as screen:
        assert all(set(seat["hand"]) == {"hidden"} for seat in spectator.now.view["throwers"])
        assert screen.now.view == spectator.now.view
        assert screen.now.interaction.offers == ()
        answer = await screen.command(0, "pass_priority")
        assert isinstance(answer, Refused)


async def test_others_learn_only_that_somebody_has_decided(house: House) -> None:
    ann, bob, eve = await house.person("Ann"), await house.person("Bob"), await house.person()
    table = await ann.create("auction")
    await bob.join(table)
    await ann.act(table, "start")

    async with ann.watch(table) as a, bob.watch(table) as b, eve.watch(table) as e:
        await b.drain()
        await e.drain()
        heard = len(b.heard)
        await a.answer(0, "commit", 7)
        await b.drain()
        await e.drain()
        (update,) = [m for m in b.heard[heard:] if isinstance(m, Update)]
        assert update.picture.interaction.committed == (0,)
        assert update.picture.version == 0
        assert update.log == ()
        ack = await b.answer(1, "commit", 3)
        await e.see(ack.v)
        assert sorted(e.log) == [0, 1, 2]


async def test_pass_and_play_shows_one_seat_at_a_time(house: House) -> None:
    ann = await house.person("Ann")
    table = await ann.create("sparks", hotseat=True, seats=2, start=True)

    async with ann.watch(table, seats=[1]) as a:
        hands = [seat["hand"] for seat in a.now.view["throwers"]]
        assert set(hands[0]) == {"hidden"}
        assert isinstance(hands[1], list)
        await a.hello(seats=[0])
        hands = [seat["hand"] for seat in a.now.view["throwers"]]
        assert set(hands[1]) == {"hidden"}
        assert isinstance(hands[0], list)


async def test_who_says_nothing_is_asked_at_the_stops_of_the_game_and_may_change_them(house: House) -> None:
    ann, bob = await house.person("Ann"), await house.person("Bob")
    table = await ann.create("emberlode")
    await bob.join(table)
    await ann.act(table, "start")

    async with ann.watch(table) as a, bob.watch(table) as b:
        (usual,) = a.now.interaction.passing
        assert (usual.seat, usual.kind) == (0, "quiet")
        assert "mine:play/main1" in usual.stops

        answer = await a.command(0, "set_auto_pass", {"preference": "quiet", "stops": ["theirs:play/ending/end"]})
        assert isinstance(answer, Ack)
        mains = ("mine:play/main1", "mine:play/main2")
        while a.now.interaction.passing[0].stops != (*mains, "theirs:play/ending/end"):
            await a.until(Update)
        assert b.now.interaction.passing[0].stops == usual.stops


async def test_passing_is_as_usual_again_after_taking_back_and_in_the_next_match(house: House) -> None:
    """Grades and stops are for the match as it was going."""
    ann, bob = await house.person("Ann"), await house.person("Bob")
    table = await ann.create("emberlode", undo="free", options={"first_seat": 0})
    await bob.join(table)
    await ann.act(table, "start")

    async with ann.watch(table) as a, bob.watch(table) as b:
        (usual,) = a.now.interaction.passing
        await a.play(0, "keep")
        await b.play(1, "keep")
        await a.command(0, "set_auto_pass", {"preference": "forced", "stops": ["theirs:play/ending/end"]})
        await a.play(0, "pass_turn")
        undone = await a.see((await a.play(0, "undo")).v)
        assert undone.interaction.position is not None
        assert undone.interaction.position.path[-1] == "main1"
        assert undone.interaction.passing == (usual,)
        await a.command(0, "set_auto_pass", {"preference": "off"})
    await bob.act(table, "resign", seat=1)

    again = (await ann.act(table, "rematch"))["other"]
    async with ann.watch({"id": again}) as a:
        (fresh,) = a.now.interaction.passing
        assert (fresh.kind, fresh.stops) == (usual.kind, usual.stops)


async def test_another_device_knows_how_far_somebody_has_seen(house: House) -> None:
    ann, bob = await house.person("Ann"), await house.person("Bob")
    table = await ann.create("tictactoe")
    await bob.join(table)
    await ann.act(table, "start")

    async with ann.watch(table) as a, bob.watch(table) as b:
        assert (first := a.welcome) is not None
        assert first.seen is None
        await b.see((await a.play(0, "mark", cell=0)).v)
        await a.send({"type": "here", "looking": False})
        await a.see((await b.play(1, "mark", cell=3)).v)  # told, but Ann does not look
    async with ann.watch(table) as elsewhere, ann.watch(table, role="spectator") as watcher:
        assert (again := elsewhere.welcome) is not None
        assert (watching := watcher.welcome) is not None
        assert (again.seen, watching.seen) == (1, None)
        mine = (await ann.get("/api/me/export")).json()
    assert [each["seen"] for each in mine["tables"]] == [1]


async def test_what_was_sent_but_not_shown_yet_is_not_taken_for_seen(house: House) -> None:
    """Somebody leaves while the acts of others are still being shown to them."""
    ann, bob = await house.person("Ann"), await house.person("Bob")
    table = await ann.create("tictactoe")
    await bob.join(table)
    await ann.act(table, "start")

    async with ann.watch(table) as a, bob.watch(table) as b:
        await b.see((await a.play(0, "mark", cell=0)).v)
        await a.see((await b.play(1, "mark", cell=3)).v)
        await a.send({"type": "here", "looking": False, "seen": 1})
        await a.drain()
        await b.send({"type": "here", "looking": False, "seen": 99})  # nobody has seen more than there is
        await b.drain()
    async with ann.watch(table) as a, bob.watch(table) as b:
        assert a.welcome is not None
        assert b.welcome is not None
        assert (a.welcome.seen, b.welcome.seen) == (1, 2)


async def test_whom_somebody_does_not_want_to_hear_is_known_on_every_device(house: House) -> None:
    ann, bob = await house.person("Ann"), await house.person("Bob")
    table = await ann.create("tictactoe")
    await bob.join(table)

    async def muted() -> tuple[str, ...] | None:
        async with ann.watch(table) as device:
            assert device.welcome is not None
            return device.welcome.muted

    his = (await bob.get("/api/me")).json()["person"]
    assert await muted() == ()
    for somebody in (his, his, "nobody"):
        assert (await ann.client.put(f"/api/me/muted/{somebody}")).status_code == 200
    assert await muted() == (his,)
    assert (await ann.get("/api/me/export")).json()["muted"] == [his]
    async with bob.watch(table) as b:
        assert b.welcome is not None
        assert b.welcome.muted == ()
    assert (await ann.client.delete(f"/api/me/muted/{his}")).status_code == 200
    assert await muted() == ()


async def test_who_looks_on_needs_no_task(house: House) -> None:
    """A viewer costs memory while they are there; what waits for them to say something would be a third of it."""
    ann = await house.person("Ann")
    table = await ann.create("tictactoe", hotseat=True, start=True)

    async with ann.watch(table) as first, contextlib.AsyncExitStack() as stack:
        await first.drain()
        before = len(_tasks_of_the_server())
        viewers = [await stack.enter_async_context(ann.watch(table, role="spectator")) for _ in range(5)]
        for viewer in viewers:
            await viewer.drain()
        await until(lambda: len(_tasks_of_the_server()) == before)


def _tasks_of_the_server() -> list[asyncio.Task[Any]]:
    files = {task: getattr(task.get_coro(), "cr_code", None) for task in asyncio.all_tasks()}
    return [task for task, code in files.items() if code is not None and "rondel/server" in code.co_filename]


async def test_what_somebody_said_last_is_carried_out_when_they_hang_up(house: House) -> None:
    ann = await house.person("Ann")
    table = await ann.create("tictactoe", hotseat=True, start=True)

    async with ann.watch(table) as first:
        for cell in range(3):
            await first.send(
                {"type": "command", "id": f"{cell}", "seat": cell % 2, "name": "mark", "args": {"cell": cell}}
            )

    async with ann.watch(table) as again:
        assert (await again.see(3)).version == 3
