"""How things are said: names of cards and targets, prompts, and one sentence per event."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rondel.cards import Target, named, named_among, namer, numbered
from rondel.games.emberlode.cards import CARDS
from rondel.games.emberlode.state import Table

card_name = namer(CARDS)


def seen_card(s: Table, seat: int, iid: int) -> str:
    """A card by its number, as the seat sees it."""
    visible = [*s.players[seat].hand, *(card for player in s.players for card in player.public())]
    waiting = [pending.card for pending in (*s.stack, *s.triggers)]
    return named_among((*visible, *waiting), iid, card_name)


def seen_target(s: Table, seat: int, target: Target) -> str:
    """A target, and whose it is."""
    if target.seat is not None:
        return "yourself" if target.seat == seat else f"seat {target.seat + 1}"
    if target.object is not None:
        spell = named(s.stack, target.object)
        return f"{card_name(spell.card)} on the stack" if spell else f"object {target.object}"
    whose = next((p.seat for p in s.players for c in p.field if c.card.iid == target.card), None)
    name = seen_card(s, seat, target.card or 0)
    return name if whose is None else f"{'your' if whose == seat else f'seat {whose + 1}’s'} {name}"


def seen_targets(s: Table, seat: int, targets: tuple[Target, ...]) -> str:
    """All targets of a spell."""
    return ", ".join(seen_target(s, seat, target) for target in targets) or "no target"


def seen_trigger(s: Table, seat: int, id: int) -> str:
    """A trigger that waits for its place."""
    found = named(s.triggers, id)
    return card_name(found.card) if found else f"trigger {id}"


LABELS: dict[str, Any] = {
    "card": card_name,
    "cards": numbered("card"),
    "mulligans": numbered("mulligan"),
    "seat": lambda seat: f"seat {seat + 1}",
    "why": {"vigor": "has no vigor left", "deck": "drew from an empty deck", "left": "has left"}.__getitem__,
}
NAMES: dict[str, Callable[[Table, int, Any], str]] = {
    "card": seen_card,
    "target": seen_target,
    "targets": seen_targets,
    "trigger": seen_trigger,
}

PROMPTS = {
    "mulligan/decide": "Keep your hand or take a mulligan",
    "upkeep": "Upkeep: respond or pass",
    "beginning/draw": "Draw step: respond or pass",
    "main1": "Play a well, cast, or pass to go to combat",
    "combat/begin": "Beginning of combat: respond or pass",
    "combat/declare_attackers": "Attackers are declared: respond or pass",
    "combat/declare_blockers": "Blockers are declared: respond or pass",
    "combat/damage": "Damage is dealt: respond or pass",
    "combat/end": "End of combat: respond or pass",
    "main2": "Play a well, cast, or pass to end the turn",
    "ending/end": "End of turn: respond or pass",
    "declare_attackers": "Declare attackers",
    "declare_blockers": "Declare blockers",
    "order_blockers": "Order the blockers",
    "order_triggers": "Order your triggers",
    "choose_target": "Choose a target",
    "pay": "Pay to keep your spell, or let it go",
    "discard": "Discard",
}

SENTENCES = {
    "dealt": "Everybody draws {count} cards. {first:seat} begins.",
    "kept": "{seat:seat} keeps after {mulligans:mulligans}.",
    "mulliganed": "{seat:seat} takes a mulligan.",
    "put_under": "{seat:seat} puts {count:cards} under the deck.",
    "well_played": "{seat:seat} plays {card:card}.",
    "cast": "{seat:seat} casts {card:card}.",
    "cast_at": "{seat:seat} casts {card:card} on {targets:card}.",
    "cast_at_seat": "{seat:seat} casts {card:card} on {at:seat}.",
    "activated": "{seat:seat} uses {card:card}.",
    "activated_at": "{seat:seat} uses {card:card} on {targets:card}.",
    "activated_at_seat": "{seat:seat} uses {card:card} on {at:seat}.",
    "triggered": "{seat:seat}’s {card:card} triggers.",
    "triggered_at": "{seat:seat}’s {card:card} triggers, aimed at {targets:card}.",
    "triggered_at_seat": "{seat:seat}’s {card:card} triggers, aimed at {at:seat}.",
    "resolved": "{card:card} resolves.",
    "fizzled": "{card:card} has lost its target and does nothing.",
    "entered": "{card:card} enters the field of {seat:seat}.",
    "died": "{seat:seat}’s {card:card} dies.",
    "hurt": "{seat:seat} takes {amount} damage and has {vigor} vigor.",
    "damaged": "{card:card} takes {amount} damage.",
    "strengthened": "{card:card} gets +{power}/+{toughness}.",
    "rallied": "The creatures of {seat:seat} get +{power}/+0.",
    "paid": "{seat:seat} pays {amount}.",
    "cancelled": "{seat:seat}’s {card:card} is cancelled.",
    "tapped": "{card:card} is tapped.",
    "returned": "{card:card} returns to the hand of {seat:seat}.",
    "drew": "{seat:seat} draws {count:cards}.",
    "drew_cards": "You draw {cards:card}.",
    "discarded": "{seat:seat} discards {cards:card}.",
    "scorched": "Every creature takes {amount} damage.",
    "attacked": "{seat:seat}’s {card:card} attacks {at:seat}.",
    "stayed": "{seat:seat} does not attack.",
    "let_through": "{seat:seat} does not block.",
    "ordered": "{seat:seat} puts the blockers of {card:card} in order.",
    "blocked": "{seat:seat}’s {card:card} blocks {attacker:card}.",
    "drained": "{seat:seat} gains {amount} vigor and has {vigor}.",
    "eliminated": "{seat:seat} {why:why} and is out.",
}
