"""The flow as Mermaid text, which many pages and tools draw."""

from __future__ import annotations

import json
from collections.abc import Iterator

from rondel.diagrams.scene import Part, Scene

_SHAPES = {"none": ("[", "]"), "actor": ("([", "])"), "window": ("{{", "}}"), "gate": ("[/", "/]")}
_SIGNS = {"move": "▸ ", "ask": "? ", "guard": "", "wait": "", "note": ""}
_STYLES = (
    "classDef none fill:#f3f4f6,stroke:#9ca3af,color:#1f2937",
    "classDef actor fill:#e0edff,stroke:#3b82f6,color:#1f2937",
    "classDef window fill:#fff3d6,stroke:#d99a1c,color:#1f2937",
    "classDef gate fill:#fde8ef,stroke:#d6457a,color:#1f2937",
    "classDef end_ fill:#374151,stroke:#374151,color:#ffffff",
)
_LEVELS = {
    "segment": "fill:#f7f9fc,stroke:#8fa3bf,color:#1f2937",
    "turn": "fill:#fffaf0,stroke:#e0b45c,color:#1f2937",
    "loop": "fill:#f7f3ff,stroke:#a78bda,color:#1f2937",
    "phase": "fill:#f1faf3,stroke:#7fbf8e,color:#1f2937",
    "step": "fill:#ffffff,stroke:#9ca3af,color:#1f2937",
}


def mermaid(scene: Scene) -> str:
    """A flowchart: a subgraph per container, a shape per way of waiting, an arrow per way on."""
    ids = {part.key: f"n{number}" for number, part in enumerate(p for top in scene.tops for p in top.all())}
    return "\n".join(_lines(scene, ids)) + "\n"


def _lines(scene: Scene, ids: dict[str, str]) -> Iterator[str]:
    yield "---"
    yield f"title: {json.dumps(scene.title, ensure_ascii=False)}"
    yield "---"
    yield "flowchart TD"
    yield "  start((start)):::end_"
    for top in scene.tops:
        yield from _part(top, ids, 1)
    yield "  finish((end)):::end_"
    yield from _arrows(scene, ids)
    for number, note in enumerate(scene.notes):
        yield f'  note{number}["{_text(note)}"]'
        yield f"  style note{number} fill:#ffffff,stroke:#cbd5e1,stroke-dasharray:4 3,color:#475569"
    yield from (f"  {style}" for style in _STYLES)
    for top in scene.tops:
        yield from (f"  style {ids[part.key]} {_LEVELS[part.level]}" for part in top.all() if part.parts)


def _part(part: Part, ids: dict[str, str], depth: int) -> Iterator[str]:
    space = "  " * depth
    if not part.parts:
        opening, closing = _SHAPES[part.wait]
        yield f'{space}{ids[part.key]}{opening}"{_label(part)}"{closing}:::{part.wait}'
        return
    yield f'{space}subgraph {ids[part.key]}["{_label(part)}"]'
    for inner in part.parts:
        yield from _part(inner, ids, depth + 1)
    yield f"{space}end"


def _label(part: Part) -> str:
    head = _text(part.label)
    if part.parts:
        facts = [part.again, *(detail.text for detail in part.details if detail.kind in ("guard", "note"))]
        return " · ".join([head, *(_text(fact) for fact in facts if fact)])
    lines = [f"<b>{head}</b>"]
    lines += [_text(f"{_SIGNS[detail.kind]}{detail.text}") for detail in part.details]
    return "<br/>".join(lines)


def _arrows(scene: Scene, ids: dict[str, str]) -> Iterator[str]:
    """Arrows run between innermost parts: renderers agree about those."""
    parts = {part.key: part for top in scene.tops for part in top.all()}
    first = {key: ids[next(part.leaves()).key] for key, part in parts.items()}
    last = {key: ids[list(part.leaves())[-1].key] for key, part in parts.items()}
    if scene.main:
        yield f"  start --> {first[scene.main[0].key]}"
    for edge in scene.edges:
        if edge.kind in ("next", "again"):
            label = "" if edge.label in ("", "if") else f"|{_text(edge.label)}|"
            yield f"  {last[edge.source]} -->{label} {first[edge.target]}"
    for jump in scene.jumps:
        arrow = "-.->" if jump.kind == "call" else "==>"
        label = f"|{_text(jump.label)}|" if jump.label else ""
        yield f"  {last[jump.source]} {arrow}{label} {first[jump.target]}"
    if scene.main:
        yield f"  {last[scene.main[-1].key]} --> finish"


def _text(text: str) -> str:
    """Text that cannot be mistaken for syntax."""
    return text.replace("&", "&amp;").replace('"', "&quot;").replace("<", "&lt;").replace(">", "&gt;")
