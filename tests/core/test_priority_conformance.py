"""The phase and priority rules, one test per conformance scenario, in their order.

Seats A, B, C sit in turn order; A is the turn player unless said otherwise.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from rondel import (
    Apnap,
    Flow,
    FlowConfig,
    Focus,
    Gate,
    Number,
    Objects,
    Outcome,
    Phase,
    Refusal,
    Segment,
    Step,
    Triggers,
    Turns,
    Window,
    YesNo,
    move,
)
from rondel.core import machine, playing, walking
from rondel.core.command_names import ANSWER, COMMIT, PASS_PRIORITY, PASS_TURN, RETRACT
from rondel.core.kernel import Kernel
from rondel.errors import DefinitionError, LoopDetected
from tests.core import toys
from tests.core.toys import FREE, A, B, C, begin, cast, do, end_turn, hooks, in_turns, land, pass_, passing


def two_steps() -> Flow:
    return in_turns(Phase("main", passing("one"), passing("two")))


def test_01_when_both_seats_pass_the_step_advances_and_the_turn_player_is_asked_first() -> None:
    """Priority goes from A to B, and the next step opens with A again."""
    kernel = begin(two_steps())
    assert (kernel.node.address, kernel.holder()) == ("play/main/one", A)

    pass_(kernel, A)
    assert kernel.holder() == B
    pass_(kernel, B)

    assert (kernel.node.address, kernel.holder(), toys.streak(kernel)) == ("play/main/two", A, [])


def test_02_whoever_acted_first_may_answer_a_response_before_anything_resolves() -> None:
    """Passing back to the turn player is no completion: the newest object resolves once all have passed."""
    kernel = begin(two_steps())
    do(kernel, A, "cast", "a")
    pass_(kernel, A)
    do(kernel, B, "cast", "b")
    pass_(kernel, B)
    assert (kernel.holder(), kernel.s.resolved, kernel.node.node.id) == (A, [], "one")

    pass_(kernel, A)
    assert (kernel.s.resolved, kernel.holder()) == (["b"], A)
    pass_(kernel, A, B)
    assert (kernel.s.resolved, kernel.holder(), kernel.node.node.id) == (["b", "a"], A, "one")
    pass_(kernel, A, B)
    assert kernel.node.node.id == "two"


def test_03_a_seat_that_passed_is_asked_again_after_somebody_else_moved() -> None:
    """With three seats the streak starts anew at B's move."""
    kernel = begin(two_steps(), 3)
    pass_(kernel, A)
    do(kernel, B, "land")
    pass_(kernel, B, C)
    assert (kernel.holder(), kernel.node.node.id) == (A, "one")

    pass_(kernel, A)
    assert kernel.node.node.id == "two"


def test_03_everybody_is_asked_wherever_the_window_starts() -> None:
    """Turn player B, window from C on: B is asked before it completes."""
    kernel = turn_of_b(Apnap(initial=lambda s: C))
    pass_(kernel, C, A)
    assert (kernel.holder(), kernel.node.node.id) == (B, "one")

    pass_(kernel, B)
    assert (kernel.node.node.id, kernel.holder()) == ("two", B)


def test_04_a_move_that_adds_no_object_empties_the_streak_too() -> None:
    """Playing a resource is a move like any other."""
    kernel = begin(two_steps())
    pass_(kernel, A)
    assert toys.streak(kernel) == [A]

    do(kernel, B, "land")

    assert (toys.streak(kernel), kernel.holder()) == ([], B)


def test_05_something_done_out_of_turn_does_not_empty_the_streak() -> None:
    """Only the moves of whoever holds priority count; everything else is beside the window."""

    @move(by="any")
    def wave(g: Any, seat: int) -> None:
        g.s.count += 1

    kernel = begin(in_turns(Phase("main", passing("one", land, wave), passing("two"))))
    pass_(kernel, A)
    do(kernel, A, "wave")
    assert (toys.streak(kernel), kernel.holder()) == ([A], B)

    pass_(kernel, B)
    assert kernel.node.node.id == "two"


