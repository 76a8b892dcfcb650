"""What may be answered: each choice checks, suggests, samples, has a default and describes itself for a screen.

Suggestions are functions ``(state, seat)`` or constant tuples: they are called only when somebody looks, never in a
replay. They may be a part of what is legal; every suggestion must be accepted.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypedDict, Unpack

import msgspec

from rondel.core.seats import Seat
from rondel.core.spelling import Spelled
from rondel.core.typevars import Answer, Target
from rondel.errors import Refusal, RuleBug, Verdict, refusal_of
from rondel.messages import Message, Or, Words, words_of

if TYPE_CHECKING:
    from random import Random

Source = Sequence[Answer] | Callable[[Any, int], Iterable[Answer]]
Amount = int | Callable[[Any, int], int]
Check = Callable[[Any, int, Any], Verdict]
Asks = Sequence[str] | Mapping[str, Any]
"""The names of questions; a mapping also says of what type the answers are, so that boards are compiled against it."""


class NotAnOption(Message): ...


class Duplicate(Message): ...


class NotAPermutation(Message): ...


class UnknownItem(Message): ...


class BadTarget(Message): ...


class Incomplete(Message): ...


class WrongItems(Message): ...


class NotPrintable(Message): ...


class WrongForm(Message): ...


class NotOneOf(Message):
    """That is none of the options, which are few."""

    options: Or[str]


class OutOfRange(Message):
    value: int
    min: int
    max: int
    step: int


class EachOutOfRange(Message):
    min: int
    max: int


class WrongNumber(Message):
    min: int
    max: int
    exactly: bool


class WrongTotal(Message):
    given: int
    total: int


class WrongLength(Message):
    min: int
    max: int


def _items(source: Source[Any], s: Any, seat: Seat) -> Sequence[Any]:
    found = source(s, seat) if callable(source) else source
    return found if isinstance(found, list | tuple | range) else list(found)


def _amount(amount: Amount, s: Any, seat: Seat) -> int:
    return amount if isinstance(amount, int) else amount(s, seat)


def _constant(source: Source[Any]) -> Source[Any]:
    if isinstance(source, list):
        raise TypeError("pass a function (state, seat) or a tuple: a list made in advance goes stale")
    return source


def _value_type(source: Source[Any], of: Any) -> Any:
    if of is not None:
        return of
    return type(source[0]) if not callable(source) and len(source) else int


class ChoiceSettings(TypedDict, total=False):
    """What can be set of every choice."""

    label: Message | Words
    refers: str
    """What its values are, so that they can be named and lit up."""
    check: Check | None
    """The author's own: ``(state, seat, answer)``."""
    default: Any
    """The answer of a seat that left or ran out of time, or ``(state, seat)`` that gives it."""


class Choice(Spelled, Generic[Answer]):
    """Base of all choices, by what the answer is."""

    kind = "choice"
    type: Any = Any
    """The type of an answer, so that it can be decoded without enumerating."""

    def __init__(
        self, *, label: Message | Words = "", refers: str = "", check: Check | None = None, default: Any = None
    ) -> None:
        self.label = words_of(label)
        self.refers = refers
        self.target_refers = ""
        """What the targets of an assignment refer to."""
        self._check = check
        self._default = default

    def suggest(self, s: Any, seat: Seat) -> Iterable[Any]:
        """Answers that will be accepted, lazily; perhaps not all of them."""
        raise NotImplementedError

    def refuse(self, s: Any, seat: Seat, value: Any) -> Verdict:
        """Why the answer has not the right form; the author's own check comes after."""
        return None

    def check(self, s: Any, seat: Seat, value: Any) -> Verdict:
        """None if the answer is legal, else the reason."""
        why = self.refuse(s, seat, value)
        return why if why is not None or self._check is None else self._check(s, seat, value)

    def sample(self, s: Any, seat: Seat, rng: Random) -> Any:
        """One legal answer at random, without listing them all."""
        found = list(self.suggest(s, seat))
        return rng.choice(found) if found else self._first(s, seat)

    def default(self, s: Any, seat: Seat) -> Any:
        """The answer of a seat that left or ran out of time."""
        if self._default is not None:
            return self._default(s, seat) if callable(self._default) else self._default
        return self._first(s, seat)

    def _first(self, s: Any, seat: Seat) -> Any:
        for value in self.suggest(s, seat):
            return value
        raise RuleBug(f"{self.label or self.kind}: seat {seat} is asked, but no answer is possible")

    def describe(self, s: Any, seat: Seat) -> dict[str, Any]:
        """What a screen needs to offer it, besides the label."""
        return {}

    def _legal(self, s: Any, seat: Seat, values: Iterable[Any]) -> Iterator[Any]:
        check = self._check
        return (value for value in values if check is None or check(s, seat, value) is None)


