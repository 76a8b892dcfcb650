"""Victory: who reached the limit first, playing on, and the end by the host. Rules, sections 11.1 to 11.3."""

from __future__ import annotations

from typing import Annotated, Literal

from rondel import Handle, Message, Outcome, Ref, Refusal, move
from rondel.games.ti4.inputs import Listed
from rondel.games.ti4.library import LIMITS
from rondel.games.ti4.orders import speaker_order
from rondel.games.ti4.points import at_limit
from rondel.games.ti4.rights import no, out, unconfirmed
from rondel.games.ti4.says.facts import GameEnded, GameEndedWithout, PlayGoesOn, VictoryPending
from rondel.games.ti4.says.reasons import (
    BadInfluence,
    EndedByAgreement,
    FirstToLimit,
    MostPoints,
    NotAtLimit,
    NoWinnerYet,
    OverForGood,
    SomebodyAtLimit,
)
from rondel.games.ti4.state import AnySeat, Companion, Point, Result, in_game, seats

Reason = Literal["victory", "no-objectives", "agreed"]
_PHASES = {
    "strategy-phase": 0,
    "action-phase": 1,
    "status-phase": 2,
    "mecatol-check": 2,
    "agenda-phase": 3,
    "victory-pending": 4,
}


def may_win(s: Companion) -> list[int]:
    """Those at the limit, or the only seat that is left."""
    left = in_game(s)
    return left if len(left) == 1 else at_limit(s)


def is_victory_due(s: Companion) -> bool:
    """Does the end of the round ask whether the game ends?"""
    return bool(at_limit(s)) and not s.limit_waived


def open_pending(g: Handle[Companion]) -> None:
    """Somebody is at the limit, and the round is over."""
    g.s.phase = "victory-pending"
    g.emit(VictoryPending(at_limit(g.s)))


def end_round(g: Handle[Companion]) -> None:
    """On to the next round."""
    g.s.round += 1


def last_initiative(s: Companion) -> list[int]:
    """Initiative of the last action phase; before the first one speaker order. Eliminated seats come last."""
    order = s.initiative or speaker_order(s)
    everybody = [*order, *(seat for seat in seats(s) if seat not in order)]
    return sorted(everybody, key=lambda seat: s.players[seat].eliminated)


def reached(s: Companion, seat: int) -> tuple[int, Point] | None:
    """The line of the ledger with which a seat came to the limit and stayed there, and its number."""
    total, found = 0, None
    for number, point in enumerate(s.ledger):
        if point.seat != seat:
            continue
        before, total = total, total + point.delta
        if total >= s.options.vp_limit > before:
            found = number, point
        elif total < s.options.vp_limit:
            found = None
    return found


def first_to_reach(s: Companion) -> int | None:
    """Among those who may win, the one who was first; ties in a phase as its order says."""
    initiative, by_speaker = last_initiative(s), speaker_order(s)

    def key(seat: int) -> tuple[int, int, int, int]:
        found = reached(s, seat)
        if found is None:
            return 0, 0, 0, 0
        number, point = found
        phase = _PHASES.get(point.phase, 0)
        tie = {2: initiative, 3: by_speaker}.get(phase)
        return point.round, phase, tie.index(seat) if tie and seat in tie else 0, number

    return min(may_win(s), key=key, default=None)


def default_winner(s: Companion, reason: str) -> int | None:
    """The winner a dialog suggests."""
    if reason == "victory":
        return first_to_reach(s)
    if reason == "no-objectives":
        order = last_initiative(s)
        return min(in_game(s), key=lambda seat: (-s.players[seat].vp, order.index(seat)))
    return None


def ranks(s: Companion, winner: int | None) -> list[tuple[int, int]]:
    """Seats with their ranks: the winner first, then by points; equal points share a rank."""
    order = last_initiative(s)
    others = [seat for seat in order if seat != winner]
    listed = sorted(others, key=lambda seat: -s.players[seat].vp)
    listed = [winner, *listed] if winner is not None else listed
    found: list[tuple[int, int]] = []
    for place, seat in enumerate(listed, 1):
        shares = found and found[-1][0] != winner and s.players[found[-1][0]].vp == s.players[seat].vp
        found.append((seat, found[-1][1] if shares else place))
    return found


