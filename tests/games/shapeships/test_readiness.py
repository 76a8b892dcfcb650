"""The seed's readiness table, row by row: who confirms a step, and what lets it end. Watched over random games."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise
from random import Random

import pytest

from rondel.core.command_names import PASS_PRIORITY, READY
from rondel.core.kernel import Kernel
from rondel.core.picking import random_decision
from rondel.core.playing import play
from rondel.games.shapeships.dice import asked
from rondel.games.shapeships.first_strike import choosers
from rondel.games.shapeships.state import initiative
from tests.games.shapeships.tables import Table, ancient, centaur, human, xenite
from tests.games.shapeships.test_flow import CHRONOSWARM, TRANSITIONS

CONFIRMS = {
    "DiceRoll": "the owner of a reroll",
    "LineGeneration": "nobody",
    "ShipsThatBuild": "both",
    "Drawing": "both",
    "EndOfBuild": "nobody",
    "FirstStrike": "whoever has a choice",
    "InteractionLoop": "whoever has priority",
    "EndOfTurnResolution": "nobody",
}
"""The seed's table: the step, and who is waited for."""


@dataclass
class Step:
    """One stay in a step: who was asked, and what they said."""

    name: str
    inputs: list[tuple[int, str]] = field(default_factory=list)

    @property
    def ready(self) -> set[int]:
        return {seat for seat, name in self.inputs if name == READY}


def watch(table: Table, seed: int, most: int = 400) -> list[Step]:
    """Play at random; the steps as they were gone through, those nobody is asked in with them."""
    kernel, rng = table.match.kernel, Random(seed)
    gone = [Step(table.place)]
    for _ in range(most):
        if kernel.over is not None:
            break
        here = gone[-1]
        _holds(kernel, here, table)
        seat = rng.choice(kernel.actors())
        decision = random_decision(kernel, seat, rng)
        kernel.events = []
        play(kernel, *decision)
        here.inputs.append((seat, decision.name))
        entered = [
            event.params["address"].rpartition("/")[2] for event in kernel.events if event.name == "node_entered"
        ]
        gone += [Step(leaf) for leaf in entered if leaf in CONFIRMS]
    return gone


def _holds(kernel: Kernel, here: Step, table: Table) -> None:
    """Nobody is asked whom the table does not name, and everybody it names is."""
    actors, s = kernel.actors(), kernel.s
    assert table.place == here.name
    match CONFIRMS[here.name]:
        case "both":
            assert actors == [seat for seat in (0, 1) if seat not in here.ready]
        case "the owner of a reroll":
            assert actors == [asked(s)]
            assert s.players[actors[0]].rerolls > 0
        case "whoever has a choice":
            assert set(actors) <= set(choosers(s))
        case "whoever has priority":
            assert len(actors) == 1
            if not here.inputs:
                assert actors == [initiative(s)]
        case nobody:
            raise AssertionError(f"{here.name} waits for somebody, but {nobody} confirms it")


GAMES = {
    "Arks of Knowledge, Guardians, Chronoswarms": (xenite("CHR KNO GUA 2*XEN"), centaur("2*KNO CHR FEA WIS FAM")),
    "Solar Powers and Spirals": (ancient("3*PLU 3*MER 5*NEP 2*SPI"), human("GUA INT CAR 3*DEF")),
    "nothing but basic ships": (human(), xenite()),
}


@pytest.mark.parametrize("name", GAMES)
def test_every_step_waits_for_whom_the_table_names_and_ends_when_they_have_spoken(name: str) -> None:
    seen = set()
    for seed in range(3):
        gone = watch(Table(*GAMES[name]), seed)
        for step, after in pairwise(gone):
            seen.add(step.name)
            match CONFIRMS[step.name]:
                case "nobody":
                    assert not step.inputs
                case "both":
                    assert step.ready == {0, 1}
                    assert step.inputs[-1][1] == READY
                case "whoever has priority":
                    assert [say for _, say in step.inputs[-2:]] == [PASS_PRIORITY] * 2
                    assert all(
                        (one, other) != (PASS_PRIORITY,) * 2 for (_, one), (_, other) in pairwise(step.inputs[:-1])
                    )
                case _:
                    pass
            assert (step.name, after.name) in TRANSITIONS | CHRONOSWARM
    assert seen == set(CONFIRMS)


def test_the_end_of_a_turn_cannot_be_interrupted() -> None:
    """One pass leads from the loop through the resolution to the next turn's first question, or to the end."""
    table = Table(human("FIG"), human("FIG"), dice=[1, 1]).to("InteractionLoop").play(0, PASS_PRIORITY)

    table.play(1, PASS_PRIORITY)

    assert (table.place, table.s.turn, table.healths) == ("ShipsThatBuild", 2, (99, 99))
    table = Table(human("9*FIG"), human(health=5), dice=[1]).to("InteractionLoop").play(0, PASS_PRIORITY)
    table.play(1, PASS_PRIORITY)
    assert table.match.over is not None
