"""Cards and rules with their limits, case by case. Rules, sections B.1.3 to B.1.5."""

from __future__ import annotations

from rondel.games.emberlode.combat import power, toughness
from rondel.games.emberlode.says import OthersLostVigor
from tests.core.parts.tables import A, B, C
from tests.games.emberlode.tables import Table, at, seat_at
from tests.games.emberlode.test_rules import attack, cast


def powers(table: Table, seat: int) -> list[int]:
    """The power of each creature of a seat."""
    player = table.s.players[seat]
    return [power(player, creature) for creature in player.field]


def test_the_oracle_draws_when_it_has_entered() -> None:
    """Its trigger goes on the stack by itself, and only its controller draws, one card."""
    table = Table()
    table.top(A, "flare", "lance")
    cast(table, A, "oracle")
    assert (table.kinds(A), table.stack(), table.holder) == (["oracle"], ["oracle"], A)
    assert table.s.players[A].hand == []
    table.pass_(A, B)

    assert [card.kind for card in table.s.players[A].hand] == ["flare"]
    assert (table.s.players[B].hand, table.stack()) == ([], [])


def test_a_cancelled_oracle_never_enters_and_draws_nothing() -> None:
    """It goes to the discard from the stack."""
    table = Table()
    table.wells(A, 3)
    table.wells(B, 2)
    (oracle,) = table.hand(A, "oracle")
    (quell,) = table.hand(B, "nullw")
    table.do(A, "cast", card=oracle)
    table.pass_(A)
    table.do(B, "cast", card=quell, targets=[{"object": table.s.stack[0].id}])
    table.pass_(B, A)

    assert (table.kinds(A), table.stack(), table.s.players[A].hand) == ([], [], [])
    assert [card.kind for card in table.s.players[A].discard] == ["oracle"]


def test_kilnsong_strengthens_ones_own_creatures_until_the_end_of_the_turn() -> None:
    """Power alone; neither those of others nor those that come later."""
    table = Table()
    hound, _ = table.field(A, "hound"), table.field(A, "warden")
    table.field(B, "ogre")
    cast(table, A, "chant")
    assert (powers(table, A), powers(table, B)) == ([4, 4], [5])
    assert toughness(table.creature(hound)) == 2
    assert [card.kind for card in table.s.players[A].discard] == ["chant"]
    cast(table, A, "whelp")
    assert powers(table, A) == [4, 4, 1]
    table.to("play/beginning/upkeep")

    assert (table.s.active, powers(table, A)) == (B, [2, 2, 1])


def test_kilnsong_is_a_rite_without_a_target() -> None:
    """It waits for one's own main phase and an empty stack."""
    table = Table()
    hound = table.field(A, "hound")
    table.wells(A, 3)
    chant, flick = table.hand(A, "chant", "flare")
    assert table.refused(A, "cast", card=chant, targets=at(hound)) == "bad_target"
    table.do(A, "cast", card=flick, targets=seat_at(B))
    assert table.refused(A, "cast", card=chant) == "wrong_timing"
    table.pass_(A, B)
    table.to("play/combat/begin")

    assert table.refused(A, "cast", card=chant) == "wrong_timing"


def test_who_does_not_pay_for_snare_line_loses_the_spell() -> None:
    """It is asked, keeps the well and says no."""
    table = Table()
    table.wells(A, 3)
    table.wells(B, 1)
    (hound,) = table.hand(A, "hound")
    (snare,) = table.hand(B, "snare")
    table.do(A, "cast", card=hound)
    table.pass_(A)
    table.do(B, "cast", card=snare, targets=[{"object": table.s.stack[0].id}])
    table.pass_(B, A)
    assert table.refused(A, "pass_priority") == "decision_pending"
    table.answer(A, False)

    assert (table.stack(), table.kinds(A), table.s.players[A].purse.ready) == ([], [], 1)
    assert [card.kind for card in table.s.players[A].discard] == ["hound"]


def test_abilities_are_not_spells() -> None:
    """What a creature does cannot be cancelled."""
    table = Table()
    adept = table.field(A, "adept")
    table.wells(B, 2)
    (quell,) = table.hand(B, "nullw")
    table.do(A, "activate", source=adept, targets=seat_at(B))
    table.pass_(A)

    assert table.refused(B, "cast", card=quell, targets=[{"object": table.s.stack[0].id}]) == "bad_target"


def test_a_trigger_aims_at_what_is_there() -> None:
    """Flintspark Imp, at a creature or a seat; another number is refused."""
    table = Table()
    heron = table.field(B, "heron", damage=1)
    cast(table, A, "imp")
    assert table.asked == (A, "choose_target")
    assert table.refused_answer(A, {"card": 12345}) == "not_an_option"
    table.answer(A, {"card": heron})
    assert table.kinds(B) == ["heron"]
    table.pass_(A, B)

    assert table.kinds(B) == []


def test_a_swift_creature_attacks_at_once() -> None:
    """The others of this turn are not offered."""
    table = Table()
    cast(table, A, "whelp")
    cast(table, A, "hound")
    table.to("play/combat/begin").pass_(A, B)

    whelp = table.s.players[A].field[0].card.iid
    assert [item.value for item in table.offer(A, "answer").inputs[0].items] == [whelp]


def test_the_last_vigor_decides() -> None:
    """Zero is enough, and an unblocked attacker deals its power to the seat."""
    table = Table()
    ogre = table.field(A, "ogre")
    table.s.players[B].vigor = 5
    attack(table, (ogre, B))
    table.pass_(A, B)

    assert table.match.over is not None
    assert (table.match.over.winners, table.match.over.reason) == ((A,), OthersLostVigor().phrase)


