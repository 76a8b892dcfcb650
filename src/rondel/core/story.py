"""A match told in sentences: what happened, as one viewer may know it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Any

import msgspec
from msgspec import Struct

from rondel.core.command_messages import DEEDS, Decides, HasDecided, Paired, SomebodyDid, SomebodyDidSo, SomethingSecret
from rondel.core.command_names import ANSWER, ANSWERS, PASS_PRIORITY
from rondel.core.events import Event
from rondel.core.game import Game
from rondel.core.log import Entry
from rondel.core.match import Match
from rondel.core.moves import Param
from rondel.core.naming import Listed, SeatName, Sent, plain_words
from rondel.core.sentences import Line, line_of
from rondel.core.telling import events_for
from rondel.core.view import HIDDEN, Viewer
from rondel.messages import Phrase, Words, key_for


class Told(Struct, frozen=True):
    """One entry, told."""

    v: int
    """The entry's number as the viewer counts; 0 for what happened when the match began."""
    seat: int
    lines: tuple[Words, ...]
    gone: bool = False
    """It was taken back."""
    place: int = 0
    """The entry's number in the match file; not for the viewer."""


class Teller:
    """Turns events and entries of a game into messages."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def event(self, event: Event) -> Words:
        """What is told of an event; empty for events about the flow itself."""
        return self.line(event).words

    def line(self, event: Event) -> Line:
        """What is told of an event, and how much that weighs."""
        return line_of(self.game, event)

    def entry(self, entry: Entry, events: Sequence[Event], words: Words = "") -> tuple[Words, ...]:
        """What is told of an entry and what came of it."""
        return tuple(line.words for line in self.lines(entry, events, words))

    def lines(self, entry: Entry, events: Sequence[Event], words: Words = "") -> tuple[Line, ...]:
        """What is told of an entry and what came of it, line by line.

        A move or an answer speaks through its events; only one without any is told by its own name. A pass that was
        given automatically is not told.
        """
        game = self.game
        lines = tuple([line for event in events if (line := line_of(game, event)).words])
        speaks = entry.name == ANSWER or entry.name in game.moves_by_name
        silent = entry.name == PASS_PRIORITY and entry.auto
        return lines if silent or (speaks and lines) else (Line(self.deed(entry, words)), *lines)

    def deed(self, entry: Entry, words: Words = "") -> Phrase:
        """What somebody did, by its own name; an answer in the words of when it was given, if there are such."""
        args = entry.args if isinstance(entry.args, dict) else {}
        if words:
            return Decides(entry.seat, words).phrase
        if entry.name in ANSWERS and self._is_sealed(args.get("value")):
            return HasDecided(entry.seat).phrase
        if (told := DEEDS.get(entry.name)) is not None:
            return told(entry.seat, args, self._word).phrase
        move = self.game.moves_by_name.get(entry.name)
        params = {param.name: param for param in move.params} if move else {}
        label = move.label if move else Phrase(key_for("move", entry.name))
        how = [words for name, value in args.items() if (words := self._argument(params.get(name), value))]
        return (SomebodyDidSo(entry.seat, label, how) if how else SomebodyDid(entry.seat, label)).phrase

    def _is_sealed(self, value: Any) -> bool:
        """Is it hidden, or would it tell numbers of things, which the game names only while it knows where they are?"""
        if isinstance(value, list | tuple):
            return bool(value) and all(map(self._is_sealed, value))
        return value == HIDDEN or (isinstance(value, int) and not isinstance(value, bool) and bool(self.game.names))

    def _argument(self, param: Param | None, value: Any) -> Words:
        """An argument in words; the log holds a member of an enumeration as its bare value.

        The number of a thing is not told, which the game names only while it knows where that is.
        """
        if param is None or isinstance(value, dict):
            return self._word(value, param.refers if param else "")
        with suppress(msgspec.ValidationError):  # an old entry may hold what the rules no longer know
            value = msgspec.convert(value, param.type)
        if param.refers in self.game.names and isinstance(value, int):
            return ""
        if param.target_refers and value:
            return Listed([self._sent(param, *pair) for pair in value]).phrase
        return self._word(value, param.refers)

    def _sent(self, param: Param, item: Any, target: Any) -> Phrase:
        return Sent(self._word(item, param.refers), self._word(target, param.target_refers)).phrase

    def _word(self, value: Any, refers: str) -> Words:
        if isinstance(value, dict):
            if set(value) == {"hidden"}:
                return SomethingSecret().phrase
            return Listed([Paired(str(key), self._word(part, "")).phrase for key, part in value.items()]).phrase
        if value is None:
            return plain_words(value)
        if refers == "seat" and isinstance(value, int):
            return SeatName(value).phrase
        if isinstance(value, list | tuple):
            return Listed([self._word(part, refers) for part in value]).phrase if value else plain_words(value)
        return self.game.label(refers, value)


def story(match: Match, viewer: Viewer, since: int = 0) -> Iterator[Told]:
    """The match so far as a viewer may know it, oldest first; `since` leaves out the entries up to that number."""
    teller = Teller(match.game)
    if since == 0:
        lines = tuple(said for event in events_for(match.journal.opening, viewer) if (said := teller.event(event)))
        if lines:
            yield Told(0, match.journal.opening.entry.seat, lines)
    for entry, events, gone, place, words in match.log(viewer, since):
        yield Told(entry.v, entry.seat, teller.entry(entry, events, words), gone, place)
