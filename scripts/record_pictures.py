"""Record what a browser is told: pictures and log lines of real matches, for the client's tests.

python scripts/record_pictures.py client/tests/fixtures
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from rondel import registry
from rondel.bots.arena import Player, command
from rondel.bots.uniform import Uniform
from rondel.core import file as files
from rondel.core.kernel import Kernel
from rondel.core.match import Match
from rondel.core.view import Viewer
from rondel.server.pictures import log_lines, picture
from tests.e2e import shapeships_tables
from tests.e2e.imperial_tables import STAGES, named

NAMES = ("Mara", "Ilya", "Juno", "Plough")
Moment = Callable[[Kernel], bool]


def at(node: str, seat: int = 0) -> Moment:
    """The first time this seat is asked in that phase."""
    return lambda kernel: seat in kernel.actors() and kernel.node.node.id == node


def record(game: str, seats: int, seed: str, moments: dict[str, Moment], **options: Any) -> dict[str, Any]:
    """One match to its end, with the picture of seat 0 at each moment."""
    match = Match(registry.game(game), seats, seed=seed, options=options, names=NAMES[:seats])
    chance = Random(seed)
    players = [Player(Uniform(chance), seat, chance) for seat in range(seats)]
    viewer = Viewer((0,))
    found: dict[str, Any] = {}

    def look(name: str) -> None:
        shown = picture(match, viewer, 0)
        found[name] = msgspec.to_builtins({"picture": shown, "log": log_lines(match, viewer, -1)[-12:]}, str_keys=True)

    while match.over is None:
        for name, moment in moments.items():
            if name not in found and moment(match.kernel):
                look(name)
        seat = match.kernel.actors()[0]
        match.apply(command(match.kernel, seat, players[seat].decide(match.kernel)))
    look("over")
    return found


def stages(*names: str) -> dict[str, Any]:
    """Prepared tables of Imperial, each with the eyes of whoever is to act; and every line of a whole game."""
    found: dict[str, Any] = {}
    for name in names:
        match = named(STAGES[name]())
        viewer = Viewer((match.kernel.actors()[0],))
        shown = {"picture": picture(match, viewer, 0), "log": log_lines(match, viewer, -1)[-12:]}
        found[name] = msgspec.to_builtins(shown, str_keys=True)
    over = files.load((ROOT / "tests/logs/imperial/greedy-bots.rondel").read_bytes(), registry.game("imperial"))
    lines = log_lines(over, Viewer((0,)), -1)
    found["over"] = msgspec.to_builtins({"picture": picture(over, Viewer((0,)), 0), "log": lines}, str_keys=True)
    return found


def fleets() -> dict[str, Any]:
    """Prepared tables of Shapeships, and every line of a whole match."""
    found: dict[str, Any] = {}
    for name in ("drawing", "strike", "battle"):
        match = shapeships_tables.named(shapeships_tables.STAGES[name]())
        shown = {"picture": picture(match, Viewer((0,)), 0), "log": log_lines(match, Viewer((0,)), -1)[-12:]}
        found[name] = msgspec.to_builtins(shown, str_keys=True)
    over = files.load((ROOT / "tests/logs/shapeships/narrow.rondel").read_bytes(), registry.game("shapeships"))
    lines = log_lines(over, Viewer((0,)), -1)
    found["over"] = msgspec.to_builtins({"picture": picture(over, Viewer((0,)), 0), "log": lines}, str_keys=True)
    return found


RECORDINGS: dict[str, Callable[[], dict[str, Any]]] = {
    "kolkhoz": lambda: record(
        "kolkhoz",
        4,
        "fields",
        {
            "planning": at("planning"),
            "trick": lambda k: at("trick")(k) and len(k.s.trick) == 2,
            "assignment": at("assignment"),
            "swap": at("swap"),
        },
    ),
    "tictactoe": lambda: record(
        "tictactoe", 2, "row", {"play": lambda k: 0 in k.actors() and sum(c is not None for c in k.s.cells) == 2}
    ),
    "sparks": lambda: record("sparks", 3, "flint", {"window": lambda k: 0 in k.actors() and k.pos.turn > 2}),
    "auction": lambda: record("auction", 3, "lot", {"bid": lambda k: 0 in k.actors()}),
    "imperial": lambda: stages("auction", "rondel", "plan", "vote", "buy"),
    "shapeships": fleets,
}


def main(folder: Path) -> None:
    """Write one file for each game."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, make in RECORDINGS.items():
        data = msgspec.json.format(msgspec.json.encode(make()), indent=1)
        (folder / f"{name}.json").write_bytes(data + b"\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
