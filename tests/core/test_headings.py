"""The log by turns, and what weighs in it: from recorded matches."""

from __future__ import annotations

from pathlib import Path

import pytest

from rondel import registry
from rondel.core import file as files
from rondel.core.marks import headings
from rondel.core.match import Match
from rondel.core.sentences import Line
from rondel.core.story import Teller
from rondel.core.view import SPECTATOR
from rondel.messages import Phrase

LOGS = Path(__file__).parents[1] / "logs"


def recorded(game: str) -> Match:
    return files.load(min((LOGS / game).glob("*.rondel")).read_bytes(), registry.game(game))


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
    found = headings(recorded(game).marks)
    titles = [" · ".join(str(mark.label) for mark in found[v]) for v in sorted(found)]
    assert first in titles[0]
    assert len(titles) > 3


def test_rounds_of_one_turn_are_turns_that_everybody_shares() -> None:
    found = headings(recorded("shapeships").marks)
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
