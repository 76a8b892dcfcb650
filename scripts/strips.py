"""Film strips: one round of each game against bots, picture by picture as the table plays it.

    python scripts/strips.py build/strips [GAME ...]

Somebody sits at a table at the usual pace and does what a bot would advise. Every act that the table tells is one
picture, taken while its pieces move, with the sentence that a screen reader hears below it. Whoever does not know the
game should be able to retell the round from its strip.
"""

from __future__ import annotations

import base64
import html
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parent.parent))

from playwright.sync_api import Browser, Page, sync_playwright

from rondel import registry
from tests.e2e.chromium import chromium
from tests.e2e.conftest import FLAGS, ROOT, Door, Server
from tests.e2e.people import _POST, Person

PACED = """if (location.protocol.startsWith('http'))
  localStorage.setItem('rondel.preferences', '{"pace": "normal", "sound": false}')"""
ADVISED = """() => new Promise((done) => {
  const code = location.pathname.split('/').at(-1);
  fetch(`/api/tables/${code}`).then((answer) => answer.json()).then(({ table }) => {
    const address = `${location.origin.replace('http', 'ws')}/api/tables/${table.id}/live`;
    const socket = new WebSocket(address);
    const finish = (what) => { socket.close(); done(what); };
    setTimeout(() => finish('late'), 20000);
    socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', role: 'player' }));
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (message.type === 'welcome') {
        const seat = message.picture.interaction.waiting_for?.find((one) => message.seats.includes(one));
        if (seat === undefined) return finish('waits');
        socket.send(JSON.stringify({ type: 'hint', id: 'advice', seat, ideas: true }));
      } else if (message.type === 'hint') {
        const [idea] = message.hint.ideas ?? [];
        if (!idea) return finish('no idea');
        const { seat } = message.hint;
        const command = { type: 'command', id: crypto.randomUUID(), seat, name: idea.name, args: idea.args };
        socket.send(JSON.stringify(command));
      } else if (message.type === 'ack' || message.type === 'refused') finish(JSON.stringify(message));
    };
  });
})"""
"""The person at the table does what a bot would, over a connection of their own."""
ACTING = f"() => {{ window.advised = null; ({ADVISED})().then((answer) => (window.advised = answer)); }}"
"""The same without waiting for it: what is told meanwhile is filmed."""

STARTS = {
    "kolkhoz": 0,
    "imperial": 60,
    "shapeships": 90,
    "emberlode": 120,
    "lanternfall": 40,
    "skyreef": 70,
    "fenlight": 90,
    "auction": 0,
    "beacons": 0,
    "sparks": 12,
    "tictactoe": 0,
    "ti4": 32,
}
"""After how many entries of a recorded match the strip begins: early enough to follow, late enough to see something."""
LOGS = {
    "imperial": "points-three-seats",
    "kolkhoz": "classic-four-seats",
    "emberlode": "vigor-two-seats",
    "lanternfall": "renown-two-seats",
    "skyreef": "struck-two-seats",
    "fenlight": "points-two-seats",
    "shapeships": "human-xenite",
    "auction": "most-gathered",
    "beacons": "coast-is-lit",
    "sparks": "last-seat",
    "tictactoe": "three-in-a-row",
    "ti4": "eight-players-eight-rounds",
}
"""Which match."""
PLAYED_BY_PEOPLE = {"ti4"}
"""No bot plays these: what people did is played again from the history."""
LISTEN = """() => {
  const told = document.querySelector('[data-told]');
  window.heard = [];
  new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach((one) => {
    const text = one.textContent?.trim();
    if (text) window.heard.push(text);
  }))).observe(told, { childList: true });
}"""
"""Keeps every sentence that a screen reader hears, so that no picture goes without what it shows."""
FORK = f"async ([code, body]) => (await ({_POST})(`/api/tables/${{code}}/fork`, JSON.stringify(body))).table.code"
MOST = 12
"""Pictures on a strip: four rows of three."""
HEAVIEST = 150_000
"""Bytes of a strip: they are kept with the project."""
SEATED = 800
"""Milliseconds until cards and faces have come."""
REVEALED = 3_000
"""Milliseconds until the result has been counted up."""
UNTOLD = 2.5
"""Seconds in which an act is told, at the latest: whoever acts again before that would run ahead of the pictures."""
LONGEST = 240
"""Seconds for a strip, on a busy machine."""


