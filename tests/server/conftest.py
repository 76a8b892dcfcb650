"""Fixtures of the server's tests: a real app on a real port, with a real store."""

import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from rondel.server import tokens
from tests.server.house import House
from tests.server.receivers import letters
from tests.server.stores import address, postgres


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A test's matches have the same luck whenever it runs: what fails once fails again."""
    chance = random.Random(request.node.nodeid)
    monkeypatch.setattr(tokens, "seed", lambda: chance.randbytes(16).hex())


@pytest.fixture
async def house(tmp_path: Path, anyio_backend: str) -> AsyncIterator[House]:
    """A server with an empty SQLite file."""
    async with House(str(tmp_path / "store.sqlite")) as made:
        yield made


__all__ = ["address", "letters", "postgres"]
