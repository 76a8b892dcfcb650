"""Every row of the transition table, each with the trigger that the specification names."""

from tests.games.imperial.tables import ITALY, A, B, C, Table, begun, maneuver, table

DICTATOR = {"austria": {A: [5]}, "italy": {B: [5]}}
DEMOCRACY = {"austria": {A: [5], B: [4], C: [2]}, "italy": {B: [5]}}
PARLIAMENTS = {"austria": {A: [5], B: [4], C: [2]}, "italy": {A: [4], B: [3], C: [1, 2]}}
ARMY = {"austria": {"armies": ["trieste"]}}


def sold(seats: int = 2) -> Table:
    return begun(seats).play(A, "bid", amount_cents=200).play(B, "bid", amount_cents=0)


def test_bidding_rows() -> None:
    """Rows 1, 2, 3, 21 and 23."""
    at = sold()
    assert at.mode == "buy-bid"  # 1
    assert at.play(A, "accept_bid").mode == "bid"  # 2
    for _ in range(5):
        at.play(A, "bid", amount_cents=0).play(B, "bid", amount_cents=0)  # 21
    assert at.mode == "proposal"  # 3

    at = begun(2)
    for _ in range(6):
        at.play(A, "bid", amount_cents=0).play(B, "bid", amount_cents=0)
    assert at.mode == "game-over"  # 23


def test_proposal_rows() -> None:
    """Rows 4, 5 and 6."""
    assert table(DICTATOR, forces=ARMY).play(A, "propose", slot="L-Maneuver").mode == "continue-man"
    assert table(DEMOCRACY, forces=ARMY).play(A, "propose", slot="R-Maneuver").mode == "continue-man"
    at = table(DICTATOR).play(A, "propose", slot="Taxation")
    assert (at.country("austria").slot, at.s.turn) == ("Taxation", ITALY)
    assert table(DEMOCRACY).play(A, "propose", slot="Taxation").mode == "proposal-opp"


def test_opposition_rows() -> None:
    """Rows 7, 8 and 9."""
    opposed = table(DEMOCRACY, forces=ARMY).play(A, "propose", slot="Taxation")
    assert opposed.play(B, "propose", slot="L-Maneuver").mode == "continue-man"
    assert opposed.active == [B]
    agreed = table(DEMOCRACY).play(A, "propose", slot="Taxation").play(B, "agree")
    assert agreed.country("austria").slot == "Taxation"
    assert table(DEMOCRACY).play(A, "propose", slot="Taxation").play(B, "propose", slot="L-Produce").mode == "vote"


def test_maneuver_rows() -> None:
    """Rows 10 to 14."""
    at = maneuver(DICTATOR, {"austria": {"armies": ["trieste", "vienna"]}})
    assert at.play(A, "move_unit", to="vienna", action="").mode == "continue-man"
    at.play(A, "move_unit", to="venice", action="peace")
    assert (at.mode, at.active) == ("continue-man", [B])
    assert at.answer(B, True).country("austria").slot == "L-Maneuver"

    at = maneuver(PARLIAMENTS, ARMY).play(A, "move_unit", to="venice", action="peace")
    assert at.mode == "peace-vote"
    at = maneuver(DEMOCRACY, ARMY).play(A, "hold_rest")
    assert at.mode == "proposal-opp"
    assert at.play(B, "propose", slot="R-Maneuver").play(B, "hold_rest").mode == "vote"


def test_peace_vote_row() -> None:
    """Row 15, and its way on to rows 12 to 14 when the last unit asked."""
    at = maneuver(PARLIAMENTS, {"austria": {"armies": ["trieste", "vienna"]}})
    at.play(A, "move_unit", to="venice", action="peace").answer(B, True).answer(C, True)
    assert (at.mode, at.active) == ("continue-man", [A])
    at.play(A, "move_unit", to="genoa", action="peace").answer(B, True).answer(C, True)
    assert at.mode == "proposal-opp"


def test_vote_execution_and_purchase_rows() -> None:
    """Rows 16 to 19."""
    at = table(DEMOCRACY, treasuries={"austria": 1100}).play(A, "propose", slot="Investor")
    at.play(B, "propose", slot="L-Produce").play(A, "vote", choice=1).play(C, "vote", choice=1)
    assert at.mode == "buy"  # 16, 17
    while at.mode == "buy":
        at.play(at.active[0], "punt", final=True)
    assert (at.mode, at.s.turn) == ("proposal", ITALY)  # 19
    assert table(DICTATOR).play(A, "propose", slot="Import", units=[]).mode == "proposal"  # 18


def test_ending_rows() -> None:
    """Rows 20 and 22; taxation to 25 points is shown among the slots."""
    at = table({"russia": {A: [5]}}, round_limit=1).play(A, "propose", slot="Taxation")
    assert (at.mode, at.s.ending) == ("game-over", "round_limit")


def test_import_rows() -> None:
    """Row 24, for leader and opposition."""
    at = table(DEMOCRACY, treasuries={"austria": 300}).play(A, "propose", slot="Import")
    assert at.mode == "proposal"
    assert at.play(A, "import_unit", type="army", at="vienna").mode == "proposal"
    assert at.play(A, "import_done").mode == "proposal-opp"
    at.play(B, "propose", slot="Import")
    assert at.mode == "proposal-opp"
    assert at.play(B, "import_done").mode == "vote"