def test_06_an_answer_during_a_resolution_neither_empties_nor_extends_the_streak() -> None:
    """While B answers nobody moves or passes; after the resolution the streak is empty anyway."""

    async def resolve(g: Any) -> None:
        card = g.s.stack.pop()
        yes = await g.ask(1 - card.by, YesNo(), id="pay")
        g.s.resolved.append(f"{card.name}:{yes}")

    stack = Objects(lambda s: s.stack, resolve, asks=("pay",))
    kernel = begin(two_steps(), objects=stack)
    do(kernel, A, "cast", "a")
    pass_(kernel, A, B)
    assert kernel.pos.frames[-1].window is not None
    assert (toys.streak(kernel), kernel.actors()) == ([A, B], [B])
    assert toys.refused(kernel, A, "land") == "decision_pending"
    assert toys.refused(kernel, A, ANSWER, True) == "not_addressed"

    do(kernel, B, ANSWER, True)

    assert (kernel.s.resolved, toys.streak(kernel), kernel.holder()) == (["a:True"], [], A)


def test_08_passing_where_it_is_not_allowed_is_refused() -> None:
    """The holder may move and still be forbidden to pass."""
    kernel = begin(in_turns(Phase("main", moves=FREE, allows_passing=False)))

    assert kernel.may_move(A, land)
    assert toys.refused(kernel, A, PASS_PRIORITY) == "passing_not_allowed"
    assert toys.refused(kernel, B, PASS_PRIORITY) == "not_priority_player"


@pytest.mark.parametrize(
    ("step", "step_table", "phase", "phase_table", "allowed"),
    [
        (True, False, False, False, True),
        (None, False, True, True, False),
        (None, None, False, True, False),
        (None, None, None, True, True),
        (None, None, None, None, False),
    ],
)
def test_09_the_first_stated_value_says_whether_passing_is_allowed(
    step: bool | None, step_table: bool | None, phase: bool | None, phase_table: bool | None, allowed: bool
) -> None:
    """The step's own word, the table of steps, the phase's own word, the table of phases, else no."""
    config = FlowConfig(
        step_passing={} if step_table is None else {"one": step_table},
        phase_passing={} if phase_table is None else {"main": phase_table},
    )
    one = Step("one", moves=FREE, allows_passing=step)
    kernel = begin(in_turns(Phase("main", one, allows_passing=phase), config=config))

    assert kernel.passing_allowed() is allowed
    assert kernel.game.plan.is_passing_allowed(kernel.pos) is allowed


def test_09_without_a_step_the_table_of_steps_is_not_consulted() -> None:
    """A table of steps that names a phase is a mistake of the definition, and the phase's table decides."""
    kernel = begin(in_turns(Phase("main", moves=FREE), config=FlowConfig(phase_passing={"main": False})))
    assert kernel.passing_allowed() is False

    with pytest.raises(DefinitionError, match="unknown_node"):
        toys.toy(in_turns(Phase("main", moves=FREE), config=FlowConfig(step_passing={"main": True})))


def test_09_a_sub_flow_asks_its_own_nodes_and_then_its_caller() -> None:
    """What the sub-flow does not state is as at the node it was called from."""
    silent = Phase("silent", Step("fight", moves=FREE))
    strict = Phase("strict", Step("fight", moves=FREE, until=("land",)), allows_passing=False)

    @move(leads_to=["silent", "strict"])
    def attack(g: Any, seat: int, how: str) -> None:
        g.call(how)

    attack.options(lambda s, seat: ("silent", "strict"))
    flow = in_turns(Phase("main", passing("one", attack)), flows=[silent, strict])

    assert do(begin(flow), A, "attack", "silent").passing_allowed() is True
    assert do(begin(flow), A, "attack", "strict").passing_allowed() is False


def test_10_a_step_without_priority_is_entered_and_left_without_anybody_acting() -> None:
    """Untapping happens once, in the same advancement, and the next step waits."""
    kernel = begin(in_turns(Phase("beginning", Step("untap", **hooks("untap")), passing("upkeep"))))

    assert kernel.s.hooks == ["+untap", "-untap"]
    assert kernel.node.address == "play/beginning/upkeep"
    assert toys.told(kernel, "window_opened") == [{"address": "play/beginning/upkeep"}]


def test_11_a_step_that_stays_opens_its_window_again_at_the_turn_player() -> None:
    """All pass: A again with an empty streak; the second idle cycle is reported."""
    kernel = begin(in_turns(Phase("main", moves=FREE, allows_passing=True, auto_advance=False)))
    pass_(kernel, A, B)
    assert (kernel.node.address, kernel.holder(), toys.streak(kernel)) == ("play/main", A, [])
    assert not toys.told(kernel, "idle_cycle")

    pass_(kernel, A, B)
    assert len(toys.told(kernel, "idle_cycle")) == 1


