"""What is refused, with its reason and without a trace. Rules, sections B.0 and B.1.5."""

from __future__ import annotations

from typing import Any

import pytest

from rondel import Match
from rondel.errors import BadOptions
from rondel.games.emberlode.cards import CATALOGUE
from rondel.games.emberlode.game import game
from tests.core.parts.tables import A, B
from tests.games.emberlode.tables import Table, at, seat_at


def test_a_card_must_be_known_ones_own_and_in_the_hand() -> None:
    """In this order; somebody else's hand is as unknown as a number that does not exist."""
    table = Table()
    table.wells(A, 5)
    (secret,) = table.hand(B, "flare")
    theirs, mine = table.field(B, "hound"), table.field(A, "brawler")

    for card, reason in (
        (99999, "unknown_card"),
        (secret, "unknown_card"),
        (theirs, "not_yours"),
        (mine, "wrong_zone"),
    ):
        assert table.refused(A, "cast", card=card) == reason
        assert table.refused(A, "play_well", card=card) == reason


def test_costs_are_asked_before_timing_and_targets() -> None:
    """The first failure is the one that is told."""
    table = Table()
    lance, hound, well = table.hand(B, "lance", "hound", "well")
    assert table.refused(B, "cast", card=lance, targets=seat_at(A)) == "not_priority_player"
    table.pass_(A)
    assert table.refused(B, "cast", card=lance, targets=at(12345)) == "bad_target"
    assert table.refused(B, "cast", card=lance) == "cannot_pay"
    table.wells(B, 3)
    assert table.refused(B, "cast", card=lance) == "bad_target"
    assert table.refused(B, "cast", card=lance, targets=[*seat_at(A), *seat_at(B)]) == "bad_target"
    assert table.refused(B, "cast", card=hound) == "wrong_timing"
    assert table.refused(B, "cast", card=well) == "wrong_kind"
    assert table.refused(B, "play_well", card=well) == "wrong_timing"
    assert table.refused(B, "play_well", card=hound) == "wrong_kind"
    assert table.refused(B, "cast", card="lance") == "bad_arguments"


def test_slow_spells_wait_for_an_empty_stack() -> None:
    """Also in one's own main phase."""
    table = Table()
    table.wells(A, 4)
    flick, hound = table.hand(A, "flare", "hound")
    table.do(A, "cast", card=flick, targets=seat_at(B))

    assert table.refused(A, "cast", card=hound) == "wrong_timing"
    assert table.refused(A, "pass_turn") == "objects_pending"


def test_abilities_need_an_untapped_creature_that_is_old_enough() -> None:
    """And one that has an ability."""
    table = Table()
    hound = table.field(A, "hound")
    new, tapped = table.field(A, "adept", entered=table.s.turn), table.field(A, "adept", tapped=True)
    theirs, ready = table.field(B, "adept"), table.field(A, "adept")

    for source, reason in (
        (hound, "wrong_kind"),
        (tapped, "exhausted"),
        (new, "too_new"),
        (theirs, "not_yours"),
        (4, "unknown_card"),
    ):
        assert table.refused(A, "activate", source=source, targets=seat_at(B)) == reason
    assert table.refused(A, "activate", source=ready, targets=at(hound)) == "bad_target"
    table.do(A, "activate", source=ready, targets=seat_at(B))
    table.pass_(A, B)
    assert table.vigor() == [15, 14]


def test_attackers_must_be_able_and_named_once() -> None:
    """Each of them against a living opponent."""
    table = Table()
    hound, tapped = table.field(A, "hound"), table.field(A, "ogre", tapped=True)
    new, theirs = table.field(A, "brawler", entered=table.s.turn), table.field(B, "hound")
    table.to("play/combat/begin").pass_(A, B)

    for attacks, reason in (
        ([(tapped, B)], "exhausted"),
        ([(new, B)], "too_new"),
        ([(theirs, A)], "not_yours"),
        ([(7, B)], "unknown_card"),
        ([(hound, A)], "bad_target"),
        ([(hound, B), (hound, B)], "duplicate"),
    ):
        assert table.refused_answer(A, attacks) == reason
    assert table.refused(A, "pass_priority") == "decision_pending"


