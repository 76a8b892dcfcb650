"""Simultaneous decisions: committing, acting and being ready, and weighted votes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from rondel import Flow, Gate, Number, One, Segment, Step, Vote, YesNo, move
from rondel.core import votes
from rondel.core.command_names import ANSWER, COMMIT, PASS_PRIORITY, PASS_TURN, READY, RESET, RETRACT, UNREADY
from rondel.core.kernel import Kernel
from rondel.core.playing import leave, load
from tests.core import toys
from tests.core.toys import A, B, C, begin, do, passing


@move
def buy(g: Any, seat: int) -> None:
    """Take a card by a throw of the die."""
    g.s.sides[seat].points -= 1
    g.s.sides[seat].cards.append(g.chance.die())


def remember(g: Any, answers: dict[int, Any]) -> None:
    g.s.answers.append(str(answers))


def gate(players: int = 3, **settings: Any) -> Kernel:
    """A gate, then a window."""
    return begin(Flow(Segment("a", Gate("gate", **settings)), Segment("b", passing("x"))), players)


# -- committing ------------------------------------------------------------------------------------------------


def test_only_addressed_seats_are_asked() -> None:
    """The others cannot commit, and nobody can pass."""
    kernel = gate(commit=YesNo(), seats=lambda s: [A, C], close=remember)
    assert kernel.actors() == [A, C]
    assert toys.refused(kernel, B, COMMIT) == "not_addressed"
    assert kernel.question(B) is None
    assert toys.refused(kernel, A, PASS_PRIORITY) == toys.refused(kernel, A, PASS_TURN) == "decision_pending"

    do(kernel, C, COMMIT, False)
    do(kernel, A, COMMIT, True)
    assert (kernel.s.answers, kernel.node.address) == (["{0: True, 2: False}"], "b/x")


def test_a_gate_for_nobody_closes_at_once() -> None:
    """There is nothing to wait for."""
    kernel = gate(commit=YesNo(), seats=lambda s: [], close=remember)

    assert (kernel.s.answers, kernel.node.address) == (["{}"], "b/x")


def test_a_commitment_is_final_where_the_gate_says_so() -> None:
    """It can neither be replaced nor withdrawn."""
    kernel = gate(commit=YesNo(), revisable=False)
    do(kernel, A, COMMIT, True)

    assert toys.refused(kernel, A, COMMIT) == toys.refused(kernel, A, RETRACT) == "already_committed"
    assert kernel.question(A) is None


def test_only_what_was_committed_can_be_withdrawn() -> None:
    """And readiness is no answer."""
    kernel = gate(commit=YesNo())

    assert toys.refused(kernel, A, RETRACT) == "nothing_committed"
    assert toys.refused(kernel, A, READY) == "move_not_here"


def test_what_may_be_committed_can_differ_by_seat() -> None:
    """The choice is asked for each seat, and its answer keeps its type."""

    def offer(s: Any, seat: int) -> One:
        return One((f"red{seat}", f"blue{seat}"))

    kernel = gate(2, commit=offer, close=remember)
    question = kernel.question(B)
    assert question is not None
    assert list(question.choice.suggest(kernel.s, B)) == ["red1", "blue1"]

    do(kernel, A, COMMIT, "red0")
    do(kernel, B, COMMIT, "blue1")
    assert kernel.s.answers == ["{0: 'red0', 1: 'blue1'}"]


def test_a_gate_may_close_early() -> None:
    """As soon as its condition holds for the commitments so far."""
    kernel = gate(commit=YesNo(), done=lambda s, given: sum(given.values()) >= 2, close=remember)
    do(kernel, B, COMMIT, True)
    do(kernel, C, COMMIT, True)

    assert (kernel.s.answers, kernel.node.address) == (["{1: True, 2: True}"], "b/x")


def test_a_seat_that_leaves_is_not_waited_for_and_does_not_count() -> None:
    """Its commitment is taken out."""
    kernel = gate(commit=YesNo(), close=remember)
    do(kernel, A, COMMIT, True)
    do(kernel, C, COMMIT, True)
    leave(kernel, C)
    assert kernel.actors() == [B]

    do(kernel, B, COMMIT, False)
    assert kernel.s.answers == ["{0: True, 1: False}"]


def test_the_last_seat_waited_for_may_leave() -> None:
    """Then the gate closes."""
    kernel = gate(commit=YesNo(), close=remember)
    do(kernel, A, COMMIT, True)
    do(kernel, C, COMMIT, True)
    leave(kernel, B)

    assert kernel.s.answers == ["{0: True, 2: True}"]


# -- acting and being ready ------------------------------------------------------------------------------------


def test_everybody_acts_until_all_are_ready() -> None:
    """Whoever is ready cannot act any more, unless it takes that back."""
    kernel = gate(2, moves=[buy])
    do(kernel, A, "buy")
    do(kernel, A, READY)
    assert not kernel.may_move(A, buy)
    assert (kernel.actors(), toys.refused(kernel, A, READY)) == ([B], "already_committed")

    do(kernel, A, UNREADY)
    do(kernel, A, "buy")
    do(kernel, B, READY)
    do(kernel, A, READY)
    assert (kernel.node.address, kernel.s.sides[A].points) == ("b/x", -2)


def test_a_seat_can_start_over() -> None:
    """Its side is as it was when the gate opened; others keep theirs."""
    kernel = gate(2, moves=[buy])
    do(kernel, A, "buy")
    do(kernel, B, "buy")
    do(kernel, A, RESET)
    assert [side.points for side in kernel.s.sides] == [0, -1]

    do(kernel, A, READY)
    assert toys.refused(kernel, A, RESET) == "nothing_to_reset"


def test_a_gate_may_forbid_starting_over() -> None:
    """Then nothing is kept for it."""
    kernel = gate(2, moves=[buy], reset=False)
    do(kernel, A, "buy")

    assert toys.refused(kernel, A, RESET) == "nothing_to_reset"


def test_readiness_may_have_a_condition() -> None:
    """Its refusal is the rule's own."""
    kernel = gate(2, moves=[buy], ready_when=lambda s, seat: "must_buy" if not s.sides[seat].points else None)
    assert toys.refused(kernel, A, READY) == "must_buy"

    do(kernel, A, "buy")
    assert toys.refused(kernel, A, READY) is None


