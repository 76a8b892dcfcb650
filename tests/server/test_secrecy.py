"""What a viewer is sent does not depend on what the viewer may not know."""

import random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from rondel import registry
from rondel.core.match import Match
from rondel.core.sim import determinise, random_input
from rondel.core.view import Viewer
from rondel.errors import RondelError
from rondel.server import audience
from rondel.server.audience import Role
from rondel.server.decisions import as_command
from rondel.server.live import LiveTable
from rondel.server.store.rows import SeatData, TableData, TableRow
from rondel.testing.twins import sight, twin
from rondel.wire.tables import Me

GAMES, FOLLOWED = 1000, 6
NAMES = [name for name in registry.names() if registry.meta(name).stage != "growing"]


class Ears:
    """A connection that only listens."""

    def __init__(self, viewer: Viewer) -> None:
        self.me, self.viewer = Me("somebody"), viewer
        self.role: Role = "player"
        self.wanted: tuple[int, ...] | None = None
        self.as_host, self.looking = viewer.host, True
        self.sent, self.shown = 0, b""
        self.heard: list[bytes] = []

    def push(self, data: bytes) -> None:
        self.heard.append(data)

    def close(self, code: int, text: str) -> None:
        raise AssertionError(text)


def seated(match: Match, viewer: Viewer) -> tuple[LiveTable, Ears]:
    """A table in memory with one viewer, who has just been welcomed."""
    data = TableData("A table", "host", [SeatData("person", f"Seat {seat}") for seat in match.seats])
    row = TableRow("id", "CODE", match.game.name, "running", "link", 0, (), None, 0, 0, 1, data)
    hall: Any = SimpleNamespace(store=None, info=lambda table, person: None)
    table = LiveTable(hall, row, {})
    table.take(match)
    ears = Ears(viewer)
    table.audience.connections.add(ears)
    return table, ears


def compared(game_name: str, rng: random.Random) -> int:
    """One random game: the same inputs in two worlds that look alike to a viewer; how often it heard the same."""
    game = registry.game(game_name)
    seats = rng.randint(*game.seat_range)
    match = Match(game, seats, seed=str(rng.random()))
    for _ in range(rng.randint(0, 40)):
        if match.over is not None or not match.kernel.actors():
            break
        seat = rng.choice(match.kernel.actors())
        match.apply(as_command(match, seat, *random_input(match.kernel, seat, rng), 1))
    if match.over is not None:
        return 0
    mine = (rng.randrange(seats),) if rng.random() < 0.8 else ()
    viewer = Viewer(mine, host=rng.random() < 0.2)
    try:
        other = twin(match, determinise(match.kernel, viewer.seats, rng, 40))
    except RondelError:
        return 0
    worlds = [(each, *seated(each, viewer)) for each in (match, other)]
    count = 0
    for _ in range(FOLLOWED):
        if not match.kernel.actors():
            break
        seat = rng.choice(match.kernel.actors())
        try:
            made = as_command(match, seat, *random_input(match.kernel, seat, rng), 2)
            records = [each.apply(made).records for each, _, _ in worlds]
        except RondelError:
            break  # what another seat did here is impossible in the other world
        for (each, table, _), new in zip(worlds, records, strict=True):
            table.audience.tell(each, new)
        if sight(match, viewer) != sight(other, viewer):
            break  # something came to light
        (_, _, one), (_, _, two) = worlds
        assert one.heard == two.heard, f"{game_name}: {viewer} can tell two worlds apart"
        count += 1
    return count


def test_nobody_is_sent_anything_that_tells_two_worlds_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    """A thousand random games of everything there is to play."""
    monkeypatch.setattr(audience, "now_ms", lambda: 1)
    rng = random.Random(20)
    heard = dict.fromkeys(NAMES, 0)

    for number in range(GAMES):
        name = NAMES[number % len(NAMES)]
        heard[name] += compared(name, rng)

    assert sum(heard.values()) > GAMES, heard
    assert cast(Any, heard)["sparks"] > 20, heard
