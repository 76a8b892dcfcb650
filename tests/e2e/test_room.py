"""Everything has room, on every screen: nothing is cut, covered or out of view at the fullest positions there are.

`room/measure.js` looks for it, `room/fullest.json` names the positions. `RONDEL_ROOM=folder` looks at all of them,
not only at the fullest of each game, and keeps a picture of each.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from rondel import registry
from tests.e2e import ti4_tables
from tests.e2e.conftest import Server
from tests.e2e.net.positions import LOGS, log_names
from tests.e2e.net.tables import _GO, House
from tests.e2e.people import AT_ONCE, PATIENCE
from tests.e2e.room.fullest import WATCHED, match_files, read

MEASURE = (Path(__file__).parent / "room/measure.js").read_text()
SIZES = [(360, 640), (390, 844), (844, 390), (640, 400), (1280, 800), (1920, 1080)]
"""The fourth is a window of 1280 x 800 at twice its size."""
LARGE = SIZES[-2:]
LEFT_OUT = "svg.map, .dock .last, .picture"
"""A map is moved and enlarged by hand; the newest line of the log may be long, and all of it is one tap away; the rules
show a part of the board."""
KEPT = os.environ.get("RONDEL_ROOM")
LOCALES = ("de", "en") if KEPT else ("de",)
"""German words are the longer ones."""
SHEETS = {"people": 1, "talk": 2, "log": 3, "rules": 4, "settings": 5, "keys": 7}
"""What the menu opens beside a table, by its place there."""
SHEETED = ("imperial",)
MORE = "measured where RONDEL_ROOM names a folder"
PAGES = ["/new/imperial", "/new/lanternfall", "/rules/kolkhoz", "/settings", "/me", "/s", "/"]
LEAVE = "() => document.querySelector('main, .tv')?.setAttribute('data-left', '')"
ARRIVED = "(awaited) => !document.querySelector('[data-left]') && document.querySelector(awaited)?.checkVisibility()"
OTHER_SHEET = "(title) => ![title, undefined].includes(document.querySelector('[role=dialog] h2')?.textContent)"
AT_REST = """async () => {
  const frame = () => new Promise((next) => requestAnimationFrame(next));
  for (let n = 0; n < 3; n++) await frame();
  await document.fonts.ready;
  for (let n = 0; n < 60 && document.querySelector('[aria-busy=true]'); n++) await frame();
}"""


class Room:
    """Pages that are led from table to table, and a list of what has no room there."""

    def __init__(self, browser: Browser, server: Server, locale: str) -> None:
        self.browser, self.server, self.locale = browser, server, locale
        self.house = House(self._context(), server.url)
        self.pages: dict[str, Page] = {}
        self.faults: dict[str, list[str]] = {}

    def _context(self) -> BrowserContext:
        context = self.browser.new_context(reduced_motion="reduce", service_workers="block", locale=self.locale)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(AT_ONCE)
        return context

    def page(self, role: str) -> Page:
        """The page of somebody who plays, watches, or is a television."""
        if role not in self.pages:
            context = self.house.context if role == "host" else self._context()
            page = self.pages[role] = context.new_page()
            page.goto(self.server.url)
            page.wait_for_selector("main")
        return self.pages[role]

    def table(self, match_file: bytes) -> str:
        """A table with this match that everybody may watch."""
        code = self.house.post("/api/files", match_file)["table"]["code"]
        self.house.post(f"/api/tables/{code}/actions", {"type": "change", "visibility": "public"})
        return str(code)

    def seat(self, code: str, seat: int) -> str:
        """The way to a seat."""
        link = self.house.post(f"/api/tables/{code}/actions", {"type": "hand_over", "seat": seat})["link"]["link"]
        return re.sub(r"^https?://[^/]+", "", str(link))

    def measure(self, what: str, role: str, path: str, awaited: str) -> None:
        """Go there, and look at it in every size."""
        page = self.page(role)
        page.evaluate(LEAVE)
        page.evaluate(_GO, path)
        page.wait_for_function(ARRIVED, arg=awaited)
        self.look(what, role)

    def look(self, what: str, role: str) -> None:
        """Look at what is shown, in every size."""
        page, big = self.page(role), role == "screen"
        for width, height in LARGE if big else SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(AT_REST)
            name = f"{what}, {role}, {width} x {height}, {self.locale}"
            asked = {"big": big, "leftOut": LEFT_OUT}
            if page.evaluate(MEASURE, asked):  # something may only have been late
                page.evaluate(AT_REST)
                if found := page.evaluate(MEASURE, asked):
                    self.faults[name] = found
            if KEPT:
                page.screenshot(path=Path(KEPT) / f"{re.sub(r'[^a-z0-9]+', '-', name.lower())}.png")

    def told(self) -> str:
        """All faults, each in a line."""
        return "\n".join(f"{name}: {fault}" for name, found in self.faults.items() for fault in found)


@pytest.fixture(params=LOCALES)
def room(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Room]:
    found = Room(browser, server, request.param)
    yield found
    for context in {found.house.context, *(page.context for page in found.pages.values())}:
        context.close()


@pytest.mark.parametrize("game", registry.names())
def test_the_fullest_positions_have_room(game: str, room: Room) -> None:
    spots = [spot for spot in read(game) if KEPT or {WATCHED, "held"} & {*spot.most}]
    for spot, match_file in match_files(spots):
        code, what = room.table(match_file), f"{game}, {', '.join(spot.most)}"
        room.measure(what, "seat", room.seat(code, spot.seat), "[data-primary]")
        if WATCHED in spot.most:
            room.measure(what, "watching", f"/t/{code}", "[data-primary]")
            room.measure(what, "screen", f"/t/{code}/screen", ".corner, .tv")
    longest = max(log_names(game), key=lambda name: (LOGS / game / name).stat().st_size)
    code = room.table((LOGS / game / longest).read_bytes())
    room.measure(f"{game}, over", "watching", f"/t/{code}", "[data-primary]")
    assert not room.faults, room.told()


@pytest.mark.parametrize("game", registry.names() if KEPT else SHEETED)
def test_the_sheets_of_a_table_have_room(game: str, room: Room) -> None:
    spot, match_file = next(match_files([one for one in read(game) if WATCHED in one.most]))
    room.measure(game, "seat", room.seat(room.table(match_file), spot.seat), "[data-primary]")
    page = room.page("seat")
    for sheet, place in SHEETS.items():
        page.locator("[data-act=menu]").click()
        entry = page.locator(f"[role=dialog] li:nth-child({place}) button")
        entry.wait_for()
        if place == 1:
            room.look(f"{game}, menu", "seat")
        menu = page.locator("[role=dialog] h2").inner_text()
        entry.click()
        page.wait_for_function(OTHER_SHEET, arg=menu)
        room.look(f"{game}, {sheet}", "seat")
        page.keyboard.press("Escape")
    assert not room.faults, room.told()


@pytest.mark.skipif(not KEPT, reason=MORE)
def test_the_host_of_eight_has_room(room: Room) -> None:
    for stage in ("summary", "action", "card", "status", "election"):
        code = room.table(ti4_tables.match_file(ti4_tables.FULL[stage]()))
        room.measure(f"ti4, {stage}", "host", f"/t/{code}", ".host")
    assert not room.faults, room.told()


@pytest.mark.skipif(not KEPT, reason=MORE)
def test_pages_without_a_table_have_room(room: Room) -> None:
    for path in PAGES:
        room.measure(path, "watching", path, "main:not([aria-busy=true])")
    assert not room.faults, room.told()
