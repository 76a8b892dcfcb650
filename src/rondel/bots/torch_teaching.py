"""Teaches a network with torch, on a graphics card where there is one; what comes is the same network of numpy's."""

from __future__ import annotations

from typing import Any

import torch

from rondel.bots.network import MARGIN, STEEPEST, WIN, Array, Network


class TorchTeacher:
    """Does what `Teacher` does, with the same numbers but for rounding.

    On a processor torch works on the network's own arrays. From a card they are fetched after every lesson: they are
    small, and whoever plays meanwhile is to play by the latest.
    """

    def __init__(self, network: Network, rate: float = 1e-3, decay: float = 1e-5) -> None:
        self.network, self.rate = network, rate
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        self.parts = [self._there(part).requires_grad_() for layer in network.layers for part in layer]
        self.optimiser = torch.optim.AdamW(self.parts, lr=rate, betas=(0.9, 0.999), eps=1e-8, weight_decay=decay)

    def teach(self, positions: Array, targets: Array) -> float:
        """One step towards these answers; how far off the network was before it."""
        raw, wanted = self._raw(self._there(positions)), self._there(targets)
        with torch.no_grad():
            held = raw.clamp(-STEEPEST, STEEPEST)
            answers = torch.stack([held[:, WIN].sigmoid(), held[:, MARGIN].tanh()], dim=1)
            off = (answers - wanted) / len(positions)
            off[:, MARGIN] *= 1 - answers[:, MARGIN] ** 2  # squares for the margin, likelihood for the win
            squared = float(((answers - wanted)[:, WIN] ** 2).mean())
        for group in self.optimiser.param_groups:
            group["lr"] = self.rate
        self.optimiser.zero_grad()
        raw.backward(off)
        self.optimiser.step()
        if self.device != "cpu":
            own = [part for layer in self.network.layers for part in layer]
            for part, there in zip(own, self.parts, strict=True):
                part[...] = there.detach().cpu().numpy()
        return squared

    def _raw(self, positions: Any) -> Any:
        found = positions
        for weights, bias in zip(self.parts[:-2:2], self.parts[1:-2:2], strict=True):
            found = torch.relu(found @ weights + bias)
        raw = found @ self.parts[-2] + self.parts[-1]
        if self.network.score is None:
            return raw
        place, factor = self.network.score
        odds = positions[:, place] * factor
        return raw + torch.stack([odds, 0.5 * odds], dim=1)

    def _there(self, array: Array) -> Any:
        return torch.from_numpy(array).to(self.device)
