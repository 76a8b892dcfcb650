"""What packages bring for the browser: served by name, kept for ever, run nowhere but in a frame."""

import os
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from rondel.server.shipped import shipped
from tests.outside import on_path, ship
from tests.server.house import House

pytestmark = pytest.mark.anyio

MANIFEST = 'board = "board.js"\ncover = "cover.svg"\n[rules]\nen = "rules.md"\n'
FILES = {
    "web.toml": MANIFEST,
    "board.js": "export default () => ({ update() {} });\n",
    "art/cover.txt": "a picture\n",
    "cover.svg": "<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>",
    "rules.md": "## Aim\n\nWin.\n",
    "rondel-board.d.ts": "export {};\n",
}


@pytest.fixture
async def client(tmp_path: Path) -> AsyncIterator[httpx.AsyncClient]:
    """Somebody at a server on which a package with a board is installed, and one whose board is not there."""
    ship(tmp_path, "marbles", FILES)
    ship(tmp_path, "halfway", {"web.toml": 'board = "bored.js"\n', "board.js": "1\n"})
    with on_path(tmp_path):
        async with House(str(tmp_path / "store.sqlite")) as house:
            yield (await house.person("Ann")).client


async def test_a_package_is_served_by_name_and_version(client: httpx.AsyncClient) -> None:
    """What has not changed is kept; an address of before the package was renewed finds what there is now."""
    games = {game["name"]: game for game in (await client.get("/api/games")).json()["games"]}
    web = games["marbles"]["web"]
    assert (web["board"], web["cover"], web["rules"]) == ("board.js", "cover.svg", {"en": "rules.md"})
    board = await client.get(web["base"] + web["board"])
    assert board.text == FILES["board.js"]
    assert board.headers["content-type"] == "text/javascript; charset=utf-8"
    assert board.headers["x-content-type-options"] == "nosniff"
    assert board.headers["cache-control"] == "public, max-age=31536000, immutable"
    old = await client.get(f"/boards/marbles/{'0' * 16}/board.js")
    assert (old.text, old.headers["cache-control"]) == (FILES["board.js"], "no-cache")
    assert (await client.get(web["base"] + "art/cover.txt")).text == "a picture\n"
    assert "web" not in games["tictactoe"]
    assert not games["halfway"]["web"].get("board")


async def test_nothing_else_can_be_reached_and_nothing_else_loaded(client: httpx.AsyncClient) -> None:
    """Files that were not let in are at no address, however it is written."""
    base = shipped("marbles").web.base  # type: ignore[union-attr]
    for name in (
        "../game.py",
        "..%2fgame.py",
        "%2e%2e/__init__.py",
        "web.toml",
        "rondel-board.d.ts",
        "art",
        "/etc/passwd",
    ):
        answer = await client.get(f"{base}{name}")
        assert (answer.status_code, answer.headers["content-type"]) == (404, "text/plain; charset=utf-8"), name
    for address in (
        "/boards/marbles/x;script-src%20*/",
        "/boards/nobody/0000000000000000/",
        "/boards/halfway/0000000000000000/",
    ):
        assert (await client.get(address)).status_code == 404, address
    # Its page is in no origin, whoever opens it; a file opened as a page runs nothing; no page of ours runs a file.
    host = client.base_url.netloc.decode()
    page = await client.get(base)
    policy = dict(part.split(" ", 1) for part in page.headers["content-security-policy"].split("; "))
    own = f"{host}{base}"
    assert policy["sandbox"] == "allow-scripts"
    assert policy["default-src"] == "'none'"
    assert policy["connect-src"] == own
    assert policy["script-src"] == f"{own} {host}/board/"
    assert policy["frame-ancestors"] == "'self'"
    assert "x-frame-options" not in page.headers
    picture = await client.get(base + "cover.svg")
    assert picture.headers["content-security-policy"].startswith("sandbox; default-src 'none'")
    ours = {"sec-fetch-site": "same-origin", "sec-fetch-dest": "script"}
    assert (await client.get(base + "board.js", headers=ours)).status_code == 404
    assert (await client.get("/")).headers["x-frame-options"] == "DENY"


async def test_what_a_browser_says_of_a_board_is_one_line_of_the_log(
    client: httpx.AsyncClient, caplog: pytest.LogCaptureFixture
) -> None:
    """Whoever runs the server reads it, and nobody can write a second line into it."""
    told = {"what": "TypeError: no\n12:00 error forged", "file": "board.js", "line": 3}
    with caplog.at_level("WARNING", "rondel"):
        assert (await client.post("/api/games/marbles/board/failures", json=told)).status_code == 200
    (record,) = [one for one in caplog.records if one.message == "board failed"]
    facts = record.facts  # type: ignore[attr-defined]
    assert facts == {"game": "marbles", "file": "board.js", "line": 3, "what": "TypeError: no 12:00 error forged"}


@pytest.mark.parametrize(
    ("files", "told"),
    [
        ({"board.js": "1"}, "web.toml: it is not there; it says which file is the board"),
        ({"web.toml": 'board = "a.js"\nbored = 1\n'}, "unknown field `bored`"),
        ({"web.toml": "board =\n"}, "Invalid value (at line 1, column 8)"),
        ({"web.toml": 'board = "a.js"\n', "b.js": "1"}, "board = 'a.js', but there is no such file in"),
        ({"web.toml": 'board = "a.css"\n', "a.css": ""}, "board = 'a.css', but it must end in .js or .mjs"),
        ({"web.toml": "", "page.html": ""}, "page.html: this kind of file is not served"),
        ({"web.toml": "", "a b.js": ""}, "a b.js: a name may have letters, digits, dots"),
    ],
)
async def test_a_folder_that_cannot_be_used_is_named(tmp_path: Path, files: dict[str, str], told: str) -> None:
    """The author reads which file it is and why; the game itself can be played."""
    ship(tmp_path, "odd", files)
    with on_path(tmp_path):
        (problem,) = shipped("odd").problems
        assert told in problem
        assert str(tmp_path / "odd" / "web") in problem


async def test_a_folder_leads_nowhere_else(tmp_path: Path) -> None:
    """A link to a file outside is not followed."""
    ship(tmp_path, "sly", {"web.toml": ""})
    os.symlink("/etc/passwd", tmp_path / "sly" / "web" / "words.txt")
    with on_path(tmp_path):
        assert "it leads out of the folder" in shipped("sly").problems[0]
        assert not shipped("sly").files
