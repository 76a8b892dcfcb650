"""What card engines do with priority: it goes round, is handed on by an effect, and steps end by force."""

from __future__ import annotations

from typing import Any

import pytest

from rondel import Apnap, Flow, Game, Handle, Kernel, Objects, Outcome, Segment, State, Turns, Window, begin, move, play
from rondel.core.flow_manager import create_flow_manager
from rondel.errors import RuleBug


class Duel(State):
    stack: list[str] = []
    done: list[str] = []


@move
def cast(g: Handle[Duel], seat: int, card: str) -> None:
    """Put something on the stack."""
    g.s.stack.append(f"{seat}{card}")


@cast.options
def _(s: Duel, seat: int) -> list[str]:
    return ["bolt", "gift"]


def resolve(g: Handle[Duel]) -> None:
    card = g.s.stack.pop()
    g.s.done.append(card)
    if card.endswith("gift"):
        g.hand_priority(2)


def duel(*steps: Any) -> Game:
    return Game(
        "duel",
        seats=3,
        state=Duel,
        setup=lambda g: Duel(),
        flow=Flow(Segment("play", Turns("turn", *steps))),
        objects=Objects(pending=lambda s: s.stack, resolve=resolve),
        outcome=lambda s: Outcome.draw("enough") if len(s.done) > 5 else None,
    )


def holder(k: Kernel) -> int:
    window = k.pos.frames[-1].window
    assert window is not None
    return window.holder


def passes(k: Kernel, *seats: int) -> None:
    for seat in seats:
        play(k, seat, "pass_priority")


MAIN = Window.step("main", moves=[cast], model=Apnap())
END = Window.step("end", moves=[cast], model=Apnap())


def test_what_is_cast_resolves_when_all_have_passed_in_succession() -> None:
    k = begin(duel(MAIN, END), 3)
    play(k, 0, "cast", ("bolt",))
    passes(k, 0, 1)
    play(k, 2, "cast", ("bolt",))
    passes(k, 2, 0, 1)
    assert k.s.done == ["2bolt"]
    assert holder(k) == 0


def test_an_effect_hands_priority_on() -> None:
    """Whoever gets it begins a new round of passes."""
    k = begin(duel(MAIN, END), 3)
    play(k, 0, "cast", ("gift",))
    passes(k, 0, 1, 2)
    assert (k.s.done, holder(k)) == (["0gift"], 2)
    passes(k, 2, 0)
    assert k.address == "play/turn/main"
    passes(k, 1)
    assert k.address == "play/turn/end"


def test_a_step_may_begin_with_another_seat() -> None:
    k = begin(duel(Window.step("main", moves=[cast], enter=lambda g: g.hand_priority(1))), 3)
    assert holder(k) == 1


def test_a_move_hands_priority_on() -> None:
    @move
    def challenge(g: Handle[Duel], seat: int) -> None:
        g.hand_priority((seat + 2) % 3)

    k = begin(duel(Window.step("main", moves=[cast, challenge])), 3)
    passes(k, 0)
    play(k, 1, "challenge")
    window = k.pos.frames[-1].window
    assert window is not None
    assert (window.holder, window.streak) == (0, [])


def test_only_who_takes_part_can_get_it() -> None:
    @move
    def lose(g: Handle[Duel], seat: int) -> None:
        g.hand_priority(7)

    k = begin(duel(Window.step("main", moves=[cast, lose])), 3)
    with pytest.raises(RuleBug, match="seat 7"):
        play(k, 0, "lose")


def test_all_but_the_active_player_respond() -> None:
    k = begin(duel(Window.step("respond", moves=[cast], model=Apnap(among="others"))), 3)
    passes(k, 1, 2)
    assert k.pos.seat == 1


def test_the_manager_ends_steps_and_segments_for_referees() -> None:
    manager = create_flow_manager(duel(MAIN, END))
    k = manager.start(3)
    manager.end_step()
    assert k.address == "play/turn/end"
    manager.hand_priority(2)
    assert holder(k) == 2
    manager.end_segment()
    assert k.over is not None
    with pytest.raises(RuleBug, match="no phase to end"):
        manager_of_another().end_phase()


def manager_of_another() -> Any:
    manager = create_flow_manager(duel(MAIN))
    manager.start(3)
    return manager
