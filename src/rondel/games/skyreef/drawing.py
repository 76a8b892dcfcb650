"""The table as text, for a terminal of 80 columns."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import to_builtins

from rondel.core.parts.cards.drawing import (
    View,
    count,
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
from rondel.games.skyreef.cards import CARDS


def draw(view: View, seat: int | None) -> str:
    """The others first, the battle in the middle, one's own side and hand nearest."""
    table: View = to_builtins(view)
    *others, mine = (_side(table, player, seat) for player in opposite(table["players"], seat))
    me = table["players"][seat] if seat is not None else None
    hand = _hand(me) if me is not None and seen(me["hand"]) else ()
    return joined(heading(table, seat), *others, _battle(table, seat), mine, hand)


def _side(table: View, player: View, seat: int | None) -> Iterator[str]:
    life = "▮" * count(player["life"]) or "–"
    yield seat_line(table, player, seat, f"life {life:<5}", player["volts"], "volts")
    if player["out"]:
        return
    for fighter in (player["leader"], *player["units"]):
        yield from sentence(f"    {' ' if fighter['active'] else '⟳'} ", _fighter(table, player, fighter))
    if player["discard"]:
        yield from wrapped("    discard: ", counted(CARDS[card["kind"]].name for card in player["discard"]))


def _fighter(table: View, player: View, fighter: View) -> str:
    printed = CARDS[fighter["card"]["kind"]]
    charge = fighter["volts"] if table["active"] == player["seat"] else 0
    power = printed.power + fighter["power"] + charge
    volts = "ϟ" * fighter["volts"]
    words = f" ({printed.text})" if printed.text and printed.kind == "unit" else ""
    return f"{printed.name} {power}{volts}{words}"


def _battle(table: View, seat: int | None) -> Iterator[str]:
    battle = table["battle"]
    if battle is None:
        return
    names = {
        fighter["card"]["iid"]: CARDS[fighter["card"]["kind"]].name
        for player in table["players"]
        for fighter in (player["leader"], *player["units"])
    }
    bonus = f" +{battle['bonus']}" if battle["bonus"] else ""
    attacker, target = names.get(battle["attacker"], "nobody"), names.get(battle["target"], "nobody")
    yield f"battle ▸ {attacker} → {target} of {who(battle['defender'], seat)}{bonus}"


def _hand(player: View) -> Iterator[str]:
    words = []
    for card in player["hand"]:
        printed = CARDS[card["kind"]]
        body = f" power {printed.power} ◈{printed.counter}" if printed.kind == "unit" else f" {printed.kind}"
        words.append(f"{printed.name} [{printed.cost}{body}]")
    yield from wrapped("Your hand  ", counted(words))
