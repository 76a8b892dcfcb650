"""The flow's machine: containers, conditions, jumps, sub-flows, turns that end early, and what never comes to rest."""

from __future__ import annotations

from typing import Any

import pytest

from rondel import HOST, NOBODY, Flow, FlowConfig, Host, Loop, Outcome, Phase, Rounds, Segment, Step, Turns, YesNo, move
from rondel.core import machine, playing, walking
from rondel.core.command_names import ANSWER, PASS_TURN
from rondel.core.machine import RanItsCourse
from rondel.core.settling import LastSeat, NobodyLeft
from rondel.errors import LoopDetected, RuleBug
from tests.core import toys
from tests.core.toys import A, B, C, begin, do, end_turn, finish, hook, hooks, in_turns, land, pass_, passing


def count(g: Any) -> None:
    g.s.count += 1


def caller(*targets: str) -> Any:
    """A move that asks for one transition after the other."""

    @move(leads_to=targets)
    def attack(g: Any, seat: int) -> None:
        for target in targets:
            if target == "end_turn":
                g.end_turn()
            elif "/" in target:
                g.go(target)
            else:
                g.call(target)

    return attack


# -- containers ------------------------------------------------------------------------------------------------


def test_a_loop_asks_its_condition_before_each_pass() -> None:
    """Three passes, and none at all where the condition holds from the start."""
    thrice = Loop("thrice", Step("count", enter=count), until=lambda s: s.count == 3)
    never = Loop("never", Step("hook", **hooks("never")), until=lambda s: True)
    kernel = begin(in_turns(thrice, never, passing("one")))

    assert (kernel.s.count, kernel.s.hooks, kernel.node.node.id) == (3, [], "one")


def test_a_loop_can_be_run_a_number_of_times() -> None:
    """Nested loops count for themselves."""
    kernel = begin(in_turns(Loop("outer", Loop("inner", Step("x", enter=count), times=3), times=2), passing("one")))

    assert kernel.s.count == 6


def test_rounds_count_the_rounds_of_the_match() -> None:
    """Each pass is a round, however many turns are in it."""
    rounds = Rounds("", Turns("", passing("act"), once=True), times=2)
    kernel = begin(Flow(Segment("play", rounds)))
    assert (kernel.pos.round, kernel.pos.turn) == (1, 1)
    for seat in (A, B):
        end_turn(kernel, seat)
    assert (kernel.pos.round, kernel.pos.turn) == (2, 3)

    for seat in (A, B):
        end_turn(kernel, seat)
    assert kernel.over == Outcome.draw(RanItsCourse())


def test_endless_turns_count_rounds_by_themselves() -> None:
    """A round is a full pass over the seats."""
    kernel = begin(in_turns(passing("act")), 3)
    rounds = []
    for seat in (A, B, C, A):
        rounds.append(kernel.pos.round)
        end_turn(kernel, seat)

    assert rounds == [1, 1, 1, 2]


def test_a_phase_without_an_open_step_is_entered_and_left() -> None:
    """Its own hooks run, its steps' do not."""
    closed = Step("closed", can_enter=lambda s: False, **hooks("closed"))
    kernel = begin(in_turns(Phase("empty", closed, **hooks("empty")), passing("one")))

    assert kernel.s.hooks == ["+empty", "-empty"]


def test_a_node_is_run_again_while_its_condition_holds() -> None:
    """Its enter hook runs afresh, its exit hook once."""
    node = Step("burn", enter=count, exit=hook("-burn"), repeat_while=lambda s: s.count < 4)
    kernel = begin(in_turns(node, passing("one")))

    assert (kernel.s.count, kernel.s.hooks) == (4, ["-burn"])


