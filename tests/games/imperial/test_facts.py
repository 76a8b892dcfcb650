"""What every viewer is told beside the state: forecasts, scores, Swiss banks."""

from typing import Any

from rondel.core.view import SPECTATOR, Viewer
from tests.games.imperial.tables import A, B, C, Table, begun, table


def told(at: Table, viewer: Viewer = SPECTATOR) -> dict[str, Any]:
    found: dict[str, Any] = at.match.view(viewer)["facts"]
    return found


def test_the_forecast_is_what_taxation_brings() -> None:
    """Example 15, foretold and then carried out."""
    at = table(
        {"austria": {A: [5], B: [4], C: [2]}},
        treasuries={"austria": 200},
        forces={"austria": {"factories": ["vienna", "budapest", "trieste"], "armies": ["vienna"] * 5}},
        chips={"austria": ["romania", "bulgaria", "greece", "ionian_sea"]},
    )
    foretold = told(at)["forecast"]["austria"]

    assert foretold == {
        "working": ["vienna", "budapest", "trieste"],
        "occupied": [],
        "chips": 4,
        "revenue": 10,
        "points": 5,
        "treasury": 200,
        "bonus": 5,
    }
    assert told(at)["bonus"] == {A: 2, B: 2, C: 1}
    before = at.cash()
    at.play(A, "propose", slot="Taxation").play(B, "agree")
    assert (at.country("austria").points, at.country("austria").treasury) == (5, 200)
    assert [now - was for now, was in zip(at.cash(), before, strict=True)] == [200, 200, 100]


def test_the_ways_of_the_marker_are_told() -> None:
    """Example 8: at most six slots, two dollars for each beyond the third."""
    at = table({"austria": {A: [5]}}, slots={"austria": "R-Maneuver"})
    ways = told(at)["ways"]

    assert {slot: way.cost for slot, way in ways.items()} == {
        "Factory": 0,
        "L-Produce": 0,
        "Import": 0,
        "L-Maneuver": 200,
        "Taxation": 400,
        "R-Produce": 600,
    }
    assert not any(way.investor for way in ways.values())
    assert told(at)["wheel"][0] == "Factory"
    assert len(told(table({"austria": {A: [5]}}))["ways"]) == 8
    assert told(begun())["ways"] == {}


def test_an_occupied_factory_brings_nothing() -> None:
    at = table({"italy": {A: [5]}}, forces={"austria": {"armies": ["rome"]}, "france": {"guests": ["naples"]}})
    foretold = told(at)["forecast"]["italy"]

    assert (foretold["working"], foretold["occupied"], foretold["revenue"]) == (["naples"], ["rome"], 2)


def test_scores_and_swiss_banks_are_open_to_all() -> None:
    """A player who is second in a dictatorship opposes nobody."""

    def points(s: Any) -> None:
        s.countries["austria"].points = 12
        s.players[C].modifier = -1

    at = table({"austria": {A: [5], B: [4]}}, cash=[340, 100, 250], prepare=points)

    assert told(at)["scores"] == [1340, 900, 150]
    assert told(at)["swiss"] == [B, C]


def test_a_sealed_bid_changes_nothing() -> None:
    """Whatever somebody bids, everybody is told the same."""
    low, high = begun().play(A, "bid", amount_cents=0), begun().play(A, "bid", amount_cents=2000)

    assert told(low) == told(high)
    assert low.match.view_json(Viewer((B,))) == high.match.view_json(Viewer((B,)))
