"""A check of a game's first match: whoever plays it hears everything, whatever they and the others do."""

from __future__ import annotations

from random import Random

from rondel.core.commands import Command
from rondel.core.decisions import Decision
from rondel.core.interaction import interaction
from rondel.core.legality import wire
from rondel.core.lesson import Lesson
from rondel.core.match import Match
from rondel.core.picking import random_decision
from rondel.core.teaching import Pupil, prepared
from rondel.core.view import Viewer
from rondel.testing.faults import Fault, describe
from rondel.testing.kit import Kit, Skipped

GAMES, INPUTS, TRIES = 4, 400, 200
"""So many pupils take the lesson, so long it may last, and so hard they try to do what they are told."""


def lessons_are_heard(kit: Kit) -> str:
    """Its lesson begins where the learner acts, and says everything, whatever is played."""
    lesson = kit.game.lesson
    if lesson is None:
        raise Skipped("the game has no lesson")
    for number in range(GAMES):
        try:
            match = prepared(kit.game, lesson)
        except Exception as problem:
            raise Fault(f"the lesson cannot be set up: {describe(problem)}") from problem
        take(match, lesson, Random(f"{kit.seed} {number}"))
    return f"{len(lesson.steps)} steps, {GAMES} pupils"


def take(match: Match, lesson: Lesson, rng: Random) -> None:
    """Play a lesson at random; a fault if something is never said."""
    seats = tuple(match.seats) if lesson.alone else (lesson.seat,)
    viewer, pupil, heard = Viewer(seats), Pupil(lesson), len(match.records)
    for _ in range(INPUTS):
        offered = _offered(match, viewer)
        pupil.sees(offered, (event.name for record in match.records[heard:] for event in record.events))
        heard = len(match.records)
        if pupil.next is None or match.over is not None:
            break
        decision = _decided(match, pupil, seats, rng)
        if decision.seat in seats:
            pupil.does(decision.name, offered)
        match.apply(Command(decision.seat, decision.name, wire(match.kernel, decision)))
    if pupil.next is not None:
        raise Fault(f"step {pupil.next.id!r} of the lesson is never said: {pupil.next}", entry=len(match.entries))


def _offered(match: Match, viewer: Viewer) -> set[str]:
    return {offer.name for offer in interaction(match, viewer).offers if offer.enabled}


def _decided(match: Match, pupil: Pupil, seats: tuple[int, ...], rng: Random) -> Decision:
    """What somebody does: at random, but a pupil who is told to do something does it, with whatever they like."""
    actors = match.kernel.actors()
    seat = rng.choice([seat for seat in actors if seat in seats] or actors)
    wanted = pupil.next.does if pupil.next is not None and seat in seats else ""
    found = random_decision(match.kernel, seat, rng)
    if wanted not in _offered(match, Viewer(seats)):
        return found
    tries = (random_decision(match.kernel, seat, rng) for _ in range(TRIES))
    return next((other for other in tries if other.name == wanted), found)
