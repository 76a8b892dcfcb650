"""What holds whenever nobody is in the middle of something."""

from __future__ import annotations

from rondel.games.ti4.library import LIMITS
from rondel.games.ti4.points import most
from rondel.games.ti4.state import Companion, seats


def points_are_the_sum_of_the_ledger(s: Companion) -> str | None:
    """Every point has a source."""
    for seat, player in enumerate(s.players):
        total = sum(point.delta for point in s.ledger if point.seat == seat)
        if total != player.vp:
            return f"seat {seat} has {player.vp} points, the ledger says {total}"
        if not LIMITS.vp_min <= player.vp <= most(s):
            return f"seat {seat} has {player.vp} points"
    return None


def everything_is_taken_once(s: Companion) -> str | None:
    """No colour and no faction twice; nothing on chairs that are not in the game."""
    players = s.players[: s.count]
    for what in ([player.colour for player in players], [player.faction for player in players]):
        given = [value for value in what if value is not None]
        if len(given) != len(set(given)):
            return f"something is taken twice: {given}"
    if any(player.colour or player.vp or player.notes for player in s.players[s.count :]):
        return "a chair that is not in the game has something"
    return None


def cards_lie_with_seats_in_the_game(s: Companion) -> str | None:
    """A strategy card is on the table or with a seat that plays."""
    for number, card in enumerate(s.cards, 1):
        if card.holder is not None and (card.holder not in seats(s) or s.players[card.holder].eliminated):
            return f"card {number} is held by {card.holder}"
    return None


def the_speaker_is_the_newest_of_the_history(s: Companion) -> str | None:
    """Every change of the token is written down."""
    newest = s.speaker_history[-1].seat if s.speaker_history else None
    return None if s.speaker == newest else f"the speaker is {s.speaker}, the history says {newest}"


INVARIANTS = (
    points_are_the_sum_of_the_ledger,
    everything_is_taken_once,
    cards_lie_with_seats_in_the_game,
    the_speaker_is_the_newest_of_the_history,
)
