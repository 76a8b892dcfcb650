"""Rules that do not come to an end: refused in time, nothing has changed, and other tables play on meanwhile."""

import asyncio
import gc
import threading
import time
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rondel.errors import RuleBug, RulesTooSlow
from rondel.server.hands import Call, Handful
from rondel.server.rules import PATIENCE, Rules
from rondel.wire.messages import Ack, Problem, Refused
from tests.outside import BOX, install, on_path
from tests.server.house import House

pytestmark = pytest.mark.anyio

TREADMILL = """
import time
from msgspec import Struct
from rondel import Flow, Game, Segment, Turns, move
from treadmill import META

class Options(Struct, frozen=True, forbid_unknown_fields=True):
    where: str = ""

class State(Struct):
    where: str
    count: int = 0

def spin():
    while True:
        pass

@move
def add(g, seat: int) -> None:
    g.s.count += 1

@move
def run(g, seat: int) -> None:
    g.s.count += 1000
    spin()

@move
def stubborn(g, seat: int) -> None:
    while True:
        try:
            spin()
        except Exception:
            pass

@move
def sleep(g, seat: int) -> None:
    time.sleep(60)

@move
def give_up(g, seat: int) -> None:
    raise SystemExit(3)

@move
def late(g, seat: int, by: int) -> None:
    g.s.count += by

@late.options
def by(s, seat):
    if s.where == "options" and s.count:
        spin()
    return (1, 2)

def setup(t):
    if t.options.where == "setup":
        spin()
    return State(t.options.where)

def facts(s):
    if s.where == "view" and s.count:
        spin()
    return {"count": s.count}

def validate(options, seats):
    if options.where == "validate":
        spin()
    return None

game = Game(META, state=State, setup=setup, options=Options, validate=validate, facts=facts,
               flow=Flow(Segment("play", Turns("turn", moves=[add, run, stubborn, sleep, give_up, late], each=1))))
""".replace("import time\n", "import importlib\n").replace("time.sleep", "importlib.import_module('time').sleep")


@pytest.fixture
async def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, anyio_backend: str) -> AsyncIterator[House]:
    """A server at which a game is played whose rules may never end.

    What thousands of tests have left in this process is kept from the collector: looking through it may take as long
    as rules may here, and would be charged to whoever is playing then. A server freezes its heap, too.
    """
    gc.collect()
    gc.freeze()
    box = BOX.format(name="treadmill", title="Treadmill")
    install(tmp_path, "treadmill", {"treadmill": "treadmill"}, {"__init__": box, "game": TREADMILL})
    with on_path(tmp_path):
        async with House(str(tmp_path / "store.sqlite"), rule_seconds=0.5) as made:
            yield made
    gc.unfreeze()


async def crashes(house: House) -> list[dict[str, Any]]:
    rows = await house.site.store.db.fetch("SELECT body FROM crashes ORDER BY at")
    return [msgspec.json.decode(row[0]) for row in rows]


@pytest.mark.parametrize("move", ["run", "stubborn", "sleep"])
async def test_a_move_that_never_ends_is_refused_and_other_tables_play_on_meanwhile(house: House, move: str) -> None:
    """Also one that catches every exception, and one that waits in a C call."""
    ann = await house.person("Ann")
    stuck = await ann.create("treadmill", hotseat=True, start=True)
    other = await ann.create("tictactoe", hotseat=True, start=True, undo="free")
    async with ann.watch(stuck) as runner, ann.watch(other) as player:
        await runner.play(0, "add")
        running = asyncio.create_task(runner.command(1, move, None, id="slow"))
        played = 0
        while not running.done():
            answer = await player.command(0, *(("mark", {"cell": 0}) if played % 2 == 0 else ("undo", None)))
            assert isinstance(answer, Ack)
            played += 1

        refused = running.result()

        assert isinstance(refused, Refused)
        assert refused.code == "rules_too_slow"
        assert str(refused.text).startswith("The rules of this game took too long over this; nothing has changed.")
        assert played > 3
        await runner.play(1, "add")
        assert runner.now.view["count"] == 2
        [report] = await crashes(house)
        assert [entry["name"] for entry in report["entries"]] == ["add"]
        assert f"in {move}" in "".join(report["trace"])


async def test_rules_that_want_to_end_the_process_end_nothing(house: House) -> None:
    ann = await house.person("Ann")
    table = await ann.create("treadmill", hotseat=True, start=True)
    async with ann.watch(table) as viewer:
        refused = await viewer.command(0, "give_up")
        assert isinstance(refused, Refused)
        await viewer.play(0, "add")
        assert viewer.now.view["count"] == 1


