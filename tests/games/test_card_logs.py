"""What the logs of the card games tell: things by their names, in all recorded matches and to everybody."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from rondel import registry
from rondel.core.file import load
from rondel.core.match import Match
from rondel.core.outcome import EverybodyElseLeft
from rondel.core.settling import ClockRanOut
from rondel.core.story import story
from rondel.core.view import SPECTATOR, Viewer
from rondel.testing import english

LOGS = Path(__file__).parent.parent / "logs"
COUNTED = re.compile(r"[-+]\d+(/[-+]\d+)?|\d+ [a-z]+|(?:has|with|→|pays) \d+\b|\bseat \d", re.IGNORECASE)
"""Numbers that say how many, and seats without a name."""


def told(match: Match) -> Iterator[tuple[Viewer, int, str]]:
    """Every line, with who reads it and whose it is."""
    for viewer in (*(Viewer((seat,)) for seat in match.seats), SPECTATOR):
        for entry in story(match, viewer):
            for line in entry.lines:
                yield viewer, entry.seat, str(english(match, line))


@pytest.mark.parametrize("game", ["emberlode", "fenlight", "lanternfall", "skyreef"])
def test_the_log_names_things(game: str) -> None:
    """Numbers only count, and nobody's own decision is told as one that cannot be known."""
    wrong = set()
    for path in sorted((LOGS / game).glob("*.rondel")):
        match = load(path.read_bytes(), registry.game(game))
        for viewer, seat, line in told(match):
            own = seat in viewer.seats
            words = COUNTED.sub("", line)
            if re.search(r"\d|\banswers\b", words) or (own and "has decided" in words):
                wrong.add(line)
    assert not wrong


@pytest.mark.parametrize("game", ["emberlode", "fenlight", "lanternfall", "skyreef"])
def test_who_loses_on_time_is_not_told_to_have_left(game: str) -> None:
    """Neither in the log nor by the result; whoever gives up is."""
    found = {}
    for why in ("time", "resigned"):
        match = Match(registry.game(game), 2, seed="1", names=("Anna", "Bo"))
        match.play(0, "leave", why=why)
        lines = [str(english(match, line)) for entry in story(match, SPECTATOR) for line in entry.lines]
        assert match.over is not None
        assert match.over.winners == (1,)
        found[why] = (match.over.reason, [line for line in lines if "Anna" in line])

    assert found["time"][0] == ClockRanOut().phrase
    assert found["time"][1] == ["Anna loses on time.", "Anna has run out of time and is out."]
    assert found["resigned"][0] == EverybodyElseLeft().phrase
    assert found["resigned"][1] == ["Anna leaves.", "Anna has left and is out."]