def test_blockers_must_be_untapped_and_named_once() -> None:
    """Against an attacker of their own seat."""
    table = Table()
    ogre, idle = table.field(A, "ogre"), table.field(A, "hound")
    hound, tapped = table.field(B, "hound"), table.field(B, "sentry", tapped=True)
    table.to("play/combat/begin").pass_(A, B)
    table.answer(A, [(ogre, B)])
    table.pass_(A, B)

    for blocks, reason in (
        ([(tapped, ogre)], "exhausted"),
        ([(idle, ogre)], "not_yours"),
        ([(hound, idle)], "bad_target"),
        ([(hound, ogre), (hound, ogre)], "duplicate"),
    ):
        assert table.refused_answer(B, blocks) == reason


def test_mulligans_are_limited_and_end_with_keeping() -> None:
    """Cards go under the deck only after keeping, and as many as mulligans were taken."""
    table = Table.of(Match(game, 2, seed="mulligan"))
    hand = [card.iid for card in table.s.players[A].hand]
    assert table.refused(A, "bottom", cards=hand[:1]) == "wrong_timing"
    table.do(A, "mulligan")
    table.do(A, "mulligan")
    assert table.refused(A, "mulligan") == "limit"
    table.do(A, "keep")
    assert table.refused(A, "keep") == "already_used"
    hand = [card.iid for card in table.s.players[A].hand]
    assert table.refused(A, "bottom", cards=hand[:1]) == "wrong_number"
    kinds = [card.kind for card in table.s.players[A].hand[:2]]
    table.do(A, "bottom", cards=hand[:2])
    player = table.s.players[A]
    assert ([card.kind for card in player.deck[1::-1]], len(player.hand)) == (kinds, 5)
    assert table.refused(A, "pass_priority") == "decision_pending"
    table.do(B, "keep")
    assert table.at == "play/beginning/upkeep"


def test_only_the_turn_player_passes_the_turn_and_only_in_a_main_phase() -> None:
    """Each with its own code."""
    table = Table()
    assert table.refused(B, "pass_turn") == "not_turn_player"
    table.pass_(A, B)
    assert table.refused(A, "pass_turn") == "turn_pass_not_allowed"
    assert table.refused(A, "play_well", card=1) == "move_not_here"


@pytest.mark.parametrize(
    ("options", "text"),
    [
        ({"first_seat": 2}, "first_seat 2 is not among the seats 0 to 1"),
        ({"decks": ["tide"]}, "decks must name 2 decks or none"),
        ({"decks": ["tide", "ember"]}, "there is no deck 'ember'; there are cinder, tide"),
        ({"decks": ["tide", {"well": 29}]}, "the deck of seat 1: 29 cards; a deck has 30"),
        ({"decks": ["tide", {"well": 25, "imp": 5}]}, "the deck of seat 1: 5 copies of 'imp'"),
        ({"decks": ["tide", {"dragon": 30}]}, "the deck of seat 1: there is no card 'dragon'"),
    ],
)
def test_options_that_cannot_be_played_are_refused(options: dict[str, Any], text: str) -> None:
    """Each with a sentence."""
    with pytest.raises(BadOptions) as why:
        Match(game, 2, seed="x", options=options)

    assert str(why.value).startswith(text)


def test_any_legal_deck_can_be_chosen() -> None:
    """Wells are unlimited."""
    match = Match(game, 2, seed="x", options={"decks": [{"well": 26, "imp": 4}, "cinder"]})

    assert {card.kind for card in match.kernel.s.players[0].deck} == {"well", "imp"}
    assert sum(CATALOGUE.decks["tide"].values()) == 30
