"""What the types of boards say of views and events is so in recorded matches."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rondel import registry
from rondel.core import file
from rondel.core.loading import loaded
from rondel.core.view import Viewer
from rondel.wire.typescript import REF
from scripts.board_types import Writer, boards

LOGS = Path(__file__).parents[1] / "logs"
GAMES = [folder.name for folder in boards()]
PLAIN = {"string": str, "integer": int, "number": int | float, "boolean": bool, "null": type(None)}
HIDDEN = {"type": "object", "properties": {"hidden": {"type": "integer"}}, "required": ["hidden"]}
SAID = {"type": "object", "properties": {"say": {"type": "string"}, "with": {"type": "object"}}, "required": ["say"]}


class Types:
    """The types of one game, to be compared with what there is."""

    def __init__(self, game: str) -> None:
        self.definitions = {**Writer(registry.game(game)).everything(), "Hidden": HIDDEN, "Said": SAID}

    def misfits(self, value: Any, schema: Mapping[str, Any], at: str) -> Iterator[str]:
        """Yield every place where the value is not what its type says."""
        if "$ref" in schema:
            yield from self.misfits(value, self.definitions[schema["$ref"].removeprefix(REF)], at)
        elif "anyOf" in schema:
            if all(any(self.misfits(value, one, at)) for one in schema["anyOf"]):
                yield f"{at}: {value!r} is nothing of {schema['anyOf']}"
        elif "enum" in schema or "const" in schema:
            if value not in schema.get("enum", [schema.get("const")]):
                yield f"{at}: {value!r} is not one of {schema}"
        elif schema.get("type") == "array":
            yield from self._array(value, schema, at)
        elif schema.get("type") == "object":
            yield from self._object(value, schema, at)
        elif (kind := schema.get("type")) and not isinstance(value, PLAIN[kind]):
            yield f"{at}: {value!r} is no {kind}"

    def _array(self, value: Any, schema: Mapping[str, Any], at: str) -> Iterator[str]:
        places = schema.get("prefixItems")
        if not isinstance(value, list) or (places is not None and len(value) != len(places)):
            yield f"{at}: {value!r} is no list of {places or schema['items']}"
            return
        for number, part in enumerate(value):
            yield from self.misfits(part, places[number] if places is not None else schema["items"], f"{at}[{number}]")

    def _object(self, value: Any, schema: Mapping[str, Any], at: str) -> Iterator[str]:
        if not isinstance(value, dict):
            yield f"{at}: {value!r} is no object"
        elif "properties" in schema:
            yield from (f"{at}.{name} is missing" for name in schema["required"] if name not in value)
            for name, part in value.items():
                known = schema["properties"].get(name)
                yield from (
                    [f"{at}.{name} is not declared"] if known is None else self.misfits(part, known, f"{at}.{name}")
                )
        else:
            for name, part in value.items():
                yield from self.misfits(part, schema.get("additionalProperties", {}), f"{at}.{name}")


@pytest.mark.parametrize("game", GAMES)
def test_views_are_what_their_types_say(game: str) -> None:
    """With the eyes of a seat and with nobody's, in the middle of a match and at its end."""
    types, rules = Types(game), registry.game(game)
    for path in sorted((LOGS / game).glob("*.rondel"))[:3]:
        whole = file.load(path.read_bytes(), rules, any_version=True)
        half = loaded(rules, whole.header, whole.entries[: len(whole.entries) // 2])
        for match in (half, whole):
            for viewer in (Viewer((0,)), Viewer()):
                seen = msgspec.json.decode(match.view_json(viewer))
                assert list(types.misfits(seen, types.definitions["View"], path.stem)) == []


@pytest.mark.parametrize("game", GAMES)
def test_events_are_what_their_types_say(game: str) -> None:
    types, rules = Types(game), registry.game(game)
    declared, told = types.definitions["Events"]["properties"], set()
    for path in sorted((LOGS / game).glob("*.rondel"))[:3]:
        for record in file.load(path.read_bytes(), rules, any_version=True).records:
            for event in (event for event in record.events if not event.flow):
                params = msgspec.json.decode(msgspec.json.encode(event.params))
                told.add(event.name)
                assert list(types.misfits(params, declared[event.name], event.name)) == []
    assert told


def test_a_misfit_is_found() -> None:
    """The comparison sees what is missing, what is too much and what is something else."""
    types = Types("kolkhoz")
    plot = {"hidden": {"hidden": 2}, "revealed": ["Clubs-1"], "stacks": []}

    def check(value: object) -> list[str]:
        return list(types.misfits(value, {"$ref": REF + "Plot"}, "plot"))

    assert check(plot) == []
    assert check({**plot, "more": 1}) == ["plot.more is not declared"]
    assert check({"hidden": [], "stacks": []}) == ["plot.revealed is missing"]
    assert check({**plot, "revealed": [7]}) == ["plot.revealed[0]: 7 is no string"]
