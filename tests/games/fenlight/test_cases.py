"""Cards and rules with their limits, case by case. Rules, sections B.4.2 to B.4.4."""

from __future__ import annotations

import pytest

from rondel import NOBODY, Match
from rondel.games.fenlight.game import game
from rondel.games.fenlight.state import BASE
from tests.core.parts.tables import A, B, C
from tests.games.fenlight.tables import Table


def hand_kinds(table: Table, seat: int) -> list[str]:
    return [card.kind for card in table.s.players[seat].hand]


@pytest.mark.parametrize("at", ["base", 0])
def test_the_bearer_draws_a_card_when_it_is_played(at: int | str) -> None:
    """At once and without a chain, wherever it comes to; it is exhausted."""
    table = Table()
    table.held(A, 0, "otter")
    table.stones(A, 3)
    table.top(A, "drake", "knight")
    (bearer,) = table.hand(A, "bearer")
    table.do(A, "play_unit", card=bearer, at=at)

    assert (hand_kinds(table, A), hand_kinds(table, B)) == (["drake"], [])
    assert (table.at, table.holder, table.s.chain) == ("play/action", A, [])
    assert (table.find(bearer).at, table.find(bearer).ready) == (BASE if at == "base" else at, False)
    assert table.s.players[A].stones.ready == 0


def test_the_bearer_draws_only_when_it_is_played() -> None:
    """Neither by moving nor by holding; and it is paid for in full."""
    table = Table()
    bearer = table.held(A, 0, "bearer")
    table.stones(A, 2)
    (second,) = table.hand(A, "bearer")
    assert table.refused(A, "play_unit", card=second, at="base") == "cannot_pay"
    table.hand(A)
    table.move(A, "base", bearer)
    table.find(bearer).ready = True
    table.move(A, 0, bearer)
    table.pass_(A, B)
    assert (table.s.sites[0].controller, hand_kinds(table, A)) == (A, [])
    table.do(A, "pass_turn")
    table.do(B, "pass_turn")

    assert (table.points(), len(hand_kinds(table, A))) == ([2, 0], 1)


def test_the_bearer_draws_from_the_shuffled_discard_of_an_empty_deck() -> None:
    """Which gives the next seat in turn order a point."""
    table = Table(3)
    table.stones(A, 3)
    (bearer,) = table.hand(A, "bearer")
    player = table.s.players[A]
    player.discard, player.deck = player.deck[:2], []
    table.do(A, "play_unit", card=bearer, at="base")

    assert (len(player.hand), len(player.deck), player.discard) == (1, 1, [])
    assert table.points() == [0, 1, 0]


def test_without_any_card_nothing_is_drawn() -> None:
    """The point is given away all the same."""
    table = Table()
    table.stones(A, 3)
    (bearer,) = table.hand(A, "bearer")
    player = table.s.players[A]
    player.discard, player.deck = [], []
    table.do(A, "play_unit", card=bearer, at="base")

    assert (player.hand, table.points(), table.kinds(A)) == ([], [0, 1], ["bearer"])


def test_a_site_scores_once_per_turn() -> None:
    """Held at the beginning, left and conquered again: no second point."""
    table = Table(first=B)
    otter = table.held(A, 0, "otter")
    knight = table.unit(A, "knight")
    table.do(B, "pass_turn")
    assert table.points() == [1, 0]
    table.move(A, "base", otter)
    assert table.s.sites[0].controller == NOBODY
    table.move(A, 0, knight)
    table.pass_(A, B)

    assert (table.s.sites[0].controller, table.points()) == (A, [1, 0])


def test_holding_needs_a_unit_and_control() -> None:
    """A unit beside somebody else's control holds nothing."""
    table = Table(first=B)
    table.held(B, 0, "guard")
    table.unit(A, "sage", at=0)
    table.do(B, "pass_turn")

    assert (table.points(), len(hand_kinds(table, A))) == ([0, 0], 1)


def test_who_moves_to_a_site_under_control_contests_nothing() -> None:
    """Units join those that are there already."""
    table = Table()
    table.held(A, 0, "otter")
    table.move(A, 0, table.unit(A, "knight"))

    assert (table.at, table.points()) == ("play/action", [0, 0])


def test_a_combat_concerns_its_two_sides() -> None:
    """With three seats the third is not asked; focus starts with the mover."""
    table = Table(3, first=B)
    table.held(C, 0, "guard")
    table.move(B, 0, table.unit(B, "knight"))

    assert (table.at, table.participants, table.holder) == ("showdown/open", (B, C), B)
    (flies,) = table.hand(A, "flies")
    table.stones(A, 1)
    assert table.refused(A, "cast", card=flies) == "not_priority_player"


