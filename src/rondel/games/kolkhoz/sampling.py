"""Worlds that agree with what a seat can know. Rules, section 14: what a seat does not know, determinization."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rondel.games.kolkhoz.cards import SUIT, SUITS, VALUE, Card, Suit
from rondel.games.kolkhoz.state import Kolkhoz

if TYPE_CHECKING:
    from random import Random

TRIES = 8
LOTTO_FROM = 5
"""With `lotto_rewards` a job card of this rank or more was drawn, and nobody knows which until it is turned over."""


def resample(s: Kolkhoz, seats: Sequence[int], rng: Random) -> None:
    """Deal out again what these seats cannot see: hands, hidden plots, what is undealt, and the order of the piles.

    Piles keep to their suits, and a seat that did not follow a suit this year is dealt none of it.
    """
    _refill_piles(s, seats, rng)
    slots = _unseen(s, seats)
    cards = [key for part, _ in slots for key in part]
    for _ in range(TRIES):
        rng.shuffle(cards)
        if _deal_again(slots, cards):
            return
    _fill(slots, cards)


def _unseen(s: Kolkhoz, seats: Sequence[int]) -> list[tuple[list[Card], list[Suit]]]:
    """The card lists a viewer cannot see, each with the suits that cannot be in it, most constrained first."""
    others = [player for seat, player in enumerate(s.players) if seat not in seats]
    hands = sorted(((player.hand, player.lacks) for player in others), key=lambda slot: -len(slot[1]))
    plots: list[tuple[list[Card], list[Suit]]] = [(player.plot.hidden, []) for player in others]
    return [*hands, *plots, (s.undealt, [])]


def _deal_again(slots: list[tuple[list[Card], list[Suit]]], cards: list[Card]) -> bool:
    """Fill the lists one after the other with cards that can be there; False if that does not work out."""
    left = list(cards)
    dealt: list[list[Card]] = []
    for part, lacks in slots:
        if not lacks:
            dealt.append([left.pop() for _ in part])
            continue
        fits = [key for key in left if SUIT[key] not in lacks][: len(part)]
        if len(fits) < len(part):
            return False
        left = [key for key in left if key not in fits]
        dealt.append(fits)
    for (part, _), new in zip(slots, dealt, strict=True):
        part[:] = new
    return True


def _fill(slots: list[tuple[list[Card], list[Suit]]], cards: list[Card]) -> None:
    left = list(cards)
    for part, _ in slots:
        part[:] = [left.pop() for _ in part]


def _refill_piles(s: Kolkhoz, seats: Sequence[int], rng: Random) -> None:
    """Each pile gets the job cards of its own suit again, in a new order; unknown draws are drawn again."""
    cards = [key for pile in s.job_piles.values() for key in pile]
    for suit in SUITS:
        pile = s.job_piles[suit]
        pile[:] = [key for key in cards if SUIT[key] == suit]
        rng.shuffle(pile)
    if s.options.lotto_rewards:
        _redraw(s, seats, rng)


def _redraw(s: Kolkhoz, seats: Sequence[int], rng: Random) -> None:
    """A drawn reward still in its pile could be any card of its suit that the viewer cannot see."""
    lists = [part for part, _ in _unseen(s, seats)]
    for suit in SUITS:
        pile = s.job_piles[suit]
        place = next((i for i, key in enumerate(pile) if VALUE[key] >= LOTTO_FROM), None)
        if place is None:
            continue
        others = [
            (part, i) for part in lists for i, key in enumerate(part) if SUIT[key] == suit and VALUE[key] >= LOTTO_FROM
        ]
        pick = rng.randrange(len(others) + 1)
        if pick < len(others):
            part, i = others[pick]
            part[i], pile[place] = pile[place], part[i]
