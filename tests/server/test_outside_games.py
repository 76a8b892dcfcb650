"""A server with games of other packages, some of which cannot be used."""

import asyncio
import contextlib
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from tests.outside import BOX, environment, good, install
from tests.server.house import QUICK, free_port

pytestmark = pytest.mark.anyio


class Server:
    """A server of its own, which finds the packages in a folder."""

    def __init__(self, site: Path) -> None:
        self.port = free_port()
        self.site = site
        self.said = ""

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[httpx.AsyncClient]:
        told = {**QUICK, "store": str(self.site / "store.sqlite"), "port": self.port}
        env = {**environment(self.site), **{f"RONDEL_{key.upper()}": str(value) for key, value in told.items()}}
        words = [sys.executable, "-m", "rondel", "serve", "--log-level", "warning"]
        with (self.site / "said").open("wb") as said:
            process = subprocess.Popen(words, env={**env, "PYTHONUNBUFFERED": "1"}, stdout=said, stderr=said)
            try:
                async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=60) as client:
                    await _ready(client, process)
                    client.headers["x-rondel-csrf"] = (await client.get("/api/me")).json()["csrf"]
                    yield client
            finally:
                process.send_signal(signal.SIGTERM)
                process.wait(30)
        self.said = (self.site / "said").read_text("utf-8")


async def _ready(client: httpx.AsyncClient, process: subprocess.Popen[bytes]) -> None:
    while process.poll() is None:
        with contextlib.suppress(httpx.HTTPError):
            if (await client.get("/readyz")).status_code == 200:
                return
        await asyncio.sleep(0.05)
    raise AssertionError("the server did not start")


async def test_games_that_cannot_be_used_are_left_out_and_named_to_whoever_runs_the_server(tmp_path: Path) -> None:
    """Each breaks at another place: its package, its rules, its options."""
    good(tmp_path, "marbles")
    install(tmp_path, "broken", {"broken": "broken"}, {"__init__": "import nothing_of_this_name\n"})
    box = BOX.format(name="late", title="Late")
    install(tmp_path, "late", {"late": "late"}, {"__init__": box, "game": "1 / 0\n"})
    good(tmp_path, "odd", more="levels={'easy': 'a bot that is not there'}, presets={'x': 7},")

    server = Server(tmp_path)
    async with server.running() as client:
        answer = await client.get("/api/games")
        assert answer.status_code == 200, answer.text
        names = {game["name"] for game in answer.json()["games"]}
        assert {"marbles", "tictactoe"} <= names
        assert not names & {"broken", "late", "odd"}
        assert "rondel_games_left_out 3" in (await client.get("/metrics")).text
        refused = await client.post("/api/tables", json={"game": "late"})
        assert refused.status_code == 400
        assert refused.json()["text"] == {"say": "cannot_be_played"}
        made = await client.post("/api/tables", json={"game": "marbles", "hotseat": True, "start": True})
        assert made.status_code in (200, 201), made.text

    for name in ("broken", "late", "odd"):
        assert f"Left out: {name}: " in server.said
        assert f"game left out game={name}" in server.said


async def test_a_table_whose_game_is_gone_does_not_take_the_others_with_it(tmp_path: Path) -> None:
    """Whoever sits at it still finds their other tables, and is told why this one cannot be opened."""
    good(tmp_path, "marbles")
    server = Server(tmp_path)
    async with server.running() as client:
        made = await client.post("/api/tables", json={"game": "marbles", "hotseat": True, "start": True})
        gone = made.json()["table"]
        await client.post("/api/tables", json={"game": "tictactoe", "hotseat": True, "start": True})
        cookies = dict(client.cookies)
    (tmp_path / "marbles" / "game.py").write_text("1 / 0\n", "utf-8")
    async with server.running() as client:
        client.cookies.update(cookies)
        mine = await client.get("/api/me/tables")
        assert mine.status_code == 200, mine.text
        assert {table["game"] for table in mine.json()["tables"]} == {"marbles", "tictactoe"}
        past = await client.get(f"/api/tables/{gone['id']}/history")
        assert past.status_code == 409
        assert past.json()["text"] == {"say": "cannot_be_played"}
