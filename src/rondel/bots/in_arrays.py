"""Playing on in arrays: a game may be played a second time in compiled arrays, where what was learned plays it on a
hundred times as fast as by its rules."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from importlib import import_module
from threading import Thread
from typing import Protocol

from rondel.bots.learned import Judge
from rondel.core.kernel import Kernel
from rondel.errors import RondelError


class Playouts(Protocol):
    """Plays positions on, as a judge would decide."""

    def led_to(self, worlds: Sequence[Kernel], seat: int, rests: int, luck: float) -> list[float]:
        """What each world is worth to a seat after so many rests, with the same luck in all of them."""
        ...


class Maker:
    """Makes playouts in a thread of its own: compiled for the first time on a machine, they take half a minute."""

    def __init__(self, module: str, judge: Judge) -> None:
        self.made: Playouts | None = None
        self.problem = ""
        self._module, self._judge = module, judge
        self._thread = Thread(target=self._make, name=module, daemon=True)
        self._thread.start()

    def _make(self) -> None:
        try:
            self.made = import_module(self._module).Playouts(self._judge)
        except ImportError as problem:
            self.problem = f"playing on in arrays needs {problem.name}; install it with `pip install rondel[arrays]`"
        except RondelError as problem:
            self.problem = str(problem)
        except Exception as problem:
            self.problem = f"{self._module} cannot play on: {problem!r}"

    def wait(self) -> None:
        """Until they are made, or cannot be."""
        self._thread.join()


@lru_cache(maxsize=8)
def _maker(module: str, judge: Judge) -> Maker:
    return Maker(module, judge)


def playouts_of(kernel: Kernel, judge: Judge, *, waits: bool) -> Playouts | None:
    """Who plays a game on in arrays, by what a judge has learned; None where nobody does, or cannot yet.

    With `waits` they are waited for: whoever has time decides the same, however long it takes.
    """
    if not (module := _module(kernel)):
        return None
    maker = _maker(module, judge)
    if waits:
        maker.wait()
    return maker.made


def lacking(kernel: Kernel, judge: Judge) -> str:
    """Why a game is not played on in arrays, as far as that is known; it is begun to be made ready."""
    if not (module := _module(kernel)):
        return f"{kernel.game.name} is not played in arrays as it is played here"
    return _maker(module, judge).problem


def _module(kernel: Kernel) -> str:
    """Where a game is played in arrays with the options that are played; empty where it is not."""
    arrays = kernel.game.arrays
    return arrays(kernel.s) if arrays is not None else ""
