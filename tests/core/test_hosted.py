"""What games that a host leads ask of the engine: corrections in a pause, counters, sealed beginnings, names."""

from __future__ import annotations

from random import Random
from typing import Annotated, Any

import pytest

from rondel import (
    HOST,
    Fact,
    Flow,
    Game,
    Host,
    Match,
    Number,
    Outcome,
    PerSeat,
    Seat,
    Secret,
    Segment,
    State,
    Viewer,
    interaction,
    move,
)
from rondel.core.decisions import Decision
from rondel.core.history import Timeline
from rondel.core.loading import loaded
from rondel.core.picking import random_decision
from rondel.core.policy import UndoPolicy
from rondel.errors import Rejected


class Side(State):
    votes: int = 0
    note: Annotated[int, Secret("owner", opens=False)] = 0


class Voted(Fact):
    seat: Seat
    count: int


class Table(State):
    sides: PerSeat[Side]
    limit: int = 10
    open: bool = False
    over: bool = False


def everybody(s: Table) -> list[int]:
    return [HOST, *range(len(s.sides))]


@move(by=everybody, merges=("player",), inputs={"player": Number(0, 1), "count": Number(0, 9)})
def vote(g: Any, seat: int, player: int, count: int) -> None:
    """Turn a counter."""
    g.s.sides[player].votes = count
    g.emit(Voted(player, count))


@move(by="host", anytime=True, sticky=True, inputs={"limit": Number(1, 20)})
def agree(g: Any, seat: int, limit: int) -> None:
    """Agree on something that outlasts an undo."""
    g.s.limit = limit


@move(by="host")
def start(g: Any, seat: int) -> None:
    """Open the second half."""
    g.s.open = True


@move(by="host", sticky=True)
def mark(g: Any, seat: int) -> None:
    """Possible in the second half only."""


@move(by="host", seals=True)
def seal(g: Any, seat: int) -> None:
    """No way back behind this."""


@move(by=lambda s: range(len(s.sides)), sticky=True, inputs={"value": Number(0, 9)})
def note(g: Any, seat: int, value: Annotated[int, Secret("owner", opens=False)]) -> None:
    """Note something for yourself."""
    g.s.sides[seat].note = value


def ended(s: Table) -> Any:
    return Outcome.draw("ended") if s.over else None


@move(by="host")
def finish(g: Any, seat: int) -> None:
    """The end."""
    g.s.over = True


game = Game(
    "hosted",
    version="1",
    seats=2,
    state=Table,
    setup=lambda g: Table(sides=[Side() for _ in g.seats]),
    flow=Flow(
        Segment(
            "evening",
            Host("first", moves=[start, seal], until="start"),
            Host("second", moves=[mark, finish], until="finish"),
            moves=[vote, note],
        ),
        moves=[agree],
    ),
    outcome=ended,
    seat_name=lambda s, seat: f"side {'ab'[seat]}",
    entry_label=lambda s, entry, events: f"{events[0].params['count']} votes" if events else "",
    events=[Voted],
)


def table() -> Match:
    return Match(game, 2, seed="hosted", policy=UndoPolicy(mode="own"))


def test_in_a_pause_the_host_may_correct_and_nobody_else_may_do_anything() -> None:
    match = table()
    match.play(HOST, "pause")
    with pytest.raises(Rejected, match="match_paused"):
        match.play(0, "vote", player=0, count=1)
    with pytest.raises(Rejected, match="match_paused"):
        match.play(HOST, "start")
    match.play(HOST, "agree", limit=12)
    assert match.kernel.s.limit == 12
    assert [offer.name for offer in interaction(match, Viewer((0,), host=True)).offers] == ["agree"]


def test_the_turns_of_one_counter_are_taken_back_together() -> None:
    match = table()
    for player, count in ((0, 1), (0, 2), (1, 5), (0, 3), (0, 4)):
        match.play(HOST, "vote", player=player, count=count)
    match.play(HOST, "undo")
    assert [side.votes for side in match.kernel.s.sides] == [2, 5]
    match.play(HOST, "undo")
    match.play(HOST, "undo")
    assert [side.votes for side in match.kernel.s.sides] == [0, 0]