def test_11_a_move_between_two_idle_cycles_starts_the_count_anew() -> None:
    """Only cycles in a row without a single move are idle."""
    kernel = begin(in_turns(Phase("main", moves=FREE, allows_passing=True, auto_advance=False)))
    pass_(kernel, A, B)
    do(kernel, A, "land")
    pass_(kernel, A, B)

    assert not toys.told(kernel, "idle_cycle")


def test_12_advancement_goes_from_step_to_phase_to_turn() -> None:
    """The next step after the last one is the next phase; the next phase after the last one is B's turn."""
    first = Phase("first", passing("one"), passing("two", on_complete="next_step"))
    kernel = begin(in_turns(first, Phase("last", moves=FREE, allows_passing=True, auto_advance="next_phase")))
    pass_(kernel, A, B)
    pass_(kernel, A, B)
    assert (kernel.node.address, kernel.turn_player) == ("play/last", A)

    pass_(kernel, A, B)
    assert (kernel.node.address, kernel.turn_player, kernel.pos.turn) == ("play/first/one", B, 2)


def test_12_the_next_turn_is_the_next_segment_when_the_segment_is_over() -> None:
    """After each turn the segment's exit condition is asked."""
    one = Step("one", moves=FREE, allows_passing=True, auto_advance="next_turn")
    play = Segment("play", Turns("", Phase("main", one, passing("never"))), exit_when=lambda s: s.count > 0)
    kernel = begin(Flow(play, Segment("scoring", Turns("", passing("score")))))
    pass_(kernel, A, B)
    assert (kernel.node.address, kernel.turn_player) == ("play/main/one", B)

    do(kernel, B, "land")
    pass_(kernel, B, A)
    assert kernel.node.address == "scoring/score"
    assert "play/main/never" not in toys.entered(kernel)


def test_13_next_phase_on_the_first_of_three_steps_skips_the_others() -> None:
    """The other two run no hooks."""
    one = passing("one", on_complete="next_phase")
    phase = Phase("first", one, Step("two", **hooks("two")), Step("three", **hooks("three")))
    kernel = begin(in_turns(phase, Phase("last", moves=FREE, allows_passing=True)))
    pass_(kernel, A, B)

    assert (kernel.node.address, kernel.s.hooks) == ("play/last", [])


def test_14_phases_that_cannot_be_entered_are_skipped_in_one_advancement() -> None:
    """Each skipped phase is reported, and none of them runs a hook."""
    closed = [Phase(name, passing("x"), can_enter=lambda s: False, **hooks(name)) for name in ("two", "three")]
    kernel = begin(in_turns(Phase("one", passing("x")), *closed, Phase("four", passing("x"))))
    pass_(kernel, A, B)

    assert (kernel.node.address, kernel.s.hooks) == ("play/four/x", [])
    assert [skipped["address"] for skipped in toys.told(kernel, "node_skipped")] == ["play/two", "play/three"]


def test_15_only_the_turn_player_can_pass_the_turn() -> None:
    """B holds priority in A's turn and still cannot end it."""
    kernel = begin(two_steps())
    pass_(kernel, A)

    assert kernel.holder() == B
    assert toys.refused(kernel, B, PASS_TURN) == "not_turn_player"
    assert toys.refused(kernel, A, PASS_TURN) == "not_priority_player"


def test_16_the_turn_cannot_be_passed_while_something_waits_or_a_rule_objects() -> None:
    """Pending objects come before the veto, which gives its own code."""

    def tapped(s: Any) -> Refusal | None:
        return Refusal("must_attack", "The bear attacks each turn.") if s.count else None

    kernel = begin(in_turns(Phase("main", passing("one"), can_exit=tapped)))
    do(kernel, A, "land")
    do(kernel, A, "cast", "a")
    assert toys.refused(kernel, A, PASS_TURN) == "objects_pending"

    pass_(kernel, A, B)
    assert toys.refused(kernel, A, PASS_TURN) == "must_attack"


def stack_turn() -> Flow:
    combat = Phase("combat", passing("attack", **hooks("attack")), **hooks("combat"))
    ending = Phase("ending", passing("end"), Step("cleanup", **hooks("cleanup")), always_run=True)
    post = Phase("postcombat", moves=FREE, allows_passing=True, **hooks("postcombat"))
    return in_turns(Phase("precombat", moves=FREE, allows_passing=True, **hooks("precombat")), combat, post, ending)


