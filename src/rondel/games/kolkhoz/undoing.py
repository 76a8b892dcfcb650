"""What the undo button takes back, in words. What was done in secret keeps the name of its move."""

from __future__ import annotations

from collections.abc import Sequence

from rondel import Message
from rondel.core.events import Event
from rondel.core.log import Entry
from rondel.games.kolkhoz.cards import CardRef, SuitRef
from rondel.games.kolkhoz.says import CardPlayed, TrumpDeclared
from rondel.games.kolkhoz.state import Kolkhoz


class PlayingOf(Message):
    card: CardRef


class DeclaringOf(Message):
    suit: SuitRef


def entry_label(s: Kolkhoz, entry: Entry, events: Sequence[Event]) -> Message | str:
    """The card or the trump it was about."""
    for event in events:
        if event.name == CardPlayed.key:
            return PlayingOf(event.params["card"])
        if event.name == TrumpDeclared.key:
            return DeclaringOf(event.params["suit"])
    return ""
