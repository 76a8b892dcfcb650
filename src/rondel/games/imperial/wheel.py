"""The wheel: how far a marker may go, what that costs, and whether it passes Investor. Rules, section 7.1."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from rondel import Message
from rondel.games.imperial.atlas import CENTER, DOLLAR, INVESTOR, RULES, WHEELS, Slot
from rondel.games.imperial.says.reasons import CannotPaySteps, SlotNotReachable
from rondel.games.imperial.state import Imperial, active_country


def steps(wheel: tuple[Slot, ...], old: Slot, new: Slot) -> int:
    """Slots forward from one to another; 0 from the center.

    >>> standard = WHEELS["standard"]
    >>> steps(standard, Slot("Factory"), Slot("Taxation")), steps(standard, Slot("R-Maneuver"), Slot("Factory"))
    (4, 1)
    """
    return 0 if old == CENTER else (wheel.index(new) - wheel.index(old)) % len(wheel)


def spin_cost(s: Imperial, new: Slot) -> int:
    """What the proposer pays the bank for going there, in cents."""
    return way_cost(WHEELS[s.options.wheel], s.countries[active_country(s)].slot, new)


@cache
def way_cost(wheel: tuple[Slot, ...], old: Slot, new: Slot) -> int:
    """What the way from one slot to another costs, in cents."""
    return DOLLAR * RULES.extra_step_cost_dollars * max(0, steps(wheel, old, new) - RULES.free_steps)


def is_near(wheel: tuple[Slot, ...], old: Slot, new: Slot) -> bool:
    """Can a marker get there in one turn?"""
    return old == CENTER or 1 <= steps(wheel, old, new) <= RULES.max_steps


@cache
def passes_investor(wheel: tuple[Slot, ...], old: Slot, new: Slot) -> bool:
    """Does the way land on Investor or lead past it?"""
    if old == CENTER:
        return new == INVESTOR
    return old != INVESTOR and steps(wheel, old, new) >= steps(wheel, old, INVESTOR)


class Way(Struct, frozen=True):
    """The way to a slot."""

    cost: int
    """Cents."""
    investor: bool
    """It lands on Investor or leads past it."""


@cache
def ways(wheel: tuple[Slot, ...], old: Slot) -> dict[Slot, Way]:
    """Every slot within reach of a marker, with the way there."""
    return {
        slot: Way(way_cost(wheel, old, slot), passes_investor(wheel, old, slot))
        for slot in wheel
        if is_near(wheel, old, slot)
    }


def why_not_slot(s: Imperial, seat: int, slot: Slot) -> Message | None:
    """Is the slot near enough, and can the proposer pay the way?"""
    wheel, old = WHEELS[s.options.wheel], s.countries[active_country(s)].slot
    way, cash = ways(wheel, old).get(slot), s.players[seat].cash
    if way is None:
        return SlotNotReachable(slot, steps(wheel, old, slot), RULES.max_steps)
    return CannotPaySteps(steps(wheel, old, slot), way.cost, cash) if way.cost > cash else None
