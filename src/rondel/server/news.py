"""What viewers are told of something new: one picture for all who look with the same eyes, encoded once.

It is made where the rules have just run, before anything is written, and told when it is durable.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from hashlib import blake2b
from typing import Any, NamedTuple, Protocol, cast

import msgspec
from msgspec import Raw, structs

from rondel.core.clocks import Reading
from rondel.core.match import Match
from rondel.core.story import Teller
from rondel.core.telling import Record
from rondel.core.view import Viewer
from rondel.server import logs, pictures
from rondel.server.said import Said
from rondel.wire.messages import Picture

encode = msgspec.json.Encoder().encode


class Knowing(Protocol):
    """Somebody who has been told something."""

    viewer: Viewer
    sent: int
    told: int


class Known(NamedTuple):
    """What somebody who is told of something new knows already."""

    viewer: Viewer
    sent: int
    told: int

    @classmethod
    def of(cls, viewing: Knowing) -> Known:
        return cls(viewing.viewer, viewing.sent, viewing.told)


class Update(NamedTuple):
    """What somebody is told who knew so much."""

    version: int
    shown: bytes
    message: Said


News = dict[Known, Update]


class Drawn(NamedTuple):
    """A picture, encoded, and the sum of what a viewer would see change in it; clocks run by themselves."""

    picture: Picture
    data: bytes
    shown: bytes


def draw(picture: Picture) -> Drawn:
    view, interaction = encode(picture.view), encode(picture.interaction)
    seen = blake2b(view, digest_size=16)
    seen.update(interaction)
    if picture.request is not None or picture.outcome is not None:
        seen.update(encode((picture.request, picture.outcome)))
    raw = structs.replace(picture, view=cast(Any, Raw(view)), interaction=cast(Any, Raw(interaction)))
    return Drawn(picture, encode(raw), seen.digest())


def news(match: Match, records: Sequence[Record], wanted: Collection[Known], now: int) -> News:
    """What each viewer is told who knows so much; nothing for one to whom it cannot be shown."""
    made: News = {}
    if not wanted:
        return made
    same, teller = pictures.changed_from(match, records), Teller(match.game)
    clocks: Reading | None = None
    for known in wanted:
        try:
            clocks = clocks or match.clocks(now)
            made[known] = _update(match, known, same, now, teller, clocks)
        except Exception:  # a game that cannot be shown to one must not hold up the others
            logs.log.exception("picture", extra={"facts": {"game": match.game.name}})
    return made


def _update(match: Match, known: Known, same: int, now: int, teller: Teller, clocks: Reading | None) -> Update:
    viewer, sent, told = known
    drawn = draw(pictures.picture(match, viewer, now, clocks))
    log_from = min(match.numbers(viewer).of(same), sent)
    message = {
        "type": "update",
        "since": sent,
        "now": now,
        "picture": Raw(drawn.data),
        "log_from": log_from,
        "log": pictures.log_lines(match, viewer, log_from, teller=teller),
        "events": pictures.happened(match, viewer, told),
    }
    return Update(drawn.picture.version, drawn.shown, Said(encode(message)))
