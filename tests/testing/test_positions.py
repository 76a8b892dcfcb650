"""Beginning in the middle of a game."""

from typing import Any

import pytest

from examples.flow_styles import duel
from rondel import registry
from rondel.core.file import dump, load
from rondel.core.placing import BadPosition
from rondel.errors import BadOptions, RuleBug, UnknownNode
from rondel.games.auction.game import game as auction
from rondel.games.tictactoe.game import game as tictactoe
from rondel.testing import match_from, position


def test_a_match_begins_with_the_prepared_state_and_can_be_kept() -> None:
    def two_in_a_row(s: Any) -> None:
        s.cells[:2] = [0, 0]

    match = match_from(tictactoe, 2, two_in_a_row)
    match.play(0, "mark", cell=2)

    assert match.over is not None
    assert match.over.winners == (0,)
    assert load(dump(match), tictactoe).digest() == match.digest()


@pytest.mark.parametrize(
    ("say", "problem", "why"),
    [
        (lambda: position(auction).at("bidds"), UnknownNode, "'bidds' is not a node of this game; did you mean"),
        (lambda: position(tictactoe, seats=3), BadOptions, "3"),
        (
            lambda: position(tictactoe).at("play", seat=2),
            BadPosition,
            "seat 2 takes no turn in play; the order is 0, 1",
        ),
        (lambda: position(tictactoe).with_state(cels=[]), BadPosition, "no field `cels`; did you mean `cells`?"),
        (lambda: position(tictactoe).with_state(cells=["x"]), BadPosition, r"\$.cells\[0\]"),
        (lambda: position(duel).with_state(_third_duelist), BadPosition, "`duelists` has something for 3 seats"),
        (lambda: position(duel).with_state(_no_life), BadPosition, "a state of the wrong type"),
    ],
)
def test_what_cannot_stand_like_that_is_refused(say: Any, problem: type[Exception], why: str) -> None:
    with pytest.raises(problem, match=why):
        say().match()


def _third_duelist(s: Any) -> None:
    s.duelists.append(s.duelists[0])


def _no_life(s: Any) -> None:
    s.duelists[0].life = "none"


def test_a_position_inside_turns_phases_and_loops_is_said_in_a_sentence() -> None:
    combat = next(node.address for node in duel.plan.nodes if node.wait == "window" and node.depth > 3)

    match = position(duel).with_state(stack=[]).at(combat, seat=1, turn=7, round=4).match()

    assert match.kernel.address == combat
    assert (match.kernel.turn_player, match.kernel.pos.turn, match.kernel.pos.round) == (1, 7, 4)
    assert load(dump(match), duel).digest() == match.digest()


@pytest.mark.parametrize("name", ["emberlode", "kolkhoz", "shapeships"])
def test_every_node_of_a_game_can_be_reached_or_its_guard_says_no(name: str) -> None:
    """The first node that is entered from there is the node itself, unless its guard keeps the match out."""
    game, reached = registry.game(name), 0
    for node in game.plan.nodes[1:]:
        try:
            match = position(game).at(node.key).match()
        except (RuleBug, BadPosition, IndexError, KeyError, StopIteration, ValueError):
            continue  # the state of the set-up is not one for this node
        events = [event for event in match.journal.opening.events if event.name.endswith(("_entered", "_skipped"))]
        assert not events or events[0].params["address"] == node.address
        reached += 1
    assert reached > len(game.plan.nodes) // 2
