"""A check of what bots and hints go by."""

from __future__ import annotations

from math import isclose, isfinite

from rondel.testing.faults import Fault
from rondel.testing.kit import Kit, Skipped

GAMES, POINTS = 10, 10


def scores_add_up(kit: Kit) -> str:
    """A game's score is a number everywhere, and the parts that hints speak of add up to it."""
    score, parts = kit.game.score, kit.game.score_parts
    if score is None:
        raise Skipped("the game has no score")
    looked, named = 0, set[type | str]()
    for course in kit.courses(GAMES):
        chosen = {1, *course.sample(course.case.rng("scores"), POINTS)}
        kernel = course.case.kernel(course.game)
        for number, step in enumerate(course.steps, 1):
            if number in chosen:
                for seat in range(kernel.pos.seats):
                    value = float(score(kernel.s, seat))
                    made_of = parts(kernel.s, seat) if parts is not None else {"": value}
                    named |= {what if isinstance(what, str) else type(what) for what in made_of}
                    whole = sum(made_of.values())
                    if not isfinite(value) or not isclose(value, whole, abs_tol=1e-6):
                        text = f"the score of seat {seat} is not the sum of its parts"
                        raise Fault(text, entry=number - 1, expected=value, got=whole)
                    looked += 1
            step.play(kernel)
    if strange := [what for what in kit.game.bold if what not in named]:
        raise Fault(f"bold= names {strange[0]!r}, which was never a part of the score")
    return f"{looked:,} scores"
