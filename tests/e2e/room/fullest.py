"""The fullest positions the engine reaches: of each kind of decision the one that shows most, and the fullest hand.

`python -m tests.e2e.room.fullest` looks for them anew, in recorded matches and in random games with fixed seeds.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import msgspec
from msgspec import Struct

from rondel import registry
from rondel.core import file as files
from rondel.core.kernel import Kernel
from rondel.core.offers import offers
from rondel.core.view import Viewer, view_json
from tests.e2e.net.plan import sources
from tests.e2e.net.positions import match_at, walk

PLACE = Path(__file__).with_name("fullest.json")
WATCHED = "seen by all"


class Spot(Struct, frozen=True):
    """A position by its source and the number of entries before it, seen by whoever is to act."""

    game: str
    source: str
    entries: int
    seat: int
    most: tuple[str, ...]
    """What there is more of here than anywhere else."""


def read(game: str) -> list[Spot]:
    """What was found."""
    return [spot for spot in msgspec.json.decode(PLACE.read_bytes(), type=list[Spot]) if spot.game == game]


def match_files(spots: list[Spot]) -> Iterator[tuple[Spot, bytes]]:
    """The matches to be brought to a server, each source walked through once."""
    for game, source in dict.fromkeys((spot.game, spot.source) for spot in spots):
        wanted = {spot.entries: spot for spot in spots if (spot.game, spot.source) == (game, source)}
        for entries, kernel in enumerate(walk(game, source)):
            if entries in wanted:
                yield wanted.pop(entries), files.dump(match_at(game, source, kernel))
            if not wanted:
                break


def find(game: str) -> list[Spot]:
    """The fullest positions of a game, each once."""
    best: dict[str, tuple[int, str, int, int]] = {}
    for source in sources(game):
        for entries, kernel in enumerate(walk(game, source)):
            for seat in [actor for actor in kernel.actors() if actor >= 0][:1]:
                for kind, size in _sizes(kernel, seat).items():
                    if size > best.get(kind, (0,))[0]:
                        best[kind] = (size, source, entries, seat)
    kinds: defaultdict[tuple[str, int, int], list[str]] = defaultdict(list)
    for kind, (_, *where) in best.items():
        kinds[*where].append(kind)  # type: ignore[index]
    return [Spot(game, *where, tuple(most)) for where, most in kinds.items()]


def _sizes(kernel: Kernel, seat: int) -> dict[str, int]:
    """What a position shows, by what is measured: all of it, what only this seat knows, and what others see."""
    shown, public = (len(view_json(kernel, Viewer(seats))) for seats in ((seat,), ()))
    return {_kind(kernel, seat): shown, "held": shown - public, WATCHED: public}


def _kind(kernel: Kernel, seat: int) -> str:
    """What is decided: the first thing that is offered, or the question that is asked."""
    asked = kernel.question(seat)
    if asked is not None:
        return asked.id
    return next((offer.name for offer in offers(kernel, seat) if offer.group == "main"), "nothing")


if __name__ == "__main__":
    found = [spot for game in registry.names() for spot in find(game)]
    PLACE.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