class One(Choice[Answer]):
    """One of several values."""

    kind = "one"

    def __init__(
        self,
        options: Source[Answer],
        *,
        of: Any = None,
        candidates: Source[Any] | None = None,
        **common: Unpack[ChoiceSettings],
    ) -> None:
        super().__init__(**common)
        self.options = _constant(options)
        self.candidates = candidates
        """What to show besides the options; `check` says why each of those is refused."""
        self.type = _value_type(options, of)

    def suggest(self, s: Any, seat: Seat) -> Iterable[Any]:
        return self._legal(s, seat, _items(self.options, s, seat)) if self._check else _items(self.options, s, seat)

    def refuse(self, s: Any, seat: Seat, value: Any) -> Verdict:
        if value in _items(self.options, s, seat):
            return None
        shown = self.candidates is not None and value in _items(self.candidates, s, seat)
        why = self._check(s, seat, value) if self._check is not None and shown else None
        return why if why is not None else self._not_one_of(_items(self.options, s, seat))

    @staticmethod
    def _not_one_of(options: Sequence[Any]) -> Refusal:
        """That it is none of these, which are named where there are few words."""
        few = len(options) <= 8 and all(isinstance(option, str) for option in options)
        return Refusal("not_an_option", NotOneOf(tuple(options)).phrase if few else NotAnOption().phrase)

    def describe(self, s: Any, seat: Seat) -> dict[str, Any]:
        shown = self.candidates if self.candidates is not None else self.options
        return {"candidates": [(value, self.check(s, seat, value)) for value in _items(shown, s, seat)]}


class YesNo(Choice[bool]):
    """Yes or no; a seat that cannot answer says no unless told otherwise."""

    kind = "yes_no"
    type = bool

    def suggest(self, s: Any, seat: Seat) -> Iterable[Any]:
        return self._legal(s, seat, (True, False))

    def default(self, s: Any, seat: Seat) -> Any:
        return super().default(s, seat) if self._default is not None or self._check else False

    def describe(self, s: Any, seat: Seat) -> dict[str, Any]:
        return {"candidates": [(value, self.check(s, seat, value)) for value in (True, False)]}


class Number(Choice[int]):
    """A whole number between two bounds, in steps."""

    kind = "number"
    type = int

    def __init__(self, low: Amount, high: Amount, *, step: int = 1, **common: Unpack[ChoiceSettings]) -> None:
        super().__init__(**common)
        self.low, self.high, self.step = low, high, step

    def _range(self, s: Any, seat: Seat) -> range:
        return range(_amount(self.low, s, seat), _amount(self.high, s, seat) + 1, self.step)

    def suggest(self, s: Any, seat: Seat) -> Iterable[Any]:
        numbers = self._range(s, seat)
        if len(numbers) > 24:  # a spread is enough to look at and to search over
            picks = sorted({round(k * (len(numbers) - 1) / 11) for k in range(12)})
            return self._legal(s, seat, [numbers[k] for k in picks])
        return self._legal(s, seat, numbers)

    def refuse(self, s: Any, seat: Seat, value: Any) -> Verdict:
        numbers = self._range(s, seat)
        if value in numbers:
            return None
        return OutOfRange(value, numbers.start, numbers.stop - 1, self.step)

    def sample(self, s: Any, seat: Seat, rng: Random) -> Any:
        return super().sample(s, seat, rng) if self._check else rng.choice(self._range(s, seat))

    def describe(self, s: Any, seat: Seat) -> dict[str, Any]:
        numbers = self._range(s, seat)
        return {"min": numbers.start, "max": numbers.stop - 1, "step": self.step}


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
        self.options = _constant(options)
        self.min, self.max = min, max
        self.type = tuple[_value_type(options, of), ...]  # type: ignore[misc]

    def _bounds(self, s: Any, seat: Seat, items: Sequence[Any]) -> tuple[int, int]:
        high = len(items) if self.max is None else min(_amount(self.max, s, seat), len(items))
        return min(_amount(self.min, s, seat), high), high  # who has fewer than asked for chooses them all

    def suggest(self, s: Any, seat: Seat) -> Iterable[Any]:
        items = _items(self.options, s, seat)
        low, high = self._bounds(s, seat, items)
        sets = itertools.chain.from_iterable(itertools.combinations(items, n) for n in range(low, high + 1))
        return self._legal(s, seat, sets)

    def refuse(self, s: Any, seat: Seat, value: Any) -> Verdict:
        left = list(_items(self.options, s, seat))
        low, high = self._bounds(s, seat, left)
        for item in value:
            if item not in left:
                return Duplicate() if item in _items(self.options, s, seat) else NotAnOption()
            left.remove(item)
        if not low <= len(value) <= high:
            return WrongNumber(low, high, low == high)
        return None

    def sample(self, s: Any, seat: Seat, rng: Random) -> Any:
        items = list(_items(self.options, s, seat))
        low, high = self._bounds(s, seat, items)
        for _ in range(32):
            value = tuple(rng.sample(items, rng.randint(low, high)))
            if self._check is None or self._check(s, seat, value) is None:
                return value
        return self._first(s, seat)

    def describe(self, s: Any, seat: Seat) -> dict[str, Any]:
        items = _items(self.options, s, seat)
        low, high = self._bounds(s, seat, items)
        return {"candidates": [(item, None) for item in items], "min": low, "max": high}


