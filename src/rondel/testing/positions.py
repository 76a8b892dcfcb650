"""Matches that begin in the middle of a game, for tests of single rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec import to_builtins

from rondel.core.chance import Chance
from rondel.core.clocks import ClockSettings
from rondel.core.game import Game, Setup
from rondel.core.header import Header
from rondel.core.kernel import Kernel
from rondel.core.loading import starting_at
from rondel.core.machine import run
from rondel.core.match import Match
from rondel.core.policy import UndoPolicy
from rondel.core.position import INSIDE, Frame, Position
from rondel.errors import UnknownNode


def match_from(
    game: Game,
    seats: int,
    prepare: Callable[[Any], None],
    *,
    enter: str = "",
    options: Mapping[str, Any] | None = None,
    seed: str = "test",
    forced: Mapping[str, Sequence[Any]] | None = None,
    policy: UndoPolicy | None = None,
    clock: ClockSettings | None = None,
) -> Match:
    """A match that is set up, changed by `prepare`, and goes on from there to the next decision.

    `enter` is the id of the part of the flow, right below its root, to begin with; by default the first.
    """
    chance = Chance.of(seed, seats)
    for label, outcomes in (forced or {}).items():
        chance.force(label, *outcomes)
    state = game.setup(Setup(seats, game.read_options(options, seats), chance))
    prepare(state)
    position = Position([_root(game, enter)], seats, dirty=True)
    kernel = Kernel(game, game.snapshot(state, position, chance, None), traced=True)
    run(kernel)
    plain = to_builtins(dict(options or {}), str_keys=True)
    return starting_at(kernel, Header(game.name, game.version, seats, seed, plain, clock=clock), policy)


def _root(game: Game, enter: str) -> Frame:
    if not enter:
        return Frame(0)
    nodes = game.plan.nodes
    ids = [nodes[child].node.id for child in nodes[0].children]
    if enter not in ids:
        raise UnknownNode(f"{enter!r} is not right below the root of {game.title}; there are {', '.join(ids)}")
    return Frame(0, stage=INSIDE, i=ids.index(enter))
