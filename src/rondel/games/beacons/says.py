"""Everything that is said, and what things are called."""

from __future__ import annotations

from typing import Annotated, Any

from rondel import Fact, Message, Ref, Seat
from rondel.games.beacons.state import Coast
from rondel.games.beacons.torches import Colour, Height, Torch, TorchRef


class Lit(Fact):
    """A torch burns."""

    decides = True
    seat: Seat
    torch: TorchRef


class Guttered(Fact):
    """A torch was too low, and a storm rises."""

    decides = True
    loses = ()
    seat: Seat
    torch: TorchRef


class Dropped(Fact):
    seat: Seat
    torch: TorchRef


class ToldColour(Fact):
    """Whoever was told has learned something, so that it cannot be taken back."""

    reveals = True
    seat: Seat
    to: Seat
    place: int
    colour: Annotated[Colour, Ref("colour")]


class ToldHeight(Fact):
    reveals = True
    seat: Seat
    to: Seat
    place: int
    height: Annotated[Height, Ref("height")]


class StoreEmpty(Fact):
    """Everybody has one more turn."""


class CoastIsLit(Message):
    lit: int


class StormsTookIt(Message):
    lit: int


class NightIsOver(Message):
    lit: int
    goal: int


class NoOil(Message): ...


class OilIsFull(Message): ...


class NotYourself(Message): ...


class ToldAlready(Message): ...


class NoSuchTorch(Message): ...


class TorchesLit(Message): ...


class HeightsLeft(Message): ...


class StormsRaised(Message): ...


class OilLeft(Message): ...


class NightLeft(Message): ...


class CluesGiven(Message): ...


class TorchName(Message):
    colour: str
    number: int


class ColourName(Message):
    colour: str


class HeightName(Message):
    height: str


class TopicName(Message):
    topic: str


class TheirPlace(Message):
    number: int


class TorchText(Message):
    times: int


class PlaceName(Message):
    """A torch that its holder cannot see."""

    number: int
    colour: str
    height: str


FACTS: list[type[Fact]] = [Lit, Guttered, Dropped, ToldColour, ToldHeight, StoreEmpty]


def torch_name(torch: Torch) -> Message:
    return TorchName(torch.colour.value, torch.number)


def colour_name(colour: Colour) -> Message:
    return ColourName(colour.value)


def height_name(height: Height) -> Message:
    return HeightName(height.value)


def topic_name(topic: Any) -> Message:
    return TopicName(topic.value)


def their_place(place: int) -> Message:
    return TheirPlace(place + 1)


def place_name(s: Coast, seat: int, place: int) -> Message:
    """A torch of one's own, by where it is held and what one knows of it."""
    clues = s.keepers[seat].clues
    clue = clues[place] if place < len(clues) else None
    colour = clue.colour.value if clue is not None and clue.colour is not None else ""
    height = clue.height.value if clue is not None and clue.height is not None else ""
    return PlaceName(place + 1, colour, height)
