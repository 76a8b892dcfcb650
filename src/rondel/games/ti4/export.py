"""The game as tables for a spreadsheet: comma-separated text with a header line each. Only what everybody may know."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec.structs import asdict, fields

from rondel.core.match import Match
from rondel.games.ti4.rights import name
from rondel.games.ti4.state import Companion, seats
from rondel.games.ti4.statistics import (
    Row,
    SpeakerTerm,
    speaker_terms,
    summary,
    time_per_seat_and_round,
    vp_by_round,
    vp_over_time,
)


def tables(match: Match, now: int) -> dict[str, str]:
    """All tables by the name of their file."""
    s: Companion = match.kernel.s
    return {
        "scoreboard.csv": _csv([each.name for each in fields(Row)], map(_plain, summary(match, now).rows)),
        "points.csv": points(s),
        "points-by-round.csv": by_round(s, vp_by_round(s)),
        "time-by-round.csv": by_round(s, [[ms // 1000 for ms in row] for row in time_per_seat_and_round(match)]),
        "time-by-phase.csv": by_phase(summary(match, now).phases),
        "speakers.csv": _csv(
            ["name", *(each.name for each in fields(SpeakerTerm))],
            ([name(s, term.seat), *_plain(term)] for term in speaker_terms(s)),
        ),
        "agendas.csv": agendas(s),
    }


def points(s: Companion) -> str:
    """The ledger, line by line."""
    header = ["at_ms", "round", "phase", "seat", "name", "delta", "vp", "source", "ref"]
    rows = []
    for each in vp_over_time(s):
        where = [each.at, each.round, each.phase, each.seat + 1, name(s, each.seat)]
        rows.append([*where, each.delta, each.vp, each.source, each.ref])
    return _csv(header, rows)


def by_round(s: Companion, rows: Sequence[Sequence[int]]) -> str:
    """A figure for each seat and round."""
    header = ["seat", "name", *(f"round {number}" for number in range(1, max(s.round, 1) + 1))]
    return _csv(header, ([seat + 1, name(s, seat), *rows[seat]] for seat in seats(s)))


def by_phase(phases: Mapping[str, int]) -> str:
    """Seconds in each phase."""
    return _csv(["phase", "seconds"], ((phase, ms // 1000) for phase, ms in phases.items()))


def agendas(s: Companion) -> str:
    """The agendas as they were resolved, with everybody's votes."""
    header = ["round", "number", "title", "outcome", *(name(s, seat) for seat in seats(s))]
    return _csv(header, ([each.round, each.number, each.title, each.outcome, *each.votes] for each in s.agenda_results))


def _plain(row: Any) -> list[Any]:
    return ["" if value is None else value for value in asdict(row).values()]


def _csv(header: Sequence[str], rows: Iterable[Sequence[Any]]) -> str:
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(header)
    writer.writerows([_safe(value) for value in row] for row in rows)
    return out.getvalue()


def _safe(value: Any) -> Any:
    """A text that no spreadsheet takes for a formula."""
    return f"'{value}" if isinstance(value, str) and value[:1] in ("=", "+", "-", "@") else value
