"""What is printed on the components, read from `data/` and checked when this module is imported.

All descriptive texts are short paraphrases for orientation at the table; the printed components stay authoritative.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Any, Literal, NewType, TypeVar

import msgspec
from msgspec import Struct, field

FactionId = NewType("FactionId", str)
ColourId = NewType("ColourId", str)
ObjectiveId = NewType("ObjectiveId", str)
Set = Literal["base", "pok", "codex", "te"]
OutcomeKind = Literal[
    "for_against",
    "elect_player",
    "elect_planet",
    "elect_law",
    "elect_strategy_card",
    "elect_scored_secret",
    "hidden",
]
T = TypeVar("T")


class Printed(Struct, frozen=True, forbid_unknown_fields=True):
    """Base of everything printed: an unknown field in the data is a mistake."""


class ContentSet(Printed, frozen=True):
    id: Set
    name: str
    short: str
    default_on: bool
    locked_on: bool


class Colour(Printed, frozen=True):
    id: ColourId
    name: str
    hex: str
    ink: str
    glyph: str
    letter: str
    note: str = ""


class Planet(Printed, frozen=True):
    name: str
    resources: int
    influence: int


class Ability(Printed, frozen=True):
    name: str
    hint: str


class TechChoice(Printed, frozen=True):
    pick: int
    among: tuple[str, ...] = field(name="from")
    note: str = ""


class Faction(Printed, frozen=True):
    id: FactionId
    name: str
    short: str
    set: Set
    home_tile: int | None
    home_planets: tuple[Planet, ...]
    commodities: int
    starting_techs: tuple[str, ...]
    starting_tech_choice: TechChoice | None
    starting_units: dict[str, int]
    faction_techs: tuple[str, ...]
    map_tile: int | None = None
    initiative_zero: bool = False
    cannot_vote: bool = False
    votes_first: bool = False
    custodians_free: bool = False
    home_from: tuple[FactionId, ...] = ()


class CardText(Printed, frozen=True):
    primary: tuple[str, ...]
    secondary: tuple[str, ...]


class StrategyCard(Printed, frozen=True):
    number: int
    id: str
    name: str
    hex: str
    primary: tuple[str, ...]
    secondary: tuple[str, ...]
    secondary_token_cost: int
    special: str | None
    variants: dict[Set, CardText] = {}

    def variant(self, sets: tuple[str, ...]) -> Set | None:
        """The set among these that prints the card anew."""
        return next((name for name in self.variants if name in sets), None)

    def text(self, sets: tuple[str, ...]) -> CardText:
        """The text that holds with these sets."""
        anew = self.variant(sets)
        return self.variants[anew] if anew else CardText(self.primary, self.secondary)


class PublicObjective(Printed, frozen=True):
    id: ObjectiveId
    name: str
    stage: Literal[1, 2]
    points: int
    set: Set
    condition: str


class SecretObjective(Printed, frozen=True):
    id: ObjectiveId
    name: str
    phase: Literal["action", "status", "agenda"]
    points: int
    set: Set
    condition: str


class Agenda(Printed, frozen=True):
    id: str
    name: str
    type: Literal["law", "directive"]
    outcome_kind: OutcomeKind
    set: Set
    for_: str = field(default="", name="for")
    against: str = ""
    effect: str = ""
    only_if: str = ""
    elect_filter: str = ""
    removed_in: Set | None = None
    changes_vp: bool = False


class Effect(Printed, frozen=True):
    id: str
    name: str
    kind: str
    set: Set
    faction: FactionId | None
    hint: str


class AgendaWindow(Printed, frozen=True):
    id: str
    label: str
    step: int
    first_agenda_only: bool
    effects: tuple[Effect, ...]


class Technology(Printed, frozen=True):
    id: str
    name: str
    colour: str
    prerequisites: dict[str, int]
    prereq_code: str
    level: int
    set: Set
    faction: FactionId | None
    effect: str = ""
    replaces: str = ""
    removed_in: Set | None = None


class ListStep(Printed, frozen=True):
    number: int
    id: str
    label: str
    hint: str
    rulebook_steps: tuple[int, ...] = ()
    links: str | None = None


class VpSource(Printed, frozen=True):
    id: str
    label: str
    points: int | None


class ChangedVia(Printed, frozen=True):
    id: str
    origin: str


class OptionFacts(Printed, frozen=True):
    id: str
    label: str
    type: Literal["bool", "int", "enum", "set"]
    default: Any
    scope: Literal["game", "device"]
    origin: str
    min: int | None = None
    max: int | None = None
    presets: tuple[int, ...] = ()
    values: tuple[str, ...] = ()
    required: tuple[str, ...] = ()
    zero_means: str = ""


class Limits(Printed, frozen=True):
    players_min: int
    players_max: int
    vp_min: int
    vp_over_limit: int
    votes_min: int
    votes_max: int
    agendas_per_phase: int
    secret_hand_limit: int
    public_per_stage: int
    name_max: int
    custodians_influence: int
    final_influence_max: int
    host_absent_seconds: int
    objective_name_max: int
    custom_objective_points_max: int


class Table(Printed, frozen=True):
    source: str
    text_policy: str
    counts: dict[str, int]
    tech_colours: dict[str, str]
    limits: Limits
    sets: tuple[ContentSet, ...]
    colours: tuple[Colour, ...]
    status_steps: tuple[ListStep, ...]
    agenda_steps: tuple[ListStep, ...]
    vp_sources: tuple[VpSource, ...]
    speaker_changed_via: tuple[ChangedVia, ...]
    options: tuple[OptionFacts, ...]


class Place(Printed, frozen=True):
    seat: int
    q: int
    r: int
    angle_deg: float


class Layout(Printed, frozen=True):
    rings: int
    seats: tuple[Place, ...]


class _Factions(Printed, frozen=True):
    source: str
    text_policy: str
    factions: tuple[Faction, ...]


class _StrategyCards(Printed, frozen=True):
    source: str
    text_policy: str
    strategy_cards: tuple[StrategyCard, ...]


class _Piles(Printed, frozen=True):
    stage1: tuple[PublicObjective, ...]
    stage2: tuple[PublicObjective, ...]
    secret: tuple[SecretObjective, ...]


class _Objectives(Printed, frozen=True):
    source: str
    text_policy: str
    objectives: _Piles


class _Agendas(Printed, frozen=True):
    source: str
    text_policy: str
    agendas: tuple[Agenda, ...]
    agenda_windows: tuple[AgendaWindow, ...]


class _Abilities(Printed, frozen=True):
    source: str
    text_policy: str
    abilities: dict[FactionId, tuple[Ability, ...]]


class _Technologies(Printed, frozen=True):
    source: str
    text_policy: str
    technologies: tuple[Technology, ...]


class _Layouts(Printed, frozen=True):
    source: str
    text_policy: str
    layout_convention: dict[str, str]
    layouts: dict[int, Layout]


def read(name: str, kind: type[T]) -> T:
    """One file of the data; what does not fit is reported with file, path and field."""
    text = files(__package__).joinpath("data", f"{name}.json").read_bytes()
    try:
        return msgspec.convert(msgspec.json.decode(text), kind, strict=name != "layouts")
    except msgspec.ValidationError as problem:
        raise ValueError(f"ti4/data/{name}.json: {problem}") from None


TABLE = read("table", Table)
LIMITS = TABLE.limits
_agendas, _objectives, _maps = (
    read("agendas", _Agendas),
    read("objectives", _Objectives).objectives,
    read("layouts", _Layouts),
)

FACTIONS: dict[str, Faction] = {faction.id: faction for faction in read("factions", _Factions).factions}
ABILITIES = read("abilities", _Abilities).abilities
"""Apart from the factions: only the reference reads them."""
COLOURS: dict[str, Colour] = {colour.id: colour for colour in TABLE.colours}
CARDS: dict[int, StrategyCard] = {card.number: card for card in read("strategy_cards", _StrategyCards).strategy_cards}
PUBLIC: dict[str, PublicObjective] = {each.id: each for each in (*_objectives.stage1, *_objectives.stage2)}
SECRETS: dict[str, SecretObjective] = {each.id: each for each in _objectives.secret}
AGENDAS: dict[str, Agenda] = {agenda.id: agenda for agenda in _agendas.agendas}
WINDOWS = _agendas.agenda_windows
TECHNOLOGIES: dict[str, Technology] = {each.id: each for each in read("technologies", _Technologies).technologies}
SETS: dict[str, ContentSet] = {each.id: each for each in TABLE.sets}
STATUS_STEPS, AGENDA_STEPS = TABLE.status_steps, TABLE.agenda_steps
VP_SOURCES: dict[str, VpSource] = {source.id: source for source in TABLE.vp_sources}
OPTIONS: dict[str, OptionFacts] = {option.id: option for option in TABLE.options}
LAYOUTS, LAYOUT_CONVENTION = _maps.layouts, _maps.layout_convention

POLITICS, IMPERIAL = 3, 8
KELERES = FactionId("keleres")


def agenda_deck(sets: tuple[str, ...]) -> list[Agenda]:
    """The fifty agendas in play with these sets."""
    if "pok" in sets:
        return [agenda for agenda in AGENDAS.values() if agenda.removed_in is None]
    return [agenda for agenda in AGENDAS.values() if agenda.set == "base"]


def windows(sets: tuple[str, ...], factions: tuple[str, ...], number: int) -> list[AgendaWindow]:
    """The windows of an agenda, cut down to the sets and factions at the table, general cards first."""
    found = []
    for window in WINDOWS:
        if window.first_agenda_only and number > 1:
            continue
        kept = [each for each in window.effects if each.set in sets and each.faction in (None, *factions)]
        effects = tuple(sorted(kept, key=lambda each: each.faction is not None))
        found.append(msgspec.structs.replace(window, effects=effects))
    return found
