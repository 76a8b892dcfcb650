"""What a seat may do now, with everything that can be filled in: offers, inputs, candidates and reasons."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Any, Literal

import msgspec
from msgspec import Struct, structs, to_builtins

from rondel.core.choices import Choice
from rondel.core.command_names import PASS_PRIORITY, READY
from rondel.core.decisions import Decision, FlowRequest, Question
from rondel.core.kernel import Kernel
from rondel.core.legality import ways
from rondel.core.moves import Move, Param, Preview
from rondel.core.naming import NOTHING as NONE
from rondel.core.naming import Listed, SeatName, Sent, plain_words
from rondel.core.priority_outlook import priority_of
from rondel.core.seats import NOBODY
from rondel.core.wording import worded
from rondel.errors import Refusal, Rejected, refusal_of
from rondel.messages import Message, Phrase, Seat, Words, key_for

ROWS = 500
"""More combinations than this are narrowed down step by step instead of listed."""


class Candidate(Struct, frozen=True, omit_defaults=True, gc=False):
    """A value that may be chosen, or the reason why not."""

    value: Any
    label: Words
    enabled: bool = True
    reason: Words = ""
    preview: Words = ""


class Item(Struct, frozen=True, gc=False):
    """Something that needs a target."""

    value: Any
    label: Words
    targets: tuple[Candidate, ...]


class Input(Struct, frozen=True, omit_defaults=True, gc=False):
    """One thing to fill in."""

    name: str
    kind: str
    label: Words = ""
    refers: str = ""
    optional: bool = False
    min: int | None = None
    max: int | None = None
    step: int | None = None
    total: int | None = None
    candidates: tuple[Candidate, ...] = ()
    items: tuple[Item, ...] = ()
    parts: tuple[Input, ...] = ()
    examples: tuple[str, ...] = ()
    pattern: str = ""
    """A regular expression the whole text must fit."""
    target_refers: str = ""
    """What the targets of the items are, as `refers` says it of the items."""
    start: Any = None
    """What to begin with, where the game proposes something."""


class Offer(Struct, frozen=True, omit_defaults=True, gc=False):
    """Something a seat may do, or could do elsewhere and the reason why not now."""

    seat: Seat
    name: str
    label: Words
    help: Words = ""
    group: Literal["main", "more", "service"] = "main"
    enabled: bool = True
    reason: Words = ""
    confirm: Words = ""
    inputs: tuple[Input, ...] = ()
    rows: tuple[tuple[Any, ...], ...] | None = None
    """The legal combinations where inputs depend on each other; None when they do not, or when there are too many."""
    captions: tuple[Words, ...] = ()
    """What each of the rows is called, where the game says it."""
    previews: tuple[Words, ...] = ()
    """What each of the rows would do, where the game says it."""
    narrow: bool = False
    """There are too many combinations to list: ask for the next input's candidates."""
    question: str = ""
    """Which question it answers, for `answer` and `commit`."""


class NotPossibleNow(Message):
    what: Words


class NothingToChoose(Message):
    """There is no legal value."""


class AskedNext(Message):
    """Who is asked once the holder has passed."""

    seat: Seat


class Resolves(Message):
    """The newest object is carried out once everybody has passed."""

    what: Words


class NewestObject(Message): ...


class LeadsTo(Message):
    place: Words


class GameGoesOn(Message): ...


class Decided(Message):
    """A decision in words: what is done, and with what."""

    what: Words
    how: list[Words]


NOTHING = NothingToChoose().phrase


def offers(kernel: Kernel, seat: Seat) -> Iterator[Offer]:
    """Everything a seat may do now."""
    return iter(Offering(kernel, seat).all())


def narrow(kernel: Kernel, seat: Seat, name: str, chosen: Sequence[Any]) -> Input | None:
    """The next input's candidates once the first ones (in wire form) are chosen; None when all are."""
    return Offering(kernel, seat).narrow(name, chosen)


