"""Cards as instances, and the zones every seat has: a deck nobody sees, a hand, a discard pile.

An instance has a number of its own. A card that goes where somebody cannot see it any longer gets a new one, and the
numbers of a seat come in an order that tells nothing, so that nobody can follow a card through a hidden zone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from hashlib import blake2b
from typing import TYPE_CHECKING, Annotated, NewType, TypeVar

from rondel.core.chance import Chance
from rondel.core.state import Inferred, Private, Sealed, State, Unshown, Value
from rondel.errors import Refusal
from rondel.messages import Message

if TYPE_CHECKING:
    from random import Random


class NotInZone(Message):
    zone: str


class CardNotYours(Message): ...


class CardUnseen(Message):
    number: int


Kind = NewType("Kind", str)
"""The id of a card's definition."""

_BITS, _SEAT_BITS = 14, 3
_MASK = (1 << _BITS) - 1
_HALF = _BITS // 2
_HALF_MASK = (1 << _HALF) - 1
_ROUNDS = 12
"""Halves this small need more rounds than the usual four until their order cannot be told from any other."""
_KEY_BITS = 128


class Card(Value, frozen=True):
    """A physical card: its number in the match, and what is printed on it."""

    iid: int
    """Its number in the match; it changes whenever the card goes where nobody may follow it."""
    kind: Kind
    """The id of its definition."""

    @property
    def owner(self) -> int:
        """The seat whose deck it came from."""
        return self.iid & ((1 << _SEAT_BITS) - 1)


class Side(State):
    """What every seat has in a card game; games add their own zones."""

    seat: Annotated[int, Unshown()]
    """Whose it is."""
    deck: Sealed[list[Card]] = []
    """The last card is the top."""
    hand: Private[list[Card]] = []
    """In the order in which they came."""
    discard: list[Card] = []
    """The last card is the top."""
    key: Annotated[Sealed[int | bytes], Inferred()] = 0
    """What the order of the seat's numbers follows from; a number in matches that were begun before it had 128 bits."""
    made: Annotated[Sealed[int], Inferred()] = 0
    """How many numbers have been given out."""
    out: str = ""
    """Why the seat is eliminated; empty while it plays."""

    def public(self) -> Iterator[Card]:
        """The cards of this seat that everybody sees; games add their own zones."""
        yield from self.discard

    def clear(self) -> None:
        """Take the seat's cards out of the match; games add their own zones."""
        self.deck, self.hand, self.discard = [], [], []


P = TypeVar("P", bound=Side)


def number(key: int | bytes, n: int, seat: int) -> int:
    """The n-th number of a seat: unique in the match, in an order that only the key knows.

    The lowest bits are the seat's, so that two seats never share one.

    >>> [len({number(key, n, seat) for n in range(2000) for seat in range(4)}) for key in (12345, b"sixteen bytes ..")]
    [8000, 8000]
    """
    n &= _MASK
    return (_scrambled(key, n) if isinstance(key, int) else _shuffled(key, n)) << _SEAT_BITS | seat


@lru_cache(1 << 14)
def _shuffled(key: bytes, n: int) -> int:
    """Another number of `_BITS` bits. Whoever sees all but two of them cannot tell those two apart without the key.

    Each round mixes a hash of one half into the other, which can be undone, so that no number comes twice.
    """
    left, right = n >> _HALF, n & _HALF_MASK
    for turn in range(_ROUNDS):
        mixed = blake2b(bytes((turn, right)), key=key, digest_size=1).digest()[0]
        left, right = right, left ^ mixed & _HALF_MASK
    return left << _HALF | right


def _scrambled(key: int, n: int) -> int:
    """The same with a key of 28 bits, which can be guessed: only for matches that have such a key.

    Every line maps the numbers of `_BITS` bits onto themselves one to one: to add, to multiply by an odd number and to
    mix in one's own higher bits can all be undone.
    """
    n = (n ^ key) * 0x1F35 & _MASK
    n = (n ^ n >> 7) + (key >> _BITS) & _MASK
    n = n * 0x2C1B & _MASK
    return n ^ n >> 7


def renumbered(side: Side, kind: Kind) -> Card:
    """A card of this seat under a number that nobody has seen."""
    side.made += 1
    return Card(number(side.key, side.made, side.seat), kind)


def hide(side: Side, card: Card) -> Card:
    """The card as it is in a hidden zone."""
    return renumbered(side, card.kind)


