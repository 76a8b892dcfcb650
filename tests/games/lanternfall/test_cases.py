"""Cards and rules with their limits, case by case. Rules, sections B.2.2 to B.2.4."""

from __future__ import annotations

import pytest

from rondel import Match
from rondel.games.lanternfall.game import game
from rondel.games.lanternfall.says import EnoughRenown, OthersRanOut
from tests.core.parts.tables import A, B, C, D
from tests.games.lanternfall.tables import Table
from tests.games.lanternfall.test_rules import play


def offered(table: Table, seat: int) -> set[int]:
    """What a seat may choose among."""
    return {candidate.value for candidate in table.offer(seat, "answer").inputs[0].candidates}


def hand_kinds(table: Table, seat: int) -> list[str]:
    return [card.kind for card in table.s.players[seat].hand]


@pytest.mark.parametrize(("damage", "left"), [(2, 0), (3, 0), (5, 2)])
def test_wayhouse_rest_mends_one_of_ones_own_and_draws(damage: int, left: int) -> None:
    """Three damage at most; nobody else's wanderer can be chosen."""
    table = Table()
    giant, moth = table.field(A, "giant", damage=damage), table.field(A, "moth")
    theirs = table.field(B, "giant", damage=3)
    table.top(A, "queen")
    play(table, A, "rest")
    assert table.asked == (A, "choose_card")
    assert offered(table, A) == {giant, moth}
    assert table.refused_answer(A, theirs) == "not_an_option"
    assert hand_kinds(table, A) == []
    table.answer(A, giant)

    assert (table.wanderer(giant).damage, table.wanderer(theirs).damage) == (left, 3)
    assert (hand_kinds(table, A), table.s.players[A].oil.ready) == (["queen"], 0)
    assert [card.kind for card in table.s.players[A].discard] == ["rest"]


def test_wayhouse_rest_draws_also_without_a_wanderer() -> None:
    """The effect without a choice is skipped, the other one is not."""
    table = Table()
    table.field(B, "giant", damage=3)
    table.top(A, "queen")
    play(table, A, "rest")

    assert (table.kernel.live, hand_kinds(table, A)) == (None, ["queen"])


def test_the_road_draws_two() -> None:
    """Only for who plays it; the turn goes on."""
    table = Table()
    table.top(A, "queen", "fog", "moth")
    play(table, A, "road")

    assert (hand_kinds(table, A), hand_kinds(table, B)) == (["queen", "fog"], [])
    assert ([card.kind for card in table.s.players[A].discard], table.holder) == (["road"], A)


def test_the_road_ends_where_the_deck_does() -> None:
    """One card is not two: who must draw from an empty deck is eliminated at once."""
    table = Table()
    table.oil(A, 3)
    (road,) = table.hand(A, "road")
    table.s.players[A].deck = table.s.players[A].deck[:1]
    table.do(A, "play", card=road)

    assert table.match.over is not None
    assert (table.match.over.winners, table.match.over.reason) == ((B,), OthersRanOut().phrase)


def test_the_judge_hurts_a_chosen_opposing_wanderer_when_it_journeys() -> None:
    """After its renown has been gained; the aloof and one's own cannot be chosen."""
    table = Table(3)
    judge, _ = table.field(A, "judge"), table.field(A, "moth")
    queen, knight, moth = table.field(B, "queen"), table.field(B, "knight"), table.field(C, "moth")
    table.do(A, "journey", wanderer=judge)
    assert (table.renown(), table.asked) == ([2, 0, 0], (A, "choose_card"))
    assert offered(table, A) == {knight, moth}
    assert table.refused_answer(A, queen) == "not_an_option"
    table.answer(A, moth)

    assert (table.kinds(C), table.wanderer(knight).damage, table.wanderer(queen).damage) == ([], 0, 0)
    assert table.refused(A, "journey", wanderer=judge) == "exhausted"


