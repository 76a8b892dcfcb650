"""What viewers are told of a move costs as much late in a match as early."""

from time import thread_time

from rondel.bench.endless import SEATS, game
from rondel.core.commands import Command
from rondel.core.match import Match
from rondel.core.view import Viewer
from rondel.server.news import Known, news

VIEWERS = [Viewer((seat,)) for seat in range(SEATS)]


def quickest(match: Match, until: int) -> float:
    """Play on, and tell of the last moves; the least that one of these took."""
    taken = []
    while (count := len(match.entries)) < until:
        match.apply(Command(count % SEATS, "turn_over", {"place": 3}, at=count))
        if until - count < 40:
            began = thread_time()
            news(match, match.records[count:], [Known(viewer, count, count) for viewer in VIEWERS], count)
            taken.append(thread_time() - began)
    return min(taken)


def test_a_late_move_costs_what_an_early_one_does() -> None:
    match = Match(game, SEATS, seed="long")
    early, late = quickest(match, 100), quickest(match, 8000)
    assert late < 2.5 * early
