"""Where work is done that can be done anywhere: in processes of this machine, or on many machines that Ray runs."""

from __future__ import annotations

import sys
from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Any, NamedTuple, ParamSpec, TypeVar

import rondel
from rondel.cli.mistakes import Mistake

P = ParamSpec("P")
T = TypeVar("T")

LOCAL = "ray"
"""A Ray of one's own, on this machine."""


class Crew(NamedTuple):
    """Those who do the work, and how many pieces they do at once."""

    pool: Executor
    jobs: int


def crew(jobs: int, on: str = "") -> Crew:
    """Processes of this machine, or of those that Ray has; the pool is to be used in a `with`."""
    if on:
        made = RayPool(on)
        return Crew(made, jobs or made.cores)
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context

    return Crew(ProcessPoolExecutor(jobs, get_context("spawn")), jobs)


class RayPool(Executor):
    """Calls carried out wherever Ray has room. Every machine needs the same Rondel, and the game."""

    def __init__(self, on: str) -> None:
        if on not in (LOCAL, "auto") and not on.startswith("ray://"):
            raise Mistake(f"--on {on!r} is no place; write ray, auto or ray://host:port")
        try:
            import ray
        except ImportError:
            raise Mistake("--on needs Ray; install it with `pip install rondel[ray]`") from None
        self._ray: Any = ray
        quiet = {"logging_level": "ERROR", "log_to_driver": False}
        try:
            if on == LOCAL:
                ray.init(include_dashboard=False, **quiet)
            else:
                ray.init(address=on, **quiet)
        except (ConnectionError, RuntimeError, ValueError, TimeoutError) as problem:
            raise Mistake(f"there is no Ray at {on}: {problem}") from None
        self._call = ray.remote(max_retries=3)(_call)
        self._check()

    def _check(self) -> None:
        """The same results everywhere need the same rules everywhere."""
        mine, theirs = _which(), self.submit(_which).result()
        if mine != theirs:
            self.shutdown()
            raise Mistake(f"Ray's machines run {theirs}, this one {mine}; install the same everywhere")

    @property
    def cores(self) -> int:
        return max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        found: Future[T] = self._call.remote(fn, args, kwargs).future()
        return found

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self._ray.shutdown()


def _call(fn: Callable[..., T], args: tuple[Any, ...], kwargs: dict[str, Any]) -> T:
    return fn(*args, **kwargs)


def _which() -> str:
    return f"Rondel {rondel.__version__} on Python {sys.version_info.major}.{sys.version_info.minor}"
