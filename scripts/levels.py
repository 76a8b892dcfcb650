"""Plays the rows of the tables in docs/bots.md again: so many games, fixed beforehand, on deals used for nothing else.

    python -m scripts.levels emberlode              every row of a game
    python -m scripts.levels kolkhoz former -n 40   one of them, with fewer games

The first bot sits on every seat equally often, against others of one kind on all the other seats. Every game is written
down as it ends, into a file for each row (`docs/levels`), so that a row that was interrupted goes on where it was and
anybody can look up which game ended how. Its first line says what was measured: other bots, deals, rules or weights are
another row, and the file must be moved away first.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from hashlib import blake2b
from itertools import pairwise
from pathlib import Path

from msgspec import Struct, json

from rondel import registry
from rondel.bots.judging import placed_better
from rondel.bots.league import Fixture, Meeting, play
from rondel.bots.registry import levels
from rondel.core.game import Game
from scripts.yardsticks import FormerImperial

GAMES, SEED = 400, "levels-2026-12"
FOLDER = Path(__file__).parent.parent / "docs" / "levels"
FORMER: Mapping[str, str] = {
    "emberlode": "greedy",
    "fenlight": "mcts:iterations=300",
    "imperial": FormerImperial.name,
    "kolkhoz": "greedy",
    "lanternfall": "mcts:iterations=300",
    "shapeships": "greedy",
    "skyreef": "mcts:iterations=300",
}
"""The yardstick: `hard` as it was before there were roll-outs. The bots named here keep their meaning."""
SEATS = {"kolkhoz": 4, "imperial": 3}


def rows(name: str) -> Iterator[tuple[str, str, str]]:
    """What is measured of a game: each level against the one below it, and the strongest against the yardstick."""
    known = levels(registry.game(name))
    for below, above in pairwise(known):
        yield above, known[above], known[below]
    if name in FORMER:
        yield from ((f"{level}-former", known[level], FORMER[name]) for level in list(known)[2:])


class Row(Struct, frozen=True):
    """What a row of a table measures: the first line of its file."""

    title: str
    fixture: Fixture
    learned: str = ""
    """Which weights they judged by, where one of them does."""

    @property
    def file(self) -> str:
        return f"{self.fixture.game}-{self.fixture.seats}-{self.title}.jsonl"


class Kept(Struct, frozen=True, array_like=True):
    """One game: any other line of the file. Who sat where follows from its number."""

    number: int
    places: tuple[int, ...]
    won: float
    """The first bot's share of the win."""
    seconds: float


def rows_of(name: str, seats: int, seed: str) -> Iterator[Row]:
    """The rows of a game."""
    game = registry.game(name)
    for title, higher, lower in rows(name):
        learned = _weights_of(game) if "judge=" in higher + lower or "learned" in higher + lower else ""
        yield Row(title, Fixture(name, game.version, (higher, *(lower,) * (seats - 1)), seats, seed=seed), learned)


def _weights_of(game: Game) -> str:
    """A short name for the weights that come with a game."""
    path = Path(sys.modules[f"rondel.games.{game.name}"].__path__[0]) / "learned.weights"
    return blake2b(path.read_bytes(), digest_size=6).hexdigest() if path.exists() else ""


def read(path: Path) -> tuple[Row, list[Kept]]:
    """A row and its games so far, in the order of their numbers."""
    first, *others = path.read_bytes().splitlines()
    kept = [json.decode(each, type=Kept) for each in others]
    return json.decode(first, type=Row), sorted(kept, key=lambda played: played.number)


def one(fixture: Fixture, number: int) -> Kept:
    """One game of a row, in a process of its own."""
    played = play(fixture, registry.game(fixture.game), number)
    mine = played.line_up.index(0)
    return Kept(number, played.places, round(played.shares[mine], 4), round(played.seconds, 2))


def games_of(row: Row, games: int, jobs: int, folder: Path) -> Iterator[Kept]:
    """The games of a row: those that were kept, then those still to be played, each kept as it ends."""
    path, known = folder / row.file, list[Kept]()
    if path.exists():
        kept, known = read(path)
        if kept != row:
            sys.exit(f"{path} is of other bots, deals, rules or weights; move it away to measure the row anew")
    else:
        folder.mkdir(parents=True, exist_ok=True)
        path.write_bytes(json.encode(row) + b"\n")
    yield from (played for played in known if played.number < games)
    numbers = {played.number for played in known}
    with ProcessPoolExecutor(jobs or None) as pool:
        for played in pool.map(partial(one, row.fixture), [number for number in range(games) if number not in numbers]):
            with path.open("ab") as file:
                file.write(json.encode(played) + b"\n")
            yield played


def told(row: Row, played: Iterable[Kept]) -> str:
    """A line of the table: how often the first placed better than the others, and how often it won."""
    fixture, better, won, shows = row.fixture, Meeting(), 0.0, sys.stderr.isatty()
    for each in played:
        better.add(placed_better(each.places, fixture.line_up(each.number).index(0)))
        won += each.won
        if shows:
            print(f"\r{fixture.game} {row.title}: {better.games}, {better.share:.1%} ", end="", file=sys.stderr)
    if shows:
        print("\r", end="", file=sys.stderr)
    low, high = better.interval
    share = f"{better.share:.1%}" + (f", won {won / better.games:.1%}" if fixture.seats > 2 else "")
    against = f"{row.title.split('-')[0]} | `{fixture.bots[1]}`" if row.title.endswith("former") else _step(row)
    title = registry.game(fixture.game).title
    return f"| {title} | {fixture.seats} | {against} | {better.games} | {share} | {low:.0%}–{high:.0%} |"


def _step(row: Row) -> str:
    """A level above the one below it."""
    known = list(levels(registry.game(row.fixture.game)))
    return f"{row.title} over {known[known.index(row.title) - 1]} | `{row.fixture.bots[0]}`"


def main() -> None:
    asked = argparse.ArgumentParser(description="Plays the rows of the level tables again.")
    asked.add_argument("game")
    asked.add_argument("row", nargs="?", default="", help="one of them: normal, hard, master, hard-former, …")
    asked.add_argument("-n", "--games", type=int, default=GAMES)
    asked.add_argument("-j", "--jobs", type=int, default=0, help="processes; 0: one for each core")
    asked.add_argument("-s", "--seats", type=int, default=0, help="how many sit there; 0: as many as in the tables")
    asked.add_argument("--seed", default=SEED, help="other deals; the tables say which were used")
    asked.add_argument("--keep", type=Path, default=FOLDER, help="the folder in which games are kept, to go on later")
    given = asked.parse_args()
    for row in rows_of(given.game, given.seats or SEATS.get(given.game, 2), given.seed):
        if given.row in ("", row.title):
            print(told(row, games_of(row, given.games, given.jobs, given.keep)), flush=True)


if __name__ == "__main__":
    main()
