"""The game's sentences: prompts, the readable log, and how values are called."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from rondel.core.events import Event
from rondel.core.log import Entry
from rondel.games.imperial import words
from rondel.games.imperial.maneuver import unit_at
from rondel.games.imperial.state import Imperial

PROMPTS = {
    "bidding/auction/bid": "Bid in secret for stock of the country at auction",
    "bidding/auction/buy_bid": "Buy for your bid, or decline",
    "play/round/turn/proposal": "Propose what your country does",
    "play/round/turn/import": "Import units, one at a time",
    "play/round/turn/maneuver": "Order your units, fleets first",
    "play/round/turn/opposition/answer": "Agree with the proposal, or make another one",
    "play/round/turn/opposition/import": "Import units, one at a time",
    "play/round/turn/opposition/maneuver": "Order your units, fleets first",
    "play/round/turn/vote": "Vote for one of the two proposals",
    "play/round/turn/buy": "Buy stock, or punt",
    "peace": "Accept the peace offer, or refuse it",
    "peace_vote": "Vote on the peace offer",
}

SENTENCES = {
    "bid_placed": "{seat:seat} has placed a bid.",
    "bid_revealed": "{seat:seat} bid {amount:money} for {country:country}.",
    "bid_bought": "{seat:seat} buys the {stock} of {country:country} for {amount:money}.",
    "bid_declined": "{seat:seat} declines stock of {country:country}.",
    "order_set": "Player order: {order:seat}. {card:seat} holds the investor card.",
    "round_began": "Round {round}.",
    "turn_began": "{country:country} is on the move.",
    "import_opened": "{seat:seat} puts an import for {country:country} together.",
    "unit_added": "{seat:seat} adds one {kind} in {at:territory}.",
    "maneuver_opened": "{seat:seat} plans a maneuver of {country:country}.",
    "step_planned": "{country:country}: {step:step}.",
    "rest_held": "{country:country}: the rest holds.",
    "peace_offered": "{country:country} asks {asked:country} to let its {kind} into {to:territory} in peace.",
    "peace_voted": "{seat:seat} votes {accepts:peace} with {weight}.",
    "peace_accepted": "{asked:country} accepts.",
    "peace_rejected": "{asked:country} refuses.",
    "proposed": "{seat:seat} proposes for {country:country}: {proposal:proposal}.",
    "countered": "{seat:seat} proposes instead: {proposal:proposal}.",
    "chosen": "{seat:seat} chooses {slot} for {country:country}.",
    "agreed": "{seat:seat} agrees.",
    "voted": "{seat:seat} has voted.",
    "vote_revealed": "{seat:seat} voted for proposal {choice}, with {weight}.",
    "vote_decided": "{country:country} carries out the proposal of {seat:seat}.",
    "factory_built": "{country:country} builds a factory in {site:territory}.",
    "produced": "{country:country} produces in {sites:places}.",
    "imported": "{country:country} imports {units:imports}.",
    "maneuvered": "{country:country} maneuvers: {plan:plan}.",
    "flags_lost": "{country:country} loses its flag in {places:places} to {to:country}.",
    "taxed": "{country:country} taxes {revenue}: +{points} on the points track, now at {total}.",
    "bonus_paid": "{seat:seat} gets a bonus of {amount:money}.",
    "interest_paid": "{seat:seat} gets {amount:money} of interest from {country:country}.",
    "interest_covered": "{seat:seat} pays {amount:money} towards the interest of {country:country}.",
    "share_paid": "{seat:seat} adds {amount:money} to the treasury's money.",
    "spin_paid": "{seat:seat} pays {cost:money} for the way.",
    "investor_round": "Investor round: {seat:seat} holds the card and gets $2.",
    "bought": "{seat:seat} buys the {stock} of {country:country} for {cost:money}.",
    "exchanged": "{seat:seat} buys the {stock} of {country:country} for the {returned} and {cost:money}.",
    "government_formed": "{seat:seat} governs {country:country}.",
    "government_lost": "{seat:seat} loses the government of {country:country} to {to:seat}.",
    "democracy_began": "{country:country} becomes a democracy, led by {seat:seat}.",
    "democracy_ended": "{country:country} becomes a dictatorship of {seat:seat}.",
    "punted": "{seat:seat} buys nothing for now.",
    "punted_for_good": "{seat:seat} buys nothing.",
    "card_passed": "The investor card goes to {seat:seat}.",
    "time_penalty": "{seat:seat} loses a point to the clock.",
}


def _wrapped(tell: Callable[[Any], str]) -> Callable[[Any], str]:
    """A list inside an object is told as a whole, not item by item."""
    return lambda value: tell(value["all"] if isinstance(value, dict) else value)


LABELS: dict[str, Callable[[Any], str]] = {
    "money": words.money,
    "country": words.country,
    "territory": words.territory,
    "territories": lambda ids: words.places(ids) or "none",
    "places": _wrapped(words.places),
    "imports": _wrapped(words.imports),
    "action": words.action,
    "peace": lambda accepts: "for peace" if accepts else "against peace",
    "slot": str,
    "unit": str,
    "stock": lambda stock: f"the {stock}",
    "returned": lambda stock: f"returning the {stock}" if stock else "returning nothing",
    "final": lambda final: "for good" if final else "for now",
    "step": lambda step: words.step(step["kind"], step["origin"], step["to"], step["action"]),
    "plan": lambda plan: words.plan(plan["fleets"], plan["armies"]),
    "proposal": lambda made: words.proposal(made) if isinstance(made, dict) else f"proposal {made}",
}


def unit_name(s: Imperial, seat: int, number: int) -> str:
    """A waiting unit by its kind and place."""
    unit = unit_at(s, number)
    return f"{unit.kind} in {words.territory(unit.at)}"


def proposal_name(s: Imperial, seat: int, choice: int) -> str:
    """One of the two proposals, with its details."""
    return f"{choice}: {words.proposal(msgspec.to_builtins(s.proposals[choice - 1]))}"


NAMES: dict[str, Callable[[Any, int, Any], str]] = {"unit_number": unit_name, "proposal_number": proposal_name}


def entry_label(s: Imperial, entry: Entry, events: Sequence[Event]) -> str:
    """A submission on the undo button: the order, the slot or the purchase it was. Sealed ones keep the move's name."""
    for event in events:
        given = event.params
        if event.name == "step_planned":
            return LABELS["step"](given["step"])
        if event.name == "peace_offered":
            return f"peace for {words.territory(given['to'])}"
        if event.name in ("chosen", "maneuver_opened"):
            return str(given["slot"])
        if event.name in ("bought", "exchanged"):
            return f"{words.country(given['country'])} {given['stock']}"
    return ""
