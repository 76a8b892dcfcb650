"""What there is to play."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from litestar import Response, get, post
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter

from rondel.messages import Message
from rondel.server import games, logs
from rondel.server.asker import Who
from rondel.server.kept import Known, Takes, kept
from rondel.server.lessons import lesson_page, open_lesson
from rondel.server.refusals import bad
from rondel.wire.http.body import Done
from rondel.wire.http.games import (
    BoardFailure,
    Checked,
    CheckOptions,
    GameList,
    GameStatistics,
    LessonPage,
    NamesPage,
    OpenLesson,
    ReferencePage,
)
from rondel.wire.http.tables import TablePage


class AnotherGame(Message): ...


GameName = Annotated[str, PathParameter(max_length=40)]


@get("/api/games", operation_id="games", responses={200: ResponseSpec(GameList, generate_examples=False)})
async def game_list(
    asker: Who, language: Annotated[str, QueryParameter(max_length=10)] = "en", known: Known = "", takes: Takes = ""
) -> Response[bytes]:
    """Every game with its options, clock presets and canned phrases; options in the reader's language."""
    return kept(games.game_list(await asker.site.store.tables.open_counts(), language), known, takes)


@post("/api/games/{name:str}/check", operation_id="check_options", status_code=200)
async def check_options(name: GameName, data: JSONBody[CheckOptions], asker: Who) -> Checked:
    """Can it be played with these options?"""
    return await asker.site.process.rules.run(games.check, games.known(name), data.seats, data.options)


@get("/api/games/{name:str}/statistics", operation_id="statistics")
async def statistics(name: GameName, asker: Who) -> GameStatistics:
    """What the finished matches of a game add up to."""
    return games.statistics(games.known(name), await asker.site.store.tables.results(name))


@get("/api/games/{name:str}/reference", operation_id="reference")
async def reference(
    name: GameName,
    asker: Who,
    q: Annotated[str, QueryParameter(max_length=100)] = "",
    kind: Annotated[str, QueryParameter(max_length=40)] = "",
    group: Annotated[str, QueryParameter(max_length=40)] = "",
    table: Annotated[str, QueryParameter(max_length=40)] = "",
    limit: Annotated[int, QueryParameter(ge=1, le=500)] = 50,
    language: Annotated[str, QueryParameter(max_length=10)] = "en",
) -> ReferencePage:
    """What is printed on a game's components, found by name and text; with a table, as it reads there."""
    known = games.known(name)
    look = partial(games.reference, name=known, query=q, kind=kind, group=group, limit=limit, language=language)
    if not table:
        return await asker.site.process.rules.run(look, None)
    found = await asker.watched(table)
    if found.row.game != name:
        raise bad("wrong_game", AnotherGame())
    async with found.lock:
        return await found.run(look, await found.ready())


@get("/api/games/{name:str}/names", operation_id="names")
async def names(name: GameName, asker: Who) -> NamesPage:
    """What the things are called that a game's views refer to, for a table without a board of its own."""
    return await asker.site.process.rules.run(games.names, games.known(name))


@get("/api/games/{name:str}/messages/{language:str}", operation_id="messages", media_type="text/plain")
async def messages(name: GameName, language: Annotated[str, PathParameter(max_length=10)]) -> Response[str]:
    """A game's catalogue of messages in one language, as Fluent; empty where nobody has written it."""
    text = games.messages(games.known(name), language)
    return Response(text, media_type="text/plain", headers={"cache-control": "public, max-age=300"})


@post("/api/games/{name:str}/board/failures", operation_id="board_failed", status_code=200)
async def board_failed(name: GameName, data: JSONBody[BoardFailure], asker: Who) -> Done:
    """A board could not be shown; its author reads it in the server's log."""
    file, what = (" ".join(text.split()) for text in (data.file, data.what))  # one line, whatever a browser says
    logs.event(logs.BOARD_FAILED, level=30, game=games.known(name), file=file, line=data.line, what=what)
    return Done()


@get("/api/games/{name:str}/rules/{language:str}", operation_id="rules", media_type="text/plain")
async def rules(name: GameName, language: Annotated[str, PathParameter(max_length=10)]) -> Response[str]:
    """The rules of a game to read, as Fluent, a message for each chapter; empty where nobody has written them."""
    text = games.rules(games.known(name), language)
    return Response(text, media_type="text/plain", headers={"cache-control": "public, max-age=300"})


@get("/api/games/{name:str}/lesson", operation_id="lesson")
async def lesson(name: GameName) -> LessonPage:
    """What the coach of a game's first match says, and when."""
    return lesson_page(name)


@post("/api/games/{name:str}/lesson", operation_id="open_lesson")
async def begin_lesson(name: GameName, data: JSONBody[OpenLesson], asker: Who) -> Response[TablePage]:
    """Sit down to a game's first match; a stranger becomes a guest with it."""
    person = await asker.or_guest(data.my_name or "Guest")
    table = await open_lesson(asker.site.lobby, person, name, again=data.again)
    return asker.answer(asker.page(table), 201)


HANDLERS = [game_list, check_options, statistics, reference, names, messages, rules, board_failed, lesson, begin_lesson]
