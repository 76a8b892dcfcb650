"""Pictures of every screen, on a phone, a desktop and a television, by day and in the evening.

python scripts/screenshots.py build/screenshots
"""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

from playwright.sync_api import expect, sync_playwright

from tests.e2e import card_tables, shapeships_tables, ti4_tables
from tests.e2e.card_players import CardPlayer
from tests.e2e.chromium import chromium
from tests.e2e.conftest import FLAGS, ROOT, Door, Server
from tests.e2e.imperial_tables import STAGES, match_file
from tests.e2e.people import PHONE, Person

DEVICES: dict[str, dict[str, Any]] = {
    "phone": PHONE,
    "desktop": {"viewport": {"width": 1280, "height": 800}},
    "tv": {"viewport": {"width": 1920, "height": 1080}},
}
LOOKS = [("phone", "light"), ("phone", "dark"), ("desktop", "light"), ("desktop", "dark"), ("tv", "light")]


def _tricks(person: Person) -> None:
    """Kolkhoz with a card picked and a trick on the table."""
    person.play_alone("Kolkhoz")
    for _ in range(30):
        card = person.page.locator(".cards button[aria-disabled=false]").first
        if person.page.locator(".played:not(.past)").count() >= 2 and card.count():
            if card.get_attribute("aria-pressed") == "false":
                card.click()
            break
        person.take_kolkhoz_turn()
        person.page.wait_for_timeout(150)
    person.page.evaluate("scrollTo(0, 0)")


def _history(person: Person) -> None:
    _tricks(person)
    person.page.locator("body").press("h")
    person.page.locator("body").press("[")


def _finished(person: Person) -> None:
    person.play_alone("Kolkhoz")
    for _ in range(400):
        if person.sees_over():
            break
        person.take_kolkhoz_turn()
        person.page.wait_for_timeout(40)
    person.page.evaluate("scrollTo(0, 0)")
    person.page.wait_for_timeout(3000)


def _menu(person: Person) -> None:
    person.play_alone("Kolkhoz")
    person.page.get_by_role("button", name="Table menu").click()


def _imperial(stage: str, pick: str = "") -> Callable[[Person], None]:
    """A table of Imperial at a decision, with something picked."""

    def go(person: Person) -> None:
        person.bring(match_file(STAGES[stage]()))
        person.page.locator(".curtain .go").click()
        if pick:
            person.page.locator(pick).first.click()
        person.page.evaluate("scrollTo(0, 0)")

    return go


def _imperial_over(person: Person) -> None:
    person.bring((ROOT / "tests/logs/imperial/points-three-seats.rondel").read_bytes())
    person.page.locator(".chart").first.wait_for()


def _imperial_past(person: Person) -> None:
    _imperial_over(person)
    person.page.goto(f"{person.page.url}?at=300")


IMPERIAL: dict[str, Callable[[Person], object]] = {
    "imperial": _imperial("rondel", "[data-slot=Taxation]"),
    "imperial-bid": _imperial("auction", ".prices button:nth-child(6)"),
    "imperial-offer": _imperial("offer"),
    "imperial-factory": _imperial("dictator", "[data-slot=Factory]"),
    "imperial-import": _imperial("import", "[data-at=london]"),
    "imperial-plan": _imperial("plan", "[data-at=bulgaria]"),
    "imperial-peace": _imperial("peace", "button.card"),
    "imperial-answer": _imperial("answer", "[data-slot=Investor]"),
    "imperial-vote": _imperial("vote", "button.card:nth-child(2)"),
    "imperial-buy": _imperial("buy", "[data-bond='italy 6']"),
    "imperial-over": _imperial_over,
    "imperial-past": _imperial_past,
}


def _ti4(stage: str, face: str) -> Callable[[Person], None]:
    """The companion at a moment: as the host, a player's phone or the big screen shows it."""

    def go(person: Person) -> None:
        code = person.bring(ti4_tables.match_file(ti4_tables.STAGES[stage]()))
        if face == "screen":
            person.visit(f"/t/{code}/screen")
            person.page.locator(".tv").wait_for()
            return
        person.page.locator(".host").wait_for()
        if face == "phone":
            person.page.get_by_role("button", name="Table menu").click()
            person.page.get_by_role("button", name="Back to my seat").click()
            person.page.locator(".curtain .go").click()
            person.page.locator(".tiles").wait_for()

    return go


def _ti4_over(person: Person) -> None:
    person.bring((ROOT / "tests/logs/ti4/eight-players-eight-rounds.rondel").read_bytes())
    person.page.locator(".chart").first.wait_for()


