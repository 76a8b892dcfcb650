"""How weighted votes are counted, in integers only."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any


def doubled(weights: Mapping[int, int], ballots: Mapping[int, Any], bonus: int | None) -> dict[Any, int]:
    """Twice each option's weight, plus one for the option that has the bonus seat's vote.

    Counting in halves makes the bonus decide a tie and nothing else.

    >>> doubled({0: 3, 1: 3}, {0: "a", 1: "b"}, bonus=0)
    {'a': 7, 'b': 6}
    """
    votes: dict[Hashable, int] = {}
    for seat, option in ballots.items():
        votes[option] = votes.get(option, 0) + 2 * weights[seat] + (1 if seat == bonus else 0)
    return votes


def decided(
    weights: Mapping[int, int],
    ballots: Mapping[int, Any],
    *,
    bonus: int | None = None,
    total: int | None = None,
) -> bool:
    """Has one option more than half of all the weight, so that the rest cannot change the result?"""
    whole = sum(weights.values()) if total is None else total
    return any(votes > whole for votes in doubled(weights, ballots, bonus).values())


def winner(
    weights: Mapping[int, int],
    ballots: Mapping[int, Any],
    options: Sequence[Any],
    *,
    bonus: int | None = None,
) -> Any:
    """The option with the most weight; the earlier one in `options` where even the bonus leaves a tie."""
    votes = doubled(weights, ballots, bonus)
    return max(options, key=lambda option: (votes.get(option, 0), -list(options).index(option)))
