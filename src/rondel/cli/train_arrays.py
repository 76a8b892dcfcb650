"""Training from games that are played in arrays, hundreds of times as fast as by the engine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import structs

from rondel.cli.mistakes import Mistake

if TYPE_CHECKING:
    from rondel.bots.course import Course
    from rondel.core.game import Game

GAME, SEATS = "kolkhoz", 4
MINUTES = 10.0
"""Unless somebody says how many, or how many games."""
POSITIONS = 12_000
"""Looked at before the features are fixed."""


def in_arrays(course: Course, game: Game, on: str) -> Course:
    """The same course in arrays, where nothing begins from the score; refuses what is not played there."""
    if game.name != GAME:
        raise Mistake(f"{game.title} is not played in arrays, only {GAME} is; train it without --arrays")
    if course.seats != SEATS or course.options:
        raise Mistake(f"arrays play the classic game of {SEATS} and no other; leave options and seats as they are")
    if on:
        raise Mistake("arrays are played on this machine, beside who learns from them; leave out --on or --arrays")
    if course.recipe.layers and len(course.recipe.layers) != 2:
        raise Mistake(
            f"in arrays there are two hidden layers, not {len(course.recipe.layers)}; write them as --layers 128,64"
        )
    from rondel.arrays.kolkhoz import is_compiled

    if not is_compiled:  # they would work, and take longer than the engine
        raise Mistake("arrays need numba; install it with `pip install rondel[arrays]`")
    return structs.replace(
        course,
        minutes=course.minutes or (0.0 if course.games else MINUTES),
        scored=False,
        positions=POSITIONS,
        recipe=structs.replace(course.recipe, by="arrays", warm=0),
    )
