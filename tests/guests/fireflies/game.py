"""Everybody sees all jars but their own; together they let the fireflies out, the faintest first."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, Any

from rondel import (
    Fact,
    Flow,
    Game,
    Others,
    Outcome,
    PerSeat,
    Ref,
    Sealed,
    Seat,
    Segment,
    Setup,
    State,
    Turns,
    Value,
    move,
)
from tests.guests.fireflies import META

JARS, MISTAKES = 3, 6
HIGHEST = 6


class Colour(Enum):
    """How a firefly shines."""

    GOLD = "gold"
    GREEN = "green"


class Firefly(Value, frozen=True):
    """One of each colour and brightness."""

    name: Colour
    brightness: int


class Hint(Value, frozen=True):
    """What somebody was told of their jars."""

    by: Annotated[int, Ref("seat")]
    colour: Colour
    jars: tuple[int, ...]
    """Counted from 1."""


class Freed(Fact):
    seat: Seat
    firefly: Annotated[Firefly, Ref("firefly")]
    right: bool


class Told(Fact):
    seat: Seat
    to: Seat
    colour: Colour


class Keeper(State):
    """One seat."""

    jars: Others[list[Firefly]]
    hints: list[Hint]
    """The newest last; jars move up when one is opened."""


class Meadow(State):
    """The table."""

    keepers: PerSeat[Keeper]
    basket: Sealed[list[Firefly]]
    flying: dict[Colour, int]
    """The brightest of each colour that is out."""
    mistakes: int = 0
    turns: int = 0


def setup(g: Setup) -> Meadow:
    every = [Firefly(colour, number) for colour in Colour for number in range(1, HIGHEST + 1)]
    basket = g.chance.shuffled(every, label="basket")
    keepers = [Keeper([basket.pop() for _ in range(JARS)], []) for _ in g.seats]
    return Meadow(keepers, basket, dict.fromkeys(Colour, 0))


@move
def free(g: Any, seat: int, jar: Annotated[int, Ref("jars")]) -> None:
    """Open one of your jars."""
    s: Meadow = g.s
    s.turns += 1
    out = s.keepers[seat].jars.pop(jar)
    right = s.flying[out.name] == out.brightness - 1
    if right:
        s.flying[out.name] = out.brightness
    else:
        s.mistakes += 1
    if s.basket:
        s.keepers[seat].jars.append(s.basket.pop())
    g.emit(Freed(seat, out, right))


@free.options
def _(s: Meadow, seat: int) -> list[int]:
    return list(range(len(s.keepers[seat].jars)))


@move
def tell(g: Any, seat: int, to: Annotated[int, Ref("seat")], colour: Colour) -> None:
    """Tell somebody which of their fireflies shine so."""
    s: Meadow = g.s
    s.turns += 1
    jars = tuple(number for number, one in enumerate(s.keepers[to].jars, 1) if one.name is colour)
    s.keepers[to].hints.append(Hint(seat, colour, jars))
    g.emit(Told(seat, to, colour))


@tell.options
def _(s: Meadow, seat: int) -> list[tuple[int, Colour]]:
    others = ((other, keeper) for other, keeper in enumerate(s.keepers) if other != seat)
    return [(other, colour) for other, keeper in others for colour in Colour if keeper.jars]


def over(s: Meadow) -> Outcome | None:
    """Everybody wins, or nobody."""
    everybody = range(len(s.keepers))
    if all(number == HIGHEST for number in s.flying.values()):
        return Outcome.win(everybody, "all are out")
    if s.mistakes >= MISTAKES or s.turns >= 60 or not any(keeper.jars for keeper in s.keepers):
        return Outcome.draw("the meadow stays dark")
    return None


game = Game(
    META,
    state=Meadow,
    setup=setup,
    flow=Flow(Segment("play", Turns(moves=[free, tell], each=1))),
    outcome=over,
    events=[Freed, Told],
    labels={"firefly": lambda one: f"{one.name.value} {one.brightness}"},
    names={"jars": lambda s, seat, jar: f"jar {jar + 1}"},
    prompts={"play": "Open a jar, or tell somebody something"},
)
