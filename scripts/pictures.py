"""The pictures of the documentation, all or those that are named: python scripts/pictures.py docs/pictures [front ...]

kolkhoz.jpg     a table on a desktop and, phone.jpg, on a phone in the evening: the front page (front)
workshop.jpg    four seats of a card game, and the flow in the workbench
tutorial.png    the game that the tutorial writes, made from its own lines
package.png     what `rondel new-game --package` makes, on its own board
"""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from playwright.sync_api import Browser, Page, sync_playwright

from rondel.cli.scaffold import make_package
from rondel.folders import place_of
from tests.e2e.chromium import chromium
from tests.e2e.conftest import FLAGS, ROOT, Door, Server
from tests.server.house import free_port


@contextmanager
def workshop(browser: Browser, place: Path, seats: int) -> Iterator[Page]:
    """`rondel dev` on a game, with its window open and every seat drawn."""
    port = free_port()
    command = [
        sys.executable,
        "-m",
        "rondel",
        "dev",
        str(place),
        "--seats",
        str(seats),
        "--port",
        str(port),
        "--no-open",
    ]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        next(line for line in process.stdout if "The workshop" in line)
        page = browser.new_page(viewport={"width": 1280, "height": 760})
        page.goto(f"http://127.0.0.1:{port}/dev")
        for seat in range(1, seats + 1):
            page.frame_locator(f'iframe[title="Seat {seat}"]').locator("main").first.wait_for()
        place_of(place).file.touch()  # the first time takes longest, and is not what an author waits for
        time.sleep(4)
        yield page
        page.close()
    finally:
        process.terminate()
        process.wait(60)


def front(browser: Browser, folder: Path, scratch: Path) -> None:
    """A trick in the middle of a match, with a card picked and what it would bring."""
    server = Server(scratch)
    server.start()
    door = Door(browser, server.url)
    desktop = door.person("Mara", device_scale_factor=1.5)
    phone = door.phone("Mara", viewport={"width": 390, "height": 800}, color_scheme="dark")
    for person, name in ((desktop, "kolkhoz.jpg"), (phone, "phone.jpg")):
        person.play_alone("Kolkhoz")
        played, where = person.page.locator(".played:not(.past)"), person.page.locator("header")
        while played.count() < 2 or "Year 2" not in where.inner_text():
            person.take_kolkhoz_turn()
            person.page.wait_for_timeout(150)
        card = person.page.locator(".cards button[aria-disabled=false]").first
        if card.get_attribute("aria-pressed") == "false":
            card.click()
        person.settle()
        person.page.screenshot(path=folder / name, quality=82, type="jpeg")
    server.stop()


def card_game(browser: Browser, folder: Path, scratch: Path) -> None:
    with workshop(browser, ROOT / "src/rondel/games/emberlode", 4) as page:
        page.get_by_role("tab", name="Flow").click()
        time.sleep(3)
        page.screenshot(path=folder / "workshop.jpg", quality=80, type="jpeg")


def tutorial(browser: Browser, folder: Path, scratch: Path) -> None:
    """Its lines up to the definition of the game, and its words."""
    text = (ROOT / "docs/tutorial.md").read_text("utf-8")
    lines = [one.source for one in doctest.DocTestParser().get_examples(text.partition("## 4.")[0])]
    words = re.search(r"^```ftl\n(.*?)^```", text, re.M | re.S)
    game = scratch / "fists"
    (game / "messages").mkdir(parents=True)
    (game / "game.py").write_text("".join(lines), "utf-8")
    (game / "messages" / "en.ftl").write_text(words[1] if words else "", "utf-8")
    with workshop(browser, game, 2) as page:
        page.get_by_role("tab", name="Sees").click()
        time.sleep(3)
        page.screenshot(path=folder / "tutorial.png")


def package(browser: Browser, folder: Path, scratch: Path) -> None:
    """With two moves made."""
    with workshop(browser, make_package("night_train", "tictactoe", scratch), 2) as page:
        for seat, cell in ((1, 4), (2, 0)):
            seen = page.frame_locator(f'iframe[title="Seat {seat}"]')
            seen.frame_locator("iframe").locator(".cell").nth(cell).click()
            seen.locator("[data-primary]").click()
            time.sleep(2)
        page.get_by_role("tab", name="Log").click()
        time.sleep(2)
        page.screenshot(path=folder / "package.png")


PICTURES: dict[str, Callable[[Browser, Path, Path], None]] = {
    "front": front,
    "workshop": card_game,
    "tutorial": tutorial,
    "package": package,
}


def main(folder: Path, wanted: list[str]) -> None:
    """Take them all, or those that are named."""
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        games = Path(scratch) / "games"
        games.mkdir()
        for name, take in PICTURES.items():
            if not wanted or name in wanted:
                take(browser, folder, games)
                print(folder / name)
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
