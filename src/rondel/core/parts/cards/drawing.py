"""Pieces of terminal drawings: zones counted, lines wrapped at 80 columns, seats named from where one sits."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

WIDTH = 76
View = Mapping[str, Any]


def count(zone: Any) -> int:
    """How many cards are in a zone of a view, hidden or not.

    >>> count({"hidden": 3}), count([1, 2])
    (3, 2)
    """
    return int(zone["hidden"]) if isinstance(zone, dict) else len(zone)


def seen(zone: Any) -> list[Any]:
    """The cards of a zone of a view, none if they are hidden."""
    return [] if isinstance(zone, dict) else list(zone)


def who(number: int, seat: int | None) -> str:
    """A seat as somebody sees it who sits at another, or at none."""
    return "you" if number == seat else f"seat {number + 1}"


def wrapped(head: str, words: Iterable[str], between: str = ", ") -> Iterator[str]:
    """A line that goes on below its first word where it is too long.

    >>> list(wrapped("Hand  ", ["Ember Well"] * 8))
    ['Hand  Ember Well, Ember Well, Ember Well, Ember Well, Ember Well,', '      Ember Well, Ember Well, Ember Well']
    """
    items = list(words) or ["–"]
    line = head
    for place, word in enumerate(items):
        piece = word + (between if place < len(items) - 1 else "")
        if len(line) + len(piece.rstrip()) > WIDTH and line.strip() and line != head:
            yield line.rstrip()
            line = " " * len(head)
        line += piece
    yield line.rstrip()


def sentence(head: str, text: str) -> Iterator[str]:
    """A text of any length, wrapped between its words.

    >>> [len(line) for line in sentence("  ", "word " * 16)]
    [76, 6]
    """
    return wrapped(head, text.split(), " ")


def counted(names: Iterable[str]) -> list[str]:
    """Names with how often each occurs.

    >>> counted(["well", "imp", "well"])
    ['2 well', 'imp']
    """
    found: dict[str, int] = {}
    for name in names:
        found[name] = found.get(name, 0) + 1
    return [f"{number} {name}" if number > 1 else name for name, number in found.items()]


def heading(table: View, seat: int | None) -> str:
    """Whose turn it is."""
    return f"Turn {table['turn']}, {who(table['active'], seat)} to play" if table["turn"] else "Before the first turn"


def opposite(players: Sequence[View], seat: int | None) -> list[View]:
    """Everybody, those opposite first and oneself last.

    >>> [player["seat"] for player in opposite([{"seat": 0}, {"seat": 1}, {"seat": 2}], 1)]
    [2, 0, 1]
    """
    mine = seat if seat is not None else 0
    return [players[(mine + step) % len(players)] for step in range(1, len(players) + 1)]


def seat_line(table: View, player: View, seat: int | None, score: str, purse: View, coins: str) -> str:
    """A seat in one line: its score, what it can pay, and how many cards are where."""
    mark = "▸" if player["seat"] == table["active"] else " "
    name = who(player["seat"], seat)
    if player["out"]:
        return f"{mark} {name:<7} out"
    pays = f"{purse['size'] - purse['spent']} of {purse['size']} {coins}"
    zones = f"hand {count(player['hand'])}, deck {count(player['deck'])}, discard {len(player['discard'])}"
    return f"{mark} {name:<7} {score} {pays:<15} {zones}"


def joined(head: str, *blocks: Iterable[str]) -> str:
    """Blocks of lines below a heading, empty ones left out."""
    full = [lines for lines in map(list, blocks) if lines]
    return "\n\n".join([head, *("\n".join(lines) for lines in full)])
