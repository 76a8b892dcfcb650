"""Cards and rules with their limits, case by case. Rules, sections B.3.2 to B.3.4."""

from __future__ import annotations

from rondel import Match
from rondel.cards import Card
from rondel.games.skyreef.effects import NOTHING, power
from rondel.games.skyreef.game import game
from rondel.games.skyreef.state import Found
from tests.core.parts.tables import A, B
from tests.games.skyreef.tables import Table
from tests.games.skyreef.test_rules import use


def offered(table: Table, seat: int) -> set[int]:
    """What a seat may choose among."""
    return {candidate.value for candidate in table.offer(seat, "answer").inputs[0].candidates}


def kinds(cards: list[Card]) -> list[str]:
    return [card.kind for card in cards]


def next_turn(table: Table) -> None:
    """The turn player ends the turn and nobody does anything at dusk."""
    table.do(table.s.active, "pass_turn")
    while table.at == "play/end/dusk":
        table.pass_(table.holder)


def test_the_towline_returns_an_opposing_unit_of_cost_three_or_less() -> None:
    """Neither dearer ones, nor leaders, nor one's own; it cannot be followed into the hand."""
    table = Table(first=B)
    lancer, mist = table.unit(A, "lancer"), table.unit(A, "mist")
    table.unit(B, "rope")
    use(table, B, "play_event", "tow")
    assert table.asked == (B, "choose_card")
    assert offered(table, B) == {lancer, NOTHING}
    assert table.refused_answer(B, mist) == "not_an_option"
    table.answer(B, lancer)

    (card,) = table.s.players[A].hand
    assert (card.kind, card.iid != lancer, table.kinds(A)) == ("lancer", True, ["mist"])
    assert (kinds(table.s.players[B].discard), table.s.players[B].volts.ready) == (["tow"], 0)
    assert table.seen(B)["players"][A]["hand"] == {"hidden": 1}


def test_the_towline_may_return_nothing() -> None:
    """By choice, or because there is nothing; it is spent all the same."""
    table = Table(first=B)
    lancer = table.unit(A, "lancer")
    use(table, B, "play_event", "tow")
    table.answer(B, NOTHING)
    assert table.fighter(lancer).active
    table.s.players[A].units = []
    use(table, B, "play_event", "tow")

    assert (table.kernel.live, kinds(table.s.players[B].discard)) == (None, ["tow", "tow"])


def test_the_volts_of_a_unit_that_leaves_come_back_rested() -> None:
    """They become active with the rest at their owner's refresh."""
    table = Table()
    rope = table.unit(A, "rope")
    table.volts(A, 2)
    table.do(A, "attach", target=rope)
    next_turn(table)
    use(table, B, "play_event", "tow")
    table.answer(B, rope)
    assert (table.s.players[A].volts.size, table.s.players[A].volts.ready) == (2, 1)
    next_turn(table)

    assert (table.s.players[A].volts.size, table.s.players[A].volts.ready) == (4, 4)


def test_the_signal_makes_one_of_ones_rested_units_active() -> None:
    """Not the leader, nor somebody else's; the unit may attack again."""
    table = Table()
    spar, _, theirs = table.unit(A, "spar"), table.unit(A, "rope"), table.unit(B, "rope", active=False)
    table.attack(A, spar, theirs)
    table.all_pass()
    assert (table.kinds(B), table.fighter(spar).active) == ([], False)
    table.fighter(table.leader(A)).active = False
    table.unit(B, "look", active=False)
    use(table, A, "play_event", "signal")
    assert (table.asked, offered(table, A)) == ((A, "choose_card"), {spar, NOTHING})
    table.answer(A, spar)
    assert table.fighter(spar).active
    table.attack(A, spar, table.leader(B))

    assert table.at == "battle/counter"


def test_the_signal_may_be_left() -> None:
    """By choice, or because every unit is active."""
    table = Table()
    spar = table.unit(A, "spar", active=False)
    use(table, A, "play_event", "signal")
    table.answer(A, NOTHING)
    assert not table.fighter(spar).active
    table.fighter(spar).active = True
    use(table, A, "play_event", "signal")

    assert (table.kernel.live, kinds(table.s.players[A].discard)) == (None, ["signal", "signal"])


