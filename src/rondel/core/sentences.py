"""What is told of an event: worked out once, for all who are told of it and for whatever is named by it."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import convert

from rondel.core.events import Event, Tone
from rondel.core.game import Game
from rondel.core.known import Known
from rondel.messages import Phrase, Words


class Line(NamedTuple):
    """One sentence of the log, and how much it weighs."""

    words: Words
    tone: Tone = "plain"
    losers: tuple[int, ...] = ()
    """The seats that lose something."""


_told = Known[int, tuple[Event, Game, Line]](1024)
"""Told a moment ago, by the event itself: both players of a match hear of a move, and either may take it back."""


def line_of(game: Game, event: Event) -> Line:
    """What is told of an event, and how much that weighs; empty for events about the flow itself."""
    if event.flow:
        return _SILENCE
    found = _told.get(id(event))
    if found is not None and found[0] is event and found[1] is game:
        return found[2]
    return _told.keep(id(event), (event, game, _line(game, event)))[2]


def _line(game: Game, event: Event) -> Line:
    kind = game.facts_by_name.get(event.name)
    if kind is None:
        return Line(Phrase(event.name, event.params))
    fact = convert(event.params, kind)
    told = fact.told()
    return Line("" if told is None else game.words(told), fact.tone, fact.losers)


_SILENCE = Line("")
