"""A match that nobody began by hand waits, clocks and all, until those who play it have come.

A rematch begins for people who may still stand at the old result, or may have gone. Where time can run out within a
day it is paused at once, in its log, and goes on when everybody is there or somebody who may ends the pause.
"""

from __future__ import annotations

import contextlib

from rondel.core.clocks import DAY, ClockSettings
from rondel.core.command_names import PAUSE, RESUME
from rondel.core.commands import Command
from rondel.core.match import Match
from rondel.core.seats import SYSTEM
from rondel.errors import Rejected
from rondel.server.seating import Holders
from rondel.server.store.rows import TableRow

REASON = "not_all_here"


def is_for_one_sitting(clock: ClockSettings) -> bool:
    """Does a clock run out before people can be expected to look in? Where they play by mail, a mail tells them."""
    return clock.limited and clock.bank_ms + clock.budget_ms < DAY


def wait(match: Match, at: int) -> None:
    """Stop the clocks until everybody has come; a match that bots have ended meanwhile waits for nobody."""
    with contextlib.suppress(Rejected):
        match.apply(Command(SYSTEM, PAUSE, {"reason": REASON}, at=at))


def go_on(match: Match, at: int) -> None:
    """Go on, unless somebody was faster: another process, or whoever ended the pause by hand."""
    if match.paused == REASON:
        match.apply(Command(SYSTEM, RESUME, at=at))


def missing(row: TableRow, holders: Holders, connected: tuple[int, ...]) -> list[int]:
    """The seats of people of whom nobody has come."""
    return [
        number
        for number, seat in enumerate(row.data.seats)
        if seat.kind == "person" and not (seat.stands_in or seat.left or number in connected) and holders.get(number)
    ]
