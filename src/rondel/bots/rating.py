"""Ratings of the OpenSkill kind: what is believed of a bot's skill, and how sure that is.

The model is Plackett and Luce's in the Bayesian form of Weng and Lin (2011): whoever finishes first was drawn from all,
in proportion to the exponential of skill; the second from the rest; and so on. Each game moves every skill by what was
surprising about its place, and shrinks the doubt about it.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt

from msgspec import Struct

SKILL, DOUBT = 25.0, 25.0 / 3
BETA = DOUBT / 2
"""How much one game depends on the day."""
LEAST = 1e-4
"""Doubt never shrinks by more than all but this in one game."""


class Rating(Struct, frozen=True):
    """Skill as a normal distribution."""

    skill: float = SKILL
    doubt: float = DOUBT

    @property
    def safe(self) -> float:
        """What the skill is at least, almost surely: three doubts below."""
        return self.skill - 3 * self.doubt

    @property
    def interval(self) -> tuple[float, float]:
        """Where the skill is with 95 %."""
        return self.skill - 1.96 * self.doubt, self.skill + 1.96 * self.doubt


def rated(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """The ratings after one game; `places` count from 1, and whoever shares a place has the same.

    >>> new = rated([Rating(), Rating()], [1, 2])
    >>> [round(rating.skill, 2) for rating in new], round(new[0].doubt, 2)
    ([27.64, 22.36], 8.07)
    >>> rated([Rating(), Rating()], [1, 1])[0].skill
    25.0
    """
    spread = sqrt(sum(rating.doubt**2 + BETA**2 for rating in before))
    weights = [exp(rating.skill / spread) for rating in before]
    rest = [sum(w for w, place in zip(weights, places, strict=True) if place >= mine) for mine in places]
    shared = [sum(place == mine for place in places) for mine in places]
    found = []
    for i, rating in enumerate(before):
        gain = loss = 0.0
        for q, place in enumerate(places):
            if place > places[i]:
                continue
            chance = weights[i] / rest[q]
            gain += (1 - chance if q == i else -chance) / shared[q]
            loss += chance * (1 - chance) / shared[q]
        share = rating.doubt**2 / spread
        shrink = max(LEAST, 1 - (rating.doubt / spread) * (rating.doubt**2 / spread**2) * loss)
        found.append(Rating(rating.skill + share * gain, rating.doubt * sqrt(shrink)))
    return found
