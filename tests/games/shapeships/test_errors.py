"""Options out of range and data that is wrong are refused by name; bad moves are in test_error_table.py."""

from __future__ import annotations

from typing import Any

import pytest

from rondel.errors import BadOptions, DefinitionError
from rondel.games.shapeships.catalogue import check, read
from rondel.games.shapeships.facts import ShipsFile, SolarFile
from rondel.games.shapeships.game import game


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"starting_health": 0}, "starting_health"),
        ({"starting_health": 60, "max_health": 50}, "60"),
        ({"max_health": 1000}, "max_health"),
        ({"starting_lines": 13}, "starting_lines"),
        ({"starting_lines": "many"}, "starting_lines"),
        ({"saved_line_cap": -1}, "saved_line_cap"),
        ({"saved_line_cap": 100}, "saved_line_cap"),
        ({"turn_limit": 1000}, "turn_limit"),
        ({"turn_limit": -1}, "turn_limit"),
        ({"first_species": "martian"}, "first_species"),
        ({"second_species": "martian"}, "second_species"),
        ({"ruleset": "modern"}, "ruleset"),
        ({"preset": "blitz"}, "blitz"),
    ],
)
def test_options_out_of_range_are_refused_by_name(options: dict[str, Any], said: str) -> None:
    with pytest.raises(BadOptions, match=said):
        game.read_options(options, 2)


def test_bad_data_is_reported_with_file_path_and_field(tmp_path: Any) -> None:
    (tmp_path / "solar_powers.json").write_text('{"source": "", "solar_powers": [{"id": "SLIF", "species": 3}]}')
    with pytest.raises(DefinitionError, match=r"data/solar_powers.json: .*\$.solar_powers\[0\].species"):
        read("solar_powers.json", SolarFile, tmp_path)


def test_data_that_contradicts_itself_is_reported_with_every_finding() -> None:
    ships, solar = read("ships.json", ShipsFile), read("solar_powers.json", SolarFile)
    broken = ships.__class__(ships.source, ships.vocabulary, ships.species, ships.counts, ships.ships[1:])

    with pytest.raises(DefinitionError) as caught:
        check(broken, solar)

    places = [finding.where for finding in caught.value.findings]
    assert "data/ships.json: $.species[0].ships" in places
    assert "data/ships.json: $.counts.ships" in places
    assert any(place.endswith(".components") for place in places)
