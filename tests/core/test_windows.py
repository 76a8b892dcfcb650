"""Priority windows beyond the conformance scenarios: models, hard passing, conditions, seats that leave."""

from __future__ import annotations

from typing import Any

import pytest

from rondel import (
    Apnap,
    Flow,
    FlowConfig,
    Focus,
    Phase,
    PriorityModel,
    Refusal,
    Rotation,
    Segment,
    TurnBased,
    Turns,
    Window,
    move,
    register_model,
)
from rondel.core.command_names import PASS_PRIORITY, PASS_TURN
from rondel.core.kernel import Kernel
from rondel.core.machine import hand_priority
from rondel.core.playing import leave
from rondel.core.requests import refuses_request
from rondel.errors import Rejected, RuleBug
from rondel.phases import requires_priority
from tests.core import toys
from tests.core.toys import A, B, C, D, begin, do, end_turn, in_turns, land, pass_, passing


def asked(kernel: Kernel) -> list[int]:
    """Who is asked, one after the other, until the window is complete."""
    order = []
    address = kernel.node.address
    while kernel.node.address == address:
        order.append(kernel.holder())
        pass_(kernel, order[-1])
    return order


def window(model: Any, seats: int = 3, **settings: Any) -> Kernel:
    return begin(in_turns(Phase("main", passing("one", model=model, **settings), passing("two"))), seats)


# -- models ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("model", "order"),
    [
        (TurnBased(), [A, B, C]),
        (TurnBased(initial="non_turn_player"), [B, C, A]),
        (TurnBased(initial=lambda s: C), [C, A, B]),
        (Apnap(), [A, B, C]),
        (Apnap(among=lambda s: [C, B]), [B, C]),
        (Rotation(lambda s: [C, A, B]), [C, A, B]),
        ("focus", [A, B, C]),
    ],
)
def test_each_model_asks_in_its_own_order(model: Any, order: list[int]) -> None:
    """Everybody who takes part, once."""
    assert asked(window(model)) == order


@pytest.mark.parametrize(
    ("after", "holder"), [("retain", B), ("restart", A), ("rotate", C), (lambda s, by: (by + 2) % 3, A)]
)
def test_what_happens_after_a_move_is_the_models_business(after: Any, holder: int) -> None:
    """Keep, begin again, go on, or hand over by a rule."""
    kernel = window(Apnap(after=after))
    pass_(kernel, A)
    do(kernel, B, "land")

    assert kernel.holder() == holder


def test_a_window_starts_with_whoever_opened_the_sub_flow() -> None:
    """B calls the showdown in A's turn."""

    @move(leads_to=["showdown"])
    def challenge(g: Any, seat: int) -> None:
        g.call("showdown")

    showdown = Phase("showdown", passing("x", model=Focus()))
    kernel = begin(in_turns(passing("main", challenge), flows=[showdown]), 3)
    pass_(kernel, A)
    do(kernel, B, "challenge")

    assert asked(kernel) == [B, C, A]


def test_the_default_model_takes_the_configured_seat_first() -> None:
    """`initial_priority` is a parameter of the model."""
    config = FlowConfig(initial_priority="non_turn_player")
    kernel = begin(in_turns(Phase("main", passing("one", model=None)), config=config))

    assert kernel.holder() == B


def test_a_game_may_register_a_model_of_its_own() -> None:
    """Named at a node, it serves that node alone."""

    class Backwards(PriorityModel):
        def participants(self, scene: Any) -> tuple[int, ...]:
            return tuple(reversed(super().participants(scene)))

    register_model("backwards", Backwards())

    assert asked(window("backwards")) == [C, B, A]


def test_a_seat_that_takes_no_part_is_replaced_by_the_next_one_that_does() -> None:
    """The initial seat has left; somebody who is no seat is a bug."""
    kernel = window(TurnBased(initial=lambda s: B), 4)
    leave(kernel, B)
    assert kernel.holder() == C

    with pytest.raises(RuleBug, match="no seat"):
        window(TurnBased(initial=lambda s: -1))


def test_a_model_may_let_the_window_complete_at_once() -> None:
    """Nobody takes part: the step is over as soon as it began."""
    assert window(Apnap(among=lambda s: [])).node.node.id == "two"


def test_a_window_that_stays_with_nobody_in_it_is_a_bug() -> None:
    """Nobody could ever act."""
    with pytest.raises(RuleBug, match="nobody takes part"):
        window(Apnap(among=lambda s: []), on_complete=False)


def test_the_order_round_the_table_may_change() -> None:
    """A rule turns it round."""
    flow = in_turns(passing("one"), passing("two"))
    kernel = begin(flow, 3, seating=lambda s: [0, 2, 1] if s.count else [0, 1, 2])
    do(kernel, A, "land")

    assert asked(kernel) == [A, C, B]


# -- hard passing, conditions ----------------------------------------------------------------------------------


def action_phase(seats: int = 3) -> Kernel:
    """Initiative order, one action each, out after a pass, which needs the strategy played first."""

    @move
    def strategic(g: Any, seat: int) -> None:
        g.s.sides[seat].points = 1

    @move
    def tactical(g: Any, seat: int) -> None:
        g.s.count += 1

    def used(s: Any, seat: int) -> Refusal | None:
        return None if s.sides[seat].points else Refusal("strategy_unused", "Play your strategy card first.")

    model = Rotation(lambda s: [2, 0, 1])
    actions = passing("actions", strategic, tactical, model=model, hard=True, pass_if=used)
    return begin(Flow(Segment("round", actions), Segment("status", passing("x"))), seats)


