"""Proposing for a country, agreeing to it, voting on it, and carrying it out. Rules, sections 6.1, 6.2 and 7."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Annotated

from rondel import Handle, Message, Ref, Refusal, move
from rondel.core.votes import winner
from rondel.errors import Verdict
from rondel.games.imperial.atlas import (
    COUNTRIES,
    FACTORY,
    IMPORT,
    INVESTOR,
    L_MANEUVER,
    L_PRODUCE,
    MANEUVER,
    PRODUCE,
    R_MANEUVER,
    R_PRODUCE,
    SLOTS,
    TAXATION,
    TERRITORIES,
    WHEELS,
    At,
    CountryId,
    Slot,
    SlotRef,
    TerritoryId,
)
from rondel.games.imperial.board import operational
from rondel.games.imperial.factory import (
    all_can_produce,
    build,
    building_sites,
    factory_share,
    largest_sets,
    produce,
    why_not_build,
    why_not_produce,
)
from rondel.games.imperial.government import holding, holdings, is_decided, is_led, leader, opposition
from rondel.games.imperial.imports import carry_in, import_share, why_not_import
from rondel.games.imperial.maneuver import march, open_maneuver
from rondel.games.imperial.money import interest, pay_interest, tax
from rondel.games.imperial.names import SlotAlone, SlotIn, places, slot_name
from rondel.games.imperial.previews import slot_preview
from rondel.games.imperial.says.facts import (
    Agreed,
    ImportOpened,
    ManeuverOpened,
    RoundBegan,
    SpinPaid,
    TurnBegan,
    Voted,
    VoteDecided,
    VoteRevealed,
)
from rondel.games.imperial.says.reasons import (
    BAD_ARGS,
    BAD_SITE,
    INSUFFICIENT_FUNDS,
    NOT_YOUR_TURN,
    BadVote,
    CannotPay,
    ChoiceRequired,
    HasVoted,
    NeedlessDetail,
    NoSiteLeft,
    NoSuchSlot,
    NoSuchTerritory,
    SiteNeeded,
)
from rondel.games.imperial.state import Imperial, Import, Proposal, active_country
from rondel.games.imperial.submission import put_forward
from rondel.games.imperial.wheel import passes_investor, spin_cost, ways, why_not_slot

Sites = tuple[At, ...]
Row = tuple[Slot, TerritoryId | None, tuple[TerritoryId, ...] | None, tuple[Import, ...] | None]


# -- whose turn ------------------------------------------------------------------------------------------------


def next_in_round(s: Imperial) -> CountryId | None:
    """The next country with a leader in this round, if there is one."""
    later = COUNTRIES if s.turn is None else COUNTRIES[COUNTRIES.index(s.turn) + 1 :]
    return next((country for country in later if is_led(s, country)), None)


def begin_round(g: Handle[Imperial]) -> None:
    """A new round, unless the last one has been played."""
    s = g.s
    s.turn = None
    if s.options.round_limit and s.round >= s.options.round_limit:
        s.ending = "round_limit"
        return
    s.round += 1
    g.emit(RoundBegan(s.round))


def is_round_over(s: Imperial) -> bool:
    """Has every country had its turn?"""
    return next_in_round(s) is None


def begin_turn(g: Handle[Imperial]) -> None:
    """The next country with a leader is on the move."""
    g.s.turn = next_in_round(g.s)
    g.emit(TurnBegan(active_country(g.s)))


def leader_on_turn(s: Imperial) -> int:
    """Who proposes."""
    return leader(s, active_country(s))


def opposition_on_turn(s: Imperial) -> int:
    """Who agrees or proposes something else."""
    return opposition(s, active_country(s))


def is_democracy(s: Imperial) -> bool:
    """Is the country on the move a democracy?"""
    return s.countries[active_country(s)].democracy


# -- proposing -------------------------------------------------------------------------------------------------


@move
def propose(
    g: Handle[Imperial],
    seat: int,
    slot: SlotRef,
    site: Annotated[TerritoryId | None, Ref("territory")] = None,
    sites: Annotated[Sites | None, Ref("territories")] = None,
    units: Annotated[tuple[Import, ...] | None, Ref("imports")] = None,
) -> None:
    """Choose where the country's marker goes, and the details of what it does there."""
    s, country = g.s, active_country(g.s)
    if slot in MANEUVER:
        g.emit(ManeuverOpened(seat, country, slot))
        open_maneuver(g, seat, slot)
        return
    if slot == IMPORT and units is None:
        s.importing = slot
        g.emit(ImportOpened(seat, country))
        return
    if slot in PRODUCE and sites is None:
        sites = tuple(operational(s.board, country))
    chosen = (site,) if site is not None else sites or ()
    put_forward(g, Proposal(seat, slot, chosen, units or ()))


