"""Leaders, governments and votes: worked examples 24 to 29."""

import pytest

from rondel.core.view import SPECTATOR, Viewer
from rondel.core.votes import decided
from rondel.errors import Rejected
from tests.games.imperial.tables import A, B, C, D, Table, maneuver, table

THREE = {"austria": {A: [5], B: [4], C: [2]}}


def test_an_equal_holding_does_not_displace_the_leader() -> None:
    """Example 24."""
    at = table({"austria": {A: [5], B: [2]}}, card=B).play(A, "propose", slot="Investor")
    at.play(B, "buy", country="austria", stock=3)

    assert at.country("austria").leaders == [A, B]
    assert not at.country("austria").democracy


def test_an_upgrade_can_take_a_country_over() -> None:
    """Example 25."""
    at = table({"austria": {A: [5], B: [4]}, "italy": {A: [1]}}, card=B, cash=[1000, 700], treasuries={"austria": 900})
    at.play(A, "propose", slot="Investor")
    before = at.cash(B)[0]
    at.play(B, "buy", country="austria", stock=6, returned=4)

    austria = at.country("austria")
    assert before - at.cash(B)[0] == 700
    assert (austria.leaders, austria.democracy) == ([B, A], False)
    assert 4 in austria.stocks
    assert 6 not in austria.stocks


def test_everybody_is_told_who_lost_a_government_and_what_it_became() -> None:
    """Section 5: it changes only when stock changes hands, so that is when it is told."""
    at = table(
        {"austria": {A: [5], B: [4]}, "italy": {A: [1]}}, card=B, cash=[1000, 700, 0], treasuries={"austria": 900}
    )
    at.play(A, "propose", slot="Investor").play(B, "buy", country="austria", stock=6, returned=4)

    assert at.told() == [
        "Seat 2 buys the 6 of Austria for the 4 and $7.",
        "Seat 1 loses the government of Austria to Seat 2.",
    ]


def test_everybody_is_told_of_a_new_government_and_of_its_kind() -> None:
    at = table({"austria": {A: [5], B: [4]}}, card=C, cash=[1000] * 3, treasuries={"austria": 900})
    at.play(A, "propose", slot="Investor").play(C, "buy", country="austria", stock=2)
    assert at.told()[1:] == ["Austria becomes a democracy, led by Seat 1."]

    at = table({"austria": {A: [5]}}, card=C, cash=[1000] * 3, treasuries={"austria": 900})
    at.play(A, "propose", slot="Investor").play(C, "buy", country="italy", stock=2)
    assert at.told()[1:] == ["Seat 3 governs Italy."]

    at = table({"austria": {A: [5], B: [4], C: [2]}}, card=A, cash=[3000] * 3, treasuries={"austria": 1100})
    at.play(A, "propose", slot="Investor").play(B, "agree").play(A, "buy", country="austria", stock=3)
    assert at.told()[1:] == ["Austria becomes a dictatorship of Seat 1."]


def voting(holdings: dict[int, list[int]], seats: int) -> Table:
    """A democracy with two proposals: taxation of the leader, production of the opposition."""
    at = table({"austria": holdings}, seats=seats).play(A, "propose", slot="Taxation")
    assert (at.mode, at.active) == ("proposal-opp", [B])
    at.play(B, "propose", slot="L-Produce")
    assert (at.mode, at.active) == ("vote", sorted(holdings))
    return at


def test_a_vote_is_decided_as_soon_as_one_side_has_more_than_half() -> None:
    """Example 26."""
    at = voting({A: [5], B: [4], C: [2]}, 3).play(B, "vote", choice=2)
    assert at.mode == "vote"
    assert at.play(C, "vote", choice=2).country("austria").slot == "L-Produce"

    at = voting({A: [5], B: [4], C: [2]}, 3).play(A, "vote", choice=1).play(C, "vote", choice=1)
    assert at.country("austria").slot == "Taxation"


def test_the_leaders_tenth_breaks_a_tie() -> None:
    """Example 27, with denominations that exist: 6/5/4/3, nine votes on either side."""
    at = voting({A: [6], B: [5], C: [4], D: [3]}, 4).play(A, "vote", choice=1).play(D, "vote", choice=1)
    assert at.country("austria").slot == "Taxation"

    at = voting({A: [6], B: [5], C: [4], D: [3]}, 4).play(B, "vote", choice=2).play(C, "vote", choice=2)
    assert at.mode == "vote"
    at.play(D, "vote", choice=1).play(A, "vote", choice=1)
    assert at.country("austria").slot == "Taxation"


def test_votes_are_counted_in_integers() -> None:
    """Example 27 as it stands: 4/3/3/2."""
    weights = {A: 4, B: 3, C: 3, D: 2}

    assert decided(weights, {A: 1, D: 1}, bonus=A)
    assert not decided(weights, {B: 2, C: 2}, bonus=A)


def test_an_answer_of_the_opposition_carries_the_leaders_proposal_out() -> None:
    """Row 8 of the transition table; a losing proposal costs nothing."""
    at = table(THREE).play(A, "propose", slot="Taxation").play(B, "agree")

    assert at.country("austria").slot == "Taxation"
    assert at.s.proposals == []


def test_the_counter_may_repeat_the_proposal() -> None:
    """D50."""
    at = table(THREE).play(A, "propose", slot="Taxation").play(B, "propose", slot="Taxation")

    assert at.mode == "vote"


def test_votes_are_secret_until_the_vote_is_decided() -> None:
    """Others see who has voted, not what."""
    at = voting({A: [5], B: [4], C: [2]}, 3).play(B, "vote", choice=2)

    assert at.active == [A, C]
    seen = at.match.view(SPECTATOR)["players"]
    assert [player["ballot"] for player in seen] == [{"hidden": 1}] * 3
    assert at.match.view(Viewer((B,)))["players"][B]["ballot"] == 2
    with pytest.raises(Rejected, match="not_your_turn"):
        at.play(B, "vote", choice=1)


ITALIAN = {"austria": {C: [8]}, "italy": {A: [5], B: [4], C: [2]}}


def test_the_proposer_has_no_vote_on_the_own_offer() -> None:
    """Example 28: A's five of nine decide alone."""
    at = maneuver(ITALIAN, {"austria": {"armies": ["trieste"]}})
    at.play(C, "move_unit", to="venice", action="peace")
    assert (at.mode, at.active) == ("peace-vote", [A, B])
    at.answer(A, True)

    assert [army.hostile for army in at.forces("austria").armies] == [False]


def test_a_tie_without_the_leader_is_a_refusal() -> None:
    """Example 29."""
    holdings = {"austria": {A: [8]}, "italy": {A: [4], B: [3], C: [1, 2]}}
    at = maneuver(holdings, {"austria": {"armies": ["trieste"]}})
    at.play(A, "move_unit", to="venice", action="peace")
    assert (at.mode, at.active) == ("peace-vote", [B, C])
    at.answer(B, True).answer(C, False)

    assert [army.hostile for army in at.forces("austria").armies] == [True]
