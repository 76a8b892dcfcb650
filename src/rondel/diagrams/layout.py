"""Where everything stands in the picture: parts in one column, each inside the one it belongs to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rondel.diagrams.scene import Detail, Part, Scene

PAD, GAP, LANE = 14, 26, 26
"""Inside a container, between two parts, and the width kept free for the arrow back."""
HEAD, LINE, CHIP = 30, 17, 22
LEAF_WIDTH = 236
TITLE, SMALL = 14, 11.5


def width_of(text: str, size: float, bold: bool = False) -> float:
    """About how wide a text is in a common sans-serif font."""
    narrow, wide = "ijl.,:;'|!tfr ()", "mwMW@%"
    units = sum(0.36 if letter in narrow else 0.9 if letter in wide else 0.61 for letter in text)
    capitals = sum(0.08 for letter in text if letter.isupper())
    return (units + capitals) * size * (1.08 if bold else 1.0)


class Chip(NamedTuple):
    """A move or a question, as a small label."""

    kind: str
    text: str
    x: float
    y: float
    w: float


class Placed(NamedTuple):
    """A part with its place."""

    part: Part
    x: float
    y: float
    w: float
    h: float
    parts: tuple[Placed, ...] = ()
    lines: tuple[Detail, ...] = ()
    chips: tuple[Chip, ...] = ()

    def all(self) -> Iterator[Placed]:
        yield self
        for inner in self.parts:
            yield from inner.all()


class Layout(NamedTuple):
    """The whole scene, placed."""

    scene: Scene
    main: tuple[Placed, ...]
    subs: tuple[Placed, ...]
    lanes: float
    """Where the lanes for jumps begin."""
    width: float
    height: float

    def all(self) -> Iterator[Placed]:
        for top in (*self.main, *self.subs):
            yield from top.all()


def picture(scene: Scene) -> Layout:
    """Place everything: the main flow in one column, sub-flows in another beside it, lanes for jumps between."""
    top = 104.0
    main, bottom = _column(scene.main, 28.0, top)
    right = max((placed.x + placed.w for placed in main), default=LEAF_WIDTH)
    jumps = scene.jumps
    labels = max((width_of(jump.label, SMALL) for jump in jumps), default=0.0)
    lanes = right + (labels + 22 if jumps else 0)
    end = lanes + 14 * len(jumps) + (16 if jumps else 0)
    subs, sub_bottom = _column(scene.subs, end + 18, top) if scene.subs else ((), 0.0)
    far = max((placed.x + placed.w for placed in subs), default=end)
    notes = max((width_of(note, SMALL) for note in scene.notes), default=0.0) + 56
    height = max(bottom + 34, sub_bottom) + 24 + 20 * len(scene.notes) + 40
    return Layout(scene, main, subs, lanes, max(far + 28, notes, 600.0), height)


def _column(parts: tuple[Part, ...], x: float, y: float) -> tuple[tuple[Placed, ...], float]:
    sized = [_size(part) for part in parts]
    width = max((w for w, _ in sized), default=0.0)
    placed = []
    for part, (_, height) in zip(parts, sized, strict=True):
        placed.append(_place(part, x, y, width))
        y += height + GAP
    return tuple(placed), y - GAP if placed else y


def _size(part: Part) -> tuple[float, float]:
    if not part.parts:
        lines, chips, height = _leaf(part)
        widest = max(
            [_title_width(part), *(width_of(line.text, SMALL) + 34 for line in lines)],
            default=0.0,
        )
        return max(LEAF_WIDTH, widest, *(chip.x + chip.w + 12 for chip in chips), 0.0), height
    sizes = [_size(inner) for inner in part.parts]
    lane = lane_of(part)
    facts, chips, head = _head(part)
    width = max(w for w, _ in sizes) + 2 * PAD + lane
    for fact in facts:
        width = max(width, width_of(fact.text, SMALL) + 30)
    return max(width, _title_width(part)), head + sum(h for _, h in sizes) + GAP * (len(sizes) - 1) + PAD


def _title_width(part: Part) -> float:
    return width_of(part.label, TITLE, True) + width_of(tag_of(part), SMALL) + 44


def lane_of(part: Part) -> int:
    """The room left of the parts inside, for their arrows back."""
    return LANE if part.again or any(inner.again and not inner.parts for inner in part.parts) else 0


def tag_of(part: Part) -> str:
    """The level of a part, and why it repeats."""
    return part.again if part.level == "turn" else " · ".join(filter(None, (part.level, part.again)))


def _head(part: Part) -> tuple[tuple[Detail, ...], tuple[Chip, ...], float]:
    """What stands above the parts inside a container, and how high that is."""
    facts = tuple(detail for detail in part.details if detail.kind in ("guard", "note"))
    chips, height = _chips(part, HEAD + LINE * len(facts))
    return facts, chips, HEAD + LINE * len(facts) + height + 6


def _leaf(part: Part) -> tuple[tuple[Detail, ...], tuple[Chip, ...], float]:
    lines = tuple(detail for detail in part.details if detail.kind in ("guard", "wait", "note"))
    chips, height = _chips(part, HEAD + LINE * len(lines))
    return lines, chips, HEAD + LINE * len(lines) + height + 10


def _chips(part: Part, y: float) -> tuple[tuple[Chip, ...], float]:
    """Moves and questions side by side, in as many rows as they need."""
    chips: list[Chip] = []
    x, row = 14.0, 0
    for detail in part.details:
        if detail.kind not in ("move", "ask"):
            continue
        text = f"{detail.text}?" if detail.kind == "ask" and not detail.text.endswith("?") else detail.text
        w = width_of(text, SMALL) + 16
        if chips and x + w > LEAF_WIDTH - 8:
            x, row = 14.0, row + 1
        chips.append(Chip(detail.kind, text, x, y + row * CHIP + 2, w))
        x += w + 6
    return tuple(chips), (row + 1) * CHIP if chips else 0.0


def _place(part: Part, x: float, y: float, width: float) -> Placed:
    _, height = _size(part)
    if not part.parts:
        lines, chips, _ = _leaf(part)
        return Placed(part, x, y, width, height, (), lines, chips)
    facts, chips, head = _head(part)
    lane = lane_of(part)
    inner_x, inner_y = x + PAD + lane, y + head
    inner_width = width - 2 * PAD - lane
    inner = []
    for child in part.parts:
        placed = _place(child, inner_x, inner_y, inner_width)
        inner.append(placed)
        inner_y += placed.h + GAP
    return Placed(part, x, y, width, height, tuple(inner), facts, chips)
