"""Plays the rows of the tables in docs/bots.md again: so many games, fixed beforehand, on deals used for nothing else.

    python -m scripts.levels emberlode                   every row of a game
    python -m scripts.levels kolkhoz hard-former -n 40   one of them, with fewer games

The first bot sits on every seat equally often, against others of one kind on all the other seats; of a game that all
play together each bot plays every deal with itself. Every game is written down as it ends, into a file for each row
(`docs/levels`), so that a row that was interrupted goes on where it was and anybody can look up which game ended how.
Its first line says what was measured: other bots, deals, rules or weights are another row, and the file must be moved
away first.
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
from rondel.core.playing import begin
from rondel.core.spelling import did_you_mean
from rondel.errors import UnknownGame
from scripts.yardsticks import FormerImperial, Seer

GAMES, SEED = 400, "levels-2026-12"
FOLDER = Path(__file__).parent.parent / "docs" / "levels"
FORMER: Mapping[str, str] = {
    "auction": "greedy:worlds=40",
    "emberlode": "greedy",
    "fenlight": "mcts:iterations=300",
    "imperial": FormerImperial.name,
    "kolkhoz": "greedy",
    "lanternfall": "mcts:iterations=300",
    "shapeships": "greedy",
    "skyreef": "mcts:iterations=300",
    "tictactoe": "mcts:iterations=300:depth=0:width=1",
}
"""The yardstick: `hard` as it was before there were roll-outs, where it is another one now. The bots named here keep
their meaning."""
SEERS: Mapping[str, str] = {"sparks": f"{Seer.name}:iterations=900:depth=0:width=1"}
"""The strongest level as it would be if it saw all cards: where much is luck, that is not much better than `hard`."""
SEATS = {"beacons": 3, "kolkhoz": 4, "imperial": 3}


def rows(name: str) -> Iterator[tuple[str, str, str]]:
    """What is measured of a game: each level against the one below it, and the strongest against the yardsticks."""
    known = levels(registry.game(name))
    for below, above in pairwise(known):
        yield above, known[above], known[below]
    for level in list(known)[2:]:
        if known[level] != (former := FORMER.get(name, known[level])):
            yield f"{level}-former", known[level], former
    if name in SEERS:
        yield Seer.name, SEERS[name], known["hard"]


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
    """The first bot's share of the win; of a game played together, that of whoever played it."""
    seconds: float
    score: float = 0.0
    """What all of them reached, in a game that is played together."""


def rows_of(name: str, seats: int, seed: str) -> Iterator[Row]:
    """The rows of a game."""
    game = registry.game(name)
    for title, higher, lower in rows(name):
        learned = _weights_of(game) if "judge=" in higher + lower or "learned" in higher + lower else ""
        yield Row(title, _fixture(game, higher, lower, seats, seed), learned)


def _fixture(game: Game, higher: str, lower: str, seats: int, seed: str) -> Fixture:
    """One against all others, or against those of the other teams; or each by itself, if all play together."""
    teams = game.teams_of(begin(game, seats).s)
    others = 1 if len(teams) == 1 else (len(teams) or seats) - 1
    return Fixture(game.name, game.version, (higher, *(lower,) * others), seats, seed=seed, teams=teams)


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
    """One game of a row, in a process of its own; chance that decided for a bot that failed would measure nothing."""
    played = play(fixture, registry.game(fixture.game), number)
    if played.faults:
        raise RuntimeError(f"game {number}: {'; '.join(played.faults)}")
    mine = (share for share, bot in zip(played.shares, played.line_up, strict=True) if bot == 0 or fixture.is_together)
    return Kept(number, played.places, round(sum(mine), 4), round(played.seconds, 2), played.score)


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
    """A line of the table: how often the first did better than the others, and how often it won."""
    fixture, shown = row.fixture, _shown(row, played)
    games, better, won = _of_each_deal(fixture, shown) if fixture.is_together else _of_each_game(fixture, shown)
    low, high = better.interval
    against = f"{row.title.split('-')[0]} | `{fixture.bots[1]}`" if row.title.endswith("former") else _step(row)
    title = registry.game(fixture.game).title
    return f"| {title} | {fixture.seats} | {against} | {games} | {better.share:.1%}{won} | {low:.0%}–{high:.0%} |"


def _shown(row: Row, played: Iterable[Kept]) -> Iterator[Kept]:
    """Games as they end, counted for whoever looks on."""
    shows = sys.stderr.isatty()
    for number, each in enumerate(played, 1):
        if shows:
            print(f"\r{row.fixture.game} {row.title}: {number} ", end="", file=sys.stderr)
        yield each
    if shows:
        print("\r", end="", file=sys.stderr)


def _of_each_game(fixture: Fixture, played: Iterable[Kept]) -> tuple[str, Meeting, str]:
    """How many games there were, how the first bot placed in them, and how often it won."""
    better, won = Meeting(), 0.0
    for each in played:
        sides: tuple[list[int], list[int]] = ([], [])
        for place, bot in zip(each.places, fixture.line_up(each.number), strict=True):
            sides[bot > 0].append(place)
        better.add(placed_better((sides[0][0], *sides[1]), 0))  # those of a team share their place
        won += each.won
    return f"{better.games}", better, f", won {won / max(1, better.games):.1%}" if fixture.seats > 2 else ""


def _of_each_deal(fixture: Fixture, played: Iterable[Kept]) -> tuple[str, Meeting, str]:
    """The same of a game played together: how often each bot won, and which of the two came further with a deal."""
    better, won, deals = Meeting(), (Meeting(), Meeting()), dict[int, dict[int, Kept]]()
    for each in played:
        bot = fixture.line_up(each.number)[0]
        won[bot].add(each.won)
        deals.setdefault(fixture.deal(each.number), {})[bot] = each
    for deal in deals.values():
        if len(deal) == len(won):
            mine, its = ((deal[bot].won, deal[bot].score) for bot in range(len(won)))
            better.add((mine > its) + 0.5 * (mine == its))
    return f"{len(won)} × {better.games}", better, f", won {' and '.join(map(_share, won))}"


def _share(met: Meeting) -> str:
    low, high = met.interval
    return f"{met.share:.1%} ({low:.0%}–{high:.0%})"


def _step(row: Row) -> str:
    """A level above the one below it, or who sees all cards above `hard`."""
    known = list(levels(registry.game(row.fixture.game)))
    below = known[known.index(row.title) - 1] if row.title in known else "hard"
    return f"{row.title} over {below} | `{row.fixture.bots[0]}`"


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
    for row in wanted(given.game, given.row, given.seats, given.seed):
        print(told(row, games_of(row, given.games, given.jobs, given.keep)), flush=True)


def wanted(name: str, title: str, seats: int = 0, seed: str = SEED) -> list[Row]:
    """The rows that somebody asks for; what is not there is refused with what there is."""
    try:
        found = {row.title: row for row in rows_of(name, seats or SEATS.get(name, 2), seed)}
    except UnknownGame as problem:
        sys.exit(f"{problem}" if problem.nearest else f"{problem}; there are {', '.join(registry.names())}")
    if not found:
        sys.exit(f"{name} has no rows: it has no levels to compare")
    if title and title not in found:
        sys.exit(f"{name} has no row {title!r}; {did_you_mean(title, [*found])}")
    return [found[title]] if title else [*found.values()]


if __name__ == "__main__":
    main()
