"""A match told in sentences: what happened, as one viewer may know it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from typing import Any

import msgspec
from msgspec import Struct

from rondel.core.clocks import BAR, CLOCK, DISMISS, PAUSE, RESUME, RETURN
from rondel.core.events import Event, Templates
from rondel.core.game import Game
from rondel.core.history import AGREE_DRAW, END, UPGRADE
from rondel.core.inputs import ANSWER, COMMIT, LEAVE, PASS_PRIORITY, PASS_TURN, READY, RESET, RETRACT, TIMEOUT, UNREADY
from rondel.core.log import CONTINUED, REDO, UNDO, UNDO_ANSWER, UNDO_REQUEST, Entry
from rondel.core.match import Match
from rondel.core.moves import Param
from rondel.core.telling import events_for
from rondel.core.view import HIDDEN, Viewer

_SENTENCES = {
    PASS_PRIORITY: "{who} passes.",
    PASS_TURN: "{who} ends the turn.",
    READY: "{who} is ready.",
    UNREADY: "{who} is not ready after all.",
    RESET: "{who} starts over.",
    RETRACT: "{who} thinks again.",
    ANSWER: "{who} answers {value}.",
    COMMIT: "{who} decides: {value}.",
    UNDO: "{who} takes back: {label}.",
    REDO: "{who} does again what was taken back.",
    UNDO_REQUEST: "{who} asks to take back.",
    PAUSE: "The match is paused: {reason}.",
    RESUME: "The match goes on.",
    LEAVE: "{who} leaves.",
    TIMEOUT: "{who} runs out of time.",
    AGREE_DRAW: "A draw is agreed.",
    END: "The host ends the match.",
    CLOCK: "{who} sets the clock anew.",
    BAR: "{who} takes more time to decide.",
    DISMISS: "{who} is still there.",
    RETURN: "{who} is back.",
    UPGRADE: "The match goes on under version {to} of the rules.",
    CONTINUED: "Continued from move {move}.",
}
"""What is told of the flow's and the table's own commands."""


class Told(Struct, frozen=True):
    """One entry, told."""

    v: int
    """The entry's number as the viewer counts; 0 for what happened when the match began."""
    seat: int
    lines: tuple[str, ...]
    gone: bool = False
    """It was taken back."""
    place: int = 0
    """The entry's number in the match file; not for the viewer."""


class Teller:
    """Turns events and entries of a game into sentences, with the seats' names in them."""

    def __init__(self, game: Game, name_of: Callable[[int], str]) -> None:
        self.game, self.name_of = game, name_of
        self._templates = Templates({**game.labels, "seat": name_of})

    def event(self, event: Event) -> str:
        """The sentence for an event; empty for events about the flow itself."""
        if event.flow:
            return ""
        template = self.game.events.get(event.name)
        if template is not None:
            return self._templates.tell(template, event.params)
        facts = ", ".join(f"{key} {value}" for key, value in event.params.items())
        return f"{event.name.replace('_', ' ').capitalize()}{': ' if facts else ''}{facts}."

    def entry(self, entry: Entry, events: Sequence[Event], words: str = "") -> tuple[str, ...]:
        """The sentences for an entry and what came of it.

        A move or an answer speaks through its events; only one without any is told by its own name. A pass that was
        given automatically is not told.
        """
        lines = tuple(filter(None, map(self.event, events)))
        speaks = entry.name == ANSWER or entry.name in self.game.moves_by_name
        silent = entry.name == PASS_PRIORITY and entry.auto
        return lines if silent or (speaks and lines) else (self.deed(entry, words), *lines)

    def deed(self, entry: Entry, words: str = "") -> str:
        """What somebody did, by its own name; an answer in the words of when it was given, if there are such."""
        args = entry.args if isinstance(entry.args, dict) else {}
        who = self.name_of(entry.seat)
        who = who[:1].upper() + who[1:]
        if entry.name == UNDO_ANSWER:
            return f"{who} {'agrees' if args.get('yes') else 'does not agree'}."
        sentence = _SENTENCES.get(entry.name)
        if entry.name == PAUSE and not args.get("reason"):
            return "The match is paused."
        if words:
            return _SENTENCES[COMMIT].format(who=who, value=words)
        value = args.get("value")
        if (entry.name == COMMIT and value == HIDDEN) or (entry.name in (ANSWER, COMMIT) and self._only_numbers(value)):
            return f"{who} has decided."
        if sentence is not None:
            given = {"label": "", "reason": "", "value": "", **args}
            return sentence.format(who=who, **{key: self._word(value, "") for key, value in given.items()})
        move = self.game.moves_by_name.get(entry.name)
        params = {param.name: param for param in move.params} if move else {}
        label = move.label if move else entry.name.replace("_", " ").capitalize()
        words_given = ", ".join(self._argument(params.get(name), value) for name, value in args.items())
        return f"{who}: {label}{' ' if words_given else ''}{words_given}."

    def _only_numbers(self, value: Any) -> bool:
        """Would it tell numbers of things, which the game names only while it knows where they are?"""
        if isinstance(value, list | tuple):
            return bool(value) and all(map(self._only_numbers, value))
        return isinstance(value, int) and not isinstance(value, bool) and bool(self.game.names)

    def _argument(self, param: Param | None, value: Any) -> str:
        """An argument in words; the log holds a member of an enumeration as its bare value."""
        if param is None or param.refers in self.game.labels or isinstance(value, dict):
            return self._word(value, param.refers if param else "")
        with suppress(msgspec.ValidationError):  # an old entry may hold what the rules no longer know
            value = msgspec.convert(value, param.type)
        return self._word(value, param.refers)

    def _word(self, value: Any, refers: str) -> str:
        if isinstance(value, dict):
            if set(value) == {"hidden"}:
                return "something secret"
            return ", ".join(f"{key} {self._word(part, '')}" for key, part in value.items())
        if refers == "seat" and isinstance(value, int):
            return self.name_of(value)
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, list | tuple):
            return ", ".join(self._word(part, refers) for part in value) or "nothing"
        return self.game.label(refers, value)


def story(match: Match, viewer: Viewer, since: int = 0) -> Iterator[Told]:
    """The match so far as a viewer may know it, oldest first; `since` leaves out the entries up to that number."""
    teller = Teller(match.game, match.name_of)
    if since == 0:
        lines = tuple(filter(None, map(teller.event, events_for(match.opening, viewer))))
        if lines:
            yield Told(0, match.opening.entry.seat, lines)
    for entry, events, gone, place, words in match.log(viewer, since):
        yield Told(entry.v, entry.seat, teller.entry(entry, events, words), gone, place)
