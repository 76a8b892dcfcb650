"""Links as pictures that phones can read."""

from __future__ import annotations

import io
from functools import lru_cache

import segno


@lru_cache(256)
def svg(link: str, scale: int = 8) -> bytes:
    out = io.BytesIO()
    segno.make(link, error="m").save(out, kind="svg", scale=scale, border=2, light="white")
    return out.getvalue()


@lru_cache(256)
def png(link: str, scale: int = 8) -> bytes:
    out = io.BytesIO()
    segno.make(link, error="m").save(out, kind="png", scale=scale, border=2)
    return out.getvalue()


def text(link: str) -> str:
    """For a terminal."""
    out = io.StringIO()
    segno.make(link, error="l").terminal(out, compact=True, border=1)
    return out.getvalue()
