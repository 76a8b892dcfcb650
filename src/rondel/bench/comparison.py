"""The peers Rondel is compared with, measured on the same machine in the same run.

All of them play random tic-tac-toe: list the free cells, pick one at random, place the mark, look for a line
or a full board; every game begins with a fresh position. The peers are installed by name into a scratch
folder when they are first needed; nothing of theirs belongs to Rondel.

Each figure is the best of several short runs after a warm-up, by the wall clock: the best run is the one
that was least disturbed by whatever else the machine had to do.

This file uses the standard library alone, because OpenSpiel's interpreter, which has no Rondel, also runs it.
"""

import json
import os
import random
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any, Final

BOARDGAME_IO: Final = "0.50.2"
NODE_PERSIST: Final = "3"
OPEN_SPIEL: Final = "2.0.2"

RUNS: Final = 15
RUN_SECONDS: Final = 0.1

_INSTALL_TIMEOUT: Final = 600.0
_PLAY_TIMEOUT: Final = 60.0
_BOARDGAME_IO_SCRIPT: Final = Path(__file__).with_name("peers") / "boardgame_io.cjs"
_PYTHON_GAME: Final = "python_tic_tac_toe"
_CPP_GAME: Final = "tic_tac_toe"

LINES: Final = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


@dataclass(frozen=True)
class PeerResult:
    """What one peer reached, or why it could not be measured."""

    name: str
    version: str
    moves_per_second: float | None
    """None when the peer could not be installed or did not play; the note then says why."""
    note: str


@dataclass(frozen=True)
class Rate:
    """The best of several runs, and how much was played in all of them."""

    moves_per_second: float
    moves: int
    games: int
    runs: int


class PeerUnavailableError(Exception):
    """A peer cannot be measured here; the message is the note of its result."""


def measure(scratch: Path, report: Callable[[str], None]) -> list[PeerResult]:
    """The figures of the bare loop, boardgame.io and OpenSpiel (its Python and its C++ game), in this order.

    A peer that cannot be had, for want of Node or of a network, comes back without a figure and with a note.

    Args:
        scratch: where the peers are installed; a folder that already holds them is used as it is.
        report: told in one line what happens next, since an installation takes a while.
    """
    report(f"bare loop: playing {RUNS} runs")
    results = [measure_bare_loop()]
    results += _measured(
        ["boardgame.io"], BOARDGAME_IO, lambda: _boardgame_io(scratch.resolve() / "boardgame.io", report)
    )
    results += _measured(
        ["OpenSpiel (Python game)", "OpenSpiel (C++ game from Python)"],
        OPEN_SPIEL,
        lambda: _open_spiel(scratch.resolve() / "open_spiel", report),
    )
    return results


def measure_bare_loop() -> PeerResult:
    """The figure of `bare_tictactoe`, which needs nothing installed."""
    rng = random.Random(1)
    rate = best_rate(lambda games: bare_tictactoe(games, rng))
    return PeerResult("bare loop", sys.version.split()[0], rate.moves_per_second, _played(rate))


def bare_tictactoe(games: int, rng: random.Random) -> int:
    """Play random games by hand, as plainly as Python allows, and return the number of moves.

    This is what the rules themselves cost: the yardstick for the overhead of a framework.

    >>> bare_tictactoe(1000, random.Random(1)) // 1000
    7
    """
    draw = rng.random
    moves = 0
    for _ in range(games):
        cells = [0] * 9
        mark = 1
        playing = True
        while playing:
            free = [i for i in range(9) if not cells[i]]
            cells[free[int(draw() * len(free))]] = mark
            moves += 1
            playing = len(free) > 1
            for a, b, c in LINES:
                if cells[a] == mark and cells[b] == mark and cells[c] == mark:
                    playing = False
                    break
            mark = 3 - mark
    return moves


def best_rate(play: Callable[[int], int], *, runs: int = RUNS, seconds: float = RUN_SECONDS) -> Rate:
    """The best speed of `play` over several runs of about `seconds` each, after a warm-up.

    Args:
        play: plays as many games as it is told and returns the number of moves.
    """
    games = 1
    while True:
        begin = time.perf_counter()
        play(games)
        spent = time.perf_counter() - begin
        if spent >= seconds / 2:
            break
        games *= 2
    games = max(1, round(games * seconds / spent))
    best = 0.0
    moves = 0
    for _ in range(runs):
        begin = time.perf_counter()
        made = play(games)
        best = max(best, made / (time.perf_counter() - begin))
        moves += made
    return Rate(best, moves, games * runs, runs)


def _measured(names: Sequence[str], version: str, play: Callable[[], Sequence[Rate]]) -> list[PeerResult]:
    """One result for each name: the rates that `play` returns, or the reason why there are none."""
    try:
        rates = play()
    except (PeerUnavailableError, OSError) as reason:
        return [PeerResult(name, version, None, str(reason)) for name in names]
    return [
        PeerResult(name, version, rate.moves_per_second, _played(rate)) for name, rate in zip(names, rates, strict=True)
    ]


def _played(rate: Rate) -> str:
    return f"best of {rate.runs} runs, {rate.games:,} games, {rate.moves / rate.games:.2f} moves a game"


