"""The auction: worked examples 1 to 7 and 51 of the specification."""

import pytest

from rondel.core.view import SPECTATOR, Viewer
from rondel.errors import Rejected
from rondel.games.imperial.atlas import COUNTRIES
from tests.games.imperial.tables import AUSTRIA, FRANCE, ITALY, A, B, C, Table, begun, stock_of


def bids(table: Table, *amounts: int) -> Table:
    for seat, amount in enumerate(amounts):
        table.play(seat, "bid", amount_cents=amount)
    return table


@pytest.mark.parametrize(("seats", "cash"), [(2, 3050), (3, 2033), (4, 1525), (5, 1220), (6, 1017)])
def test_the_pool_is_shared_equally_and_rounded_to_the_cent(seats: int, cash: int) -> None:
    """Example 1."""
    table = begun(seats)

    assert table.cash() == [cash] * seats
    assert table.mode == "bid"
    assert table.active == list(range(seats))
    assert (table.s.order, table.s.card, table.s.round) == ([], None, 0)


def test_each_bidder_gets_the_largest_stock_the_bid_affords_and_pays_the_whole_bid() -> None:
    """Example 2."""
    table = bids(begun(), 1250, 910, 599)
    for seat in (A, B, C):
        assert table.mode == "buy-bid"
        assert table.active == [seat]
        table.play(seat, "accept_bid")

    assert [stock_of(table, seat) for seat in (A, B, C)] == [{AUSTRIA: [5]}, {AUSTRIA: [4]}, {AUSTRIA: [2]}]
    assert table.cash() == [2033 - 1250, 2033 - 910, 2033 - 599]
    austria = table.country("austria")
    assert (austria.treasury, austria.leaders, austria.democracy) == (2759, [A, B, C], True)


def test_a_bidder_may_decline_and_keep_the_money() -> None:
    """Example 3."""
    table = bids(begun(), 1250, 910, 599).play(A, "decline_bid").play(B, "accept_bid").play(C, "accept_bid")

    assert stock_of(table, A) == {}
    austria = table.country("austria")
    assert (austria.treasury, austria.leaders, austria.democracy) == (1509, [B, C], False)


def test_a_stock_that_is_gone_leaves_the_next_smaller_one_at_the_full_bid() -> None:
    """Example 4."""
    table = bids(begun(2), 900, 950).play(B, "accept_bid").play(A, "accept_bid")

    assert (stock_of(table, B), stock_of(table, A)) == ({AUSTRIA: [4]}, {AUSTRIA: [3]})
    assert table.cash() == [3050 - 900, 3050 - 950]


def test_bids_below_the_cheapest_stock_ask_nobody() -> None:
    """Example 5."""
    table = bids(begun(), 199, 0, 150)

    assert (table.mode, table.s.turn) == ("bid", ITALY)
    assert table.cash() == [2033] * 3


def test_bidding_ends_early_when_nobody_has_two_dollars_left() -> None:
    """Example 6: the first country with a leader begins round 1."""
    table = bids(begun(2), 0, 0)
    bids(table, 0, 3050).play(B, "accept_bid")
    assert (table.mode, table.s.turn, table.active) == ("bid", FRANCE, [A])
    table.play(A, "bid", amount_cents=3050).play(A, "accept_bid")

    assert (table.mode, table.s.turn, table.active, table.s.round) == ("proposal", ITALY, [B], 1)


def test_the_richest_player_comes_first_and_holds_the_card() -> None:
    """Example 7."""
    table = begun()
    for spent in ((1723, 1333, 1993), (0, 0, 0), (0, 0), (0, 0), (0, 0), (0, 0)):
        if table.s.turn == AUSTRIA:
            bids(table, *spent)
            for seat in (C, A, B):
                table.play(seat, "accept_bid")
        else:
            for seat in table.active:
                table.play(seat, "bid", amount_cents=0)

    assert table.cash() == [310, 700, 40]
    assert (table.s.order, table.s.card) == ([B, A, C], B)


def test_a_game_in_which_nobody_buys_anything_is_a_shared_victory() -> None:
    """Example 51."""
    table = begun()
    for _ in COUNTRIES:
        bids(table, 0, 0, 0)

    assert table.mode == "game-over"
    assert table.active == []
    assert table.s.turn is None
    assert table.s.ending == "no_leader"
    assert sorted(table.s.order) == [A, B, C]
    assert table.match.over is not None
    assert table.match.over.winners == (A, B, C)
    assert table.match.over.scores == (2033, 2033, 2033)


def test_equal_bids_are_ordered_at_random_and_worthless_ones_are_not() -> None:
    """Section 12: one draw for the tie of A and B, none for bids that buy nothing."""
    table = bids(begun(4), 900, 900, 100, 100)

    assert sorted(table.s.bid_order) == [A, B]
    assert table.match.kernel.chance.drawn == 1


def test_a_bid_is_secret_until_all_are_in() -> None:
    """Others see that it was placed, in neither view nor log what it is."""
    table = begun().play(A, "bid", amount_cents=777)

    assert table.active == [B, C]
    for viewer in (Viewer((B,)), SPECTATOR):
        assert b"777" not in table.match.view_json(viewer)
        assert table.match.log(viewer) == []
    assert table.match.view(Viewer((A,)))["players"][A]["bid"] == 777
    table.play(B, "bid", amount_cents=0).play(C, "bid", amount_cents=0)
    assert table.match.view(SPECTATOR)["bids"] == {A: 777, B: 0, C: 0}


def test_a_second_bid_is_refused() -> None:
    """Error table: not your turn."""
    table = begun().play(A, "bid", amount_cents=5)

    with pytest.raises(Rejected, match="not_your_turn"):
        table.play(A, "bid", amount_cents=6)
