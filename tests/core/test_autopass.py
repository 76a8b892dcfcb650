"""Automatic passing, preference by preference."""

from __future__ import annotations

from typing import Any

import pytest

from rondel import Phase, YesNo, move
from rondel.core.autopass import Preference, for_people, has_ended, should_pass
from rondel.core.command_names import ANSWER
from rondel.core.kernel import Kernel
from rondel.errors import DefinitionError
from tests.core import toys
from tests.core.toys import A, B, begin, do, end_turn, in_turns, pass_, passing

OFF, FORCED, QUIET = Preference("off"), Preference("forced"), Preference("quiet")


@move(resource=True)
def tap(g: Any, seat: int) -> None:
    """Take a resource."""
    g.s.fuel += 1


@move
def bolt(g: Any, seat: int) -> None:
    """Put something on the stack, for a resource."""
    g.s.fuel -= 1
    g.s.stack.append(toys.Card(seat, "bolt"))


bolt.when(lambda s, seat: s.fuel > 0)


@move
def provoke(g: Any, seat: int) -> None:
    """Put something on the stack, for nothing."""
    g.s.stack.append(toys.Card(seat, "provoke"))


def table(fuel: int = 0, *moves: Any, **settings: Any) -> Kernel:
    """Two phases; the moves besides a bolt that needs fuel."""
    steps = [Phase(name, passing("x", bolt, *moves)) for name in ("main", "combat", "end")]

    def setup(g: Any) -> toys.Table:
        return toys.Table(sides=[toys.Side() for _ in g.seats], fuel=fuel)

    return begin(in_turns(*steps), setup=setup, **settings)


def test_off_never_passes() -> None:
    """Not even where nothing else can be done."""
    assert not should_pass(table(), A, OFF)


def test_forced_passes_where_passing_is_all_one_can_do() -> None:
    """B can do nothing; with fuel B could, and A could also pass the turn."""
    kernel = table()
    assert not should_pass(kernel, A, FORCED)
    pass_(kernel, A)
    assert should_pass(kernel, B, FORCED)

    kernel = table(1)
    pass_(kernel, A)
    assert not should_pass(kernel, B, FORCED)


def test_nothing_passes_for_a_seat_that_cannot_pass() -> None:
    """B does not hold priority."""
    assert not should_pass(table(), B, QUIET)


def test_quiet_passes_where_nothing_concerns_the_seat() -> None:
    """Although something could be done."""
    assert should_pass(table(1), A, QUIET)


def test_quiet_stops_where_the_seat_wants_to_be_asked() -> None:
    """At a stop, named by any key of a node or one above it, if there is something to do."""
    stops = Preference("quiet", stops=("main",))
    assert not should_pass(table(1), A, stops)

    for fuel, passed in ((0, True), (1, False)):
        kernel = table(fuel)
        pass_(kernel, A)
        assert should_pass(kernel, B, stops) is passed


def test_ones_own_main_phase_is_never_skipped() -> None:
    """A stop in one's own turn where the turn can be ended, although nothing else can be done there."""
    assert not should_pass(table(0), A, Preference("quiet", stops=("main",)))
    assert not should_pass(table(0), A, Preference("quiet", stops=("mine:main",)))
    assert should_pass(table(0), A, Preference("quiet", stops=("theirs:main", "mine:end")))


def test_quiet_stops_for_what_an_opponent_put_on_the_stack() -> None:
    """But not for what the seat put there itself."""
    kernel = table(1, provoke)
    do(kernel, A, "provoke")
    assert should_pass(kernel, A, QUIET)

    pass_(kernel, A)
    assert not should_pass(kernel, B, QUIET)


def test_quiet_stops_for_a_threat() -> None:
    """The game says who is attacked or targeted."""
    kernel = table(1, threatened=lambda s, seat: seat == A)

    assert not should_pass(kernel, A, QUIET)


def test_producing_resources_is_no_reason_to_stop() -> None:
    """A stop with nothing but a resource to take is passed."""
    kernel = table(0, tap)
    pass_(kernel, A)

    assert should_pass(kernel, B, Preference("quiet", stops=("main",)))
    assert not should_pass(kernel, B, FORCED)


@pytest.mark.parametrize("until", ["combat", "combat/x", "play/combat"])
def test_until_passes_everything_before_an_address(until: str) -> None:
    """And ends there."""
    wish = Preference("until", until=until, since=1)
    kernel = table(1)
    assert should_pass(kernel, A, wish)

    pass_(kernel, A, B)
    assert not should_pass(kernel, A, wish)
    assert has_ended(kernel, A, wish)


def test_until_the_end_of_the_turn_lasts_as_long_as_the_turn() -> None:
    """In the next turn B is asked again."""
    wish = Preference("until", until="turn_end", since=1)
    kernel = table(1)
    pass_(kernel, A)
    assert should_pass(kernel, B, wish)

    pass_(kernel, B)
    end_turn(kernel, A)
    assert (kernel.pos.turn, should_pass(kernel, B, wish)) == (2, False)


def test_until_my_turn_lasts_through_the_others_turns() -> None:
    """Set in A's own turn it lasts until A's next."""
    wish = Preference("until", until="my_turn", since=1)
    kernel = table(1)
    assert should_pass(kernel, A, wish)

    end_turn(kernel, A)
    pass_(kernel, B)
    assert should_pass(kernel, A, wish)
    pass_(kernel, A)
    end_turn(kernel, B)
    assert not should_pass(kernel, A, wish)


def test_until_ends_when_it_is_interrupted() -> None:
    """An opponent's object gives priority back if there is something to do about it."""
    wish = Preference("until", until="turn_end", since=1)
    kernel = table(1, provoke)
    do(kernel, A, "provoke")
    pass_(kernel, A)

    assert not should_pass(kernel, B, wish)
    assert has_ended(kernel, B, wish)


def test_after_an_until_counts_what_counted_before() -> None:
    """Its stops stay, too; what is no `until` lasts by itself."""
    assert Preference("until", ("main",), "my_turn", 3, "forced").lasting == Preference("forced", ("main",))
    assert OFF.lasting is OFF


def test_questions_are_never_passed_over() -> None:
    """While a script waits there is nothing to pass."""

    @move(asks=["sure"])
    async def ponder(g: Any, seat: int) -> None:
        g.s.over = await g.ask(seat, YesNo(), id="sure")

    kernel = table(0, ponder)
    do(kernel, A, "ponder")
    assert not should_pass(kernel, A, QUIET)

    do(kernel, A, ANSWER, False)
    assert should_pass(kernel, A, QUIET)


def test_a_stop_may_be_for_ones_own_turns_or_those_of_others_only() -> None:
    """The same place, seen from both seats."""
    kernel = table(1)
    assert not should_pass(kernel, A, Preference("quiet", stops=("mine:main",)))
    assert should_pass(kernel, A, Preference("quiet", stops=("theirs:main",)))

    pass_(kernel, A)
    assert should_pass(kernel, B, Preference("quiet", stops=("mine:main",)))
    assert not should_pass(kernel, B, Preference("quiet", stops=("theirs:main",)))


def test_people_stop_where_the_game_says() -> None:
    """Unless they say otherwise; a stop that is no place is an error of the definition."""
    kernel = table(1, stops=["mine:main", "end"])
    assert for_people(kernel.game) == Preference("quiet", ("mine:main", "end"))

    with pytest.raises(DefinitionError, match="mine:tea"):
        table(1, stops=["mine:tea"])
