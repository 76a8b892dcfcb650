"""A position as numbers, the way a seat sees it: compiled once from what the game's state declares.

Cards and other names become bags (how many of each lie in a zone), numbers stay numbers, seats are counted from the one
that looks, and what it cannot see is only counted. A feature is known by its name, such as `players[+1].plot.revealed=
Hearts-10`, so that what was learned still fits when the game is declared in another order.
"""

from __future__ import annotations

import re
from array import array
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from enum import Enum
from math import log
from typing import Any, Literal, NewType, get_args, get_origin

from msgspec import Struct, structs

from rondel.bots.judging import chances
from rondel.core.game import Game
from rondel.core.kernel import Kernel
from rondel.core.seats import NOBODY
from rondel.core.state import Secret, Shape
from rondel.core.view import Glance, door, sees

MOST = 1_500
"""Features kept of a game; of more, those that are seen most often."""
ROOM = 20_000
"""Features that may turn up while a game is being looked at."""
SCORE = "score"
"""What the game's own score says of the chances to win, as log odds."""
EVERYWHERE = (r"place=.*", r"acting\[\+\d+\]", r"turn\[\+\d+\]", SCORE)
"""What every game has besides the fields of its state, as patterns."""
OWN = "own."
"""What the names of the features begin with that a game adds itself."""
NUMBERED = ("id", "iid")
"""Numbers that only tell one thing from another."""


class Words:
    """The names of features and their numbers; new ones come in until they are fixed."""

    def __init__(self, names: Sequence[str] | None = None) -> None:
        self.names = list(names or ())
        self.fixed = names is not None
        self.size = len(self.names) if self.fixed else ROOM
        self._numbers = {name: number for number, name in enumerate(self.names)}

    def number(self, name: str) -> int:
        """Where the feature stands; what is not known goes to a place behind all others."""
        if (found := self._numbers.get(name)) is not None:
            return found
        if self.fixed or len(self.names) >= self.size:
            return self.size
        self.names.append(name)
        self._numbers[name] = len(self.names) - 1
        return self._numbers[name]


class Place(dict[Any, int]):
    """The numbers of what can stand in one place, by its value."""

    def __init__(self, words: Words, name: str) -> None:
        super().__init__()
        self.words, self.name = words, name

    def __missing__(self, value: Any) -> int:
        number = self[value] = self.words.number(f"{self.name}={_written(value)}")
        return number


class Branch(dict[Any, Any]):
    """What lies below a seat or a key, made when somebody comes by."""

    def __init__(self, below: Callable[[Any], Any]) -> None:
        super().__init__()
        self.below = below

    def __missing__(self, key: Any) -> Any:
        found = self[key] = self.below(key)
        return found


def _written(value: Any) -> str:
    if isinstance(value, Enum):
        return str(value.value)
    return ",".join(map(_written, value)) if isinstance(value, tuple) else str(value)


class Path(Struct, frozen=True):
    """Where something stands: fixed text, and what varies between it, each with the expression that says which."""

    texts: tuple[str, ...] = ("",)
    keys: tuple[str, ...] = ()
    written: tuple[str, ...] = ()

    def __add__(self, text: str) -> Path:
        return structs.replace(self, texts=(*self.texts[:-1], self.texts[-1] + text))

    def by(self, expression: str, written: str) -> Path:
        """One place for each value of an expression."""
        return Path((*self.texts, ""), (*self.keys, expression), (*self.written, written))

    @property
    def pattern(self) -> str:
        """What the names of all its places look like."""
        between = [re.escape(form).replace(r"\{\}", r"[^\[\]]*") for form in self.written]
        texts = list(map(re.escape, self.texts))
        return "".join(text + form for text, form in zip(texts, [*between, ""], strict=True))

    def table(self, leaf: Callable[[str], Any]) -> Any:
        """What the leaf makes of each concrete name."""
        return self._below(leaf, self.texts[0], 0)

    def _below(self, leaf: Callable[[str], Any], name: str, depth: int) -> Any:
        if depth == len(self.keys):
            return leaf(name)
        form, text = self.written[depth], self.texts[depth + 1]
        return Branch(lambda key: self._below(leaf, name + form.format(key) + text, depth + 1))


def _is_named(kind: Any) -> bool:
    """Do the values of a type stand for things, rather than for amounts?"""
    if isinstance(kind, NewType):
        return _is_named(kind.__supertype__)
    if get_origin(kind) is Literal:
        return any(isinstance(value, str) for value in get_args(kind))
    return isinstance(kind, type) and issubclass(kind, str | Enum)


