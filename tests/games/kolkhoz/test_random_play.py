"""Random play over options drawn from all that can be combined, and the bot that looks one decision ahead."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from rondel.bots.arena import Player
from rondel.bots.greedy import Greedy
from rondel.core.playing import begin, play
from rondel.errors import BadOptions
from rondel.games.kolkhoz.game import game
from rondel.games.kolkhoz.invariants import debug_line
from tests.games.kolkhoz.tables import some_decision, sound, step

CHOICES: dict[str, tuple[Any, ...]] = {
    "deck_type": (52, 36),
    "nomenclature": (True, False),
    "allow_swap": (True, False),
    "northern_style": (False, True),
    "mice_variant": (False, True),
    "orden_nachalniku": (False, True),
    "medals_count": (False, True),
    "accumulate_jobs": (False, True),
    "famine_rule": ("ace_of_clubs", "final_year"),
    "assignment_rule": ("own_suit", "suits_in_trick"),
    "swap_limit": (None, 1, 3),
    "drunkard_compensation": (True, False),
    "winner": ("highest", "lowest"),
    "reveal_rule": ("all_matching", "exiled_only"),
    "hero_of_soviet_union": (False, True),
    "saboteur": (False, True),
    "lotto_rewards": (False, True),
    "highest_cards_requisition": (False, True),
    "final_year_trump": (False, True),
    "pass_cards": (False, True),
    "max_years": (5, 5, 3, 1),
}


def drawn_options(rng: Random, seats: int) -> dict[str, Any]:
    """Options drawn until they go together."""
    while True:
        options = {name: rng.choice(values) for name, values in CHOICES.items()}
        try:
            game.read_options(options, seats)
        except BadOptions:
            continue
        return options


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_accepted_combination_of_options_is_played_to_its_end(seats: int) -> None:
    """Invariants 1 to 7 and 10 to 12, after every command."""
    rng = Random(seats)
    for number in range(120):
        options = drawn_options(rng, seats)
        kernel = begin(game, seats, options, f"drawn {number}", traced=True)
        while kernel.over is None:
            step(kernel, rng)
            assert sound(kernel.s), options
            assert debug_line(kernel.s, "any").startswith("phase any, year ")
        ended = [event.params["year"] for event in kernel.events or () if event.name == "year_ended"]
        assert ended == list(range(1, options["max_years"] + 1))
        assert kernel.s.year == options["max_years"]


def test_exactly_one_of_five_years_is_a_famine() -> None:
    """Invariant 5."""
    for number in range(40):
        kernel = begin(game, 3, None, f"famine {number}", traced=True)
        rng = Random(number)
        while kernel.over is None:
            step(kernel, rng)
        famines = [event.params["famine"] for event in kernel.events or () if event.name == "year_began"]

        assert sum(famines) == 1
        assert len(famines) == 5


def test_eight_cards_a_year_go_to_plots_and_exile() -> None:
    """Invariant 3: four swept hands and four job cards, with default options and four seats."""
    rng = Random(9)
    kernel = begin(game, 4, None, "eight")
    sizes: dict[int, int] = {}
    while kernel.over is None:
        plots = sum(len(player.plot.hidden) + len(player.plot.revealed) for player in kernel.s.players)
        sizes.setdefault(kernel.s.year, plots + len(kernel.s.exiled))
        step(kernel, rng)

    assert list(sizes.values()) == [0, 8, 16, 24, 32]


@pytest.mark.parametrize("preset", game.presets)
def test_looking_one_decision_ahead_beats_three_random_players(preset: str) -> None:
    """Even would be 25 %; over many games it is 65 to 75 %."""
    wins = 0.0
    for number in range(16):
        rng, seat = Random(number), number % 4
        kernel = begin(game, 4, {"preset": preset}, f"greedy {number}")
        bot = Player(Greedy(rng), seat, rng)
        while kernel.over is None:
            decision = some_decision(kernel, rng)
            play(kernel, *(bot.decide(kernel) if decision.seat == seat else decision))
        wins += (seat in kernel.over.winners) / len(kernel.over.winners)
        assert bot.faults == []

    assert wins >= 7
