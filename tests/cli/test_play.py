"""`rondel play`: whole games, typed line by line, and everything that can be typed besides."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from rondel import registry
from rondel.core.commands import Command
from rondel.core.file import dump, load
from rondel.core.match import Match
from rondel.core.picking import random_decision
from rondel.core.policy import UndoPolicy
from tests.cli.running import refused, rondel

ROWS = [f"{column}{row}" for row in "123" for column in "abc"]


def test_tic_tac_toe_is_played_to_the_end() -> None:
    """Against a bot, by the names of the cells; a cell that is taken is refused and asked again."""
    result = rondel("play", "tictactoe", "--seed", "1", lines=ROWS)

    assert result.exit_code == 0
    assert "Tic-tac-toe · the end" in result.output
    assert "won: three in a row." in result.output or "Nobody won" in result.output
    assert "Seat 1: Take a free cell." in result.output


def test_an_auction_is_played_to_the_end() -> None:
    """Bids are numbers; the others' purses stay hidden until the end."""
    result = rondel("play", "auction", "--preset", "short", "--seats", "3", "--seed", "5", lines=["4", "3", "0"])

    assert "Bid in secret, 0 to 15 >" in result.output
    assert "Seat 2  ▒ " in result.output
    assert "won: most gathered." in result.output
    assert "score" in result.output


def test_sparks_is_played_to_the_end() -> None:
    """Numbers mean what is listed; passing is always possible, so it comes to an end."""
    result = rondel("play", "sparks", "--seed", "3", "--bots", "random", lines=["pass"] * 300)

    assert "Sparks · the end" in result.output
    assert " won: " in result.output


def test_without_a_game_one_can_be_picked() -> None:
    """By its title or number."""
    result = rondel("play", "--seed", "1", lines=["Tic-tac-toe", "quit"])

    assert "What do you want to play?" in result.output
    assert "Tic-tac-toe · Seat 1 (you) · Seat 2 (greedy)" in result.output


def test_leaving_is_polite() -> None:
    """The end of the input, `quit`, and picking no game at all: no traceback, exit code 0."""
    for lines in (["b2"], ["quit"]):
        result = rondel("play", "tictactoe", "--seed", "1", lines=lines)
        assert result.exit_code == 0
        assert "You have left the table" in result.output
    assert rondel("play").exit_code == 0


def test_refused_input_says_why_and_asks_again() -> None:
    """Whatever is typed, nothing breaks."""
    lines = ["99", "", "b7", "b2", "b2", "quit"]

    told = rondel("play", "tictactoe", "--seed", "1", lines=lines).output

    assert "There is no 99 here; type a number from 1 to 9." in told
    assert "Type a number, or ? for help." in told
    assert "There is no 'b7' here" in told
    assert "There is no 'b2' here" in told


def test_help_tells_what_can_be_typed() -> None:
    """Every command is named."""
    told = rondel("play", "tictactoe", "--seed", "1", lines=["?", "quit"]).output

    for command in ("why", "undo", "redo", "history", "log", "flow", "save", "quit"):
        assert f"\n  {command:<9} " in told


def test_why_gives_the_reason_for_what_is_refused() -> None:
    """For one thing, for all of them, and for something that is not on the list."""
    lines = ["why 1", "why", "why douse", "why sing", "1", "quit"]

    told = rondel("play", "sparks", "--seed", "3", lines=lines).output

    assert told.count("Throw: A spark costs an ember.") >= 2
    assert told.count("Douse: You have no douse.") >= 2
    assert "undo: There is nothing to take back." in told
    assert "There is no 'sing' here" in told


def test_a_move_is_taken_back_and_done_again() -> None:
    """A bot agrees to an undo that reveals nothing; redo brings the move back."""
    told = rondel("play", "tictactoe", "--seed", "1", lines=["b2", "undo", "redo", "log", "quit"]).output

    assert "Taken back: Seat 1 takes b2." in told
    assert "Seat 1 does again what was taken back." in told
    assert told.rindex("Seat 1 takes b2.") > told.index("Taken back")


def test_undo_says_why_not() -> None:
    """Nothing to take back, a level there is not, and something that has come to light."""
    assert "There is nothing to take back." in rondel("play", "tictactoe", lines=["undo", "quit"]).output
    assert "There is no 'week' to go back to" in rondel("play", "tictactoe", lines=["undo week", "quit"]).output
    told = rondel("play", "auction", "--seed", "5", lines=["4", "undo", "quit"]).output
    assert "does not agree. Something hidden has come to light since." in told
    assert "There is nothing to do again." in rondel("play", "tictactoe", lines=["redo", "quit"]).output


