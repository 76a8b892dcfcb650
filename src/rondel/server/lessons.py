"""First matches: a private table from a game's lesson, where bots play the other seats."""

from __future__ import annotations

from functools import partial

from rondel import registry
from rondel.core.game import Game
from rondel.core.lesson import Lesson
from rondel.core.teaching import prepared, seats_of
from rondel.server import games
from rondel.server.clock import now_ms
from rondel.server.live import LiveTable
from rondel.server.lobby import Lobby
from rondel.server.refusals import not_found
from rondel.server.store.rows import HostData, Person, SeatData, TableData
from rondel.wire.http.games import LessonPage

NAMES = ("Ada", "Basil", "Cleo", "Dora", "Emil", "Fay", "Gus")
"""Who sits at the other seats; short enough for a phone."""
MOST = 200
"""So many of somebody's tables are looked through for a lesson they have begun."""


def lesson_of(name: str) -> tuple[Game, Lesson]:
    """A game and what it teaches; refuses where it teaches nothing."""
    game = registry.game(games.known(name))
    if game.lesson is None:
        raise not_found("lesson")
    return game, game.lesson


def lesson_page(name: str) -> LessonPage:
    """What the coach says, step by step."""
    return LessonPage(lesson_of(name)[1].steps)


async def open_lesson(lobby: Lobby, person: Person, name: str, *, again: bool = False) -> LiveTable:
    """The lesson somebody is in the middle of, or a new one."""
    game, lesson = lesson_of(name)
    if not again and (begun := await _begun(lobby, person, game.name)) is not None:
        return begun
    await lobby.not_too_many(person)
    seats = _seats(game, lesson, person)
    names = tuple(seat.name for seat in seats)
    match = await lobby.hall.process.rules.run(partial(prepared, game, lesson, names=names, at=now_ms()))
    data = TableData(
        name=game.title,
        hosts=[HostData(person.id, person.name)],
        seats=seats,
        options=dict(match.header.options),
        undo="free",
        host_plays_free=lesson.alone,
        header=match.header,
        started=match.header.started,
        lesson=True,
    )
    return await lobby.running(
        game.name, data, lobby.opened_by(person, () if lesson.alone else (lesson.seat,)), match, "", "private"
    )


async def _begun(lobby: Lobby, person: Person, game: str) -> LiveTable | None:
    for row in await lobby.store.tables.of(person.id, MOST):
        if row.game == game and row.data.lesson and row.status in ("running", "paused"):
            return await lobby.hall.table(row.id)
    return None


def _seats(game: Game, lesson: Lesson, person: Person) -> list[SeatData]:
    count = seats_of(game, lesson)
    if lesson.alone:
        return [SeatData() for _ in range(count)]
    bot = lesson.bot or games.bot_names(game.name)[0]
    others = iter(NAMES)
    return [
        SeatData("person", person.name) if seat == lesson.seat else SeatData("bot", next(others), bot)
        for seat in range(count)
    ]
