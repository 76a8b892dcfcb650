"""Putting a match where an author wants it: another state, another node."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from rondel.core.kernel import Kernel
from rondel.core.loading import starting_at
from rondel.core.machine import run
from rondel.core.match import Match
from rondel.core.placing import BadPosition, Spot, fits, placed


def with_state(match: Match, state: bytes) -> Match:
    """A match that goes on with another state, written as JSON; a question that was open is not asked any more."""
    game = match.game
    snapshot = game.decode(match.kernel.checkpoint()[0])
    try:
        snapshot.s = msgspec.json.decode(state, type=game.state)
    except (msgspec.ValidationError, msgspec.DecodeError) as problem:
        raise BadPosition(f"this is no state of {game.title}: {problem}") from None
    fits(game, snapshot.s, match.header.seats)
    snapshot.pos.dirty, snapshot.over = True, None
    kernel = Kernel(game, snapshot, traced=True)
    run(kernel)
    return _from(match, kernel)


def at_node(match: Match, node: str, seat: int | None) -> Match:
    """A match that goes on at another node with the state as it is."""
    snapshot = match.game.decode(match.kernel.checkpoint()[0])
    turn = max(1, snapshot.pos.turn)
    spot = Spot(node, seat, turn, max(1, snapshot.pos.round))
    return _from(match, placed(match.game, snapshot.s, match.header.seats, spot, snapshot.chance))


def _from(match: Match, kernel: Kernel) -> Match:
    return starting_at(kernel, replace(match.header, start=b"", forced={}), match.policy)
