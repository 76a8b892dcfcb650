"""How people lead a fleet in Shapeships: by taps on what is lit."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from time import monotonic

from playwright.sync_api import Locator, Page, TimeoutError

from tests.e2e.people import BRIEF, Person

_PRESS = """step => {
  const go = document.querySelector('[data-primary]');
  const here = document.querySelector('[data-step]')?.dataset.step ?? '';
  if (here && here === step && go?.getAttribute('aria-disabled') === 'false') go.click();
}"""


class Captain:
    """Somebody at a table of Shapeships."""

    def __init__(self, person: Person, species: str, last: str = "") -> None:
        self.person, self.species, self.now = person, species, ""
        self.last = last
        """The step in which they wait; nothing: they wait only when there is no board any more."""

    @property
    def page(self) -> Page:
        return self.person.page

    @property
    def step(self) -> str:
        """Where the turn is, as the board shows it."""
        return str(self.page.evaluate("document.querySelector('[data-step]')?.dataset.step ?? ''"))

    def seen(self) -> str:
        """Changes with everything that happens."""
        parts = "[...document.querySelectorAll('.dock, main, .say')].map(one => one.innerText).join('|')"
        return str(self.page.evaluate(parts))

    def take_turn(self) -> bool:
        """Whatever is wanted now, the first way that is lit; False if it is somebody else's turn."""
        step = self.step  # looked at once: it may be another one a moment later
        if step == self.last or not self.person.is_on_turn:
            return False
        before, self.now = self.seen(), step
        deeds = {
            "SpeciesChoice": self._choose,
            "ShipsThatBuild": self._build,
            "Drawing": self._draw,
            "FirstStrike": self._strike,
            "InteractionLoop": self._declare,
        }
        with contextlib.suppress(TimeoutError):  # what was lit may be gone by now
            deeds.get(step, self._go_on)()
        return self.person.wait(lambda: self.seen() != before)

    def _tap(self, selector: str) -> bool:
        """Tap the first such thing that can be seen in this step, and wait until the table has answered."""
        here = self.page.locator(f"[data-step='{self.now}']")
        return self._press(here.locator(selector).filter(visible=True).first)

    def _press(self, found: Locator, until: str = "") -> bool:
        """Something that may be gone by the time the finger comes down."""
        if not found.count():
            return False
        before = self.seen()
        with contextlib.suppress(TimeoutError):
            found.click(timeout=2000)
        return self.person.wait(lambda: self.seen() != before or bool(until and self.page.locator(until).count()))

    def _go_on(self) -> None:
        """Press the primary button, unless the step it was meant for is over: seen and pressed in one go."""
        self.page.evaluate(_PRESS, self.now)

    def _choose(self) -> None:
        pick = self.page.locator(".pick", has_text=self.species)
        if pick.get_attribute("aria-pressed", timeout=BRIEF) == "false":
            self._press(pick)
        self._go_on()

    def _build(self) -> None:
        self._tap(".list .it")
        self._go_on()

    def _draw(self) -> None:
        """One ship after the other, the dearest first, until nothing can be paid for."""
        for _ in range(4):
            if not self._draw_one():
                break
        self._go_on()

    def _draw_one(self) -> bool:
        if self.step != "Drawing":
            return False
        drawn = self._press(self.page.locator(".shop .it.lit:visible").last, until=".six")
        self._press(self.page.locator(".six button:visible").first)
        return drawn

    def _strike(self) -> None:
        self._tap(".grp.tg")
        self._go_on()

    def _declare(self) -> None:
        if not self.page.locator(".mode.pk:visible, .pw.pk:visible, .grp.pk:visible").count():
            self._tap(".mode, .grp.tg, .pw.lit")
        self._go_on()


def act(captains: Sequence[Captain]) -> bool:
    """Everybody does what is wanted of them; False if nothing was."""
    done = [captain.take_turn() for captain in captains]
    return any(done)


PATIENCE_S = 120
"""How long nobody may have anything to do: a busy machine is slow, not stuck."""


def play_on(*captains: Captain) -> None:
    """Everybody takes their turns until the game is over."""
    if not _play_until(captains, lambda: all(captain.person.sees_over() for captain in captains)):
        raise AssertionError("the game did not end: " + captains[0].person.says())


def reach(captain: Captain, step: str, *others: Captain) -> None:
    """Play until it is the captain's turn in that step, in which nobody does anything yet."""
    everybody = [Captain(each.person, each.species, last=step) for each in (captain, *others)]
    if not _play_until(everybody, lambda: captain.step == step and captain.person.is_on_turn):
        raise AssertionError(f"{step} was never reached: {captain.person.says()}")


def _play_until(captains: Sequence[Captain], done: Callable[[], bool]) -> bool:
    waiting_since = monotonic()
    while not done():
        if act(captains):
            waiting_since = monotonic()
        elif monotonic() - waiting_since > PATIENCE_S:
            return False
        else:
            captains[0].page.wait_for_timeout(50)
    return True
