"""A check of what people are offered."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from rondel.core.commands import Command
from rondel.core.decisions import Decision
from rondel.core.interaction import Input, Interaction, Offer, interaction, narrow
from rondel.core.kernel import Kernel
from rondel.core.legality import way_of, wire
from rondel.core.match import Match
from rondel.core.view import Viewer
from rondel.testing.checks.commands import is_legal
from rondel.testing.faults import Fault
from rondel.testing.kit import Kit
from rondel.testing.viewers import name_of, viewers

GAMES, POINTS, EACH = 20, 16, 12


def offers_are_clean(kit: Kit) -> str:
    """Everybody is told who must do what; what is offered can be done, and what cannot says why."""
    offers = 0
    for course in kit.courses(GAMES):
        rng = course.case.rng("screens")
        chosen = {1, *course.sample(rng, POINTS)}
        for number, _, match in course.matches():
            if number in chosen:
                offers += _look(match, rng, number - 1)
        _look(course.match(len(course.steps)), rng, len(course.steps))
    return f"{offers:,} offers"


def _look(match: Match, rng: Random, entry: int) -> int:
    offers = 0
    for viewer in viewers(match.header.seats):
        shown = interaction(match, viewer)
        for complaint in _complaints(match, viewer, shown, rng):
            raise Fault(f"{name_of(viewer)}: {complaint}", entry=entry)
        offers += len(shown.offers)
    return offers


def _complaints(match: Match, viewer: Viewer, shown: Interaction, rng: Random) -> Iterator[str]:
    kernel = match.kernel
    try:
        msgspec.json.encode(shown)
    except (TypeError, ValueError) as problem:
        yield f"the interaction cannot be encoded: {problem}"
    if not str(shown.prompt).strip(". "):
        yield "the prompt is empty"
    if list(shown.waiting_for) != kernel.actors():
        yield f"waits for {list(shown.waiting_for)} instead of {kernel.actors()}"
    if kernel.over is not None and shown.offers:
        yield "something is offered after the end"
    for offer in shown.offers:
        yield from (f"the offer {offer.name}: {complaint}" for complaint in _about(kernel, viewer, offer, rng))
    for seat in viewer.seats:
        if seat in shown.waiting_for and not any(offer.enabled and offer.seat == seat for offer in shown.offers):
            yield "must act, but nothing that is offered is enabled"


def _about(kernel: Kernel, viewer: Viewer, offer: Offer, rng: Random) -> Iterator[str]:
    if offer.seat not in viewer.seats and not viewer.host:
        yield f"it is made for seat {offer.seat}"
    if not str(offer.label).strip():
        yield "it has no label"
    for given in offer.inputs:
        yield from _about_input(given)
    if not offer.enabled:
        if not str(offer.reason).strip():
            yield "it is disabled without a reason"
        return
    wire = _completions(kernel, offer, rng)
    if not wire:
        yield "it is enabled, but nothing can be chosen"
    for args in wire[:EACH]:
        if not is_legal(kernel, Command(offer.seat, offer.name, args)):
            yield f"{args!r} can be chosen, but is refused"


def _about_input(given: Input) -> Iterator[str]:
    if not given.name or not str(given.label).strip():
        yield "an input has no name or no label"
    for candidate in given.candidates:
        if not str(candidate.label).strip():
            yield f"{given.name}: the candidate {candidate.value!r} has no label"
        if not candidate.enabled and not str(candidate.reason).strip():
            yield f"{given.name}: the candidate {candidate.value!r} is disabled without a reason"
    for part in given.parts:
        yield from _about_input(part)


def _completions(kernel: Kernel, offer: Offer, rng: Random) -> list[Any]:
    """Ways to fill an offer in, in wire form, as a screen would."""
    if not offer.inputs:
        return [None]
    names = [given.name for given in offer.inputs]
    if offer.rows is not None:
        rows = rng.sample(offer.rows, min(EACH, len(offer.rows)))
        return [dict(zip(names, row, strict=True)) for row in rows]
    if offer.narrow:
        return [_narrowed(kernel, offer, rng)]
    if len(names) == 1 and offer.inputs[0].kind in ("one", "yes_no"):
        values = [candidate.value for candidate in offer.inputs[0].candidates if candidate.enabled]
        return [{names[0]: value} for value in rng.sample(values, min(EACH, len(values)))]
    return _suggested(kernel, offer, rng)


def _narrowed(kernel: Kernel, offer: Offer, rng: Random) -> dict[str, Any]:
    """One combination, found input by input."""
    chosen: dict[str, Any] = {}
    given: Input | None = offer.inputs[0]
    while given is not None:
        chosen[given.name] = rng.choice(given.candidates).value if given.candidates else None
        given = narrow(kernel, offer.seat, offer.name, list(chosen.values()))
    return chosen


def _suggested(kernel: Kernel, offer: Offer, rng: Random) -> list[Any]:
    """What the game itself suggests, where a screen has more freedom than a list."""
    way = way_of(kernel, offer.seat, offer.name)
    row = way.sample(kernel.s, offer.seat, rng)
    return [wire(kernel, Decision(offer.seat, offer.name, row))] if row is not None else []
