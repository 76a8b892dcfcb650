"""The reference at a tap: everything printed, as it reads with the sets of a table. Rules, section 13.5.

Public data only: it never tells who holds what.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any, Literal

from rondel import Message, ReferenceItem
from rondel.games.ti4.library import (
    ABILITIES,
    AGENDAS,
    CARDS,
    FACTIONS,
    PUBLIC,
    SECRETS,
    TECHNOLOGIES,
    WINDOWS,
    Agenda,
    Faction,
    FactionId,
    Technology,
    agenda_deck,
)
from rondel.games.ti4.options import DEFAULT_SETS
from rondel.games.ti4.says.names import StrategyCard
from rondel.games.ti4.says.printed import (
    AbilityHint,
    AgendaDecides,
    AgendaSide,
    AgendaText,
    CardAbility,
    ChoosesTechs,
    Condition,
    EffectKind,
    FactionAbility,
    HomePlanet,
    OnlyIf,
    PointsWorth,
    SecretWorth,
    StartingTechs,
    StartsWith,
    TechColour,
    TechEffect,
    TechNeeds,
    UnitCount,
    WindowHint,
    WindowName,
    ability_id,
    card_lines,
)
from rondel.messages import words_of

_PARTS: tuple[Literal["primary", "secondary"], ...] = ("primary", "secondary")


def reference(view: Mapping[str, Any] | None) -> tuple[ReferenceItem, ...]:
    """Everything printed, for a table as everybody sees it, or for a table with the usual sets."""
    return items(DEFAULT_SETS if view is None else view["options"].sets)


@cache
def items(sets: tuple[str, ...]) -> tuple[ReferenceItem, ...]:
    """The whole reference, as it reads with these sets."""
    return tuple(_items(sets))


def _items(sets: tuple[str, ...]) -> Iterator[ReferenceItem]:
    lines: list[Message]
    for card in CARDS.values():
        lines = [CardAbility(part, line) for part in _PARTS for line in card_lines(card, sets, part)]
        yield _item("strategy card", card.id, StrategyCard(card.number), lines, "base", number=card.number)
    for faction in FACTIONS.values():
        yield _item("faction", faction.id, faction.name, _faction(faction), faction.set, faction.set in sets)
    for public in PUBLIC.values():
        lines = [Condition(public.id, public.condition), PointsWorth(public.points)]
        in_play = public.set in sets
        yield _item("objective", public.id, public.name, lines, public.set, in_play, stage=public.stage)
    for secret in SECRETS.values():
        lines = [Condition(secret.id, secret.condition), SecretWorth(secret.phase, secret.points)]
        yield _item("secret objective", secret.id, secret.name, lines, secret.set, secret.set in sets)
    deck = {agenda.id for agenda in agenda_deck(sets)}
    for agenda in AGENDAS.values():
        yield _item("agenda", agenda.id, agenda.name, _agenda(agenda), agenda.set, agenda.id in deck)
    for tech in TECHNOLOGIES.values():
        in_play = tech.set in sets and tech.removed_in not in sets
        yield _item("technology", tech.id, tech.name, _technology(tech), tech.set, in_play)
    for window in WINDOWS:
        for effect in window.effects:
            lines = [WindowHint(effect.id, effect.hint), WindowName(window.id), EffectKind(effect.kind)]
            whose = _whose(effect.faction)
            yield _item("agenda window", effect.id, effect.name, [*lines, *whose], effect.set, effect.set in sets)


def _item(
    kind: str,
    id: str,
    name: Message | str,
    lines: Iterable[Message | str],
    group: str,
    in_play: bool = True,
    **facts: str | int | bool,
) -> ReferenceItem:
    return ReferenceItem(kind, id, words_of(name), tuple(map(words_of, lines)), group, in_play, facts)


def _faction(faction: Faction) -> Iterator[Message]:
    for planet in faction.home_planets:
        yield HomePlanet(planet.name, planet.resources, planet.influence)
    units = [UnitCount(unit, count) for unit, count in faction.starting_units.items()]
    yield StartsWith(units, faction.commodities)
    if techs := _techs(faction.starting_techs):
        yield StartingTechs(techs)
    if (choice := faction.starting_tech_choice) is not None:
        yield ChoosesTechs(choice.pick, _techs(choice.among) or [choice.note])
    for ability in ABILITIES[faction.id]:
        yield FactionAbility(ability.name, AbilityHint(ability_id(ability.name), ability.hint))


def _techs(ids: tuple[str, ...]) -> list[str]:
    return [TECHNOLOGIES[id].name for id in ids if id in TECHNOLOGIES]


def _agenda(agenda: Agenda) -> Iterator[Message]:
    yield AgendaDecides(agenda.type, agenda.outcome_kind)
    if agenda.for_:
        yield AgendaSide("for", AgendaText(f"{agenda.id}-for", agenda.for_))
    if agenda.against:
        yield AgendaSide("against", AgendaText(f"{agenda.id}-against", agenda.against))
    if agenda.effect:
        yield AgendaText(f"{agenda.id}-effect", agenda.effect)
    if agenda.only_if:
        yield OnlyIf(AgendaText(f"{agenda.id}-only-if", agenda.only_if))


def _technology(tech: Technology) -> Iterator[Message | str]:
    if tech.effect:
        yield TechEffect(tech.id, tech.effect)
    colour = TechColour(tech.colour)
    yield TechNeeds(colour, tech.prereq_code) if tech.prereq_code else colour
    yield from _whose(tech.faction)


def _whose(faction: FactionId | None) -> tuple[str, ...]:
    return (FACTIONS[faction].name,) if faction else ()
