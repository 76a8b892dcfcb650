"""Several choices answered together."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Unpack

import msgspec

from rondel.core.choices.base import Choice, ChoiceSettings
from rondel.core.seats import Seat
from rondel.errors import Verdict, refusal_of

if TYPE_CHECKING:
    from random import Random


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
