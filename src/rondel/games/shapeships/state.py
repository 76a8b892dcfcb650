"""The position: two players with their fleets, the shared die, and what waits for the end of the turn."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import field

from rondel import Outcome, PerSeat, Ref, State, Value
from rondel.games.shapeships.options import Options

Step = Literal[
    "SpeciesChoice", "DiceRoll", "LineGeneration", "ShipsThatBuild", "Drawing", "EndOfBuild",
    "FirstStrike", "InteractionLoop", "EndOfTurnResolution",
]  # fmt: skip
BUILDING = ("ShipsThatBuild", "Drawing", "EndOfBuild")
"""The steps in which fleets change in secret."""

ShipId = Annotated[str, Ref("ship kind")]
"""A kind of ship, such as DEF."""
ShipNumber = Annotated[int, Ref("ship")]
"""The number of one ship in play; spec and data call it `iid`."""
DieNumber = Annotated[int | None, Ref("number")]
"""The number picked for a Frigate or Quantum Mystic."""


class Ship(State, omit_defaults=True):
    """One ship in play."""

    iid: int
    """Its number: even for ships first made by seat 0, odd for those of seat 1; it never changes."""
    id: str
    turn: int
    """When it entered play."""
    build_phase: int
    charges: int = 0
    number: int = 0
    """The die face of a Frigate or Quantum Mystic."""
    used_this_step: bool = False
    used_this_turn: bool = False
    doomed: bool = False
    """Picked for destruction; still in play until the loop closes."""
    battle_charges: int = 0
    """Its charges when the battle began: what a copy of it gets."""


class Effect(Value, frozen=True, omit_defaults=True):
    """An amount that waits for the end of the turn, with what it comes from."""

    source: str
    """A ship or Solar Power."""
    damage: int = 0
    healing: int = 0


class Energy(State):
    """An Ancient player's pool, filled anew for every battle."""

    green: int = 0
    red: int = 0
    blue: int = 0


class Copy(Value, frozen=True):
    """A Simulacrum on its way: the ship it copies as it was when the battle began."""

    id: str
    charges: int
    number: int


class Aim(Value, frozen=True):
    """A First Strike choice, sealed until all are made."""

    source: int
    target: int
    theft: bool


class Player(State, omit_defaults=True):
    """One seat's side."""

    next_iid: int
    health: int
    start_health: int = 0
    """Health when the turn began."""
    species: str = ""
    lines: int = 0
    joining: int = 0
    """Joining lines, which pay the joining part of an upgrade only."""
    fleet: list[Ship] = []
    """In fleet order: by number."""
    made: int = 0
    """Ships made this turn."""
    made_by_queens: int = 0
    once_only: list[Effect] = []
    queued: list[Effect] = []
    """Charges and Solar Powers declared this turn."""
    baseline: int | None = None
    """Ark of Redemption: the health this turn's resolution starts from."""
    rerolls: int = 0
    kept: bool = False
    """Accepts the die as it is."""
    energy: Energy = field(default_factory=Energy)
    converts: int = 0
    copies: list[Copy] = []
    cube_used: bool = False
    copied_targets: list[int] = []
    third_spiral: int | None = None
    aims: list[Aim] = []


class Shapeships(State):
    """The whole table."""

    options: Options
    players: PerSeat[Player]
    turn: int = 0
    step: Step = "SpeciesChoice"
    build_phase: int = 0
    """Counts over the whole match, extra Build Phases included."""
    extra_build: bool = False
    built: bool = False
    """The turn's building is over."""
    die: int = 0
    readings: list[int] = field(default_factory=lambda: [0, 0])
    """The die as each seat reads it."""
    extra_dice: list[int] = []
    shown: list[list[int]] = field(default_factory=lambda: [[], []])
    """The numbers of the ships everybody can see while fleets change in secret."""
    pending_targets: int = 0
    """Targets a Black Hole still picks."""
    result: Outcome | None = None


def initiative(s: Shapeships) -> int:
    """Who is asked first where players act one after the other: seat 0 on odd turns."""
    return (s.turn + 1) % 2


def new_player(seat: int, options: Options) -> Player:
    """A seat before the first turn."""
    return Player(
        next_iid=2 + seat,
        health=options.starting_health,
        start_health=options.starting_health,
        lines=options.starting_lines,
    )
