"""What a slot or a purchase would do, in one line. Nothing here changes the state."""

from __future__ import annotations

from collections.abc import Sequence

from rondel import Message
from rondel.games.imperial.atlas import (
    DOLLAR,
    FACTORY,
    FACTORY_PRICE,
    IMPORT,
    IMPORT_PRICE,
    MANEUVER,
    PRODUCE,
    RULES,
    TAXATION,
    WHEELS,
    CountryId,
    Slot,
    TerritoryId,
)
from rondel.games.imperial.board import makes, operational
from rondel.games.imperial.factory import factory_share
from rondel.games.imperial.government import holdings
from rondel.games.imperial.money import forecast, interest, shared
from rondel.games.imperial.names import Imports, imports, places
from rondel.games.imperial.says.outlook import (
    SlotWould,
    WouldBuild,
    WouldImport,
    WouldMake,
    WouldMakeBoth,
    WouldMakeNothing,
    WouldMove,
    WouldPayInterest,
    WouldTax,
)
from rondel.games.imperial.state import Imperial, Import, active_country
from rondel.games.imperial.wheel import passes_investor, spin_cost


def slot_preview(
    s: Imperial,
    seat: int,
    slot: Slot,
    site: TerritoryId | None = None,
    sites: tuple[TerritoryId, ...] | None = None,
    units: tuple[Import, ...] | None = None,
) -> SlotWould:
    """What the slot would do, what the way costs, and whether an investor round follows."""
    cost = spin_cost(s, slot)
    investor = passes_investor(WHEELS[s.options.wheel], s.countries[active_country(s)].slot, slot)
    return SlotWould(_deed(s, seat, slot, site, sites, units), cost > 0, cost, investor)


def _deed(
    s: Imperial,
    seat: int,
    slot: Slot,
    site: TerritoryId | None,
    sites: tuple[TerritoryId, ...] | None,
    units: tuple[Import, ...] | None,
) -> Message:
    country = active_country(s)
    if slot == FACTORY:
        assert site is not None  # nobody is told what an illegal choice would do
        share = factory_share(s, country)
        return WouldBuild(makes(site), site, FACTORY_PRICE - share, share > 0, share)
    if slot in PRODUCE:
        return _production(operational(s.board, country) if sites is None else sites)
    if slot == IMPORT:
        offer = WouldImport(RULES.import_max_units, IMPORT_PRICE, s.countries[country].treasury)
        return Imports(imports(units)) if units else offer
    if slot in MANEUVER:
        forces = s.board.forces[country]
        return WouldMove(len(forces.fleets), len(forces.armies))
    return _taxation(s, seat, country) if slot == TAXATION else _interest(s, seat, country)


def _production(sites: Sequence[TerritoryId]) -> Message:
    inland = [at for at in sites if makes(at) == "army"]
    ports = [at for at in sites if makes(at) == "fleet"]
    armies, fleets = WouldMake("army", len(inland), places(inland)), WouldMake("fleet", len(ports), places(ports))
    if inland and ports:
        return WouldMakeBoth(armies, fleets)
    return armies if inland else fleets if ports else WouldMakeNothing()


def _taxation(s: Imperial, seat: int, country: CountryId) -> WouldTax:
    found = forecast(s, country)
    own = shared(found.bonus, holdings(s, country)).get(seat, 0)
    return WouldTax(
        found.revenue,
        found.points,
        s.countries[country].treasury,
        found.treasury,
        found.bonus > 0,
        DOLLAR * found.bonus,
        DOLLAR * own,
    )


def _interest(s: Imperial, seat: int, country: CountryId) -> WouldPayInterest:
    due = DOLLAR * sum(holdings(s, country).values())
    own = interest(s, country, seat)[seat]
    return WouldPayInterest(due, own >= 0, abs(own))
