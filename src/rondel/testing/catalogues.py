"""Catalogues held against what is declared: every message has its words, and no words are left over."""

from __future__ import annotations

import types
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

from msgspec import inspect

from rondel.core.choices import Choice
from rondel.core.command_names import ANSWER, REQUESTS
from rondel.core.events import Fact
from rondel.core.game import Game
from rondel.core.parts.cards.options import CardOptions
from rondel.core.reference import terms as terms_of
from rondel.core.stakes import Gain, Loss, Stake
from rondel.core.state import Shape
from rondel.errors import Finding
from rondel.messages import Message, Phrase, key_for, parameters
from rondel.words import FRAME
from rondel.words.catalogue import ENGLISH, CatalogueEntry, MessageCatalogue, catalogue, problems

SUMMARY = "summary"
"""What stands on the box."""
BOARDS = "board-"
"""How keys begin that only a board in the browser says."""
FIELD = "field"
AMOUNT = "n"
"""What the `.value` of a field puts in."""
"""How keys begin that name the parts of a view, for a table without a board of its own."""
KINDS = (Fact, Stake, Gain, Loss)
"""What is never said itself."""
INSTEAD = "Instead of the frame’s"
"""How the comment above a message begins that shall be said in place of the frame's."""


@dataclass(frozen=True)
class CatalogueOwner:
    """What has catalogues of its own: the frame, or a game."""

    module: str
    """Where its catalogues stand."""
    messages: Mapping[str, tuple[type[Message], ...]]
    """What it declares, by key."""
    required: frozenset[str] = frozenset()
    """Keys that name its parts."""
    allowed: frozenset[str] = frozenset()
    """Keys that name parts which may also have words of their own."""
    kinds: tuple[str, ...] = ()
    """How keys begin that name values."""
    above: Mapping[str, CatalogueEntry] | None = None
    """What is said where it says nothing itself."""


def frame() -> CatalogueOwner:
    """Engine, bots and server, as far as they are imported."""
    messages = declared("rondel", besides="rondel.games")
    keys = frozenset(key_for("move", name) for name in REQUESTS | {ANSWER}) | {key_for("input", "value")}
    options = frozenset(key_for("option", name) for name in CardOptions.__struct_fields__)
    return CatalogueOwner(FRAME, messages, keys | options)


def part_of(game: Game) -> CatalogueOwner:
    """A game, with everything of which its catalogue says the name."""
    package = game.module.rpartition(".")[0] or game.module
    lesson = (step.words.key for step in game.lesson.steps) if game.lesson else ()
    terms = (line.key for item in terms_of(game.terms) for line in (item.name, *item.lines) if isinstance(line, Phrase))
    required = frozenset((*_moves(game), *_nodes(game), *_prompts(game), *lesson, *terms))
    prompts = (key_for("prompt", id) for id in game.prompts)
    exports = (key_for("export", name) for name in game.exports)
    printed = (key_for("kind", item.kind) for item in (game.reference(None) if game.reference else ()))
    allowed = frozenset(
        (SUMMARY, *_asks(game), *_agreed(game), *prompts, *exports, *printed, *fields(game), *parts(game))
    )
    kinds = tuple(f"{kind}-" for kind in (*game.labels, *game.names, *([FIELD] if game.facts else [])))
    return CatalogueOwner(game.module, declared(package), required, allowed, kinds, catalogue(FRAME, ENGLISH).entries)


def declared(package: str, besides: str = "-") -> dict[str, tuple[type[Message], ...]]:
    """The classes of messages of a package, by key."""
    found: dict[str, tuple[type[Message], ...]] = {}
    for cls in _below(Message):
        if _lies_in(cls.__module__, package) and not _lies_in(cls.__module__, besides) and cls not in KINDS:
            found[cls.key] = (*found.get(cls.key, ()), cls)
    return found


def findings(part: CatalogueOwner) -> Iterator[Finding]:
    """What is wrong with the catalogues of a part, in any language."""
    yield from problems(part.module)
    english = catalogue(part.module, ENGLISH)
    yield from _unsaid(part, english)
    yield from _unfit(part, english)
    yield from _unused(part, english)
    yield from _covering(part, english)


def _unsaid(part: CatalogueOwner, english: MessageCatalogue) -> Iterator[Finding]:
    """What has no words."""
    known = english.entries.keys() | (part.above or {}).keys()
    needed = {key: f"{classes[0].__name__} has no words" for key, classes in part.messages.items() if _is_said(classes)}
    for key, why in (needed | dict.fromkeys(part.required, "nothing says what it is called")).items():
        if key not in known:
            yield Finding("missing_message", english.name, f"{key} is not there: {why}")


def _unfit(part: CatalogueOwner, english: MessageCatalogue) -> Iterator[Finding]:
    """Words that put in what their message does not have."""
    for key, entry in english.entries.items():
        where = f"{english.name}, line {entry.line}"
        for cls in part.messages.get(key, ()):
            if lacking := entry.parameters.difference(parameters(cls)):
                yield Finding("unknown_parameter", where, f"{key} puts in {_names(lacking)}, which it does not have")
            if perhaps := entry.parameters.intersection(_may_be_missing(cls)):
                yield Finding("missing_parameter", where, f"{key} puts in {_names(perhaps)}, which may be None")
        has = {AMOUNT} if key.startswith(f"{FIELD}-") else set()
        if key in part.required | part.allowed and key not in part.messages and (lacking := entry.parameters - has):
            yield Finding("unknown_parameter", where, f"{key} is a name: it has no {_names(lacking)}")


