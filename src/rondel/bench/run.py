"""Measures what the design promises, one row per promise, and says which are kept."""

from __future__ import annotations

import gc
import os
import statistics
import subprocess
import sys
import tempfile
import tracemalloc
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from time import perf_counter, process_time

from rondel import registry
from rondel.bench import comparison
from rondel.bench.endless import game as endless
from rondel.bench.rows import Report, Row, told
from rondel.bots.playouts import play_best
from rondel.bots.tournament import play_games
from rondel.core import file
from rondel.core.commands import Command
from rondel.core.game import Game
from rondel.core.kernel import Kernel
from rondel.core.machine import run
from rondel.core.match import Match
from rondel.core.picking import random_decision
from rondel.core.playing import begin, load, play
from rondel.core.policy import UndoPolicy
from rondel.core.simulation import clone, determinise, playout
from rondel.core.view import Viewer, view_json


def _best(measure: Callable[[], float], runs: int = 5) -> float:
    """The best of several runs: neighbours on the machine can only make it worse."""
    return _side_by_side([measure], runs)[0]


def _side_by_side(measures: Sequence[Callable[[], float]], runs: int) -> list[float]:
    """The best of several runs of each, taken in turns, so that they are all measured on the same machine."""
    gc.collect()
    taken = [[measure() for measure in measures] for _ in range(runs)]
    return [max(rates) for rates in zip(*taken, strict=True)]


# -- playing ---------------------------------------------------------------------------------------------------


def simulation_rate(game: Game, seats: int, seconds: float = 0.4, **setup: object) -> float:
    """Inputs per second of random play to the end, options enumerated, games begun from a decoded first rest point."""
    rng = Random(1)
    firsts = [begin(game, seats, seed=str(i), keeps=False, **setup).encode() for i in range(20)]  # type: ignore[arg-type]
    kernel = Kernel(game, game.decode(firsts[0]), keeps=False)
    inputs, start = 0, process_time()
    while process_time() - start < seconds:  # reading this clock takes as long as half a move: not after every game
        for first in firsts:
            load(kernel, first)
            inputs += playout(kernel, rng)
    return inputs / (process_time() - start)


def bare_rate(seconds: float = 0.05) -> float:
    """Moves per second of tic-tac-toe played by hand: what the rules themselves cost."""
    rng = Random(1)
    moves, start = 0, process_time()
    while process_time() - start < seconds:
        moves += comparison.bare_tictactoe(200, rng)
    return moves / (process_time() - start)


def fresh_rate(game: Game, seats: int, seconds: float = 0.4) -> float:
    """Inputs per second of `rondel simulate`: random play in games that are each set up anew and counted."""
    bots = ("random",) * seats
    inputs, batch, start = 0, 0, process_time()
    while process_time() - start < seconds:
        tally = deque(play_games(game, seats, bots, range(200), seed=str(batch)), maxlen=1).pop()
        inputs += tally.commands
        batch += 1
    return inputs / (process_time() - start)


def apply_rate(game: Game, seconds: float = 0.4) -> float:
    """Commands per second through the whole pipeline: checks, log, settling, snapshots."""
    rng = Random(2)
    done, spent = 0, 0.0
    while spent < seconds:
        matches = [Match(game, seed=str(i)) for i in range(50)]
        scripts = [_commands(game, str(i), rng) for i in range(50)]
        start = process_time()
        for match, commands in zip(matches, scripts, strict=True):
            for command in commands:
                match.apply(command)
        spent += process_time() - start
        done += sum(map(len, scripts))
    return done / spent


def _commands(game: Game, seed: str, rng: Random) -> list[Command]:
    """A whole random game as commands."""
    kernel = begin(game, game.seat_range[0], seed=seed)
    commands = []
    while kernel.over is None:
        seat = kernel.actors()[0]
        decision = random_decision(kernel, seat, rng)
        commands.append(Command.of(kernel, decision))
        play(kernel, *decision)
    return commands