class Loop:
    """A list that is gone through: the keys of places outside it, and what is done before it and after."""

    def __init__(self, keys: tuple[str, ...]) -> None:
        self.keys = keys
        self.before: list[str] = []
        self.after: list[str] = []


class Writer:
    """Writes the function that reads a position: straight code, because it is the innermost loop of learning.

    Of features that are known beforehand it reads no others. What is the same for everything in a list is looked up
    before it is gone through, and whole numbers are added up on the way.
    """

    def __init__(self, words: Words, boards: Collection[str]) -> None:
        self.words, self.boards = words, boards
        self.lengths: dict[str, set[int]] = {}
        """How long each list has been, while the game is being looked at."""
        self.lines: list[str] = []
        self.known: dict[str, Any] = {"sees": sees}
        self.names = 0
        self.patterns: list[str] = list(EVERYWHERE)
        """What the names look like that can come up."""
        self._loops: list[Loop] = []

    def fresh(self, stem: str) -> str:
        self.names += 1
        return f"{stem}{self.names}"

    def line(self, depth: int, text: str) -> None:
        self.lines.append("    " * depth + text)

    @contextmanager
    def headed(self, depth: int, text: str) -> Iterator[None]:
        """A line that is needed only if others come of it."""
        self.line(depth, text)
        at = len(self.lines)
        yield
        if len(self.lines) == at:
            self.lines.pop()

    def _is_wanted(self, pattern: str) -> bool:
        """Is there a feature with such a name, as far as that is known?"""
        self.patterns.append(pattern)
        return not self.words.fixed or any(map(re.compile(pattern, re.DOTALL).fullmatch, self.words.names))

    def _table(self, path: Path, leaf: Callable[[str], Any]) -> str:
        name = self.fresh("t")
        self.known[name] = path.table(leaf)
        return name + "".join(f"[{key}]" for key in path.keys)

    def _is_same_throughout(self, path: Path) -> bool:
        """Is that one place for everything in the list that is being gone through?"""
        return bool(self._loops) and self._loops[-1].keys == path.keys

    def _added(self, place: str, amount: str) -> str:
        """What adds to a place; of what is nothing, as most amounts are, only a name must be found."""
        return f"{f'if {amount}: ' if self.words.fixed else ''}v[{place}] += {amount}"

    def amount(self, depth: int, path: Path, expression: str, *, whole: bool = False) -> None:
        """A number in a place of its own."""
        if not self._is_wanted(path.pattern):
            return
        place = self._table(path, self.words.number)
        if whole and self._is_same_throughout(path):
            total = self.fresh("n")
            self._loops[-1].before.append(f"{total} = 0")
            self._loops[-1].after.append(self._added(place, total))
            self.line(depth, f"{total} += {expression}")
        else:
            self.line(depth, self._added(place, expression))

    def value(self, depth: int, path: Path, expression: str) -> None:
        """One of several things."""
        if not self._is_wanted(f"{path.pattern}=.*"):
            return
        table = self._table(path, lambda name: Place(self.words, name))
        if self._is_same_throughout(path):
            held = self.fresh("h")
            self._loops[-1].before.append(f"{held} = {table}")
            table = held
        self.line(depth, f"v[{table}[{expression}]] += 1.0")

    def shape(self, depth: int, shape: Shape, path: Path, x: str, owner: str) -> None:
        """Everything below a shape, which stands in the variable `x`."""
        if shape.kind == "secret" and shape.secret and shape.inner:
            self._secret(depth, shape.secret, shape.inner, path, x, owner)
        elif shape.kind == "struct":
            for name, part in shape.fields:
                if name in NUMBERED and part.type is int:
                    continue
                below = self.fresh("x")
                with self.headed(depth, f"{below} = {x}.{name}"):
                    self.shape(depth, part, path + f".{name}", below, owner)
        elif shape.kind == "optional" and shape.inner:
            with self.headed(depth, f"if {x} is not None:"):
                self.shape(depth + 1, _held(shape), path, x, owner)
        elif shape.kind == "per_seat" and shape.inner:
            rel, who, below = self.fresh("r"), self.fresh("o"), self.fresh("x")
            self.line(depth, f"for {rel} in range(n):")
            self.line(depth + 1, f"{who} = (seat + {rel}) % n")
            self.line(depth + 1, f"{below} = {x}[{who}]")
            self.shape(depth + 1, shape.inner, path.by(rel, "[+{}]"), below, who)
        elif shape.kind == "dict" and shape.inner:
            self._dict(depth, shape, shape.inner, path, x, owner)
        elif shape.kind in ("list", "tuple") and shape.inner:
            self._list(depth, shape.inner, path, x, owner)
        else:
            self._atom(depth, shape, path, x)

    def _list(self, depth: int, inner: Shape, path: Path, x: str, owner: str) -> None:
        below, where = self.fresh("x"), "*".join(path.texts)
        if where in self.boards:
            place = self.fresh("i")
            with self.headed(depth, f"for {place}, {below} in enumerate({x}):"):
                self.shape(depth + 1, inner, path.by(place, "[{}]"), below, owner)
            return
        if not self.words.fixed:
            length = self.fresh("l")
            self.known[length] = self.lengths[where] = set()
            self.line(depth, f"{length}.add(len({x}))")
        with self.headed(depth, f"if {x}:"):
            self.amount(depth + 1, path + "#", f"len({x})")
            self._gone_through(depth + 1, inner, path, x, below, owner)

    def _gone_through(self, depth: int, inner: Shape, path: Path, x: str, below: str, owner: str) -> None:
        """Everything in a bag."""
        around, self.lines = self.lines, []
        self._loops.append(Loop(path.keys))
        with self.headed(depth, f"for {below} in {x}:"):
            self.shape(depth + 1, inner, path, below, owner)
        loop, body, self.lines = self._loops.pop(), self.lines, around
        for text in loop.before:
            self.line(depth, text)
        self.lines += body
        for text in loop.after:
            self.line(depth, text)

    def _secret(self, depth: int, secret: Secret, inner: Shape, path: Path, x: str, owner: str) -> None:
        unseen = f"len({x})" if inner.kind in ("list", "tuple", "dict") else f"{x} is not None"
        if secret.sees == "nobody":
            self.amount(depth, path + "#", unseen)
            return
        seen = self.fresh("s")
        if secret.sees == "owner":
            told = f"{owner} == seat"
        else:
            mark = self.fresh("m")
            self.known[mark] = secret
            told = f"sees({mark}, {owner}, look)"
        with self.headed(depth, f"{seen} = {told}"):
            with self.headed(depth, f"if {seen}:"):
                self.shape(depth + 1, inner, path, x, owner)
            with self.headed(depth, f"if not {seen}:"):
                self.amount(depth + 1, path + "#", unseen)

    def _dict(self, depth: int, shape: Shape, inner: Shape, path: Path, x: str, owner: str) -> None:
        key, below = self.fresh("k"), self.fresh("x")
        with self.headed(depth, f"for {key}, {below} in {x}.items():"):
            if _refers_to_seat(get_args(shape.type)[0]):
                rel = self.fresh("r")
                self.line(depth + 1, f"{rel} = ({key} - seat) % n if {key} >= 0 else {key}")
                path = path.by(rel, "[+{}]")
            else:
                path = path.by(key, "[{}]")
            self.shape(depth + 1, inner, path, below, owner)

    def _atom(self, depth: int, shape: Shape, path: Path, x: str) -> None:
        if shape.fields:
            parts = [self._part(part, f"{x}[{place}]") for place, part in shape.fields]
            if all(parts):
                self.value(depth, path, f"({', '.join(parts)},)")
            else:
                for place, part in shape.fields:
                    below = self.fresh("x")
                    with self.headed(depth, f"{below} = {x}[{place}]"):
                        self.shape(depth, part, path + f".{place}", below, "-3")
        elif named := self._part(shape, x):
            self.value(depth, path, named)
        elif (kind := getattr(shape.type, "__supertype__", shape.type)) in (int, float, bool):
            self.amount(depth, path, x, whole=kind is not float)

    def _part(self, shape: Shape, x: str) -> str:
        """The expression for something that has a name; empty if it is an amount."""
        if shape.refers == "seat":
            return f"(({x} - seat) % n if {x} is not None and {x} >= 0 else {x})"
        return x if _is_named(shape.type) else ""


