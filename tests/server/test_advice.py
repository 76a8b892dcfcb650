"""Hints on request and the win-chance line: worked out beside the table, from what one may know."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from rondel import registry
from rondel.bots.pondering import sight
from rondel.bots.registry import BOTS
from rondel.core.advice import ChancePoint
from rondel.core.commands import Command
from rondel.core.decisions import Decision
from rondel.core.kernel import Kernel
from rondel.core.log import Entry
from rondel.core.match import Match
from rondel.core.picking import random_decision
from rondel.core.playing import begin, play
from rondel.core.seats import SYSTEM
from rondel.core.simulation import clone
from rondel.core.view import Viewer as Seen
from rondel.server import reviewing
from rondel.server.bot_worker import Assignment, answer
from rondel.server.reviewing import POINTS, Review, between, places_of, spread, v_of
from rondel.wire.messages import Ack, Hinted, Refused, Update, Weighed
from tests.server.house import House, Person, Viewer

pytestmark = pytest.mark.anyio


async def hint(viewer: Viewer, seat: int, **more: Any) -> Hinted | Refused:
    """Ask for a hint and wait for the answer."""
    await viewer.send({"type": "hint", "id": "h", "seat": seat, **more})
    while True:
        message = await viewer.next(40)
        if isinstance(message, Hinted | Refused) and message.id == "h":
            return message


async def duel(house: House, game: str = "tictactoe", **more: Any) -> tuple[Person, dict[str, Any]]:
    """A running table of one person with both seats."""
    ann = await house.person("Ann")
    return ann, await ann.create(game, hotseat=True, start=True, **more)


async def test_a_hint_nudges_first_and_then_names_decisions(tmp_path: Path) -> None:
    async with House(f"{tmp_path}/s.sqlite", bots=1, bot_seconds=0.2) as house:
        ann, table = await duel(house)
        async with ann.watch(table) as viewer:
            for seat, cell in ((0, 0), (1, 8), (0, 1), (1, 4)):
                await viewer.play(seat, "mark", cell=cell)
            nudge = await hint(viewer, 0)
            full = await hint(viewer, 0, ideas=True)

    assert isinstance(nudge, Hinted)
    assert nudge.hint.nudge
    assert nudge.hint.ideas == ()
    assert isinstance(full, Hinted)
    assert full.version == 4
    best = full.hint.ideas[0]
    assert (best.name, best.args) == ("mark", {"cell": 2})
    assert best.chance > 0.9
    assert best.label


async def test_hints_are_refused_to_whoever_may_not_have_them(tmp_path: Path) -> None:
    async with House(f"{tmp_path}/s.sqlite", bots=1, bot_seconds=0.1) as house:
        ann = await house.person("Ann")
        table = await ann.create("tictactoe")
        bob = await house.person("Bob")
        await bob.join(table, name="Bob")
        await ann.act(table, "start")
        async with ann.watch(table) as mine, bob.watch(table) as his, bob.watch(table, role="spectator") as watching:
            not_his = await hint(his, 0)
            not_now = await hint(his, 1)
            not_there = await hint(watching, 1)
            await ann.act(table, "change", hints=False)
            off = await hint(mine, 0)

    codes = [answer.code for answer in (not_his, not_now, not_there, off) if isinstance(answer, Refused)]
    assert codes == ["not_your_seat", "not_your_turn", "not_your_seat", "hints_off"]


async def test_hints_are_rationed(tmp_path: Path) -> None:
    async with House(f"{tmp_path}/s.sqlite", bots=1, bot_seconds=0.01) as house:
        ann, table = await duel(house)
        async with ann.watch(table) as viewer:
            answers = [await hint(viewer, 0) for _ in range(8)]

    refused = [answer for answer in answers if isinstance(answer, Refused)]
    assert refused
    assert {answer.code for answer in refused} == {"too_many_hints"}


async def test_the_table_goes_on_while_a_hint_is_thought_about(tmp_path: Path) -> None:
    """A move is carried out at once, and a second hint has to wait for the first."""
    async with House(f"{tmp_path}/s.sqlite", bots=1, bot_seconds=1.5) as house:
        ann, table = await duel(house)
        async with ann.watch(table) as viewer:
            await viewer.send({"type": "hint", "id": "h1", "seat": 0})
            await viewer.send({"type": "hint", "id": "h2", "seat": 0})
            done = await viewer.command(0, "mark", {"cell": 0})
            heard = list(viewer.heard)
            late = await viewer.until(Hinted, 40)

    assert isinstance(done, Ack)
    assert [(message.id, message.code) for message in heard if isinstance(message, Refused)] == [("h2", "hint_pending")]
    assert (late.id, late.version) == ("h1", 0)


async def test_a_server_without_bots_gives_no_hints(house: House) -> None:
    ann, table = await duel(house)
    async with ann.watch(table) as viewer:
        answer = await hint(viewer, 0)

    assert isinstance(answer, Refused)
    assert answer.code == "no_hints"


async def test_a_finished_match_is_analysed_in_the_background(tmp_path: Path) -> None:
    """Twice asked, once done; the line ends where the match ended, and the blunder is a turning point."""
    async with House(f"{tmp_path}/s.sqlite", bots=1, bot_seconds=4) as house:
        ann, table = await duel(house)
        path = f"/api/tables/{table['id']}/analysis"
        early = await ann.post(path, status=409)
        async with ann.watch(table) as viewer:
            for seat, cell in ((0, 0), (1, 8), (0, 1), (1, 4), (0, 2)):
                await viewer.play(seat, "mark", cell=cell)
        before = (await ann.get(path)).json()
        started = (await ann.post(path)).json()
        again = (await ann.post(path)).json()
        found = again
        while found["status"] == "running":
            await asyncio.sleep(0.05)
            found = (await ann.get(path)).json()

    assert early.json()["code"] == "not_over"
    assert before["status"] == "none"
    assert (started["status"], started["total"]) == ("running", 11)  # six points and five decisions
    assert again["status"] in ("running", "done")
    assert found["status"] == "done", found
    assert [point["v"] for point in found["points"]] == [0, 1, 2, 3, 4, 5]
    assert found["points"][-1]["chances"] == [1.0, 0.0]
    assert all(abs(sum(point["chances"]) - 1) < 0.01 for point in found["points"])
    blunder = next(point for point in found["turning_points"] if point["v"] == 4)
    assert blunder["seat"] == 1
    assert blunder["better"]["args"] == {"cell": 2}
    assert blunder in found["moments"]  # Ann played both seats
    own = [[point["v"] for point in found["moments"] if point["seat"] == seat] for seat in (0, 1)]
    assert all(len(each) <= 3 and each == sorted(each) for each in own)
    assert all(point["seat"] == point["for_seat"] for point in found["moments"])
    assert all(point["cost"] > 0 and point["better"] for point in found["moments"])


async def test_an_analysis_outlives_the_server(tmp_path: Path) -> None:
    """It is kept; only the asking is left."""
    store = f"{tmp_path}/s.sqlite"
    async with House(store, bots=1, bot_seconds=0.05) as house:
        ann, table = await duel(house, "sparks")
        live, rng = await house.site.hall.table(table["id"]), random.Random(1)

        def at_random(match: Match, at: int) -> None:
            seat = match.kernel.actors()[0]
            match.apply(Command.of(match.kernel, random_decision(match.kernel, seat, rng), actor=SYSTEM, at=at))

        while live.match is None or live.match.over is None:
            await live.do(at_random)
        path = f"/api/tables/{table['id']}/analysis"
        await ann.post(path)
        while (found := (await ann.get(path)).json())["status"] == "running":
            await asyncio.sleep(0.05)
    async with House(store) as house:
        late = await house.person("Late")
        kept = (await late.get(path)).json()

    assert found["status"] == "done"
    assert kept == found


def test_a_long_match_is_looked_at_closely_where_much_changed() -> None:
    """Of two entries each second one is left out at first."""
    line = [0.5, 0.46, 0.37, 0.38]
    points = [ChancePoint(2 * number, (chance, 1 - chance)) for number, chance in enumerate(line)]

    assert [*between(points, [0, 2, 4, 6])] == [3]


class Oracle:
    """Says of every position that all is even, thinks about the rest, and notes what it is asked."""

    def __init__(self) -> None:
        self.asked: list[Assignment] = []

    async def ask(self, question: Assignment) -> Any:
        self.asked.append(question)
        return (0.5, 0.5) if question.task == "foretell" else answer(question)


async def called(rules: Any, *args: Any) -> Any:
    return rules(*args)


async def dropped(analysis: Any) -> None: ...


def reviewed(oracle: Oracle, people: list[int]) -> Review:
    """A match in which the second seat let the first one complete its row."""
    match = Match(registry.game("tictactoe"), seed="any", names=["Ann", "Bob"])
    for seat, cell in ((0, 0), (1, 8), (0, 1), (1, 4), (0, 2)):
        match.play(seat, "mark", cell=cell)
    return Review(oracle, SimpleNamespace(run=called), match, people, 2.0)  # type: ignore[arg-type]


async def test_a_mistake_is_priced_though_the_line_never_fell() -> None:
    """Whoever plays the match on may make the same mistake, and then it shows nowhere."""
    found = await reviewed(Oracle(), [1]).all(dropped)

    assert not found.turning_points
    assert 4 in [point.v for point in found.moments]
    assert all(point.better and point.cost > 0 and point.seat == 1 for point in found.moments)
    assert {(point.before, point.after) for point in found.moments} == {(0.5, 0.5)}


async def test_prices_take_a_bounded_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long the match was; where not everything can be priced, what came before the greatest falls is."""
    monkeypatch.setattr(reviewing, "PRICED", 2)
    monkeypatch.setattr(reviewing, "PRICING_SECONDS", 0.1)
    oracle = Oracle()
    await reviewed(oracle, [0, 1]).all(dropped)

    assert [question.seconds for question in oracle.asked if question.task == "price"] == [0.05] * 2