def test_a_turn_that_repeats_is_an_extra_turn() -> None:
    """The same seat again, with all hooks and a number of its own, however the turn was ended."""
    flow = in_turns(passing("one"), repeat_while=lambda s: s.count == 1, enter=count)
    kernel = begin(flow)
    end_turn(kernel, A)
    assert (kernel.turn_player, kernel.pos.turn) == (A, 2)

    end_turn(kernel, A)
    assert (kernel.turn_player, kernel.pos.turn) == (B, 3)


def test_the_next_node_may_depend_on_the_state() -> None:
    """A function names the successor when the node is done."""
    fork = passing("fork", next=lambda s: "right" if s.count else "left", leads_to=["right"])
    kernel = begin(in_turns(Phase("main", fork, passing("left", next="fork"), passing("right"))))
    pass_(kernel, A, B)
    assert kernel.node.node.id == "left"

    do(kernel, A, "land")
    pass_(kernel, A, B)
    pass_(kernel, A, B)
    assert kernel.node.node.id == "right"


# -- exit conditions -------------------------------------------------------------------------------------------


def test_a_phase_that_exits_leaves_its_steps_first() -> None:
    """Inner hooks before outer ones, in the middle of a step."""
    phase = Phase(
        "main", passing("one", **hooks("one")), passing("two"), exit_when=lambda s: s.count > 0, **hooks("main")
    )
    kernel = begin(in_turns(phase, passing("after")))
    do(kernel, A, "land")

    assert (kernel.s.hooks, kernel.node.node.id) == (["+main", "+one", "-one", "-main"], "after")


def test_a_node_that_exits_by_itself_still_goes_to_its_successor() -> None:
    """The exit condition says when, `next` says where."""
    main = Phase("main", passing("one"), exit_when=lambda s: s.count > 0, next="last")
    kernel = begin(in_turns(main, passing("skipped", leads_to=["skipped"]), passing("last", next="skipped")))
    do(kernel, A, "land")

    assert kernel.node.node.id == "last"


def test_an_exit_condition_waits_for_what_is_pending() -> None:
    """The stack is resolved before the step is left."""
    one = passing("one", exit_when=lambda s: s.count > 0)
    kernel = begin(in_turns(one, passing("two")))
    do(kernel, A, "cast", "a")
    do(kernel, A, "land")
    assert kernel.node.node.id == "one"

    pass_(kernel, A, B)
    assert (kernel.s.resolved, kernel.node.node.id) == (["a"], "two")


def test_a_segment_is_over_at_once_if_its_condition_holds_on_entry() -> None:
    """No turn begins in it."""
    over = Segment("over", Turns("", passing("one")), enter=count, exit_when=lambda s: s.count > 0)
    kernel = begin(Flow(over, Segment("next", Turns("", passing("two")))))

    assert (kernel.node.address, kernel.pos.turn) == ("next/two", 1)


def test_a_segment_with_turns_is_asked_after_each_turn_only() -> None:
    """The turn in which the condition came true is played to its end."""
    play = Segment("play", Turns("", passing("one"), passing("two")), exit_when=lambda s: s.count > 0)
    kernel = begin(Flow(play, Segment("next", passing("three"))))
    do(kernel, A, "land")
    pass_(kernel, A, B)
    assert kernel.node.address == "play/two"

    pass_(kernel, A, B)
    assert kernel.node.address == "next/three"


def test_a_segment_without_turns_exits_as_soon_as_its_condition_holds() -> None:
    """There is no turn to wait for."""
    kernel = begin(Flow(Segment("draft", passing("pick"), exit_when=lambda s: s.count > 0), Segment("b", passing("x"))))
    do(kernel, A, "land")

    assert kernel.node.address == "b/x"


def test_turns_within_turns_do_not_end_the_outer_ones() -> None:
    """The segment is asked after its own turns."""
    discards = Turns("discards", passing("discard"), once=True, counts=False, allows_turn_pass=True)
    play = Segment("play", Turns("", discards, passing("main")), exit_when=lambda s: s.count > 0)
    kernel = begin(Flow(play, Segment("next", passing("three"))))
    do(kernel, A, "land")
    for seat in (A, B):
        end_turn(kernel, seat)
    assert (kernel.node.address, kernel.turn_player, kernel.pos.turn) == ("play/main", A, 1)

    end_turn(kernel, A)
    assert kernel.node.address == "next/three"


