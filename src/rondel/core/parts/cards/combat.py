"""Fighting: damage dealt in an order, and attackers or blockers named card by card."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

from rondel.core.choices import Assign
from rondel.errors import Refusal, Verdict
from rondel.messages import Message, Words

if TYPE_CHECKING:
    from random import Random

Pairs = tuple[tuple[int, int], ...]
"""Cards, each with what it is sent against or given."""


def dealt_in_order(amount: int, needs: Sequence[int]) -> list[int]:
    """Damage to a row of opponents: to each what is lethal for it before the next gets any, the rest to the last.

    >>> dealt_in_order(7, [2, 3]), dealt_in_order(4, [2, 3, 1])
    ([2, 5], [2, 2, 0])
    """
    dealt = []
    for need in needs:
        dealt.append(min(amount, need))
        amount -= dealt[-1]
    if dealt:
        dealt[-1] += amount
    return dealt


class CardByCard(Assign):
    """Some of several cards, each sent against one of its own targets: attackers and blockers.

    ``why_not(state, seat, card)`` gives the reason why a card cannot be named at all.
    """

    def __init__(
        self,
        items: Callable[[Any, int], Iterable[int]],
        targets: Callable[[Any, int, int], Iterable[int]],
        why_not: Callable[[Any, int, int], Refusal],
        *,
        label: Message | Words = "",
        refers: str = "",
        target_refers: str = "",
    ) -> None:
        super().__init__(
            items, targets, optional=True, default=(), label=label, refers=refers, target_refers=target_refers
        )
        self.why_not = why_not

    def refuse(self, s: Any, seat: int, value: Any) -> Verdict:
        able = list(self.items(s, seat)) if callable(self.items) else list(self.items)
        for item, _ in value:
            if item not in able:
                return self.why_not(s, seat, item)
        return super().refuse(s, seat, value)

    def sample(self, s: Any, seat: int, rng: Random) -> Any:
        """Each card in turn, all it may do or leave equally likely."""
        picks = ((item, rng.choice([None, *targets])) for item, targets in self._rows(s, seat))
        value = tuple((item, target) for item, target in picks if target is not None)
        return value if self._check is None or self._check(s, seat, value) is None else ()
