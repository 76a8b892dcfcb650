"""How servers are measured side by side, as far as that needs no server."""

import asyncio
import json
import random
import time
from collections.abc import Callable, Iterator
from typing import Any, cast

import pytest

from rondel.bench import matches
from rondel.bench.houses import House, Seated
from rondel.bench.matches import play
from rondel.bench.rows import Report, Row, machine, told
from rondel.bench.side_by_side import Rounds, _note


class Table:
    """A table whose server tells both players of every move, or drops them all from some move on."""

    def __init__(self, answers: int) -> None:
        self.answers = answers
        self.lines = [Player(self), Player(self)]

    def hear(self) -> None:
        self.answers -= 1
        if self.answers >= 0:
            for player in self.lines:
                asyncio.get_running_loop().call_soon(player.heard, b"update over", 11)


class Player:
    """One end of a socket that is none."""

    lost: Callable[[], None] | None = None

    def __init__(self, table: Table) -> None:
        self.table = table
        self.heard: Callable[[bytes, int], None] = lambda message, length: None

    def listen(self, heard: Callable[[bytes, int], None]) -> None:
        self.heard = heard

    def say(self, message: bytes) -> None:
        self.table.hear()

    def hang_up(self) -> None: ...


class Forgetful(House):
    """A server of which every second table loses moves."""

    loses_moves = True

    def __init__(self) -> None:
        self.seated = 0

    def spent(self) -> float:
        return 0.0

    async def seat(self) -> Seated:
        self.seated += 1
        lines = Table(100 if self.seated % 2 else 3).lines
        return Seated(cast(Any, lines), lambda seat, cell, number: b"move", b"update", b"over")


def test_a_match_whose_moves_are_lost_is_given_up_and_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matches, "SILENT_S", 0.2)
    played = asyncio.run(play(Forgetful(), 2, random.Random(1), tables=4))
    assert (played.rounds, played.stuck) == (2, 4)
    assert played.moves >= 2 * (2 * 5 + 2 * 3)
    assert played.seconds < 0.2  # the silence after the last move does not count
    assert "4 matches given up" in _note(played, 2, Rounds())


def test_a_server_that_tells_of_no_move_is_said_to_fail(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matches, "SILENT_S", 0.1)
    monkeypatch.setattr(Table, "hear", lambda self: None)
    with pytest.raises(TimeoutError, match="no move was told"):
        asyncio.run(play(Forgetful(), 1, random.Random(1), tables=1))


def test_no_round_begins_when_the_time_is_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matches, "SILENT_S", 0.1)
    played = asyncio.run(play(Forgetful(), 5, random.Random(1), tables=2, until=time.monotonic()))
    assert played.rounds == 1
    assert "1 of 5 rounds in 40 s" in _note(played, 5, Rounds(seconds=40.0))


@pytest.mark.parametrize("as_json", [False, True])
def test_every_row_is_told_as_soon_as_it_is_measured(as_json: bool, capsys: pytest.CaptureFixture[str]) -> None:
    seen = []

    def measure(report: Report) -> Iterator[Row]:
        yield Row("the first", 1.5, "ms", "<= 1", False, "slow")
        seen.append(capsys.readouterr())
        yield Row("the second", 2000.0, "moves/s")

    assert told(measure, json=as_json) == 1
    early = seen[0].err if as_json else seen[0].out
    assert "the first" in early
    assert "broken, slow" in early
    assert f"Python {machine()['python']}" in early
    rest = capsys.readouterr()
    if as_json:
        facts = json.loads(seen[0].out + rest.out)
        assert [row["what"] for row in facts["rows"]] == ["the first", "the second"]
        assert facts["optimised"] is machine()["optimised"]
    else:
        assert "2,000.0" in rest.out
