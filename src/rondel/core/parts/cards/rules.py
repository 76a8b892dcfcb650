"""What every card game of the kit says about itself: options, secrets, who is out, what is printed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypedDict

from rondel.core.parts.cards.catalogue import Catalogue
from rondel.core.parts.cards.options import CardOptions, why_not_decks
from rondel.core.parts.cards.zones import deal_again
from rondel.core.reference import ReferenceItem
from rondel.messages import Message


class CardRules(TypedDict):
    """Settings of a `Game`."""

    options: type[CardOptions]
    validate: Callable[[Any, int], Message | str | None]
    offers_draw: bool
    out: Callable[[Any], list[int]]
    resample: Callable[[Any, Sequence[int], Any], None]
    reference: Callable[[Mapping[str, Any] | None], Iterable[ReferenceItem]]
    counters: Sequence[str]


def card_rules(
    catalogue: Catalogue[Any], *, sealed: Sequence[str] = (), private: Sequence[str] = (), more: Sequence[Any] = ()
) -> CardRules:
    """What to hand to `Game`, for a table with `players`, `fallen`, `turn` and `objects`; a game may say otherwise.

    `sealed` and `private` name the game's further hidden zones, `more` are cards that belong to no deck.
    """
    printed = catalogue.reference(*more)
    return {
        "options": CardOptions,
        "validate": lambda options, seats: why_not_decks(options, seats, catalogue),
        "offers_draw": True,
        "out": lambda s: [player.seat for player in s.players if player.out] if s.fallen else [],
        "resample": lambda s, seats, rng: deal_again(s.players, seats, rng, sealed, private),
        "reference": lambda view: printed,
        "counters": ["turn", "objects"],
    }
