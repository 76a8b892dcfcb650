"""Cards, the bag and the turn, rule by rule. Rules, sections B.2.1 to B.2.4."""

from __future__ import annotations

import pytest

from rondel import Match
from rondel.core.commands import Command
from rondel.core.interaction import interaction
from rondel.core.view import Viewer
from rondel.games.lanternfall.cards import CARDS
from rondel.games.lanternfall.game import game
from tests.core.parts.tables import A, B, C
from tests.games.lanternfall.tables import Table

TEXTS = {
    "duelist": "swift",
    "monger": "end of your turn: if every opponent has more renown than you, gain 1",
    "thief": "veiled; when it journeys: each opponent discards a card of their choice",
    "reader": "when played: draw a card",
    "choir": "start of your turn: remove 1 damage from each of your wanderers",
    "judge": "when it journeys: 1 damage to a chosen opposing wanderer",
    "twins": "when it falls: gain 1 renown",
    "snuff": "3 damage to a chosen opposing wanderer",
    "rest": "remove up to 3 damage from one of your wanderers; draw a card",
    "road": "draw 2",
    "gale": "return a chosen wanderer of cost 4 or less to its owner's hand",
    "tale": "gain 2 renown",
    "rally": "your wanderers have +2 strength this turn",
    "lantern": "exert: remove 1 damage from one of your wanderers",
    "mapc": "exert and pay 2: draw a card",
    "giant": "",
}


@pytest.mark.parametrize("kind", TEXTS)
def test_a_card_says_what_it_does(kind: str) -> None:
    """Texts are made from effects."""
    assert CARDS[kind].text == TEXTS[kind]


def play(table: Table, seat: int, kind: str) -> int:
    """Play a card with enough oil."""
    table.oil(seat, CARDS[kind].cost)
    (card,) = table.hand(seat, kind)
    table.do(seat, "play", card=card)
    return card


def test_exchanged_cards_go_under_the_deck_in_secret() -> None:
    """Only their number becomes public, when everybody has decided."""
    match = Match(game, 2, seed="exchange")
    cards = [card.iid for card in match.kernel.s.players[A].hand[:2]]
    match.answer(A, cards)
    assert match.log(Viewer((B,))) == []
    match.answer(B, [])

    hand = match.kernel.s.players[A].hand
    assert len(hand) == 6
    assert not {card.iid for card in hand} & set(cards)
    told = [event.params for _, events, *_ in match.log(Viewer((B,))) for event in events if event.name == "exchanged"]
    assert told == [{"seat": A, "count": 2}, {"seat": B, "count": 0}]


def test_fuel_is_face_down_and_pays_from_now_on() -> None:
    """Its owner may look; others learn that there is one more."""
    table = Table()
    (card,) = table.hand(A, "moth")
    table.do(A, "fuel", card=card)
    player = table.s.players[A]

    assert (player.oil.ready, player.reservoir[0].kind) == (1, "moth")
    assert player.reservoir[0].iid != card
    assert table.seen(B)["players"][A]["reservoir"] == {"hidden": 1}
    assert table.match.log(Viewer((B,)))[-1][0].args == {"card": {"hidden": 1}}
    assert "fuelled_with" not in table.told(B)


def test_wanderers_settle_at_their_owners_next_turn() -> None:
    """Until then they neither journey nor duel, unless swift."""
    table = Table()
    knight = play(table, A, "knight")
    moth = table.field(B, "moth", ready=False)
    assert table.refused(A, "journey", wanderer=knight) == "too_new"
    assert table.refused(A, "duel", attacker=knight, defender=moth) == "too_new"
    duelist = play(table, A, "duelist")
    table.do(A, "duel", attacker=duelist, defender=moth)
    assert table.kinds(B) == []
    table.end_turn(A)
    table.end_turn(B)

    table.do(A, "journey", wanderer=knight)
    assert table.renown() == [1, 0]


def test_a_sentinel_enters_as_its_owner_says_and_protects_the_others() -> None:
    """An exerted one must be chosen among the legal targets."""
    table = Table(first=B)
    play(table, B, "porter")
    assert table.asked == (B, "enter_as")
    table.answer(B, "exerted")
    moth = table.field(B, "moth", ready=False)
    knight = table.field(A, "knight")
    table.end_turn(B)

    assert table.refused(A, "duel", attacker=knight, defender=moth) == "target_protected"
    porter = table.s.players[B].field[0].card.iid
    table.do(A, "duel", attacker=knight, defender=porter)
    assert table.wanderer(porter).damage == 4


def test_veiled_wanderers_are_duelled_by_their_like_only() -> None:
    """And do not count among the targets of others."""
    table = Table()
    fog = table.field(B, "fog", ready=False)
    knight, thief = table.field(A, "knight"), table.field(A, "thief")

    assert table.refused(A, "duel", attacker=knight, defender=fog) == "bad_target"
    table.do(A, "duel", attacker=thief, defender=fog)
    assert table.wanderer(fog).damage == 1


def test_aloof_wanderers_cannot_be_chosen_by_opponents() -> None:
    """Without a legal choice an effect is skipped."""
    table = Table()
    queen = table.field(B, "queen", ready=False)
    play(table, A, "snuff")

    assert table.kernel.live is None
    assert table.wanderer(queen).damage == 0
    assert [card.kind for card in table.s.players[A].discard] == ["snuff"]


