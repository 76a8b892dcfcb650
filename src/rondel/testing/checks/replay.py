"""Checks that a position is nothing but its bytes and its log."""

from __future__ import annotations

import msgspec

from rondel.core.kernel import Kernel
from rondel.core.loading import loaded
from rondel.core.simulation import clone
from rondel.core.state import aliases
from rondel.testing.courses import Course
from rondel.testing.faults import Fault, differences
from rondel.testing.kit import Kit
from rondel.testing.portraits import must_be_the_same, parts, portrait

GAMES = 20
CLOSE_LOOKS = 6
"""Points of a game at which the whole log is replayed from the start, or a clone is made."""


def rebuilds_from_log(kit: Kit) -> str:
    """Rebuilt from its log after every input, the match is in the same state, position and question.

    This finds what rules keep outside the state: in modules, in closures, in objects that stand in two places.
    """
    inputs = 0
    for course in kit.courses(GAMES):
        _rebuild_all_along(course)
        _replay_whole_log(course)
        inputs += len(course.steps)
    return f"{inputs:,} inputs"


def _rebuild_all_along(course: Course) -> None:
    match = course.case.match(course.game)
    shadow = clone(match.kernel)
    for number, step in enumerate(course.steps, 1):
        match.apply(step.command)
        step.play(shadow)
        must_be_the_same(match.kernel, shadow, "a copy made just before went another way", number)
        must_be_the_same(match.kernel, match.line.kernel(), "rebuilt from the log, the match is another", number)
        shadow = clone(match.kernel)
        must_be_the_same(match.kernel, shadow, "a copy is not like the original", number)


def _replay_whole_log(course: Course) -> None:
    chosen = {*course.sample(course.case.rng("replay"), CLOSE_LOOKS), len(course.steps)}
    match = course.case.match(course.game)
    for number, step in enumerate(course.steps, 1):
        match.apply(step.command)
        if number not in chosen:
            continue
        again = loaded(course.game, match.header, match.entries, policy=match.policy)
        must_be_the_same(match.kernel, again.kernel, "replayed from the start, the match is another", number)
        told, told_again = ([record.events for record in each.records] for each in (match, again))
        if told != told_again:
            raise Fault(f"replayed from the start, other events: {differences(told, told_again)}", entry=number)


def clones_play_alike(kit: Kit) -> str:
    """A clone made anywhere, given the same inputs, goes the same way to the end."""
    clones = 0
    for course in kit.courses(GAMES):
        chosen = set(course.sample(course.case.rng("clones"), CLOSE_LOOKS))
        kernel = course.case.kernel(course.game)
        copies: list[tuple[int, Kernel]] = []
        for number, step in enumerate(course.steps, 1):
            step.play(kernel)
            for since, copy in copies:
                step.play(copy)
                must_be_the_same(kernel, copy, f"a clone made after entry {since} went another way", number)
            if number in chosen:
                copies.append((number, clone(kernel, keeps=False)))
                clones += 1
    return f"{clones:,} clones"


def snapshots_decode(kit: Kit) -> str:
    """Every rest point can be read back from its bytes and from JSON, and then gives the same bytes again."""
    snapshots = 0
    for course in kit.courses(2 * GAMES):
        kernel = course.case.kernel(course.game)
        _decode(kernel, None)
        for number, step in enumerate(course.steps, 1):
            step.play(kernel)
            _decode(kernel, number)
            snapshots += 1
    return f"{snapshots:,} snapshots"


def _decode(kernel: Kernel, number: int | None) -> None:
    game, data = kernel.game, portrait(kernel)
    try:
        back = game.decode(data)
    except msgspec.MsgspecError as problem:
        raise Fault(f"the snapshot cannot be read back: {problem}", entry=number) from None
    if game.encode(back.s, back.pos, back.chance, back.over) != data:
        again = {"state": back.s, "position": back.pos, "chance": back.chance, "over": back.over}
        raise Fault(f"read back, the snapshot is another: {differences(parts(kernel), again)}", entry=number)
    text = msgspec.json.encode(back)
    try:
        read = msgspec.json.decode(text, type=game.snapshot)
    except msgspec.MsgspecError as problem:
        raise Fault(f"the snapshot cannot be read back from JSON: {problem}", entry=number) from None
    if read != back or game.encode(read.s, read.pos, read.chance, read.over) != data:  # type: ignore[attr-defined]
        raise Fault(f"read back from JSON, the snapshot is another: {differences(back, read)}", entry=number)


def has_no_aliases(kit: Kit) -> str:
    """No mutable object stands in two places of the state, where a copy would make two of it."""
    inputs = 0
    for course in kit.courses(2 * GAMES):
        kernel = course.case.kernel(course.game)
        _aliases(kernel, None)
        for number, step in enumerate(course.steps, 1):
            step.play(kernel)
            _aliases(kernel, number)
            inputs += 1
    return f"{inputs:,} inputs"


def _aliases(kernel: Kernel, number: int | None) -> None:
    if (found := next(aliases(kernel.s), None)) is not None:
        raise Fault(f"{found}: put a copy in one of the two places", entry=number)
