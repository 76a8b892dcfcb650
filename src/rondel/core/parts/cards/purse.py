"""What costs are paid with: resources that are spent and come back."""

from __future__ import annotations

from rondel.core.state import State
from rondel.errors import Refusal
from rondel.messages import Message


class TooDear(Message):
    cost: int
    ready: int


class Purse(State):
    """Wells, oil, volts, stones: which of them pays never matters, only how many are ready.

    >>> purse = Purse(3)
    >>> purse.pay(2)
    >>> purse.ready, purse.why_not(2).code
    (1, 'cannot_pay')
    """

    size: int = 0
    """How many there are."""
    spent: int = 0
    """How many of them have paid for something this turn."""

    @property
    def ready(self) -> int:
        """How much can be paid now."""
        return self.size - self.spent

    def pay(self, cost: int) -> None:
        """Spend."""
        self.spent += cost

    def refresh(self) -> None:
        """Everything is ready again."""
        self.spent = 0

    def why_not(self, cost: int) -> Refusal | None:
        """Why a cost cannot be paid, or None."""
        if cost <= self.ready:
            return None
        return Refusal("cannot_pay", TooDear(cost, self.ready).phrase, {"cost": cost})
