"""Tables of skyreef for tests."""

from __future__ import annotations

from typing import Any

from rondel.cards import Purse
from rondel.games.skyreef.game import game
from rondel.games.skyreef.state import Fighter
from tests.core.parts.tables import CardTable


class Table(CardTable):
    """A match in which everybody may attack already, with empty hands, in the first main phase."""

    game = game

    def begin(self) -> None:
        while self.at == "mulligan/decide":
            self.do(self.holder, "keep")
        for player in self.s.players:
            self.hand(player.seat)
            player.turns += 1

    def volts(self, seat: int, count: int) -> None:
        """So many active volts."""
        player = self.s.players[seat]
        player.stock, player.volts = 8 - count, Purse(count)

    def unit(self, seat: int, kind: str, **state: Any) -> int:
        """A unit on the field, there since before the match."""
        unit = Fighter(self.card(seat, kind), **state)
        self.s.players[seat].units.append(unit)
        return unit.card.iid

    def leader(self, seat: int) -> int:
        iid: int = self.s.players[seat].leader.card.iid
        return iid

    def fighter(self, iid: int) -> Fighter:
        """A leader or unit by its number."""
        fighters = [f for player in self.s.players for f in (player.leader, *player.units)]
        found: Fighter = next(fighter for fighter in fighters if fighter.card.iid == iid)
        return found

    def kinds(self, seat: int) -> list[str]:
        return [unit.card.kind for unit in self.s.players[seat].units]

    def life(self, seat: int, *kinds: str) -> None:
        """Exactly these life cards, the first one on top."""
        player = self.s.players[seat]
        player.deck[:0] = player.life
        player.life = []
        player.life = [self.card(seat, kind) for kind in reversed(kinds)]

    def attack(self, seat: int, attacker: int, target: int) -> None:
        self.do(seat, "attack", attacker=attacker, target=target)

    def all_pass(self) -> None:
        """Everybody passes until the battle is over."""
        while self.at.startswith("battle") and self.kernel.live is None:
            self.pass_(self.holder)
