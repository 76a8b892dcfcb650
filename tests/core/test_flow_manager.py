"""The controller answers without changing anything; the manager raises what it refuses."""

from __future__ import annotations

from typing import Any

import pytest

from rondel import Apnap, Flow, Gate, Loop, Number, Phase, Segment, Step, Turns, move
from rondel.core.flow_manager import FlowController, FlowManager, create_flow_manager, where
from rondel.errors import Rejected, UnknownNode
from tests.core import toys
from tests.core.toys import FREE, A, B, begin, do, finish, hooks, in_turns, pass_, passing


@move(leads_to=["battle"])
def attack(g: Any, seat: int) -> None:
    """Call a battle."""
    g.call("battle")


@move(leads_to=["main/two"])
def skip_ahead(g: Any, seat: int) -> None:
    """Go on to the second step."""
    g.go("main/two")


def game() -> Any:
    requests = ("pass_priority", "pass_turn", "skip_ahead")
    one = passing("one", *FREE, attack, skip_ahead, flow_requests=requests, actions=("chat",))
    battle = Phase("battle", passing("block"))
    return toys.toy(in_turns(Phase("main", one, passing("two", model=Apnap())), flows=[battle]))


def started() -> FlowManager:
    manager = create_flow_manager(game())
    manager.start(2)
    return manager


def code(manager: FlowManager, name: str, seat: int) -> str:
    with pytest.raises(Rejected) as error:
        manager.process_flow_event(name, seat)
    return error.value.code


def test_the_controller_is_made_once_per_definition() -> None:
    """Two managers of one game share it."""
    definition = game()

    assert create_flow_manager(definition).controller is create_flow_manager(definition).controller


def test_the_controller_says_where_the_match_is_and_what_counts_there() -> None:
    """Definitions of segment, phase and step, priority, model, advancement, moves and actions."""
    manager = started()
    controller, pos = manager.controller, manager.kernel.pos

    assert [node and node.address for node in (controller.current_segment(pos), controller.current_phase(pos))] == [
        "play",
        "play/main",
    ]
    assert controller.current_step(pos) is controller.node("main/one")
    assert controller.grants_priority(pos)
    assert controller.is_passing_allowed(pos)
    assert type(controller.model_for(pos)).__name__ == "TurnBased"
    assert controller.automatic_advancement(pos) == "next_step"
    assert controller.moves_at(pos) == ("cast", "land", "attack", "skip_ahead")
    assert controller.actions_at(pos) == ("chat",)
    with pytest.raises(UnknownNode):
        controller.node("nowhere")


def test_a_game_without_a_flow_gets_turns_that_are_passed() -> None:
    """Priority for the turn player, no passing of priority, the turn is passed."""
    manager = create_flow_manager(toys.toy(None, moves=FREE))
    manager.start(2)
    assert code(manager, "pass_priority", A) == "passing_not_allowed"

    manager.pass_turn(A)
    assert manager.kernel.turn_player == B


def test_requests_are_carried_out_or_raise_their_reason() -> None:
    """A pass by the wrong seat changes nothing; an unknown request is no event."""
    manager = started()
    before = manager.kernel.encode()
    assert code(manager, "pass_priority", B) == "not_priority_player"
    assert code(manager, "pass_turn", B) == "not_turn_player"
    assert code(manager, "surrender", A) == "unknown_event"
    assert code(manager, "land", A) == "unknown_event"
    assert manager.kernel.encode() == before

    manager.pass_priority(A)
    assert manager.kernel.holder() == B


def test_a_game_declares_flow_requests_by_listing_moves() -> None:
    """The listed move is accepted where it is listed, from the holder only."""
    manager = started()
    assert code(manager, "skip_ahead", B) == "not_priority_player"

    manager.process_flow_event("skip_ahead", A)

    assert manager.kernel.node.address == "play/main/two"
    assert code(manager, "skip_ahead", A) == "move_not_here"


