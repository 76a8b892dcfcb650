"""What can be told about a game, while it runs and after it: pure functions over a match. Rules, section 11.3."""

from __future__ import annotations

from itertools import accumulate

from msgspec import Struct

from rondel.core.match import Match
from rondel.games.ti4.ending import ranks
from rondel.games.ti4.rights import name
from rondel.games.ti4.state import Companion, Phase, seats
from rondel.games.ti4.timing import IN_ROUND, read_clocks


class Change(Struct, frozen=True):
    """A seat's points after one change."""

    at: int
    round: int
    phase: Phase
    seat: int
    delta: int
    vp: int
    source: str
    ref: str


class SpeakerTerm(Struct, frozen=True):
    """How long somebody was speaker; the present speaker's term has no end."""

    seat: int
    via: str
    from_round: int
    from_ms: int
    until_ms: int | None


class Row(Struct, frozen=True):
    """A line of the scoreboard."""

    rank: int
    seat: int
    name: str
    vp: int
    turn_ms: int
    longest_ms: int
    times_speaker: int
    influence: int | None
    votes: int
    strategic: int
    tactical: int
    component: int
    unspecified: int
    passed_first: int
    passed_last: int
    trade_goods: int
    eliminated: bool


class Summary(Struct, frozen=True):
    """The figures of the end screen."""

    winner: int | None
    reason: str
    rounds: int
    duration_ms: int
    net_ms: int
    agendas: int
    custodians: int | None
    custodians_round: int
    rows: tuple[Row, ...]
    phases: dict[str, int]
    """Time in each phase, and as `table` the time that was nobody's."""


# -- points ----------------------------------------------------------------------------------------------------------


def vp_over_time(s: Companion) -> list[Change]:
    """Every change of points, oldest first."""
    found = []
    total = [0] * len(s.players)
    for point in s.ledger:
        total[point.seat] += point.delta
        vp = total[point.seat]
        found.append(Change(point.at, point.round, point.phase, point.seat, point.delta, vp, point.source, point.ref))
    return found


def vp_by_round(s: Companion) -> list[list[int]]:
    """For each seat its points at the end of each round, round 1 first."""
    rows = []
    for seat in seats(s):
        gained = [0] * (s.round + 1)
        for point in s.ledger:
            if point.seat == seat:
                gained[min(point.round, s.round)] += point.delta
        rows.append(list(accumulate(gained))[1:])
    return rows


def vp_by_source(s: Companion) -> list[dict[str, int]]:
    """For each seat what its points are made of."""
    found: list[dict[str, int]] = [{} for _ in seats(s)]
    for point in s.ledger:
        if point.seat < s.count:
            found[point.seat][point.source] = found[point.seat].get(point.source, 0) + point.delta
    return [{source: points for source, points in each.items() if points} for each in found]


# -- speakers, votes, actions ----------------------------------------------------------------------------------------


def times_speaker(s: Companion) -> list[int]:
    """How often each seat became speaker; the first choice counts."""
    return [sum(term.seat == seat for term in s.speaker_history) for seat in seats(s)]


def speaker_terms(s: Companion) -> list[SpeakerTerm]:
    """Who was speaker from when to when, oldest first."""
    history = s.speaker_history
    ends: list[int | None] = [term.at for term in history[1:]]
    ends.append(s.result.at if s.result else None)
    return [
        SpeakerTerm(term.seat, term.via, term.round, term.at, end) for term, end in zip(history, ends, strict=False)
    ]


def votes_cast(s: Companion) -> list[int]:
    """The votes each seat cast in all agendas."""
    return [sum(result.votes[seat] for result in s.agenda_results) for seat in seats(s)]


def trade_goods(s: Companion) -> list[int]:
    """What each seat took from strategy cards."""
    return [sum(pick.bonus for pick in s.picks if pick.seat == seat) for seat in seats(s)]


