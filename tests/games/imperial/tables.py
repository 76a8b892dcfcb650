"""Tables in the middle of a game: who owns what, what stands where, and short ways to play on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rondel.core.clocks import ClockSettings
from rondel.core.match import Match
from rondel.core.policy import UndoPolicy
from rondel.core.story import Teller
from rondel.games.imperial.atlas import COUNTRIES, CountryId, Slot, TerritoryId
from rondel.games.imperial.game import game
from rondel.games.imperial.government import take_stock
from rondel.games.imperial.state import Army, Country, Forces, Imperial, Player, Proposal
from rondel.games.imperial.table import UNDO
from rondel.testing import english, match_from

A, B, C, D = range(4)
AUSTRIA, ITALY, FRANCE, ENGLAND, GERMANY, RUSSIA = COUNTRIES
Holdings = Mapping[str, Mapping[int, Sequence[int]]]

MODES = {
    "bid": "bid",
    "buy_bid": "buy-bid",
    "proposal": "proposal",
    "import": "proposal",
    "maneuver": "continue-man",
    "answer": "proposal-opp",
    "vote": "vote",
    "buy": "buy",
}


class Table:
    """A match with shorthands; seats are A, B, C, D."""

    def __init__(self, match: Match) -> None:
        self.match = match

    @property
    def s(self) -> Imperial:
        state: Imperial = self.match.kernel.s
        return state

    @property
    def mode(self) -> str:
        """The mode, as the requirement calls it."""
        kernel = self.match.kernel
        if kernel.over is not None:
            return "game-over"
        if kernel.live is not None and kernel.live.ask is not None and kernel.live.ask.id == "peace_vote":
            return "peace-vote"
        if kernel.node.address.endswith("opposition/import"):
            return "proposal-opp"
        return MODES[kernel.node.node.id]

    @property
    def active(self) -> list[int]:
        return sorted(self.match.kernel.actors())

    def play(self, seat: int, name: str, /, **args: Any) -> Table:
        self.match.play(seat, name, **args)
        return self

    def answer(self, seat: int, value: Any) -> Table:
        self.match.answer(seat, value)
        return self

    def told(self) -> list[str]:
        """What the last submission is told as."""
        entry = self.match.records[-1]
        teller = Teller(self.match.game)
        return [str(english(self.match, teller.event(event))) for event in entry.events if not event.flow]

    def cash(self, *seats: int) -> list[int]:
        return [self.s.players[seat].cash for seat in seats or range(len(self.s.players))]

    def country(self, name: str) -> Country:
        return self.s.countries[CountryId(name)]

    def forces(self, name: str) -> Forces:
        return self.s.board.forces[CountryId(name)]

    def offers(self, seat: int, name: str) -> list[Any]:
        """The suggestions for a move."""
        kernel = self.match.kernel
        (move,) = (move for move in kernel.moves(seat) if move.name == name)
        return list(move.rows(kernel.s, seat))

    def orders(self, to: str = "") -> list[str]:
        """What the presented unit may do at a place."""
        return [action for at, action, _ in self.offers(self.active[0], "move_unit") if at == to]

    def reaches(self) -> list[str]:
        """Where the presented unit can go."""
        return list(dict.fromkeys(at for at, _, _ in self.offers(self.active[0], "move_unit")))


def begun(seats: int = 3, *, policy: UndoPolicy = UNDO["last"], **options: Any) -> Table:
    """A match from its beginning."""
    return Table(Match(game, seats, seed="1", options=options, policy=policy))


def table(
    holdings: Holdings,
    *,
    seats: int = 3,
    cash: Sequence[int] = (),
    slots: Mapping[str, str] | None = None,
    treasuries: Mapping[str, int] | None = None,
    forces: Mapping[str, Mapping[str, Sequence[str]]] | None = None,
    chips: Mapping[str, Sequence[str]] | None = None,
    policy: UndoPolicy = UNDO["last"],
    clock: ClockSettings | None = None,
    round: int = 0,
    card: int = A,
    order: Sequence[int] = (),
    prepare: Any = None,
    **options: Any,
) -> Table:
    """A match at the first country's proposal, with these stocks (cents and ids as in the rules)."""

    def arrange(s: Imperial) -> None:
        for country, owners in holdings.items():
            for seat, stocks in owners.items():
                for stock in stocks:
                    take_stock(s, seat, CountryId(country), stock)
        for seat, player in enumerate(s.players):
            player.cash = cash[seat] if seat < len(cash) else 1000
        for country, slot in (slots or {}).items():
            s.countries[CountryId(country)].slot = Slot(slot)
        for country, cents in (treasuries or {}).items():
            s.countries[CountryId(country)].treasury = cents
        for country, given in (forces or {}).items():
            _place(s.board.forces[CountryId(country)], given)
        for country, places in (chips or {}).items():
            s.board.chips.update({TerritoryId(at): CountryId(country) for at in places})
        s.turn, s.round = None, round
        s.order, s.card = list(order) or list(range(seats)), card
        if prepare is not None:
            prepare(s)

    return Table(match_from(game, seats, arrange, enter="play", options=options, seed="1", policy=policy, clock=clock))


def _place(forces: Forces, given: Mapping[str, Sequence[str]]) -> None:
    """Put units there; ``guests`` are armies that coexist."""
    if "factories" in given:
        forces.factories = [TerritoryId(at) for at in given["factories"]]
    forces.armies = [Army(TerritoryId(at)) for at in given.get("armies", ())]
    forces.armies += [Army(TerritoryId(at), False) for at in given.get("guests", ())]
    forces.fleets = [TerritoryId(at) for at in given.get("fleets", ())]


def maneuver(holdings: Holdings, forces: Mapping[str, Mapping[str, Sequence[str]]], **more: Any) -> Table:
    """A table at which the first country's leader has just chosen L-Maneuver."""
    made = table(holdings, forces=forces, **more)
    return made.play(made.active[0], "propose", slot="L-Maneuver")


def stock_of(table: Table, seat: int) -> dict[str, list[int]]:
    """What a player owns."""
    player: Player = table.s.players[seat]
    return {str(country): list(own) for country, own in player.stocks.items() if own}


def proposals(table: Table) -> list[Proposal]:
    return table.s.proposals
