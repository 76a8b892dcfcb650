"""Tests of the workshop run on asyncio, as the server does."""

import pytest


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"
