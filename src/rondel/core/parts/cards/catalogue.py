"""Card definitions and decks, read from data, with a text made from what the cards do."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, Generic, TypeVar

import msgspec
from msgspec import Struct

from rondel.core.parts.cards.zones import Kind
from rondel.core.reference import ReferenceItem
from rondel.errors import DefinitionError, Finding
from rondel.messages import Message, Phrase, key_for

DECK_SIZE, MOST_COPIES = 30, 4


class NoSuchKind(Message):
    card: str


class WrongCopies(Message):
    card: str
    count: int
    most: int


class WrongDeckSize(Message):
    count: int
    size: int


class EffectAnd(Message):
    """Two effects, one after the other."""

    first: Message
    second: Message


class EffectThen(Message):
    """Two effects in one sentence."""

    first: Message
    second: Message


class AbilityText(Message):
    """An ability as a card says it; a game has one for each kind of ability."""

    effects: Message


class Effect(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """One thing a card does; a game's effects are subclasses with a tag, the numbers of the card, and what happens."""

    follows: ClassVar[bool] = False
    """Is it told as the end of the sentence before it?"""

    @property
    def text(self) -> Message:
        """What it does, as the card says it."""
        raise NotImplementedError


class Definition(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is printed on a card; games add their own numbers and abilities."""

    abilities: ClassVar[Mapping[str, type[AbilityText]]] = {}
    """The fields that hold effects, in the order of the text, each with what is said of them."""

    id: Kind
    """What decks and cards name it by."""
    name: str
    """What is printed on top."""
    kind: str
    """What sort of card it is."""
    cost: int = 0
    """What must be paid for it."""
    keywords: tuple[str, ...] = ()
    """Words with a rule of their own."""

    def effects_of(self, ability: str) -> tuple[Any, ...]:
        """The effects of an ability; those of the card itself are called `effects`."""
        found: tuple[Any, ...] = getattr(self, ability or "effects")
        return found

    def said_of(self, ability: str, effects: Message) -> Message:
        """An ability as the card says it, given what it does."""
        return self.abilities[ability](effects)

    @property
    def title(self) -> Phrase:
        """What it is called, in any language: under `card-` and its id."""
        return Phrase(key_for("card", self.id))

    @property
    def text(self) -> str:
        """Keywords and abilities in words."""
        return rules_text(self)


def rules_text(card: Definition) -> str:
    """What a card says, made from what it does, in English."""
    return "; ".join([*card.keywords, *map(str, ability_texts(card))])


def ability_texts(card: Definition) -> tuple[Message, ...]:
    """Each ability of a card as it says it."""
    told = ((field, card.effects_of(field)) for field in card.abilities)
    return tuple(card.said_of(field, _joined(effects)) for field, effects in told if effects)


def _joined(effects: Iterable[Effect]) -> Message:
    """Several effects as one thing to say."""
    first, *others = effects
    said = first.text
    for effect in others:
        said = (EffectThen if effect.follows else EffectAnd)(said, effect.text)
    return said


D = TypeVar("D", bound=Definition)


class Catalogue(Generic[D]):
    """All cards of a game by their id, and its ready-made decks."""

    def __init__(
        self, cards: Iterable[D], decks: Mapping[str, Mapping[str, int]], unlimited: Iterable[str] = ()
    ) -> None:
        self.cards: dict[str, D] = {}
        self.decks = {name: dict(deck) for name, deck in decks.items()}
        self.unlimited = frozenset(unlimited)
        """Kinds of cards of which a deck may hold any number."""
        for card in cards:
            if card.id in self.cards:
                raise ValueError(f"two cards have the id {card.id!r}")
            self.cards[card.id] = card

    @classmethod
    def read(cls, game: str, data: bytes, definition: type[D], unlimited: Iterable[str] = ()) -> Catalogue[D]:
        """The catalogue in a data file with `source`, `cards` and `decks`; what is wrong is said with its place."""
        form = msgspec.defstruct(
            "CardFile",
            [("source", str), ("cards", list[definition]), ("decks", dict[str, dict[str, int]])],  # type: ignore[valid-type]
            forbid_unknown_fields=True,
        )
        try:
            file: Any = msgspec.json.decode(data, type=form)
            found = cls(file.cards, file.decks, unlimited)
        except (msgspec.MsgspecError, ValueError) as problem:
            raise DefinitionError(game, [Finding("bad_data", "cards", str(problem))]) from None
        wrong = [f"{name}: {why}" for name, deck in found.decks.items() if (why := found.why_not_deck(deck))]
        if wrong:
            raise DefinitionError(game, [Finding("bad_data", "decks", why) for why in wrong])
        return found

    def __getitem__(self, kind: str) -> D:
        return self.cards[kind]

    def reference(self, *more: D) -> tuple[ReferenceItem, ...]:
        """All that is printed, for a game's `reference`; `more` are cards that belong to no deck."""
        return tuple(self._item(card) for card in (*self.cards.values(), *more))

    def _item(self, card: D) -> ReferenceItem:
        """Its numbers, keywords and copies in each deck as facts, its abilities in words instead of effects.

        The decks it is in are its group.
        """
        decks = {name: deck[card.id] for name, deck in self.decks.items() if card.id in deck}
        left_out = {"id", "name", "kind", "keywords", *card.abilities}
        facts = {name: value for name, value in msgspec.to_builtins(card).items() if name not in left_out}
        if card.keywords:
            facts["keywords"] = ", ".join(card.keywords)
        if decks:
            facts["decks"] = ", ".join(f"{name} {count}" for name, count in decks.items())
        lines = tuple(said.phrase for said in ability_texts(card))
        return ReferenceItem(card.kind, card.id, card.title, lines, " ".join(decks), facts=facts)

    def why_not_deck(self, deck: Mapping[str, int]) -> Message | None:
        """Why a deck is not legal, or None."""
        for kind, count in deck.items():
            if kind not in self.cards:
                return NoSuchKind(kind)
            if count < 1 or (count > MOST_COPIES and self.cards[kind].kind not in self.unlimited):
                return WrongCopies(kind, count, MOST_COPIES)
        total = sum(deck.values())
        return None if total == DECK_SIZE else WrongDeckSize(total, DECK_SIZE)

    def kinds(self, deck: Mapping[str, int]) -> list[Kind]:
        """The cards of a deck, one by one."""
        return [Kind(kind) for kind, count in deck.items() for _ in range(count)]
