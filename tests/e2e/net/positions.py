"""Positions the engine reaches, in recorded matches and in random play with fixed seeds, and what can be done there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
from msgspec import to_builtins
from msgspec.structs import replace

from rondel import registry
from rondel.core import file as files
from rondel.core.commands import Command
from rondel.core.game import Game
from rondel.core.header import Header
from rondel.core.history import feed
from rondel.core.interaction import interaction
from rondel.core.kernel import Kernel
from rondel.core.loading import starting_at
from rondel.core.log import effective, for_kernel
from rondel.core.match import Match
from rondel.core.offers import offers
from rondel.core.playing import begin
from rondel.core.policy import UndoPolicy
from rondel.core.seats import HOST
from rondel.core.simulation import clone
from rondel.core.view import Viewer, view_json
from rondel.errors import RondelError
from rondel.testing.cases import Case
from rondel.testing.courses import Course, record
from tests.e2e.net.english import said
from tests.e2e.net.kinds import NAMES, QUESTIONS, Wire

LOGS = Path(__file__).parents[2] / "logs"
MOST = 60
"""So many ways to fill in one offer are looked at."""
LONGEST = 400
"""So many entries of a random game are looked at."""
FEW = 2
"""So many seats of a kind are looked at: what one may do, the next may, too."""
SAID = "Orrery"
"""What is written where a text is wanted."""


@dataclass(frozen=True)
class Aim:
    """A decision to be made: what is offered, what is filled in, and the question it answers."""

    offer: Wire
    args: Wire | None
    question: str = ""


def log_names(game: str) -> list[str]:
    """The recorded matches of a game that begin at the beginning."""
    return [path.name for path in sorted((LOGS / game).glob("*.rondel")) if not _head(path).start]


def _head(path: Path) -> Header:
    return files.read(path.read_bytes()).head.header


def walk(game: str, source: str) -> Iterator[Kernel]:
    """The kernel before each entry of a recorded match, or of a random game written as a case; always the same one."""
    return _recorded(registry.game(game), LOGS / game / source) if source.endswith(".rondel") else _random(game, source)


def moments(game: str, source: str, alike: int) -> Iterator[tuple[int, Kernel]]:
    """Positions by their number of entries, so many of those in which the same step waits for the same things."""
    seen: Counter[Hashable] = Counter()
    for entries, kernel in enumerate(walk(game, source)):
        moment = (kernel.node.address, *(kernel.question(seat) is not None for seat in kernel.actors()))
        seen[moment] += 1
        if seen[moment] <= alike:
            yield entries, kernel


def _recorded(game: Game, path: Path) -> Iterator[Kernel]:
    file = files.read(path.read_bytes())
    head = file.head.header
    kernel = begin(game, head.seats, head.options, head.seed, forced=head.forced)
    for entry in for_kernel(effective(file.entries)):
        yield kernel
        feed(kernel, entry)
    if kernel.over is None:
        yield kernel


def _random(game: str, source: str) -> Iterator[Kernel]:
    case = Case.read(source)
    kernel = case.kernel(registry.game(game))
    for step in _course(game, source).steps[:LONGEST]:
        yield kernel
        step.play(kernel)


@cache
def _course(game: str, source: str) -> Course:
    return record(registry.game(game), Case.read(source))


def header(game: str, source: str) -> Header:
    """The match a source belongs to."""
    if source.endswith(".rondel"):
        return _head(LOGS / game / source)
    return Case.read(source).match(registry.game(game)).header


def match_at(game: str, source: str, kernel: Kernel) -> Match:
    """A match that begins here, at a table where anything can be taken back."""
    head = header(game, source)
    named = replace(head, names=NAMES[: head.seats])
    return starting_at(clone(kernel), named, UndoPolicy(mode="free"))


def is_worth_showing(match_file: bytes, game: str, aim: Aim) -> bool:
    """Does the engine accept it, and is there anything to be seen of it by whoever did it?"""
    match = files.load(match_file, registry.game(game))
    seat = aim.offer["seat"]
    viewer = Viewer((), host=True) if seat == HOST else Viewer((seat,))
    before = _sight(match, viewer)
    try:
        match.apply(Command(seat, aim.offer["name"], aim.args))
    except RondelError:
        return False
    return bool(_sight(match, viewer) != before)


def _sight(match: Match, viewer: Viewer) -> Any:
    return view_json(match.kernel, viewer), interaction(match, viewer).prompt


# -- what can be done ------------------------------------------------------------------------------------------


def everybody(kernel: Kernel) -> tuple[int, ...]:
    """Whoever may do anything: the host, and of those who are waited for and those who are not a few each."""
    actors = [seat for seat in kernel.actors() if seat >= 0]
    others = [seat for seat in kernel.living if seat not in actors]
    return (HOST, *actors[:FEW], *others[:FEW])


def aims(kernel: Kernel, seat: int) -> Iterator[Aim]:
    """Ways to do everything that is offered to a seat; perhaps not all of them, and some may yet be refused."""
    asked = kernel.question(seat)
    question = asked.id if asked else ""
    for offer in offers(kernel, seat):
        if offer.enabled:
            plain = said(kernel.game.name, offer)
            for args in islice(_ways(kernel, plain), MOST):
                yield Aim(plain, args, question if offer.name in QUESTIONS else "")


def _ways(kernel: Kernel, offer: Wire) -> Iterator[Wire | None]:
    inputs = offer.get("inputs", [])
    if not inputs:
        yield None
    elif offer.get("narrow"):
        move = next(move for move in kernel.moves(offer["seat"]) if move.name == offer["name"])
        yield from (move.wire(row) for row in islice(move.rows(kernel.s, offer["seat"]), MOST))
    elif offer.get("rows"):
        names = [place["name"] for place in inputs]
        step = max(1, len(offer["rows"]) // MOST)
        yield from (dict(zip(names, row, strict=True)) for row in offer["rows"][::step])
    else:
        yield from _one_after_the_other(kernel, offer)


def _one_after_the_other(kernel: Kernel, offer: Wire) -> Iterator[Wire]:
    """Everything filled in somehow, and then one thing after the other in every way."""
    ways = {place["name"]: list(_values(kernel, offer, place)) for place in offer["inputs"]}
    if not all(ways.values()):
        return
    first = {name: values[0] for name, values in ways.items()}
    yield _without_nothing(first)
    for name, values in ways.items():
        yield from (_without_nothing({**first, name: value}) for value in values[1:])


def _without_nothing(args: Wire) -> Wire:
    return {name: value for name, value in args.items() if value is not msgspec.UNSET}


def _values(kernel: Kernel, offer: Wire, place: Wire) -> Iterator[Any]:
    kind = place["kind"]
    if kind in ("one", "yes_no"):
        yield from (each["value"] for each in place.get("candidates", ()) if each.get("enabled", True))
        if place.get("optional"):
            yield msgspec.UNSET
    elif kind == "number":
        low = place.get("min", 0)
        yield from (low + place.get("step", 1) * times for times in (1, 0) if low + times <= place.get("max", low + 1))
    elif kind == "text":
        yield from _texts(place)
    else:
        choice = _choice(kernel, offer, place)
        if choice is not None:
            suggested = choice.suggest(kernel.s, offer["seat"])
            yield from (to_builtins(value, str_keys=True) for value in islice(suggested, MOST))


def _texts(place: Wire) -> Iterator[str]:
    yield (place.get("examples") or [SAID])[0]
    if not place.get("min"):
        yield ""


def _choice(kernel: Kernel, offer: Wire, place: Wire) -> Any:
    """What the engine asks there."""
    if offer["name"] in QUESTIONS:
        asked = kernel.question(offer["seat"])
        return asked.choice if asked else None
    move = next(move for move in kernel.moves(offer["seat"]) if move.name == offer["name"])
    return move.inputs.get(place["name"])
