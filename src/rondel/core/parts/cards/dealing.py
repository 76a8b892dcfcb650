"""Sitting down with a deck, dealing, and drawing so that everybody is told what they may know."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from rondel.core.parts.cards.catalogue import Catalogue
from rondel.core.parts.cards.facts import Drew, DrewCards
from rondel.core.parts.cards.options import deck_for
from rondel.core.parts.cards.zones import Side, draw, give_deck, shuffle

P = TypeVar("P", bound=Side)


def seated(g: Any, player: Callable[[int], P], catalogue: Catalogue[Any]) -> tuple[list[P], int]:
    """Everybody with their deck, not shuffled yet, and the seat that begins; for the `setup` of a game."""
    drawn = g.chance.below(len(g.seats), label="first")
    players = [player(seat) for seat in g.seats]
    for side in players:
        give_deck(side, catalogue.kinds(deck_for(g.options, side.seat, catalogue)), g.chance)
    return players, drawn if g.options.first_seat is None else g.options.first_seat


def deal(g: Any, sides: Sequence[Side], count: int) -> None:
    """Everybody shuffles and draws so many cards."""
    for side in sides:
        shuffle(side, g.chance)
        draw(side, count)


def deal_anew(g: Any, side: Side) -> None:
    """The hand is shuffled into the deck, and as many cards are drawn again."""
    count = len(side.hand)
    side.deck += side.hand
    side.hand = []
    shuffle(side, g.chance)
    draw(side, count)


def draw_cards(g: Any, side: Side, count: int = 1) -> int:
    """Draw, tell everybody how many and the owner which; returns how many there were.

    The game has `Drew` and `DrewCards` among its `events`.
    """
    drawn = draw(side, count)
    if drawn:
        g.emit(Drew(side.seat, len(drawn)))
        g.emit(DrewCards(side.seat, drawn), audience=(side.seat,))
    return len(drawn)
