"""The table: what everybody holds, what they were told, what burns."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta as Limits
from msgspec import Struct

from rondel import Others, PerSeat, Ref, Sealed, State, Value
from rondel.games.beacons.torches import Colour, ColourRef, Height, Torch, TorchRef

OIL, STORMS = 5, 3


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """How far the light must reach."""

    goal: Annotated[int, Limits(ge=5, le=14)] = 8


class Clue(Value, frozen=True):
    """What its holder has been told of one torch."""

    colour: Annotated[Colour | None, Ref("colour")] = None
    height: Annotated[Height | None, Ref("height")] = None

    def fits(self, torch: Torch) -> bool:
        """May it be this torch?"""
        return self.colour in (None, torch.colour) and self.height in (None, torch.height)


class Keeper(State):
    """One seat."""

    hand: Others[list[TorchRef]]
    """Held with the faces outwards."""
    clues: list[Clue]
    """One for each torch in the hand."""


class Coast(State):
    """The table."""

    keepers: PerSeat[Keeper]
    store: Sealed[list[TorchRef]]
    """The next torch last."""
    lit: list[TorchRef]
    """In the order in which they were lit."""
    lost: list[TorchRef]
    goal: int
    oil: int = OIL
    storms: int = 0
    turns_left: int | None = None
    """Once the store is empty."""

    def top(self, colour: Colour) -> int:
        """The highest torch that burns in a colour; 0: it is dark."""
        return max((torch.number for torch in self.lit if torch.colour is colour), default=0)

    def burns(self, torch: Torch) -> bool:
        """Can it be lit now? It must stand higher than all that burn in its colour."""
        return torch.number > self.top(torch.colour)


Place = Annotated[int, Ref("place")]
__all__ = ["OIL", "STORMS", "Clue", "Coast", "ColourRef", "Keeper", "Options", "Place", "TorchRef"]
