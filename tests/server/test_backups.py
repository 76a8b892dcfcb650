"""Backups of both kinds of store: whole or not at all, and nothing is lost by putting one in place."""

import asyncio
import contextlib
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from rondel.errors import RondelError
from rondel.server.backups import backup, restore
from rondel.server.store.database import NewerStore, StoreInUse
from rondel.server.store.opening import store_at
from tests.server.house import House, free_port
from tests.server.stores import new_database


def played(address: str, *, cells: int = 2) -> dict[str, Any]:
    """A table in a store, with so many moves."""

    async def fill() -> dict[str, Any]:
        async with House(address) as house:
            ann = await house.person("Ann")
            table = await ann.create("tictactoe", hotseat=True, start=True)
            async with ann.watch(table) as a:
                for cell in range(cells):
                    await a.play(cell % 2, "mark", cell=cell)
            return table

    return asyncio.run(fill())


def entries(address: str, table: dict[str, Any]) -> int:
    """How many entries of a table there are in a store."""

    async def count() -> int:
        store = store_at(address)
        await store.open()
        found = len(await store.tables.entries(table["id"]))
        await store.close()
        return found

    return asyncio.run(count())


def test_a_store_of_either_kind_goes_into_a_file_and_comes_back(address: str, tmp_path: Path, postgres: str) -> None:
    """Also into a store of the other kind."""
    table = played(address)
    file = tmp_path / "alone" / "backup.sqlite"
    file.parent.mkdir()
    others = (str(tmp_path / "other.sqlite"), new_database(postgres))

    backup(address, file)
    for other in others:
        restore(file, other)
        assert entries(other, table) == 2
        assert played(other)["id"] != table["id"]
    with pytest.raises(RondelError):
        restore(file, others[0])
    assert list(file.parent.iterdir()) == [file], "to read it, a disk that cannot be written must do"


def test_a_link_to_a_store_in_use_is_in_use(tmp_path: Path) -> None:
    path, link, file = tmp_path / "store.sqlite", tmp_path / "link.sqlite", tmp_path / "backup.sqlite"
    table = played(str(path), cells=1)
    backup(str(path), file)
    link.symlink_to(path)

    async def beside() -> None:
        async with House(str(path)):
            with pytest.raises(StoreInUse):
                await asyncio.to_thread(restore, file, str(link), force=True)
            other = store_at(str(link))
            await other.open()
            with pytest.raises(StoreInUse):
                await other.db.hold(shared=False)
            await other.close()

    asyncio.run(beside())
    later = played(str(path), cells=3)
    restore(file, str(link), force=True)

    assert link.is_symlink()
    assert (entries(str(path), table), entries(str(path), later)) == (1, 0)


def test_what_cannot_be_read_or_written_is_a_sentence(tmp_path: Path) -> None:
    away = f"postgresql://nobody@127.0.0.1:{free_port()}/none"
    table_of_another = tmp_path / "other.sqlite"
    with sqlite3.connect(table_of_another) as connection:
        connection.execute("CREATE TABLE bookmarks (id)")
        connection.execute("PRAGMA user_version = 3")
    played(str(tmp_path / "store.sqlite"), cells=1)
    backup(str(tmp_path / "store.sqlite"), tmp_path / "backup.sqlite")

    with pytest.raises(RondelError, match="PostgreSQL cannot be reached"):
        backup(away, tmp_path / "away.sqlite")
    with pytest.raises(RondelError, match="PostgreSQL cannot be reached"):
        restore(tmp_path / "backup.sqlite", away)
    with pytest.raises(RondelError, match="nowhere"):
        backup(str(tmp_path / "store.sqlite"), tmp_path / "nowhere" / "x")
    with pytest.raises(RondelError, match="no backup of a store"):
        restore(table_of_another, str(tmp_path / "new.sqlite"))


