"""How the terminal's drawing writes cards and jobs: with the signs of the suits, in a few letters."""

from __future__ import annotations

from rondel.games.kolkhoz.cards import (
    ACE,
    CLUBS,
    DIAMONDS,
    HEARTS,
    JACK,
    KING,
    QUEEN,
    SABOTEUR,
    SPADES,
    SUIT,
    SUITS,
    VALUE,
    Card,
)

SYMBOLS = dict(zip(SUITS, "♥♦♣♠", strict=True))
CROPS = {HEARTS: "Wheat", DIAMONDS: "Beets", CLUBS: "Potatoes", SPADES: "Sunflowers"}
LETTERS = {ACE: "A", JACK: "J", QUEEN: "Q", KING: "K"}


def short(key: Card) -> str:
    """The card in three or four characters: symbol, letter, rank.

    >>> short(Card("Hearts-10")), short(Card("Spades-13")), short(SABOTEUR)
    ('♥H10', '♠SK', '★Sab')
    """
    if key == SABOTEUR:
        return "★Sab"
    return f"{SYMBOLS[SUIT[key]]}{SUIT[key][0]}{LETTERS.get(VALUE[key], VALUE[key])}"
