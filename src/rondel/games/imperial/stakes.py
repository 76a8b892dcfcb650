"""What a decision brings and risks: fights, flags, factories, governments, money. Tried by the engine."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from rondel import And, Gain, Message, Stake, Trial, Weighing
from rondel.games.imperial.atlas import At, Cents, CountryId, CountryRef, TerritoryId
from rondel.games.imperial.government import holding, leader
from rondel.games.imperial.names import UnitsAt
from rondel.games.imperial.says.facts import (
    BidBought,
    Bought,
    DemocracyBegan,
    DemocracyEnded,
    Exchanged,
    GovernmentFormed,
    GovernmentLost,
    Taxed,
)
from rondel.games.imperial.state import Board, Imperial, Kind, active_country
from rondel.messages import Seat

Pieces = Counter[tuple[str, TerritoryId]]
"""Armies, fleets and factories of a country, by kind and place."""


class UnitsLost(Stake):
    """Who dies."""

    country: CountryRef
    units: And[UnitsAt]


class FactoryLost(Stake):
    country: CountryRef
    at: At


class UnitsOf(Message):
    country: CountryRef
    kind: Kind
    count: int


class LeftAt(Stake):
    """What is left where it was fought."""

    at: At
    units: And[UnitsOf]


class NothingLeft(Stake):
    at: At


class FlagTaken(Stake):
    country: CountryRef
    at: At
    former: CountryRef


class FlagRaised(Stake):
    country: CountryRef
    at: At


class YouGovern(Gain):
    country: CountryRef


class YouTakeOver(Gain):
    country: CountryRef
    seat: Seat


class OtherGoverns(Stake):
    """Whoever governed goes on."""

    country: CountryRef
    seat: Seat
    theirs: int
    yours: int


class StaysYours(Stake):
    country: CountryRef
    yours: int


class BecomesDemocracy(Stake):
    country: CountryRef
    seat: Seat


class BecomesDictatorship(Stake):
    country: CountryRef
    seat: Seat


class PointsGained(Stake):
    country: CountryRef
    points: int
    total: int


class CashGained(Gain):
    amount: Cents
    left: Cents


class CashSpent(Stake):
    amount: Cents
    left: Cents


def tell(trial: Trial[Imperial]) -> Iterable[Stake]:
    """Governments first, then what dies and what is left, then points and money."""
    yield from _governments(trial)
    if trial.decision.name in ("move_unit", "hold_rest", "agree", "vote"):
        yield from _battles(trial)
    for taxed in trial.told(Taxed):
        yield PointsGained(taxed.country, taxed.points, taxed.total)
    yield from _cash(trial)


# -- governments -----------------------------------------------------------------------------------------------


def _governments(trial: Trial[Imperial]) -> Iterator[Stake]:
    """Who governs afterwards whatever was bought of a country."""
    seat, s = trial.seat, trial.after
    changed = set()
    for formed in trial.told(GovernmentFormed):
        changed.add(formed.country)
        yield YouGovern(formed.country)
    for lost in trial.told(GovernmentLost):
        changed.add(lost.country)
        yield YouTakeOver(lost.country, lost.seat)
    bought = (fact.country for fact in trial.facts if isinstance(fact, Bought | Exchanged | BidBought))
    for country in bought:
        if country in changed:
            continue
        governs, mine = leader(s, country), holding(s, seat, country)
        if governs == seat:
            yield StaysYours(country, mine)
        else:
            yield OtherGoverns(country, governs, holding(s, governs, country), mine)
    yield from (BecomesDemocracy(began.country, began.seat) for began in trial.told(DemocracyBegan))
    yield from (BecomesDictatorship(ended.country, ended.seat) for ended in trial.told(DemocracyEnded))


# -- battles ---------------------------------------------------------------------------------------------------


def _board(s: Imperial) -> Board:
    """As far as a plan goes: its own board, else the real one."""
    return s.board if s.draft is None else s.draft.board


def _begun(trial: Trial[Imperial]) -> Imperial:
    """What to compare with: the plan so far, or where it is carried out the board before all of it."""
    if trial.before.draft is not None and trial.after.draft is None:
        return replace(trial.before, draft=None)
    return trial.before


def _pieces(s: Imperial, country: CountryId) -> Pieces:
    """What a country has, those of its units included that have no order yet."""
    forces, draft = _board(s).forces[country], s.draft
    found: Pieces = Counter(("factory", at) for at in forces.factories)
    found.update(("army", army.at) for army in forces.armies)
    found.update(("fleet", at) for at in forces.fleets)
    if draft is not None and country == active_country(s):
        real = s.board.forces[country]
        found.update(("army", real.armies[number].at) for number in draft.waiting_armies)
        found.update(("fleet", real.fleets[number]) for number in draft.waiting_fleets)
    return found


def _battles(trial: Trial[Imperial]) -> Iterator[Stake]:
    before, after = _begun(trial), trial.after
    fought: dict[TerritoryId, None] = {}
    mover = active_country(before)
    for country in before.countries:
        had, has = _pieces(before, country), _pieces(after, country)
        for kind in ("army", "fleet"):
            gone = _count(had, kind) - _count(has, kind)
            if gone > 0:
                at = _where_lost(trial, country, had - has)
                fought[at] = None
                yield UnitsLost(country, [UnitsAt("fleet" if kind == "fleet" else "army", gone, at)])
        for kind, at in had - has:
            if kind == "factory":
                fought[at] = None
                yield FactoryLost(country, at)
    for at in fought:
        left = [
            UnitsOf(country, "fleet" if kind == "fleet" else "army", number)
            for country in after.countries
            for (kind, place), number in _pieces(after, country).items()
            if place == at and kind != "factory"
        ]
        yield LeftAt(at, left) if left else NothingLeft(at)
    yield from _flags(_board(before), _board(after), mover)


def _count(pieces: Pieces, kind: str) -> int:
    return sum(number for (found, _), number in pieces.items() if found == kind)


def _where_lost(trial: Trial[Imperial], country: CountryId, gone: Pieces) -> TerritoryId:
    """Where a unit died: a mover's where it went, anybody else's where it stood."""
    if country == active_country(trial.before) and trial.decision.name == "move_unit":
        to: TerritoryId = trial.decision.args[0]
        return to
    return next(at for kind, at in gone if kind != "factory")


def _flags(before: Board, after: Board, mover: CountryId) -> Iterator[Stake]:
    for at, owner in after.chips.items():
        former = before.chips.get(at)
        if former != owner == mover:
            yield FlagRaised(owner, at) if former is None else FlagTaken(owner, at, former)


# -- money -----------------------------------------------------------------------------------------------------


def _cash(trial: Trial[Imperial]) -> Iterator[Stake]:
    had, has = trial.before.players[trial.seat].cash, trial.after.players[trial.seat].cash
    if has != had:
        yield CashGained(has - had, has) if has > had else CashSpent(had - has, has)


WEIGHING = Weighing(tell)
