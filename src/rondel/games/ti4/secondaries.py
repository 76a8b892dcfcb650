"""Who has not said yet whether they follow: remembered when the card has left the table, until the cards return.

A reminder that blocks nothing, like the marks beside the card itself. Rules, section 6.3.
"""

from __future__ import annotations

from typing import Annotated

from rondel import HOST, Handle, Ref, Refusal, move
from rondel.games.ti4.inputs import Listed
from rondel.games.ti4.rights import no, not_yours
from rondel.games.ti4.says.facts import SecondaryAnswered
from rondel.games.ti4.says.reasons import NothingToAnswer
from rondel.games.ti4.state import CardNumber, Companion, Reply, Seat, Unanswered, in_game


def remember(s: Companion) -> None:
    """The card being resolved goes: whoever said nothing can still answer."""
    pending = s.pending
    if pending is None or not pending.card:
        return
    waits = [seat for seat in in_game(s) if seat != s.current and not pending.replies[seat]]
    if waits:
        s.unanswered.append(Unanswered(pending.card, s.current or 0, waits))


def _owing(s: Companion) -> list[int]:
    """Those who have something to answer, and the host for them."""
    seats = sorted({seat for one in s.unanswered for seat in one.waits})
    return [HOST, *seats] if seats else []


def _players(s: Companion, seat: int) -> list[int]:
    return [player for player in _owing(s) if player != HOST and seat in (HOST, player)]


def _cards(s: Companion, seat: int) -> list[int]:
    return [one.card for one in s.unanswered if seat == HOST or seat in one.waits]


@move(
    by=_owing,
    group="service",
    sticky=True,
    inputs={
        "player": Listed(_players, refers="seat"),
        "card": Listed(_cards, refers="strategy card"),
        "value": Listed(("done", "declined"), of=str, refers="reply"),
    },
)
def answer_secondary(
    g: Handle[Companion], seat: int, player: Seat, card: CardNumber, value: Annotated[Reply, Ref("reply")]
) -> None:
    """Say after all whether a seat followed a card that has left the table.

    An answer whose card is being resolved again, or was taken back, is kept beside it, or dropped.
    """
    s = g.s
    if s.pending is not None and s.pending.card == card and player < len(s.pending.replies):
        s.pending.replies[player] = value
    for one in s.unanswered:
        if one.card == card and player in one.waits:
            one.waits.remove(player)
            g.emit(SecondaryAnswered(player, value, card))
    s.unanswered = [one for one in s.unanswered if one.waits]


@answer_secondary.check
def why_not_answer(s: Companion, seat: int, player: int, card: int, value: str) -> Refusal | None:
    """Each seat for itself, where it owes an answer."""
    if why := not_yours(s, seat, player):
        return why
    if any(one.card == card and player in one.waits for one in s.unanswered):
        return None
    return no(NothingToAnswer(player), "wrong_state", card=card)