@propose.options
def payable(s: Imperial, seat: int) -> list[Row]:
    """Everything that can be proposed, imports and maneuvers as a beginning."""
    country, wheel = active_country(s), WHEELS[s.options.wheel]
    near = ways(wheel, s.countries[country].slot)
    rows = list(_rows(s, country, [slot for slot in wheel if slot in near]))
    firsts = {row[0]: row for row in reversed(rows)}  # what is wanted of one slot differs in sites that are all free
    legal = [slot for slot, row in firsts.items() if why_not_propose(s, seat, *row) is None]
    return [row for row in rows if row[0] in legal]


@propose.candidates
def wanted(s: Imperial, seat: int) -> Iterator[Row]:
    """Every slot with its details, legal or not."""
    return _rows(s, active_country(s), WHEELS[s.options.wheel])


def _rows(s: Imperial, country: CountryId, slots: Sequence[Slot]) -> Iterator[Row]:
    for slot in slots:
        if slot == FACTORY:
            sites = building_sites(s, country)
            yield from ((slot, site, None, None) for site in sites)
            if not sites:
                yield slot, None, None, None
        elif slot in PRODUCE and not all_can_produce(s, country):
            yield from ((slot, None, sites, None) for sites in largest_sets(s, country))
        else:
            yield slot, None, None, None


propose.previews(slot_preview)


@propose.captions
def slot_caption(
    s: Imperial,
    seat: int,
    slot: Slot,
    site: TerritoryId | None = None,
    sites: tuple[TerritoryId, ...] | None = None,
    units: tuple[Import, ...] | None = None,
) -> Message:
    """The slot, and where."""
    named = (site,) if site is not None else sites
    return SlotIn(slot_name(slot), places(named)) if named else SlotAlone(slot)


@propose.check
def why_not_propose(
    s: Imperial,
    seat: int,
    slot: Slot,
    site: TerritoryId | None = None,
    sites: tuple[TerritoryId, ...] | None = None,
    units: tuple[Import, ...] | None = None,
) -> Verdict:
    """What is chosen comes first, then sites and limits, then the money. Rules, section 15."""
    why: Verdict = _why_not_said(slot, site, sites, units)
    if why is not None or (why := why_not_slot(s, seat, slot)) is not None:
        return why
    country = active_country(s)
    if slot == FACTORY:
        if not building_sites(s, country):
            return Refusal.of(NoSiteLeft(), BAD_SITE)
        if site is None:
            return Refusal.of(SiteNeeded(), BAD_ARGS)
        if (why := why_not_build(s, country, site)) is not None:
            return why
    elif slot in PRODUCE:
        return _why_not_produce(s, country, sites)
    elif slot == IMPORT and units and (why := why_not_import(s, seat, units)) is not None:
        return why
    return _why_not_pay(s, seat, country, slot, units or ())


def _why_not_said(
    slot: Slot,
    site: TerritoryId | None,
    sites: tuple[TerritoryId, ...] | None,
    units: tuple[Import, ...] | None,
) -> Refusal | None:
    """Only known names, and only the details that the slot has a use for."""
    if slot not in SLOTS:
        return Refusal.of(NoSuchSlot(slot, list(SLOTS)), BAD_ARGS)
    needless = (site is not None and slot != FACTORY) or (sites is not None and slot not in PRODUCE)
    if needless or (units is not None and slot != IMPORT):
        return Refusal.of(NeedlessDetail(slot), BAD_ARGS)
    if site is None and not sites and not units:
        return None
    named = [*([site] if site is not None else []), *(sites or ()), *(at for _, at in units or ())]
    unknown = [at for at in named if at not in TERRITORIES]
    return Refusal.of(NoSuchTerritory(unknown[0]), BAD_ARGS) if unknown else None


def _why_not_produce(s: Imperial, country: CountryId, sites: tuple[TerritoryId, ...] | None) -> Verdict:
    if sites is not None:
        return why_not_produce(s, country, sites)
    return None if all_can_produce(s, country) else ChoiceRequired()


