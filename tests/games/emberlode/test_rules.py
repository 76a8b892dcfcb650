"""Cards, combat and the turn, rule by rule. Rules, sections B.1.1 to B.1.4."""

from __future__ import annotations

import pytest

from rondel.cards import Purse
from rondel.core.parts.cards.seats import EliminatedTogether
from rondel.games.emberlode.cards import CARDS
from rondel.games.emberlode.combat import power, toughness
from rondel.games.emberlode.says import OthersRanOut
from tests.core.parts.tables import A, B, C
from tests.games.emberlode.tables import Table, at, seat_at

TEXTS = {
    "well": "tap: pays 1",
    "whelp": "swift",
    "hound": "",
    "mourner": "when it dies: 1 damage to any target",
    "imp": "when it enters: 1 damage to any target",
    "adept": "tap: 1 damage to a player",
    "captain": "your other creatures have +1/+0",
    "flare": "2 damage to any target",
    "surge": "target creature +3/+1 until end of turn",
    "chant": "your creatures +2/+0 until end of turn",
    "snare": "cancel target spell unless its controller pays 1",
    "sprite": "soar; when it dies: draw a card",
    "oracle": "when it enters: draw a card",
    "brace": "target creature +1/+3 until end of turn",
    "ebb": "tap target creature; draw a card",
    "nullw": "cancel target spell",
    "undertow": "return target creature to its owner's hand",
    "salvage": "draw 2, then discard 1",
    "scorch": "2 damage to each creature",
}


@pytest.mark.parametrize("kind", TEXTS)
def test_a_card_says_what_it_does(kind: str) -> None:
    """Texts are made from effects."""
    assert CARDS[kind].text == TEXTS[kind]


def cast(table: Table, seat: int, kind: str, targets: list[dict[str, int]] | None = None) -> None:
    """Cast a card with enough wells, and let it resolve."""
    table.wells(seat, CARDS[kind].cost)
    (card,) = table.hand(seat, kind)
    table.do(seat, "cast", card=card, targets=targets or [])
    table.pass_(*table.participants)


def attack(table: Table, *attacks: tuple[int, int]) -> Table:
    """Go to combat and declare attackers; everybody passes."""
    table.to("play/combat/begin").pass_(*table.participants)
    table.answer(table.s.active, attacks)
    table.pass_(*table.participants)
    return table


def test_a_well_is_played_once_per_turn_and_pays_at_once() -> None:
    """It uses no stack, and the mover keeps priority."""
    table = Table()
    first, second = table.hand(A, "well", "well")
    table.do(A, "play_well", card=first)

    assert (table.s.players[A].purse, table.holder) == (Purse(1), A)
    assert table.refused(A, "play_well", card=second) == "already_used"


def test_the_first_draw_is_skipped_by_two_only() -> None:
    """With three or four seats everybody draws."""
    assert len(Table().s.players[A].hand) == 0
    assert len(Table(3).s.players[A].hand) == 1


def test_captains_strengthen_each_other() -> None:
    """And everybody else on their side."""
    table = Table()
    for kind in ("captain", "captain", "hound"):
        table.field(A, kind)
    player = table.s.players[A]

    assert [power(player, creature) for creature in player.field] == [3, 3, 4]


def test_bonuses_last_until_the_end_of_the_turn() -> None:
    """Together with damage, so that nothing dies of the bonus wearing off."""
    table = Table()
    hound = table.field(A, "hound")
    cast(table, A, "surge", at(hound))
    table.creature(hound).damage = 2
    assert (power(table.s.players[A], table.creature(hound)), toughness(table.creature(hound))) == (5, 3)
    table.to("play/beginning/upkeep")

    assert (table.creature(hound).damage, toughness(table.creature(hound))) == (0, 2)


def test_a_spell_without_its_target_does_nothing_at_all() -> None:
    """Slackwater would draw a card as well."""
    table = Table(first=B)
    hound = table.field(A, "hound")
    table.wells(B, 2)
    table.wells(A, 1)
    (ebb,) = table.hand(B, "ebb")
    (flick,) = table.hand(A, "flare")
    table.do(B, "cast", card=ebb, targets=at(hound))
    table.pass_(B)
    table.do(A, "cast", card=flick, targets=at(hound))
    table.pass_(A, B)
    assert table.kinds(A) == []
    table.pass_(B, A)

    assert table.s.players[B].hand == []
    assert [card.kind for card in table.s.players[B].discard] == ["ebb"]


def test_snare_line_lets_its_controller_pay() -> None:
    """Only who has an untapped well is asked."""
    table = Table()
    table.wells(A, 3)
    table.wells(B, 1)
    (hound,) = table.hand(A, "hound")
    (snare,) = table.hand(B, "snare")
    table.do(A, "cast", card=hound)
    table.pass_(A)
    table.do(B, "cast", card=snare, targets=[{"object": table.s.stack[0].id}])
    table.pass_(B, A)
    assert table.asked == (A, "pay")
    table.answer(A, True)

    assert (table.stack(), table.s.players[A].purse.ready) == (["hound"], 0)


def test_wreckpicking_asks_for_the_discard_after_the_draw() -> None:
    """Both drawn cards can be chosen."""
    table = Table()
    table.top(A, "flare", "lance")
    cast(table, A, "salvage")

    assert table.asked == (A, "discard")
    lance = next(card for card in table.s.players[A].hand if card.kind == "lance")
    table.answer(A, [lance.iid])
    assert [card.kind for card in table.s.players[A].discard] == ["salvage", "lance"]
    assert [card.kind for card in table.s.players[A].hand] == ["flare"]