@pytest.mark.parametrize("content", [None, b"", b"no database", "cut"])
def test_what_is_no_backup_changes_nothing(tmp_path: Path, content: bytes | str | None) -> None:
    path, file = str(tmp_path / "store.sqlite"), tmp_path / "backup.sqlite"
    table = played(path)
    if content == "cut":
        backup(path, file)
        content = file.read_bytes()[: file.stat().st_size // 2]
    if isinstance(content, bytes):
        file.write_bytes(content)

    with pytest.raises(RondelError):
        restore(file, path, force=True)

    assert entries(path, table) == 2


def test_what_was_there_before_a_restore_is_kept_aside(address: str, tmp_path: Path) -> None:
    file = tmp_path / "backup.sqlite"
    table = played(address, cells=1)
    backup(address, file)
    later = played(address, cells=3)

    with pytest.raises(RondelError, match="--force"):
        restore(file, address)
    aside = restore(file, address, force=True)
    again = restore(file, address, force=True)

    assert aside is not None
    assert again is not None
    assert (entries(address, table), entries(address, later)) == (1, 0)
    assert (entries(str(aside), table), entries(str(aside), later)) == (1, 3)
    assert entries(str(again), later) == 0  # and has not replaced the other


def test_nothing_is_put_under_a_running_server(address: str, tmp_path: Path) -> None:
    file = tmp_path / "backup.sqlite"
    table = played(address)
    backup(address, file)

    async def beside() -> None:
        async with House(address):
            with pytest.raises(StoreInUse):
                await asyncio.to_thread(restore, file, address, force=True)

    asyncio.run(beside())
    assert entries(address, table) == 2


def test_a_store_of_a_newer_version_is_left_alone(address: str, tmp_path: Path) -> None:
    file = tmp_path / "backup.sqlite"
    table = played(address)
    backup(address, file)
    with sqlite3.connect(file) as connection:
        connection.execute("PRAGMA user_version = 999")

    with pytest.raises(RondelError, match="newer"):
        restore(file, address, force=True)
    with pytest.raises(NewerStore):
        asyncio.run(store_at(str(file)).open())

    assert entries(address, table) == 2


def test_postgresql_of_a_newer_version_is_left_alone(postgres: str) -> None:
    address = new_database(postgres)
    played(address)

    async def advance() -> None:
        import asyncpg

        connection = await asyncpg.connect(address)
        await connection.execute("INSERT INTO schema_version VALUES (999)")
        await connection.close()

    asyncio.run(advance())
    with pytest.raises(NewerStore):
        asyncio.run(store_at(address).open())


def test_what_sqlite_keeps_and_postgresql_cannot_is_no_reason_to_restore_nothing(tmp_path: Path, postgres: str) -> None:
    path, file, other = str(tmp_path / "s.sqlite"), tmp_path / "backup.sqlite", new_database(postgres)
    table = played(path)
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE people SET name = 'a' || char(0) || 'b'")
    backup(path, file)

    restore(file, other)

    assert entries(other, table) == 2


def test_what_postgresql_cannot_take_is_a_sentence_and_changes_nothing(tmp_path: Path, postgres: str) -> None:
    path, file, other = str(tmp_path / "s.sqlite"), tmp_path / "backup.sqlite", new_database(postgres)
    table = played(other)
    played(path)
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE tables SET updated = 'yesterday'")
    backup(path, file)

    with pytest.raises(RondelError, match="cannot be copied"):
        restore(file, other, force=True)

    assert entries(other, table) == 2


def test_what_a_killed_server_left_is_one_file_before_it_gets_another_name(tmp_path: Path) -> None:
    """Of several that are renamed one after the other, the last may be left where it was."""
    path, killed, file = tmp_path / "s.sqlite", tmp_path / "killed.sqlite", tmp_path / "backup.sqlite"
    table = played(str(path))
    backup(str(path), file)
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("UPDATE tables SET updated = 7")
        connection.commit()
        for more in ("", "-wal"):
            Path(f"{killed}{more}").write_bytes(Path(f"{path}{more}").read_bytes())

    aside = restore(file, str(killed), force=True)

    assert aside is not None
    assert [found.name for found in tmp_path.glob(f"{aside.name}*")] == [aside.name]
    with contextlib.closing(sqlite3.connect(aside)) as connection:
        assert connection.execute("SELECT updated FROM tables").fetchone() == (7,)
    assert entries(str(killed), table) == 2
