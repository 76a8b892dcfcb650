"""Tables of fenlight for tests."""

from __future__ import annotations

from typing import Any

from rondel.cards import Purse
from rondel.games.fenlight.game import game
from rondel.games.fenlight.state import Unit
from tests.core.parts.tables import CardTable


class Table(CardTable):
    """A match in the first action phase, with empty hands."""

    game = game

    def begin(self) -> None:
        while self.at == "mulligan/decide":
            self.do(self.holder, "set_aside", cards=[])
        for seat in self.match.seats:
            self.hand(seat)

    def stones(self, seat: int, count: int) -> None:
        """So many glow stones, ready."""
        self.s.players[seat].stones = Purse(count)

    def unit(self, seat: int, kind: str, **state: Any) -> int:
        """A unit in play, ready at the base unless told otherwise."""
        unit = Unit(self.card(seat, kind), **{"ready": True, **state})
        self.s.players[seat].units.append(unit)
        return unit.card.iid

    def held(self, seat: int, site: int, kind: str, **state: Any) -> int:
        """A unit at a site, which its owner controls."""
        self.s.sites[site].controller = seat
        return self.unit(seat, kind, at=site, **state)

    def find(self, iid: int) -> Unit:
        found: Unit = next(u for player in self.s.players for u in player.units if u.card.iid == iid)
        return found

    def kinds(self, seat: int) -> list[str]:
        return [unit.card.kind for unit in self.s.players[seat].units]

    def points(self) -> list[int]:
        return [player.points for player in self.s.players]

    def move(self, seat: int, to: int | str, *units: int) -> None:
        self.do(seat, "move", units=units, to=to)

    def cast(self, seat: int, kind: str, *targets: dict[str, int]) -> None:
        """Cast a card with enough stones."""
        self.stones(seat, 12)
        (card,) = self.hand(seat, kind)
        self.do(seat, "cast", card=card, targets=list(targets))
