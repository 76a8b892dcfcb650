"""The reference at a tap: everything printed, found by name and text. Rules, section 13.5.

Public data only: it never tells who holds what.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Literal

from msgspec import Struct

from rondel.games.ti4.library import (
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
from rondel.games.ti4.notes import scorer
from rondel.games.ti4.options import DEFAULT_SETS
from rondel.games.ti4.state import Companion

Kind = Literal["strategy card", "faction", "objective", "secret objective", "agenda", "technology", "agenda window"]
KINDS: tuple[Kind, ...] = (
    "strategy card",
    "faction",
    "objective",
    "secret objective",
    "agenda",
    "technology",
    "agenda window",
)


class Item(Struct, frozen=True):
    """One entry of the reference."""

    kind: Kind
    id: str
    name: str
    set: str
    lines: tuple[str, ...]
    stage: int = 0
    """Of a public objective."""
    enabled: bool = True
    """Its set is in the game; what is not comes last and dimmed."""


def plain(text: str) -> str:
    """A text without case and accents.

    >>> plain("Naïve Æther")
    'naive æther'
    """
    split = unicodedata.normalize("NFKD", text)
    return "".join(letter for letter in split if not unicodedata.combining(letter)).casefold()


def find(
    query: str,
    *,
    sets: tuple[str, ...] = DEFAULT_SETS,
    kinds: Iterable[Kind] = KINDS,
    only: str = "",
) -> list[Item]:
    """Everything in which every word occurs, those with all words in the name first, then by name.

    >>> [item.name for item in find("leadership", kinds=["strategy card"])]
    ['Leadership']
    """
    wanted = set(kinds)
    words = plain(query).split()
    found = [
        ((not item.enabled, rank, plain(item.name), item.kind), item)
        for item in items(sets)
        if item.kind in wanted and only in ("", item.set) and (rank := _rank(item, words)) is not None
    ]
    return [item for _, item in sorted(found, key=lambda each: each[0])]


def _rank(item: Item, words: list[str]) -> int | None:
    """0 with all words in the name, 1 with all of them somewhere, nothing otherwise."""
    title = plain(item.name)
    if all(word in title for word in words):
        return 0
    text = plain(" ".join((item.name, *item.lines)))
    return 1 if all(word in text for word in words) else None


def to_reveal(s: Companion, query: str = "") -> list[Item]:
    """The public objectives that can still be revealed."""
    shown = {each.id for each in s.objectives}
    found = find(query, sets=s.options.sets, kinds=["objective"])
    return [item for item in found if item.enabled and item.id not in shown]


def to_note(s: Companion, query: str = "") -> list[Item]:
    """The secret objectives that nobody has scored."""
    found = find(query, sets=s.options.sets, kinds=["secret objective"])
    return [item for item in found if item.enabled and scorer(s, item.id) is None]


def to_show(s: Companion, query: str = "") -> list[Item]:
    """The agendas of the deck in play."""
    return [item for item in find(query, sets=s.options.sets, kinds=["agenda"]) if item.enabled]


@cache
def items(sets: tuple[str, ...]) -> tuple[Item, ...]:
    """The whole reference, as it reads with these sets."""
    return tuple(_items(sets))


def _items(sets: tuple[str, ...]) -> Iterator[Item]:
    for card in CARDS.values():
        text = card.text(sets)
        lines = (*(f"Primary: {line}" for line in text.primary), *(f"Secondary: {line}" for line in text.secondary))
        yield Item("strategy card", card.id, f"{card.name}", "base", lines)
    for faction in FACTIONS.values():
        yield Item("faction", faction.id, faction.name, faction.set, tuple(_faction(faction)), 0, faction.set in sets)
    for public in PUBLIC.values():
        lines = (public.condition, f"{public.points} point{'s' * (public.points > 1)}")
        yield Item("objective", public.id, public.name, public.set, lines, public.stage, public.set in sets)
    for secret in SECRETS.values():
        lines = (secret.condition, f"{secret.phase} phase, {secret.points} point")
        yield Item("secret objective", secret.id, secret.name, secret.set, lines, 0, secret.set in sets)
    deck = {agenda.id for agenda in agenda_deck(sets)}
    for agenda in AGENDAS.values():
        yield Item("agenda", agenda.id, agenda.name, agenda.set, tuple(_agenda(agenda)), 0, agenda.id in deck)
    for tech in TECHNOLOGIES.values():
        needs = f"{tech.colour}{f', needs {tech.prereq_code}' if tech.prereq_code else ''}"
        whose = (FACTIONS[tech.faction].name,) if tech.faction else ()
        in_play = tech.set in sets and tech.removed_in not in sets
        lines = (*filter(None, (tech.effect, needs)), *whose)
        yield Item("technology", tech.id, tech.name, tech.set, lines, 0, in_play)
    for window in WINDOWS:
        for effect in window.effects:
            whose = (FACTIONS[effect.faction].name,) if effect.faction else ()
            lines = (effect.hint, window.label, effect.kind.replace("_", " "), *whose)
            yield Item("agenda window", effect.id, effect.name, effect.set, lines, 0, effect.set in sets)


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
    yield from (f"{ability.name}: {ability.hint}" for ability in faction.abilities)


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
