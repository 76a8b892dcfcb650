"""Kolkhoz played on in arrays: by the same judgement as the engine's, and only where it is quicker."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from random import Random
from threading import Event
from typing import Any

import msgspec
import numpy as np
import pytest

from rondel import begin, play, registry
from rondel.arrays import kolkhoz as arrays
from rondel.arrays.kolkhoz_engine import as_array, as_decision
from rondel.arrays.kolkhoz_features import tables
from rondel.arrays.kolkhoz_playouts import Playouts, play_years, worth
from rondel.arrays.kolkhoz_self_play import choose, room_for
from rondel.bots import in_arrays
from rondel.bots.arena import Player
from rondel.bots.in_arrays import Maker, playouts_of
from rondel.bots.learned import Judge, judge_at
from rondel.bots.registry import levels, make, seated
from rondel.bots.rollout import Rollout
from rondel.bots.weights import write
from rondel.core.kernel import Kernel
from rondel.core.picking import random_decision
from rondel.core.simulation import clone

pytest.importorskip("numba", reason="numba is an optional extra")
KOLKHOZ = registry.game("kolkhoz")
BOT = "rollout:judge=best:plays=arrays:iterations=24:rests=1"


class Ready:
    """Everything that the compiled functions need of a judge."""

    def __init__(self, judge: Judge) -> None:
        network = judge.network
        self.net = tuple(np.ascontiguousarray(part) for layer in network.layers for part in layer)
        self.tables, self.room = tables(judge.weights.scales), room_for((network.sizes[1], network.sizes[2]))

    def worth(self, kernel: Kernel, seat: int) -> float:
        return float(worth(as_array(kernel), seat, self.tables, self.net, self.room))


@pytest.fixture(scope="module")
def judge() -> Judge:
    return judge_at(begin(KOLKHOZ, 4))


@pytest.fixture(scope="module")
def ready(judge: Judge) -> Ready:
    return Ready(judge)


@pytest.fixture
def makers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has got ready yet."""
    monkeypatch.setattr(in_arrays, "_maker", remembered(Maker))


def random_positions(games: int) -> list[Kernel]:
    """Some positions of each of some games, the end among them."""
    found = []
    for number in range(games):
        kernel, rng = begin(KOLKHOZ, 4, seed=f"playouts/{number}"), Random(number)
        while kernel.over is None:
            if rng.random() < 0.03:
                found.append(clone(kernel))
            play(kernel, *random_decision(kernel, rng.choice(kernel.actors()), rng))
        found.append(kernel)
    return found


def test_a_position_is_worth_what_the_engine_says(judge: Judge, ready: Ready) -> None:
    positions = random_positions(12)

    for kernel in positions:
        for seat in range(4):
            assert ready.worth(kernel, seat) == pytest.approx(judge.by_all([kernel], seat)[0], abs=2e-3)

    assert sum(kernel.over is not None for kernel in positions) == 12
    assert len(positions) > 60


def test_everybody_decides_as_the_judge_would(judge: Judge, ready: Ready) -> None:
    """What is chosen in arrays is what the engine's judge likes best, tried in the engine."""
    into, luck, compared = ready.room[0], np.ones(1, np.uint64), 0
    for kernel in random_positions(8):
        seats = kernel.actors()
        if len(seats) != 1 or arrays.actions(z := as_array(kernel), seats[0], into) < 2:
            continue
        count = arrays.actions(z, seats[0], into)
        offered = [as_decision(kernel.s, seats[0], action) for action in into[:count].tolist()]
        chosen = choose(z, seats[0], count, ready.tables, ready.net, luck, ready.room)
        worlds = [clone(kernel) for _ in offered]
        for world, decision in zip(worlds, offered, strict=True):
            play(world, *decision)
        if all(world.s.year == kernel.s.year for world in worlds):  # what is dealt after that is chance
            worths = dict(zip(offered, judge.of_one(worlds, seats[0]), strict=True))
            assert worths[as_decision(kernel.s, seats[0], chosen)] == pytest.approx(max(worths.values()), abs=2e-3)
            compared += 1
    assert compared > 20


def test_a_year_is_played_to_its_end(ready: Ready) -> None:
    for kernel in random_positions(4):
        z, year, done = as_array(kernel), kernel.s.year, kernel.over is not None
        play_years(z, 1, np.ones(1, np.uint64), ready.tables, ready.net, ready.room)
        assert (z[arrays.YEAR], z[arrays.PHASE] == arrays.OVER) == (
            (year, True) if done or year == 5 else (year + 1, False)
        )


def test_the_same_luck_gives_the_same_and_another_another(judge: Judge) -> None:
    playouts, kernel = Playouts(judge), begin(KOLKHOZ, 4, seed="luck")

    once, again = (playouts.led_to([kernel, kernel], 0, 1, 0.25) for _ in range(2))
    other = playouts.led_to([kernel], 0, 1, 0.75)

    assert once == again
    assert once[0] == once[1] != other[0]


