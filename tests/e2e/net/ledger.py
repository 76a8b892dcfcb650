"""What a board can do: every decision of a plan tried on it, and what could not be done."""

from __future__ import annotations

import math
import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal, TypeVar

from playwright.sync_api import Browser

from rondel import registry
from tests.e2e.net.kinds import HOST
from tests.e2e.net.plan import Plan, Position, Shown, decisions, gaps, read
from tests.e2e.net.player import A_GLANCE, Means
from tests.e2e.net.tables import House, Positions, Seat, own_board

Each = TypeVar("Each")
MEANS: tuple[Means, ...] = ("pointer", "touch", "keyboard")
EVERY_MEANS = os.environ.get("RONDEL_NET") == "all"
"""Try every decision by pointer, by touch and by keyboard, rather than each by one of them in turn."""


Numbered = tuple[int, tuple[Position, Shown]]
"""A decision with its number among all of its board, by which its means is chosen."""
Face = Literal["", "host", "phone", "generic"]
"""Which board of a game: its only one, the host's, that of a player at a table with a host, or the generic table."""
NAMED = 1
"""So many names of one field are told apart in an ordinary run, spread over all of them; with every means, all are."""
FEWER: dict[Face, int] = {"generic": 4, "host": 16}
"""So many decisions are made in an ordinary run on a board that is made of parts which others try as well."""
PART = 24
"""So many decisions are one test, so that several can be tried side by side."""


@dataclass(frozen=True)
class Board:
    """A board of a game."""

    game: str
    face: Face = ""

    def __str__(self) -> str:
        return f"{self.game}, {self.face}" if self.face else self.game

    def decisions(self, plan: Plan) -> Iterator[Numbered]:
        """What is tried: where names make no difference, only the first decision of each move or question.

        The generic table looks at no names, and the host's board is made of the phone's parts, where all are tried.
        """
        shown_here = list(enumerate((at, shown) for at, shown in decisions(plan) if self._shows(shown)))
        if EVERY_MEANS:
            yield from shown_here
        elif self.face in FEWER:
            yield from _spread(shown_here, FEWER[self.face])
        else:
            yield from _fewer(shown_here)

    def _shows(self, shown: Shown) -> bool:
        is_first = any("=" not in fact for fact in shown.shows)
        match self.face:
            case "generic":
                return is_first
            case "host":
                return shown.seat == HOST and is_first
            case "phone":
                return shown.seat != HOST
            case _:
                return True

    def parts(self, plan: Plan) -> int:
        """So many tests it is."""
        return -(-len(list(self.decisions(plan))) // PART)


def _fewer(found: list[Numbered]) -> Iterator[Numbered]:
    """Without some of the decisions that differ from others only by a name, where there are many."""
    alike: dict[frozenset[str], list[int]] = {}
    for number, (_, shown) in found:
        if all("=" in fact for fact in shown.shows):
            alike.setdefault(frozenset(fact.partition("=")[0] for fact in shown.shows), []).append(number)
    left_out = {number for numbers in alike.values() for number in set(numbers) - set(_spread(numbers, NAMED))}
    yield from ((number, each) for number, each in found if number not in left_out)


def _spread(all_of_them: Sequence[Each], most: int) -> Sequence[Each]:
    if len(all_of_them) <= most:
        return all_of_them
    return [all_of_them[place * len(all_of_them) // most] for place in range(most)]


def boards(game: str) -> Iterator[Board]:
    """All boards of a game."""
    hosted = any(shown.seat == HOST for _, shown in decisions(read(game)))
    faces: tuple[Face, ...] = ("host", "phone") if hosted else ("",)
    for face in (*faces, "generic") if own_board(game) else faces:
        if "*" not in gaps(str(Board(game, face))):
            yield Board(game, face)


@dataclass
class Ledger:
    """What was tried on a board, and what went wrong."""

    wrong: list[str] = field(default_factory=list)
    mended: set[str] = field(default_factory=set)
    """Gaps that are none any more."""
    errors: list[str] = field(default_factory=list)


class Seats:
    """The browsers of a worker, one for each means; those for the generic table do without every game's own board."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser, self.house = browser, House(browser.new_context(), url)
        self.found: dict[tuple[Means, bool], Seat] = {}

    def of(self, board: Board) -> dict[Means, Seat]:
        """Where a board is played."""
        return {means: self._seat(means, board.face == "generic") for means in MEANS}

    def _seat(self, means: Means, generic: bool) -> Seat:
        if (means, generic) not in self.found:
            without = [own_board(game) for game in registry.names()] if generic else []
            self.found[means, generic] = Seat(self.browser, self.house, means, without=without)
        return self.found[means, generic]


def keep(board: Board, part: int, plan: Plan, seats: dict[Means, Seat], pictures: Path) -> Ledger:
    """Try everything in one part of what a board must be able to do, and say what it cannot."""
    ledger, known = Ledger(), gaps(str(board))
    todo = list(board.decisions(plan))[part * PART :][:PART]
    positions, open_gaps = Positions(plan.only(at for _, (at, _) in todo)), set[str]()
    for number, (at, shown) in todo:
        goal, match_file = positions.goal(at, shown), positions.files[at.source, at.entries]
        seconds = A_GLANCE if known.keys() & shown.shows else math.inf
        for means in MEANS if EVERY_MEANS else MEANS[number % len(MEANS) :][:1]:
            why = seats[means].play(match_file, goal, pictures / f"{number}-{means}.png", seconds)
            if not why:
                continue
            open_gaps |= {fact for fact in shown.shows if fact in known}
            if not open_gaps.intersection(shown.shows):
                ledger.wrong.append(_told(at, shown, means, why, seats[means], pictures / f"{number}-{means}.png"))
    ledger.mended = {fact for _, (_, shown) in todo for fact in shown.shows if fact in known} - open_gaps
    for seat in seats.values():
        ledger.errors += seat.errors
        seat.errors.clear()
    return ledger


def _told(at: Position, shown: Shown, means: Means, why: str, seat: Seat, picture: Path) -> str:
    where = f"{at.source} after {at.entries} entries, seat {shown.seat}"
    pressed = " > ".join(name.split("|")[0].strip() for name in seat.player.trail)
    shows = ", ".join(shown.shows)
    return f"{shown.name} {shown.args} by {means}: {why} ({shows}; {where}; {picture}); pressed: {pressed}"
