"""Cards, showdowns and the turn, rule by rule. Rules, sections B.4.1 to B.4.4."""

from __future__ import annotations

from typing import Any

import pytest

from rondel import NOBODY, Match
from rondel.core.outcome import EverybodyElseLeft
from rondel.core.view import Viewer
from rondel.games.fenlight.cards import CARDS
from rondel.games.fenlight.game import game
from rondel.games.fenlight.showdown import conclude
from rondel.games.fenlight.state import Showdown
from tests.core.parts.tables import A, B, C
from tests.games.fenlight.tables import Table

TEXTS = {
    "guard": "shield 2",
    "rider": "assault 2",
    "bearer": "when played: draw a card",
    "sage": "when you hold the site where it is: draw a card",
    "witch": "when played: 2 damage to a unit at a site",
    "spark": "2 damage to a unit at a site",
    "flood": "2 damage to each unit at a site",
    "gust": "move an opposing unit from a site to its base",
    "chall": "your unit and an opposing unit at the same site deal their might to each other",
    "firm": "one of your units +3 might this turn",
    "snuff": "cancel an opposing chain object of cost 4 or less",
    "pull": "move your unit from a site to your base",
    "flies": "draw a card",
    "rally": "make one of your exhausted units ready",
    "study": "draw 2",
}


@pytest.mark.parametrize("kind", TEXTS)
def test_a_card_says_what_it_does(kind: str) -> None:
    """Texts are made from effects."""
    assert CARDS[kind].text == TEXTS[kind]


def test_hands_and_sites_depend_on_the_seats() -> None:
    """The first player draws four, the others five; two sites for two, else three."""
    match = Match(game, 3, seed="hands", options={"first_seat": B})

    assert [len(player.hand) for player in match.kernel.s.players] == [5, 4, 5]
    assert (len(match.kernel.s.sites), len(Table().s.sites)) == (3, 2)


def test_up_to_two_cards_are_set_aside_in_secret() -> None:
    """In turn order; they go under the deck."""
    table = Table.of(Match(game, 2, seed="aside", options={"first_seat": B}))
    hand = table.s.players[B].hand
    kinds = [card.kind for card in hand[:2]]
    assert table.refused(B, "set_aside", cards=[card.iid for card in hand[:3]]) == "wrong_number"
    table.do(B, "set_aside", cards=[card.iid for card in hand[:2]])

    assert [card.kind for card in table.s.players[B].deck[1::-1]] == kinds
    assert table.match.log(Viewer((A,)))[-1][0].args == {"cards": {"hidden": 2}}
    assert table.holder == A


def test_stones_come_two_by_two_and_three_for_the_last_seat() -> None:
    """Twelve at most; what is not spent stays for the turns of others."""
    table = Table()
    assert table.s.players[A].stones.size == 2
    table.do(A, "pass_turn")
    assert table.s.players[B].stones.size == 3
    table.stones(A, 12)
    table.do(B, "pass_turn")

    assert table.s.players[A].stones.size == 12


def test_units_come_exhausted_unless_swift_to_the_base_or_a_held_site() -> None:
    """And skip the chain."""
    table = Table()
    table.stones(A, 12)
    table.held(A, 1, "otter")
    imp, knight = table.hand(A, "imp", "knight")
    assert table.refused(A, "play_unit", card=imp, at=0) == "bad_target"
    table.do(A, "play_unit", card=imp, at=1)
    table.do(A, "play_unit", card=knight, at="base")

    assert (table.find(imp).at, table.find(imp).ready) == (1, True)
    assert (table.find(knight).at, table.find(knight).ready) == (-1, False)
    assert table.at == "play/action"


def test_the_witch_chooses_when_she_is_played() -> None:
    """Without a unit at a site nothing is asked."""
    table = Table()
    table.stones(A, 12)
    guard = table.held(B, 0, "guard")
    otter = table.held(A, 1, "otter")
    (witch,) = table.hand(A, "witch")
    table.do(A, "play_unit", card=witch, at="base")
    assert table.asked == (A, "choose_card")
    assert {c.value for c in table.offer(A, "answer").inputs[0].candidates} == {guard, otter}
    table.answer(A, guard)

    assert table.kinds(B) == []