def test_a_sub_flow_can_be_called_and_left_early() -> None:
    """The caller is current again, its window at the turn player."""
    manager = started()
    manager.pass_priority(A)
    manager.call("battle")
    assert manager.kernel.node.address == "battle/block"

    manager.return_()
    assert (manager.kernel.node.address, manager.kernel.holder()) == ("play/main/one", A)


def test_a_move_made_beside_the_engine_is_followed_up() -> None:
    """The streak is emptied and the mover keeps priority."""
    manager = started()
    manager.pass_priority(A)
    manager.kernel.s.count += 1
    manager.after_move(B)

    assert (toys.streak(manager.kernel), manager.kernel.holder()) == ([], B)


def test_the_engine_can_hand_over_priority_and_end_a_turn() -> None:
    """Neither is a request of a player."""
    manager = started()
    manager.hand_priority(B)
    assert manager.kernel.holder() == B

    manager.end_turn(force=True, run_closing=False)
    assert manager.kernel.turn_player == B


def test_the_successor_is_found_without_moving() -> None:
    """Guards and the cascade from step to phase to turn are followed, and no hook runs."""
    closed = Phase("closed", passing("x"), can_enter=lambda s: s.count > 0, **hooks("closed"))
    kernel = begin(in_turns(Phase("main", passing("one")), closed, Phase("last", passing("two"))))
    ahead = FlowController(kernel.game)
    before = kernel.encode()

    assert ahead.successor(kernel) == "play/last/two"
    assert ahead.successor(kernel, "next_turn") == "play/main/one"
    assert ahead.successor(kernel, "next_segment") is None
    assert kernel.encode() == before

    do(kernel, A, "land")
    assert ahead.successor(kernel) == "play/closed/x"


def test_the_successor_follows_loops_segments_and_stays() -> None:
    """A loop begins again until it is over, a window that stays leads to itself."""
    loop = Loop("loop", passing("one"), times=2)
    flow = Flow(
        Segment("play", Turns("", loop, once=True), exit_when=lambda s: s.count > 0),
        Segment("end", Step("stay", moves=[finish], allows_passing=True, auto_advance=False)),
    )
    kernel = begin(flow)
    ahead = FlowController(kernel.game)
    assert ahead.successor(kernel) == "play/loop/one"

    pass_(kernel, A, B)
    assert ahead.successor(kernel) == "play/loop/one"  # B's turn
    do(kernel, A, "land")
    assert ahead.successor(kernel) == "end/stay"
    pass_(kernel, A, B)
    assert ahead.successor(kernel) == "end/stay"


def test_the_position_is_read_as_plain_data() -> None:
    """Segment, turn, path, window and the callers of sub-flows."""
    kernel = begin(game())
    pass_(kernel, A)
    do(kernel, B, "attack")
    here = where(kernel)

    assert (here.segment, here.turn, here.round, here.turn_player) == ("play", 1, 1, A)
    assert (here.path, here.visit, here.calls) == (("battle", "block"), 1, ("play/main/one",))
    assert here.window is not None
    assert (here.window.holder, here.window.participants, here.window.streak) == (A, (A, B), ())


def test_the_position_shows_who_has_decided_at_a_gate() -> None:
    """Not what; and a segment without turns has no turn player."""
    kernel = begin(Flow(Segment("setup", Gate("bid", commit=Number(0, 9)))))
    do(kernel, B, "commit", 3)
    here = where(kernel)

    assert (here.turn_player, here.path, here.window) == (None, ("bid",), None)
    assert here.gate is not None
    assert (here.gate.seats, here.gate.committed) == ((A, B), (B,))


def test_the_diagram_has_a_box_per_node_and_arrows_between_them() -> None:
    """Arrows lead from step to step and from moves to what they lead to."""
    picture = create_flow_manager(game()).controller.diagram()
    names = [box.address for box in picture.boxes]

    assert len(names) == len(set(names)) == 7
    arrows = {(edge.source, edge.target): edge.label for edge in picture.edges}
    assert arrows["play/main/one", "play/main/two"] in ("", "skip_ahead")
    assert arrows["play/main/one", "battle"] == "attack"
    assert all(target in names for _, target in arrows)
