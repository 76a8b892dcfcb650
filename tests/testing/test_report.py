"""What a run of the kit says: readable lines, counts, and how to see a failure again."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Annotated, Any

import pytest
from msgspec import Meta as Limits

from rondel import Flow, Game, Ref, Segment, State, Turns, move
from rondel.games.auction.game import game as auction
from rondel.games.tictactoe.game import game as tictactoe
from rondel.testing import CHECKS, check, conformance
from rondel.testing.cases import Case, tables, variations
from rondel.testing.faults import differences
from tests.testing import broken


def test_the_last_line_counts() -> None:
    """Passed and failed; what does not apply counts as neither."""
    report = check(tictactoe, 5, only=["random_play", "gates"])

    assert (report.passed, report.failed) == (1, 0)
    assert report.lines[-1] == "1 passed, 0 failed"
    assert str(report).startswith("✓ random_play")


def test_a_failure_says_where_and_how_to_see_it_again() -> None:
    """The game, the entry, the call that repeats it and a match file."""
    (result,) = check(broken.alias, 12, only="aliases").results
    lines = result.detail.splitlines()

    assert "same object" in lines[0]
    assert lines[1].startswith("in game ")
    assert "after entry" in lines[1]
    assert lines[2].startswith('again: rondel.testing.check(game, only=["aliases"], case="')
    assert lines[3].endswith(".rondel")


def test_a_failure_can_be_repeated_from_its_case() -> None:
    """The case named by a failure is enough to find it again."""
    (first,) = check(broken.alias, 12, only="aliases").results
    case = first.detail.partition('case="')[2].partition('"')[0]

    (again,) = check(broken.alias, only="aliases", case=case).results

    assert again.detail.splitlines()[:2] == first.detail.splitlines()[:2]


def test_progress_is_told_by_check() -> None:
    """A caller with a progress bar hears the check, how many games are done and how many there are."""
    heard: list[tuple[str, int, int]] = []

    check(tictactoe, 5, only=["random_play", "undo"], progress=lambda *told: heard.append(told))

    assert ("random_play", 5, 5) in heard
    assert ("undo", 5, 5) in heard


def test_an_unknown_check_is_refused() -> None:
    """The names there are are listed."""
    with pytest.raises(ValueError, match="there is no check 'magic'; there are random_play"):
        check(tictactoe, only="magic")


def test_every_check_says_what_it_proves() -> None:
    """The first line of each is a sentence."""
    assert all(each.proves.endswith(".") for each in CHECKS.values())


def test_the_page_about_testing_names_every_check() -> None:
    """What the kit does is written down."""
    page = (Path(__file__).parents[2] / "docs/testing.md").read_text("utf-8")

    assert [line.split("`")[1] for line in page.splitlines() if line.startswith("| `")][: len(CHECKS)] == list(CHECKS)


def test_every_number_of_seats_and_every_preset_is_played() -> None:
    """Five numbers of seats, without and with the preset."""
    found = tables(auction)

    assert {table.seats for table in found} == {2, 3, 4, 5, 6}
    assert {table.preset for table in found} == {"", "short"}


def test_numbers_are_no_switches() -> None:
    """Options with a few values are tried one by one, numbers are left to the presets."""
    assert variations(auction) == []


def test_a_case_is_written_and_read() -> None:
    """Options written as JSON are a preset without a name."""
    case = Case(4, '{"lots":2}', "0.7")

    assert Case.read(str(case)) == case
    assert case.options == {"lots": 2}


def test_conformance_is_one_test_per_check() -> None:
    """Pytest sees a parametrised function."""
    test: Any = conformance(tictactoe, games=5, only=["random_play", "undo"])
    (mark,) = test.pytestmark

    test("random_play")
    assert mark.args == ("promise", ["random_play", "undo"])


def test_a_broken_game_fails_its_test() -> None:
    """The message begins with the name of the check."""
    test = conformance(broken.alias, games=12)

    with pytest.raises(pytest.fail.Exception, match=r"aliases: state\.notes is the same object"):
        test("aliases")


def test_the_kit_needs_no_pytest() -> None:
    """An author's command line can run it where only Rondel is installed."""
    code = "import sys; sys.modules['pytest'] = None; sys.modules['hypothesis'] = None; import rondel.testing"

    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_differences_name_the_path() -> None:
    """The first places where two values differ, and no more than asked for."""
    assert differences([1, {"a": 2}], [1, {"a": 3}]) == "[1].a: 2 ≠ 3"
    assert differences({"a": True}, {"a": 1}) == "a: True ≠ 1"
    assert differences({}, {}) == "nothing that can be shown"
    assert differences([1, 2, 3], [4, 5, 6], most=1) == "[0]: 1 ≠ 4"


def test_one_cause_is_one_failure() -> None:
    """Where no game can be begun, the first check says why, and the others say that it is why they have not looked."""

    nothing: dict[int, Any] = {}

    def setup(g: Any) -> Any:
        return nothing[len(g.seats)]

    report = check(broken.game("unready", setup=setup), 4, seconds=1)

    first, *others = report.results
    assert (first.name, first.status) == ("random_play", "failed")
    assert first.detail.startswith("the game cannot be set up: KeyError: 2 in setup, test_report.py:")
    assert {result.status for result in others} == {"skipped"}
    assert others[0].detail == f"because of random_play: {first.detail.splitlines()[0]}"


class Sticks(State):
    """What is left to take."""

    left: Annotated[int, Limits(ge=0, le=6), Ref("pile")] = 6


@move
def take(g: Any, seat: int) -> None:
    """Take a stick; the fourth is not there."""
    g.s.left -= 1
    if g.s.left < 3:
        raise KeyError("stick")


def sticks(**rules: Any) -> Game:
    flow = Flow(Segment("play", Turns(moves=[take], each=1)))
    return Game("sticks", seats=2, state=Sticks, setup=lambda g: Sticks(), flow=flow, **rules)


def test_a_rule_that_breaks_later_is_one_failure_too() -> None:
    """One line fails in the middle of games: one check tells of it, the others say because of what they stopped."""
    report = check(sticks(), 4, only=["random_play", "rebuild", "undo", "history", "leaving"], seconds=0.5)

    assert [result.name for result in report.results if result.status == "failed"] == ["random_play"]
    stopped = [result.detail for result in report.results if result.detail.startswith("because of random_play: ")]
    assert stopped, str(report)
    assert all("KeyError: 'stick' in take, test_report.py:" in detail for detail in stopped)


def test_a_label_that_fails_for_a_value_nobody_met_is_found() -> None:
    report = check(sticks(labels={"pile": ["none", "few"].__getitem__}), 1, only="words", seconds=0.5)
    assert "labels['pile'] fails for 2, which the state allows: IndexError" in report.results[0].detail
