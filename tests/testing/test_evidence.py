"""Recorded matches, golden playthroughs and counts: what was kept is compared with what happens now."""

from __future__ import annotations

from pathlib import Path

import pytest

from rondel.core.outcome import Outcome
from rondel.games.sparks.game import game as sparks
from rondel.games.tictactoe.game import game as tictactoe
from rondel.testing import check, perft, record_match, record_playthrough
from rondel.testing.cases import Case
from rondel.testing.faults import Fault
from rondel.testing.perft import Counts


@pytest.fixture
def evidence(tmp_path: Path) -> Path:
    """A folder with one of each for tic-tac-toe."""
    for folder in ("logs", "playthroughs", "perft"):
        (tmp_path / folder / "tictactoe").mkdir(parents=True)
    (tmp_path / "logs/tictactoe/won.rondel").write_bytes(record_match(tictactoe, "three_in_a_row"))
    (tmp_path / "playthroughs/tictactoe/one.txt").write_text(record_playthrough(tictactoe, 1), "utf-8")
    Counts(Case(2, "", "0"), {1: 9, 2: 72}, ("# from the start",)).write(tmp_path / "perft/tictactoe/start.txt")
    return tmp_path


def failure(evidence: Path, name: str) -> str:
    (result,) = check(tictactoe, 10, only=name, evidence=evidence).results
    assert not result.ok
    return result.detail


@pytest.mark.parametrize("name", ["recorded", "playthroughs", "perft"])
def test_evidence_that_still_holds_passes(evidence: Path, name: str) -> None:
    """Nothing has changed since it was kept."""
    (result,) = check(tictactoe, 10, only=name, evidence=evidence).results

    assert result.status == "passed"


def test_a_recorded_match_that_leads_elsewhere_is_reported(evidence: Path) -> None:
    """A file whose entries were changed does not verify."""
    path = evidence / "logs/tictactoe/won.rondel"
    path.write_bytes(path.read_bytes().replace(b'"cell":', b'"cell" :', 1))

    assert "won.rondel" in failure(evidence, "recorded")


def test_another_playthrough_is_shown_as_a_difference(evidence: Path) -> None:
    """The lines that differ are shown with a sign before them."""
    path = evidence / "playthroughs/tictactoe/one.txt"
    path.write_text(path.read_text("utf-8").replace("told: marked", "told: scratched", 1), "utf-8")

    found = failure(evidence, "playthroughs")

    assert "-    told: scratched" in found
    assert "+    told: marked" in found


def test_a_playthrough_is_written_anew_on_request(evidence: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the variable set the golden file becomes what happens now."""
    path = evidence / "playthroughs/tictactoe/one.txt"
    golden = path.read_text("utf-8")
    path.write_text(golden.replace("told: marked", "told: scratched"), "utf-8")
    monkeypatch.setenv("RONDEL_REFRESH", "1")

    check(tictactoe, 10, only="playthroughs", evidence=evidence)

    assert path.read_text("utf-8") == golden


def test_another_count_is_reported_with_both_numbers(evidence: Path) -> None:
    """The depth, the count in the file and the count found."""
    path = evidence / "perft/tictactoe/start.txt"
    path.write_text(path.read_text("utf-8").replace("2 72", "2 73"), "utf-8")

    found = failure(evidence, "perft")

    assert "sequences of 2 inputs" in found
    assert "expected: 73" in found
    assert "found:    72" in found


def test_perft_does_not_count_what_comes_after_the_end() -> None:
    """A game won with its fifth mark has no sequence of six."""
    kernel = Case(2, "", "0").kernel(tictactoe)

    assert [perft(kernel, depth) for depth in range(7)] == [1, 9, 72, 504, 3024, 15120, 54720]


def test_a_playthrough_shows_each_seat_its_own_hand_only() -> None:
    """The golden text is written from the views."""
    text = record_playthrough(sparks, 3, 2, most=1)
    lines = text.splitlines()
    first = next(
        line for line in lines[lines.index(next(line for line in lines if "seat 0:" in line)) :] if "sees" in line
    )

    assert '"hand":{"hidden":' in first
    assert '"hand":["' in first
    assert '"deck":{"hidden":' in first


def test_a_match_that_ends_in_no_known_way_cannot_be_recorded() -> None:
    """The search for an ending gives up with a sentence."""
    with pytest.raises(Fault, match="ends that way: by magic"):
        record_match(tictactoe, "by magic", tries=3)


def test_a_match_can_be_recorded_by_what_its_outcome_is() -> None:
    """An ending may be described by a function."""

    def drawn(outcome: Outcome) -> bool:
        return not outcome.winners

    assert b"board_is_full" in record_match(tictactoe, drawn)
