"""The reference at a tap: everything printed, as it reads with the sets of a table. Rules, section 13.5.

Public data only: it never tells who holds what.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from rondel import ReferenceItem
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
    agenda_deck,
)
from rondel.games.ti4.options import DEFAULT_SETS


def reference(view: Mapping[str, Any] | None) -> tuple[ReferenceItem, ...]:
    """Everything printed, for a table as everybody sees it, or for a table with the usual sets."""
    return items(DEFAULT_SETS if view is None else view["options"].sets)


@cache
def items(sets: tuple[str, ...]) -> tuple[ReferenceItem, ...]:
    """The whole reference, as it reads with these sets."""
    return tuple(_items(sets))


def _items(sets: tuple[str, ...]) -> Iterator[ReferenceItem]:
    for card in CARDS.values():
        text = card.text(sets)
        lines = (*(f"Primary: {line}" for line in text.primary), *(f"Secondary: {line}" for line in text.secondary))
        yield ReferenceItem("strategy card", card.id, card.name, lines, "base", facts={"number": card.number})
    for faction in FACTIONS.values():
        lines = tuple(_faction(faction))
        yield ReferenceItem("faction", faction.id, faction.name, lines, faction.set, faction.set in sets)
    for public in PUBLIC.values():
        lines = (public.condition, f"{public.points} point{'s' * (public.points > 1)}")
        in_play, facts = public.set in sets, dict[str, str | int | bool](stage=public.stage)
        yield ReferenceItem("objective", public.id, public.name, lines, public.set, in_play, facts)
    for secret in SECRETS.values():
        lines = (secret.condition, f"{secret.phase} phase, {secret.points} point")
        yield ReferenceItem("secret objective", secret.id, secret.name, lines, secret.set, secret.set in sets)
    deck = {agenda.id for agenda in agenda_deck(sets)}
    for agenda in AGENDAS.values():
        yield ReferenceItem("agenda", agenda.id, agenda.name, tuple(_agenda(agenda)), agenda.set, agenda.id in deck)
    for tech in TECHNOLOGIES.values():
        needs = f"{tech.colour}{f', needs {tech.prereq_code}' if tech.prereq_code else ''}"
        whose = (FACTIONS[tech.faction].name,) if tech.faction else ()
        in_play = tech.set in sets and tech.removed_in not in sets
        lines = (*filter(None, (tech.effect, needs)), *whose)
        yield ReferenceItem("technology", tech.id, tech.name, lines, tech.set, in_play)
    for window in WINDOWS:
        for effect in window.effects:
            whose = (FACTIONS[effect.faction].name,) if effect.faction else ()
            lines = (effect.hint, window.label, effect.kind.replace("_", " "), *whose)
            yield ReferenceItem("agenda window", effect.id, effect.name, lines, effect.set, effect.set in sets)


def _faction(faction: Faction) -> Iterator[str]:
    for planet in faction.home_planets:
        yield f"{planet.name} {planet.resources}/{planet.influence}"
    units = ", ".join(f"{count} {unit.replace('_', ' ')}" for unit, count in faction.starting_units.items())
    yield f"Starts with {units}; commodities {faction.commodities}"
    techs = [TECHNOLOGIES[id].name for id in faction.starting_techs if id in TECHNOLOGIES]
    if techs:
        yield f"Technologies: {', '.join(techs)}"
    if faction.starting_tech_choice is not None:
        choice = faction.starting_tech_choice
        names = [TECHNOLOGIES[id].name for id in choice.among if id in TECHNOLOGIES]
        yield f"Chooses {choice.pick} of: {', '.join(names) or choice.note}"
    yield from (f"{ability.name}: {ability.hint}" for ability in ABILITIES[faction.id])


def _agenda(agenda: Agenda) -> Iterator[str]:
    yield f"{agenda.type}, {agenda.outcome_kind.replace('_', ' ')}"
    if agenda.for_:
        yield f"For: {agenda.for_}"
    if agenda.against:
        yield f"Against: {agenda.against}"
    if agenda.effect:
        yield agenda.effect
    if agenda.only_if:
        yield f"Only if {agenda.only_if}"
