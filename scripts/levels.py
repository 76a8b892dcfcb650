"""Plays the rows of the tables in docs/bots.md again: so many games, fixed beforehand, on deals used for nothing else.

    python -m scripts.levels emberlode              every row of a game
    python -m scripts.levels kolkhoz former -n 40   one of them, with fewer games

The first bot sits on every seat equally often, against others of one kind on all the other seats.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import pairwise

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
    known = list(levels(registry.game(name)))
    for below, above in pairwise(known):
        yield above, above, below
    if name in FORMER:
        yield from ((f"{level}-former", level, FORMER[name]) for level in known[2:])


def one(name: str, bots: tuple[str, ...], number: int) -> Played:
    """One game of a row, in a process of its own."""
    game = registry.game(name)
    return play(Fixture(name, game.version, bots, len(bots), seed=SEED), game, number)


def row(name: str, title: str, higher: str, lower: str, games: int, jobs: int, seats: int) -> str:
    """A line of the table: how often the first placed better than the others, and how often it won."""
    bots = (higher, *(lower,) * (seats - 1))
    better, won, seconds = Meeting(), 0.0, 0.0
    with ProcessPoolExecutor(jobs or None) as pool:
        for played in pool.map(partial(one, name, bots), range(games)):
            mine = played.line_up.index(0)
            place, others = played.places[mine], [p for s, p in enumerate(played.places) if s != mine]
            better.add(sum((place < p) + 0.5 * (place == p) for p in others) / len(others))
            won, seconds = won + played.shares[mine], seconds + played.seconds
    low, high = better.interval
    told = f"{better.share:.1%}" + (f", won {won / games:.1%}" if seats > 2 else "")
    known = levels(registry.game(name))
    names = " over ".join(f"`{known.get(bot, bot)}`" for bot in (higher, lower))
    return (
        f"| {name} | {seats} | {title} | {names} | {games} | {told} | {low:.0%}–{high:.0%} | {seconds / games:.1f} s |"
    )


def main() -> None:
    asked = argparse.ArgumentParser(description="Plays the rows of the level tables again.")
    asked.add_argument("game")
    asked.add_argument("row", nargs="?", default="", help="one of them: normal, hard, master, hard-former, …")
    asked.add_argument("-n", "--games", type=int, default=GAMES)
    asked.add_argument("-j", "--jobs", type=int, default=0, help="processes; 0: one for each core")
    asked.add_argument("-s", "--seats", type=int, default=0, help="how many sit there; 0: as many as in the tables")
    given = asked.parse_args()
    seats = given.seats or SEATS.get(given.game, 2)
    for title, higher, lower in rows(given.game):
        if given.row in ("", title):
            print(row(given.game, title, higher, lower, given.games, given.jobs, seats), flush=True)


if __name__ == "__main__":
    main()
