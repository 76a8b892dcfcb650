"""The table as text, for a terminal of 80 columns."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import to_builtins

from rondel.core.parts.cards.drawing import count, counted, seen, sentence, who, wrapped
from rondel.games.skyreef.cards import CARDS

View = Mapping[str, Any]


def draw(view: View, seat: int | None) -> str:
    """The others first, the battle in the middle, one's own side and hand nearest."""
    table: View = to_builtins(view)
    players = table["players"]
    mine = seat if seat is not None else 0
    order = [(mine + step) % len(players) for step in range(1, len(players) + 1)]
    blocks = [list(_side(table, players[number], seat)) for number in order[:-1]]
    blocks += [list(_battle(table, seat)), list(_side(table, players[order[-1]], seat))]
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
    volts = f"{player['volts']['size'] - player['volts']['spent']} of {player['volts']['size']} volts"
    zones = f"hand {count(player['hand'])}, deck {count(player['deck'])}, discard {len(player['discard'])}"
    yield f"{mark} {name:<7} life {'▮' * count(player['life']) or '–':<5} {volts:<12} {zones}"
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