def test_17_passing_the_turn_early_still_runs_what_always_runs() -> None:
    """Combat is skipped without hooks, the end step opens its window, cleanup runs, and B begins."""
    kernel = begin(stack_turn())
    end_turn(kernel, A)
    assert (kernel.node.address, kernel.s.hooks) == ("play/ending/end", ["+precombat", "-precombat"])
    assert kernel.holder() == A

    pass_(kernel, A, B)
    assert kernel.s.hooks[2:] == ["+cleanup", "-cleanup", "+precombat"]
    assert (kernel.node.address, kernel.turn_player) == ("play/precombat", B)


def test_18_unknown_and_ambiguous_keys_are_reported_together() -> None:
    """Both mistakes of the table stand in one error."""
    phases = (Phase("combat", passing("end")), Phase("ending", passing("end")))
    config = FlowConfig(auto_advance={"end_combat": "next_phase", "end": "next_step"})

    with pytest.raises(DefinitionError) as error:
        toys.toy(in_turns(*phases, config=config))

    assert [finding.code for finding in error.value.findings] == ["unknown_node", "ambiguous_node"]


def test_19_the_same_id_in_two_phases_is_addressed_separately() -> None:
    """Each step behaves by its own entry."""
    phases = (Phase("combat", Step("end", moves=FREE)), Phase("ending", Step("end", moves=FREE)))
    config = FlowConfig(
        step_passing={"combat/end": True, "play/ending/end": False}, auto_advance={"combat/end": "next_phase"}
    )
    kernel = begin(in_turns(*phases, config=config))
    assert kernel.passing_allowed() is True

    pass_(kernel, A, B)
    assert (kernel.node.address, kernel.passing_allowed()) == ("play/ending/end", False)


def turn_of_b(model: Any, **settings: Any) -> Kernel:
    """Three seats in the second turn, which is B's."""
    kernel = begin(in_turns(Phase("main", passing("one", model=model, **settings), passing("two"))), 3)
    walking.end_turn(kernel)
    machine.run(kernel)
    return kernel


def test_20_the_active_player_is_followed_by_every_other_in_turn_order() -> None:
    """B, then C, then A: nobody is left out."""
    kernel = turn_of_b("apnap")
    order = []
    for _ in range(3):
        order.append(kernel.holder())
        pass_(kernel, order[-1])

    assert order == [B, C, A]
    assert kernel.node.node.id == "two"


def test_21_with_restart_priority_returns_to_the_active_player_after_a_move() -> None:
    """B passed, C moves: B is asked, not A."""
    kernel = turn_of_b(Apnap(after="restart"))
    pass_(kernel, B)
    do(kernel, C, "land")

    assert kernel.holder() == B


def test_22_a_window_narrowed_to_one_seat_completes_with_its_pass() -> None:
    """Only C is asked."""
    kernel = begin(in_turns(Phase("main", passing("one", model=Apnap(among=lambda s: [C])), passing("two"))), 3)
    assert kernel.holder() == C

    pass_(kernel, C)
    assert kernel.node.node.id == "two"


@move
def strike(g: Any, seat: int, name: str) -> None:
    """An action: only while nothing is pending."""
    g.s.stack.append(toys.Card(seat, name))


strike.options(lambda s, seat: ("a", "b"))
strike.check(lambda s, seat, name: "speed" if s.stack else None)


def showdown() -> Kernel:
    window = passing("showdown", strike, cast, model=Focus())
    return begin(in_turns(Phase("main", window, passing("after"))))


def test_23_the_focus_moves_on_when_the_chain_is_empty() -> None:
    """A acts, the chain resolves, B has the focus; when both pass it the showdown is over."""
    kernel = showdown()
    do(kernel, A, "strike", "a")
    assert kernel.holder() == A
    pass_(kernel, A, B)
    assert (kernel.s.resolved, kernel.holder(), toys.streak(kernel)) == (["a"], B, [])

    pass_(kernel, B, A)
    assert kernel.node.node.id == "after"


def test_23_a_reaction_in_the_chain_does_not_move_the_focus() -> None:
    """The chain starts with the controller of the newest object, and the focus stays with A until it is empty."""
    kernel = showdown()
    do(kernel, A, "strike", "a")
    pass_(kernel, A)
    do(kernel, B, "cast", "b")
    assert kernel.holder() == B
    pass_(kernel, B, A)
    assert (kernel.s.resolved, kernel.holder()) == (["b"], A)

    pass_(kernel, A, B)
    assert (kernel.s.resolved, kernel.holder()) == (["b", "a"], B)


