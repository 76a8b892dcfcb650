"""What a decision would bring, for whoever is about to make it."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from rondel.core.decisions import Decision
from rondel.core.kernel import Kernel
from rondel.core.legality import legal
from rondel.core.match import Match
from rondel.core.simulation import clone
from rondel.core.view import Viewer
from rondel.core.weighing import weigh
from rondel.server.live import LiveTable
from rondel.wire.messages import Weigh, Weighed


class Considered(NamedTuple):
    """A legal decision, and where it would be made."""

    version: int
    kernel: Kernel
    decision: Decision
    chance: str


async def weighed(table: LiveTable, viewer: Viewer, asked: Weigh) -> Weighed:
    """The stakes of a legal decision. Only the position is taken under the table's lock: it plays on meanwhile."""

    def consider(match: Match) -> Considered:
        decision = legal(match.kernel, asked.seat, asked.name, asked.args)
        version = match.version(viewer)
        chance = f"{match.header.commitment}/{version}/{decision!r}"
        return Considered(version, clone(match.kernel), decision, chance)

    found = await table.ask(consider)
    stakes = await table.process.rules.run(weigh, found.kernel, found.decision, Random(found.chance))
    return Weighed(asked.id, found.version, stakes)
