"""The kit finds what is wrong with the engine: one part of it broken on purpose for each promise about matches."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from rondel.core import commands, covers, file, loading, simulation, telling, view
from rondel.core.history import Timeline
from rondel.core.journal import Journal
from rondel.core.kernel import Kernel
from rondel.core.log import Entry
from rondel.core.match import Match
from rondel.core.telling import Record
from rondel.core.view import Viewer
from rondel.games.auction.game import game as auction
from rondel.games.sparks.game import game as sparks
from rondel.testing import check
from tests.testing import broken

FEW = 8


def failed(game: Any, name: str) -> str:
    """What a check has to say about a game; it must have something to say."""
    (result,) = check(game, FEW, only=name).results
    assert not result.ok
    return result.detail


def test_an_undo_that_brings_back_too_much_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The state after an undo is compared with the state before the command."""
    rewound = Journal._rewound
    monkeypatch.setattr(Journal, "_rewound", lambda self, entries, **how: rewound(self, entries[:-1] or entries, **how))

    assert "leads elsewhere" in failed(broken.sound, "undo")


def test_a_look_back_at_the_wrong_entry_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The match after an entry is compared with what it was then."""
    at = Match.at
    monkeypatch.setattr(Match, "at", lambda self, v: at(self, max(0, v - 1)))

    assert "is not what it was" in failed(broken.sound, "history")


def test_a_fork_that_keeps_the_real_cards_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the forking seat could not know must have been dealt out again."""

    def only_luck(kernel: Kernel, seats: Sequence[int], rng: Any) -> Kernel:
        copy = simulation.clone(kernel)
        copy.chance.reseed(rng.randbytes(16))
        return copy

    monkeypatch.setattr(loading, "determinise", only_luck)

    assert "keeps what it could not know" in failed(sparks, "forks")


def test_a_fork_with_the_same_luck_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who forks a match must not know what the dice of the real one will show."""
    monkeypatch.setattr(loading, "determinise", lambda kernel, seats, rng: simulation.clone(kernel))

    assert "keeps the luck" in failed(sparks, "forks")


def test_a_file_that_leaves_an_entry_out_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A match read from its file is compared with the match."""

    def forgetful(game: Any, header: Any, entries: Any, *, policy: Any = None) -> Match:
        return loading.loaded(game, header, list(entries)[:-1], policy=policy)

    monkeypatch.setattr(file, "loaded", forgetful)

    assert "does not verify" in failed(broken.sound, "files")


def test_a_clone_that_forgets_an_input_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Clones are played on beside the original."""
    monkeypatch.setattr("rondel.testing.checks.replay.clone", _with_other_luck)

    assert "went another way" in failed(broken.sound, "clones")


def _with_other_luck(kernel: Kernel, *, keeps: bool = True) -> Kernel:
    copy = simulation.clone(kernel, keeps=keeps)
    copy.s.deck.reverse()
    return copy


def test_a_rebuilt_kernel_that_lags_behind_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """After every input the kernel rebuilt from the log is compared with the live one."""

    def lagging(self: Timeline, count: int | None = None, *, traced: bool = False) -> Kernel:
        entries: Sequence[Entry] = self.entries[:-1]
        return self.replay(entries, traced=traced)

    monkeypatch.setattr(Timeline, "kernel", lagging)

    assert "rebuilt from the log, the match is another" in failed(broken.sound, "rebuild")


def test_a_sealed_bid_in_the_log_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Others' commitments are changed, so that whoever could read them would see a difference."""
    monkeypatch.setattr(telling, "knows_of", lambda record, viewer, over=False: True)

    assert "from the log" in failed(auction, "secrecy") or "notices" in failed(auction, "secrecy")


def test_answers_that_open_with_their_gate_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The looks go on after the gate has closed: a game that does not open the answers must not see them opened."""
    monkeypatch.setattr(commands, "seals", lambda kernel: False)

    assert "from the log" in failed(broken.sealed_gate, "secrecy")


def test_an_argument_with_an_audience_that_all_may_read_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def everybody(kernel: Kernel, seat: int, name: str) -> dict[str, tuple[int, ...]]:
        return dict.fromkeys(telling.readers_of(kernel, seat, name), tuple(range(kernel.pos.seats)))

    monkeypatch.setattr(covers, "readers_of", everybody)

    assert "from the log" in failed(broken.whispering, "secrecy")


def test_a_version_that_counts_secret_entries_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody has second thoughts about a bid; nobody else's version may move."""
    monkeypatch.setattr(Match, "version", lambda self, viewer: len(self.records))

    assert "version" in failed(auction, "secrecy")


def test_events_for_everybody_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A view that shows what is private to any seat is noticed."""

    def open_view(kernel: Kernel, viewer: Viewer) -> dict[str, Any]:
        return view.door(kernel.game).view(kernel, Viewer(tuple(range(kernel.pos.seats))))

    monkeypatch.setattr(view, "view", open_view)

    assert failed(sparks, "worlds") or failed(sparks, "secrecy")


def test_a_hidden_entry_that_is_never_told_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """When a gate has opened, everything done at it can be read."""
    keep = Journal.keep

    def forgetting(self: Journal, record: Record) -> None:
        self._covered.clear()
        keep(self, record)

    monkeypatch.setattr(Journal, "keep", forgetting)

    assert "told otherwise" in failed(auction, "undo")