def test_only_defenders_remain() -> None:
    """The site stays theirs, and nobody scores."""
    table = Table()
    table.held(B, 0, "troll")
    table.move(A, 0, table.unit(A, "otter"))
    table.pass_(A, B)

    assert (table.kinds(A), table.kinds(B)) == ([], ["troll"])
    assert (table.s.sites[0].controller, table.points()) == (B, [0, 0])


def test_assault_and_shield_count_only_where_they_should() -> None:
    """A Guard that attacks and a Rider that defends have what is printed."""
    table = Table()
    table.held(B, 0, "rider")
    table.move(A, 0, table.unit(A, "guard"))
    table.pass_(A, B)

    assert (table.kinds(A), table.kinds(B)) == ([], ["rider"])


def test_a_bonus_and_damage_end_with_the_turn() -> None:
    """Heels in the Mud; nothing dies of its wearing off."""
    table = Table()
    otter = table.held(A, 0, "otter")
    table.cast(A, "firm", {"card": otter})
    table.pass_(A, B)
    table.cast(A, "spark", {"card": otter})
    table.pass_(A, B)
    assert (table.find(otter).damage, table.find(otter).might) == (2, 3)
    table.do(A, "pass_turn")

    assert (table.find(otter).damage, table.find(otter).might) == (0, 0)


def test_stones_left_pay_in_the_turns_of_others() -> None:
    """Until one's own next channel; what is spent is missing till then."""
    table = Table()
    guard = table.held(A, 0, "guard")
    (firm,) = table.hand(A, "firm")
    table.do(A, "pass_turn")
    assert table.s.players[A].stones.ready == 2
    table.cast(B, "spark", {"card": guard})
    table.pass_(B)
    table.do(A, "cast", card=firm, targets=[{"card": guard}])
    table.pass_(A, B)
    assert table.s.players[A].stones.ready == 1
    table.pass_(B, A)
    table.do(B, "pass_turn")

    assert (table.kinds(A), table.s.players[A].stones.ready) == (["guard"], 4)


@pytest.mark.parametrize(
    ("kind", "wrong"),
    [
        ("spark", "at_base"),
        ("gust", "mine"),
        ("gust", "at_base"),
        ("firm", "theirs"),
        ("pull", "theirs"),
        ("pull", "my_base"),
        ("rally", "mine"),
        ("rally", "theirs"),
    ],
)
def test_spells_take_the_right_targets_only(kind: str, wrong: str) -> None:
    """Everything else is refused before anything is paid."""
    table = Table()
    places = {
        "mine": table.held(A, 0, "otter"),
        "my_base": table.unit(A, "otter", ready=False),
        "theirs": table.held(B, 1, "guard", ready=False),
        "at_base": table.unit(B, "guard"),
    }
    table.stones(A, 12)
    (card,) = table.hand(A, kind)

    assert table.refused(A, "cast", card=card, targets=[{"card": places[wrong]}]) == "bad_target"


def test_a_challenge_is_for_two_at_the_same_site() -> None:
    """One of one's own and one of somebody else, in this order."""
    table = Table()
    mine, there, elsewhere = table.held(A, 0, "otter"), table.unit(B, "scout", at=0), table.held(B, 1, "scout")
    table.stones(A, 12)
    (card,) = table.hand(A, "chall")

    for targets in ((mine, elsewhere), (there, mine), (mine, mine), (mine,)):
        assert table.refused(A, "cast", card=card, targets=[{"card": iid} for iid in targets]) == "bad_target"


def test_nobody_cancels_an_object_of_their_own() -> None:
    """Pinch of Damp is for what others cast."""
    table = Table()
    guard = table.held(B, 0, "guard")
    table.cast(A, "spark", {"card": guard})
    (snuff,) = table.hand(A, "snuff")

    assert table.refused(A, "cast", card=snuff, targets=[{"object": table.s.chain[0].id}]) == "bad_target"


def test_units_are_not_played_while_something_is_pending() -> None:
    """Neither on a chain nor in a showdown; nor do others move then."""
    table = Table()
    table.stones(A, 12)
    otter, knight = table.unit(A, "otter"), table.unit(A, "knight")
    table.move(A, 0, otter)
    (imp,) = table.hand(A, "imp")

    assert table.refused(A, "play_unit", card=imp, at="base") == "move_not_here"
    assert table.refused(A, "move", units=[knight], to=1) == "move_not_here"
    assert table.refused(A, "pass_turn") == "turn_pass_not_allowed"


def test_read_the_reeds_draws_two() -> None:
    """A slow spell: only in one's own action phase."""
    table = Table()
    table.top(A, "drake", "knight")
    table.cast(A, "study")
    table.pass_(A, B)

    assert hand_kinds(table, A) == ["drake", "knight"]


def test_the_seventh_point_ends_the_match_whoever_gets_it() -> None:
    """A Sage empties the deck while sites are held: the next seat has won before the other site counts."""
    table = Table(first=B)
    table.held(A, 0, "sage")
    table.held(A, 1, "otter")
    player = table.s.players[A]
    player.discard, player.deck = player.deck, []
    player.points, table.s.players[B].points = 5, 6
    table.do(B, "pass_turn")

    assert table.match.over is not None
    assert (table.match.over.winners, table.points()) == ((B,), [6, 7])


