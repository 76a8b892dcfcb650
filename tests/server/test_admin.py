"""The admin commands, run on a store that a server has written."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

from rondel.cli.main import app
from rondel.core.log import Entry
from rondel.server import admin
from rondel.server.store.database import Conflict
from rondel.server.store.tables import Tables
from tests.cli.running import refused
from tests.server.house import House


@pytest.fixture
def store(tmp_path: Path) -> tuple[str, dict[str, Any]]:
    """A store with one table of two moves."""
    path = str(tmp_path / "store.sqlite")

    async def fill() -> dict[str, Any]:
        async with House(path) as house:
            ann = await house.person("Ann")
            table = await ann.create("tictactoe", hotseat=True, start=True)
            async with ann.watch(table) as a:
                await a.play(0, "mark", cell=0)
                await a.play(1, "mark", cell=1)
            return {**table, "person": ann.me["person"]}

    return path, asyncio.run(fill())


def rondel(*words: str) -> str:
    found = CliRunner().invoke(app, ["admin", *words])
    assert found.exit_code == 0, found.output
    return found.output


def test_a_state_that_no_table_can_have_is_refused_with_those_it_can(store: tuple[str, dict[str, Any]]) -> None:
    path, table = store

    line = refused("admin", "tables", "--status", "bogus", "--store", path)

    assert line == "rondel: no table is ever 'bogus'; the states are: open, running, paused, finished, archived"
    assert msgspec.json.decode(rondel("tables", "--status", "running", "--store", path))["id"] == table["id"]


def test_tables_and_people_are_listed(store: tuple[str, dict[str, Any]]) -> None:
    path, table = store

    row = msgspec.json.decode(rondel("tables", "--store", path))

    assert row == {"id": table["id"], "code": table["code"], "game": "tictactoe", "status": "running", "entries": 2}
    assert msgspec.json.decode(rondel("people", "--store", path))["name"] == "Ann"


def test_a_store_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    typo = tmp_path / "typo.sqlite"

    assert "there is no store" in refused("admin", "tables", "--store", str(typo))
    assert not typo.exists()


def test_a_damaged_match_is_found_and_repaired(store: tuple[str, dict[str, Any]]) -> None:
    path, table = store

    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE entries SET body = replace(body, '\"mark\"', '\"fly\"') WHERE number = 2")

    before = msgspec.json.decode(rondel("inspect", table["code"], "--store", path))
    rondel("repair", table["id"], "--store", path)
    after = msgspec.json.decode(rondel("inspect", table["id"], "--store", path))

    assert not before["replays"]
    assert after["replays"]
    assert after["entries"] == 1


def test_what_a_running_server_adds_during_a_repair_is_not_cut_off(
    store: tuple[str, dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    path, table = store
    damage = "UPDATE entries SET body = replace(body, '\"mark\"', '\"fly\"') WHERE number = 2"
    another = "INSERT INTO entries SELECT table_id, 3, NULL, body FROM entries WHERE number = 1"
    read = Tables.entries

    async def read_and_then_played(self: Tables, *args: Any) -> list[Entry]:
        found = await read(self, *args)
        with sqlite3.connect(path) as connection:
            connection.execute(another)
        return found

    with sqlite3.connect(path) as connection:
        connection.execute(damage)
    monkeypatch.setattr(Tables, "entries", read_and_then_played)
    with pytest.raises(Conflict):
        admin.run(path, lambda found: found.repair(table["id"]))

    with sqlite3.connect(path) as connection:
        assert connection.execute("SELECT count(*) FROM entries").fetchone() == (3,)


def test_a_match_is_ended_exported_and_a_person_banned(store: tuple[str, dict[str, Any]], tmp_path: Path) -> None:
    path, table = store

    rondel("end", table["id"], "--reason", "spam", "--store", path)
    rondel("export", table["id"], str(tmp_path / "m.rondel"), "--store", path)
    rondel("ban", table["person"], "--store", path)

    told = msgspec.json.decode(rondel("inspect", table["id"], "--store", path))
    assert told["status"] == "finished"
    assert told["outcome"]["reason"] == "spam"
    assert (tmp_path / "m.rondel").read_bytes().count(b"\n") == 5
    assert msgspec.json.decode(rondel("people", "--store", path))["banned"] == "banned"


def test_a_backup_can_be_restored(store: tuple[str, dict[str, Any]], tmp_path: Path) -> None:
    path, table = store
    copy, other = str(tmp_path / "copy.sqlite"), str(tmp_path / "other.sqlite")

    rondel("backup", copy, "--store", path)
    rondel("restore", copy, "--store", other)
    rondel("vacuum", "--store", other)

    assert msgspec.json.decode(rondel("tables", "--store", other))["id"] == table["id"]
