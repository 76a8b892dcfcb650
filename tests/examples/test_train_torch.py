"""The sample of training with torch: it can be read everywhere, and runs where torch is."""

from __future__ import annotations

import importlib
import sys
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

import pytest

pytest.importorskip("numpy")


def test_it_uses_only_what_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """A stand-in is enough to import it where torch is not installed."""
    if find_spec("torch") is None:
        stand_in = ModuleType("torch")
        stand_in.nn = ModuleType("torch.nn")  # type: ignore[attr-defined]
        stand_in.nn.Module = object
        monkeypatch.setitem(sys.modules, "torch", stand_in)
    monkeypatch.delitem(sys.modules, "examples.train_torch", raising=False)
    example = importlib.import_module("examples.train_torch")
    assert callable(example.main)
    assert [example.won(reward) for reward in (0.5, 0.75, 0, -0.5, 1, -1)] == [1, 1, 0.5, 0, 1, 0]
    monkeypatch.delitem(sys.modules, "examples.train_torch")


def test_it_learns_and_keeps_what_it_learned(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    torch = pytest.importorskip("torch")
    from examples import train_torch

    for name, less in (("GAMES", 4), ("ENOUGH", 64), ("MEASURED", 8)):
        monkeypatch.setattr(train_torch, name, less)
    kept = tmp_path / "mind.pt"
    monkeypatch.setattr(sys, "argv", ["train_torch", "tictactoe", "--minutes", "0", "--out", str(kept)])
    train_torch.main()

    assert "of 8 won against chance" in capsys.readouterr().out
    assert "likes.weight" in torch.load(kept)
