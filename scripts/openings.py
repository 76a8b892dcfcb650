"""Finds where a lesson could begin: bots play until the learner is offered what it speaks of.

python scripts/openings.py emberlode cast play_well --seats 2 --most 40

Prints the seed and the opening of the shortest one it finds, to be put into the game's lesson, where somebody must then
look whether it is an ordinary position.
"""

from __future__ import annotations

import argparse
from collections.abc import Collection
from random import Random

from rondel import Command, Done, Match, Viewer, interaction, registry
from rondel.bots.arena import Player
from rondel.bots.registry import make, usual
from rondel.core.game import Game
from rondel.core.legality import wire


def offered(match: Match, seat: int) -> set[str]:
    """What a seat could do now."""
    return {offer.name for offer in interaction(match, Viewer((seat,))).offers if offer.enabled}


def opening(game: Game, seed: str, wanted: Collection[str], seats: int, most: int) -> list[Done] | None:
    """What leads to a position where the first seat is offered all of that; None where it takes too long."""
    match = Match(game, seats, seed=seed)
    rng = Random(seed)
    bots = [Player(make(usual(game), rng, game), seat, rng, seconds=0.1) for seat in range(seats)]
    done: list[Done] = []
    while match.over is None and len(done) <= most:
        actors = match.kernel.actors()
        if 0 in actors and offered(match, 0) >= set(wanted):
            return done
        decision = bots[actors[0]].decide(match.kernel)
        args = wire(match.kernel, decision) or {}
        done.append(Done(decision.seat, decision.name, args))
        match.apply(Command(decision.seat, decision.name, args or None))
    return None


def main() -> None:
    """Look through seeds and print the best."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("wanted", nargs="+")
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--most", type=int, default=40)
    parser.add_argument("--seeds", type=int, default=30)
    told = parser.parse_args()
    game = registry.game(told.game)
    best: tuple[int, str, list[Done]] | None = None
    for number in range(told.seeds):
        seed = f"{told.game} {number}"
        found = opening(game, seed, told.wanted, told.seats or game.usual_seats, told.most)
        if found is not None and (best is None or len(found) < best[0]):
            best = (len(found), seed, found)
    if best is None:
        raise SystemExit("nothing was found: allow --most more inputs, or look through more --seeds")
    print(f"seed={best[1]!r}")
    for done in best[2]:
        args = f", {dict(done.args)!r}" if done.args else ""
        print(f"Done({done.seat}, {done.name!r}{args}),")


if __name__ == "__main__":
    main()