TI4: dict[str, Callable[[Person], object]] = {
    **{f"ti4-{stage}": _ti4(stage, "host") for stage in ti4_tables.STAGES},
    **{f"ti4-{stage}-phone": _ti4(stage, "phone") for stage in ("strategy", "card", "status", "agenda")},
    **{f"ti4-{stage}-screen": _ti4(stage, "screen") for stage in ("strategy", "card", "status", "agenda")},
    "ti4-over": _ti4_over,
}


def _auction(person: Person) -> None:
    """One device for all, in the middle of the bidding."""
    _hotseat(person)
    person.page.locator(".curtain .go").click()


def _hotseat(person: Person) -> None:
    person.visit("/new/auction")
    person.page.get_by_label("Your name").fill(person.name)
    person.page.get_by_role("switch", name="One device for all").click()
    for seat in person.page.locator(".seats select").all()[1:]:
        seat.select_option("me")
    person.page.get_by_role("button", name="Start at once").click()
    person.page.locator(".curtain .go").wait_for()


def _hint(person: Person) -> None:
    _tricks(person)
    person.page.get_by_role("button", name="Table menu").click()
    person.page.get_by_role("button", name="Hint", exact=True).click()
    person.page.locator(".nudge").wait_for()


def _swing(person: Person) -> None:
    """Tic-tac-toe to its end, and how it swung."""
    person.play_alone("Tic-tac-toe")
    for _ in range(9):
        person.page.locator(".say.act").or_(person.page.get_by_text("The game is over.")).first.wait_for()
        if person.sees_over():
            break
        free = person.page.locator("button.cell").count()
        person.page.locator("button.cell").first.click()
        person.do()
        expect(person.page.locator("button.cell")).not_to_have_count(free)
    person.page.get_by_role("button", name="Work out").click()
    person.page.locator(".swing ol").wait_for()


def _screen(person: Person) -> None:
    _tricks(person)
    person.visit(f"/t/{person.page.url.rsplit('/', 1)[-1].split('?')[0]}/screen")
    person.page.locator("footer .corner").wait_for()


def _screen_lobby(person: Person) -> None:
    code = person.open_table("kolkhoz")
    person.visit(f"/t/{code}/screen")
    person.page.locator(".lobby img").wait_for()


def _stops(person: Person) -> None:
    person.play_alone("Sparks")
    person.page.get_by_role("button", name="Table menu").click()
    person.page.get_by_role("button", name="Automatic passing").click()


def _shapeships(stage: str, pick: str = "") -> Callable[[Person], None]:
    """A prepared table of Shapeships, with something picked."""

    def go(person: Person) -> None:
        person.bring(shapeships_tables.match_file(shapeships_tables.STAGES[stage]()))
        person.page.locator(".curtain .go").click()
        person.page.locator("[data-step]").wait_for()
        if pick:
            person.page.locator(pick).first.click()
        person.page.evaluate("scrollTo(0, 0)")

    return go


def _cards(game: str, decisions: int) -> Callable[[Person], None]:
    """A card table after some decisions, with something picked where that can be."""

    def go(person: Person) -> None:
        person.play_alone(game)
        player = CardPlayer(person)
        end = time.monotonic() + 60
        while player.done.total() < decisions and not person.sees_over() and time.monotonic() < end:
            if not player.take_turn():
                person.page.wait_for_timeout(50)
        lit = player.things("lit")
        if lit.count():
            lit.last.click()
        person.page.evaluate("scrollTo(0, 0)")

    return go


def _card_stage(stage: str, pick: str = "", face: str = "") -> Callable[[Person], None]:
    """A card table at a moment, with something picked; or as the big screen or somebody who only watches sees it."""

    def go(person: Person) -> None:
        code = person.bring(card_tables.match_file(card_tables.STAGES[stage]()))
        if face:
            person.visit(f"/t/{code}/{face}")
            person.page.locator(".play").wait_for()
            return
        person.page.locator(".curtain .go").click()
        person.page.locator(".play").wait_for()
        for one in pick.split(" & ") if pick else ():
            person.page.locator(one).first.click()
        person.page.evaluate("scrollTo(0, 0)")

    return go


def _cards_over(log: str, at: int = 0) -> Callable[[Person], None]:
    """A card game that is over, or a moment of it."""

    def go(person: Person) -> None:
        person.bring((ROOT / f"tests/logs/{log}.rondel").read_bytes())
        person.page.get_by_role("heading", name="At the end").wait_for()
        if at:
            person.page.goto(f"{person.page.url}?at={at}")
            person.page.locator(".play").wait_for()

    return go


