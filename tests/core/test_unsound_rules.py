"""What rules hand back is checked at the command that made it: seats, outcomes, successors and the state itself."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import Struct

from rondel import Flow, Game, Gate, Match, Outcome, Segment, Step, Turns, YesNo, custom, from_seat, move
from rondel.core.playing import begin
from rondel.errors import CommandFailed, RuleBug


class State(Struct):
    seat: int = 0
    cells: list[int] = []
    names: dict[int, str] = {}


@move
def point(g: Any, seat: int, to: int) -> None:
    """Say which seat a rule will hand back."""
    g.s.seat = to


point.options(lambda s, seat: [0, 1, 7, -5])


@move
def spoil(g: Any, seat: int, how: str) -> None:
    """Leave a state that does not fit."""
    g.s.cells = {"type": ["x"], "set": [{1}], "whole": None, "key": [0]}[how]
    if how == "key":
        g.s.names = {"a": 1}


spoil.options(lambda s, seat: ["type", "set", "whole", "key"])


@move
def go_on(g: Any, seat: int) -> None:
    """Do nothing."""


def game(flow: Flow, **more: Any) -> Game:
    return Game("unsound", seats=2, state=State, setup=more.pop("setup", lambda t: State()), flow=flow, **more)


def after(*nodes: Any, first: Any = None, **more: Any) -> Match:
    """A match whose first seat says which seat the rules hand back, and in which something follows."""
    begin = Turns("begin", moves=[point], each=1, order=custom(lambda s: [0]), once=True)
    return Match(game(Flow(Segment("play", begin, *nodes)), **more), seed="s")


def refused(match: Match, seat: int, name: str, **args: Any) -> str:
    """What the report of a failed command says; nothing may have changed."""
    before, entries = match.digest(), len(match.entries)
    with pytest.raises(CommandFailed) as failed:
        match.play(seat, name, **args)
    assert isinstance(failed.value.__cause__, RuleBug)
    assert (match.digest(), len(match.entries)) == (before, entries)
    return str(failed.value.__cause__)


PLACES = {
    "order": (Turns("t", moves=[go_on], each=1, order=custom(lambda s: [s.seat])), "a seat in the turn order is 7"),
    "first": (Turns("t", moves=[go_on], each=1, order=from_seat(lambda s: s.seat)), "the first seat of the turn order"),
    "who": (Step("t", moves=[go_on], who=lambda s: s.seat, each=1), "who is 7, which is no seat; seats are 0 to 1"),
    "gate": (Gate("t", commit=YesNo(), seats=lambda s: [s.seat]), "a seat of the gate is 7"),
}


@pytest.mark.parametrize("place", PLACES)
def test_a_seat_that_is_none_is_a_bug_of_the_rule_that_handed_it_back(place: str) -> None:
    node, text = PLACES[place]
    match = after(node)

    assert text in refused(match, 0, "point", to=7)
    match.play(0, "point", to=0)


RULES: dict[str, tuple[dict[str, Any], str]] = {
    "out": ({"out": lambda s: [s.seat] if s.seat else []}, "a seat in out is 7"),
    "winner": ({"outcome": lambda s: Outcome.win(s.seat, "so") if s.seat else None}, "a seat in the outcome is 7"),
    "no outcome": ({"outcome": lambda s: s.seat or None}, "the outcome is 7, which is no Outcome"),
    "scores": ({"outcome": lambda s: Outcome.draw("so", [1, 2, 3]) if s.seat else None}, "3 scores for 2 seats"),
    "seating": ({"seating": lambda s: [0, s.seat or 1]}, "a seat in seating is 7"),
}


@pytest.mark.parametrize("rule", RULES)
def test_the_same_holds_for_what_the_game_says_beside_its_flow(rule: str) -> None:
    settings, text = RULES[rule]
    match = after(Turns("t", moves=[go_on], each=1), **settings)

    assert text in refused(match, 0, "point", to=7)


def test_a_successor_that_is_no_node_is_named_with_the_node_it_follows() -> None:
    match = after(Step("t", next=lambda s: "nowhere", leads_to=["u"]), Step("u", moves=[go_on], who=0, each=1))

    assert "next is 'nowhere', which is no node of this flow (node play/t)" in refused(match, 0, "point", to=0)


@pytest.mark.parametrize(
    ("how", "text"),
    [
        ("type", "spoil has left a state of the wrong type: Expected `int`, got `str` - at `$.cells[0]` (node play/t)"),
        ("set", "at $.cells[0]"),
        ("whole", "Expected `array`, got `None`"),
        ("key", "of the wrong type"),
    ],
)
def test_a_state_that_does_not_fit_is_found_at_the_command_that_left_it(how: str, text: str) -> None:
    """Not by an innocent command sixteen entries later; nothing of it is kept."""
    match = Match(game(Flow(Segment("play", Turns("t", moves=[spoil, go_on], each=1)))), seed="s")
    match.play(0, "go_on")

    if how == "set":  # a set is written down as a list, and read back as one: it is a list of int that is expected
        assert "Expected `int`, got `array`" in refused(match, 1, "spoil", how=how)
    else:
        assert text in refused(match, 1, "spoil", how=how)
    for number in range(20):
        match.play((1 + number) % 2, "go_on")


def test_a_set_up_that_hands_back_something_else_is_told_so() -> None:
    flow = Flow(Segment("play", Turns("t", moves=[go_on], each=1)))

    with pytest.raises(RuleBug, match="setup handed back a NoneType, not a State"):
        begin(game(flow, setup=lambda t: None), 2)
    with pytest.raises(RuleBug, match="setup handed back a state of the wrong type"):
        begin(game(flow, setup=lambda t: State("x")), 2)  # type: ignore[arg-type]


def test_what_cannot_be_written_down_is_named_by_its_place() -> None:
    flow = Flow(Segment("play", Turns("t", moves=[go_on], each=1)))

    with pytest.raises(RuleBug, match=r"cannot be written down: .* at \$\.cells\[1\]"):
        begin(game(flow, setup=lambda t: State(cells=[1, object()])), 2)  # type: ignore[list-item]
