"""What a slot or a purchase would do, in one line. Nothing here changes the state."""

from __future__ import annotations

from collections.abc import Sequence

from rondel.games.imperial.atlas import (
    DOLLAR,
    FACTORY,
    FACTORY_PRICE,
    IMPORT,
    INVESTOR,
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
from rondel.games.imperial.state import Imperial, Import, active_country
from rondel.games.imperial.wheel import passes_investor, spin_cost
from rondel.games.imperial.words import imports, money, places, several, territory


def slot_preview(
    s: Imperial,
    seat: int,
    slot: Slot,
    site: TerritoryId | None = None,
    sites: tuple[TerritoryId, ...] | None = None,
    units: tuple[Import, ...] | None = None,
) -> str:
    """What the slot would do, what the way costs, and whether an investor round follows."""
    parts = [_deed(s, seat, slot, site, sites, units)]
    if cost := spin_cost(s, slot):
        parts.append(f"the way costs {money(cost)}")
    if passes_investor(WHEELS[s.options.wheel], s.countries[active_country(s)].slot, slot):
        parts.append("an investor round follows")
    return "; ".join(parts)


def _deed(
    s: Imperial,
    seat: int,
    slot: Slot,
    site: TerritoryId | None,
    sites: tuple[TerritoryId, ...] | None,
    units: tuple[Import, ...] | None,
) -> str:
    country = active_country(s)
    if slot == FACTORY and site is not None:
        share = factory_share(s, country)
        own = f", you {money(share)}" if share else ""
        return f"{'shipyard' if makes(site) == 'fleet' else 'factory'} in {territory(site)}; " + (
            f"the treasury pays {money(FACTORY_PRICE - share)}{own}"
        )
    if slot in PRODUCE:
        return _production(operational(s.board, country) if sites is None else sites)
    if slot == IMPORT:
        treasury = money(s.countries[country].treasury)
        return imports(units) if units else f"up to {RULES.import_max_units} units at $1; the treasury has {treasury}"
    if slot in MANEUVER:
        forces = s.board.forces[country]
        return f"move {several(len(forces.fleets), 'fleet')} and {several(len(forces.armies), 'army')}"
    return _taxation(s, seat, country) if slot == TAXATION else _interest(s, seat, country) if slot == INVESTOR else ""


def _production(sites: Sequence[TerritoryId]) -> str:
    told = []
    for kind in ("army", "fleet"):
        made = [at for at in sites if makes(at) == kind]
        if made:
            told.append(f"{several(len(made), kind)}: {places(made)}")
    return "; ".join(told) or "nothing"


def _taxation(s: Imperial, seat: int, country: CountryId) -> str:
    found, state = forecast(s, country), s.countries[country]
    told = (
        f"revenue {found.revenue}: +{found.points} points, treasury {money(state.treasury)} → {money(found.treasury)}"
    )
    own = shared(found.bonus, holdings(s, country)).get(seat, 0)
    return f"{told}, bonus ${found.bonus} (you ${own})" if found.bonus else told


def _interest(s: Imperial, seat: int, country: CountryId) -> str:
    due = DOLLAR * sum(holdings(s, country).values())
    own = interest(s, country, seat)[seat]
    return f"pays {money(due)} of interest, {'you get' if own >= 0 else 'you pay'} {money(abs(own))}"
