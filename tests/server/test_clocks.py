"""Clocks: time runs out once, also across a restart; bots sit in."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from msgspec import to_builtins

from rondel.games.imperial.table import BANK
from rondel.server.clock import DAY, HOUR, now_ms
from rondel.wire.messages import Ack, Refused, Welcome
from tests.server.house import House, Person

pytestmark = pytest.mark.anyio


async def test_who_runs_out_of_time_loses(house: House) -> None:
    ann = await house.person("Ann")
    clock = {"kind": "per-move", "budget_ms": 300, "penalty": "forfeit"}
    table = await ann.create("tictactoe", hotseat=True, start=True, clock=clock)

    async with ann.watch(table) as a:
        while a.now.outcome is None:
            await a.next()

        assert a.now.outcome.winners == (1,)
        assert any("runs out of time" in str(line) for entry in a.log.values() for line in entry.lines)


async def test_a_move_without_a_limit_does_not_wake_those_who_look_for_deadlines(house: House) -> None:
    """They would ask the store, several times a second, for what cannot have changed."""
    ann = await house.person("Ann")
    limits = {"kind": "per-move", "budget_ms": 60_000, "penalty": "forfeit"}
    free, limited = [
        await ann.create("tictactoe", hotseat=True, start=True, **more) for more in ({}, {"clock": limits})
    ]
    later = house.site.process.later

    woken = []
    for table in (free, limited):
        async with ann.watch(table) as a:
            later.clear()
            await a.play(0, "mark", cell=0)
            woken.append(later.is_set())

    assert woken == [False, True]


async def test_a_default_move_is_made_for_who_is_too_slow(house: House) -> None:
    ann = await house.person("Ann")
    clock = {"kind": "per-step", "budget_ms": 300, "penalty": "default"}
    table = await ann.create("auction", hotseat=True, start=True, clock=clock, options={"lots": 1})

    async with ann.watch(table) as a:
        while a.now.outcome is None:
            await a.next()


async def test_a_deadline_survives_a_restart_and_fires_once(house: House, tmp_path: Path) -> None:
    ann = await house.person("Ann")
    clock = {"kind": "per-move", "budget_ms": 1500, "penalty": "forfeit"}
    table = await ann.create("tictactoe", hotseat=True, start=True, clock=clock)
    await house.stop()
    await asyncio.sleep(1.6)

    path = house.settings["store"]
    async with House(path, neighbours=tmp_path) as one, House(path, neighbours=tmp_path) as two:
        store = one.site.store.tables

        async def over() -> bool:
            row = await store.find(table["id"])
            return row is not None and row.status == "finished"

        while not await over():
            await asyncio.sleep(0.05)
        await two.site.deadlines.carry_out(table["id"])
        entries = await store.entries(table["id"])

    assert [entry.name for entry in entries].count("timeout") == 1


async def test_a_command_that_comes_too_late_comes_after_the_timeout(house: House) -> None:
    ann = await house.person("Ann")
    clock = {"kind": "fischer", "bank_ms": 200, "reset_ms": 60_000, "penalty": "point"}
    table = await ann.create("tictactoe", hotseat=True, start=True, clock=clock)
    await house.site.store.db.fetch("SELECT 1")
    await asyncio.sleep(0.3)

    async with ann.watch(table) as a:
        await a.play(0, "mark", cell=0)
        entries = await house.site.store.tables.entries(table["id"])

    assert [entry.name for entry in entries][:2] == ["timeout", "mark"]  # then the other clock may run out too


async def test_a_clock_stands_while_one_watches_and_the_server_says_how_long_at_most(house: House) -> None:
    ann = await house.person("Ann")
    clock = {"kind": "per-move", "budget_ms": 60_000, "penalty": "forfeit", "watch_ms": DAY}
    table = await ann.create("tictactoe", hotseat=True, start=True, clock=clock)

    async with ann.watch(table) as a:
        await a.play(0, "mark", cell=0)
        read = a.now.clocks
    assert read is not None
    assert read.settings.watch_ms == house.site.config.watch_seconds * 1000
    assert 0 < read.seats[1].waits_ms <= 1_200
    assert read.seats[1].left_ms == 60_000


async def test_a_pause_stops_the_deadline(house: House) -> None:
    ann = await house.person("Ann")
    clock = {"kind": "per-move", "budget_ms": 60_000, "penalty": "forfeit"}
    table = await ann.create("tictactoe", hotseat=True, start=True, clock=clock)

    running = (await ann.get(f"/api/tables/{table['id']}")).json()["table"]
    paused = (await ann.act(table, "pause"))["table"]
    resumed = (await ann.act(table, "resume"))["table"]

    assert running["deadline"] > 0
    assert "deadline" not in paused
    assert resumed["deadline"] >= running["deadline"]


async def test_imperials_clock_costs_a_point_moves_for_nobody_and_leaves_a_minute(house: House) -> None:
    """Bank, increment and penalty as the rules of the game say, on the game itself."""
    ann = await house.person("Ann")
    clock = {**to_builtins(BANK), "bank_ms": 1_000, "increment_ms": 0}
    table = await ann.create("imperial", seats=2, hotseat=True, start=True, clock=clock)

    async with ann.watch(table) as a:
        while [player["modifier"] for player in a.now.view["players"]] != [-1, -1]:
            await a.next()
        assert a.now.clocks is not None
        assert [seat.left_ms for seat in a.now.clocks.seats] == [60_000, 60_000]
        assert list(a.now.interaction.waiting_for) == [0, 1]
        await a.play(0, "bid", amount_cents=0)
        await a.drain()
        assert list(a.now.interaction.waiting_for) == [1]
        entries = await house.site.store.tables.entries(table["id"])

    assert sorted(entry.seat for entry in entries if entry.name == "timeout") == [0, 1]
    assert [entry.name for entry in entries if entry.name != "timeout"] == ["bid"]


async def test_a_correspondence_game_waits_for_days(house: House) -> None:
    ann = await house.person("Ann")
    before = now_ms()
    table = await ann.create("tictactoe", hotseat=True, start=True, clock="correspondence-3d")

    assert 0 <= table["deadline"] - before - 3 * DAY < HOUR
    assert table["clock"]["penalty"] == "bot"


async def test_the_decision_bar_is_shown_and_filled_up_again(house: House) -> None:
    ann = await house.person("Ann")
    clock = {"kind": "count-up", "shown": "total", "bar_ms": 90_000, "bar_repeat": True}
    table = await ann.create("tictactoe", hotseat=True, start=True, clock=clock)

    async with ann.watch(table) as a:
        clocks = a.now.clocks
        assert clocks is not None
        assert (clocks.settings.bar_ms, clocks.settings.bar_repeat, clocks.settings.shown) == (90_000, True, "total")
        assert clocks.seats[0].bar is not None
        assert clocks.seats[1].bar is None
        began = clocks.now - (90_000 - clocks.seats[0].bar.left_ms)
        ack = await a.play(0, "bar")
        await a.see(ack.v)
        assert a.now.clocks is not None
        bar = a.now.clocks.seats[0].bar
        assert bar is not None
        filled = a.now.clocks.now - (90_000 - bar.left_ms)
        assert filled == a.log[ack.v].at >= began
        await a.play(0, "mark", cell=4)
        await a.drain()
        assert [seat.bar is None for seat in a.now.clocks.seats] == [True, False]


async def test_who_does_nothing_is_warned_until_somebody_says_that_they_are_there(house: House) -> None:
    ann = await house.person("Ann")
    table = await ann.create("tictactoe", hotseat=True, start=True, clock={"kind": "count-up", "idle_ms": 100})

    async with ann.watch(table) as a:
        while a.now.clocks is None or not a.now.clocks.idle:
            await asyncio.sleep(0.02)
            await a.send({"type": "resync"})
            await a.until(Welcome)
        ack = await a.play(0, "dismiss")
        await a.see(ack.v)

        assert a.now.clocks.idle_at == a.log[ack.v].at + 100


async def test_what_clocks_show_follows_the_options_of_the_game(house: House) -> None:
    ann = await house.person("Ann")
    table = await ann.create("ti4", start=True)

    async with ann.watch(table, host=True) as a:
        assert a.now.clocks is not None
        assert (a.now.clocks.settings.shown, a.now.clocks.settings.bar_ms) == ("turn", 0)
        for id, value in (("timer_mode", "cumulative"), ("decision_bar", True), ("decision_bar_seconds", 30)):
            await a.play(-1, "set_option", id=id, value=value)
        await a.drain()
        assert a.now.clocks is not None
        assert (a.now.clocks.settings.shown, a.now.clocks.settings.bar_ms) == ("total", 30_000)
        assert a.now.clocks.idle_at is None  # nobody is warned before the first round


async def test_bots_play_a_whole_match_and_one_person_joins_them(tmp_path: object) -> None:
    """However quick they are, they leave the others time to follow."""
    async with House(f"{tmp_path}/s.sqlite", bots=1, bot_seconds=0.1, bot_pause=0.1) as house:
        ann = await house.person("Ann")
        seating = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        answer = await ann.post("/api/tables", {"game": "tictactoe", "seating": seating, "start": True})
        table = answer.json()["table"]

        async with ann.watch(table) as a:
            began = time.monotonic()
            answers = 0
            while a.now.outcome is None:
                if a.now.interaction.status == "acting":
                    cell = a.now.view["cells"].index(None)
                    await a.play(0, "mark", cell=cell)
                    answers += 1
                else:
                    await a.next()
            assert a.gaps == 0
            assert time.monotonic() - began > 0.1 * (answers - 1)


async def test_a_bot_takes_over_when_time_is_up_and_the_match_goes_on(tmp_path: object) -> None:
    async with House(f"{tmp_path}/s.sqlite", bots=1, bot_seconds=0.1) as house:
        ann = await house.person("Ann")
        clock = {"kind": "per-move", "budget_ms": 300, "penalty": "bot"}
        table = await ann.create("tictactoe", hotseat=True, start=True, clock=clock)

        async with ann.watch(table) as a:
            while a.now.outcome is None:
                await a.next()
            assert any(seat.stands_in for seat in a.table.seats)


async def test_bots_agree_to_an_undo(tmp_path: object) -> None:
    async with House(f"{tmp_path}/s.sqlite", bots=1, bot_seconds=0.1) as house:
        ann = await house.person("Ann")
        seating = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        answer = await ann.post("/api/tables", {"game": "tictactoe", "seating": seating, "start": True})
        async with ann.watch(answer.json()["table"]) as a:
            await a.play(0, "mark", cell=4)
            while a.now.interaction.status != "acting":
                await a.next()
            await a.play(0, "undo")
            await a.drain()

            assert a.now.view["cells"] == [None] * 9


BLITZ = {"kind": "fischer", "bank_ms": 60_000, "penalty": "forfeit"}


async def a_rematch(ann: Person, bob: Person, clock: dict[str, Any]) -> dict[str, Any]:
    """The table after one that Bob gave up; nobody has opened it yet."""
    table = await ann.create("tictactoe", clock=clock)
    await bob.join(table)
    await ann.act(table, "start")
    await bob.act(table, "resign", seat=1)
    other = (await ann.act(table, "rematch", rotate=False))["other"]
    found: dict[str, Any] = (await ann.get(f"/api/tables/{other}")).json()["table"]
    return found


async def test_a_rematch_costs_nobody_time_before_they_have_come(house: House) -> None:
    ann, bob = await house.person("Ann"), await house.person("Bob")
    again = await a_rematch(ann, bob, BLITZ)
    assert (again["status"], again["paused"]) == ("paused", "not_all_here")

    async with ann.watch(again) as a:
        refused = await a.command(0, "mark", {"cell": 0})
        assert isinstance(refused, Refused)
        assert refused.code == "match_paused"
        async with bob.watch(again):
            while a.table.status != "running":
                await a.next()
            assert isinstance(await a.command(0, "mark", {"cell": 0}), Ack)
    entries = await house.site.store.tables.entries(again["id"])
    assert [entry.name for entry in entries] == ["pause", "resume", "mark"]


async def test_a_rematch_need_not_wait_for_who_is_replaced_or_by_will_of_the_host(house: House) -> None:
    ann, bob = await house.person("Ann"), await house.person("Bob")
    first, second = await a_rematch(ann, bob, BLITZ), await a_rematch(ann, bob, BLITZ)

    async with ann.watch(first), ann.watch(second):
        replaced = await ann.act(first, "kick", seat=1)
        resumed = await ann.act(second, "resume")

    assert [told["table"]["status"] for told in (replaced, resumed)] == ["running", "running"]


async def test_a_rematch_by_mail_waits_for_nobody(house: House) -> None:
    """A mail tells them, and a day is enough to read it; they need not be there together."""
    ann, bob = await house.person("Ann"), await house.person("Bob")

    again = await a_rematch(ann, bob, {"kind": "per-move", "budget_ms": DAY, "penalty": "forfeit"})

    assert again["status"] == "running"


async def test_a_rematch_goes_on_when_the_last_comes_to_another_process_or_after_a_restart(
    house: House, tmp_path: Path
) -> None:
    ann, bob = await house.person("Ann"), await house.person("Bob")
    again = await a_rematch(ann, bob, BLITZ)
    await house.stop()

    path = house.settings["store"]
    async with House(path, neighbours=tmp_path) as one, House(path, neighbours=tmp_path) as two:
        here, there = await one.person(), await two.person()
        here.client.cookies.update(ann.client.cookies)
        there.client.cookies.update(bob.client.cookies)
        async with here.watch(again) as a, there.watch(again) as b:
            for viewer in (a, b):
                while viewer.table.status != "running":
                    await viewer.next()
        entries = await one.site.store.tables.entries(again["id"])

    assert [entry.name for entry in entries] == ["pause", "resume"]
