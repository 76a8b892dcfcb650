"""Several values: some of them, all in an order, each with a target, a total divided among them."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Unpack

from rondel.core.choices.base import Amount, Choice, ChoiceSettings, Source, amount_of, constant, items_of, value_type
from rondel.core.choices.reasons import (
    BadTarget,
    Duplicate,
    EachOutOfRange,
    Incomplete,
    NotAnOption,
    NotAPermutation,
    UnknownItem,
    WrongItems,
    WrongNumber,
    WrongTotal,
)
from rondel.core.seats import Seat
from rondel.core.typevars import Answer, Target
from rondel.errors import Refusal, Verdict

if TYPE_CHECKING:
    from random import Random


class Many(Choice[tuple[Answer, ...]]):
    """Some of several values, each at most once; their order does not matter."""

    kind = "many"

    def __init__(
        self,
        options: Source[Answer],
        *,
        min: Amount = 0,
        max: Amount | None = None,
        of: Any = None,
        **common: Unpack[ChoiceSettings],
    ) -> None:
        super().__init__(**common)
        self.options = constant(options)
        self.min, self.max = min, max
        self.type = tuple[value_type(options, of), ...]  # type: ignore[misc]

    def _bounds(self, s: Any, seat: Seat, items: Sequence[Any]) -> tuple[int, int]:
        high = len(items) if self.max is None else min(amount_of(self.max, s, seat), len(items))
        return min(amount_of(self.min, s, seat), high), high  # who has fewer than asked for chooses them all

    def suggest(self, s: Any, seat: Seat) -> Iterable[Any]:
        items = items_of(self.options, s, seat)
        low, high = self._bounds(s, seat, items)
        sets = itertools.chain.from_iterable(itertools.combinations(items, n) for n in range(low, high + 1))
        return self._legal(s, seat, sets)

    def refuse(self, s: Any, seat: Seat, value: Any) -> Verdict:
        left = list(items_of(self.options, s, seat))
        low, high = self._bounds(s, seat, left)
        for item in value:
            if item not in left:
                return Duplicate() if item in items_of(self.options, s, seat) else NotAnOption()
            left.remove(item)
        if not low <= len(value) <= high:
            return WrongNumber(low, high, low == high)
        return None

    def sample(self, s: Any, seat: Seat, rng: Random) -> Any:
        items = list(items_of(self.options, s, seat))
        low, high = self._bounds(s, seat, items)
        for _ in range(32):
            value = tuple(rng.sample(items, rng.randint(low, high)))
            if self._check is None or self._check(s, seat, value) is None:
                return value
        return self._first(s, seat)

    def describe(self, s: Any, seat: Seat) -> dict[str, Any]:
        items = items_of(self.options, s, seat)
        low, high = self._bounds(s, seat, items)
        return {"candidates": [(item, None) for item in items], "min": low, "max": high}


class Order(Choice[tuple[Answer, ...]]):
    """All of several values, put in an order."""

    kind = "order"

    def __init__(self, items: Source[Answer], *, of: Any = None, **common: Unpack[ChoiceSettings]) -> None:
        super().__init__(**common)
        self.items = constant(items)
        self.type = tuple[value_type(items, of), ...]  # type: ignore[misc]

    def suggest(self, s: Any, seat: Seat) -> Iterable[Any]:
        return self._legal(s, seat, itertools.permutations(items_of(self.items, s, seat)))

    def refuse(self, s: Any, seat: Seat, value: Any) -> Verdict:
        left = list(items_of(self.items, s, seat))
        for item in value:
            if item not in left:
                return NotAPermutation()
            left.remove(item)
        return NotAPermutation() if left else None

    def sample(self, s: Any, seat: Seat, rng: Random) -> Any:
        items = list(items_of(self.items, s, seat))
        rng.shuffle(items)
        value = tuple(items)
        return value if self._check is None or self._check(s, seat, value) is None else self.default(s, seat)

    def describe(self, s: Any, seat: Seat) -> dict[str, Any]:
        items = items_of(self.items, s, seat)
        return {"candidates": [(item, None) for item in items], "min": len(items), "max": len(items)}


class Assign(Choice[tuple[tuple[Answer, Target], ...]]):
    """Each of several items gets one of its own targets, as pairs in the order of the items.

    ``targets(state, seat, item)`` lists where an item may go; one that can go nowhere is left out, and with
    ``optional`` any may be.
    """

    kind = "assign"

    def __init__(
        self,
        items: Source[Answer],
        targets: Callable[[Any, int, Any], Iterable[Target]],
        *,
        of: tuple[Any, Any] = (int, int),
        optional: bool = False,
        target_refers: str = "",
        **common: Unpack[ChoiceSettings],
    ) -> None:
        super().__init__(**common)
        self.target_refers = target_refers
        self.items, self.targets, self.optional = constant(items), targets, optional
        self.type = tuple[tuple[of[0], of[1]], ...]  # type: ignore[valid-type]

    def _rows(self, s: Any, seat: Seat) -> list[tuple[Any, list[Any]]]:
        return [(item, list(self.targets(s, seat, item))) for item in items_of(self.items, s, seat)]

    def suggest(self, s: Any, seat: Seat) -> Iterable[Any]:
        rows = self._rows(s, seat)
        columns = [
            ([()] if self.optional or not targets else []) + [((item, target),) for target in targets]
            for item, targets in rows
        ]
        plans = (tuple(itertools.chain.from_iterable(picks)) for picks in itertools.product(*columns))
        return self._legal(s, seat, plans)

    def refuse(self, s: Any, seat: Seat, value: Any) -> Verdict:
        rows = dict(self._rows(s, seat))
        for item, target in value:
            if item not in rows:
                known = item in items_of(self.items, s, seat)
                return Refusal.of(Duplicate() if known else UnknownItem(), item=item)
            if target not in rows.pop(item):
                return Refusal.of(BadTarget(), item=item, target=target)
        missing = [item for item, targets in rows.items() if targets]
        if missing and not self.optional:
            return Refusal.of(Incomplete(), missing=missing)
        return None

    def sample(self, s: Any, seat: Seat, rng: Random) -> Any:
        rows = self._rows(s, seat)
        for _ in range(32):
            value = tuple(
                (item, rng.choice(targets))
                for item, targets in rows
                if targets and not (self.optional and rng.random() < 0.5)
            )
            if self._check is None or self._check(s, seat, value) is None:
                return value
        return self._first(s, seat)

    def describe(self, s: Any, seat: Seat) -> dict[str, Any]:
        rows = self._rows(s, seat)
        return {
            "items": [{"value": item, "targets": targets} for item, targets in rows],
            "optional": self.optional,
        }


class Split(Choice[tuple[tuple[Answer, int], ...]]):
    """A total divided among several items, as pairs (item, amount) in the order of the items."""

    kind = "split"

    def __init__(
        self,
        total: Amount,
        items: Source[Answer],
        *,
        min: int = 0,
        max: Amount | None = None,
        of: Any = None,
        **common: Unpack[ChoiceSettings],
    ) -> None:
        super().__init__(**common)
        self.total, self.items, self.min, self.max = total, constant(items), min, max
        self.type = tuple[tuple[value_type(items, of), int], ...]  # type: ignore[misc]

    def _limits(self, s: Any, seat: Seat) -> tuple[Sequence[Any], int, int]:
        total = amount_of(self.total, s, seat)
        return items_of(self.items, s, seat), total, total if self.max is None else amount_of(self.max, s, seat)

    def suggest(self, s: Any, seat: Seat) -> Iterable[Any]:
        items, total, most = self._limits(s, seat)
        return self._legal(
            s, seat, (tuple(zip(items, parts, strict=True)) for parts in self._parts(len(items), total, most))
        )

    def _parts(self, places: int, total: int, most: int) -> Iterator[tuple[int, ...]]:
        if places == 0:
            if total == 0:
                yield ()
            return
        spare = total - self.min * (places - 1)
        for first in range(min(most, spare), self.min - 1, -1):
            for rest in self._parts(places - 1, total - first, most):
                yield (first, *rest)

    def sample(self, s: Any, seat: Seat, rng: Random) -> Any:
        items, total, most = self._limits(s, seat)
        for _ in range(32):
            parts = [self.min] * len(items)
            while (rest := total - sum(parts)) > 0 and (room := [i for i, part in enumerate(parts) if part < most]):
                place = rng.choice(room)
                parts[place] += rng.randint(1, min(rest, most - parts[place]))
            value = tuple(zip(items, parts, strict=True))
            if self.check(s, seat, value) is None:
                return value
        return self._first(s, seat)

    def refuse(self, s: Any, seat: Seat, value: Any) -> Verdict:
        items, total, most = self._limits(s, seat)
        if [item for item, _ in value] != list(items):
            return WrongItems()
        if any(not self.min <= amount <= most for _, amount in value):
            return Refusal("out_of_range", EachOutOfRange(self.min, most).phrase)
        given = sum(amount for _, amount in value)
        return None if given == total else WrongTotal(given, total)

    def describe(self, s: Any, seat: Seat) -> dict[str, Any]:
        items, total, most = self._limits(s, seat)
        start = self.default(s, seat) if self._default is not None else None
        shown = [(item, None) for item in items]
        return {"candidates": shown, "total": total, "min": self.min, "max": most, "start": start}
