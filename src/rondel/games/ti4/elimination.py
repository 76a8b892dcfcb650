"""A seat that was wiped out on the board, marked by the host. Rules, section 6.9."""

from __future__ import annotations

from rondel import Handle, Refusal, move
from rondel.core.turn_orders import rotated
from rondel.games.ti4.inputs import Listed, anybody
from rondel.games.ti4.orders import mind_the_picker
from rondel.games.ti4.rights import no, unchanged, unknown
from rondel.games.ti4.says.facts import SeatEliminated, SeatReturned
from rondel.games.ti4.says.reasons import LastInGame, NobodyElse
from rondel.games.ti4.speaker import make_speaker
from rondel.games.ti4.state import Companion, Seat, held_by, in_game
from rondel.games.ti4.strategy import give_back


@move(
    by="host",
    group="service",
    inputs={"player": anybody, "value": Listed((True, False), of=bool)},
)
def set_eliminated(g: Handle[Companion], seat: int, player: Seat, value: bool) -> None:
    """Mark a seat as out of the game, or take the mark back."""
    s = g.s
    s.players[player].eliminated = value
    if not value:
        s.initiative = [*(other for other in s.initiative if other != player), player]
        mind_the_picker(s)
        g.emit(SeatReturned(player))
        return
    g.emit(SeatEliminated(player))
    for card in held_by(s, player):
        give_back(s, card)
    if s.current == player:
        s.pending, s.turn_done = None, True
    for one in s.unanswered:
        one.waits = [other for other in one.waits if other != player]
    s.unanswered = [one for one in s.unanswered if one.waits]
    if s.zero_token == player:
        s.zero_token = None
    if s.mecatol.owner == player:
        s.mecatol.owner = None
    if s.speaker == player:
        make_speaker(g, rotated(in_game(s), player)[0], "manual")


@set_eliminated.check
def why_not_eliminate(s: Companion, seat: int, player: int, value: bool) -> Refusal | None:
    """Never the last seat."""
    if why := unknown(s, player):
        return why
    if s.players[player].eliminated == value:
        return unchanged()
    if value and in_game(s) == [player]:
        return no(LastInGame(player), "last_seat")
    return None


@set_eliminated.when
def why_no_elimination(s: Companion, seat: int) -> Refusal | None:
    """There must be somebody to mark."""
    return None if s.count > 1 else no(NobodyElse(), "last_seat")
