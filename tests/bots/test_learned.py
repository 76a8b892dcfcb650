"""Bots that learn: the file, what is refused, and that learning makes them better."""

from __future__ import annotations

import dataclasses
import os
import subprocess
import sys
import zlib
from collections.abc import Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

from rondel import begin, bots, registry
from rondel.bots.arena import Player
from rondel.bots.course import Course
from rondel.bots.features import Features
from rondel.bots.ladder import Ladder
from rondel.bots.learned import Judge, Learned, _judge, judge_at
from rondel.bots.lessons import by_rules
from rondel.bots.network import Network, Teacher
from rondel.bots.registry import seated
from rondel.bots.schooling import Progress, begun, setting_of, train
from rondel.bots.training import Lesson, Pupil, Recipe, results, returns
from rondel.bots.weights import MOST_BYTES, Rung, Unlearned, Weights, check_fits, read, story, write
from rondel.cli.main import app
from rondel.cli.mistakes import Mistake
from rondel.cli.train_arrays import in_arrays
from rondel.cli.train_curve import drawn
from rondel.core.kernel import Kernel
from rondel.core.outcome import Outcome
from rondel.core.simulation import determinise

np: Any = pytest.importorskip("numpy")
TICTACTOE = registry.game("tictactoe")


def course(path: Path, games: int = 400, game: str = "tictactoe") -> Course:
    return Course(game, 2, games, str(path), rungs=1, rung_games=4, recipe=Recipe(layers=(32, 16)), scored=False)


def trained_in(pool: Executor, what: Course) -> Iterator[Progress]:
    """A course of tic-tac-toe, with one process or thread."""
    school = partial(by_rules, find=registry.game, pool=pool, jobs=1)
    return train(what, TICTACTOE, school, registry.game, pool)


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("learned") / "tictactoe.weights"
    with ThreadPoolExecutor(1) as pool:
        steps = list(trained_in(pool, course(path)))
    assert steps[-1].rung is not None
    return path


def test_judging_takes_one_core() -> None:
    """Numpy must not have been imported before it is told so; else every core is busy with a dozen positions."""
    told = {name: value for name, value in os.environ.items() if name != "OPENBLAS_NUM_THREADS"}
    code = (
        "import os, sys, rondel.bots.registry\n"
        "early = 'numpy' in sys.modules\n"
        "import rondel.bots.network\n"
        "print(early, len(os.listdir('/proc/self/task')))"
    )
    said = subprocess.run([sys.executable, "-c", code], env=told, capture_output=True, text=True, check=True)
    assert said.stdout.split() == ["False", "1"]


def test_what_was_learned_from_other_features_is_refused() -> None:
    """Names that nothing in the state can have give it away, however deep; every file that comes with a game fits."""
    names = ("kolkhoz", "emberlode", "shapeships", "fenlight", "skyreef", "lanternfall")
    kernels = [begin(registry.game(name), registry.game(name).usual_seats) for name in names]
    for kernel in kernels:
        judge_at(kernel).check(kernel)
    kernel = kernels[-1]
    weights = judge_at(kernel).weights
    other = msgspec.structs.replace(weights, scales={"moons[+1]=full": 1.0})
    with pytest.raises(
        Unlearned, match=r"learned from 'moons\[\+1\]=full', which lanternfall does not have; train it again"
    ):
        check_fits(other, kernel.game, 2)
    nested = {name.replace(".kind=", ".sort="): scale for name, scale in weights.scales.items()}
    with pytest.raises(
        Unlearned, match=r"'players\[\+0\]\.\w+\.sort=\w+' and \d+ more, which lanternfall does not have"
    ):
        check_fits(msgspec.structs.replace(weights, scales=nested), kernel.game, 2)


def test_of_a_game_with_features_of_its_own_the_others_are_known() -> None:
    """What it adds can be called anything, also like something in its state, which stays what it was."""
    game = dataclasses.replace(TICTACTOE, box="tictactoe", features=lambda s, seat: {"cells": 2.0, "lines open": 1.0})
    features = Features(game, boards=("cells",))
    kernel = begin(game, 2)
    features.of(kernel, 0)
    weights = Weights("tictactoe", game.version, 2, dict.fromkeys(features.names, 1.0), (1, 2), b"", ("cells",))

    check_fits(weights, game, 2)
    assert {"own.cells", "own.lines open"} <= set(features.names)
    with pytest.raises(Unlearned, match=r"learned from 'own\.cells' and 1 more, which tictactoe does not have"):
        check_fits(weights, TICTACTOE, 2)
    renamed = msgspec.structs.replace(weights, scales=weights.scales | {"cells[4].mark=0": 1.0})
    with pytest.raises(Unlearned, match=r"learned from 'cells\[4\]\.mark=0', which tictactoe does not have"):
        check_fits(renamed, game, 2)


