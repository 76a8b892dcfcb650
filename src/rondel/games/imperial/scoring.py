"""Scores and the end of the game. Rules, section 10."""

from __future__ import annotations

from rondel import Handle, Message, Outcome
from rondel.games.imperial.atlas import DOLLAR, RULES
from rondel.games.imperial.government import holding
from rondel.games.imperial.says.facts import TimePenalty
from rondel.games.imperial.says.outlook import EnoughPoints, LastRoundPlayed, NobodyBought
from rondel.games.imperial.state import Imperial

REASONS: dict[str, Message] = {
    "points": EnoughPoints(RULES.win_points),
    "round_limit": LastRoundPlayed(),
    "no_leader": NobodyBought(),
}


def multiplier(points: int) -> int:
    """What each point of a holding is worth.

    >>> [multiplier(points) for points in (0, 4, 9, 17, 25)]
    [0, 0, 1, 3, 5]
    """
    return points // RULES.points_per_multiplier


def scores(s: Imperial) -> list[int]:
    """Everybody's stock by its country's points, cash, and the clock's penalties, in cents."""
    worth = {country: multiplier(state.points) for country, state in s.countries.items()}
    return [
        player.cash + DOLLAR * (player.modifier + sum([worth[id] * sum(own) for id, own in player.stocks.items()]))
        for player in s.players
    ]


def tie_breakers(s: Imperial) -> tuple[list[int], list[int]]:
    """Holdings in the countries with the most points, then cash."""
    most = max(country.points for country in s.countries.values())
    best = [country for country, state in s.countries.items() if state.points == most]
    seats = range(len(s.players))
    held = [sum(holding(s, seat, country) for country in best) for seat in seats]
    return held, [player.cash for player in s.players]


def outcome(s: Imperial) -> Outcome | None:
    """Who has won, once the game has ended."""
    if not s.ending:
        return None
    return Outcome.by_score(scores(s), REASONS[s.ending], ties=tie_breakers(s))


def time_penalty(g: Handle[Imperial], seat: int) -> None:
    """A point lost to the clock. Rules, section 13."""
    g.s.players[seat].modifier -= RULES.timer_penalty_points
    g.emit(TimePenalty(seat))
