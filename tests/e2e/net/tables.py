"""Positions put on a real server as tables, and a browser brought to the seat whose decision it is."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, Route

import rondel
from rondel.core import file as files
from tests.e2e.net.plan import Plan, Position, Shown, only_read
from tests.e2e.net.player import Goal, Means, Player, Wire
from tests.e2e.net.positions import match_at, walk
from tests.e2e.people import AT_ONCE, PATIENCE, PHONE

_GO = "path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }"
_HOST = -1
_ASSETS = Path(rondel.__file__).parent / "_static/assets"
_CLIENT = Path(__file__).parents[3] / "client/src/games"
TABLES = 100
"""So many tables one person has at most; the server lets nobody have many more."""


class House:
    """Whoever brings the matches and passes the seats on."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        self.context, self.request, self.url = context, context.request, url
        self.tables = 0

    def post(self, path: str, body: Any) -> Any:
        """Ask the server for something."""
        if not self.request.storage_state()["cookies"]:
            self.request.get(f"{self.url}/api/me")
        cookies = {one["name"]: one["value"] for one in self.request.storage_state()["cookies"]}
        headers = {"x-rondel-csrf": cookies.get("rondel_csrf", ""), "content-type": "application/json"}
        answer = self.request.post(self.url + path, data=body, headers=headers)
        assert answer.ok, answer.text()
        return answer.json()

    def seat_link(self, match_file: bytes, seat: int) -> str:
        """The way to a seat of a new table with this match."""
        self.tables += 1
        if self.tables % TABLES == 0:
            self.context.clear_cookies()  # and is somebody else from here on
        code = self.post("/api/files", match_file)["table"]["code"]
        return str(self.post(f"/api/tables/{code}/actions", {"type": "hand_over", "seat": seat})["link"]["link"])


@cache
def own_board(game: str) -> str:
    """The file with a game's own board; where it cannot be had, the client draws its generic table."""
    if not (_CLIENT / game / "client.ts").is_file() or not _ASSETS.is_dir():
        return ""
    names = re.compile(rf"\./{game}/client\.ts\W+\w+\W+import\(`\./(client-[\w-]+\.js)`")
    return next(match[1] for path in _ASSETS.glob("*.js") if (match := names.search(path.read_text())))


def _without_frames(route: Route) -> None:
    """Boards in frames are their authors' to try; the generic table is held to what they decide."""
    answer = route.fetch()
    told = answer.json()
    for game in told["games"]:
        game.pop("web", None)
    route.fulfill(response=answer, json=told)


class Seat:
    """A browser in which one position after the other is played; `without` some files of the client."""

    def __init__(self, browser: Browser, house: House, means: Means, *, without: Iterable[str] = ()) -> None:
        look = PHONE if means == "touch" else {"viewport": {"width": 1280, "height": 900}}
        # What is kept on the device would come past the files that are to be missing.
        self.context = browser.new_context(reduced_motion="reduce", service_workers="block", **look)
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(AT_ONCE)
        self.page: Page = self.context.new_page()
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.route(re.compile(r"/api/games(\?|$)"), _without_frames)
        for name in filter(None, without):
            self.page.route(re.compile(f"/assets/{re.escape(name)}$"), lambda route: route.abort())
        self.wire = Wire()
        self.wire.tap(self.page)
        self.player = Player(self.page, self.wire, means)
        self.house = house
        self.page.goto(house.url)
        self.page.wait_for_selector("main")

    def play(self, match_file: bytes, goal: Goal, picture: Path, seconds: float = math.inf) -> str:
        """Sit down and make the decision; what is wrong, or nothing. What is wrong is kept as a picture."""
        self.wire.expect(lambda _: False)
        if goal.seat == _HOST:
            code = House(self.context, self.house.url).post("/api/files", match_file)["table"]["code"]
            path = f"/t/{code}"
        else:
            path = re.sub(r"^https?://[^/]+", "", self.house.seat_link(match_file, goal.seat))
        self.page.evaluate(_GO, path)
        self.page.wait_for_selector("[data-primary]")
        wrong = self.player.reach(goal, seconds)
        if wrong:
            self.page.screenshot(path=picture)
        self.page.evaluate(_GO, "/settings")
        self.page.wait_for_selector("[data-primary]", state="detached")
        return wrong


class Positions:
    """The match files of a plan, each source walked through once."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.files: dict[tuple[str, int], bytes] = {}
        self.questions: dict[tuple[str, int, int], str] = {}
        for source in {at.source for at in plan.positions}:
            self._walk(source, {at.entries: at for at in plan.positions if at.source == source})

    def _walk(self, source: str, wanted: dict[int, Position]) -> None:
        for entries, kernel in enumerate(walk(self.plan.game, source)):
            if entries in wanted:
                self.files[source, entries] = files.dump(match_at(self.plan.game, source, kernel))
                for shown in wanted[entries].decisions:
                    asked = kernel.question(shown.seat)
                    self.questions[source, entries, shown.seat] = asked.id if asked else ""

    def goal(self, at: Position, shown: Shown) -> Goal:
        """A decision of the plan as something to aim for."""
        question = self.questions[at.source, at.entries, shown.seat]
        game, shows, plain = self.plan.game, frozenset(shown.shows), self.plan.plain
        return Goal(game, shown.seat, shown.name, shown.args, shows, question, plain, only_read(game))