def test_it_learns_to_win(trained: Path, tmp_path: Path) -> None:
    with ThreadPoolExecutor(1) as pool:
        ladder = Ladder(setting_of(course(trained), TICTACTOE), "random", 40, registry.game, pool, str(tmp_path))
        assert ladder.met(f"learned:file={trained}", "random").share > 0.7


def test_steps_become_smaller_towards_the_end_of_a_course() -> None:
    """The same lesson moves the weights less when the course is nearly over."""
    rng = np.random.default_rng(1)
    lesson = Lesson(rng.random((64, 5), np.float32), rng.random((64, 2), np.float32), 64)

    def moved(done: float) -> float:
        network = Network.fresh((5, 8, 4, 2), 1)
        before = network.layers[0][0].copy()
        Pupil(network, Recipe(rate=1e-3, cooling=0.1)).learn([lesson], done)
        return float(np.abs(network.layers[0][0] - before).sum())

    assert moved(1.0) == pytest.approx(moved(0.0) / 10, rel=0.3)


def test_the_file_tells_its_story_and_training_goes_on_from_it(trained: Path) -> None:
    weights = read(trained)
    assert (weights.game, weights.seats, weights.games) == ("tictactoe", 2, 400)
    assert (weights.ladder[0].against, weights.recipe["seed"]) == ("greedy", 1)
    assert trained.stat().st_size < MOST_BYTES
    assert story(weights)["data"] == len(weights.data)
    assert begun(course(trained), TICTACTOE).data == weights.data


def test_files_that_do_not_fit_are_refused_with_a_reason(trained: Path, tmp_path: Path) -> None:
    weights = read(trained)

    def refused(**changes: Any) -> str:
        path = tmp_path / f"{len(list(tmp_path.iterdir()))}.weights"
        write(msgspec.structs.replace(weights, **changes), path)
        with pytest.raises(Unlearned) as why:
            judge_at(begin(TICTACTOE, 2), str(path))
        return str(why.value)

    assert "was learned of chess, not of tictactoe" in refused(game="chess")
    assert "version 0" in refused(version="0")
    assert "with 3 seats; here are 2" in refused(seats=3)
    assert "in another form" in refused(format="rondel weights 0")
    assert "do not fit together" in refused(sizes=(7, 2))
    for number in (np.nan, np.inf, -np.inf):
        data = np.append(np.frombuffer(weights.data, np.float16)[:-1], np.float16(number)).tobytes()
        assert "some of its weights are no numbers" in refused(data=data)
    assert "no proper scale" in refused(scales=dict.fromkeys(weights.scales, np.nan))
    path = tmp_path / "deep.weights"
    story_of = msgspec.msgpack.encode({"game": "tictactoe", "version": "1", "seats": 2, "scales": {}, "sizes": [1, 2]})
    nested = b"\xa7options" + b"\x81\xa1a" + b"\x91" * 100_000 + b"\x90"
    path.write_bytes(zlib.compress(b"\x87" + story_of[1:] + b"\xa4data\xc4\x00" + nested))
    with pytest.raises(Unlearned, match="is no file of weights, or is broken"):
        read(path)


