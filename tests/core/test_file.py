"""The match file: what is wrong with a file is said, and newer rules can take over."""

from __future__ import annotations

from copy import copy
from random import Random
from typing import Any

import pytest
from msgspec import structs

from rondel import Flow, Game, Outcome, Segment, State, Step, Turns, YesNo, move
from rondel.core import file
from rondel.core.clocks import clock_settings
from rondel.core.commands import Command
from rondel.core.match import Match
from rondel.core.picking import random_decision
from rondel.core.policy import UndoPolicy
from rondel.core.seats import HOST
from rondel.core.settling import LastSeat
from rondel.core.upgrading import rest_of, taken_over
from rondel.core.view import Viewer
from rondel.errors import FileError
from rondel.games.auction.game import game as auction
from rondel.games.tictactoe.game import game as tictactoe


def played(moves: int = 4) -> Match:
    match = Match(tictactoe, seed="file", names=("Anna", "Ben"))
    for number in range(moves):
        match.play(number % 2, "mark", cell=number)
    return match


def code_of(data: bytes, game: Game = tictactoe) -> str:
    with pytest.raises(FileError) as caught:
        file.verify(data, game)
    return caught.value.code


def test_a_file_gives_the_same_match_back() -> None:
    match = played()
    again = file.verify(file.dump(match), tictactoe)

    assert again.digest() == match.digest()
    assert again.entries == match.entries
    assert again.header == match.header


@pytest.mark.parametrize("keep", [0, 1, 10, 200, 400, -1])
def test_a_truncated_file_is_refused(keep: int) -> None:
    assert code_of(file.dump(played())[:keep]) == "file/corrupt"


def test_every_changed_byte_is_noticed() -> None:
    data = file.dump(played())
    rng = Random(1)
    for _ in range(60):
        place = rng.randrange(len(data))
        changed = data[:place] + bytes([data[place] ^ 1]) + data[place + 1 :]
        assert code_of(changed).startswith("file/")


@pytest.mark.parametrize(
    ("changes", "entry"),
    [
        ({"started": 2**63 - 1}, {}),
        ({"started": -1}, {}),
        ({"names": ("x" * 4_000_000, "Ben")}, {}),
        ({"names": ("x" * 81, "Ben")}, {}),
        ({"names": ("x",) * 65}, {}),
        ({"hosts": ("x",) * 65}, {}),
        ({"seats": 2**31}, {}),
        ({"options": {"deep": [{"in": [2**60]}]}}, {}),
        ({}, {"at": 2**62}),
        ({}, {"at": -5}),
        ({}, {"id": "x" * 81}),
        ({}, {"name": "x" * 81}),
        ({}, {"args": {"cell": -(2**62)}}),
    ],
)
def test_no_number_name_or_length_is_without_bounds(changes: dict[str, Any], entry: dict[str, Any]) -> None:
    """A file whose check fits is refused all the same, before any rule or store has to do with what is in it."""
    match = played()
    match.header = structs.replace(match.header, **changes)
    match.entries[0] = structs.replace(match.entries[0], **entry)

    assert code_of(file.dump(match)) == "file/bounds"


def test_more_entries_than_any_match_has_are_refused() -> None:
    first, entry, *rest = file.dump(played()).split(b"\n")

    assert code_of(b"\n".join([first, *[entry] * (file.ENTRIES + 1), *rest])) == "file/bounds"


def test_a_line_that_is_deeper_than_any_reader_goes_is_refused() -> None:
    first, _, *rest = file.dump(played()).split(b"\n")

    assert code_of(b"\n".join([first.replace(b'"seats":2', b'"seats":' + b"[" * 100_000), *rest])) == "file/corrupt"


def test_a_missing_entry_is_noticed() -> None:
    lines = file.dump(played()).split(b"\n")

    assert code_of(b"\n".join([*lines[:2], *lines[3:]])) == "file/corrupt"


def test_a_file_of_another_format_game_or_version_says_so() -> None:
    data = file.dump(played())
    newer = Game("tictactoe", version="2", seats=2, state=tictactoe.state, setup=tictactoe.setup, flow=tictactoe.flow)

    assert code_of(data, auction) == "file/game"
    assert code_of(data, newer) == "file/version"


def test_rules_that_lead_elsewhere_are_noticed() -> None:
    data = file.dump(played())
    other = Game(
        "tictactoe",
        version="1",
        seats=2,
        state=tictactoe.state,
        setup=tictactoe.setup,
        flow=tictactoe.flow,
        outcome=lambda s: Outcome.draw("bored") if sum(cell is not None for cell in s.cells) > 2 else None,
    )

    assert code_of(data, other) == "file/diverges"


def test_a_match_is_saved_in_the_middle_of_a_secret_gate() -> None:
    match = Match(auction, 3, seed="2")
    rng = Random(1)
    for _ in range(7):
        seat = match.kernel.actors()[0]
        match.answer(seat, random_decision(match.kernel, seat, rng).args[0])
        again = file.verify(file.dump(match), auction)
        assert again.kernel.actors() == match.kernel.actors()
        assert again.digest() == match.digest()


