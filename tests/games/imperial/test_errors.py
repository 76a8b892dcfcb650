"""Bad input: every row of the specification's error table, as the core and the game answer it."""

from collections.abc import Callable
from typing import Any

import pytest

from rondel.core.commands import Command
from rondel.core.match import Match
from rondel.core.view import SPECTATOR
from rondel.errors import BadOptions, Rejected
from rondel.games.imperial.game import game
from rondel.games.imperial.table import UNDO, timer
from tests.games.imperial.tables import A, B, C, D, Table, begun, maneuver, table

TWO = {"austria": {A: [5]}, "italy": {B: [5]}}
DEMOCRACY = {"austria": {A: [5], B: [4], C: [2]}}
FLEET = {"austria": {"armies": ["trieste"], "fleets": ["trieste"]}}


def finished() -> Table:
    at = begun(2)
    for _ in range(6):
        at.play(A, "bid", amount_cents=0).play(B, "bid", amount_cents=0)
    return at


def voting() -> Table:
    return table(DEMOCRACY).play(A, "propose", slot="Taxation").play(B, "propose", slot="L-Produce")


def buying() -> Table:
    return table({"austria": {A: [3, 5]}}, cash=[900], treasuries={"austria": 800}).play(A, "propose", slot="Investor")


def importing() -> Table:
    return table(TWO).play(A, "propose", slot="Import")


def far(old: str = "Factory", cash: int = 1000, **more: Any) -> Table:
    return table(TWO, slots={"austria": old}, cash=[cash], **more)


def crowded() -> Table:
    full = {"factories": ["vienna", "trieste"], "armies": ["vienna"] * 12, "fleets": ["ionian_sea"] * 6}
    return table(TWO, forces={"austria": full})


def occupied() -> Table:
    return table(TWO, forces={"italy": {"armies": ["trieste", "vienna"]}})


def planning() -> Table:
    return maneuver(TWO, FLEET)


def armies() -> Table:
    return maneuver(TWO, FLEET).play(A, "move_unit", to="ionian_sea", action="")


def convoying() -> Table:
    forces = {"england": {"armies": ["london", "london"], "fleets": ["english_channel"]}}
    at = maneuver({"england": {A: [5]}}, forces).play(A, "move_unit", to="english_channel", action="")
    return at.play(A, "move_unit", to="belgium", action="")


def both_kinds() -> Table:
    """Two armies wait for the one fleet."""
    return maneuver(TWO, {"austria": {"armies": ["trieste", "trieste"], "fleets": ["trieste"]}})


def moved() -> Table:
    """The first of two armies has its order."""
    at = maneuver(TWO, {"austria": {"armies": ["vienna", "prague"]}})
    return at.play(A, "move_unit", to="vienna", action="")


def besieged() -> Table:
    """Example 38: Rome is occupied, so that Naples has the last factory of Italy that works."""
    forces = {"austria": {"armies": ["trieste", "rome"], "fleets": ["ionian_sea"]}}
    return maneuver(TWO, forces).play(A, "move_unit", to="ionian_sea", action="")


def timed() -> Table:
    return table(TWO, clock=timer(60))


def paused() -> Table:
    at = timed()
    at.match.apply(Command(A, "pause", {"reason": "tea"}))
    return at


def taken_back() -> Table:
    """Two steps are planned, and the second has been taken back."""
    return moved().play(A, "move_unit", to="prague", action="").play(A, "undo")


def both_acted() -> Table:
    return table(TWO).play(A, "propose", slot="Taxation").play(B, "propose", slot="Taxation")


def revealed() -> Table:
    """The last bid has opened all of them."""
    return begun(2, policy=UNDO["safe"]).play(A, "bid", amount_cents=0).play(B, "bid", amount_cents=300)


Given = tuple[str, Callable[[], Table], int, str, dict[str, Any], str]