def _create(game: str) -> Callable[[Person], None]:
    """The form for a new table of a game."""
    return lambda person: person.visit(f"/new/{game}")


def _shapeships_over(person: Person) -> None:
    person.bring((ROOT / "tests/logs/shapeships/narrow.rondel").read_bytes())
    person.page.get_by_role("heading", name="Fleet value in lines").wait_for()


SHAPESHIPS: dict[str, Callable[[Person], object]] = {
    "shapeships": _shapeships("drawing"),
    "shapeships-build": _shapeships("building"),
    "shapeships-roll": _shapeships("rolling"),
    "shapeships-strike": _shapeships("strike", ".grp.tg"),
    "shapeships-battle": _shapeships("battle", ".pw.lit:nth-child(4)"),
    "shapeships-swarm": _shapeships("swarm"),
    "shapeships-sums": _shapeships("drawing", ".cast"),
    "shapeships-over": _shapeships_over,
}

LIT, TARGET, ZONE = ".hand .thing.lit", ".play .thing.target", ".zone button, button.zone"
CARDS: dict[str, Callable[[Person], object]] = {
    **{stage: _card_stage(stage) for stage in card_tables.STAGES},
    "emberlode-main": _card_stage("emberlode-main", ".hand .thing.lit:has-text('Emberflick')"),
    "emberlode-attack": _card_stage("emberlode-attack", ".play .thing.lit"),
    "emberlode-blocks": _card_stage("emberlode-blocks", ".play .thing.lit"),
    "emberlode-zone": _card_stage("emberlode-main", "[aria-label^='Look at Discard']"),
    "emberlode-passing": _card_stage("emberlode-main", ".auto button:visible, .pstop:visible"),
    "emberlode-tv": _card_stage("emberlode-stack", face="screen"),
    "fenlight-tv": _card_stage("fenlight-four", face="screen"),
    "emberlode-over": _cards_over("emberlode/vigor-two-seats"),
    "emberlode-past": _cards_over("emberlode/vigor-two-seats", 150),
    "lanternfall-over": _cards_over("lanternfall/renown-four-seats"),
    "skyreef-over": _cards_over("skyreef/struck-four-seats"),
    "fenlight-over": _cards_over("fenlight/points-two-seats"),
    **{f"{game}-create": _create(game) for game in card_tables.GAMES},
}

SCREENS: dict[str, Callable[[Person], object]] = {
    **IMPERIAL,
    **SHAPESHIPS,
    **TI4,
    **CARDS,
    "kolkhoz": _tricks,
    "history": _history,
    "finished": _finished,
    "menu": _menu,
    "emberlode": _cards("Emberlode", 14),
    "emberlode-hand": _cards("Emberlode", 0),
    "lanternfall": _cards("Lanternfall", 14),
    "skyreef": _cards("Skyreef", 14),
    "fenlight": _cards("Fenlight", 14),
    "lobby": lambda person: person.open_table("kolkhoz"),
    "create": lambda person: person.visit("/new/kolkhoz"),
    "tictactoe": lambda person: person.play_alone("Tic-tac-toe"),
    "sparks": lambda person: person.play_alone("Sparks"),
    "auction": _auction,
    "curtain": _hotseat,
    "stops": _stops,
    "hint": _hint,
    "swing": _swing,
    "screen": _screen,
    "screen-lobby": _screen_lobby,
    "seat": lambda person: person.visit("/s"),
    "rules": lambda person: person.visit("/rules/kolkhoz"),
    "settings": lambda person: person.visit("/settings"),
    "profile": lambda person: person.visit("/me"),
    "components": lambda person: person.visit("/look"),
    "home": lambda person: person.home(),
}


def main(folder: Path, wanted: list[str]) -> None:
    """Take them all, or those that are named."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        server = Server(Path(place))
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            for device, scheme in LOOKS:
                person = Door(browser, server.url).person("Mara", **{**DEVICES[device], "color_scheme": scheme})
                for name, go in SCREENS.items():
                    if wanted and name not in wanted:
                        continue
                    go(person)
                    person.page.wait_for_timeout(900)
                    evening = "-dark" if scheme == "dark" else ""
                    file = folder / f"{name}-{device}{evening}.png"
                    person.page.screenshot(path=file, full_page=name == "components")
                    print(file)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
