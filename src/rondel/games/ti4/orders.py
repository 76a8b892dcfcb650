"""Who comes after whom: speaker order, picking, initiative, voting. Rules, section 3.3."""

from __future__ import annotations

from rondel.core.turn_orders import TurnOrder, TurnOrderInput, rotated
from rondel.games.ti4.library import FACTIONS
from rondel.games.ti4.state import Companion, has_passed, held_by, in_game


def speaker_order(s: Companion) -> list[int]:
    """Clockwise from the speaker, without eliminated seats."""
    seats = in_game(s)
    return seats if s.speaker is None else rotated(seats, s.speaker)


def pickers(s: Companion) -> list[int]:
    """Those who have the fewest cards and not all of theirs, in speaker order."""
    if all(card.holder is not None for card in s.cards):
        return []
    order = speaker_order(s)
    held = {seat: len(held_by(s, seat)) for seat in order}
    fewest = min(held.values(), default=s.cards_per_player)
    return [seat for seat in order if held[seat] == fewest] if fewest < s.cards_per_player else []


def next_picker(s: Companion) -> int | None:
    """Who takes a strategy card next, or nobody."""
    return next(iter(pickers(s)), None)


def mind_the_picker(s: Companion) -> None:
    """After a correction: the turn of whoever was picking is over if somebody else comes first now."""
    if s.phase == "strategy-phase" and s.current is not None and next_picker(s) != s.current:
        s.turn_done = True


def by_initiative(s: Companion) -> list[int]:
    """The holder of the zero token, then by the lowest card; seats without a card last, in speaker order."""
    order = speaker_order(s)

    def key(seat: int) -> tuple[bool, int]:
        return seat != s.zero_token, min(held_by(s, seat), default=len(s.cards) + 1)

    return sorted(order, key=key)


def acting(s: Companion) -> list[int]:
    """Those who have not passed yet, from the one who acts next on."""
    order = s.initiative
    if s.current in order:
        place = order.index(s.current) + 1
        order = order[place:] + order[:place]
    return [seat for seat in order if not (has_passed(s, seat) or s.players[seat].eliminated)]


def status_order(s: Companion) -> list[int]:
    """The order of the status phase, as agreed."""
    if s.options.status_order == "speaker":
        return speaker_order(s)
    return [seat for seat in s.initiative if not s.players[seat].eliminated]


def voting_order(s: Companion) -> list[int]:
    """From the speaker's left; the speaker votes last, and whoever votes first by faction goes first."""
    order = speaker_order(s)
    order = [*order[1:], *order[:1]]
    return sorted(order, key=lambda seat: not _votes_first(s, seat))


def _votes_first(s: Companion, seat: int) -> bool:
    faction = s.players[seat].faction
    return faction in FACTIONS and FACTIONS[faction].votes_first


def cannot_vote(s: Companion, seat: int) -> bool:
    """Does the seat's faction have no vote?"""
    faction = s.players[seat].faction
    return faction in FACTIONS and FACTIONS[faction].cannot_vote


def _first(seats: list[int], table: TurnOrderInput) -> list[int]:
    """One turn at a time: who is next is asked anew after each, because corrections may change it."""
    living = table.living
    return [seat for seat in seats if seat in living][:1]


picking_order = TurnOrder("who picks next", lambda table: _first(pickers(table.s), table))
action_order = TurnOrder("initiative", lambda table: _first(acting(table.s), table))