def test_a_seat_may_be_finished_by_rule() -> None:
    """It is not waited for, and everybody finished closes the gate."""
    kernel = gate(2, moves=[buy], finished=lambda s, seat: s.sides[seat].points <= -2)
    for seat in (A, B, A):
        do(kernel, seat, "buy")
    assert kernel.actors() == [B]

    do(kernel, B, "buy")
    assert kernel.node.address == "b/x"


def test_who_clicks_first_changes_nobodys_luck() -> None:
    """Each seat draws from a stream of its own."""

    def cards(order: list[int]) -> list[list[int]]:
        kernel = gate(2, moves=[buy])
        for seat in order:
            do(kernel, seat, "buy")
        return [side.cards for side in kernel.s.sides]

    assert cards([A, A, B, B]) == cards([B, A, B, A])


def test_a_gate_is_saved_with_what_was_committed() -> None:
    """Typed answers survive the bytes."""
    kernel = gate(commit=Number(0, 9), close=remember)
    do(kernel, A, COMMIT, 4)
    load(kernel, kernel.encode())
    do(kernel, B, COMMIT, 5)
    do(kernel, C, COMMIT, 6)

    assert kernel.s.answers == ["{0: 4, 1: 5, 2: 6}"]


def test_a_veil_keeps_each_side_as_it_was_until_the_gate_is_left() -> None:
    """Acting in secret means that others see the old sides."""
    kernel = gate(2, moves=[buy])
    do(kernel, A, "buy")
    veil = kernel.pos.veil
    assert veil is not None
    assert kernel.decode_side(veil[A])[0].points == 0

    do(kernel, A, READY)
    do(kernel, B, READY)
    assert kernel.pos.veil is None
    assert toys.told(kernel, "veil_lifted") == [{"address": "a/gate"}]


# -- votes -----------------------------------------------------------------------------------------------------

WEIGHTS = {A: 3, B: 2, C: 1}


@pytest.mark.parametrize(
    ("weights", "ballots", "bonus", "decided", "winner"),
    [
        ({A: 1, B: 1, C: 1}, {A: "x", B: "x"}, None, True, "x"),
        ({A: 1, B: 1, C: 1}, {A: "x"}, None, False, "x"),
        ({A: 3, B: 3}, {A: "x"}, None, False, "x"),
        ({A: 3, B: 3}, {A: "x"}, A, True, "x"),
        ({A: 3, B: 3}, {A: "x", B: "y"}, B, True, "y"),
        ({A: 3, B: 3}, {A: "y", B: "x"}, None, False, "x"),
        ({A: 5, B: 3, C: 1}, {A: "y"}, None, True, "y"),
        ({A: 4, B: 4, C: 1}, {A: "x", B: "y"}, A, False, "x"),
    ],
)
def test_a_weighted_vote_is_decided_by_more_than_half(
    weights: dict[int, int], ballots: dict[int, str], bonus: int | None, decided: bool, winner: str
) -> None:
    """The bonus breaks a tie and nothing else; without it the first option wins."""
    assert votes.decided(weights, ballots, bonus=bonus) is decided
    assert votes.winner(weights, ballots, ("x", "y"), bonus=bonus) == winner


def test_shares_that_nobody_votes_with_count_towards_the_whole() -> None:
    """Three of six are not more than half of nine."""
    assert votes.decided(WEIGHTS, {A: "x", B: "x"})
    assert not votes.decided(WEIGHTS, {A: "x"}, total=9)


def declared_vote() -> Kernel:
    """A vote as a node."""

    def decided(s: Any, given: Any) -> bool:
        return votes.decided(WEIGHTS, given, bonus=C)

    def close(g: Any, given: dict[int, str]) -> None:
        g.s.answers.append(votes.winner(WEIGHTS, given, ("x", "y"), bonus=C))

    vote = Vote("vote", seats=lambda s: list(WEIGHTS), options=("x", "y"), decided=decided, close=close)
    return begin(Flow(Segment("a", vote), Segment("b", passing("x"))), 3)


def scripted_vote() -> Kernel:
    """The same vote in a script."""

    async def vote(g: Any) -> None:
        g.s.answers.append(await g.vote(WEIGHTS, ("x", "y"), id="vote", bonus=C))

    step = Step("vote", enter=vote, asks=["vote"])
    return begin(Flow(Segment("a", step), Segment("b", passing("x"))), 3)


@pytest.mark.parametrize(("make", "name"), [(declared_vote, COMMIT), (scripted_vote, ANSWER)])
def test_a_vote_is_the_same_declared_and_scripted(make: Callable[[], Kernel], name: str) -> None:
    """It ends with the ballot that decides it."""
    kernel = make()
    do(kernel, B, name, "y")
    assert kernel.actors() == [A, C]

    do(kernel, C, name, "y")
    assert (kernel.s.answers, kernel.node.address) == (["y"], "b/x")
