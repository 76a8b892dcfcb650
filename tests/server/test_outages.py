"""Time in which nobody could play is nobody's, and a system's clock that was set neither ends nor stops a match."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from rondel.server import clock
from rondel.server.clock import DAY, HOUR, MINUTE, now_ms
from rondel.words import Speaker
from tests.server.house import House

pytestmark = pytest.mark.anyio

SLOW = {"kind": "per-move", "budget_ms": 10 * MINUTE, "penalty": "forfeit"}


@pytest.fixture(autouse=True)
def time_as_it_is() -> Iterator[None]:
    began = clock._BEGAN_NS
    yield
    clock._BEGAN_NS = began


@pytest.mark.parametrize("jump", [HOUR, DAY])
async def test_nobody_pays_for_the_time_in_which_the_server_was_away(tmp_path: Path, jump: int) -> None:
    """Nor for a clock that was put forward while it was: nobody can tell the two apart."""
    path = str(tmp_path / "store.sqlite")
    async with House(path) as house:
        ann = await house.person("Ann")
        table = await ann.create("tictactoe", hotseat=True, start=True, clock=SLOW, visibility="public")
        async with ann.watch(table) as a:
            await a.play(0, "mark", cell=0)

    clock.begin_at(now_ms() + jump)
    async with House(path) as house:
        guest = await house.person("Guest")
        async with guest.watch(table) as g:
            assert g.now.clocks is not None
            assert (g.now.clocks.seats[1].left_ms or 0) > 9 * MINUTE
            assert g.now.outcome is None
            assert [Speaker().say(line) for entry in g.log.values() for line in entry.lines][-2:] == [
                "The server was away. That time is nobody’s.",
                "The match goes on.",
            ]
        await house.site.deadlines.carry_out(table["id"])
        entries = await house.site.store.tables.entries(table["id"])

    assert [entry.name for entry in entries] == ["mark", "pause", "resume"]


async def test_a_clock_that_was_put_back_stops_nobodys_time(tmp_path: Path) -> None:
    path, quick = str(tmp_path / "store.sqlite"), {**SLOW, "budget_ms": 200}
    async with House(path) as house:
        ann = await house.person("Ann")
        first = await ann.create("tictactoe", hotseat=True, start=True, clock=SLOW)
        async with ann.watch(first) as a:
            await a.play(0, "mark", cell=0)
        before = now_ms()

    clock.begin_at(now_ms() - HOUR)
    async with House(path) as house:
        assert now_ms() >= before
        ann = await house.person("Ann")
        second = await ann.create("tictactoe", hotseat=True, start=True, clock=quick)
        async with ann.watch(second) as a:
            while a.now.outcome is None:
                await a.next()
        row = await house.site.store.tables.find(first["id"])

    assert row is not None
    assert row.status == "running"


async def test_a_store_that_was_away_costs_nobody_time(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """The deadline falls while nothing can be written; whoever was on the move has the time they had."""
    ann = await house.person("Ann")
    table = await ann.create("tictactoe", hotseat=True, start=True, clock=SLOW)
    async with ann.watch(table) as a:
        clock.begin_at(now_ms() + HOUR)  # nobody has said for an hour that they are there
        await house.site.deadlines.carry_out(table["id"])
        await a.play(0, "mark", cell=4)
        assert a.now.outcome is None