def give_deck(side: Side, kinds: Iterable[Kind], chance: Chance) -> None:
    """Hand a seat its deck, not shuffled yet."""
    bits = _KEY_BITS if chance.wide_keys else 2 * _BITS
    drawn = chance.below(1 << bits, label="key")
    side.key = drawn.to_bytes(_KEY_BITS // 8) if chance.wide_keys else drawn
    side.deck = [renumbered(side, kind) for kind in kinds]


def shuffle(side: Side, chance: Chance) -> None:
    """Put the deck in random order, every card under a new number."""
    kinds = [card.kind for card in side.deck]
    chance.shuffle(kinds, label=f"deck {side.seat}")
    side.deck = [renumbered(side, kind) for kind in kinds]


def draw(side: Side, count: int = 1) -> list[Card]:
    """Take cards from the top of the deck to the hand; fewer if the deck runs out."""
    drawn = [side.deck.pop() for _ in range(min(count, len(side.deck)))]
    side.hand += drawn
    return drawn


def to_hand(side: Side, card: Card) -> None:
    """Return a card that everybody saw to its owner's hand."""
    side.hand.append(hide(side, card))


def under_deck(side: Side, cards: Iterable[Card]) -> None:
    """Put cards under the deck, the first of them deepest but one for each that follows."""
    for card in cards:
        side.deck.insert(0, hide(side, card))


def take(zone: list[Card], iid: int) -> Card:
    """Take the card with that number out of a zone."""
    return zone.pop(next(place for place, card in enumerate(zone) if card.iid == iid))


def found(zone: Iterable[Card], iid: int) -> Card | None:
    """The card with that number, if it is there."""
    return next((card for card in zone if card.iid == iid), None)


def unplaced(sides: Sequence[Side], seat: int, iid: int, zone: str = "hand", more: Iterable[Card] = ()) -> Refusal:
    """Why a card is not in the zone of a seat where it should be, saying no more than the seat can see.

    `more` are further cards that everybody sees, such as those on a stack.
    """
    mine = sides[seat]
    if found((*mine.public(), *mine.hand), iid) or found((card for card in more if card.owner == seat), iid):
        return Refusal("wrong_zone", NotInZone(zone).phrase, {"card": iid})
    if any(found(side.public(), iid) for side in sides) or found(more, iid):
        return Refusal("not_yours", CardNotYours().phrase, {"card": iid})
    return Refusal("unknown_card", CardUnseen(iid).phrase, {"card": iid})


def misplaced(
    sides: Iterable[P], deck_of: Callable[[int], Mapping[str, int]], all_of: Callable[[P], Iterable[Card]]
) -> str | None:
    """What is wrong with the cards of a table, for an invariant: each deck is spread over its owner's zones.

    `all_of` gives every card a seat has anywhere. Those who are out have none, and no two cards have the same number.
    """
    numbers: list[int] = []
    for side in sides:
        cards = list(all_of(side))
        numbers += (card.iid for card in cards)
        if side.out and cards:
            return f"seat {side.seat} is out and has {len(cards)} cards"
        if not side.out and Counter(card.kind for card in cards) != Counter(deck_of(side.seat)):
            return f"the cards of seat {side.seat} are not those of its deck"
        if any(card.owner != side.seat for card in cards):
            return f"seat {side.seat} has a card of somebody else"
    return None if len(numbers) == len(set(numbers)) else "two cards have the same number"


def deal_again(
    sides: Sequence[Side], seats: Sequence[int], rng: Random, sealed: Sequence[str] = (), private: Sequence[str] = ()
) -> None:
    """Deal what a viewer cannot see among the zones of its owners: for the `resample` of a game.

    `sealed` and `private` name the game's further hidden zones, those that nobody and those that only the owner sees.
    """
    zones: list[tuple[int, list[Card]]] = []
    for side in sides:
        names = ["deck", *sealed, *(() if side.seat in seats else ("hand", *private))]
        zones += ((side.seat, getattr(side, name)) for name in names)
    hidden: dict[int, list[Card]] = {}
    for _, zone in zones:
        for card in zone:
            hidden.setdefault(card.owner, []).append(card)
    for cards in hidden.values():
        rng.shuffle(cards)
    for seat, zone in zones:
        zone[:] = [hidden[seat].pop() for _ in zone]
