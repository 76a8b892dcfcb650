"""What several viewers of one table are told of a move: parts they have in common are made once, and only those."""

import json
from collections.abc import Iterator, Sequence
from itertools import permutations
from random import Random
from typing import Any

import pytest

from rondel import registry
from rondel.core.commands import Command
from rondel.core.match import Match
from rondel.core.picking import random_decision
from rondel.core.policy import UndoPolicy
from rondel.core.seats import HOST
from rondel.core.view import SPECTATOR, Viewer, is_same_for_all, view
from rondel.errors import Rejected
from rondel.server import pictures
from rondel.server.news import Known, Telling

AT = 5_000
GAMES, LONGEST = 6, 60
NAMES = registry.names()
POLICIES: tuple[UndoPolicy, ...] = (UndoPolicy("free"), UndoPolicy("consent"), UndoPolicy("latest"), UndoPolicy("host"))


def told(match: Match, viewers: Sequence[Viewer], new: int) -> list[dict[str, Any]]:
    """What these viewers are told, one after the other, of the newest entries."""
    count = len(match.records)
    telling = Telling(match, match.records[count - new :], AT)
    return [
        json.loads(telling.update(Known(viewer, match.version(viewer), count - new)).message.data) for viewer in viewers
    ]


def played(game: str, seats: int, moves: int) -> Match:
    match, rng = Match(registry.game(game), seats, seed="news"), Random(7)
    for _ in range(moves):
        seat = match.kernel.actors()[0]
        match.apply(Command.of(match.kernel, random_decision(match.kernel, seat, rng)))
    return match


@pytest.mark.parametrize(("game", "seats"), [("tictactoe", 2), ("kolkhoz", 4), ("imperial", 3)])
def test_everybody_is_told_what_they_would_be_told_alone(game: str, seats: int) -> None:
    match = played(game, seats, 5)
    eyes = (Viewer(), Viewer((0,)), Viewer((1,)), Viewer((0,), host=True))
    alone = {viewer: told(match, [viewer], 1)[0] for viewer in eyes}
    for order in permutations(eyes):
        assert told(match, order, 1) == [alone[viewer] for viewer in order]
    for viewer in eyes:
        whole = pictures.picture(match, viewer, AT)
        assert alone[viewer]["picture"] == json.loads(pictures.encode(whole))


@pytest.mark.parametrize("new", [1, 2, 3, 5])
def test_what_everybody_may_read_is_told_as_to_each_alone(new: int) -> None:
    """Entries that were taken back among them."""
    match = played("tictactoe", 2, 3)
    match.apply(Command(1, "undo"))
    match.apply(Command(0, "undo_answer", {"yes": True}))
    match.play(1, "mark", cell=match.kernel.s.cells.index(None))
    count = len(match.records)
    for viewer in (Viewer(), Viewer((0,))):
        (message,) = told(match, [viewer], new)
        assert message["log_from"] <= count - new
        lines = pictures.log_lines(match, viewer, message["log_from"])
        assert message["log"] == json.loads(pictures.encode(lines))
        happened = pictures.happened(match, viewer, count - new)
        assert message["events"] == json.loads(pictures.encode(happened))


def test_whoever_only_watches_goes_back_to_nothing_and_those_who_play_do() -> None:
    match = played("tictactoe", 2, 3)
    watching, playing = told(match, [Viewer(), Viewer((0,))], 1)
    assert "levels" not in watching["picture"]
    assert [each["level"] for each in playing["picture"]["levels"]] == ["turn", "round", "segment", "entry"]


def test_only_a_view_in_which_nothing_is_hidden_is_the_same_for_all() -> None:
    assert is_same_for_all(played("tictactoe", 2, 1).kernel)
    cards = played("kolkhoz", 4, 1).kernel
    assert not is_same_for_all(cards)
    assert view(cards, Viewer((0,))) != view(cards, Viewer((1,)))


def test_the_sum_of_a_picture_is_the_same_however_it_is_made() -> None:
    match = played("kolkhoz", 4, 3)
    for viewer in (Viewer(), Viewer((0,))):
        scenery = pictures.Scenery(match, AT)
        assert scenery.drawn(viewer).shown == pictures.shown(scenery.picture(viewer))
    assert pictures.shown(pictures.picture(match, Viewer((0,)), AT)) != pictures.shown(
        pictures.picture(match, Viewer((1,)), AT)
    )


# -- whatever happens --------------------------------------------------------------------------------------------------


