"""What can be typed at the table besides answers: help, reasons, undo, history, the log and so on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from rondel.cli import history as past
from rondel.cli.flow_outline import where
from rondel.cli.hints import hints
from rondel.cli.items import MenuItem, NotFound, find
from rondel.cli.mistakes import Mistake
from rondel.cli.questions import Commands
from rondel.cli.saving import save
from rondel.cli.table import Changed, TerminalTable, now
from rondel.cli.terminal import Left
from rondel.core.command_names import REDO, UNDO, UNDO_ANSWER
from rondel.core.commands import Command
from rondel.core.log import label_in
from rondel.core.story import story
from rondel.core.undo import LEVELS
from rondel.errors import Rejected


class Desk:
    """One seat's commands."""

    def __init__(self, table: TerminalTable, seat: int) -> None:
        self.table, self.seat, self.terminal, self.match = table, seat, table.terminal, table.match

    def say(self, text: str, style: str = "") -> None:
        self.terminal.say(f"  {text}", style)

    def help(self, rest: str, items: Sequence[MenuItem]) -> None:
        """what can be typed"""
        self.say("Choose by number or by name (a part of it will do). `back` leaves a question half-way.")
        for names, method in _COMMANDS.items():
            self.terminal.say(f"  {names[0]:<9} {method.__doc__}", hang=12)
        doc = self.match.game.summary
        if doc:
            self.say(f"\n  {self.match.game.title}: {doc}", "dim")

    def why(self, rest: str, items: Sequence[MenuItem]) -> None:
        """[N]  the reason why something cannot be chosen"""
        if not rest:
            refused = [f"{item.label}: {item.reason}" for item in items if not item.enabled]
            undo = self.table.now(self.seat).undo
            refused += [f"undo: {undo.reason}"] if undo and undo.reason else []
            for line in refused or ["Nothing that is listed here is refused."]:
                self.say(line)
            return
        try:
            item = find(items, rest)
        except NotFound as problem:
            self.say(self._elsewhere(rest) or str(problem), "yellow")
            return
        note = f" {item.note}" if item.note else ""
        self.say(f"{item.label}: {item.reason or f'you can do that.{note}'}")

    def _elsewhere(self, name: str) -> str:
        """Why a move of the game is not on the list at all."""
        wanted = name.casefold().replace(" ", "_")
        move = self.match.game.moves_by_name.get(wanted)
        if move is None:
            return ""
        node = self.match.kernel.node
        say = self.table.speaker.say
        return f"{say(move.label)} is not possible during {say(node.title)}."

    def hint(self, rest: str, items: Sequence[MenuItem]) -> None:
        """a nudge; asked again, decisions to think about, with reasons"""
        if self.match.game.score is None:
            self.say("This game does not say what a position is worth, so there are no hints.", "yellow")
            return
        if self.seat not in self.match.kernel.actors():
            self.say("Hints are for whoever must act.", "yellow")
            return
        for line in hints(self.table, self.seat):
            self.say(line)

    def undo(self, rest: str, items: Sequence[MenuItem]) -> None:
        """[turn]  take back your last command, or the whole step, phase, turn or round"""
        if rest and rest not in LEVELS:
            self.say(f"There is no {rest!r} to go back to; there are {', '.join(LEVELS[1:])}.", "yellow")
            return
        try:
            self.match.apply(Command(self.seat, UNDO, {"to": rest} if rest else None, at=now()))
        except Rejected as why:
            self.say(self.table.speaker.say(why.text), "yellow")
            return
        if self.match.request is not None and not self._agreed():
            return
        what = self.table.speaker.say(label_in(self.match.entries[-1].args))
        self.say(f"Taken back: {what.removesuffix('.')}.")
        self._changed()

    def _agreed(self) -> bool:
        """Ask those whose consent is needed; bots agree unless something hidden has come to light."""
        request = self.match.request
        for seat in request.waits_for if request else ():
            yes = request is not None and not request.plan.barrier
            if seat not in self.table.players:
                question = f"{self.table.name_of(seat)}, may {self.table.name_of(self.seat)} take that back (y/n)"
                yes = self.terminal.ask(question).casefold() in ("y", "yes")
            self.match.apply(Command(seat, UNDO_ANSWER, {"yes": yes}, at=now()))
            if not yes:
                hidden = " Something hidden has come to light since." if request and request.plan.barrier else ""
                self.say(f"{self.table.name_of(seat)} does not agree.{hidden}", "yellow")
                return False
        return True

    def redo(self, rest: str, items: Sequence[MenuItem]) -> None:
        """do again what was taken back"""
        try:
            self.match.apply(Command(self.seat, REDO, at=now()))
        except Rejected as why:
            self.say(self.table.speaker.say(why.text), "yellow")
            return
        self._changed()

    def _changed(self) -> None:
        self.table.autosave()
        raise Changed

    def history(self, rest: str, items: Sequence[MenuItem]) -> None:
        """[N]  look back: the entries so far, and the table after entry N"""
        past.look_back(self.terminal, self.match, self.table.viewer(self.seat), rest)

    def log(self, rest: str, items: Sequence[MenuItem]) -> None:
        """everything that has happened"""
        lines = [
            f"{self.table.speaker.say(line)}{' (taken back)' if told.gone else ''}"
            for told in story(self.match, self.table.viewer(self.seat))
            for line in told.lines
        ]
        for line in lines or ["Nothing has happened yet."]:
            self.say(line, "dim")

    def look(self, rest: str, items: Sequence[MenuItem]) -> None:
        """the table again"""
        raise Changed

    def flow(self, rest: str, items: Sequence[MenuItem]) -> None:
        """where the match is in the course of the game"""
        self.terminal.show(where(self.match.kernel, self.table.name_of))

    def save(self, rest: str, items: Sequence[MenuItem]) -> None:
        """FILE  keep the match; go on later with --load FILE"""
        path = Path(rest) if rest else self.table.save_to
        if path is None:
            self.say("Say where: save FILE.", "yellow")
            return
        try:
            save(self.match, path)
        except Mistake as problem:
            self.say(str(problem), "yellow")
            return
        self.say(f"Saved in {path}.")

    def quit(self, rest: str, items: Sequence[MenuItem]) -> None:
        """leave the table"""
        raise Left


_COMMANDS: dict[tuple[str, ...], Callable[[Desk, str, Sequence[MenuItem]], None]] = {
    ("?", "help", "h"): Desk.help,
    ("why",): Desk.why,
    ("hint",): Desk.hint,
    ("undo", "u"): Desk.undo,
    ("redo",): Desk.redo,
    ("history", "hist"): Desk.history,
    ("log",): Desk.log,
    ("look", "board"): Desk.look,
    ("flow",): Desk.flow,
    ("save",): Desk.save,
    ("quit", "exit", "q"): Desk.quit,
}
_BY_WORD = {word: method for words, method in _COMMANDS.items() for word in words}


def commands(table: TerminalTable, seat: int) -> Commands:
    """Carries out a line that is a command, and says whether it was one."""
    desk = Desk(table, seat)

    def handle(line: str, items: Sequence[MenuItem], free: bool) -> bool:
        slash = line.startswith("/")
        word, _, rest = line.removeprefix("/").partition(" ")
        method = _BY_WORD.get(word.casefold())
        named = any(item.label.casefold() == line.casefold() for item in items)
        if method is None or (not slash and (named or (free and word != "?"))):
            return False
        method(desk, rest.strip(), items)
        return True

    return handle