class Offering:
    """One look at a kernel with the eyes of one seat."""

    def __init__(self, kernel: Kernel, seat: Seat) -> None:
        self.kernel, self.seat = kernel, seat
        self.s = kernel.s

    def all(self) -> list[Offer]:
        """Everything the seat may do, questions first."""
        found = []
        for way in ways(self.kernel, self.seat):
            if isinstance(way, Move):
                found.append(self.move(way))
            elif isinstance(way, FlowRequest):
                if way.why is None or not way.is_second_thought:
                    found.append(self._request(way))
            elif isinstance(way, Question):
                found.append(self._question(way))
        return found

    def _question(self, asked: Question) -> Offer:
        label = self._called(asked.choice, "ask", asked.id)
        given = structs.replace(self.input("value", asked.choice), label=label)
        return Offer(self.seat, asked.name, label, inputs=(given,), question=asked.id)

    # -- passing, being ready --------------------------------------------------------------------------------

    def _request(self, request: FlowRequest) -> Offer:
        gate, words = self.kernel.node.gate, self.kernel.game.words
        called = gate.ready if gate is not None and request.name == READY else request.name
        return Offer(
            self.seat,
            request.name,
            Phrase(key_for("move", called)),
            self._after_pass() if request.name == PASS_PRIORITY else "",
            "more" if request.is_second_thought else "main",
            request.why is None,
            words(request.why.sentence) if request.why else "",
        )

    def _after_pass(self) -> Words:
        """What passing will do."""
        found = priority_of(self.kernel)
        if found is None:
            return ""
        if found.asks != NOBODY:
            return AskedNext(found.asks).phrase
        if found.then == "resolve":
            return Resolves(found.resolves or NewestObject().phrase).phrase
        leads = found.label and found.then == "advance"
        return LeadsTo(found.label).phrase if leads else GameGoesOn().phrase

    # -- moves -----------------------------------------------------------------------------------------------

    def move(self, move: Move) -> Offer:
        """A move with what can be filled in."""
        why = move.closed(self.s, self.seat)
        if why is not None:
            return self._offer(move, False, self.kernel.game.words(why.sentence))
        if move.inputs and not move.has_options:
            preview = move.preview if move.single else None
            inputs = tuple(self.input(param.name, move.inputs[param.name], preview) for param in move.params)
            return self._offer(move, True, "", inputs)
        if not move.params:
            refused = move.refuses(self.s, self.seat, ())
            return self._offer(move, refused is None, self.kernel.game.words(refused.sentence) if refused else "")
        return self._single(move) if move.single else self._rows(move)

    def _offer(self, move: Move, enabled: bool, reason: Words, inputs: tuple[Input, ...] = (), **more: Any) -> Offer:
        texts = (move.label, move.help, move.group)
        return Offer(self.seat, move.name, *texts, enabled, reason, move.confirm, inputs, **more)

    def _single(self, move: Move) -> Offer:
        shown = islice(move.shown(self.s, self.seat), ROWS)
        if move.has_candidates or move.preview is not None:
            candidates, legal = self._tried(move, shown)
        else:
            candidates = self._candidates(move.params[0].refers, shown)
            legal = bool(candidates)
        reason = "" if legal else next((c.reason for c in candidates if c.reason), NOTHING)
        return self._offer(move, legal, reason, (self._input(move.params[0], candidates),))

    def _tried(self, move: Move, values: Iterable[Any]) -> tuple[list[Candidate], bool]:
        """What is shown for an argument, with what would come of it or why it cannot be; and whether any can."""
        candidates, legal = [], False
        for value in values:
            why = move.refuses(self.s, self.seat, (value,)) if move.has_candidates else None
            legal = legal or why is None
            preview = self._preview(move.preview, value) if why is None and move.preview is not None else ""
            candidates.append(self._candidate(move.params[0].refers, value, why, preview))
        return candidates, legal

    def _input(self, param: Param, candidates: Sequence[Candidate]) -> Input:
        label = Phrase(key_for("input", param.name))
        return Input(param.name, "one", label, param.refers, candidates=tuple(candidates))

    def _rows(self, move: Move) -> Offer:
        rows, refused = self._shown_rows(move)
        if not rows:
            reason = self.kernel.game.words(refused[0][1].sentence) if refused else NOTHING
            columns = tuple(self._column(param, [], refused, i) for i, param in enumerate(move.params) if refused)
            return self._offer(move, False, reason, columns)
        if len(rows) > ROWS:
            every = [row[0] for row in move.rows(self.s, self.seat)]
            return self._offer(move, True, "", (self._column(move.params[0], every, refused, 0),), narrow=True)
        inputs = tuple(self._column(param, [row[i] for row in rows], refused, i) for i, param in enumerate(move.params))
        captions = tuple(self._caption(move, row) for row in rows) if move.caption else ()
        previews = tuple(self._preview(move.preview, *row) for row in rows) if move.preview else ()
        plain = tuple(to_builtins(row, str_keys=True) for row in rows)
        return self._offer(move, True, "", inputs, rows=plain, captions=captions, previews=previews)

    def _shown_rows(self, move: Move) -> tuple[list[tuple[Any, ...]], list[tuple[tuple[Any, ...], Refusal]]]:
        """The legal combinations, and those that are shown although they are not, with the reasons."""
        if not move.has_candidates:
            return list(islice(move.rows(self.s, self.seat), ROWS + 1)), []
        legal, refused = [], []
        for row in islice(move.shown(self.s, self.seat), ROWS + 1):
            why = move.refuses(self.s, self.seat, row)
            if why is None:
                legal.append(row)
            else:
                refused.append((row, why))
        return legal, refused

    def _column(
        self, param: Param, legal: Sequence[Any], refused: Sequence[tuple[tuple[Any, ...], Refusal]], place: int
    ) -> Input:
        distinct: list[Any] = []
        for value in legal:
            if value not in distinct:
                distinct.append(value)
        found = self._candidates(param.refers, distinct)
        for row, why in refused:
            if row[place] not in distinct:
                distinct.append(row[place])
                found.append(self._candidate(param.refers, row[place], why))
        return self._input(param, found)

    def narrow(self, name: str, chosen: Sequence[Any]) -> Input | None:
        """The next input's candidates once the first ones are chosen; None when all are."""
        move = next((move for move in self.kernel.moves(self.seat) if move.name == name), None)
        if move is None:
            raise Rejected("move_not_here", NotPossibleNow(Phrase(key_for("move", name))))
        depth, wanted = len(chosen), tuple(chosen)
        if depth >= len(move.params):
            return None
        rows = move.rows(self.s, self.seat)
        values = [row[depth] for row in rows if to_builtins(row[:depth], str_keys=True) == wanted]
        return self._column(move.params[depth], values, (), depth)

    # -- choices ---------------------------------------------------------------------------------------------

    def input(self, name: str, choice: Choice, preview: Preview | None = None) -> Input:
        """A choice as something to fill in; the preview of a target is that of its pair alone."""
        facts = choice.describe(self.s, self.seat)
        shown = facts.get("candidates", ())
        parts = getattr(choice, "parts", {})
        return Input(
            name,
            choice.kind,
            self._called(choice, "input", name),
            choice.refers,
            bool(facts.get("optional", False)),
            facts.get("min"),
            facts.get("max"),
            facts.get("step"),
            facts.get("total"),
            tuple(self._candidate(choice.refers, value, refusal_of(why)) for value, why in shown),
            tuple(self._item(choice, item, preview) for item in facts.get("items", ())),
            tuple(self.input(part_name, part) for part_name, part in parts.items()),
            tuple(facts.get("examples", ())),
            facts.get("pattern", ""),
            choice.target_refers,
            to_builtins(facts.get("start")),
        )

    def _item(self, choice: Choice, item: dict[str, Any], preview: Preview | None) -> Item:
        value = item["value"]

        def target(found: Any) -> Candidate:
            told = self._preview(preview, ((value, found),))
            return self._candidate(choice.target_refers, found, None, told)

        targets = tuple(target(found) for found in item["targets"])
        return Item(to_builtins(value, str_keys=True), self._label(choice.refers, value), targets)

    # -- names -----------------------------------------------------------------------------------------------

    def _called(self, choice: Choice[Any], kind: str, id: str) -> Words:
        """What a choice is called: as the rules say, or under its id in the catalogue."""
        return self.kernel.game.words(choice.label) or Phrase(key_for(kind, id))

    def words(self, decision: Decision) -> Words:
        """A decision of the seat in words, such as `Play card: Wheat 7`."""
        _, name, args = decision
        way = next((way for way in ways(self.kernel, self.seat) if way.name == name), None)
        if isinstance(way, Question):
            return _said(self._called(way.choice, "ask", way.id), [self._answer(way.choice, args[0])])
        if isinstance(way, FlowRequest):
            return self._request(way).label
        if not isinstance(way, Move):
            return Phrase(key_for("move", name))
        caption = [self._caption(way, args)] if way.caption is not None else self._arguments(way, args)
        return _said(way.label, caption)

    def answer(self, value: Any) -> Words:
        """An answer of the seat in words, where the game has names for it only while the thing is there to be seen."""
        names, question = self.kernel.game.names, self.kernel.question(self.seat)
        if question is None or not (question.choice.refers in names or question.choice.target_refers in names):
            return ""
        return _one(self._answer(question.choice, msgspec.convert(value, question.choice.type)))

    def _caption(self, move: Move, args: tuple[Any, ...]) -> Words:
        """What the game calls a combination; by its values where that fails."""

        def by_values() -> Words:
            return _one(_flat(self._arguments(move, args)))

        if move.caption is None:
            return by_values()
        return self.kernel.game.words(worded(by_values, move.caption, self.s, self.seat, *args))

    def _preview(self, preview: Preview | None, *args: Any) -> Words:
        """What something would do, where the game says it."""
        if preview is None:
            return ""
        return self.kernel.game.words(worded("", lambda: preview(self.s, self.seat, *args) or ""))

    def _arguments(self, move: Move, args: tuple[Any, ...]) -> list[Words | list[Words]]:
        return [self._argument(move, param, value) for param, value in zip(move.params, args, strict=True)]

    def _argument(self, move: Move, param: Param, value: Any) -> Words | list[Words]:
        choice = move.inputs.get(param.name)
        return self._answer(choice, value) if choice is not None else self._label(param.refers, value)

    def _answer(self, choice: Choice, value: Any) -> Words | list[Words]:
        """An answer in words, whatever the kind of the choice."""
        if choice.kind == "form" and isinstance(value, dict):
            parts = getattr(choice, "parts", {})
            return _flat([self._answer(parts[name], part) for name, part in value.items() if name in parts])
        if choice.kind in ("assign", "split") and isinstance(value, tuple):
            pairs = ((self._label(choice.refers, item), self._label(choice.target_refers, to)) for item, to in value)
            return [Sent(item, target).phrase for item, target in pairs] or NONE
        if choice.kind in ("many", "order") and isinstance(value, tuple):
            return [self._label(choice.refers, item) for item in value] or NONE
        return self._label(choice.refers, value)

    def _candidates(self, refers: str, values: Iterable[Any]) -> list[Candidate]:
        """Values that may be chosen; what is always called the same is offered move after move."""
        game = self.kernel.game
        if refers in game.names:
            return [self._candidate(refers, value) for value in values]
        known, found = game.candidates.get, []
        for value in values:
            offered = known((refers, type(value), value)) if type(value) in _PLAIN else None
            found.append(offered or self._candidate(refers, value))
        return found

    def _candidate(self, refers: str, value: Any, why: Refusal | None = None, preview: Words = "") -> Candidate:
        if why is None and not preview and type(value) in _PLAIN and refers not in self.kernel.game.names:
            return self._known(refers, value)
        reason = self.kernel.game.words(why.sentence) if why else ""
        plain = value if type(value) in _PLAIN else to_builtins(value, str_keys=True)
        return Candidate(plain, self._label(refers, value), why is None, reason, preview)

    def _known(self, refers: str, value: Any) -> Candidate:
        """One that may be chosen and is always called the same: the same ones are offered move after move."""
        candidates, key = self.kernel.game.candidates, (refers, type(value), value)
        found: Candidate | None = candidates.get(key)
        return found or candidates.keep(key, Candidate(value, self._label(refers, value)))

    def _label(self, refers: str, value: Any) -> Words:
        game = self.kernel.game
        if value is None or value == ():
            return plain_words(value)
        if refers == "seat" and isinstance(value, int):
            return SeatName(value).phrase
        if (name := game.names.get(refers)) is not None:
            return game.words(worded(lambda: plain_words(value), name, self.s, self.seat, value))
        return game.label(refers, value)


_PLAIN = frozenset({int, str, bool})


def _flat(parts: Sequence[Words | list[Words]]) -> list[Words]:
    return [word for part in parts for word in (part if isinstance(part, list) else [part])]


def _one(parts: Words | list[Words]) -> Words:
    """Several words as one thing to say."""
    return Listed(parts).phrase if isinstance(parts, list) else parts


def _said(label: Words, values: Sequence[Words | list[Words]]) -> Words:
    said = [word for word in _flat(values) if word]
    return Decided(label, said).phrase if said else label


def words(kernel: Kernel, decision: Decision) -> Words:
    """A decision in words."""
    return Offering(kernel, decision.seat).words(decision)