CASES: list[Given] = [
    ("a move after the end", finished, A, "bid", {"amount_cents": 0}, "match_over"),
    ("an unknown seat", begun, 9, "bid", {"amount_cents": 0}, "unknown_seat"),
    ("a seat that is not active", lambda: table(TWO), B, "propose", {"slot": "Taxation"}, "not_priority_player"),
    ("a move of another mode", lambda: table(TWO), A, "vote", {"choice": 1}, "move_not_here"),
    ("propose while an import is open", importing, A, "propose", {"slot": "Taxation"}, "move_not_here"),
    ("agree while an import is open", importing, A, "agree", {}, "move_not_here"),
    (
        "import_unit without an import",
        lambda: table(TWO),
        A,
        "import_unit",
        {"type": "army", "at": "vienna"},
        "move_not_here",
    ),
    ("an answer without a question", planning, B, "answer", {"value": True}, "not_addressed"),
    ("a missing field", begun, A, "bid", {}, "bad_arguments"),
    ("an unknown field", begun, A, "bid", {"amount_cents": 1, "x": 1}, "bad_arguments"),
    ("text for money", begun, A, "bid", {"amount_cents": "12"}, "bad_arguments"),
    ("fractional cents", begun, A, "bid", {"amount_cents": 1.5}, "bad_arguments"),
    ("a boolean for a number", begun, A, "bid", {"amount_cents": True}, "bad_arguments"),
    ("an unknown slot", lambda: table(TWO), A, "propose", {"slot": "Casino"}, "bad_args"),
    ("an unknown territory", lambda: table(TWO), A, "propose", {"slot": "Factory", "site": "x"}, "bad_args"),
    ("a factory without a site", lambda: table(TWO), A, "propose", {"slot": "Factory"}, "bad_args"),
    ("a detail of another slot", lambda: table(TWO), A, "propose", {"slot": "Taxation", "site": "vienna"}, "bad_args"),
    ("an unknown territory to import to", importing, A, "import_unit", {"type": "army", "at": "x"}, "bad_args"),
    ("an unknown kind of unit", importing, A, "import_unit", {"type": "tank", "at": "vienna"}, "bad_arguments"),
    ("an unknown country", buying, A, "buy", {"country": "x", "stock": 1}, "bad_args"),
    ("a bid below zero", begun, A, "bid", {"amount_cents": -1}, "bid_out_of_range"),
    ("a bid above cash", begun, A, "bid", {"amount_cents": 2034}, "bid_out_of_range"),
    ("a slot 0 steps away", far, A, "propose", {"slot": "Factory"}, "slot_not_reachable"),
    ("a slot 7 steps away", far, A, "propose", {"slot": "R-Maneuver"}, "slot_not_reachable"),
    ("a way above cash", lambda: far(cash=199), A, "propose", {"slot": "Taxation"}, "cannot_pay_steps"),
    (
        "a factory above cash",
        lambda: far("center", 400),
        A,
        "propose",
        {"slot": "Factory", "site": "prague"},
        "insufficient_funds",
    ),
    (
        "imports above cash",
        lambda: far("center", 50),
        A,
        "propose",
        {"slot": "Import", "units": [["army", "vienna"]]},
        "insufficient_funds",
    ),
    (
        "interest above cash",
        lambda: table({"austria": {A: [5], B: [4]}}, cash=[300]),
        A,
        "propose",
        {"slot": "Investor"},
        "insufficient_funds",
    ),
    ("a factory abroad", lambda: table(TWO), A, "propose", {"slot": "Factory", "site": "rome"}, "bad_site"),
    (
        "a factory where there is one",
        lambda: table(TWO),
        A,
        "propose",
        {"slot": "Factory", "site": "vienna"},
        "bad_site",
    ),
    ("a factory under occupation", occupied, A, "propose", {"slot": "Factory", "site": "trieste"}, "bad_site"),
    (
        "production without a factory",
        lambda: table(TWO),
        A,
        "propose",
        {"slot": "L-Produce", "sites": ["prague"]},
        "bad_site",
    ),
    ("production under occupation", occupied, A, "propose", {"slot": "L-Produce", "sites": ["vienna"]}, "bad_site"),
    (
        "a site listed twice",
        lambda: table(TWO),
        A,
        "propose",
        {"slot": "L-Produce", "sites": ["vienna", "vienna"]},
        "bad_site",
    ),
    ("production above a limit", crowded, A, "propose", {"slot": "L-Produce", "sites": ["vienna"]}, "unit_limit"),
    ("imports above a limit", crowded, A, "propose", {"slot": "Import", "units": [["army", "vienna"]]}, "unit_limit"),
    ("a forced choice left open", crowded, A, "propose", {"slot": "L-Produce"}, "choice_required"),
    (
        "a fourth import",
        lambda: table(TWO),
        A,
        "propose",
        {"slot": "Import", "units": [["army", "vienna"]] * 4},
        "too_many_imports",
    ),
    ("an import abroad", importing, A, "import_unit", {"type": "army", "at": "rome"}, "bad_site"),
    (
        "an import under occupation",
        occupied,
        A,
        "propose",
        {"slot": "Import", "units": [["army", "trieste"]]},
        "bad_site",
    ),
    ("a fleet outside a port", importing, A, "import_unit", {"type": "fleet", "at": "vienna"}, "bad_site"),
    (
        "a unit that does not exist",
        planning,
        A,
        "move_unit",
        {"to": "trieste", "action": "", "unit": 7},
        "no_such_unit",
    ),
    (
        "a unit of the other phase",
        both_kinds,
        A,
        "move_unit",
        {"to": "vienna", "action": "", "unit": 1},
        "no_such_unit",
    ),
    ("a unit that has moved", moved, A, "move_unit", {"to": "vienna", "action": "", "unit": 0}, "no_such_unit"),
    ("a negative unit", planning, A, "move_unit", {"to": "trieste", "action": "", "unit": -1}, "no_such_unit"),
    ("a place out of reach", armies, A, "move_unit", {"to": "spain", "action": ""}, "bad_destination"),
    ("an army to sea", armies, A, "move_unit", {"to": "ionian_sea", "action": ""}, "bad_destination"),
    ("a fleet to land", planning, A, "move_unit", {"to": "vienna", "action": ""}, "bad_destination"),
    ("an unknown place", planning, A, "move_unit", {"to": "x", "action": ""}, "bad_args"),
    ("a convoy too many", convoying, A, "move_unit", {"to": "paris", "action": "hostile"}, "convoy_full"),
    ("force on the last factory", besieged, A, "move_unit", {"to": "naples", "action": "hostile"}, "bad_action"),
    ("fire to the last factory", besieged, A, "move_unit", {"to": "naples", "action": "blow up italy"}, "bad_action"),
    ("war on nobody", armies, A, "move_unit", {"to": "venice", "action": "war italy army"}, "bad_action"),
    ("a plain move into a foreign home", armies, A, "move_unit", {"to": "venice", "action": ""}, "bad_action"),
    ("an unknown action", armies, A, "move_unit", {"to": "venice", "action": "dance"}, "bad_action"),
    ("a vote for a third proposal", voting, C, "vote", {"choice": 3}, "bad_vote"),
    ("a vote for nothing", voting, C, "vote", {"choice": 0}, "bad_vote"),
    ("a stock that is not for sale", buying, A, "buy", {"country": "austria", "stock": 5}, "stock_unavailable"),
    ("a stock that does not exist", buying, A, "buy", {"country": "italy", "stock": 9}, "stock_unavailable"),
    ("a returned stock one has not", buying, A, "buy", {"country": "austria", "stock": 4, "returned": 2}, "bad_return"),
    (
        "a returned stock of another country",
        buying,
        A,
        "buy",
        {"country": "italy", "stock": 4, "returned": 3},
        "bad_return",
    ),
    ("a larger stock returned", buying, A, "buy", {"country": "austria", "stock": 4, "returned": 5}, "bad_return"),
    ("a price above cash", buying, A, "buy", {"country": "italy", "stock": 8}, "insufficient_funds"),
    ("nothing to take back", begun, A, "undo", {}, "nothing_to_undo"),
    ("taking back after somebody else has acted", both_acted, A, "undo", {}, "undo_not_allowed"),
    ("taking back twice in a row", taken_back, A, "undo", {}, "undo_not_allowed"),
    ("taking back past a reveal at a safe table", revealed, B, "undo", {}, "undo_barrier"),
    (
        "taking back where nobody may",
        lambda: begun(policy=UNDO["off"]).play(A, "bid", amount_cents=0),
        A,
        "undo",
        {},
        "undo_not_allowed",
    ),
    ("pausing without a clock", lambda: table(TWO), A, "pause", {}, "nothing_to_pause"),
    ("resuming without a clock", lambda: table(TWO), A, "resume", {}, "not_paused"),
    ("pausing twice", paused, A, "pause", {}, "match_paused"),
    ("a second bid", lambda: begun().play(A, "bid", amount_cents=0), A, "bid", {"amount_cents": 0}, "not_your_turn"),
    ("resuming a running game", timed, A, "resume", {}, "not_paused"),
]


