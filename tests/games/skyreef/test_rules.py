"""Cards, battles and the turn, rule by rule. Rules, sections B.3.1 to B.3.4."""

from __future__ import annotations

from typing import Any

import pytest

from rondel import Match
from rondel.core.view import Viewer
from rondel.errors import BadOptions
from rondel.games.skyreef.cards import CARDS
from rondel.games.skyreef.effects import power
from rondel.games.skyreef.game import game
from rondel.games.skyreef.says import OthersRanOut
from rondel.games.skyreef.state import Found
from rondel.testing import english
from tests.core.parts.tables import A, B, C
from tests.games.skyreef.tables import Table

TEXTS = {
    "ghost": "blocker",
    "rigger": "on deploy: draw 1, then put a hand card under the deck; spark: draw 1",
    "bell": "dusk, pay 1, once per turn: draw 1",
    "gunner": "on attack: you may knock out a rested opposing unit of cost 2 or less",
    "coral": "on deploy: if you have 2 or fewer life cards, put the top deck card on top of your life",
    "mist": "on deploy: you may rest an opposing unit of cost 4 or less",
    "powder": "spark: knock out an opposing unit of power 3 or less",
    "broad": "you may knock out an opposing unit of power 4 or less; "
    "spark: knock out an opposing unit of power 3 or less",
    "sail": "draw 2, discard 1; spark: draw 1",
    "tow": "you may return an opposing unit of cost 3 or less to its owner's hand",
    "signal": "you may make one of your rested units active",
    "hard": "+2 to the attacked card this battle",
    "wake": "+4 to the attacked card this battle; spark: draw 1",
    "squall": "you may rest an active opposing unit",
    "ono": "once per own turn in main, rest 1 volt: one of your cards gets +1 power this turn",
    "brack": "when the leader attacks with at least one attached volt: draw 1, then discard 1",
}


@pytest.mark.parametrize("kind", TEXTS)
def test_a_card_says_what_it_does(kind: str) -> None:
    """Texts are made from effects."""
    assert CARDS[kind].text == TEXTS[kind]


def use(table: Table, seat: int, move: str, kind: str) -> int:
    """Deploy or play a card with enough volts."""
    table.volts(seat, max(1, CARDS[kind].cost))
    (card,) = table.hand(seat, kind)
    table.do(seat, move, card=card)
    return card


def test_seats_keep_or_redraw_in_turn_order() -> None:
    """Once each; then four cards of each deck become life that nobody sees."""
    table = Table.of(Match(game, 3, seed="life", options={"first_seat": B}))
    hand = {card.iid for card in table.s.players[B].hand}
    assert table.holder == B
    assert table.refused(A, "keep") == "not_turn_player"
    table.do(B, "redraw")
    assert not hand & {card.iid for card in table.s.players[B].hand}
    table.do(C, "keep")
    table.do(A, "keep")

    assert table.at == "play/main"
    assert table.seen(B)["players"][B]["life"] == {"hidden": 4}
    assert table.s.turn == 1


def test_the_first_turn_brings_one_volt_and_no_card() -> None:
    """Later ones two and one, never more than the stock."""
    table = Table()
    player = table.s.players[A]
    assert (player.volts.size, player.stock, len(player.hand)) == (1, 7, 0)
    for seat in (A, B):
        table.do(seat, "pass_turn")
        table.pass_(seat, 1 - seat)
    assert (player.volts.size, len(player.hand)) == (3, 1)


def test_attached_volts_count_in_ones_own_turn_and_come_back() -> None:
    """They are rested until the refresh, also when their unit has gone."""
    table = Table()
    table.volts(A, 3)
    spar = table.unit(A, "spar")
    table.do(A, "attach", target=spar)
    assert power(table.s, Found(A, table.fighter(spar))) == 5
    table.do(A, "pass_turn")
    table.pass_(A, B)
    assert power(table.s, Found(A, table.fighter(spar))) == 4
    assert table.s.players[A].volts.ready == 2


def test_a_new_unit_waits_a_turn_unless_it_rushes() -> None:
    """Attacking rests it."""
    table = Table()
    spar = use(table, A, "deploy", "spar")
    assert table.refused(A, "attack", attacker=spar, target=table.leader(B)) == "too_new"
    lancer = use(table, A, "deploy", "lancer")
    table.attack(A, lancer, table.leader(B))
    table.all_pass()

    assert table.refused(A, "attack", attacker=lancer, target=table.leader(B)) == "exhausted"


