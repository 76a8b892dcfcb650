"""Checks of what a game suggests."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from itertools import islice
from random import Random
from typing import Any

import msgspec
from msgspec import to_builtins

from rondel.core.decisions import Decision, Question
from rondel.core.driving import drop
from rondel.core.kernel import Kernel
from rondel.core.legality import ways
from rondel.core.moves import Move
from rondel.core.picking import MANY
from rondel.core.playing import play
from rondel.core.seats import HOST
from rondel.core.simulation import clone
from rondel.errors import Rejected, refusal_of
from rondel.testing.arguments import random_value
from rondel.testing.faults import Fault, describe
from rondel.testing.kit import Kit

GAMES = 20
POINTS, EACH, PLAYED = 24, 200, 3
"""Points of a game, suggestions looked at for each move or question, and those that are carried out as well."""
GUESSES = 8
"""Arguments of the right type that are tried for a move whose options are said to be all."""


def suggestions_are_legal(kit: Kit) -> str:
    """Every suggestion, sample and default is accepted, in wire form too, and can be carried out.

    Options are all there is: whatever else is shown or guessed, the check refuses.
    """
    looked = 0
    for course in kit.courses(GAMES):
        rng = course.case.rng("suggestions")
        chosen = set(course.sample(rng, POINTS))
        kernel = course.case.kernel(course.game)
        for number, step in enumerate(course.steps, 1):
            if number in chosen or number == 1:
                looked += _look(kernel, rng, number - 1)
            step.play(kernel)
    return f"{looked:,} suggestions"


def _look(kernel: Kernel, rng: Random, entry: int) -> int:
    looked = 0
    for seat in (HOST, *kernel.living):
        for way in ways(kernel, seat):
            if isinstance(way, Question):
                looked += _answers(kernel, seat, way, rng, entry)
            elif isinstance(way, Move):
                looked += _moves(kernel, seat, way, rng, entry)
            elif way.refuses(kernel.s, seat, ()) is None:
                _carry_out(kernel, Decision(seat, way.name), entry)
    return looked


def _answers(kernel: Kernel, seat: int, question: Question, rng: Random, entry: int) -> int:
    s, choice = kernel.s, question.choice
    what = f"seat {seat}, question {question.id!r}"
    found = list(islice(choice.suggest(s, seat), EACH))
    if not found:
        raise Fault(f"{what}: there is no suggestion, so that a seat that left could not answer", entry=entry)
    try:
        extra = [("sample", choice.sample(s, seat, rng)), ("default", choice.default(s, seat))]
    except Exception as problem:
        raise Fault(f"{what}: no sample or default: {describe(problem)}", entry=entry) from problem
    for kind, value in (*(("suggestion", value) for value in found), *extra):
        if (why := refusal_of(choice.check(s, seat, value))) is not None:
            raise Fault(f"{what}: the {kind} {value!r} is refused: {why.sentence}", entry=entry)
        _survives_the_wire(value, choice.type, f"{what}: the {kind}", entry)
    for value in rng.sample(found, min(PLAYED, len(found))):
        _carry_out(kernel, Decision(seat, question.name, (value,)), entry)
    return len(found) + len(extra)


def _survives_the_wire(value: Any, kind: Any, what: str, entry: int) -> None:
    try:
        back = msgspec.convert(to_builtins(value, str_keys=True), kind)
    except (msgspec.ValidationError, TypeError) as problem:
        raise Fault(f"{what} {value!r} cannot be read back from its wire form: {problem}", entry=entry) from None
    if back != value:
        raise Fault(f"{what} {value!r} comes back from its wire form as {back!r}", entry=entry)


def _moves(kernel: Kernel, seat: int, move: Move, rng: Random, entry: int) -> int:
    s = kernel.s
    rows = list(islice(_rows(kernel, seat, move, entry), EACH))
    for row in rows:
        what = f"seat {seat}, {move.name}: the suggestion {row!r}"
        if len(row) != len(move.params):
            raise Fault(f"{what} has {len(row)} arguments instead of {len(move.params)}", entry=entry)
        if (why := move.refuses(s, seat, row)) is not None:
            raise Fault(f"{what} is refused: {why.sentence}", entry=entry)
        try:
            back = move.decode(move.wire(row))
        except Exception as problem:
            raise Fault(f"{what} cannot be read back from its wire form: {problem}", entry=entry) from None
        if back != row:
            raise Fault(f"{what} comes back from its wire form as {back!r}", entry=entry)
    for row in rng.sample(rows, min(PLAYED, len(rows))):
        _carry_out(kernel, Decision(seat, move.name, row), entry)
    if move.claims_all and move.params:
        _are_all(kernel, seat, move, rng, entry)
    return len(rows)


def _are_all(kernel: Kernel, seat: int, move: Move, rng: Random, entry: int) -> None:
    """The options of a move are what its check accepts, of what is shown and of what is guessed."""
    s, what = kernel.s, f"seat {seat}, {move.name}"
    options = list(islice(move.rows(s, seat), MANY))
    shown = [move.row(value) for value in islice(move.shown(s, seat), MANY)]
    for row in (*shown, *_guesses(move, rng)):
        if row not in options and len(options) < MANY and move.refuses(s, seat, row) is None:
            raise Fault(f"{what}: {row!r} is legal, but not among the options", entry=entry)
    if (unseen := next((row for row in options if row not in shown), None)) is not None and len(shown) < MANY:
        raise Fault(f"{what}: the option {unseen!r} is not among the candidates", entry=entry)


def _guesses(move: Move, rng: Random) -> Iterator[tuple[Any, ...]]:
    for _ in range(GUESSES):
        with suppress(Rejected):
            yield move.decode({param.name: random_value(param.type, rng) for param in move.params})


def _rows(kernel: Kernel, seat: int, move: Move, entry: int) -> Iterator[tuple[Any, ...]]:
    try:
        for row in move.rows(kernel.s, seat):
            if not isinstance(row, tuple):
                raise Fault(f"{move.name}: options gives {row!r}, not a tuple of its arguments", entry=entry)
            yield row
    except Fault:
        raise
    except Exception as problem:
        raise Fault(f"seat {seat}, {move.name}: its options fail: {describe(problem)}", entry=entry) from problem


def _carry_out(kernel: Kernel, decision: Decision, entry: int) -> None:
    copy = clone(kernel)
    try:
        play(copy, *decision)
    except Exception as problem:
        seat, name, args = decision
        text = f"seat {seat}: {name} {args!r} is suggested, but fails: {describe(problem)}"
        raise Fault(text, entry=entry) from problem
    drop(copy)
