"""What a game declares, as types for its board: a name or field that the rules do not know does not build.

    python scripts/board_types.py [GAME ...]

writes `client/src/games/<name>/declared.ts` for every game that has a board; a test says when they differ. Where the
rules have ids that are any string to them, `ids.ts` beside it may say which there are.
"""

from __future__ import annotations

import re
import sys
import types
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from enum import Enum
from pathlib import Path
from typing import Annotated, Any, Literal, NewType, Union, get_args, get_origin, get_type_hints, is_typeddict

from msgspec import NODEFAULT, Struct, structs

from rondel import registry
from rondel.core.command_names import ANSWERS, REQUESTS
from rondel.core.game import Game
from rondel.core.moves import Move
from rondel.core.state import Secret, scan
from rondel.messages import Message, Phrase
from rondel.wire.typescript import REF, declarations

BOARDS = Path(__file__).parent.parent / "client" / "src" / "games"
HEAD = "// What {title} declares; written by `make types`, do not edit."
SHORT = {"Offer": "OfferOf", "Interaction": "InteractionOf", "OfferDraft": "DraftOf"}
"""What the frame knows of every game, as it is for this one."""
ATOMS = {int: "integer", float: "number", str: "string", bool: "boolean", bytes: "string", type(None): "null"}
Schema = dict[str, Any]
NOTHING: Schema = {"type": "object", "propertyNames": {"not": {}}, "additionalProperties": {"not": {}}}
"""An object without any keys; what is asked for one is a mistake."""


class Clash(Exception):
    """Two things of a game have one name."""