def test_a_returned_creature_cannot_be_followed() -> None:
    """It gets a new number in the hand."""
    table = Table()
    hound = table.field(B, "hound")
    cast(table, A, "undertow", at(hound))

    (card,) = table.s.players[B].hand
    assert card.kind == "hound"
    assert card.iid != hound


def test_soaring_creatures_are_blocked_by_soar_and_reach_only() -> None:
    """Others are not even offered."""
    table = Table()
    drake = table.field(A, "drake")
    heron, archer, hound = (table.field(B, kind) for kind in ("heron", "archer", "hound"))
    attack(table, (drake, B))

    items = {item.value: len(item.targets) for item in table.offer(B, "answer").inputs[0].items}
    assert items == {heron: 1, archer: 1, hound: 0}
    assert table.refused_answer(B, [(hound, drake)]) == "bad_target"


def test_a_blocked_attacker_stays_blocked() -> None:
    """It deals nothing when its blockers are gone."""
    table = Table()
    ogre, sentry = table.field(A, "ogre"), table.field(B, "sentry")
    table.wells(A, 3)
    (lance,) = table.hand(A, "lance")
    attack(table, (ogre, B))
    table.answer(B, [(sentry, ogre)])
    table.do(A, "cast", card=lance, targets=at(sentry))
    table.pass_(A, B)
    table.pass_(A, B)

    assert table.at == "play/combat/damage"
    assert table.vigor() == [15, 15]


def test_blockers_are_dealt_lethal_damage_in_order() -> None:
    """The attacker's controller puts them in order; each of them hits back."""
    table = Table()
    ogre = table.field(A, "ogre")
    sentry, archer = table.field(B, "sentry", damage=1), table.field(B, "archer")
    attack(table, (ogre, B))
    table.answer(B, [(sentry, ogre), (archer, ogre)])
    assert table.asked == (A, "order_blockers")
    assert table.refused_answer(A, [sentry, sentry]) == "not_a_permutation"
    table.answer(A, [sentry, archer])
    table.pass_(A, B)

    assert table.kinds(B) == []
    assert table.creature(ogre).damage == 1


def test_drain_gains_what_is_dealt() -> None:
    """To a seat and to a creature alike."""
    table = Table()
    healer = table.field(A, "healer")
    attack(table, (healer, B))
    table.to("play/main2")

    assert table.vigor() == [17, 13]


def test_attacking_taps_unless_it_guards() -> None:
    """Guards stay ready to block."""
    table = Table()
    warden, hound = table.field(A, "warden"), table.field(A, "hound")
    attack(table, (warden, B), (hound, B))

    assert [table.creature(iid).tapped for iid in (warden, hound)] == [False, True]


def test_no_window_opens_where_nobody_attacks() -> None:
    """Attackers, blockers and damage are passed over."""
    table = Table()
    table.field(A, "hound")
    table.to("play/combat/begin").pass_(A, B)
    table.answer(A, [])

    assert table.at == "play/combat/end"


def test_different_triggers_of_one_seat_are_ordered_by_it() -> None:
    """The first one named is placed first and resolves last."""
    table = Table(first=B)
    for kind in ("mourner", "sprite"):
        table.field(A, kind)
    cast(table, B, "scorch")
    assert table.asked == (A, "order_triggers")
    first, second = (candidate.value for candidate in table.offer(A, "answer").inputs[0].candidates)
    table.answer(A, [second, first])
    table.answer(A, {"seat": B})

    assert table.stack() == ["sprite", "mourner"]


def test_drawing_from_an_empty_deck_eliminates() -> None:
    """At the next state check."""
    table = Table()
    table.s.players[B].deck = []
    table.to("play/ending/end").pass_(A, B)
    table.pass_(B, A)

    assert table.match.over is not None
    assert table.match.over.winners == (A,)
    assert table.match.over.reason == OthersRanOut().phrase


def test_two_who_fall_together_share_a_draw() -> None:
    """Nobody is left, so it is a draw between those who fell last."""
    table = Table(3)
    table.s.players[C].vigor = 1
    cast(table, A, "flare", seat_at(C))
    table.s.players[A].vigor = table.s.players[B].vigor = 0
    (well,) = table.hand(A, "well")
    table.do(A, "play_well", card=well)

    assert table.match.over is not None
    assert (table.match.over.winners, table.match.over.reason) == ((A, B), EliminatedTogether().phrase)


def test_who_concedes_takes_everything_along() -> None:
    """Its creatures and objects vanish; the turn goes on without it."""
    table = Table(3)
    table.wells(B, 1)
    table.field(B, "hound")
    (flick,) = table.hand(B, "flare")
    table.pass_(A)
    table.do(B, "cast", card=flick, targets=seat_at(A))
    table.concede(B)

    assert (table.stack(), table.kinds(B), table.s.players[B].out) == ([], [], "left")
    assert table.participants == (A, C)
    table.concede(C)
    assert table.match.over is not None
    assert table.match.over.winners == (A,)


def test_the_turn_of_somebody_who_leaves_ends() -> None:
    """Bonuses wear off all the same, and nobody is in combat any more."""
    table = Table(3)
    hound, ogre = table.field(B, "hound"), table.field(A, "ogre")
    attack(table, (ogre, B))
    table.creature(hound).power = 3
    table.concede(A)
    table.answer(B, [])

    assert (table.s.active, table.at) == (B, "play/beginning/upkeep")
    assert table.creature(hound).power == 0


def test_an_ambusher_is_cast_like_a_flash() -> None:
    """Eelgrass Lurker, in the turn of somebody else."""
    table = Table()
    table.wells(B, 3)
    (lurker,) = table.hand(B, "lurker")
    table.pass_(A)
    table.do(B, "cast", card=lurker, targets=[])
    table.pass_(B, A)

    assert table.kinds(B) == ["lurker"]
