"""The torches: three colours, heights from 1 to 5, the low ones twice."""

from __future__ import annotations

from enum import Enum
from typing import Annotated

from rondel import Ref


class Colour(Enum):
    """Which stretch of the coast a torch is for."""

    AMBER = "amber"
    JADE = "jade"
    PEARL = "pearl"


class Height(Enum):
    """Where on the coast a torch stands."""

    LOW = "low"
    """1 or 2."""
    MIDDLE = "middle"
    """3."""
    HIGH = "high"
    """4 or 5."""


class Torch(Enum):
    """A torch, by its colour and its height."""

    AMBER_1 = "amber-1"
    AMBER_2 = "amber-2"
    AMBER_3 = "amber-3"
    AMBER_4 = "amber-4"
    AMBER_5 = "amber-5"
    JADE_1 = "jade-1"
    JADE_2 = "jade-2"
    JADE_3 = "jade-3"
    JADE_4 = "jade-4"
    JADE_5 = "jade-5"
    PEARL_1 = "pearl-1"
    PEARL_2 = "pearl-2"
    PEARL_3 = "pearl-3"
    PEARL_4 = "pearl-4"
    PEARL_5 = "pearl-5"

    def __init__(self, name: str) -> None:
        colour, _, number = name.partition("-")
        self.colour, self.number = Colour(colour), int(number)
        self.height = (Height.LOW, Height.LOW, Height.MIDDLE, Height.HIGH, Height.HIGH)[self.number - 1]


TWICE = 3
"""Torches up to this number are there twice."""
TorchRef = Annotated[Torch, Ref("torch")]
ColourRef = Annotated[Colour, Ref("colour")]


def all_torches() -> list[Torch]:
    """Everything in the box."""
    return [torch for torch in Torch for _ in range(2 if torch.number <= TWICE else 1)]
