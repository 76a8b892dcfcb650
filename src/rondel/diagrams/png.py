"""The flow as a PNG, for which mermaidx is needed."""

from __future__ import annotations

from rondel.errors import RondelError


class NoPainter(RondelError):
    """What draws PNGs is not installed."""

    code = "no_painter"


def png(svg: str, scale: float = 2.0) -> bytes:
    """An SVG picture as a PNG."""
    try:
        import mermaidx  # type: ignore[import-untyped]
    except ImportError:
        raise NoPainter("PNG needs mermaidx: install rondel[diagrams], or use --format svg") from None
    width = int(float(svg.split('width="', 1)[1].split('"', 1)[0]) * scale)
    drawn: bytes = mermaidx.svg_to_png(svg, width=width)
    return drawn