def test_nobody_attacks_in_their_first_turn() -> None:
    """Not even the leader."""
    table = Table()
    table.s.players[A].turns = 1

    assert table.refused(A, "attack", attacker=table.leader(A), target=table.leader(B)) == "wrong_timing"


def test_a_blocker_takes_the_attack_upon_itself() -> None:
    """It is rested and fights instead; the window closes with it."""
    table = Table()
    look = table.unit(B, "look")
    table.attack(A, table.leader(A), table.leader(B))
    table.do(B, "block", blocker=look)
    assert (table.at, table.s.battle.target) == ("battle/counter", look)
    table.all_pass()

    assert (table.kinds(B), len(table.s.players[B].life)) == ([], 4)


def test_counter_events_cost_volts_also_in_the_turns_of_others() -> None:
    """Iron in the Wake gives four."""
    table = Table()
    (wake,) = table.hand(B, "wake")
    table.volts(B, 0)
    table.attack(A, table.leader(A), table.leader(B))
    assert table.refused(B, "counter", card=wake) == "cannot_pay"
    table.volts(B, 1)
    table.do(B, "counter", card=wake)
    assert table.s.battle.bonus == 4
    table.pass_(B)

    assert len(table.s.players[B].life) == 4


def test_the_others_may_help_once_each() -> None:
    """In turn order after the attacker; a discard empties the streak."""
    table = Table(4)
    (first,) = table.hand(C, "gull")
    table.attack(A, table.leader(A), table.leader(B))
    table.pass_(B)
    assert (table.at, table.participants) == ("battle/assist", (2, 3))
    assert table.refused(B, "assist", card=first) == "not_priority_player"
    table.do(C, "assist", card=first)
    table.pass_(3)
    assert table.holder == C
    (second,) = table.hand(C, "gull")
    assert table.refused(C, "assist", card=second) == "already_used"
    table.pass_(C)

    assert len(table.s.players[B].life) == 4


def test_the_leaders_have_abilities_of_their_own() -> None:
    """Ono lends power for a volt, Brack draws when charged."""
    table = Table()
    table.volts(A, 2)
    table.do(A, "lead", target=table.leader(A))
    assert power(table.s, Found(A, table.s.players[A].leader)) == 6
    assert table.refused(A, "lead", target=table.leader(A)) == "already_used"

    table = Table(first=B)
    table.volts(B, 1)
    assert table.refused(B, "lead", target=table.leader(B)) == "wrong_kind"
    table.do(B, "attach", target=table.leader(B))
    table.attack(B, table.leader(B), table.leader(A))
    assert table.asked == (B, "discard")
    table.answer(B, table.s.players[B].hand[0].iid)
    assert (table.at, len(table.s.players[B].discard)) == ("battle/counter", 1)


def test_draw_and_put_under_the_deck_is_asked_after_the_draw() -> None:
    """And nobody else learns which card it was."""
    table = Table()
    table.top(A, "twin")
    use(table, A, "deploy", "rigger")
    assert table.asked == (A, "bottom")
    table.answer(A, table.s.players[A].hand[0].iid)

    assert table.s.players[A].deck[0].kind == "twin"
    assert table.match.log(Viewer((B,)))[-1][0].args == {"value": {"hidden": 1}}


def test_choices_that_may_be_made_may_be_left() -> None:
    """Zero stands for nothing."""
    table = Table()
    rope = table.unit(B, "rope")
    use(table, A, "play_event", "broad")
    offer = english(table.match, table.offer(A, "answer"))
    assert offer.label == "You may knock out an opposing unit of power 4 or less"
    assert [c.label for c in offer.inputs[0].candidates] == ["Seat 2’s Jib-Rope Cutter", "nothing"]
    table.answer(A, 0)

    assert table.fighter(rope).active


