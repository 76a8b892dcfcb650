"""The strategy phase: worked examples 9 to 17 and 53 to 56."""

from __future__ import annotations

from typing import Any

from rondel import HOST
from rondel.core.commands import Command
from rondel.games.ti4.orders import by_initiative
from rondel.games.ti4.state import held_by
from tests.games.ti4.tables import F6, P1, P2, P3, P4, P5, P6, Table, f6, seated


def bonuses(table: Table) -> dict[int, int]:
    return {number: card.bonus for number, card in enumerate(table.s.cards, 1) if card.bonus}


def test_cards_that_are_left_gain_a_trade_good() -> None:
    table = f6()
    table.pick()
    assert table.step == "summary"
    assert bonuses(table) == {}
    table.host("end_strategy_phase")
    assert bonuses(table) == {2: 1, 4: 1}
    assert table.s.phase == "action-phase"


def test_trade_goods_add_up_until_the_card_is_picked() -> None:
    table = f6()
    table.round(8, 7, 1, 5, 3, 6)
    table.pick_any(2, 1, 3, 5, 6, 7)
    pick = next(pick for pick in table.s.picks if pick.round == 2 and pick.card == 2)
    assert (pick.bonus, table.s.cards[1].bonus) == (1, 0)
    table.host("end_strategy_phase")
    assert bonuses(table) == {4: 2, 8: 1}
    table.to_status().host("end_status_phase")
    table.round(1, 3, 5, 6, 7, 8)
    assert bonuses(table) == {2: 1, 4: 3}
    done = table.do(table.current(), "pick_card", card=4)
    assert table.s.picks[-1].bonus == 3
    assert done.records[0].events[0].params["bonus"] == 3


def test_a_taken_card_cannot_be_taken_and_nobody_picks_out_of_turn() -> None:
    table = f6()
    table.do(P3, "pick_card", card=8)
    assert table.refused(P4, "pick_card", card=8) == "card_taken"
    assert table.refused(P4, "pick_card", card=9) == "unknown_card"
    assert table.refused(P5, "pick_card", card=1) == "not_your_turn"
    assert table.refused(P5, "pick_card", card=8) == "not_your_turn"


def test_the_host_picks_for_anybody_and_the_log_says_so() -> None:
    table = f6()
    table.do(P3, "pick_card", card=8)
    done = table.match.apply(Command(P4, "pick_card", {"card": 7}, actor=HOST))
    assert (done.entry.seat, done.entry.clicked_by) == (P4, HOST)
    done = table.host("pick_card", card=1)
    assert done.entry.clicked_by == HOST
    assert done.records[0].events[0].params["seat"] == P5
    assert table.s.current == P6


def test_reset_brings_cards_and_trade_goods_back() -> None:
    table = f6()
    table.round(8, 7, 1, 5, 3, 6)
    table.pick_any(2, 1, 3)
    assert table.refused(HOST, "reset_strategy_phase") == "confirm_required"
    table.host("reset_strategy_phase", confirm=True)
    assert not [pick for pick in table.s.picks if pick.round == 2]
    assert table.s.cards[1].bonus == 1
    assert table.s.current == table.s.speaker
    table.undo()
    assert [pick.card for pick in table.s.picks if pick.round == 2] == [2, 1, 3]
    assert table.refused(P1, "reset_strategy_phase", confirm=True) == "not_host"


def test_reset_works_from_the_summary_too() -> None:
    table = f6().pick()
    table.host("reset_strategy_phase", confirm=True)
    assert (table.step, table.s.current) == ("pick", P3)
    assert all(card.holder is None for card in table.s.cards)


def test_three_players_take_two_cards_each_in_two_rounds() -> None:
    table = seated(3).start(P2)
    order = []
    for card in (4, 6, 2, 1, 3, 7):
        order.append(table.current())
        table.do(table.current(), "pick_card", card=card)
    assert order == [P2, P3, P1, P2, P3, P1]
    assert [held_by(table.s, seat) for seat in (P1, P2, P3)] == [[2, 7], [1, 4], [3, 6]]
    table.host("end_strategy_phase")
    assert table.s.initiative == [P2, P1, P3]
    assert bonuses(table) == {5: 1, 8: 1}


def test_four_players_take_all_eight_cards() -> None:
    table = seated(4).start(P1)
    table.pick_any(*range(1, 9))
    table.host("end_strategy_phase")
    assert bonuses(table) == {}


def test_four_players_may_agree_on_one_card_each() -> None:
    table = seated(4, strategy_cards_per_player="1").start(P1)
    table.pick_any(1, 2, 3, 4)
    table.host("end_strategy_phase")
    assert bonuses(table) == {5: 1, 6: 1, 7: 1, 8: 1}


def test_two_cards_each_are_for_four_at_most() -> None:
    table = seated(5)
    assert table.refused(HOST, "set_option", id="strategy_cards_per_player", value="2") == "option_conflict"


def test_two_cards_agreed_before_more_sat_down_hold_up_the_end_of_set_up() -> None:
    table = seated(5, strategy_cards_per_player="2")
    assert table.refused(HOST, "finish_setup") == "option_conflict"


def test_initiative_goes_by_the_lowest_card() -> None:
    table = f6().to_action()
    assert table.s.initiative == [P5, P1, P6, P2, P4, P3]
    assert table.s.current == P5