def _held(shape: Shape) -> Shape:
    """What an optional holds, which refers to what the optional does."""
    assert shape.inner is not None
    return replace(shape.inner, refers=shape.refers) if shape.refers else shape.inner


def _refers_to_seat(kind: Any) -> bool:
    return any(getattr(mark, "kind", "") == "seat" for mark in getattr(kind, "__metadata__", ()))


def _reader(game: Game, writer: Writer) -> Callable[[Any, int, int, Any, Any], None]:
    """The function that adds a state's features to a vector."""
    writer.line(0, "def read(s, seat, n, v, look):")
    for name, part in game.schema.shape.fields:
        if name == "options":
            continue
        below = writer.fresh("x")
        with writer.headed(1, f"{below} = s.{name}"):
            writer.shape(1, part, Path((name,)), below, str(NOBODY))
    writer.line(1, "return v")
    exec("\n".join(writer.lines), writer.known)  # made of field names and numbers only
    made: Callable[[Any, int, int, Any, Any], None] = writer.known["read"]
    return made


class Features:
    """What a game's positions look like as vectors."""

    def __init__(
        self, game: Game, names: Sequence[str] | None = None, boards: Collection[str] = (), *, scored: bool = False
    ) -> None:
        self.game, self.scored = game, scored and game.score is not None
        self.words = Words(names)
        self._writer = Writer(self.words, frozenset(boards))
        self._read = _reader(game, self._writer)
        self._door = door(game)
        self._blank = bytes(4 * (self.words.size + 1))
        number = self.words.number
        self._places = Place(self.words, "place")
        self._acting = Branch(lambda rel: number(f"acting[+{rel}]"))
        self._turn = Branch(lambda rel: number(f"turn[+{rel}]"))
        self._own = Branch(lambda name: number(f"{OWN}{name}"))
        self._score = number(SCORE)

    @property
    def names(self) -> list[str]:
        return self.words.names

    def strange(self) -> list[str]:
        """Which of its names the game has no place for: they would always be nothing."""
        patterns = [*self._writer.patterns, *([re.escape(OWN) + ".*"] if self.game.features is not None else [])]
        known = re.compile("|".join(f"(?:{pattern})" for pattern in patterns), re.DOTALL)
        return [name for name in self.names if not known.fullmatch(name)]

    def boards(self) -> list[str]:
        """The lists that were always of the same length: there the place says what stands in it."""
        return [where for where, seen in self._writer.lengths.items() if len(seen) == 1 and min(seen) > 1]

    def of(self, kernel: Kernel, seat: int) -> array[float]:
        """The position as this seat sees it; the last number is room for what is not known, and means nothing."""
        v = array("f", self._blank)
        s, pos = kernel.s, kernel.pos
        n = pos.seats
        if pos.veil is not None and kernel.over is None:
            s = self._door.unveiled(kernel, (seat,))
        self._read(s, seat, n, v, Glance((seat,), kernel.over is not None, s))
        if kernel.over is None:
            v[self._places[kernel.node.address]] += 1.0
            for other in kernel.actors():
                if other >= 0:
                    v[self._acting[(other - seat) % n]] += 1.0
            if pos.seat >= 0:
                v[self._turn[(pos.seat - seat) % n]] += 1.0
        if self.game.features is not None:
            for name, amount in self.game.features(s, seat).items():
                v[self._own[name]] += amount
        if self.scored:
            chance = min(1 - 1e-6, max(1e-6, chances(kernel)[seat]))
            v[self._score] += log(chance / (1 - chance))
        return v


class Seen(Struct):
    """What is known of one feature after looking at many positions."""

    often: int = 0
    low: float = 0.0
    high: float = 0.0


def worth_keeping(seen: Mapping[str, Seen], positions: int, most: int = MOST) -> dict[str, float]:
    """The features that tell positions apart, the commonest first if there are too many, each with its scale."""
    telling = {name: what for name, what in seen.items() if what.high > what.low}
    chosen = sorted(telling, key=lambda name: (-telling[name].often, name))[:most]
    return {name: 1.0 / max(abs(telling[name].high), abs(telling[name].low), 1e-6) for name in sorted(chosen)}


def look_at(positions: Iterable[array[float]], features: Features) -> tuple[dict[str, Seen], int]:
    """How often each feature is there, and between which numbers it lies."""
    found: dict[str, Seen] = {}
    count = 0
    for vector in positions:
        count += 1
        for number, name in enumerate(features.names):
            amount = vector[number]
            what = found.get(name)
            if what is None:
                found[name] = what = Seen(0, 0.0 if count > 1 else amount, 0.0 if count > 1 else amount)
            what.low, what.high = min(what.low, amount), max(what.high, amount)
            what.often += amount != 0
    return found, count
