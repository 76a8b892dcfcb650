"""The examples of the specification, section B.1.6, each as a test."""

from __future__ import annotations

from rondel import NOBODY
from tests.core.parts.tables import A, B, C
from tests.games.emberlode.tables import Table, at, seat_at


def test_a_player_can_answer_an_answer() -> None:
    """E1, the case in which a naive engine would have advanced."""
    table = Table()
    table.wells(A, 3)
    table.wells(B, 2)
    brawler, snare = table.hand(A, "brawler", "snare")
    (quell,) = table.hand(B, "nullw")

    table.do(A, "cast", card=brawler)
    assert table.holder == A
    table.pass_(A)
    table.do(B, "cast", card=quell, targets=[{"object": table.s.stack[0].id}])
    assert table.holder == B
    table.pass_(B)
    assert (table.holder, table.streak) == (A, (B,))
    table.do(A, "cast", card=snare, targets=[{"object": table.s.stack[1].id}])
    table.pass_(A, B)
    assert (table.stack(), table.holder) == (["brawler"], A)
    assert [card.kind for card in table.s.players[B].discard] == ["nullw"]
    table.pass_(A, B)
    assert (table.kinds(A), table.holder) == (["brawler"], A)
    table.pass_(A, B)
    assert (table.at, table.holder) == ("play/combat/begin", A)


def test_simultaneous_deaths_trigger_in_turn_order() -> None:
    """E2: the turn player's trigger is put on the stack first, so the other one resolves first."""
    table = Table(first=B)
    table.wells(B, 4)
    table.field(A, "mourner")
    table.field(B, "sprite")
    (acre,) = table.hand(B, "scorch")
    table.do(B, "cast", card=acre)
    table.pass_(B, A)

    assert table.asked == (A, "choose_target")
    table.answer(A, {"seat": B})
    assert table.stack() == ["sprite", "mourner"]
    table.pass_(B, A)
    assert table.vigor() == [15, 14]
    assert table.stack() == ["sprite"]
    table.pass_(B, A)
    assert len(table.s.players[B].hand) == 1


def test_passing_the_turn_still_ends_it_properly() -> None:
    """E3: combat and the second main phase are skipped, the end step and the discard are not."""
    table = Table()
    hand = table.hand(A, *["well"] * 9)

    table.do(A, "pass_turn")
    assert (table.at, table.holder) == ("play/ending/end", A)
    table.pass_(A, B)
    assert table.asked == (A, "discard")
    assert table.refused_answer(A, hand[:1]) == "wrong_number"
    table.answer(A, hand[:2])
    assert len(table.s.players[A].hand) == 7
    assert (table.s.active, table.at) == (B, "play/beginning/upkeep")


def test_blocks_are_asked_from_each_attacked_seat_in_turn_order() -> None:
    """E4: three seats; somebody who passed is asked again after a response."""
    table = Table(3)
    attackers = [table.field(A, kind) for kind in ("brawler", "hound", "ogre")]
    defender, other = table.field(B, "sentry"), table.field(C, "hound")
    table.wells(B, 1)
    (brace,) = table.hand(B, "brace")
    table.to("play/combat/begin").pass_(A, B, C)

    assert table.asked == (A, "declare_attackers")
    table.answer(A, [(attackers[0], B), (attackers[1], B), (attackers[2], C)])
    table.pass_(A, B, C)
    assert table.asked == (B, "declare_blockers")
    table.answer(B, [(defender, attackers[0])])
    assert table.asked == (C, "declare_blockers")
    table.answer(C, [(other, attackers[2])])
    assert (table.at, table.holder) == ("play/combat/declare_blockers", A)
    table.pass_(A)
    table.do(B, "cast", card=brace, targets=at(defender))
    table.pass_(B, C)
    assert (table.holder, table.streak) == (A, (B, C))


def test_a_seat_is_eliminated_inside_a_window() -> None:
    """E5: what it had vanishes, the others go on in the same step."""
    table = Table(3)
    table.wells(A, 1)
    table.s.players[C].vigor = 1
    table.field(C, "hound")
    (flick,) = table.hand(A, "flare")
    table.do(A, "cast", card=flick, targets=seat_at(C))
    table.pass_(A, B, C)

    assert table.s.players[C].out == "vigor"
    assert table.kinds(C) == []
    assert (table.holder, table.participants) == (A, (A, B))
    table.pass_(A, B)
    assert table.at == "play/combat/begin"


def test_creatures_leave_combat_when_it_ends() -> None:
    """On leaving the last step of combat."""
    table = Table()
    iid = table.field(A, "hound")
    table.to("play/combat/begin").pass_(A, B)
    table.answer(A, [(iid, B)])
    assert table.creature(iid).attacks == B
    table.to("play/main2")

    assert table.creature(iid).attacks == NOBODY
    assert table.vigor() == [15, 13]
