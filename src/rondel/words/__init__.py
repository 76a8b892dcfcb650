"""Words for messages, in the reader's language: the edge where values become sentences."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar, cast

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource
from msgspec import Struct, structs

from rondel.messages import Message, Phrase, Words, fallback, words_of
from rondel.words.catalogue import ENGLISH, FRAME, catalogue, languages, source

NameOf = Callable[[int], str]
T = TypeVar("T")


def seat_number(seat: int) -> str:
    """A seat called by its number, where nobody knows who sits there."""
    return f"seat {seat + 1}" if seat >= 0 else "the host"


class Speaker:
    """Says messages in one language, with a game's catalogue before the frame's.

    >>> from rondel.messages import Phrase
    >>> Speaker().say(Phrase("something_nobody_wrote", {"n": 2}))
    'Something nobody wrote: n 2'
    """

    def __init__(self, language: str = ENGLISH, module: str = FRAME, name_of: NameOf = seat_number) -> None:
        """`module`: where a game's state is written; its catalogues stand beside it."""
        self.language, self.module, self.name_of = language, module, name_of

    @property
    def tried(self) -> tuple[str, ...]:
        """The languages in which it looks for words, one after the other."""
        return tuple(dict.fromkeys((self.language, ENGLISH)))

    def say(self, words: Message | Words) -> str:
        """The words in the reader's language; what no catalogue has is told by its key."""
        words = words_of(words)
        if isinstance(words, str):
            return words
        found = self.known(words)
        return self.lacking(words) if found is None else found

    def lacking(self, phrase: Phrase) -> str:
        """What is said of a phrase for which no catalogue has words, or not with these parameters."""
        return fallback(phrase, lambda value: str(self._value(value)))

    def spoken(self, value: T) -> T:
        """A structure in which every phrase has become words, such as an interaction for a terminal."""
        found: Any = value
        if isinstance(value, Phrase):
            found = self.say(value)
        elif isinstance(value, Struct):
            parts = {name: getattr(value, name) for name in value.__struct_fields__}
            parts |= self._beside(parts)
            changed = {
                name: new for name, part in parts.items() if (new := self.spoken(part)) is not getattr(value, name)
            }
            found = structs.replace(value, **changed) if changed else value
        elif isinstance(value, tuple | list) and value:
            new = [self.spoken(part) for part in value]
            same = all(one is other for one, other in zip(value, new, strict=True))
            found = value if same else type(value)(new)
        return cast(T, found)

    def _beside(self, parts: dict[str, Any]) -> dict[str, str]:
        """What the catalogue says beside the label of something: help, and what to ask before it is done."""
        label = parts.get("label")
        if not isinstance(label, Phrase):
            return {}
        return {name: said for name in BESIDE if name in parts and (said := self.known(label, name)) is not None}

    def known(self, phrase: Phrase, attribute: str = "") -> str | None:
        """The words of a phrase, or of what stands beside it, such as its help; None where no catalogue has them."""
        for language in self.tried:
            bundle = _bundle(self.module, language)
            if bundle.has_message(phrase.key):
                message = bundle.get_message(phrase.key)
                pattern = message.attributes.get(attribute) if attribute else message.value
                if pattern is not None:
                    params = {name: self._value(value) for name, value in phrase.params.items()}
                    said, errors = bundle.format_pattern(pattern, params)
                    if not errors:
                        return str(said)
        return None

    def _value(self, value: Any) -> Any:
        """A parameter as Fluent takes it."""
        if isinstance(value, bool):
            return "true" if value else "false"
        if isinstance(value, list):
            return ", ".join(self._parts(value)) or self.say(NOTHING)
        if isinstance(value, dict):
            return self._tagged(value)
        return value

    def _tagged(self, value: dict[str, Any]) -> str:
        if "seat" in value:
            return self.name_of(value["seat"])
        if "say" in value:
            return self.say(Phrase(value["say"], value.get("with", {})))
        if SERIES in value:
            return "; ".join(self._parts(value[SERIES])) or self.say(NOTHING)
        for how, style in _STYLES.items():
            if how in value:
                return format_list(self._parts(value[how]), style=style, locale=self.language) or self.say(NOTHING)
        return str(value.get("value", ""))

    def _parts(self, values: list[Any]) -> list[str]:
        return [str(self._value(part)) for part in values]


NOTHING = Phrase("nothing")
SERIES = "series"
BESIDE = ("help", "confirm")
"""The attributes of a label that stand in fields of the same name."""
_STYLES: dict[str, Any] = {"and": "standard", "or": "or"}


def _small(words: Any) -> str:
    """Words inside of a sentence: with a small first letter."""
    return f"{str(words)[:1].lower()}{str(words)[1:]}"


def _big(words: Any) -> str:
    """Words at the beginning of a sentence."""
    return f"{str(words)[:1].upper()}{str(words)[1:]}"


def _bare(words: Any) -> str:
    """A sentence as part of another: without its full stop."""
    return str(words).removesuffix(".")


FUNCTIONS = {"SMALL": _small, "BIG": _big, "BARE": _bare}
"""What catalogues can do to words; the browser knows the same ones."""


@cache
def _bundle(module: str, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False, functions=cast(Any, FUNCTIONS))
    for place in dict.fromkeys((FRAME, module)):
        bundle.add_resource(_read(place, language), allow_overrides=True)
    return bundle


@cache
def _read(place: str, language: str) -> Resource:
    """A catalogue, read once: every game speaks the words of the frame too, and reading is half of a server's start."""
    return FluentResource(source(place, language))


def forget_words() -> None:
    """Read catalogues again that were read before: somebody is writing them."""
    for known in (_bundle, _read, source, catalogue):
        known.cache_clear()


__all__ = ["ENGLISH", "FRAME", "NameOf", "Speaker", "forget_words", "languages", "seat_number"]
