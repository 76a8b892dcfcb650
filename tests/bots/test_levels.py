"""How strong the levels are: games are kept as they end, and what is published is what they say."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from rondel import begin, registry
from rondel.bots.base import Observation
from rondel.bots.greedy import Greedy
from rondel.bots.league import Fixture
from scripts.levels import FOLDER, GAMES, Kept, Row, games_of, one, read, rows_of, told, wanted
from scripts.yardsticks import Truth

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


def test_a_game_in_which_a_bot_failed_is_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """Chance decides for it, which a table must survive and no row may count."""
    monkeypatch.setattr(Greedy, "choose", lambda self, observation, menu, budget: 1 / 0)
    row, *_ = rows_of("tictactoe", 2, "a seed")

    with pytest.raises(RuntimeError, match=r"game 0: greedy: .*division by zero"):
        one(row.fixture, 0)


def test_of_a_game_played_together_each_level_plays_every_deal_with_itself(tmp_path: Path) -> None:
    """How often each won is told, and which of the two came further with the same deal."""
    row, *_ = rows_of("beacons", 3, "a seed")

    assert [row.fixture.line_up(number) for number in range(4)] == [(0, 0, 0), (1, 1, 1)] * 2
    assert len({row.fixture.chance(number) for number in range(4)}) == 2

    lost, won = (2, 2, 2), (1, 1, 1)
    played = [Kept(0, won, 1.0, 0, 9), Kept(1, lost, 0.0, 0, 9), Kept(2, lost, 0.0, 0, 5), Kept(3, lost, 0.0, 0, 5)]
    assert told(row, played) == (
        "| Beacons | 3 | normal over easy | `greedy:worlds=10:doubt=0.12` | 2 × 2 "
        "| 75.0%, won 50.0% (9%–91%) and 0.0% (0%–66%) | 24%–94% |"
    )
    assert told(row, [*played, Kept(4, won, 1.0, 0, 9)]).count("2 × 2")  # the other level has not played that deal yet
    assert {played.won for played in games_of(row, 2, 1, tmp_path)} <= {0.0, 1.0}


def test_nobody_is_compared_with_the_own_team() -> None:
    """Whose place is the same."""
    row = Row("normal", Fixture("tictactoe", "1", ("a", "b"), 4, teams=((0, 2), (1, 3))))

    assert "| 1 | 100.0%, won 100.0% |" in told(row, [Kept(0, (1, 2, 1, 2), 1.0, 0)])


@pytest.mark.parametrize("name", [name for name in registry.names() if name != "ti4"])
def test_every_level_meets_the_one_below_it(name: str) -> None:
    titles = [row.title for row in wanted(name, "")]

    assert titles[:3] == ["normal", "hard", "master"]
    assert {*titles[3:]} <= {"hard-former", "master-former", "seer"}


def test_a_seer_knows_what_nobody_can_see() -> None:
    """It is only a yardstick: in the real world the next card is no surprise."""
    kernel = begin(registry.game("sparks"), 2, None, "a deal")

    world = Truth(Observation(kernel, 0)).world(Random(1))

    assert (world.s.deck, world.s.throwers) == (kernel.s.deck, kernel.s.throwers)
    assert Observation(kernel, 0).world(Random(1)).s.deck != kernel.s.deck
    assert "| seer over hard | `seer:" in told(wanted("sparks", "seer")[0], [Kept(0, (1, 2), 1.0, 0)])


@pytest.mark.parametrize(
    ("asked", "refused"),
    [
        (("kolkhoz", "former"), "kolkhoz has no row 'former'; did you mean 'hard-former'?"),
        (("beacons", "qqq"), "beacons has no row 'qqq'; there are normal, hard, master"),
        (("kolkhos", ""), "there is no game called 'kolkhos'; did you mean 'kolkhoz'?"),
        (("qqqqq", ""), "there is no game called 'qqqqq'; there are auction, beacons, "),
        (("ti4", ""), "ti4 has no rows: it has no levels to compare"),
    ],
)
def test_what_is_not_there_is_refused_with_what_there_is(asked: tuple[str, str], refused: str) -> None:
    with pytest.raises(SystemExit) as problem:
        wanted(*asked)

    assert str(problem.value).startswith(refused)


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.jsonl")), ids=lambda path: str(path.stem))
def test_what_is_kept_is_of_the_levels_of_today(path: Path) -> None:
    """Else the file's row goes into the docs as one of a former level, under a title that says so."""
    row, _ = read(path)
    fixture = row.fixture
    today = {each.title: each.fixture.bots for each in rows_of(fixture.game, fixture.seats, fixture.seed)}

    assert today.get(row.title) == fixture.bots or f"former `{fixture.bots[0]}`" in DOCS.read_text("utf-8")


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.jsonl")), ids=lambda path: str(path.stem))
def test_what_is_published_is_what_the_games_say(path: Path) -> None:
    """A row that is under way is not published; one that is complete stands in the tables as it came out."""
    row, played = read(path)

    assert path.name == row.file
    assert [each.number for each in played] == sorted({each.number for each in played})
    if len(played) >= GAMES:
        assert told(row, played) in DOCS.read_text("utf-8")
