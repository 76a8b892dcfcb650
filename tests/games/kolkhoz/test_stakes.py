"""What is said to be at stake is what then happens."""

from __future__ import annotations

from random import Random

from rondel import begin, play
from rondel.core.kernel import Kernel
from rondel.core.picking import random_decision
from rondel.core.stakes import Weight
from rondel.core.weighing import weigh
from rondel.games.kolkhoz.game import game
from rondel.games.kolkhoz.says import ExiledFromPlot, JobCompleted
from rondel.messages import Phrase

CARDS = {"fails_you_lose": "cards", "completes_for_you": "reward"}


def _cards(weights: tuple[Weight, ...], key: str) -> int:
    """How many cards are named by stakes of a kind that are certain."""
    found = [weight.text for weight in weights if isinstance(weight.text, Phrase) and weight.text.key == key]
    return sum(len(text.params[CARDS[key]]["and"]) for text in found if text.params.get("certain", True))


def _happened(kernel: Kernel, seat: int) -> tuple[int, int]:
    """How many cards the seat has lost and won since somebody listened."""
    lost = [event for event in kernel.events or () if event.name == ExiledFromPlot.key]
    won = [event for event in kernel.events or () if event.name == JobCompleted.key]
    return (
        sum(event.params["owner"] == seat for event in lost),
        sum(len(event.params["reward"]) for event in won if event.params["seat"] == seat),
    )


def test_the_brigade_leader_is_told_what_the_plot_will_win_and_lose() -> None:
    rng, seen = Random(4), set()
    for seed in "abc":
        kernel = begin(game, 4, seed=seed)
        while kernel.over is None:
            decision = random_decision(kernel, kernel.actors()[0], rng)
            told = weigh(kernel, decision, rng).weights if decision.name == "submit_assignments" else None
            kernel.events = []
            play(kernel, *decision)
            if told is not None:
                happened = _happened(kernel, decision.seat)
                assert (_cards(told, "fails_you_lose"), _cards(told, "completes_for_you")) == happened
                seen.add(happened)

    assert {lost > 0 for lost, _ in seen} == {won > 0 for _, won in seen} == {True, False}
