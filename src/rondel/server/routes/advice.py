"""How a finished match swung."""

from __future__ import annotations

from litestar import get, post

from rondel.core.advice import Analysis
from rondel.server.asker import TableRef, Who


@get("/api/tables/{table:str}/analysis", operation_id="analysis")
async def analysis(table: TableRef, asker: Who) -> Analysis:
    """How far the analysis is, or all of it."""
    return await asker.site.advising.analysis(await asker.watched(table))


@post("/api/tables/{table:str}/analysis", operation_id="analyse", status_code=200)
async def analyse(table: TableRef, asker: Who) -> Analysis:
    """Begin to work out how the match swung; asking again changes nothing."""
    return await asker.site.advising.start(await asker.watched(table))


HANDLERS = [analysis, analyse]