# -- waiting for one actor -------------------------------------------------------------------------------------


def test_a_leaf_may_wait_for_a_number_of_moves_of_one_actor() -> None:
    """Two moves of the turn player, then the next turn."""
    kernel = begin(in_turns(moves=[land], each=2))
    do(kernel, A, "land")
    assert (kernel.actors(), toys.refused(kernel, B, "land")) == ([A], "not_turn_player")

    do(kernel, A, "land")
    assert (kernel.actors(), kernel.pos.turn) == ([B], 2)


def test_the_actor_may_depend_on_the_state_and_change_with_it() -> None:
    """Whoever the state names acts; nobody means that the leaf is done."""
    one = Step("one", moves=[land], who=lambda s: s.count if s.count < 3 else NOBODY, until=("finish",))
    kernel = begin(in_turns(one, passing("two")), 3)
    acted = []
    while kernel.node.node.id == "one":
        acted += kernel.actors()
        do(kernel, kernel.actors()[0], "land")

    assert acted == [A, B, C]


def test_the_host_ends_a_step_by_a_move_that_is_only_named() -> None:
    """The step waits for the host alone, and its check is asked."""
    ready = Host("setup", until="start", moves=[land], check=lambda s, seat: None if s.count else "not_ready")
    kernel = begin(Flow(Segment("setup", ready), Segment("play", passing("one"))))
    assert (kernel.actors(), toys.refused(kernel, A, "start")) == ([HOST], "not_priority_player")
    assert toys.refused(kernel, HOST, "start") == "not_ready"

    do(kernel, HOST, "land")
    do(kernel, HOST, "start")
    assert kernel.node.address == "play/one"


def test_an_advancement_may_lead_to_the_next_segment() -> None:
    """The rest of the turn and its segment are left with their hooks."""
    play = Segment("play", Turns("", passing("one", on_complete="next_segment"), passing("two"), **hooks("turn")))
    kernel = begin(Flow(play, Segment("next", passing("three"))))
    pass_(kernel, A, B)

    assert (kernel.node.address, kernel.turn_player, kernel.s.hooks) == ("next/three", NOBODY, ["+turn", "-turn"])


def test_when_the_flow_has_run_out_the_game_says_how_it_ended() -> None:
    """Without a word of the game it is a draw."""
    flow = Flow(Segment("only", Step("one", enter=count)))

    assert begin(flow, at_end=lambda s: Outcome.win(s.count, "last")).over == Outcome.win(1, "last")
    assert begin(flow).over == Outcome.draw(RanItsCourse())


# -- sub-flows and requests ------------------------------------------------------------------------------------


def test_two_deep_sub_flows_return_one_by_one() -> None:
    """The inner one to the outer one, the outer one to the turn."""

    @move(leads_to=["raid"])
    def invade(g: Any, seat: int) -> None:
        g.call("raid")

    raid = Phase("raid", passing("march", caller("battle"), **hooks("march")))
    kernel = begin(in_turns(passing("main", invade), flows=[raid, Phase("battle", passing("fight"))]))
    do(kernel, A, "invade")
    do(kernel, A, "attack")
    assert kernel.node.address == "battle/fight"

    pass_(kernel, A, B)
    assert (kernel.node.address, kernel.s.hooks) == ("raid/march", ["+march"])
    pass_(kernel, A, B)
    assert (kernel.node.address, kernel.s.hooks) == ("play/main", ["+march", "-march"])


