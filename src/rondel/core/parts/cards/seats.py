"""Who is still in the match, in which order, and how it ends when only one is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rondel.core.outcome import EverybodyElseLeft, Outcome
from rondel.core.parts.cards.zones import Side
from rondel.messages import Message


class EliminatedTogether(Message): ...


def living(sides: Sequence[Side]) -> list[int]:
    """The seats that are still in the match."""
    return [side.seat for side in sides if not side.out]


def order_from(sides: Sequence[Side], seat: int) -> list[int]:
    """The living seats in turn order, beginning with one of them or with the next after it."""
    seats = living(sides)
    return [other for other in seats if other >= seat] + [other for other in seats if other < seat]


def opponents(sides: Sequence[Side], seat: int) -> list[int]:
    """The living seats besides this one, in turn order after it."""
    after = [side.seat for side in sides if side.seat > seat and not side.out]
    return after + [side.seat for side in sides if side.seat < seat and not side.out]


def eliminate(g: Any, sides: Sequence[Side], causes: Mapping[int, str]) -> list[int]:
    """Take seats out of the match: those with a cause, and those that have left the table; their cards go with them.

    Returns them, so that the game can take their objects away as well. It declares the fact `eliminated` with `seat`
    and `why`: the cause, `left`, or `time` for a seat that has just left because its time was up.
    """
    left = "time" if g.leaving == "time" else "left"
    gone = [side.seat for side in sides if not side.out and (side.seat in causes or side.seat in g.left)]
    for seat in gone:
        sides[seat].out = causes.get(seat, "left")
        sides[seat].clear()
        g.emit("eliminated", seat=seat, why=causes.get(seat, left))
    return gone


def take_out(g: Any, causes: Mapping[int, str]) -> list[int]:
    """Eliminate at a table with `players`, and note who fell last; nothing is done where nobody has to go."""
    if not causes and not g.left:
        return []
    gone = eliminate(g, g.s.players, causes)
    if gone:
        g.s.fallen = gone
    return gone


def last_standing(sides: Sequence[Side], fallen: Sequence[int], reasons: Mapping[str, Message | str]) -> Outcome | None:
    """The end of a match in which the last seat wins.

    `fallen` are the seats that were eliminated last; if nobody is left it is a draw between those. `reasons` says for
    each cause why the last one standing has won.
    """
    seats = living(sides)
    if len(seats) > 1:
        return None
    if not seats:
        return Outcome.win(fallen, EliminatedTogether())
    cause = sides[fallen[-1]].out if fallen else "left"
    return Outcome.win(seats, reasons.get(cause, EverybodyElseLeft()))
