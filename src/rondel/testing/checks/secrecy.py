"""Checks that nobody gets to know what they may not know."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import islice
from random import Random
from typing import Any, NamedTuple

from rondel.core.command_names import ANSWERS, REDO, UNDO
from rondel.core.commands import Command, checked, seals
from rondel.core.decisions import Decision
from rondel.core.game import Game
from rondel.core.kernel import Kernel
from rondel.core.match import Match
from rondel.core.seats import HOST
from rondel.core.simulation import clone, determinised
from rondel.core.telling import readers_of
from rondel.core.view import Viewer, hidden
from rondel.errors import CommandFailed, Rejected, ReplayDivergence, RondelError
from rondel.testing.arguments import random_commands
from rondel.testing.courses import Course, Step, step_of
from rondel.testing.faults import Fault
from rondel.testing.kit import Kit, Skipped
from rondel.testing.portraits import portrait
from rondel.testing.twins import Sight, copied, sight, twin
from rondel.testing.viewers import name_of, viewers

GAMES = 20
POINTS, WORLDS, FOLLOWED = 6, 3, 3
"""Points of a game, worlds tried for each viewer there, and inputs for which each world is followed."""
GUESSES = 6
"""Commands a seat tries at each point, most of them illegal."""
SAMPLES = 8
"""Answers tried until one is like the real one for those who may not read it."""
TRIES = 60
"""Worlds that may be tried until one agrees with what a viewer sees."""


def has_secrets(game: Game) -> bool:
    """Is there anything in the game that somebody may not know?"""
    nodes = [node.node for node in game.plan.nodes]
    return (
        game.schema.has_secrets
        or any(node.veil or (getattr(node, "commit", None) is not None) for node in nodes)
        or any(param.secret for move in game.moves_by_name.values() for param in move.params)
        or any(node.asks for node in nodes)
    )


def keeps_secrets(kit: Kit) -> str:
    """Two worlds that a viewer sees alike stay alike: view, offers, log, events, errors and version, byte for byte.

    Whatever a viewer cannot see is dealt out again, sealed commitments included, and both worlds are played on with the
    same inputs as long as the viewer's view is the same. Spectators and the host are viewers too. Events that are meant
    to show everybody something hidden, such as a card back in the hand, say so (`Fact.reveals`) or are named
    in ``reveals=`` of the game or of the kit.
    """
    if not has_secrets(kit.game):
        raise Skipped("the game has nothing to hide")
    reveals = {*kit.reveals, *kit.game.revealing}
    compared = others = 0
    for course in kit.courses(GAMES):
        rng = course.case.rng("secrecy")
        chosen = set(course.sample(rng, POINTS))
        for number, _, match in course.matches():
            if number in chosen:
                for viewer in viewers(course.case.seats):
                    for seen in _compare(course, number, match, viewer, rng, reveals):
                        compared += 1
                        others += seen
    if not others:
        kit.warn("no world was found that differs from the real one: nothing has been proved")
    return f"{compared:,} looks compared, {others:,} of them in another world"


class Glance(NamedTuple):
    """A moment of the real world, as one viewer sees it."""

    sight: Sight
    place: object
    opened: bool = False
    """Did a gate or veil open that lets everybody read what was done in secret?"""
    revealed: bool = False
    """Did an event tell everybody something hidden, as the game says it does?"""


def _compare(
    course: Course, number: int, match: Match, viewer: Viewer, rng: Random, reveals: Collection[str]
) -> Iterator[bool]:
    """Follow some worlds beside the real one; yields for each look whether the world was another one."""
    steps = course.steps[number - 1 : number - 1 + FOLLOWED]
    since = len(match.records)
    real, opened = twin(match, clone(match.kernel)), False
    veiled = match.kernel.pos.veil is not None or _acts_in_secret(match.kernel)
    scripted = match.kernel.live is not None
    glances = [Glance(sight(real, viewer, since), _place(real.kernel))]
    for step in steps:
        before, sealed = len(real.records), _stays_sealed(real.kernel)
        real.apply(step.command)
        opened = opened or (not sealed and any(record.opened for record in real.records[before:]))
        revealed = any(event.name in reveals for record in real.records[since:] for event in record.events)
        glances.append(Glance(sight(real, viewer, since), _place(real.kernel), opened, revealed))
    for number_of_world in range(WORLDS):
        # behind a veil others may have done anything, and a script may have been answered otherwise
        alike = number_of_world % 2 == 0 and not veiled and not scripted
        world = _world(match.kernel, viewer, rng, alike)
        if world is None:
            return
        is_other = portrait(world) != portrait(match.kernel)
        _guess(match, twin(match, clone(world)), viewer, rng, number - 1)
        for _ in _follow(glances, twin(match, world), steps, viewer, since, number - 1, None if alike else rng):
            yield is_other
    if _do_in_secret(match, viewer, number - 1, rng):
        yield True


def _world(kernel: Kernel, viewer: Viewer, rng: Random, alike: bool) -> Kernel | None:
    """Another world; one that is alike has the same luck and the same sealed answers, and so stays alike for longer."""
    try:
        world, _ = determinised(kernel, viewer.seats, rng, TRIES)
    except ReplayDivergence:
        return None  # another check complains about that
    if alike:
        world.chance.key = kernel.chance.key
    for mine, theirs in zip(kernel.pos.frames, world.pos.frames, strict=True):
        if mine.gate is not None and theirs.gate is not None:
            for seat, value in mine.gate.commits.items():
                if alike or hidden(value) != hidden(theirs.gate.commits[seat]):  # how many they are may be told
                    theirs.gate.commits[seat] = value
    return world


def _follow(
    glances: list[Glance], other: Match, steps: list[Step], viewer: Viewer, since: int, entry: int, rng: Random | None
) -> Iterator[Sight]:
    """The looks at another world as long as it is like the real one for the viewer.

    Without a source of chance, what others do in secret is what they did in the real world.
    """
    who = name_of(viewer)
    for done, wanted in enumerate(glances):
        if done and not _goes_on(other, steps[done - 1], viewer, entry + done - 1, rng):
            return
        found = sight(other, viewer, since)
        if done and (found.view != wanted.sight.view or wanted.place != _place(other.kernel)):
            return  # something came to light that is different here
        if wanted.revealed or (wanted.opened and rng is not None):
            return  # what was done in secret has come to light
        if difference := wanted.sight.differs_from(found):
            raise Fault(f"{who} can tell hidden things from the {difference}", entry=entry + done)
        yield found


def _goes_on(other: Match, step: Step, viewer: Viewer, entry: int, rng: Random | None) -> bool:
    """Do in another world what was done in the real one; False if it is impossible there.

    What others did in secret may have been something else.
    """
    mine = step.seat in viewer.seats
    try:
        other.apply(step.command if mine or rng is None else _varied(other.kernel, step, viewer, rng))
    except CommandFailed:
        return False
    except Rejected as why:
        if mine:
            text = f"{name_of(viewer)} can tell hidden things from being refused: {step}"
            raise Fault(text, entry=entry, got=str(why)) from why
        return False
    return True


def _varied(kernel: Kernel, step: Step, viewer: Viewer, rng: Random) -> Command:
    """The same input as far as the viewer may know of it."""
    question = kernel.question(step.seat)
    if step.name in ANSWERS and question is not None and _in_secret(kernel):
        answers = [question.sample(kernel.s, step.seat, rng) for _ in range(SAMPLES)]
        rows = [row for row in answers if hidden(row[0]) == hidden(step.args[0])]
        return step_of(kernel, Decision(step.seat, step.name, rows[0]), step.at).command if rows else step.command
    move = kernel.node.by_name.get(step.name)
    if move is None or not any(param.secret for param in move.params):
        return step.command
    readers = readers_of(kernel, step.seat, step.name)
    masked = [
        param.secret is not None and not any(seat in readers.get(param.name, ()) for seat in viewer.seats)
        for param in move.params
    ]
    rows = [
        row for row in islice(move.rows(kernel.s, step.seat), 200) if _told(row, masked) == _told(step.args, masked)
    ]
    return step_of(kernel, Decision(step.seat, step.name, rng.choice(rows)), step.at).command if rows else step.command


def _told(row: Sequence[Any], masked: Sequence[bool]) -> list[Any]:
    """Arguments as they are told: of several that are secret, how many there are."""
    return [hidden(value) if mask else value for value, mask in zip(row, masked, strict=True)]


def _stays_sealed(kernel: Kernel) -> bool:
    """Is what is answered now for nobody else to read, also when all have answered?"""
    return kernel.pos.veil is None and (_in_secret(kernel) if kernel.live is not None else seals(kernel))


def _acts_in_secret(kernel: Kernel) -> bool:
    """Is there a secret gate open at which seats act, so that what they did is among what they own?"""
    gate = kernel.node.gate if kernel.pos.frames and kernel.live is None else None
    return gate is not None and gate.secret and gate.commit is None


def _in_secret(kernel: Kernel) -> bool:
    """Is what is answered now for nobody else to read?"""
    if kernel.live is not None:
        return kernel.live.ask is not None and kernel.live.ask.secret
    return kernel.node.gate is not None and kernel.node.gate.secret


def _do_in_secret(match: Match, viewer: Viewer, entry: int, rng: Random) -> bool:
    """Let somebody else do something that nobody may know of; the viewer must not notice."""
    kernel = match.kernel
    if kernel.live is not None or not kernel.pos.frames or kernel.pos.frames[-1].gate is None or not _in_secret(kernel):
        return False
    found = [decision for decision in _secret_decisions(kernel, rng) if decision.seat not in viewer.seats]
    if not found:
        return False
    decision = rng.choice(found)
    seat = decision.seat
    real, since = copied(match), len(match.records)
    before = sight(match, viewer, since)
    for command in (step_of(kernel, decision, 0).command, Command(seat, UNDO), Command(seat, REDO)):
        real.apply(command)
        if _place(real.kernel) != _place(kernel):
            return False
        if difference := before.differs_from(sight(real, viewer, since)):
            text = f"{name_of(viewer)} notices what seat {seat} does in secret ({command.name}): {difference}"
            raise Fault(text, entry=entry)
    return True


def _secret_decisions(kernel: Kernel, rng: Random) -> Iterator[Decision]:
    """Second thoughts about a commitment, and moves under a veil."""
    gate = kernel.pos.frames[-1].gate
    for seat in gate.seats if gate is not None else ():
        question = kernel.question(seat)
        if question is not None and gate is not None and seat in gate.commits:
            yield Decision(seat, question.name, question.sample(kernel.s, seat, rng))
        if kernel.pos.veil is None:
            continue
        for move in kernel.moves(seat):
            if move.by == "holder" and (row := move.sample(kernel.s, seat, rng)) is not None:
                yield Decision(seat, move.name, row)


def _place(kernel: Kernel) -> object:
    """What everybody may see of the position: where the match is and whom it waits for."""
    frames = [(frame.node, frame.seat) for frame in kernel.pos.frames]
    ask = kernel.live.ask if kernel.live is not None else None
    return frames, kernel.actors(), ask.id if ask is not None else ""


def _guess(real: Match, other: Match, viewer: Viewer, rng: Random, entry: int) -> None:
    """What a viewer tries is answered alike in both worlds."""
    for seat in (*viewer.seats, HOST) if viewer.host else viewer.seats:
        for command in random_commands(real.kernel, seat, rng, GUESSES):
            mine, theirs = _answer(real, command), _answer(other, command)
            if mine != theirs:
                raise Fault(
                    f"{name_of(viewer)} can tell hidden things from the answer to {command.name} {command.args}",
                    entry=entry,
                    expected=mine,
                    got=theirs,
                )


def _answer(match: Match, command: Command) -> object:
    try:
        checked(match, command)
    except Rejected as why:
        return why.code, why.reason, why.text, why.params
    except RondelError as problem:
        return type(problem).__name__
    return "accepted"
