"""What leaves the log: who may read what, and how viewers count."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
import pytest

from rondel import (
    SPECTATOR,
    Flow,
    Game,
    Gate,
    Handle,
    Match,
    One,
    Outcome,
    PerSeat,
    Private,
    Segment,
    Setup,
    State,
    Turns,
    Viewer,
    audience,
    move,
)
from rondel.core import file as files
from rondel.core.clocks import clock_settings
from rondel.core.command_names import REDO, UNDO
from rondel.core.commands import Command
from rondel.core.loading import loaded, starting_at
from rondel.core.seats import HOST
from rondel.core.story import story
from rondel.errors import Rejected
from rondel.testing import english

A, B, C = Viewer((0,)), Viewer((1,)), Viewer((2,))
CARDS = ("rose", "skull")


class Player(State):
    hand: Private[list[str]]
    pile: Private[list[str]] = []
    drawn: int = 0


class Table(State):
    players: PerSeat[Player]
    done: bool = False


def setup(g: Setup) -> Table:
    return Table([Player(list(CARDS)) for _ in g.seats])


def lay(g: Handle[Table], chosen: dict[int, str]) -> None:
    for seat, card in chosen.items():
        g.s.players[seat].hand.remove(card)
        g.s.players[seat].pile.append(card)


def laying(**settings: Any) -> Game:
    """Everybody lays a card on a pile that only its owner may look at; then somebody ends the match."""
    gate = Gate("lay", commit=One(CARDS), close=lay, **settings)
    return made(gate, Turns("then", moves=[finish]))


@move
def finish(g: Handle[Table], seat: int) -> None:
    g.s.done = True


@move
def draw(g: Handle[Table], seat: int) -> None:
    g.s.players[seat].drawn += 1


@move
def whisper(
    g: Handle[Table], seat: int, word: Annotated[str, audience(lambda s, owner, seat: seat == owner + 1)]
) -> None:
    g.s.players[seat].drawn += 1


@whisper.options
def words(s: Table, seat: int) -> list[str]:
    return ["fox", "owl"]


def made(*nodes: Any) -> Game:
    return Game(
        "telling",
        version="1",
        seats=3,
        state=Table,
        setup=setup,
        outcome=lambda s: Outcome.draw("done") if s.done else None,
        flow=Flow(Segment("play", *nodes)),
    )


drawing = made(Gate("build", moves=[draw], ready="done"), Turns("then", moves=[finish, draw], each=9))
whispering = made(Turns(moves=[whisper, finish], each=1))


def answers(match: Match, viewer: Viewer) -> list[Any]:
    return [entry.args for entry, *_ in match.log(viewer)]


# -- gates -----------------------------------------------------------------------------------------------------


def test_answers_stay_sealed_when_their_gate_has_closed() -> None:
    match = Match(laying(), seed="1")
    for seat, card in enumerate(("rose", "skull", "rose")):
        match.answer(seat, card)

    assert answers(match, A) == [{"value": "rose"}, {"value": {"hidden": 1}}, {"value": {"hidden": 1}}]
    assert "skull" not in str([match.view(SPECTATOR), match.log(SPECTATOR)])
    assert next(english(match, told).lines for told in story(match, SPECTATOR)) == ("Seat 1 has decided.",)

    match.play(0, "finish")
    assert answers(match, SPECTATOR)[:2] == [{"value": "rose"}, {"value": "skull"}]


def test_answers_open_where_the_game_says_so() -> None:
    match = Match(laying(opens=True), seed="1")
    for seat in range(3):
        match.answer(seat, "rose")

    assert answers(match, SPECTATOR) == [{"value": "rose"}] * 3


def test_the_answer_of_a_seat_that_left_stays_sealed() -> None:
    match = Match(laying(), seed="1")
    match.apply(Command(1, "leave"))
    match.answer(0, "rose")
    match.answer(2, "skull")

    assert "rose" not in str(answers(match, B))
    assert "skull" not in str(answers(match, SPECTATOR))


# -- arguments -------------------------------------------------------------------------------------------------


def test_an_audience_reads_an_argument_and_others_do_not() -> None:
    match = Match(whispering, seed="1")
    match.play(0, "whisper", word="fox")
    match.play(1, "whisper", word="owl")

    assert answers(match, A) == [{"word": "fox"}, {"word": {"hidden": 1}}]
    assert answers(match, B) == [{"word": "fox"}, {"word": "owl"}]
    assert answers(match, C) == [{"word": {"hidden": 1}}, {"word": "owl"}]
    assert answers(match, SPECTATOR) == [{"word": {"hidden": 1}}] * 2
    again = loaded(whispering, match.header, match.entries)
    assert [answers(again, viewer) for viewer in (A, B, C)] == [answers(match, viewer) for viewer in (A, B, C)]


def test_a_view_is_a_copy() -> None:
    match = Match(whispering, seed="1")
    match.view(A)["players"][0]["hand"].append("ace")

    assert match.kernel.s.players[0].hand == list(CARDS)


# -- numbers ---------------------------------------------------------------------------------------------------


def numbers(match: Match, viewer: Viewer) -> list[int]:
    return [entry.v for entry, *_ in match.log(viewer)]


def test_what_is_done_in_secret_is_not_counted() -> None:
    match = Match(drawing, seed="1")
    for _ in range(4):
        match.play(0, "draw")
    match.play(1, "draw")

    assert (match.version(A), match.version(B), match.version(C)) == (4, 1, 0)
    assert numbers(match, B) == [1]
    assert [match.numbers(B).place(number) for number in (0, 1)] == [0, 5]

    for seat in range(3):
        match.play(seat, "done")
    assert match.version(B) == match.version(SPECTATOR) == 8
    assert numbers(match, SPECTATOR) == [1, 2, 3, 4, 5, 6, 7, 8]


def test_an_undo_in_secret_is_not_counted_before_the_end() -> None:
    match = Match(drawing, seed="1")
    match.play(0, "draw")
    match.apply(Command(0, UNDO))
    for seat in range(3):
        match.play(seat, "done")

    assert (match.version(A), match.version(B)) == (5, 3)
    undone = match.log(A)[1].entry
    assert (undone.name, undone.v, undone.removes) == (UNDO, 2, (1,))

    match.play(0, "finish")
    assert {match.version(viewer) for viewer in (A, B, SPECTATOR)} == {6}
    assert numbers(match, B) == [1, 2, 3, 4, 5, 6]


def test_what_the_host_takes_back_unseen_stays_unseen_also_when_the_match_is_loaded() -> None:
    match = Match(drawing, seed="1")
    match.play(0, "draw")
    match.play(1, "draw")
    match.apply(Command(HOST, UNDO, {"to": "segment"}))
    again = loaded(drawing, match.header, match.entries)

    for viewer in (A, B, C, SPECTATOR):
        assert match.log(viewer) == again.log(viewer)
    assert [entry.name for entry, *_ in again.log(C)] == [UNDO]
    assert again.log(C)[0].entry.removes == ()

    match.apply(Command(HOST, REDO))
    again = loaded(drawing, match.header, match.entries)
    assert (
        [again.version(viewer) for viewer in (A, B, C)] == [match.version(viewer) for viewer in (A, B, C)] == [3, 3, 2]
    )


def test_a_click_is_stale_by_what_its_sender_knew() -> None:
    match = Match(made(Turns(moves=[draw], each=9)), seed="1")
    match.play(0, "draw")

    with pytest.raises(Rejected, match="moved on"):
        match.apply(Command(0, "draw", version=0), A)
    match.apply(Command(0, "draw", version=1), A)


def test_whoever_holds_several_seats_counts_them_all() -> None:
    match = Match(drawing, seed="1")
    match.play(0, "draw")
    match.play(1, "draw")

    assert match.version(Viewer((0, 1))) == 2
    match.apply(Command(0, "draw", version=2), Viewer((0, 1)))


# -- what is for the engine ------------------------------------------------------------------------------------


def test_a_match_that_continues_another_says_so_and_nothing_else() -> None:
    match = Match(drawing, seed="1")
    match.play(0, "draw")
    forked = starting_at(match.kernel, msgspec.structs.replace(match.header, seed="2"), move=29)

    assert [english(forked, told).lines for told in story(forked, SPECTATOR)] == [("Continued from move 29.",)]
    assert answers(forked, SPECTATOR) == [{"move": 29}]
    again = files.load(files.dump(forked), drawing)
    assert again.log(A) == forked.log(A)
    assert again.digest() == forked.digest()


def test_new_rules_never_show_their_snapshot() -> None:
    match = Match(drawing, seed="1")
    newer = made(Gate("build", moves=[draw], ready="done"), Turns("then", moves=[finish, draw], each=9))
    newer.version = "2"
    upgraded = files.upgrade(files.dump(match), newer)

    told = [english(upgraded, told).lines for told in story(upgraded, A)]
    assert told == [("The match goes on under version 2 of the rules.",)]
    assert answers(upgraded, A) == [{"from": "1", "to": "2"}]


def test_clock_readings_of_an_undo_are_not_told() -> None:
    match = Match(made(Turns(moves=[draw], each=9)), seed="1", clock=clock_settings("blitz"))
    match.play(0, "draw")
    match.apply(Command(0, UNDO))

    assert "clocks" in match.entries[-1].args
    assert set(match.log(A)[-1].entry.args) == {"to", "label"}