def naalu(**options: Any) -> Table:
    seats = [(colour, "naalu" if faction == "jol-nar" else faction) for colour, faction in F6]
    return Table(seats=seats, **options).start().pick()


def test_naalu_go_first_by_their_token() -> None:
    table = naalu()
    table.host("end_strategy_phase")
    assert table.s.initiative == [P4, P5, P1, P6, P2, P3]


def test_without_the_option_naalu_wait_their_turn() -> None:
    table = naalu(naalu_zero_token=False)
    table.host("end_strategy_phase")
    assert table.s.initiative == [P5, P1, P6, P2, P4, P3]


def test_the_zero_token_can_be_taken_away_or_lent() -> None:
    table = naalu()
    table.host("set_zero_token", player=None)
    assert by_initiative(table.s) == [P5, P1, P6, P2, P4, P3]
    table.host("set_zero_token", player=P1)
    table.host("end_strategy_phase")
    assert table.s.initiative == [P1, P5, P6, P2, P4, P3]
    assert table.refused(HOST, "set_zero_token", player=P2) == "wrong_state"


def test_two_seats_may_exchange_cards_in_the_summary() -> None:
    table = f6().pick()
    table.do(P2, "swap_strategy_cards", a=6, b=1, reason="Imperial Arbiter")
    assert by_initiative(table.s) == [P2, P1, P6, P5, P4, P3]
    assert table.refused(P3, "swap_strategy_cards", a=6, b=1) == "not_your_seat"
    assert table.refused(HOST, "swap_strategy_cards", a=6, b=2) == "card_not_held"
    table.host("end_strategy_phase")
    assert table.refused(HOST, "swap_strategy_cards", a=6, b=1) == "wrong_state"


def test_cards_of_one_holder_cannot_be_exchanged() -> None:
    table = seated(3).start(P2)
    table.pick_any(4, 6, 2, 1, 3, 7)
    assert table.refused(HOST, "swap_strategy_cards", a=4, b=1) == "same_holder"


def test_a_card_kept_from_the_round_before_is_assigned_first() -> None:
    table = f6()
    table.round(8, 7, 1, 5, 3, 6)
    table.host("set_speaker", player=P3)
    table.host("assign_card", card=5, player=P1)
    order = []
    for card in (1, 2, 3, 4, 6):
        order.append(table.current())
        table.do(table.current(), "pick_card", card=card)
    assert order == [P3, P4, P5, P6, P2]
    assert table.step == "summary"


def test_with_two_cards_each_a_kept_one_counts_as_the_first() -> None:
    table = seated(3).start(P2)
    table.host("assign_card", card=8, player=P1)
    order = []
    for card in (1, 2, 3, 4, 5):
        order.append(table.current())
        table.do(table.current(), "pick_card", card=card)
    assert order == [P2, P3, P2, P3, P1]


def test_a_card_put_back_gives_its_trade_goods_back() -> None:
    table = f6()
    table.round(8, 7, 1, 5, 3, 6)
    table.pick_any(2)
    first = table.s.picks[-1].seat
    table.host("assign_card", card=2, player=None)
    assert (table.s.cards[1].holder, table.s.cards[1].bonus, table.s.current) == (None, 1, first)
    assert not [pick for pick in table.s.picks if pick.round == 2]
    assert table.refused(HOST, "assign_card", card=9, player=P1) == "unknown_card"
    assert table.refused(HOST, "assign_card", card=1, player=7) == "unknown_seat"


def test_in_the_action_phase_an_assigned_card_changes_initiative_only() -> None:
    table = f6().to_action()
    table.host("assign_card", card=1, player=P3)
    assert table.s.initiative[0] == P3
    assert table.s.current == P5
    assert table.s.cards[1].bonus == 1


def test_a_speaker_corrected_while_picking_changes_who_is_next() -> None:
    table = f6().pick_any(8, 7)
    table.host("set_speaker", player=P1)
    order = []
    for card in (1, 2, 3, 4):
        order.append(table.current())
        table.do(table.current(), "pick_card", card=card)
    assert order == [P1, P2, P5, P6]


def test_an_option_survives_a_rollback_and_a_round_keeps_what_it_began_with() -> None:
    table = seated(3).start(P2)
    table.pick_any(4, 6, 2, 1, 3, 7)
    table.host("end_strategy_phase")
    table.to_status()
    table.host("set_option", id="strategy_cards_per_player", value="1")
    table.undo(to="round")
    assert table.s.options.strategy_cards_per_player == "1"
    table.pick_any(4, 6, 2, 1, 3, 7)
    assert table.step == "summary"
    table.host("end_strategy_phase")
    table.to_status().host("end_status_phase")
    table.host("leave_mecatol_check")
    assert table.s.cards_per_player == 1
    assert table.refused(HOST, "set_option", id="strategy_cards_per_player", value="2") == "option_locked"
    table.pick_any(1, 2, 3)
    assert table.step == "summary"


def test_only_the_host_or_the_speaker_ends_the_phase() -> None:
    table = f6().pick()
    assert table.refused(P4, "end_strategy_phase") == "not_host"
    table.do(P3, "end_strategy_phase")
    assert table.s.phase == "action-phase"


def test_the_phase_cannot_end_before_the_summary() -> None:
    assert f6().refused(HOST, "end_strategy_phase") == "wrong_state"