def _why_not_pay(s: Imperial, seat: int, country: CountryId, slot: Slot, units: tuple[Import, ...]) -> Refusal | None:
    """The way and the proposer's own part of the action, from the cash held before."""
    share = personal_share(s, seat, country, slot, len(units))
    cash, cost = s.players[seat].cash, spin_cost(s, slot)
    return None if cost + share <= cash else Refusal.of(CannotPay(cost + share, cash), INSUFFICIENT_FUNDS)


def personal_share(s: Imperial, seat: int, country: CountryId, slot: Slot, imports: int = 0) -> int:
    """What the proposer adds to the treasury's money, in cents."""
    if slot == FACTORY:
        return factory_share(s, country)
    if slot == IMPORT:
        return import_share(s, country, imports)
    return max(0, -interest(s, country, seat)[seat]) if slot == INVESTOR else 0


# -- opposition and vote ---------------------------------------------------------------------------------------


@move
def agree(g: Handle[Imperial], seat: int) -> None:
    """Let the leader's proposal be carried out."""
    g.emit(Agreed(seat, active_country(g.s)))


def has_two_proposals(s: Imperial) -> bool:
    """Is there something to vote on?"""
    return len(s.proposals) == 2


def stockholders(s: Imperial) -> list[int]:
    """Who votes."""
    return list(s.countries[active_country(s)].leaders)


def has_voted(s: Imperial, seat: int) -> bool:
    """A vote is final."""
    return s.players[seat].ballot is not None


def ballots(s: Imperial) -> dict[int, int]:
    """The votes cast so far."""
    return {seat: player.ballot for seat, player in enumerate(s.players) if player.ballot is not None}


def is_vote_decided(s: Imperial, commitments: Mapping[int, object]) -> bool:
    """Has one proposal more than half of all votes?"""
    return is_decided(s, active_country(s), ballots(s))


@move
def vote(g: Handle[Imperial], seat: int, choice: Annotated[int, Ref("proposal_number")]) -> None:
    """Vote for the leader's proposal (1) or the opposition's (2)."""
    g.s.players[seat].ballot = choice
    g.emit(Voted(seat))


@vote.when
def may_vote(s: Imperial, seat: int) -> Refusal | None:
    """Once."""
    return Refusal.of(HasVoted(), NOT_YOUR_TURN) if has_voted(s, seat) else None


@vote.candidates
def either(s: Imperial, seat: int) -> tuple[int, int]:
    """One of the two."""
    return (1, 2)


@vote.check
def why_not_vote(s: Imperial, seat: int, choice: int) -> BadVote | None:
    """There are two proposals."""
    return None if choice in (1, 2) else BadVote()


def keep_winner(g: Handle[Imperial], commitments: Mapping[int, object]) -> None:
    """The vote is decided: the other proposal is forgotten, and costs nobody anything."""
    s, country = g.s, active_country(g.s)
    cast = ballots(s)
    won = winner(holdings(s, country), cast, (1, 2), bonus=leader(s, country))
    for player in s.players:
        player.ballot = None
    s.proposals, s.last_vote = [s.proposals[won - 1]], cast
    for seat, choice in cast.items():
        g.emit(VoteRevealed(seat, choice, holding(s, seat, country)))
    g.emit(VoteDecided(country, s.proposals[0].by))


# -- execution -------------------------------------------------------------------------------------------------

DEEDS: dict[Slot, Callable[[Handle[Imperial], CountryId, Proposal], None]] = {
    FACTORY: build,
    L_PRODUCE: produce,
    IMPORT: carry_in,
    L_MANEUVER: march,
    TAXATION: tax,
    R_PRODUCE: produce,
    INVESTOR: pay_interest,
    R_MANEUVER: march,
}


def execute(g: Handle[Imperial]) -> None:
    """The action, then the way: the proposer pays, the marker moves. Rules, section 6.2."""
    s, country = g.s, active_country(g.s)
    (proposal,) = s.proposals
    cost, old = spin_cost(s, proposal.slot), s.countries[country].slot
    DEEDS[proposal.slot](g, country, proposal)
    s.investor_passed = passes_investor(WHEELS[s.options.wheel], old, proposal.slot)
    s.players[proposal.by].cash -= cost
    s.countries[country].slot = proposal.slot
    s.proposals = []
    if cost:
        g.emit(SpinPaid(proposal.by, cost))
