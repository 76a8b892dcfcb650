"""The table as text, for a terminal of 80 columns."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from msgspec import to_builtins

from rondel.games.kolkhoz.cards import SUITS, VALUE, Card
from rondel.games.kolkhoz.state import COMPLETE
from rondel.games.kolkhoz.text import CROPS, SYMBOLS, short

WIDTH, BAR = 76, 10
View = Mapping[str, Any]


def draw(view: View, seat: int | None) -> str:
    """The year, the jobs, the trick in table order, every plot, and the viewer's own cards."""
    seen = to_builtins(view)
    blocks = (_heading(seen), _jobs(seen), _trick(seen, seat), _seats(seen, seat), _own(seen, seat), _north(seen))
    return "\n\n".join("\n".join(lines) for block in blocks if (lines := list(block)))


def _heading(seen: View) -> Iterator[str]:
    last = seen["options"].get("max_years", 5)
    trump = f"trump {SYMBOLS[seen['trump']]} {seen['trump']}" if seen["trump"] else "no trump"
    parts = [f"Year {seen['year']} of {last}", f"trick {_trick_number(seen)} of {seen['tricks_this_year']}", trump]
    yield " · ".join([*parts, "famine"] if seen["famine"] else parts)


def _trick_number(seen: View) -> int:
    return min(int(seen["trick_count"]) + (not seen["assigning"]), int(seen["tricks_this_year"]))


def _jobs(seen: View) -> Iterator[str]:
    for suit in SUITS:
        job = seen["jobs"][suit]
        name = f"{SYMBOLS[suit]} {suit:<8} {CROPS[suit]:<10}"
        filled = min(BAR, job["hours"] * BAR // COMPLETE)
        bar = "█" * filled + "░" * (BAR - filled)
        reward = "complete" if job["claimed"] else f"reward {_cards(job['display'])}" if _pays(seen) else ""
        yield from _wrapped(f"{name} {job['hours']:>3}/{COMPLETE} {bar} {reward:<15} ", _shorts(job["bucket"]))


def _pays(seen: View) -> bool:
    return seen["options"].get("deck_type", 52) == 52 and not seen["options"].get("northern_style")


def _trick(seen: View, seat: int | None) -> Iterator[str]:
    """Who plays what, from the lead round the table."""
    count = len(seen["players"])
    played = seen["last_trick"] if seen["assigning"] else seen["trick"]
    if not played and seen["swept"]:
        return
    first = played[0][0] if played else seen["lead"]
    cards = dict(played)
    row = [(place, cards.get(place)) for place in ((first + step) % count for step in range(count))]
    title = "To assign" if seen["assigning"] else "Trick"
    yield f"{title:<10}" + "   ".join(f"{_who(place, seat)} {short(key) if key else '·'}" for place, key in row)
    if seen["assigning"]:
        yield f"{'':<10}won by {_who(seen['last_winner'], seat)}, who leads the brigade"


def _seats(seen: View, seat: int | None) -> Iterator[str]:
    yield f"  {'':<7} {'medals':<6}  {'hand':<4}  {'points':<6}  {'hidden':<7} plot that everybody sees"
    for number, player in enumerate(seen["players"]):
        mine = "▸" if number == seat else " "
        medals = "★" * player["year_medals"] + f" {player['medals']}"
        plot, points = player["plot"], _points(seen, player)
        head = f"{mine} {_who(number, seat):<7} {medals:>6}  {_count(player['hand']):>4}  {points:>6}  "
        head += f"{_count(plot['hidden']):>6}  "
        yield from _wrapped(head, [*_shorts(plot["revealed"]), *map(_stack, plot["stacks"])])


def _stack(stack: View) -> str:
    under = len(stack["under"])
    return f"[{short(stack['top']) if stack['top'] else '–'} over {under}]"


def _points(seen: View, player: View) -> int:
    """What the viewer can count: of others the revealed cards, in the end everything."""
    plot = player["plot"]
    tops = [stack["top"] for stack in plot["stacks"] if stack["top"]]
    hidden = plot["hidden"] if isinstance(plot["hidden"], list) else []
    medals = player["medals"] if seen["options"].get("medals_count") else 0
    return medals + sum(VALUE[Card(key)] for key in (*hidden, *plot["revealed"], *tops))


def _own(seen: View, seat: int | None) -> Iterator[str]:
    if seat is None:
        return
    player = seen["players"][seat]
    if player["hand"]:
        yield from _wrapped(f"{'Your hand':<14}", _shorts(player["hand"]))
    hidden = [f"({key})" for key in _shorts(player["plot"]["hidden"])]
    yield from _wrapped(f"{'Your plot':<14}", [*hidden, *_shorts(player["plot"]["revealed"])])


def _north(seen: View) -> Iterator[str]:
    gone = [short(key) for year, key, _, _ in seen["exiled"] if year == seen["year"]]
    if seen["exiled"]:
        before = len(seen["exiled"]) - len(gone)
        yield from _wrapped(f"{'Sent North':<14}", [f"{before} in earlier years", *gone] if before else gone)


# -- words -----------------------------------------------------------------------------------------------------


def _who(number: int, seat: int | None) -> str:
    return "you" if number == seat else f"seat {number + 1}"


def _count(cards: Any) -> int:
    return len(cards) if isinstance(cards, list) else int(cards["hidden"])


def _shorts(cards: Iterable[Card]) -> list[str]:
    return [short(key) for key in cards]


def _cards(cards: Iterable[Card]) -> str:
    return " ".join(_shorts(cards)) or "–"


def _wrapped(head: str, words: list[str]) -> Iterator[str]:
    """A line that goes on below its first word where it is too long."""
    line = head
    for word in words or ["–"]:
        if len(line) + len(word) > WIDTH:
            yield line.rstrip()
            line = " " * len(head)
        line += word + " "
    yield line.rstrip()
