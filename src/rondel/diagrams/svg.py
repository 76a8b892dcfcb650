"""The flow as an SVG picture of its own: nested boxes, arrows on and back, lanes for jumps and calls."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from xml.sax.saxutils import escape, quoteattr

from rondel.diagrams.layout import HEAD, LINE, PAD, SMALL, TITLE, Layout, Placed, picture, tag_of, width_of
from rondel.diagrams.scene import Scene

FONT = "'Helvetica Neue', Helvetica, Arial, 'Liberation Sans', 'DejaVu Sans', sans-serif"
INK, SOFT, LINE_COLOUR = "#1f2937", "#64748b", "#64748b"
LEVELS = {
    "segment": ("#f4f7fb", "#b6c4d8", "#5b7396"),
    "turn": ("#fff8ea", "#ecc98a", "#9a6a12"),
    "loop": ("#f6f2ff", "#c9b8ee", "#6f4fb3"),
    "phase": ("#effaf2", "#a9d8b6", "#2f7d48"),
    "step": ("#ffffff", "#cbd5e1", "#64748b"),
}
"""Fill, border and tag of a container, by level."""
WAITS = {
    "none": ("#94a3b8", "by itself"),
    "actor": ("#3b82f6", "one seat acts"),
    "window": ("#e0a021", "act or pass"),
    "gate": ("#d6457a", "all at once"),
}
"""The bar of a leaf, by what it waits for."""
CHIPS = {"move": ("#e8f0fe", "#1e40af"), "ask": ("#fdf0d9", "#8a5a00")}


def svg(scene: Scene, lit: Sequence[str] | None = None) -> str:
    """The picture of a flow, complete in one file; with a match in it, the parts it is in are lit.

    Those are named from the outermost to the innermost. Each part can then be pointed at: it has `data-part`.
    """
    found = picture(scene)
    return "\n".join(_lines(found, lit)) + "\n"


def _lines(found: Layout, lit: Sequence[str] | None = None) -> Iterator[str]:
    w, h = round(found.width), round(found.height)
    yield (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 {w} {h}" '
        f'font-family="{FONT}" fill="{INK}" role="img" aria-label={quoteattr(f"The flow of {found.scene.title}")}>'
    )
    yield f'<rect width="{w}" height="{h}" fill="#ffffff"/>'
    yield from _markers()
    yield _text(28, 42, found.scene.title, 22, bold=True)
    yield _text(28, 64, "the course of a match", SMALL, colour=SOFT)
    for top in (*found.main, *found.subs):
        yield from _part(top)
    yield from _sequence(found.main)
    yield from _ends(found.main)
    for sub in found.subs:
        yield _text(sub.x, sub.y - 8, "sub-flow, returns to its caller", SMALL, colour=SOFT)
    yield from _jumps(found)
    yield from _legend(found)
    if lit is not None:
        yield from _lights(found, lit)
    yield "</svg>"


def _lights(found: Layout, lit: Sequence[str]) -> Iterator[str]:
    """A frame around each part that the match is in, the innermost the brightest, and a place to point at for each."""
    for placed in found.all():
        if placed.part.key in lit:
            width = 4 if placed.part.key == lit[-1] else 2
            more = f' stroke-width="{width}" data-lit=""'
            yield _rect(placed.x, placed.y, placed.w, placed.h, "none", "#e39f12", 12 if placed.parts else 8, more)
        point = f' fill-opacity="0" data-part={quoteattr(placed.part.key)}'
        yield _rect(placed.x, placed.y, placed.w, placed.h, "#ffffff", "none", 8, point)


def _ends(main: tuple[Placed, ...]) -> Iterator[str]:
    """Where the match begins and where it ends."""
    first, last = main[0], main[-1]
    x, y = first.x + first.w / 2, last.y + last.h
    yield f'<circle cx="{x:.1f}" cy="{first.y - 22:.1f}" r="5" fill="{INK}"/>'
    yield _arrow(f"M{x:.1f},{first.y - 17:.1f} V{first.y - 1.5:.1f}")
    yield _arrow(f"M{x:.1f},{y:.1f} V{y + 16:.1f}")
    yield f'<circle cx="{x:.1f}" cy="{y + 24:.1f}" r="6.5" fill="none" stroke="{INK}" stroke-width="1.4"/>'
    yield f'<circle cx="{x:.1f}" cy="{y + 24:.1f}" r="3.4" fill="{INK}"/>'


def _markers() -> Iterator[str]:
    yield "<defs>"
    for name, colour in (("on", LINE_COLOUR), ("jump", "#2563eb"), ("call", "#a21caf")):
        yield (
            f'<marker id="{name}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" '
            f'orient="auto-start-reverse"><path d="M0,0.6 L7.4,4 L0,7.4 Z" fill="{colour}"/></marker>'
        )
    yield "</defs>"


def _text(x: float, y: float, text: str, size: float, *, bold: bool = False, colour: str = INK, more: str = "") -> str:
    weight = ' font-weight="600"' if bold else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" fill="{colour}"{weight}{more}>{escape(text)}</text>'


def _rect(x: float, y: float, w: float, h: float, fill: str, stroke: str, radius: float, more: str = "") -> str:
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{w:.1f}" height="{h:.1f}" rx="{radius}" '
        f'fill="{fill}" stroke="{stroke}"{more}/>'
    )


def _part(placed: Placed) -> Iterator[str]:
    yield from _container(placed) if placed.parts else _leaf(placed)


def _leaf(placed: Placed) -> Iterator[str]:
    part = placed.part
    colour = WAITS[part.wait][0]
    border = LEVELS[part.level][1]
    yield _rect(placed.x, placed.y, placed.w, placed.h, "#ffffff", border, 8, ' stroke-width="1.2"')
    yield _rect(placed.x, placed.y + 6, 5, placed.h - 12, colour, "none", 2.5)
    yield _text(placed.x + 16, placed.y + 20, part.label, TITLE, bold=True)
    yield _tag(placed)
    yield from _facts(placed, placed.x + 16)
    if part.again:
        x, y = placed.x, placed.y + placed.h / 2
        yield _arrow(f"M{x:.1f},{y + 10:.1f} h-8 q-6,0 -6,-6 v-8 q0,-6 6,-6 h6")


def _container(placed: Placed) -> Iterator[str]:
    part = placed.part
    fill, border, _ = LEVELS[part.level]
    yield _rect(placed.x, placed.y, placed.w, placed.h, fill, border, 12, ' stroke-width="1.4"')
    yield _text(placed.x + 14, placed.y + 20, part.label, TITLE, bold=True)
    yield _tag(placed)
    yield from _facts(placed, placed.x + 14)
    for inner in placed.parts:
        yield from _part(inner)
    yield from _sequence(placed.parts)
    if part.again:
        yield _back(placed)


def _tag(placed: Placed) -> str:
    """The level, and why it repeats, at the right of the title."""
    colour = LEVELS[placed.part.level][2]
    return _text(
        placed.x + placed.w - 12, placed.y + 20, tag_of(placed.part), 10.5, colour=colour, more=' text-anchor="end"'
    )


def _facts(placed: Placed, x: float) -> Iterator[str]:
    y = placed.y + HEAD + 8
    for detail in placed.lines:
        slanted = ' font-style="italic"' if detail.kind == "guard" else ""
        yield _text(x, y, detail.text, SMALL, colour=SOFT, more=slanted)
        y += LINE
    for chip in placed.chips:
        fill, ink = CHIPS[chip.kind]
        yield _rect(placed.x + chip.x, placed.y + chip.y, chip.w, 18, fill, "none", 9)
        yield _text(placed.x + chip.x + 8, placed.y + chip.y + 12.8, chip.text, SMALL, colour=ink)


def _sequence(parts: tuple[Placed, ...]) -> Iterator[str]:
    """Arrows from each part to the next."""
    for this, following in pairwise(parts):
        x = this.x + min(this.w, following.w) / 2
        yield _arrow(f"M{x:.1f},{this.y + this.h:.1f} V{following.y - 1.5:.1f}")


def _back(placed: Placed) -> str:
    """The arrow from the last part back to the first."""
    first, last = placed.parts[0], placed.parts[-1]
    lane = placed.x + PAD + 4
    start, end = _low(last), _high(first)
    if first is last and not first.parts:
        start, end = first.y + first.h * 0.7, first.y + first.h * 0.3
    up = f"H{lane + 7:.1f} q-7,0 -7,-7 V{end + 7:.1f} q0,-7 7,-7 H{first.x - 1.5:.1f}"
    return _arrow(f"M{last.x:.1f},{start:.1f} {up}")


def _high(placed: Placed) -> float:
    """Where an arrow enters a part from the left."""
    return placed.y + (20 if placed.parts else placed.h / 2)


def _low(placed: Placed) -> float:
    """Where an arrow leaves a part on the left."""
    return placed.y + (placed.h - 20 if placed.parts else placed.h / 2)


def _arrow(path: str) -> str:
    return f'<path d="{path}" fill="none" stroke="{LINE_COLOUR}" stroke-width="1.5" marker-end="url(#on)"/>'


def _jumps(found: Layout) -> Iterator[str]:
    """Each jump in a lane of its own beside the main flow; calls of sub-flows are dashed."""
    places = {placed.part.key: placed for placed in found.all()}
    subs = {placed.part.key for placed in found.subs for placed in placed.all()}
    used: dict[str, int] = {}

    def port(placed: Placed) -> float:
        """Where the next arrow meets a part, a little lower each time."""
        used[placed.part.key] = used.get(placed.part.key, 0) + 1
        head = 22.0 if placed.parts else min(22.0, placed.h / 2)
        return placed.y + min(placed.h - 6, head + 9 * (used[placed.part.key] - 1))

    for number, jump in enumerate(found.scene.jumps):
        source, target = places[jump.source], places[jump.target]
        colour, dash = ("#a21caf", ' stroke-dasharray="5 4"') if jump.kind == "call" else ("#2563eb", "")
        lane = found.lanes + 14 * number + 8
        y1, y2 = port(source), port(target)
        x1 = source.x if jump.source in subs else source.x + source.w
        x2 = target.x - 1.5 if jump.target in subs else target.x + target.w + 1.5
        yield (
            f'<path d="M{x1:.1f},{y1:.1f} H{lane:.1f} V{y2:.1f} H{x2:.1f}" fill="none" stroke="{colour}" '
            f'stroke-width="1.4" stroke-linejoin="round"{dash} marker-end="url(#{jump.kind})"/>'
        )
        if jump.label:
            right = max(placed.x + placed.w for placed in found.main) if jump.source not in subs else lane
            yield _text(right + 8, y1 - 4, jump.label, SMALL, colour=colour)


def _legend(found: Layout) -> Iterator[str]:
    y, x = found.height - 24, 28.0
    for number, note in enumerate(found.scene.notes):
        yield _text(x, y - 32 - 20 * (len(found.scene.notes) - 1 - number), note, SMALL, colour=SOFT)
    for colour, text in WAITS.values():
        yield _rect(x, y - 10, 5, 13, colour, "none", 2.5)
        yield _text(x + 11, y, text, SMALL, colour=SOFT)
        x += width_of(text, SMALL) + 34
    for kind, (fill, ink) in CHIPS.items():
        text = {"move": "a move", "ask": "a question"}[kind]
        w = width_of(text, SMALL) + 16
        yield _rect(x, y - 13, w, 18, fill, "none", 9)
        yield _text(x + 8, y, text, SMALL, colour=ink)
        x += w + 12