def test_drain_counts_while_the_drained_dies() -> None:
    """All damage is dealt at once: who blocks with a Healer gains before the state is checked."""
    table = Table()
    ogre, healer = table.field(A, "ogre"), table.field(B, "healer")
    hound = table.field(A, "hound")
    table.s.players[B].vigor = 1
    attack(table, (ogre, B), (hound, B))
    table.answer(B, [(healer, ogre)])
    table.pass_(A, B)

    assert (table.kinds(B), table.creature(ogre).damage, table.vigor()) == ([], 2, [15, 1])


def test_a_captain_lends_power_only_while_it_is_there() -> None:
    """It dies, and its bonus goes at once."""
    table = Table()
    captain, _ = table.field(A, "captain"), table.field(A, "hound")
    assert powers(table, A) == [2, 3]
    cast(table, A, "flare", at(captain))

    assert (table.kinds(A), powers(table, A)) == (["hound"], [2])


def test_the_hand_is_discarded_to_seven_exactly() -> None:
    """Neither fewer nor more, and nothing of somebody else."""
    table = Table()
    cards = table.hand(A, *["well"] * 6, "flare", "lance", "imp")
    (theirs,) = table.hand(B, "flare")
    table.do(A, "pass_turn")
    table.pass_(A, B)
    assert table.asked == (A, "discard")
    assert table.refused_answer(A, cards[:1]) == "wrong_number"
    assert table.refused_answer(A, cards[:3]) == "wrong_number"
    assert table.refused_answer(A, [cards[0], theirs]) == "not_an_option"
    table.answer(A, cards[-2:])

    assert [card.kind for card in table.s.players[A].discard] == ["lance", "imp"]
    assert (len(table.s.players[A].hand), table.s.active) == (7, B)


def test_nobody_attacks_a_seat_that_is_out() -> None:
    """With three seats."""
    table = Table(3)
    hound = table.field(A, "hound")
    table.concede(C)
    table.to("play/combat/begin").pass_(A, B)

    assert table.refused_answer(A, [(hound, C)]) == "bad_target"


def test_slackwater_taps_and_draws() -> None:
    """A tapped creature cannot attack in this turn; it untaps in its controller's next one."""
    table = Table()
    hound = table.field(B, "hound")
    table.top(A, "lance")
    cast(table, A, "ebb", at(hound))

    assert (table.creature(hound).tapped, [card.kind for card in table.s.players[A].hand]) == (True, ["lance"])
    table.to("play/beginning/upkeep")
    assert (table.s.active, table.creature(hound).tapped) == (B, False)


def test_tidebrace_saves_a_creature() -> None:
    """One power and three toughness for this turn."""
    table = Table()
    heron = table.field(A, "heron")
    cast(table, A, "brace", at(heron))
    assert (powers(table, A), toughness(table.creature(heron))) == ([2], 5)
    cast(table, A, "lance", at(heron))

    assert (table.kinds(A), table.creature(heron).damage) == (["heron"], 4)


def test_a_seat_that_leaves_while_it_is_asked_for_blocks_is_not_waited_for() -> None:
    """The next attacked seat is asked, and nothing is dealt to who has gone."""
    table = Table(3)
    hound, ogre = table.field(A, "hound"), table.field(A, "ogre")
    table.field(B, "sentry")
    table.field(C, "sentry")
    attack(table, (hound, B), (ogre, C))
    assert table.asked == (B, "declare_blockers")
    table.concede(B)
    assert table.asked == (C, "declare_blockers")
    table.answer(C, [])
    table.to("play/main2")

    assert table.vigor()[A::2] == [15, 10]


def test_a_seat_that_is_out_is_no_target() -> None:
    """Any target means those still in the match."""
    table = Table(3)
    table.wells(A, 1)
    (flick,) = table.hand(A, "flare")
    table.concede(C)

    assert table.refused(A, "cast", card=flick, targets=seat_at(C)) == "bad_target"
    table.do(A, "cast", card=flick, targets=seat_at(A))
    table.pass_(A, B)
    assert table.vigor()[:C] == [13, 15]


def test_nobody_blocks_what_attacks_somebody_else() -> None:
    """With three seats; nor is a seat asked that is not attacked."""
    table = Table(3)
    hound, ogre = table.field(A, "hound"), table.field(A, "ogre")
    sentry = table.field(B, "sentry")
    attack(table, (hound, B), (ogre, C))
    assert table.asked == (B, "declare_blockers")
    assert table.refused_answer(B, [(sentry, ogre)]) == "bad_target"
    table.answer(B, [(sentry, hound)])

    assert (table.at, table.kernel.live) == ("play/combat/declare_blockers", None)


def test_what_is_left_of_the_damage_goes_to_the_last_blocker() -> None:
    """Six on two Herons: lethal damage for the first, four for the one that was braced; nothing reaches the seat."""
    table = Table()
    ogre = table.field(A, "ogre", power=1)
    first, last = table.field(B, "heron"), table.field(B, "heron", toughness=9)
    attack(table, (ogre, B))
    table.answer(B, [(first, ogre), (last, ogre)])
    table.answer(A, [first, last])
    table.pass_(A, B)

    assert (table.kinds(B), table.creature(last).damage, table.vigor()) == (["heron"], 4, [15, 15])


def test_only_the_turn_player_untaps() -> None:
    """Creatures and wells."""
    table = Table()
    mine, theirs = table.field(A, "hound", tapped=True), table.field(B, "hound", tapped=True)
    for seat in (A, B):
        table.wells(seat, 2)
        table.s.players[seat].purse.pay(2)
    table.do(A, "pass_turn")
    table.pass_(A, B)

    assert (table.creature(mine).tapped, table.creature(theirs).tapped) == (True, False)
    assert [player.purse.ready for player in table.s.players] == [0, 2]