def test_where_nothing_can_be_written_nothing_is_trained(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """That is found out first, not when the training is done."""
    monkeypatch.setattr("rondel.cli.train._learn", lambda *_: pytest.fail("it was trained"))
    nowhere = tmp_path / "none" / "x"
    for place in (["--out", f"{nowhere}.weights"], ["--out", f"{tmp_path}/x.weights", "--svg", f"{nowhere}.svg"]):
        said = CliRunner().invoke(app, ["train", "tictactoe", *place])
        assert said.exit_code == 2
        wanted = f"{place[-1]} cannot be written: No such file or directory; name another file"
        assert wanted.replace(" ", "") in "".join(said.output.split())
    with pytest.raises(Unlearned, match="cannot be written"):
        write(Weights("tictactoe", "1", 2, {}, (1, 2), b""), nowhere)


def test_without_numba_nobody_trains_in_arrays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It would work, and take longer than by the engine."""
    monkeypatch.setattr("rondel.arrays.kolkhoz.is_compiled", False)
    said = CliRunner().invoke(app, ["train", "kolkhoz", "--arrays", "--out", str(tmp_path / "x.weights")])

    assert said.exit_code == 2
    assert "arrays need numba" in said.output


def test_arrays_go_on_only_from_what_they_could_have_learned(tmp_path: Path) -> None:
    """Not from a network that began from the score, nor from one of other options."""
    pytest.importorskip("numba", reason="numba is an optional extra")
    kolkhoz, path = registry.game("kolkhoz"), tmp_path / "x.weights"
    scored = Weights("kolkhoz", kolkhoz.version, 4, {"score": 1.0}, (1, 2), bytes(8), scored=True)
    varied = Weights("kolkhoz", kolkhoz.version, 4, {"year": 1.0}, (1, 2), bytes(8), options={"max_years": 3})
    for weights, why in ((scored, "no feature 'score'"), (varied, "learned with other options: {'max_years': 3}")):
        write(weights, path)
        said = CliRunner().invoke(app, ["train", "kolkhoz", "--arrays", "--out", str(path)])
        assert said.exit_code
        assert why in " ".join(f"{said.output} {said.exception}".split())


def test_how_long_it_will_train_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a number of minutes it is that of the games."""
    monkeypatch.setattr("rondel.cli.train._learn", lambda *_: [])
    for more, text in (([], "5,000 games; "), (["--minutes", "2"], "5,000 games, 2 minutes at most; ")):
        said = CliRunner().invoke(app, ["train", "tictactoe", "--out", str(tmp_path / "x.weights"), *more])
        assert said.exit_code == 0
        assert text in said.output
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_was_cut_off_or_went_on_is_refused(trained: Path, tmp_path: Path) -> None:
    """Also if only what would show that it is whole is missing."""
    path, whole = tmp_path / "x.weights", trained.read_bytes()
    for broken in (whole[:-1], whole[:-4], whole[: len(whole) // 2], whole + b"x", b""):
        path.write_bytes(broken)
        with pytest.raises(Unlearned, match="is no file of weights, or is broken"):
            read(path)


def test_broken_huge_and_missing_files_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "x.weights"
    with pytest.raises(Unlearned, match="cannot be read"):
        read(path)
    path.write_bytes(b"no weights at all")
    with pytest.raises(Unlearned, match="is no file of weights"):
        read(path)
    path.write_bytes(bytes(MOST_BYTES + 1))
    with pytest.raises(Unlearned, match="more than 1,000,000 bytes"):
        read(path)
    with pytest.raises(Unlearned, match="nothing was learned of tictactoe"):
        judge_at(begin(TICTACTOE, 2))
    wide = Weights("tictactoe", "1", 2, {}, (1, 2), np.random.default_rng(1).bytes(2 * MOST_BYTES))
    with pytest.raises(Unlearned, match="train smaller layers"):
        write(wide, path)


def test_at_a_table_the_next_weaker_bot_takes_over(tmp_path: Path) -> None:
    kernel = begin(TICTACTOE, 2)
    bot, why = seated("learned", Random(1), kernel)
    assert bot.name == "greedy"
    assert why == [
        "learned cannot play here: nothing was learned of tictactoe as it is played here; train it with "
        "`rondel train tictactoe` and name the file with file=; hard plays instead"
    ]
    assert seated("hard", Random(1), kernel)[1] == []
    with pytest.raises(Unlearned, match="cannot be read"):
        bots.make(f"learned:file={tmp_path / 'none'}", Random(1), TICTACTOE)


def test_the_best_judge_says_what_is_wrong_with_what_was_learned(trained: Path, tmp_path: Path) -> None:
    """Not that a game is played otherwise than it was learned: that is nobody's fault, unless the file was named."""
    path = tmp_path / "table.weights"

    def said(bot: str, *, brings: bool = True, **changes: Any) -> list[str]:
        write(msgspec.structs.replace(read(trained), **changes), path)
        _judge.cache_clear()
        game = dataclasses.replace(TICTACTOE, box="tictactoe", learned=lambda s: str(path) if brings else "")
        return [text.replace(str(path), "X") for text in seated(bot, Random(1), begin(game, 2))[1]]

    bot = "rollout:judge=best"
    assert said(bot) == said(bot, brings=False, version="0") == said(bot, seats=3) == []
    what_would_do = "name another file, or train one with `rondel train tictactoe`"
    assert said(bot, version="0") == [
        f"{bot} cannot judge as it should: X was learned of version 0 of tictactoe; this is {TICTACTOE.version}; "
        f"{what_would_do}; the score judges instead"
    ]
    searching, counted = said("mcts:judge=best", game="chess")[0], said(f"{bot}:file={path}", seats=3)[0]
    assert searching.endswith(f"not of tictactoe; {what_would_do}; it plays on and judges there")
    assert f"with 3 seats; here are 2; {what_would_do}; the score judges instead" in counted


@pytest.mark.parametrize(("game", "worlds"), [("auction", 4), ("tictactoe", 1)])
def test_where_several_decide_at_once_it_thinks_of_several_answers(
    game: str, worlds: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a single world it would bid one coin more than the others happen to bid there."""
    found, asked = registry.game(game), 0
    judge = Judge(begun(Course(game, 2, 1, "none.weights"), found), found)

    def counted(*args: Any) -> Kernel:
        nonlocal asked
        asked += 1
        return determinise(*args)

    monkeypatch.setattr("rondel.bots.base.determinise", counted)
    bot = Learned(Random(1))
    bot.judge = judge
    Player(bot, 0, Random(1), seconds=None).decide(begin(found, 2))

    assert asked == worlds


def test_no_budget_is_a_random_decision(trained: Path) -> None:
    bot = bots.make(f"learned:file={trained}", Random(1), TICTACTOE)
    player = Player(bot, 0, Random(1), seconds=0.0)
    player.decide(begin(TICTACTOE, 2))
    assert player.faults == []


def test_what_follows_corrects_what_was_thought() -> None:
    thought = np.array([[0.5, 0], [0.6, 0], [0.9, 0]], np.float32)
    found = returns(thought, np.array([1.0, 1.0], np.float32), 0.5)
    assert found[:, 0].tolist() == pytest.approx([0.5 * 0.6 + 0.5 * 0.95, 0.95, 1.0])
    ends = results(Outcome.by_score([10, 30, 20], "most"), 3, 10.0)
    assert ends[:, 0].tolist() == [0, 1, 0]
    assert ends[1, 1] > 0 > ends[2, 1] > ends[0, 1]


def test_a_network_learns_what_it_is_taught() -> None:
    rng = np.random.default_rng(1)
    positions = rng.normal(size=(256, 4)).astype(np.float32)
    wanted = np.stack([positions[:, 0] > 0, np.tanh(positions[:, 1])], axis=1).astype(np.float32)
    network = Network.fresh((4, 16, 8, 2), 1)
    teacher = Teacher(network, 0.01)
    first = teacher.teach(positions, wanted)
    for _ in range(200):
        teacher.teach(positions, wanted)
    assert teacher.teach(positions, wanted) < first / 5
    assert abs(network.judge(positions)[:, 1] - wanted[:, 1]).mean() < 0.1


def test_the_best_judge_is_the_score_where_nothing_was_learned(trained: Path) -> None:
    kernel, rng = begin(TICTACTOE, 2), Random(1)
    for settings in ("judge=best", f"judge=best:file={trained}", f"judge=learned:file={trained}"):
        player = Player(bots.make(f"rollout:iterations=8:{settings}", rng, TICTACTOE), 0, rng, seconds=None)
        player.decide(kernel)
        assert player.faults == []
    assert seated("rollout:judge=best", rng, kernel)[1] == []
    assert "nothing was learned" in seated("rollout:judge=learned", rng, kernel)[1][0]


def test_only_what_is_played_in_arrays_is_learned_from_them() -> None:
    for game, seats, why in (("tictactoe", 2, "only kolkhoz is"), ("kolkhoz", 3, "the classic game of 4")):
        with pytest.raises(Mistake, match=why):
            in_arrays(Course(game, seats, 1, "none.weights"), registry.game(game), "")


def test_a_course_ends_in_time_and_its_last_step_is_measured(tmp_path: Path) -> None:
    """Whoever has no time left plays one game more, not a whole piece of them."""
    short = course(tmp_path / "short.weights", games=100_000)
    short.minutes, short.rungs = 1e-6, 3
    with ThreadPoolExecutor(1) as pool:
        list(trained_in(pool, short))
    weights = read(Path(short.path))
    assert weights.games == 1
    assert [rung.after for rung in weights.ladder] == [1]


def test_the_picture_of_a_course_shows_the_first_and_the_last_of_many_steps() -> None:
    ladder = [Rung(after, rival, 40, 0.5) for after in range(100, 3100, 100) for rival in ("greedy", "the step before")]
    weights = Weights("tictactoe", "1", 2, {}, (), b"", ladder=ladder, games=3000)
    told = drawn(weights, [Progress(0.5, 1500, 0.02), Progress(1.0, 3000, 0.01)])
    assert told.count("<g transform") == 6  # the chances, and two ladders
    assert told.count(">100<") == told.count(">3.0k<") == 2
    assert "0.02, 0.01" in told


def test_where_nothing_can_be_won_nothing_is_learned(tmp_path: Path) -> None:
    said = CliRunner().invoke(app, ["train", "ti4", "--out", str(tmp_path / "ti4.weights")])
    assert said.exit_code == 2
    assert "has nothing to win that could be learned" in said.output
