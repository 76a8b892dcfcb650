"""What the data files hold: every ship, power and number of the game, as types that refuse anything else."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Side = Literal["own", "opponent"]
Colour = Literal["green", "red", "blue"]
Op = Literal[
    "heal", "damage", "self_damage", "choose_one", "gain_lines", "gain_joining_lines", "gain_energy", "choose_number",
    "make_ship", "make_ship_by_die", "evolve", "sacrifice", "set_health_baseline", "extra_build_phase", "reroll_die",
    "read_die_as", "double", "raise_max_health", "protect_own_fleet", "count_embedded", "destroy_enemy_basic",
    "destroy_pair", "steal_enemy_basic", "repeat_solar", "copy_enemy_basic",
]  # fmt: skip
"""What a power does."""


class _Fact(Struct, frozen=True, forbid_unknown_fields=True):
    """Base of everything in the files."""


# -- amounts ---------------------------------------------------------------------------------------------------


class Const(_Fact, frozen=True, tag_field="kind", tag="const"):
    """A fixed number."""

    value: int


class PerShips(_Fact, frozen=True, tag_field="kind", tag="per_ships"):
    """`each` for every full `group` of ships with these ids."""

    side: Side
    ids: tuple[str, ...]
    group: int
    each: int
    cap: int | None


class PerXenite(_Fact, frozen=True, tag_field="kind", tag="per_xenite"):
    """`each` for every full `group` of the Xenite family."""

    group: int
    each: int
    cap: int | None


class PerType(_Fact, frozen=True, tag_field="kind", tag="per_type"):
    """`each` for every different type of ship."""

    side: Side
    each: int


class PerShip(_Fact, frozen=True, tag_field="kind", tag="per_ship"):
    """`each` for every ship."""

    side: Side
    each: int


class Die(_Fact, frozen=True, tag_field="kind", tag="die"):
    """The die as its owner reads it."""

    plus: int


class OnNumber(_Fact, frozen=True, tag_field="kind", tag="on_number"):
    """`match` if the die reads the ship's own number."""

    match: int


class IfBehind(_Fact, frozen=True, tag_field="kind", tag="if_behind"):
    """Another number if the owner began the turn with less health."""

    behind: int
    otherwise: int


class PerMade(_Fact, frozen=True, tag_field="kind", tag="per_made"):
    """`each` for every ship made this turn, those of some makers left out."""

    each: int
    exclude_makers: tuple[str, ...]


class IfEven(_Fact, frozen=True, tag_field="kind", tag="if_even"):
    """A number if the die reads even."""

    value: int


class IfDepleted(_Fact, frozen=True, tag_field="kind", tag="if_depleted"):
    """A number once the ship has no charges left."""

    value: int


class BySiphon(_Fact, frozen=True, tag_field="kind", tag="siphon"):
    """What a Siphon of the chosen size gives."""


class MaxHealth(_Fact, frozen=True, tag_field="kind", tag="max_health"):
    """The owner's present maximum."""


class Range(_Fact, frozen=True, tag_field="kind", tag="range"):
    """A number the player picks."""

    min: int
    max: int


Amount = (
    Const | PerShips | PerXenite | PerType | PerShip | Die | OnNumber | IfBehind | PerMade | IfEven | IfDepleted
    | BySiphon | MaxHealth | Range
)  # fmt: skip


# -- ships -----------------------------------------------------------------------------------------------------


class EnergyFact(_Fact, frozen=True):
    """Energy by colour."""

    green: int
    red: int
    blue: int


class PowerOption(_Fact, frozen=True):
    """One of several things a power can do."""

    mode: str
    op: Op | None = None
    amount: Amount | None = None
    make: tuple[str, ...] = ()
    charge_cost: int = 0


class Power(_Fact, frozen=True):
    """One power of a ship."""

    id: str
    step: str
    trigger: str
    timing: Literal["continuous", "once_only", "charge", "repeating", "passive", "event"]
    op: Op
    active_from: Literal["completion", "next_build_phase", "next_turn"]
    basis: Literal["seed", "source", "decision"]
    amount: Amount | None = None
    options: tuple[PowerOption, ...] = ()
    charge_cost: int = 0
    targets: int = 0
    own_targets: int = 0
    enemy_targets: int = 0
    make: tuple[str, ...] = ()
    make_each: str = ""
    lines_per_ship: int = 0
    table: dict[str, tuple[str, ...]] = {}
    energy: EnergyFact | None = None
    needs_copies: int = 1
    per_fleet: bool = False
    what: Literal["healing", "damage", ""] = ""
    ids: tuple[str, ...] = ()
    excludes: tuple[str, ...] = ()
    consumes: str = ""
    condition: str = ""
    optional: bool = True
    uses_per_turn: int = 0
    uses_per_step: int = 0
    uses_per_turn_per_copy: int = 0
    max_uses_per_turn: int = 0
    dice_per_copy: int = 0
    max_extra_phases_per_turn: int = 0
    per_event: int = 0
    also_steps: tuple[str, ...] = ()
    ignores: tuple[str, ...] = ()
    for_ships: tuple[str, ...] = ()
    counts: str = ""
    counts_as_made: bool = True
    targets_own: str = ""
    against: str = ""
    equal: str = ""
    owner_species_only: str = ""
    when: str = ""
    repeats: str = ""
    free: bool = False
    shared: bool = False
    locks_amount_at: str = ""
    resolves_at: str = ""
    survives_source_loss: bool = False


