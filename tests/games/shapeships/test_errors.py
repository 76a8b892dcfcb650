"""Bad input: every row of the rules' table, each refused without changing anything."""

from __future__ import annotations

from typing import Any

import pytest

from rondel.errors import BadOptions, DefinitionError
from rondel.games.shapeships.catalogue import check, read
from rondel.games.shapeships.facts import ShipsFile, SolarFile
from rondel.games.shapeships.game import game
from tests.games.shapeships.tables import Side, Table, ancient, centaur, human, xenite


def at(step: str, first: Side, second: Side | None = None, die: int = 1) -> Table:
    return Table(first, second or human(), dice=[die, 1, 1]).to(step)


def drawing(first: Side, die: int = 1) -> Table:
    return at("Drawing", first, die=die)


@pytest.mark.parametrize(
    ("name", "args", "code"),
    [
        ("drow", {"ship": "DEF"}, "unknown_move"),
        ("draw", {"ship": 3}, "bad_arguments"),
        ("draw", {}, "bad_arguments"),
        ("draw", {"ship": "DEF", "colour": "red"}, "bad_arguments"),
        ("build", {"source": 2, "ship": "DEF"}, "move_not_here"),
        ("pass_priority", {}, "decision_pending"),
        ("reroll", {}, "move_not_here"),
        ("draw", {"ship": "XYZ"}, "unknown_ship"),
        ("draw", {"ship": "FRI"}, "not_drawable"),
        ("draw", {"ship": "OXI"}, "not_drawable"),
        ("upgrade", {"ship": "DEF"}, "not_drawable"),
        ("draw", {"ship": "XEN"}, "foreign_ship"),
        ("draw", {"ship": "ORB"}, "limit_reached"),
        ("draw", {"ship": "STA"}, "not_enough_lines"),
        ("upgrade", {"ship": "LEV"}, "not_enough_lines"),
        ("upgrade", {"ship": "SCI"}, "missing_components"),
        ("upgrade", {"ship": "EAR"}, "component_charged"),
        ("draw", {"ship": "DEF", "number": 3}, "number_not_allowed"),
        ("upgrade", {"ship": "FRI"}, "number_needed"),
        ("upgrade", {"ship": "FRI", "number": 7}, "bad_number"),
        ("evolve", {"into": "OXI"}, "no_xenite"),
    ],
)
def test_what_cannot_be_drawn_is_refused_with_its_reason(name: str, args: dict[str, Any], code: str) -> None:
    table = drawing(human("2*DEF FIG 6*ORB CAR"))

    assert table.lines[0] == 7
    assert table.refused(0, name, **args) == code


@pytest.mark.parametrize(
    ("fleet", "args", "code"),
    [("XEN", {"into": "OXI"}, "no_evolver"), ("XEN EVO", {"into": "ANT"}, "bad_mode")],
)
def test_evolution_needs_an_evolver_and_a_known_form(fleet: str, args: dict[str, Any], code: str) -> None:
    assert drawing(xenite(fleet)).refused(0, "evolve", **args) == code


@pytest.mark.parametrize(
    ("source", "ship", "code"),
    [
        (99, "DEF", "unknown_ship"),
        (3, "DEF", "not_your_ship"),
        (2, "DEF", "wrong_ship"),
        (4, "FIG", "no_charges"),
        (4, "XEN", "bad_mode"),
    ],
)
def test_what_cannot_be_built_is_refused(source: int, ship: str, code: str) -> None:
    table = Table(human("DEF CAR/1"), human("CAR"), dice=[1])

    assert table.refused(0, "build", source=source, ship=ship) == code


def test_a_carrier_builds_once_a_step() -> None:
    table = Table(human("CAR"), human(), dice=[1]).play(0, "build", source=2, ship="DEF")

    assert table.refused(0, "build", source=2, ship="DEF") == "already_used"


@pytest.mark.parametrize(
    ("target", "code"),
    [(4, "bad_target"), (6, "bad_target"), (8, "bad_target"), (3, "not_your_ship"), (98, "unknown_ship")],
)
def test_only_basic_ships_worth_three_lines_are_sacrificed(target: int, code: str) -> None:
    """Too cheap, a Core, an upgraded ship, one of the enemy, and none at all."""
    table = Table(xenite("SAC XEN PLU DSW"), human("FIG"), dice=[1])

    assert table.refused(0, "sacrifice", source=2, target=target) == code


def test_a_seat_that_said_done_is_no_longer_asked() -> None:
    table = Table(human("CAR"), human(), dice=[1]).play(0, "done")

    assert table.refused(0, "build", source=2, ship="DEF") == "already_committed"
    assert table.refused(0, "done") == "already_committed"