async def test_options_that_never_end_hold_up_nobody_else(house: House) -> None:
    """What was done before stands; whoever looks is told that the table cannot be shown."""
    ann = await house.person("Ann")
    stuck = await ann.create("treadmill", hotseat=True, start=True, options={"where": "options"})
    other = await ann.create("tictactoe", hotseat=True, start=True)
    async with ann.watch(stuck) as viewer, ann.watch(other) as player:
        await viewer.send({"type": "command", "id": "a", "seat": 0, "name": "add"})
        await viewer.to_the_end()
        await player.play(0, "mark", cell=0)


async def test_a_view_that_never_ends_is_told_to_whoever_wants_to_look(house: House) -> None:
    ann = await house.person("Ann")
    stuck = await ann.create("treadmill", hotseat=True, start=True, options={"where": "view"})
    async with ann.watch(stuck) as viewer:
        await viewer.send({"type": "command", "id": "a", "seat": 0, "name": "add"})
        await viewer.to_the_end()
    blind = await ann.connect(stuck)
    await blind.send({"type": "hello"})
    problem = await blind.until(Problem)
    assert problem.fatal
    assert str(problem.text) == "This table cannot be shown."


async def test_a_match_whose_setting_up_never_ends_does_not_begin(house: House) -> None:
    ann = await house.person("Ann")
    table = await ann.create("treadmill", hotseat=True, options={"where": "setup"})

    refused = await ann.act(table, "start", status=409)

    assert refused["code"] == "rules_too_slow"
    assert (await ann.get(f"/api/tables/{table['id']}")).json()["table"]["status"] == "open"


async def test_options_whose_checking_never_ends_are_refused(house: House) -> None:
    ann = await house.person("Ann")

    body = {"seats": 2, "options": {"where": "validate"}}
    answer = await ann.post("/api/games/treadmill/check", body, status=409)

    assert answer.json()["code"] == "rules_too_slow"


# -- the threads themselves ------------------------------------------------------------------------------------


def spin() -> None:
    while True:
        pass


async def test_what_a_call_gives_or_raises_comes_back() -> None:
    rules = Rules(5.0)

    assert await rules.run(lambda: 7) == 7
    with pytest.raises(ValueError, match="not in list"):
        await rules.run([].index, 1)
    with pytest.raises(RuleBug, match="SystemExit"):
        await rules.run(exit)
    rules.close()


async def test_a_call_that_was_given_up_is_ended_and_its_thread_does_nothing_else() -> None:
    rules = Rules(0.05)
    ended = asyncio.Event()
    loop = asyncio.get_running_loop()

    def endless() -> None:
        try:
            spin()
        finally:
            loop.call_soon_threadsafe(ended.set)

    with pytest.raises(RulesTooSlow) as problem:
        await rules.run(endless)

    assert "in spin" in problem.value.__notes__[0]
    await ended.wait()
    assert not rules._idle
    assert await rules.run(lambda: 1) == 1


async def test_a_busy_machine_ends_no_rules_that_do_their_work() -> None:
    """While the whole process stands still, nobody's patience does."""
    rules, may_end = Rules(0.2), threading.Event()
    loop = asyncio.get_running_loop()
    loop.call_later(0.05, time.sleep, 0.2 * PATIENCE + 0.3)
    loop.call_later(0.1, may_end.set)

    assert await rules.run(may_end.wait)
    rules.close()


async def test_whoever_stops_waiting_ends_the_call() -> None:
    rules = Rules(600.0)
    begun, ended = asyncio.Event(), asyncio.Event()
    loop = asyncio.get_running_loop()

    def endless() -> None:
        loop.call_soon_threadsafe(begun.set)
        try:
            spin()
        finally:
            loop.call_soon_threadsafe(ended.set)

    task = asyncio.create_task(rules.run(endless))
    await begun.wait()
    task.cancel()

    with pytest.raises(asyncio.CancelledError):
        await task
    await ended.wait()


async def test_what_takes_long_is_handed_over_once(monkeypatch: pytest.MonkeyPatch) -> None:
    handed = list[object]()

    class Counted(Handful):
        def __init__(self, calls: Sequence[Call]) -> None:
            super().__init__(calls)
            handed.append(self)

    monkeypatch.setattr("rondel.server.rules.Handful", Counted)
    rules, may_end = Rules(60), threading.Event()
    asyncio.get_running_loop().call_later(0.05, may_end.set)

    assert await rules.run(may_end.wait, 60, commands=1000)
    assert len(handed) == 1
    rules.close()
