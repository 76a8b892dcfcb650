"""Looking back, and matches as files."""

from __future__ import annotations

import re
from typing import Annotated

from litestar import Request, Response, get, post
from litestar.params import PathParameter, QueryParameter

from rondel import registry
from rondel.core import file as files
from rondel.core.match import Match
from rondel.errors import FileError
from rondel.server import logs, pictures
from rondel.server.asking import Asked, Asker, TableRef, Who
from rondel.server.clock import now_ms
from rondel.server.live import LiveTable
from rondel.server.refusals import Refusal, bad, clash, forbidden, not_found
from rondel.server.sockets import eyes_for
from rondel.wire.http import History, PastPicture, TablePage, Verified
from rondel.wire.limits import FILE, NUMBER

EntryNumber = Annotated[int, PathParameter(ge=0, lt=NUMBER)]
ExportName = Annotated[str, PathParameter(max_length=40)]
SeatAsked = Annotated[int | None, QueryParameter(ge=0, lt=64)]


async def _match(asker: Asker, ref: str) -> tuple[LiveTable, Match]:
    table = await asker.watched(ref)
    async with table.lock:
        match = await table.ready()
    if match is None:
        raise clash("not_started", "The match has not started yet.")
    return table, match


@get("/api/tables/{table:str}/history", operation_id="history")
async def history(table: TableRef, asker: Who, seat: SeatAsked = None) -> History:
    """The log and the points one can jump to, with one seat's eyes or a spectator's."""
    found, match = await _match(asker, table)
    viewer = eyes_for(found, match, asker.id, seat)
    held = found.seats_of(asker.id)
    return History(
        version=match.version(viewer),
        log=tuple(pictures.log_lines(match, viewer, -1)),
        marks=pictures.marks(match, viewer),
        outcome=match.over,
        viewers=tuple(match.seats) if match.over is not None else held,
    )


@get("/api/tables/{table:str}/history/{v:int}", operation_id="past")
async def past(table: TableRef, v: EntryNumber, asker: Who, seat: SeatAsked = None) -> PastPicture:
    """The match as it was after entry `v`."""
    found, match = await _match(asker, table)
    viewer = eyes_for(found, match, asker.id, seat)
    view, then, events = pictures.past(match, viewer, v)
    return PastPicture(v, seat, view, then, tuple(events))


@get("/api/tables/{table:str}/file", operation_id="match_file", media_type="application/x-ndjson")
async def match_file(table: TableRef, asker: Who) -> Response[bytes]:
    """The whole match, seed and all; only when it is over."""
    found, match = await _match(asker, table)
    if match.over is None:
        raise forbidden("not_over", "The file holds all secrets; it can be had when the match is over.")
    name = f"{found.row.game}-{found.row.code}.rondel"
    return Response(
        files.dump(match),
        media_type="application/x-ndjson",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@post("/api/files", operation_id="upload", request_max_body_size=FILE)
async def upload(request: Asked, asker: Who) -> Response[TablePage]:
    """A match file becomes a table: to look at, or to play on."""
    person = await asker.or_guest("Guest")
    table = await asker.site.lobby.upload(person, await request.body())
    return asker.answer(asker.page(table), 201)


@get("/api/tables/{table:str}/verify", operation_id="verify")
async def verify(table: TableRef, asker: Who) -> Verified:
    """Replay a finished match and compare."""
    _, match = await _match(asker, table)
    if match.over is None:
        raise clash("not_over", "The seed is revealed when the match is over.")
    header = match.header
    try:
        again = files.verify(files.dump(match), registry.game(header.game))
        ok, text = again.digest() == match.digest(), "The match leads where it led."
    except FileError as problem:
        ok, text = False, str(problem)
    return Verified(ok, text, header.seed, header.commitment, match.digest(), len(match.entries), match.over)


@get("/api/tables/{table:str}/exports/{name:str}", operation_id="export", media_type="application/octet-stream")
async def export(table: TableRef, name: ExportName, asker: Who, seat: SeatAsked = None) -> Response[bytes]:
    """A table, summary or picture the game makes of its match, with one seat's eyes or a spectator's."""
    found, match = await _match(asker, table)
    wanted = match.game.exports.get(name)
    if wanted is None:
        raise not_found("export")
    if wanted.only_over and match.over is None:
        raise clash("not_over", "This can be had when the match is over.")
    viewer = eyes_for(found, match, asker.id, seat)
    try:
        made = wanted.make(match, viewer, now_ms())
    except Exception:  # a game that cannot be written down can still be played
        logs.log.exception("export", extra={"facts": {"table": found.id, "game": found.row.game, "export": name}})
        raise clash("internal_error", "The rules of this game failed at this.") from None
    headers = {"content-disposition": f'attachment; filename="{_file_name(made.name)}"'}
    return Response(made.body, media_type=made.kind, headers=headers)


def _file_name(name: str) -> str:
    """A name that is safe in a header and on any disk."""
    return re.sub(r"[^A-Za-z0-9._-]+", "-", name).strip("-.")[:80] or "export"


HANDLERS = [history, past, match_file, upload, verify, export]

__all__ = ["HANDLERS", "Refusal", "Request", "bad"]
