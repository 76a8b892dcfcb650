"""A check of scripts that are dropped half-way: by an undo, a restart, a crash."""

from __future__ import annotations

from rondel.core.kernel import Kernel
from rondel.core.simulation import clone
from rondel.errors import RuleBug
from rondel.testing.faults import Fault
from rondel.testing.kit import Kit, Skipped
from rondel.testing.portraits import portrait

GAMES = 40


def scripts_can_be_dropped(kit: Kit) -> str:
    """A script that is dropped while it waits lets go: nothing in it asks or reaches for the game again."""
    dropped = 0
    for course in kit.courses(GAMES):
        kernel = course.case.kernel(course.game)
        for number, step in enumerate(course.steps, 1):
            if kernel.live is not None:
                _drop(kernel, number - 1)
                dropped += 1
            step.play(kernel)
    if not dropped:
        raise Skipped("no script was seen waiting")
    return f"{dropped:,} scripts dropped"


def _drop(kernel: Kernel, entry: int) -> None:
    copy = clone(kernel)
    script = copy.live
    if script is None:
        return
    before, line = portrait(copy), script.line
    script.handle.cut()
    try:
        script.coroutine.close()
    except RuleBug as problem:
        raise Fault(f"dropped at {line}, the script reaches for the game: {problem}", entry=entry) from None
    except RuntimeError:
        raise Fault(f"dropped at {line}, the script asks again in `finally`", entry=entry) from None
    if portrait(copy) != before:
        raise Fault(f"dropped at {line}, the script still changes the game", entry=entry)
