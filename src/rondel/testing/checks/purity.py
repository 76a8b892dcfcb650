"""A check that looking changes nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice
from random import Random
from typing import Any

import msgspec

from rondel.core.choices import Choice
from rondel.core.decisions import FlowRequest
from rondel.core.interaction import interaction
from rondel.core.kernel import Kernel
from rondel.core.legality import flow_requests
from rondel.core.match import Match
from rondel.core.moves import Move
from rondel.core.place import placed
from rondel.core.position import ENTERED
from rondel.core.seats import HOST
from rondel.core.view import Viewer, view_json
from rondel.testing.faults import Fault, describe, differences
from rondel.testing.kit import Kit
from rondel.testing.portraits import parts, portrait
from rondel.testing.viewers import name_of, viewers

GAMES, POINTS, EACH = 20, 20, 40


def looking_changes_nothing(kit: Kit) -> str:
    """Options, checks, previews, guards, scores and views change nothing, draw no chance, and say the same twice."""
    looks = 0
    for course in kit.courses(GAMES):
        rng = course.case.rng("purity")
        chosen = {1, *course.sample(rng, POINTS)}
        for number, _, match in course.matches():
            if number in chosen:
                for what, look in _looks(match, rng):
                    looks += 1
                    _look(match.kernel, what, look, number - 1)
    return f"{looks:,} looks"


def _look(kernel: Kernel, what: str, look: Callable[[], Any], entry: int) -> None:
    before, shown = portrait(kernel), parts(kernel)
    drawn = kernel.chance.drawn
    try:
        first, again = repr(look()), repr(look())
    except Exception as problem:
        raise Fault(f"{what} fails: {describe(problem)}", entry=entry) from problem
    if kernel.chance.drawn != drawn:
        raise Fault(f"{what} draws chance", entry=entry)
    if portrait(kernel) != before:
        raise Fault(f"{what} changes the match: {differences(shown, parts(kernel))}", entry=entry)
    if first != again:
        raise Fault(f"{what} does not say the same twice", entry=entry, expected=first[:200], got=again[:200])


def _looks(match: Match, rng: Random) -> Iterator[tuple[str, Callable[[], Any]]]:
    kernel = match.kernel
    for seat in (HOST, *kernel.living):
        for move in kernel.moves(seat):
            yield from _at_move(kernel, seat, move)
        question = kernel.question(seat)
        if question is not None:
            yield from _at_choice(kernel, seat, f"the question {question.id!r}", question.choice)
        yield f"requests of seat {seat}", partial(_requests, kernel, seat)
    yield from _at_flow(kernel)
    for viewer in viewers(match.header.seats):
        yield f"the view of {name_of(viewer)}", partial(view_json, kernel, viewer)
        yield f"the interaction of {name_of(viewer)}", partial(_interaction, match, viewer)


def _requests(kernel: Kernel, seat: int) -> list[FlowRequest]:
    return list(flow_requests(kernel, seat))


def _interaction(match: Match, viewer: Viewer) -> bytes:
    return msgspec.json.encode(interaction(match, viewer))


def _at_move(kernel: Kernel, seat: int, move: Move) -> Iterator[tuple[str, Callable[[], Any]]]:
    s, name = kernel.s, f"{move.name} of seat {seat}"
    yield f"`when` of {name}", lambda: move.closed(s, seat)
    if not move.enumerates:
        return
    yield f"options of {name}", lambda: list(islice(move.rows(s, seat), EACH))
    if move.params:
        yield f"candidates of {name}", lambda: list(islice(move.shown(s, seat), EACH))
    rows = list(islice(move.rows(s, seat), 4))
    for row in rows:
        yield f"check of {name}", partial(move.refuses, s, seat, row)
        if (preview := move.preview) is not None:
            yield f"preview of {name}", partial(preview, s, seat, *row)


def _at_choice(kernel: Kernel, seat: int, name: str, choice: Choice) -> Iterator[tuple[str, Callable[[], Any]]]:
    s = kernel.s
    yield f"suggestions of {name}", lambda: list(islice(choice.suggest(s, seat), EACH))
    yield f"default of {name}", lambda: choice.default(s, seat)
    yield f"description of {name}", lambda: choice.describe(s, seat)
    for value in list(islice(choice.suggest(s, seat), 4)):
        yield f"check of {name}", partial(choice.check, s, seat, value)


def _at_flow(kernel: Kernel) -> Iterator[tuple[str, Callable[[], Any]]]:
    game, s = kernel.game, kernel.s
    for frame in kernel.pos.frames:
        node = kernel.nodes[frame.node]
        if frame.stage >= ENTERED and (exit_when := node.node.exit_when) is not None:
            yield f"`exit_when` of {node.address}", partial(placed(exit_when), kernel.g)
    if kernel.live is not None:
        return
    if (outcome := game.outcome) is not None:
        yield "outcome", lambda: outcome(s)
    if (out := game.out) is not None:
        yield "out", lambda: list(out(s))
    for holds in game.invariants:
        yield f"invariant {getattr(holds, '__name__', '')}", partial(holds, s)
    if (score := game.score) is not None:
        for seat in kernel.living:
            yield f"score of seat {seat}", partial(score, s, seat)
