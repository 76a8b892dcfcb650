"""The only wiring: one server process as an ASGI app."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from litestar import Litestar, Request, Response, WebSocket, websocket
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig

from rondel.errors import (
    BadOptions,
    CommandFailed,
    Rejected,
    ReplayDivergence,
    RondelError,
    RulesTooSlow,
    UnknownGame,
    UnusableGame,
)
from rondel.messages import Message
from rondel.server import logs, previews, seating
from rondel.server.asker import TableRef, provide_asker, who_asks
from rondel.server.config import Config
from rondel.server.games import CannotBePlayed, NoSuchGame
from rondel.server.guard import Guard
from rondel.server.pages import Pages
from rondel.server.refusals import CannotBeSaved, RequestRefused, RulesFailed, RulesTookTooLong
from rondel.server.routes import advice, games, history, operation, people, tables
from rondel.server.site import Site
from rondel.server.socket_line import line_of
from rondel.server.sockets import Conversation
from rondel.server.store.database import Conflict, StoreUnavailable
from rondel.server.table_info import info
from rondel.server.tokens import plain_code
from rondel.server.viewing import Viewing
from rondel.wire.http.body import ErrorBody
from rondel.wire.limits import FRAME
from rondel.wire.messages import CloseCode


class TooLate(Message): ...


class OtherRules(Message): ...


class WentWrong(Message): ...


BODY = 2 * FRAME
"""Bytes in the body of a request, where nothing else is said."""


@websocket("/api/tables/{table:str}/live", opt={"live": True})
async def live(socket: WebSocket[Any, Any, Any], table: TableRef) -> None:
    """Play and watch."""
    site: Site = socket.app.state.site
    await socket.accept()
    try:
        asker = await who_asks(socket.scope, site)
        found = await asker.table(table)
    except RequestRefused as why:
        await socket.close(_close_code(why), str(why.text))
        return
    if not found.may_watch(asker.id):
        await socket.close(CloseCode.FORBIDDEN, "This table is private.")
        return
    line = line_of(socket.scope)
    line.talk(Conversation(site, found, Viewing(line, asker.me)))


def _close_code(why: RequestRefused) -> int:
    if why.code == "banned":
        return CloseCode.BANNED
    return CloseCode.FORBIDDEN if why.status == 403 else CloseCode.NOT_FOUND


def _answer(status: int, body: ErrorBody, headers: dict[str, str] | None = None) -> Response[ErrorBody]:
    return Response(body, status_code=status, media_type="application/json", headers=headers or {})


def _refused(request: Request[Any, Any, Any], why: RequestRefused) -> Response[ErrorBody]:
    headers = {"retry-after": str(why.params["wait"])} if "wait" in why.params else None
    return _answer(why.status, ErrorBody(why.code, why.text, why.params), headers)


def _rejected(request: Request[Any, Any, Any], why: Rejected) -> Response[ErrorBody]:
    return _answer(409, ErrorBody(why.code, why.text, why.params))


def _invalid(request: Request[Any, Any, Any], why: HTTPException) -> Response[ErrorBody]:
    text = why.detail
    if isinstance(why, ValidationException) and isinstance(why.extra, list):
        text = "; ".join(f"{each.get('key', '')}: {each.get('message', '')}" for each in why.extra[:5]) or text
    code = {400: "bad_request", 404: "not_found", 405: "not_allowed", 413: "too_large"}.get(why.status_code, "http")
    return _answer(why.status_code, ErrorBody(code, text[:300]))


def _problem(request: Request[Any, Any, Any], problem: RondelError) -> Response[ErrorBody]:
    if isinstance(problem, BadOptions):
        return _answer(400, ErrorBody(problem.code, problem.text))
    if isinstance(problem, UnknownGame):
        return _answer(400, ErrorBody(problem.code, NoSuchGame().phrase))
    if isinstance(problem, UnusableGame):
        logs.event("game cannot be used", level=40, path=request.url.path, game=problem.name, why=problem.reason[:300])
        return _answer(409, ErrorBody(problem.code, CannotBePlayed().phrase))
    if isinstance(problem, Conflict):
        return _answer(409, ErrorBody("conflict", TooLate().phrase))
    if isinstance(problem, StoreUnavailable):
        return _answer(503, ErrorBody("store_unavailable", CannotBeSaved().phrase))
    if isinstance(problem, RulesTooSlow):
        return _answer(409, ErrorBody(problem.code, RulesTookTooLong(False).phrase))
    if isinstance(problem, CommandFailed):
        return _answer(409, ErrorBody("internal_error", RulesFailed(False).phrase))
    if isinstance(problem, ReplayDivergence):
        logs.event("match cannot be replayed", level=40, path=request.url.path, error=str(problem)[:300])
        return _answer(409, ErrorBody(problem.code, OtherRules().phrase))
    return _answer(400, ErrorBody(problem.code, str(problem)[:300]))


def _bug(request: Request[Any, Any, Any], problem: Exception) -> Response[ErrorBody]:
    logs.log.error("bug", exc_info=problem, extra={"facts": {"path": request.url.path}})
    return _answer(500, ErrorBody("internal_error", WentWrong().phrase))


Beside = Callable[[Site], contextlib.AbstractAsyncContextManager[None]]
"""Something that runs beside a site for as long as that does."""


def create_app(
    config: Config | None = None,
    *,
    neighbours: Path | None = None,
    homes: bool = False,
    more: Sequence[Any] = (),
    beside: Beside | None = None,
    framed: bool = False,
) -> Guard:
    """One server process; `app.site` is everything in it.

    What is put together from it may have `more` routes, something `beside` it, and pages inside its own pages.
    """
    site = Site(config or Config(), neighbours=neighbours, homes=homes)

    @contextlib.asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        async with site.running(), beside(site) if beside is not None else contextlib.nullcontext():
            yield

    api = Litestar(
        [
            *games.HANDLERS,
            *people.HANDLERS,
            *tables.HANDLERS,
            *history.HANDLERS,
            *advice.HANDLERS,
            *operation.HANDLERS,
            live,
            *more,
        ],
        dependencies={"asker": Provide(provide_asker)},
        exception_handlers={
            RequestRefused: _refused,
            Rejected: _rejected,
            RondelError: _problem,
            HTTPException: _invalid,
            Exception: _bug,
        },
        lifespan=[lifespan],
        state=State({"site": site}),
        openapi_config=OpenAPIConfig("Rondel", "1", path="/api/schema", use_handler_docstrings=True),
        request_max_body_size=BODY,
        logging_config=None,
        debug=False,
    )
    return Guard(site, api, Pages(site.config.static, partial(_preview, site)), framed=framed)


async def _preview(site: Site, code: str, language: str) -> str:
    """What a stranger may be shown of a table."""
    row = await site.store.tables.find(code, plain_code(code))
    if row is None or not seating.may_watch(row, {}, ""):
        return ""
    return previews.head(info(row, {}, "", site.config.url), site.config.url, language)