def test_the_judge_does_nothing_but_journey_elsewhere() -> None:
    """Not when it is played, and without an opposing wanderer nothing is asked."""
    table = Table()
    judge = table.field(A, "judge")
    table.do(A, "journey", wanderer=judge)
    assert (table.kernel.live, table.renown(), table.holder) == (None, [2, 0], A)
    knight = table.field(B, "knight", ready=False)
    play(table, A, "judge")

    assert (table.kernel.live, table.wanderer(knight).damage) == (None, 0)


def test_the_reader_draws_a_card_when_it_is_played() -> None:
    """Once, and not when it journeys."""
    table = Table()
    table.top(A, "queen", "fog")
    play(table, A, "reader")
    assert (table.kinds(A), hand_kinds(table, A), hand_kinds(table, B)) == (["reader"], ["queen"], [])
    reader = table.field(A, "reader")
    table.do(A, "journey", wanderer=reader)

    assert (table.renown(), hand_kinds(table, A)) == ([1, 0], ["queen"])


def test_the_lantern_mends_one_damage_by_being_exerted() -> None:
    """It costs no oil; it may be used in the turn it comes, and is ready again in the next."""
    table = Table()
    giant, _ = table.field(A, "giant", damage=2), table.field(B, "giant", damage=2)
    lantern = play(table, A, "lantern")
    table.do(A, "use", keepsake=lantern)
    assert offered(table, A) == {giant}
    table.answer(A, giant)
    assert (table.wanderer(giant).damage, table.s.players[A].oil.ready) == (1, 0)
    assert table.refused(A, "use", keepsake=lantern) == "exhausted"
    table.end_turn(A)
    assert table.refused(B, "use", keepsake=lantern) == "not_yours"
    table.end_turn(B)
    table.do(A, "use", keepsake=lantern)
    table.answer(A, giant)

    assert table.wanderer(giant).damage == 0


def test_fifteen_renown_win_in_the_middle_of_the_bag() -> None:
    """Nobody is asked for the thief's discard any more."""
    table = Table()
    thief = table.field(A, "thief")
    table.hand(B, "moth", "appr")
    table.s.players[A].renown = 14
    table.do(A, "journey", wanderer=thief)

    assert table.match.over is not None
    assert (table.match.over.winners, table.match.over.reason) == ((A,), EnoughRenown(15).phrase)
    assert hand_kinds(table, B) == ["moth", "appr"]


def test_the_first_turn_draws_nothing() -> None:
    """The second does, with any number of seats."""
    table = Table(3)
    assert hand_kinds(table, A) == []
    table.end_turn(A)

    assert len(hand_kinds(table, B)) == 1


def test_oil_and_cards_become_ready_at_the_start_of_ones_own_turn() -> None:
    """Damage stays, and what the others have stays exerted."""
    table = Table()
    table.oil(A, 2)
    table.s.players[A].oil.pay(2)
    knight, theirs = table.field(A, "knight", ready=False, damage=2), table.field(B, "knight", ready=False)
    table.end_turn(A)
    assert (table.wanderer(knight).ready, table.wanderer(theirs).ready) == (False, True)
    assert table.s.players[A].oil.ready == 0
    table.end_turn(B)

    assert (table.wanderer(knight).ready, table.wanderer(knight).damage) == (True, 2)
    assert table.s.players[A].oil.ready == 2


def test_a_swift_wanderer_duels_but_does_not_journey_at_once() -> None:
    """And only exerted ones can be duelled."""
    table = Table()
    duelist = play(table, A, "duelist")
    knight = table.field(B, "knight")

    assert table.refused(A, "journey", wanderer=duelist) == "too_new"
    assert table.refused(A, "duel", attacker=duelist, defender=knight) == "bad_target"