def test_several_calls_are_carried_out_one_after_the_other() -> None:
    """In the order in which they were asked for, and what follows them comes last."""
    flows = [Phase("first", passing("a")), Phase("second", passing("b"))]
    kernel = begin(in_turns(passing("main", caller("first", "second", "end_turn")), flows=flows))
    do(kernel, A, "attack")
    assert kernel.node.address == "first/a"
    pass_(kernel, A, B)
    assert kernel.node.address == "second/b"

    pass_(kernel, A, B)
    assert (kernel.node.address, kernel.turn_player) == ("play/main", B)


def test_a_sub_flow_that_cannot_be_entered_is_skipped() -> None:
    """Its guard is asked like any other."""
    closed = Phase("closed", passing("x"), can_enter=lambda s: False)
    kernel = begin(in_turns(passing("main", caller("closed")), flows=[closed]))
    do(kernel, A, "attack")

    assert (kernel.node.address, kernel.holder()) == ("play/main", A)
    assert toys.told(kernel, "node_skipped") == [{"address": "closed"}]


def test_the_turn_can_end_within_a_sub_flow() -> None:
    """Both the sub-flow and its caller are left, with their hooks."""
    battle = Phase("battle", passing("fight", caller("end_turn"), **hooks("fight")))

    @move(leads_to=["battle"])
    def invade(g: Any, seat: int) -> None:
        g.call("battle")

    ending = Phase("ending", Step("cleanup", **hooks("cleanup")), always_run=True)
    kernel = begin(in_turns(passing("main", invade, **hooks("main")), ending, flows=[battle]))
    do(kernel, A, "invade")
    do(kernel, A, "attack")

    assert kernel.s.hooks == ["+main", "+fight", "-fight", "-main", "+cleanup", "-cleanup", "+main"]
    assert kernel.turn_player == B


def test_a_turn_without_phases_can_end_within_a_sub_flow_too() -> None:
    """The turn itself was the caller."""
    battle = Phase("battle", passing("fight", caller("end_turn")))

    @move(leads_to=["battle"])
    def invade(g: Any, seat: int) -> None:
        g.call("battle")

    kernel = begin(in_turns(moves=[invade], flows=[battle]))
    do(kernel, A, "invade")
    do(kernel, A, "attack")

    assert (kernel.turn_player, kernel.node.level) == (B, "turn")


def test_a_jump_enters_the_nodes_on_the_way() -> None:
    """From one phase into a step of another, back and forth."""
    first = Phase("first", passing("a", caller("second/d")), **hooks("first"))
    second = Phase("second", passing("c"), passing("d", next="first/a"), **hooks("second"))
    kernel = begin(in_turns(first, second))
    do(kernel, A, "attack")
    assert (kernel.node.address, kernel.s.hooks) == ("play/second/d", ["+first", "-first", "+second"])

    pass_(kernel, A, B)
    assert kernel.node.address == "play/first/a"


def test_contradictory_requests_are_a_bug() -> None:
    """One cannot go somewhere and end the turn."""
    kernel = begin(in_turns(Phase("main", passing("a", caller("main/b", "end_turn")), passing("b"))))

    with pytest.raises(RuleBug, match="contradictory"):
        playing.play(kernel, A, "attack")


def test_a_request_that_was_not_declared_is_a_bug() -> None:
    """The diagram would not show it."""

    @move
    def sneak(g: Any, seat: int) -> None:
        g.go("main/b")

    kernel = begin(in_turns(Phase("main", passing("a", sneak, caller("main/b")), passing("b"))))

    with pytest.raises(RuleBug, match="not declared in leads_to"):
        playing.play(kernel, A, "sneak")


# -- turns that end early --------------------------------------------------------------------------------------


def test_passing_the_turn_ends_loops_and_repetitions() -> None:
    """What would go on for ever is left; what always runs still runs in full."""
    loop = Loop("loop", passing("one", repeat_while=lambda s: True), **hooks("loop"))
    ending = Loop("ending", Step("cleanup", enter=count), times=3, always_run=True)
    kernel = begin(in_turns(loop, ending))
    end_turn(kernel, A)

    assert (kernel.turn_player, kernel.s.count, kernel.s.hooks) == (B, 3, ["+loop", "-loop", "+loop"])


