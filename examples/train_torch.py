"""Trains a bot from scratch with torch: proximal policy optimisation against itself, many games at once.

    pip install torch
    python -m examples.train_torch sparks --minutes 10

Every minute it is measured against chance. A graphics card is used where there is one, but the rules, not the network,
take most of the time.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from time import perf_counter
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import nn

from rondel.environments.vector import Array, Rows, Tables

GAMES, ENOUGH, PASSES, PIECE = 64, 4096, 4, 512
"""Games at once; decisions that are learned from at a time, how often, and in what pieces."""
MEASURED = 400
"""Games against chance."""
CLIP, DOUBT, RATE = 0.2, 0.01, 5e-4


class Taken(NamedTuple):
    """A decision, and what was thought of it."""

    seen: Array
    mask: Array
    action: int
    chance: float
    worth: float


class Mind(nn.Module):  # type: ignore[misc]
    """From what a seat sees: how much it likes each action, and what it expects to get."""

    def __init__(self, features: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(features, 256), nn.ReLU(), nn.Linear(256, 128), nn.ReLU())
        self.likes, self.expects = nn.Linear(128, actions), nn.Linear(128, 1)

    def forward(self, seen: Any, mask: Any) -> tuple[Any, Any]:
        passed = self.body(seen)
        likes = self.likes(passed).masked_fill(mask == 0, -1e9)
        return torch.log_softmax(likes, dim=1), self.expects(passed).squeeze(1)


def self_play(tables: Tables, mind: Mind, device: str) -> Iterator[list[tuple[Taken, float]]]:
    """Every game that ends: its decisions, each with what its seat got in the end."""
    rows = tables.reset(seed=1)
    so_far: list[list[list[Taken]]] = [[[] for _ in range(tables.seats)] for _ in range(tables.count)]
    while True:
        with torch.no_grad():
            chances, worths = mind(*_tensors(device, rows.observations, rows.masks))
            chosen = torch.multinomial(chances.exp(), 1).squeeze(1).cpu().numpy()
        thought, expected = chances.cpu().numpy(), worths.cpu().numpy()
        for row, action in enumerate(chosen.tolist()):
            taken = Taken(rows.observations[row], rows.masks[row], action, thought[row, action], expected[row])
            so_far[row][rows.seats[row]].append(taken)
        rows = tables.step(chosen)
        for row in np.flatnonzero(rows.ended).tolist():
            got = rows.rewards[row].tolist()
            yield [(taken, got[seat]) for seat, each in enumerate(so_far[row]) for taken in each]
            so_far[row] = [[] for _ in range(tables.seats)]


def learn(mind: Mind, optimiser: Any, lessons: list[tuple[Taken, float]], device: str) -> None:
    """Do more often what went better than expected, a little at a time."""
    taken = [each for each, _ in lessons]
    seen, masks = _tensors(device, np.stack([each.seen for each in taken]), np.stack([each.mask for each in taken]))
    actions = torch.tensor([each.action for each in taken], device=device)
    before, worths, got = _tensors(
        device,
        np.array([each.chance for each in taken], np.float32),
        np.array([each.worth for each in taken], np.float32),
        np.array([reward for _, reward in lessons], np.float32),
    )
    better = got - worths
    better = (better - better.mean()) / (better.std() + 1e-6)
    for _ in range(PASSES):
        for piece in torch.randperm(len(lessons), device=device).split(PIECE):
            chances, expected = mind(seen[piece], masks[piece])
            ratio = (chances.gather(1, actions[piece, None]).squeeze(1) - before[piece]).exp()
            gain = torch.min(ratio * better[piece], ratio.clamp(1 - CLIP, 1 + CLIP) * better[piece]).mean()
            unsure = -(chances.exp() * chances.clamp(min=-20)).sum(1).mean()
            loss = (expected - got[piece]).pow(2).mean() - gain - DOUBT * unsure
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(mind.parameters(), 0.5)
            optimiser.step()


def measured(tables: Tables, mind: Mind, games: int, device: str) -> float:
    """The share of games won against chance, a draw counting a half; it sits on another seat in each row."""
    rng, rows, mine = np.random.default_rng(1), tables.reset(seed=2), np.arange(tables.count) % tables.seats
    points, played = 0.0, 0
    while played < games:
        rows, found = _answered(tables, mind, rows, mine, rng, device)
        points, played = points + sum(map(won, found)), played + len(found)
    return points / played


def won(reward: float) -> float:
    """A win from what it pays: more than nothing, whether that was won alone, in a team or by all together."""
    return 0.5 + 0.5 * float(np.sign(reward))


def _answered(
    tables: Tables, mind: Mind, rows: Rows, mine: Array, rng: np.random.Generator, device: str
) -> tuple[Rows, list[float]]:
    with torch.no_grad():
        best = mind(*_tensors(device, rows.observations, rows.masks))[0].argmax(dim=1).cpu().numpy()
    by_chance = [int(rng.choice(np.flatnonzero(mask))) for mask in rows.masks]
    rows = tables.step(np.where(rows.seats == mine, best, by_chance))
    return rows, [float(rows.rewards[row, mine[row]]) for row in np.flatnonzero(rows.ended)]


def _tensors(device: str, *arrays: Array) -> list[Any]:
    return [torch.from_numpy(np.ascontiguousarray(each, np.float32)).to(device) for each in arrays]


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("game", nargs="?", default="sparks")
    asked.add_argument("--minutes", type=float, default=10.0)
    asked.add_argument("--out", default="mind.pt")
    given = asked.parse_args()
    torch.manual_seed(1)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    tables = Tables(given.game, GAMES)
    actions, features = tables.sizes
    mind = Mind(features, actions).to(device)
    optimiser = torch.optim.Adam(mind.parameters(), lr=RATE)
    began, told, games = perf_counter(), -60.0, 0
    lessons: list[tuple[Taken, float]] = []
    for lesson in self_play(tables, mind, device):
        lessons, games = lessons + lesson, games + 1
        if len(lessons) < ENOUGH:
            continue
        learn(mind, optimiser, lessons, device)
        lessons, used = [], perf_counter() - began
        if used - told >= 60 or used >= 60 * given.minutes:
            won = measured(Tables(given.game, GAMES), mind, MEASURED, device)
            print(f"{used:4.0f} s  {games:6} games  {won:.1%} of {MEASURED} won against chance", flush=True)
            told = used
        if used >= 60 * given.minutes:
            break
    torch.save(mind.state_dict(), given.out)


if __name__ == "__main__":
    main()
