"""What a seat may do now, and why not: what is listed is legal, and what is legal can be listed."""

from random import Random

import pytest

from rondel import registry
from rondel.core.command_names import ANSWER, COMMIT, PASS_PRIORITY, PASS_TURN, READY, RESET, RETRACT, UNREADY
from rondel.core.commands import Command
from rondel.core.decisions import Decision, FlowRequest, Question, Way
from rondel.core.game import Game
from rondel.core.interaction import interaction
from rondel.core.legality import decisions, flow_requests, legal, refuses, ways, ways_on, wire
from rondel.core.match import Match
from rondel.core.moves import Move
from rondel.core.picking import default_decision, random_decision, some_decisions
from rondel.core.playing import begin, play
from rondel.core.seats import HOST
from rondel.core.view import Viewer
from rondel.errors import Rejected

TICTACTOE, AUCTION = registry.game("tictactoe"), registry.game("auction")
SOME = [registry.game(name) for name in ("tictactoe", "auction", "sparks", "kolkhoz")]
GAMES = pytest.mark.parametrize("game", SOME, ids=lambda game: str(game.name))


@GAMES
def test_what_is_listed_drawn_or_done_by_default_is_legal(game: Game) -> None:
    """Through a whole game, for every seat that must act; a sample is a part of the list."""
    rng = Random(3)
    kernel = begin(game, game.usual_seats, seed="3")
    for _ in range(60):
        if kernel.over is not None:
            break
        for seat in kernel.actors():
            listed = list(decisions(kernel, seat))
            found = [*listed, default_decision(kernel, seat), random_decision(kernel, seat, rng)]
            assert [refuses(kernel, decision) for decision in found] == [None] * len(found)
            assert len(listed) > 60 or {*some_decisions(kernel, seat, 60, rng)} == {*listed}
        play(kernel, *random_decision(kernel, kernel.actors()[0], rng))


@pytest.mark.parametrize("name", ["tictactoe", "auction", "sparks", "kolkhoz", "emberlode", "shapeships", "ti4"])
def test_what_brings_the_game_on_is_what_is_open_without_corrections(name: str) -> None:
    """The short way to find it, which simulations take, leads to the same."""
    game, rng = registry.game(name), Random(5)
    kernel = begin(game, game.usual_seats, seed="5")
    for _ in range(80):
        if kernel.over is not None:
            break
        for seat in (HOST, *range(game.usual_seats)):
            found = [*ways(kernel, seat)]
            asked = [way.name for way in found if isinstance(way, Question)]
            assert [way.name for way in ways_on(kernel, seat)] == (
                asked or [way.name for way in found if _goes_on(way)]
            )
        play(kernel, *random_decision(kernel, rng.choice(kernel.actors()), rng))


def _goes_on(way: Way) -> bool:
    if isinstance(way, FlowRequest):
        return way.why is None and not way.is_second_thought
    return isinstance(way, Move) and way.group != "service"


@GAMES
def test_a_decision_survives_the_wire(game: Game) -> None:
    """What a command carries is read back as the same decision."""
    kernel = begin(game, game.usual_seats, seed="3")
    for decision in decisions(kernel, kernel.actors()[0]):
        assert legal(kernel, decision.seat, decision.name, wire(kernel, decision)) == decision


@GAMES
def test_offers_are_the_ways_that_are_open(game: Game) -> None:
    """Neither more nor fewer than the rules would accept."""
    match = Match(game, game.usual_seats, seed="3")
    seat = match.kernel.actors()[0]
    offered = [offer.name for offer in interaction(match, Viewer((seat,))).offers if offer.enabled]

    assert {*offered} >= {decision.name for decision in decisions(match.kernel, seat)}
    assert {*offered} <= {way.name for way in ways(match.kernel, seat)}


def test_a_question_says_what_answering_it_is_called() -> None:
    """At a gate an answer is a commitment, and it can be taken back."""
    kernel = begin(AUCTION, 2)
    question, retract = ways(kernel, 0)
    assert isinstance(question, Question)
    assert isinstance(retract, FlowRequest)
    assert (question.name, retract.name, retract.why is not None) == (COMMIT, RETRACT, True)

    play(kernel, 0, COMMIT, (3,))

    assert [(request.name, request.why) for request in flow_requests(kernel, 0)] == [(RETRACT, None)]
    assert refuses(kernel, Decision(0, RETRACT)) is None


@pytest.mark.parametrize(
    ("decision", "code"),
    [
        (Decision(0, "mark", (9,)), "not_an_option"),
        (Decision(0, "mark"), "bad_arguments"),
        (Decision(1, "mark", (0,)), "not_turn_player"),
        (Decision(0, "fly"), "unknown_move"),
        (Decision(0, ANSWER, (1,)), "not_addressed"),
        (Decision(0, COMMIT, (1,)), "move_not_here"),
        (Decision(0, READY), "move_not_here"),
        (Decision(0, UNREADY), "move_not_here"),
        (Decision(0, RESET), "move_not_here"),
        (Decision(0, PASS_PRIORITY), "passing_not_allowed"),
        (Decision(0, PASS_TURN), "turn_pass_not_allowed"),
        (Decision(1, PASS_TURN), "not_turn_player"),
    ],
)
def test_a_decision_is_refused_as_its_command_is(decision: Decision, code: str) -> None:
    """The same reason, whoever asks; a rule's own stands inside `illegal_move`."""
    match = Match(TICTACTOE, 2, seed="1")
    why = refuses(match.kernel, decision)
    args = wire(match.kernel, decision) if decision.args else None
    with pytest.raises(Rejected) as rejected:
        match.apply(Command(decision.seat, decision.name, args))

    assert why is not None
    assert why.code == code
    assert code in (rejected.value.code, rejected.value.reason)
