"""Where units can go: worked examples 30 to 35."""

from collections.abc import Sequence

import pytest

from rondel.errors import Rejected
from rondel.games.imperial.atlas import ADJACENT, TerritoryId
from tests.games.imperial.tables import A, B, Table, maneuver

AUSTRIAN, ENGLISH = {"austria": {A: [5]}, "italy": {B: [5]}}, {"england": {A: [5]}}
ENGLAND = {"london", "liverpool", "edinburgh", "sheffield"}


def army(country: str, at: str, fleets: Sequence[str] = (), **options: bool) -> Table:
    """A table at which the only army is presented; fleets have stayed where they were."""
    holdings = AUSTRIAN if country == "austria" else ENGLISH
    table = maneuver(holdings, {country: {"armies": [at], "fleets": fleets}}, **options)
    for fleet in fleets:
        table.play(A, "move_unit", to=fleet, action="")
    return table


def test_an_army_goes_by_rail_and_over_one_border() -> None:
    """Example 30."""
    home = {"vienna", "prague", "lemberg", "budapest", "trieste"}
    abroad = {"munich", "danzig", "warsaw", "kiev", "romania", "western_balkans", "venice", "genoa"}

    assert set(army("austria", "vienna").reaches()) == home | abroad


def test_an_army_that_comes_home_goes_on_by_rail() -> None:
    """Example 31."""
    near = {"romania", "bulgaria", "western_balkans", "odessa", "kiev", "budapest", "lemberg"}

    assert set(army("austria", "romania").reaches()) == near | {"vienna", "prague", "trieste"}
    assert set(army("austria", "romania", rail_after=False).reaches()) == near


def test_an_island_is_left_by_ship() -> None:
    """Example 32."""
    assert army("england", "dublin").reaches() == ["dublin"]
    assert set(army("england", "dublin", ["north_atlantic"]).reaches()) == ENGLAND | {"dublin"}


def test_a_convoy_crosses_as_many_seas_as_there_are_fleets() -> None:
    """Example 33."""
    channel = ENGLAND | {"belgium", "holland", "paris", "brest"}
    far = {"bordeaux", "spain", "portugal", "morocco"}

    assert set(army("england", "london", ["english_channel"]).reaches()) == channel
    found = set(army("england", "london", ["english_channel", "bay_of_biscay"]).reaches())
    assert found == channel | far


def two_armies(*fleets: str) -> Table:
    table = maneuver(ENGLISH, {"england": {"armies": ["london", "london", "london"], "fleets": fleets}})
    for fleet in fleets:
        table.play(A, "move_unit", to=fleet, action="")
    return table


def test_a_fleet_carries_one_army() -> None:
    """Example 34, first part."""
    at = two_armies("english_channel").play(A, "move_unit", to="belgium", action="")

    with pytest.raises(Rejected, match="convoy_full"):
        at.play(A, "move_unit", to="paris", action="peace")
    both = two_armies("english_channel", "english_channel").play(A, "move_unit", to="belgium", action="")
    both.play(A, "move_unit", to="paris", action="peace")


def test_earlier_convoys_are_rerouted_in_thought() -> None:
    """Example 34, last part: Holland is reached over the North Sea after all."""
    at = two_armies("english_channel", "north_sea").play(A, "move_unit", to="holland", action="")
    at.play(A, "move_unit", to="belgium", action="")

    assert set(at.reaches()) == ENGLAND


def test_fleets_leave_port_for_its_sea_and_never_return() -> None:
    """Example 35."""
    for at, reached in (
        ("trieste", ["trieste", "ionian_sea"]),
        ("ionian_sea", ["ionian_sea", "eastern_med", "western_med"]),
        ("black_sea", ["black_sea", "eastern_med"]),
    ):
        assert maneuver(AUSTRIAN, {"austria": {"fleets": [at]}}).reaches() == reached


def test_a_port_is_tied_to_one_sea_even_where_more_touch_it() -> None:
    """D26: Brest lies at the Channel and at the Bay of Biscay."""
    at = maneuver({"france": {A: [5]}}, {"france": {"fleets": ["brest"]}})

    assert {"english_channel", "bay_of_biscay"} <= set(ADJACENT[TerritoryId("brest")])
    assert at.reaches() == ["brest", "english_channel"]
