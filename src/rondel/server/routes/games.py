"""What there is to play."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, PathParameter

from rondel.server import games
from rondel.server.asking import Who
from rondel.wire.http import Checked, CheckOptions, GameList, GameStatistics

GameName = Annotated[str, PathParameter(max_length=40)]


@get("/api/games", operation_id="games")
async def game_list(asker: Who) -> GameList:
    """Every game with its options, clock presets and canned phrases."""
    return games.game_list(await asker.site.store.tables.open_counts())


@post("/api/games/{name:str}/check", operation_id="check_options", status_code=200)
async def check_options(name: GameName, data: JSONBody[CheckOptions], asker: Who) -> Checked:
    """Can it be played with these options?"""
    return games.check(games.known(name), data.seats, data.options)


@get("/api/games/{name:str}/statistics", operation_id="statistics")
async def statistics(name: GameName, asker: Who) -> GameStatistics:
    """What the finished matches of a game add up to."""
    return games.statistics(games.known(name), await asker.site.store.tables.results(name))


HANDLERS = [game_list, check_options, statistics]
