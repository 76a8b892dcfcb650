"""Tables of lanternfall for tests."""

from __future__ import annotations

from typing import Any

from rondel.cards import Purse
from rondel.games.lanternfall.game import game
from rondel.games.lanternfall.state import Keepsake, Wanderer
from tests.core.parts.tables import CardTable


class Table(CardTable):
    """A match in the first main phase, with empty hands."""

    game = game

    def begin(self) -> None:
        for seat in self.match.seats:
            self.answer(seat, [])
        for seat in self.match.seats:
            self.hand(seat)

    def oil(self, seat: int, count: int) -> None:
        """So much ready oil."""
        player = self.s.players[seat]
        player.reservoir += [player.deck.pop(0) for _ in range(count)]
        player.oil = Purse(count)

    def field(self, seat: int, kind: str, **state: Any) -> int:
        """A wanderer in play, ready and settled unless told otherwise."""
        wanderer = Wanderer(self.card(seat, kind), **{"settled": True, **state})
        self.s.players[seat].field.append(wanderer)
        return wanderer.card.iid

    def keepsake(self, seat: int, kind: str, ready: bool = True) -> int:
        """A keepsake in play."""
        self.s.players[seat].keepsakes.append(Keepsake(self.card(seat, kind), ready))
        iid: int = self.s.players[seat].keepsakes[-1].card.iid
        return iid

    def wanderer(self, iid: int) -> Wanderer:
        """A wanderer by its number."""
        found: Wanderer = next(w for player in self.s.players for w in player.field if w.card.iid == iid)
        return found

    def kinds(self, seat: int) -> list[str]:
        """The wanderers of a seat."""
        return [wanderer.card.kind for wanderer in self.s.players[seat].field]

    def renown(self) -> list[int]:
        return [player.renown for player in self.s.players]

    def end_turn(self, seat: int) -> None:
        self.do(seat, "pass_turn")
