"""The table as text, for a terminal of 80 columns."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import to_builtins

from rondel import NOBODY
from rondel.core.parts.cards.drawing import (
    View,
    counted,
    heading,
    joined,
    opposite,
    seat_line,
    seen,
    sentence,
    who,
    wrapped,
)
from rondel.games.emberlode.cards import CARDS
from rondel.games.emberlode.combat import LEAD


def draw(view: View, seat: int | None) -> str:
    """The others first, the stack in the middle, one's own side and hand nearest."""
    table: View = to_builtins(view)
    *others, mine = (_side(table, player, seat) for player in opposite(table["players"], seat))
    me = table["players"][seat] if seat is not None else None
    hand = _hand(me["hand"]) if me is not None and seen(me["hand"]) else ()
    return joined(heading(table, seat), *others, _stack(table, seat), mine, hand)


def _side(table: View, player: View, seat: int | None) -> Iterator[str]:
    yield seat_line(table, player, seat, f"♥ {player['vigor']:<4}", player["purse"], "wells")
    for creature in player["field"]:
        text = "  ".join([_creature(player, creature), *_fight(table, creature, seat)])
        yield from sentence(f"    {'⟳' if creature['tapped'] else ' '} ", text)
    if player["discard"]:
        yield from wrapped("    discard: ", counted(_name(card) for card in player["discard"]))


def _creature(player: View, creature: View) -> str:
    printed = CARDS[creature["card"]["kind"]]
    lent = sum(LEAD.get(c["card"]["kind"], 0) for c in player["field"] if c["card"]["iid"] != creature["card"]["iid"])
    stats = f"{printed.power + creature['power'] + lent}/{printed.toughness + creature['toughness']}"
    hurt = f" -{creature['damage']}" if creature["damage"] else ""
    words = f" ({printed.text})" if printed.text else ""
    return f"{printed.name} {stats}{hurt}{words}"


def _fight(table: View, creature: View, seat: int | None) -> Iterator[str]:
    if creature["attacks"] != NOBODY:
        yield f"→ {who(creature['attacks'], seat)}"
    if creature["blocks"]:
        cards = [c["card"] for p in table["players"] for c in p["field"]]
        yield "blocks " + next((_name(card) for card in cards if card["iid"] == creature["blocks"]), "")


def _stack(table: View, seat: int | None) -> Iterator[str]:
    """What resolves next comes first."""
    for place, waiting in enumerate(reversed(table["stack"])):
        what = _name(waiting["card"]) + (f" ({waiting['ability']})" if waiting["ability"] else "")
        aims = [_aim(table, target, seat) for target in waiting["targets"]]
        lead = "stack ▸ " if place == 0 else "        "
        yield lead + f"{what} of {who(waiting['by'], seat)}" + (f" at {', '.join(aims)}" if aims else "")


def _aim(table: View, target: View, seat: int | None) -> str:
    if "seat" in target:
        return who(target["seat"], seat)
    if "object" in target:
        return next((_name(o["card"]) for o in table["stack"] if o["id"] == target["object"]), "nothing")
    cards = [c["card"] for p in table["players"] for c in p["field"]]
    return next((_name(card) for card in cards if card["iid"] == target["card"]), "nothing")


def _hand(hand: Any) -> Iterator[str]:
    words = []
    for card in hand:
        printed = CARDS[card["kind"]]
        body = f" {printed.power}/{printed.toughness}" if printed.kind == "creature" else ""
        words.append(printed.name + (f" [{printed.cost}{body}]" if printed.kind != "well" else ""))
    yield from wrapped("Your hand  ", counted(words))


def _name(card: View) -> str:
    return CARDS[card["kind"]].name
