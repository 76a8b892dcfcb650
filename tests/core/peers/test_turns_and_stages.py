"""What a peer calls turn orders, stages, move limits and hooks."""

from __future__ import annotations

from typing import Any

import pytest

from rondel import (
    Command,
    Fact,
    Flow,
    Game,
    Gate,
    Handle,
    Match,
    Message,
    Outcome,
    PerSeat,
    Phase,
    Place,
    Rejected,
    Rounds,
    Seat,
    Segment,
    State,
    Step,
    Turns,
    UndoPolicy,
    Verdict,
    Viewer,
    custom,
    from_seat,
    move,
)
from rondel.errors import CommandFailed, DefinitionError


class Side(State):
    points: int = 0


class Table(State):
    sides: PerSeat[Side]
    told: list[str] = []
    """What ran, in order."""
    over: bool = False


class AllGone(Message): ...


class NotTwiceTheSame(Message): ...


@move
def score(g: Handle[Table], seat: int) -> None:
    """Take a point."""
    g.s.sides[seat].points += 1
    g.s.told.append(f"score {seat} in turn {g.turn} of round {g.round} at {g.at}")


@move(counts=False)
def look(g: Handle[Table], seat: int) -> None:
    """Look round, as often as one likes."""


@move
def stop(g: Handle[Table], seat: int) -> None:
    """Be done."""


@move
def finish(g: Handle[Table], seat: int) -> None:
    """End the match."""
    g.s.over = True


def end(s: Table) -> Outcome | None:
    return Outcome.draw(AllGone()) if s.over else None


def table(*nodes: Any, seats: int = 3, **rules: Any) -> Match:
    policy = rules.pop("policy", None)
    flow = Flow(*nodes, moves=rules.pop("moves", ()))
    game = Game(
        "toy",
        seats=seats,
        state=Table,
        setup=lambda g: Table([Side() for _ in g.seats]),
        flow=flow,
        **{"outcome": end, **rules},
    )
    return Match(game, seed="1", policy=policy)


def notes(match: Match) -> list[str]:
    told: list[str] = match.kernel.s.told
    return told


# -- where one is ------------------------------------------------------------------------------------------------------


def test_rules_read_turn_round_and_node() -> None:
    match = table(Segment("play", Turns("turn", Step("main", moves=[score], each=1))), seats=2)
    for seat in (0, 1, 0):
        match.play(seat, "score")
    assert notes(match)[-1] == "score 0 in turn 3 of round 2 at play/turn/main"


def test_guards_and_orders_may_ask_where_the_match_is() -> None:
    """A step from the second round on, and a first player that moves on with each round."""

    def from_round_two(s: Table, at: Place) -> bool:
        return at.round > 1

    def by_round(s: Table, at: Place) -> int:
        return (at.round - 1) % 3 if at.round else 0

    bonus = Step("bonus", moves=[score], each=1, can_enter=from_round_two)
    turns = Turns("turn", Step("main", moves=[score], each=1), bonus, order=from_seat(by_round), once=True)
    match = table(Segment("play", Rounds("rounds", turns, until=lambda s: s.over)))
    acted = []
    for _ in range(9):
        seat = match.kernel.actors()[0]
        acted.append((seat, match.kernel.node.node.id))
        match.play(seat, "score")
    assert acted == [(0, "main"), (1, "main"), (2, "main")] + [
        (seat, step) for seat in (1, 2, 0) for step in ("main", "bonus")
    ]


def test_a_move_may_depend_on_the_round() -> None:
    @move
    def late(g: Handle[Table], seat: int) -> None:
        g.s.over = True

    @late.when
    def from_round_two(s: Table, seat: int, at: Place) -> Verdict:
        return at.round > 1

    match = table(Segment("play", Turns("turn", moves=[score, late], each=1)), seats=2)
    with pytest.raises(Rejected, match="illegal_move"):
        match.play(0, "late")
    match.play(0, "score")
    match.play(1, "score")
    match.play(0, "late")
    assert match.over is not None


# -- who acts ----------------------------------------------------------------------------------------------------------


def test_others_react_in_a_stage_of_their_own() -> None:
    """The turn player acts, then everybody else answers at once."""
    discard = Gate("discard", seats="others", moves=[score], secret=False)
    match = table(Segment("play", Turns("turn", Step("main", moves=[look, score], each=1), discard)))
    match.play(0, "score")
    assert match.kernel.actors() == [1, 2]
    match.play(1, "ready")
    match.play(2, "ready")
    assert match.kernel.actors() == [1]