def test_a_deed_happens_at_once_and_asks_while_it_does() -> None:
    """The card is spent whatever is chosen."""
    table = Table()
    moth, knight = table.field(B, "moth"), table.field(B, "knight")
    play(table, A, "snuff")
    assert table.asked == (A, "choose_card")
    assert table.refused(A, "pass_turn") == "decision_pending"
    table.answer(A, knight)

    assert (table.wanderer(knight).damage, table.wanderer(moth).damage) == (3, 0)


def test_a_returned_wanderer_gets_a_new_number() -> None:
    """Cost four or less, whoever's it is."""
    table = Table()
    table.field(B, "giant")
    knight = table.field(B, "knight")
    play(table, A, "gale")
    assert [c.value for c in table.offer(A, "answer").inputs[0].candidates] == [knight]
    table.answer(A, knight)

    assert [card.kind for card in table.s.players[B].hand] == ["knight"]
    assert table.s.players[B].hand[0].iid != knight


def test_keepsakes_are_exerted_and_may_cost_oil() -> None:
    """Ready again next turn."""
    table = Table()
    case = table.keepsake(A, "mapc")
    assert table.refused(A, "use", keepsake=case) == "cannot_pay"
    table.oil(A, 2)
    table.do(A, "use", keepsake=case)

    assert len(table.s.players[A].hand) == 1
    assert table.refused(A, "use", keepsake=case) == "cannot_pay"
    table.oil(A, 2)
    assert table.refused(A, "use", keepsake=case) == "exhausted"


def test_strength_for_this_turn_ends_with_it() -> None:
    """Shout at the Gate."""
    table = Table()
    moth, knight = table.field(A, "moth"), table.field(B, "knight", ready=False)
    play(table, A, "rally")
    table.do(A, "duel", attacker=moth, defender=knight)
    assert table.kinds(B) == []
    table.end_turn(A)

    assert table.s.players[A].strength == 0


def test_the_gossip_catches_up_only_behind_everybody() -> None:
    """At the end of the turn, three seats."""
    table = Table(3)
    table.field(A, "monger")
    table.s.players[B].renown = 1
    table.end_turn(A)
    assert table.renown() == [0, 1, 0]
    table.s.players[C].renown = 1
    table.end_turn(B)
    table.end_turn(C)
    table.end_turn(A)

    assert table.renown() == [1, 1, 1]


def test_an_empty_deck_eliminates_at_once() -> None:
    """The last one left wins."""
    table = Table(3)
    table.s.players[B].deck = []
    table.end_turn(A)
    assert (table.s.players[B].out, table.s.active) == ("deck", C)
    table.concede(A)

    assert table.match.over is not None
    assert table.match.over.winners == (C,)


@pytest.mark.parametrize(
    ("name", "args", "reason"),
    [
        ("fuel", {"card": 1}, "unknown_card"),
        ("fuel", {"card": "porter"}, "wrong_kind"),
        ("play", {"card": "porter"}, "cannot_pay"),
        ("play", {"card": "mine"}, "wrong_zone"),
        ("play", {"card": "theirs"}, "not_yours"),
        ("journey", {"wanderer": "theirs"}, "not_yours"),
        ("journey", {"wanderer": "mine"}, "exhausted"),
        ("journey", {"wanderer": "hermit"}, "wrong_kind"),
        ("duel", {"attacker": "hermit", "defender": "theirs"}, "bad_target"),
        ("duel", {"attacker": "hermit", "defender": 1}, "unknown_card"),
        ("duel", {"attacker": "mine", "defender": "theirs"}, "exhausted"),
        ("use", {"keepsake": "mine"}, "wrong_zone"),
        ("pass_priority", {}, "passing_not_allowed"),
        ("jump", {}, "unknown_move"),
        ("play", {}, "bad_arguments"),
    ],
)
def test_what_is_refused_says_why(name: str, args: dict[str, object], reason: str) -> None:
    """And changes nothing."""
    table = Table()
    (porter,) = table.hand(A, "porter")
    places = {
        "porter": porter,
        "mine": table.field(A, "moth", ready=False),
        "hermit": table.field(A, "hermit"),
        "theirs": table.field(B, "knight"),
    }
    given = {key: places.get(value, value) if isinstance(value, str) else value for key, value in args.items()}

    assert table.refused(A, name, **given) == reason
    assert table.refused(B, name, **given) in ("not_priority_player", "unknown_move")


def test_fuel_is_once_per_turn() -> None:
    """A second one waits."""
    table = Table()
    first, second = table.hand(A, "moth", "appr")
    table.do(A, "fuel", card=first)

    assert table.refused(A, "fuel", card=second) == "already_used"


def test_a_story_told_twice_is_worth_two_renown() -> None:
    """A deed takes effect at once."""
    table = Table()
    table.oil(A, 4)
    (tale,) = table.hand(A, "tale")
    table.do(A, "play", card=tale)

    assert table.renown() == [2, 0]


def test_a_turn_with_nothing_to_do_ends_by_itself_once_one_has_said_so() -> None:
    """Nobody passes priority here: ending the turn is what is done, as an ordinary entry that is marked."""
    table = Table()
    table.match.act(Command(A, "set_auto_pass", {"preference": "quiet", "idle": True}))

    assert table.s.active == B
    assert (table.match.entries[-1].name, table.match.entries[-1].auto) == ("pass_turn", True)
    assert interaction(table.match, Viewer((A,))).passing[0].turns_only

    table.hand(A, "appr")  # fuel, at least
    table.end_turn(B)
    assert table.s.active == A
