"""What cards, targets and triggers are called, as each seat sees them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rondel import Message
from rondel.cards import Target, labeller, named, named_among
from rondel.games.emberlode.cards import CARDS
from rondel.games.emberlode.says import (
    NoTarget,
    ObjectNumbered,
    SpellOnStack,
    Targets,
    TargetSeat,
    TheirCard,
    TriggerNumbered,
    YourCard,
    Yourself,
)
from rondel.games.emberlode.state import Table
from rondel.messages import Words, words_of

card_name = labeller(CARDS)


def seen_card(s: Table, seat: int, iid: int) -> Words:
    """A card by its number, as the seat sees it."""
    visible = [*s.players[seat].hand, *(card for player in s.players for card in player.public())]
    waiting = [pending.card for pending in (*s.stack, *s.triggers)]
    return words_of(named_among((*visible, *waiting), iid, card_name))


def seen_target(s: Table, seat: int, target: Target) -> Message | Words:
    """A target, and whose it is."""
    if target.seat is not None:
        return Yourself() if target.seat == seat else TargetSeat(target.seat)
    if target.object is not None:
        spell = named(s.stack, target.object)
        return SpellOnStack(spell.card) if spell else ObjectNumbered(target.object)
    whose = next((p.seat for p in s.players for c in p.field if c.card.iid == target.card), None)
    name = seen_card(s, seat, target.card or 0)
    if whose is None:
        return name
    return YourCard(name) if whose == seat else TheirCard(whose, name)


def seen_targets(s: Table, seat: int, targets: tuple[Target, ...]) -> Message:
    """All targets of a spell."""
    return Targets([words_of(seen_target(s, seat, target)) for target in targets]) if targets else NoTarget()


def seen_trigger(s: Table, seat: int, id: int) -> Message | Words:
    """A trigger that waits for its place."""
    found = named(s.triggers, id)
    return card_name(found.card) if found else TriggerNumbered(id)


LABELS: dict[str, Any] = {"card": card_name}
NAMES: dict[str, Callable[[Table, int, Any], Message | Words]] = {
    "card": seen_card,
    "target": seen_target,
    "targets": seen_targets,
    "trigger": seen_trigger,
}
PROMPTS = (
    "mulligan/decide", "upkeep", "beginning/draw", "main1", "combat/begin", "combat/declare_attackers",
    "combat/declare_blockers", "combat/damage", "combat/end", "main2", "ending/end", "declare_attackers",
    "declare_blockers", "order_blockers", "order_triggers", "choose_target", "pay", "discard",
)  # fmt: skip
