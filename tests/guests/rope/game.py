"""Two pairs pull a rope: in turn everybody pulls once, with one, two or three hands; who sits opposite is on your side.

A pull with three hands tires: it counts one only if the partner has pulled with three before.
"""

from __future__ import annotations

from typing import Any

from rondel import Fact, Flow, Game, Outcome, PerSeat, Seat, Segment, Setup, State, Turns, move
from tests.guests.rope import META

ROUNDS = 2


class Pulled(Fact):
    decides = True
    seat: Seat
    hands: int


class Side(State):
    """One seat."""

    pulled: list[int]


class Rope(State):
    """The table."""

    pullers: PerSeat[Side]
    turns: dict[int, Seat]
    """Who has pulled, by the number of the turn."""

    def pull(self, seat: int) -> int:
        """How far a seat has pulled together with whoever sits opposite."""
        mine, partners = self.pullers[seat].pulled, self.pullers[(seat + 2) % 4].pulled
        tired = min(mine.count(3), partners.count(3))
        return sum(mine) + sum(partners) - 2 * tired


def setup(g: Setup) -> Rope:
    return Rope([Side([]) for _ in g.seats], {})


@move
def pull(g: Any, seat: int, hands: int) -> None:
    """Pull with so many hands."""
    g.s.pullers[seat].pulled.append(hands)
    g.s.turns[len(g.s.turns) + 1] = seat
    g.emit(Pulled(seat, hands))


@pull.options
def _(s: Rope, seat: int) -> range:
    return range(1, 4)


def teams(s: Rope) -> tuple[tuple[int, int], tuple[int, int]]:
    return (0, 2), (1, 3)


def over(s: Rope) -> Outcome | None:
    if any(len(side.pulled) < ROUNDS for side in s.pullers):
        return None
    scores = [s.pull(seat) for seat in range(4)]
    if scores[0] == scores[1]:
        return Outcome.draw("nobody moved the rope", scores)
    return Outcome.win(teams(s)[scores[1] > scores[0]], "pulled further", scores)


game = Game(
    META,
    state=Rope,
    setup=setup,
    flow=Flow(Segment("play", Turns(moves=[pull], each=1))),
    outcome=over,
    teams=teams,
    score=lambda s, seat: s.pull(seat),
    events=[Pulled],
    prompts={"play": "Pull the rope"},
)
