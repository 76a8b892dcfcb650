"""A match told in sentences, as each viewer may know it."""

from __future__ import annotations

from typing import Annotated, Any

from rondel import Fact, Game, Ref, Seat, State, move, registry
from rondel.core.events import Event
from rondel.core.interaction import interaction
from rondel.core.log import Entry
from rondel.core.match import Match
from rondel.core.story import Teller, story
from rondel.core.view import SPECTATOR, Viewer
from rondel.core.wording import listening
from rondel.games.lanternfall.cards import CARDS
from rondel.testing import english

TICTACTOE, AUCTION, SPARKS = (registry.game(name) for name in ("tictactoe", "auction", "sparks"))


def lines(match: Match, viewer: Viewer, since: int = 0) -> list[str]:
    return [str(line) for told in story(match, viewer, since) for line in english(match, told).lines]


def test_a_move_speaks_through_its_events() -> None:
    """With the names of the seats and of what they did it to."""
    match = Match(TICTACTOE, seed="1", names=("Ann", "Bo"))
    match.play(0, "mark", cell=4)
    match.play(1, "mark", cell=0)

    assert lines(match, SPECTATOR) == ["Ann takes b2.", "Bo takes a1."]
    assert lines(match, SPECTATOR, since=1) == ["Bo takes a1."]


def test_secret_decisions_are_told_when_they_are_open() -> None:
    """Until then only to those who made them."""
    match = Match(AUCTION, 2, seed="1", names=("Ann", "Bo"))
    match.answer(1, 7)
    assert "Bo decides: 7." in lines(match, Viewer((1,)))
    assert not any("Bo" in line for line in lines(match, Viewer((0,))))

    match.answer(0, 3)

    assert lines(match, Viewer((0,)))[1:4] == ["Bo decides: 7.", "Ann decides: 3.", "Bo takes lot 1 for 7."]


def test_the_beginning_is_told_first() -> None:
    """What happened before anybody could act has the number 0."""
    match = Match(AUCTION, 2, seed="1")
    opening = english(match, next(story(match, SPECTATOR)))

    assert opening.v == 0
    assert str(opening.lines[0]).startswith("Lot 1, worth ")


def test_what_was_taken_back_is_marked() -> None:
    """It stays in the story, and so does the taking back."""
    match = Match(TICTACTOE, seed="1", names=("Ann", "Bo"))
    match.play(0, "mark", cell=4)
    match.play(0, "undo")

    first, second = english(match, list(story(match, SPECTATOR)))

    assert first.gone
    assert second.lines == ("Ann takes back: Ann takes b2.",)


def test_passing_is_told_with_what_came_of_it() -> None:
    """Requests have sentences of their own."""
    match = Match(SPARKS, 2, seed="4")
    match.play(0, "pass_priority")

    assert lines(match, SPECTATOR)[-1] == "Seat 1 passes."


def test_what_has_no_sentence_is_told_by_its_name() -> None:
    """Events and moves alike; hidden arguments stay hidden."""
    match = Match(SPARKS, 2, seed="1", names=("Ann", "Bo"))
    teller = Teller(SPARKS)

    def deed(entry: Entry) -> str:
        return str(english(match, teller.deed(entry)))

    assert str(teller.event(Event("card_found", {"count": 2}))) == "Card found: count 2"
    assert teller.event(Event("turn_started", flow=True)) == ""
    assert deed(Entry(1, 0, "throw", {"card": "spark", "target": 1})) == "Ann: Throw spark, Bo."
    assert deed(Entry(1, 0, "throw", {"card": {"hidden": 1}, "target": 1})) == "Ann: Throw something secret, Bo."
    assert deed(Entry(1, 1, "answer", {"value": True})) == "Bo answers Yes."
    assert deed(Entry(1, 1, "undo_answer", {"yes": False})) == "Bo does not agree."


def test_arguments_are_named_as_the_game_names_them() -> None:
    """Also of what was taken back, which speaks through nothing else: a member of an enumeration, and none at all."""
    beacons, imperial, failed = registry.game("beacons"), registry.game("imperial"), list[Exception]()
    proposed = {"slot": "Taxation", "site": None, "sites": None, "units": None}
    with listening(failed.append):
        told = Teller(beacons).deed(Entry(1, 0, "tell", {"to": 1, "place": 0, "topic": "colour"}))
        Teller(imperial).deed(Entry(1, 0, "propose", proposed))

    assert "topic" in str(told.params["how"])
    assert not failed


