"""What can be taken away from a game: tables for a spreadsheet, the figures of the end, a picture.

Only what everybody may know; tables are comma-separated text with a header line each.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from msgspec import to_builtins
from msgspec.structs import asdict

from rondel import Document, Export, Match, Viewer
from rondel.games.ti4.elections import told
from rondel.games.ti4.picture import picture
from rondel.games.ti4.rights import name
from rondel.games.ti4.state import Companion, seats
from rondel.games.ti4.statistics import (
    Row,
    SpeakerTerm,
    speaker_terms,
    summary,
    time_per_seat_and_round,
    vp_by_round,
    vp_by_source,
    vp_over_time,
)


def scoreboard(match: Match, now: int) -> str:
    """How everybody stands."""
    return _csv(Row.__struct_fields__, map(_plain, summary(match, now).rows))


def speakers(s: Companion) -> str:
    """Who was speaker, and for how long."""
    header = ["name", *SpeakerTerm.__struct_fields__]
    return _csv(header, ([name(s, term.seat), *_plain(term)] for term in speaker_terms(s)))


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
    rows = (
        [each.round, each.number, each.title, str(told(s, each.card, each.outcome)), *each.votes]
        for each in s.agenda_results
    )
    return _csv(header, rows)


def figures(match: Match, now: int) -> dict[str, Any]:
    """Everything the end screen shows."""
    s: Companion = match.kernel.s
    return {
        **to_builtins(summary(match, now)),
        "points_by_round": vp_by_round(s),
        "points_by_source": vp_by_source(s),
        "time_by_round": time_per_seat_and_round(match),
        "speakers": to_builtins(speaker_terms(s)),
    }


TABLES: dict[str, Callable[[Match, int], str]] = {
    "scoreboard": scoreboard,
    "points": lambda match, now: points(match.kernel.s),
    "points-by-round": lambda match, now: by_round(match.kernel.s, vp_by_round(match.kernel.s)),
    "time-by-round": lambda match, now: by_round(match.kernel.s, _seconds(time_per_seat_and_round(match))),
    "time-by-phase": lambda match, now: by_phase(summary(match, now).phases),
    "speakers": lambda match, now: speakers(match.kernel.s),
    "agendas": lambda match, now: agendas(match.kernel.s),
}


def _seconds(rows: Sequence[Sequence[int]]) -> list[list[int]]:
    return [[ms // 1000 for ms in row] for row in rows]


def _table(table: str) -> Callable[[Match, Viewer, int], Document]:
    return lambda match, viewer, now: Document.text(f"{table}.csv", TABLES[table](match, now), "text/csv")


def _figures(match: Match, viewer: Viewer, now: int) -> Document:
    return Document.json("figures.json", figures(match, now))


def _picture(match: Match, viewer: Viewer, now: int) -> Document:
    return Document.text("result.svg", picture(match, now), "image/svg+xml")


EXPORTS = {
    "picture": Export(_picture),
    **{table: Export(_table(table)) for table in TABLES},
    "figures": Export(_figures),
}


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
