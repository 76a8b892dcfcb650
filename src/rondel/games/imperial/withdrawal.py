"""Taking an order out of a plan that is not carried out yet; see README, "Rulings"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from msgspec.structs import replace

from rondel import Handle, Ref, move
from rondel.errors import Verdict
from rondel.games.imperial.maneuver import empty_plan, record, running, why_not_move
from rondel.games.imperial.says.facts import Order, OrderWithdrawn
from rondel.games.imperial.says.reasons import NoSuchOrder, OrderSettled
from rondel.games.imperial.state import Draft, Imperial, UnitStep, active_country

Numbered = tuple[int, UnitStep]
"""A unit by its place in the country's list, and its step."""


@move(group="more")
def withdraw(g: Handle[Imperial], seat: int, step: Annotated[int, Ref("order_number")]) -> None:
    """Take an order out of the plan: its unit waits again, and so does every unit whose order needs that one."""
    s = g.s
    taken = order_at(running(s), step)
    s.draft = shortened(s, step)
    g.emit(OrderWithdrawn(active_country(s), taken))


@withdraw.suggestions
def none_of_them(s: Imperial, seat: int) -> tuple[int, ...]:
    """Whoever thinks ahead gives the right order at once: going back leads nowhere new."""
    return ()


@withdraw.candidates
def orders_given(s: Imperial, seat: int) -> range:
    """The steps of the plan by their places, fleets first."""
    return range(len(running(s).fleets) + len(running(s).armies))


@withdraw.check
def why_not_withdraw(s: Imperial, seat: int, step: int) -> Verdict:
    """It must be in the plan, and nobody may have answered a question since."""
    draft = running(s)
    fleets, armies = len(draft.fleets), len(draft.armies)
    if not 0 <= step < fleets + armies:
        return NoSuchOrder(step, fleets + armies)
    place, settled = (step, draft.settled_fleets) if step < fleets else (step - fleets, draft.settled_armies)
    return OrderSettled() if place < settled else None


def order_at(draft: Draft, step: int) -> Order:
    """A step of the plan by its place, fleets first."""
    fleets = len(draft.fleets)
    found = [*draft.fleets, *draft.armies][step]
    return Order("fleet" if step < fleets else "army", found.origin, found.to, found.action)


def shortened(s: Imperial, step: int) -> Draft:
    """The plan without a step and without those that cannot be made then: the others are made anew, in their order."""
    old = running(s)
    fresh = empty_plan(s, old.by, old.slot)
    trial = replace(s, draft=fresh)
    fleets = len(old.fleets)
    _repeat(trial, old.by, _but(old.ordered_fleets, old.fleets, step))
    waiting, fresh.waiting_fleets = fresh.waiting_fleets, []  # armies have their turn, whatever fleet waits
    _repeat(trial, old.by, _but(old.ordered_armies, old.armies, step - fleets))
    fresh.waiting_fleets = waiting
    fresh.settled_fleets, fresh.settled_armies = old.settled_fleets, old.settled_armies
    return fresh


def _but(numbers: list[int], steps: list[UnitStep], left_out: int) -> Iterator[Numbered]:
    return (pair for place, pair in enumerate(zip(numbers, steps, strict=True)) if place != left_out)


def _repeat(trial: Imperial, seat: int, orders: Iterator[Numbered]) -> None:
    for number, step in orders:
        if why_not_move(trial, seat, step.to, step.action, number) is None:
            record(trial, number, step)