def overhead_at(lengths: tuple[int, ...]) -> Iterator[tuple[int, float]]:
    """Microseconds of one accepted command when the log has so many entries already."""
    for length in lengths:
        match = Match(endless, seed="1")
        while len(match.entries) < length:
            match.apply(Command(match.kernel.actors()[0], "turn_over", {"place": 3}))
        times = []
        for _ in range(300):
            command = Command(match.kernel.actors()[0], "turn_over", {"place": 5})
            start = perf_counter()
            match.apply(command)
            times.append(perf_counter() - start)
        yield length, statistics.median(times) * 1e6


def positions(game: Game, seats: int, count: int = 300) -> Iterator[Kernel]:
    """Random points of random games, scripts included."""
    rng = Random(3)
    made = 0
    while made < count:
        kernel = begin(game, seats, seed=str(made))
        while kernel.over is None and made < count:
            if rng.random() < 0.15:
                made += 1
                yield kernel
            actors = kernel.actors()
            seat = actors[int(rng.random() * len(actors))]
            play(kernel, *random_decision(kernel, seat, rng))


def clone_times(game: Game, seats: int) -> tuple[float, float, int]:
    """Mean and 95th percentile in microseconds of a clone at a random point, and the longest tail of answers."""
    times, tail = [], 0
    for kernel in positions(game, seats):
        best = min(_timed(lambda kernel=kernel: clone(kernel)) for _ in range(3))  # type: ignore[misc]
        times.append(best * 1e6)
        tail = max(tail, len(kernel.tail))
    times.sort()
    return statistics.mean(times), times[int(len(times) * 0.95)], tail


PLIES = 50


def playout_rate(game: Game, seats: int, seconds: float = 0.6) -> float:
    """Playouts per second: a clone at a random point of a random game, then so many random inputs, or to the end."""
    rng, starts = Random(4), []
    for kernel in positions(game, seats, 60):
        data, tail = kernel.checkpoint()
        if not tail:
            starts.append(data)
    done, start = 0, process_time()
    while process_time() - start < seconds:
        kernel = Kernel(game, game.decode(starts[done % len(starts)]), keeps=False)
        run(kernel)
        playout(kernel, rng, PLIES)
        done += 1
    return done / (process_time() - start)


WIDTH, GREEDY_INPUTS, GREEDY_GAMES = 8, 60, 20


def greedy_rate(game: Game, seats: int) -> float:
    """Decisions tried per second in greedy playouts: everybody takes the best of some by the score right after it."""
    rng, tried, spent = Random(1), 0, 0.0
    for number in range(GREEDY_GAMES):
        kernel = begin(game, seats, seed=str(number))
        start = process_time()
        for _ in range(GREEDY_INPUTS):
            if kernel.over is not None:
                break
            tried += play_best(kernel, kernel.actors()[0], rng, WIDTH)
        spent += process_time() - start
    return tried / spent


def determinise_time(game: Game, seats: int) -> float:
    """Microseconds to make up one world for a seat at a random point."""
    rng = Random(5)
    return statistics.median(
        _timed(lambda kernel=kernel: determinise(kernel, (0,), rng)) * 1e6  # type: ignore[misc]
        for kernel in positions(game, seats, 100)
    )


def _timed(act: Callable[[], object]) -> float:
    start = perf_counter()
    act()
    return perf_counter() - start


def view_time(game: Game, seats: int) -> float:
    """Microseconds per kilobyte of one seat's view as JSON; less than a kilobyte counts as one."""
    found = []
    for kernel in positions(game, seats, 100):
        data = view_json(kernel, Viewer((0,)))
        best = min(_timed(lambda kernel=kernel: view_json(kernel, Viewer((0,)))) for _ in range(5))  # type: ignore[misc]
        found.append(best * 1e6 / max(1.0, len(data) / 1024))
    return statistics.median(found)


