"""Victory points: a ledger in which every point has a source. Rules, sections 6.8 and 7.4."""

from __future__ import annotations

from typing import Annotated

from rondel import Handle, Ref, Refusal, move
from rondel.games.ti4.inputs import Amount, somebody, sources
from rondel.games.ti4.library import LIMITS, VP_SOURCES
from rondel.games.ti4.rights import no, not_scoring, scoring_closed, unchanged
from rondel.games.ti4.says.facts import LimitReached, PointsChanged
from rondel.games.ti4.says.reasons import BadVpDelta, UnknownSource, VpOutOfRange
from rondel.games.ti4.state import Companion, Point, host_and_seats, in_game

Source = Annotated[str, Ref("source")]
MOST_AT_ONCE = 5


def most(s: Companion) -> int:
    """The most points a seat can be at; the raw sum may exceed the limit, so that taking back stays exact."""
    return s.options.vp_limit + LIMITS.vp_over_limit


def out_of_range(s: Companion, player: int, delta: int) -> Refusal | None:
    """Would the seat leave the range?"""
    value = s.players[player].vp + delta
    if LIMITS.vp_min <= value <= most(s):
        return None
    return no(VpOutOfRange(player, value, most(s)), value=value)


def at_limit(s: Companion) -> list[int]:
    """The seats in the game with enough points to win."""
    return [seat for seat in in_game(s) if s.players[seat].vp >= s.options.vp_limit]


def award(g: Handle[Companion], player: int, delta: int, source: str, ref: str = "") -> None:
    """Write points into the ledger, and say so when somebody is at the limit."""
    s = g.s
    if not delta:
        return
    reached = player in at_limit(s)
    s.ledger.append(Point(player, delta, source, ref, s.round, s.phase, g.now))
    s.players[player].vp += delta
    g.emit(PointsChanged(player, delta, source, ref, s.players[player].vp))
    if player in at_limit(s) and not reached:
        warn_limit(g)


def warn_limit(g: Handle[Companion]) -> None:
    """Somebody is at the limit: the host may end the game."""
    if leaders := at_limit(g.s):
        g.emit(LimitReached(leaders, g.s.options.vp_limit))


@move(
    by=host_and_seats,
    group="service",
    anytime=True,
    inputs={"player": somebody, "delta": Amount(-MOST_AT_ONCE, MOST_AT_ONCE, tries=(1, -1, 4)), "source": sources},
)
def adjust_vp(g: Handle[Companion], seat: int, player: int, delta: int, source: Source = "manual") -> None:
    """Add or take away victory points."""
    award(g, player, delta, source)


adjust_vp.when(scoring_closed)


@adjust_vp.check
def why_not_adjust(s: Companion, seat: int, player: int, delta: int, source: str) -> Refusal | None:
    """Within bounds, by those who may."""
    if why := not_scoring(s, seat, player):
        return why
    if delta == 0 or abs(delta) > MOST_AT_ONCE:
        return no(BadVpDelta(delta, MOST_AT_ONCE))
    return _unknown_source(source) or out_of_range(s, player, delta)


@move(
    by=host_and_seats,
    group="service",
    anytime=True,
    inputs={"player": somebody, "value": Amount(0, lambda s, seat: most(s), tries=(0, 3, 9)), "source": sources},
)
def set_vp(g: Handle[Companion], seat: int, player: int, value: int, source: Source = "manual") -> None:
    """Enter a seat's victory points."""
    award(g, player, value - g.s.players[player].vp, source)


set_vp.when(scoring_closed)


@set_vp.check
def why_not_set(s: Companion, seat: int, player: int, value: int, source: str) -> Refusal | None:
    """Within bounds, by those who may."""
    if why := not_scoring(s, seat, player):
        return why
    delta = value - s.players[player].vp
    return _unknown_source(source) or out_of_range(s, player, delta) or (None if delta else unchanged())


def _unknown_source(source: str) -> Refusal | None:
    return None if source in VP_SOURCES else no(UnknownSource(source, list(VP_SOURCES)), "bad_args")
