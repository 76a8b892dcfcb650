"""What boards are told before it happens: the forecast agrees with what comes, and knows no more than the viewer."""

from __future__ import annotations

from random import Random

import pytest

from rondel.core.picking import random_decision
from rondel.core.playing import begin, play
from rondel.core.view import SPECTATOR, Viewer, view
from rondel.games.shapeships.amounts import scene
from rondel.games.shapeships.forecast import Outlook
from rondel.games.shapeships.game import game
from rondel.games.shapeships.resolution import continuous
from tests.games.shapeships.tables import Table, ancient, centaur, human, xenite
from tests.games.shapeships.test_core_invariant import PAIRINGS

MINE, RIVAL = Viewer((0,)), Viewer((1,))


def told(table: Table, viewer: Viewer = MINE) -> list[Outlook]:
    found: list[Outlook] = table.match.view(viewer)["facts"]["forecast"]
    return found


def healths(table: Table, viewer: Viewer = MINE) -> tuple[int, ...]:
    return tuple(side.after for side in told(table, viewer))


@pytest.mark.parametrize(("first", "second"), PAIRINGS)
def test_the_last_forecast_of_a_turn_is_what_comes(first: str, second: str) -> None:
    rng = Random(f"{first}-{second}")
    options = {"first_species": first, "second_species": second, "preset": "duel"}
    kernel = begin(game, 2, options, f"{first}-{second}", traced=True)
    turns = 0
    while kernel.over is None:
        before = view(kernel, SPECTATOR)["facts"]["forecast"]
        asked = kernel.s.step == "InteractionLoop"
        seat = rng.choice(kernel.actors())
        kernel.events = []
        play(kernel, *random_decision(kernel, seat, rng))
        events = [event.params for event in kernel.events if event.name == "side_resolved"]
        for side in events:
            assert asked
            foreseen = before[side["seat"]]
            assert {name: getattr(foreseen, name) for name in ("damage", "healing", "own_damage", "after")} == {
                name: side[name] for name in ("damage", "healing", "own_damage", "after")
            }
        turns += bool(events)
        for at in (0, 1):
            fleet = kernel.s.players[at].fleet
            whole = continuous(fleet, scene(kernel.s, at))
            gives = [whole.each.get(ship.iid) or whole.each.get(ship.id, (0, 0, 0)) for ship in fleet]
            for which, whole_table in enumerate((whole.damage, whole.healing, whole.own_damage)):
                assert sum(one[which] for one in gives) == sum(whole_table.values())
    assert turns == kernel.s.turn


def test_a_plan_changes_the_forecast_of_its_maker_alone() -> None:
    table = Table(human("DEF", lines=4), human("FIG"), dice=[4]).to("Drawing")
    others = [healths(table, viewer) for viewer in (RIVAL, SPECTATOR)]

    table.draw(0, "STA")

    assert healths(table) == (100, 92)
    assert told(table)[0].damage == {"STA": 8}
    assert [healths(table, viewer) for viewer in (RIVAL, SPECTATOR)] == others == [(100, 100), (100, 100)]


def test_doomed_ships_no_longer_count_and_a_zenith_leaves_xenites() -> None:
    table = Table(centaur("EQU 2*ANG"), human("INT 3*FIG"), dice=[1]).to("InteractionLoop")
    assert healths(table) == (97, 100)

    table.play(0, "equalise", source=2, own_ship=4, enemy_ship=5)
    assert told(table)[1].damage == {"FIG": 2}

    table = Table(ancient("4*PLU 4*MER 4*NEP"), xenite("ZEN 2*MAN"), dice=[1]).to("InteractionLoop")
    table.play(0, "cast", power="SBLA").play(0, "target", target=3)
    assert told(table)[1].healing == {"MAN": 2}


def test_own_sealed_strikes_count_for_whoever_made_them() -> None:
    table = Table(human("GUA DEF"), human("GUA STA 2*FIG"), dice=[1]).to("FirstStrike")

    table.play(0, "strike", source=2, target=7)

    assert told(table, MINE)[1].damage == {"FIG": 1}
    assert told(table, RIVAL)[1].damage == {"FIG": 2}


def test_energy_is_foretold_while_building_and_shown_in_battle() -> None:
    table = Table(ancient("2*PLU MER SOL/1 QUA@3"), human(), dice=[3]).to("Drawing")
    pool = told(table)[0].energy

    assert pool is not None
    assert (pool.green, pool.red, pool.blue) == (3, 2, 3)
    assert table.ship(0, "SOL").charges == 1

    table.to("InteractionLoop").play(0, "cast", power="SLIF")
    assert (told(table)[0].energy, table.s.players[0].energy.green) == (None, 2)


def test_a_die_that_may_be_rolled_again_is_read_as_it_lies() -> None:
    table = Table(centaur("KNO FUR"), human(), dice=[6])

    assert table.place == "DiceRoll"
    assert told(table)[0].damage == {"FUR": 6}


def test_there_is_no_forecast_before_the_first_turn_and_after_the_last() -> None:
    kernel = begin(game, 2, {}, "none")
    assert view(kernel, SPECTATOR)["facts"]["forecast"] is None

    table = Table(human("FIG"), human(health=1), dice=[1]).end_turn()
    assert table.match.view(SPECTATOR)["facts"]["forecast"] is None
