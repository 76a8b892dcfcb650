"""The wheel: worked examples 8, 9 and 46."""

import pytest

from rondel.core.interaction import interaction
from rondel.core.view import Viewer
from rondel.errors import Rejected
from rondel.games.imperial.atlas import WHEELS, Slot
from rondel.games.imperial.game import game
from rondel.games.imperial.previews import slot_preview
from rondel.games.imperial.wheel import passes_investor, spin_cost, steps
from rondel.testing import english
from tests.games.imperial.tables import A, B, table

STANDARD = WHEELS["standard"]
ALONE = {"austria": {A: [5]}}


@pytest.mark.parametrize(
    ("old", "new", "far", "cost"),
    [
        ("Factory", "L-Maneuver", 3, 0),
        ("Factory", "Taxation", 4, 2),
        ("Factory", "R-Produce", 5, 4),
        ("Taxation", "Import", 6, 6),
        ("R-Maneuver", "R-Produce", 6, 6),
    ],
)
def test_steps_beyond_the_third_cost_two_dollars_each(old: str, new: str, far: int, cost: int) -> None:
    """Example 8."""
    at = table(ALONE, slots={"austria": old})

    assert steps(STANDARD, Slot(old), Slot(new)) == far
    assert spin_cost(at.s, Slot(new)) == 100 * cost


def test_seven_steps_are_too_far() -> None:
    """Example 8, last case."""
    with pytest.raises(Rejected, match="slot_not_reachable"):
        table(ALONE, slots={"austria": "Factory"}).play(A, "propose", slot="R-Maneuver")


PASSED = [
    ("Taxation", "Investor"),
    ("Taxation", "R-Maneuver"),
    ("R-Produce", "Factory"),
    ("Import", "Investor"),
    ("center", "Investor"),
]
NOT_PASSED = [
    ("Investor", "R-Maneuver"),
    ("center", "R-Maneuver"),
    ("R-Maneuver", "R-Produce"),
    ("L-Maneuver", "R-Produce"),
]


@pytest.mark.parametrize(
    ("old", "new", "passed"), [*((*way, True) for way in PASSED), *((*way, False) for way in NOT_PASSED)]
)
def test_investor_is_passed_by_landing_on_it_or_going_beyond(old: str, new: str, passed: bool) -> None:
    """Example 9."""
    assert passes_investor(STANDARD, Slot(old), Slot(new)) is passed


def test_interest_does_not_pay_the_way() -> None:
    """Example 46: what the action brings never helps to pay for it."""
    free = table(ALONE, slots={"austria": "L-Maneuver"}, treasuries={"austria": 2000}, cash=[0])
    assert free.play(A, "propose", slot="Investor").mode == "buy"

    poor = table(ALONE, slots={"austria": "Import"}, treasuries={"austria": 2000}, cash=[150])
    with pytest.raises(Rejected, match="cannot_pay_steps"):
        poor.play(A, "propose", slot="Investor")

    enough = table(ALONE, slots={"austria": "Import"}, treasuries={"austria": 2000}, cash=[200], card=B)
    assert enough.play(A, "propose", slot="Investor").cash(A) == [500]


def test_the_tabletop_wheel_has_another_order() -> None:
    """Option `wheel`: from Investor, Import is the next slot."""
    at = table(ALONE, slots={"austria": "Investor"}, wheel="tabletop")

    assert spin_cost(at.s, Slot("Import")) == 0
    assert next(row[0] for row in at.offers(A, "propose")) == "Factory"
    assert len(at.offers(A, "propose")) > 4


def test_every_slot_shows_what_it_would_do_or_why_it_cannot_be_chosen() -> None:
    """Slots out of reach carry their reason, those within reach a caption and a preview."""
    at = table(ALONE, slots={"austria": "Factory"}, treasuries={"austria": 700}, cash=[0])

    (offer,) = english(at.match, interaction(at.match, Viewer((A,)))).offers
    slots = {found.value: found for found in offer.inputs[0].candidates}
    previews = dict(zip(offer.captions, offer.previews, strict=True))

    assert set(slots) == set(STANDARD)
    assert "where the marker stands" in str(slots["Factory"].reason)
    assert "cost $2" in str(slots["Taxation"].reason)
    assert list(previews) == ["Produce (left)", "Import", "Maneuver (left)"]
    assert previews["Produce (left)"] == "2 armies: Vienna, Budapest"
    assert previews["Import"] == "up to 3 units at $1; the treasury has $7"


@pytest.mark.parametrize(
    ("slot", "preview"),
    [
        ("Taxation", "revenue 4: +0 points, treasury $7 → $11"),
        ("Investor", "pays $5 of interest, you get $5; an investor round follows"),
        ("R-Maneuver", "move 0 fleets and 0 armies"),
    ],
)
def test_a_preview_tells_the_result(slot: str, preview: str) -> None:
    """From the center every slot is free."""
    at = table(ALONE, treasuries={"austria": 700})

    assert english(at.match, game.words(slot_preview(at.s, A, Slot(slot)))) == preview
