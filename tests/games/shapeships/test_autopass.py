"""Steps that need nothing from a seat pass by themselves where it wants that, and never by default."""

from __future__ import annotations

from rondel.core.commands import Command
from rondel.core.interaction import interaction
from rondel.core.view import Viewer
from rondel.games.shapeships.game import game
from tests.games.shapeships.tables import Table, ancient, human, xenite


def switch(table: Table, seat: int, preference: str = "forced", **more: str) -> Table:
    table.match.act(Command(seat, "set_auto_pass", {"preference": preference, **more}))
    return table


def test_nothing_passes_by_itself_by_default() -> None:
    table = Table(human(), xenite(), dice=[1])

    assert not game.stops
    assert table.match.preferences == {}
    assert (table.place, table.match.kernel.actors()) == ("ShipsThatBuild", [0, 1])
    assert [one.kind for one in interaction(table.match, Viewer((0,))).passing] == ["off"]


def test_a_seat_without_builders_is_done_at_once_until_it_switches_that_off() -> None:
    table = switch(Table(human(), xenite("BUG"), dice=[4]), 0)
    assert table.match.kernel.actors() == [1]
    assert table.match.entries[-1].auto

    switch(table, 0, "off").play(0, "unready")
    assert table.match.kernel.actors() == [0, 1]


def test_only_what_cannot_need_input_is_passed() -> None:
    """Builders, ships that can be paid for, strikes and charges are all asked for."""
    table = switch(Table(human("CAR GUA INT"), xenite("XEN"), dice=[4, 1]), 0)
    assert (table.place, 0 in table.match.kernel.actors()) == ("ShipsThatBuild", True)

    table.done()
    assert (table.place, 0 in table.match.kernel.actors()) == ("Drawing", True)

    table.done()
    assert (table.place, table.match.kernel.actors()) == ("FirstStrike", [0])

    table.done().play(0, "charge", source=6, mode="heal").play(1, "pass_priority")
    assert table.s.turn == 2, "the Interceptor is empty, so there was nothing left to declare"


def test_a_plan_that_was_begun_is_never_closed_by_itself() -> None:
    """Whoever has drawn with the last lines may still take it back, so they say themselves that they are ready."""
    table = switch(Table(human(), human(), dice=[3]), 0).done(1)
    assert (table.place, table.match.kernel.actors()) == ("Drawing", [0, 1])

    table.draw(0, "FIG")
    assert table.lines[0] == 0
    assert 0 in table.match.kernel.actors()


def test_nothing_affordable_means_done_with_drawing_too() -> None:
    table = switch(Table(human(), human(), dice=[1]), 0).done(1)

    assert (table.place, table.match.kernel.actors()) == ("Drawing", [1])


def test_a_standing_pass_lasts_until_the_turn_ends() -> None:
    """For the opponent of an Ancient with many powers to cast."""
    table = Table(ancient("4*PLU"), human("INT"), dice=[1, 1]).to("InteractionLoop")
    switch(table, 1, "until", until="turn_end")

    for _ in range(4):
        table.play(0, "cast", power="SLIF")
        assert table.match.kernel.actors() == [0]
    table.play(0, "pass_priority")

    assert table.s.turn == 2
    assert table.match.kernel.actors() == [0, 1]
    assert table.ship(1, "INT").charges == 1
