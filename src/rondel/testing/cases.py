"""The tables a game is tried at: every number of seats, preset and option, a seed of its own for each game."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from random import Random
from typing import Annotated, Any, Literal, get_args, get_origin

import msgspec

from rondel.core.game import Game
from rondel.core.kernel import Kernel
from rondel.core.match import Match
from rondel.core.playing import begin
from rondel.core.policy import UndoPolicy
from rondel.errors import BadOptions

NO_PRESET = "-"


def options(preset: str) -> dict[str, Any]:
    """The options a preset stands for: its name, or options written as JSON."""
    if preset.startswith("{"):
        plain: dict[str, Any] = json.loads(preset)
        return plain
    return {"preset": preset} if preset else {}


@dataclass(frozen=True)
class Case:
    """One random game: its table and its seed. Written as ``seats/preset/seed``."""

    seats: int
    preset: str
    """The name of a preset, options written as JSON, or nothing."""
    seed: str

    def __str__(self) -> str:
        return f"{self.seats}/{self.preset or NO_PRESET}/{self.seed}"

    @classmethod
    def read(cls, text: str) -> Case:
        """A case from the way it is written.

        >>> Case.read("3/short/0.17")
        Case(seats=3, preset='short', seed='0.17')
        """
        seats, _, rest = text.partition("/")
        preset, _, seed = rest.rpartition("/")
        return cls(int(seats), "" if preset == NO_PRESET else preset, seed)

    @property
    def options(self) -> dict[str, Any]:
        """What the match is set up with."""
        return options(self.preset)

    def rng(self, purpose: str = "play") -> Random:
        """A source of chance that belongs to this case; the same for the same purpose."""
        return Random(f"{self} {purpose}")

    def kernel(self, game: Game, *, traced: bool = False) -> Kernel:
        """The game set up."""
        return begin(game, self.seats, self.options, self.seed, traced=traced)

    def match(self, game: Game, mode: str = "free") -> Match:
        """A match of the game, at a table where anything can be taken back."""
        policy = UndoPolicy(mode=mode)  # type: ignore[arg-type]
        return Match(game, self.seats, seed=self.seed, options=self.options, policy=policy)


@dataclass(frozen=True)
class TableShape:
    """A number of seats and a preset that can be played together."""

    seats: int
    preset: str


def tables(game: Game, seats: Iterable[int] = (), presets: Iterable[str] | None = None) -> list[TableShape]:
    """Every combination the game allows; raises `BadOptions` for a preset that fits no number of seats."""
    low, high = game.seat_range
    counts = list(seats) or list(range(low, high + 1))
    names = ["", *game.presets] if presets is None else ["" if name == NO_PRESET else name for name in presets]
    found = []
    for preset in names:
        fitting = [TableShape(count, preset) for count in counts if _can_be_played(game, count, preset)]
        if not fitting:
            game.read_options(options(preset), counts[0])
            game.check_seats(counts[0])
        found += fitting
    return found


def _can_be_played(game: Game, seats: int, preset: str) -> bool:
    try:
        game.check_seats(seats)
        game.read_options(options(preset), seats)
    except BadOptions:
        return False
    return True


def variations(game: Game, seats: Iterable[int] = ()) -> list[TableShape]:
    """One table for each value that an option can be switched to, the numbers of seats in turn."""
    low, high = game.seat_range
    counts = list(seats) or list(range(low, high + 1))
    found: list[TableShape] = []
    for field in msgspec.structs.fields(game.options):
        for value in _values(field.type):
            preset = json.dumps({field.encode_name: value}, separators=(",", ":"))
            count = counts[len(found) % len(counts)]
            if value != field.default and _can_be_played(game, count, preset):
                found.append(TableShape(count, preset))
    return found


def _values(kind: Any) -> Sequence[Any]:
    """What a switch can be set to; nothing for numbers and texts."""
    while get_origin(kind) is Annotated:
        kind = get_args(kind)[0]
    if kind is bool:
        return (True, False)
    if get_origin(kind) is Literal:
        return get_args(kind)
    if isinstance(kind, type) and issubclass(kind, Enum):
        return [member.value for member in kind]
    return ()


def cases(at: Sequence[TableShape], games: int, seed: str) -> list[Case]:
    """That many cases, the tables in turn."""
    return [Case(*_table(at[number % len(at)]), f"{seed}.{number}") for number in range(games)]


def _table(table: TableShape) -> tuple[int, str]:
    return table.seats, table.preset