def test_a_declined_spark_goes_to_the_hand() -> None:
    """Used, it goes to the discard and happens at once."""
    table = Table()
    ghost = table.unit(A, "gull")
    table.life(B, "powder", "powder")
    table.attack(A, table.leader(A), table.leader(B))
    table.all_pass()
    table.answer(B, False)
    assert [card.kind for card in table.s.players[B].hand] == ["powder"]
    table.s.players[A].leader.active = True
    table.hand(B)
    table.attack(A, table.leader(A), table.leader(B))
    table.all_pass()
    table.answer(B, True)

    assert table.kinds(A) == []
    assert ghost


def test_an_empty_deck_eliminates() -> None:
    """As soon as it is empty."""
    table = Table()
    table.s.players[A].deck = table.s.players[A].deck[:2]
    use(table, A, "play_event", "sail")

    assert table.match.over is not None
    assert (table.match.over.winners, table.match.over.reason) == ((B,), OthersRanOut().phrase)


def test_a_defender_who_leaves_ends_the_battle() -> None:
    """And the turn goes on."""
    table = Table(3)
    table.attack(A, table.leader(A), table.leader(B))
    table.concede(B)

    assert (table.at, table.holder, table.s.battle) == ("play/main", A, None)


@pytest.mark.parametrize(
    ("name", "args", "reason"),
    [
        ("deploy", {"card": 3}, "unknown_card"),
        ("deploy", {"card": "spar"}, "not_yours"),
        ("deploy", {"card": "rope"}, "wrong_zone"),
        ("deploy", {"card": "whale"}, "cannot_pay"),
        ("deploy", {"card": "hard"}, "wrong_kind"),
        ("play_event", {"card": "hard"}, "wrong_kind"),
        ("attach", {"target": "spar"}, "not_yours"),
        ("attack", {"attacker": "rope", "target": "spar"}, "bad_target"),
        ("attack", {"attacker": "rope", "target": 3}, "unknown_card"),
        ("block", {"blocker": "rope"}, "move_not_here"),
        ("dusk", {"source": "rope"}, "move_not_here"),
        ("pass_priority", {}, "passing_not_allowed"),
    ],
)
def test_what_is_refused_says_why(name: str, args: dict[str, Any], reason: str) -> None:
    """And changes nothing."""
    table = Table()
    table.volts(A, 1)
    hard, whale = table.hand(A, "hard", "whale")
    places = {"hard": hard, "whale": whale, "rope": table.unit(A, "rope"), "spar": table.unit(B, "spar")}
    given = {key: places.get(value, value) if isinstance(value, str) else value for key, value in args.items()}

    assert table.refused(A, name, **given) == reason


def test_five_units_are_the_most() -> None:
    """A sixth is refused."""
    table = Table()
    for _ in range(5):
        table.unit(A, "rope")
    table.volts(A, 2)
    (spar,) = table.hand(A, "spar")

    assert table.refused(A, "deploy", card=spar) == "limit"


def test_dusk_abilities_are_used_once_per_turn() -> None:
    """For a volt each."""
    table = Table()
    bell = table.unit(A, "bell")
    spar = table.unit(A, "spar")
    table.volts(A, 2)
    table.do(A, "pass_turn")
    table.do(A, "dusk", source=bell)
    table.pass_(B)

    assert table.refused(A, "dusk", source=bell) == "already_used"
    assert table.refused(A, "dusk", source=spar) == "wrong_kind"
    table.volts(A, 0)
    assert table.refused(A, "dusk", source=bell) == "cannot_pay"


def test_leaders_can_be_chosen() -> None:
    """One for each seat, by name."""
    match = Match(game, 2, seed="x", options={"leaders": ["brack", "brack"]})
    assert [player.leader.card.kind for player in match.kernel.s.players] == ["brack", "brack"]
    for leaders in (["ono"], ["ono", "zed"]):
        with pytest.raises(BadOptions):
            Match(game, 2, seed="x", options={"leaders": leaders})


@pytest.mark.parametrize(("life", "after"), [(("rope", "rope"), 3), (("rope", "rope", "rope"), 3)])
def test_the_healer_adds_a_life_card_to_two_or_fewer(life: tuple[str, ...], after: int) -> None:
    """Coral-Splint Healer, when it is deployed."""
    table = Table(first=B)
    table.volts(B, 3)
    table.life(B, *life)
    (healer,) = table.hand(B, "coral")
    table.do(B, "deploy", card=healer)

    assert (len(table.s.players[B].life), table.kinds(B)) == (after, ["coral"])
