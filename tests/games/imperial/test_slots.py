"""What the slots do: worked examples 10 to 23."""

from typing import Any

import pytest

from rondel.errors import Rejected
from rondel.games.imperial.atlas import Slot, TerritoryId
from rondel.games.imperial.money import forecast, shared
from rondel.games.imperial.says.outlook import EnoughPoints
from rondel.games.imperial.state import Imperial
from tests.games.imperial.tables import AUSTRIA, A, B, C, Table, table

THREE: dict[str, dict[int, list[int]]] = {"austria": {A: [5], B: [4], C: [2]}}
ALONE = {"austria": {A: [5]}}
SEAS = ["north_sea", "baltic_sea", "black_sea", "ionian_sea", "western_med", "eastern_med", "bay_of_biscay"]
LANDS = ["spain", "portugal", "morocco", "algeria", "tunis"]


def agreed(at: Table, **proposal: Any) -> Table:
    """A proposes and the opposition agrees."""
    at.play(A, "propose", **proposal)
    return at.play(B, "agree") if at.mode == "proposal-opp" else at


def test_treasury_and_proposer_share_the_price_of_a_factory() -> None:
    """Example 10."""
    at = table(ALONE, treasuries={"austria": 325}, cash=[1000]).play(A, "propose", slot="Factory", site="trieste")

    assert at.country("austria").treasury == 0
    assert at.cash(A) == [825]
    assert at.forces("austria").factories == ["vienna", "budapest", "trieste"]


def test_a_factory_needs_the_way_and_the_missing_part_in_cash() -> None:
    """Example 11."""
    at = table(ALONE, treasuries={"austria": 100}, cash=[350], slots={"austria": "Taxation"})

    with pytest.raises(Rejected, match="insufficient_funds"):
        at.play(A, "propose", slot="Factory", site="trieste")


def test_the_treasury_pays_imports_as_long_as_it_has_a_whole_dollar() -> None:
    """Example 12."""
    units = [("army", "vienna"), ("army", "vienna"), ("army", "prague")]
    at = table(ALONE, treasuries={"austria": 150}).play(A, "propose", slot="Import", units=units)

    assert at.country("austria").treasury == 50
    assert at.cash(A) == [800]
    assert [army.at for army in at.forces("austria").armies] == ["vienna", "vienna", "prague"]


def test_a_treasury_with_cents_only_pays_for_no_import() -> None:
    """Example 13."""
    at = table(ALONE, treasuries={"austria": 83}).play(A, "propose", slot="Import", units=[("army", "vienna")])

    assert at.country("austria").treasury == 83
    assert at.cash(A) == [900]


def test_an_import_put_together_unit_by_unit_is_the_same_import() -> None:
    """Section 7.4: both ways give the same result."""
    at = table(ALONE, treasuries={"austria": 150}).play(A, "propose", slot="Import")
    assert at.mode == "proposal"
    assert at.active == [A]
    for unit in ("vienna", "vienna", "prague"):
        at.play(A, "import_unit", type="army", at=unit)

    assert at.country("austria").treasury == 50
    assert at.cash(A) == [800]
    assert [army.at for army in at.forces("austria").armies] == ["vienna", "vienna", "prague"]


def test_an_import_may_end_with_fewer_units_or_none() -> None:
    """Section 7.4."""
    at = table(ALONE).play(A, "propose", slot="Import").play(A, "import_done")

    assert at.forces("austria").armies == []
    assert at.country("austria").slot == "Import"


def test_production_respects_the_limits() -> None:
    """Example 14."""
    full = {"austria": {"factories": ["trieste", "vienna"], "fleets": ["ionian_sea"] * 6}}
    at = table(ALONE, forces=full)

    with pytest.raises(Rejected, match="unit_limit"):
        at.play(A, "propose", slot="L-Produce", sites=["vienna", "trieste"])
    with pytest.raises(Rejected, match="choice_required"):
        at.play(A, "propose", slot="L-Produce")
    assert ("L-Produce", None, ("vienna",), None) in at.offers(A, "propose")
    at.play(A, "propose", slot="L-Produce", sites=["vienna"])
    assert [army.at for army in at.forces("austria").armies] == ["vienna"]


def test_ports_make_fleets_and_inland_factories_armies() -> None:
    """Section 7.3; an occupied factory makes nothing."""
    forces = {"austria": {"factories": ["vienna", "trieste", "prague"]}, "germany": {"armies": ["prague"]}}
    at = table(ALONE, forces=forces).play(A, "propose", slot="R-Produce")

    assert [army.at for army in at.forces("austria").armies] == ["vienna"]
    assert at.forces("austria").fleets == ["trieste"]


