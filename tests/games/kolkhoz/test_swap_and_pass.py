"""Swapping with the plot and passing cards. Rules, sections 5.3 and 11."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from rondel import Kernel, Rejected
from rondel.core.playing import begin, play
from rondel.games.kolkhoz.cards import Suit
from rondel.games.kolkhoz.game import game
from rondel.games.kolkhoz.passing import receiver
from rondel.games.kolkhoz.state import hours
from tests.games.kolkhoz.tables import Table, card, names, put, run_to, step


def in_swap(**options: Any) -> Table:
    """Year 2, seat 0 with the cards of E20."""
    table = Table(**options).run_to("swap", 2)
    player = table.s.players[0]
    put(table.s, player.plot.hidden, "SK")
    put(table.s, player.plot.revealed, "D2")
    put(table.s, player.hand, "H6 S8 C7 C8 C9")
    return table


def swap(table: Table, *args: Any) -> None:
    table.play(0, "swap_card", **dict(zip(("plot_index", "hand_index", "plot_type"), args, strict=False)))


def test_a_swap_exchanges_places_and_visibility() -> None:
    """E20."""
    table = in_swap()
    player = table.s.players[0]

    swap(table, 0, 0, "revealed")
    assert (names(player.plot.revealed), names(player.hand)) == ("H6", "D2 S8 C7 C8 C9")
    swap(table, 0, 1)
    assert (names(player.plot.hidden), names(player.hand)) == ("S8", "D2 SK C7 C8 C9")
    with pytest.raises(Rejected) as refused:
        swap(table, 1, 0, "hidden")
    assert refused.value.reason == "bad_index"
    table.play(0, "confirm_swap")
    with pytest.raises(Rejected) as refused:
        swap(table, 0, 0, "revealed")
    assert refused.value.code == "already_committed"


def test_a_low_card_swapped_out_and_played_is_in_the_next_pool() -> None:
    """E20, its end: two hours of work, then the pool of year 3."""
    table = in_swap()
    swap(table, 0, 0, "revealed")
    table.s.lead, table.s.trump = 0, Suit("Spades")
    for seat in range(4):
        table.play(seat, "confirm_swap")
    table.play_card(0, "D2")
    while table.s.trick_count == 0 or table.s.assigning:
        step(table.kernel, Random(0))

    job = table.s.jobs[Suit("Diamonds")]
    assert card("D2") in job.bucket
    assert job.hours == sum(hours(table.s, key) for key in job.bucket)
    s = table.run_to("planning", 3).s
    assert (s.year, card("D2") in [*s.undealt, *(key for player in s.players for key in player.hand)]) == (3, True)


def test_bots_are_confirmed_when_the_phase_begins() -> None:
    """E21: one person and three bots."""
    table = Table(is_human=[True, False, False, False]).run_to("swap", 2)
    assert table.kernel.actors() == [0]

    table.play(0, "confirm_swap")
    assert table.phase == "trick"


def test_a_table_of_bots_never_waits_in_the_swap_phase() -> None:
    """E21: all four are bots."""
    table = Table(is_human=[False] * 4).run_to("trick", 2)

    assert table.s.year == 2
    assert "years/year/swap" in [mark.address for mark in table.match.marks]
    assert "ready" not in [entry.name for entry in table.match.entries]


def test_bots_may_be_allowed_to_swap() -> None:
    """Option `bot_swap`."""
    table = Table(is_human=[True, False, False, False], bot_swap="play").run_to("swap", 2)

    assert table.kernel.actors() == [0, 1, 2, 3]


def test_a_used_up_limit_leaves_only_the_confirmation() -> None:
    """Option `swap_limit`."""
    table = in_swap(swap_limit=1)
    swap(table, 0, 0, "revealed")

    with pytest.raises(Rejected) as refused:
        swap(table, 0, 0, "hidden")
    assert refused.value.reason == "swap_limit"
    assert table.legal(0) == [("ready", ())]


def passing(year: int) -> Kernel:
    kernel = begin(game, 4, {"pass_cards": True}, "passing")
    run_to(kernel, "pass", year)
    for player, listed in zip(kernel.s.players, ("H7 H6", "D8 D6", "C9 C6", "S10 S6"), strict=True):
        put(kernel.s, player.hand, listed)
    for seat in (2, 0, 3, 1):
        play(kernel, seat, "pass_card", (0,))
    return kernel


def test_cards_pass_to_the_left_in_even_years_and_to_the_right_in_odd_ones() -> None:
    """E35."""
    even, odd = passing(2).s, passing(3).s

    assert [names(player.hand) for player in even.players] == ["H6 S10", "D6 H7", "C6 D8", "S6 C9"]
    assert [names(player.hand) for player in odd.players] == ["H6 D8", "D6 C9", "C6 S10", "S6 H7"]
    assert (receiver(even, 0), receiver(odd, 0)) == (1, 3)


def test_a_pick_is_final_and_moves_nothing_until_all_have_picked() -> None:
    """Section 11, `pass_cards`."""
    table = Table(pass_cards=True).run_to("pass", 2)
    hand = list(table.s.players[1].hand)
    table.play(1, "pass_card", card_index=2)

    assert table.s.players[1].hand == hand
    assert table.kernel.actors() == [0, 2, 3]
    with pytest.raises(Rejected) as refused:
        table.play(1, "pass_card", card_index=0)
    assert refused.value.reason == "already_confirmed"