def test_a_move_for_all_but_the_turn_player() -> None:
    @move(by="others")
    def boo(g: Handle[Table], seat: int) -> None:
        g.s.told.append(f"boo {seat}")

    match = table(Segment("play", Turns("turn", moves=[score, boo], each=1)))
    match.play(2, "boo")
    with pytest.raises(Rejected):
        match.play(0, "boo")
    assert notes(match) == ["boo 2"]
    assert match.kernel.actors() == [0]


def test_the_outermost_in_and_back() -> None:
    """An order there and back again, as the state says it."""
    order = custom(lambda s: [0, 1, 2, 2, 1, 0])
    match = table(Segment("play", Turns("turn", moves=[score], each=1, order=order, once=True)), at_end=lambda s: DRAW)
    acted = []
    while match.over is None:
        acted.append(match.kernel.actors()[0])
        match.play(acted[-1], "score")
    assert acted == [0, 1, 2, 2, 1, 0]


DRAW = Outcome.draw(AllGone())


# -- how many moves ----------------------------------------------------------------------------------------------------


def test_one_to_three_moves_and_some_that_do_not_count() -> None:
    turn = Turns("turn", Step("main", moves=[score, look, stop], each=3, least=1, until=("stop",)))
    match = table(Segment("play", turn))
    match.play(0, "look")
    with pytest.raises(Rejected) as refused:
        match.play(0, "stop")
    assert (refused.value.code, refused.value.reason) == ("illegal_move", "too_few_moves")
    assert str(refused.value).endswith("First one more move must be made.")
    match.play(0, "score")
    match.play(0, "stop")
    for _ in range(3):
        match.play(1, "score")
    assert match.kernel.actors() == [2]


def test_a_turn_is_not_passed_before_the_least_is_done() -> None:
    match = table(Segment("play", Turns("turn", moves=[score], allows_passing=False, least=1)))
    with pytest.raises(Rejected, match="turn_pass_not_allowed"):
        match.play(0, "pass_turn")
    match.play(0, "score")
    match.play(0, "pass_turn")
    assert match.kernel.actors() == [1]


# -- hooks -------------------------------------------------------------------------------------------------------------


def test_hooks_after_moves_run_from_the_inside_out() -> None:
    def said(word: str) -> Any:
        return lambda g, seat: g.s.told.append(f"{word} {seat}")

    turn = Turns("turn", Step("main", moves=[stop], each=1, after_move=said("step")), after_move=said("turn"))
    match = table(Segment("play", turn, after_move=said("segment")))
    match.play(0, "stop")
    assert notes(match) == ["step 0", "turn 0", "segment 0"]


def test_the_end_of_a_match_has_hooks() -> None:
    """First what is open is left, from the inside out; then the game has a last look."""

    def left(word: str) -> Any:
        return lambda g: g.s.told.append(word)

    turns = Turns("turn", Step("main", moves=[finish], each=1, exit=left("step")), exit=left("turn"))
    segment = Segment("play", turns, exit=left("segment"))
    last: dict[str, Any] = {"on_end": lambda g, outcome: g.s.told.append(f"over: {outcome.reason}")}

    closed = table(segment, exits_at_end=True, **last)
    closed.play(0, "finish")
    assert notes(closed) == ["step", "turn", "segment", "over: All gone"]

    cut = table(segment, **last)
    cut.play(0, "finish")
    assert notes(cut) == ["over: All gone"]


# -- ends that rules ask for -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("verb", "then"),
    [("end_step", "play/turn/first/two"), ("end_phase", "play/turn/second"), ("end_segment", "after")],
)
def test_rules_end_steps_phases_and_segments(verb: str, then: str) -> None:
    @move(leads_to=[verb])
    def depart(g: Handle[Table], seat: int) -> None:
        getattr(g, verb)()

    first = Phase("first", Step("one", moves=[depart], each=9), Step("two", moves=[score], each=1))
    turns = Turns("turn", first, Step("second", moves=[score], each=1))
    match = table(Segment("play", turns), Step("after", moves=[score], who=0, each=1))
    match.play(0, "depart")
    assert match.kernel.address == then