@pytest.mark.parametrize(("case", "given", "seat", "name", "args", "code"), CASES, ids=[case[0] for case in CASES])
def test_bad_input_is_refused_and_changes_nothing(
    case: str, given: Callable[[], Table], seat: int, name: str, args: dict[str, Any], code: str
) -> None:
    """The core's code, or the game's inside `illegal_move`."""
    at = given()
    before = at.match.digest()

    with pytest.raises(Rejected) as refused:
        at.match.apply(Command(seat, name, args or None))

    assert code in (refused.value.code, refused.value.reason)
    assert at.match.digest() == before


ORDERED: list[tuple[str, Callable[[], Table], dict[str, Any], str]] = [
    ("slot before site", lambda: far("L-Produce"), {"slot": "Factory", "site": "rome"}, "slot_not_reachable"),
    ("way before site", lambda: far(cash=0), {"slot": "Taxation"}, "cannot_pay_steps"),
    ("site before money", lambda: far("center", 0), {"slot": "Factory", "site": "rome"}, "bad_site"),
    (
        "limit before money",
        lambda: table(TWO, cash=[0], forces={"austria": {"armies": ["vienna"] * 12}}),
        {"slot": "Import", "units": [["army", "vienna"]]},
        "unit_limit",
    ),
    (
        "number before site",
        lambda: table(TWO, cash=[0]),
        {"slot": "Import", "units": [["army", "rome"]] * 4},
        "too_many_imports",
    ),
]


