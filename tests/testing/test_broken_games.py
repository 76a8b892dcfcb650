"""The kit finds what is wrong with a game: one game broken on purpose for each promise."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from rondel import Command, Match, Rejected, UndoPolicy
from rondel.testing import CHECKS, check
from tests.testing import broken

FEW = 6
"""Random games; enough to find what is broken here."""


class Broken(NamedTuple):
    """A broken game, the check that must find it, what it must say, and what else may suffer."""

    game: str
    finder: str
    words: str
    others: frozenset[str] = frozenset()
    games: int = FEW


CANNOT_GO_ON = frozenset({"commands", "forks", "leaving", "offers", "suggestions", "worlds"})
"""Checks that play on by themselves run into a rule that fails."""
NOT_REPEATED = frozenset(
    {"clones", "determinism", "files", "forks", "history", "leaving", "rebuild", "secrecy", "undo"}
)
"""Checks that do things twice notice what is not the same twice."""
NOT_READ_BACK = NOT_REPEATED | CANNOT_GO_ON | {"unknowns"}
"""Checks that make copies cannot."""
MANY = 100

GAMES = [
    Broken("stuck", "random_play", "must act at 'play' but cannot", CANNOT_GO_ON),
    Broken("endless", "random_play", "went on without end in ponder, broken.py", CANNOT_GO_ON),
    Broken("raises", "random_play", "IndexError: list index out of range in stumble, broken.py", CANNOT_GO_ON),
    Broken("undeclared_ask", "random_play", "'really' is not declared in asks=", CANNOT_GO_ON),
    Broken("unreached_ask", "coverage", "never reached in 100 games: question hesitate: never", games=MANY),
    Broken("mistyped_ask", "coverage", "the question 'sure' wants <class 'bool'> for an answer, and asks= declares"),
    Broken("unreached_node", "coverage", "never reached in 100 games: node play/rest", games=MANY),
    Broken("unreached_place", "coverage", "destination aside", games=MANY),
    Broken("long_script", "script_length", "up to 66 inputs since the last rest point, in dawdle", games=MANY),
    Broken("clinging_script", "script_ends", "the script reaches for the game"),
    Broken(
        "broken_invariant", "invariants", "nobody_has_two_points does not hold: somebody has two", frozenset({"worlds"})
    ),
    Broken("set_order", "determinism", "the same input leads elsewhere"),
    Broken("module_state", "rebuild", "a copy made just before went another way: state.notes[0]", NOT_REPEATED),
    Broken("alias", "aliases", "state.notes is the same object as state.more"),
    Broken(
        "bool_among_ints",
        "random_play",
        "of the wrong type: Expected `int`, got `bool` - at `$.notes[0]`",
        CANNOT_GO_ON,
    ),
    Broken("int_for_a_float", "snapshots", "read back, the snapshot is another: state.share: 1 ≠ 1.0", NOT_READ_BACK),
    Broken("drawing_options", "purity", "options of gamble of seat 0 draws chance", NOT_REPEATED),
    Broken("writing_options", "purity", "options of scribble of seat 0 changes the match: state.notes", NOT_READ_BACK),
    Broken(
        "refused_suggestion",
        "suggestions",
        "the suggestion (3,) is refused",
        frozenset({"random_play", "offers", "leaving"}),
    ),
    Broken("forgotten_option", "suggestions", "count: (3,) is legal, but not among the options"),
    Broken("unseen_option", "suggestions", "climb: the option (3,) is not among the candidates"),
    Broken(
        "failing_check",
        "commands",
        "IndexError: list index out of range in why_not_point, broken.py",
        frozenset({"secrecy", "suggestions"}),
    ),
    Broken("nameless", "offers", "the candidate 'oak' has no label"),
    Broken("wordless_label", "words", "KeyError: <Card.ELM: 'elm'> in <lambda>, broken.py"),
    Broken("wordless_fact", "words", "'str' object has no attribute"),
    Broken("wordless_caption", "words", "IndexError: list index out of range in weight, broken.py"),
    Broken("wordless_preview", "words", "ZeroDivisionError", frozenset({"purity"})),
    Broken("wordless_drawing", "words", "KeyError: 'nothing' in <lambda>, broken.py"),
    Broken("wordless_undo", "words", "says None, which are no words"),
    Broken("misfit_fact", "words", "Object missing required field `cart`"),
    Broken("reasonless", "offers", "the candidate 2 is disabled without a reason"),
    Broken("poking_gate", "gates", "touches more than its own side: players[1].marks", frozenset({"secrecy"})),
    Broken("hurrying_gate", "gates", "clicks first at play/hurry"),
    Broken("telling_event", "secrecy", "can tell hidden things from the log"),
    Broken("flashing", "secrecy", "can tell hidden things from the log"),
    Broken("telling_options", "secrecy", "can tell hidden things from the interaction: offers"),
    Broken("telling_error", "secrecy", "can tell hidden things from the answer to accuse"),
    Broken("telling_question", "secrecy", "can tell hidden things from the interaction: prompt.with.task"),
    Broken("telling_when", "secrecy", "can tell hidden things from"),
    Broken("telling_gate", "secrecy", "can tell hidden things from the log"),
    Broken("telling_export", "secrecy", "can tell hidden things from the exports"),
    Broken("unlikely_world", "worlds", "an invariant does not hold: the first hand is not in order"),
    Broken("doubling_world", "unknowns", "there is not what there is in the real one", frozenset({"worlds", "forks"})),
    Broken("unvaried", "unknowns", "never made up again: players[].number"),
    Broken("half_a_score", "scores", "the score of seat 0 is not the sum of its parts"),
    Broken("bold_about_nothing", "scores", "bold= names 'pionts', which was never a part of the score"),
    Broken("wordless_stake", "stakes", "what is at stake in draw fails: KeyError: 'nothing' in lost, broken.py"),
    Broken("hasty_stake", "stakes", "is told of draw what it cannot know"),
    Broken("no_default", "leaving", "ZeroDivisionError", games=MANY),
    Broken("huge_number", "encoding", "the events cannot be encoded"),
]


@pytest.mark.parametrize("case", GAMES, ids=lambda case: case.game)
def test_a_broken_game_is_found_out(case: Broken) -> None:
    """The right check says what is wrong, itself or by another, and none fails that has nothing to do with it."""
    game = getattr(broken, case.game)
    only = [name for name in CHECKS if name != "determinism" or case.finder == name or case.game == "module_state"]

    report = check(game, case.games, only=only if case.games == FEW else [case.finder], seconds=20.0)

    found = [result for result in report.results if not result.ok or result.detail.startswith("because of ")]
    failed = {result.name: result.detail for result in found}
    assert case.finder in failed, str(report)
    assert case.words in failed[case.finder]
    assert set(failed) <= {case.finder, *case.others}, str(report)


def test_the_sound_game_passes() -> None:
    """The game they are made of keeps every promise, so that it is the breakage that is found."""
    report = check(broken.sound, 12)

    assert report.ok, str(report)


@pytest.mark.parametrize("name", ["sealed_gate", "opening_gate", "whispering", "flashing_openly"])
def test_a_game_may_show_what_it_says_it_shows(name: str) -> None:
    """Answers that stay sealed or open as declared, arguments that some may read, cards shown for a moment: no leak."""
    report = check(getattr(broken, name), 12, only=["random_play", "secrecy", "worlds", "undo", "files"])

    assert report.ok, str(report)


def test_what_was_shown_for_a_moment_cannot_be_taken_back() -> None:
    """No view shows the card any more, but everybody has seen it."""
    match = Match(broken.flashing_openly, 2, seed="any", policy=UndoPolicy(mode="own"))
    match.play(0, "flash")

    with pytest.raises(Rejected) as refused:
        match.apply(Command(0, "undo"))

    assert refused.value.code == "undo_barrier"


def test_every_check_has_a_game_that_breaks_it() -> None:
    """A check that no broken game is caught by has not been shown to find anything."""
    caught = {case.finder for case in GAMES}
    shown_elsewhere = {"catalogues", "undo", "history", "forks", "files", "clones", "recorded", "playthroughs", "perft"}
    shown_elsewhere |= {"lesson"}

    assert caught | shown_elsewhere == set(CHECKS)
