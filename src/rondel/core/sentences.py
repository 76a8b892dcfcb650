"""What is told of an event: worked out once, for all who are told of it and for whatever is named by it."""

from __future__ import annotations

import msgspec
from msgspec import Struct, convert

from rondel.core.events import Event, Tone
from rondel.core.game import Game
from rondel.core.wording import faultless
from rondel.messages import Phrase, Words


class Line(Struct, frozen=True, gc=False):
    """One sentence of the log, and how much it weighs."""

    words: Words
    tone: Tone = "plain"
    losers: tuple[int, ...] = ()
    """The seats that lose something."""


def line_of(game: Game, event: Event) -> Line:
    """What is told of an event, and how much that weighs; empty for events about the flow itself.

    That follows from the event alone, and what has happened at one table happens at others too.
    """
    if event.flow:
        return _SILENCE
    key = _encode(event)
    found: Line | None = game.lines.get(key)
    if found is not None:
        return found
    line, is_faultless = faultless(_line, game, event)
    if is_faultless:  # else whoever listens the next time is told of it again
        game.lines.keep(key, line)
    return line


def _line(game: Game, event: Event) -> Line:
    kind = game.facts_by_name.get(event.name)
    if kind is None:
        return Line(Phrase(event.name, event.params))
    fact = convert(event.params, kind)
    told = fact.told()
    return Line("" if told is None else game.words(told), fact.tone, fact.losers)


_SILENCE = Line("")
_encode = msgspec.json.Encoder().encode
