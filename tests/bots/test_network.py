"""The network itself, apart from what it is taught."""

from __future__ import annotations

from typing import Any

import pytest

from rondel.bots.network import Network

np: Any = pytest.importorskip("numpy")


def test_a_wider_network_answers_as_before_and_every_weight_can_learn() -> None:
    rng = np.random.default_rng(1)
    network, positions = Network.fresh((5, 8, 4, 2), 1), rng.random((20, 5), np.float32)
    wider = network.widened((5, 12, 9, 2), 2)

    assert wider.sizes == (5, 12, 9, 2)
    assert wider.judge(positions) == pytest.approx(network.judge(positions), abs=1e-6)
    assert wider.layers[0][0][:, 8:].any()
    assert wider.layers[1][0][:, 4:].any()
