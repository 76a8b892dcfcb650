"""The turn as the rules draw it: its steps, who confirms them, how it begins and how a match can end otherwise."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from rondel.core.clocks import PRESETS as CLOCK_PRESETS
from rondel.core.clocks import clock_settings
from rondel.core.commands import Command
from rondel.core.kernel import Kernel
from rondel.core.match import Match
from rondel.core.picking import random_decision
from rondel.core.playing import play
from rondel.core.seats import SYSTEM
from rondel.errors import Rejected
from rondel.games.shapeships.catalogue import RULES
from rondel.games.shapeships.game import game
from rondel.games.shapeships.options import CLOCKS, PRESETS
from tests.games.shapeships.tables import Table, centaur, human, xenite

TRANSITIONS = {
    ("DiceRoll", "LineGeneration"),
    ("LineGeneration", "ShipsThatBuild"),
    ("ShipsThatBuild", "Drawing"),
    ("Drawing", "EndOfBuild"),
    ("EndOfBuild", "FirstStrike"),
    ("FirstStrike", "InteractionLoop"),
    ("InteractionLoop", "EndOfTurnResolution"),
    ("EndOfTurnResolution", "DiceRoll"),
}
CHRONOSWARM = {("EndOfBuild", "DiceRoll")}


def steps(kernel: Kernel, rng: Random) -> list[str]:
    """Play at random to the end; the steps that were entered, in order."""
    entered: list[str] = []
    for _ in range(3000):
        if kernel.over is not None:
            break
        seat = rng.choice(kernel.actors())
        play(kernel, *random_decision(kernel, seat, rng))
        entered += [event.params["address"] for event in kernel.events or () if event.name == "node_entered"]
        kernel.events = []
    assert kernel.over is not None, "the match never ends"
    leaves = [address.rpartition("/")[2] for address in entered]
    return [leaf for leaf in leaves if leaf not in ("BuildPhase", "BattlePhase", "Chronoswarm")]


def test_the_steps_follow_each_other_as_the_rules_draw_them() -> None:
    table = Table(xenite("CHR SPI", health=40), centaur("KNO GUA", health=40), dice=[3])
    kernel = table.match.kernel
    entered = steps(kernel, Random(3))

    assert set(pairwise(entered)) == TRANSITIONS | CHRONOSWARM
    assert {step.id for step in RULES.steps} == {step for pair in TRANSITIONS for step in pair}
    assert {(step.id, step.next) for step in RULES.steps} == TRANSITIONS


def test_an_extra_build_phase_is_played_at_most_once_a_turn() -> None:
    """However many Chronoswarms there are on both sides, building comes to an end."""
    table = Table(xenite("3*CHR", health=300), xenite("3*CHR", health=300), max_health=300, turn_limit=30)
    phases = table.s.build_phase
    while table.match.over is None:
        turn, before = table.s.turn, table.s.build_phase
        table.end_turn()
        if table.match.over is None:
            assert table.s.build_phase - before == 2
            assert table.s.turn == turn + 1

    assert table.s.build_phase - phases == 29 * 2 + 1


@pytest.mark.parametrize("step", ["ShipsThatBuild", "Drawing"])
def test_both_must_confirm_building_even_with_nothing_to_do(step: str) -> None:
    table = Table(human(), human(), dice=[1]).to(step)
    assert table.match.kernel.actors() == [0, 1]

    table.play(1, "done")
    assert (table.place, table.match.kernel.actors()) == (step, [0])
    table.play(0, "done")

    assert table.place != step


def test_a_seat_may_take_its_done_back_while_the_other_is_still_building() -> None:
    table = Table(human(), human(), dice=[5]).to("Drawing").draw(0, "DEF").play(0, "done")

    table.play(0, "unready").draw(0, "FIG")

    assert table.fleet(0) == "DEF FIG"


def test_the_loop_ends_with_two_passes_in_a_row_and_nobody_is_skipped() -> None:
    table = Table(human(), human(), dice=[1, 1]).to("InteractionLoop")

    table.play(0, "pass_priority")
    assert (table.place, table.match.kernel.actors()) == ("InteractionLoop", [1])
    table.play(1, "pass_priority")

    assert (table.place, table.s.turn) == ("ShipsThatBuild", 2)


def test_only_owners_of_dice_powers_and_of_first_strikes_are_asked_there() -> None:
    table = Table(human("GUA"), centaur("KNO FEA"), dice=[1])
    assert (table.place, table.match.kernel.actors()) == ("DiceRoll", [1])

    table.to("FirstStrike")

    assert table.match.kernel.actors() == [0]


# -- species ---------------------------------------------------------------------------------------------------


def test_species_are_chosen_in_secret_and_revealed_together() -> None:
    match = Match(game, seed="1")
    match.answer(0, "xenite")
    assert [player.species for player in match.kernel.s.players] == ["", ""]

    match.answer(1, "xenite")

    assert [player.species for player in match.kernel.s.players] == ["xenite", "xenite"]
    assert match.kernel.s.turn == 1


def test_a_random_species_is_drawn_at_the_reveal_seat_0_first() -> None:
    match = Match(game, seed="1", forced={"species": ["ancient", "human"]})
    match.answer(1, "random")
    match.answer(0, "random")

    assert [player.species for player in match.kernel.s.players] == ["ancient", "human"]


def test_only_seats_whose_species_is_open_are_asked() -> None:
    match = Match(game, seed="1", options={"first_species": "centaur"})
    assert match.kernel.actors() == [1]

    match.answer(1, "human")

    assert [player.species for player in match.kernel.s.players] == ["centaur", "human"]


def test_an_unknown_species_is_refused() -> None:
    with pytest.raises(Rejected) as caught:
        Match(game, seed="1").answer(0, "martian")

    assert caught.value.reason == "not_an_option"


# -- presets, clocks and other ends ----------------------------------------------------------------------------


def test_the_duel_preset_has_less_health_and_three_lines() -> None:
    match = Match(game, seed="1", options={"preset": "duel", "first_species": "human", "second_species": "human"})
    player = match.kernel.s.players[0]

    assert (player.health, match.kernel.s.options.max_health) == (25, 35)
    assert player.lines == 3 + match.kernel.s.die
    assert set(PRESETS) == {"standard", "duel"}


def test_every_clock_of_the_rules_is_one_of_the_engines() -> None:
    assert set(CLOCKS) == {control.id for control in RULES.time_controls}
    for control in RULES.time_controls:
        clock = CLOCK_PRESETS[CLOCKS[control.id]]
        if control.base_s:
            assert (clock.bank_ms, clock.increment_ms) == (1000 * control.base_s, 1000 * (control.increment_s or 0))
            assert (clock.increment_per, clock.penalty) == ("turn", "forfeit")


def test_both_clocks_run_while_both_are_building() -> None:
    fixed = {"first_species": "human", "second_species": "human"}
    match = Match(game, seed="1", options=fixed, clock=clock_settings("5+3"))
    match.apply(Command(1, "done", at=10_000))
    match.apply(Command(0, "done", at=30_000))

    assert match.timer is not None
    first, second = match.timer.state.course.seats
    assert (first.began, second.began) == (0, 30_000)
    assert second.bank == 300_000 - 10_000 + 3_000


def test_who_concedes_or_runs_out_of_time_loses_at_once() -> None:
    table = Table(human(), human(), dice=[1])
    table.match.act(Command(0, "concede"))
    assert table.match.over is not None
    assert table.match.over.winners == (1,)

    late = Table(human(), human(), dice=[1])
    late.match.apply(Command(1, "leave", {"why": "clock"}, actor=SYSTEM))
    assert late.match.over is not None
    assert late.match.over.winners == (0,)


def test_a_draw_can_be_agreed_at_any_time() -> None:
    match = Table(human(), human(), dice=[1]).match
    match.act(Command(0, "offer_draw"))
    match.act(Command(1, "answer_draw", {"yes": True}))

    assert match.over is not None
    assert match.over.winners == ()
