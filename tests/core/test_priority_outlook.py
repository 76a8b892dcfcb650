"""What passing does, told before it is done."""

from __future__ import annotations

from typing import Any

from rondel import Focus, Objects, Phase, Step, Viewer, interaction, move
from rondel.core.kernel import Kernel
from rondel.core.match import Match
from rondel.core.priority_outlook import priority_of
from rondel.core.seats import NOBODY
from rondel.games.sparks.game import game as sparks
from tests.core import toys
from tests.core.toys import A, B, C, begin, do, in_turns, pass_, passing


@move
def bolt(g: Any, seat: int) -> None:
    """Put something on the stack."""
    g.s.stack.append(toys.Card(seat, "bolt"))


STACK = Objects(lambda s: s.stack, toys.resolve, lambda s: s.stack[-1].by, lambda s: s.stack[-1].name)


def table(seats: int = 2, **settings: Any) -> Kernel:
    phases = [Phase(name, passing("x", bolt), label=f"The {name}") for name in ("main", "combat")]
    return begin(in_turns(*phases), seats, objects=STACK, **settings)


def test_who_is_asked_next_and_what_comes_when_all_have_passed() -> None:
    """Nothing is pending: the game goes on to the next phase."""
    window = priority_of(table(3))

    assert window is not None
    assert (window.holder, window.participants, window.asks) == (A, (A, B, C), B)
    assert (window.then, window.leads) == ("advance", "play/combat/x")


def test_the_last_one_who_is_asked_asks_nobody() -> None:
    kernel = table()
    pass_(kernel, A)
    window = priority_of(kernel)

    assert window is not None
    assert (window.holder, window.passed, window.asks) == (B, (A,), NOBODY)


def test_the_newest_object_is_named() -> None:
    """A put it there and is asked first; looking changes nothing."""
    kernel = table()
    do(kernel, A, "bolt")
    window = priority_of(kernel)

    assert window is not None
    assert (window.then, window.resolves, window.asks) == ("resolve", "bolt", B)
    assert priority_of(kernel) == window


def test_a_focus_is_said_to_travel_only_while_nothing_is_pending() -> None:
    step = Step("x", moves=[bolt], allows_passing=True, priority_model=Focus(initial="turn_player"))
    kernel = begin(in_turns(Phase("main", step)), objects=STACK)
    first = priority_of(kernel)
    do(kernel, A, "bolt")
    chained = priority_of(kernel)

    assert first is not None
    assert chained is not None
    assert (first.focus, chained.focus) == (True, False)


def test_the_interaction_tells_everybody_the_same_about_priority() -> None:
    match = Match(sparks, seed="2", forced={"first": [0]})
    mine, other = (interaction(match, Viewer((seat,))) for seat in (0, 1))

    assert mine.priority == other.priority == priority_of(match.kernel)