# -- matches ---------------------------------------------------------------------------------------------------


def long_match(entries: int) -> Match:
    """A match with that many entries."""
    match = Match(endless, seed="1", policy=UndoPolicy(mode="free"))
    while len(match.entries) < entries:
        match.apply(Command(match.kernel.actors()[0], "turn_over", {"place": 3}))
    return match


def match_rows() -> Iterator[Row]:
    match = long_match(2000)
    data = file.dump(match)
    opening = min(_timed(lambda: file.load(data, endless)) for _ in range(3)) * 1e3
    yield Row("open a match of 2,000 entries, no snapshots", opening, "ms", "< 300", opening < 300)
    resumed = min(_timed(lambda: match.line.kernel()) for _ in range(5)) * 1e3
    yield Row("its last position from a snapshot", resumed, "ms", "< 20", resumed < 20)
    rng = Random(1)
    jumps = max(_timed(lambda: match.at(rng.randrange(2000))) for _ in range(50)) * 1e3
    yield Row("jump to any point of it (worst of 50)", jumps, "ms", "< 20", jumps < 20)
    for level in ("phase", "round"):
        seat = match.kernel.actors()[0]
        match.apply(Command(seat, "turn_over", {"place": 1}))
        took = _timed(lambda level=level, seat=seat: match.apply(Command(seat, "undo", {"to": level}))) * 1e3  # type: ignore[misc]
        yield Row(f"undo to the start of a {level}, 2,000 entries", took, "ms", "<= 5", took <= 5)
    yield _memory_row()


def _memory_row() -> Row:
    tables = 50
    gc.collect()
    tracemalloc.start()
    kept = [Match(endless, seed=str(i)) for i in range(tables)]
    for match in kept:
        for _ in range(20):
            match.apply(Command(match.kernel.actors()[0], "turn_over", {"place": 3}))
    gc.collect()
    size = tracemalloc.get_traced_memory()[0] / tables / 1024
    tracemalloc.stop()
    return Row("an idle table in memory, 20 entries", size, "KB", "< 50", size < 50)


def import_rows() -> Iterator[Row]:
    for what, code, limit in (
        ("import rondel", "import rondel", 150),
        ("rondel --help", "import sys; sys.argv = ['rondel', '--help']; from rondel.cli.main import app; app()", 300),
    ):
        bare = min(_process("pass") for _ in range(3))
        took = min(_process(code) for _ in range(3)) - bare
        yield Row(what, took, "ms", f"< {limit}", took < limit)


def _process(code: str) -> float:
    """Milliseconds of a fresh interpreter, with compiled modules at hand as after any installation."""
    cache = Path(tempfile.gettempdir()) / "rondel-bench-modules"
    environment = {**os.environ, "PYTHONPYCACHEPREFIX": str(cache)}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    start = perf_counter()
    subprocess.run([sys.executable, "-c", code], stdout=subprocess.DEVNULL, check=True, env=environment)
    return (perf_counter() - start) * 1e3


# -- all of it -------------------------------------------------------------------------------------------------


