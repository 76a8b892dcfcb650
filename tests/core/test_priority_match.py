"""The conformance scenarios that need versions, a log or a view; numbered as in the scenarios without them."""

from __future__ import annotations

from typing import Any

import pytest

from rondel import Flow, Gate, Number, Phase, Segment, Turns
from rondel.core.commands import Command
from rondel.core.match import Match
from rondel.core.view import Viewer
from rondel.errors import Rejected
from tests.core import toys
from tests.core.toys import A, B, C, in_turns, passing


def stack_match(seats: int = 2) -> Match:
    return Match(toys.toy(in_turns(Phase("main", passing("one"), passing("two")))), seats, seed="0")


def code(match: Match, command: Command) -> str:
    with pytest.raises(Rejected) as error:
        match.apply(command)
    return error.value.code


def test_05_a_chat_between_two_passes_does_not_empty_the_streak() -> None:
    """It is beside the game: the match does not even know it as a command."""
    match = stack_match()
    match.play(A, "pass_priority")
    assert code(match, Command(A, "chat", {"text": "hm"})) == "unknown_move"
    match.play(B, "pass_priority")

    assert match.kernel.node.node.id == "two"


@pytest.mark.parametrize(
    ("name", "args", "expected"),
    [
        ("land", None, "not_priority_player"),
        ("pass_priority", None, "not_priority_player"),
        ("pass_turn", None, "not_turn_player"),
        ("answer", {"value": 1}, "not_addressed"),
        ("fly", None, "unknown_move"),
    ],
)
def test_07_a_refusal_leaves_state_version_and_log_untouched(name: str, args: Any, expected: str) -> None:
    """B does not hold priority."""
    match = stack_match()
    before = match.digest(), match.version(Viewer((B,))), len(match.entries)

    assert code(match, Command(B, name, args)) == expected
    assert (match.digest(), match.version(Viewer((B,))), len(match.entries)) == before


def bidding() -> Match:
    bid = Gate("bid", commit=Number(0, 9))
    return Match(toys.toy(Flow(Segment("setup", bid), Segment("play", Turns("", passing("one"))))), 3, seed="0")


def test_27_others_see_only_that_a_seat_has_committed() -> None:
    """Neither view nor log shows B what A committed."""
    match = bidding()
    match.answer(A, 7)
    viewer = Viewer((B,))

    assert b"7" not in match.view_json(viewer)
    told = [entry for entry, *_ in match.log(viewer) if entry.name == "commit"]
    assert all(entry.args is None for entry in told)


def test_33_a_command_made_for_an_older_version_is_refused() -> None:
    """B decided before A's move was known."""
    match = stack_match()
    known = match.version(Viewer((B,)))
    match.play(A, "land")
    match.play(A, "pass_priority")

    assert code(match, Command(B, "land", version=known)) == "stale_version"
    match.apply(Command(B, "land", version=match.version(Viewer((B,)))))


def test_33_commitments_at_a_gate_never_go_stale() -> None:
    """Whoever commits late does not have to look again."""
    match = bidding()
    known = match.version(Viewer((C,)))
    match.answer(A, 1)
    match.answer(B, 2)
    match.apply(Command(C, "commit", {"value": 3}, version=known))

    assert match.kernel.node.address == "play/one"
