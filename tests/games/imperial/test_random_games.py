"""Random games of every size and with every option: invariants and money after each command, and no dead end."""

from random import Random
from typing import Any

import pytest

from rondel.core import playing
from rondel.core.events import Event
from rondel.core.kernel import Kernel
from rondel.core.picking import random_decision
from rondel.games.imperial.atlas import FACTORY_PRICE, IMPORT_PRICE, INVESTOR_BONUS
from rondel.games.imperial.game import game
from rondel.games.imperial.invariants import INVARIANTS
from rondel.games.imperial.state import Imperial

BATCHES, GAMES = 20, 100
"""2,000 games, most of them short: about a minute on two cores."""


def options(rng: Random, number: int) -> dict[str, Any]:
    return {
        "wheel": rng.choice(("standard", "tabletop")),
        "rail_after": rng.random() < 0.7,
        "blow_up_armies": rng.choice((1, 3)),
        "peace_vote_empty": rng.random() < 0.7,
        "punt": rng.choice(("same_round", "next_round")),
        "round_limit": 40 if number % 40 == 0 else 1 + number % 6,
    }


def money(s: Imperial) -> int:
    return sum(player.cash for player in s.players) + sum(country.treasury for country in s.countries.values())


def flow(event: Event) -> int:
    """What the bank pays out with an event; nothing for all that moves between players and treasuries."""
    if event.name == "taxed":
        return int(event.params["net"])
    if event.name == "imported":
        return -IMPORT_PRICE * len(event.params["units"]["all"])
    if event.name == "spin_paid":
        return -int(event.params["cost"])
    return {"factory_built": -FACTORY_PRICE, "investor_round": INVESTOR_BONUS}.get(event.name, 0)


def play(number: int) -> Kernel:
    rng = Random(number)
    kernel = playing.begin(game, 2 + number % 5, options(rng, number), str(number), keeps=False, traced=True)
    before = money(kernel.s)
    while kernel.over is None:
        actors = kernel.actors()
        assert actors, f"game {number}: nobody is active at {kernel.node.address}"
        seat = rng.choice(actors)
        decision = random_decision(kernel, seat, rng)
        playing.play(kernel, *decision)
        before += sum(map(flow, kernel.events or ()))
        kernel.events = []
        assert money(kernel.s) == before, f"game {number}: money appeared or vanished with {decision}"
        for holds in INVARIANTS:
            assert (wrong := holds(kernel.s)) is None, f"game {number}, {decision}: {wrong}"
    return kernel


@pytest.mark.parametrize("batch", range(BATCHES))
def test_money_stock_units_and_governments_are_sound_after_every_command(batch: int) -> None:
    """Section 18."""
    for number in range(batch * GAMES, (batch + 1) * GAMES):
        over = play(number).over
        assert over is not None
        assert over.winners
