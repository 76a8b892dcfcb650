"""The result as one picture to keep: who won, the scoreboard, and the points round by round, as an SVG."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from rondel.core.match import Match
from rondel.games.ti4.library import COLOURS
from rondel.games.ti4.rights import name
from rondel.games.ti4.state import Companion, seats
from rondel.games.ti4.statistics import Row, summary, vp_by_round
from rondel.games.ti4.timing import duration_text

WIDTH, TOP, ROW, CHART = 1200, 190, 58, 330
INK, SOFT, LINE, PAPER = "#15211e", "#55645f", "#c5cfc7", "#fbfcfa"
GLYPHS = {
    "triangle": "M16 7.5 25 23H7Z",
    "circle": "M16 7.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17Z",
    "square": "M8.5 8.5h15v15h-15Z",
    "diamond": "M16 6l10 10-10 10L6 16Z",
    "hexagon": "M11 7.3h10l5 8.7-5 8.7H11L6 16Z",
    "cross": "M12.8 7h6.4v5.8H25v6.4h-5.8V25h-6.4v-5.8H7v-6.4h5.8Z",
    "star": "m16 5.5 3 7.2 7.7.6-5.9 5 1.9 7.5L16 21.7l-6.7 4.1 1.9-7.5-5.9-5 7.7-.6Z",
    "heart": "M16 25.5S6.5 20 6.5 13.3A4.9 4.9 0 0 1 16 11.5a4.9 4.9 0 0 1 9.5 1.8C25.5 20 16 25.5 16 25.5Z",
}
COLUMNS = (("Points", 640), ("Time", 780), ("Speaker", 900), ("Votes", 1010), ("Actions", 1130))


def picture(match: Match, now: int) -> str:
    """The end as a picture; before the end, the standings so far."""
    s: Companion = match.kernel.s
    found = summary(match, now)
    bottom = TOP + ROW * len(found.rows) + 40
    parts = [
        *_head(s, found.winner, found.rounds, duration_text(found.duration_ms)),
        *(part for place, row in enumerate(found.rows) for part in _row(s, row, TOP + ROW * place)),
        *_chart(s, vp_by_round(s), bottom + 40),
    ]
    height = bottom + CHART + 90
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" '
        f'font-family="Inter, Helvetica, Arial, sans-serif"><rect width="100%" height="100%" fill="{PAPER}"/>'
        f"{''.join(parts)}</svg>"
    )


def _text(
    x: float, y: float, text: str, size: int, weight: int = 400, *, fill: str = INK, anchor: str = "start"
) -> str:
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size}" font-weight="{weight}" fill="{fill}" '
        f'text-anchor="{anchor}">{escape(text)}</text>'
    )


def _head(s: Companion, winner: int | None, rounds: int, duration: str) -> Iterator[str]:
    if winner is not None:
        yield _text(50, 60, "Swear your allegiance to the new galactic emperor", 24, fill=SOFT)
        yield _text(50, 118, name(s, winner), 52, 700)
    else:
        yield _text(50, 118, "The galaxy has no emperor", 52, 700)
    yield _text(WIDTH - 50, 60, f"{rounds} round{'s' * (rounds != 1)}", 24, fill=SOFT, anchor="end")
    yield _text(WIDTH - 50, 100, duration, 34, 650, anchor="end")
    for label, x in COLUMNS:
        yield _text(x, TOP - 16, label, 18, fill=SOFT, anchor="end")


def _disc(s: Companion, seat: int, x: float, y: float, size: float) -> str:
    colour = COLOURS.get(s.players[seat].colour or "", COLOURS["black"])
    return (
        f'<g transform="translate({x:g} {y:g}) scale({size / 32:g})"><circle cx="16" cy="16" r="15.5" fill="{INK}"/>'
        f'<circle cx="16" cy="16" r="14.5" fill="{colour.hex}"/>'
        f'<path d="{GLYPHS[colour.glyph]}" fill="{colour.ink}"/></g>'
    )


def _row(s: Companion, row: Row, y: float) -> Iterator[str]:
    middle = y + 36
    yield f'<path d="M50 {y + ROW:g}H{WIDTH - 50}" stroke="{LINE}"/>'
    yield _text(84, middle, str(row.rank), 28, 700, fill=SOFT, anchor="end")
    yield _disc(s, row.seat, 100, y + 8, 42)
    yield _text(160, middle, row.name, 26, 600)
    actions = row.strategic + row.tactical + row.component + row.unspecified
    figures = (row.vp, duration_text(row.turn_ms), row.times_speaker, row.votes, actions)
    for (_, x), value in zip(COLUMNS, figures, strict=True):
        yield _text(x, middle, str(value), 26, 700 if x == COLUMNS[0][1] else 400, anchor="end")


def _chart(s: Companion, rows: Sequence[Sequence[int]], top: float) -> Iterator[str]:
    """Points at the end of each round."""
    rounds = len(rows[0]) if rows else 0
    most = max([s.options.vp_limit, *(max(row, default=0) for row in rows)])
    left, right = 90, WIDTH - 60

    def x(place: int) -> float:
        return left + (right - left) * (place + 1) / max(rounds, 1)

    def y(vp: int) -> float:
        return top + CHART * (1 - vp / most)

    for vp in range(0, most + 1, 2):
        yield f'<path d="M{left} {y(vp):g}H{right}" stroke="{LINE}"/>'
        yield _text(left - 14, y(vp) + 6, str(vp), 18, fill=SOFT, anchor="end")
    for place in range(rounds):
        yield _text(x(place), top + CHART + 30, str(place + 1), 18, fill=SOFT, anchor="middle")
    for seat in seats(s):
        colour = COLOURS.get(s.players[seat].colour or "", COLOURS["black"])
        line = [(float(left), y(0)), *((x(place), y(vp)) for place, vp in enumerate(rows[seat]))]
        points = " ".join(f"{across:g},{down:g}" for across, down in line)
        stroke = f'stroke="{colour.hex}" stroke-width="4" stroke-linejoin="round"'
        yield f'<polyline points="{points}" fill="none" {stroke}/>'
        if rounds:
            yield _disc(s, seat, x(rounds - 1) - 13, y(rows[seat][-1]) - 13, 26)
