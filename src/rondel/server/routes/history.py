"""Looking back, and matches as files."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Annotated, TypeVar

from litestar import Request, Response, get, post
from litestar.params import PathParameter, QueryParameter
from msgspec import Meta

from rondel import registry
from rondel.core import file as files
from rondel.core.exports import Document
from rondel.core.match import Match
from rondel.errors import FileError
from rondel.messages import Message, Words
from rondel.server import games, pictures
from rondel.server.asker import Asked, Asker, TableRef, Who
from rondel.server.audience import PAGE
from rondel.server.clock import now_ms
from rondel.server.live import LiveTable
from rondel.server.refusals import bad, clash, forbidden, not_found
from rondel.server.sockets import counting, eyes_for
from rondel.wire.http.history import History, PastPicture, Verified
from rondel.wire.http.tables import TablePage
from rondel.wire.limits import FILE, NUMBER


class SecretsUntilOver(Message): ...


class SeedWhenOver(Message): ...


class HadWhenOver(Message): ...


class LeadsWhereItLed(Message): ...


T = TypeVar("T")
EntryNumber = Annotated[int, PathParameter(ge=0, lt=NUMBER)]
ExportName = Annotated[str, PathParameter(max_length=40)]
SeatAsked = Annotated[int | None, QueryParameter(ge=0, lt=64)]
Before = Annotated[int | None, QueryParameter(ge=0, lt=NUMBER)]
CountedBy = Annotated[list[Annotated[int, Meta(ge=-1, lt=64)]] | None, QueryParameter(max_items=64)]
"""The seats with which the asker counts; -1: none of them. All they hold, unless they say."""


async def _asked(asker: Asker, ref: str, fn: Callable[[LiveTable, Match], T], *, log: bool = False) -> T:
    """What the match of a table says to a question, or its log."""
    table = await asker.watched(ref)
    return await table.ask(lambda match: fn(table, match), whole=True, log=log)


@get("/api/tables/{table:str}/history", operation_id="history")
async def history(
    table: TableRef, asker: Who, seat: SeatAsked = None, counted: CountedBy = None, before: Before = None
) -> History:
    """The log and the points one can jump to, with one seat's eyes or a spectator's.

    With `before` at most 400 lines, those directly before that number; one beyond the end gives the newest.
    """

    def told(found: LiveTable, match: Match) -> History:
        viewer, counts = eyes_for(found, match, asker.id, seat), counting(found, asker.id, counted)
        paged = pictures.page(match, viewer, before, PAGE, counts) if before is not None else pictures.Arrival()
        return History(
            version=match.version(counts),
            log=paged.log if before is not None else tuple(pictures.log_lines(match, viewer, -1, counts)),
            marks=pictures.marks(match, counts),
            outcome=match.over,
            viewers=tuple(match.seats) if match.over is not None else found.seats_of(asker.id),
            bots=games.bot_names(found.row.game),
            earlier=paged.earlier,
        )

    return await _asked(asker, table, told, log=True)


@get("/api/tables/{table:str}/history/{v:int}", operation_id="past")
async def past(
    table: TableRef, v: EntryNumber, asker: Who, seat: SeatAsked = None, counted: CountedBy = None
) -> PastPicture:
    """The match as it was after entry `v`."""

    def told(found: LiveTable, match: Match) -> PastPicture:
        viewer, counts = eyes_for(found, match, asker.id, seat), counting(found, asker.id, counted)
        view, then, events = pictures.past(match, viewer, v, counts)
        return PastPicture(v, seat, view, then, tuple(events))

    return await _asked(asker, table, told)


@get("/api/tables/{table:str}/file", operation_id="match_file", media_type="application/x-ndjson")
async def match_file(table: TableRef, asker: Who) -> Response[bytes]:
    """The whole match, seed and all; only when it is over."""

    def told(found: LiveTable, match: Match) -> Response[bytes]:
        if match.over is None:
            raise forbidden("not_over", SecretsUntilOver())
        name = f"{found.row.game}-{found.row.code}.rondel"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(files.dump(match), media_type="application/x-ndjson", headers=headers)

    return await _asked(asker, table, told)


@post("/api/files", operation_id="upload", request_max_body_size=FILE)
async def upload(request: Asked, asker: Who) -> Response[TablePage]:
    """A match file becomes a table: to look at, or to play on."""
    person = await asker.or_guest("Guest")
    table = await asker.site.copies.upload(person, await request.body())
    return asker.answer(asker.page(table), 201)


@get("/api/tables/{table:str}/verify", operation_id="verify")
async def verify(table: TableRef, asker: Who) -> Verified:
    """Replay a finished match and compare."""

    def data(_: LiveTable, match: Match) -> tuple[Match, bytes]:
        if match.over is None:
            raise clash("not_over", SeedWhenOver())
        return match, files.dump(match)

    match, body = await _asked(asker, table, data)
    header = match.header
    text: Words
    try:
        rules = asker.site.process.rules
        async with rules.for_long:
            again = await rules.run(files.verify, body, registry.game(header.game), commands=len(match.entries))
        ok, text = again.digest() == match.digest(), LeadsWhereItLed().phrase
    except FileError as problem:
        ok, text = False, problem.text
    return Verified(ok, text, header.seed, header.commitment, match.digest(), len(match.entries), match.over)


@get("/api/tables/{table:str}/exports/{name:str}", operation_id="export", media_type="application/octet-stream")
async def export(table: TableRef, name: ExportName, asker: Who, seat: SeatAsked = None) -> Response[bytes]:
    """A table, summary or picture the game makes of its match, with one seat's eyes or a spectator's."""

    def made(found: LiveTable, match: Match) -> Document:
        wanted = match.game.exports.get(name)
        if wanted is None:
            raise not_found("export")
        if wanted.only_over and match.over is None:
            raise clash("not_over", HadWhenOver())
        return wanted.make(match, eyes_for(found, match, asker.id, seat), now_ms())

    document = await _asked(asker, table, made)
    headers = {"content-disposition": f'attachment; filename="{_file_name(document.name)}"'}
    return Response(document.body, media_type=document.kind, headers=headers)


def _file_name(name: str) -> str:
    """A name that is safe in a header and on any disk."""
    return re.sub(r"[^A-Za-z0-9._-]+", "-", name).strip("-.")[:80] or "export"


HANDLERS = [history, past, match_file, upload, verify, export]

__all__ = ["HANDLERS", "Request", "bad"]