def decided(*entries: str) -> Any:
    """A match of these entries: what was decided, and what the engine gave by itself."""
    line = [Entry(v, 0, name, auto=name == "auto") for v, name in enumerate(entries, 1)]
    return SimpleNamespace(line=SimpleNamespace(entries=line))


def test_what_the_engine_does_by_itself_belongs_to_what_was_decided_before() -> None:
    """Nobody reads that an automatic pass changed the match."""
    match = decided("auto", "cast", "auto", "auto", "attack", "block", "auto")
    places = places_of(match)

    assert places == [1, 4, 5, 7]
    assert [v_of(match, place) for place in places] == [0, 2, 5, 6]


@pytest.mark.parametrize("length", [0, 1, 159, 160, 161, 1000])
def test_a_match_is_looked_at_from_its_beginning_to_its_end(length: int) -> None:
    """However long it is."""
    looked_at = spread(places_of(decided(*["mark"] * length)))

    assert (looked_at[0], looked_at[-1]) == (0, length)
    assert looked_at == sorted({*looked_at})
    assert len(looked_at) <= POINTS + 1


async def test_a_nudge_is_thought_out_with_the_luck_of_the_ideas(tmp_path: Path) -> None:
    """Else it would point elsewhere than they do."""
    async with House(f"{tmp_path}/s.sqlite", bots=1) as house:
        ann, table = await duel(house)
        live, advising = await house.site.hall.table(table["id"]), house.site.advising
        asked = [await advising.ask(live, ann.me["person"], Seen((0,)), 0, ideas) for ideas in (False, True)]

    (_, nudge), (_, full) = asked
    assert (nudge.task, full.task) == ("nudge", "hint")
    assert nudge.chance == full.chance


