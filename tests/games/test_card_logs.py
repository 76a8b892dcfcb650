"""What the logs of the card games tell: things by their names, in all recorded matches and to everybody."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from rondel import registry
from rondel.core.file import load
from rondel.core.match import Match
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