def _unused(part: CatalogueOwner, english: MessageCatalogue) -> Iterator[Finding]:
    """Words that nobody says."""
    used = {*part.messages, *part.required, *part.allowed, *(part.above or {})}
    used.update(*(entry.uses for entry in english.entries.values()))
    for key, entry in english.entries.items():
        if key not in used and not key.startswith((BOARDS, *part.kinds)):
            yield Finding("unused_message", f"{english.name}, line {entry.line}", f"nobody says {key}")


def _covering(part: CatalogueOwner, english: MessageCatalogue) -> Iterator[Finding]:
    """Messages that are said in place of the frame's by mistake, since both have the same key."""
    above = (part.above or {}).keys()
    for key in sorted(above & part.messages.keys()):
        name = part.messages[key][0].__name__
        yield Finding("frame_message", english.name, f"the frame has a message {key} as well: give {name} another name")
    for key in sorted(above & english.entries.keys() - part.messages.keys()):
        entry = english.entries[key]
        if not entry.comment.startswith(INSTEAD):
            where = f"{english.name}, line {entry.line}"
            yield Finding("frame_message", where, f"{key} is the frame’s; if meant, write “# {INSTEAD}” above it")


def _names(names: Iterable[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(names))


# -- what is declared --------------------------------------------------------------------------------------------


def _below(cls: type[Message]) -> Iterator[type[Message]]:
    for child in cls.__subclasses__():
        yield child
        yield from _below(child)


def _lies_in(module: str, package: str) -> bool:
    return module == package or module.startswith(f"{package}.")


def _is_said(classes: tuple[type[Message], ...]) -> bool:
    """Does one of them need words? Not one that others are made of, and no fact that is told in other words."""
    return any(
        not cls.__subclasses__() and not (issubclass(cls, Fact) and cls.told is not Fact.told) for cls in classes
    )


def _may_be_missing(cls: type[Message]) -> set[str]:
    """The parameters that a message may come without."""
    return {name for name, hint in get_type_hints(cls, include_extras=True).items() if _optional(hint)}


def _optional(hint: Any) -> bool:
    while get_origin(hint) is Annotated:
        hint = get_args(hint)[0]
    return get_origin(hint) in (Union, types.UnionType) and type(None) in get_args(hint)


def _moves(game: Game) -> Iterator[str]:
    """Moves and what is filled in."""
    for name in game.ready_names:
        yield key_for("move", name)
    for move in game.moves_by_name.values():
        if move.label == Phrase(key := key_for("move", move.name)):
            yield key
        for param in move.params:
            choice = move.inputs.get(param.name)
            yield from _inputs(param.name, choice)


def _inputs(name: str, choice: Choice | None) -> Iterator[str]:
    if choice is None or not choice.label:
        yield key_for("input", name)
    for inner, part in getattr(choice, "parts", {}).items():
        yield from _inputs(inner, part)


def _nodes(game: Game) -> Iterator[str]:
    for node in game.plan.nodes:
        if node.node.id and not node.node.label:
            yield key_for("node", node.node.id)


def _prompts(game: Game) -> Iterator[str]:
    for id in game.prompts:
        if not (isinstance(game.prompts, Mapping) and game.prompts[id]):
            yield key_for("prompt", id)


def _agreed(game: Game) -> Iterator[str]:
    """Options, what can be chosen for them, and presets."""
    form = inspect.type_info(game.options)
    assert isinstance(form, inspect.StructType)
    for field in form.fields:
        yield key_for("option", field.name)
        yield from (key_for("choice", f"{field.name}-{value}") for value in _choices(field.type))
    yield from (key_for("preset", name) for name in game.presets)


def _choices(kind: inspect.Type) -> Iterator[Any]:
    """The values among which an option of this type chooses."""
    if isinstance(kind, inspect.LiteralType):
        yield from kind.values
    elif isinstance(kind, inspect.EnumType):
        yield from (member.value for member in kind.cls)
    elif isinstance(kind, inspect.UnionType):
        for each in kind.types:
            yield from _choices(each)
    elif isinstance(kind, inspect.ListType | inspect.VarTupleType):
        yield from _choices(kind.item_type)


def fields(game: Game) -> set[str]:
    """The keys of everything that the state declares, as a table without a board of its own calls it."""
    return {key_for(FIELD, path[-1]) for path in _fields(game.schema.shape) if path != ("options",)}


def parts(game: Game) -> set[str]:
    """The same with what each is a part of, for whoever would rather call it so; and what lies in tuples."""
    paths = [*_fields(game.schema.shape), *_fields(game.schema.shape, tuples=True)]
    return {key_for(FIELD, "-".join(path[start:])) for path in paths for start in range(len(path))}


def _fields(shape: Shape, above: tuple[str, ...] = (), *, tuples: bool = False) -> Iterator[tuple[str, ...]]:
    """The names of all fields, each after those it is a part of; the places of tuples are called as they refer."""
    for place, part in shape.fields:
        name = place if shape.kind == "struct" else part.refers
        if name and (tuples or shape.kind == "struct"):
            yield (*above, name)
        if name != "options":
            yield from _fields(part, (*above, name), tuples=tuples)
    if shape.inner:
        yield from _fields(shape.inner, above, tuples=tuples)


def _asks(game: Game) -> Iterator[str]:
    """Questions; a rule may also put one into words when it asks, which only play shows."""
    declared = [*game.moves_by_name.values(), *game.plan.nodes, game.objects, game.triggers]
    ids = {id for each in declared if each is not None for id in each.asks}
    ids.update(node.node.id for node in game.plan.nodes if node.gate is not None)
    for id in ids:
        yield key_for("ask", id)
