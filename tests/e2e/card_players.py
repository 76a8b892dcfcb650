"""People at the card table: they tap what is lit, aim at what can be aimed at, and press the button."""

from __future__ import annotations

import re
import time
from collections import Counter

from playwright.sync_api import Locator, TimeoutError

from rondel.core import file as files
from rondel.core.match import Match
from rondel.games.emberlode.game import game as emberlode
from tests.e2e.people import BRIEF, Person

LONGEST = 300
"""Seconds for a whole game on a busy machine."""
DUEL = {"well": 12, "whelp": 4, "hound": 4, "brawler": 4, "flare": 2, "imp": 4}
DEFENCE = {"well": 14, "flare": 4, "surge": 4, "hound": 4, "sentry": 4}


def duel(*names: str) -> bytes:
    """A match of Emberlode, before the mulligans: one deck fights and burns, the other blocks and answers."""
    options = {"first_seat": 0, "decks": [DUEL, DEFENCE]}
    return files.dump(Match(emberlode, 2, seed="in the browser", names=names, options=options))


class CardPlayer:
    """Somebody who plays whatever can be played, and counts what they did."""

    def __init__(self, person: Person, *, attacks: bool = True, saves: str = "") -> None:
        self.person, self.page = person, person.page
        self.attacks, self.saves = attacks, saves
        """Does it attack? And which card does it keep for answers, with something to pay for it?"""
        self.done: Counter[str] = Counter()

    def things(self, look: str, within: str = ".play") -> Locator:
        """What is `lit`, `picked`, a `target` or `dim`."""
        return self.page.locator(f"{within} .thing.{look}")

    def take_turn(self) -> bool:
        """Whatever is asked now; False if nothing is."""
        if not self.person.is_on_turn:
            return False
        before = self._position()
        try:
            what = self._act()
        except TimeoutError:  # what was to be tapped went away meanwhile: look again
            return False
        self.done[what] += 1
        return self._changes(before)

    def _position(self) -> str:
        return str(self.page.evaluate("document.querySelector('.frame')?.innerText"))

    def _button(self) -> str:
        return str(self.page.evaluate("document.querySelector('[data-primary]')?.innerText ?? ''"))

    def _changes(self, before: str) -> bool:
        end = time.monotonic() + BRIEF / 1000
        while time.monotonic() < end:
            if self._position() != before and "not confirmed" not in self._button():
                return True
            self.page.wait_for_timeout(30)
        return False

    def _act(self) -> str:
        said = self.person.says()
        if "Declare attackers" in said:
            return self._attack()
        if "Declare blockers" in said:
            return self._block()
        if self.page.locator(".ask").count():
            if self.person.primary.get_attribute("aria-disabled", timeout=BRIEF) == "true":
                self._tap(self.page.locator(".ask [data-candidate]").first)
            return self._press("answered")
        if self.things("target").count() and not self.things("picked").count():
            return self._aim("aimed")
        answers = self.page.locator(".pile").count() > 0
        lit = self.things("lit")
        if self.saves and not answers:
            lit = lit.filter(has_text="Ember Well" if self._ready() < 3 else re.compile(f"^(?!{self.saves})"))
        return self._use(lit.last, answers=answers) if lit.count() else self._press("passed")

    def _ready(self) -> int:
        """How much could be paid now."""
        return int(self.page.locator(".me .purse b").inner_text().split("/")[0])

    def _attack(self) -> str:
        if self.attacks:
            self._tap(self.page.get_by_role("button", name="All of them"))
            return self._press("attacked")
        return self._press("stayed")

    def _block(self) -> str:
        self._tap(self.things("lit").first)
        if self.things("target").count():
            self._tap(self.things("target").first)
        return self._press("blocked")

    def _use(self, thing: Locator, *, answers: bool) -> str:
        """Cards in hand come after those in play."""
        self._tap(thing)
        if self.person.primary.get_attribute("aria-disabled", timeout=BRIEF) == "true":
            return self._aim("answered a spell" if answers else "cast at")
        return self._press("used")

    def _aim(self, what: str) -> str:
        """At a seat opposite if that can be, else at the first thing."""
        opposite = self.things("target", ".foes .row")
        self._tap(opposite.first if opposite.count() else self.things("target").first)
        if (
            self.things("target").count()
            and self.person.primary.get_attribute("aria-disabled", timeout=BRIEF) == "true"
        ):
            self._tap(self.things("target").first)
        return self._press(what)

    def _tap(self, thing: Locator) -> None:
        thing.click(timeout=BRIEF)

    def _press(self, what: str) -> str:
        if self.person.primary.get_attribute("aria-disabled", timeout=BRIEF) == "false":
            self._tap(self.person.primary)
        else:
            self.page.keyboard.press("Escape")
        return what


def play_on(*players: CardPlayer) -> None:
    """Everybody takes their turns until the game is over."""
    end = time.monotonic() + LONGEST
    while time.monotonic() < end:
        if all(player.person.sees_over() for player in players):
            return
        acted = [player.take_turn() for player in players]
        if not any(acted):
            players[0].page.wait_for_timeout(40)
    raise AssertionError("the game did not end: " + players[0].person.says())
