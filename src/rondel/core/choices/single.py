"""One value: of several, yes or no, a number, a text."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Unpack

from rondel.core.choices.base import Amount, Choice, ChoiceSettings, Source, amount_of, constant, items_of, value_type
from rondel.core.choices.reasons import NotAnOption, NotOneOf, NotPrintable, OutOfRange, WrongForm, WrongLength
from rondel.core.seats import Seat
from rondel.core.typevars import Answer
from rondel.errors import Refusal, Verdict

if TYPE_CHECKING:
    from random import Random


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
        self.options = constant(options)
        self.candidates = candidates
        """What to show besides the options; `check` says why each of those is refused."""
        self.type = value_type(options, of)

    def suggest(self, s: Any, seat: Seat) -> Iterable[Any]:
        return self._legal(s, seat, items_of(self.options, s, seat)) if self._check else items_of(self.options, s, seat)

    def refuse(self, s: Any, seat: Seat, value: Any) -> Verdict:
        if value in items_of(self.options, s, seat):
            return None
        shown = self.candidates is not None and value in items_of(self.candidates, s, seat)
        why = self._check(s, seat, value) if self._check is not None and shown else None
        return why if why is not None else self._not_one_of(items_of(self.options, s, seat))

    @staticmethod
    def _not_one_of(options: Sequence[Any]) -> Refusal:
        """That it is none of these, which are named where there are few words."""
        few = len(options) <= 8 and all(isinstance(option, str) for option in options)
        return Refusal("not_an_option", NotOneOf(tuple(options)).phrase if few else NotAnOption().phrase)

    def describe(self, s: Any, seat: Seat) -> dict[str, Any]:
        shown = self.candidates if self.candidates is not None else self.options
        return {"candidates": [(value, self.check(s, seat, value)) for value in items_of(shown, s, seat)]}


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
        return range(amount_of(self.low, s, seat), amount_of(self.high, s, seat) + 1, self.step)

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
