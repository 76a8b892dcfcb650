"""The kit behind one call: for pytest, and for the command line."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

from rondel.core.game import Game
from rondel.testing.checks import CHECKS
from rondel.testing.kit import Kit, Progress
from rondel.testing.report import Report, Result


def check(
    game: Game,
    games: int = 200,
    *,
    seed: int | str = 0,
    seats: int | Iterable[int] = (),
    presets: Iterable[str] | None = None,
    only: str | Iterable[str] = (),
    case: str = "",
    rare: Sequence[str] = (),
    seconds: float = 20.0,
    logs: str | Path | None = None,
    playthroughs: str | Path | None = None,
    perft: str | Path | None = None,
    progress: Progress | None = None,
) -> Report:
    """Hold a game to every promise of the kit, over that many random games.

    Args:
        seats: only these numbers of seats; all that the game allows unless given.
        presets: only these presets, ``-`` for none; all unless given.
        only: the names of the checks to run.
        case: one random game, as a failure names it.
        rare: nodes, moves, questions and destinations that random play need not reach.
        seconds: how long a check that looks closer at some of the games may take.
        logs: a folder of recorded matches that must still lead where they led.
        playthroughs: a folder of golden playthroughs.
        perft: a folder of files that count legal sequences.
        progress: told the name of a check, how many games it has looked at, and at how many it will look.
    """
    kit = _kit(game, games, seed, seats, presets, case, rare, seconds, logs, playthroughs, perft, progress)
    return Report(game.name, [kit.run(CHECKS[name]) for name in _names(only)])


def conformance(game: Game, games: int = 200, **settings: Any) -> Callable[..., None]:
    """A pytest test that holds a game to every promise of the kit, one case per check.

    ::

        from rondel.testing import conformance
        from mygame import game

        test_my_game = conformance(game, games=200)

    Takes the settings of `check`.
    """
    import pytest

    names = _names(settings.pop("only", ()))
    kit: list[Kit] = []

    @pytest.mark.parametrize("promise", names)
    def test(promise: str) -> None:
        __tracebackhide__ = True
        if not kit:
            kit.append(_kit(game, games, **{**_DEFAULTS, **settings}))
        _judge(kit[0].run(CHECKS[promise]))

    test.__doc__ = f"{game.title} keeps the promises of the kit."
    return test


def _judge(result: Result) -> None:
    import pytest

    __tracebackhide__ = True
    if result.status == "skipped":
        pytest.skip(result.detail)
    if result.status == "failed":
        pytest.fail(f"{result.name}: {result.detail}", pytrace=False)


_DEFAULTS: dict[str, Any] = {
    "seed": 0,
    "seats": (),
    "presets": None,
    "case": "",
    "rare": (),
    "seconds": 20.0,
    "logs": None,
    "playthroughs": None,
    "perft": None,
    "progress": None,
}


def _names(only: str | Iterable[str]) -> list[str]:
    wanted = [only] if isinstance(only, str) else list(only)
    for name in wanted:
        if name not in CHECKS:
            raise ValueError(f"there is no check {name!r}; there are {', '.join(CHECKS)}")
    return wanted or list(CHECKS)


def _kit(
    game: Game,
    games: int,
    seed: int | str,
    seats: int | Iterable[int],
    presets: Iterable[str] | None,
    case: str,
    rare: Sequence[str],
    seconds: float,
    logs: str | Path | None,
    playthroughs: str | Path | None,
    perft: str | Path | None,
    progress: Progress | None,
) -> Kit:
    return Kit(
        game,
        games=games,
        seed=str(seed),
        seats=(seats,) if isinstance(seats, int) else tuple(seats),
        presets=None if presets is None else tuple(presets),
        case=case,
        rare=tuple(rare),
        seconds=seconds,
        logs=Path(logs) if logs is not None else None,
        playthroughs=Path(playthroughs) if playthroughs is not None else None,
        perft=Path(perft) if perft is not None else None,
        progress=progress,
    )