def test_a_reroll_needs_an_ark_and_is_the_asked_players_decision() -> None:
    table = Table(centaur("KNO"), human(), dice=[1, 1])

    assert table.refused(1, "reroll") == "not_turn_player"
    assert table.play(0, "reroll").place == "ShipsThatBuild"


@pytest.mark.parametrize("move", [("build", {"source": 3, "ship": "DEF"}), ("sacrifice", {"source": 3, "target": 5})])
def test_who_has_no_chronoswarm_can_only_say_done_in_an_extra_build_phase(move: tuple[str, dict[str, Any]]) -> None:
    table = Table(xenite("CHR"), human("CAR"), dice=[1, 1]).done().done()

    assert table.refused(1, move[0], **move[1]) == "not_taking_part"


@pytest.mark.parametrize(
    ("source", "target", "code"),
    [
        (98, 3, "unknown_ship"),
        (3, 3, "not_your_ship"),
        (2, 3, "wrong_ship"),
        (6, 3, "not_ready"),
        (8, 3, "no_charges"),
        (4, 99, "unknown_ship"),
        (4, 2, "bad_target"),
        (4, 5, "bad_target"),
        (4, 7, "bad_target"),
    ],
)
def test_a_strike_needs_a_ready_striker_and_a_destructible_target(source: int, target: int, code: str) -> None:
    table = at("FirstStrike", human("DEF GUA SPI GUA/0"), ancient("SPI PLU FRI@1"))

    assert table.refused(0, "strike", source=source, target=target) == code


def test_no_target_is_named_twice_and_no_guardian_strikes_twice() -> None:
    table = at("FirstStrike", human("3*GUA"), human("2*DEF")).play(0, "strike", source=2, target=3)

    assert table.refused(0, "strike", source=4, target=3) == "target_taken"
    assert table.refused(0, "strike", source=2, target=5) == "already_used"


def thieves() -> Table:
    mine, theirs = centaur("FEA VIG 2*FAM/0 LEG 3*SPI DOM", lines=11), ancient("SPI PLU FRI@1 CUB")
    table = Table(mine, theirs, dice=[1]).to("Drawing")
    return table.play(0, "upgrade", ship="DOM").done()


@pytest.mark.parametrize(
    ("id", "which", "target", "code"),
    [
        ("DOM", 0, 9, "not_ready"),
        ("SPI", 0, 9, "wrong_ship"),
        ("DOM", 1, 3, "bad_target"),
        ("DOM", 1, 5, "bad_target"),
        ("DOM", 1, 7, "bad_target"),
        ("DOM", 1, 2, "unknown_ship"),
    ],
)
def test_a_theft_needs_a_new_ark_and_a_ship_that_can_be_taken(id: str, which: int, target: int, code: str) -> None:
    """A fourth Spiral, a Core and an upgraded ship cannot."""
    table = thieves()

    assert table.refused(0, "steal", source=table.iid(0, id, which), target=target) == code


def test_done_waits_for_a_compulsory_theft() -> None:
    table = Table(centaur("FEA VIG 2*FAM/0 LEG", lines=11), human("3*DEF"), dice=[1]).to("Drawing")
    table.play(0, "upgrade", ship="DOM").done()
    ark = table.iid(0, "DOM")
    assert table.refused(0, "done") == "must_steal"

    table.play(0, "steal", source=ark, target=3)

    assert table.refused(0, "steal", source=ark, target=3) == "target_taken"
    assert table.refused(1, "done") == "not_addressed"


@pytest.mark.parametrize(
    ("args", "code"),
    [
        ({"source": 99, "mode": "heal"}, "unknown_ship"),
        ({"source": 3, "mode": "heal"}, "not_your_ship"),
        ({"source": 2, "mode": "heal"}, "wrong_ship"),
        ({"source": 4, "mode": "explode"}, "bad_mode"),
        ({"source": 6, "mode": "heal"}, "no_charges"),
    ],
)
def test_a_charge_needs_a_charged_ship_and_a_mode(args: dict[str, Any], code: str) -> None:
    assert at("InteractionLoop", centaur("FEA WIS WIS/0"), human("INT")).refused(0, "charge", **args) == code


def test_a_ship_declares_one_charge_a_turn_and_only_with_priority() -> None:
    table = at("InteractionLoop", centaur("WIS"), human("INT"))
    assert table.refused(1, "charge", source=3, mode="heal") == "not_priority_player"

    table.play(0, "charge", source=2, mode="heal").play(1, "pass_priority")

    assert table.refused(0, "charge", source=2, mode="heal") == "already_used"