def test_history_steps_through_the_match() -> None:
    """The list, one entry, the next and the previous one; the match goes on afterwards."""
    lines = ["b2", "history", "1", "n", "p", "77", "", "history 0", "history x", "log", "quit"]

    told = rondel("play", "tictactoe", "--seed", "1", lines=lines).output

    assert "   1  Seat 1 takes b2." in told
    assert told.count("After entry 1 of 2") == 2
    assert "After entry 2 of 2" in told
    assert "After the start" in told
    assert "There is no entry '77'; there are entries 0 to 2." in told
    assert "There is no entry 'x'" in told


def test_flow_shows_where_the_match_is() -> None:
    """The course of the game with a mark."""
    told = rondel("play", "sparks", "--seed", "4", lines=["flow", "quit"]).output

    assert "▶" in told
    assert "Kindle" in told
    assert "turn 1 of Seat 1, round 1" in told


def test_people_share_a_keyboard_behind_a_curtain() -> None:
    """Where there are secrets each person is called before their screen is shown."""
    told = rondel("play", "auction", "--you", "all", "--preset", "short", lines=["1", "2"]).output

    assert "── Seat 1, it is your turn. ──" in told
    assert "── Seat 2, it is your turn. ──" in told
    assert "it is your turn" not in rondel("play", "tictactoe", "--you", "1,2", lines=["a1"]).output


def test_one_person_asks_the_other_for_consent() -> None:
    """An undo that takes out somebody else's move needs their yes."""
    lines = ["a1", "b2", "undo", "n", "undo", "y", "quit"]

    told = rondel("play", "tictactoe", "--you", "all", lines=lines).output

    assert "Seat 2, may Seat 1 take that back (y/n) > n" in told
    assert "Seat 2 does not agree." in told
    assert "Taken back: Seat 1 takes a1." in told


def test_bots_can_play_alone() -> None:
    """Nobody sits at the table, so what happens is told as it happens."""
    told = rondel("play", "tictactoe", "--you", "none", "--bots", "random,greedy", "--seed", "2").output

    assert "Seat 1 (random) · Seat 2 (greedy)" in told
    assert "  · Seat 1 takes " in told
    assert "the end" in told


def test_a_match_is_saved_and_gone_on_with(tmp_path: Path) -> None:
    """`--save` keeps it, `save FILE` too, `--load` goes on where it was."""
    kept, copy = tmp_path / "kept.rondel", tmp_path / "copy.rondel"
    rondel("play", "tictactoe", "--seed", "1", "--save", str(kept), lines=["b2", f"save {copy}", "quit"])

    assert (
        load(kept.read_bytes(), registry.game("tictactoe")).entries
        == load(copy.read_bytes(), registry.game("tictactoe")).entries
    )
    told = rondel("play", "--load", str(kept), lines=["log", "quit"]).output
    assert "Seat 1 takes b2." in told
    assert "go on with --load" in told


def test_saving_to_nowhere_is_refused_at_the_table(tmp_path: Path) -> None:
    """The match goes on."""
    told = rondel("play", "tictactoe", lines=["save", f"save {tmp_path}/no/such/place", "b2", "quit"]).output

    assert "Say where: save FILE." in told
    assert "cannot be written" in " ".join(told.split())
    assert "Seat 1 takes b2." in told


def test_names_can_be_given() -> None:
    """They are used everywhere."""
    told = rondel("play", "tictactoe", "--names", "Ann,Bo", lines=["b2", "quit"]).output

    assert "Ann: Take a free cell." in told
    assert "Ann takes b2." in told


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["tictactoe", "--seats", "3"], "Tic-tac-toe is for 2 seats, not 3"),
        (["tictactoe", "--you", "3"], "'3' is not a seat; there are seats 1 to 2"),
        (["tictactoe", "--you", "me"], "'me' is not a seat"),
        (["tictactoe", "--bots", "gready"], "there is no bot called 'gready'; did you mean 'greedy'?"),
        (["tictactoe", "--bots", "random,random"], "2 bots were named for 1 seats"),
        (["tictactoe", "--names", "A,B,C"], "3 names were given for 2 seats"),
        (["tictactoe", "--undo", "never"], "there is no way of taking back called 'never'"),
        (["auction", "--option", "lots"], "'lots' is not an option; write it as key=value"),
        (["auction", "--option", "lot=3"], "Sealed bids has no option 'lot'; there are lots, coins"),
        (["auction", "--option", "lots=many"], "Expected `int`, got `str`"),
        (["auction", "--option", "lots=99"], "Expected `int` <= 20"),
        (["auction", "--preset", "endless"], "there is no preset 'endless'; there are short"),
        (["./nowhere"], "there is no folder"),
        (["--load", "nowhere.rondel"], "nowhere.rondel cannot be read"),
    ],
)
def test_mistakes_are_one_line(args: list[str], message: str) -> None:
    """What was asked, why not, and what would do."""
    assert message in refused("play", *args)


