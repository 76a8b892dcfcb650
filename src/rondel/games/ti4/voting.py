"""Who has voted and who votes now, what was predicted, and the one step that comes next. Rules, section 6.6.

Everything here proposes: votes may be entered in any order, nothing must be marked, and people say what came of it.
"""

from __future__ import annotations

from typing import Annotated, Literal

from rondel import HOST, Handle, Ref, Refusal, move
from rondel.games.ti4.agenda import Side, decide, sides, tallies, why_not_side
from rondel.games.ti4.elections import choices, chosen, is_typed, told
from rondel.games.ti4.inputs import Listed, somebody
from rondel.games.ti4.orders import cannot_vote, voting_order
from rondel.games.ti4.riders import foretells, riders
from rondel.games.ti4.rights import host_and_speaker, no, not_yours, unchanged
from rondel.games.ti4.says.facts import AgendaStepSet
from rondel.games.ti4.says.voting import (
    Abstained,
    NobodyVoted,
    NothingToElect,
    OutcomeIsKept,
    PredictionDropped,
    PredictionMade,
    SpeakerBreaksTie,
    StillVoting,
    UnknownRider,
    VoteCast,
)
from rondel.games.ti4.state import LAST_AGENDA_STEP, Companion, Prediction, Seat, host_and_seats
from rondel.messages import words_of

VOTING_STEP = 5


def sits_out(s: Companion, seat: int) -> bool:
    """Has the seat no vote on this agenda: by its faction, or because it predicts instead?"""
    return cannot_vote(s, seat) or foretells(s, seat)


def now_voting(s: Companion) -> int | None:
    """Whose vote is due: the first in voting order who has not voted."""
    due = (seat for seat in voting_order(s) if not (s.players[seat].voted or sits_out(s, seat)))
    return next(due, None)


def leading(s: Companion) -> list[str]:
    """The side with the most votes; several of them in a tie."""
    counted = tallies(s)
    most = max(counted.values(), default=0)
    return [side for side, votes in counted.items() if votes == most and most > 0]


def proposed(s: Companion) -> str:
    """What the votes come to; nothing in a tie."""
    found = leading(s)
    return found[0] if len(found) == 1 else ""


# -- each seat -----------------------------------------------------------------------------------------------------


@move(by=host_and_seats, group="service", inputs={"player": somebody})
def cast_vote(g: Handle[Companion], seat: int, player: Seat) -> None:
    """Say that a seat has voted, with the votes that are counted for it; without any it abstains."""
    _cast(g, player)


def _cast(g: Handle[Companion], player: int) -> None:
    s = g.s
    voter = s.players[player]
    voter.voted = True
    if voter.votes:
        g.emit(VoteCast(player, voter.votes, words_of(told(s, s.agenda.card, voter.side))))
    else:
        voter.side = ""
        g.emit(Abstained(player))


@cast_vote.check
def why_not_cast(s: Companion, seat: int, player: int) -> Refusal | None:
    """Each seat for itself, once."""
    if why := not_yours(s, seat, player):
        return why
    return unchanged() if s.players[player].voted else None


@move(by=host_and_seats, group="service", inputs={"player": somebody})
def abstain(g: Handle[Companion], seat: int, player: Seat) -> None:
    """Say that a seat does not vote on this agenda."""
    g.s.players[player].votes = 0
    _cast(g, player)


@abstain.check
def why_not_abstain(s: Companion, seat: int, player: int) -> Refusal | None:
    """Each seat for itself."""
    if why := not_yours(s, seat, player):
        return why
    return unchanged() if s.players[player].voted and not s.players[player].votes else None


def _riders(s: Companion, seat: int) -> list[str]:
    return list(riders(s))


def _few(s: Companion, seat: int) -> list[str]:
    return _riders(s, seat)[:2]


@move(
    by=host_and_seats,
    group="service",
    inputs={
        "player": somebody,
        "rider": Listed(_riders, of=str, refers="rider", tries=_few),
        "side": sides,
    },
)
def set_prediction(
    g: Handle[Companion], seat: int, player: Seat, rider: Annotated[str, Ref("rider")], side: Side = ""
) -> None:
    """Say what a seat predicts, and with what; predicting nothing takes it back.

    Whoever predicts does not vote, as a rule.
    """
    s, mine = g.s, g.s.players[player].predictions
    mine[:] = [each for each in mine if each.rider != rider]
    name = riders(s)[rider]
    if not (found := chosen(s, side)):
        g.emit(PredictionDropped(player, name))
        return
    mine.append(Prediction(rider, found))
    if foretells(s, player):
        s.players[player].votes, s.players[player].side = 0, ""
    g.emit(PredictionMade(player, name, words_of(told(s, s.agenda.card, found))))


@set_prediction.check
def why_not_predict(s: Companion, seat: int, player: int, rider: str, side: str) -> Refusal | None:
    """Something that predicts, and something the agenda could come to."""
    if rider not in riders(s):
        return no(UnknownRider(rider), "bad_args")
    if (why := why_not_side(s, seat, player, side)) and why.code != unchanged().code:
        return why
    said = {each.rider: each.side for each in s.players[player].predictions}
    return unchanged() if said.get(rider, "") == chosen(s, side) else None


# -- the one button --------------------------------------------------------------------------------------------------


def coming(s: Companion) -> Literal["step", "vote", "outcome", ""]:
    """What is next on the way to an outcome; nothing when there is one, or when only people can tell."""
    if s.agenda.outcome or _is_empty(s):
        return ""
    if s.options.detailed_agenda:
        if s.agenda.step == VOTING_STEP and now_voting(s) is not None:
            return "vote"
        if s.agenda.step < LAST_AGENDA_STEP:
            return "step"
    return "outcome" if proposed(s) else ""


def _is_empty(s: Companion) -> bool:
    """Is there nothing that could be elected?"""
    return not is_typed(s) and not choices(s)


@move(by=host_and_speaker, group="more")
def advance_agenda(g: Handle[Companion], seat: int) -> None:
    """Do what comes next: the next step, the next vote, or the outcome the votes come to."""
    s = g.s
    match coming(s):
        case "step":
            s.agenda.step += 1
            g.emit(AgendaStepSet(s.agenda.step))
        case "vote" if (voter := now_voting(s)) is not None:
            _cast(g, voter)
        case "outcome":
            decide(g, proposed(s))


@advance_agenda.when
def why_not_advance(s: Companion, seat: int) -> Refusal | None:
    """The votes of others are theirs or the host's to cast; ties are the speaker's."""
    next_one, voter = coming(s), now_voting(s)
    if next_one == "vote" and voter is not None and seat not in (HOST, voter):
        return no(StillVoting(voter))
    if next_one:
        return None
    if s.agenda.outcome:
        return no(OutcomeIsKept())
    if _is_empty(s):
        return no(NothingToElect())
    speaker = s.speaker or 0
    if tied := leading(s):
        names = [words_of(told(s, s.agenda.card, side)) for side in tied]
        return no(SpeakerBreaksTie(speaker, names, tallies(s)[tied[0]]))
    return no(NobodyVoted(speaker))
