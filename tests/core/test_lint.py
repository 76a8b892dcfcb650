"""What a definition gets wrong is found before anybody plays, all of it at once."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest

from rondel import Flow, FlowConfig, Gate, Host, Loop, Phase, Segment, Step, Turns, Window, YesNo, custom, move
from rondel.errors import ConfigError, DefinitionError
from tests.core import toys
from tests.core.toys import FREE, finish, in_turns, land, passing


def findings(flow: Flow, **settings: Any) -> list[tuple[str, str]]:
    """Code and place of everything wrong with a flow."""
    try:
        return [(found.code, found.where) for found in toys.toy(flow, **settings).warnings]
    except DefinitionError as error:
        return [(found.code, found.where) for found in error.findings]


@move(asks=["q"])
async def ponder(g: Any, seat: int) -> None:
    """Ask something."""
    await g.ask(seat, YesNo(), id="q")


@move
def untold(g: Any, seat: int, what: str) -> None:
    """Has arguments nobody can list."""


@move(name="commit")
def misnamed(g: Any, seat: int) -> None:
    """Is called like something else."""


@move(anytime=True, asks=["q"])
async def meddle(g: Any, seat: int) -> None:
    """Corrects, and asks."""
    await g.ask(seat, YesNo(), id="q")


async def late(g: Any, *rest: Any) -> None:
    """Asks where nobody may."""
    await g.ask(0, YesNo(), id="q")


@pytest.mark.parametrize(
    ("flow", "found"),
    [
        (in_turns(Step("a"), Step("a"), passing("b")), [("duplicate_id", "play/a")]),
        (in_turns(passing("a", model="nonsense")), [("unknown_model", "play/a")]),
        (in_turns(passing("a", next="nowhere")), [("unknown_node", "play/a")]),
        (in_turns(passing("a", leads_to=["nowhere"])), [("unknown_node", "play/a")]),
        (
            Flow(Segment("one", passing("a", next="two/b")), Segment("two", passing("b"))),
            [("foreign_segment", "one/a")],
        ),
        (in_turns(passing("a", next="c"), passing("b"), passing("c")), [("unreachable_node", "play/b")]),
        (in_turns(passing("a"), flows=[Phase("battle", passing("b"))]), [("unreachable_node", "battle")]),
        (
            in_turns(Step("a", moves=[finish], allows_passing=False, allows_turn_pass=False)),
            [("dead_end", "play/a")],
        ),
        (in_turns(Step("a", who="turn", moves=[finish])), [("dead_end", "play/a")]),
        (Flow(Segment("setup", Host("wait", moves=[finish]))), [("dead_end", "setup/wait")]),
        (in_turns(Step("a", auto_advance=False), passing("b")), [("stays_without_window", "play/a")]),
        (
            in_turns(Phase("a", passing("x"), auto_advance=False), passing("b")),
            [("stays_without_window", "play/a")],
        ),
        (in_turns(passing("a", always_run=True), passing("b")), [("always_run_first", "play/b")]),
        (
            in_turns(Phase("p", passing("a"), passing("b", always_run=True)), Phase("q", passing("c"))),
            [("always_run_first", "play/q/c")],
        ),
        (in_turns(Step("a", moves=[finish], grants_priority=False), passing("b")), [("move_nobody_makes", "play/a")]),
        (Flow(Segment("a", Gate("g"))), [("empty_gate", "a/g")]),
        (Flow(Segment("a", Gate("g", moves=[ponder]))), [("script_in_gate", "a/g")]),
        (Flow(Segment("a", Gate("g", commit=YesNo(), close=late))), [("script_not_here", "a/g")]),
        (in_turns(passing("a", exit=late)), [("script_not_here", "play/a")]),
        (in_turns(passing("a", untold)), [("missing_options", "play/a")]),
        (in_turns(passing("a", misnamed)), [("reserved_name", "play/a")]),
        (in_turns(passing("a", land, meddle)), [("script_anytime", "play/a")]),
        (in_turns(passing("a", flow_requests=["jump"])), [("unknown_request", "play/a")]),
        (in_turns(passing("a"), order=[1, 0]), [("bad_order", "play")]),
        (in_turns(passing("a"), config=FlowConfig(step_passing={"b": True})), [("unknown_node", "step_passing['b']")]),
        (in_turns(passing("a"), config=FlowConfig(pass_turn_to="b")), [("unknown_node", "pass_turn_to['b']")]),
        (
            in_turns(Phase("p", passing("x")), Phase("q", passing("x")), config=FlowConfig(step_passing={"x": True})),
            [("ambiguous_node", "step_passing['x']")],
        ),
    ],
    ids=lambda value: value[0][0] if isinstance(value, list) else "",
)
def test_a_mistake_in_the_flow_is_found_where_it_is(flow: Flow, found: list[tuple[str, str]]) -> None:
    """Each by its code and the address of the node."""
    assert findings(flow) == found


@pytest.mark.parametrize(
    ("flow", "found"),
    [
        (
            in_turns(Phase("p", passing("a", on_complete="next_phase"), passing("b")), passing("c")),
            [("skips_steps", "play/p/a")],
        ),
        (in_turns(Phase("p", passing("a"), allows_passing=True)), [("restated", "play/p/a")]),
    ],
)
def test_what_is_only_odd_is_a_warning(flow: Flow, found: list[tuple[str, str]]) -> None:
    """The game can be played all the same."""
    assert findings(flow) == found
    assert all(finding.warning for finding in toys.toy(flow).warnings)


def test_all_findings_are_reported_together() -> None:
    """One error lists everything, under both of its names."""
    config = FlowConfig(auto_advance={"nowhere": "next_step"}, phase_passing={"a": True})
    flow = in_turns(passing("a", model="nonsense", next="elsewhere"), Step("a"), config=config)

    with pytest.raises(ConfigError) as error:
        toys.toy(flow)

    codes = sorted(finding.code for finding in error.value.findings)
    assert codes == ["duplicate_id", "unknown_model", "unknown_node", "unknown_node", "unknown_node"]
    assert "has 5 problem(s)" in str(error.value)


@pytest.mark.parametrize(
    "flow",
    [
        in_turns(Step("a", moves=FREE, exit_when=lambda s: s.count > 0)),
        in_turns(Phase("p", Step("a", moves=FREE), exit_when=lambda s: s.count > 0)),
        in_turns(Step("a", moves=FREE, until=("land",))),
        in_turns(Step("a", moves=FREE)),
        in_turns(moves=FREE),
        in_turns(Step("a", moves=[ponder], allows_turn_pass=False)),
        in_turns(passing("a", next="b"), passing("skipped", always_run=True), passing("b", always_run=True)),
        in_turns(Loop("l", passing("a")), order=custom(lambda s: [0])),
        Flow(Segment("a", Host("h", until="go"))),
        Flow(Segment("a", Turns("", Window.step("w")))),
    ],
)
def test_a_sound_flow_has_no_findings(flow: Flow) -> None:
    """Ways out are recognised, whatever they are."""
    assert findings(flow) == []


# -- rule code -------------------------------------------------------------------------------------------------


def roll(g: Any) -> None:
    g.s.count = random.randrange(6)


def wait(g: Any) -> None:
    _later()


def _later() -> float:
    return time.monotonic()


@pytest.mark.parametrize(("enter", "module"), [(roll, "random"), (wait, "time")])
def test_rules_that_cannot_be_repeated_are_refused(enter: Any, module: str) -> None:
    """Also where a helper does it."""
    with pytest.raises(DefinitionError, match=f"of {module}:"):
        toys.toy(in_turns(Step("a", enter=enter), passing("b")))
