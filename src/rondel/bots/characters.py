"""How players of equal strength differ: of decisions that are about as good, each takes one of another kind.

A game says of which parts of its score the bold make more than they are worth, and by how much: with
`Game(bold={YourStock: 0.1})` the bold count a tenth more for them, the careful a tenth less. Nobody gives away more
than a difference that nobody would call one, so a character costs hardly any strength, whoever judges.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from rondel.bots.base import Observation
from rondel.bots.grounds import WORLDS, Parts, grounds
from rondel.core.decisions import Decision
from rondel.core.game import Game
from rondel.errors import RondelError

STYLES = {"bold": 1, "careful": -1}
"""What somebody makes of the parts of the score that the bold overrate."""
NEAR = 0.02
"""So much of a win is no difference."""
SPREADS = 4.0
"""Where two are even, a spread of the score is worth about a quarter of a win."""


class UnknownStyle(RondelError):
    """Nobody plays like that."""

    code = "unknown_style"


def expect_style(name: str) -> None:
    """Raise `UnknownStyle` unless there is one of that name, or none is wanted."""
    if name and name not in STYLES:
        raise UnknownStyle(f"there is no style called {name!r}; there are {', '.join(STYLES)}")


def preferred(
    style: str,
    observation: Observation,
    ranked: Sequence[tuple[Decision, float]],
    rng: Random,
    worlds: int = WORLDS,
) -> Decision:
    """The first decision, which is the best; with a style, the one that fits it best among those that are as good.

    They are given with what they are worth, as shares of a win. What each is made of is looked at in so many worlds.
    """
    (best, most), *_ = ranked
    if not style or not observation.game.bold:
        return best
    near = [(decision, worth) for decision, worth in ranked if worth >= most - NEAR]
    if len(near) < 2:
        return best
    made_of = grounds(observation, [decision for decision, _ in near], rng, worlds)
    likings = [worth + liking(style, observation.game, parts) for (_, worth), parts in zip(near, made_of, strict=True)]
    return near[likings.index(max(likings))][0]


def liking(style: str, game: Game, parts: Parts) -> float:
    """What a style makes of a position beyond its worth, as a share of a win.

    Rounded, because sums of the same numbers in another order may differ a little.
    """
    named = ((what if isinstance(what, str) else type(what), worth) for what, worth in parts.items())
    beyond = sum(game.bold.get(what, 0.0) * worth for what, worth in named)
    return STYLES[style] * round(beyond / in_points(game), 6)


def in_points(game: Game) -> float:
    """How many points of its score are a win, as far as that can be said."""
    return SPREADS * game.score_spread
