"""What a position is worth: as a score, and as everybody's chances to win."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from rondel.core.kernel import Kernel
from rondel.core.outcome import Outcome
from rondel.errors import RondelError

WIN = 1e6
"""The end of the match weighs more than any score on the way."""


class Unscored(RondelError):
    """A bot has nothing to judge a game by."""

    code = "unscored"

    def __init__(self, bot: str, game: str) -> None:
        super().__init__(f"{bot} judges by a game's score, and {game} has none; random, flat or mcts would do")


def value(kernel: Kernel, seat: int) -> float:
    """What a position is worth to a seat, in the game's own measure; to one in a team, what it is to the team."""
    game = kernel.game
    if game.score is None:
        score = 0.0
    elif game.teams is None or len(teams := game.teams_of(kernel.s)) < 2:
        score = float(game.score(kernel.s, seat))
    else:
        team = next((team for team in teams if seat in team), (seat,))
        score = sum(game.score(kernel.s, mate) for mate in team) / len(team)
    return score if kernel.over is None else score + settled(kernel.over, seat)


def settled(over: Outcome, seat: int) -> float:
    """What the end of a match is worth to a seat, beyond any score."""
    winners, teams = over.winners, over.teams
    if seat in winners:
        return WIN if teams else WIN / len(winners)
    return -WIN if winners or len(teams) == 1 else 0.0


def chances(kernel: Kernel) -> list[float]:
    """How likely each seat is to win: known at the end, else estimated by the game's score, else even."""
    seats = kernel.pos.seats
    if kernel.over is not None:
        return payoffs(kernel.over, seats)
    score = kernel.game.score
    teams = kernel.game.teams_of(kernel.s)
    if score is None:
        return [1 / (len(teams) if len(teams) > 1 else 2 if teams else seats)] * seats
    scores = [score(kernel.s, seat) for seat in range(seats)]
    if teams:
        return _estimated_together(scores, kernel.game.score_spread, teams)
    return estimated(scores, kernel.game.score_spread, kernel.pos.left)


def _estimated_together(scores: Sequence[float], spread: float, teams: Sequence[Sequence[int]]) -> list[float]:
    """Every seat has the chances of its team; of one team, a score of 0 means that it is as likely to win as not."""
    sums = [sum(scores[seat] for seat in team) / len(team) for team in teams if team]
    shares = estimated(sums, spread) if len(sums) > 1 else estimated([*sums, 0.0], spread)
    found = dict.fromkeys(range(len(scores)), 0.0)
    found.update({seat: share for team, share in zip(teams, shares, strict=False) for seat in team})
    return list(found.values())


def payoffs(over: Outcome, seats: int) -> list[float]:
    """What each seat gets of one win: the winners share it, and without a winner all do. A team shares nothing.

    >>> payoffs(Outcome.win(1, "first"), 2), payoffs(Outcome.draw("tired"), 2)
    ([0.0, 1.0], [0.5, 0.5])
    >>> payoffs(Outcome.together(True, 2, "all lit"), 2), payoffs(Outcome.together(False, 2, "dark"), 2)
    ([1.0, 1.0], [0.0, 0.0])
    """
    if over.teams:
        drawn = 0.0 if over.winners or over.shared else 1 / len(over.teams)
        return [1.0 if seat in over.winners else drawn for seat in range(seats)]
    sharing = over.winners or tuple(range(seats))
    return [1 / len(sharing) if seat in sharing else 0.0 for seat in range(seats)]


def placed_better(places: Sequence[int], seat: int) -> float:
    """The share of all others that a seat placed better than, a tie counting a half.

    >>> placed_better([1, 2, 2, 4], 1)
    0.5
    """
    others = [place for other, place in enumerate(places) if other != seat]
    return sum((places[seat] < place) + 0.5 * (places[seat] == place) for place in others) / len(others)


def rewards(over: Outcome, seats: int) -> list[float]:
    """What each seat gets beyond what is even: nothing at a draw. All who play together get 1 or lose it.

    >>> rewards(Outcome.win(1, "first"), 2), rewards(Outcome.together(False, 2, "dark"), 2)
    ([-0.5, 0.5], [-1.0, -1.0])
    """
    shares = payoffs(over, seats)
    if over.shared:
        return [2 * share - 1 for share in shares]
    even = 1 / (len(over.teams) or seats)
    return [share - even for share in shares]


def estimated(scores: Sequence[float], spread: float, gone: Sequence[int] = ()) -> list[float]:
    """Scores as chances: `spread` points more make a win e times as likely; who has left does not win.

    >>> [round(chance, 3) for chance in estimated([3, 3, 1], 2.0)]
    [0.422, 0.422, 0.155]
    """
    best = max(scores)
    weights = [0.0 if seat in gone else exp(max(-50.0, (score - best) / spread)) for seat, score in enumerate(scores)]
    total = sum(weights)
    return [weight / total for weight in weights] if total else [1 / len(scores)] * len(scores)
