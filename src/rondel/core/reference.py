"""What is printed on a game's components, to be looked up by name and text."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Iterable, Iterator

from msgspec import Struct

from rondel.messages import Phrase, Words, key_for


class ReferenceItem(Struct, frozen=True, omit_defaults=True):
    """One card, board or rule as it is printed."""

    kind: str
    """What it is: `technology`, `agenda`."""
    id: str
    """Its name in the game's data; with the kind it is unique."""
    name: Words
    """What it is called."""
    lines: tuple[Words, ...] = ()
    """What it says."""
    group: str = ""
    """Where it is from: the set or the deck."""
    in_play: bool = True
    """It belongs to this match; what does not comes last."""
    facts: dict[str, str | int | bool] = {}
    """Whatever else a screen may want to show of it."""


TERM = "term"


def terms(ids: Iterable[str]) -> Iterator[ReferenceItem]:
    """What a game calls its parts that are no cards, and what it says of them."""
    for id in ids:
        key = key_for(TERM, id)
        yield ReferenceItem(TERM, id, Phrase(key), (Phrase(f"{key}-about"),))


def plain(text: str) -> str:
    """A text without case and accents.

    >>> plain("Naïve Æther")
    'naive æther'
    """
    split = unicodedata.normalize("NFKD", text)
    return "".join(letter for letter in split if not unicodedata.combining(letter)).casefold()


def look_up(
    items: Iterable[ReferenceItem], query: str = "", *, kinds: Collection[str] = (), group: str = ""
) -> list[ReferenceItem]:
    """Everything in which every word occurs: what is in play first, then those with all words in the name, by name.

    The items are in the words of somebody's language.

    >>> items = [ReferenceItem("card", "a", "Café", ("serves tea",)), ReferenceItem("card", "b", "Tea", ("hot",))]
    >>> [item.name for item in look_up(items, "tea")], [item.name for item in look_up(items, "CAFE t")]
    (['Tea', 'Café'], ['Café'])
    """
    words = plain(query).split()
    found = [
        ((not item.in_play, rank, plain(str(item.name)), item.kind, item.id), item)
        for item in items
        if (not kinds or item.kind in kinds) and group in ("", item.group) and (rank := _rank(item, words)) is not None
    ]
    return [item for _, item in sorted(found, key=lambda each: each[0])]


def _rank(item: ReferenceItem, words: list[str]) -> int | None:
    """0 with all words in the name, 1 with all of them somewhere, nothing otherwise."""
    name = plain(str(item.name))
    if all(word in name for word in words):
        return 0
    text = plain(" ".join(map(str, (item.name, *item.lines))))
    return 1 if all(word in text for word in words) else None
