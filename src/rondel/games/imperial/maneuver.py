"""A maneuver is planned unit by unit on a virtual board: fleets first, then armies. Rules, section 8."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Annotated

from rondel import NOBODY, Handle, Message, Ref, Refusal, move
from rondel.errors import Verdict
from rondel.games.imperial.arrival import PEACE, Presence, Unit, actions, hold, perform
from rondel.games.imperial.atlas import HOME, IS_SEA, At, CountryId, Slot, TerritoryId
from rondel.games.imperial.names import ActionRef, order
from rondel.games.imperial.peace import asked, consent
from rondel.games.imperial.reach import Ships, Voyage, by_convoy, sails, ships, walks
from rondel.games.imperial.says.facts import FlagsLost, Maneuvered, Order, RestHeld, StepPlanned, Steps
from rondel.games.imperial.says.reasons import (
    BAD_ARGS,
    BadAction,
    BadDestination,
    ConvoyFull,
    NoSuchTerritory,
    NoSuchUnit,
)
from rondel.games.imperial.state import Draft, Imperial, Proposal, UnitStep, active_country, copied
from rondel.games.imperial.submission import put_forward

Row = tuple[TerritoryId, str, int | None]


def open_maneuver(g: Handle[Imperial], seat: int, slot: Slot) -> None:
    """Begin a plan; a country without units has planned already."""
    g.s.draft = empty_plan(g.s, seat, slot)
    finish_when_planned(g)


def empty_plan(s: Imperial, seat: int, slot: Slot) -> Draft:
    """No unit has moved; all of them wait."""
    own = s.board.forces[active_country(s)]
    draft = Draft(seat, slot, copied(s.board), list(range(len(own.fleets))), list(range(len(own.armies))))
    moving = draft.board.forces[active_country(s)]
    moving.fleets, moving.armies = [], []
    return draft


def finish_when_planned(g: Handle[Imperial]) -> None:
    """When every unit has its order, the plan becomes a proposal."""
    s, draft = g.s, running(g.s)
    if waiting(draft):
        return
    s.draft = None
    put_forward(g, Proposal(draft.by, draft.slot, fleets=tuple(draft.fleets), armies=tuple(draft.armies)))


def running(s: Imperial) -> Draft:
    """The maneuver that is being planned."""
    assert s.draft is not None
    return s.draft


def is_planning(s: Imperial) -> bool:
    """Is a maneuver being planned?"""
    return s.draft is not None


def is_planned(s: Imperial) -> bool:
    """Has every unit its order?"""
    return s.draft is None


def planner(s: Imperial) -> int:
    """Who plans."""
    return NOBODY if s.draft is None else s.draft.by


# -- the unit at hand ------------------------------------------------------------------------------------------


def waiting(draft: Draft) -> list[int]:
    """The units of the running phase that have no order yet: fleets first, then armies."""
    return draft.waiting_fleets or draft.waiting_armies


def presented(s: Imperial) -> int:
    """The unit that is asked about: the first without an order."""
    return waiting(running(s))[0]


def unit_at(s: Imperial, number: int) -> Unit:
    """A unit of the running phase, by its place in the list."""
    country = active_country(s)
    own = s.board.forces[country]
    if running(s).waiting_fleets:
        return Unit(country, "fleet", own.fleets[number])
    return Unit(country, "army", own.armies[number].at, own.armies[number].hostile)


def presence(s: Imperial, number: int) -> Presence:
    """Everything but that unit, on the virtual board."""
    draft, own = running(s), s.board.forces[active_country(s)]
    fleets = bool(draft.waiting_fleets)
    armies = [own.armies[other] for other in draft.waiting_armies if fleets or other != number]
    return Presence(draft.board, active_country(s), armies)


def fleet_capacity(s: Imperial) -> Ships:
    """What the fleets that have ended their step can carry in all."""
    return ships(running(s).board.forces[active_country(s)].fleets)


def voyages(s: Imperial) -> list[Voyage]:
    """The armies that have been carried: those that could not have walked."""
    country, rail = active_country(s), s.options.rail_after
    steps = running(s).armies
    return [(step.origin, step.to) for step in steps if step.to not in walks(country, step.origin, rail)]


def destinations(s: Imperial, unit: Unit) -> Iterable[TerritoryId]:
    """Where a unit can go, its own place first."""
    if unit.kind == "fleet":
        return sails(unit.at)
    rail = s.options.rail_after
    on_foot = walks(unit.country, unit.at, rail)
    free = fleet_capacity(s)
    if not any(free):
        return on_foot
    return dict.fromkeys((*on_foot, *by_convoy(unit.country, unit.at, free, voyages(s), rail)))


def orders(s: Imperial, number: int) -> Iterator[tuple[TerritoryId, str]]:
    """Every destination of a unit with every action that is legal there."""
    unit, seen, needed = unit_at(s, number), presence(s, number), s.options.blow_up_armies
    for to in destinations(s, unit):
        for action in actions(unit, to, seen, needed):
            yield to, action


# -- the moves -------------------------------------------------------------------------------------------------


@move(asks={"peace": bool, "peace_vote": bool})
async def move_unit(
    g: Handle[Imperial],
    seat: int,
    to: At,
    action: ActionRef,
    unit: Annotated[int | None, Ref("unit_number")] = None,
) -> None:
    """Order the unit at hand, or another one of its kind that still waits."""
    s, draft = g.s, running(g.s)
    number = presented(s) if unit is None else unit
    moving = unit_at(s, number)
    questions: list[CountryId] = []
    if action == PEACE and to != moving.at:
        seen, needed = presence(s, number), s.options.blow_up_armies
        questions = list(asked(s, moving, to, seen, draft.by))
        to, action = await consent(g, draft, questions, moving, to, seen, needed)
    record(s, number, UnitStep(moving.at, to, action))
    if questions:
        settle(running(s))
    g.emit(StepPlanned(active_country(s), Order(moving.kind, moving.at, to, action)))
    finish_when_planned(g)


@move_unit.suggestions
def orders_at_hand(s: Imperial, seat: int) -> list[Row]:
    """The orders of the presented unit."""
    return [(to, action, None) for to, action in orders(s, presented(s))]


@move_unit.candidates
def all_orders(s: Imperial, seat: int) -> Iterator[Row]:
    """The orders of every waiting unit, for a board on which any of them can be picked; equal units count once."""
    seen = set()
    for number in waiting(running(s)):
        unit = unit_at(s, number)
        if unit not in seen:
            seen.add(unit)
            yield from ((to, action, number) for to, action in orders(s, number))


@move_unit.captions
def order_caption(s: Imperial, seat: int, to: TerritoryId, action: str, unit: int | None = None) -> Message:
    """What the unit would do."""
    moving = unit_at(s, presented(s) if unit is None else unit)
    return order(moving.kind, UnitStep(moving.at, to, action))


@move_unit.check
def why_not_move(s: Imperial, seat: int, to: TerritoryId, action: str, unit: int | None = None) -> Verdict:
    """The unit must wait, reach the place, and be allowed to do that there."""
    left = waiting(running(s))
    if unit is not None and unit not in left:
        return NoSuchUnit(unit, left)
    number = left[0] if unit is None else unit
    moving = unit_at(s, number)
    if (why := why_not_reach(s, moving, to)) is not None:
        return why
    legal = actions(moving, to, presence(s, number), s.options.blow_up_armies)
    return None if action in legal else Refusal.of(BadAction(legal), actions=legal)


def why_not_reach(s: Imperial, unit: Unit, to: TerritoryId) -> Verdict:
    """A place too far, or one that the ships in use would be needed for."""
    if to not in HOME:
        return Refusal.of(NoSuchTerritory(to), BAD_ARGS)
    if to in destinations(s, unit):
        return None
    if unit.kind == "army" and not IS_SEA[to]:
        alone = by_convoy(unit.country, unit.at, fleet_capacity(s), (), s.options.rail_after)
        if to in alone:
            return ConvoyFull()
    return BadDestination()


@move
def hold_rest(g: Handle[Imperial], seat: int) -> None:
    """Let every unit that has no order yet stay where it is, as it is."""
    s, draft = g.s, running(g.s)
    seen = Presence(draft.board, active_country(s))  # who stays changes nothing for the others who stay
    while waiting(draft):
        number = presented(s)
        moving = unit_at(s, number)
        record(s, number, UnitStep(moving.at, moving.at, hold(moving, seen)))
    g.emit(RestHeld(active_country(s)))
    finish_when_planned(g)


def record(s: Imperial, number: int, step: UnitStep) -> None:
    """Put a step into the plan and carry it out on the virtual board."""
    draft = running(s)
    kind = unit_at(s, number).kind
    (draft.fleets if kind == "fleet" else draft.armies).append(step)
    (draft.ordered_fleets if kind == "fleet" else draft.ordered_armies).append(number)
    waiting(draft).remove(number)
    perform(draft.board, active_country(s), kind, step, s.options.blow_up_armies)


def settle(draft: Draft) -> None:
    """Somebody has answered: what is ordered so far stands."""
    draft.settled_fleets, draft.settled_armies = len(draft.fleets), len(draft.armies)


# -- execution -------------------------------------------------------------------------------------------------


def march(g: Handle[Imperial], country: CountryId, proposal: Proposal) -> None:
    """Carry the whole plan out on the real board, fleets first. Rules, section 8.6."""
    s, needed = g.s, g.s.options.blow_up_armies
    own, former = s.board.forces[country], dict(s.board.chips)
    own.fleets, own.armies = [], []
    for step in proposal.fleets:
        perform(s.board, country, "fleet", step, needed)
    for step in proposal.armies:
        perform(s.board, country, "army", step, needed)
    g.emit(Maneuvered(country, Steps(proposal.fleets, proposal.armies)))
    lost: dict[CountryId, list[TerritoryId]] = {}
    for at, owner in former.items():
        if s.board.chips[at] != owner:
            lost.setdefault(owner, []).append(at)
    for owner, places in lost.items():
        g.emit(FlagsLost(owner, country, {"all": places}))
