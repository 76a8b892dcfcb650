"""Taking back: worked examples 47 and 48, and the table's four ways."""

import pytest

from rondel.core.policy import UndoPolicy
from rondel.errors import Rejected
from rondel.games.imperial.table import UNDO
from tests.games.imperial.tables import ITALY, A, B, C, Table, begun, maneuver, table

TWO = {"austria": {A: [5]}, "italy": {B: [5]}}


def two_armies(policy: UndoPolicy) -> Table:
    at = maneuver(TWO, {"austria": {"armies": ["vienna", "budapest"]}}, policy=policy)
    return at.play(A, "move_unit", to="romania", action="").play(A, "move_unit", to="western_balkans", action="")


def refused(at: Table, seat: int) -> None:
    with pytest.raises(Rejected, match="undo_not_allowed"):
        at.play(seat, "undo")


def test_the_last_step_of_a_plan_comes_back_with_all_it_set_off() -> None:
    """Example 47."""
    at = two_armies(UNDO["last"])
    assert (at.mode, at.s.turn) == ("proposal", ITALY)
    at.play(A, "undo")

    assert (at.mode, at.active) == ("continue-man", [A])
    assert at.s.draft is not None
    assert (at.s.draft.waiting_armies, len(at.s.draft.armies)) == ([1], 1)
    assert [army.at for army in at.forces("austria").armies] == ["vienna", "budapest"]
    assert (at.s.board.chips, at.country("austria").slot) == ({}, "center")
    refused(at, A)
    with pytest.raises(Rejected, match="bad_destination"):
        at.play(A, "move_unit", to="bulgaria", action="")
    at.play(A, "move_unit", to="warsaw", action="hostile")
    assert at.s.turn == ITALY
    assert at.play(A, "undo").mode == "continue-man"


def test_steps_can_be_taken_back_again_and_again() -> None:
    """Example 47 with `repeat`: the army of Vienna, then the choice of the slot."""
    at = two_armies(UNDO["repeat"]).play(A, "undo").play(A, "undo")
    assert at.s.draft is not None
    assert at.s.draft.waiting_armies == [0, 1]

    assert at.play(A, "undo").mode == "proposal"


def test_an_offer_can_be_taken_back_until_somebody_answers() -> None:
    """Example 48."""
    at = maneuver(TWO, {"austria": {"armies": ["trieste", "vienna"]}})
    at.play(A, "move_unit", to="venice", action="peace")
    with pytest.raises(Rejected):
        at.play(B, "undo")
    at.play(A, "undo")
    assert at.s.draft is not None
    assert at.s.draft.waiting_armies == [0, 1]

    at.play(A, "move_unit", to="venice", action="peace").answer(B, True)
    refused(at, A)
    at.play(B, "undo")
    assert at.active == [B]
    at.answer(B, True).play(A, "move_unit", to="vienna", action="")
    refused(at, B)


def test_held_units_wait_again() -> None:
    """Section 8.8."""
    at = maneuver(TWO, {"austria": {"armies": ["vienna"], "fleets": ["trieste"]}}).play(A, "hold_rest")
    at.play(A, "undo")

    assert at.s.draft is not None
    assert (at.s.draft.waiting_fleets, at.s.draft.waiting_armies) == ([0], [0])


def test_an_import_is_taken_back_unit_by_unit() -> None:
    """Drafts count as submissions."""
    at = table(TWO, policy=UNDO["repeat"]).play(A, "propose", slot="Import")
    at.play(A, "import_unit", type="army", at="vienna").play(A, "import_unit", type="army", at="prague")
    at.play(A, "undo")
    assert at.s.players[A].imports == [("army", "vienna")]

    assert at.play(A, "undo").play(A, "undo").mode == "proposal"


def last_bid(policy: UndoPolicy) -> Table:
    at = begun(policy=policy)
    for seat in (A, B, C):
        at.play(seat, "bid", amount_cents=300 + seat)
    return at


def test_the_last_bid_can_be_taken_back_only_where_a_reveal_does_not_matter() -> None:
    """D44: with `last` as in the requirement, with `safe` not."""
    assert last_bid(UNDO["last"]).play(C, "undo").active == [C]
    refused(last_bid(UNDO["last"]), B)
    with pytest.raises(Rejected, match="undo_barrier"):
        last_bid(UNDO["safe"]).play(C, "undo")
    refused(last_bid(UNDO["off"]), C)


def test_safe_tables_take_ordinary_commands_back() -> None:
    """Nothing came to light by a step of a maneuver."""
    at = two_armies(UNDO["safe"]).play(A, "undo").play(A, "undo")

    assert at.mode == "continue-man"


def test_a_deciding_vote_cannot_be_taken_back_at_a_safe_table() -> None:
    """It opened all votes."""
    at = table({"austria": {A: [5], B: [4], C: [2]}}, policy=UNDO["safe"]).play(A, "propose", slot="Taxation")
    at.play(B, "propose", slot="L-Produce").play(B, "vote", choice=2).play(C, "vote", choice=2)

    with pytest.raises(Rejected, match="undo_barrier"):
        at.play(C, "undo")


def test_a_finished_game_can_be_reopened_by_its_last_command() -> None:
    """Section 6.1, `game-over`."""
    at = begun()
    for _ in range(6):
        for seat in (A, B, C):
            at.play(seat, "bid", amount_cents=0)
    assert at.mode == "game-over"

    assert at.play(C, "undo").mode == "bid"


def test_a_plan_that_is_not_sent_can_be_reset_step_by_step() -> None:
    """At a table with a single level too: only what was sent uses it up."""
    at = maneuver(TWO, {"austria": {"armies": ["vienna", "budapest", "trieste"]}})
    at.play(A, "move_unit", to="romania", action="").play(A, "move_unit", to="western_balkans", action="")
    at.play(A, "undo").play(A, "undo")

    assert at.s.draft is not None
    assert at.s.draft.waiting_armies == [0, 1, 2]
    assert at.play(A, "undo").mode == "proposal"


def test_an_import_that_is_not_sent_can_be_reset_unit_by_unit() -> None:
    """Nor does writing down what one wants bring anything hidden to light."""
    for policy in (UNDO["last"], UNDO["safe"], UndoPolicy("own")):
        at = table(TWO, policy=policy).play(A, "propose", slot="Import")
        at.play(A, "import_unit", type="army", at="vienna").play(A, "import_unit", type="army", at="prague")
        at.play(A, "undo").play(A, "undo")

        assert at.s.players[A].imports == []
        assert at.play(A, "undo").mode == "proposal"
