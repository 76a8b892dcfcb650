"""What messengers show of a link to a table: a few words, and a picture with who sits there and how it stands."""

from __future__ import annotations

import re
from colorsys import hls_to_rgb
from functools import lru_cache
from hashlib import sha256
from html import escape
from typing import NamedTuple

from rondel.messages import And, Message, Seat, Words
from rondel.server.lettering import Colour, Picture, plain, width_of
from rondel.wire.tables import TableInfo
from rondel.words import Speaker

WIDE, HIGH, EDGE = 1200, 630, 70
INK, GROUND, LAMP, PALE = range(4)
MOST = 6
"""Rows that fit on the picture."""
READERS = re.compile(
    r"bot\b|crawler|spider|facebookexternalhit|whatsapp|telegram|slack|discord|signal|skype|preview|embed|mastodon",
    re.I,
)
"""How those who fetch a page to show a preview of it call themselves; people get the page itself."""
PAGE = re.compile(r"/t/([A-Za-z0-9-]{3,40})/?$")


class WaitsForPlayers(Message):
    free: int


class BeingPlayed(Message):
    names: And[Words]


class WonBy(Message):
    seats: And[Seat]


class PlayedToTheEnd(Message): ...


class Row(NamedTuple):
    """A line of the standing."""

    place: str
    name: str
    score: str


def head(table: TableInfo, url: str, language: str) -> str:
    """The page for those who want nothing but its head."""
    names = tuple(seat.name for seat in table.seats)
    speaker = Speaker(language, name_of=lambda seat: names[seat] if 0 <= seat < len(names) else "")
    title = f"{table.title} · {table.name}" if table.name else table.title
    tags = {
        "og:site_name": "Rondel",
        "og:type": "website",
        "og:title": title,
        "og:description": speaker.say(_told(table)),
        "og:url": f"{url}/t/{table.code}",
        "og:image": f"{url}/api/tables/{table.code}/preview.png",
        "og:image:type": "image/png",
        "og:image:width": str(WIDE),
        "og:image:height": str(HIGH),
        "twitter:card": "summary_large_image",
    }
    lines = "".join(f'<meta property="{name}" content="{escape(text)}">' for name, text in tags.items())
    return f'<!doctype html><meta charset="utf-8"><title>{escape(title)}</title>{lines}'


def _told(table: TableInfo) -> Message:
    if table.outcome is not None:
        return WonBy(list(table.outcome.winners)) if table.outcome.winners else PlayedToTheEnd()
    free = sum(seat.kind == "free" for seat in table.seats)
    if table.status == "open":
        return WaitsForPlayers(free)
    return BeingPlayed([seat.name for seat in table.seats if seat.name])


def png(table: TableInfo) -> bytes:
    """The picture: the game, and its seats as they stand."""
    return _drawn(table.game, table.title, table.name, tuple(_rows(table)))


def _rows(table: TableInfo) -> list[Row]:
    outcome = table.outcome
    scores = outcome.scores if outcome is not None else ()
    rows = [
        Row("1." if outcome and seat.seat in outcome.winners else "", seat.name, _score(scores, seat.seat))
        for seat in table.seats
        if seat.name
    ]
    return sorted(rows, key=lambda row: row.place != "1.")[:MOST]


def _score(scores: tuple[int, ...], seat: int) -> str:
    return str(scores[seat]) if seat < len(scores) else ""


def colours(game: str) -> list[Colour]:
    """Ink, ground, lamp and pale ink; every game has a ground of its own, always the same."""
    hue = sha256(game.encode()).digest()[0] / 255
    ground = tuple(round(255 * part) for part in hls_to_rgb(hue, 0.17, 0.45))
    return [(246, 240, 226), (ground[0], ground[1], ground[2]), (247, 181, 56), (186, 178, 160)]


@lru_cache(64)
def _drawn(game: str, title: str, name: str, rows: tuple[Row, ...]) -> bytes:
    picture = Picture(WIDE, HIGH, colours(game))
    picture.fill(0, 0, WIDE, HIGH, GROUND)
    picture.fill(0, 0, WIDE, 14, LAMP)
    room = WIDE - 2 * EDGE
    big = plain(title)
    dot = next((size for size in (14, 11, 9, 7, 5) if width_of(big, size) <= room), 4)
    picture.write(big, EDGE, EDGE, dot, INK)
    y = EDGE + 7 * dot + 26
    if name:
        picture.write(plain(name)[:40], EDGE, y, 4, PALE)
    y += 70
    for row in rows:
        ink = LAMP if row.place else INK
        picture.write(plain(row.name)[:20], EDGE, y, 6, ink)
        score = plain(row.score)
        picture.write(score, WIDE - EDGE - width_of(score, 6), y, 6, ink)
        y += 62
    picture.write("RONDEL", WIDE - EDGE - width_of("RONDEL", 4), HIGH - 50, 4, PALE)
    return picture.png()
