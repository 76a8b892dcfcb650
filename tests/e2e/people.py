"""What people do in front of a screen."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

from playwright.sync_api import Error, Locator, Page, TimeoutError, expect

PATIENCE = 60_000
"""How long to wait for anything, in milliseconds: the machine may be busy with other tests."""
BRIEF = 5_000
"""How long to wait for something that may have gone in the meantime, before looking again."""
AT_ONCE = """if (location.protocol.startsWith('http') && window.origin !== 'null') {
  const quiet = '{"pace": "off", "sound": false}';
  localStorage.getItem('rondel.preferences') ?? localStorage.setItem('rondel.preferences', quiet);
  localStorage.getItem('rondel.learned') ?? localStorage.setItem('rondel.learned', '["*"]');
}"""
"""What others do is shown at once, in silence, and nobody wants a lesson: only tests of these have time for them."""
PHONE = {"viewport": {"width": 360, "height": 740}, "device_scale_factor": 2, "has_touch": True, "is_mobile": True}

_POST = """async (path, body) => {
  await fetch('/api/me');
  const token = document.cookie.match(/rondel_csrf=([^;]*)/)?.[1] ?? '';
  const headers = {'x-rondel-csrf': decodeURIComponent(token), 'content-type': 'application/json'};
  const answer = await fetch(path, {method: 'POST', headers, body});
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}"""
UPLOAD = f"async (body) => (await ({_POST})('/api/files', body)).table.code"
HAND_OVER = (
    f"async ([code, seat]) => (await ({_POST})(`/api/tables/${{code}}/actions`, "
    "JSON.stringify({type: 'hand_over', seat}))).link.link"
)
JOIN = (
    f"async ([code, name, seat]) => (await ({_POST})(`/api/tables/${{code}}/join`, "
    "JSON.stringify({name, seat}))).seats"
)
"""What has no button, over the same interface: a file is brought, a seat is passed on, somebody without a page sits."""

_RESTLESS = """() => {
  if (!document.querySelector('main')) return 'nothing is drawn';
  const busy = document.querySelector('[aria-busy=true]');
  if (busy) return 'busy: ' + busy.outerHTML.slice(0, 200);
  if (document.fonts.status !== 'loaded') return 'fonts are loading';
  const bars = (one) => one.transitionProperty === 'width';  // they follow a clock and never rest
  const moves = document.getAnimations().find((one) => one.playState === 'running' && !bars(one));
  return moves ? `${moves.animationName ?? moves.transitionProperty} of ${moves.effect.target?.className}` : '';
}"""
"""What still moves or is still to come; nothing when the page is at rest."""


class Person:
    """Somebody with a browser, who reads what is on the screen and taps."""

    def __init__(self, name: str, page: Page, url: str) -> None:
        self.name, self.page, self.url = name, page, url
        self.stories: list[str] = []
        """The reports of years of Kolkhoz that were read to their end."""

    # -- coming in

    def visit(self, path: str) -> None:
        """Open a page of the server; a busy machine gets a second and a third chance."""
        for attempt in range(3):
            try:
                self.page.goto(self.url + path, wait_until="domcontentloaded")
                return
            except Error:
                if attempt == 2:
                    raise

    def home(self) -> None:
        """Go to the start page."""
        self.visit("/")
        expect(self.page.get_by_role("heading", name="The shelf")).to_be_visible()

    def play_alone(self, game: str) -> None:
        """Two taps."""
        self.home()
        self.page.get_by_role("button", name=game).click()
        self.page.get_by_role("button", name="Play now").click()
        self.page.wait_for_url("**/t/*")
        expect(self.sentence).to_be_visible()

    def open_table(self, game: str, *, undo: str = "consent") -> str:
        """Set up a table and return its room code."""
        self.visit(f"/new/{game}")
        self.page.get_by_label("Your name").fill(self.name)
        self.page.get_by_label("Taking back").select_option(undo)
        self.page.get_by_role("button", name="Open the table").click()
        self.page.wait_for_url("**/t/*")
        return self.page.url.rsplit("/", 1)[-1]

    def join(self, code: str) -> None:
        """Type the code on the start page and sit down."""
        self.home()
        for number, letter in enumerate(code, 1):
            self.page.get_by_label(f"Character {number} of the room code").fill(letter)
        self.page.get_by_role("button", name="Join").click()
        self.page.get_by_label("Your name").fill(self.name)
        self.page.get_by_role("button", name="Sit here").first.click()
        expect(self.page.get_by_text("you, here")).to_be_visible()

    def bring(self, match: bytes) -> str:
        """Bring a match along as a file, sit on all its seats, and return its room code."""
        self.visit("/")
        expect(self.page.locator("main")).to_be_visible()
        code: str = self.page.evaluate(UPLOAD, match.decode())
        self.visit(f"/t/{code}")
        return code

    def hand_over(self, seat: int) -> str:
        """The link for the next one who shall sit there."""
        code = self.page.url.rsplit("/", 1)[-1]
        return str(self.page.evaluate(HAND_OVER, [code, seat]))

    # -- reading

    @property
    def sentence(self) -> Locator:
        """Who must do what."""
        return self.page.locator(".say")

    def says(self) -> str:
        """The sentence in words."""
        return self.sentence.inner_text()

    @property
    def primary(self) -> Locator:
        """The one button."""
        return self.page.locator("[data-primary]")

    @property
    def is_on_turn(self) -> bool:
        """Is the lamp on?"""
        return self.page.locator(".say.act").count() > 0

    def sees_over(self) -> bool:
        """Is the result shown?"""
        return self.page.get_by_text("The game is over.").count() > 0

    @property
    def story(self) -> Locator:
        """The report of a year of Kolkhoz."""
        return self.page.get_by_role("dialog", name=re.compile(r"^Year \d is over"))

    def fits_the_screen(self) -> bool:
        """Nothing to scroll sideways."""
        return bool(self.page.evaluate("document.documentElement.scrollWidth <= innerWidth"))

    def settle(self) -> None:
        """Wait until everything is drawn and nothing moves any more."""
        if not self.wait(lambda: not self.page.evaluate(_RESTLESS), PATIENCE):
            raise AssertionError(f"the page does not come to rest: {self.page.evaluate(_RESTLESS)}")

    # -- doing

    def do(self) -> None:
        """Press the primary button if it can be pressed."""
        if self.primary.get_attribute("aria-disabled", timeout=BRIEF) == "false":
            self.primary.click(timeout=BRIEF)

    def take_kolkhoz_turn(self) -> bool:
        """Whatever Kolkhoz wants now, the first way that is lit; False if it is somebody else's turn."""
        before = self._position()
        try:
            if not self._do_kolkhoz():
                return False
        except TimeoutError:  # what was to be tapped went away meanwhile: look again
            return False
        return self.wait(lambda: self._position() != before)

    def _do_kolkhoz(self) -> bool:
        page = self.page
        if self.story.count():
            self.page.locator("main").dispatch_event("pointerdown")  # a tap shows all of it at once
            told = self.story.inner_text(timeout=BRIEF)
            self.page.get_by_role("button", name=re.compile("^(Go on|To the result)$")).click(timeout=BRIEF)
            self.stories.append(told)
            expect(self.story).to_have_count(0)
        if not self.is_on_turn:
            return False
        said = self.says()
        if "trump of the year" in said:
            page.locator(".job[data-candidate]").first.click(timeout=BRIEF)
        elif "to work" in said:
            if (suggest := page.get_by_role("button", name="Suggest")).count():  # not where every card has one place
                suggest.click(timeout=BRIEF)
        elif "Swap cards" not in said:
            card = page.locator(".cards button[aria-disabled=false]").first
            if card.count() and card.get_attribute("aria-pressed", timeout=BRIEF) == "false":
                card.click(timeout=BRIEF)
        self.do()
        return True

    def _position(self) -> str:
        """Changes with every step of the match."""
        return str(
            self.page.evaluate("document.querySelector('.dock')?.innerText + document.querySelector('main')?.innerText")
        )

    def wait(self, condition: Callable[[], bool], patience: float = BRIEF) -> bool:
        """Look again and again until it is so, or say that it is not."""
        end = time.monotonic() + patience / 1000
        while time.monotonic() < end:
            if condition():
                return True
            self.page.wait_for_timeout(50)
        return False

    def version(self) -> int:
        """How far the match is, by its history."""
        self.page.keyboard.press("h")
        slider = self.page.get_by_role("slider", name="Position")
        expect(slider).to_be_visible()
        found = re.search(r"\d+", slider.get_attribute("aria-valuemax") or "")
        self.page.keyboard.press("Escape")
        return int(found.group()) if found else 0
