"""Import: up to three units at a dollar each, named at once or one at a time. Rules, section 7.4."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from rondel import NOBODY, Handle, Ref, Refusal, move
from rondel.errors import Verdict
from rondel.games.imperial.atlas import HOME, HOMES, IMPORT_PRICE, PORT, RULES, At, CountryId, TerritoryId
from rondel.games.imperial.board import fits, occupied
from rondel.games.imperial.factory import place_unit
from rondel.games.imperial.government import leader, opposition
from rondel.games.imperial.names import UnitIn
from rondel.games.imperial.says.facts import Imported, SharePaid, UnitAdded
from rondel.games.imperial.says.reasons import (
    BAD_ARGS,
    BAD_SITE,
    INSUFFICIENT_FUNDS,
    CannotPayImport,
    NoLandingSite,
    NoSuchTerritory,
    TooManyImports,
    UnitLimit,
)
from rondel.games.imperial.state import Imperial, Import, Kind, Proposal, active_country
from rondel.games.imperial.submission import put_forward
from rondel.games.imperial.wheel import spin_cost


def import_share(s: Imperial, country: CountryId, count: int) -> int:
    """What the proposer pays: unit by unit, whenever the treasury has not a whole dollar."""
    return IMPORT_PRICE * max(0, count - s.countries[country].treasury // IMPORT_PRICE)


def why_not_import(s: Imperial, seat: int, units: Sequence[Import]) -> Verdict:
    """At most three, in places of one's own that are free, within the limits and the means."""
    country = active_country(s)
    if len(units) > RULES.import_max_units:
        return TooManyImports(RULES.import_max_units)
    shut = occupied(s.board, country)
    for kind, at in units:
        if HOME[at] != country or at in shut or (kind == "fleet" and at not in PORT):
            return Refusal.of(NoLandingSite(), BAD_SITE)
    if not fits(s.board, country, [kind for kind, _ in units]):
        return UnitLimit()
    cash = s.players[seat].cash
    cost = spin_cost(s, s.importing) if s.importing else 0
    is_paid = cost + import_share(s, country, len(units)) <= cash
    return None if is_paid else Refusal.of(CannotPayImport(cash), INSUFFICIENT_FUNDS)


def carry_in(g: Handle[Imperial], country: CountryId, proposal: Proposal) -> None:
    """Place the units and pay for them."""
    s, count = g.s, len(proposal.units)
    share = import_share(s, country, count)
    s.countries[country].treasury -= IMPORT_PRICE * count - share
    s.players[proposal.by].cash -= share
    for unit in proposal.units:
        place_unit(s, country, unit)
    g.emit(Imported(country, {"all": list(proposal.units)}))
    if share:
        g.emit(SharePaid(proposal.by, share))


# -- one at a time ---------------------------------------------------------------------------------------------


def is_importing(s: Imperial) -> bool:
    """Is an import being put together?"""
    return s.importing is not None


def is_imported(s: Imperial) -> bool:
    """Has it been submitted?"""
    return s.importing is None


def importer(s: Imperial) -> int:
    """The proposer: the leader first, the opposition against a proposal."""
    if s.importing is None:
        return NOBODY
    country = active_country(s)
    return opposition(s, country) if s.proposals else leader(s, country)


@move
def import_unit(g: Handle[Imperial], seat: int, type: Annotated[Kind, Ref("unit")], at: At) -> None:
    """Add a unit to the import; the third one submits it."""
    imports = g.s.players[seat].imports
    imports.append((type, at))
    g.emit(UnitAdded(seat, type, at))
    if len(imports) == RULES.import_max_units:
        submit_import(g, seat)


@import_unit.options
def importable(s: Imperial, seat: int) -> list[Import]:
    """Every unit that can still be added."""
    kinds: tuple[Kind, ...] = ("army", "fleet")
    rows = [(kind, at) for at in HOMES[active_country(s)] for kind in kinds if kind == "army" or at in PORT]
    return [unit for unit in rows if why_not_add(s, seat, *unit) is None]


@import_unit.captions
def import_caption(s: Imperial, seat: int, type: Kind, at: TerritoryId) -> UnitIn:
    """The unit and its place."""
    return UnitIn(type, at)


@import_unit.check
def why_not_add(s: Imperial, seat: int, type: Kind, at: TerritoryId) -> Verdict:
    """The whole list so far is checked, payment included."""
    if at not in HOME:
        return Refusal.of(NoSuchTerritory(at), BAD_ARGS)
    return why_not_import(s, seat, (*s.players[seat].imports, (type, at)))


@move
def import_done(g: Handle[Imperial], seat: int) -> None:
    """Propose the import as it is."""
    submit_import(g, seat)


def submit_import(g: Handle[Imperial], seat: int) -> None:
    """The draft becomes a proposal."""
    s = g.s
    assert s.importing is not None
    made = Proposal(seat, s.importing, units=tuple(s.players[seat].imports))
    s.players[seat].imports, s.importing = [], None
    put_forward(g, made)