async def test_a_seat_says_the_character_of_its_bot(tmp_path: Path) -> None:
    """By its name, and only where it is one that plays in one way or another."""
    async with House(f"{tmp_path}/s.sqlite", bots=0) as house:
        ann = await house.person("Ann")
        bots = [{"kind": "bot", "bot": level} for level in ("hard", "normal", "random")]
        table = await ann.create("kolkhoz", seating=[{"kind": "me"}, *bots])

    assert [(seat["name"], seat.get("style", "")) for seat in table["seats"][1:]] == [
        ("Ada", "bold"),
        ("Basil", "careful"),
        ("Cleo", ""),
    ]


async def test_levels_are_offered_and_seated(tmp_path: Path) -> None:
    """The weakest first; nothing said means the usual one; what does not exist is refused with what does."""
    async with House(f"{tmp_path}/s.sqlite", bots=1, bot_seconds=0.1) as house:
        ann = await house.person("Ann")
        games = {game["name"]: game for game in (await ann.get("/api/games")).json()["games"]}
        seating = [{"kind": "me"}, {"kind": "bot", "bot": "hard"}]
        table = await ann.create("tictactoe", seating=seating, start=True)
        usual = await ann.create("tictactoe", seating=[{"kind": "me"}, {"kind": "bot"}])
        wrong = await ann.post(
            "/api/tables", {"game": "tictactoe", "seating": [{"kind": "me"}, {"kind": "bot", "bot": "godlike"}]}, 400
        )
        async with ann.watch(table) as viewer:
            await viewer.play(0, "mark", cell=4)
            while viewer.now.version < 2:
                await viewer.until(Update, 40)

    assert games["tictactoe"]["bots"] == ["easy", "normal", "hard", "master"]
    assert games["tictactoe"]["usual_bot"] == "normal"
    assert games["tictactoe"]["hints"]
    assert table["seats"][1]["bot"] == "hard"
    assert usual["seats"][1]["bot"] == "normal"
    assert wrong.json()["params"]["bots"] == ["easy", "normal", "hard", "master"]


