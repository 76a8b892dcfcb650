"""What people do in front of a screen."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

PHONE = {"viewport": {"width": 360, "height": 740}, "device_scale_factor": 2, "has_touch": True, "is_mobile": True}

_POST = """async (path, body) => {
  const token = document.cookie.match(/rondel_csrf=([^;]*)/)?.[1] ?? '';
  const headers = {'x-rondel-csrf': decodeURIComponent(token), 'content-type': 'application/json'};
  const answer = await fetch(path, {method: 'POST', headers, body});
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}"""
UPLOAD = f"async (body) => (await ({_POST})('/api/files', body)).table.code"
HAND_OVER = (
    f"async ([code, seat]) => (await ({_POST})(`/api/tables/${{code}}/act`, "
    "JSON.stringify({type: 'hand_over', seat}))).link.link"
)
"""What has no button: a file is brought, and a seat passed on, over the same interface."""


class Person:
    """Somebody with a browser, who reads what is on the screen and taps."""

    def __init__(self, name: str, page: Page, url: str) -> None:
        self.name, self.page, self.url = name, page, url

    # -- coming in

    def home(self) -> None:
        """Go to the start page."""
        self.page.goto(self.url)
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
        self.page.goto(f"{self.url}/new/{game}")
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
        self.page.goto(self.url)
        expect(self.page.locator("main")).to_be_visible()
        code: str = self.page.evaluate(UPLOAD, match.decode())
        self.page.goto(f"{self.url}/t/{code}")
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

    def fits_the_screen(self) -> bool:
        """Nothing to scroll sideways."""
        return bool(self.page.evaluate("document.documentElement.scrollWidth <= innerWidth"))

    # -- doing

    def do(self) -> None:
        """Press the primary button if it can be pressed."""
        if self.primary.get_attribute("aria-disabled") == "false":
            self.primary.click()

    def take_kolkhoz_turn(self) -> bool:
        """Whatever Kolkhoz wants now, the first way that is lit; False if it is somebody else's turn."""
        page = self.page
        story = page.get_by_role("button", name="Go on")
        if story.count():
            story.click()
        if not self.is_on_turn:
            return False
        before = self._position()
        said = self.says()
        if "trump of the year" in said:
            page.locator(".job[data-candidate]").first.click()
            self.do()
        elif "to work" in said:
            page.get_by_role("button", name="Suggest").click()
            self.do()
        elif "Swap cards" in said:
            self.do()
        else:
            card = page.locator(".cards button[aria-disabled=false]").first
            if card.count() and card.get_attribute("aria-pressed") == "false":
                card.click()
            self.do()
        return self._wait(lambda: self._position() != before)

    def _position(self) -> str:
        """Changes with every step of the match."""
        return str(
            self.page.evaluate("document.querySelector('.dock')?.innerText + document.querySelector('main')?.innerText")
        )

    def _wait(self, condition: Callable[[], bool], tries: int = 40) -> bool:
        for _ in range(tries):
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