def test_units_move_together_and_rove_from_site_to_site() -> None:
    """They are exhausted by it."""
    table = Table()
    scout, otter = table.held(A, 0, "scout"), table.unit(A, "otter", at=0)
    assert table.refused(A, "move", units=[otter], to=1) == "bad_target"
    table.move(A, 1, scout)
    assert (table.at, table.find(scout).ready) == ("showdown/open", False)
    table.pass_(A, B)
    table.move(A, "base", otter)

    assert table.s.sites[0].controller == NOBODY
    assert table.s.sites[1].controller == A


def test_a_third_seat_cannot_come() -> None:
    """Two seats at a site are the most."""
    table = Table(3)
    table.held(B, 0, "otter")
    table.unit(C, "otter", at=0)
    knight = table.unit(A, "knight")

    assert table.refused(A, "move", units=[knight], to=0) == "limit"


def test_damage_is_dealt_to_tanks_first_and_lethal_before_the_next() -> None:
    """The attacker decides first; whatever order the amounts are given in."""
    table = Table()
    rider = table.unit(A, "rider")
    toad, otter, scout = table.held(B, 0, "toad"), table.unit(B, "otter", at=0), table.unit(B, "scout", at=0)
    table.move(A, 0, rider)
    table.pass_(A, B)
    assert table.asked == (A, "assign")
    for amounts, reason in (
        ({toad: 0, otter: 3, scout: 2}, "tanks_first"),
        ({toad: 4, otter: 1, scout: 0}, "lethal_first"),
        ({toad: 3, otter: 1, scout: 1}, "lethal_first"),
        ({toad: 3, otter: 1, scout: 0}, "wrong_total"),
    ):
        assert table.refused_answer(A, list(amounts.items())) == reason
    table.answer(A, [(toad, 3), (otter, 2), (scout, 0)])

    assert (table.kinds(A), table.kinds(B)) == ([], ["scout"])
    assert table.s.sites[0].controller == B


def test_attackers_go_home_if_both_sides_remain() -> None:
    """No change of control, and after a combat all damage is removed."""
    table = Table()
    knight, troll = table.unit(A, "knight", at=0, damage=2), table.held(B, 0, "troll", damage=4)
    table.s.showdown = Showdown(0, A, B, fought=True)
    conclude(table.kernel.g)

    assert (table.find(knight).at, table.find(knight).damage, table.find(troll).damage) == (-1, 0, 0)
    assert table.s.sites[0].controller == B


def test_only_reactions_are_fast_enough_for_a_chain() -> None:
    """And slow spells not even for a showdown."""
    table = Table()
    otter, guard = table.held(A, 1, "otter"), table.held(B, 0, "guard")
    table.cast(A, "spark", {"card": guard})
    assert (table.at, table.holder, table.participants) == ("chain", A, (A, B))
    table.stones(A, 12)
    spark, study, flies = table.hand(A, "spark", "study", "flies")
    assert table.refused(A, "cast", card=spark, targets=[{"card": guard}]) == "speed"
    assert table.refused(A, "pass_turn") == "turn_pass_not_allowed"
    table.do(A, "cast", card=flies)
    table.pass_(A, B)
    table.pass_(A, B)
    assert (table.at, table.holder) == ("play/action", A)
    table.move(A, "base", otter)
    table.find(otter).ready = True
    table.move(A, 1, otter)

    assert table.refused(A, "cast", card=study) == "speed"


def test_a_cancelled_object_does_nothing() -> None:
    """Only opposing ones of cost four or less can be cancelled."""
    table = Table()
    guard = table.held(B, 0, "guard")
    table.cast(A, "spark", {"card": guard})
    table.pass_(A)
    table.cast(B, "snuff", {"object": table.s.chain[0].id})
    table.pass_(B, A)

    assert table.at == "play/action"
    assert table.find(guard).damage == 0
    assert [card.kind for card in table.s.players[A].discard] == ["spark"]


def test_targets_are_checked_again() -> None:
    """Drop Behind saves the unit from the spark."""
    table = Table()
    guard = table.held(B, 0, "guard")
    table.cast(A, "spark", {"card": guard})
    table.pass_(A)
    table.cast(B, "pull", {"card": guard})
    table.pass_(B, A)
    table.pass_(A, B)

    assert (table.find(guard).damage, table.s.sites[0].controller) == (0, NOBODY)


