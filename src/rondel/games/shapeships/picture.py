"""The table as text: two fleets face to face, healths, lines and the die."""

from __future__ import annotations

from typing import Any

from rondel import messages
from rondel.games.shapeships.state import Player, Shapeships, Ship
from rondel.games.shapeships.text import keyed, marks_of

BAR = 20


def picture(view: dict[str, Any], seat: int | None) -> str:
    """The viewer's own fleet below, the other one above, and the die between them."""
    near = 0 if seat is None else seat
    s = Shapeships(**{name: view[name] for name in Shapeships.__struct_fields__})
    far = 1 - near
    head = f"Turn {s.turn}" if s.turn else "Before the first turn"
    rows = [head, "", *_side(s, far, seat), "", f"    {_dice(s)}", "", *_side(s, near, seat)]
    return "\n".join(rows)


def _dice(s: Shapeships) -> str:
    if not s.die:
        return "the die has not been rolled"
    extra = f", extra {' '.join(map(str, s.extra_dice))}" if s.extra_dice else ""
    sixes = [str(at + 1) for at, reading in enumerate(s.readings) if reading not in (0, s.die)]
    reads = f" (seat {' and '.join(sixes)} reads 6)" if sixes else ""
    return f"die {s.die}{reads}{extra}"


def _side(s: Shapeships, seat: int, viewer: int | None) -> list[str]:
    player = s.players[seat]
    mark = "▸" if seat == viewer else " "
    species = _name("species", player.species) if player.species else "species unknown"
    most = s.options.max_health
    full = max(0, min(BAR, round(BAR * player.health / most)))
    health = f"{'█' * full}{'░' * (BAR - full)} {player.health}/{most}"
    return [f"{mark} seat {seat + 1}  {species:<15} {health}  {_means(player)}", *_fleet(player)]


def _means(player: Player) -> str:
    words = [f"{player.lines} lines"]
    if player.joining:
        words.append(f"{player.joining} joining")
    energy = player.energy
    if energy.green or energy.red or energy.blue:
        words.append(f"Energy {energy.green} green {energy.red} red {energy.blue} blue")
    if player.converts:
        words.append(f"{player.converts} converted")
    if player.copies:
        words.append("copies: " + ", ".join(_name("ship", copy.id) for copy in player.copies))
    if player.queued:
        damage, healing = (sum(getattr(effect, kind) for effect in player.queued) for kind in ("damage", "healing"))
        words.append(f"declared {damage} damage, {healing} healing")
    return " · ".join(words)


def _fleet(player: Player) -> list[str]:
    """The ships, equal ones together: how many, what, which numbers."""
    groups: dict[str, list[Ship]] = {}
    for ship in player.fleet:
        groups.setdefault(_kind(ship), []).append(ship)
    if not groups:
        return ["      no ships"]
    return [f"      {len(ships)} × {what:<32} {_numbers(ships)}" for what, ships in groups.items()]


def _numbers(ships: list[Ship]) -> str:
    shown = " ".join(str(ship.iid) for ship in ships[:8])
    return f"#{shown}{' …' if len(ships) > 8 else ''}"


def _kind(ship: Ship) -> str:
    marks = ", ".join(map(str, marks_of(ship)))
    return f"{_name('ship', ship.id)} ({marks})" if marks else _name("ship", ship.id)


def _name(kind: str, id: str) -> str:
    """What the game calls it, in the terminal's language."""
    return messages.speaker(keyed(kind)(id), __name__)