def test_a_file_that_cannot_be_used_is_refused(tmp_path: Path) -> None:
    """Cut off, of another game."""
    game = registry.game("tictactoe")
    match = Match(game, 2, seed="1", policy=UndoPolicy())
    rng = Random(1)
    for _ in range(3):
        (seat,) = match.kernel.actors()
        match.apply(Command.of(match.kernel, random_decision(match.kernel, seat, rng)))
    path = tmp_path / "match.rondel"
    path.write_bytes(dump(match)[:-20])

    assert "cut off" in refused("play", "--load", str(path))
    path.write_bytes(dump(match))
    assert "this is a match of 'tictactoe', not of 'sparks'" in refused("play", "sparks", "--load", str(path))


HOSTED = '''
from rondel import Flow, Game, Host, Loop, Outcome, Segment, State, Text, move

class Evening(State):
    notes: list[str] = []

@move(inputs={"text": Text(min=1, max=20, label="Note")}, confirm="Is that right?")
def note(g, seat: int, text: str) -> None:
    """Write something down."""
    g.s.notes.append(text)

game = Game(
    "evening", version="1", seats=2, state=Evening, setup=lambda g: Evening(),
    flow=Flow(Segment("play", Host("count", moves=[note], until="close"))),
    at_end=lambda s: Outcome.draw(f"{len(s.notes)} notes"),
)
'''


@pytest.fixture
def evening(tmp_path: Path) -> str:
    folder = tmp_path / "evening_of_notes"
    folder.mkdir()
    (folder / "__init__.py").write_text("")
    (folder / "game.py").write_text(HOSTED)
    return str(folder)


def test_whoever_sits_at_the_table_is_its_host(evening: str) -> None:
    """Texts are taken as they are, also such as are commands elsewhere; what needs it is confirmed."""
    lines = ["note", "undo", "yes", "note", "/log", "again", "no", "1", "x" * 30, "/why", "last", "1", "close"]

    told = rondel("play", evening, lines=lines).output

    assert "the host: " in told
    assert "Is that right?" in told
    assert "Write 1 to 20 characters, not 30." in told
    assert "The host: Note undo." in told
    assert "Nobody won: 2 notes." in told


WORDLESS = """
from enum import Enum
from typing import Annotated
from rondel import Fact, Flow, Game, Outcome, Ref, Seat, Segment, State, Turns, move

class Tree(Enum):
    OAK = "oak"
    ELM = "elm"

class Wood(State):
    felled: list[Tree] = []

class Felled(Fact):
    seat: Seat
    tree: Annotated[Tree, Ref("tree")]

@move
def fell(g, seat: int, tree: Annotated[Tree, Ref("tree")], high: bool) -> None:
    g.s.felled.append(tree)
    g.emit(Felled(seat, tree))

@fell.options
def trees(s, seat):
    return [(tree, True) for tree in Tree]

@fell.captions
def caption(s, seat, tree, high):
    raise KeyError("caption")

game = Game(
    "wood", version="1", seats=2, state=Wood, setup=lambda g: Wood(),
    flow=Flow(Segment("play", Turns(moves=[fell], each=1))),
    events=[Felled],
    labels={"tree": lambda tree: {}[tree]}, seat_name=lambda s, seat: s.names[seat],
    entry_label=lambda s, entry, events: s.labels, draw=lambda view, seat: view["drawing"],
    outcome=lambda s: Outcome.draw("the wood is gone") if len(s.felled) == 2 else None,
)
"""


def test_words_of_a_game_that_fail_do_not_end_a_match(tmp_path: Path) -> None:
    """Things are called by their plain names instead, and whoever makes the game is told once."""
    folder = tmp_path / "wordless_wood"
    folder.mkdir()
    (folder / "__init__.py").write_text("")
    (folder / "game.py").write_text(WORDLESS)

    told = rondel("play", str(folder), "--you", "all", lines=["1", "undo", "yes", "2", "1"]).output

    assert "oak, Yes" in told
    assert "Felled: Seat 1, tree oak" in told
    assert "Nobody won: the wood is gone." in told
    assert told.count("words of Wood fail: KeyError('caption')") == 1


def test_the_host_of_a_simulation_is_chance(evening: str) -> None:
    """Whatever the bots in the seats are."""
    assert rondel("simulate", evening, "--games", "3", "--bots", "flat:iterations=2").exit_code == 0


def test_a_hint_nudges_first_and_then_names_decisions() -> None:
    """Asked twice at the same place; the win at hand comes first."""
    lines = ["a1", "c3", "b1", "b2", "hint", "hint", "c1"]

    told = rondel("play", "tictactoe", "--seed", "1", "--you", "all", lines=lines).output

    assert "Type `hint` again for decisions to think about." in told
    assert "1. Mark: c1 (wins 100%)" in told
    assert "+ your lines" in told


def test_a_game_without_a_score_has_no_hints(evening: str) -> None:
    told = rondel("play", evening, lines=["hint", "close"]).output

    assert "This game does not say what a position is worth, so there are no hints." in " ".join(told.split())