def test_the_drizzle_duelist_may_rest_an_opposing_unit_of_cost_four_or_less() -> None:
    """When it is deployed; a rested unit can be attacked, and a blocker does not block."""
    table = Table(first=B)
    look, powder, anchor = (table.unit(A, kind) for kind in ("look", "powder", "anchor"))
    spar = table.unit(B, "spar")
    assert table.refused(B, "attack", attacker=spar, target=look) == "bad_target"
    use(table, B, "deploy", "mist")
    assert (table.asked, offered(table, B)) == ((B, "choose_card"), {look, powder, NOTHING})
    assert table.refused_answer(B, anchor) == "not_an_option"
    table.answer(B, look)
    assert [table.fighter(iid).active for iid in (look, powder, anchor)] == [False, True, True]
    table.attack(B, spar, look)

    assert table.at == "battle/counter"


def test_the_drizzle_duelist_may_rest_nobody() -> None:
    """By choice, or because there is nobody; it is deployed all the same and waits a turn."""
    table = Table(first=B)
    look = table.unit(A, "look")
    first = use(table, B, "deploy", "mist")
    table.answer(B, NOTHING)
    assert table.fighter(look).active
    table.s.players[A].units = []
    use(table, B, "deploy", "mist")

    assert (table.kernel.live, table.kinds(B)) == (None, ["mist", "mist"])
    assert table.refused(B, "attack", attacker=first, target=table.leader(A)) == "too_new"


def test_the_lancer_strikes_in_the_turn_it_comes() -> None:
    """Its five against a leader's five; rush is no help in one's first turn, nor when it is rested."""
    table = Table()
    table.life(B, "rope", "rope")
    lancer = use(table, A, "deploy", "lancer")
    spar = table.unit(B, "spar")
    assert table.refused(A, "attack", attacker=lancer, target=spar) == "bad_target"
    table.attack(A, lancer, table.leader(B))
    table.all_pass()
    assert (len(table.s.players[B].life), table.fighter(lancer).active) == (1, False)

    table = Table()
    table.s.players[A].turns = 1
    lancer = use(table, A, "deploy", "lancer")
    assert table.refused(A, "attack", attacker=lancer, target=table.leader(B)) == "wrong_timing"


def test_what_a_leader_lends_ends_with_the_turn() -> None:
    """And may be lent again in the next one."""
    table = Table()
    spar = table.unit(A, "spar")
    table.volts(A, 1)
    table.do(A, "lead", target=spar)
    assert power(table.s, Found(A, table.fighter(spar))) == 5
    next_turn(table)
    assert power(table.s, Found(A, table.fighter(spar))) == 4
    next_turn(table)
    table.do(A, "lead", target=spar)

    assert power(table.s, Found(A, table.fighter(spar))) == 5


def test_a_squall_rests_active_units_only() -> None:
    """At dusk, for a volt; it may rest nobody."""
    table = Table()
    spar, _ = table.unit(B, "spar"), table.unit(B, "look", active=False)
    (squall,) = table.hand(A, "squall")
    table.volts(A, 1)
    assert table.refused(A, "play_event", card=squall) == "wrong_kind"
    table.do(A, "pass_turn")
    table.do(A, "dusk", source=squall)
    assert offered(table, A) == {spar, NOTHING}
    table.answer(A, NOTHING)

    assert (table.fighter(spar).active, table.s.players[A].volts.ready, table.holder) == (True, 0, B)


def test_volts_never_exceed_the_stock() -> None:
    """Eight are all there are."""
    table = Table()
    table.volts(A, 7)
    next_turn(table)
    next_turn(table)
    assert (table.s.players[A].volts.size, table.s.players[A].stock) == (8, 0)
    next_turn(table)
    next_turn(table)

    assert (table.s.players[A].volts.size, table.s.players[A].stock) == (8, 0)


def test_life_is_taken_from_the_top_of_the_deck_and_the_last_card_lies_on_top() -> None:
    """The first one taken is the last to be lost."""
    table = Table.of(Match(game, 2, seed="life", options={"first_seat": A}))
    table.do(A, "keep")
    on_top = kinds(table.s.players[B].deck[-4:])
    table.do(B, "keep")

    assert kinds(table.s.players[B].life) == on_top[::-1]
    assert len(table.s.players[B].deck) == 21


def test_a_broadside_knocks_out_what_has_four_power_or_less() -> None:
    """As it is now: a charged unit counts its volts only in its owner's turn."""
    table = Table()
    spar, rope = table.unit(B, "spar", volts=1), table.unit(B, "rope")
    table.unit(B, "bulwark")
    use(table, A, "play_event", "broad")
    assert offered(table, A) == {spar, rope, NOTHING}
    table.answer(A, spar)

    assert (table.kinds(B), kinds(table.s.players[B].discard)) == (["rope", "bulwark"], ["spar"])


