"""Games of other people with boards of their own: built, installed into an empty environment, served from there."""

from __future__ import annotations

import subprocess
import sys
import sysconfig
import venv
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, FrameLocator, expect

import hatch_build
from rondel.cli.scaffold import make_package
from tests.e2e.conftest import ROOT, Door, Server
from tests.e2e.people import PATIENCE, Person
from tests.outside import ship

SMALL = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True, "color_scheme": "dark"}
MANIFEST = 'board = "board.js"\n'
BROKEN = {
    "misread": "export default function mount() {\n  return {;\n}\n",
    "unmounted": "export default function mount(root) {\n\n  root.no.such();\n}\n",
    "undrawn": "export default () => ({\n  update({ view }) {\n    return view.none.of.it;\n  },\n});\n",
}
"""Boards that throw when they are read, when they begin and when they draw: in line 2, 3 and 3."""
PROBES = """
const probes = {
  cookies: () => document.cookie,
  storage: () => localStorage.length,
  database: () => indexedDB.open('x'),
  table: () => parent.document.title,
  api: () => fetch('/api/me'),
  elsewhere: () => fetch('http://parlour.test/'),
  socket: () => new Promise((yes, no) => Object.assign(new WebSocket(`ws://${location.host}/api/tables/x/live`),
    { onopen: yes, onerror: no })),
  picture: () => new Promise((yes, no) =>
    Object.assign(new Image(), { onload: yes, onerror: no, src: '/favicon.svg' })),
  line: () => new RTCPeerConnection(),
  code: () => (0, eval)('1'),
  window: () => { if (!open('/')) throw 0; },
  own: () => fetch(new URL('board.js', import.meta.url)),
};
export default function mount(root, table) {
  return { async update({ offers }) {
    if (root.textContent) return;
    root.textContent = 'asking';
    table.do(offers[0]); // nobody has touched anything
    const reached = [];
    for (const [name, probe] of Object.entries(probes))
      await Promise.resolve().then(probe).then(() => reached.push(name), () => {});
    root.textContent = `reached: ${reached}`;
    root.onclick = () => location.assign('http://parlour.test/?everything');
  } };
}
"""
WATCHED = """if (window.origin !== 'null')
  localStorage.setItem('rondel.preferences', '{"pace": "fast", "sound": false}');
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) {
  if (this.dataset?.piece) (window.moved ??= []).push(this.dataset.piece);
  return animate.apply(this, how);
};"""
"""Takes note of the pieces that move, at a pace at which they do."""


