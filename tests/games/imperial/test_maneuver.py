"""Maneuvers: worked examples 36 to 40, 49, 50, 53 and 55."""

import pytest

from rondel.errors import Rejected
from rondel.games.imperial.atlas import TerritoryId
from rondel.games.imperial.state import Army, Draft, Imperial
from tests.games.imperial.tables import AUSTRIA, FRANCE, ITALY, RUSSIA, A, B, C, Table, maneuver, proposals, table

TWO = {"austria": {A: [5]}, "italy": {B: [5]}}
FRENCH = {"france": {A: [5]}}
MED = TerritoryId("western_med")


def at_trieste(armies: int, italians: int, **more: bool) -> Table:
    forces = {"austria": {"armies": ["trieste"] * armies}, "italy": {"armies": ["venice"] * italians}}
    return maneuver(TWO, forces, **more)


def test_a_unit_alone_replaces_the_tax_chip() -> None:
    """Example 36."""
    free = maneuver(FRENCH, {"france": {"fleets": ["marseille"]}}, chips={"italy": ["western_med"]})
    assert free.orders("western_med") == [""]
    free.play(A, "move_unit", to="western_med", action="")
    assert free.s.board.chips[MED] == FRANCE
    assert "Italy loses its flag in Western Mediterranean to France." in free.told()

    forces = {"france": {"fleets": ["marseille"]}, "italy": {"fleets": ["western_med"]}}
    held = maneuver(FRENCH, forces, chips={"italy": ["western_med"]})
    assert held.orders("western_med") == ["war italy fleet", "peace"]
    held.play(A, "move_unit", to="western_med", action="war italy fleet")
    assert held.s.board.chips[MED] == ITALY


def test_war_costs_both_sides_a_unit_and_defenders_must_be_cleared_first() -> None:
    """Example 37."""
    at = at_trieste(3, 2)
    assert at.orders("venice") == ["war italy army", "peace"]
    at.play(A, "move_unit", to="venice", action="war italy army")
    assert at.orders("venice") == ["war italy army", "peace"]
    at.play(A, "move_unit", to="venice", action="war italy army")
    assert at.orders("venice") == ["peace", "hostile"]
    at.play(A, "move_unit", to="venice", action="hostile")

    assert at.forces("austria").armies == [Army(TerritoryId("venice"))]
    assert at.forces("italy").armies == []


def test_an_occupier_falls_before_a_guest_whatever_their_order() -> None:
    """D36b: Russia has a guest and an occupier in Trieste, and one of them is fought."""
    trieste = TerritoryId("trieste")

    def guest_first(s: Imperial) -> None:
        s.board.forces[RUSSIA].armies = [Army(trieste, False), Army(trieste)]

    at = maneuver(TWO, {"austria": {"armies": ["vienna"]}}, prepare=guest_first)
    at.play(A, "move_unit", to="trieste", action="war russia army")

    assert at.forces("russia").armies == [Army(trieste, False)]


def test_the_last_operational_factory_is_spared() -> None:
    """Example 38."""
    forces = {"austria": {"armies": ["trieste", "rome"], "fleets": ["ionian_sea"]}}
    at = maneuver(TWO, forces).play(A, "move_unit", to="ionian_sea", action="")
    assert at.orders("naples") == ["peace"]

    forces = {"austria": {"armies": ["trieste"], "guests": ["rome"], "fleets": ["ionian_sea"]}}
    at = maneuver(TWO, forces).play(A, "move_unit", to="ionian_sea", action="")
    assert at.orders("naples") == ["peace", "hostile", "blow up italy"]


GERMAN = {"austria": {A: [5]}, "germany": {B: [5]}}
WORKS = {"factories": ["berlin", "hamburg", "munich"]}


def test_an_army_destroys_a_factory_and_is_lost() -> None:
    """Example 39."""
    at = maneuver(GERMAN, {"austria": {"armies": ["prague"]}, "germany": WORKS})
    at.play(A, "move_unit", to="munich", action="blow up germany")

    assert at.forces("germany").factories == ["berlin", "hamburg"]
    assert at.forces("austria").armies == []


def test_three_armies_can_be_needed_to_destroy_a_factory() -> None:
    """Examples 39 and 53: the two that arrived first go with the one that acts."""
    at = maneuver(GERMAN, {"austria": {"armies": ["prague"] * 4}, "germany": WORKS}, blow_up_armies=3)
    with pytest.raises(Rejected, match="bad_action"):
        at.play(A, "move_unit", to="munich", action="blow up germany")
    at.play(A, "move_unit", to="munich", action="peace").answer(B, True)
    at.play(A, "move_unit", to="munich", action="hostile").play(A, "move_unit", to="munich", action="hostile")
    at.play(A, "move_unit", to="munich", action="blow up germany")

    assert at.forces("germany").factories == ["berlin", "hamburg"]
    assert at.forces("austria").armies == [Army(TerritoryId("munich"))]


