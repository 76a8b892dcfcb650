"""The data and the reference: section 3.1's checks, and worked example 63."""

from __future__ import annotations

import re
from collections import Counter
from math import atan2, degrees, sqrt

import pytest

from rondel import ReferenceItem
from rondel.core.reference import look_up
from rondel.games.ti4.library import (
    ABILITIES,
    AGENDAS,
    CARDS,
    COLOURS,
    FACTIONS,
    LAYOUTS,
    OPTIONS,
    PUBLIC,
    SECRETS,
    STATUS_STEPS,
    TABLE,
    TECHNOLOGIES,
    WINDOWS,
    agenda_deck,
)
from rondel.games.ti4.options import DEFAULT_SETS, NAMES, Options
from rondel.games.ti4.planets import HOMES, PLANETS
from rondel.games.ti4.reference import items, reference
from tests.games.ti4.tables import f6

COUNTS = TABLE.counts


def test_ids_are_unique_and_plain() -> None:
    for ids in (FACTIONS, COLOURS, PUBLIC, SECRETS, AGENDAS, TECHNOLOGIES, OPTIONS):
        assert all(re.fullmatch(r"[a-z0-9_-]+", id) for id in ids)
    assert not {"custom", "random"} & set(FACTIONS)


def test_the_numbers_are_those_of_the_boxes() -> None:
    sets = Counter(faction.set for faction in FACTIONS.values())
    assert dict(sets) == {"base": 17, "pok": 7, "codex": 1, "te": 5}
    stages = Counter((card.stage, card.set) for card in PUBLIC.values())
    assert dict(stages) == {(1, "base"): 10, (1, "pok"): 10, (2, "base"): 10, (2, "pok"): 10}
    assert Counter(card.phase for card in SECRETS.values()) == {"action": 12, "status": 26, "agenda": 2}
    assert (len(CARDS), len(COLOURS), len(STATUS_STEPS), len(OPTIONS)) == (8, 8, 7, 22)
    assert COUNTS["agendas"] == len(AGENDAS)
    assert COUNTS["agenda_window_effects"] == sum(len(window.effects) for window in WINDOWS)


def test_the_planets_are_those_of_the_boxes() -> None:
    """Thirty-two and Mecatol Rex in the first box, thirty more in the second; homes are the factions' own."""
    away = [planet for planet in PLANETS.values() if planet.trait]
    assert Counter(planet.set for planet in away) == {"base": 32, "pok": 30}
    traits = Counter(planet.trait for planet in away if planet.set == "base")
    assert traits == {"hazardous": 11, "industrial": 11, "cultural": 10}
    assert set(PLANETS) - {planet.name for planet in away} == {"Mecatol Rex"}
    assert not set(PLANETS) & set(HOMES)


def test_both_agenda_decks_have_fifty_cards() -> None:
    base = agenda_deck(("base",))
    assert Counter(agenda.type for agenda in base) == {"law": 34, "directive": 16}
    assert len(agenda_deck(("base", "pok"))) == 50
    assert sum(agenda.removed_in == "pok" for agenda in AGENDAS.values()) == 13


def test_every_faction_has_its_technologies() -> None:
    owned = Counter(tech.faction for tech in TECHNOLOGIES.values() if tech.faction)
    assert set(owned) == set(FACTIONS)
    assert all(count == (3 if faction == "keleres" else 2) for faction, count in owned.items())
    generic = [tech for tech in TECHNOLOGIES.values() if tech.faction is None]
    assert len(generic) == COUNTS["techs_generic"]
    for faction in FACTIONS.values():
        assert all(id in TECHNOLOGIES for id in (*faction.starting_techs, *faction.faction_techs))
    assert all(effect.faction in (None, *FACTIONS) for window in WINDOWS for effect in window.effects)


@pytest.mark.parametrize("count", range(3, 9))
def test_seats_stand_clockwise_on_the_outer_ring(count: int) -> None:
    layout = LAYOUTS[count]
    assert [place.seat for place in layout.seats] == list(range(1, count + 1))
    angles = []
    for place in layout.seats:
        assert max(abs(place.q), abs(place.r), abs(place.q + place.r)) == layout.rings
        x, y = 1.5 * place.q, sqrt(3) * (place.r + place.q / 2)
        assert degrees(atan2(x, -y)) % 360 == pytest.approx(place.angle_deg, abs=0.1)
        angles.append((place.angle_deg - layout.seats[0].angle_deg) % 360)
    assert angles == sorted(angles)


def test_the_options_are_those_of_the_data() -> None:
    assert set(NAMES) == {id for id, option in OPTIONS.items() if option.scope == "game"}
    for id in NAMES:
        default = getattr(Options(), id)
        assert (list(default) if isinstance(default, tuple) else default) == OPTIONS[id].default


def test_texts_of_a_set_replace_the_printed_ones() -> None:
    construction = CARDS[4]
    assert construction.text(("base", "te")) != construction.text(("base",))


# -- search ----------------------------------------------------------------------------------------------------------


def _found(query: str, *kinds: str, sets: tuple[str, ...] = DEFAULT_SETS, group: str = "") -> list[ReferenceItem]:
    return look_up(items(sets), query, kinds=kinds, group=group)


def test_objectives_are_found_by_name_and_text() -> None:
    assert [item.name for item in _found("trade", "objective")] == [
        "Centralize Galactic Trade",
        "Negotiate Trade Routes",
        "Amass Wealth",
        "Hold Vast Reserves",
    ]
    assert [item.name for item in _found("BORDER", "objective")] == [
        "Control the Borderlands",
        "Expand Borders",
        "Protect the Border",
    ]


def test_every_word_must_occur() -> None:
    assert [item.id for item in _found("trade goods", "strategy card")] == ["trade"]
    assert _found("no such thing at all") == []


def test_content_of_sets_that_are_off_comes_last_and_dimmed() -> None:
    found = _found("", "faction", sets=("base",))
    assert [item.in_play for item in found] == [True] * 17 + [False] * 13
    assert len(_found("", "faction", sets=("base",), group="te")) == 5


def test_the_reference_reads_as_the_sets_of_the_table_have_it() -> None:
    table = f6(sets=["base", "te"])
    at_table = {item.id: item for item in reference(table.view())}
    anywhere = {item.id: item for item in reference(None)}
    assert at_table["construction"].lines != anywhere["construction"].lines
    assert not at_table["nomad"].in_play
    assert anywhere["nomad"].in_play


def test_everything_printed_is_in_the_reference() -> None:
    kinds = Counter(item.kind for item in items(("base", "pok", "codex")))
    assert kinds == {
        "strategy card": 8,
        "faction": 30,
        "objective": 40,
        "secret objective": 40,
        "agenda": 63,
        "technology": 94,
        "agenda window": 27,
    }
    assert all(item.lines for item in items(("base", "pok", "codex", "te")))


def test_every_faction_has_its_abilities() -> None:
    assert list(ABILITIES) == list(FACTIONS)
    assert all(ability.hint for abilities in ABILITIES.values() for ability in abilities)
