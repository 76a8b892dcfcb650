"""JSON Schemas as TypeScript types."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from rondel.messages import Phrase

REF = "#/$defs/"
_PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}


def declarations(definitions: Mapping[str, Mapping[str, Any]]) -> Iterator[str]:
    """The lines that declare every type by its name."""
    for name, schema in definitions.items():
        yield from _declaration(name, schema)


def _declaration(name: str, schema: Mapping[str, Any]) -> Iterator[str]:
    yield from _comment(schema.get("description", ""), "")
    if schema.get("type") != "object" or "properties" not in schema:
        yield f"export type {name} = {type_of(schema)};"
        yield ""
        return
    yield f"export interface {name} {{"
    required = schema.get("required", ())
    for field, part in schema["properties"].items():
        optional = "" if field in required else "?"
        yield f"  {_key(field)}{optional}: {type_of(part)};"
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


def type_of(schema: Mapping[str, Any]) -> str:
    """The type of the values that a schema allows; nothing is known of what it says nothing about."""
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix(REF)
    if "const" in schema:
        return _literal(schema["const"])
    if "enum" in schema:
        return " | ".join(map(_literal, schema["enum"]))
    if "anyOf" in schema:
        if {"$ref": REF + Phrase.__name__} in schema["anyOf"]:
            return "Words"
        return " | ".join(dict.fromkeys(type_of(part) for part in schema["anyOf"]))
    if schema.get("not") == {}:
        return "never"
    kind = schema.get("type")
    if kind == "array":
        return _array(schema)
    if kind == "object":
        return _object(schema)
    return _PLAIN.get(str(kind), "unknown")


def _object(schema: Mapping[str, Any]) -> str:
    if "properties" in schema:
        required = schema.get("required", ())
        parts = (
            f"{_key(name)}{'' if name in required else '?'}: {type_of(part)}"
            for name, part in schema["properties"].items()
        )
        return f"{{ {'; '.join(parts)} }}" if schema["properties"] else "Record<string, never>"
    keys, values = schema.get("propertyNames"), schema.get("additionalProperties")
    key = type_of(keys) if isinstance(keys, Mapping) and ({"enum", "$ref", "type", "not"} & keys.keys()) else "string"
    return f"Record<{key}, {type_of(values) if isinstance(values, Mapping) else 'unknown'}>"


def _array(schema: Mapping[str, Any]) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(map(_place, schema['prefixItems']))}]"
    items = schema.get("items")
    if not isinstance(items, Mapping):
        return "unknown[]"
    inner = type_of(items)
    is_union = " | " in inner and not {"anyOf", "enum"}.isdisjoint(items)
    return f"({inner})[]" if is_union else f"{inner}[]"


def _place(schema: Mapping[str, Any]) -> str:
    """One place of a tuple, with its name where it has one."""
    return f"{schema['title']}: {type_of(schema)}" if "title" in schema and "$defs" not in schema else type_of(schema)


def _key(name: str) -> str:
    return name if name.isidentifier() else _literal(name)


def _literal(value: Any) -> str:
    return msgspec.json.encode(value).decode()
