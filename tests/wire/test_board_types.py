"""Boards are compiled against what their games declare."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal, NewType, TypedDict

import pytest
from msgspec import defstruct

from rondel import (
    Fact,
    Flow,
    Game,
    Gate,
    Handle,
    Number,
    Outcome,
    PerSeat,
    Private,
    Secret,
    Segment,
    State,
    Value,
    move,
)
from rondel.core.flow import Turns
from rondel.core.game import Setup
from rondel.messages import Seat
from rondel.wire.typescript import declarations
from scripts.board_types import Clash, Writer, boards, declared, text

Tile = NewType("Tile", str)
Crop = Literal["wheat", "beet"]


class Played(Value, frozen=True, array_like=True):
    """A tile somebody played."""

    seat: int
    tile: Tile | None


class Farm(State, omit_defaults=True):
    crop: Crop
    hours: int = 0
    tools: list[str] = []


class Farmer(State):
    hand: Private[list[Tile]] = []
    farms: list[Farm] = []


class Told(TypedDict):
    scores: dict[int, int]


class Village(State):
    players: PerSeat[Farmer]
    last: Played | None = None
    by_crop: dict[Crop, int] = {}


class TilePlayed(Fact):
    seat: Seat
    tile: Tile


class DayEnded(Fact): ...


@move
def play(g: Handle[Village], seat: int, place: Annotated[int, Secret("owner")], loud: bool = False) -> None:
    """Play a tile."""


@play.options
def places(s: Village, seat: int) -> list[tuple[int, bool]]:
    return [(0, False)]


@move(asks={"peace": bool, "swap": tuple[tuple[int, int], ...]})
def rest(g: Handle[Village], seat: int) -> None:
    """Do nothing."""


def told(s: Village) -> Told:
    return {"scores": {}}


def nobody(s: Village) -> Outcome | None:
    return None


def village(**changes: Any) -> Game[Village]:
    def setup(table: Setup) -> Village:
        return Village([Farmer() for _ in table.seats])

    flow = Flow(
        Segment("day", Turns(moves=[play, rest], asks=["other"])), Segment("night", Gate("bid", commit=Number(0, 9)))
    )
    rules: dict[str, Any] = {"facts": told, "events": [TilePlayed, DayEnded], **changes}
    return Game("village", seats=2, state=Village, setup=setup, flow=flow, outcome=nobody, **rules)


@pytest.fixture(scope="module")
def lines() -> set[str]:
    """What is written of the village, line by line."""
    return {line.strip() for line in declarations(Writer(village()).everything())}


@pytest.mark.parametrize(
    "line",
    [
        "hand: Tile[] | Hidden;",
        "export type Tile = string;",
        'export type Crop = "wheat" | "beet";',
        "export type Played = [seat: number, tile: Tile | null];",
        "last: Played | null;",
        "by_crop: Record<Crop, number>;",
        "crop: Crop;",
        "hours?: number;",
        "tools?: string[];",
        "scores: Record<number, number>;",
        "tile_played: { seat: number; tile: Tile };",
        "day_ended: Record<string, never>;",
        "play: { place: number; loud?: boolean };",
        "rest: Record<string, never>;",
        "peace: boolean;",
        "swap: [number, number][];",
        "bid: number;",
        "other: unknown;",
    ],
)
def test_a_declaration_is_written_as_it_is_on_the_wire(lines: set[str], line: str) -> None:
    """Secrets are for their owners, what is left out is optional, and what is said by tuples is a tuple."""
    assert line in lines


def test_commands_are_the_games_moves_and_those_of_every_table(lines: set[str]) -> None:
    (commands,) = (line for line in lines if line.startswith("export type Command"))
    assert '"play" | "ready" | "reset" | "rest"' in commands


def test_a_name_that_means_two_things_is_refused() -> None:
    writer = Writer(village())
    writer.of(Farm)
    with pytest.raises(Clash, match="are called Farm"):
        writer.of(defstruct("Farm", [("at", int)]))


def test_ids_that_the_rules_do_not_know_are_refused() -> None:
    """A board may only say more about what there is."""
    assert "import type { Tile } from './ids';" in text(village(), ["Tile"])
    with pytest.raises(Clash, match="declares Stone"):
        text(village(), ["Stone"])


@pytest.mark.parametrize("folder", list(boards()), ids=lambda folder: folder.name)
def test_the_types_of_a_board_are_what_its_game_declares(folder: Path) -> None:
    assert (folder / "declared.ts").read_text("utf-8") == declared(folder), "run: make types"