def _passes(s: Companion, seat: int) -> tuple[int, int]:
    """In how many rounds a seat passed first, and last."""
    first = last = 0
    for deeds in s.players[seat].deeds:
        others = [other.passed for each in s.players for other in each.deeds if other.round == deeds.round]
        first += deeds.passed == 1
        last += deeds.passed > 1 and deeds.passed == max(others) == sum(1 for passed in others if passed)
    return first, last


# -- time ------------------------------------------------------------------------------------------------------------


def phase_of(address: str) -> str:
    """The phase an address of the flow belongs to.

    >>> phase_of("game/rounds/action-phase/turns/choose")
    'action-phase'
    """
    return next((part for part in address.split("/") if part in IN_ROUND), "preparation")


def time_per_phase(match: Match, now: int) -> dict[str, int]:
    """Milliseconds in each phase of all rounds; pauses do not count."""
    found: dict[str, int] = {}
    clocks = read_clocks(match, now)
    for address, ms in (clocks.places if clocks else {}).items():
        phase = phase_of(address)
        found[phase] = found.get(phase, 0) + ms
    return found


def time_per_seat(match: Match, now: int) -> list[int]:
    """Milliseconds each seat was on the move."""
    clocks = read_clocks(match, now)
    return [clocks.seats[seat].total_ms if clocks else 0 for seat in seats(match.kernel.s)]


def time_per_seat_and_round(match: Match) -> list[list[int]]:
    """For each seat its milliseconds on the move in each round, up to the last entry; pauses do not count.

    Found from the clock's states after the entries in effect, so that what was undone costs nobody anything.
    """
    s: Companion = match.kernel.s
    found = [[0] * max(s.round, 1) for _ in seats(s)]
    if match.timer is None:
        return found
    ends = _round_ends(match)
    before = [0] * s.count
    for v, state in match.timer.trail:
        place = max(0, min(sum(v > end for end in ends), len(found[0]) - 1)) if found else 0
        for seat in seats(s):
            clock = state.course.seats[seat]
            used = clock.used + (state.ran - clock.began if clock.began >= 0 else 0)
            found[seat][place] += used - before[seat]
            before[seat] = used
    return found


def _round_ends(match: Match) -> list[int]:
    """The number of the last entry of each round but the running one."""
    starts = [mark.v for mark in match.marks if mark.level == "round"]
    return starts[1:]


# -- all together ------------------------------------------------------------------------------------------------------


def summary(match: Match, now: int) -> Summary:
    """Everything the end screen shows; before the end, the standings so far."""
    s: Companion = match.kernel.s
    result = s.result
    end = result.at if result is not None else now
    clocks = read_clocks(match, end)
    speakers, votes, goods = times_speaker(s), votes_cast(s), trade_goods(s)
    rows = []
    for seat, rank in ranks(s, result.winner if result else None):
        player = s.players[seat]
        first, last = _passes(s, seat)
        rows.append(
            Row(
                rank=rank,
                seat=seat,
                name=name(s, seat),
                vp=player.vp,
                turn_ms=clocks.seats[seat].total_ms if clocks else 0,
                longest_ms=clocks.seats[seat].longest_ms if clocks else 0,
                times_speaker=speakers[seat],
                influence=result.influence[seat] if result and result.influence else None,
                votes=votes[seat],
                strategic=sum(deeds.strategic for deeds in player.deeds),
                tactical=sum(deeds.tactical for deeds in player.deeds),
                component=sum(deeds.component for deeds in player.deeds),
                unspecified=sum(deeds.unspecified for deeds in player.deeds),
                passed_first=first,
                passed_last=last,
                trade_goods=goods[seat],
                eliminated=player.eliminated,
            )
        )
    phases = time_per_phase(match, end)
    phases["table"] = clocks.table_ms if clocks else 0
    return Summary(
        result.winner if result else None,
        result.reason if result else "",
        s.round,
        end - s.started_at if s.round else 0,
        (clocks.net_ms if clocks else 0) - phases.get("preparation", 0),
        len(s.agenda_results),
        s.mecatol.by,
        s.mecatol.round,
        tuple(rows),
        phases,
    )
