"""The position: two players with their fleets, the shared die, and what waits for the end of the turn."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import field

from rondel import Outcome, PerSeat, Ref, State, Unshown, Value
from rondel.games.shapeships.catalogue import SHIPS, SOLAR, SPECIES
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


ShipKind = Annotated[str, Ref("ship kind", tuple(SHIPS))]
"""A kind of ship in play."""
SourceRef = Annotated[str, Ref("source", (*SHIPS, *SOLAR))]
SpeciesRef = Annotated[str, Ref("species", tuple(SPECIES))]


class Ship(State, omit_defaults=True):
    """One ship in play."""

    iid: int
    """Its number: even for ships first made by seat 0, odd for those of seat 1; it never changes."""
    id: ShipKind
    turn: Annotated[int, Unshown()]
    """When it entered play."""
    build_phase: Annotated[int, Unshown()]
    charges: int = 0
    number: int = 0
    """The die face of a Frigate or Quantum Mystic."""
    used_this_step: Annotated[bool, Unshown()] = False
    used_this_turn: bool = False
    doomed: bool = False
    """Picked for destruction; still in play until the loop closes."""
    battle_charges: Annotated[int, Unshown()] = 0
    """Its charges when the battle began: what a copy of it gets."""


class Effect(Value, frozen=True, omit_defaults=True):
    """An amount that waits for the end of the turn, with what it comes from."""

    source: SourceRef
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

    id: ShipKind
    charges: int
    number: int


class Aim(Value, frozen=True):
    """A First Strike choice, sealed until all are made."""

    source: Annotated[int, Unshown()]
    target: Annotated[int, Unshown()]
    theft: bool


class Player(State, omit_defaults=True):
    """One seat's side."""

    next_iid: int
    health: int
    start_health: Annotated[int, Unshown()] = 0
    """Health when the turn began."""
    species: SpeciesRef = ""
    lines: int = 0
    joining: int = 0
    """Joining lines, which pay the joining part of an upgrade only."""
    fleet: list[Ship] = []
    """In fleet order: by number."""
    made: Annotated[int, Unshown()] = 0
    """Ships made this turn."""
    made_by_queens: Annotated[int, Unshown()] = 0
    once_only: list[Effect] = []
    queued: list[Effect] = []
    """Charges and Solar Powers declared this turn."""
    baseline: Annotated[int | None, Unshown()] = None
    """Ark of Redemption: the health this turn's resolution starts from."""
    rerolls: Annotated[int, Unshown()] = 0
    kept: Annotated[bool, Unshown()] = False
    """Accepts the die as it is."""
    energy: Energy = field(default_factory=Energy)
    converts: Annotated[int, Unshown()] = 0
    copies: list[Copy] = []
    cube_used: Annotated[bool, Unshown()] = False
    copied_targets: Annotated[list[int], Unshown()] = []
    third_spiral: Annotated[int | None, Unshown()] = None
    aims: Annotated[list[Aim], Unshown()] = []


class Shapeships(State):
    """The whole table."""

    options: Options
    players: PerSeat[Player]
    turn: int = 0
    step: Annotated[Step, Unshown()] = "SpeciesChoice"
    build_phase: Annotated[int, Unshown()] = 0
    """Counts over the whole match, extra Build Phases included."""
    extra_build: Annotated[bool, Unshown()] = False
    built: Annotated[bool, Unshown()] = False
    """The turn's building is over."""
    die: int = 0
    readings: Annotated[list[int], Unshown()] = field(default_factory=lambda: [0, 0])
    """The die as each seat reads it."""
    extra_dice: list[int] = []
    shown: Annotated[list[list[int]], Unshown()] = field(default_factory=lambda: [[], []])
    """The numbers of the ships everybody can see while fleets change in secret."""
    pending_targets: Annotated[int, Unshown()] = 0
    """Targets a Black Hole still picks."""
    result: Annotated[Outcome | None, Unshown()] = None


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
