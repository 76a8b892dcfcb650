"""The log by turns, and what weighs in it: from recorded matches."""

from __future__ import annotations

from itertools import groupby
from pathlib import Path

import pytest

from rondel import registry
from rondel.core import file as files
from rondel.core.marks import Headings, Mark
from rondel.core.match import Match
from rondel.core.sentences import Line
from rondel.core.story import Teller
from rondel.core.view import SPECTATOR
from rondel.messages import Phrase

LOGS = Path(__file__).parents[1] / "logs"


def recorded(game: str) -> Match:
    return files.load(min((LOGS / game).glob("*.rondel")).read_bytes(), registry.game(game))


def parts(match: Match, *, one_by_one: bool = False) -> dict[int, tuple[Mark, ...]]:
    """Where parts of the log begin, by entry; worked out from all marks at once, or entry by entry."""
    found = Headings(() if one_by_one else match.marks)
    for _, together in groupby(match.marks if one_by_one else (), key=lambda mark: mark.v):
        found.add(list(together))
    return {v: marks for v in range(len(match.entries) + 1) if (marks := found.at(v))}


@pytest.mark.parametrize("game", ["auction", "kolkhoz", "lanternfall", "shapeships", "tictactoe"])
def test_parts_are_the_same_however_the_match_has_grown(game: str) -> None:
    match = recorded(game)
    assert parts(match, one_by_one=True) == parts(match) != {}


def test_the_newest_mark_of_a_level_is_found_before_any_entry() -> None:
    match = recorded("tictactoe")
    found = Headings(match.marks)
    for v in range(len(match.entries) + 2):
        turns = [mark for mark in match.marks if mark.level == "turn" and mark.v < v]
        assert found.last("turn", v) == (turns[-1] if turns else None)


@pytest.mark.parametrize(
    ("game", "first"),
    [
        ("kolkhoz", "Year 1"),  # no rounds, so the outermost loop; the tricks in it are no parts of their own
        ("auction", "Lots 1"),
        ("tictactoe", "round 1 · turn of seat 1"),
        ("lanternfall", "turn of seat 1"),
    ],
)
def test_a_log_is_told_by_what_its_readers_think_in(game: str, first: str) -> None:
    titles = [" · ".join(str(mark.label) for mark in marks) for marks in parts(recorded(game)).values()]
    assert first in titles[0]
    assert len(titles) > 3


def test_rounds_of_one_turn_are_turns_that_everybody_shares() -> None:
    found = parts(recorded("shapeships"))
    assert {len(marks) for marks in found.values()} == {1}
    assert all("turn of" not in str(mark.label) for marks in found.values() for mark in marks)


def lines(match: Match) -> list[Line]:
    teller = Teller(match.game)
    return [line for entry, events, _, _, words in match.log(SPECTATOR) for line in teller.lines(entry, events, words)]


def test_losses_weigh_more_than_what_is_mere_routine() -> None:
    told = lines(recorded("emberlode"))
    tones = {tone: [line for line in told if line.tone == tone] for tone in ("loss", "light", "decides")}
    assert all(tones.values())
    keys = {tone: {line.words.key for line in found if isinstance(line.words, Phrase)} for tone, found in tones.items()}
    assert "hurt" in keys["loss"]
    assert "drew" in keys["light"]
    assert "resolved" in keys["decides"]
    assert all(line.losers for line in tones["loss"] if isinstance(line.words, Phrase) and line.words.key == "hurt")
