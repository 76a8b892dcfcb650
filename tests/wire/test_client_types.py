"""The browser client is compiled against the protocol as it is."""

from __future__ import annotations

from pathlib import Path

from rondel.wire import schema

TYPES = Path(__file__).parents[2] / "client/src/wire.ts"


def test_the_clients_types_are_those_of_the_schema() -> None:
    assert TYPES.read_text() == schema.typescript(), f"run: rondel schema --typescript {TYPES.relative_to(Path.cwd())}"
