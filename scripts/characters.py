"""Plays bold against careful: how differently they play, and how strong they are.

    python -m scripts.characters imperial --level hard --seats 3 --games 400

One style sits on every seat equally often, the other on all the other seats, on deals fixed by the seed. Of a game
that all play together each style plays every deal with itself. Printed is how often the bold placed better (or how
often each won), in how many decisions they part (asked side by side, with the same luck, in the first games), and what
else somebody at the table would notice: what happens how often in a game, numbers that are decided, and what the score
is made of in the end, the greatest differences first.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator
from random import Random
from statistics import mean, pstdev
from typing import NamedTuple

from rondel import registry
from rondel.bots.arena import Player
from rondel.bots.characters import STYLES
from rondel.bots.judging import placed_better
from rondel.bots.league import Meeting
from rondel.bots.registry import make
from rondel.core.decisions import Decision
from rondel.core.game import Game
from rondel.core.kernel import Kernel
from rondel.core.playing import begin, play
from rondel.core.seats import is_player

SIDE_BY_SIDE, TOLD, FEWEST, NUMBERS = 8, 6, 20, 1000
"""Games in which both are asked everywhere; differences that are told; how often something must be seen to count; and
what is no number that anybody would notice, but a card's."""


class Contest(NamedTuple):
    """One game: who sat where, how they placed, and what was noticed of each seat."""

    styles: tuple[str, ...]
    places: tuple[int, ...]
    won: bool
    counts: list[dict[str, int]]
    numbers: list[dict[str, list[float]]]
    asked: int
    parted: int


def games(game: Game, level: str, seats: int, count: int, seed: str) -> Iterator[Contest]:
    """Bold against careful, one after the other; the same deal for those who change seats."""
    together = len(game.teams_of(begin(game, seats).s)) == 1
    for number in range(count):
        bold, deal = number % seats, number // seats
        line_up = ["bold" if seat == bold else "careful" for seat in range(seats)]
        if together:
            line_up, deal = [[*STYLES][number % 2]] * seats, number // 2
        yield _played(game, level, line_up, f"{seed}/{deal}", number < SIDE_BY_SIDE)


def _played(game: Game, level: str, line_up: list[str], chance: str, both: bool) -> Contest:
    kernel = begin(game, len(line_up), None, chance, traced=True)
    players = [_player(kernel, level, style, seat, f"{chance}/{seat}") for seat, style in enumerate(line_up)]
    counts, numbers = [dict[str, int]() for _ in line_up], [dict[str, list[float]]() for _ in line_up]
    asked = parted = 0
    while kernel.over is None:
        seat = kernel.actors()[0]
        if not is_player(seat):
            raise SystemExit(f"{game.name} needs a host")
        if both:
            asked, parted = asked + 1, parted + _part(kernel, level, seat, f"{chance}/{asked}")
        decision = players[seat].decide(kernel)
        seen = len(kernel.events or ())
        play(kernel, *decision)
        facts = (event.name for event in (kernel.events or ())[seen:] if event.name in game.facts_by_name)
        for name in (decision.name, *facts):
            counts[seat][name] = counts[seat].get(name, 0) + 1
        for at, value in enumerate(decision.args):
            if isinstance(value, int) and not isinstance(value, bool) and value < NUMBERS:
                numbers[seat].setdefault(f"{decision.name}, number {at + 1}", []).append(value)
    for seat in range(len(line_up)):
        for part, worth in game.score_parts(kernel.s, seat).items() if game.score_parts is not None else ():
            numbers[seat][f"{part} in the end"] = [worth]
    over = kernel.over
    places = tuple(over.place(seat) for seat in range(len(line_up)))
    return Contest(tuple(line_up), places, bool(over.winners), counts, numbers, asked, parted)


def _player(kernel: Kernel, level: str, style: str, seat: int, luck: str) -> Player:
    rng = Random(luck)
    return Player(make(f"{level}:style={style}", rng, kernel.game), seat, rng, seconds=None)


def _part(kernel: Kernel, level: str, seat: int, luck: str) -> bool:
    """Do the two decide otherwise here, with the same luck?"""
    found: list[Decision] = [_player(kernel, level, style, seat, luck).decide(kernel) for style in STYLES]
    return found[0] != found[1]


def strength(played: Iterable[Contest]) -> str:
    """How often the bold placed better, a tie counting a half; or how often each won, of a game played together."""
    met, won = Meeting(), {style: Meeting() for style in STYLES}
    for each in played:
        if len({*each.styles}) == 1:
            won[each.styles[0]].add(float(each.won))
            continue
        met.add(placed_better(each.places, each.styles.index("bold")))
    if met.games:
        return f"the bold placed better in {_share(met)}"
    return "; ".join(f"the {style} won {_share(found)}" for style, found in won.items())


def _share(met: Meeting) -> str:
    low, high = met.interval
    return f"{met.share:.1%} of {met.games} ({low:.0%}–{high:.0%})"


def differences(played: list[Contest]) -> Iterator[str]:
    """What was noticed more of one style than of the other, the surest first."""
    names = {name for each in played for counted in each.counts for name in counted}
    seen: dict[str, dict[str, list[float]]] = {style: {} for style in STYLES}
    for each in played:
        for style, counts, numbers in zip(each.styles, each.counts, each.numbers, strict=True):
            for name in names:
                seen[style].setdefault(f"{name}, times a game", []).append(counts.get(name, 0))
            for name, values in numbers.items():
                seen[style].setdefault(name, []).extend(values)
    found = []
    for name in {*seen["bold"]} & {*seen["careful"]}:
        bold, careful = seen["bold"][name], seen["careful"][name]
        doubt = (pstdev(bold) ** 2 / len(bold) + pstdev(careful) ** 2 / len(careful)) ** 0.5
        if doubt and sum(map(abs, [*bold, *careful])) >= FEWEST:
            found.append((abs(mean(bold) - mean(careful)) / doubt, name, mean(bold), mean(careful)))
    for sure, name, bold_mean, careful_mean in sorted(found, reverse=True)[:TOLD]:
        yield f"{name}: bold {bold_mean:.2f}, careful {careful_mean:.2f} ({sure:.1f} standard errors apart)"


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("game")
    asked.add_argument("--level", default="hard", help="a level, or a bot with its settings")
    asked.add_argument("--seats", type=int, default=0, help="how many sit there; 0: as usual")
    asked.add_argument("-n", "--games", type=int, default=400)
    asked.add_argument("--seed", default="characters-2026-11")
    given = asked.parse_args()
    game = registry.game(given.game)
    played: list[Contest] = []
    for each in games(game, given.level, given.seats or game.usual_seats, given.games, given.seed):
        played.append(each)
        print(f"\r{len(played)}: {strength(played)} ", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    looked, parted = sum(each.asked for each in played), sum(each.parted for each in played)
    print(f"{given.game} {given.level}: {strength(played)}; they part in {parted} of {looked} decisions", flush=True)
    print(*(f"  {line}" for line in differences(played)), sep="\n", flush=True)


if __name__ == "__main__":
    main()
