"""Checks of worlds made up for somebody: for bots, and for tables forked off from a match."""

from __future__ import annotations

from random import Random

from rondel.core.file import dump, verify
from rondel.core.kernel import Kernel
from rondel.core.loading import forked
from rondel.core.match import Match
from rondel.core.playing import play
from rondel.core.simulation import clone, determinised
from rondel.core.view import Viewer, view_json
from rondel.errors import FileError, ReplayDivergence
from rondel.testing.courses import choose
from rondel.testing.faults import Fault, describe
from rondel.testing.kit import Kit
from rondel.testing.portraits import portrait, question
from rondel.testing.viewers import name_of

GAMES, POINTS = 20, 8
PLAYED_ON = 40
"""Inputs for which a made-up world is played on."""
FORKS = 6
MANY_TRIES = 50


def worlds_agree(kit: Kit) -> str:
    """A world made up for a seat looks to it like the real one, keeps the invariants and can be played on."""
    made, tries, worst = 0, 0, 0
    for course in kit.courses(GAMES):
        rng = course.case.rng("worlds")
        chosen = {1, *course.sample(rng, POINTS)}
        kernel = course.case.kernel(course.game)
        for number, step in enumerate(course.steps, 1):
            if number in chosen:
                for viewer in _lookers(kernel):
                    needed = _make_up(kernel, viewer, rng, number - 1)
                    made, tries, worst = made + 1, tries + needed, max(worst, needed)
            step.play(kernel)
    if worst > MANY_TRIES:
        kit.warn(f"up to {worst} worlds had to be tried: give the game a `resample` that knows more")
    return f"{made:,} worlds, {tries / max(1, made):.2f} tries on average, {worst} at most"


def _lookers(kernel: Kernel) -> list[Viewer]:
    return [*(Viewer((seat,)) for seat in kernel.living), Viewer(())]


def _make_up(kernel: Kernel, viewer: Viewer, rng: Random, entry: int) -> int:
    who = name_of(viewer)
    before = portrait(kernel)
    try:
        world, tries = determinised(kernel, viewer.seats, rng)
    except ReplayDivergence as problem:
        raise Fault(f"no world can be made up for {who}: {problem}", entry=entry) from problem
    if portrait(kernel) != before:
        raise Fault(f"making up a world for {who} changes the real one", entry=entry)
    if view_json(world, viewer) != view_json(kernel, viewer):
        raise Fault(f"a world made up for {who} looks different to it", entry=entry)
    mine = [asked for asked in question(kernel)[0] if asked[0] in viewer.seats]
    theirs = [asked for asked in question(world)[0] if asked[0] in viewer.seats]
    if mine != theirs or kernel.actors() != world.actors():
        raise Fault(f"in a world made up for {who} another question is open", entry=entry, expected=mine, got=theirs)
    if world.live is None:
        for holds in kernel.game.invariants:
            if (wrong := holds(world.s)) is not None:
                raise Fault(f"in a world made up for {who} an invariant does not hold: {wrong}", entry=entry)
    _play_on(world, rng, f"a world made up for {who}", entry)
    return tries


def _play_on(kernel: Kernel, rng: Random, what: str, entry: int) -> None:
    done: object = ""
    try:
        for _ in range(PLAYED_ON):
            if kernel.over is not None:
                return
            seat, name, args = choose(kernel, rng)
            done = f", at seat {seat}: {name} {args!r}"
            play(kernel, seat, name, args)
    except Exception as problem:
        raise Fault(f"{what} cannot be played on{done}: {describe(problem)}", entry=entry) from problem


def forks_hide(kit: Kit) -> str:
    """A fork shows its seat what it saw, keeps nothing it could not know, and can be played on and saved."""
    forks = 0
    for course in kit.courses(GAMES // 2):
        rng = course.case.rng("forks")
        match = course.match(len(course.steps))
        for number in course.sample(rng, FORKS):
            before = match.at(number - 1)
            for viewer in _lookers(before):
                _fork(match, before, number - 1, viewer, rng)
                forks += 1
    return f"{forks:,} forks"


def _fork(match: Match, before: Kernel, v: int, viewer: Viewer, rng: Random) -> None:
    who = name_of(viewer)
    seat = viewer.seats[0] if viewer.seats else None
    fork = forked(match, v, seat, rng, seed="fork")
    if fork.view_json(viewer) != view_json(before, viewer):
        raise Fault(f"a fork looks different to {who}", entry=v)
    if fork.kernel.chance.key == before.chance.key:
        raise Fault(f"a fork for {who} keeps the luck of the match it comes from", entry=v)
    if not _hides(match, v, seat, before, viewer, rng):
        raise Fault(f"a fork for {who} keeps what it could not know", entry=v)
    try:
        verify(dump(fork), match.game)
    except FileError as problem:
        raise Fault(f"the file of a fork for {who} does not verify: {problem}", entry=v) from problem
    _play_on(clone(fork.kernel), rng, f"a fork for {who}", v)


def _hides(match: Match, v: int, seat: int | None, before: Kernel, viewer: Viewer, rng: Random) -> bool:
    """Unless everything is known, some fork differs from the match in more than its luck."""
    worlds = (determinised(before, viewer.seats, rng)[0] for _ in range(FORKS))
    if all(_hidden(world) == _hidden(before) for world in worlds):
        return True
    forks = (forked(match, v, seat, rng, seed="fork").kernel for _ in range(4 * FORKS))
    return any(_hidden(kernel) != _hidden(before) for kernel in forks)


def _hidden(kernel: Kernel) -> bytes:
    return kernel.game.encode(kernel.s, kernel.pos, kernel.chance.of("none", kernel.pos.seats), kernel.over)
