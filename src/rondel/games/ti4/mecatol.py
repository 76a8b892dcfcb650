"""Mecatol Rex: the custodians, the claim, and who owns it since. Rules, section 6.5."""

from __future__ import annotations

from rondel import HOST, Handle, Refusal, move
from rondel.games.ti4.inputs import Listed
from rondel.games.ti4.points import award, out_of_range
from rondel.games.ti4.rights import no, not_scoring, not_yours, out, unchanged, whom
from rondel.games.ti4.says.facts import (
    CustodiansLeft,
    CustodiansStay,
    MecatolAbandoned,
    MecatolChangedHands,
    MecatolClaimed,
)
from rondel.games.ti4.says.reasons import AlreadyClaimed, NotClaimed, OnlyHostClaimsForNobody, OnlyHostSaysNobody
from rondel.games.ti4.state import AnySeat, Companion, host_and_seats

CUSTODIANS = 1
"""The points for removing them."""


def is_claimed(s: Companion) -> bool:
    """Have the custodians left?"""
    return s.mecatol.claimed


def is_check_due(s: Companion) -> bool:
    """Is the custodians' screen shown after this status phase?"""
    if s.mecatol.claimed:
        return False
    return s.options.mecatol_prompt == "until-claimed" or (s.round == 1 and not s.mecatol.checked)


def open_check(g: Handle[Companion]) -> None:
    """Ask whether the custodians are still there."""
    g.s.phase, g.s.mecatol.checked = "mecatol-check", True


def _claimers(s: Companion, seat: int) -> list[int | None]:
    return [*whom(s, seat), *([None] if seat == HOST else [])]


def why_not_claim(s: Companion, seat: int, player: int | None) -> Refusal | None:
    """Once a game; nobody in particular only by the host."""
    if player is None:
        return None if seat == HOST else no(OnlyHostClaimsForNobody(), "not_host")
    if why := not_scoring(s, seat, player) or out(s, player):
        return why
    return out_of_range(s, player, CUSTODIANS) if s.options.custodians_vp else None


def why_not_own(s: Companion, seat: int, player: int | None) -> Refusal | None:
    """Somebody in the game; nobody only by the host."""
    if player is None and seat != HOST:
        return no(OnlyHostSaysNobody(), "not_host")
    if player is not None and (why := not_yours(s, seat, player) or out(s, player)):
        return why
    return unchanged() if player == s.mecatol.owner else None


_claimer = Listed(_claimers, of=int | None, refers="seat", why=why_not_claim)
_owner = Listed(_claimers, of=int | None, refers="seat", why=why_not_own)


@move(by=host_and_seats, group="service", inputs={"player": _claimer})
def claim_mecatol(g: Handle[Companion], seat: int, player: AnySeat) -> None:
    """The custodians leave Mecatol Rex: from this round on there are agenda phases."""
    s = g.s
    mecatol = s.mecatol
    mecatol.claimed, mecatol.round, mecatol.by, mecatol.owner = True, s.round, player, player
    if player is None:
        g.emit(CustodiansLeft())
        return
    g.emit(MecatolClaimed(player))
    if s.options.custodians_vp:
        award(g, player, CUSTODIANS, "custodians")


claim_mecatol.check(why_not_claim)


@claim_mecatol.when
def why_no_claim(s: Companion, seat: int) -> Refusal | None:
    """Only while the custodians are there, by somebody who may."""
    if s.mecatol.claimed:
        return no(AlreadyClaimed())
    return None if seat == HOST else why_not_claim(s, seat, seat)


@move(by=host_and_seats, group="service", inputs={"player": _owner})
def set_mecatol_owner(g: Handle[Companion], seat: int, player: AnySeat) -> None:
    """Note who holds Mecatol Rex now; this gives no points."""
    g.s.mecatol.owner = player
    if player is None:
        g.emit(MecatolAbandoned())
    else:
        g.emit(MecatolChangedHands(player))


set_mecatol_owner.check(why_not_own)


@set_mecatol_owner.when
def why_no_owner(s: Companion, seat: int) -> Refusal | None:
    """After the custodians have left; a player who has it already has nothing to say."""
    if not s.mecatol.claimed:
        return no(NotClaimed())
    if seat != HOST and (seat == s.mecatol.owner or s.players[seat].eliminated):
        return unchanged()
    return None


@move(by="host")
def leave_mecatol_check(g: Handle[Companion], seat: int) -> None:
    """On to the agenda phase if the custodians left, else to the next round."""
    if not g.s.mecatol.claimed:
        g.emit(CustodiansStay())