@pytest.fixture(scope="module")
def outside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that knows nothing of this repository: three wheels in an empty environment, and broken packages."""
    folder = tmp_path_factory.mktemp("outside")
    plain = make_package("peg_path", "tictactoe", folder)
    svelte = make_package("net_path", "tictactoe", folder, svelte=True)
    (svelte / "board" / "node_modules").symlink_to(ROOT / "client" / "node_modules")
    npm, environment = hatch_build.npm()
    build = [*npm, "run", "build", "--ignore-scripts"]  # without fetching what is there
    subprocess.run(build, check=True, cwd=svelte / "board", env=environment, capture_output=True)
    for place in (ROOT, plain, svelte):
        build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder / "dist")]
        subprocess.run(build, check=True, cwd=place, capture_output=True)
    home = folder / "env"
    venv.create(home)
    built = map(str, (folder / "dist").glob("*.whl"))
    python = home / ("Scripts" if sys.platform == "win32" else "bin") / "python"
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", "--python", str(python), "install"]
    subprocess.run([*pip, "--no-deps", "--no-index", "--no-compile", *built], check=True, cwd=folder)
    site = Path(sysconfig.get_path("purelib", vars={"base": str(home), "platbase": str(home)}))
    # What Rondel depends on is borrowed; Rondel itself, which is linked here by a file of the same kind, is not.
    (site / "borrowed.pth").write_text(sysconfig.get_path("purelib") + "\n")
    for name, board in {**BROKEN, "prober": PROBES}.items():
        ship(site, name, {"web.toml": MANIFEST, "board.js": board})
    ship(site, "absent", {"web.toml": MANIFEST})
    found = Server(folder, (str(python), "-m", "rondel"), folder)
    found.start()
    yield found
    found.stop()


@pytest.fixture
def hall(browser: Browser, outside: Server) -> Iterator[Door]:
    """Opens browsers there; no page may throw."""
    found = Door(browser, outside.url)
    yield found
    for context in found.contexts:
        context.close()
    assert not found.errors


def board_of(person: Person) -> FrameLocator:
    """What is inside the frame."""
    return person.page.frame_locator("iframe")


def test_a_game_from_a_wheel_is_played_on_its_own_board(hall: Door, outside: Server) -> None:
    """By touch on a small phone in the evening, then by keys alone; its cover and its rules are there too."""
    where = outside.folder / "env"
    mara = hall.person("Mara", **SMALL)
    mara.play_alone("Peg path")
    cells = board_of(mara).locator(".cell")
    expect(cells).to_have_count(9)
    cells.nth(4).tap()
    expect(cells.nth(4)).to_have_attribute("aria-pressed", "true")
    expect(mara.primary).to_contain_text("Mark: b2")
    mara.primary.tap()
    expect(cells.nth(4).locator(".stone")).to_be_visible()
    expect(board_of(mara).locator(".stone")).to_have_count(2)  # the bot has answered
    assert mara.fits_the_screen()
    assert cells.first.evaluate("getComputedStyle(document.documentElement).colorScheme") == "dark"
    expect(mara.sentence).to_contain_text("Your turn")
    mara.page.keyboard.press("1")
    pressed = board_of(mara).locator("[aria-pressed=true]")
    expect(pressed).to_have_count(1)
    mara.page.keyboard.press("ArrowRight")
    before = mara.primary.inner_text()
    mara.page.keyboard.press("Enter")  # once to pick what the arrow reached, once to do it
    expect(mara.primary).not_to_have_text(before, use_inner_text=True)
    mara.page.keyboard.press("Enter")
    expect(board_of(mara).locator(".stone")).to_have_count(4)
    mara.page.keyboard.press("Control+z")
    expect(board_of(mara).locator(".stone")).to_have_count(2)
    mara.visit("/rules/peg_path")
    expect(mara.page.get_by_role("heading", name="The aim")).to_be_visible()
    assert mara.page.locator("image").get_attribute("href").endswith("/cover.svg")  # type: ignore[union-attr]
    log = (outside.folder / "server.log").read_text()
    assert f"{where}" in log
    assert "there is no such file" in log


def test_a_board_in_svelte_is_built_by_one_command_and_played(hall: Door) -> None:
    """Made of the shared parts: a map, and tokens on it, which move as they do on every board."""
    mara = hall.person("Mara")
    mara.page.add_init_script(WATCHED)
    mara.play_alone("Net path")
    board_of(mara).get_by_role("button", name="b2: free").click()
    expect(mara.primary).to_contain_text("Mark: b2")
    mara.do()
    taken = board_of(mara).get_by_role("img", name="b2: Guest").locator("svg")
    expect(taken).to_be_visible()
    assert taken.evaluate("token => token.getBoundingClientRect().width") > 40
    board = board_of(mara).locator("#board")
    assert mara.wait(lambda: "stone-4" in board.evaluate("() => window.moved ?? []"), PATIENCE)


def test_a_board_that_throws_is_replaced_and_its_author_told(hall: Door, outside: Server) -> None:
    """The match goes on at the generic table; file and line stand there and in the server's log."""
    mara = hall.person("Mara")
    for game, line in {"misread": 2, "unmounted": 3, "undrawn": 3}.items():
        mara.play_alone(game.capitalize())
        note = mara.page.locator("details.note")
        expect(note).to_contain_text("this table stands in for it")
        note.locator("summary").click()
        expect(note).to_contain_text(f"board.js, line {line}:")
        mara.do()
        expect(mara.page.locator("[data-figure=count]")).to_have_text("2")
        told = f"game={game} file=board.js line={line}"
        assert mara.wait(lambda told=told: told in (outside.folder / "server.log").read_text())  # type: ignore[misc]
    hall.errors.clear()  # those of the boards


def test_a_board_reaches_nothing_but_its_own_table(hall: Door) -> None:
    """No cookies, no storage, no page around it, no line to anywhere; it neither acts by itself nor leaves."""
    mara = hall.person("Mara")
    mara.play_alone("Prober")
    board = board_of(mara).locator("#board")
    expect(board).to_have_text("reached: own")
    assert mara.version() == 0
    board.click()
    expect(mara.page.locator("details.note code")).to_have_text("the board left its page")
    assert not any("everything" in frame.url for frame in mara.page.frames)
