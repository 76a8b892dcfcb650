"""Automatic passing at a real table, grade by grade. Rules, section A.5.4."""

from __future__ import annotations

import pytest
from msgspec import structs

from rondel import Rejected
from rondel.core.autopass import FOR_BOTS, Preference, for_people, should_pass
from rondel.core.commands import Command
from rondel.core.policy import UndoPolicy
from rondel.games.emberlode.game import game
from tests.core.parts.tables import A, B
from tests.games.emberlode.tables import Table, seat_at

QUIET = for_people(game)


def wants(table: Table, seat: int, preference: str, stops: tuple[str, ...] = (), until: str = "") -> None:
    args = {"preference": preference, "stops": list(stops), "until": until}
    table.match.act(Command(seat, "set_auto_pass", args))


def armed() -> Table:
    """B could respond at any time."""
    table = Table()
    table.wells(B, 2)
    table.hand(B, "flare")
    return table


def test_people_are_asked_in_their_own_main_phases_and_at_blocks() -> None:
    """What a person wants who has said nothing."""
    assert Preference("quiet", ("mine:main1", "mine:main2", "combat/declare_blockers")) == QUIET


def test_off_asks_everywhere() -> None:
    """Even where only passing is possible."""
    table = Table()
    table.pass_(A)

    assert not should_pass(table.kernel, B, Preference("off"))


def test_forced_passes_where_nothing_else_can_be_done() -> None:
    """What bots want; with a card to cast they are asked."""
    table = Table()
    table.pass_(A)
    assert should_pass(table.kernel, B, FOR_BOTS)

    table = armed()
    table.pass_(A)
    assert not should_pass(table.kernel, B, FOR_BOTS)


def test_quiet_passes_in_the_turns_of_others_although_something_could_be_done() -> None:
    """The own main phase is never skipped, not even if nothing can be played there."""
    table = armed()
    table.pass_(A)
    assert should_pass(table.kernel, B, QUIET)

    table = Table()
    table.hand(A, "well")
    assert not should_pass(table.kernel, A, QUIET)
    assert not should_pass(Table().kernel, A, QUIET)


def test_quiet_stops_for_a_spell_an_attack_and_at_blocks() -> None:
    """Whatever concerns the seat."""
    table = armed()
    table.wells(A, 1)
    (flick,) = table.hand(A, "flare")
    table.do(A, "cast", card=flick, targets=seat_at(B))
    table.pass_(A)
    assert not should_pass(table.kernel, B, QUIET)

    table = armed()
    hound = table.field(A, "hound")
    table.to("play/combat/begin").pass_(A, B)
    table.answer(A, [(hound, B)])
    table.pass_(A)
    assert not should_pass(table.kernel, B, QUIET)


def test_quiet_does_not_stop_for_ones_own_spell() -> None:
    """It resolves as soon as the others let it."""
    table = Table()
    table.wells(A, 2)
    first, _ = table.hand(A, "flare", "flare")
    table.do(A, "cast", card=first, targets=seat_at(B))

    assert should_pass(table.kernel, A, Preference("quiet"))


def test_stops_can_be_for_ones_own_turns_or_those_of_others() -> None:
    """The same step, twice."""
    table = armed()
    table.to("play/ending/end").pass_(A)

    assert not should_pass(table.kernel, B, Preference("quiet", ("theirs:ending/end",)))
    assert should_pass(table.kernel, B, Preference("quiet", ("mine:ending/end",)))


def test_a_quiet_table_runs_from_main_phase_to_main_phase() -> None:
    """Every automatic pass is an ordinary entry that is marked."""
    table = Table()
    table.hand(A, "well")
    table.hand(B, "well")
    for seat in (A, B):
        wants(table, seat, "quiet", QUIET.stops)
    table.do(A, "pass_turn")

    assert (table.s.active, table.at, table.holder) == (B, "play/main1", B)
    passes = [entry for entry in table.match.entries if entry.name == "pass_priority"]
    assert passes[-1].auto


def test_until_passes_to_a_point_and_is_used_up_by_an_interruption() -> None:
    """My turn, the end of the turn, or a place."""
    table = armed()
    table.wells(A, 1)
    (flick,) = table.hand(A, "flare")
    wants(table, B, "until", until="my_turn")
    table.pass_(A)
    assert (table.at, table.holder) == ("play/combat/begin", A)
    table.do(A, "cast", card=flick, targets=seat_at(B))
    table.pass_(A)

    assert table.holder == B
    assert table.match.preferences[B] == Preference("off", ("mine:main1", "mine:main2"))


def test_blocks_are_never_skipped() -> None:
    """Questions are not passes."""
    table = armed()
    hound, _ = table.field(A, "hound"), table.field(B, "sentry")
    wants(table, B, "until", until="turn_end")
    table.to("play/combat/begin").pass_(A)
    table.answer(A, [(hound, B)])
    while table.kernel.live is None:
        table.pass_(table.holder)

    assert table.asked == (B, "declare_blockers")


def test_ones_own_main_phases_are_never_skipped() -> None:
    """Not even by somebody who takes every stop away, or has everything passed until the end of the turn."""
    for preference, until in (("quiet", ""), ("forced", ""), ("until", "turn_end"), ("until", "my_turn")):
        table = Table()
        table.hand(B, "well")
        wants(table, B, preference, (), until)
        table.do(A, "pass_turn")
        table.to("play/main1")

        assert (table.s.active, table.at, table.holder) == (B, "play/main1", B)


def test_taking_back_resets_every_grade_and_all_stops() -> None:
    """And the moment that was wanted back is not passed again at once."""
    table = Table()
    table.match.policy = UndoPolicy("free")
    table.match.usual = dict.fromkeys((A, B), QUIET)
    wants(table, A, "forced", ("theirs:upkeep",))
    wants(table, B, "until", until="my_turn")
    table.hand(A, "well")
    table.do(A, "pass_turn")
    table.match.apply(Command(A, "undo"))

    assert (table.at, table.holder) == ("play/main1", A)
    kept = {seat: structs.replace(wish, held=-1) for seat, wish in table.match.preferences.items()}
    assert kept == {A: QUIET, B: QUIET}


def test_unknown_stops_are_refused() -> None:
    """With the place that is meant."""
    table = Table()
    for stop in ("combat/tea", "ours:main1"):
        with pytest.raises(Rejected) as why:
            wants(table, A, "quiet", (stop,))
        assert why.value.code == "unknown_node"


def test_a_main_phase_with_nothing_to_do_is_passed_once_one_has_said_so() -> None:
    """A well to play is something to do; with `off` nothing is ever passed."""
    idle = structs.replace(QUIET, idle=True)
    table = Table()
    assert should_pass(table.kernel, A, idle)
    assert should_pass(table.kernel, A, Preference("forced", idle=True))
    assert not should_pass(table.kernel, A, Preference("off", idle=True))

    table.hand(A, "well")
    assert not should_pass(table.kernel, A, idle)


def test_the_wish_to_skip_idle_turns_outlasts_other_wishes() -> None:
    """It is set once, and neither a grade nor an `until` takes it back."""
    table = Table()
    table.hand(A, "well")
    table.match.act(Command(A, "set_auto_pass", {"preference": "quiet", "idle": True}))
    wants(table, A, "until", until="my_turn")
    assert table.match.preferences[A].lasting.idle
    wants(table, A, "quiet")
    assert table.match.preferences[A].idle
