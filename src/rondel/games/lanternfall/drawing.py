"""The table as text, for a terminal of 80 columns."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import to_builtins

from rondel.core.parts.cards.drawing import count, counted, seen, sentence, who, wrapped
from rondel.games.lanternfall.cards import CARDS
from rondel.games.lanternfall.state import GOAL

View = Mapping[str, Any]


def draw(view: View, seat: int | None) -> str:
    """The others first, the bag in the middle, one's own side and hand nearest."""
    table: View = to_builtins(view)
    players = table["players"]
    mine = seat if seat is not None else 0
    order = [(mine + step) % len(players) for step in range(1, len(players) + 1)]
    blocks = [list(_side(table, players[number], seat)) for number in order[:-1]]
    blocks += [list(_bag(table, seat)), list(_side(table, players[order[-1]], seat))]
    if seat is not None and seen(players[seat]["hand"]):
        blocks.append(list(_hand(players[seat])))
    head = f"Turn {table['turn']}, {who(table['active'], seat)} to play" if table["turn"] else "Before the first turn"
    return "\n\n".join([head, *("\n".join(block) for block in blocks if block)])


def _side(table: View, player: View, seat: int | None) -> Iterator[str]:
    mark = "▸" if player["seat"] == table["active"] else " "
    name = who(player["seat"], seat)
    if player["out"]:
        yield f"{mark} {name:<7} out"
        return
    oil = f"{player['oil']['size'] - player['oil']['spent']} of {player['oil']['size']} oil"
    zones = f"hand {count(player['hand'])}, deck {count(player['deck'])}, discard {len(player['discard'])}"
    yield f"{mark} {name:<7} ◇ {player['renown']:>2} of {GOAL}   {oil:<12} {zones}"
    for wanderer in player["field"]:
        yield from sentence(f"    {_state(wanderer)} ", _wanderer(player, wanderer))
    for keepsake in player["keepsakes"]:
        printed = CARDS[keepsake["card"]["kind"]]
        yield from sentence(f"    {' ' if keepsake['ready'] else '⟳'} ", f"{printed.name} ({printed.text})")
    if player["discard"]:
        yield from wrapped("    discard: ", counted(CARDS[card["kind"]].name for card in player["discard"]))


def _state(wanderer: View) -> str:
    return "⟳" if not wanderer["ready"] else " " if wanderer["settled"] else "·"


def _wanderer(player: View, wanderer: View) -> str:
    printed = CARDS[wanderer["card"]["kind"]]
    hurt = f" -{wanderer['damage']}" if wanderer["damage"] else ""
    words = f" ({printed.text})" if printed.text else ""
    body = f"{printed.strength + player['strength']}/{printed.resolve}{hurt} ◇{printed.renown}"
    return f"{printed.name} {body}{words}"


def _bag(table: View, seat: int | None) -> Iterator[str]:
    for item in table["bag"]:
        yield f"bag ▸ {CARDS[item['card']['kind']].name} of {who(item['by'], seat)}"


def _hand(player: View) -> Iterator[str]:
    words = []
    for card in player["hand"]:
        printed = CARDS[card["kind"]]
        body = f" {printed.strength}/{printed.resolve} ◇{printed.renown}" if printed.kind == "wanderer" else ""
        words.append(f"{printed.name} [{printed.cost}{body}{'' if printed.fuel else ', no fuel'}]")
    yield from wrapped("Your hand  ", counted(words))
    if player["reservoir"]:
        yield from wrapped("Your oil   ", counted(CARDS[card["kind"]].name for card in player["reservoir"]))
