"""Advice for people: what a seat could do and why, and how a finished match swung. Data only; bots work it out."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from rondel.messages import Words


class Reason(Struct, frozen=True, omit_defaults=True):
    """Something that speaks for an idea or against it."""

    what: Words
    """A part of the position in the game's own words, such as `cards in hand`."""
    change: float
    """How much better it stands than after an average decision, or where that tells nothing of an alternative, than
    after the best one; below zero: worse."""


class Idea(Struct, frozen=True, omit_defaults=True):
    """A decision worth thinking about."""

    name: str
    args: dict[str, Any] | None
    """Name and arguments as a command has them."""
    label: Words
    """In words, such as `Play card: Wheat 7`."""
    chance: float
    """How likely the seat wins after it, from 0 to 1, as far as can be known."""
    reasons: tuple[Reason, ...] = ()
    """The weightiest first."""
    cost: float = 0.0
    """How much of the chances it gives away against the first idea, both tried in the same worlds. Chances and costs
    are whole hundredths and add up."""
    why: Words = ""
    """Where no part of the position speaks for what is best: in a sentence, what does."""

    def __str__(self) -> str:
        less = f", {self.cost:.0%} less than the first" if round(self.cost, 2) else ""
        told = ", ".join(f"{'+' if reason.change > 0 else '−'} {reason.what}" for reason in self.reasons)
        because = f": {told or self.why}" if told or self.why else ""
        return f"{self.label} (wins {self.chance:.0%}{less}){because}"


class Hint(Struct, frozen=True, omit_defaults=True):
    """What a seat could think about; made of nothing but what it may know."""

    seat: int
    nudge: Words
    """One sentence that points somewhere without giving the answer away."""
    offer: str = ""
    """The name of what to look at, where there are several things to do."""
    free: bool = False
    """There is nothing to choose."""
    ideas: tuple[Idea, ...] = ()
    """The best first; none in a mere nudge."""

    def __str__(self) -> str:
        return "\n".join([f"{self.nudge}", *(f"{number}. {idea}" for number, idea in enumerate(self.ideas, 1))])


class ChancePoint(Struct, frozen=True):
    """How likely each seat was to win after a decision, and what followed of itself."""

    v: int
    """The entry with which it was taken; 0: before the first."""
    chances: tuple[float, ...]
    """One per seat, from 0 to 1."""


class TurningPoint(Struct, frozen=True, omit_defaults=True):
    """A decision that changed much."""

    v: int
    seat: int
    """Who acted."""
    for_seat: int
    """Whose chances it changed most."""
    before: float
    after: float
    better: Idea | None = None
    """What the one who acted could have done instead, where it cost them much."""
    cost: float = 0.0
    """What was given away against that: luck, and what others did, is not in it."""


class Analysis(Struct, frozen=True, omit_defaults=True):
    """How a finished match swung."""

    status: Literal["none", "running", "done", "failed"]
    done: int = 0
    total: int = 0
    """Points looked at, and points to look at."""
    points: tuple[ChancePoint, ...] = ()
    """In order; the last one is the end."""
    turning_points: tuple[TurningPoint, ...] = ()
    """In order of the match."""
    moments: tuple[TurningPoint, ...] = ()
    """For every person who played: their own costliest decisions, with what would have been better."""
    reason: str = ""
    """Why it failed."""
