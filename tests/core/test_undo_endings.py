"""Going back behind what the table did: departures, lost time, agreed draws, the host's end."""

from typing import Any

import pytest

from rondel import registry
from rondel.core.clocks import ClockSettings, clock_settings, due
from rondel.core.commands import Command
from rondel.core.file import dump, load
from rondel.core.match import Match
from rondel.core.policy import UndoPolicy
from rondel.core.seats import HOST, SYSTEM
from rondel.errors import Rejected

FORFEIT = ClockSettings(kind="fischer", bank_ms=10_000, increment_ms=1_000, penalty="forfeit", undo="restart")
BUDGET = ClockSettings(kind="per-move", budget_ms=10_000, penalty="forfeit")


def played(game: str = "tictactoe", seats: int = 2, **more: Any) -> Match:
    """Each of the first two seats has acted once."""
    match = Match(registry.game(game), seats, seed="1", **more)
    match.apply(Command(0, "mark", {"cell": 0}, at=1_000))
    match.apply(Command(1, "mark", {"cell": 4}, at=2_000))
    return match


def out_of_time(match: Match, seat: int, at: int) -> None:
    match.apply(Command(seat, "timeout", {"penalty": "forfeit"}, SYSTEM, at=at))
    match.apply(Command(seat, "leave", {"why": "time"}, SYSTEM, at=at))


def concede(match: Match) -> None:
    match.act(Command(0, "concede", at=3_000))


def agree_on_a_draw(match: Match) -> None:
    match.apply(Command(SYSTEM, "agree_draw", at=3_000))


def end(match: Match) -> None:
    match.apply(Command(HOST, "end_match", {"reason": "late"}, at=3_000))


def lose_on_time(match: Match) -> None:
    out_of_time(match, 0, 30_000)


ENDINGS = [concede, agree_on_a_draw, end, lose_on_time]


@pytest.mark.parametrize("ending", ENDINGS)
@pytest.mark.parametrize("seat", [0, 1])
def test_nobody_alone_goes_back_behind_the_end(ending: Any, seat: int) -> None:
    match = played(clock=FORFEIT)
    ending(match)

    match.apply(Command(seat, "undo", at=40_000))
    assert match.over is not None
    assert match.request is not None
    assert match.request.waits_for == (1 - seat,)
    match.apply(Command(1 - seat, "undo_answer", {"yes": True}, at=41_000))
    assert match.kernel.over is None
    assert match.kernel.pos.left == ()
    assert load(dump(match), match.game).digest() == match.digest()


@pytest.mark.parametrize("ending", ENDINGS)
@pytest.mark.parametrize("mode", ["own", "latest"])
def test_where_only_ones_own_is_taken_back_the_end_stands(ending: Any, mode: Any) -> None:
    match = played(clock=FORFEIT, policy=UndoPolicy(mode))
    ending(match)

    for seat in (0, 1):
        with pytest.raises(Rejected, match="undo_not_allowed"):
            match.apply(Command(seat, "undo", at=40_000))
    match.apply(Command(HOST, "undo", at=41_000))
    assert match.over is None
    assert match.kernel.s.cells.count(None) == 7


@pytest.mark.parametrize("clock", [FORFEIT, BUDGET])
@pytest.mark.parametrize("undo", ["resume", "restart"])
def test_a_clock_that_fell_can_fall_again_after_the_host_took_it_back(clock: ClockSettings, undo: Any) -> None:
    match = played(clock=clock_settings({**_plain(clock), "undo": undo}))
    assert match.timer is not None
    out_of_time(match, 0, 30_000)
    match.apply(Command(HOST, "undo", at=40_000))

    assert match.over is None
    assert due(match.timer.state, 40_000) == []
    (again,) = due(match.timer.state, 40_000 + 10 * 60_000)
    assert (again.seat, again.penalty) == (0, "forfeit")
    loaded = load(dump(match), match.game)
    assert loaded.timer is not None
    assert loaded.timer.state == match.timer.state


def test_a_clock_that_fell_can_fall_again_where_all_agreed() -> None:
    """Behind the last command of the seat that lost: it has the time it had then."""
    match = played(clock=clock_settings({**_plain(FORFEIT), "undo": "resume"}))
    out_of_time(match, 0, 30_000)
    match.apply(Command(0, "undo", at=40_000))
    match.apply(Command(1, "undo_answer", {"yes": True}, at=50_000))

    assert match.timer is not None
    assert [one.seat for one in due(match.timer.state, 60_000)] == [0]
    assert due(match.timer.state, 58_000) == []


def test_who_was_put_out_elsewhere_stays_out() -> None:
    """An undo that leaves a timeout alone does not wake its clock up; one who came back is in."""
    match = Match(registry.game("auction"), 3, seed="1", clock=FORFEIT)
    assert match.timer is not None
    match.apply(Command(0, "commit", {"value": 1}, at=1_000))
    match.apply(Command(1, "timeout", {"penalty": "bot"}, SYSTEM, at=30_000))
    match.apply(Command(0, "undo", at=31_000))
    assert match.timer.state.course.seats[1].out

    match.apply(Command(0, "commit", {"value": 1}, at=32_000))
    match.apply(Command(1, "return", at=33_000))
    match.apply(Command(0, "undo", at=34_000))
    assert not match.timer.state.course.seats[1].out


def test_a_default_move_is_nobodys_own() -> None:
    """Whoever was too slow may not think again for free; the host takes back the move and the timeout together."""
    clock = ClockSettings(kind="per-move", budget_ms=10_000, penalty="default")
    match = played(clock=clock)
    match.apply(Command(0, "timeout", {"penalty": "default"}, SYSTEM, at=30_000))
    match.apply(Command(0, "mark", {"cell": 1}, SYSTEM, at=30_000))

    assert match.undo_plan(0).removes == (1, 2, 3, 4)
    assert match.undo_plan(0).affected == (1,)
    assert match.undo_plan(HOST).removes == (3, 4)


def test_behind_a_departure_the_seat_that_left_is_asked() -> None:
    match = Match(registry.game("auction"), 3, seed="1", options={"lots": 2})
    for seat in range(3):
        match.answer(seat, 1 + seat)
    match.act(Command(2, "concede"))
    assert match.over is None

    match.play(0, "undo")
    assert match.request is not None
    assert match.request.waits_for == (1, 2)


def test_who_had_left_before_is_not_asked() -> None:
    match = Match(registry.game("auction"), 3, seed="1", options={"lots": 2})
    match.act(Command(2, "concede"))
    match.answer(0, 1)
    match.answer(1, 2)

    match.play(0, "undo")
    assert match.request is not None
    assert match.request.waits_for == (1,)


def _plain(clock: ClockSettings) -> dict[str, Any]:
    return {name: getattr(clock, name) for name in clock.__struct_fields__}
