"""The table as text, for a terminal of 80 columns."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import to_builtins

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
from rondel.games.lanternfall.cards import CARDS
from rondel.games.lanternfall.state import GOAL


def draw(view: View, seat: int | None) -> str:
    """The others first, the bag in the middle, one's own side and hand nearest."""
    table: View = to_builtins(view)
    *others, mine = (_side(table, player, seat) for player in opposite(table["players"], seat))
    me = table["players"][seat] if seat is not None else None
    hand = _hand(me) if me is not None and seen(me["hand"]) else ()
    return joined(heading(table, seat), *others, _bag(table, seat), mine, hand)


def _side(table: View, player: View, seat: int | None) -> Iterator[str]:
    yield seat_line(table, player, seat, f"◇ {player['renown']:>2} of {GOAL}", player["oil"], "oil")
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