def play_rows(report: Report) -> Iterator[Row]:
    tictactoe = registry.game("tictactoe")
    report("tic-tac-toe: simulation, and the bare loop beside it")
    bare, rate, fresh = _side_by_side(
        [bare_rate, lambda: simulation_rate(tictactoe, 2, 0.05), lambda: fresh_rate(tictactoe, 2, 0.05)], 40
    )
    yield Row("simulation, tic-tac-toe", rate, "moves/s")
    yield Row("… its time against a bare loop", bare / rate, "×", "<= 3", bare / rate <= 3)
    yield Row("simulation of fresh games, tic-tac-toe", fresh, "moves/s")
    yield Row("… its time against a bare loop", bare / fresh, "×", "<= 3", bare / fresh <= 3)
    full = _best(lambda: apply_rate(tictactoe))
    yield Row("full apply, tic-tac-toe", full, "commands/s")
    if "kolkhoz" in registry.names():
        report("kolkhoz: random play")
        kolkhoz = _best(lambda: simulation_rate(registry.game("kolkhoz"), 4), 3)
        yield Row("simulation, kolkhoz", kolkhoz, "commands/s", ">= 60,000", kolkhoz >= 60_000)
    for name, seats in (("kolkhoz", 4), ("emberlode", 2)):
        if name in registry.names():
            report(f"{name}: playouts of {PLIES} inputs")
            rate = _best(lambda name=name, seats=seats: playout_rate(registry.game(name), seats), 3)  # type: ignore[misc]
            yield Row(f"playouts of {PLIES} inputs, {name}", rate, "1/s", ">= 1,000", rate >= 1_000)
    for name, seats in (("kolkhoz", 4), ("emberlode", 2), ("shapeships", 2), ("imperial", 3)):
        if name in registry.names():
            report(f"{name}: greedy playouts")
            rate = _best(lambda name=name, seats=seats: greedy_rate(registry.game(name), seats))  # type: ignore[misc]
            yield Row(f"greedy playouts, {name}", rate, "tries/s")
    report("one accepted command in long matches")
    for length, took in overhead_at((100, 1_000, 10_000)):
        yield Row(f"one command at {length:,} entries", took, "µs", "<= 15", took <= 15)


def game_rows(report: Report) -> Iterator[Row]:
    for name in registry.names():
        game = registry.game(name)
        seats = game.seat_range[1]
        report(f"{name}: clones and views")
        mean, p95, tail = clone_times(game, seats)
        yield Row(f"clone, {name}, mean", mean, "µs", "<= 40", mean <= 40)
        yield Row(f"clone, {name}, 95 %", p95, "µs", "<= 150", p95 <= 150, f"longest tail {tail} answers")
        made = determinise_time(game, seats)
        yield Row(f"a world made up, {name}, median", made, "µs")
        per_kb = view_time(game, seats)
        yield Row(f"view of a seat, {name}", per_kb, "µs/KB", "<= 10", per_kb <= 10)


def peer_rows(mine: dict[str, float], scratch: Path, report: Report) -> Iterator[Row]:
    """The peers, measured in the same run, and how we compare."""
    for peer in comparison.measure(scratch, report):
        if peer.moves_per_second is None:
            yield Row(f"peer: {peer.name}", 0.0, "", note=peer.note)
            continue
        yield Row(f"peer: {peer.name} {peer.version}", peer.moves_per_second, "moves/s", note=peer.note)
        sim, full = mine["simulation, tic-tac-toe"], mine["full apply, tic-tac-toe"]
        for needle, factor, ours, what in (
            ("boardgame.io", 15, sim, "simulation"),
            ("boardgame.io", 5, full, "full apply"),
            ("Python game", 6, sim, "simulation"),
        ):
            if needle in peer.name:
                ratio = ours / peer.moves_per_second
                yield Row(f"… our {what} against it", ratio, "×", f">= {factor}", ratio >= factor)


def rows(*, with_peers: bool = False, report: Report = lambda line: None) -> Iterator[Row]:
    """Every row, as it is measured."""
    mine: dict[str, float] = {}
    for part in (play_rows(report), game_rows(report)):
        for row in part:
            mine[row.what] = row.measured
            yield row
    report("long matches: opening, jumping, taking back")
    yield from match_rows()
    report("start-up")
    yield from import_rows()
    if with_peers:
        scratch = Path(os.environ.get("RONDEL_BENCH_SCRATCH") or tempfile.mkdtemp(prefix="rondel-peers-"))
        yield from peer_rows(mine, scratch, report)


def main(*, json: bool = False, peers: bool = False) -> int:
    """Measure, print, and return how many promises are broken."""
    return told(lambda report: rows(with_peers=peers, report=report), json=json)
