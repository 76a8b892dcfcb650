"""Random games as rows of fingerprints; run as a module, for other processes to compare with their own."""

from __future__ import annotations

import importlib
import importlib.util
import json
import sys
from typing import Any

import msgspec

from rondel.core.game import Game
from rondel.core.kernel import Kernel
from rondel.core.state import digest
from rondel.testing.cases import Case
from rondel.testing.courses import Course, record
from rondel.testing.portraits import portrait


def digests(game: Game, case: Case) -> list[list[str]]:
    """For the beginning and after each input: what was done, and a fingerprint of the state and the events."""
    found: list[list[str]] = []

    def note(kernel: Kernel, course: Course) -> None:
        events = msgspec.msgpack.encode(kernel.events)
        kernel.events = []
        done = str(course.steps[-1]) if course.steps else "set-up"
        found.append([done, digest(portrait(kernel) + events)])

    record(game, case, make=lambda: case.kernel(game, traced=True), watch=note)
    return found


def load(module: str, file: str, name: str) -> Game:
    """A game from the module it is a variable of."""
    try:
        found = importlib.import_module(module if module != "__main__" else "")
    except (ImportError, ValueError):
        spec = importlib.util.spec_from_file_location(module.strip("_"), file)
        if spec is None or spec.loader is None:
            raise
        found = importlib.util.module_from_spec(spec)
        sys.modules[spec.name] = found
        spec.loader.exec_module(found)
    game: Game = getattr(found, name)
    return game


def main(job: dict[str, Any]) -> None:
    """Play the cases of a job and write their fingerprints."""
    game = load(job["module"], job["file"], job["name"])
    rows = [digests(game, Case.read(text)) for text in job["cases"]]
    sys.stdout.write(json.dumps(rows))


if __name__ == "__main__":
    main(json.loads(sys.argv[1]))
