"""Hints at the terminal: a nudge first, then decisions with their reasons."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from rondel.bots.advising import advise
from rondel.bots.base import Budget
from rondel.cli.table import TerminalTable

SECONDS = 1.0


def hints(table: TerminalTable, seat: int) -> Iterator[str]:
    """What to tell a seat; the second time at the same place it is told more."""
    here = (seat, len(table.match.entries))
    again = table.hinted == here
    table.hinted = here
    kernel, rng = table.match.kernel, Random(f"{table.match.header.seed}/hint/{here}")
    found = advise(kernel, seat, rng, Budget(SECONDS), ideas=again)
    found = table.speaker.spoken(found)
    if not again or not found.ideas:
        yield str(found.nudge)
        yield from () if found.free else ("Type `hint` again for decisions to think about.",)
        return
    yield from (f"{number}. {idea}" for number, idea in enumerate(found.ideas, 1))
