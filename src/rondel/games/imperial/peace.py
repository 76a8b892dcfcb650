"""Peace offers: who is asked, how they answer, and what a refusal turns the step into. Rules, section 8.5."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rondel import Handle, One, YesNo
from rondel.core.votes import decided, winner
from rondel.games.imperial.arrival import HOSTILE, PEACE, Presence, Unit, actions, hold, war
from rondel.games.imperial.atlas import COUNTRIES, HOME, CountryId, TerritoryId
from rondel.games.imperial.government import is_led, leader, voters
from rondel.games.imperial.says.facts import PeaceAccepted, PeaceOffered, PeaceRejected, PeaceVoted
from rondel.games.imperial.says.outlook import LetIn
from rondel.games.imperial.state import Draft, Imperial, Peace, active_country


def asked(s: Imperial, unit: Unit, to: TerritoryId, seen: Presence, proposer: int) -> Iterator[CountryId]:
    """The countries whose consent is needed: the owner first, then others that stand in the way, in turn order."""
    enemies, owner = seen.enemies(to), HOME[to]
    is_there = {country for (country, _), blocks in enemies.items() if blocks}
    if owner is not None and owner != unit.country:
        present = any(country == owner for country, _ in enemies)
        if (present or s.options.peace_vote_empty) and _must_answer(s, owner, proposer):
            yield owner
    for country in COUNTRIES:
        if country != owner and country in is_there and _must_answer(s, country, proposer):
            yield country


def _must_answer(s: Imperial, country: CountryId, proposer: int) -> bool:
    """Nobody is asked for a country without stockholders, or for one that the proposer rules alone."""
    if not is_led(s, country):
        return False
    return s.countries[country].democracy or leader(s, country) != proposer


async def consent(
    g: Handle[Imperial],
    draft: Draft,
    countries: Sequence[CountryId],
    unit: Unit,
    to: TerritoryId,
    seen: Presence,
    blow_up_armies: int,
) -> tuple[TerritoryId, str]:
    """Ask everybody who must agree; destination and action as they stand afterwards."""
    for country in countries:
        draft.peace = Peace(country, unit.at, to, unit.kind)
        g.emit(PeaceOffered(unit.country, country, unit.kind, to))
        accepted = await _answer(g, country, draft)
        draft.peace = None
        g.emit((PeaceAccepted if accepted else PeaceRejected)(unit.country, country, to))
        if not accepted:
            return refused(country, unit, to, seen, blow_up_armies)
    return to, PEACE


async def _answer(g: Handle[Imperial], country: CountryId, draft: Draft) -> bool:
    """A dictator answers alone, a democracy votes; the proposer never does."""
    s = g.s
    assert draft.peace is not None
    label = LetIn(country, draft.peace.kind, active_country(s), draft.peace.to)
    if not s.countries[country].democracy:
        return bool(await g.ask(leader(s, country), YesNo(label=label), id="peace"))
    weights, bonus = voters(s, country, but=draft.by), leader(s, country)
    ballot = One((False, True), of=bool, label=label)
    given = await g.gate(
        dict.fromkeys(weights, ballot), id="peace_vote", done=lambda given: decided(weights, given, bonus=bonus)
    )
    for seat, accepts in given.items():
        g.emit(PeaceVoted(seat, accepts, weights[seat]))
    return bool(winner(weights, given, (False, True), bonus=bonus))


def refused(
    country: CountryId, unit: Unit, to: TerritoryId, seen: Presence, blow_up_armies: int
) -> tuple[TerritoryId, str]:
    """War with whoever refused; an empty land is entered by force, or not at all."""
    enemies = seen.enemies(to)
    if (country, "fleet") in enemies:
        return to, war(country, "fleet")
    if (country, "army") in enemies:
        return to, war(country, "army")
    if HOSTILE in actions(unit, to, seen, blow_up_armies):
        return to, HOSTILE
    return unit.at, hold(unit, seen)