def happening(name: str) -> Iterator[tuple[Match, int, Random]]:
    """Random games with much taken back and done again: after each entry, and how many there were before it."""
    game = registry.game(name)
    for number in range(GAMES):
        rng = Random(f"{name}/{number}")
        policy = POLICIES[number % len(POLICIES)]
        match = Match(game, rng.randint(*game.seat_range), seed=f"{number}", policy=policy)
        for _ in range(LONGEST):
            count = len(match.records)
            try:
                match.apply(something(match, rng))
            except Rejected:
                continue
            yield match, count, rng
            if match.over is not None:
                break


def something(match: Match, rng: Random) -> Command:
    """A decision, or a wish to have one back."""
    seat, luck = rng.randrange(match.header.seats), rng.random()
    if luck < 0.2:
        return Command(seat, rng.choice(("undo", "redo")))
    if luck < 0.3:
        return Command(HOST, "undo", {"to": rng.choice(("turn", "phase", "round"))})
    if match.request is not None:
        return Command(seat, "undo_answer", {"yes": rng.random() < 0.8})
    seat = rng.choice(match.kernel.actors())
    return Command.of(match.kernel, random_decision(match.kernel, seat, rng))


def everybody(match: Match) -> list[Viewer]:
    """A spectator, each seat, hosts with and without one, and whoever holds two."""
    seats = match.header.seats
    each = [Viewer((seat,)) for seat in range(seats)]
    return [SPECTATOR, *each, Viewer((), host=True), Viewer((0,), host=True), Viewer((0, seats - 1))]


@pytest.mark.parametrize("name", NAMES)
def test_no_part_of_a_picture_is_shared_with_whoever_may_not_know_it(name: str) -> None:
    """Everybody is told byte for byte what they would be told alone, whoever was told before them."""
    told: dict[Viewer, tuple[int, int]] = {}
    for match, count, rng in happening(name):
        if not count:
            told.clear()
        new = match.records[count:]
        wanted = [Known(viewer, *told.get(viewer, (0, 0))) for viewer in everybody(match)]
        rng.shuffle(wanted)
        together = Telling(match, new, AT)
        for known in wanted:
            alone, found = Telling(match, new, AT).update(known), together.update(known)
            assert found.message.data == alone.message.data, (known, match.entries[-1])
            assert (found.version, found.shown) == (alone.version, alone.shown)
            if rng.random() < 0.9:  # whoever is told nothing new for them stays behind
                told[known.viewer] = found.version, len(match.records)


@pytest.mark.parametrize("name", NAMES)
def test_whoever_was_there_all_the_time_reads_the_same_log_as_one_who_comes_now(name: str) -> None:
    """Also after something was taken back that had brought to light what was done in secret."""
    logs: dict[Viewer, list[Any]] = {}
    versions: dict[Viewer, int] = {}
    for match, count, _ in happening(name):
        if not count:
            logs, versions = {viewer: beginning(match, viewer) for viewer in everybody(match)}, {}
        telling = Telling(match, match.records[count:], AT)
        for viewer, log in logs.items():
            update = json.loads(telling.update(Known(viewer, versions.get(viewer, 0), count)).message.data)
            log[:] = [line for line in log if line["v"] <= update["log_from"]] + update["log"]
            versions[viewer] = match.version(viewer)
            assert log == all_of(match, viewer), (viewer, match.entries[-1])


@pytest.mark.parametrize("name", NAMES)
def test_whoever_comes_back_reads_the_same_log_as_one_who_comes_now(name: str) -> None:
    """Whatever has happened since: somebody says only up to which number they know it, as they counted then."""
    known: list[tuple[Viewer, int, list[Any]]] = []
    for match, count, rng in happening(name):
        if not count:
            known = []
        for viewer, last, log in rng.sample(known, min(8, len(known))):
            start = pictures.log_start(match, viewer, last)
            told = json.loads(pictures.encode(pictures.log_lines(match, viewer, start)))
            found = [line for line in log if line["v"] <= start] + told
            assert found == all_of(match, viewer), (viewer, last, start, match.entries[-1])
        viewer = rng.choice(everybody(match))
        known.append((viewer, match.version(viewer), all_of(match, viewer)))


def all_of(match: Match, viewer: Viewer) -> list[Any]:
    found: list[Any] = json.loads(pictures.encode(pictures.log_lines(match, viewer, -1)))
    return found


def beginning(match: Match, viewer: Viewer) -> list[Any]:
    """What is told of how the match was set up."""
    return [line for line in all_of(match, viewer) if not line["v"]]
