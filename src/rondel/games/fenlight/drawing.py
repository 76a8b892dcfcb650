"""The table as text, for a terminal of 80 columns."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import to_builtins

from rondel import NOBODY
from rondel.core.parts.cards.drawing import count, counted, seen, sentence, who, wrapped
from rondel.games.fenlight.cards import CARDS
from rondel.games.fenlight.state import BASE, GOAL
from rondel.games.fenlight.text import place_name

View = Mapping[str, Any]


def draw(view: View, seat: int | None) -> str:
    """Everybody's count, the sites with who stands there, the chain, bases, and one's own hand."""
    table: View = to_builtins(view)
    blocks = [[_seat(table, player, seat) for player in table["players"]]]
    blocks += [list(_site(table, number, site, seat)) for number, site in enumerate(table["sites"])]
    blocks += [list(_chain(table, seat)), list(_bases(table, seat))]
    if seat is not None and seen(table["players"][seat]["hand"]):
        blocks.append(list(_hand(table["players"][seat]["hand"])))
    head = f"Turn {table['turn']}, {who(table['active'], seat)} to play" if table["turn"] else "Before the first turn"
    return "\n\n".join([head, *("\n".join(block) for block in blocks if block)])


def _seat(table: View, player: View, seat: int | None) -> str:
    mark = "▸" if player["seat"] == table["active"] else " "
    name = who(player["seat"], seat)
    if player["out"]:
        return f"{mark} {name:<7} out"
    stones = f"{player['stones']['size'] - player['stones']['spent']} of {player['stones']['size']} stones"
    zones = f"hand {count(player['hand'])}, deck {count(player['deck'])}, discard {len(player['discard'])}"
    return f"{mark} {name:<7} {player['points']} of {GOAL} points   {stones:<13} {zones}"


def _site(table: View, number: int, site: View, seat: int | None) -> Iterator[str]:
    holder = "" if site["controller"] == NOBODY else f", held by {who(site['controller'], seat)}"
    showdown = table["showdown"]
    fight = "  ⚔ showdown" if showdown is not None and showdown["site"] == number else ""
    name = str(place_name(number))
    yield f"{name[:1].upper()}{name[1:]}{holder}{fight}"
    for player in table["players"]:
        here = [_unit(table, player, unit) for unit in player["units"] if unit["at"] == number]
        if here:
            yield from wrapped(f"    {who(player['seat'], seat):<7} ", here)


def _bases(table: View, seat: int | None) -> Iterator[str]:
    for player in table["players"]:
        here = [_unit(table, player, unit) for unit in player["units"] if unit["at"] == BASE]
        if here:
            yield from wrapped(f"Base of {who(player['seat'], seat):<7} ", here)


def _unit(table: View, player: View, unit: View) -> str:
    printed = CARDS[unit["card"]["kind"]]
    value = printed.might + unit["might"]
    showdown = table["showdown"]
    if showdown is not None and showdown["site"] == unit["at"]:
        value += printed.assault * (showdown["attacker"] == player["seat"])
        value += printed.shield * (showdown["defender"] == player["seat"])
    hurt = f"-{unit['damage']}" if unit["damage"] else ""
    return f"{'' if unit['ready'] else '⟳'}{printed.name} {value}{hurt}"


def _chain(table: View, seat: int | None) -> Iterator[str]:
    for place, waiting in enumerate(reversed(table["chain"])):
        printed = CARDS[waiting["card"]["kind"]]
        head = "chain ▸ " if place == 0 else "        "
        yield from sentence(head, f"{printed.name} of {who(waiting['by'], seat)} ({printed.text})")


def _hand(hand: Any) -> Iterator[str]:
    words = []
    for card in hand:
        printed = CARDS[card["kind"]]
        words.append(f"{printed.name} [{printed.cost}, {printed.might if printed.kind == 'unit' else printed.kind}]")
    yield from wrapped("Your hand  ", counted(words))