def taxed(chips: int, factories: int, units: int, treasury: int, last_tax: int = 5, points: int = 0) -> Table:
    """A table of A, B and C with 5, 4 and 2 of Austria, about to tax."""
    sites = ["vienna", "budapest", "prague", "trieste", "lemberg"][:factories]

    def prepare(s: Imperial) -> None:
        s.countries[AUSTRIA].last_tax, s.countries[AUSTRIA].points = last_tax, points

    forces = {"austria": {"factories": sites, "armies": ["vienna"] * units}}
    places = {"austria": (SEAS + LANDS)[:chips]}
    return table(THREE, treasuries={"austria": treasury}, forces=forces, chips=places, prepare=prepare, cash=[0, 0, 0])


@pytest.mark.parametrize(
    ("chips", "factories", "units", "treasury", "last_tax", "points", "left", "bonus", "tax"),
    [
        (4, 3, 5, 200, 5, 5, 200, [200, 200, 100], 10),
        (12, 4, 3, 1000, 8, 10, 1500, [300, 300, 100], 15),
        (1, 1, 6, 200, 5, 0, 0, [0, 0, 0], 5),
        (5, 2, 6, 83, 5, 4, 83, [200, 100, 0], 9),
    ],
    ids=["example 15", "example 16: cap", "example 17: overstretched", "example 18: bonus limited by cents"],
)
def test_taxation_brings_points_money_and_a_bonus(
    chips: int,
    factories: int,
    units: int,
    treasury: int,
    last_tax: int,
    points: int,
    left: int,
    bonus: list[int],
    tax: int,
) -> None:
    """Examples 15 to 18."""
    at = agreed(taxed(chips, factories, units, treasury, last_tax), slot="Taxation")

    austria = at.country("austria")
    assert (austria.points, austria.treasury, austria.last_tax) == (points, left, tax)
    assert at.cash() == bonus


def test_the_bonus_is_what_exceeds_the_revenue_before() -> None:
    """Example 19: revenues 9, 7, 9 give bonuses 4, 0, 2."""
    at = taxed(5, 2, 0, 5000)
    found = []
    for chips in (5, 3, 5):
        s = at.s
        s.board.chips = {TerritoryId(place): AUSTRIA for place in (SEAS + LANDS)[:chips]}
        tax = forecast(s, AUSTRIA)
        s.countries[AUSTRIA].last_tax = max(tax.revenue, 5)
        found.append((tax.revenue, tax.bonus, s.countries[AUSTRIA].last_tax))

    assert found == [(9, 4, 9), (7, 0, 7), (9, 2, 9)]


@pytest.mark.parametrize(
    ("dollars", "weights", "shares"),
    [(7, [6, 3], [5, 2]), (10, [8, 4, 1], [7, 3, 0]), (3, [5, 5], [2, 1]), (1, [3, 3], [1, 0])],
)
def test_the_bonus_goes_to_the_highest_averages(dollars: int, weights: list[int], shares: list[int]) -> None:
    """Example 20."""
    assert list(shared(dollars, dict(enumerate(weights))).values()) == shares


def test_twenty_five_points_end_the_game_at_once() -> None:
    """Example 21: points stop at 25, and no investor round follows although Investor was passed."""
    at = taxed(5, 4, 0, 0, points=18)
    at.s.countries[AUSTRIA].slot = Slot("R-Maneuver")
    at.s.players[A].cash = 600
    agreed(at, slot="Taxation")

    assert at.country("austria").points == 25
    assert (at.mode, at.s.ending, at.country("austria").slot) == ("game-over", "points", "Taxation")
    assert at.match.over is not None
    assert at.match.over.reason == EnoughPoints(25).phrase


@pytest.mark.parametrize(
    ("treasury", "paid", "left"), [(1525, [500, 400, 200], 425), (1000, [400, 400, 200], 0), (0, [-600, 400, 200], 0)]
)
def test_the_proposer_makes_up_for_what_the_treasury_lacks(treasury: int, paid: list[int], left: int) -> None:
    """Examples 22 and 23."""
    at = agreed(table(THREE, treasuries={"austria": treasury}, cash=[600, 600, 600], card=C), slot="Investor")

    assert at.cash() == [600 + paid[0], 600 + paid[1], 600 + paid[2] + 200]
    assert at.country("austria").treasury == left


def test_the_opposition_makes_up_for_it_if_its_proposal_wins() -> None:
    """Example 22, last case."""
    at = table(THREE, treasuries={"austria": 1000}, cash=[0, 0, 0], card=C).play(A, "propose", slot="Taxation")
    at.play(B, "propose", slot="Investor").play(B, "vote", choice=2).play(C, "vote", choice=2)

    assert at.cash() == [500, 300, 400]


def test_interest_out_of_an_empty_pocket_is_illegal() -> None:
    """Example 23: 6.00 plus the way are needed."""
    at = table(THREE, cash=[599, 0, 0])

    with pytest.raises(Rejected, match="insufficient_funds"):
        at.play(A, "propose", slot="Investor")
