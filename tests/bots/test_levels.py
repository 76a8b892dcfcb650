"""How strong the levels are: games are kept as they end, and what is published is what they say."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts.levels import FOLDER, GAMES, games_of, read, rows_of, told

DOCS = Path(__file__).parent.parent.parent / "docs" / "bots.md"


def test_a_row_goes_on_where_it_was(tmp_path: Path) -> None:
    row, *_ = rows_of("tictactoe", 2, "a seed")

    first = list(games_of(row, 2, 1, tmp_path))
    all_of_them = list(games_of(row, 4, 1, tmp_path))

    assert [played.number for played in all_of_them] == [0, 1, 2, 3]
    assert all_of_them[:2] == first  # the seconds too: they were not played again
    assert read(tmp_path / row.file) == (row, all_of_them)
    assert told(row, all_of_them).startswith("| Tic-tac-toe | 2 | normal over easy | `greedy:doubt=0.3` | 4 | ")


def test_games_of_other_bots_or_deals_are_not_mixed(tmp_path: Path) -> None:
    (row, *_), (other, *_) = rows_of("tictactoe", 2, "a seed"), rows_of("tictactoe", 2, "another")
    list(games_of(row, 1, 1, tmp_path))

    with pytest.raises(SystemExit, match="other bots, deals, rules or weights"):
        list(games_of(other, 1, 1, tmp_path))


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.jsonl")), ids=lambda path: str(path.stem))
def test_what_is_published_is_what_the_games_say(path: Path) -> None:
    """A row that is under way is not published; one that is complete stands in the tables as it came out."""
    row, played = read(path)

    assert path.name == row.file
    assert [each.number for each in played] == sorted({each.number for each in played})
    if len(played) >= GAMES:
        assert told(row, played) in DOCS.read_text("utf-8")