def test_an_attacker_who_leaves_ends_showdown_and_turn() -> None:
    """Its chain goes with it, and the site stays with the defender."""
    table = Table(3)
    guard = table.held(B, 0, "guard")
    table.move(A, 0, table.unit(A, "knight"))
    table.cast(A, "spark", {"card": guard})
    table.concede(A)

    assert (table.s.active, table.at, table.s.showdown, table.s.chain) == (B, "play/action", None, [])
    assert (table.s.sites[0].controller, table.find(guard).damage) == (B, 0)


def test_a_defender_who_leaves_while_damage_is_dealt_out_leaves_the_site() -> None:
    """What was asked is answered still, then the seat is out and the attacker conquers."""
    table = Table(3)
    otter, scout = table.held(B, 0, "otter"), table.unit(B, "scout", at=0)
    table.move(A, 0, table.unit(A, "rider"))
    table.pass_(A, B)
    assert table.asked == (A, "assign")
    table.concede(B)
    table.answer(A, [(otter, 2), (scout, 3)])

    assert (table.at, table.holder, table.s.sites[0].controller) == ("play/action", A, A)
    assert table.points() == [1, 0, 0]


def test_a_chain_goes_on_without_the_object_of_somebody_who_leaves() -> None:
    """The spark below it resolves."""
    table = Table(3)
    guard = table.held(C, 0, "guard")
    table.cast(A, "spark", {"card": guard})
    table.pass_(A, B)
    table.cast(C, "firm", {"card": guard})
    table.concede(C)
    while table.at == "chain":
        table.pass_(table.holder)

    assert (table.at, table.holder, table.s.chain) == ("play/action", A, [])


def test_every_seat_answers_a_chain_outside_of_showdowns() -> None:
    """In turn order from the controller of the newest object."""
    table = Table(3, first=B)
    guard = table.held(C, 0, "guard")
    table.cast(B, "spark", {"card": guard})
    assert (table.participants, table.holder) == ((B, C, A), B)
    table.pass_(B, C)
    table.cast(A, "flies")
    assert table.holder == A
    table.pass_(A, B, C)
    assert (len(table.s.players[A].hand), table.holder) == (1, B)
    table.pass_(B, C, A)

    assert table.kinds(C) == []


def test_the_hands_of_others_are_unknown() -> None:
    """No refusal tells whether a number is a card there."""
    table = Table()
    otter, flies = table.hand(B, "otter", "flies")

    assert table.refused(A, "play_unit", card=otter, at="base") == "unknown_card"
    assert table.refused(A, "cast", card=flies) == "unknown_card"


def test_only_cards_of_ones_own_hand_are_set_aside() -> None:
    """Each once; none is fine too, and as many are drawn."""
    table = Table.of(Match(game, 2, seed="aside", options={"first_seat": A}))
    mine, theirs = (table.s.players[seat].hand[0].iid for seat in (A, B))
    assert table.refused(A, "set_aside", cards=[theirs]) == "not_an_option"
    assert table.refused(A, "set_aside", cards=[mine, mine]) == "duplicate"
    assert table.refused(B, "set_aside", cards=[]) == "not_turn_player"
    table.do(A, "set_aside", cards=[mine])
    assert len(table.s.players[A].hand) == 4
    table.do(B, "set_aside", cards=[])

    assert (len(table.s.players[B].hand), table.at) == (5, "play/action")


def test_the_defender_deals_its_damage_out_too() -> None:
    """By the same rules, and all of it at once: the Troll has not fallen yet when it is asked."""
    table = Table()
    knight, otter = table.unit(A, "knight"), table.unit(A, "otter")
    table.held(B, 0, "troll")
    table.move(A, 0, knight, otter)
    table.pass_(A, B)
    assert (table.asked, table.kinds(B)) == ((B, "assign"), ["troll"])
    assert table.refused_answer(B, [(knight, 2), (otter, 3)]) == "lethal_first"
    assert table.refused_answer(B, [(knight, 4), (otter, 2)]) == "wrong_total"
    table.answer(B, [(knight, 3), (otter, 2)])

    assert (table.kinds(A), table.kinds(B)) == (["knight"], [])
    assert (table.s.sites[0].controller, table.points(), table.find(knight).damage) == (A, [1, 0], 0)


def test_only_the_turn_players_units_become_ready() -> None:
    """At the start of the turn."""
    table = Table()
    mine, theirs = table.unit(A, "otter", ready=False), table.unit(B, "otter", ready=False)
    table.do(A, "pass_turn")

    assert (table.find(mine).ready, table.find(theirs).ready) == (False, True)
