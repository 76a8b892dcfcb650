"""The clock: worked example 45, on a match."""

import pytest

from rondel.core.clocks import due, reading
from rondel.core.commands import Command
from rondel.core.file import dump, load
from rondel.core.match import Match
from rondel.core.seats import SYSTEM
from rondel.core.simulation import clone
from rondel.errors import BadOptions, Rejected
from rondel.games.imperial.game import game
from rondel.games.imperial.scoring import scores
from rondel.games.imperial.table import timer
from tests.games.imperial.tables import A, B, C, Table, table

TWO = {"austria": {A: [5]}, "italy": {B: [5]}}


def timed(**more: object) -> Table:
    return table(TWO, clock=timer(120, 10), forces={"austria": {"armies": ["trieste"]}}, **more)  # type: ignore[arg-type]


def at_time(at: Table, seconds: int, seat: int, name: str, /, **args: object) -> None:
    at.match.apply(Command(seat, name, args or None, at=1000 * seconds))


def banked(at: Table, seat: int, seconds: int) -> float:
    assert at.match.timer is not None
    left = reading(at.match.timer.state, 1000 * seconds).seats[seat].left_ms
    assert left is not None
    return left / 1000


def fined(at: Table, seat: int, seconds: int) -> None:
    command = Command(seat, "timeout", {"penalty": "point"}, actor=SYSTEM, at=1000 * seconds)
    at.match.apply(command)


@pytest.mark.parametrize(("elapsed", "bank"), [(45, 85), (5, 120), (131, 60), (130, 0)])
def test_a_turn_is_charged_when_it_ends(elapsed: int, bank: int) -> None:
    """Example 45."""
    at = timed()
    at_time(at, elapsed, A, "propose", slot="Taxation")

    assert banked(at, A, elapsed) == bank


def test_a_late_turn_costs_a_point() -> None:
    """Example 45: the point is taken by the game, the bank is reset by the clock."""
    at = timed()
    fined(at, A, 131)
    before = scores(at.s)
    at_time(at, 140, A, "propose", slot="Taxation")

    assert at.s.players[A].modifier == -1
    assert scores(at.s) == before
    assert banked(at, A, 140) == 60


def test_a_whole_maneuver_is_one_turn() -> None:
    """D43: steps are not charged one by one."""
    at = timed()
    at_time(at, 20, A, "propose", slot="L-Maneuver")
    at_time(at, 50, A, "move_unit", to="vienna", action="")

    assert banked(at, A, 50) == 80


def test_a_pause_stops_the_clock() -> None:
    """Section 13."""
    at = timed()
    at_time(at, 10, B, "pause", reason="tea")
    at_time(at, 500, B, "resume")
    at_time(at, 510, A, "propose", slot="Taxation")

    assert banked(at, A, 510) == 110
    with pytest.raises(Rejected, match="not_paused"):
        at_time(at, 520, B, "resume")


def test_a_move_during_a_pause_ends_it_and_counts_the_time_up_to_it() -> None:
    """Section 13."""
    at = timed()
    at_time(at, 30, B, "pause", reason="tea")
    with pytest.raises(Rejected, match="not_priority_player"):
        at_time(at, 400, B, "propose", slot="Taxation")
    assert at.match.paused == "tea"
    applied = at.match.apply(Command(A, "propose", {"slot": "Taxation"}, at=500_000))

    assert applied.entry.name == "propose"
    assert (at.match.paused, banked(at, A, 500)) == ("", 100)
    assert [record.entry.name for record in applied.records[:2]] == ["resume", "propose"]
    assert load(dump(at.match), game).digest() == at.match.digest()


def test_used_time_stays_used_after_an_undo() -> None:
    """D56."""
    at = timed()
    at_time(at, 45, A, "propose", slot="Taxation")
    at_time(at, 60, A, "undo")

    assert banked(at, A, 60) == 85


def test_a_point_lost_during_a_peace_question_is_kept() -> None:
    """A penalty that falls while a script waits survives cloning, rebuilding and undo."""
    at = timed()
    at_time(at, 10, A, "propose", slot="L-Maneuver")
    at_time(at, 20, A, "move_unit", to="venice", action="peace")
    fined(at, B, 200)

    assert clone(at.match.kernel).s.players[B].modifier == -1
    assert at.match.line.kernel().s.players[B].modifier == -1
    at_time(at, 210, B, "answer", value=True)
    assert at.s.players[B].modifier == -1


def test_settings_out_of_range_are_refused() -> None:
    """Section 3, option `timer`."""
    for bank, increment in ((0, 0), (604_801, 0), (60, 86_401)):
        with pytest.raises(BadOptions):
            timer(bank, increment)


def test_two_countries_in_a_row_are_two_decisions() -> None:
    """D43: one charge and one increment each. 120 - 70 + 10 = 60, 60 - 65 + 10 = 5, and no penalty."""
    at = table({"austria": {A: [5]}, "italy": {A: [5]}, "france": {B: [5]}}, clock=timer(120, 10))
    at_time(at, 70, A, "propose", slot="Taxation")
    assert at.active == [A]
    assert banked(at, A, 70) == 60
    at_time(at, 135, A, "propose", slot="Taxation")

    assert at.active == [B]
    assert banked(at, A, 135) == 5
    assert at.match.timer is not None
    assert not due(at.match.timer.state, 135_000)


def test_a_bid_for_the_next_country_is_another_decision() -> None:
    """The last bidder is asked again at once."""
    at = Table(Match(game, 3, seed="1", clock=timer(120, 10)))
    for seat in (A, B, C):
        at_time(at, 30 + seat, seat, "bid", amount_cents=0)
    at_time(at, 60, C, "bid", amount_cents=0)

    assert banked(at, C, 60) == 120 - 32 + 10 - 28 + 10


def test_a_vote_decided_without_a_seat_ends_its_decision() -> None:
    """Section 13: those who had not voted are charged up to that moment; what they decide next is charged anew."""
    at = table({"austria": {A: [5], B: [4], C: [2]}, "italy": {C: [5]}}, clock=timer(120, 0))
    at_time(at, 1, A, "propose", slot="Taxation")
    at_time(at, 2, B, "propose", slot="L-Produce")
    at_time(at, 12, A, "vote", choice=1)
    at_time(at, 22, B, "vote", choice=1)
    assert at.match.timer is not None

    assert at.active == [C]
    assert at.match.timer.state.course.seats[C].turns == 2
    assert banked(at, C, 32) == 120 - 20 - 10


def test_import_steps_are_one_decision() -> None:
    """Putting an import together is charged once, from the choice of the slot on."""
    at = timed()
    at_time(at, 20, A, "propose", slot="Import")
    at_time(at, 40, A, "import_unit", type="army", at="vienna")
    at_time(at, 50, A, "import_done")

    assert banked(at, A, 50) == 80


def test_a_point_lost_stays_lost_after_an_undo() -> None:
    """Time penalties stay as they are, and are no submission that would keep the latest one from being taken back."""
    at = timed()
    at_time(at, 10, A, "propose", slot="Taxation")
    fined(at, B, 200)
    with pytest.raises(Rejected, match="nothing_to_undo"):
        at_time(at, 205, B, "undo")
    at_time(at, 210, A, "undo")

    assert at.active == [A]
    assert at.s.players[B].modifier == -1
    assert load(dump(at.match), game).digest() == at.match.digest()