def test_what_always_runs_may_call_a_sub_flow() -> None:
    """The sub-flow is not part of the turn that was passed."""
    cleanup = Step("cleanup", enter=lambda g: g.call("discard"), leads_to=["discard"])
    flow = in_turns(passing("main"), Phase("ending", cleanup, always_run=True), flows=[Phase("discard", passing("x"))])
    kernel = begin(flow)
    end_turn(kernel, A)
    assert kernel.node.address == "discard/x"

    pass_(kernel, A, B)
    assert kernel.turn_player == B


def test_the_turn_can_be_passed_in_what_always_runs() -> None:
    """The rest of it still runs."""
    ending = Phase("ending", passing("end"), Step("cleanup", enter=count), always_run=True)
    kernel = begin(in_turns(passing("main"), ending))
    end_turn(kernel, A)
    end_turn(kernel, A)

    assert (kernel.turn_player, kernel.s.count) == (B, 1)


def test_everything_from_a_named_node_on_always_runs() -> None:
    """`pass_turn_to` stands for a mark on each of them."""
    phases = (
        Phase("main", passing("a")),
        Phase("skip", passing("b")),
        Phase("end", passing("c"), Step("d", enter=count)),
    )
    kernel = begin(in_turns(*phases, config=FlowConfig(pass_turn_to="end/c")))
    end_turn(kernel, A)
    assert kernel.node.address == "play/end/c"

    pass_(kernel, A, B)
    assert (kernel.turn_player, kernel.s.count) == (B, 1)


def test_a_forced_end_may_leave_out_what_always_runs() -> None:
    """Or run it: that is for the referee to say."""
    flow = in_turns(passing("main", **hooks("main")), Step("cleanup", enter=count, always_run=True))
    for run_closing in (False, True):
        kernel = begin(flow)
        walking.end_turn(kernel, force=True, run_closing=run_closing)
        machine.run(kernel)
        assert (kernel.turn_player, kernel.s.count) == (B, int(run_closing))


def test_an_enter_hook_may_end_the_turn() -> None:
    """A turn without phases is over before anybody acts."""

    def skip_a(g: Any) -> None:
        if g.seat == A:
            g.end_turn()

    kernel = begin(in_turns(moves=[land, finish], each=1, enter=skip_a, leads_to=["end_turn"]))

    assert (kernel.actors(), kernel.pos.turn) == ([B], 2)


# -- seats that leave ------------------------------------------------------------------------------------------


def test_a_turn_player_who_leaves_during_a_script_ends_the_turn_after_it() -> None:
    """The question is answered first; nothing settles before."""

    async def upkeep(g: Any) -> None:
        g.s.over = await g.ask(1, YesNo(), id="upkeep")

    kernel = begin(in_turns(Step("upkeep", enter=upkeep, asks=["upkeep"]), passing("main")), 3)
    playing.leave(kernel, A)
    assert kernel.actors() == [B]

    do(kernel, B, ANSWER, True)
    assert (kernel.turn_player, kernel.pos.turn, kernel.live is not None) == (B, 2, True)


def test_a_seat_that_left_during_a_script_is_gone_after_a_reload_too() -> None:
    """Leaving is one of the inputs given since the rest point."""

    async def upkeep(g: Any) -> None:
        g.s.over = await g.ask(1, YesNo(), id="upkeep")

    kernel = begin(in_turns(Step("upkeep", enter=upkeep, asks=["upkeep"]), passing("main")), 3)
    playing.leave(kernel, C)
    playing.load(kernel, *kernel.checkpoint())
    do(kernel, B, ANSWER, True)

    assert (kernel.pos.left, kernel.living) == ((C,), [A, B])