@pytest.mark.parametrize(
    ("italians", "left", "armies"), [(1, [], []), (0, [], [Army(TerritoryId("venice"))])], ids=["war", "hostile"]
)
def test_a_refused_peace_becomes_war_or_a_hostile_entry(italians: int, left: list[Army], armies: list[Army]) -> None:
    """Example 40."""
    at = at_trieste(1, italians).play(A, "move_unit", to="venice", action="peace")
    assert (at.mode, at.active) == ("continue-man", [B])
    draft = at.s.draft
    assert draft is not None
    assert draft.peace is not None
    assert draft.peace.asked == ITALY
    at.answer(B, False)

    assert at.forces("italy").armies == left
    assert at.forces("austria").armies == armies


def test_who_stays_asks_nobody_and_may_change_its_posture() -> None:
    """Section 8.4: a guest stays a guest or occupies, an occupier becomes a guest."""
    for armies, guests, action in (([], ["venice"], "peace"), (["venice"], [], "peace"), ([], ["venice"], "hostile")):
        at = maneuver(TWO, {"austria": {"armies": armies, "guests": guests}, "italy": {"fleets": ["ionian_sea"]}})
        at.play(A, "move_unit", to="venice", action=action)

        assert at.s.turn == ITALY
        assert at.forces("austria").armies == [Army(TerritoryId("venice"), action == "hostile")]


def test_an_accepted_army_coexists_and_shuts_no_factory() -> None:
    """Section 8.4."""
    at = at_trieste(1, 1).play(A, "move_unit", to="venice", action="peace").answer(B, True)

    assert at.forces("austria").armies == [Army(TerritoryId("venice"), False)]


def test_a_country_without_units_completes_its_maneuver_at_once() -> None:
    """Example 49."""
    at = table(TWO).play(A, "propose", slot="L-Maneuver")
    assert (at.mode, at.s.turn, at.country("austria").slot) == ("proposal", ITALY, "L-Maneuver")

    at = table({"austria": {A: [5], B: [4], C: [2]}}).play(A, "propose", slot="L-Maneuver")
    assert at.mode == "proposal-opp"
    assert proposals(at)[0].slot == "L-Maneuver"


def test_nobody_is_asked_where_nobody_can_answer() -> None:
    """Example 50: no stockholders, or a dictator who is the mover."""
    for holdings in ({"austria": {A: [5]}}, {"austria": {A: [5]}, "italy": {A: [3], B: [1]}}):
        at = maneuver(holdings, {"austria": {"armies": ["trieste"]}})
        at.play(A, "move_unit", to="venice", action="peace")
        assert at.forces("austria").armies == [Army(TerritoryId("venice"), False)]


def test_an_army_that_can_neither_fight_nor_occupy_is_held_back() -> None:
    """Example 55: the ship is free again."""
    forces = {
        "austria": {"armies": ["trieste", "trieste"], "fleets": ["ionian_sea"]},
        "france": {"armies": ["rome"]},
    }
    at = maneuver(TWO, forces).play(A, "move_unit", to="ionian_sea", action="")
    at.play(A, "move_unit", to="naples", action="peace").answer(B, False)

    assert at.s.draft is not None
    assert at.s.draft.armies[0].to == "trieste"
    assert "naples" in at.reaches()


def test_the_owner_of_empty_land_need_not_be_asked() -> None:
    """Option `peace_vote_empty`."""
    at = at_trieste(1, 0, peace_vote_empty=False).play(A, "move_unit", to="venice", action="peace")

    assert at.forces("austria").armies == [Army(TerritoryId("venice"), False)]


def test_every_country_in_the_way_is_asked_the_owner_first() -> None:
    """Section 8.5; a refusal ends the asking."""
    holdings = {"austria": {A: [5]}, "italy": {B: [5]}, "germany": {C: [5]}}
    forces = {"austria": {"armies": ["trieste"]}, "germany": {"armies": ["venice"]}}
    at = maneuver(holdings, forces).play(A, "move_unit", to="venice", action="peace")
    assert at.active == [B]
    at.answer(B, True)
    assert at.active == [C]
    at.answer(C, False)

    assert at.forces("germany").armies == []
    assert at.forces("austria").armies == []


def test_the_rest_can_be_held() -> None:
    """Section 8.1: postures are kept, chips refreshed."""
    forces = {"austria": {"armies": ["rome", "romania"], "guests": ["venice"], "fleets": ["ionian_sea"]}}
    at = maneuver(TWO, forces).play(A, "hold_rest")

    assert [(army.at, army.hostile) for army in at.forces("austria").armies] == [
        ("rome", True),
        ("romania", True),
        ("venice", False),
    ]
    assert at.s.board.chips == {"ionian_sea": AUSTRIA, "romania": AUSTRIA}