def test_24_during_the_chain_an_action_is_refused_for_its_speed() -> None:
    """B may react, but not begin something of its own."""
    kernel = showdown()
    do(kernel, A, "strike", "a")
    pass_(kernel, A)

    assert toys.refused(kernel, B, "strike", "b") == "speed"
    assert toys.refused(kernel, B, "cast", "b") is None


def test_25_when_the_holder_leaves_the_next_seat_is_asked() -> None:
    """Priority moves from B to C, and B is in no streak."""
    kernel = begin(two_steps(), 3)
    pass_(kernel, A)
    playing.leave(kernel, B)

    assert (kernel.holder(), toys.streak(kernel)) == (C, [A])


def test_25_when_the_last_seat_asked_leaves_the_window_completes() -> None:
    """C passed, then A passed, then B leaves: everybody left has passed."""
    kernel = begin(in_turns(Phase("main", passing("one", model=Apnap(initial=lambda s: C)), passing("two"))), 3)
    pass_(kernel, C, A)
    assert kernel.holder() == B

    playing.leave(kernel, B)
    assert kernel.node.node.id == "two"


def test_26_when_the_turn_player_leaves_the_turn_ends_by_force() -> None:
    """No further nodes, not even those that always run; what was entered is left with its hooks."""
    kernel = begin(stack_turn(), 3)
    pass_(kernel, A, B, C)
    assert kernel.node.address == "play/combat/attack"

    playing.leave(kernel, A)

    assert kernel.s.hooks[2:] == ["+combat", "+attack", "-attack", "-combat", "+precombat"]
    assert (kernel.turn_player, kernel.node.address, kernel.holder()) == (B, "play/precombat", B)


def sealed_bids() -> Flow:
    def close(g: Any, bids: dict[int, int]) -> None:
        g.s.answers = [f"{seat}:{bid}" for seat, bid in bids.items()]

    gate = Gate("bid", commit=Number(0, 9), close=close)
    return Flow(Segment("setup", gate), Segment("play", Turns("", passing("one"))))


def test_27_a_gate_closes_when_the_last_seat_has_committed() -> None:
    """Commitments come in any order, the others hear only that there is one, and seat order decides nothing else."""
    kernel = begin(sealed_bids(), 3)
    assert (kernel.actors(), kernel.holder()) == ([A, B, C], -3)
    do(kernel, C, COMMIT, 7)
    do(kernel, A, COMMIT, 1)
    assert kernel.actors() == [B]
    assert toys.told(kernel, "gate_committed") == [{"seat": C}, {"seat": A}]

    do(kernel, B, COMMIT, 3)
    assert kernel.s.answers == ["0:1", "1:3", "2:7"]
    assert kernel.node.address == "play/one"


def test_27_a_commitment_can_be_replaced_or_withdrawn_while_the_gate_is_open() -> None:
    """A changes its bid and B takes one back, which the gate waits for again."""
    kernel = begin(sealed_bids(), 3)
    do(kernel, A, COMMIT, 1)
    do(kernel, A, COMMIT, 2)
    do(kernel, B, COMMIT, 3)
    do(kernel, B, RETRACT)
    assert kernel.actors() == [B, C]

    do(kernel, C, COMMIT, 4)
    do(kernel, B, COMMIT, 5)
    assert kernel.s.answers == ["0:2", "1:5", "2:4"]


def test_28_after_a_sub_flow_its_caller_is_current_again_without_entering() -> None:
    """The caller's enter hook is not run again, and its window asks the turn player."""

    @move(leads_to=["battle"])
    def attack(g: Any, seat: int) -> None:
        g.call("battle")

    battle = Phase("battle", passing("block"), Step("damage", **hooks("damage")))
    kernel = begin(in_turns(passing("main", attack, land, **hooks("main")), flows=[battle]))
    pass_(kernel, A)
    do(kernel, B, "attack")
    assert (kernel.node.address, kernel.holder()) == ("battle/block", A)

    pass_(kernel, A, B)
    assert kernel.s.hooks == ["+main", "+damage", "-damage"]
    assert (kernel.node.address, kernel.holder(), toys.streak(kernel)) == ("play/main", A, [])


