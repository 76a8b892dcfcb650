"""A small kit for card games: cards and zones, costs, objects, triggers, effects that describe themselves, combat.

Everything here is plain functions over plain state. A game takes what it wants and writes the rest itself.
"""

from rondel.core.parts.cards.agenda import (
    Pending,
    Target,
    distinguishable,
    in_order,
    named,
    targeted,
    tell_aimed,
    withdraw,
)
from rondel.core.parts.cards.catalogue import AbilityText, Catalogue, Definition, Effect, rules_text
from rondel.core.parts.cards.combat import CardByCard, Pairs, dealt_in_order
from rondel.core.parts.cards.dealing import deal, deal_anew, draw_cards, seated
from rondel.core.parts.cards.facts import CardRef, Discarded, Drew, DrewCards, Returned
from rondel.core.parts.cards.options import CardOptions, deck_for, shown, why_not_decks
from rondel.core.parts.cards.purse import Purse
from rondel.core.parts.cards.rules import card_rules
from rondel.core.parts.cards.seats import eliminate, last_standing, living, opponents, order_from, take_out
from rondel.core.parts.cards.stakes import (
    CardComesBack,
    CardHolds,
    CardStopped,
    MeansLeft,
    TheyLoseCards,
    YouLoseCards,
    YourCardStopped,
    losses,
    stopped,
)
from rondel.core.parts.cards.text import labeller, named_among, whose_card
from rondel.core.parts.cards.zones import (
    Card,
    Kind,
    Side,
    deal_again,
    draw,
    found,
    give_deck,
    hide,
    misplaced,
    renumbered,
    shuffle,
    take,
    to_hand,
    under_deck,
    unplaced,
)

__all__ = [
    "AbilityText",
    "Card",
    "CardByCard",
    "CardComesBack",
    "CardHolds",
    "CardOptions",
    "CardRef",
    "CardStopped",
    "Catalogue",
    "Definition",
    "Discarded",
    "Drew",
    "DrewCards",
    "Effect",
    "Kind",
    "MeansLeft",
    "Pairs",
    "Pending",
    "Purse",
    "Returned",
    "Side",
    "Target",
    "TheyLoseCards",
    "YouLoseCards",
    "YourCardStopped",
    "card_rules",
    "deal",
    "deal_again",
    "deal_anew",
    "dealt_in_order",
    "deck_for",
    "distinguishable",
    "draw",
    "draw_cards",
    "eliminate",
    "found",
    "give_deck",
    "hide",
    "in_order",
    "labeller",
    "last_standing",
    "living",
    "losses",
    "misplaced",
    "named",
    "named_among",
    "opponents",
    "order_from",
    "renumbered",
    "rules_text",
    "seated",
    "shown",
    "shuffle",
    "stopped",
    "take",
    "take_out",
    "targeted",
    "tell_aimed",
    "to_hand",
    "under_deck",
    "unplaced",
    "whose_card",
    "why_not_decks",
    "withdraw",
]
