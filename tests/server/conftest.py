"""Fixtures of the server's tests: a real app on a real port, with a real store."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.house import House
from tests.server.receivers import letters
from tests.server.stores import address, postgres


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def house(tmp_path: Path, anyio_backend: str) -> AsyncIterator[House]:
    """A server with an empty SQLite file."""
    async with House(str(tmp_path / "store.sqlite")) as made:
        yield made


__all__ = ["address", "letters", "postgres"]
