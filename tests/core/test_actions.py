"""What users do beside the game."""

from __future__ import annotations

from typing import Any

import pytest

from rondel import HOST, Flow, Game, Segment, Turns
from rondel.core.autopass import Preference
from rondel.core.commands import Command
from rondel.core.history import Agreement
from rondel.core.loading import loaded
from rondel.core.match import Match
from rondel.core.outcome import Outcome
from rondel.core.policy import UndoPolicy
from rondel.core.settling import Resignation
from rondel.errors import Rejected
from rondel.games.sparks.cards import DECK, Card
from rondel.games.sparks.game import game as sparks
from rondel.games.tictactoe.game import Board, mark, three_in_a_row

drawish = Game(
    "drawish",
    version="1",
    seats=2,
    state=Board,
    setup=lambda g: Board(cells=[None] * 9),
    flow=Flow(Segment("play", Turns(moves=[mark], each=1, actions=["chat", "offer_draw", "answer_draw", "concede"]))),
    outcome=three_in_a_row,
    offers_draw=True,
)


def refused(match: Match, seat: int, name: str, args: Any = None) -> str:
    with pytest.raises(Rejected) as caught:
        match.act(Command(seat, name, args))
    return caught.value.code


def test_anybody_may_chat_at_any_time_and_nothing_else_changes() -> None:
    match = Match(drawish, seed="1")
    before = match.digest()
    match.act(Command(1, "chat", {"text": "hello"}))
    match.act(Command(-1, "chat", {"text": "welcome"}))

    assert [acted.args["text"] for acted in match.acted] == ["hello", "welcome"]
    assert match.digest() == before
    assert match.entries == []


@pytest.mark.parametrize(
    ("seat", "name", "args", "code"),
    [
        (0, "wave", None, "unknown_action"),
        (0, "chat", {"words": "x"}, "bad_arguments"),
        (0, "concede", {"why": "x"}, "bad_arguments"),
        (-1, "concede", None, "unknown_seat"),
        (0, "answer_draw", {"yes": True}, "nothing_to_answer"),
        (0, "set_auto_pass", {"preference": "off"}, "action_not_here"),
    ],
)
def test_bad_actions_are_refused_with_a_code(seat: int, name: str, args: Any, code: str) -> None:
    match = Match(drawish, seed="1")

    assert refused(match, seat, name, args) == code
    assert match.acted == []


def test_a_concession_makes_the_seat_leave() -> None:
    match = Match(drawish, seed="1")
    match.act(Command(0, "concede"))

    assert match.over == Outcome.win([1], Resignation())
    assert match.entries[0].args == {"why": "conceded"}


def test_a_draw_needs_everybody() -> None:
    match = Match(drawish, seed="1")
    match.act(Command(0, "offer_draw"))
    match.act(Command(1, "answer_draw", {"yes": False}))
    assert match.over is None

    match.act(Command(1, "offer_draw"))
    match.act(Command(0, "answer_draw", {"yes": True}))
    assert match.draws.agreed == ()
    assert match.over == Outcome.draw(Agreement())


def test_a_draw_is_offered_once_in_a_turn_and_not_against_an_offer() -> None:
    match = Match(drawish, seed="1")
    match.act(Command(0, "offer_draw"))
    assert refused(match, 1, "offer_draw") == "draw_offered"

    match.act(Command(1, "answer_draw", {"yes": False}))
    assert refused(match, 0, "offer_draw") == "draw_refused"
    match.act(Command(1, "offer_draw"))
    assert match.draws.agreed == (1,)


def test_a_draw_offer_lapses_when_the_turn_is_over() -> None:
    match = Match(drawish, seed="1")
    match.act(Command(0, "offer_draw"))
    match.play(0, "mark", cell=0)

    assert match.draws.agreed == ()
    assert refused(match, 1, "answer_draw", {"yes": True}) == "nothing_to_answer"
    match.act(Command(0, "offer_draw"))
    match.apply(Command(0, "undo"))
    assert match.draws.agreed == ()
    assert match.over is None


def test_a_game_without_draws_refuses_the_offer() -> None:
    assert refused(Match(sparks, seed="1"), 0, "offer_draw") == "no_draws"


def test_forced_passes_are_given_for_a_seat_and_marked_as_automatic() -> None:
    match = Match(sparks, seed="2", forced={"first": [0]})
    match.act(Command(1, "set_auto_pass", {"preference": "until", "until": "my_turn"}))
    match.play(0, "pass_priority")

    assert [(entry.name, entry.seat, entry.auto) for entry in match.entries][:2] == [
        ("pass_priority", 0, False),
        ("pass_priority", 1, True),
    ]
    assert match.kernel.pos.seat == 1


def test_an_undo_resets_what_seats_have_set() -> None:
    """Grades, stops and an `until`: what counted when the match began counts again, for everybody."""
    sparks_on_top = sorted(DECK, key=lambda card: card is Card.SPARK)
    match = Match(sparks, seed="2", forced={"first": [0], "deck": [sparks_on_top]})
    match.usual = {1: Preference("quiet", ("mine:main",))}
    match.act(Command(1, "set_auto_pass", {"preference": "forced", "stops": []}))
    match.play(0, "throw", card=Card.SPARK, target=1)
    match.act(Command(0, "set_auto_pass", {"preference": "until", "until": "turn_end"}))

    match.apply(Command(0, "undo", actor=HOST))
    assert match.preferences == {1: Preference("quiet", ("mine:main",), held=0)}
    assert loaded(sparks, match.header, match.entries).digest() == match.digest()


def test_what_was_taken_back_is_not_passed_again_at_once() -> None:
    """Whoever took a pass back wants to do something else; once something is done, passing goes on."""
    match = Match(sparks, seed="2", forced={"first": [0]})
    match.usual = {1: Preference("quiet")}
    match.play(0, "pass_priority")
    match.play(1, "pass_priority")

    match.apply(Command(1, "undo", actor=HOST))
    assert match.kernel.actors() == [1]
    match.act(Command(1, "set_auto_pass", {"preference": "forced"}))
    assert match.kernel.actors() == [1], "a grade is for what comes after"

    before = len(match.entries)
    match.act(Command(1, "set_auto_pass", {"preference": "until", "until": "turn_end"}))
    assert [entry.auto for entry in match.entries[before:]] == [True], "an `until` begins here and now"


def test_a_redo_resets_it_as_well() -> None:
    match = Match(sparks, seed="2", forced={"first": [0]}, policy=UndoPolicy("free"))
    match.play(0, "pass_priority")
    match.apply(Command(0, "undo"))
    match.act(Command(1, "set_auto_pass", {"preference": "off", "stops": ["main"]}))

    match.apply(Command(0, "redo"))
    assert match.preferences == {}


def test_an_unknown_stop_is_refused() -> None:
    match = Match(sparks, seed="1")

    assert refused(match, 0, "set_auto_pass", {"preference": "quiet", "stops": ["nowhere"]}) == "unknown_node"