def test_a_sentinel_that_is_ready_protects_nobody() -> None:
    """Nor does one of another seat."""
    table = Table(3)
    knight = table.field(A, "knight")
    moth = table.field(B, "moth", ready=False)
    table.field(B, "porter")
    table.field(C, "porter", ready=False)
    table.do(A, "duel", attacker=knight, defender=moth)

    assert table.kinds(B) == ["porter"]


def test_an_aloof_wanderer_can_be_duelled() -> None:
    """Duels are not effects."""
    table = Table()
    knight, queen = table.field(A, "knight"), table.field(B, "queen", ready=False)
    table.do(A, "duel", attacker=knight, defender=queen)

    assert (table.wanderer(queen).damage, table.wanderer(knight).damage) == (4, 3)


def test_the_turn_players_triggers_come_first() -> None:
    """Ferry Twins of both fall; the one whose turn it is gains first, and wins."""
    table = Table()
    mine, theirs = table.field(A, "twins", damage=3), table.field(B, "twins", damage=3, ready=False)
    for player in table.s.players:
        player.renown = 14
    table.do(A, "duel", attacker=mine, defender=theirs)

    assert table.match.over is not None
    assert (table.match.over.winners, table.renown()) == ((A,), [15, 14])


def test_the_thief_robs_in_turn_order_from_its_owner() -> None:
    """Who has one card is not asked, who has none discards nothing."""
    table = Table(4, first=B)
    thief = table.field(B, "thief")
    table.hand(C, "moth")
    table.hand(D)
    cards = table.hand(A, "moth", "appr")
    table.do(B, "journey", wanderer=thief)
    assert (hand_kinds(table, C), table.asked) == ([], (A, "discard"))
    table.answer(A, cards[1])

    assert (hand_kinds(table, A), hand_kinds(table, B), table.holder) == (["moth"], [], B)


def test_who_leaves_while_it_is_asked_is_not_waited_for() -> None:
    """The next one is asked; the turn player goes on."""
    table = Table(3)
    thief = table.field(A, "thief")
    table.hand(B, "moth", "appr")
    (kept, given) = table.hand(C, "fog", "schol")
    table.do(A, "journey", wanderer=thief)
    table.concede(B)
    assert table.asked == (C, "discard")
    table.answer(C, given)

    assert ([card.iid for card in table.s.players[C].hand], table.holder) == ([kept], A)


def test_the_turn_of_somebody_who_leaves_ends_with_what_lasted_for_it() -> None:
    """Also in the middle of a choice, which the engine makes; then everything of the seat is gone."""
    table = Table(3)
    table.field(A, "knight")
    play(table, A, "rally")
    table.field(B, "giant")
    play(table, A, "snuff")
    assert table.asked == (A, "choose_card")
    table.concede(A)

    assert (table.s.active, table.at, table.holder) == (B, "play/main", B)
    assert (table.kinds(A), table.s.players[A].strength, table.s.bag) == ([], 0, [])


@pytest.mark.parametrize("case", ["unsettled", "exerted", "only veiled"])
def test_a_headstrong_wanderer_that_cannot_duel_keeps_nobody(case: str) -> None:
    """The turn may be ended."""
    table = Table()
    table.field(A, "hermit", settled=case != "unsettled", ready=case != "exerted")
    table.field(B, "fog" if case == "only veiled" else "moth", ready=False)
    table.end_turn(A)

    assert table.s.active == B


def test_only_cards_of_ones_own_hand_are_exchanged() -> None:
    """Each once."""
    table = Table.of(Match(game, 2, seed="exchange"))
    mine, theirs = (table.s.players[seat].hand[0].iid for seat in (A, B))

    assert table.refused_answer(A, [theirs]) == "not_an_option"
    assert table.refused_answer(A, [mine, mine]) == "duplicate"


def test_the_hands_of_others_are_unknown() -> None:
    """No refusal tells whether a number is a card there."""
    table = Table()
    (secret,) = table.hand(B, "moth")

    assert {table.refused(A, name, card=secret) for name in ("fuel", "play")} == {"unknown_card"}