def test_the_spark_of_a_broadside_reaches_less_far() -> None:
    """Three power; with a single target nothing is asked, for it is no 'may'."""
    table = Table()
    table.unit(A, "spar")
    table.unit(A, "rope")
    table.life(B, "broad", "rope")
    table.attack(A, table.leader(A), table.leader(B))
    table.all_pass()
    table.answer(B, True)

    assert (table.kinds(A), kinds(table.s.players[B].discard), table.s.players[B].hand) == (["spar"], ["broad"], [])


def test_all_canvas_draws_two_and_discards_one() -> None:
    """The discard is chosen after the draw."""
    table = Table()
    table.top(A, "twin", "gull")
    use(table, A, "play_event", "sail")
    assert table.asked == (A, "discard")
    table.answer(A, table.s.players[A].hand[0].iid)

    assert (kinds(table.s.players[A].hand), kinds(table.s.players[A].discard)) == (["gull"], ["sail", "twin"])


def test_the_flaregun_may_knock_out_a_rested_cheap_unit() -> None:
    """Not an active one, nor one of cost three; left alone, the battle goes on."""
    table = Table()
    gunner = table.unit(A, "gunner")
    rope, _ = table.unit(B, "rope", active=False), table.unit(B, "gull")
    table.unit(B, "bulwark", active=False)
    table.attack(A, gunner, table.leader(B))
    assert offered(table, A) == {rope, NOTHING}
    table.answer(A, NOTHING)

    assert (table.at, table.kinds(B)) == ("battle/counter", ["rope", "gull", "bulwark"])


def test_the_fogbell_draws_at_anybodys_dusk() -> None:
    """Once in each turn, for a volt."""
    table = Table()
    bell = table.unit(B, "bell")
    table.volts(B, 2)
    table.do(A, "pass_turn")
    table.pass_(A)
    table.do(B, "dusk", source=bell)
    assert (len(table.s.players[B].hand), table.s.players[B].volts.ready, table.holder) == (1, 1, A)
    table.pass_(A)
    assert table.refused(B, "dusk", source=bell) == "already_used"
    table.pass_(B)
    hand = len(table.s.players[B].hand)
    table.do(B, "pass_turn")
    table.do(B, "dusk", source=bell)

    assert len(table.s.players[B].hand) == hand + 1


def test_brack_draws_only_when_charged() -> None:
    """Without an attached volt the attack goes on at once, and so it does when a unit attacks."""
    table = Table(first=B)
    spar = table.unit(B, "spar")
    table.attack(B, table.leader(B), table.leader(A))
    assert (table.at, table.s.players[B].hand) == ("battle/counter", [])
    table.all_pass()
    table.volts(B, 1)
    table.do(B, "attach", target=spar)
    table.attack(B, spar, table.leader(A))

    assert (table.at, table.s.players[B].hand) == ("battle/counter", [])


def test_volts_are_needed_to_attach_and_to_lead() -> None:
    """And both are for one's own cards."""
    table = Table()
    table.volts(A, 0)
    for name in ("attach", "lead"):
        assert table.refused(A, name, target=table.leader(A)) == "cannot_pay"
        assert table.refused(A, name, target=table.leader(B)) == "not_yours"
        assert table.refused(A, name, target=3) == "unknown_card"


def test_the_hands_of_others_are_unknown() -> None:
    """No refusal tells whether a number is a card there."""
    table = Table()
    rope, sail = table.hand(B, "rope", "sail")

    assert table.refused(A, "deploy", card=rope) == "unknown_card"
    assert table.refused(A, "play_event", card=sail) == "unknown_card"


def test_only_the_turn_player_refreshes() -> None:
    """Leader, units and volts; what the others have rested stays rested."""
    table = Table()
    mine, theirs = table.unit(A, "spar", active=False), table.unit(B, "spar", active=False)
    for seat in (A, B):
        table.volts(seat, 2)
        table.s.players[seat].volts.pay(2)
        table.s.players[seat].leader.active = False
    next_turn(table)

    assert [table.fighter(iid).active for iid in (mine, table.leader(A))] == [False, False]
    assert [table.fighter(iid).active for iid in (theirs, table.leader(B))] == [True, True]
    assert [player.volts.ready for player in table.s.players] == [0, 4]
