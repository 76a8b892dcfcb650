"""Training from games that are played in arrays, hundreds of times as fast as by the engine."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer

from rondel.cli.mistakes import Mistake

if TYPE_CHECKING:
    from rondel.bots.network import Network, Teaching
    from rondel.bots.weights import Weights
    from rondel.core.game import Game

GAME, SEATS = "kolkhoz", 4
MINUTES = 10.0
POSITIONS = 12_000
"""Looked at before the features are fixed."""


def check(game: Game, seats: int, options: Mapping[str, Any]) -> None:
    """Refuse what is not played in arrays."""
    if game.name != GAME:
        raise Mistake(f"{game.title} is not played in arrays, only {GAME} is; train it without --arrays")
    if seats != SEATS or options:
        raise Mistake(f"arrays play the classic game of {SEATS} and no other; leave options and seats as they are")


def learn(
    game: Game,
    path: Path,
    minutes: float,
    layers: tuple[int, ...],
    rate: float,
    seed: int,
    jobs: int,
    teaching: Teaching,
) -> None:
    """Learn the classic game of four; what comes is written to the file now and then and at the end."""
    if len(layers) != 2:
        raise Mistake(f"in arrays there are two hidden layers, not {len(layers)}; write them as --layers 128,64")
    from rondel.arrays.kolkhoz import is_compiled
    from rondel.arrays.kolkhoz_training import ArrayRecipe, train
    from rondel.bots.weights import packed, write

    if not is_compiled:  # they would work, and take longer than the engine
        raise Mistake("arrays need numba; install it with `pip install rondel[arrays]`")

    weights = _begun(game, path)
    before, network = weights.games, weights.network() if weights.data else None
    if network is not None and network.sizes[1:-1] != layers:
        raise Mistake(f"{path} has layers of {network.sizes[1:-1]}; go on with those, or name another file")
    recipe = ArrayRecipe(layers=(layers[0], layers[1]), rate=rate, seed=seed)
    weights.recipe = {"by": "arrays", "minutes": minutes, "layers": list(layers), "rate": rate, "seed": seed}

    def save(network: Network, games: int) -> None:
        weights.sizes, weights.data, weights.games = network.sizes, packed(network), before + games
        write(weights, path)

    def tell(done: float, games: int, off: float, network: Network) -> None:
        typer.echo(f"{done:4.0%}  {before + games} games, off by {off:.4f}", err=True)
        save(network, games)

    minutes = minutes or MINUTES
    typer.echo(f"{minutes:g} minutes of games in arrays; what is learned is kept in {path}", err=True)
    save(*train(weights.scales, recipe, 60 * minutes, max(1, jobs - 1), tell, network, teaching))


def _begun(game: Game, path: Path) -> Weights:
    """What the file holds, or a network that knows nothing yet."""
    from rondel.arrays.kolkhoz_features import tables
    from rondel.bots.schooling import gone_on
    from rondel.bots.surveying import survey
    from rondel.bots.weights import Weights

    if path.exists():
        weights = gone_on(path, game, SEATS, {})
        tables(weights.scales)
        return weights
    seen = survey(game, SEATS, positions=POSITIONS)
    return Weights(game.name, game.version, SEATS, seen.scales, (), b"", seen.boards, seen.scored)
