"""What is called by its place in the position: waiting units, the two proposals, and submissions to be taken back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import convert

from rondel import Message
from rondel.core.events import Event
from rondel.core.log import Entry
from rondel.games.imperial.maneuver import running, unit_at
from rondel.games.imperial.names import SlotAlone, UnitIn, proposal
from rondel.games.imperial.says.facts import Order
from rondel.games.imperial.says.outlook import PeaceFor, ProposalNumber, Purchase
from rondel.games.imperial.state import Imperial
from rondel.games.imperial.withdrawal import order_at


def unit_name(s: Imperial, seat: int, number: int) -> UnitIn:
    """A waiting unit by its kind and place."""
    unit = unit_at(s, number)
    return UnitIn(unit.kind, unit.at)


def proposal_name(s: Imperial, seat: int, choice: int) -> ProposalNumber:
    """One of the two proposals, with its details."""
    return ProposalNumber(choice, proposal(s.proposals[choice - 1]))


def order_name(s: Imperial, seat: int, step: int) -> Message:
    """An order of the plan, in words."""
    return order_at(running(s), step).told()


NAMES: dict[str, Callable[[Any, int, Any], Message]] = {
    "unit_number": unit_name,
    "order_number": order_name,
    "proposal_number": proposal_name,
}


def entry_label(s: Imperial, entry: Entry, events: Sequence[Event]) -> Message | str:
    """A submission on the undo button: the order, the slot or the purchase it was. Sealed ones keep the move's name."""
    for event in events:
        given = event.params
        if event.name in ("step_planned", "order_withdrawn"):
            return convert(given["step"], Order).told()
        if event.name == "peace_offered":
            return PeaceFor(given["to"])
        if event.name in ("chosen", "maneuver_opened"):
            return SlotAlone(given["slot"])
        if event.name in ("bought", "exchanged"):
            return Purchase(given["country"], given["stock"])
    return ""