class Frame(NamedTuple):
    """One picture and what was told."""

    picture: bytes
    told: str


def sit_down(person: Person, game: str) -> None:
    """Go on with a recorded match in its first seat, against bots."""
    code = person.bring((ROOT / "tests/logs" / game / f"{LOGS[game]}.rondel").read_bytes())
    if game in PLAYED_BY_PEOPLE:
        person.visit(f"/t/{code}?at={STARTS[game]}")
        person.page.get_by_role("button", name="Play", exact=True).click()
        return
    other = person.page.evaluate(FORK, [code, {"at": STARTS[game], "seat": 0}])
    person.visit(f"/t/{other}")
    person.page.locator(".say").wait_for()


def film(page: Page, most: int = MOST) -> list[Frame]:
    """Watch the table until the strip is full or the match is over; act when it is one's turn."""
    page.evaluate(LISTEN)
    page.wait_for_timeout(SEATED)
    frames = [Frame(_picture(page), page.locator(".say").inner_text())]
    end = time.monotonic() + LONGEST
    acted = 0.0
    while len(frames) < most and time.monotonic() < end:
        if page.evaluate("window.heard.length"):
            acted = 0.0
            page.wait_for_timeout(260)  # in the middle of the way
            picture = _picture(page)
            frames.append(Frame(picture, " ".join(page.evaluate("window.heard.splice(0)"))))
        elif page.evaluate("window.advised === null") or time.monotonic() - acted < UNTOLD:
            page.wait_for_timeout(40)  # the bot still thinks, or what it did has not been told yet
        elif page.locator(".say.act").count():
            _act(page)
            acted = time.monotonic()
        elif page.get_by_text("The game is over.").count():
            page.wait_for_timeout(REVEALED)
            frames.append(Frame(_picture(page), page.locator(".say").inner_text()))
            break
        else:
            page.wait_for_timeout(40)
    return frames


def _picture(page: Page) -> bytes:
    return page.screenshot(type="jpeg", quality=70)


def _act(page: Page) -> None:
    """Do what a bot would, or what the table suggests where there is nothing to choose."""
    if page.evaluate("window.advised") not in ("no idea", "late"):
        page.evaluate(ACTING)
        return
    page.evaluate("window.advised = ''")
    for button in (page.get_by_role("button", name="Suggest"), page.locator("[data-primary]")):
        if button.count() and button.get_attribute("aria-disabled") != "true":
            button.click()
    page.wait_for_timeout(300)


def sheet(browser: Browser, title: str, frames: list[Frame]) -> bytes:
    """All pictures side by side on one."""
    cells = "".join(
        f'<figure><img src="data:image/jpeg;base64,{base64.b64encode(frame.picture).decode()}">'
        f"<figcaption><b>{number}</b> {html.escape(frame.told)}</figcaption></figure>"
        for number, frame in enumerate(frames, 1)
    )
    style = (
        "body{margin:12px;font:15px/1.3 sans-serif;background:#fff;color:#15211e}h1{font-size:20px;margin:0 0 8px}"
        "main{display:grid;grid-template-columns:repeat(3,360px);gap:10px}figure{margin:0}img{width:360px;display:block}"
    )
    page = browser.new_page(viewport={"width": 1124, "height": 900})
    page.set_content(f"<style>{style}</style><h1>{html.escape(title)}</h1><main>{cells}</main>")
    found = b""
    for quality in (45, 38, 31, 24):
        found = page.screenshot(type="jpeg", quality=quality, full_page=True)
        if len(found) < HEAVIEST:
            break
    page.close()
    return found


def main(folder: Path, wanted: list[str]) -> None:
    """Make them all, or those that are named."""
    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for game in wanted or STARTS:
            frames = played(browser, game)
            file = folder / f"{game}.jpg"
            file.write_bytes(sheet(browser, registry.meta(game).title, frames))
            print(file, len(frames), f"{file.stat().st_size // 1024} KB")
        browser.close()


def played(browser: Browser, game: str) -> list[Frame]:
    """The pictures of a game, on a server of its own."""
    with tempfile.TemporaryDirectory() as place:
        server = Server(Path(place))
        server.start()
        try:
            person = Door(browser, server.url).person("Mara", viewport={"width": 1100, "height": 690})
            person.page.context.add_init_script(PACED)
            sit_down(person, game)
            return film(person.page)
        finally:
            server.stop()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