@pytest.mark.parametrize(("case", "given", "args", "code"), ORDERED, ids=[case[0] for case in ORDERED])
def test_the_first_thing_that_is_wrong_is_named(
    case: str, given: Callable[[], Table], args: dict[str, Any], code: str
) -> None:
    """What is chosen, then sites and limits, then the money. Rules, section 15."""
    with pytest.raises(Rejected) as refused:
        given().match.apply(Command(A, "propose", args))

    assert refused.value.reason == code


def test_a_second_vote_and_a_second_answer_are_refused() -> None:
    """Not your turn."""
    at = voting().play(C, "vote", choice=1)
    with pytest.raises(Rejected, match="not_your_turn"):
        at.play(C, "vote", choice=2)

    holdings = {"austria": {D: [8]}, "italy": {A: [4], B: [3], C: [1, 2]}}
    at = maneuver(holdings, {"austria": {"armies": ["trieste"]}}, seats=4)
    at.play(D, "move_unit", to="venice", action="peace").answer(B, True)
    with pytest.raises(Rejected, match="not_addressed"):
        at.answer(B, False)


def test_a_country_bought_in_this_round_is_off_limits() -> None:
    """The next buyer is refused."""
    at = buying().play(A, "buy", country="italy", stock=1)
    with pytest.raises(Rejected, match="off_limits"):
        at.play(at.active[0], "buy", country="italy", stock=2)


def test_a_spectator_has_no_seat_to_act_with() -> None:
    """Only seats can be named in a command; a spectator may look."""
    assert SPECTATOR.seats == ()
    assert begun().match.view(SPECTATOR)["turn"] == "austria"


@pytest.mark.parametrize("seats", [1, 7])
def test_two_to_six_may_play(seats: int) -> None:
    """Any other number is refused."""
    with pytest.raises(BadOptions, match="2 to 6 seats"):
        Match(game, seats, seed="1")


@pytest.mark.parametrize(
    "options", [{"wheel": "square"}, {"speed": 1}, {"blow_up_armies": 2}, {"round_limit": 201}, {"rail_after": "yes"}]
)
def test_unknown_options_and_values_are_refused(options: dict[str, Any]) -> None:
    """Before the match begins."""
    with pytest.raises(BadOptions):
        Match(game, 3, seed="1", options=options)
