"""Who may do what now, as each viewer is told."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from rondel import (
    Assign,
    Flow,
    Form,
    Game,
    Many,
    Number,
    Outcome,
    Phase,
    Segment,
    Split,
    State,
    Step,
    Text,
    Turns,
    YesNo,
    move,
)
from rondel.core.commands import Command
from rondel.core.interaction import Interaction, Offer, Passing, narrow
from rondel.core.interaction import interaction as told_as_values
from rondel.core.match import Match
from rondel.core.picking import random_decision
from rondel.core.policy import UndoPolicy
from rondel.core.view import SPECTATOR, Viewer
from rondel.errors import DefinitionError, Rejected
from rondel.games.auction.game import game as auction
from rondel.games.sparks.cards import DECK, Card
from rondel.games.sparks.game import game as sparks
from rondel.games.tictactoe.game import game as tictactoe
from rondel.testing import english


def interaction(match: Match, viewer: Viewer) -> Interaction:
    return english(match, told_as_values(match, viewer))


def offer(match: Match, seat: int, name: str) -> Offer:
    found = [offer for offer in interaction(match, Viewer((seat,))).offers if offer.name == name]
    assert len(found) == 1, f"{name} is offered {len(found)} times"
    return found[0]


def test_the_acting_seat_gets_a_sentence_and_candidates() -> None:
    match = Match(tictactoe, seed="1", names=("Anna", "Ben"))
    told = interaction(match, Viewer((0,)))

    assert (told.status, told.prompt) == ("acting", "Take a free cell.")
    assert [candidate.value for candidate in told.offers[0].inputs[0].candidates] == list(range(9))
    assert told.offers[0].inputs[0].refers == "cell"


def test_the_others_are_told_whom_they_wait_for_and_offered_nothing() -> None:
    match = Match(tictactoe, seed="1", names=("Anna", "Ben"))
    for viewer in (Viewer((1,)), SPECTATOR):
        told = interaction(match, viewer)
        assert (told.status, told.prompt) == ("waiting", "Waiting for Anna: take a free cell.")
        assert told.offers == ()


def test_who_holds_several_seats_is_offered_what_each_may_do() -> None:
    match = Match(tictactoe, seed="1")

    assert interaction(match, Viewer((0, 1))).status == "acting"
    assert interaction(match, Viewer((0, 1))).offers[0].seat == 0


def test_the_end_is_told_with_its_reason() -> None:
    match = Match(tictactoe, seed="1", names=("Anna", "Ben"))
    for seat, cell in ((0, 0), (1, 3), (0, 1), (1, 4), (0, 2)):
        match.play(seat, "mark", cell=cell)
    told = interaction(match, SPECTATOR)

    assert (told.status, told.prompt) == ("over", "Anna won: three in a row.")


def test_a_gate_shows_who_has_decided_and_offers_to_withdraw() -> None:
    match = Match(auction, 2, seed="1")
    match.answer(0, 3)
    told = interaction(match, Viewer((0,)))

    assert told.committed == (0,)
    assert told.status == "waiting"
    assert [found.name for found in told.offers] == ["commit", "retract"]
    assert told.offers[0].inputs[0].max == 30


def test_a_refused_thing_says_why() -> None:
    match = Match(sparks, seed="2", forced={"first": [0]})

    assert offer(match, 0, "douse").reason == "There is nothing on the stack."
    assert not offer(match, 0, "douse").enabled


def test_the_pass_button_says_what_passing_will_do() -> None:
    sparks_on_top = sorted(DECK, key=lambda card: card is Card.SPARK)
    match = Match(sparks, seed="2", forced={"first": [0], "deck": [sparks_on_top]})

    assert offer(match, 0, "pass_priority").help == "Seat 2 is asked next."
    match.play(0, "throw", card=Card.SPARK, target=1)
    match.play(0, "pass_priority")
    assert offer(match, 1, "pass_priority").help == "The spark resolves."


def test_dependent_inputs_come_with_their_rows() -> None:
    sparks_on_top = sorted(DECK, key=lambda card: card is Card.SPARK)
    match = Match(sparks, 3, seed="2", forced={"first": [0], "deck": [sparks_on_top]})

    assert offer(match, 0, "throw").rows == (("spark", 1), ("spark", 2))


def test_undo_names_its_target_or_says_why_not() -> None:
    match = Match(tictactoe, seed="1", policy=UndoPolicy(mode="own"))
    assert interaction(match, Viewer((0,))).undo == msgspec.structs.replace(
        interaction(match, Viewer((0,))).undo,
        label="",
        reason="There is nothing to take back.",  # type: ignore[type-var]
    )
    match.play(0, "mark", cell=4)
    undo = interaction(match, Viewer((0,))).undo
    assert undo is not None
    assert (undo.label, undo.reason) == ("Seat 1 takes b2.", "")
    match.play(1, "mark", cell=0)
    undo = interaction(match, Viewer((0,))).undo
    assert undo is not None
    assert undo.reason == "Others have acted since."


def test_redo_is_offered_to_who_took_back() -> None:
    match = Match(tictactoe, seed="1")
    match.play(0, "mark", cell=4)
    match.play(0, "undo")
    redo = interaction(match, Viewer((0,))).redo

    assert redo is not None
    assert redo.label == "Seat 1 takes b2."
    assert interaction(match, Viewer((1,))).redo is None


@pytest.mark.parametrize("game", [tictactoe, auction, sparks], ids=lambda game: game.name)
def test_every_interaction_survives_json(game: Game) -> None:
    match = Match(game, seed="7")
    rng = Random(3)
    while match.over is None:
        for viewer in (SPECTATOR, Viewer((0,)), Viewer((1,)), Viewer((0, 1), host=True)):
            told = interaction(match, viewer)
            again = msgspec.json.decode(msgspec.json.encode(told), type=Interaction)
            assert msgspec.json.encode(again) == msgspec.json.encode(told)
        seat = match.kernel.actors()[0]
        match.apply(Command.of(match.kernel, random_decision(match.kernel, seat, rng)))


class Desk(State):
    done: list[str]


@move(
    inputs={
        "order": Form(
            {
                "dishes": Many(("soup", "fish", "cake"), min=1, max=2),
                "guests": Number(1, 4),
                "places": Assign((0, 1), lambda s, seat, item: (item, 7)),
                "coins": Split(3, ("a", "b")),
                "note": Text(max=10, examples=("", "soon")),
                "hurry": YesNo(),
            }
        )
    }
)
def take_order(g: Any, seat: int, order: Any) -> None:
    """Write an order down."""
    g.s.done.append(f"{order.guests} {','.join(order.dishes)} {order.note}")


@move
def point(g: Any, seat: int, x: int, y: int, z: int) -> None:
    """Point at a place."""
    g.s.done.append("pointed")


@point.options
def places(s: Desk, seat: int) -> list[tuple[int, int, int]]:
    return [(x, y, z) for x in range(9) for y in range(9) for z in range(9)]


forms = Game(
    "forms",
    version="1",
    seats=1,
    state=Desk,
    setup=lambda g: Desk([]),
    flow=Flow(Segment("desk", Turns(moves=[take_order, point], each=1))),
    outcome=lambda s: Outcome.draw("served") if len(s.done) > 3 else None,
)


def test_a_form_describes_each_of_its_parts() -> None:
    parts = {part.name: part for part in offer(Match(forms, seed="1"), 0, "take_order").inputs[0].parts}

    assert (parts["dishes"].min, parts["dishes"].max) == (1, 2)
    assert (parts["guests"].min, parts["guests"].max) == (1, 4)
    assert [target.value for target in parts["places"].items[1].targets] == [1, 7]
    assert parts["coins"].total == 3
    assert parts["note"].kind == "text"
    assert [candidate.label for candidate in parts["hurry"].candidates] == ["Yes", "No"]


def test_a_form_is_checked_part_by_part() -> None:
    match = Match(forms, seed="1")
    order = {
        "dishes": ["soup"],
        "guests": 9,
        "places": [[0, 0], [1, 7]],
        "coins": [["a", 1], ["b", 2]],
        "note": "",
        "hurry": False,
    }
    with pytest.raises(Rejected) as caught:
        match.play(0, "take_order", order=order)
    assert (caught.value.reason, caught.value.params["input"]) == ("out_of_range", "guests")

    match.play(0, "take_order", order={**order, "guests": 2})
    assert match.kernel.s.done == ["2 soup "]


def test_too_many_rows_are_narrowed_down_input_by_input() -> None:
    match = Match(forms, seed="1")
    found = offer(match, 0, "point")
    assert found.narrow
    assert found.rows is None

    second = narrow(match.kernel, 0, "point", [4])
    assert second is not None
    assert (second.name, len(second.candidates)) == ("y", 9)
    assert narrow(match.kernel, 0, "point", [4, 4, 4]) is None


def test_a_host_does_not_learn_from_undo_what_was_done_in_secret() -> None:
    match = Match(auction, 2, seed="1")
    before = interaction(match, Viewer((), host=True)).undo

    match.answer(1, 3)

    assert interaction(match, Viewer((), host=True)).undo == before


def test_stops_are_spelled_out_for_the_seat_that_set_them() -> None:
    match = Match(sparks, seed="1")
    match.act(Command(1, "set_auto_pass", {"preference": "quiet", "stops": ["mine:main"]}))

    assert interaction(match, Viewer((0, 1))).passing == (
        Passing(0),
        Passing(1, "quiet", ("mine:play/main",)),
    )
    assert interaction(match, SPECTATOR).passing == ()
    match.act(Command(1, "set_auto_pass", {"preference": "quiet", "stops": ["play"]}))
    assert interaction(match, Viewer((1,))).passing[0].stops == ("mine:play/main", "theirs:play/main")


def test_a_game_without_priority_to_pass_has_no_stops() -> None:
    assert interaction(Match(tictactoe, seed="1"), Viewer((0,))).passing == ()


def test_a_view_has_what_follows_from_the_open_state() -> None:
    class Pile(State):
        left: int = 3

    @move
    def take(g: Any, seat: int) -> None:
        g.s.left -= 1

    def made(state: type[State] = Pile) -> Game:
        def last_one(s: Any) -> dict[str, bool]:
            return {"last": s.left == 1}

        return Game("pile", seats=2, state=state, setup=lambda g: state(), moves=[take], facts=last_one)

    match = Match(made(), seed="1")
    assert match.view(SPECTATOR) == {"left": 3, "facts": {"last": False}}
    match.play(0, "take")
    match.play(0, "take")
    assert match.view(Viewer((0,))) == {"left": 1, "facts": {"last": True}}

    class Full(State):
        facts: int = 0

    with pytest.raises(DefinitionError, match="facts_twice"):
        made(Full)


def test_a_prompt_may_be_given_by_any_end_of_an_address() -> None:
    """The longest that fits: the whole address, then its last parts, then the id alone."""

    def prompt(**prompts: str) -> str:
        @move
        def take(g: Any, seat: int) -> None:
            """Take one."""

        flow = Flow(Segment("play", Turns(Phase("combat", Step("strike", moves=[take], who="turn", each=1)))))
        given = {key.replace("_", "/"): text for key, text in prompts.items()}
        game = Game("pile", seats=2, state=State, setup=lambda g: State(), flow=flow, prompts=given)
        return str(interaction(Match(game, seed="1"), Viewer((0,))).prompt)

    assert prompt(strike="Strike now") == "Strike now."
    assert prompt(combat_strike="Strike in combat", strike="Strike now") == "Strike in combat."
    assert prompt(play_combat_strike="Strike at last", combat_strike="Strike in combat") == "Strike at last."
