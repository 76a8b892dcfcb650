"""The arithmetic at the end of a turn: its worked examples, and how matches end."""

from __future__ import annotations

import pytest

from rondel.core.outcome import Outcome
from rondel.games.shapeships.says import Decisive, Limit, Mutual, Narrow
from tests.games.shapeships.tables import Side, Table, ancient, centaur, human, xenite


def test_health_is_capped_after_the_sum_of_damage_and_healing() -> None:
    """E8."""
    table = Table(human("10*DEF", health=98), human("6*FIG"), dice=[1]).end_turn()

    assert table.healths[0] == 100


@pytest.mark.parametrize(
    ("first", "second", "outcome"),
    [
        (2, 7, Outcome((1,), Narrow().phrase, (-7, -2))),
        (4, 4, Outcome((), Mutual().phrase, (-5, -5))),
        (20, 9, Outcome((0,), Decisive().phrase, (11, 0))),
    ],
)
def test_players_at_zero_or_below_lose_narrowly_decisively_or_draw(first: int, second: int, outcome: Outcome) -> None:
    """E9."""
    table = Table(human("9*FIG", health=first), human("9*FIG", health=second), dice=[1]).end_turn()

    assert table.match.over == outcome


@pytest.mark.parametrize(
    ("side", "damage", "healing"),
    [
        (human("7*FIG 2*COM"), 11, 0),
        (xenite("5*XEN 2*OXI 2*AST MAN HEL"), 6, 6),
        (centaur("2*ENT"), 16, 0),
    ],
)
def test_continuous_amounts_count_fleets(side: Side, damage: int, healing: int) -> None:
    """E10, E12, E20."""
    table = Table(side, human(), dice=[1]).end_turn()

    assert table.resolved(0) == (damage, healing)


def test_two_arks_of_entropy_hurt_their_owner_too() -> None:
    """E20."""
    table = Table(centaur("2*ENT"), human(), dice=[1]).end_turn()

    assert table.healths == (94, 84)


def test_one_science_vessel_doubles_continuous_healing_only() -> None:
    """E11, first part."""
    table = Table(human("SCI 4*DEF GUA/0 INT", health=50), human(), dice=[1]).to("InteractionLoop")
    table.play(0, "charge", source=table.iid(0, "INT"), mode="heal").end_turn()

    assert table.resolved(0)[1] == 2 * (4 + 1) + 7


def test_three_science_vessels_double_continuous_damage_but_not_a_starship() -> None:
    """E11, second part."""
    table = Table(human("3*SCI 5*FIG", lines=7), human(), dice=[1]).to("Drawing").draw(0, "STA").end_turn()

    assert table.resolved(0)[0] == 2 * 5 + 8


def test_a_hive_counts_every_ship_and_the_family_inside_upgrades() -> None:
    """E13."""
    fleet = "5*XEN 2*OXI 2*AST MAN HEL HVE QUE DSW"
    table = Table(xenite(fleet, health=20), human(), dice=[1]).end_turn()

    assert table.resolved(0) == (24, 31)


def test_a_queen_counts_what_was_made_except_her_own_xenites() -> None:
    """E15."""
    table = Table(xenite("QUE BUG", lines=5), human(), dice=[1])
    table.play(0, "build", source=table.iid(0, "BUG"), ship="XEN").done().draw(0, "ANT", "ANT")
    assert (table.s.players[0].made, table.s.players[0].made_by_queens) == (4, 1)

    assert table.end_turn().resolved(0)[0] == 9


def test_swarm_and_array_are_stronger_for_who_began_the_turn_behind() -> None:
    """E16."""
    table = Table(xenite("DSW AAR", health=60), human(health=61), dice=[1, 1]).end_turn()
    assert table.healths == (67, 53)

    even = Table(xenite("DSW AAR", health=61), human(health=61), dice=[1]).end_turn()
    assert even.healths == (64, 58)


def test_oxites_and_asterites_are_of_the_type_of_xenites() -> None:
    """E17."""
    table = Table(human("2*DEF FIG 2*TAC"), xenite("ASF XEN OXI AST EVO"), dice=[1]).end_turn()

    assert table.resolved(0)[0] == 3 + 3 + 1
    assert table.resolved(1)[0] == 3 + 1


def test_redemption_moves_health_at_the_end_of_the_turn_only() -> None:
    """E19."""
    table = Table(centaur("3*WIS/0 TER KNO", health=40), human("12*FIG"), dice=[3]).to("Drawing")
    table.play(0, "upgrade", ship="RED").to("InteractionLoop")
    assert table.healths[0] == 40

    table.end_turn()

    assert table.healths[0] == 100 - 12 + 5


def test_a_frigate_counts_on_the_turn_it_is_completed() -> None:
    """E30."""
    table = Table(human("DEF FIG"), human(), dice=[3]).to("Drawing")
    table.play(0, "upgrade", ship="FRI", number=3).end_turn()

    assert table.resolved(0) == (6, 2)


@pytest.mark.parametrize(
    ("healths", "outcome"),
    [((50, 40), Outcome((0,), Limit().phrase, (50, 40))), ((40, 40), Outcome((), Limit().phrase, (40, 40)))],
)
def test_at_the_turn_limit_the_higher_health_wins(healths: tuple[int, int], outcome: Outcome) -> None:
    table = Table(human(health=healths[0]), human(health=healths[1]), dice=[1], turn=7, turn_limit=7).end_turn()

    assert table.match.over == outcome


def test_a_killing_blow_and_a_full_heal_net_out() -> None:
    table = Table(human("6*DEF", health=3), human("8*FIG"), dice=[1]).end_turn()

    assert (table.healths[0], table.match.over) == (1, None)


def test_earth_ships_count_the_carriers_left_loose() -> None:
    table = Table(human("EAR 2*CAR/0"), human(), dice=[1]).end_turn()

    assert table.resolved(0)[0] == 6


def test_unspent_energy_is_lost_and_converts_are_kept() -> None:
    table = Table(ancient("2*NEP PLU"), human(), dice=[1, 1]).to("InteractionLoop")
    table.play(0, "cast", power="SCON").end_turn()

    assert table.lines[0] == 1 + 1 + 1
    assert table.s.players[0].energy.green == 0
