"""Tables of emberlode for tests."""

from __future__ import annotations

from typing import Any

from rondel.cards import Purse
from rondel.games.emberlode.game import game
from rondel.games.emberlode.state import Creature
from tests.core.parts.tables import CardTable


class Table(CardTable):
    """A match in the first main phase of its first turn, with empty hands, unless told otherwise."""

    game = game

    def begin(self) -> None:
        for seat in self.match.seats:
            self.do(seat, "keep")
        for seat in self.match.seats:
            self.hand(seat)
        self.to("play/main1")

    def to(self, address: str) -> Table:
        """Let everybody pass until the match is there."""
        while self.at != address:
            (seat,) = self.kernel.actors()
            if self.kernel.live is not None:
                self.answer(seat, ())
            else:
                self.pass_(seat)
        return self

    def wells(self, seat: int, count: int) -> None:
        """So many untapped wells."""
        player = self.s.players[seat]
        player.deck[:0] = player.wells
        player.wells = [self.card(seat, "well") for _ in range(count)]
        player.purse = Purse(count)

    def field(self, seat: int, kind: str, entered: int = 0, **state: Any) -> int:
        """A creature on the field, there since before the match unless told otherwise."""
        creature = Creature(self.card(seat, kind), entered, **state)
        self.s.players[seat].field.append(creature)
        return creature.card.iid

    def creature(self, iid: int) -> Creature:
        """A creature by its number."""
        found: Creature = next(c for player in self.s.players for c in player.field if c.card.iid == iid)
        return found

    def kinds(self, seat: int) -> list[str]:
        """The creatures of a seat."""
        return [creature.card.kind for creature in self.s.players[seat].field]

    def stack(self) -> list[str]:
        """What is on the stack, the newest last."""
        return [waiting.card.kind for waiting in self.s.stack]

    def vigor(self) -> list[int]:
        return [player.vigor for player in self.s.players]


def at(iid: int) -> list[dict[str, int]]:
    """A creature as the only target."""
    return [{"card": iid}]


def seat_at(seat: int) -> list[dict[str, int]]:
    """A seat as the only target."""
    return [{"seat": seat}]