class Writer:
    """The types of one game as they are on the wire, as JSON Schemas by name."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.definitions: dict[str, Schema] = {}
        self._owners: dict[str, Any] = {}
        self._aliases = dict(_literals(game.module.rpartition(".")[0]))

    def everything(self) -> dict[str, Schema]:
        """What a board is told and may say."""
        game, parts = self.game, {}
        parts["View"] = _object(self._view())
        parts["Events"] = _object({name: self._event(name) for name in sorted(game.facts_by_name)})
        parts["Moves"] = _object({name: self._arguments(move) for name, move in sorted(game.moves_by_name.items())})
        questions = {name: self._answer(types) for name, types in sorted(game.questions.items())}
        parts["Questions"] = _object(questions) if questions else NOTHING
        parts["Command"] = {"enum": sorted({*game.moves_by_name, *game.ready_names, *REQUESTS, *ANSWERS})}
        parts["Declared"] = _object(
            {name.lower(): {"$ref": REF + name} for name in parts} | {"options": self.of(game.options)}
        )
        return {**dict(sorted(self.definitions.items())), **parts}

    def of(self, hint: Any) -> Schema:
        """What a value of this type looks like to whoever may see it, and to others where it is secret."""
        origin, args = get_origin(hint), get_args(hint)
        if origin is Annotated:
            inner = self.of(args[0])
            secret = any(isinstance(mark, Secret) for mark in hint.__metadata__)
            return {"anyOf": [*inner.get("anyOf", [inner]), {"$ref": REF + "Hidden"}]} if secret else inner
        if isinstance(hint, NewType):
            return self._named(hint.__name__, hint, lambda: self.of(hint.__supertype__))
        if origin is Literal:
            return self._literal(hint, args)
        if origin in (Union, types.UnionType):
            return {"anyOf": [self.of(arg) for arg in args]}
        if hint in ATOMS:
            return {"type": ATOMS[hint]}
        if isinstance(origin or hint, type):
            return self._class(origin or hint, args)
        return {}

    def _class(self, cls: type, args: Sequence[Any]) -> Schema:
        if issubclass(cls, Message | Phrase):
            return {"$ref": REF + "Said"}
        if issubclass(cls, Enum):
            return self._named(cls.__name__, cls, lambda: {"enum": [member.value for member in cls]})
        if issubclass(cls, Struct):
            return self._named(cls.__name__, cls, lambda: self._struct(cls))
        if is_typeddict(cls):
            return self._named(cls.__name__, cls, lambda: self._typed_dict(cls))
        if issubclass(cls, Mapping) and args:
            return {"type": "object", "propertyNames": self._key(args[0]), "additionalProperties": self.of(args[1])}
        if issubclass(cls, tuple) and hasattr(cls, "_fields"):
            hints = get_type_hints(cls, include_extras=True)
            return {"type": "array", "prefixItems": [{**self.of(hints[name]), "title": name} for name in cls._fields]}
        if issubclass(cls, tuple) and args[1:] != (Ellipsis,):
            return {"type": "array", "prefixItems": [self.of(arg) for arg in args]}
        if issubclass(cls, Sequence) and args:
            return {"type": "array", "items": self.of(args[0])}
        return {}

    def _named(self, name: str, owner: Any, make: Callable[[], Schema]) -> Schema:
        if self._owners.setdefault(name, owner) is not owner and self._owners[name] != owner:
            raise Clash(f"{self.game.name}: both {owner!r} and {self._owners[name]!r} are called {name}")
        if name not in self.definitions:
            self.definitions[name] = {}
            self.definitions[name] = make()
        return {"$ref": REF + name}

    def _literal(self, hint: Any, values: Sequence[Any]) -> Schema:
        name = self._aliases.get(hint)
        found = {"enum": list(values)}
        return self._named(name, hint, lambda: found) if name else found

    def _key(self, hint: Any) -> Schema:
        """Keys are strings on the wire; those of numbers can be looked up by the number."""
        found = self.of(hint)
        return found if found.keys() & {"$ref", "enum"} or found.get("type") in ("integer", "string") else {}

    def _struct(self, cls: type[Struct]) -> Schema:
        """A struct leaves as a whole, by its own settings; one with secrets leaves field by field."""
        hints, config = get_type_hints(cls, include_extras=True), cls.__struct_config__
        whole = not scan(cls).has_secrets
        if whole and config.array_like:
            places = [{**self.of(hints[field.name]), "title": field.name} for field in structs.fields(cls)]
            return {"type": "array", "prefixItems": places}
        told = {
            (field.encode_name if whole else field.name): self.of(hints[field.name]) for field in structs.fields(cls)
        }
        if whole and config.tag_field:
            told = {config.tag_field: {"const": config.tag}, **told}
        spared = {
            field.encode_name for field in structs.fields(cls) if whole and config.omit_defaults and _is_spared(field)
        }
        return _object(told, [name for name in told if name not in spared], _first_line(cls))

    def _typed_dict(self, cls: Any) -> Schema:
        hints = get_type_hints(cls, include_extras=True)
        return _object(
            {name: self.of(hint) for name, hint in hints.items()}, sorted(cls.__required_keys__), _first_line(cls)
        )

    def _view(self) -> dict[str, Schema]:
        hints = get_type_hints(self.game.state, include_extras=True)
        told = {field: self.of(hints[field]) for field in self.game.state.__struct_fields__}
        if self.game.facts is not None:
            told["facts"] = self.of(get_type_hints(self.game.facts).get("return"))
        return told

    def _event(self, name: str) -> Schema:
        fact = self.game.facts_by_name.get(name)
        if fact is None:
            return {"type": "object"}
        hints = get_type_hints(fact, include_extras=True)
        return _object({field: self.of(hints[field]) for field in fact.__struct_fields__})

    def _answer(self, types: Collection[Any]) -> Schema:
        """What a question is answered with; anything where the rules do not say."""
        found = [self.of(each) for each in sorted(types, key=str)]
        return {"anyOf": found} if len(found) > 1 else found[0] if found else {}

    def _arguments(self, move: Move) -> Schema:
        """What whoever makes the move says, who knows their own secrets."""
        told = {param.name: self.of(_bare(param.type)) for param in move.params}
        return _object(told, [param.name for param in move.params if param.required])


def _object(parts: Mapping[str, Schema], required: Sequence[str] | None = None, description: str = "") -> Schema:
    return {
        "type": "object",
        "properties": dict(parts),
        "required": list(parts if required is None else required),
        "description": description,
    }


def _is_spared(field: structs.FieldInfo) -> bool:
    """Is the field left out while it is as usual? What a factory makes is, if it is an empty container."""
    return field.default is not NODEFAULT or field.default_factory in (list, dict, set)


def _bare(hint: Any) -> Any:
    return get_args(hint)[0] if get_origin(hint) is Annotated else hint


def _first_line(cls: type) -> str:
    doc = cls.__dict__.get("__doc__") or ""
    return doc.strip().split("\n")[0]


def _literals(package: str) -> Iterator[tuple[Any, str]]:
    """What the modules of a game call their sets of words."""
    for name, module in sorted(sys.modules.items(), reverse=True):
        if name.startswith(package + "."):
            yield from (
                (value, key)
                for key, value in sorted(vars(module).items(), reverse=True)
                if get_origin(value) is Literal and key[0].isupper() and not key.isupper()
            )


def text(game: Game, ids: Collection[str] = ()) -> str:
    """The text of `declared.ts` for a game, where `ids.ts` declares these."""
    found = Writer(game).everything()
    if unknown := set(ids) - found.keys():
        raise Clash(f"{game.name}: ids.ts declares {', '.join(sorted(unknown))}, and the rules do not")
    body = "\n".join(declarations({name: schema for name, schema in found.items() if name not in ids}))
    head = [HEAD.format(title=game.title)]
    common = [name for name in ("Hidden", "Said") if re.search(rf"\b{name}\b", body)]
    names = ", ".join(sorted([*common, *SHORT.values()]))
    head += [f"import type {{ {names} }} from '$lib/games/declared';"]
    if ids:
        names = ", ".join(sorted(ids))
        head += [f"import type {{ {names} }} from './ids';", "", f"export type {{ {names} }};"]
    if clash := found.keys() & SHORT.keys():
        raise Clash(f"{game.name}: every board has its own {', '.join(sorted(clash))}")
    short = [f"export type {name} = {general}<Declared>;" for name, general in SHORT.items()]
    return "\n".join([*head, "", body, *short, ""])


def declared(folder: Path) -> str:
    """What `declared.ts` in the folder of a game's board should be."""
    ids = folder / "ids.ts"
    names = re.findall(r"^export type (\w+)", ids.read_text("utf-8"), re.MULTILINE) if ids.exists() else ()
    return text(registry.game(folder.name), names)


def boards() -> Iterator[Path]:
    """The folders of the games that have a board."""
    return (path.parent for path in sorted(BOARDS.glob("*/client.ts")))


def main() -> None:
    """Write the types of the games named, or of all."""
    for folder in boards():
        if not sys.argv[1:] or folder.name in sys.argv[1:]:
            (folder / "declared.ts").write_text(declared(folder), "utf-8")


if __name__ == "__main__":
    main()
