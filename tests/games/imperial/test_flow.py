"""Every row of the transition table, each with the triggers that the specification names. Rules, section 6.3."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import pytest

from rondel.games.imperial.atlas import CountryId
from rondel.games.imperial.state import Imperial
from tests.games.imperial.tables import A, B, C, Table, begun, maneuver, table

DICTATOR = {"austria": {A: [5]}, "italy": {B: [5]}}
DEMOCRACY = {"austria": {A: [5], B: [4], C: [2]}, "italy": {B: [5]}}
PARLIAMENTS = {"austria": {A: [5], B: [4], C: [2]}, "italy": {A: [4], B: [3], C: [1, 2]}}
ASKED = {"austria": {A: [5]}, "italy": {A: [4], B: [3], C: [1, 2]}}
"""A dictator asks a parliament."""
ARMY = {"austria": {"armies": ["trieste"]}}
ARMIES = {"austria": {"armies": ["trieste", "vienna"]}}
Play = Callable[[Table], object]


class Row(NamedTuple):
    """One way in which a row comes about."""

    number: int
    trigger: str
    given: Callable[[], Table]
    deed: Play
    modes: tuple[str, str]
    """Before and after."""
    slot: str = "center"
    """Where Austria's marker stands afterwards: what has been carried out."""


def does(seat: int, name: str, /, **args: Any) -> Play:
    return lambda at: at.play(seat, name, **args)


def answers(*seats: int) -> Play:
    return lambda at: [at.answer(seat, True) for seat in seats]


def bids(*amounts: Sequence[int]) -> Callable[[], Table]:
    """Two players, and what they have bid so far, country by country; whoever can buy does."""

    def given() -> Table:
        at = begun(2)
        for first, second in amounts:
            at.play(A, "bid", amount_cents=first).play(B, "bid", amount_cents=second)
            while at.mode == "buy-bid":
                at.play(at.active[0], "accept_bid")
        return at

    return given


def bid_of(first: int, before: Callable[[], Table]) -> Callable[[], Table]:
    """The same, and the first bid for the next country."""
    return lambda: before().play(A, "bid", amount_cents=first)


def offered(before: Callable[[], Table]) -> Callable[[], Table]:
    """The same, and the next country offered to A for two dollars."""
    return lambda: bid_of(200, before)().play(B, "bid", amount_cents=0)


def opposed(**more: Any) -> Table:
    return table(DEMOCRACY, forces=ARMY, treasuries={"austria": 1100}, **more).play(A, "propose", slot="Taxation")


def countering() -> Table:
    """The opposition plans the only army."""
    return table(PARLIAMENTS, forces=ARMY).play(A, "propose", slot="Taxation").play(B, "propose", slot="L-Maneuver")


def moving(holdings: Any, forces: Any) -> Callable[[], Table]:
    return lambda: maneuver(holdings, forces)


def asking(holdings: Any, forces: Any) -> Callable[[], Table]:
    return lambda: maneuver(holdings, forces).play(A, "move_unit", to="venice", action="peace")


def voted() -> Table:
    return opposed().play(B, "propose", slot="L-Produce").play(A, "vote", choice=1)


def last_buyer(**more: Any) -> Callable[[], Table]:
    """Everybody but the last has done with buying."""

    def given() -> Table:
        at = table({"russia": {A: [5], B: [1]}}, treasuries={"russia": 600}, seats=2, **more)
        at.play(A, "propose", slot="Investor")
        return at.play(A, "punt", final=True)

    return given


def rich(s: Imperial) -> None:
    s.countries[CountryId("austria")].points = 24


def taxed() -> Table:
    return table(DICTATOR, chips={"austria": ["romania", "greece", "bulgaria"]}, prepare=rich)


