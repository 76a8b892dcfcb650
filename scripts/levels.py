"""Plays the rows of the tables in docs/bots.md again: so many games, fixed beforehand, on deals used for nothing else.

    python -m scripts.levels emberlode              every row of a game
    python -m scripts.levels kolkhoz former -n 40   one of them, with fewer games

The first bot sits on every seat equally often, against others of one kind on all the other seats. With
`--keep FILE` every game is written down as it ends, and a row that was interrupted goes on where it was.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import pairwise
from pathlib import Path

from msgspec import Struct, json

from rondel import registry
from rondel.bots.league import Fixture, Meeting, Played, play
from rondel.bots.registry import levels
from scripts.yardsticks import FormerImperial

GAMES, SEED = 400, "levels-2026-12"
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


class Kept(Struct, frozen=True):
    """A game in a file, with what it is a game of."""

    fixture: Fixture
    played: Played


def one(fixture: Fixture, number: int) -> Played:
    """One game of a row, in a process of its own."""
    return play(fixture, registry.game(fixture.game), number)


def games_of(fixture: Fixture, games: int, jobs: int, path: Path | None) -> Iterator[Played]:
    """The games of a row: those that were kept, then those still to be played, each kept as it ends."""
    kept = [json.decode(line, type=Kept) for line in path.read_bytes().splitlines()] if path and path.exists() else []
    known = {each.played.number: each.played for each in kept if each.fixture == fixture}
    yield from (played for number, played in known.items() if number < games)
    with ProcessPoolExecutor(jobs or None) as pool:
        for played in pool.map(partial(one, fixture), [number for number in range(games) if number not in known]):
            if path:
                with path.open("ab") as file:
                    file.write(json.encode(Kept(fixture, played)) + b"\n")
            yield played


def row(fixture: Fixture, title: str, games: int, jobs: int, path: Path | None) -> str:
    """A line of the table: how often the first placed better than the others, and how often it won."""
    better, won, seconds = Meeting(), 0.0, 0.0
    for played in games_of(fixture, games, jobs, path):
        mine = played.line_up.index(0)
        place, others = played.places[mine], [p for s, p in enumerate(played.places) if s != mine]
        better.add(sum((place < p) + 0.5 * (place == p) for p in others) / len(others))
        won, seconds = won + played.shares[mine], seconds + played.seconds
        print(f"\r{fixture.game} {title}: {better.games} of {games}, {better.share:.1%} ", end="", file=sys.stderr)
    print("\r", end="", file=sys.stderr)
    low, high = better.interval
    told = f"{better.share:.1%}" + (f", won {won / games:.1%}" if fixture.seats > 2 else "")
    names = " over ".join(f"`{bot}`" for bot in fixture.bots[:2])
    return (
        f"| {fixture.game} | {fixture.seats} | {title} | {names} | {games} | {told} | {low:.0%}–{high:.0%} "
        f"| {seconds / games:.1f} s |"
    )


def main() -> None:
    asked = argparse.ArgumentParser(description="Plays the rows of the level tables again.")
    asked.add_argument("game")
    asked.add_argument("row", nargs="?", default="", help="one of them: normal, hard, master, hard-former, …")
    asked.add_argument("-n", "--games", type=int, default=GAMES)
    asked.add_argument("-j", "--jobs", type=int, default=0, help="processes; 0: one for each core")
    asked.add_argument("-s", "--seats", type=int, default=0, help="how many sit there; 0: as many as in the tables")
    asked.add_argument("--seed", default=SEED, help="other deals; the tables say which were used")
    asked.add_argument("--keep", type=Path, help="the file in which games are kept, to go on from it later")
    given = asked.parse_args()
    seats, version = given.seats or SEATS.get(given.game, 2), registry.game(given.game).version
    for title, higher, lower in rows(given.game):
        if given.row in ("", title):
            fixture = Fixture(given.game, version, (higher, *(lower,) * (seats - 1)), seats, seed=given.seed)
            print(row(fixture, title, given.games, given.jobs, given.keep), flush=True)


if __name__ == "__main__":
    main()
