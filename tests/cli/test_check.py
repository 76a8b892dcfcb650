"""`rondel check`: the kit from the command line."""

from pathlib import Path

from tests.cli.running import refused, rondel

BROKEN = '''
from rondel import Flow, Game, Outcome, Segment, State, Turns, move

class Pile(State):
    left: int = 5

@move
def take(g, seat: int, count: int) -> None:
    """Take some."""
    g.s.left -= count

@take.options
def counts(s: Pile, seat: int):
    s.left = max(0, s.left - 1)  # options must not change the state
    return [1]

game = Game(
    "pile", version="1", seats=2, state=Pile, setup=lambda g: Pile(),
    flow=Flow(Segment("play", Turns(moves=[take], each=1))),
    outcome=lambda s: Outcome.draw("empty") if s.left <= 0 else None,
)
'''


def test_a_sound_game_passes() -> None:
    """The last line counts, the exit code is 0."""
    result = rondel("check", "tictactoe", "--games", "5")

    assert result.exit_code == 0, result.output
    passed, failed = result.output.strip().splitlines()[-1].split(", ")
    assert passed.endswith(" passed")
    assert failed == "0 failed"


def test_a_game_that_breaks_a_promise_fails(tmp_path: Path) -> None:
    """The exit code is 1, and what is wrong is said above the last line."""
    folder = tmp_path / "leaky_pile"
    folder.mkdir()
    (folder / "__init__.py").write_text("")
    (folder / "game.py").write_text(BROKEN)

    result = rondel("check", str(folder), "--games", "5", "--seconds", "2")

    assert result.exit_code == 1
    assert not result.output.strip().endswith(" 0 failed")
    assert "✗" in result.output


def test_mistakes_are_one_line() -> None:
    """A check or a number of seats that there is not."""
    assert "there is no check called" in refused("check", "sparks", "--only", "xyzzy")
    assert "Sparks is for 2 to 4 seats, not 9" in refused("check", "sparks", "--seats", "9")


def test_recorded_matches_count_as_evidence() -> None:
    """They are verified, and what they reach need not be reached again."""
    tests = Path(__file__).parents[1]

    told = rondel("check", "tictactoe", "--games", "2", "--only", "recorded", "--evidence", str(tests)).output

    assert "✓ recorded" in told
    assert "– recorded" in rondel("check", "tictactoe", "--games", "2", "--only", "recorded").output


def test_who_sees_what_is_explained() -> None:
    """Each field with those who see it; what is open and kept secret elsewhere is marked."""
    told = rondel("check", "kolkhoz", "--explain").output

    hand = next(line for line in told.splitlines() if "players[].hand" in line)
    assert hand.split() == ["players[].hand", "list[Card]", "all", "count", "count", "all"]
    assert "players[].plot.revealed ?" in told
    assert "✓" not in told
