"""Mistakes authors make: each is a finding that says what, where and what would do, or simply works; all at once."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from msgspec import Struct

from rondel import Flow, Game, Gate, Match, Segment, Step, Turns, YesNo, move
from rondel.core.moves import Move
from rondel.core.playing import begin, play
from rondel.errors import DefinitionError


class State(Struct):
    count: int = 0


@move
def add(g: Any, seat: int) -> None:
    """Count."""
    g.s.count += 1


def game(*segments: Any, **more: Any) -> Game:
    return Game("mistaken", seats=2, state=State, setup=lambda t: State(), flow=Flow(*segments), **more)


def turns(*nodes: Any, **more: Any) -> Segment:
    return Segment("play", Turns("t", *nodes, **more))


def findings(*segments: Any, **more: Any) -> list[str]:
    try:
        made = game(*segments, **more)
    except DefinitionError as problem:
        return [str(finding) for finding in problem.findings]
    return [str(finding) for finding in made.warnings]


@pytest.mark.parametrize(("setting", "count"), [("each", (0, 1)), ("each", True), ("least", -1), ("least", "2")])
def test_how_many_moves_is_a_number(setting: str, count: Any) -> None:
    said = findings(turns(Step("dig", moves=[add], **{"each": 2, setting: count})))
    assert [text for text in said if f"{setting} is how many moves, a whole number, not {count!r}" in text], said


def test_a_range_of_moves_needs_one_that_ends_it() -> None:
    said = findings(turns(Step("dig", moves=[add], each=3, least=1)))
    assert any("least changes nothing" in text for text in said)


# -- what works now ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("next", ["B", lambda s: "B"])
def test_a_segment_may_name_the_one_that_follows_it_as_well_as_work_it_out(next: Any) -> None:
    def one(id: str, **more: Any) -> Segment:
        return Segment(id, Step(f"in_{id}", moves=[add], who=0, each=1), **more)

    kernel = begin(game(one("A", next=next), one("C", next="A"), one("B", next="C")), 2)

    play(kernel, 0, "add")

    assert kernel.node.address == "B/in_B"


def test_what_only_a_function_leads_to_is_not_called_unreachable() -> None:
    def one(id: str, **more: Any) -> Step:
        return Step(id, moves=[add], who=0, each=1, **more)

    assert not findings(Segment("play", one("a", next="c"), one("b"), one("c", next=lambda s: "b")))


def test_what_follows_turns_follows_when_all_have_been_taken() -> None:
    """Not after the first of them."""
    flow = (
        Segment(
            "play",
            Turns("t", moves=[add], each=1, once=True, next="last"),
            Step("skipped", moves=[add], who=0, each=1),
            Step("last", moves=[add], who=1, each=1, next=lambda s: "skipped"),
        ),
    )
    match = Match(game(*flow), seed="s")

    match.play(0, "add")
    assert match.kernel.actors() == [1]
    assert match.kernel.node.address == "play/t"
    match.play(1, "add")
    assert match.kernel.node.address == "play/last"


def test_what_follows_turns_follows_also_when_a_condition_ends_them() -> None:
    first = Turns("t", moves=[add], each=1, exit_when=lambda s: s.count >= 3, next=lambda s: "last")
    last = Step("last", moves=[add], who=1, each=1)
    match = Match(game(Segment("play", first, Step("between", moves=[add], who=0, each=1), last)), seed="s")

    for number in range(3):
        match.play(number % 2, "add")

    assert match.kernel.node.address == "play/last"


# -- findings ----------------------------------------------------------------------------------------------------


def plain(g: Any, seat: int) -> None:
    """No decorator."""


@move  # type: ignore[arg-type]
def seatless(g: Any) -> None:
    """Takes no seat."""


@move
def swapped(g: Any, cell: int) -> None:
    """Its argument stands where the seat belongs."""


one_too_few: Any = lambda s: True  # noqa: E731 -- a function without a type, as authors write them


def local_move() -> Any:
    class Local(Struct, frozen=True):
        x: int

    @move
    def named(g: Any, seat: int, what: Local) -> None:
        """Its annotation names what only this function knows."""

    return named


def local_state() -> Any:
    class Inner(Struct):
        x: int

    class Outer(Struct):
        inner: Inner

    return Outer


@move
def unfitting(g: Any, seat: int, cell: int) -> None:
    """Its check and options cannot be called."""


unfitting.options(lambda s: [1])  # type: ignore[type-var]
unfitting.check(lambda s, seat: None)


@pytest.mark.parametrize(
    ("segment", "text"),
    [
        (turns(moves=[plain], each=1), "not_a_move at play/t: plain in moves is no move; put @move before it"),
        (turns(moves=[add, 7], each=1), "not_a_move at play/t: 7 is no move"),
        (turns(moves=[seatless], each=1), "bad_signature at seatless: a move takes g and seat before its arguments"),
        (turns(moves=[swapped], each=1), "its second is called 'cell'"),
        (turns(moves=[local_move()], each=1), "bad_annotation at named: its annotations cannot be read: name 'Local'"),
        (turns(moves=[add], each=2, allows_turn_pass=True), "ignored_setting at play/t: allows_turn_pass is for"),
        (
            Segment("play", Gate("g", commit=YesNo(), allows_passing=True)),
            "ignored_setting at play/g: allows_passing is for a priority window, and this leaf waits at a gate",
        ),
        (turns(moves=[add], each=1, enter=lambda: None), "bad_signature at play/t: enter is called with (g): too many"),
        (turns(moves=[add], each=1, exit_when=lambda s, x: True), "exit_when is called with (state): missing a"),
        (turns(moves=[add], each=1, skip=lambda s: True), "skip is called with (state, seat): too many"),
        (turns(moves=[unfitting], each=1), "options of unfitting is called with (state, seat): too many"),
        (turns(moves=[unfitting], each=1), "check of unfitting is called with (state, seat, cell): too many"),
        (
            Segment("play", Gate("g", commit=YesNo(), close=add.fn, done=one_too_few)),
            "done is called with (state, commitments)",
        ),
    ],
)
def test_a_mistake_in_the_flow_is_a_finding(segment: Segment, text: str) -> None:
    assert [found for found in findings(segment) if text in found]


@pytest.mark.parametrize(
    ("settings", "text"),
    [
        ({"outcome": lambda: None}, "outcome is called with (state)"),
        ({"score": lambda s: 1.0}, "score is called with (state, seat)"),
        ({"labels": {"x": lambda: ""}}, "labels['x'] is called with (value)"),
        ({"out": [1]}, "out is [1]; it must be a function of (state)"),
    ],
)
def test_a_mistake_beside_the_flow_is_a_finding(settings: dict[str, Any], text: str) -> None:
    assert [found for found in findings(turns(moves=[add], each=1), **settings) if text in found]


def test_a_state_that_names_a_local_class_is_a_finding() -> None:
    with pytest.raises(DefinitionError, match="bad_annotation at Outer: its annotations cannot be read: name 'Inner'"):
        Game("mistaken", seats=2, state=local_state(), setup=lambda t: State(), flow=Flow(turns(moves=[add], each=1)))


def test_everything_wrong_is_told_at_once() -> None:
    found = findings(turns(moves=[plain, seatless, local_move()], each=1, enter=lambda: None), outcome=lambda: None)

    assert {each.partition(" ")[0] for each in found} >= {"not_a_move", "bad_signature", "bad_annotation"}
    assert len(found) >= 5


@pytest.mark.parametrize(
    ("made", "setting", "says"),
    [
        (Turns, "oder", "Turns: there is no setting 'oder'; did you mean 'order'?"),
        (partial(Gate, "vote"), "comit", "Gate: there is no setting 'comit'; did you mean 'commit'?"),
        (partial(Move, add.fn), "labell", "Move: there is no setting 'labell'; did you mean 'label'?"),
        (YesNo, "labl", "YesNo: there is no setting 'labl'; did you mean 'label'?"),
        (game, "outcom", "Game: there is no setting 'outcom'; did you mean 'outcome'?"),
        (YesNo, "xyz", "YesNo: there is no setting 'xyz'; there are check, default, label, refers"),
    ],
)
def test_a_setting_that_does_not_exist_is_named_with_the_nearest_one(made: Any, setting: str, says: str) -> None:
    with pytest.raises(DefinitionError) as problem:
        made(**{setting: None})
    assert [str(finding) for finding in problem.value.findings] == [f"unknown_setting at {says}"]