@pytest.mark.usefixtures("makers")
def test_a_roll_out_is_played_on_in_arrays(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = list[int]()
    led_to = Playouts.led_to

    def counted(playouts: Playouts, worlds: Any, *how: Any) -> list[float]:
        asked.append(len(worlds))
        return led_to(playouts, worlds, *how)

    monkeypatch.setattr(Playouts, "led_to", counted)
    kernel, rng = begin(KOLKHOZ, 4, seed="rolled"), Random(1)
    bot = make(BOT, rng, KOLKHOZ)
    player = Player(bot, kernel.actors()[0], rng, seconds=None)

    player.decide(kernel)

    assert player.faults == []
    assert sum(asked) == 24
    assert KOLKHOZ.arrays
    assert "plays=arrays" in levels(KOLKHOZ)["master"]


@pytest.mark.usefixtures("makers")
def test_without_numba_the_rules_play_on_and_it_is_said(monkeypatch: pytest.MonkeyPatch, judge: Judge) -> None:
    monkeypatch.setattr("rondel.arrays.kolkhoz_playouts.is_compiled", False)
    kernel, rng = begin(KOLKHOZ, 4), Random(1)

    assert playouts_of(kernel, judge, waits=True) is None
    bot, why = seated(BOT, rng, kernel)

    assert why == [
        f"{BOT} cannot judge as it should: playing on in arrays needs numba; install it with "
        "`pip install rondel[arrays]`; its rules play on instead"
    ]
    player = Player(bot, kernel.actors()[0], rng, seconds=None)
    player.decide(kernel)
    assert player.faults == []


def test_whoever_has_little_time_does_not_wait_for_a_compiler(monkeypatch: pytest.MonkeyPatch, judge: Judge) -> None:
    """A first compilation takes half a minute; the rules play on until it is done."""
    may_go_on = Event()

    class Slow(Playouts):
        def __init__(self, judge: Judge) -> None:
            assert may_go_on.wait(60)
            super().__init__(judge)

    monkeypatch.setattr("rondel.arrays.kolkhoz_playouts.Playouts", Slow)
    monkeypatch.setattr(in_arrays, "_maker", remembered(Maker))
    kernel, rng = begin(KOLKHOZ, 4), Random(1)
    bot = make(BOT, rng, KOLKHOZ)
    assert isinstance(bot, Rollout)

    Player(bot, kernel.actors()[0], rng, seconds=5.0).decide(kernel)
    assert playouts_of(kernel, judge, waits=False) is None
    may_go_on.set()

    assert playouts_of(kernel, judge, waits=True) is not None


def remembered(maker: type[Maker]) -> Any:
    """One maker for everything, as in a process that has just begun."""
    made = list[Maker]()

    def of(module: str, judge: Judge) -> Maker:
        if not made:
            made.append(maker(module, judge))
        return made[0]

    return of


def test_a_game_that_is_not_played_in_arrays_says_so() -> None:
    emberlode = registry.game("emberlode")
    _, why = seated("rollout:judge=best:plays=arrays", Random(1), begin(emberlode, 2))

    assert why == [
        "rollout:judge=best:plays=arrays cannot judge as it should: emberlode is not played in arrays as it is played "
        "here; its rules play on instead"
    ]


def test_options_that_arrays_do_not_have_are_played_by_the_rules(tmp_path: Path, judge: Judge) -> None:
    """Also by whoever brings a file that was learned of the classic game."""
    path = tmp_path / "mine.weights"
    write(judge.weights, path)
    kernel = begin(KOLKHOZ, 4, {"mice_variant": True})

    _, why = seated(f"{BOT}:file={path}", Random(1), kernel)

    assert "kolkhoz is not played in arrays as it is played here; its rules play on instead" in why[0]
    assert playouts_of(kernel, judge, waits=True) is None


@pytest.mark.parametrize(
    ("changed", "why"),
    [
        ({"scales": {"score": 1.0}}, "in arrays there is no feature 'score', which was learned from"),
        ({"sizes": (1, 8, 2)}, "in arrays there are 3 layers, and 2 were learned"),
    ],
)
def test_what_arrays_cannot_judge_by_is_said(changed: dict[str, Any], why: str, judge: Judge) -> None:
    """A network that began from the game's score would be asked without it."""
    other = msgspec.structs.replace(judge.weights, **{"scales": {"year": 1.0}, "sizes": (1, 8, 8, 2), **changed})
    other.data = bytes(2 * sum((before + 1) * after for before, after in pairwise(other.sizes)))
    maker = Maker("rondel.arrays.kolkhoz_playouts", Judge(other, KOLKHOZ))
    maker.wait()

    assert (maker.made, maker.problem) == (None, why)
