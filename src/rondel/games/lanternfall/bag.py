"""The bag: triggers resolve one by one, those of the turn player first, and nobody gets priority in between."""

from __future__ import annotations

from rondel import Handle, One
from rondel.cards import Card, Discarded, Pending, order_from, take
from rondel.games.lanternfall.cards import CARDS
from rondel.games.lanternfall.says import Resolved
from rondel.games.lanternfall.state import GOAL, Table


def trigger(s: Table, seat: int, card: Card, ability: str) -> None:
    """Something happened that a card may react to: its trigger enters the bag."""
    if CARDS[card.kind].effects_of(ability):
        s.objects += 1
        s.bag.append(Pending(s.objects, seat, card, ability))


def trigger_all(s: Table, seat: int, ability: str) -> None:
    """All wanderers of a seat react to the same moment."""
    for wanderer in s.players[seat].field:
        trigger(s, seat, wanderer.card, ability)


def is_waiting(s: Table) -> bool:
    """Is there something in the bag? Not once somebody has won."""
    return bool(s.bag or s.discards) and all(player.renown < GOAL for player in s.players)


async def empty(g: Handle[Table]) -> None:
    """Resolve one trigger completely; the state settles before the next."""
    s = g.s
    if s.discards:
        await discard(g, s.discards.pop(0))
        return
    seat = next(seat for seat in order_from(s.players, g.seat) if any(item.by == seat for item in s.bag))
    mine = [item for item in s.bag if item.by == seat]
    item = mine[0]
    if len(mine) > 1:
        options = tuple(waiting.id for waiting in mine)
        choice = One(options, refers="trigger")
        picked = await g.ask(seat, choice, id="pick_trigger")
        item = next(waiting for waiting in mine if waiting.id == picked)
    s.bag.remove(item)
    await carry_out(g, item)


async def carry_out(g: Handle[Table], item: Pending) -> None:
    """The effects of a trigger, deed or keepsake, in order."""
    g.emit(Resolved(item.by, item.card, item.ability))
    for effect in CARDS[item.card.kind].effects_of(item.ability):
        await effect.happen(g, item)


async def discard(g: Handle[Table], seat: int) -> None:
    """A seat discards a card of its choice, if it has one."""
    player = g.s.players[seat]
    if player.out or not player.hand:
        return
    iid = player.hand[0].iid
    if len(player.hand) > 1:
        options = One(lambda s, at: [card.iid for card in s.players[at].hand], refers="card")
        iid = await g.ask(seat, options, id="discard")
    card = take(player.hand, iid)
    player.discard.append(card)
    g.emit(Discarded(seat, [card]))
