"""Charts as SVG: bars, shares with whiskers, a histogram and a line, several on one sheet."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from math import ceil
from typing import NamedTuple
from xml.sax.saxutils import escape, quoteattr

FONT = "'Helvetica Neue', Helvetica, Arial, 'Liberation Sans', 'DejaVu Sans', sans-serif"
INK, SOFT, GRID, FILL, STRONG = "#1f2937", "#5b6675", "#e2e8f0", "#5b8def", "#b45309"
WIDTH, HEIGHT, GAP, EDGE = 420, 260, 24, 28
LEFT, TOP, RIGHT, BOTTOM = 46, 40, 14, 34
"""Around the field of a chart."""


class Chart(NamedTuple):
    """One chart: its title, what it says in a sentence, and what draws it in a field of this width and height."""

    title: str
    says: str
    draw: Callable[[float, float], Iterator[str]]


def sheet(title: str, charts: Sequence[Chart], columns: int = 2) -> str:
    """Several charts, complete in one file."""
    rows = ceil(len(charts) / columns)
    width = 2 * EDGE + columns * WIDTH + (columns - 1) * GAP
    height = EDGE + 44 + rows * (HEIGHT + GAP)
    return "\n".join(_sheet(title, charts, columns, width, height)) + "\n"


def _sheet(title: str, charts: Sequence[Chart], columns: int, width: int, height: int) -> Iterator[str]:
    yield (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}" '
        f'font-family="{FONT}" fill="{INK}" role="img" aria-label={quoteattr(title)}>'
    )
    yield f'<rect width="{width}" height="{height}" fill="#ffffff"/>'
    yield _text(EDGE, EDGE + 16, title, 20, bold=True)
    for number, chart in enumerate(charts):
        row, column = divmod(number, columns)
        x, y = EDGE + column * (WIDTH + GAP), EDGE + 44 + row * (HEIGHT + GAP)
        yield f'<g transform="translate({x},{y})"><title>{escape(chart.says)}</title>'
        yield f'<rect width="{WIDTH}" height="{HEIGHT}" rx="6" fill="#f8fafc" stroke="{GRID}"/>'
        yield _text(14, 24, chart.title, 13, bold=True)
        yield f'<g transform="translate({LEFT},{TOP})">'
        yield from chart.draw(WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM)
        yield "</g></g>"
    yield "</svg>"


def _text(x: float, y: float, text: str, size: float, *, anchor: str = "start", **look: bool) -> str:
    """A word or two; `bold`, or `soft` for what is read last."""
    weight = ' font-weight="600"' if look.get("bold") else ""
    colour = f' fill="{SOFT}"' if look.get("soft") else ""
    place = f'x="{x:.1f}" y="{y:.1f}" font-size="{size}" text-anchor="{anchor}"'
    return f"<text {place}{weight}{colour}>{escape(text)}</text>"


def ticks(most: float, count: int = 4) -> list[float]:
    """Round numbers from 0 to a little above the most.

    >>> ticks(37), ticks(0.62)
    ([0.0, 10.0, 20.0, 30.0, 40.0], [0.0, 0.2, 0.4, 0.6, 0.8])
    """
    step = 1.0
    while most / step > count:
        step *= 10
    while most > 0 and most / step <= count / 10:
        step /= 10
    for part in (0.2, 0.25, 0.5, 1.0):
        if most / (step * part) <= count:
            step *= part
            break
    return [round(step * number, 6) for number in range(ceil(most / step - 1e-9) + 1)] if most > 0 else [0.0, 1.0]


def _scale(w: float, h: float, most: float, show: Callable[[float], str]) -> Iterator[str]:
    found = ticks(most)
    for value in found:
        y = h - h * value / found[-1]
        yield f'<line x1="0" x2="{w:.1f}" y1="{y:.1f}" y2="{y:.1f}" stroke="{GRID}"/>'
        yield _text(-6, y + 4, show(value), 10, anchor="end", soft=True)


def number(value: float) -> str:
    """A number as short as it can be said."""
    return f"{value:,.0f}" if value == int(value) else f"{value:g}"


def percent(value: float) -> str:
    return f"{value:.0%}"


def histogram(title: str, numbers: Sequence[float], unit: str, bins: int = 16) -> Chart:
    """How often numbers fall where."""
    low, high = min(numbers), max(numbers)
    size = max(1.0, ceil((high - low + 1) / bins))
    counts = [0] * (int((high - low) / size) + 1)
    for value in numbers:
        counts[int((value - low) / size)] += 1

    def draw(w: float, h: float) -> Iterator[str]:
        top = ticks(max(counts))[-1]
        yield from _scale(w, h, max(counts), number)
        wide = w / len(counts)
        for place, count in enumerate(counts):
            tall = h * count / top
            box = f'x="{place * wide + 1:.1f}" y="{h - tall:.1f}" width="{max(1.0, wide - 2):.1f}" height="{tall:.1f}"'
            yield f'<rect {box} fill="{FILL}"/>'
        yield _text(0, h + 16, number(low), 10, soft=True)
        yield _text(w, h + 16, f"{number(high)} {unit}", 10, anchor="end", soft=True)

    return Chart(title, f"{title}: from {number(low)} to {number(high)} {unit} in {len(numbers)} games", draw)


def bars(title: str, values: Mapping[str, float], most: int = 8) -> Chart:
    """Named values, the largest first, lying down so that names can be read."""
    show = "{:.1f}".format
    shown = sorted(values.items(), key=lambda pair: -pair[1])[:most]

    def draw(w: float, h: float) -> Iterator[str]:
        top = max((value for _, value in shown), default=1.0) or 1.0
        tall = h / max(1, len(shown))
        for place, (name, value) in enumerate(shown):
            y = place * tall
            label = name if len(name) <= 24 else f"{name[:23]}…"
            yield _text(98, y + tall / 2 + 4, label, 10.5, anchor="end")
            wide = (w - 150) * value / top
            yield f'<rect x="106" y="{y + 3:.1f}" width="{max(1.0, wide):.1f}" height="{tall - 6:.1f}" fill="{FILL}"/>'
            yield _text(112 + wide, y + tall / 2 + 4, show(value), 10, soft=True)

    says = ", ".join(f"{name} {show(value)}" for name, value in shown)
    return Chart(title, f"{title}: {says}", draw)


def shares(title: str, values: Sequence[tuple[str, float, tuple[float, float]]], fair: float) -> Chart:
    """Shares with their intervals, and a line where they would be equal."""

    def draw(w: float, h: float) -> Iterator[str]:
        most = max([fair, *(high for _, _, (_, high) in values)])
        top = ticks(most)[-1]
        yield from _scale(w, h, most, percent)
        wide = w / len(values)
        for place, (name, share, (low, high)) in enumerate(values):
            x, tall = (place + 0.5) * wide, h * share / top
            half = min(28.0, wide * 0.32)
            box = f'x="{x - half:.1f}" y="{h - tall:.1f}" width="{2 * half:.1f}" height="{tall:.1f}"'
            yield f'<rect {box} fill="{FILL}"/>'
            ends = f"M{x:.1f},{h - h * low / top:.1f} V{h - h * high / top:.1f}"
            yield f'<path d="{ends}" stroke="{INK}" stroke-width="1.6"/>'
            yield _text(x, h + 16, name, 10.5, anchor="middle")
        y = h - h * fair / top
        yield f'<path d="M0,{y:.1f} H{w:.1f}" stroke="{STRONG}" stroke-width="1.4" stroke-dasharray="5 4"/>'

    says = ", ".join(f"{name} {share:.0%} ({low:.0%} to {high:.0%})" for name, share, (low, high) in values)
    return Chart(title, f"{title}: {says}; equal would be {fair:.0%}", draw)


def line(title: str, values: Sequence[float], ends: tuple[str, str]) -> Chart:
    """A course of values from one end to the other."""

    def draw(w: float, h: float) -> Iterator[str]:
        most = max(values) or 1.0
        top = ticks(most)[-1]
        yield from _scale(w, h, most, number)
        step = w / max(1, len(values) - 1)
        points = [(place * step, h - h * value / top) for place, value in enumerate(values)]
        path = " ".join(f"{'L' if place else 'M'}{x:.1f},{y:.1f}" for place, (x, y) in enumerate(points))
        yield f'<path d="{path}" fill="none" stroke="{FILL}" stroke-width="2.2"/>'
        yield from (f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{FILL}"/>' for x, y in points)
        yield _text(0, h + 16, ends[0], 10, soft=True)
        yield _text(w, h + 16, ends[1], 10, anchor="end", soft=True)

    says = ", ".join(f"{value:.3g}" for value in values)
    return Chart(title, f"{title}, from {ends[0]} to {ends[1]}: {says}", draw)
