"""The examples of the specification, section B.3.5, each as a test."""

from __future__ import annotations

from rondel.games.skyreef.says import OthersStruckDown
from tests.core.parts.tables import A, B, C, D
from tests.games.skyreef.tables import Table


def test_an_attack_is_blocked_or_countered_by_the_attacked_seat_only() -> None:
    """E1: six against six is a hit, six against eight is not."""
    table = Table()
    table.volts(A, 1)
    table.unit(B, "look")
    rope, gull = table.hand(B, "rope", "gull")
    table.do(A, "attach", target=table.leader(A))
    table.attack(A, table.leader(A), table.leader(B))

    assert (table.at, table.holder, table.participants) == ("battle/block", B, (B,))
    table.pass_(B)
    assert table.at == "battle/counter"
    table.do(B, "counter", card=rope)
    table.do(B, "counter", card=gull)
    assert table.s.battle.bonus == 3
    table.pass_(B)
    assert (table.at, table.holder) == ("play/main", A)
    assert len(table.s.players[B].life) == 4


def test_equal_power_is_enough() -> None:
    """E1 without the Scout: the leader loses a life card."""
    table = Table()
    table.life(B, "rope", "rope")
    table.attack(A, table.leader(A), table.leader(B))
    table.all_pass()

    assert len(table.s.players[B].life) == 1
    assert [card.kind for card in table.s.players[B].hand] == ["rope"]


def test_dusk_asks_everybody_in_turn_order_again_after_somebody_acted() -> None:
    """E2: four seats, turn player C."""
    table = Table(4, first=C)
    table.volts(D, 1)
    spar = table.unit(C, "spar")
    (squall,) = table.hand(D, "squall")
    table.do(C, "pass_turn")
    assert (table.at, table.holder) == ("play/end/dusk", C)
    table.pass_(C)
    table.do(D, "dusk", source=squall)
    assert table.asked == (D, "choose_card")
    table.answer(D, spar)
    assert not table.fighter(spar).active
    assert table.holder == A
    table.pass_(A, B)
    assert table.holder == C
    table.pass_(C)
    assert table.holder == D
    table.pass_(D)

    assert table.s.active == D


def test_a_twin_hits_twice() -> None:
    """E3: the first damage takes the last card, the second finds none."""
    table = Table()
    twin = table.unit(A, "twin")
    table.life(B, "sail")
    table.attack(A, twin, table.leader(B))
    table.all_pass()
    assert table.asked == (B, "spark")
    assert [card.kind for card in table.seen(B)["players"][B]["taken"]] == ["sail"]
    assert table.seen(A)["players"][B]["taken"] == {"hidden": 1}
    table.answer(B, True)

    assert table.match.over is not None
    assert table.match.over.winners == (A,)
    assert table.match.over.reason == OthersStruckDown().phrase


def test_a_target_that_is_gone_ends_the_battle_at_once() -> None:
    """E4: no block or counter window."""
    table = Table()
    gunner = table.unit(A, "gunner")
    rope = table.unit(B, "rope", active=False)
    table.attack(A, gunner, rope)
    assert table.asked == (A, "choose_card")
    table.answer(A, rope)

    assert (table.at, table.holder) == ("play/main", A)
    assert (table.s.battle, table.kinds(B)) == (None, [])