def test_a_pass_may_need_something_to_be_done_first() -> None:
    """The refusal carries the game's own reason."""
    kernel = action_phase()
    why = refuses_request(kernel, C, PASS_PRIORITY)

    assert why is not None
    assert (why.code, why.text, why.params) == (
        "passing_not_allowed",
        "Play your strategy card first.",
        {"reason": "strategy_unused"},
    )


def test_a_seat_that_passed_for_good_is_not_asked_again() -> None:
    """The others go on in initiative order until the last one passes."""
    kernel = action_phase()
    for seat in (C, A, B):
        do(kernel, seat, "strategic")
    pass_(kernel, C)
    do(kernel, A, "tactical")
    do(kernel, B, "tactical")
    assert kernel.holder() == A

    pass_(kernel, A)
    do(kernel, B, "tactical")
    assert kernel.holder() == B
    pass_(kernel, B)
    assert kernel.node.address == "status/x"


def test_back_and_forth_declarations_end_when_both_decline() -> None:
    """Whoever declares hands over; declining twice in succession ends it."""
    kernel = window(Rotation(lambda s: [B, A]), 2)
    do(kernel, B, "land")
    pass_(kernel, A)
    do(kernel, B, "land")
    assert kernel.holder() == A

    pass_(kernel, A, B)
    assert kernel.node.node.id == "two"


def test_flow_requests_can_be_switched_off() -> None:
    """A node that lists none accepts neither pass."""
    kernel = begin(in_turns(Phase("main", passing("one", land, flow_requests=(), exit_when=lambda s: s.count > 0))))

    assert toys.refused(kernel, A, PASS_PRIORITY) == "passing_not_allowed"
    assert toys.refused(kernel, A, PASS_TURN) == "turn_pass_not_allowed"


# -- passing the turn ------------------------------------------------------------------------------------------


def test_the_turn_can_only_be_passed_where_the_turn_player_is_offered_moves() -> None:
    """Unless the node says otherwise; and never in turns that do not count."""
    bare = begin(in_turns(passing("upkeep", moves_only=True)))
    bare_allowed = begin(Flow(Segment("play", Turns("", Window.step("x", allows_turn_pass=True)))))
    silent = begin(in_turns(passing("one"), counts=False))

    assert toys.refused(bare, A, PASS_TURN) is None  # it offers moves of its own
    assert toys.refused(bare_allowed, A, PASS_TURN) is None
    assert toys.refused(silent, A, PASS_TURN) == "turn_pass_not_allowed"


def test_a_single_actor_has_no_turn_to_pass() -> None:
    """A turn of one move ends with that move."""
    kernel = begin(in_turns(moves=[land], each=1))

    assert toys.refused(kernel, A, PASS_TURN) == "turn_pass_not_allowed"
    assert toys.refused(kernel, A, PASS_PRIORITY) == "passing_not_allowed"
    assert toys.refused(kernel, B, PASS_TURN) == "not_turn_player"


# -- leaving ---------------------------------------------------------------------------------------------------


def test_when_a_seat_leaves_its_successor_is_found_in_the_models_order() -> None:
    """Initiative 3, 1, 0, 2: after seat 1 comes seat 0, not seat 2."""
    kernel = window(Rotation(lambda s: [D, B, A, C]), 4)
    pass_(kernel, D)
    leave(kernel, B)

    assert (kernel.holder(), toys.streak(kernel)) == (A, [D])


def test_a_seat_that_leaves_while_others_hold_priority_is_only_forgotten() -> None:
    """Nobody is asked twice for it."""
    kernel = window("apnap", 4)
    pass_(kernel, A, B)
    leave(kernel, B)
    assert (kernel.holder(), toys.streak(kernel)) == (C, [A])

    pass_(kernel, C, D)
    assert kernel.node.node.id == "two"


def test_a_mover_who_leaves_with_the_move_hands_over() -> None:
    """The move eliminates its maker."""

    @move
    def explode(g: Any, seat: int) -> None:
        g.s.out.append(seat)

    kernel = begin(in_turns(passing("one", explode)), 3)
    pass_(kernel, A)
    do(kernel, B, "explode")

    assert kernel.holder() in (A, C)
    assert B not in kernel.living


def test_the_controller_of_the_newest_object_may_have_left() -> None:
    """The chain goes on with the next seat."""
    kernel = begin(in_turns(passing("one", model=Focus())), 3)
    do(kernel, A, "cast", "a")
    pass_(kernel, A)
    do(kernel, B, "cast", "b")
    leave(kernel, B)
    assert kernel.holder() == C

    pass_(kernel, C, A)
    assert kernel.s.resolved == ["b"]


# -- outside the engine ----------------------------------------------------------------------------------------


def test_a_bare_function_can_demand_priority() -> None:
    """A wrong or a missing actor is refused, never let through."""

    @requires_priority
    def draw_card(table: Any, seat: int) -> str:
        return "drawn"

    kernel = window("turn_based")
    assert draw_card(kernel, A) == "drawn"
    for seat, code in ((B, "not_priority_player"), (None, "unknown_seat")):
        with pytest.raises(Rejected) as error:
            draw_card(kernel, seat)
        assert error.value.code == code


def test_priority_can_only_be_handed_to_a_seat_that_takes_part() -> None:
    """Anybody else is a bug of the rule."""
    kernel = window(Apnap(among=lambda s: [A, B]))
    hand_priority(kernel, B)
    assert kernel.holder() == B

    with pytest.raises(RuleBug, match="cannot be handed"):
        hand_priority(kernel, C)


def test_a_pass_does_not_end_the_turn_of_the_next_seat() -> None:
    """After a passed turn the next player starts with a fresh window."""
    kernel = window("apnap")
    pass_(kernel, A, B)
    pass_(kernel, C)
    end_turn(kernel, A)

    assert (kernel.turn_player, kernel.holder(), toys.streak(kernel)) == (B, B, [])
