"""What is printed on the cards of the four games, kept for the client's tests: every text has its German."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

from rondel import registry

GAMES = ("emberlode", "lanternfall", "skyreef", "fenlight")
KEPT = Path(__file__).parents[2] / "client/tests/fixtures/cards.json"


def printed() -> bytes:
    """Names, keywords and texts by game, with the sentences of events, prompts and refusals that are constant."""
    books = {}
    for name in GAMES:
        game = registry.game(name)
        assert game.reference is not None
        items = list(game.reference(None))
        keywords = {word for item in items for word in str(item.facts.get("keywords", "")).split(", ") if word}
        books[name] = {
            "kinds": sorted({item.kind for item in items}),
            "names": [item.name for item in items],
            "keywords": sorted(keywords),
            "texts": sorted({line for item in items for line in item.lines}),
            "prompts": sorted(set(game.prompts.values())),
            "events": sorted(set(game.events.values())),
        }
    return msgspec.json.format(msgspec.json.encode(books), indent=1) + b"\n"


def test_the_client_knows_every_text() -> None:
    if os.environ.get("RONDEL_REFRESH"):
        KEPT.write_bytes(printed())

    assert KEPT.read_bytes() == printed(), "set RONDEL_REFRESH=1 to write it anew"
