"""For whoever runs the server."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Response, get

from rondel.server.asker import Asked
from rondel.server.openapi import document
from rondel.server.site import Site


@get("/healthz", operation_id="health", include_in_schema=False)
async def health() -> dict[str, str]:
    """The process is alive."""
    return {"status": "ok"}


@get("/readyz", operation_id="ready", include_in_schema=False)
async def ready(request: Asked) -> Response[dict[str, str]]:
    """It can serve: the store writes, and nobody has asked it to stop."""
    site: Site = request.app.state.site
    can, told = await site.readiness.told()
    return Response(told, status_code=200 if can else 503)


@get("/metrics", operation_id="metrics", include_in_schema=False, media_type=MediaType.TEXT)
async def metrics(request: Asked) -> str:
    """Numbers for Prometheus, of all processes that share this port."""
    site: Site = request.app.state.site
    return site.all_metrics.text()


@get("/api/openapi.json", operation_id="openapi", include_in_schema=False)
async def openapi(request: Asked) -> dict[str, Any]:
    """Every route, for programs."""
    return document(request.app)


@get("/api/docs", operation_id="docs", include_in_schema=False, media_type=MediaType.HTML)
async def docs(request: Asked) -> str:
    """Every route, for people."""
    rows = []
    for path, methods in document(request.app)["paths"].items():
        for method, told in methods.items():
            text = told.get("description", "").partition("\n")[0]
            rows.append(f"<tr><td>{method.upper()}</td><td><code>{path}</code></td><td>{text}</td></tr>")
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Rondel: the interface</title></head><body>'
        '<h1>The interface</h1><p>For programs: <a href="/api/openapi.json">openapi.json</a></p>'
        f"<table>{''.join(rows)}</table></body></html>"
    )


HANDLERS = [health, ready, metrics, openapi, docs]
