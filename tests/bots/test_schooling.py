"""Courses: what they begin with, that what comes of them is proven and kept, and that they can be repeated."""

from __future__ import annotations

from concurrent.futures import Executor, ThreadPoolExecutor
from functools import partial
from pathlib import Path
from time import sleep
from typing import Any

import pytest
from msgspec import structs

from rondel import registry
from rondel.bots.course import Clock, Course, Round, Rounds, School
from rondel.bots.lessons import by_rules
from rondel.bots.network import Network
from rondel.bots.registry import UnknownBot
from rondel.bots.schooling import Progress, begun, train
from rondel.bots.training import Recipe
from rondel.bots.weights import Unlearned, Weights, read, write

np: Any = pytest.importorskip("numpy")
TICTACTOE = registry.game("tictactoe")


def course(path: Path, games: int = 100, rungs: int = 0, **settings: Any) -> Course:
    recipe = Recipe(layers=settings.pop("layers", (16, 8)), **settings)
    return Course("tictactoe", 2, games, str(path), rungs=rungs, rung_games=20, recipe=recipe)


def learned(what: Course, school: School | None = None) -> list[Progress]:
    """A whole course, by the rules unless it goes to another school."""
    with ThreadPoolExecutor(1) as pool:
        taught = school or partial(by_rules, find=registry.game, pool=pool, jobs=1)
        return list(train(what, TICTACTOE, taught, registry.game, pool))


def teaching(steepness: float) -> School:
    """A school that teaches nothing but prejudices, of which some are as good as none."""

    def school(course: Course, weights: Weights, clock: Clock) -> Rounds:
        for seed in range(4):
            network = Network.fresh(weights.sizes, seed)
            network.layers[-1] = (steepness * network.layers[-1][0], network.layers[-1][1])
            yield Round(course.games // 4, 0.2, Network(network.layers, weights.score))

    return school


# -- what it begins with ---------------------------------------------------------------------------------------


def test_layers_can_be_made_wider_and_what_else_would_lose_something_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "x.weights"
    write(begun(course(path), TICTACTOE), path)

    assert begun(course(path, layers=(24, 8)), TICTACTOE).sizes[1:-1] == (24, 8)
    assert begun(course(path, layers=()), TICTACTOE).sizes[1:-1] == (16, 8)
    for layers, told in (((16, 4), "16,4"), ((16,), "16"), ((32, 16, 8), "32,16,8")):
        with pytest.raises(Unlearned, match=f"has layers of 16,8, which can be made wider, but not into {told}; leave"):
            begun(course(path, layers=layers), TICTACTOE)


def test_what_could_not_be_finished_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    """A yardstick that does not exist was met at the first rung, a file that is too large when it was written."""
    wrong = course(tmp_path / "x.weights", rungs=1)
    wrong.yardstick = "hadr"
    with pytest.raises(UnknownBot, match="no bot called 'hadr'"):
        learned(wrong, lambda *_: pytest.fail("it was begun"))
    with pytest.raises(Unlearned, match="more than 1,000,000; train smaller layers"):
        learned(course(tmp_path / "x.weights", layers=(1024, 1024)), lambda *_: pytest.fail("it was begun"))


# -- what comes of it ------------------------------------------------------------------------------------------


def test_a_file_that_was_better_than_what_came_of_it_stays(tmp_path: Path) -> None:
    path = tmp_path / "x.weights"
    write(begun(course(path), TICTACTOE), path)
    before = path.read_bytes()
    write(structs.replace(read(path), games=300), path)
    found = path.read_bytes()

    steps = learned(course(path, rungs=2), teaching(30.0))

    assert [step.rung.against for step in steps if step.rung] == [
        *("greedy", "the step before"),
        *("greedy", "the step before", "the file before"),
    ]
    assert steps[-1].is_put_back
    assert path.read_bytes() == found != before
    worse = read(f"{path}.worse")
    assert (worse.games, worse.recipe["games"], len(worse.ladder)) == (400, 100, 5)
    assert sorted(each.name for each in tmp_path.iterdir()) == ["x.weights", "x.weights.worse"]


def test_a_file_that_was_not_better_is_kept_beside_what_came_of_it(tmp_path: Path) -> None:
    path = tmp_path / "x.weights"
    write(structs.replace(begun(course(path), TICTACTOE), games=300), path)
    found = path.read_bytes()

    steps = learned(course(path, rungs=1), teaching(0.0))

    assert not steps[-1].is_put_back
    assert (read(path).games, Path(f"{path}.former").read_bytes()) == (400, found)


def test_the_file_tells_of_every_course(tmp_path: Path) -> None:
    path = tmp_path / "x.weights"
    learned(course(path, 40))
    learned(course(path, 20, layers=(), seed=7, rate=1e-4))
    learned(course(path, 60, layers=(32, 8), seed=8), teaching(0.0))

    weights = read(path)
    told = [*weights.courses, weights.recipe]
    assert [each["games"] for each in told] == [40, 20, 60]
    assert [each["seed"] for each in told] == [1, 7, 8]
    assert [each["rate"] for each in told] == [1e-3, 1e-4, 1e-3]
    assert [tuple(each["layers"]) for each in told] == [(16, 8), (16, 8), (32, 8)]
    assert weights.games == 120


def test_what_has_been_learned_is_written_when_a_course_is_stopped(tmp_path: Path) -> None:
    """Also in its first seconds; and nothing is written where nothing has been learned."""
    path = tmp_path / "x.weights"

    def stopped(after: int) -> School:
        def school(course: Course, weights: Weights, clock: Clock) -> Rounds:
            for _ in range(after):
                yield Round(10, 0.2, weights.network())
            raise KeyboardInterrupt

        return school

    for after, games in ((0, None), (2, 20), (0, 20), (1, 30)):
        with pytest.raises(KeyboardInterrupt):
            learned(course(path), stopped(after))
        assert (read(path).games if path.exists() else None) == games
    assert read(f"{path}.former").games == 20


def test_the_same_seed_and_one_process_give_the_same_weights(tmp_path: Path) -> None:
    """A piece of work is what it was when it was handed in, however late it is begun."""

    class Late(ThreadPoolExecutor):
        """Begins a piece only when the one after it has been handed in."""

        def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Any:
            return super().submit(_late, fn, args, kwargs)

    def weights_by(pool: Executor, name: str) -> bytes:
        what = course(tmp_path / name, 160)
        with pool:
            list(train(what, TICTACTOE, partial(by_rules, find=registry.game, pool=pool, jobs=1), registry.game, pool))
        return read(what.path).data

    assert weights_by(ThreadPoolExecutor(1), "a.weights") == weights_by(Late(1), "b.weights")


def _late(fn: Any, args: Any, kwargs: Any) -> Any:
    sleep(0.02)
    return fn(*args, **kwargs)
