"""What is kept about the match before somebody's last command changes nothing but the time it takes."""

import contextlib
from random import Random
from typing import Any

import pytest

from rondel import registry
from rondel.core.commands import Command
from rondel.core.history import Timeline
from rondel.core.kernel import Kernel
from rondel.core.legality import decisions
from rondel.core.match import Match
from rondel.core.policy import UndoPolicy
from rondel.errors import Rejected

SECRETS = [("kolkhoz", 4), ("fenlight", 2), ("skyreef", 3), ("auction", 3)]


def some_move(match: Match, rng: Random) -> None:
    """Something legal, for whoever must act."""
    seat = rng.choice(match.kernel.actors())
    match.apply(Command.of(match.kernel, rng.choice(list(decisions(match.kernel, seat)))))


def plans(match: Match) -> list[Any]:
    """What taking back would mean for each seat."""
    found: list[Any] = []
    for seat in match.seats:
        try:
            found.append(match.undo_plan(seat))
        except Rejected as why:
            found.append(why.code)
    return found


@pytest.mark.parametrize(("name", "seats"), SECRETS)
def test_what_taking_back_means_does_not_depend_on_what_was_found_out_before(name: str, seats: int) -> None:
    rng = Random(name)
    match = Match(registry.game(name), seats, seed=name, policy=UndoPolicy("free"))
    for step in range(60):
        if match.over is not None or not match.kernel.actors():
            break
        some_move(match, rng)
        if step % 7 == 6:
            with contextlib.suppress(Rejected):
                match.apply(Command(rng.choice(match.seats), "undo"))
        kept = plans(match)
        match.line.before.clear()
        match.line.seen.clear()
        assert kept == plans(match)


@pytest.mark.parametrize(("name", "seats"), [*SECRETS, ("tictactoe", 2)])
def test_no_whole_position_is_kept_for_what_was_found_out(name: str, seats: int) -> None:
    """Also where somebody has left, who would be back."""
    rng = Random(name)
    match = Match(registry.game(name), seats, seed=name)
    for _ in range(4):
        some_move(match, rng)
        plans(match)
    match.apply(Command(0, "leave"))
    plans(match)

    assert match.line.before
    assert not any("_kernel" in vars(kept) for kept in match.line.before.values())


def test_only_for_the_seat_that_acted_the_match_is_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    rng, played = Random(1), []
    match = Match(registry.game("kolkhoz"), 4, seed="once")
    replay = Timeline.replay

    def counted(line: Timeline, *args: Any, **more: Any) -> Kernel:
        played.append(1)
        return replay(line, *args, **more)

    monkeypatch.setattr(Timeline, "replay", counted)
    for _ in range(30):
        some_move(match, rng)
        plans(match)

    assert len(played) <= 36
