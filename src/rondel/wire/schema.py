"""JSON Schema and TypeScript types of everything that goes over the wire."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, get_args

import msgspec

from rondel.core.advice import Analysis
from rondel.messages import Phrase
from rondel.wire import http, messages, tables

REF = "#/$defs/"
UNIONS = {
    "ClientMessage": messages.ClientMessage,
    "ServerMessage": messages.ServerMessage,
    "AnyTableAction": http.AnyTableAction,
}


def _types() -> list[Any]:
    found = {
        name: value
        for module in (tables, messages, http)
        for name, value in vars(module).items()
        if isinstance(value, type) and issubclass(value, msgspec.Struct) and value.__module__ == module.__name__
    }
    for base in (messages.FromClient, messages.FromServer, http.Body, http.TableAction):
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
    parts = (line for name, schema in definitions().items() for line in _declaration(name, schema))
    return "\n".join([*head, *parts])


def _declaration(name: str, schema: Mapping[str, Any]) -> Iterator[str]:
    yield from _comment(schema.get("description", ""), "")
    if schema.get("type") != "object" or "properties" not in schema:
        yield f"export type {name} = {_type(schema)};"
        yield ""
        return
    yield f"export interface {name} {{"
    required = schema.get("required", ())
    for field, part in schema["properties"].items():
        optional = "" if field in required else "?"
        yield f"  {field}{optional}: {_type(part)};"
    yield "}"
    yield ""


def _comment(text: str, indent: str) -> Iterator[str]:
    lines = text.replace("*/", "* /").splitlines()
    if len(lines) == 1:
        yield f"{indent}/** {lines[0]} */"
    elif lines:
        yield f"{indent}/**"
        yield from (f"{indent} * {line}".rstrip() for line in lines)
        yield f"{indent} */"


_PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}


def _type(schema: Mapping[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix(REF)
    if "const" in schema:
        return _literal(schema["const"])
    if "enum" in schema:
        return " | ".join(map(_literal, schema["enum"]))
    if "anyOf" in schema:
        if {"$ref": REF + Phrase.__name__} in schema["anyOf"]:
            return "Words"
        return " | ".join(dict.fromkeys(_type(part) for part in schema["anyOf"]))
    kind = schema.get("type")
    if kind == "array":
        return _array(schema)
    if kind == "object":
        values = schema.get("additionalProperties")
        return f"Record<string, {_type(values) if isinstance(values, Mapping) else 'any'}>"
    return _PLAIN.get(str(kind), "any")


def _array(schema: Mapping[str, Any]) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(map(_type, schema['prefixItems']))}]"
    items = schema.get("items")
    inner = _type(items) if isinstance(items, Mapping) else "any"
    return f"({inner})[]" if " " in inner and not inner.startswith(("Record<", "[")) else f"{inner}[]"


def _literal(value: Any) -> str:
    return msgspec.json.encode(value).decode()
