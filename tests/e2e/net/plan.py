"""A small set of positions and decisions that together show every kind of decision of a game.

`make net GAME=name` makes a plan anew: recorded matches first, then random play for what those never come to. A plan is
data in `plans/<game>.json`; `gaps.toml` says what no plan reaches, or no board can do, and why.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from rondel import registry
from rondel.core import file as files
from rondel.testing.cases import cases, tables
from tests.e2e.net.kinds import LEFT_OUT, Plain, base_of, coarse, facts, is_left_out, plain_inputs
from tests.e2e.net.positions import Aim, aims, everybody, is_worth_showing, log_names, match_at, walk

HERE = Path(__file__).parent
GAMES = 10
"""So many random games are looked at besides the recorded ones."""


class Shown(Struct, frozen=True):
    """A decision of the plan, and the facts it is there for."""

    seat: int
    name: str
    args: dict[str, Any] | None
    shows: tuple[str, ...]


class Position(Struct, frozen=True):
    """A position by its source and the number of entries before it."""

    source: str
    entries: int
    decisions: tuple[Shown, ...]


class Plan(Struct, frozen=True):
    """Every fact the engine was seen to offer, and where it is shown."""

    game: str
    plain: dict[str, tuple[str, ...]]
    """What is filled in with more names than need be told apart, and those that are told apart nonetheless."""
    positions: tuple[Position, ...]
    unshown: tuple[str, ...] = ()
    """What is offered, but never does anything that can be seen."""

    @property
    def facts(self) -> frozenset[str]:
        """Everything it shows."""
        return frozenset(fact for at in self.positions for shown in at.decisions for fact in shown.shows)

    def only(self, positions: Iterable[Position]) -> Plan:
        """A part of it."""
        wanted = {(at.source, at.entries) for at in positions}
        return replace(self, positions=tuple(at for at in self.positions if (at.source, at.entries) in wanted))


def sources(name: str) -> list[str]:
    """Recorded matches, then random games at every table."""
    game = registry.game(name)
    return [*log_names(name), *map(str, cases(tables(game), GAMES, "net"))]


def read(name: str) -> Plan:
    """The plan of a game."""
    return msgspec.json.decode((HERE / "plans" / f"{name}.json").read_bytes(), type=Plan)


def only_read(name: str) -> tuple[str, ...]:
    """The sheets of a game in which nothing is decided."""
    return tuple(tomllib.loads((HERE / "names.toml").read_text()).get(name, {}).get("only_read", ()))


def gaps(name: str) -> dict[str, str]:
    """Facts of a game that no board shows or no plan reaches, with the reason."""
    found: dict[str, str] = tomllib.loads((HERE / "gaps.toml").read_text()).get(name, {})
    return found


# -- making one ------------------------------------------------------------------------------------------------

Spot = tuple[str, int]


class Survey:
    """What was offered where."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.first: dict[str, str] = {}
        """The first thing to be filled in of each move that is begun with a word of the rules."""
        self.spots: dict[frozenset[str], Spot] = {}
        """What is offered together, and the first position where it is."""

    @property
    def seen(self) -> frozenset[str]:
        """Everything that was offered anywhere."""
        return frozenset[str]().union(*self.spots)

    def look(self, sources: Iterable[str]) -> None:
        """Look at every position of some sources."""
        for source in sources:
            for entries, kernel in enumerate(walk(self.game, source)):
                found = (self._note(aim) for seat in everybody(kernel) for aim in aims(kernel, seat))
                self.spots.setdefault(frozenset(fact for each in found for fact in each), (source, entries))

    def _note(self, aim: Aim) -> frozenset[str]:
        found = facts(aim.offer, aim.args, aim.question)
        for place in aim.offer.get("inputs", ())[:1]:
            if any(isinstance(each["value"], str) for each in place.get("candidates", ())):
                self.first.setdefault(base_of(aim.offer, aim.question), place["name"])
        return found


def make(game: str) -> Plan:
    """A plan that shows everything there is to show, by the position that shows most of what is left."""
    survey = Survey(game)
    survey.look(sources(game))
    plain = _plain(game, survey)
    reach = {
        spot: frozenset(coarse(fact, plain) for fact in found if not is_left_out(fact, plain))
        for found, spot in survey.spots.items()
    }
    left = set[str]().union(*reach.values())
    positions: list[Position] = []
    while reach:
        spot = max(reach, key=lambda one: (len(reach[one] & left), one[0].endswith(".rondel"), -one[1]))
        if not reach.pop(spot) & left:
            break
        position = _show(game, spot, plain, left)
        if position.decisions:
            positions.append(position)
            left -= {fact for shown in position.decisions for fact in shown.shows}
    return Plan(game, dict(sorted(plain.items())), tuple(positions), tuple(sorted(left)))


def _plain(game: str, survey: Survey) -> dict[str, tuple[str, ...]]:
    """Where names are not told apart, because there are too many of them or because `names.toml` says so."""
    said = tomllib.loads((HERE / "names.toml").read_text()).get(game, {})
    found: dict[str, tuple[str, ...]] = dict.fromkeys(plain_inputs(survey.seen, survey.first), ())
    for where in {fact.partition("=")[0] for fact in survey.seen}:
        names = said.get(where.removeprefix("host "))
        if names is not None:
            found[where] = tuple(names)
    for fact in said.get("left_out", ()):
        found |= {fact: (LEFT_OUT,), f"host {fact}": (LEFT_OUT,)}
    return found


def _show(game: str, spot: Spot, plain: Plain, left: set[str]) -> Position:
    """The decisions at a position that show what is left, the richest first."""
    source, entries = spot
    kernel = next(kernel for number, kernel in enumerate(walk(game, source)) if number == entries)
    match_file = files.dump(match_at(game, source, kernel))
    ways = [
        (aim, facts(aim.offer, aim.args, aim.question, plain)) for s in everybody(kernel) for aim in aims(kernel, s)
    ]
    todo, chosen = set(left), list[Shown]()
    while ways:
        aim, found = max(ways, key=lambda way: len(way[1] & todo))
        if not found & todo:
            break
        ways.remove((aim, found))
        if is_worth_showing(match_file, game, aim):
            chosen.append(Shown(aim.offer["seat"], aim.offer["name"], aim.args, tuple(sorted(found & todo))))
            todo -= found
    return Position(source, entries, tuple(chosen))


def decisions(plan: Plan) -> Iterator[tuple[Position, Shown]]:
    """All decisions of a plan."""
    return ((at, shown) for at in plan.positions for shown in at.decisions)


def write(game: str) -> Plan:
    """Make the plan of a game anew and keep it."""
    plan = make(game)
    text = msgspec.json.format(msgspec.json.encode(plan), indent=1)
    (HERE / "plans" / f"{game}.json").write_bytes(text + b"\n")
    return plan
