"""Scores, ranking and the reason for it. Rules, section 8."""

from __future__ import annotations

from msgspec.structs import replace

from rondel import Message, Outcome
from rondel.games.kolkhoz.cards import VALUE, total
from rondel.games.kolkhoz.says import BestPlot, BestPlotByMedals, BestPlotsShared, Kind
from rondel.games.kolkhoz.state import Kolkhoz


def score(s: Kolkhoz, seat: int) -> int:
    """The value of a plot: hidden and revealed cards, tops of stacks, and medals if they count."""
    plot = s.players[seat].plot
    return total(plot.hidden) + public_score(s, seat)


def public_score(s: Kolkhoz, seat: int) -> int:
    """What everybody can count."""
    player = s.players[seat]
    found = total(player.plot.revealed)
    if player.plot.stacks:
        found += sum([VALUE[stack.top] for stack in player.plot.stacks if stack.top is not None])
    return found + player.medals if s.options.medals_count else found


def final_outcome(s: Kolkhoz) -> Outcome:
    """Rank by score, then by medals; seats still equal share the rank."""
    seats = range(len(s.players))
    scores = [score(s, seat) for seat in seats]
    medals = [s.players[seat].medals for seat in seats]
    lowest = s.options.winner == "lowest"
    ranked = Outcome.by_score(scores, "", ties=[medals], lowest=lowest)
    reason = _reason(scores, medals, ranked.winners, "poorest" if lowest else "richest")
    return replace(ranked, reason=reason.phrase)


def _reason(scores: list[int], medals: list[int], winners: tuple[int, ...], kind: Kind) -> Message:
    best, more = scores[winners[0]], medals[winners[0]]
    if len(winners) > 1:
        return BestPlotsShared(kind, best, more)
    if scores.count(best) > 1:
        return BestPlotByMedals(kind, best, more)
    return BestPlot(kind, best)
