"""A live table whose rules change with a restart: it goes on under the new ones, or is set aside and can be read."""

import contextlib
from collections.abc import AsyncIterator
from copy import copy
from pathlib import Path
from typing import Any

import pytest

from rondel import Flow, Game, Outcome, Segment, State, Turns, registry
from rondel.server.pinned import WaitsForItsRules
from rondel.wire.messages import Refused, Welcome
from rondel.words import Speaker
from tests.outside import good, on_path
from tests.server.house import House, Viewer

pytestmark = pytest.mark.anyio


class Count(State):
    count: int
    bonus: int


def changed(game: Game, version: str, segment: str = "play", winner: int = 0) -> Game:
    """The game with something more in its state, or its turns elsewhere, or another winner."""

    def over(s: Count) -> Outcome | None:
        return Outcome.win(winner, "three") if s.count >= 3 else None

    later = Game(
        copy(game.name),
        version=version,
        seats=2,
        state=Count,
        setup=lambda t: Count(0, 0),
        outcome=over,
        migrate=lambda s, _: {"bonus": 7, **s},
        flow=Flow(Segment(segment, Turns("turn", moves=[game.moves_by_name["add"]], each=1))),
    )
    later.title = "Pebbles"
    return later


def greeted(viewer: Viewer) -> Welcome:
    assert viewer.welcome is not None
    return viewer.welcome


def said(welcome: Welcome) -> list[str]:
    return [Speaker().say(line) for entry in welcome.log for line in entry.lines]


class Ann:
    """Sits at one table, whatever becomes of the server."""

    def __init__(self, store: Path) -> None:
        self.store = str(store)
        self.table: dict[str, Any] = {}
        self.session = ""

    @contextlib.asynccontextmanager
    async def begins(self) -> AsyncIterator[Viewer]:
        async with House(self.store) as house:
            person = await house.person("Ann")
            self.table = await person.create("pebbles", hotseat=True, start=True, clock="5+3")
            self.session = person.client.cookies["rondel_session"]
            async with person.watch(self.table) as viewer:
                yield viewer

    @contextlib.asynccontextmanager
    async def comes_back(self) -> AsyncIterator[Viewer]:
        async with House(self.store) as house:
            person = await house.person()
            person.client.cookies.set("rondel_session", self.session, domain="127.0.0.1")
            async with person.watch(self.table) as viewer:
                yield viewer
            log = (await person.get(f"/api/tables/{self.table['id']}/history")).json()["log"]
            assert len(log) == len(viewer.log)


async def test_a_running_match_goes_on_under_new_rules_or_is_set_aside_and_can_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    good(tmp_path, "pebbles")
    ann = Ann(tmp_path / "store.sqlite")
    with on_path(tmp_path):
        first = registry.game("pebbles")

        def now(game: Game) -> None:
            monkeypatch.setattr(registry, "game", lambda name: game)

        async with ann.begins() as a:
            await a.play(0, "add")
            assert a.now.view["count"] == 1

        now(changed(first, "2"))
        async with ann.comes_back() as a:
            assert (a.now.view["count"], a.now.view["bonus"]) == (1, 7)
            assert greeted(a).table.version == "2"
            assert any("version 2 of the rules" in line for line in said(greeted(a)))
            assert a.now.clocks is not None
            assert min(seat.left_ms or 0 for seat in a.now.clocks.seats) > 250_000
            await a.play(1, "add")
            assert a.now.view["count"] == 2

        now(changed(first, "3", segment="elsewhere"))
        async with ann.comes_back() as a:
            table = greeted(a).table
            assert greeted(a).picture is None
            assert table.set_aside == WaitsForItsRules("Pebbles", "2", "3").phrase
            assert (table.status, table.deadline) == ("paused", None)
            assert [entry.seat for entry in greeted(a).log if entry.v] == [0, -2, 1]
            refused = await a.command(0, "add")
            assert isinstance(refused, Refused)
            assert (refused.code, refused.text) == ("set_aside", table.set_aside)

        now(changed(first, "2"))  # whoever runs the server has gone back
        async with ann.comes_back() as a:
            assert not greeted(a).table.set_aside
            await a.play(0, "add")
            assert a.now.outcome is not None

        now(changed(first, "4", segment="elsewhere"))
        async with ann.comes_back() as a:
            assert a.now.view["count"] == 3, "what is over can be seen where new rules lead to the same end"

        now(changed(first, "5", winner=1))
        async with ann.comes_back() as a:
            assert greeted(a).picture is None
            assert (outcome := greeted(a).table.outcome) is not None
            assert outcome.winners == (0,)
