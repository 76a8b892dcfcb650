"""A table in the terminal: people and bots play a match, everything shown comes from the interaction."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from rich.rule import Rule
from rich.text import Text

from rondel.bots.arena import Player
from rondel.cli.drawing import draw
from rondel.cli.items import MenuItem, listed
from rondel.cli.offering import Deed, complete, menu
from rondel.cli.questions import Back, Commands, Questioner
from rondel.cli.saving import save
from rondel.cli.terminal import Left, Terminal
from rondel.core.commands import Command
from rondel.core.interaction import Interaction, Offer, Place, interaction, narrow
from rondel.core.match import Match
from rondel.core.seats import HOST, is_player
from rondel.core.story import story
from rondel.core.view import SPECTATOR, Viewer
from rondel.core.wording import listening
from rondel.errors import CommandFailed, Rejected
from rondel.words import Speaker

TOLD_AT_MOST = 14
"""Lines of what happened that are shown above the board; the log has them all."""


class Changed(Exception):
    """The match is another one than the one that was shown: look again."""


class TerminalTable:
    """People at one keyboard, bots in the other seats."""

    def __init__(
        self,
        terminal: Terminal,
        match: Match,
        people: Sequence[int],
        players: Mapping[int, Player],
        save_to: Path | None,
        commands: Callable[[TerminalTable, int], Commands],
    ) -> None:
        self.terminal, self.match, self.people, self.players = terminal, match, tuple(people), players
        self.save_to = save_to
        self._commands = commands
        self.looking: int | None = None
        """The seat whose view was on the screen last."""
        self._told: dict[int | None, set[int]] = {}
        self.hinted: tuple[int, int] | None = None
        """Who was last given a hint, and after how many entries."""
        self._regretted: set[str] = set()

    def run(self) -> None:
        """Play to the end, or until the people leave."""
        with listening(self._regret):
            try:
                self.greet()
                while self.match.over is None:
                    self._go_on()
                self._finish()
            except (Left, KeyboardInterrupt):
                self._leave()

    def name_of(self, seat: int) -> str:
        return self.match.name_of(seat)

    @property
    def speaker(self) -> Speaker:
        """Makes the words of everything that is told here."""
        return Speaker(module=self.match.game.module, name_of=self.name_of)

    def viewer(self, seat: int) -> Viewer:
        """What somebody in that seat may see; the host of a local table is whoever sits at it."""
        return Viewer(self.people, host=True) if seat == HOST else Viewer((seat,))

    @property
    def has_curtain(self) -> bool:
        """Must people not see each other's screens?"""
        return len(self.people) > 1 and self.match.game.schema.has_secrets

    # -- the loop --------------------------------------------------------------------------------------------

    def _go_on(self) -> None:
        actors = self.match.kernel.actors()
        bot = next((seat for seat in actors if seat in self.players), None)
        if bot is not None:
            self._bot(bot)
            return
        self._person(HOST if HOST in actors else actors[0])

    def _bot(self, seat: int) -> None:
        player, kernel = self.players[seat], self.match.kernel
        known = len(player.faults)
        decision = player.decide(kernel)
        for fault in player.faults[known:]:
            self.terminal.say(f"  ({fault.bot} for {self.name_of(seat)} {fault.text}; chance decided.)", "yellow")
        self.match.apply(Command.of(kernel, decision, at=now()))
        if not self.people:
            self._tell(SPECTATOR, None)

    def _person(self, seat: int) -> None:
        if self.has_curtain and self.looking != seat:
            self.terminal.curtain(f"{self.name_of(seat)}, it is your turn.")
        self.looking = seat
        self.show(seat)
        while True:
            offers = [offer for offer in self.now(seat).offers if offer.seat == seat]
            asker = Questioner(self.terminal, self.name_of(seat), self.commands(seat))
            try:
                self._act(seat, self._deed(menu(offers), asker), asker)
                return
            except Back:
                continue
            except Changed:
                return
            except Rejected as why:
                asker.refuse(self.speaker.say(why.text))
            except CommandFailed as problem:
                self._report(problem)

    def _deed(self, items: Sequence[MenuItem], asker: Questioner) -> Deed:
        """What the person chooses from the menu; a single question is asked without one."""
        if len(items) == 1 and items[0].enabled and items[0].value.args is None:
            deed: Deed = items[0].value
            return deed
        self.terminal.show(listed(items, self.terminal.console.width))
        chosen: Deed = asker.pick(items, f"1–{len(items)}, ? for help").value
        return chosen

    def _act(self, seat: int, deed: Deed, asker: Questioner) -> None:
        def next_input(offer: Offer, chosen: Sequence[Any]) -> Any:
            return self.speaker.spoken(narrow(self.match.kernel, seat, offer.name, chosen))

        args = complete(deed, asker, next_input)
        if deed.offer.confirm and not asker.choose(
            str(deed.offer.confirm), [MenuItem("Yes", True), MenuItem("No", False)]
        ):
            raise Back
        self.match.apply(Command(seat, deed.offer.name, args or None, at=now()))
        self.autosave()

    def commands(self, seat: int) -> Commands:
        """What can be typed besides answers."""
        return self._commands(self, seat)

    # -- what is shown ---------------------------------------------------------------------------------------

    def now(self, seat: int) -> Interaction:
        return self.speaker.spoken(interaction(self.match, self.viewer(seat)))

    def greet(self) -> None:
        """Who sits where."""
        seats = [
            f"{self.name_of(seat)} {'(you)' if seat in self.people else f'({self.players[seat].bot.name})'}"
            for seat in self.match.seats
        ]
        self.terminal.say(f"{self.match.game.title} · {' · '.join(seats)}")
        if self.people:
            self.terminal.say("Type the number or the name of what you want; ? shows what else you can type.")

    def show(self, seat: int) -> None:
        """The whole screen for a seat: where, what to do, what happened, the board."""
        shown = self.now(seat)
        self.terminal.say()
        self.terminal.show(Rule(strip(self.match.game.title, shown.position, self.name_of), align="left", style="dim"))
        self.terminal.say(f"{self.name_of(seat)}: {shown.prompt}", "bold")
        self._tell(self.viewer(seat), seat)
        self.terminal.say()
        self.terminal.show(draw(self.match.kernel, self.viewer(seat), self.name_of))
        self.terminal.say()

    def _tell(self, viewer: Viewer, seat: int | None) -> None:
        """What happened that this seat has not been told yet."""
        known = self._told.setdefault(seat, set())
        news = [told for told in story(self.match, viewer) if told.place not in known]
        known.update(told.place for told in news)
        lines = [self.speaker.say(line) for told in news if not told.gone for line in told.lines]
        if len(lines) > TOLD_AT_MOST:
            self.terminal.say(f"  … {len(lines) - TOLD_AT_MOST} earlier lines; `log` shows them", "dim")
        for line in lines[-TOLD_AT_MOST:]:
            self.terminal.say(f"  · {line}", "dim")

    def _finish(self) -> None:
        from rondel.cli.ending import ending

        viewer = Viewer(self.people)
        self.terminal.say()
        self.terminal.show(Rule(Text(f"{self.match.game.title} · the end"), align="left", style="dim"))
        self._tell(viewer, self.people[0] if self.people else None)
        self.terminal.say()
        self.terminal.show(draw(self.match.kernel, viewer, self.name_of))
        self.terminal.show(ending(self.match))
        self.terminal.say(f"The seed was {self.match.header.seed}.", "dim")
        self.autosave()

    def _leave(self) -> None:
        self.terminal.say()
        self.autosave()
        kept = f"go on with --load {self.save_to}" if self.save_to else "it was not saved"
        self.terminal.say(f"You have left the table after {len(self.match.entries)} entries; {kept}.")

    def _report(self, problem: CommandFailed) -> None:
        path = Path("rondel-crash.json")
        path.write_bytes(problem.report)
        self.terminal.say(f"  {problem} A report is in {path}.", "red")

    def _regret(self, problem: Exception) -> None:
        """Say once that words of the game fail, so that whoever makes it learns of it."""
        if (what := repr(problem)) not in self._regretted:
            self._regretted.add(what)
            self.terminal.say(f"  (words of {self.match.game.title} fail: {what})", "red")

    def autosave(self) -> None:
        """Keep the match in its file, if it has one."""
        if self.save_to is not None:
            save(self.match, self.save_to)


def strip(title: str, place: Place | None, name_of: Any) -> Text:
    """Where the match is, in one line."""
    parts = [str(label) for label in place.labels] if place else []
    text = Text.assemble((title, "bold"), " · " if place and place.labels else "", " › ".join(parts))
    if place is not None and place.turn:
        text.append(f" · turn {place.turn}" + (f" of {name_of(place.seat)}" if is_player(place.seat) else ""))
    if place is not None and place.round:
        text.append(f" · round {place.round}")
    return text


def now() -> int:
    """The time in milliseconds, for the log."""
    return int(time.time() * 1000)
