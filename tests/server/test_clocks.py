"""Clocks: time runs out once, also across a restart; bots sit in."""

import asyncio

import pytest

from tests.server.house import House

pytestmark = pytest.mark.anyio


async def test_who_runs_out_of_time_loses(house: House) -> None:
    ann = await house.person("Ann")
    clock = {"kind": "per-move", "budget_ms": 300, "penalty": "forfeit"}
    table = await ann.create("tictactoe", hotseat=True, start=True, clock=clock)

    async with ann.watch(table) as a:
        while a.now.outcome is None:
            await a.next()

        assert a.now.outcome.winners == (1,)
        assert any("runs out of time" in line for entry in a.log.values() for line in entry.lines)


async def test_a_default_move_is_made_for_who_is_too_slow(house: House) -> None:
    ann = await house.person("Ann")
    clock = {"kind": "per-step", "budget_ms": 300, "penalty": "default"}
    table = await ann.create("auction", hotseat=True, start=True, clock=clock, options={"lots": 1})

    async with ann.watch(table) as a:
        while a.now.outcome is None:
            await a.next()


async def test_a_deadline_survives_a_restart_and_fires_once(house: House) -> None:
    ann = await house.person("Ann")
    clock = {"kind": "per-move", "budget_ms": 1500, "penalty": "forfeit"}
    table = await ann.create("tictactoe", hotseat=True, start=True, clock=clock)
    await house.stop()
    await asyncio.sleep(1.6)

    async with House(house.settings["store"]) as one, House(house.settings["store"]) as two:
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


async def test_bots_play_a_whole_match_and_one_person_joins_them(tmp_path: object) -> None:
    async with House(f"{tmp_path}/s.sqlite", bots=1, bot_seconds=0.1) as house:
        ann = await house.person("Ann")
        seating = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        answer = await ann.post("/api/tables", {"game": "tictactoe", "seating": seating, "start": True})
        table = answer.json()["table"]

        async with ann.watch(table) as a:
            while a.now.outcome is None:
                if a.now.interaction.status == "acting":
                    cell = a.now.view["cells"].index(None)
                    await a.play(0, "mark", cell=cell)
                else:
                    await a.next()
            assert a.gaps == 0


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
