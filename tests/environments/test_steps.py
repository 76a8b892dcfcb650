"""The paces that are published can be measured again."""

from __future__ import annotations

import pytest

from rondel.arrays import kolkhoz
from scripts import steps


def test_kolkhoz_as_arrays_is_measured_where_it_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Elsewhere it is said why not, as of any other project that is not installed."""
    monkeypatch.setattr(steps, "GAMES_AT_ONCE", 2)
    monkeypatch.setattr(kolkhoz, "is_compiled", True)
    assert steps.in_arrays(0.01) > 0

    monkeypatch.setattr(kolkhoz, "is_compiled", False)
    with pytest.raises(ImportError, match="numba is not installed"):
        steps.in_arrays(0.01)
