"""Driving scripts: what is noticed while they run."""

from __future__ import annotations

from typing import Any

from rondel import Flow, Game, Segment, State, Turns, YesNo, move
from rondel.core.commands import Command
from rondel.core.match import Match
from rondel.core.scripts import LONG_TAIL


class Patience(State):
    asked: int


@move(asks=["again"])
async def chat(g: Any, seat: int) -> None:
    """Go on as long as the answer is yes."""
    while await g.ask(seat, YesNo(), id="again"):
        g.s.asked += 1


talkative = Game(
    "talkative",
    version="1",
    seats=1,
    state=Patience,
    setup=lambda g: Patience(0),
    flow=Flow(Segment("play", Turns(moves=[chat], each=1))),
)


def test_a_script_whose_tail_grows_long_is_reported_once() -> None:
    match = Match(talkative, seed="1")
    match.play(0, "chat")
    told = [event for _ in range(LONG_TAIL + 5) for event in match.answer(0, True).flow]

    assert [event.params["answers"] for event in told if event.name == "long_script"] == [LONG_TAIL]


class Guests(State):
    gone: list[int] = []


@move
def wait(g: Any, seat: int) -> None:
    """Do nothing."""


def say_goodbye(g: Any) -> bool:
    """A state check that clears up behind those who left."""
    new = [seat for seat in g.left if seat not in g.s.gone]
    g.s.gone += new
    return bool(new)


def test_rules_can_see_who_has_left() -> None:
    """So that a state check can take their things off the table."""
    game = Game(
        "guests",
        version="1",
        seats=3,
        state=Guests,
        setup=lambda g: Guests(),
        flow=Flow(Segment("play", Turns(moves=[wait], each=1))),
        checks=[say_goodbye],
    )
    match = Match(game, seed="1")
    match.act(Command(1, "concede"))

    assert match.kernel.s.gone == [1]