class Order(Choice[tuple[Answer, ...]]):
    """All of several values, put in an order."""

    kind = "order"

    def __init__(self, items: Source[Answer], *, of: Any = None, **common: Unpack[ChoiceSettings]) -> None:
        super().__init__(**common)
        self.items = _constant(items)
        self.type = tuple[_value_type(items, of), ...]  # type: ignore[misc]

    def suggest(self, s: Any, seat: Seat) -> Iterable[Any]:
        return self._legal(s, seat, itertools.permutations(_items(self.items, s, seat)))

    def refuse(self, s: Any, seat: Seat, value: Any) -> Verdict:
        left = list(_items(self.items, s, seat))
        for item in value:
            if item not in left:
                return NotAPermutation()
            left.remove(item)
        return NotAPermutation() if left else None

    def sample(self, s: Any, seat: Seat, rng: Random) -> Any:
        items = list(_items(self.items, s, seat))
        rng.shuffle(items)
        value = tuple(items)
        return value if self._check is None or self._check(s, seat, value) is None else self.default(s, seat)

    def describe(self, s: Any, seat: Seat) -> dict[str, Any]:
        items = _items(self.items, s, seat)
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
        self.items, self.targets, self.optional = _constant(items), targets, optional
        self.type = tuple[tuple[of[0], of[1]], ...]  # type: ignore[valid-type]

    def _rows(self, s: Any, seat: Seat) -> list[tuple[Any, list[Any]]]:
        return [(item, list(self.targets(s, seat, item))) for item in _items(self.items, s, seat)]

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
                known = item in _items(self.items, s, seat)
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
        self.total, self.items, self.min, self.max = total, _constant(items), min, max
        self.type = tuple[tuple[_value_type(items, of), int], ...]  # type: ignore[misc]

    def _limits(self, s: Any, seat: Seat) -> tuple[Sequence[Any], int, int]:
        total = _amount(self.total, s, seat)
        return _items(self.items, s, seat), total, total if self.max is None else _amount(self.max, s, seat)

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


class Text(Choice[str]):
    """A line of text."""

    kind = "text"
    type = str

    def __init__(
        self,
        *,
        min: int = 0,
        max: int = 200,
        pattern: str = "",
        examples: Sequence[str] = ("",),
        **common: Unpack[ChoiceSettings],
    ) -> None:
        super().__init__(**common)
        self.min, self.max, self.pattern, self.examples = min, max, pattern, tuple(examples)

    def suggest(self, s: Any, seat: Seat) -> Iterable[Any]:
        return (text for text in self.examples if self.check(s, seat, text) is None)

    def refuse(self, s: Any, seat: Seat, value: Any) -> Verdict:
        if not self.min <= len(value) <= self.max:
            return WrongLength(self.min, self.max)
        if not value.isprintable():
            return NotPrintable()
        return WrongForm() if self.pattern and not re.fullmatch(self.pattern, value) else None

    def describe(self, s: Any, seat: Seat) -> dict[str, Any]:
        return {"min": self.min, "max": self.max, "examples": list(self.examples), "pattern": self.pattern}


class Form(Choice):
    """Several choices answered together; the answer has an attribute for each."""

    kind = "form"

    def __init__(self, parts: Mapping[str, Choice], **common: Unpack[ChoiceSettings]) -> None:
        super().__init__(**common)
        self.parts = dict(parts)
        self.type = msgspec.defstruct(
            "Answer",
            [(name, part.type) for name, part in self.parts.items()],
            frozen=True,
            forbid_unknown_fields=True,
        )

    def suggest(self, s: Any, seat: Seat) -> Iterable[Any]:
        columns = [list(itertools.islice(part.suggest(s, seat), 50)) for part in self.parts.values()]
        return self._legal(s, seat, (self.type(*row) for row in itertools.product(*columns)))

    def refuse(self, s: Any, seat: Seat, value: Any) -> Verdict:
        for name, part in self.parts.items():
            if (refusal := refusal_of(part.check(s, seat, getattr(value, name)))) is not None:
                return refusal._replace(params={**refusal.params, "input": name})
        return None

    def sample(self, s: Any, seat: Seat, rng: Random) -> Any:
        value = self.type(*(part.sample(s, seat, rng) for part in self.parts.values()))
        return value if self._check is None or self._check(s, seat, value) is None else self.default(s, seat)

    def default(self, s: Any, seat: Seat) -> Any:
        if self._default is not None or self._check:
            return super().default(s, seat)
        return self.type(*(part.default(s, seat) for part in self.parts.values()))

    def describe(self, s: Any, seat: Seat) -> dict[str, Any]:
        return {"parts": {name: {"kind": part.kind, **part.describe(s, seat)} for name, part in self.parts.items()}}
