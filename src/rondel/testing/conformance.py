"""The kit behind one call: for pytest, and for the command line."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

from rondel.core.game import Game
from rondel.testing.checks import CHECKS
from rondel.testing.kit import Kit, Progress
from rondel.testing.report import Report


def check(
    game: Game,
    games: int = 200,
    *,
    only: str | Iterable[str] = (),
    seed: int | str = 0,
    seats: int | Iterable[int] = (),
    presets: Iterable[str] | None = None,
    case: str = "",
    rare: Sequence[str] = (),
    reveals: Sequence[str] = (),
    seconds: float = 10.0,
    limit: float | None = None,
    evidence: str | Path | None = None,
    progress: Progress | None = None,
) -> Report:
    """Hold a game to every promise of the kit, over that many random games.

    - `game`: the game.
    - `games`: how many random games are played; the checks that look closer take some of them.
    - `only`: the names of the checks to run; all unless given.
    - `seed`: another seed, other games.
    - `seats`: only these numbers of seats; all that the game allows unless given.
    - `presets`: only these presets, ``-`` for none; all unless given.
    - `case`: one random game, as a failure names it.
    - `rare`: nodes, moves, questions and destinations that random play need not reach.
    - `reveals`: events that are meant to show everybody something hidden.
    - `seconds`: how long a check that looks closer at some of the games may take.
    - `limit`: how many seconds the rules may take over one game before they are taken to go on without end; as long as
      the game says (`Game(limit=...)`) unless given.
    - `evidence`: a folder with recorded matches in ``logs/<game>/*.rondel``, golden playthroughs in
      ``playthroughs/<game>/*.txt`` and counts of legal sequences in ``perft/<game>/*.txt``.
    - `progress`: told the name of a check, how many games it has looked at, and at how many it will look.
    """
    kit = Kit(
        game,
        games=games,
        seed=seed,
        seats=seats,
        presets=presets,
        case=case,
        rare=rare,
        reveals=reveals,
        seconds=seconds,
        limit=limit,
        evidence=evidence,
        progress=progress,
    )
    return Report(game.name, [kit.run(CHECKS[name]) for name in _names(only)])


def conformance(
    game: Game, games: int = 200, *, only: str | Iterable[str] = (), **settings: Any
) -> Callable[..., None]:
    """A pytest test that holds a game to every promise of the kit, one case per check.

    ::

        from rondel.testing import conformance
        from mygame import game

        test_my_game = conformance(game, games=200)

    Takes the settings of `check`.
    """
    import pytest

    kit = Kit(game, games=games, **settings)

    @pytest.mark.parametrize("promise", _names(only))
    def test(promise: str) -> None:
        __tracebackhide__ = True
        result = kit.run(CHECKS[promise])
        if not result.ok:
            pytest.fail(f"{result.name}: {result.detail}", pytrace=False)
        if result.detail.startswith("because of "):
            pytest.skip(result.detail)

    test.__doc__ = f"{game.title} keeps the promises of the kit."
    return test


def _names(only: str | Iterable[str]) -> list[str]:
    wanted = [only] if isinstance(only, str) else list(only)
    for name in wanted:
        if name not in CHECKS:
            raise ValueError(f"there is no check {name!r}; there are {', '.join(CHECKS)}")
    return wanted or list(CHECKS)