PEACE = {"to": "venice", "action": "peace"}
NOTHING = ((0, 0),) * 6
ROWS = [
    Row(1, "last bid", bid_of(200, bids()), does(B, "bid", amount_cents=0), ("bid", "buy-bid")),
    Row(2, "country finished, bought", offered(bids()), does(A, "accept_bid"), ("buy-bid", "bid")),
    Row(2, "country finished, declined", offered(bids()), does(A, "decline_bid"), ("buy-bid", "bid")),
    Row(3, "last country", offered(bids((200, 0), *NOTHING[:4])), does(A, "accept_bid"), ("buy-bid", "proposal")),
    Row(
        3,
        "nobody has two dollars",
        lambda: bids((3050, 0))().play(B, "bid", amount_cents=3050),
        does(B, "accept_bid"),
        ("buy-bid", "proposal"),
    ),
    Row(
        4,
        "a dictator's maneuver",
        lambda: table(DICTATOR, forces=ARMY),
        does(A, "propose", slot="L-Maneuver"),
        ("proposal", "continue-man"),
    ),
    Row(
        4,
        "a democracy's maneuver",
        lambda: table(DEMOCRACY, forces=ARMY),
        does(A, "propose", slot="R-Maneuver"),
        ("proposal", "continue-man"),
    ),
    Row(5, "dictatorship", lambda: table(DICTATOR), does(A, "propose", slot="Taxation"), ("proposal",) * 2, "Taxation"),
    Row(6, "democracy", lambda: table(DEMOCRACY), does(A, "propose", slot="Taxation"), ("proposal", "proposal-opp")),
    Row(7, "a maneuver against it", opposed, does(B, "propose", slot="L-Maneuver"), ("proposal-opp", "continue-man")),
    Row(8, "the opposition agrees", opposed, does(B, "agree"), ("proposal-opp", "proposal"), "Taxation"),
    Row(9, "another slot against it", opposed, does(B, "propose", slot="L-Produce"), ("proposal-opp", "vote")),
    Row(10, "a step", moving(DICTATOR, ARMIES), does(A, "move_unit", to="vienna", action=""), ("continue-man",) * 2),
    Row(10, "a dictator is asked", moving(DICTATOR, ARMIES), does(A, "move_unit", **PEACE), ("continue-man",) * 2),
    Row(10, "a dictator has answered", asking(DICTATOR, ARMIES), answers(B), ("continue-man",) * 2),
    Row(
        11,
        "a democracy is asked",
        moving(PARLIAMENTS, ARMY),
        does(A, "move_unit", **PEACE),
        ("continue-man", "peace-vote"),
    ),
    Row(12, "the last unit", moving(DICTATOR, ARMY), does(A, "hold_rest"), ("continue-man", "proposal"), "L-Maneuver"),
    Row(12, "the last answer", asking(DICTATOR, ARMY), answers(B), ("continue-man", "proposal"), "L-Maneuver"),
    Row(12, "the last peace vote", asking(ASKED, ARMY), answers(B, C), ("peace-vote", "proposal"), "L-Maneuver"),
    Row(13, "the last unit", moving(DEMOCRACY, ARMY), does(A, "hold_rest"), ("continue-man", "proposal-opp")),
    Row(13, "the last peace vote", asking(PARLIAMENTS, ARMY), answers(B, C), ("peace-vote", "proposal-opp")),
    Row(14, "the last unit", countering, does(B, "hold_rest"), ("continue-man", "vote")),
    Row(
        14,
        "the last peace vote",
        lambda: countering().play(B, "move_unit", **PEACE),
        answers(A),
        ("peace-vote", "vote"),
    ),
    Row(15, "a side has more than half", asking(PARLIAMENTS, ARMIES), answers(B, C), ("peace-vote", "continue-man")),
    Row(16, "a proposal has more than half", voted, does(C, "vote", choice=1), ("vote", "proposal"), "Taxation"),
    Row(
        17,
        "Investor landed on",
        lambda: table(DICTATOR, treasuries={"austria": 500}),
        does(A, "propose", slot="Investor"),
        ("proposal", "buy"),
        "Investor",
    ),
    Row(
        17,
        "Investor passed",
        lambda: table(DICTATOR, slots={"austria": "R-Produce"}),
        does(A, "propose", slot="R-Maneuver"),
        ("proposal", "buy"),
        "R-Maneuver",
    ),
    Row(
        18,
        "Investor not passed",
        lambda: table(DICTATOR),
        does(A, "propose", slot="Import", units=[]),
        ("proposal",) * 2,
        "Import",
    ),
    Row(19, "no buyer left", last_buyer(), does(B, "punt", final=True), ("buy", "proposal")),
    Row(20, "25 points", taxed, does(A, "propose", slot="Taxation"), ("proposal", "game-over"), "Taxation"),
    Row(21, "no bid buys: the next country", bid_of(199, bids()), does(B, "bid", amount_cents=0), ("bid", "bid")),
    Row(
        21,
        "no bid buys: the last country",
        bid_of(0, bids((200, 0), *NOTHING[:4])),
        does(B, "bid", amount_cents=0),
        ("bid", "proposal"),
    ),
    Row(
        22,
        "the round limit after a turn",
        lambda: table({"russia": {A: [5]}}, round_limit=1),
        does(A, "propose", slot="Taxation"),
        ("proposal", "game-over"),
    ),
    Row(
        22, "the round limit after buying", last_buyer(round_limit=1), does(B, "punt", final=True), ("buy", "game-over")
    ),
    Row(
        23,
        "no leader, nothing bid",
        bid_of(0, bids(*NOTHING[:5])),
        does(B, "bid", amount_cents=0),
        ("bid", "game-over"),
    ),
    Row(23, "no leader, declined", offered(bids(*NOTHING[:5])), does(A, "decline_bid"), ("buy-bid", "game-over")),
    Row(24, "the leader's draft opens", lambda: table(DEMOCRACY), does(A, "propose", slot="Import"), ("proposal",) * 2),
    Row(
        24,
        "the leader's draft grows",
        lambda: table(DEMOCRACY).play(A, "propose", slot="Import"),
        does(A, "import_unit", type="army", at="vienna"),
        ("proposal",) * 2,
    ),
    Row(24, "the opposition's draft opens", opposed, does(B, "propose", slot="Import"), ("proposal-opp",) * 2),
    Row(
        24,
        "the opposition's draft grows",
        lambda: opposed().play(B, "propose", slot="Import"),
        does(B, "import_unit", type="army", at="vienna"),
        ("proposal-opp",) * 2,
    ),
]


@pytest.mark.parametrize("row", ROWS, ids=[f"{row.number}: {row.trigger}" for row in ROWS])
def test_a_row_of_the_transition_table(row: Row) -> None:
    at = row.given()
    before = at.mode
    row.deed(at)

    assert (before, at.mode, at.country("austria").slot) == (*row.modes, row.slot)


def test_no_row_is_missing() -> None:
    assert {row.number for row in ROWS} == set(range(1, 25))
