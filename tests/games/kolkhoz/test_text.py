"""What is said and drawn."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from rondel.core.interaction import interaction
from rondel.core.playing import begin
from rondel.core.story import story
from rondel.core.view import SPECTATOR, Viewer, view
from rondel.games.kolkhoz.drawing import draw
from rondel.games.kolkhoz.game import game
from rondel.testing import english
from tests.games.kolkhoz.tables import Table, before_trick, put, step

PRESETS: list[dict[str, Any]] = [
    *({"preset": name} for name in game.presets),
    {"pass_cards": True, "accumulate_jobs": True, "drunkard_compensation": True},
]


def lines(table: Table, viewer: Viewer = SPECTATOR) -> list[str]:
    return [str(line) for told in story(table.match, viewer) for line in english(table.match, told).lines]


def test_a_trick_is_told_in_sentences() -> None:
    """Who plays, who wins with what, and where the cards go to work."""
    table = before_trick("D9 D6 SK H7", lead=2)
    table.match.header = replace(table.match.header, names=("Anna", "Boris", "Clara", "Dmitri"))
    for seat, name in ((2, "D9"), (3, "D6"), (0, "SK"), (1, "H7")):
        table.play_card(seat, name)
    table.assign(D9="D", D6="D", SK="C", H7="H")

    assert lines(table)[-3:] == [
        "Boris plays the 7 of Wheat.",
        "Anna wins the trick with the King of Sunflowers and leads the brigade.",
        "The brigade is sent to work: 7 of Wheat to Wheat, 9 of Beets and 6 of Beets to Beets, "
        "King of Sunflowers to Potatoes (Wheat 7, Beets 15, Potatoes 13 hours).",
    ]


@pytest.mark.parametrize("options", PRESETS, ids=str)
def test_every_event_has_its_sentence(options: dict[str, Any]) -> None:
    """Nothing is told by its bare name, and nothing public is left out."""
    for seed in range(3):
        table = Table(forced={"planner": [1]}, seed=f"told {seed}", **game_options(options)).run_to(
            "nowhere", seed=seed
        )
        told = lines(table)

        assert {event.name for event in table.events} <= set(game.facts_by_name)
        assert not [line for line in told if "–" in line or "{" in line or "None" in line]


def game_options(options: dict[str, Any]) -> dict[str, Any]:
    return {**game.presets[options["preset"]]} if "preset" in options else options


@pytest.mark.parametrize("options", PRESETS, ids=str)
def test_the_drawing_fits_eighty_columns(options: dict[str, Any]) -> None:
    """For every seat and for spectators, at any moment of a game."""
    rng = Random(5)
    kernel = begin(game, 4, options, "drawn")
    while kernel.over is None:
        step(kernel, rng)
        if rng.random() < 0.2 or kernel.over is not None:
            for seat in (None, 0, 3):
                drawn = draw(view(kernel, Viewer(() if seat is None else (seat,))), seat)
                assert max(map(len, drawn.split("\n"))) <= 78


def test_the_drawing_shows_jobs_trick_and_plots() -> None:
    """Symbols and letters, hours out of 40, rewards, the trick in table order, my plot, what others revealed."""
    table = before_trick("H7 H10 H8 CK", lead=2)
    put(table.s, table.s.players[0].plot.hidden, "S9")
    put(table.s, table.s.players[1].plot.revealed, "D5 C2")
    table.play_card(2, "H7")
    drawn = draw(view(table.kernel, Viewer((0,))), 0).split("\n")

    assert drawn[0] == "Year 1 of 5 · trick 1 of 4 · trump ♠ Spades"
    assert drawn[2].startswith("♥ Hearts   Wheat        0/40 ░░░░░░░░░░ reward ♥H2")
    assert "Trick     seat 3 ♥H7   seat 4 ·   you ·   seat 2 ·" in drawn
    assert [line.split()[-2:] for line in drawn if line.startswith("  seat 2")] == [["♦D5", "♣C2"]]
    assert "Your plot     (♠S9)" in drawn
    assert "♠S9" not in draw(view(table.kernel, Viewer((1,))), 1)


@pytest.mark.parametrize(
    ("phase", "prompt"),
    [
        ("planning", "Declare the trump of the year."),
        ("swap", "Swap hand cards with your plot, then confirm."),
        ("trick", "Play a card to the trick."),
        ("assignment", "Send the cards of the trick to work."),
        ("pass", "Pick a card to pass."),
    ],
)
def test_each_phase_asks_in_one_sentence(phase: str, prompt: str) -> None:
    """The acting seat is told what to do, the others whom they wait for."""
    table = Table(pass_cards=True).run_to(phase, 2)
    actor = table.kernel.actors()[0]

    assert english(table.match, interaction(table.match, Viewer((actor,))).prompt) == prompt
    waiting = str(english(table.match, interaction(table.match, SPECTATOR).prompt))
    assert waiting.startswith("Waiting for Seat")
    assert waiting.endswith(prompt[1:])
