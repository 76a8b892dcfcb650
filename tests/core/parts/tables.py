"""Card tables for tests: a match that has got past its mulligans, with cards put where a test wants them."""

from __future__ import annotations

from typing import Any, Self

import pytest

from rondel import Kernel, Match, Rejected
from rondel.core.commands import Command
from rondel.core.flow_manager import where
from rondel.core.game import Game
from rondel.core.interaction import offers
from rondel.core.match import Applied
from rondel.core.parts.cards import Card, Kind, renumbered
from rondel.core.view import Viewer

A, B, C, D = range(4)


class CardTable:
    """A match of a card game, spoken to as the rules are read."""

    game: Game

    def __init__(self, seats: int = 2, first: int = A, seed: str = "table", **options: Any) -> None:
        self.match = Match(self.game, seats, seed=seed, options={"first_seat": first, **options})
        self.begin()

    @classmethod
    def of(cls, match: Match) -> Self:
        """A table with a match as it is."""
        table = cls.__new__(cls)
        table.match = match
        return table

    def begin(self) -> None:
        """Everything before the first turn; games say how."""

    @property
    def kernel(self) -> Kernel:
        return self.match.kernel

    @property
    def s(self) -> Any:
        return self.match.kernel.s

    @property
    def at(self) -> str:
        """Where the match is."""
        return self.kernel.node.address

    @property
    def holder(self) -> int:
        """The one who must act."""
        (seat,) = self.kernel.actors()
        return seat

    @property
    def asked(self) -> tuple[int, str]:
        """Who is asked what."""
        seat = self.holder
        question = self.kernel.question(seat)
        return seat, question.id if question else ""

    @property
    def streak(self) -> tuple[int, ...]:
        window = where(self.kernel).window
        return window.streak if window else ()

    @property
    def participants(self) -> tuple[int, ...]:
        window = where(self.kernel).window
        return window.participants if window else ()

    # -- putting cards where they are wanted ---------------------------------------------------------------------

    def card(self, seat: int, kind: str) -> Card:
        """A card of that kind taken from the seat's deck or hand; a new one if there is none left."""
        side = self.s.players[seat]
        for zone in (side.deck, side.hand):
            for card in zone:
                if card.kind == kind:
                    zone.remove(card)
                    return card  # type: ignore[no-any-return]
        return renumbered(side, Kind(kind))

    def hand(self, seat: int, *kinds: str) -> list[int]:
        """Exactly these cards in a hand; what was there goes back under the deck."""
        side = self.s.players[seat]
        side.deck[:0] = side.hand
        side.hand = []
        cards = [self.card(seat, kind) for kind in kinds]
        side.hand = cards
        return [card.iid for card in cards]

    def top(self, seat: int, *kinds: str) -> None:
        """These cards on top of a deck, the first one to be drawn first."""
        cards = [self.card(seat, kind) for kind in kinds]
        self.s.players[seat].deck += reversed(cards)

    # -- playing -------------------------------------------------------------------------------------------------

    def do(self, seat: int, name: str, **args: Any) -> Applied:
        """Make a move."""
        return self.match.play(seat, name, **args)

    def answer(self, seat: int, value: Any) -> Applied:
        """Answer the question that is open."""
        return self.match.answer(seat, value)

    def pass_(self, *seats: int) -> None:
        """Pass priority, one after the other."""
        for seat in seats:
            self.match.play(seat, "pass_priority")

    def refused(self, seat: int, name: str, **args: Any) -> str:
        """The reason for which a move is refused; nothing changes."""
        before = self.match.digest(), len(self.match.entries)
        with pytest.raises(Rejected) as why:
            self.match.play(seat, name, **args)
        assert (self.match.digest(), len(self.match.entries)) == before
        return why.value.reason or why.value.code

    def refused_answer(self, seat: int, value: Any) -> str:
        """The reason for which an answer is refused."""
        with pytest.raises(Rejected) as why:
            self.match.answer(seat, value)
        return why.value.reason or why.value.code

    def concede(self, seat: int) -> None:
        """Leave the table."""
        self.match.act(Command(seat, "concede"))

    def seen(self, seat: int | None) -> dict[str, Any]:
        """The view of a seat, or of somebody who only watches."""
        return self.match.view(Viewer(() if seat is None else (seat,)))

    def offer(self, seat: int, name: str) -> Any:
        """What a seat is offered under that name."""
        return next(offer for offer in offers(self.kernel, seat) if offer.name == name)

    def told(self, seat: int | None = None) -> list[str]:
        """The names of the events of the last entry, as somebody may know of them."""
        viewer = Viewer(() if seat is None else (seat,))
        return [event.name for event in self.match.log(viewer)[-1][1]]
