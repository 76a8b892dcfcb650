"""Automatic passing: pure functions say whether a seat's preference passes for it now, or says that it is ready.

Whoever applies them gives an ordinary `pass_priority` or `ready` and marks it as automatic. Questions are never
answered this way.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from rondel.core.command_names import PASS_PRIORITY, PASS_TURN, READY
from rondel.core.game import Game
from rondel.core.gates import refuses
from rondel.core.kernel import Kernel
from rondel.core.requests import refuses_request
from rondel.core.seats import Seat


class Preference(Struct, frozen=True, omit_defaults=True):
    """What a seat wants passed for it."""

    kind: Literal["off", "forced", "quiet", "until"] = "quiet"
    """`off`: nothing. `forced`: where passing, or being ready, is all one can do. `quiet`: where nothing concerns the
    seat. `until`: everything up to a point."""
    stops: tuple[str, ...] = ()
    """Nodes at which the seat wants to be asked if it can do something; `mine:` before one means in the seat's own
    turns only, `theirs:` in those of others."""
    until: str = ""
    """An address, `turn_end` or `my_turn`."""
    since: int = 0
    """The number of the turn in which it was set."""
    then: Literal["off", "forced", "quiet"] = "quiet"
    """What counts again when an `until` has ended."""
    idle: bool = False
    """The seat's own turns go on by themselves where it can do nothing at all, stops or not; never with `off`."""
    held: int = -1
    """So many entries were in effect when something was taken back: it passes nothing before there is another."""

    @property
    def lasting(self) -> Preference:
        """What is left of it when an `until` has ended, or is taken back; everything else lasts."""
        return Preference(self.then, self.stops, idle=self.idle) if self.kind == "until" else self


FOR_BOTS = Preference("forced")


def for_people(game: Game) -> Preference:
    """What a person wants who has said nothing: to be asked at the stops of the game and where it concerns them.

    A game that names no stops asks wherever something can be done. That a seat was passed by itself tells the others
    that it could do nothing; whoever would rather keep that to themselves sets `off`.
    """
    return Preference("quiet", tuple(game.stops)) if game.stops else Preference("forced")


def with_own_stops(game: Game, stops: tuple[str, ...]) -> tuple[str, ...]:
    """Stops as somebody sets them, with those of the game in one's own turns: no main phase is skipped unasked."""
    own = [stop for stop in game.stops if stop.startswith("mine:")]
    return tuple(dict.fromkeys((*own, *stops)))


def should_pass(k: Kernel, seat: Seat, preference: Preference) -> bool:
    """Does this preference pass priority for the seat now?"""
    if preference.kind == "off" or refuses_request(k, seat, PASS_PRIORITY) is not None:
        return False
    if preference.kind == "forced":
        return not can_act(k, seat) and (preference.idle or refuses_request(k, seat, PASS_TURN) is not None)
    if preference.kind == "until" and is_reached(k, seat, preference):
        return False
    return not is_interrupted(k, seat, preference)


def should_end_turn(k: Kernel, seat: Seat, preference: Preference) -> bool:
    """Does this preference end the seat's turn now: where that is all one can do, and one has said so?"""
    return (
        preference.idle
        and preference.kind != "off"
        and refuses_request(k, seat, PASS_TURN) is None
        and refuses_request(k, seat, PASS_PRIORITY) is not None
        and not can_act(k, seat)
    )


def should_be_ready(k: Kernel, seat: Seat, preference: Preference) -> bool:
    """Does this preference say "ready" at a gate: where the seat can do nothing, and has done nothing it may regret?"""
    frame, gate = k.pos.frames[-1] if k.pos.frames else None, k.node.gate if k.pos.frames else None
    if (
        preference.kind != "forced"
        or frame is None
        or frame.gate is None
        or gate is None
        or seat not in frame.gate.base
    ):
        return False
    if refuses(k, frame, k.node, seat, READY) is not None or k.side(seat) != frame.gate.base[seat]:
        return False
    return not can_act(k, seat)


def has_ended(k: Kernel, seat: Seat, preference: Preference) -> bool:
    """Is this an `until` that has reached its point or was interrupted, and counts no longer?"""
    return preference.kind == "until" and (is_reached(k, seat, preference) or is_interrupted(k, seat, preference))


def is_reached(k: Kernel, seat: Seat, preference: Preference) -> bool:
    """Has the point come that an `until` waits for?"""
    if preference.until == "turn_end":
        return k.pos.turn > preference.since
    if preference.until == "my_turn":
        return k.pos.seat == seat and k.pos.turn > preference.since
    return _is_at(k, preference.until)


def is_interrupted(k: Kernel, seat: Seat, preference: Preference) -> bool:
    """Could the seat do something, and is there a reason to ask it?"""
    game = k.game
    reason = (
        any(_stops(k, seat, stop) for stop in preference.stops)
        or (game.threatened is not None and game.threatened(k.s, seat))
        or (k.objects_pending() and (game.objects is None or _newest(k) != seat))
    )
    return reason and (can_act(k, seat, beyond_resources=True) or is_own_main(k, seat, preference))


def is_own_main(k: Kernel, seat: Seat, preference: Preference) -> bool:
    """Is it a stop in the seat's own turn, at a node from which it could end the turn?

    Such a one is never skipped, unless the seat has nothing to do there and has said that it need not be asked then.
    """
    stopped = any(_stops(k, seat, stop) for stop in preference.stops)
    if not stopped or k.pos.seat != seat or refuses_request(k, seat, PASS_TURN) is not None:
        return False
    return not preference.idle or can_act(k, seat)


def can_act(k: Kernel, seat: Seat, *, beyond_resources: bool = False) -> bool:
    """Has the seat a legal move? With `beyond_resources`, one that does not only produce resources."""
    for move in k.moves(seat):
        if (
            not (beyond_resources and move.resource)
            and move.by == "holder"
            and next(iter(move.values(k.s, seat)), None) is not None
        ):
            return True
    return False


def _newest(k: Kernel) -> int | None:
    objects = k.game.objects
    return objects.controller(k.s) if objects is not None and objects.controller is not None else None


def _stops(k: Kernel, seat: Seat, stop: str) -> bool:
    whose, _, key = stop.rpartition(":")
    return _is_at(k, key) and (not whose or (whose == "mine") == (k.pos.seat == seat))


def _is_at(k: Kernel, key: str) -> bool:
    here = k.node
    return any(node is here or node in here.above for node in k.game.plan.matches(key))