def boardgame_io_in(folder: Path, report: Callable[[str], None]) -> str:
    """See to it that boardgame.io, with what its FlatFile store needs, lies in a folder; returns the Node to run it."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        raise PeerUnavailableError(f"needs Node: {'node' if node is None else 'npm'} is not on the PATH")
    names = [f"boardgame.io@{BOARDGAME_IO}", f"node-persist@{NODE_PERSIST}"]
    if not _is_installed(folder, " ".join(names)):
        report(f"boardgame.io: installing {BOARDGAME_IO} with npm")
        folder.mkdir(parents=True, exist_ok=True)
        # Without a manifest of its own npm would install into the nearest folder above that has one.
        (folder / "package.json").write_text('{"private": true}\n', encoding="utf-8")
        _install(folder, [npm, "install", "--no-audit", "--no-fund", "--ignore-scripts", "--omit=dev", *names])
        _mark_installed(folder, " ".join(names))
    return node


def _boardgame_io(folder: Path, report: Callable[[str], None]) -> list[Rate]:
    """boardgame.io's reducer under Node, in production mode, with undo disabled."""
    node = boardgame_io_in(folder, report)
    report(f"boardgame.io: playing {RUNS} runs")
    command = [node, str(_BOARDGAME_IO_SCRIPT), str(folder), str(RUN_SECONDS), str(RUNS)]
    return [_play(command, {"NODE_ENV": "production"})]


def _open_spiel(folder: Path, report: Callable[[str], None]) -> list[Rate]:
    """OpenSpiel's own tic-tac-toe written in Python, then the one in C++, both driven from Python."""
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    name = f"open_spiel=={OPEN_SPIEL}"
    stamp = f"{name} for Python {sys.version}"
    if not _is_installed(folder, stamp):
        report(f"OpenSpiel: installing {OPEN_SPIEL} with pip")
        folder.mkdir(parents=True, exist_ok=True)
        _install(folder, [sys.executable, "-m", "venv", "--clear", str(folder)])
        # Only a ready-made wheel: building OpenSpiel needs a compiler and the better part of an hour.
        pip = [str(python), "-m", "pip", "--disable-pip-version-check", "--no-input"]
        _install(folder, [*pip, "install", "--only-binary=open_spiel", name])
        _mark_installed(folder, stamp)
    rates = []
    for game in (_PYTHON_GAME, _CPP_GAME):
        report(f"OpenSpiel: playing {RUNS} runs of {game}")
        rates.append(_play([str(python), "-I", str(Path(__file__).resolve()), game], {}))
    return rates


def _is_installed(folder: Path, what: str) -> bool:
    try:
        return (folder / "installed.txt").read_text(encoding="utf-8") == what
    except OSError:
        return False


def _mark_installed(folder: Path, what: str) -> None:
    """Written last, so that an installation broken off half-way is begun again."""
    (folder / "installed.txt").write_text(what, encoding="utf-8")


def _install(folder: Path, command: Sequence[str]) -> None:
    """Run one step of an installation; its output goes to a log beside the folder."""
    log = folder.with_name(f"{folder.name}-install.log")
    try:
        with log.open("w", encoding="utf-8") as output:
            done = subprocess.run(
                command,
                cwd=folder,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
                timeout=_INSTALL_TIMEOUT,
                check=False,
            )
    except subprocess.TimeoutExpired:
        raise PeerUnavailableError(f"not installed within {_INSTALL_TIMEOUT:.0f} s (see {log})") from None
    if done.returncode != 0:
        raise PeerUnavailableError(f"not installed, is there a network? (see {log})")


def _play(command: Sequence[str], environment: Mapping[str, str]) -> Rate:
    """Run a player and read the one line of JSON that it writes."""
    try:
        done = subprocess.run(
            command,
            env={**os.environ, **environment},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            encoding="utf-8",
            errors="replace",
            timeout=_PLAY_TIMEOUT,
            check=False,
        )
    except subprocess.TimeoutExpired:
        raise PeerUnavailableError(f"not done playing within {_PLAY_TIMEOUT:.0f} s") from None
    if done.returncode != 0:
        complaint = done.stderr.strip()[-400:]
        raise PeerUnavailableError(f"broke off with exit code {done.returncode}: {complaint}")
    return _read_rate(done.stdout)


def _read_rate(output: str) -> Rate:
    """The rate a player wrote, if it did play tic-tac-toe: random games take 7.6 moves on average."""
    try:
        said = json.loads(output)
        rate = Rate(float(said["rate"]), int(said["moves"]), int(said["games"]), int(said["runs"]))
        average = rate.moves / rate.games
    except (ValueError, TypeError, KeyError, ZeroDivisionError):
        raise PeerUnavailableError(f"gave no figure: {output.strip()[:200]!r}") from None
    if not 7.3 < average < 7.9:
        raise PeerUnavailableError(f"played something else: {average:.2f} moves a game instead of 7.6")
    return rate


def _play_open_spiel(name: str) -> Rate:
    """Random play of one of OpenSpiel's games; runs in the interpreter that has OpenSpiel."""
    spiel: Any = import_module("pyspiel")
    if name == _PYTHON_GAME:
        import_module("open_spiel.python.games.tic_tac_toe")  # registers itself
    game = spiel.load_game(name)
    draw = random.Random(1).random

    def play(games: int) -> int:
        moves = 0
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                options = state.legal_actions()
                state.apply_action(options[int(draw() * len(options))])
                moves += 1
        return moves

    return best_rate(play)


if __name__ == "__main__":
    _best = _play_open_spiel(sys.argv[1])
    _said = {
        "rate": _best.moves_per_second,
        "moves": _best.moves,
        "games": _best.games,
        "runs": _best.runs,
    }
    sys.stdout.write(json.dumps(_said) + "\n")
