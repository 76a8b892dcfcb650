"""Checks that look at all random games in passing."""

from __future__ import annotations

from collections.abc import Iterator

from rondel.core.game import Game
from rondel.testing.faults import Fault
from rondel.testing.kit import FaultIn, Kit, Skipped

LONG_TAIL, LONGEST_TAIL = 16, 64
"""A script that needs more answers than this deserves a look; one that needs more than that must be declared."""
ENOUGH_GAMES = 100
"""With fewer games than this, something that was never reached is no more than a hint."""


def plays_to_the_end(kit: Kit) -> str:
    """Random play comes to its end at every number of seats and with every preset; no rule fails, nobody is stuck."""
    seen = kit.survey
    if seen.problems:
        course = seen.problems[0]
        fault = course.problem or Fault("the match does not end")
        more = f"\n{len(seen.problems):,} of {seen.games:,} games do not end" if len(seen.problems) > 1 else ""
        raise FaultIn(Fault(fault.text + more, entry=fault.entry), course)
    if not seen.games:
        raise Fault("no game could be played within the time limit")
    endings = ", ".join(f"{reason} {count:,}" for reason, count in seen.endings.most_common(5))
    for finding in kit.game.warnings:
        kit.warn(str(finding))
    return f"{seen.games:,} games, {seen.inputs:,} inputs; {endings}"


def keeps_invariants(kit: Kit) -> str:
    """The game's invariants hold whenever no script is running."""
    if not kit.game.invariants:
        raise Skipped("the game declares no invariants")
    if kit.survey.broken is not None:
        course, fault = kit.survey.broken
        raise FaultIn(fault, course)
    return f"{len(kit.game.invariants)} after each of {kit.survey.inputs:,} inputs"


def reaches_everything(kit: Kit) -> str:
    """Every node, move, declared question and declared destination is reached; what is declared is true."""
    seen = kit.survey
    declared = list(_declared(kit.game))
    reached = {
        "node": seen.nodes,
        "move": seen.moves,
        "question": {f"{asker}: {ask}" for asker, ask in seen.asks},
        "destination": seen.destinations,
    }
    for ask, wanted in seen.mistyped.items():
        raise Fault(f"the question {ask!r} wants {wanted} for an answer, and asks= declares {kit.game.questions[ask]}")
    missing = [
        f"{kind} {name}"
        for kind, name in declared
        if name not in reached[kind] and name not in kit.rare and name.rpartition(": ")[2] not in kit.rare
    ]
    if missing:
        text = f"never reached in {seen.games:,} games: {', '.join(missing)}"
        if seen.games >= ENOUGH_GAMES:
            raise Fault(f"{text}\nplay more games, or name in rare= what random play need not reach")
        kit.warn(text)
    return f"{len(declared) - len(missing)} of {len(declared)} nodes, moves, questions and destinations"


def _declared(game: Game) -> Iterator[tuple[str, str]]:
    plan = game.plan
    questions: dict[str, None] = {}
    destinations: dict[str, None] = {}
    moves: dict[str, None] = {}
    for node in plan.nodes:
        if node.node.id:
            yield "node", node.address
        questions.update((f"{node.address}: {ask}", None) for ask in node.node.asks)
        destinations.update((target, None) for target in node.node.leads_to)
        for move in node.node.moves:
            moves[move.name] = None
            questions.update((f"{move.name}: {ask}", None) for ask in move.asks)
            destinations.update((target, None) for target in move.leads_to)
    if game.objects is not None:
        questions.update((f"objects: {ask}", None) for ask in game.objects.asks)
        destinations.update((target, None) for target in game.objects.leads_to)
    if game.triggers is not None:
        questions.update((f"triggers: {ask}", None) for ask in game.triggers.asks)
    yield from (("move", name) for name in moves)
    yield from (("question", name) for name in questions)
    yield from (("destination", name) for name in destinations)


def scripts_are_short(kit: Kit) -> str:
    """No script needs more answers than a clone can be rebuilt from in good time."""
    seen = kit.survey
    if not seen.asks:
        raise Skipped("no script asks anything")
    text = f"up to {seen.tail} inputs since the last rest point, in {seen.tail_at}"
    if seen.tail > LONGEST_TAIL and seen.tail_in is not None:
        advice = f"more than {LONGEST_TAIL}: declare it as nodes of the flow"
        raise FaultIn(Fault(f"{text}; {advice}"), seen.tail_in)
    if seen.tail > LONG_TAIL:
        kit.warn(f"{text}; above {LONG_TAIL} it deserves to be declared as nodes of the flow")
    return text
