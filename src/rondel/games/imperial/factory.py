"""Factory and Produce. Rules, sections 7.2 and 7.3."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from rondel import Handle, Refusal
from rondel.errors import Verdict
from rondel.games.imperial.atlas import FACTORY_PRICE, HOMES, CountryId, TerritoryId
from rondel.games.imperial.board import fits, makes, occupied, operational, room
from rondel.games.imperial.says.facts import FactoryBuilt, Produced, SharePaid
from rondel.games.imperial.says.reasons import BAD_SITE, NoBuildingSite, NoWorkingFactories, UnitLimit
from rondel.games.imperial.state import Army, Imperial, Proposal


def building_sites(s: Imperial, country: CountryId) -> list[TerritoryId]:
    """Own home territories without a factory and without an occupier."""
    shut, built = occupied(s.board, country), s.board.forces[country].factories
    return [at for at in HOMES[country] if at not in built and at not in shut]


def factory_share(s: Imperial, country: CountryId) -> int:
    """What the proposer must add to the treasury's money."""
    return max(0, FACTORY_PRICE - s.countries[country].treasury)


def why_not_build(s: Imperial, country: CountryId, site: TerritoryId) -> Refusal | None:
    """Only at home, where nobody has built and nobody occupies."""
    return None if site in building_sites(s, country) else Refusal.of(NoBuildingSite(), BAD_SITE)


def build(g: Handle[Imperial], country: CountryId, proposal: Proposal) -> None:
    """Build the factory; the treasury pays what it can, the proposer the rest."""
    s, (site,) = g.s, proposal.sites
    share = factory_share(s, country)
    s.countries[country].treasury -= FACTORY_PRICE - share
    s.players[proposal.by].cash -= share
    s.board.forces[country].factories.append(site)
    g.emit(FactoryBuilt(country, site))
    if share:
        g.emit(SharePaid(proposal.by, share))


# -- produce ---------------------------------------------------------------------------------------------------


def largest_sets(s: Imperial, country: CountryId) -> Iterator[tuple[TerritoryId, ...]]:
    """The largest sets of factories that can produce; several only where a limit binds."""
    sites, left = operational(s.board, country), room(s.board, country)
    ports = [at for at in sites if makes(at) == "fleet"]
    inland = [at for at in sites if makes(at) == "army"]
    for fleets in combinations(ports, min(left["fleet"], len(ports))):
        for armies in combinations(inland, min(left["army"], len(inland))):
            yield tuple(at for at in sites if at in fleets or at in armies)


def all_can_produce(s: Imperial, country: CountryId) -> bool:
    """Do the limits allow every operational factory to produce?"""
    return fits(s.board, country, [makes(at) for at in operational(s.board, country)])


def why_not_produce(s: Imperial, country: CountryId, sites: Sequence[TerritoryId]) -> Verdict:
    """Each an operational factory, each once, within the limits."""
    working = operational(s.board, country)
    if len(set(sites)) != len(sites) or not all(at in working for at in sites):
        return Refusal.of(NoWorkingFactories(), BAD_SITE)
    return None if fits(s.board, country, [makes(at) for at in sites]) else UnitLimit()


def produce(g: Handle[Imperial], country: CountryId, proposal: Proposal) -> None:
    """One unit from each factory, free of charge."""
    for at in proposal.sites:
        place_unit(g.s, country, (makes(at), at))
    g.emit(Produced(country, {"all": list(proposal.sites)}))


def place_unit(s: Imperial, country: CountryId, unit: tuple[str, TerritoryId]) -> None:
    """A new unit, last in its list; new armies are hostile."""
    kind, at = unit
    forces = s.board.forces[country]
    if kind == "fleet":
        forces.fleets.append(at)
    else:
        forces.armies.append(Army(at))
