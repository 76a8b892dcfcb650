"""A check that nothing depends on the order in which a set happens to be walked through."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

from rondel.core.game import Game
from rondel.testing.courses import Course
from rondel.testing.digests import digests
from rondel.testing.faults import Fault
from rondel.testing.kit import FaultIn, Kit, Skipped

GAMES = 20
HASH_SEEDS = ("1", "2")
PATIENCE = 300
"""Seconds another process may take for all its games."""


class Home(NamedTuple):
    """Where another process finds the game."""

    module: str
    file: str
    name: str


def home(game: Game) -> Home | None:
    """The module and the name under which a game can be imported."""
    for module_name, module in sorted(sys.modules.items(), key=lambda item: item[0] == "__main__"):
        for name, value in list(getattr(module, "__dict__", {}).items()):
            if value is game and name.isidentifier():
                return Home(module_name, getattr(module, "__file__", None) or "", name)
    return None


def is_deterministic(kit: Kit) -> str:
    """The same seeds lead to the same games in other processes, whatever Python's hash seed is there."""
    place = home(kit.game)
    if place is None:
        raise Skipped("the game is not a variable of a module, so that another process cannot import it")
    courses, wanted = [], []
    for course in kit.courses(GAMES):
        if course.problem is None:  # another check complains about those that fail
            courses.append(course)
            wanted.append(digests(kit.game, course.case))
    workers = [_start(place, [str(course.case) for course in courses], seed) for seed in HASH_SEEDS]
    for (found, problem), seed in zip([_finish(worker) for worker in workers], HASH_SEEDS, strict=True):
        if problem:
            raise Fault(f"another process cannot play the game: {problem}")
        for course, mine, theirs in zip(courses, wanted, found, strict=True):
            _compare(course, mine, theirs, seed)
    return f"{len(courses)} games under {len(HASH_SEEDS)} hash seeds"


def _start(place: Home, cases: list[str], seed: str) -> subprocess.Popen[str]:
    env = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    job = json.dumps({**place._asdict(), "cases": cases})
    return subprocess.Popen(
        [sys.executable, "-m", "rondel.testing.digests", job],
        env=env,
        cwd=Path.cwd(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def _finish(worker: subprocess.Popen[str]) -> tuple[list[Any], str]:
    """What a process has found, or why it could not."""
    try:
        out, problem = worker.communicate(timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        worker.kill()
        worker.communicate()
        return [], f"it takes more than {PATIENCE} seconds"
    if worker.returncode:
        return [], (problem.strip().splitlines() or ["it ended without a word"])[-1]
    return json.loads(out), ""


def _compare(course: Course, mine: list[Any], theirs: list[Any], seed: str) -> None:
    for entry, (here, there) in enumerate(zip(mine, theirs, strict=False)):
        if here != list(there):
            what = "another input is chosen" if here[0] != there[0] else "the same input leads elsewhere"
            raise FaultIn(
                Fault(
                    f"with PYTHONHASHSEED={seed} {what}: something walks through a set, or keeps things in a module",
                    entry=entry,
                    expected=here[0],
                    got=there[0],
                ),
                course,
            )
    if len(mine) != len(theirs):
        raise FaultIn(Fault(f"with PYTHONHASHSEED={seed} the game has {len(theirs)} entries, not {len(mine)}"), course)
