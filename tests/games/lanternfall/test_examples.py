"""The examples of the specification, section B.2.5, each as a test."""

from __future__ import annotations

from rondel.games.lanternfall.says import EnoughRenown
from tests.core.parts.tables import A, B, C
from tests.games.lanternfall.tables import Table


def test_opponents_are_asked_in_turn_order_although_it_is_not_their_turn() -> None:
    """E1: each discards a card of their choice, then the turn goes on."""
    table = Table(3)
    thief = table.field(A, "thief")
    first, second = table.hand(B, "moth", "appr")
    table.hand(C, "fog", "schol")
    table.do(A, "journey", wanderer=thief)

    assert table.renown() == [1, 0, 0]
    assert table.asked == (B, "discard")
    assert table.refused_answer(B, 12345) == "not_an_option"
    table.answer(B, first)
    assert table.asked == (C, "discard")
    table.answer(C, table.s.players[C].hand[0].iid)
    assert [card.iid for card in table.s.players[B].hand] == [second]
    assert (table.at, table.holder) == ("play/main", A)


def test_both_fall_in_the_same_settle_and_the_trigger_can_win_in_somebody_elses_turn() -> None:
    """E2."""
    table = Table()
    knight = table.field(A, "knight", damage=3)
    twins = table.field(B, "twins", ready=False)
    table.s.players[B].renown = 14
    table.do(A, "duel", attacker=knight, defender=twins)

    assert (table.kinds(A), table.kinds(B)) == ([], [])
    assert table.match.over is not None
    assert (table.match.over.winners, table.match.over.reason) == ((B,), EnoughRenown(15).phrase)


def test_a_headstrong_wanderer_must_duel_before_the_turn_ends() -> None:
    """E3: only while it has a legal duel."""
    table = Table()
    table.field(A, "hermit")
    moth = table.field(B, "moth", ready=False)
    assert table.refused(A, "pass_turn") == "must_duel"

    table.wanderer(moth).ready = True
    table.end_turn(A)
    assert table.s.active == B


def test_several_triggers_of_a_seat_are_picked_by_it() -> None:
    """E4: two Wardens, one question."""
    table = Table()
    hurt = table.field(A, "giant", damage=3)
    for _ in range(2):
        table.field(A, "choir")
    table.end_turn(A)
    table.end_turn(B)

    assert table.asked == (A, "pick_trigger")
    table.answer(A, table.s.bag[1].id)
    assert table.at == "play/main"
    assert table.wanderer(hurt).damage == 1
