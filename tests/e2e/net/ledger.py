"""What a board can do: every decision of a plan tried on it, and what could not be done."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import Browser

from tests.e2e.net.plan import Plan, Position, Shown, decisions, gaps
from tests.e2e.net.player import Means
from tests.e2e.net.tables import House, Positions, Seat, own_board

MEANS: tuple[Means, ...] = ("pointer", "touch", "keyboard")
EVERY_MEANS = os.environ.get("RONDEL_NET") == "all"
"""Try every decision by pointer, by touch and by keyboard, rather than each by one of them in turn."""


@dataclass(frozen=True)
class Board:
    """A game with its own board, or on the generic table."""

    game: str
    generic: bool = False

    def __str__(self) -> str:
        return f"{self.game}, generic" if self.generic else self.game

    def decisions(self, plan: Plan) -> Iterator[tuple[Position, Shown]]:
        """What is tried: on the generic table, which looks at no names, the first decision of each move or question."""
        for at, shown in decisions(plan):
            if not self.generic or any("=" not in fact for fact in shown.shows):
                yield at, shown


@dataclass
class Ledger:
    """What was tried on a board, and what went wrong."""

    wrong: list[str] = field(default_factory=list)
    mended: set[str] = field(default_factory=set)
    """Gaps that are none any more."""
    errors: list[str] = field(default_factory=list)


def keep(board: Board, plan: Plan, browser: Browser, url: str, pictures: Path) -> Ledger:
    """Try everything a board must be able to do, and say what it cannot."""
    ledger, known = Ledger(), gaps(str(board))
    house = House(browser.new_context().request, url)
    without = own_board(board.game) if board.generic else ""
    seats = {means: Seat(browser, house, means, without=without) for means in MEANS}
    positions, open_gaps = Positions(plan), set[str]()
    for number, (at, shown) in enumerate(board.decisions(plan)):
        goal, match_file = positions.goal(at, shown), positions.files[at.source, at.entries]
        for means in MEANS if EVERY_MEANS else MEANS[number % len(MEANS) :][:1]:
            why = seats[means].play(match_file, goal, pictures / f"{number}-{means}.png")
            if not why:
                continue
            open_gaps |= {fact for fact in shown.shows if fact in known}
            if not open_gaps.intersection(shown.shows):
                ledger.wrong.append(_told(at, shown, means, why, seats[means], pictures / f"{number}-{means}.png"))
    ledger.mended = {fact for fact in known if fact in plan.facts} - open_gaps
    for seat in seats.values():
        ledger.errors += seat.errors
        seat.context.close()
    return ledger


def _told(at: Position, shown: Shown, means: Means, why: str, seat: Seat, picture: Path) -> str:
    where = f"{at.source} after {at.entries} entries, seat {shown.seat}"
    pressed = " > ".join(name.split("|")[0].strip() for name in seat.player.trail)
    shows = ", ".join(shown.shows)
    return f"{shown.name} {shown.args} by {means}: {why} ({shows}; {where}; {picture}); pressed: {pressed}"