def test_a_turn_player_who_leaves_within_a_sub_flow_ends_the_turn() -> None:
    """Sub-flow and caller are left."""
    kernel = begin(in_turns(passing("main", caller("battle")), flows=[Phase("battle", passing("fight"))]), 3)
    do(kernel, A, "attack")
    playing.leave(kernel, A)

    assert (kernel.node.address, kernel.turn_player) == ("play/main", B)


def test_eliminated_seats_get_no_turn_and_the_last_one_wins() -> None:
    """The rules name who is out."""

    @move
    def shoot(g: Any, seat: int) -> None:
        g.s.out.append((seat + 1) % 3 if (seat + 1) % 3 not in g.s.out else (seat + 2) % 3)

    kernel = begin(in_turns(moves=[shoot], each=1), 3)
    do(kernel, A, "shoot")
    assert (kernel.actors(), kernel.living) == ([C], [A, C])

    do(kernel, C, "shoot")
    assert kernel.over == Outcome.win(C, LastSeat())


def test_a_game_may_go_on_with_one_seat() -> None:
    """If it says so."""
    kernel = begin(in_turns(moves=[land], each=1), 2, last_seat_wins=False)
    playing.leave(kernel, B)
    do(kernel, A, "land")

    assert (kernel.over, kernel.actors()) == (None, [A])


def test_a_match_that_everybody_left_is_drawn() -> None:
    """Nobody is left to win it."""
    kernel = begin(in_turns(moves=[land], each=1), 1)
    playing.leave(kernel, A)

    assert kernel.over == Outcome.draw(NobodyLeft())


# -- what never comes to rest ----------------------------------------------------------------------------------


def test_a_loop_in_which_nobody_acts_is_found_out() -> None:
    """All its steps are closed and nothing changes."""
    with pytest.raises(LoopDetected, match="play/idle"):
        begin(in_turns(Loop("idle", Step("closed", can_enter=lambda s: False))))


def test_turns_in_which_nobody_acts_are_found_out() -> None:
    """Counters of turns and rounds do not make a difference."""
    with pytest.raises(LoopDetected):
        begin(in_turns(Step("nothing")))


def test_fields_that_only_count_can_be_left_out_of_the_comparison() -> None:
    """A state that changes only there has not changed."""
    with pytest.raises(LoopDetected) as error:
        begin(in_turns(Loop("idle", Step("count", enter=count))), counters=("count",))

    assert len(error.value.trace) < 1000


def test_ten_thousand_entries_are_too_many_in_any_case() -> None:
    """Even if each changes something."""
    with pytest.raises(LoopDetected) as error:
        begin(in_turns(Loop("busy", Step("count", enter=count))))

    assert len(error.value.trace) == 10_000


def test_state_checks_that_never_rest_are_found_out() -> None:
    """A check that always reports a change would hang the table."""
    with pytest.raises(LoopDetected, match="state checks"):
        begin(in_turns(passing("one")), checks=[lambda g: True])


def test_state_checks_run_until_nothing_changes() -> None:
    """Each change may cause another."""

    def burn(g: Any) -> bool:
        g.s.fuel -= g.s.fuel > 0
        return bool(g.s.fuel)

    @move
    def stoke(g: Any, seat: int) -> None:
        g.s.fuel = 5

    kernel = begin(in_turns(passing("one", stoke)), checks=[burn])
    do(kernel, A, "stoke")

    assert kernel.s.fuel == 0


def test_the_outcome_is_asked_after_everything_that_happens() -> None:
    """A hook may end the match; nothing is possible afterwards."""
    kernel = begin(in_turns(passing("one")), outcome=lambda s: Outcome.win(0, "one") if s.count else None)
    do(kernel, A, "land")

    assert (kernel.over, kernel.actors(), kernel.moves(A)) == (Outcome.win(0, "one"), [], [])
    assert toys.refused(kernel, A, PASS_TURN) == "match_over"