def test_counters_turned_by_different_people_are_not_one() -> None:
    match = table()
    match.play(0, "vote", player=0, count=1)
    match.play(HOST, "vote", player=0, count=2)
    match.play(HOST, "undo")
    assert match.kernel.s.sides[0].votes == 1


def test_nothing_before_a_seal_can_be_taken_back() -> None:
    match = table()
    match.play(HOST, "vote", player=0, count=1)
    match.play(HOST, "seal")
    with pytest.raises(Rejected, match="nothing_to_undo"):
        match.play(HOST, "undo")
    match.play(HOST, "vote", player=0, count=2)
    match.play(HOST, "undo", to="segment")
    assert match.kernel.s.sides[0].votes == 1


def test_a_sticky_entry_that_no_longer_applies_goes_alone() -> None:
    match = table()
    match.play(HOST, "start")
    match.play(HOST, "agree", limit=15)
    match.play(HOST, "mark")
    match.play(HOST, "undo")
    assert match.kernel.node.address == "evening/first"
    assert match.kernel.s.limit == 15
    assert [entry.name for entry in match.line.entries] == ["agree"]


def test_what_the_host_did_since_is_not_a_seats_to_take_back() -> None:
    match = table()
    match.play(0, "vote", player=0, count=1)
    match.play(HOST, "vote", player=1, count=1)
    with pytest.raises(Rejected, match="undo_not_allowed"):
        match.play(0, "undo")


def test_the_game_names_its_seats_and_what_an_undo_takes_back() -> None:
    match = table()
    match.play(HOST, "vote", player=0, count=7)
    assert match.name_of(1) == "side b"
    assert match.undo_plan(HOST).label == "7 votes"
    match.play(HOST, "start")
    assert str(match.undo_plan(HOST).label) == "Start"


def test_an_argument_that_never_opens_stays_closed_after_the_end() -> None:
    match = table()
    match.play(0, "note", value=7)
    match.play(HOST, "start")
    match.play(HOST, "finish")
    assert match.over is not None
    entry, *_ = match.log(Viewer((1,)))[0]
    assert entry.args == {"value": {"hidden": 1}}
    assert match.log(Viewer((0,)))[0][0].args == {"value": 7}


@move(by="host", inputs={"count": Number(0, 9)})
def never(g: Any, seat: int, count: int) -> None:
    """Offered, but nothing fits."""


@never.check
def _nothing_fits(s: Table, seat: int, count: int) -> str:
    return "not_this"


def test_random_play_passes_over_what_nothing_fits_into() -> None:
    odd = Game(
        "odd",
        version="1",
        seats=2,
        state=Table,
        setup=lambda g: Table(sides=[Side() for _ in g.seats]),
        flow=Flow(Segment("evening", Host("first", moves=[never, start], until="start"))),
    )
    for seed in range(20):
        assert random_decision(Match(odd, 2, seed="odd").kernel, HOST, Random(seed)) == Decision(HOST, "start")


def test_many_sticky_entries_that_no_longer_apply_do_not_make_an_undo_slower(monkeypatch: pytest.MonkeyPatch) -> None:
    match = table()
    match.play(HOST, "start")
    match.play(HOST, "agree", limit=15)
    for _ in range(20):
        match.play(HOST, "mark")
    match.play(HOST, "agree", limit=16)
    replays, replay = [0], Timeline.replay

    def counted(line: Timeline, entries: Any, *, traced: bool = False) -> Any:
        replays[0] += 1
        return replay(line, entries, traced=traced)

    monkeypatch.setattr(Timeline, "replay", counted)
    match.play(HOST, "undo")
    assert replays[0] <= 2  # what came to light by then, and the position itself
    assert [entry.name for entry in match.line.entries] == ["agree", "agree"]
    assert match.kernel.s.limit == 16
    assert match.digest() == loaded(match.game, match.header, match.entries).digest()


def test_the_host_is_told_of_the_newest_entry_and_not_of_a_seats_own() -> None:
    match = table()
    match.play(0, "vote", player=0, count=1)
    match.play(1, "vote", player=1, count=5)
    match.play(0, "note", value=3)
    undo = interaction(match, Viewer((0, 1), host=True)).undo
    assert undo is not None
    assert undo.label == "5 votes"
