"""Rules as straight-line code: questions, mistakes with them, corrections, and scripts that are dropped."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

import pytest

from rondel import HOST, Many, Number, Objects, One, Phase, Segment, Step, TurnBased, YesNo, move
from rondel.core import driving, playing
from rondel.core.command_names import ANSWER, PASS_PRIORITY
from rondel.core.flow import Flow
from rondel.core.kernel import Kernel
from rondel.core.legality import flow_requests
from rondel.core.scripts import why_failed
from rondel.errors import RuleBug
from tests.core import toys
from tests.core.toys import A, B, C, begin, do, in_turns, land, pass_, passing


def scripted(enter: Any, *asks: str, seats: int = 3, **settings: Any) -> Kernel:
    """A step with a script, then a window."""
    return begin(in_turns(Phase("main", Step("ask", enter=enter, asks=asks, **settings), passing("x"))), seats)


def test_a_script_goes_on_where_it_asked() -> None:
    """Helpers may ask too; answers come back as values."""

    async def one_of(g: Any, seat: int) -> int:
        return await g.ask(seat, One((1, 2, 3)), id="pick") * 10  # type: ignore[no-any-return]

    async def ask(g: Any) -> None:
        g.s.count = await one_of(g, A) + await one_of(g, B)

    kernel = scripted(ask, "pick")
    assert kernel.actors() == [A]
    do(kernel, A, ANSWER, 2)
    assert (kernel.actors(), kernel.s.count) == ([B], 0)

    do(kernel, B, ANSWER, 3)
    assert (kernel.s.count, kernel.node.node.id) == (50, "x")


def test_a_script_may_ask_several_seats_at_once() -> None:
    """It goes on when all have answered, or when it knows enough."""

    async def ask(g: Any) -> None:
        given = await g.gate({A: YesNo(), B: YesNo()}, id="all")
        enough = await g.gate(
            {A: YesNo(), B: YesNo(), C: YesNo()}, id="one", done=lambda answers: any(answers.values())
        )
        g.s.answers = [str(given), str(enough)]

    kernel = scripted(ask, "all", "one")
    do(kernel, B, ANSWER, True)
    assert (kernel.actors(), kernel.question(B)) == ([A], None)
    do(kernel, A, ANSWER, False)
    do(kernel, C, ANSWER, True)

    assert kernel.s.answers == ["{1: True, 0: False}", "{2: True}"]


def test_the_host_can_be_asked() -> None:
    """The host is no seat of the game, but answers."""

    async def ask(g: Any) -> None:
        g.s.count = await g.ask(HOST, Number(0, 9), id="n")

    kernel = scripted(ask, "n")
    assert kernel.actors() == [HOST]
    do(kernel, HOST, ANSWER, 7)

    assert kernel.s.count == 7


def test_while_a_question_is_open_nothing_else_is_possible() -> None:
    """No move, no pass, no answer of somebody else."""

    @move(asks=["sure"])
    async def ponder(g: Any, seat: int) -> None:
        g.s.over = await g.ask(1, YesNo(), id="sure")

    kernel = begin(in_turns(passing("one", ponder, land)))
    do(kernel, A, "ponder")

    assert [toys.refused(kernel, A, name) for name in ("land", PASS_PRIORITY, ANSWER)] == [
        "decision_pending",
        "decision_pending",
        "not_addressed",
    ]
    assert (kernel.moves(A), [*flow_requests(kernel, A)], kernel.holds_priority(A)) == ([], [], False)


def test_a_scripted_move_counts_as_one_move_when_it_has_ended() -> None:
    """The streak is emptied then, and the mover keeps priority."""

    @move(asks=["sure"])
    async def ponder(g: Any, seat: int) -> None:
        g.s.over = await g.ask(0, YesNo(), id="sure")

    kernel = begin(in_turns(passing("one", ponder)))
    pass_(kernel, A)
    do(kernel, B, "ponder")
    assert toys.streak(kernel) == [A]

    do(kernel, A, ANSWER, True)
    assert (toys.streak(kernel), kernel.holder()) == ([], B)


def test_a_resolution_may_ask_and_call() -> None:
    """A resolved object leads into a sub-flow opened by its controller."""

    async def resolve(g: Any) -> None:
        g.s.resolved.append(g.s.stack.pop().name)
        if await g.ask(0, YesNo(), id="fight"):
            g.call("battle")

    stack = Objects(lambda s: s.stack, resolve, lambda s: s.stack[-1].by, asks=("fight",), leads_to=("battle",))
    battle = Phase("battle", passing("block", model=TurnBased(initial="opener")))
    flow = in_turns(passing("one", leads_to=["battle"]), flows=[battle])
    kernel = begin(flow, objects=stack)
    pass_(kernel, A)
    do(kernel, B, "cast", "a")
    pass_(kernel, B, A)
    do(kernel, A, ANSWER, True)

    assert (kernel.node.address, kernel.holder()) == ("battle/block", B)


# -- mistakes --------------------------------------------------------------------------------------------------


async def undeclared(g: Any) -> None:
    await g.ask(0, YesNo(), id="other")


async def forgotten(g: Any) -> None:
    g.ask(0, YesNo(), id="q")


async def forgotten_then_asked(g: Any) -> None:
    g.ask(0, YesNo(), id="q")
    await g.ask(0, YesNo(), id="q")


async def as_condition(g: Any) -> None:
    if g.ask(0, YesNo(), id="q"):
        g.s.count = 1


class Nap:
    def __await__(self) -> Generator[None, None, None]:
        yield


async def something_else(g: Any) -> None:
    await Nap()


async def of_nobody(g: Any) -> None:
    await g.gate({}, id="q")


async def of_no_seat(g: Any) -> None:
    await g.ask(9, YesNo(), id="q")


def hidden(g: Any) -> Any:
    return undeclared(g)


@pytest.mark.parametrize(
    ("enter", "message"),
    [
        (undeclared, "'other' is not declared in asks="),
        (forgotten, "'q' was made but never awaited"),
        (forgotten_then_asked, "'q' was made but never awaited"),
        (as_condition, "used as a condition without await"),
        (something_else, "only questions of g can be awaited"),
        (of_nobody, "asked of nobody"),
        (of_no_seat, "asked of 9, which is no seat"),
        (hidden, "returned a coroutine"),
    ],
)
def test_a_mistake_with_a_question_is_reported_with_its_place(enter: Any, message: str) -> None:
    """The node is named, and the question where there is one."""
    with pytest.raises(RuleBug, match=message) as error:
        scripted(enter, "q")

    assert error.value.node == "play/main/ask"
    assert str(error.value).count("play/main/ask") == 1


def test_g_has_only_what_rules_may_touch() -> None:
    """Anything else is missing, also to `hasattr`."""
    kernel = scripted(None)

    assert not hasattr(kernel.g, "kernel")
    with pytest.raises(AttributeError) as error:
        kernel.g.stack  # type: ignore[attr-defined]  # noqa: B018
    assert why_failed(error.value) == (
        "g has no 'stack'; rules have chance, s, seat, turn, round, at, left, leaving, now, emit, ask, gate, vote, "
        "call, go, end_turn, end_step, end_phase, end_segment, hand_priority"
    )


# -- corrections -----------------------------------------------------------------------------------------------


def test_a_correction_is_accepted_while_a_script_waits() -> None:
    """It is applied in place; nothing settles until the script has ended, and a reload makes it again."""

    @move(by="host", anytime=True)
    def grant(g: Any, seat: int) -> None:
        g.s.fuel += 1

    async def ask(g: Any) -> None:
        g.s.count = await g.ask(0, Number(0, lambda s, seat: s.fuel), id="n")

    checked: list[int] = []
    step = Step("ask", enter=ask, asks=["n"])
    flow = Flow(Segment("a", step, moves=[grant]), Segment("b", passing("x")))
    kernel = begin(flow, checks=[lambda g: checked.append(1)])
    before = len(checked)
    do(kernel, HOST, "grant")
    assert len(checked) == before
    playing.load(kernel, *kernel.checkpoint())
    question = kernel.question(A)
    assert question is not None
    assert question.choice.check(kernel.s, A, 1) is None

    do(kernel, A, ANSWER, 1)
    assert (kernel.s.count, kernel.node.address) == (1, "b/x")


def test_running_out_of_time_during_a_script_is_one_of_its_inputs() -> None:
    """The game's penalty applies in place, and again after a reload, with or without effect."""

    async def ask(g: Any) -> None:
        g.s.count = await g.ask(0, Number(0, 9), id="n")

    def lose_point(g: Any, seat: int) -> None:
        g.s.sides[seat].points -= 1

    step = Step("ask", enter=ask, asks=["n"])
    kernel = begin(in_turns(step, passing("x")), timeout=lose_point)
    playing.timeout(kernel, A)
    playing.timeout(kernel, A, penalty=False)
    playing.load(kernel, *kernel.checkpoint())

    assert (kernel.s.sides[A].points, len(kernel.tail), kernel.actors()) == (-1, 2, [A])