@pytest.mark.parametrize(
    ("own", "enemy", "code"),
    [
        (3, 3, "not_your_ship"),
        (6, 5, "bad_target"),
        (8, 5, "bad_target"),
        (4, 99, "unknown_ship"),
        (4, 6, "bad_target"),
        (4, 7, "bad_target"),
        (2, 9, "bad_target"),
        (4, 5, "unequal_cost"),
    ],
)
def test_equality_needs_two_destructible_ships_of_equal_cost(own: int, enemy: int, code: str) -> None:
    table = at("InteractionLoop", centaur("EQU WIS PLU TER"), human("INT DEF FRI@1 EQU"))

    assert table.refused(0, "equalise", source=2, own_ship=own, enemy_ship=enemy) == code


def test_equality_cannot_be_used_against_a_protected_fleet_nor_on_the_doomed() -> None:
    protected = at("InteractionLoop", centaur("EQU WIS"), human("SAC INT"))
    assert protected.refused(0, "equalise", source=2, own_ship=4, enemy_ship=5) == "protected"

    table = at("InteractionLoop", centaur("2*EQU WIS"), human("INT INT"))
    table.play(0, "equalise", source=2, own_ship=6, enemy_ship=3).play(1, "pass_priority")
    assert table.refused(0, "equalise", source=4, own_ship=6, enemy_ship=5) == "target_taken"


@pytest.mark.parametrize(
    ("args", "code"),
    [
        ({"power": "SNOVA"}, "bad_arguments"),
        ({"power": "SLIF", "amount": 4}, "bad_arguments"),
        ({"power": "SLIF", "target": 3}, "bad_arguments"),
        ({"power": "SSIP"}, "bad_arguments"),
        ({"power": "SSIM"}, "bad_arguments"),
        ({"power": "SSIM", "target": 99}, "unknown_ship"),
        ({"power": "SSIM", "target": 2}, "bad_target"),
        ({"power": "SSIM", "target": 3}, "bad_target"),
        ({"power": "SSIM", "target": 5}, "bad_target"),
        ({"power": "SSIM", "target": 7}, "limit_reached"),
        ({"power": "SSIM", "target": 9}, "not_enough_energy"),
        ({"power": "SSIP", "amount": 3}, "bad_amount"),
        ({"power": "SSIP", "amount": 4}, "not_enough_energy"),
        ({"power": "SBLA"}, "not_enough_energy"),
    ],
)
def test_a_cast_needs_a_known_power_its_choices_and_energy(args: dict[str, Any], code: str) -> None:
    """A Cube and an upgraded ship cannot be copied, nor a ship beyond its maximum."""
    table = at("InteractionLoop", ancient("6*NEP PLU"), ancient("CUB FRI@1 NEP STA"))

    assert table.refused(0, "cast", **args) == code


def test_only_ancients_cast_and_each_ship_is_copied_once_a_turn() -> None:
    assert at("InteractionLoop", human("PLU")).refused(0, "cast", power="SLIF") == "not_ancient"

    table = at("InteractionLoop", ancient("6*NEP"), human("DEF"))
    table.play(0, "cast", power="SSIM", target=3).play(1, "pass_priority")
    assert table.refused(0, "cast", power="SSIM", target=3) == "target_taken"


def test_only_a_black_hole_picks_targets_and_nothing_else_happens_meanwhile() -> None:
    table = at("InteractionLoop", ancient("4*PLU 4*MER 4*NEP INT"), human("2*DEF PLU"))
    assert table.refused(0, "target", target=3) == "wrong_step"

    table.play(0, "cast", power="SBLA")

    assert table.refused(0, "charge", source=26, mode="heal") == "must_pick_target"
    assert table.refused(0, "cast", power="SLIF") == "must_pick_target"
    assert table.refused(0, "pass_priority") == "must_pick_target"
    assert table.refused(0, "target", target=7) == "bad_target"
    assert table.play(0, "target", target=3).refused(0, "target", target=3) == "target_taken"


def test_nothing_is_accepted_after_the_end() -> None:
    table = Table(human("9*FIG"), human(health=9), dice=[1]).end_turn()

    assert table.refused(0, "pass_priority") == "match_over"


@pytest.mark.parametrize(
    "options",
    [
        {"starting_health": 0},
        {"starting_health": 60, "max_health": 50},
        {"max_health": 1000},
        {"starting_lines": 13},
        {"saved_line_cap": -1},
        {"turn_limit": 1000},
        {"first_species": "martian"},
        {"ruleset": "modern"},
        {"preset": "blitz"},
    ],
)
def test_options_out_of_range_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(BadOptions):
        game.read_options(options, 2)


def test_bad_data_is_reported_with_file_path_and_field(tmp_path: Any) -> None:
    (tmp_path / "solar_powers.json").write_text('{"source": "", "solar_powers": [{"id": "SLIF", "name": 3}]}')
    with pytest.raises(DefinitionError, match=r"data/solar_powers.json: .*\$.solar_powers\[0\].name"):
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