def test_29_an_instant_node_is_entered_and_left_exactly_once() -> None:
    """Its exit condition is always true."""
    instant = Step("instant", moves=FREE, allows_passing=True, exit_when=lambda s: True, **hooks("instant"))
    kernel = begin(in_turns(Phase("main", instant, passing("one"))))

    assert kernel.s.hooks == ["+instant", "-instant"]
    assert [opened["address"] for opened in toys.told(kernel, "window_opened")] == ["play/main/one"]


def test_30_two_instant_nodes_that_point_at_each_other_are_found_out() -> None:
    """The error names both."""
    ping, pong = Step("ping", next="pong"), Step("pong", next="ping")

    with pytest.raises(LoopDetected) as error:
        begin(in_turns(Phase("main", ping, pong)))

    assert {"play/main/ping", "play/main/pong"} <= set(error.value.trace)


def test_31_a_node_may_be_entered_often_as_long_as_each_visit_changes_something() -> None:
    """Two hundred visits that consume a counter each are no loop."""

    def burn(g: Any) -> None:
        g.s.fuel -= 1
        g.s.count += 1

    def setup(g: Any) -> toys.Table:
        return toys.Table(sides=[toys.Side() for _ in g.seats], fuel=400)

    burner = Step("burn", enter=burn, repeat_while=lambda s: s.fuel > 0)
    kernel = begin(in_turns(Phase("main", burner, passing("one"))), setup=setup)

    assert (kernel.s.count, kernel.node.node.id) == (400, "one")


def everything() -> Flow:
    """Windows, a gate, a script, a sub-flow and a turn that can be passed."""

    @move(leads_to=["battle"])
    def attack(g: Any, seat: int) -> None:
        g.call("battle")

    async def upkeep(g: Any) -> None:
        for seat in range(len(g.s.sides)):
            if await g.ask(seat, YesNo(), id="upkeep"):
                g.s.count += g.chance.die()

    def close(g: Any, bids: dict[int, int]) -> None:
        g.s.answers.append(str(bids))

    battle = Phase("battle", Gate("block", commit=Number(0, 3), close=close), passing("damage"))
    main = passing("main", attack, cast, land)
    return in_turns(
        Phase("beginning", Step("upkeep", enter=upkeep, asks=["upkeep"])),
        Phase("middle", main),
        Phase("ending", passing("end"), always_run=True),
        flows=[battle],
    )


async def pay_or_lose(g: Any) -> None:
    card = g.s.stack.pop()
    if card.name != "pay" or await g.ask(card.by, YesNo(), id="pay"):
        g.s.resolved.append(card.name)


@pytest.mark.parametrize("seed", range(6))
def test_32_saved_and_reloaded_at_every_input_a_match_goes_on_the_same(seed: int) -> None:
    """The one that is never reloaded and the one that always is end in the same bytes."""
    objects = Objects(lambda s: s.stack, pay_or_lose, lambda s: s.stack[-1].by, asks=("pay",))
    game = toys.toy(everything(), objects=objects, outcome=lambda s: Outcome.draw("enough") if s.count > 60 else None)
    straight = playing.begin(game, 3, seed=str(seed))
    given = toys.play_randomly(straight, Random(seed), most=150)
    reloaded = playing.begin(game, 3, seed=str(seed))
    for entry in given:
        playing.load(reloaded, *reloaded.checkpoint())
        playing.play(reloaded, *entry)

    assert reloaded.checkpoint() == straight.checkpoint()
    assert reloaded.actors() == straight.actors()


def test_triggers_are_placed_before_anybody_receives_priority() -> None:
    """Simultaneous triggers are placed seat by seat in turn order, then the turn player is asked."""

    def place(g: Any) -> None:
        for seat in (g.seat, 1 - g.seat):
            if g.s.fuel & 1 << seat:
                g.s.stack.append(toys.Card(seat, "trigger"))
        g.s.fuel = 0

    @move
    def stir(g: Any, seat: int) -> None:
        g.s.fuel = 3

    kernel = begin(in_turns(passing("one", stir)), triggers=Triggers(lambda s: s.fuel, place))
    do(kernel, A, "stir")

    assert [card.by for card in kernel.s.stack] == [A, B]
    assert (kernel.holder(), toys.streak(kernel)) == (A, [])


def test_window_step_is_the_short_form_of_a_step_with_priority() -> None:
    """Passing is allowed, priority granted, the model handed on."""
    step = Window.step("one", moves=FREE, model="apnap", on_complete="next_phase")

    assert (step.allows_passing, step.grants_priority, step.auto_advance) == (True, True, "next_phase")
