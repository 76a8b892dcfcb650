"""Stepping back through a match: the list of its entries, and the table as it was after any of them."""

from __future__ import annotations

from rich.rule import Rule
from rich.text import Text

from rondel.cli.drawing import draw
from rondel.cli.terminal import Terminal
from rondel.core.match import Match
from rondel.core.story import Told, story
from rondel.core.view import Viewer
from rondel.words import Speaker

LISTED = 20


def look_back(terminal: Terminal, match: Match, viewer: Viewer, first: str = "") -> None:
    """List the entries and show the table after those the viewer names; nothing changes."""
    speaker = Speaker(module=match.game.module, name_of=match.name_of)
    told = {entry.v: speaker.spoken(entry) for entry in story(match, viewer)}
    last = match.version(viewer)
    if first:
        _jump(terminal, match, viewer, told, first, last)
        return
    _list(terminal, list(told.values()))
    at = last
    while word := terminal.ask("history · a number, n(ext), p(revious), Enter to go back to the game"):
        if word in ("q", "quit", "back"):
            return
        if word in ("n", "next"):
            word = str(min(last, at + 1))
        elif word in ("p", "previous"):
            word = str(max(0, at - 1))
        at = _jump(terminal, match, viewer, told, word, at)


def _jump(terminal: Terminal, match: Match, viewer: Viewer, told: dict[int, Told], word: str, at: int) -> int:
    """Show the table after the entry of that number; the number shown last."""
    last = match.version(viewer)
    if not word.isdigit() or int(word) > last:
        terminal.say(f"  There is no entry {word!r}; there are entries 0 to {last}.", "yellow")
        return at
    _show(terminal, match, viewer, int(word), told.get(int(word)))
    return int(word)


def _list(terminal: Terminal, told: list[Told]) -> None:
    if len(told) > LISTED:
        terminal.say(f"  … {len(told) - LISTED} earlier entries", "dim")
    for entry in told[-LISTED:]:
        gone = " (taken back)" if entry.gone else ""
        terminal.say(f"  {entry.v:>4}  {' '.join(map(str, entry.lines))}{gone}", "dim" if entry.gone else "", 8)


def _show(terminal: Terminal, match: Match, viewer: Viewer, v: int, told: Told | None) -> None:
    name = "the start" if v == 0 else f"entry {v} of {match.version(viewer)}"
    terminal.show(Rule(Text(f"After {name}"), align="left", style="dim"))
    for line in told.lines if told else ():
        terminal.say(f"  · {line}", "dim")
    terminal.show(draw(match.at(match.numbers(viewer).place(v)), viewer, match.name_of))
    terminal.say("  This is the past; nothing has changed.", "dim")