def _reasons(s: Companion, seat: int) -> list[str]:
    return ["victory", "agreed", "no-objectives"]


def _fitting(s: Companion, seat: int) -> list[str]:
    return [*(["victory"] if may_win(s) else []), "agreed", "no-objectives"]


def _winners(s: Companion, seat: int) -> list[int | None]:
    return [None, *in_game(s)]


@move(
    by="host",
    group="service",
    anytime=True,
    seals=True,
    inputs={
        "reason": Listed(_reasons, of=str, refers="reason", tries=_fitting),
        "winner": Listed(_winners, of=int | None, refers="seat", tries=(None,), optional=True),
        "influence": Listed(((),), of=tuple[int | None, ...], optional=True),
        "confirm": Listed((True,), of=bool),
    },
)
def end_game(
    g: Handle[Companion],
    seat: int,
    reason: Annotated[Reason, Ref("reason")],
    winner: AnySeat = None,
    influence: tuple[int | None, ...] = (),
    confirm: bool = False,
) -> None:
    """End the game: somebody won, the objectives ran out, or the table agrees to stop."""
    s = g.s
    named = default_winner(s, reason) if winner is None else winner
    s.result = Result(reason, named, s.round, g.now, influence)
    if named is None:
        g.emit(GameEndedWithout(reason))
    else:
        g.emit(GameEnded(reason, named))


@end_game.check
def why_not_end(
    s: Companion, seat: int, reason: str, winner: int | None, influence: tuple[int | None, ...], confirm: bool
) -> Refusal | None:
    """Victory needs somebody at the limit; all of it needs to be meant."""
    if winner is not None and (why := out(s, winner)):
        return why
    if reason == "victory" and (not may_win(s) or (winner is not None and winner not in may_win(s))):
        limit = s.options.vp_limit
        return no(NoWinnerYet(limit)) if winner is None else no(NotAtLimit(winner, limit), "no_winner_yet")
    if influence and (len(influence) != s.count or any(not _fits(number) for number in influence)):
        return no(BadInfluence(LIMITS.final_influence_max))
    return unconfirmed(confirm, OverForGood())


def _fits(number: int | None) -> bool:
    return number is None or 0 <= number <= LIMITS.final_influence_max


def why_not_continue(s: Companion, seat: int, confirm: bool) -> Refusal | None:
    """Whoever is at the limit would not win yet."""
    leaders = at_limit(s)
    return unconfirmed(confirm, SomebodyAtLimit(leaders)) if leaders else None


@move(
    by="host",
    inputs={"confirm": Listed((False, True), of=bool, optional=True, why=why_not_continue)},
)
def continue_play(g: Handle[Companion], seat: int, confirm: bool = False) -> None:
    """Another round, although somebody is at the limit, or because the points were corrected."""
    if at_limit(g.s):
        g.s.limit_waived = True
    g.emit(PlayGoesOn())


continue_play.check(why_not_continue)


def _told(s: Companion, reason: Reason) -> Message:
    if reason == "victory":
        return FirstToLimit(s.options.vp_limit)
    return MostPoints() if reason == "no-objectives" else EndedByAgreement()


def outcome(s: Companion) -> Outcome | None:
    """The end of the match, once the host has said so."""
    result = s.result
    if result is None:
        return None
    groups: dict[int, list[int]] = {}
    for seat, rank in ranks(s, result.winner):
        groups.setdefault(rank, []).append(seat)
    ranking = tuple(tuple(group) for group in groups.values())
    scores = tuple(player.vp for player in s.players)
    winners = () if result.winner is None else (result.winner,)
    return Outcome(winners, _told(s, result.reason).phrase, scores, ranking if winners else ())
