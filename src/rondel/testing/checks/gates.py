"""Checks of decisions that several seats take at once."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

from msgspec import to_builtins

from rondel.core.kernel import Kernel
from rondel.core.picking import random_decision
from rondel.core.playing import play
from rondel.core.simulation import clone
from rondel.testing.faults import Fault, differences
from rondel.testing.kit import Kit, Skipped
from rondel.testing.portraits import parts

GAMES, POINTS = 40, 12


def gates_commute(kit: Kit) -> str:
    """At a gate it does not matter who clicks first, and nobody's move touches more than their own side."""
    if not any(node.gate is not None for node in kit.game.plan.nodes):
        raise Skipped("the game has no gates")
    pairs = moves = 0
    for course in kit.courses(GAMES):
        rng = course.case.rng("gates")
        chosen = {1, *course.sample(rng, POINTS)}
        kernel = course.case.kernel(course.game)
        for number, step in enumerate(course.steps, 1):
            if number in chosen and kernel.live is None and kernel.pos.frames and kernel.pos.frames[-1].gate:
                pairs += _commute(kernel, rng, number - 1)
                moves += _own_side(kernel, rng, number - 1)
            step.play(kernel)
    return f"{pairs:,} pairs of inputs swapped, {moves:,} moves held to their own side"


def _commute(kernel: Kernel, rng: Random, entry: int) -> int:
    actors = kernel.actors()
    chosen = {seat: random_decision(kernel, seat, rng) for seat in actors}
    pairs = list(combinations(actors, 2))
    for one, two in rng.sample(pairs, min(3, len(pairs))):
        ways = []
        for first, second in ((one, two), (two, one)):
            copy = clone(kernel)
            play(copy, *chosen[first])
            if not _same_gate(kernel, copy) or not (copy.question(second) or copy.moves(second)):
                break  # the first of them closed it
            play(copy, *chosen[second])
            ways.append(_arranged(copy))
        if len(ways) == 2 and ways[0] != ways[1]:
            raise Fault(
                f"it matters whether seat {one} ({chosen[one].name}) or seat {two} ({chosen[two].name}) clicks first "
                f"at {kernel.node.address}: {differences(ways[0], ways[1])}",
                entry=entry,
            )
    return len(pairs)


def _same_gate(kernel: Kernel, copy: Kernel) -> bool:
    before, after = kernel.pos.frames, copy.pos.frames
    if copy.over is not None or len(before) != len(after) or after[-1].gate is None:
        return False
    return before[-1].node == after[-1].node and kernel.pos.visits == copy.pos.visits


def _arranged(kernel: Kernel) -> dict[str, Any]:
    """The position, whatever the order in which the seats have decided."""
    found = parts(kernel)
    for frame in found["position"]["frames"]:
        gate = frame.get("gate")
        if gate:
            gate["commits"] = dict(sorted(gate.get("commits", {}).items()))
            gate["ready"] = sorted(gate.get("ready", ()))
    return found


def _own_side(kernel: Kernel, rng: Random, entry: int) -> int:
    gate = kernel.node.gate
    if gate is None or gate.commit is not None:
        return 0
    moves = 0
    for seat in kernel.actors():
        for move in kernel.moves(seat):
            if move.by != "holder" or (row := move.sample(kernel.s, seat, rng)) is None:
                continue
            copy = clone(kernel)
            play(copy, seat, move.name, row)
            if _same_gate(kernel, copy):
                _touches_nothing_else(kernel, copy, seat, f"{move.name} {row!r} of seat {seat}", entry)
                moves += 1
    return moves


def _touches_nothing_else(kernel: Kernel, copy: Kernel, seat: int, what: str, entry: int) -> None:
    before, after = to_builtins(kernel.s, str_keys=True), to_builtins(copy.s, str_keys=True)
    for name in kernel.game.schema.sides:
        after[name][seat] = before[name][seat]
    if before != after:
        raise Fault(f"{what} at a gate touches more than its own side: {differences(before, after)}", entry=entry)
    drawn = [(mine, theirs) for mine, theirs in zip(kernel.chance.counters, copy.chance.counters, strict=True)]
    others = [stream for stream, (mine, theirs) in enumerate(drawn) if mine != theirs and stream != seat + 1]
    if others:
        raise Fault(f"{what} at a gate draws chance that belongs to others", entry=entry)
