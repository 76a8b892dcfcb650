"""Tables in the middle of a game: fleets written down in a line, dice that fall as told, moves without ceremony."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import pytest

from rondel.core.commands import Command
from rondel.errors import Rejected
from rondel.games.shapeships.catalogue import SHIPS
from rondel.games.shapeships.fleet import put_in_order
from rondel.games.shapeships.game import game
from rondel.games.shapeships.state import Player, Ship
from rondel.testing import match_from

_ENTRY = re.compile(r"(?:(\d+)\*)?([A-Z]{3})(?:/(\d+))?(?:@(\d))?")


@dataclass
class Side:
    """A seat: its species, its fleet such as ``3*FIG GUA/2 FRI@4`` (charges, number), and anything else it has."""

    species: str
    fleet: str = ""
    more: dict[str, Any] = field(default_factory=dict)


def side(species: str, fleet: str = "", **more: Any) -> Side:
    return Side(species, fleet, more)


human, xenite, centaur, ancient = (partial(side, species) for species in ("human", "xenite", "centaur", "ancient"))


def ships(text: str) -> list[tuple[str, int, int]]:
    """The ships of a line: id, charges, number."""
    found = []
    for word in text.split():
        entry = _ENTRY.fullmatch(word)
        assert entry, word
        count, id, charges, number = entry.groups()
        full = SHIPS[id].charges or 0
        found += [(id, full if charges is None else int(charges), int(number or 0))] * int(count or 1)
    return found


class Table:
    """A match at which both seats can be moved."""

    def __init__(self, first: Side, second: Side, dice: Sequence[int] = (), turn: int = 1, **options: Any) -> None:
        fixed = {"first_species": first.species, "second_species": second.species, **options}

        def prepare(s: Any) -> None:
            s.turn = s.build_phase = turn - 1
            for player, wanted in zip(s.players, (first, second), strict=True):
                self._arm(player, wanted)

        self.match = match_from(game, 2, prepare, options=fixed, seed="table", forced={"die": list(dice)})

    @staticmethod
    def _arm(player: Player, wanted: Side) -> None:
        for id, charges, number in ships(wanted.fleet):
            put_in_order(player, Ship(player.next_iid, id, -1, -1, charges=charges, number=number))
            player.next_iid += 2
        for name, value in wanted.more.items():
            setattr(player, name, value)

    # -- looking ---------------------------------------------------------------------------------------------

    @property
    def s(self) -> Any:
        return self.match.kernel.s

    @property
    def place(self) -> str:
        """The step the match is in."""
        kernel = self.match.kernel
        return kernel.node.node.id if kernel.pos.frames else "GameOver"

    @property
    def healths(self) -> tuple[int, int]:
        return tuple(player.health for player in self.s.players)

    @property
    def lines(self) -> tuple[int, int]:
        return tuple(player.lines for player in self.s.players)

    def fleet(self, seat: int) -> str:
        """A fleet as a line of ids."""
        return " ".join(ship.id for ship in self.s.players[seat].fleet)

    def iid(self, seat: int, id: str, which: int = 0) -> int:
        """The number of a seat's ship of that kind."""
        return int([ship.iid for ship in self.s.players[seat].fleet if ship.id == id][which])

    def ship(self, seat: int, id: str, which: int = 0) -> Ship:
        found: Ship = [ship for ship in self.s.players[seat].fleet if ship.id == id][which]
        return found

    # -- doing -----------------------------------------------------------------------------------------------

    def play(self, seat: int, name: str, /, **args: Any) -> Table:
        self.match.play(seat, name, **args)
        return self

    def draw(self, seat: int, *ids: str) -> Table:
        for id in ids:
            self.play(seat, "draw", ship=id)
        return self

    def done(self, *seats: int) -> Table:
        for seat in seats or (0, 1):
            if seat in self.match.kernel.actors():
                self.play(seat, "done")
        return self

    def to(self, step: str) -> Table:
        """Say done, keep and pass until that step, or the next turn's, is reached."""
        for _ in range(40):
            if self.place == step or self.match.over is not None:
                return self
            seat = self.match.kernel.actors()[0]
            name = {"DiceRoll": "keep", "InteractionLoop": "pass_priority"}.get(self.place, "done")
            self.play(seat, name)
        raise AssertionError(f"{step} is never reached")

    def end_turn(self) -> Table:
        """Say done and pass until the turn has been resolved."""
        turn = self.s.turn
        for _ in range(200):
            if self.s.turn != turn or self.match.over is not None:
                return self
            seat = self.match.kernel.actors()[0]
            name = {"DiceRoll": "keep", "InteractionLoop": "pass_priority"}.get(self.place, "done")
            self.play(seat, name)
        raise AssertionError("the turn never ends")

    def resolved(self, seat: int) -> tuple[int, int]:
        """The damage and healing of a seat in the last resolution."""
        events = [event for record in self.match.records for event in record.events if event.name == "side_resolved"]
        last = [event for event in events if event.params["seat"] == seat][-1].params
        return sum(last["damage"].values()), sum(last["healing"].values())

    def refused(self, seat: int, name: str, /, **args: Any) -> str:
        """The code of a refusal, the game's own if it has one; checks that nothing has changed."""
        before = self.match.digest(), len(self.match.entries)
        with pytest.raises(Rejected) as caught:
            self.match.apply(Command(seat, name, args or None))
        assert (self.match.digest(), len(self.match.entries)) == before
        assert caught.value.text
        return caught.value.reason or str(caught.value.params.get("reason", caught.value.code))
