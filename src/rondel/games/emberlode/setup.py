"""Dealing and the mulligan gate. Rules, section B.1.2."""

from __future__ import annotations

from typing import Annotated

from rondel import Handle, Many, Ref, Refusal, Secret, Setup, move
from rondel.cards import deal, deal_anew, seated, take, under_deck
from rondel.games.emberlode.cards import CATALOGUE
from rondel.games.emberlode.says import Dealt, HandKept, Kept, MostMulligans, Mulliganed, NothingOwed, PutUnder
from rondel.games.emberlode.state import HAND, MOST_MULLIGANS, Player, Table

HiddenCards = Annotated[tuple[int, ...], Ref("card"), Secret("owner")]


def setup(g: Setup) -> Table:
    """Everybody with their deck, and who begins."""
    return Table(g.options, *seated(g, Player, CATALOGUE))


def deal_hands(g: Handle[Table]) -> None:
    """Everybody shuffles and draws seven cards."""
    deal(g, g.s.players, HAND)
    g.emit(Dealt(HAND, g.s.first))


def has_kept(s: Table, seat: int) -> bool:
    """Has the seat kept its hand, and nothing to put under its deck any more?"""
    player = s.players[seat]
    return player.kept and not player.owes


@move
def keep(g: Handle[Table], seat: int) -> None:
    """Keep this hand; after mulligans put as many cards under your deck."""
    player = g.s.players[seat]
    player.kept, player.owes = True, player.mulligans
    g.emit(Kept(seat, player.mulligans))


@move
def mulligan(g: Handle[Table], seat: int) -> None:
    """Shuffle the hand into the deck and draw seven again, at most twice."""
    player = g.s.players[seat]
    deal_anew(g, player)
    player.mulligans += 1
    g.emit(Mulliganed(seat))


@keep.when
def why_not_keep(s: Table, seat: int) -> Refusal | None:
    return Refusal.of(HandKept(), "already_used") if s.players[seat].kept else None


@mulligan.when
def why_not_mulligan(s: Table, seat: int) -> Refusal | None:
    if why := why_not_keep(s, seat):
        return why
    return Refusal.of(MostMulligans(), "limit") if s.players[seat].mulligans >= MOST_MULLIGANS else None


def _owed(s: Table, seat: int) -> int:
    return s.players[seat].owes


BOTTOM = Many(
    lambda s, seat: [card.iid for card in s.players[seat].hand],
    min=_owed,
    max=_owed,
    refers="card",
)


@move(inputs={"cards": BOTTOM})
def bottom(g: Handle[Table], seat: int, cards: HiddenCards) -> None:
    """Put a card for each mulligan under your deck, in this order."""
    player = g.s.players[seat]
    under_deck(player, [take(player.hand, iid) for iid in cards])
    player.owes = 0
    g.emit(PutUnder(seat, len(cards)))


@bottom.when
def why_not_bottom(s: Table, seat: int) -> Refusal | None:
    return None if s.players[seat].owes else Refusal.of(NothingOwed(), "wrong_timing")
