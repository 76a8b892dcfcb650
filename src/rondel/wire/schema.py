"""JSON Schema and TypeScript types of everything that goes over the wire."""

from __future__ import annotations

from typing import Any, get_args

import msgspec

from rondel.core.advice import Analysis
from rondel.wire import messages, tables
from rondel.wire.http import actions, body, games, history, people
from rondel.wire.http import tables as table_bodies
from rondel.wire.typescript import REF, declarations

UNIONS = {
    "ClientMessage": messages.ClientMessage,
    "ServerMessage": messages.ServerMessage,
    "AnyTableAction": actions.AnyTableAction,
}
BODIES = (body, games, table_bodies, actions, history, people)


def _types() -> list[Any]:
    found = {
        name: value
        for module in (tables, messages, *BODIES)
        for name, value in vars(module).items()
        if isinstance(value, type) and issubclass(value, msgspec.Struct) and value.__module__ == module.__name__
    }
    for base in (messages.FromClient, messages.FromServer, body.Body, actions.TableAction):
        found.pop(base.__name__, None)
    return [*found.values(), Analysis]


def definitions() -> dict[str, Any]:
    """Every type by name, as JSON Schema."""
    _, found = msgspec.json.schema_components([*_types(), *UNIONS.values()], ref_template=REF + "{name}")
    for name, union in UNIONS.items():
        found[name] = {"anyOf": [{"$ref": REF + member.__name__} for member in get_args(union)]}
    return {name: found[name] for name in sorted(found)}


def json_schema() -> dict[str, Any]:
    """One document with all of them; `ClientMessage` and `ServerMessage` are what a socket carries."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Rondel wire protocol",
        "version": messages.PROTOCOL,
        "$defs": definitions(),
    }


def typescript() -> str:
    """The same as TypeScript types."""
    head = [
        "// Made by `rondel schema --typescript`; do not edit.",
        f"export const PROTOCOL = {messages.PROTOCOL};",
        "",
        "/** A `Phrase` or a text on the wire; the client puts every phrase into words as it arrives. */",
        "export type Words = string;",
        "",
    ]
    return "\n".join([*head, *declarations(definitions())])
