"""All random games played once, with an eye on everything that can be seen in passing."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import ClassVar

from rondel.core.file import read
from rondel.core.game import Game
from rondel.core.history import feed
from rondel.core.kernel import Kernel
from rondel.core.log import effective, for_kernel
from rondel.core.playing import opening, start
from rondel.errors import RondelError
from rondel.messages import Phrase, Words
from rondel.testing.cases import Case
from rondel.testing.courses import Course, record
from rondel.testing.faults import Fault, TookTooLong
from rondel.testing.limits import Watchdog

KEPT = 60
"""So many games are kept for the checks that look closer."""
ENDLESS = 2
"""After so many games without end no more are played."""
_ENTERED = frozenset({"node_entered", "segment_entered"})


class Watched(Kernel):
    """A kernel that notes which destinations its rules ask for."""

    wanted: ClassVar[set[str]]

    def request(self, kind: str, target: str) -> None:
        super().request(kind, target)
        self.wanted.add(target or kind)


def _watching(destinations: set[str]) -> type[Watched]:
    class Watching(Watched):
        wanted = destinations

    return Watching


@dataclass
class Survey:
    """What was seen."""

    games: int = 0
    inputs: int = 0
    courses: dict[Case, Course] = field(default_factory=dict)
    problems: list[Course] = field(default_factory=list)
    """Games that did not come to their end."""
    endings: Counter[str] = field(default_factory=Counter)
    nodes: set[str] = field(default_factory=set)
    moves: set[str] = field(default_factory=set)
    asks: set[tuple[str, str]] = field(default_factory=set)
    """What asked (a node, move, `objects` or `triggers`), and the question's id."""
    mistyped: dict[str, str] = field(default_factory=dict)
    """Questions that were put for other answers than those declared, and for which."""
    destinations: set[str] = field(default_factory=set)
    tail: int = 0
    """The most answers that were ever needed to rebuild a live script."""
    tail_at: str = ""
    tail_in: Course | None = None
    broken: tuple[Course, Fault] | None = None
    """The first invariant that did not hold."""


def survey(
    game: Game,
    cases: Sequence[Case],
    limit: float,
    progress: Callable[[int], None],
    recorded: Sequence[Path] = (),
) -> Survey:
    """Play all the cases; what goes wrong is noted, not raised. What recorded matches reach is reached, too."""
    found = Survey()
    kind = _watching(found.destinations)
    with Watchdog(limit) as dog:
        for number, case in enumerate(cases):
            dog.restart()
            try:
                course = _play(game, case, found, kind)
            except TookTooLong:  # between two games, or while looking
                continue
            found.games += 1
            found.inputs += len(course.steps)
            if len(found.courses) < KEPT:
                found.courses[case] = course
                course.try_out()
            if course.problem is not None:
                found.problems.append(course)
                if sum(seen.endless for seen in found.problems) >= ENDLESS:
                    break
            if number % 20 == 0:
                progress(number + 1)
    for path in recorded:
        _read(game, path, found, kind)
    progress(len(cases))
    return found


def _read(game: Game, path: Path, found: Survey, kind: type[Kernel]) -> None:
    """Follow a recorded match; one that leads nowhere any more is another check's business."""
    try:
        file = read(path.read_bytes())
        header = file.head.header
        first = opening(game, header.seats, header.options, header.seed, header.forced)
        kernel = start(kind(game, first, traced=True))
        course = Course(game, Case(header.seats, "", header.seed))
        for entry in for_kernel(effective(file.entries)):
            _look(kernel, course, found)
            found.moves.add(entry.name)
            feed(kernel, entry)
        _look(kernel, course, found)
    except (RondelError, ValueError, LookupError):
        return


def _play(game: Game, case: Case, found: Survey, kind: type[Kernel]) -> Course:
    def begin() -> Kernel:
        return start(kind(game, opening(game, case.seats, case.options, case.seed), traced=True))

    return record(game, case, make=begin, watch=lambda kernel, course: _look(kernel, course, found))


def _look(kernel: Kernel, course: Course, found: Survey) -> None:
    for event in kernel.events or ():
        if event.name in _ENTERED:
            found.nodes.add(event.params["address"])
    kernel.events = []
    if course.steps:
        found.moves.add(course.steps[-1].name)
    live = kernel.live
    if live is not None:
        if live.ask is not None:
            found.asks.add((_asker(kernel), live.ask.id))
            declared = kernel.game.questions[live.ask.id]
            for choice in live.ask.choices.values() if declared else ():
                if choice.type not in declared:
                    found.mistyped[live.ask.id] = str(choice.type)
        if len(kernel.tail) > found.tail:
            found.tail, found.tail_at, found.tail_in = len(kernel.tail), _asker(kernel), course
    elif found.broken is None:
        _invariants(kernel, course, found)
    if kernel.over is not None:
        found.endings[kind_of_end(kernel.over.reason)] += 1


def kind_of_end(reason: Words) -> str:
    """The reason of an outcome without the numbers in it.

    >>> kind_of_end("most points (27)")
    'most points (#)'
    """
    return reason.key if isinstance(reason, Phrase) else re.sub(r"\d+", "#", reason)


def _asker(kernel: Kernel) -> str:
    live = kernel.live
    if live is None:
        return ""
    if live.kind == "move":
        return live.move
    return {"resolve": "objects", "place": "triggers"}.get(live.kind, kernel.node.address)


def _invariants(kernel: Kernel, course: Course, found: Survey) -> None:
    for holds in kernel.game.invariants:
        if (wrong := holds(kernel.s)) is not None:
            name = getattr(holds, "__name__", "an invariant")
            found.broken = (course, Fault(f"{name} does not hold: {wrong}", entry=len(course.steps)))
            return