def test_an_end_must_be_announced() -> None:
    @move
    def depart(g: Handle[Table], seat: int) -> None:
        g.end_step()

    match = table(Segment("play", Turns("turn", moves=[depart], each=1)))
    with pytest.raises(Exception, match="not declared in leads_to"):
        match.play(0, "depart")


# -- moves of one name -------------------------------------------------------------------------------------------------


def test_an_inner_move_stands_for_an_outer_one() -> None:
    @move(name="score")
    def double(g: Handle[Table], seat: int) -> None:
        """Take two."""
        g.s.sides[seat].points += 2

    inner = Step("bonus", moves=[double], each=1)
    match = table(Segment("play", Turns("turn", Step("main", each=1), inner, moves=[score])))
    match.play(0, "score")
    match.play(0, "score")
    assert match.kernel.s.sides[0].points == 3

    @move(name="score", sticky=True)
    def other(g: Handle[Table], seat: int) -> None: ...

    with pytest.raises(DefinitionError, match="duplicate_move"):
        table(Segment("play", Turns("turn", Step("main", moves=[other], each=1), moves=[score])))


# -- taking back -------------------------------------------------------------------------------------------------------


def test_a_move_seals_if_the_state_says_so() -> None:
    @move(seals=lambda s, seat, deep: deep)
    def dig(g: Handle[Table], seat: int, deep: bool) -> None:
        """Dig."""

    @dig.options
    def _(s: Table, seat: int) -> list[bool]:
        return [True, False]

    match = table(Segment("play", Turns("turn", moves=[dig], each=1)), policy=UndoPolicy(mode="free"))
    match.play(0, "dig", deep=False)
    match.apply(Command(0, "undo"))
    match.play(0, "dig", deep=True)
    with pytest.raises(Rejected, match="nothing_to_undo"):
        match.apply(Command(0, "undo"))


def test_back_to_an_entry() -> None:
    match = table(Segment("play", Turns("turn", moves=[score], each=1)), policy=UndoPolicy(mode="free"))
    for seat in (0, 1, 2, 0):
        match.play(seat, "score")
    match.apply(Command(1, "undo", {"to": 1}))
    assert [side.points for side in match.kernel.s.sides] == [1, 0, 0]
    assert match.kernel.actors() == [1]
    match.apply(Command(1, "redo"))
    assert match.kernel.s.sides[0].points == 2
    with pytest.raises(Rejected, match="bad_arguments"):
        match.apply(Command(1, "undo", {"to": -1}))


# -- what one viewer is told -------------------------------------------------------------------------------------------


def test_facts_for_one_viewer() -> None:
    def behind(s: Table, seat: int) -> dict[str, int]:
        return {"behind": max(side.points for side in s.sides) - s.sides[seat].points}

    match = table(Segment("play", Turns("turn", moves=[score], each=1)), facts_for=behind)
    match.play(0, "score")
    assert match.view(Viewer((1,)))["own_facts"] == {"1": {"behind": 1}}
    assert match.view(Viewer(()))["own_facts"] == {}


def test_what_does_not_belong_to_a_fact_is_refused_rather_than_told_to_everybody() -> None:
    """An audience that was called something else would be no audience at all."""

    class Whispered(Fact):
        seat: Seat

    @move
    def whisper(g: Handle[Table], seat: int) -> None:
        g.emit(Whispered(seat), to=seat)  # type: ignore[call-overload]

    match = table(Segment("play", Turns("turn", moves=[whisper], each=1)), events=[Whispered])
    with pytest.raises(CommandFailed, match=r"audience=\[seats\] besides, not to"):
        match.play(0, "whisper")


# -- a refusal half-way ------------------------------------------------------------------------------------------------


def test_rules_may_refuse_half_way() -> None:
    """Nothing is left of what was done before the refusal."""

    @move
    def gamble(g: Handle[Table], seat: int) -> None:
        g.s.sides[seat].points += 1
        if g.turn == 1:
            raise Rejected.illegal(NotTwiceTheSame())

    match = table(Segment("play", Turns("turn", moves=[score, gamble], each=1)))
    with pytest.raises(Rejected) as refused:
        match.play(0, "gamble")
    assert refused.value.reason == "not_twice_the_same"
    assert match.kernel.s.sides[0].points == 0
    match.play(0, "score")
