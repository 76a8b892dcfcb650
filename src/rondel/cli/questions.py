"""Fills in any input of the interaction at a terminal, one question at a time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rondel.cli.items import MenuItem, NotFound, find, listed
from rondel.cli.terminal import Terminal
from rondel.core.interaction import Candidate, Input

Commands = Callable[[str, Sequence[MenuItem], bool], bool]
"""Handles a line that is a command of the table rather than an answer; False if it is none.

The last argument tells that any text may be an answer, so that only a line beginning with a slash is a command.
"""


class Back(Exception):
    """The person wants to choose something else."""


class Questioner:
    """Asks one seat; values come back in wire form."""

    def __init__(self, terminal: Terminal, who: str, commands: Commands) -> None:
        self.terminal, self.who, self.commands = terminal, who, commands

    def line(self, prompt: str, items: Sequence[MenuItem] = (), free: bool = False) -> str:
        """A line that is no command."""
        while True:
            line = self.terminal.ask(f"{self.who} · {prompt}" if prompt else self.who)
            if not free and line.casefold() in ("back", "b"):
                raise Back
            if not self.commands(line, items, free):
                return line

    def refuse(self, why: str) -> None:
        """Say why a line will not do."""
        self.terminal.say(f"  {why}", "yellow")

    def pick(self, items: Sequence[MenuItem], prompt: str) -> MenuItem:
        """One of the items that can be chosen."""
        while True:
            line = self.line(prompt, items)
            if not line:
                self.refuse("Type a number, or ? for help.")
                continue
            try:
                item = find(items, line)
            except NotFound as problem:
                self.refuse(str(problem))
                continue
            if item.enabled:
                return item
            self.refuse(f"{item.label}: {item.reason}")

    def choose(self, title: str, items: Sequence[MenuItem]) -> Any:
        """The value of one of several items, which are listed first."""
        self.heading(title)
        self.terminal.show(listed(items, self.terminal.console.width))
        return self.pick(items, f"1–{len(items)}").value

    def heading(self, text: str) -> None:
        self.terminal.say(f"  {text}", "bold")

    def fill(self, wanted: Input) -> Any:
        """A value for one input, whatever its kind."""
        return _KINDS[wanted.kind](self, wanted)

    # -- one kind each ---------------------------------------------------------------------------------------

    def _one(self, wanted: Input) -> Any:
        return self.choose(str(wanted.label), as_items(wanted.candidates))

    def _number(self, wanted: Input) -> int:
        low, high, step = wanted.min or 0, wanted.max or 0, wanted.step or 1
        steps = f" in steps of {step}" if step > 1 else ""
        while True:
            line = self.line(f"{wanted.label}, {low} to {high}{steps}")
            try:
                number = int(line)
            except ValueError:
                self.refuse(f"Type a whole number from {low} to {high}{steps}.")
                continue
            if low <= number <= high and (number - low) % step == 0:
                return number
            self.refuse(f"{number} is not a number from {low} to {high}{steps}.")

    def _text(self, wanted: Input) -> str:
        low, high = wanted.min or 0, wanted.max or 200
        while True:
            line = self.line(f"{wanted.label}, {low} to {high} characters", free=True)
            if low <= len(line) <= high:
                return line
            self.refuse(f"Write {low} to {high} characters, not {len(line)}.")

    def _several(self, wanted: Input) -> list[Any]:
        """Some of the candidates, or all of them in an order."""
        items = as_items(wanted.candidates)
        low, high = wanted.min or 0, len(items) if wanted.max is None else wanted.max
        self.heading(str(wanted.label))
        self.terminal.show(listed(items, self.terminal.console.width))
        task = f"{low}" if low == high else f"{low} to {high}"
        hint = "all, in order" if wanted.kind == "order" else f"choose {task}, with spaces"
        while True:
            line = self.line(hint, items)
            try:
                picked = _picked(items, line, wanted.kind == "order")
            except NotFound as problem:
                self.refuse(str(problem))
                continue
            if low <= len(picked) <= high:
                return [item.value for item in picked]
            self.refuse(f"Choose {task}, not {len(picked)}.")

    def _assign(self, wanted: Input) -> list[list[Any]]:
        self.heading(str(wanted.label))
        pairs = []
        for item in wanted.items:
            targets = as_items(item.targets)
            if wanted.optional:
                targets = [*targets, MenuItem("leave out", _LEFT_OUT)]
            if not targets:
                continue
            if len(targets) == 1:
                self.heading(f"{item.label} → {targets[0].label}")
                pairs.append([item.value, targets[0].value])
                continue
            target = self.choose(f"{item.label} →", targets)
            if target is not _LEFT_OUT:
                pairs.append([item.value, target])
        return pairs

    def _split(self, wanted: Input) -> list[list[Any]]:
        total, low, high = wanted.total or 0, wanted.min or 0, wanted.max or 0
        labels = [str(candidate.label) for candidate in wanted.candidates]
        self.heading(f"{wanted.label}: give out {total}, {low} to {high} each")
        while True:
            line = self.line(f"amounts for {', '.join(labels)}, with spaces")
            try:
                amounts = [int(word) for word in line.replace(",", " ").split()]
            except ValueError:
                amounts = []
            if len(amounts) != len(labels):
                self.refuse(f"Type {len(labels)} whole numbers, one for each.")
            elif any(not low <= amount <= high for amount in amounts):
                self.refuse(f"Each amount must be from {low} to {high}.")
            elif sum(amounts) != total:
                self.refuse(f"That is {sum(amounts)}; give out exactly {total}.")
            else:
                values = [candidate.value for candidate in wanted.candidates]
                return [[value, amount] for value, amount in zip(values, amounts, strict=True)]

    def _form(self, wanted: Input) -> dict[str, Any]:
        self.heading(str(wanted.label))
        return {part.name: self.fill(part) for part in wanted.parts}


_LEFT_OUT = object()
_KINDS: dict[str, Callable[[Questioner, Input], Any]] = {
    "one": Questioner._one,
    "yes_no": Questioner._one,
    "number": Questioner._number,
    "text": Questioner._text,
    "many": Questioner._several,
    "order": Questioner._several,
    "assign": Questioner._assign,
    "split": Questioner._split,
    "form": Questioner._form,
}


def as_items(candidates: Sequence[Candidate]) -> list[MenuItem]:
    """Candidates as things to choose from."""
    return [MenuItem(str(found.label), found.value, _refused(found), str(found.preview)) for found in candidates]


def _refused(found: Candidate) -> str:
    return "" if found.enabled else str(found.reason) or "Not possible now."


def _picked(items: Sequence[MenuItem], line: str, in_order: bool) -> list[MenuItem]:
    """The items that the words of a line mean, each at most once."""
    if line.casefold() == "all":
        return list(items)
    picked: list[MenuItem] = []
    numbers: list[int] = []
    for word in line.replace(",", " ").split():
        item = find(items, word)
        number = next(i for i, other in enumerate(items) if other is item)
        if number in numbers:
            raise NotFound(f"{item.label} is named twice.")
        if not item.enabled:
            raise NotFound(f"{item.label}: {item.reason}")
        numbers.append(number)
        picked.append(item)
    return picked