class Tally(State):
    count: int


class NewTally(State):
    count: int
    bonus: int


@move(asks=["twice"])
async def add(g: Any, seat: int) -> None:
    g.s.count += 1
    if await g.ask(seat, YesNo(), id="twice"):
        g.s.count += 1


def adding(version: str, state: type[State], setup: Any, **more: Any) -> Game:
    steps = [Step("greet", enter=lambda g: None)] if version == "2" else []
    flow = Flow(*(Segment("opening", *steps) for _ in steps), Segment("play", Turns(moves=[add], each=1)))
    return Game("adding", version=version, seats=2, state=state, setup=setup, flow=flow, **more)


old = adding("1", Tally, lambda g: Tally(0))
new = adding("2", NewTally, lambda g: NewTally(0, 0), migrate=lambda s, version: {**s, "bonus": 5})


def test_newer_rules_take_over_at_the_last_rest_point_and_the_running_move_goes_on() -> None:
    match = Match(old, seed="1")
    match.play(0, "add")
    match.answer(0, True)
    match.play(1, "add")

    upgraded = file.upgrade(file.dump(match), new)

    assert (upgraded.kernel.s.count, upgraded.kernel.s.bonus) == (3, 5)
    assert upgraded.kernel.actors() == [1]
    upgraded.answer(1, True)
    assert upgraded.kernel.s.count == 4
    assert [entry.name for entry in upgraded.entries] == ["add", "answer", "add", "new_rules", "add", "answer"]
    again = file.verify(file.dump(upgraded), new)
    assert again.digest() == upgraded.digest()


def test_a_match_that_stands_where_the_new_flow_has_nothing_cannot_go_on() -> None:
    match = Match(old, seed="1")
    other = Game(
        "adding",
        version="3",
        seats=2,
        state=Tally,
        setup=lambda g: Tally(0),
        flow=Flow(Segment("elsewhere", Turns(moves=[add], each=1))),
    )

    with pytest.raises(FileError) as caught:
        file.upgrade(file.dump(match), other)
    assert caught.value.code == "file/version"


def test_an_ending_may_be_put_into_other_words() -> None:
    """A match that was recorded when the rules said it otherwise still verifies; with another winner it does not."""
    match = played(0)
    match.play(0, "leave", why="kicked")

    match.kernel.over = Outcome.win(1, "nobody else is there")
    assert file.verify(file.dump(match), tictactoe).over == Outcome.win(1, LastSeat())
    match.kernel.over = Outcome.win(0, "nobody else is there")
    assert code_of(file.dump(match)) == "file/diverges"


def test_newer_rules_find_the_clocks_and_the_pause_as_they_were() -> None:
    """Nobody pays for the moves that the new rules cannot play, nor for the time until they came."""
    match = Match(old, seed="1", clock=clock_settings("5+3"), at=1_000)
    match.apply(Command(0, "add", at=61_000))
    match.apply(Command(0, "answer", {"value": True}, at=62_000))
    match.apply(Command(HOST, "pause", {"reason": "tea"}, at=63_000))
    before = match.clocks(63_000)

    upgraded = file.upgrade(file.dump(match), new, at=9_000_000)

    after = upgraded.clocks(9_000_000)
    assert before is not None
    assert after is not None
    assert [seat.left_ms for seat in after.seats] == [seat.left_ms for seat in before.seats]
    assert upgraded.paused == "tea"
    again = file.verify(file.dump(upgraded), new)
    assert again.clocks(9_000_000) == after


def test_moves_made_after_the_rest_point_was_kept_are_made_again_or_nothing_is() -> None:
    match = Match(old, seed="1", policy=UndoPolicy("free"))
    kept = rest_of(match)
    match.play(0, "add")
    match.answer(0, True)
    both = rest_of(match)

    upgraded = taken_over(new, match.header, match.entries, kept, known=0)
    assert (upgraded.kernel.s.count, upgraded.kernel.s.bonus) == (2, 5)

    match.play(0, "undo")
    for rest, known in ((both, 2), (kept, 9)):  # it holds what was taken back; or it knows of what is not there
        with pytest.raises(FileError):
            taken_over(new, match.header, match.entries, rest, known=known)


def test_what_was_secret_under_the_old_rules_is_secret_under_the_new() -> None:
    match = Match(auction, 3, seed="2")
    for seat in (0, 1):
        match.answer(seat, random_decision(match.kernel, seat, Random(1)).args[0])
    later = copy(auction)
    later.version = "9"

    upgraded = file.upgrade(file.dump(match), later)

    def told(seat: int) -> list[int]:
        return [heard.entry.seat for heard in upgraded.log(Viewer((seat,))) if heard.entry.name == "commit"]

    assert (told(0), told(1), told(2)) == ([0], [1], [])