def test_spells_of_every_kind() -> None:
    """Flood, gust, challenge and whistle."""
    table = Table()
    knight, guard = table.held(A, 0, "knight"), table.unit(B, "guard", at=0)
    otter = table.unit(A, "otter", ready=False)
    table.cast(A, "rally", {"card": otter})
    table.pass_(A, B)
    assert table.find(otter).ready
    table.cast(A, "chall", {"card": knight}, {"card": guard})
    table.pass_(A, B)
    assert (table.find(knight).damage, table.kinds(B)) == (2, [])
    table.cast(A, "flood", {"place": 0})
    table.pass_(A, B)
    assert table.kinds(A) == ["otter"]
    scout = table.unit(B, "scout", at=1)
    table.cast(A, "gust", {"card": scout})
    table.pass_(A, B)
    assert table.find(scout).at == -1


def test_holding_scores_once_per_site_and_may_draw() -> None:
    """The Sage under Willows."""
    table = Table(first=B)
    table.held(A, 0, "sage")
    table.held(A, 1, "otter")
    table.do(B, "pass_turn")

    assert table.points() == [2, 0]
    assert len(table.s.players[A].hand) == 2


def test_who_runs_out_of_cards_gives_a_point_away() -> None:
    """And shuffles the discard into the deck; this may win."""
    table = Table()
    player = table.s.players[B]
    player.discard, player.deck = player.deck, []
    table.s.players[A].points = 6
    table.do(A, "pass_turn")

    assert table.match.over is not None
    assert table.match.over.winners == (A,)
    assert len(player.hand) == 1


def test_a_defender_who_leaves_leaves_the_site_behind() -> None:
    """The attacker conquers it."""
    table = Table(3)
    knight = table.unit(A, "knight")
    table.held(B, 0, "guard")
    table.move(A, 0, knight)
    table.concede(B)
    while table.at == "showdown/open":
        table.pass_(table.holder)

    assert (table.s.sites[0].controller, table.points()) == (A, [1, 0, 0])
    table.concede(C)
    assert table.match.over is not None
    assert table.match.over.reason == EverybodyElseLeft().phrase


@pytest.mark.parametrize(
    ("name", "args", "reason"),
    [
        ("play_unit", {"card": 2, "at": "base"}, "unknown_card"),
        ("play_unit", {"card": "mine", "at": "base"}, "wrong_zone"),
        ("play_unit", {"card": "theirs", "at": "base"}, "not_yours"),
        ("play_unit", {"card": "drake", "at": "base"}, "cannot_pay"),
        ("play_unit", {"card": "flies", "at": "base"}, "wrong_kind"),
        ("play_unit", {"card": "drake", "at": "moon"}, "bad_arguments"),
        ("cast", {"card": "flies", "targets": [{"card": 2}]}, "bad_target"),
        ("cast", {"card": "spark"}, "bad_target"),
        ("move", {"units": [], "to": 0}, "bad_target"),
        ("move", {"units": ["mine", "mine"], "to": 0}, "duplicate"),
        ("move", {"units": ["mine"], "to": 5}, "bad_target"),
        ("move", {"units": ["tired"], "to": 0}, "exhausted"),
        ("move", {"units": ["theirs"], "to": 0}, "not_yours"),
        ("pass_priority", {}, "passing_not_allowed"),
    ],
)
def test_what_is_refused_says_why(name: str, args: dict[str, Any], reason: str) -> None:
    """And changes nothing."""
    table = Table()
    table.stones(A, 1)
    drake, flies, spark = table.hand(A, "drake", "flies", "spark")
    places = {
        "drake": drake,
        "flies": flies,
        "spark": spark,
        "mine": table.unit(A, "otter"),
        "tired": table.unit(A, "knight", ready=False),
        "theirs": table.unit(B, "guard", at=0),
    }

    def known(value: Any) -> Any:
        if isinstance(value, list):
            return [known(part) for part in value]
        return places.get(value, value) if isinstance(value, str) else value

    assert table.refused(A, name, **{key: known(value) for key, value in args.items()}) == reason
