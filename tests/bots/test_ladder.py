"""The ladder of a course: whole teams are measured, on the same deals."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from rondel import registry
from rondel.bots.course import Course
from rondel.bots.ladder import Ladder, file_of, unpacked
from rondel.bots.league import Meeting
from rondel.bots.schooling import setting_of

pytest.importorskip("numpy")


def met(game: str, seats: int, bot: str, rival: str, games: int, folder: Path) -> Meeting:
    course = Course(game, seats, 1, "none.weights")
    with ThreadPoolExecutor(1) as pool:
        ladder = Ladder(setting_of(course, registry.game(game)), "greedy", games, registry.game, pool, str(folder))
        return ladder.met(bot, rival)


def test_in_a_game_all_play_together_bots_meet_in_deals_that_both_have_played(tmp_path: Path) -> None:
    """Beside a rival everybody wins or loses with it, and no bot would be better than another."""
    found = met("beacons", 2, "normal", "random", 8, tmp_path)

    assert found.games == 8
    assert found.share > 0.5


def test_everybody_sits_as_often_against_everybody_else(tmp_path: Path) -> None:
    found = met("kolkhoz", 4, "greedy:worlds=1", "random", 4, tmp_path)

    assert found.games == 4
    assert found.share > 0.5


def test_a_machine_without_the_files_gets_them(tmp_path: Path) -> None:
    assert file_of("learned:worlds=4:file=a/b.weights") == "a/b.weights"
    assert file_of("greedy") == ""
    assert Path(unpacked(b"all of it")).read_bytes() == b"all of it"
