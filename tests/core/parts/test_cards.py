"""The kit for card games."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from rondel import Chance, registry
from rondel.core import file
from rondel.core.commands import Command
from rondel.core.match import Match
from rondel.core.parts.cards import (
    Card,
    Catalogue,
    Definition,
    Kind,
    Pending,
    Side,
    Target,
    deal_again,
    draw,
    found,
    give_deck,
    living,
    opponents,
    order_from,
    shuffle,
    take,
    targeted,
    to_hand,
    under_deck,
    unplaced,
)
from rondel.core.parts.cards.zones import number
from rondel.core.picking import random_decision
from rondel.errors import DefinitionError
from rondel.server import tokens


def side(seat: int = 0, kinds: str = "abcdefgh") -> Side:
    made = Side(seat)
    give_deck(made, [Kind(kind) for kind in kinds], Chance.of(f"seat {seat}"))
    return made


def test_a_shuffled_deck_has_new_numbers() -> None:
    """Nobody can follow a card through a shuffle, and no number comes twice."""
    mine = side()
    before = {card.iid for card in mine.deck}
    shuffle(mine, Chance.of("shuffle"))

    assert before.isdisjoint(card.iid for card in mine.deck)
    assert Counter(card.kind for card in mine.deck) == Counter("abcdefgh")


def test_numbers_do_not_tell_in_which_order_they_were_given() -> None:
    """A card drawn later may have a smaller number."""
    numbers = [card.iid for card in side(kinds="a" * 30).deck]

    assert numbers != sorted(numbers)
    assert numbers != sorted(numbers, reverse=True)


def test_the_order_of_the_numbers_follows_from_a_key_that_nobody_can_guess() -> None:
    """All matches of the server; those that were begun before keep their keys, and every file its numbers."""
    wide, narrow = Side(0), Side(0)
    for made, seed in ((wide, tokens.seed()), (narrow, "an old seed")):
        give_deck(made, [Kind("a")] * 2000, Chance.of(seed))
        assert len({card.iid for card in made.deck}) == 2000

    assert isinstance(wide.key, bytes)
    assert len(wide.key) == 16
    assert isinstance(narrow.key, int)
    other = bytes([wide.key[0] ^ 1, *wide.key[1:]])
    same = sum(number(wide.key, n, 0) == number(other, n, 0) for n in range(2000))
    assert same < 10, "keys that are nearly the same must lead to other orders"


def test_a_match_with_such_keys_is_replayed_from_its_file() -> None:
    match, rng = Match(registry.game("skyreef"), seed=tokens.seed()), Random(1)
    for _ in range(40):
        decision = random_decision(match.kernel, match.kernel.actors()[0], rng)
        match.apply(Command.of(match.kernel, decision))

    assert file.verify(file.dump(match), match.game).digest() == match.digest()


def test_a_card_keeps_its_number_from_deck_to_table_and_loses_it_on_the_way_back() -> None:
    """Going where somebody no longer sees it makes it another."""
    mine = side()
    top = mine.deck[-1]
    assert draw(mine) == [top]
    mine.discard.append(take(mine.hand, top.iid))
    to_hand(mine, mine.discard.pop())

    assert mine.hand[0].kind == top.kind
    assert mine.hand[0].iid != top.iid


def test_cards_under_the_deck_come_last() -> None:
    """In the given order: the first of them is drawn before the second."""
    mine = side(kinds="abc")
    draw(mine, 2)
    under_deck(mine, list(mine.hand))

    assert [card.kind for card in mine.deck[::-1]] == ["a", "c", "b"]


def test_a_deck_that_runs_out_gives_fewer_cards() -> None:
    """What that means is the game's business."""
    assert len(draw(side(kinds="ab"), 3)) == 2


def test_a_missing_card_is_refused_without_telling_what_is_hidden() -> None:
    """Unknown, somebody else's, or in another zone."""
    mine, theirs = side(0), side(1)
    (held,) = draw(theirs)
    theirs.discard.append(theirs.deck.pop())
    mine.discard.append(mine.deck.pop())
    sides = [mine, theirs]

    assert unplaced(sides, 0, held.iid).code == unplaced(sides, 0, 1).code == "unknown_card"
    assert unplaced(sides, 0, theirs.discard[0].iid).code == "not_yours"
    assert unplaced(sides, 0, mine.discard[0].iid).code == "wrong_zone"


def test_hidden_cards_are_dealt_again_among_the_zones_of_their_owners() -> None:
    """Whatever the generic exchange has done with them before."""
    mine, theirs = side(0), side(1, "ABCDEFGH")
    draw(mine, 3)
    draw(theirs, 3)
    known = list(mine.hand)
    mine.deck[0], theirs.hand[0] = theirs.hand[0], mine.deck[0]
    deal_again([mine, theirs], (0,), Random(1))

    assert mine.hand == known
    assert all(card.owner == 0 for card in mine.deck)
    assert all(card.owner == 1 for card in (*theirs.deck, *theirs.hand))


def test_order_begins_with_a_seat_or_the_next_one_still_playing() -> None:
    """Eliminated seats are passed over."""
    sides = [side(seat) for seat in range(4)]
    sides[2].out = "left"

    assert living(sides) == [0, 1, 3]
    assert order_from(sides, 2) == [3, 0, 1]
    assert opponents(sides, 1) == [3, 0]


def test_who_is_targeted() -> None:
    """By somebody else's object: the seat, a card of it, or an object of it."""
    mine = Pending(1, 0, Card(8, Kind("a")))
    for target in (Target(seat=0), Target(card=8), Target(object=1)):
        assert targeted([mine, Pending(2, 1, Card(9, Kind("b")), targets=(target,))], 0, [8])
    assert not targeted([Pending(2, 0, Card(9, Kind("b")), targets=(Target(seat=0),))], 0, [])
    assert found([Card(8, Kind("a"))], 9) is None


@pytest.mark.parametrize(
    ("data", "text"),
    [
        (b'{"source": "x", "cards": [{"id": "a", "kind": "k"}], "decks": {}}', "missing required field `name`"),
        (
            b'{"source": "x", "cards": [{"id": "a", "name": "A", "kind": "k", "cost": "1"}], "decks": {}}',
            "cards[0].cost",
        ),
        (b'{"source": "x", "cards": [], "decks": {"d": {"a": 30}}}', "there is no card 'a'"),
        (
            b'{"source": "x", "cards": [{"id": "a", "name": "A", "kind": "k"}, {"id": "a", "name": "A", "kind": "k"}],'
            b' "decks": {}}',
            "two cards have the id 'a'",
        ),
    ],
)
def test_bad_data_is_reported_with_its_place(data: bytes, text: str) -> None:
    """When the game is loaded, not when the card is played."""
    with pytest.raises(DefinitionError) as why:
        Catalogue.read("game", data, Definition)

    assert text in str(why.value)