class Component(_Fact, frozen=True):
    """What an upgraded ship is made of."""

    id: str
    count: int
    must_be_depleted: bool


class ShipFact(_Fact, frozen=True):
    """One kind of ship."""

    id: str
    species: str
    tier: Literal["basic", "evolved", "upgraded"]
    line_cost: int
    joining_cost: int | None
    components: tuple[Component, ...]
    charges: int | None
    max_quantity: int | None
    type_key: str
    drawable: bool
    needs_number: bool
    indestructible: bool
    stealable: bool
    copyable: bool
    powers: tuple[Power, ...]
    core: bool = False

    def powers_with(self, *ops: str) -> tuple[Power, ...]:
        """The powers that do one of these things."""
        return tuple(power for power in self.powers if power.op in ops)


class SpeciesFact(_Fact, frozen=True):
    """One species."""

    id: str
    ships: tuple[str, ...]
    solar_powers: tuple[str, ...] = ()


class Tiers(_Fact, frozen=True):
    """How many ships of each tier a species has."""

    basic: int
    evolved: int
    upgraded: int


class Counts(_Fact, frozen=True):
    """What the files must add up to."""

    ships: int
    solar_powers: int
    by_species: dict[str, Tiers]


class ShipsFile(_Fact, frozen=True):
    """`ships.json`."""

    source: str
    vocabulary: dict[str, dict[str, str]]
    species: tuple[SpeciesFact, ...]
    counts: Counts
    ships: tuple[ShipFact, ...]


# -- Solar Powers ----------------------------------------------------------------------------------------------


class Band(_Fact, frozen=True):
    """A stretch of Siphon's table: ``mul * X + add``."""

    min: int
    max: int | None
    mul: int
    add: int


class VariableCost(_Fact, frozen=True):
    """A cost that depends on what is chosen."""

    colour: str
    amount: str = ""
    minimum: int = 0
    bands: tuple[Band, ...] = ()


class SolarEffect(_Fact, frozen=True):
    """One thing a Solar Power does."""

    op: Op
    amount: Amount | None = None
    when: str = ""
    targets: int = 0
    excludes: tuple[str, ...] = ()
    once_per_target_per_turn: bool = False
    may_be_fewer: bool = False
    resolves_at: str = ""


class SolarFact(_Fact, frozen=True):
    """One Solar Power."""

    id: str
    species: str
    step: str
    cost: EnergyFact
    variable_cost: VariableCost | None
    repeatable_by_cube: bool
    effects: tuple[SolarEffect, ...]
    resolves_at: str
    basis: str


class SolarFile(_Fact, frozen=True):
    """`solar_powers.json`."""

    source: str
    solar_powers: tuple[SolarFact, ...]


# -- the rest --------------------------------------------------------------------------------------------------


class Constants(_Fact, frozen=True):
    """Numbers of the rules."""

    players: int
    die_sides: int
    dice_shared: bool
    starting_health: int
    max_health: int
    starting_lines: int
    starting_joining_lines: int
    saved_line_cap: int
    turn_limit: int
    first_initiative_seat: int
    win_threshold: int


class PresetFact(_Fact, frozen=True):
    """A named set of options."""

    id: str
    starting_health: int
    max_health: int
    starting_lines: int
    basis: str


class StepFact(_Fact, frozen=True):
    """One step of the turn, as the rules list it."""

    id: str
    phase: str
    input: str
    next: str
    transition: str


class TimeControl(_Fact, frozen=True):
    """A clock players may agree on."""

    id: str
    base_s: int | None
    increment_s: int | None


class RulesFile(_Fact, frozen=True):
    """`rules.json`."""

    source: str
    constants: Constants
    presets: tuple[PresetFact, ...]
    steps: tuple[StepFact, ...]
    time_controls: tuple[TimeControl, ...]
