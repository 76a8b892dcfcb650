"""Battles with their limits, and what becomes of them when somebody leaves. Rules, sections B.3.1 and B.3.3."""

from __future__ import annotations

from rondel.games.skyreef.effects import power
from rondel.games.skyreef.says import OthersStruckDown
from rondel.games.skyreef.state import Found
from tests.core.parts.tables import A, B, C, D
from tests.games.skyreef.tables import Table


def test_only_active_blockers_of_the_defender_block() -> None:
    """Each refusal with its own reason; the attacked card is no blocker of itself."""
    table = Table()
    spar, tired, ghost = table.unit(B, "spar"), table.unit(B, "look", active=False), table.unit(B, "ghost")
    mine = table.unit(A, "look")
    table.attack(A, table.leader(A), tired)

    for blocker, reason in (
        (spar, "wrong_kind"),
        (tired, "exhausted"),
        (mine, "not_yours"),
        (table.leader(B), "wrong_kind"),
        (3, "unknown_card"),
    ):
        assert table.refused(B, "block", blocker=blocker) == reason
    assert table.refused(A, "block", blocker=ghost) == "not_priority_player"


def test_counters_need_a_value_or_a_counter_event() -> None:
    """Any number of them, and the bonus ends with the battle."""
    table = Table()
    anchor, squall, hard, rope = table.hand(B, "anchor", "squall", "hard", "rope")
    table.attack(A, table.leader(A), table.leader(B))
    assert table.refused(B, "counter", card=anchor) == "wrong_kind"
    assert table.refused(B, "counter", card=squall) == "wrong_kind"
    assert table.refused(A, "counter", card=hard) == "not_priority_player"
    table.do(B, "counter", card=hard)
    table.do(B, "counter", card=rope)
    assert table.s.battle.bonus == 3
    table.pass_(B)

    assert (table.s.battle, len(table.s.players[B].life)) == (None, 4)
    assert power(table.s, Found(B, table.s.players[B].leader)) == 5
    assert [card.kind for card in table.s.players[B].discard] == ["hard", "rope"]


def test_who_helps_needs_a_card_with_a_value() -> None:
    """Counter events are for the attacked alone."""
    table = Table(3)
    hard, anchor = table.hand(C, "hard", "anchor")
    table.attack(A, table.leader(A), table.leader(B))
    table.pass_(B)

    assert (table.at, table.participants) == ("battle/assist", (C,))
    assert table.refused(C, "assist", card=hard) == "wrong_kind"
    assert table.refused(C, "assist", card=anchor) == "wrong_kind"


def test_helpers_are_asked_in_turn_order_from_the_attacker() -> None:
    """Four seats, the defender in the middle."""
    table = Table(4, first=C)
    table.attack(C, table.leader(C), table.leader(A))
    table.pass_(A)

    assert (table.at, table.participants) == ("battle/assist", (D, B))


def test_weaker_attackers_do_nothing() -> None:
    """The target stands, the attacker stays rested and is not harmed."""
    table = Table()
    spar, anchor = table.unit(A, "spar"), table.unit(B, "anchor", active=False)
    table.attack(A, spar, anchor)
    table.all_pass()

    assert (table.kinds(A), table.kinds(B), table.fighter(spar).active) == (["spar"], ["anchor"], False)


def test_a_struck_leader_leaves_the_others_to_fight_on() -> None:
    """Three seats: its cards go, its turn is skipped, and the last one wins."""
    table = Table(3)
    table.unit(B, "spar")
    table.life(B)
    table.attack(A, table.leader(A), table.leader(B))
    table.all_pass()
    assert (table.s.players[B].out, table.kinds(B), table.match.over) == ("life", [], None)
    table.do(A, "pass_turn")
    table.pass_(A, C)
    assert table.s.active == C
    table.life(A)
    table.attack(C, table.leader(C), table.leader(A))
    table.pass_(A)

    assert table.match.over is not None
    assert (table.match.over.winners, table.match.over.reason) == ((C,), OthersStruckDown().phrase)


def test_an_attacker_who_leaves_ends_battle_and_turn() -> None:
    """The next seat begins."""
    table = Table(3)
    table.attack(A, table.leader(A), table.leader(B))
    table.concede(A)

    assert (table.s.active, table.at, table.s.battle) == (B, "play/main", None)


def test_a_defender_who_leaves_over_a_spark_loses_no_more() -> None:
    """What is left of a twin's damage goes with the seat."""
    table = Table(3)
    twin = table.unit(A, "twin")
    table.life(B, "sail", "sail")
    table.attack(A, twin, table.leader(B))
    table.all_pass()
    assert table.asked == (B, "spark")
    table.concede(B)

    assert (table.at, table.holder, table.s.wounds, table.s.battle) == ("play/main", A, [], None)