def test_any_waiting_unit_of_the_phase_can_be_picked_by_its_place() -> None:
    """Section 8.1: places do not shift while the plan grows."""
    at = maneuver(TWO, {"austria": {"armies": ["vienna", "romania", "prague"]}})
    at.play(A, "move_unit", to="bulgaria", action="", unit=1)
    with pytest.raises(Rejected, match="no_such_unit"):
        at.play(A, "move_unit", to="bulgaria", action="", unit=1)
    at.play(A, "move_unit", to="prague", action="", unit=2).play(A, "move_unit", to="vienna", action="")

    assert [army.at for army in at.forces("austria").armies] == ["bulgaria", "prague", "vienna"]


def test_a_peace_question_can_arise_inside_the_counter_proposal() -> None:
    """The opposition plans afresh from the real board, and is never asked itself."""
    holdings = {"austria": {A: [5], B: [4], C: [2]}, "italy": {A: [4], B: [3], C: [1, 2]}}
    at = table(holdings, forces={"austria": {"armies": ["trieste"]}}).play(A, "propose", slot="L-Maneuver")
    at.play(A, "move_unit", to="western_balkans", action="")
    assert at.mode == "proposal-opp"
    at.play(B, "propose", slot="R-Maneuver")
    assert (at.mode, at.active) == ("continue-man", [B])
    at.play(B, "move_unit", to="venice", action="peace")
    assert (at.mode, at.active) == ("peace-vote", [A, C])
    at.answer(A, True)
    assert at.mode == "vote"
    at.play(B, "vote", choice=2).play(C, "vote", choice=2)

    assert at.forces("austria").armies == [Army(TerritoryId("venice"), False)]
    assert at.country("austria").slot == "R-Maneuver"
    assert at.s.board.chips == {}


def test_a_losing_maneuver_leaves_no_trace() -> None:
    """Section 8.6."""
    at = table({"austria": {A: [5], B: [4], C: [2]}}, forces={"austria": {"armies": ["trieste"]}})
    at.play(A, "propose", slot="L-Maneuver").play(A, "move_unit", to="western_balkans", action="")
    at.play(B, "propose", slot="Taxation").play(B, "vote", choice=2).play(C, "vote", choice=2)

    assert [army.at for army in at.forces("austria").armies] == ["trieste"]
    assert at.s.board.chips == {}


def test_an_order_leaves_the_plan_and_takes_along_what_needs_it() -> None:
    """The first army no longer clears the way, so the second cannot occupy; what has nothing to do with it stands."""
    forces = {"austria": {"armies": ["trieste", "trieste", "lemberg"]}, "italy": {"armies": ["venice"]}}
    at = maneuver(TWO, forces)
    at.play(A, "move_unit", to="venice", action="war italy army")
    at.play(A, "move_unit", to="venice", action="hostile")
    at.play(A, "withdraw", step=0)

    draft = at.s.draft
    assert draft is not None
    assert (draft.waiting_armies, draft.armies, draft.settled_armies) == ([0, 1, 2], [], 0)
    assert "Austria takes an order back: army Trieste → Venice, fights an army of Italy." in at.told()
    at.play(A, "move_unit", to="warsaw", action="hostile", unit=2).play(A, "move_unit", to="vienna", action="")
    at.play(A, "withdraw", step=1)
    assert [(step.origin, step.to) for step in draft_of(at).armies] == [("lemberg", "warsaw")]
    with pytest.raises(Rejected, match=r"There is no order 1; the plan has 1"):
        at.play(A, "withdraw", step=1)


def test_a_fleet_that_is_called_back_leaves_the_armies_it_carried_waiting() -> None:
    forces = {"england": {"fleets": ["london", "edinburgh"], "armies": ["london", "london"]}}
    at = maneuver({"england": {A: [5]}}, forces)
    at.play(A, "move_unit", to="english_channel", action="").play(A, "move_unit", to="north_sea", action="")
    at.play(A, "move_unit", to="brest", action="peace").play(A, "withdraw", step=0)

    draft = draft_of(at)
    assert (draft.waiting_fleets, draft.waiting_armies, len(draft.fleets), len(draft.armies)) == ([0], [0, 1], 1, 0)
    at.play(A, "move_unit", to="english_channel", action="").play(A, "move_unit", to="brest", action="peace")
    at.play(A, "hold_rest")
    assert [army.at for army in at.forces("england").armies] == ["brest", "london"]


def test_what_was_ordered_before_an_answer_stands() -> None:
    at = at_trieste(3, 1)
    at.play(A, "move_unit", to="vienna", action="").play(A, "move_unit", to="venice", action="peace")
    at.play(B, "answer", value=True)
    for step in (0, 1):
        with pytest.raises(Rejected, match="Somebody has answered a question since"):
            at.play(A, "withdraw", step=step)


def draft_of(at: Table) -> Draft:
    assert at.s.draft is not None
    return at.s.draft
