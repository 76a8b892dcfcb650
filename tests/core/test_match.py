"""A match: commands, versions, refusals, taking back, history, forks and what survives a failure."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from rondel import Flow, Game, Gate, Outcome, PerSeat, Private, Segment, State, Turns, move
from rondel.core.clocks import clock_settings
from rondel.core.commands import Command
from rondel.core.loading import forked, loaded
from rondel.core.match import Match
from rondel.core.policy import UndoPolicy
from rondel.core.seats import HOST, SYSTEM
from rondel.core.settling import ClockRanOut, LastSeat, Resignation
from rondel.core.view import SPECTATOR, Viewer
from rondel.errors import CommandFailed, Rejected
from rondel.games.auction.game import game as auction
from rondel.games.sparks.game import game as sparks
from rondel.games.tictactoe.game import ThreeInARow
from rondel.games.tictactoe.game import game as tictactoe
from rondel.messages import Message


def table(**settings: Any) -> Match:
    return Match(tictactoe, seed="test", **settings)


def refused(match: Match, seat: int, name: str, args: Any = None, **more: Any) -> str:
    """The code of the refusal; checks that nothing has changed."""
    before = (match.digest(), len(match.entries), match.version(SPECTATOR))
    with pytest.raises(Rejected) as caught:
        match.apply(Command(seat, name, args, **more))
    assert (match.digest(), len(match.entries), match.version(SPECTATOR)) == before
    assert caught.value.text
    return caught.value.code


def waited_for(match: Match) -> tuple[int, ...]:
    """Whose consent an undo waits for."""
    return match.request.waits_for if match.request is not None else ()


@pytest.mark.parametrize(
    ("seat", "name", "args", "code"),
    [
        (1, "mark", {"cell": 4}, "not_turn_player"),
        (7, "mark", {"cell": 4}, "unknown_seat"),
        (0, "marx", {"cell": 4}, "unknown_move"),
        (0, "mark", {"cell": "four"}, "bad_arguments"),
        (0, "mark", {"cell": 4, "row": 1}, "bad_arguments"),
        (0, "mark", None, "bad_arguments"),
        (0, "mark", [4], "bad_arguments"),
        (0, "mark", {"cell": 9}, "illegal_move"),
        (0, "answer", {"value": 1}, "not_addressed"),
        (0, "ready", None, "move_not_here"),
        (0, "pass_priority", None, "passing_not_allowed"),
        (0, "undo", None, "nothing_to_undo"),
        (0, "undo", {"to": "yesterday"}, "bad_arguments"),
        (0, "redo", None, "nothing_to_redo"),
        (0, "undo_answer", {"yes": True}, "nothing_to_answer"),
        (0, "resume", None, "not_paused"),
        (0, "end_match", None, "not_host"),
        (0, "bar", None, "no_clock"),
    ],
)
def test_bad_input_gets_a_typed_refusal_and_changes_nothing(seat: int, name: str, args: Any, code: str) -> None:
    assert refused(table(), seat, name, args) == code


def test_an_unknown_move_suggests_the_nearest() -> None:
    with pytest.raises(Rejected, match="did you mean 'mark'"):
        table().play(0, "marc", cell=1)


def test_a_taken_cell_is_refused_with_the_games_reason() -> None:
    match = table()
    match.play(0, "mark", cell=4)

    with pytest.raises(Rejected) as caught:
        match.play(1, "mark", cell=4)

    assert (caught.value.code, caught.value.reason) == ("illegal_move", "not_an_option")


def test_nobody_moves_after_the_end() -> None:
    match = table()
    for seat, cell in ((0, 0), (1, 3), (0, 1), (1, 4), (0, 2)):
        match.play(seat, "mark", cell=cell)

    assert match.over == Outcome.win(0, ThreeInARow())
    assert refused(match, 1, "mark", {"cell": 8}) == "match_over"


def test_a_stale_command_is_answered_not_dropped() -> None:
    match = table()
    match.apply(Command(0, "mark", {"cell": 4}, version=0))

    assert refused(match, 1, "mark", {"cell": 3}, version=0) == "stale_version"
    match.apply(Command(1, "mark", {"cell": 3}, version=1))


def test_the_same_command_id_is_applied_once() -> None:
    match = table()
    first = match.apply(Command(0, "mark", {"cell": 4}, id="a1"))
    again = match.apply(Command(0, "mark", {"cell": 4}, id="a1"))

    assert again.repeated
    assert again.entry == first.entry
    assert len(match.entries) == 1


def test_the_host_may_act_for_a_seat_and_the_log_says_so() -> None:
    match = table()
    match.apply(Command(0, "mark", {"cell": 4}, actor=HOST))

    assert match.entries[0].actor == HOST
    assert refused(match, 1, "mark", {"cell": 3}, actor=0) == "unknown_seat"


def test_undo_takes_my_last_command_back_and_redo_brings_it_again() -> None:
    match = table()
    start = match.digest()
    match.play(0, "mark", cell=4)
    played = match.digest()

    match.play(0, "undo")
    assert match.digest() == start
    match.play(0, "redo")
    assert match.digest() == played
    assert [entry.name for entry in match.entries] == ["mark", "undo", "redo"]


def test_undo_across_another_seats_command_needs_its_consent() -> None:
    match = table()
    match.play(0, "mark", cell=4)
    match.play(1, "mark", cell=0)

    match.play(0, "undo")
    assert waited_for(match) == (1,)
    assert match.kernel.s.cells[4] == 0
    match.play(1, "undo_answer", yes=True)
    assert waited_for(match) == ()
    assert match.kernel.s.cells == [None] * 9


def test_refused_consent_leaves_everything_as_it_is() -> None:
    match = table()
    match.play(0, "mark", cell=4)
    match.play(1, "mark", cell=0)
    match.play(0, "undo")
    match.play(1, "undo_answer", yes=False)

    assert match.request is None
    assert match.kernel.s.cells[0] == 1


def test_with_policy_own_nothing_of_others_can_be_taken_back() -> None:
    match = table(policy=UndoPolicy(mode="own"))
    match.play(0, "mark", cell=4)
    match.play(1, "mark", cell=0)

    assert refused(match, 0, "undo") == "undo_not_allowed"


def test_with_policy_host_only_the_host_takes_back() -> None:
    match = table(policy=UndoPolicy(mode="host"))
    match.play(0, "mark", cell=4)

    assert refused(match, 0, "undo") == "undo_not_allowed"
    match.apply(Command(0, "undo", actor=HOST))
    assert match.kernel.s.cells[4] is None
    assert match.entries[-1].actor == HOST


@pytest.mark.parametrize("level", ["turn", "round", "segment"])
def test_a_whole_turn_round_or_segment_can_be_rolled_back(level: str) -> None:
    match = table(policy=UndoPolicy(mode="free"))
    digests = [match.digest()]
    for seat, cell in ((0, 0), (1, 3), (0, 1)):
        match.play(seat, "mark", cell=cell)
        digests.append(match.digest())

    match.apply(Command(0, "undo", {"to": level}))

    assert match.digest() == digests[{"turn": 2, "round": 2, "segment": 0}[level]]


def test_undo_is_refused_when_chance_was_drawn_since() -> None:
    match = Match(sparks, seed="3", policy=UndoPolicy(mode="own"))
    first = match.kernel.actors()[0]
    match.play(first, "pass_priority")
    match.play(match.kernel.actors()[0], "pass_priority")
    seat = match.entries[-1].seat

    assert refused(match, seat, "undo") in ("undo_barrier", "undo_not_allowed")


def test_a_pause_survives_a_rollback() -> None:
    match = table(policy=UndoPolicy(mode="free"))
    match.play(0, "mark", cell=4)
    match.apply(Command(HOST, "pause", {"reason": "supper"}))

    assert refused(match, 1, "mark", {"cell": 3}) == "match_paused"
    match.apply(Command(HOST, "undo", {"to": "segment"}))
    assert match.paused == "supper"
    match.apply(Command(HOST, "resume"))
    match.play(0, "mark", cell=8)


def test_history_shows_every_entry_as_it_was() -> None:
    match = table(policy=UndoPolicy(mode="free"))
    boards = [list(match.kernel.s.cells)]
    for seat, cell in ((0, 0), (1, 3), (0, 1)):
        match.play(seat, "mark", cell=cell)
        boards.append(list(match.kernel.s.cells))
    match.play(0, "undo")
    match.play(0, "mark", cell=8)

    assert [match.at(v).s.cells for v in range(4)] == boards
    assert match.at(4).s.cells == boards[2]
    assert match.at(5).s.cells[8] == 0


@pytest.mark.parametrize(
    ("why", "reason"),
    [("conceded", Resignation()), ("resigned", Resignation()), ("time", ClockRanOut()), ("kicked", LastSeat())],
)
def test_a_seat_that_leaves_loses_a_duel(why: str, reason: Message) -> None:
    match = table()
    match.play(0, "leave", why=why)

    assert match.over == Outcome.win([1], reason)
    assert loaded(match.game, match.header, match.entries).over == match.over


def test_who_left_earlier_is_not_why_the_match_ends_later() -> None:
    match = Match(sparks, 3, seed="1")
    match.play(0, "leave", why="resigned")
    assert match.over is None
    match.play(1, "leave", why="kicked")

    assert match.over == Outcome.win([2], LastSeat())


def test_a_rule_that_raises_leaves_the_match_as_it_was_and_reports() -> None:
    match = Match(fragile, seed="1")
    match.play(0, "touch", amount=2)
    before = match.digest()

    with pytest.raises(CommandFailed) as caught:
        match.play(1, "touch", amount=13)

    assert match.digest() == before
    assert b"ZeroDivisionError" in caught.value.report
    match.play(1, "touch", amount=3)
    assert match.kernel.s.touched == 5


def test_a_refusal_half_way_through_a_move_changes_nothing() -> None:
    match = Match(fragile, seed="1")

    assert refused(match, 0, "touch", {"amount": 7}) == "illegal_move"


def test_sealed_bids_stay_sealed_until_all_are_in() -> None:
    match = Match(auction, 3, seed="1")
    match.answer(1, 7)

    assert match.version(Viewer((0,))) == 0
    assert match.version(Viewer((1,))) == 1
    assert match.log(Viewer((0,))) == []
    assert match.log(Viewer((1,)))[0][0].args == {"value": 7}
    match.answer(0, 3)
    match.answer(2, 0)
    assert match.version(Viewer((0,))) == 3
    assert match.log(SPECTATOR)[0][0].args == {"value": 7}


def test_commitments_never_go_stale_and_can_be_revised_and_withdrawn() -> None:
    match = Match(auction, 2, seed="1")
    match.apply(Command(0, "commit", {"value": 3}, version=0))
    match.apply(Command(0, "commit", {"value": 5}, version=0))
    match.apply(Command(0, "retract", version=0))

    assert refused(match, 0, "retract") == "nothing_committed"
    match.apply(Command(1, "commit", {"value": 1}, version=0))
    assert match.kernel.actors() == [0]


def test_my_part_of_an_open_gate_can_be_taken_back_alone() -> None:
    match = Match(auction, 3, seed="1", policy=UndoPolicy(mode="own"))
    match.answer(0, 3)
    match.answer(1, 4)
    match.play(0, "undo")

    assert match.kernel.actors() == [0, 2]


def test_a_fork_deals_out_again_what_the_forking_seat_could_not_know() -> None:
    match = Match(sparks, 2, seed="5")
    hands = set()
    for number in range(20):
        fork = forked(match, 0, 0, Random(number), seed=str(number))
        assert fork.kernel.s.throwers[0].hand == match.kernel.s.throwers[0].hand
        hands.add(tuple(fork.kernel.s.throwers[1].hand))

    assert len(hands) > 1


def test_clocks_run_with_the_entries_and_turn_back_with_an_undo() -> None:
    match = table(clock=clock_settings("blitz"))
    match.apply(Command(0, "mark", {"cell": 4}, at=10_000))
    match.apply(Command(1, "mark", {"cell": 3}, at=15_000))
    assert match.timer is not None
    spent = match.timer.state.course.seats

    match.apply(Command(1, "undo", at=20_000))
    again = loaded(tictactoe, match.header, match.entries)
    assert again.timer is not None
    assert again.timer.state == match.timer.state
    assert spent != match.timer.state.course.seats


def test_loading_the_entries_gives_the_same_match() -> None:
    rng = Random(4)
    match = table(policy=UndoPolicy(mode="free"))
    while match.over is None:
        seat = match.kernel.actors()[0]
        match.play(seat, "mark", cell=rng.choice(list(tictactoe.moves_by_name["mark"].values(match.kernel.s, seat))))
        if rng.random() < 0.3:
            match.play(seat, "undo")
    again = loaded(tictactoe, match.header, match.entries)

    assert again.digest() == match.digest()
    assert again.marks == match.marks
    assert again.over == match.over


class Touched(State):
    touched: int
    sides: PerSeat[int]
    secrets: PerSeat[Private[int]]


@move
def touch(g: Any, seat: int, amount: int) -> None:
    g.s.touched += amount
    if amount == 7:
        raise Rejected.illegal("unlucky")
    if amount == 13:
        g.s.touched //= 0


@touch.check
def any_amount(s: Touched, seat: int, amount: int) -> None:
    return None


@touch.options
def amounts(s: Touched, seat: int) -> list[int]:
    return [1, 2, 3]


fragile = Game(
    "fragile",
    version="1",
    seats=2,
    state=Touched,
    setup=lambda g: Touched(0, [0, 0], [1, 2]),
    flow=Flow(Segment("play", Turns(moves=[touch], each=1))),
    outcome=lambda s: Outcome.draw("enough") if s.touched > 50 else None,
)

__all__ = ["SYSTEM", "Gate"]