# -- dropping --------------------------------------------------------------------------------------------------


def test_a_dropped_script_cannot_touch_the_game_in_finally() -> None:
    """The game is taken away from it before it is closed."""
    touched: list[str] = []

    async def ask(g: Any) -> None:
        try:
            await g.ask(0, YesNo(), id="q")
        finally:
            touched.append("tried")
            g.s.count = 99
            touched.append("done")

    kernel = scripted(ask, "q")
    data, _ = kernel.checkpoint()
    playing.load(kernel, data)
    assert (touched, kernel.s.count) == (["tried"], 0)

    driving.drop(kernel)
    assert kernel.live is None


@pytest.mark.filterwarnings("ignore:coroutine method")
def test_a_dropped_script_that_asks_in_finally_is_out_all_the_same() -> None:
    """Neither an emitted event nor a question comes through."""

    async def ask(g: Any) -> None:
        try:
            await g.ask(0, YesNo(), id="q")
        finally:
            await g.ask(0, YesNo(), id="q")

    kernel = scripted(ask, "q")
    driving.drop(kernel)

    assert (kernel.live, kernel.tail) == (None, [])


def test_rebuilt_from_its_rest_point_a_script_stands_where_it_stood() -> None:
    """After each answer, local variables and all."""

    async def ask(g: Any) -> None:
        total = 0
        for seat in (0, 1, 2):
            total += await g.ask(seat, Number(1, 6), id="n") + g.chance.die()
        chosen = await g.ask(0, Many(("a", "b", "c"), min=1), id="letters")
        g.s.answers = [str(total), *chosen]

    straight, rebuilt = scripted(ask, "n", "letters"), scripted(ask, "n", "letters")
    for seat, value in ((A, 1), (B, 2), (C, 3), (A, ("b", "c"))):
        playing.play(straight, seat, ANSWER, (value,))
        playing.load(rebuilt, *rebuilt.checkpoint())
        playing.play(rebuilt, seat, ANSWER, (value,))

    assert rebuilt.encode() == straight.encode()


def test_a_kernel_that_keeps_nothing_still_plays_scripts() -> None:
    """Only saving within a script is impossible there."""

    async def ask(g: Any) -> None:
        g.s.count = await g.ask(0, Number(0, 9), id="n")

    game = scripted(ask, "n").game
    kernel = playing.begin(game, 2, keeps=False)
    assert (kernel.rest, kernel.tail) == (None, [])
    with pytest.raises(RuleBug, match="live script"):
        kernel.encode()

    playing.play(kernel, A, ANSWER, (5,))
    assert kernel.s.count == 5
