"""Work spread over processes, results as they come."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

Work = TypeVar("Work")
Result = TypeVar("Result")

WHERE = "Where it is done: on this machine, unless you say ray (a Ray on it), or ray://host:port or auto (one on many)."


def cores() -> int:
    """How many processes can run at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def spread(do: Callable[[Work], Result], work: Iterable[Work], jobs: int, on: str = "") -> Iterator[Result]:
    """Do all the work, each piece in one of `jobs` processes; with one, in this. `on`: on which machines, see `crew`.

    Whoever stops asking stops the rest.
    """
    if jobs == 1 and not on:
        yield from map(do, work)
        return
    from concurrent.futures import FIRST_COMPLETED, Future, wait

    from rondel.cli.machines import crew

    left = iter(work)
    pool, jobs = crew(jobs, on)
    with pool:
        running: set[Future[Result]] = {pool.submit(do, piece) for _, piece in zip(range(2 * jobs), left, strict=False)}
        try:
            while running:
                done, running = wait(running, return_when=FIRST_COMPLETED)
                running |= {pool.submit(do, piece) for _, piece in zip(done, left, strict=False)}
                yield from (each.result() for each in done)
        finally:
            for each in running:
                each.cancel()