async def test_a_worker_that_is_killed_costs_nothing(tmp_path: Path) -> None:
    """The question is put again to a new process, and the bot moves; killed once more, chance moves for it."""
    async with House(f"{tmp_path}/s.sqlite", bots=1, bot_seconds=1.5) as house:
        ann, table = await duel(house)
        (worker,) = house.site.workers.all
        live = await house.site.hall.table(table["id"])
        live.row.data.seats[1].bot, live.row.data.seats[1].stands_in = "mcts:iterations=100000000", True
        async with ann.watch(table) as viewer:
            for cell, kills in ((4, 1), (0, 2)):
                before = viewer.now.version
                seen = None
                if 0 not in viewer.now.interaction.waiting_for:
                    break
                free = [i for i, owner in enumerate(viewer.now.view["cells"]) if owner is None]
                await viewer.play(0, "mark", cell=cell if cell in free else free[0])
                for _ in range(kills):
                    while worker.process is None or worker.process is seen:
                        await asyncio.sleep(0.005)
                    seen = worker.process
                    seen.kill()
                while viewer.now.version < before + 2:
                    await viewer.next(60)
        marks = [owner for owner in viewer.now.view["cells"] if owner is not None]

    assert sorted(marks) == [0, 0, 1, 1]


async def test_a_bot_that_cannot_be_made_is_replaced_by_a_usual_one(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """The log says so, and the table goes on."""
    async with House(f"{tmp_path}/s.sqlite", bots=1, bot_seconds=0.2) as house:
        ann, table = await duel(house)
        live = await house.site.hall.table(table["id"])
        live.row.data.seats[1].bot, live.row.data.seats[1].stands_in = "nobody-knows", True
        async with ann.watch(table) as viewer:
            await viewer.play(0, "mark", cell=4)
            while viewer.now.version < 2:
                await viewer.next(60)
            free = viewer.now.view["cells"].index(None)
            await viewer.play(0, "mark", cell=free)
            while viewer.now.version < 4:
                await viewer.next(60)
        counted = house.site.metrics.counters["bot_failures"]

    told = [getattr(record, "facts", {}) for record in caplog.records if record.getMessage() == "bot failed"]
    facts = [fact for fact in told if "there is no bot called 'nobody-knows'" in fact["error"]]  # not that it was slow
    assert counted == {"": len(told)}
    assert [(fact["table"], fact["seat"], fact["bot"]) for fact in facts] == [(table["id"], 1, "nobody-knows")]
    assert facts[0]["error"].endswith("normal plays instead")


@pytest.mark.parametrize("wrong", [Decision(0, "mark", (99,)), Decision(0, "fly"), ValueError("no idea")])
def test_a_worker_answers_legally_whatever_the_bot_does(wrong: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """What went wrong comes along, for the log."""

    class Wrong:
        name = "wrong"

        def __init__(self, rng: random.Random) -> None: ...

        def choose(self, *_: Any) -> Decision:
            if isinstance(wrong, Exception):
                raise wrong
            found: Decision = wrong
            return found

    monkeypatch.setitem(BOTS, "wrong", Wrong)
    kernel = begin(registry.game("tictactoe"), 2)
    data, tail = kernel.checkpoint()
    (seat, name, args), faults, instead = answer(Assignment("tictactoe", data, tail, 0, 1.0, "x", bot="wrong"))

    assert (seat, name) == (0, "mark")
    assert args[0] in range(9)
    assert len(faults) == 1
    assert instead == []


@pytest.mark.parametrize("allowed", [False, True])
async def test_bots_think_on_others_time_only_if_allowed(allowed: bool, tmp_path: Path) -> None:
    """What they have prepared is played as soon as it is their turn."""
    async with House(f"{tmp_path}/s.sqlite", bots=1, bot_seconds=0.5, bot_ponders=allowed) as house:
        asked: list[str] = []
        ask = house.site.workers.ask

        async def noted(question: Assignment) -> Any:
            asked.append(question.task)
            return await ask(question)

        house.site.workers.ask = noted  # type: ignore[method-assign]
        ann = await house.person("Ann")
        seating = [{"kind": "me"}, {"kind": "bot", "bot": "hard"}]
        table = await ann.create("tictactoe", seating=seating, start=True)
        async with ann.watch(table) as viewer:
            while allowed and not house.site.bots._answers:
                await asyncio.sleep(0.01)
            prepared = dict(house.site.bots._answers.get(table["id"], {}))
            kernel = begin(registry.game("tictactoe"), 2)
            expected = next((cell for cell in range(9) if _sight_after(kernel, cell) in prepared), 4)
            await viewer.play(0, "mark", cell=expected)
            while viewer.now.version < 2:
                await viewer.next(60)

    if allowed:
        assert asked[0] == "ponder"
        assert "decide" not in asked
    else:
        assert asked == ["decide"]


async def test_the_master_has_its_time_also_on_others(tmp_path: Path) -> None:
    """Else what it has prepared would be weaker than what it decides."""
    async with House(f"{tmp_path}/s.sqlite", bots=1, bot_seconds=0.1, bot_ponders=True) as house:
        asked: list[Assignment] = []
        found = asyncio.Event()

        async def noted(question: Assignment) -> Any:
            asked.append(question)
            found.set()
            return {}

        house.site.workers.ask = noted  # type: ignore[method-assign]
        ann = await house.person("Ann")
        await ann.create("tictactoe", seating=[{"kind": "me"}, {"kind": "bot", "bot": "master"}], start=True)
        await asyncio.wait_for(found.wait(), 20)

    assert (asked[0].task, asked[0].bot) == ("ponder", "master")
    assert asked[0].seconds == pytest.approx(0.3)


def _sight_after(kernel: Kernel, cell: int) -> str:
    later = clone(kernel)
    play(later, 0, "mark", (cell,))
    return sight(later, 1)


async def weighed(viewer: Viewer, seat: int, name: str, **args: Any) -> Weighed | Refused:
    """Ask what a decision would bring and wait for the answer."""
    await viewer.send({"type": "weigh", "id": "w", "seat": seat, "name": name, "args": args})
    while True:
        message = await viewer.next()
        if isinstance(message, Weighed | Refused) and message.id == "w":
            return message


async def test_a_decision_can_be_weighed_by_its_seat_alone_and_changes_nothing(tmp_path: Path) -> None:
    async with House(f"{tmp_path}/s.sqlite") as house:
        ann, bob = await house.person("Ann"), await house.person("Bob")
        table = await ann.create("kolkhoz", seats=2)
        await bob.join(table)
        await ann.act(table, "start")
        async with ann.watch(table) as a, bob.watch(table) as b:
            (seat,) = a.now.interaction.waiting_for
            acts, waits = (a, b) if seat == 0 else (b, a)
            mine = await weighed(acts, seat, "declare_trump", suit="Hearts")
            theirs = await weighed(waits, seat, "declare_trump", suit="Hearts")
            illegal = await weighed(acts, seat, "declare_trump", suit="Roses")
            hosts, others = [await weighed(each, -1, "declare_trump", suit="Hearts") for each in (a, b)]
            version = a.now.version

    assert isinstance(hosts, Refused)
    assert isinstance(others, Refused)
    assert (hosts.code == "not_your_seat", others.code) == (False, "not_your_seat")
    assert isinstance(mine, Weighed)
    assert mine.version == version == 0
    assert isinstance(theirs, Refused)
    assert theirs.code == "not_your_seat"
    assert isinstance(illegal, Refused)
    assert illegal.reason == "bad_suit"
