"""The OpenAPI document: routes as the framework knows them, types as they are on the wire."""

from __future__ import annotations

from typing import Any

from litestar import Litestar

from rondel.wire import schema, typescript

REF = "#/components/schemas/"
REFUSALS = {"400": "refused", "401": "unknown person", "403": "not allowed", "404": "no such thing"}
MORE = {"409": "not possible now", "413": "too large", "429": "too much", "503": "try again"}


def document(app: Litestar) -> dict[str, Any]:
    """Made once per app."""
    made: dict[str, Any] | None = getattr(app.state, "openapi", None)
    if made is None:
        made = app.state.openapi = _document(app)
    return made


def _document(app: Litestar) -> dict[str, Any]:
    found = app.openapi_schema.to_schema()
    kept = found.setdefault("components", {}).setdefault("schemas", {})
    for name, definition in schema.definitions().items():
        kept[name] = _moved(definition)
    actions = kept["AnyTableAction"]
    for path, methods in found["paths"].items():
        for method, told in methods.items():
            _refusals(told)
            if path.endswith("/actions"):
                told["requestBody"]["content"]["application/json"]["schema"] = actions
            if path == "/api/files" and method == "post":
                file = {"application/octet-stream": {"schema": {"type": "string", "format": "binary"}}}
                told["requestBody"] = {"required": True, "content": file}
    return dict(found)


def _refusals(told: dict[str, Any]) -> None:
    content = {"application/json": {"schema": {"$ref": REF + "ErrorBody"}}}
    for status, text in {**REFUSALS, **MORE}.items():
        told["responses"][status] = {"description": text, "content": content}


def _moved(part: Any) -> Any:
    """The same schema with references to where OpenAPI keeps them."""
    if isinstance(part, dict):
        return {
            key: value.replace(typescript.REF, REF) if key == "$ref" else _moved(value) for key, value in part.items()
        }
    return [_moved(each) for each in part] if isinstance(part, list) else part
