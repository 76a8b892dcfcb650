"""What passing does: the open priority window as its holder wants to know it before letting go."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from rondel.core.flow_manager import FlowController
from rondel.core.kernel import Kernel
from rondel.core.plan import PlanNode
from rondel.core.position import WindowState
from rondel.core.priority import Focus
from rondel.core.seats import NOBODY
from rondel.core.wording import worded
from rondel.messages import Words


class Priority(Struct, frozen=True, omit_defaults=True):
    """An open priority window, and what comes of passing in it."""

    holder: int
    participants: tuple[int, ...]
    """In the order in which they are asked."""
    passed: tuple[int, ...] = ()
    """Who has passed since somebody last did something."""
    asks: int = NOBODY
    """Who is asked next when the holder passes; nobody when everybody has passed then."""
    then: Literal["resolve", "advance", "stay"] = "advance"
    """What happens when everybody has passed."""
    resolves: Words = ""
    """The object that is carried out then."""
    leads: str = ""
    """The address of the node the match goes on to then."""
    label: Words = ""
    """What that node is called."""
    focus: bool = False
    """What is held is the focus, which travels."""


def priority_of(kernel: Kernel) -> Priority | None:
    """The priority window that is open, or None; what follows is told as far as the present state tells it."""
    frame = kernel.pos.frames[-1] if kernel.pos.frames else None
    if frame is None or frame.window is None or kernel.live is not None or kernel.over is not None:
        return None
    window, model = frame.window, kernel.node.model
    resolves = kernel.objects_pending()
    ahead = None if resolves else _ahead(kernel)
    return Priority(
        holder=window.holder,
        participants=model.participants(kernel),
        passed=tuple(window.streak),
        asks=_asked(kernel, window),
        then="resolve" if resolves else "stay" if ahead is kernel.node else "advance",
        resolves=_name(kernel) if resolves else "",
        leads=ahead.address if ahead is not None else "",
        label=ahead.title if ahead is not None else "",
        focus=isinstance(model, Focus) and not resolves,
    )


def _asked(kernel: Kernel, window: WindowState) -> int:
    """Who comes after the holder, unless everybody else has passed."""
    model, passed = kernel.node.model, (*window.streak, window.holder)
    if all(seat in passed for seat in model.eligible(kernel, window)):
        return NOBODY
    scratch = WindowState(window.holder, list(passed), list(window.out), window.focus)
    return model.next(kernel, scratch, window.holder)


def _ahead(kernel: Kernel) -> PlanNode | None:
    address = FlowController(kernel.game).successor(kernel)
    return kernel.game.plan.node(address) if address is not None else None


def _name(kernel: Kernel) -> Words:
    objects = kernel.game.objects
    if objects is None or objects.label is None:
        return ""
    return kernel.game.words(worded("", objects.label, kernel.s))