def test_pairs_are_told_with_both_their_ends_and_things_in_play_without_their_numbers() -> None:
    """A card goes to a job, and is not taken for two cards; a ship's number means nothing to anybody."""
    failed = list[Exception]()

    def deed(name: str, seats: int, entry: Entry) -> str:
        game = registry.game(name)
        with listening(failed.append):
            told = Teller(game).deed(entry)
        return str(english(Match(game, seats, seed="1", names=("Ann", "Bo", "Cy", "Di")[:seats]), told))

    sent = {"assignments": (("Hearts-7", "Spades"), ("Hearts-8", "Hearts"))}
    assert deed("kolkhoz", 4, Entry(1, 0, "submit_assignments", sent)) == (
        "Ann: Assign the workers 7 of Wheat → Sunflowers, 8 of Wheat → Wheat."
    )
    assert (
        deed("shapeships", 2, Entry(1, 0, "charge", {"source": 10, "mode": "damage"}))
        == "Ann: Declare a charge damage."
    )
    assert deed("shapeships", 2, Entry(1, 0, "build", {"source": 4, "ship": "XEN"})) == "Ann: Build Xenite."
    assert not failed


def test_numbers_of_things_are_not_told() -> None:
    """A card is known by its number only to the engine: who may read an answer reads the name it had then."""
    lanternfall = registry.game("lanternfall")
    match = Match(lanternfall, 2, seed="1", names=("Ann", "Bo"))
    first, second = match.kernel.s.players[0].hand[:2]
    names = [CARDS[card.kind].name for card in (first, second)]
    match.answer(0, (first.iid, second.iid))

    assert lines(match, Viewer((0,)))[-1] == f"Ann decides: {names[0]}, {names[1]}."
    match.answer(1, ())
    told = {viewer: lines(match, viewer) for viewer in (Viewer((0,)), Viewer((1,)), SPECTATOR)}
    assert f"Ann decides: {names[0]}, {names[1]}." in told[Viewer((0,))]
    for viewer in (Viewer((1,)), SPECTATOR):
        assert "Ann has decided." in told[viewer]
        assert not any("Ann decides" in line for line in told[viewer])


def test_words_that_fail_are_replaced_by_plain_ones() -> None:
    """One word that is missing costs neither the sentence nor the log, and whoever listens is told."""

    class Taken(Fact):
        seat: Seat
        cell: Annotated[int, Ref("cell")]
        price: int

    @move
    def take(g: Any, seat: int, cell: Annotated[int, Ref("cell")]) -> None:
        g.emit(Taken(seat, cell, 2))

    @take.options
    def cells(s: State, seat: int) -> list[int]:
        return [7]

    game = Game(
        "cells",
        seats=2,
        state=State,
        setup=lambda g: State(),
        moves=[take],
        events=[Taken],
        labels={"cell": lambda cell: ["first"][cell]},
    )
    match = Match(game, seed="1")
    failed: list[Exception] = []
    with listening(failed.append):
        (offer,) = (offer for offer in interaction(match, Viewer((0,))).offers if offer.name == "take")
        match.play(0, "take", cell=7)
        told = lines(match, SPECTATOR)

    assert offer.inputs[0].candidates[0].label == "7"
    assert told == ["Taken: Seat 1, cell 7, price 2"]
    assert [type(problem) for problem in failed] == [IndexError, IndexError]


def test_what_happens_again_is_put_into_words_once_unless_they_fail() -> None:
    """At whatever table; of words that fail everybody who listens is told."""
    asked: list[int] = []

    class Taken(Fact):
        cell: Annotated[int, Ref("cell")]

        def told(self) -> Taken:
            asked.append(self.cell)
            return self

    @move
    def rest(g: Any, seat: int) -> None:
        """Nothing."""

    labels = {"cell": lambda cell: ["first"][cell]}
    game = Game("cells", seats=1, state=State, setup=lambda g: State(), moves=[rest], events=[Taken], labels=labels)
    teller = Teller(game)
    for cell in (0, 0, 7, 7):
        failed: list[Exception] = []
        with listening(failed.append):
            assert str(teller.event(Event("taken", {"cell": cell}))) == f"Taken: cell {['first', 7][cell > 0]}"
        assert len(failed) == (cell > 0)

    assert asked == [0, 7, 7]


def test_things_are_named_once_and_never_for_something_else() -> None:
    """What is equal is not the same: 1 and True are two things, and a list can be named although it cannot be kept."""
    asked: list[Any] = []

    def name(value: Any) -> str:
        asked.append(value)
        return f"the {value}"

    game = Game("names", seats=2, state=State, setup=lambda g: State(), moves=[], labels={"thing": name})
    told = [game.label("thing", value) for value in (1, True, 1, "1", [1], [1], True)]

    assert told == ["the 1", "the True", "the 1", "the 1", "the [1]", "the [1]", "the True"]
    assert asked == [1, True, "1", [1], [1]]
