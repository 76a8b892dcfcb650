"""What waits to be carried out between two inputs: life cards that are taken, sparks, and effects one by one."""

from __future__ import annotations

from rondel import Handle, YesNo
from rondel.cards import Card, Pending
from rondel.games.skyreef.cards import CARDS
from rondel.games.skyreef.says import KeptLife, LifeLost, LifeTaken, Sparked, UseSpark
from rondel.games.skyreef.state import Table


def enqueue(s: Table, seat: int, card: Card, ability: str = "", *, first: bool = False) -> None:
    """Let the effects of a card happen as soon as the state has settled."""
    if CARDS[card.kind].effects_of(ability):
        s.objects += 1
        s.agenda.insert(0 if first else len(s.agenda), Pending(s.objects, seat, card, ability))


def is_waiting(s: Table) -> bool:
    """Is there something left to do before anybody receives priority?"""
    return bool(s.agenda or s.wounds or any(player.taken for player in s.players))


async def carry_on(g: Handle[Table]) -> None:
    """One thing: a spark that may be used, the next effect, or the next life card."""
    s = g.s
    for player in s.players:
        if player.taken:
            await use_spark(g, player.seat)
            return
    if s.agenda:
        item = s.agenda.pop(0)
        effects = CARDS[item.card.kind].effects_of(item.ability)
        if item.step + 1 < len(effects):
            rest = Pending(item.id, item.by, item.card, item.ability, item.targets, item.step + 1)
            s.agenda.insert(0, rest)
        await effects[item.step].happen(g, item)
        return
    take_life(g, s.wounds.pop(0))


def take_life(g: Handle[Table], seat: int) -> None:
    """The top life card goes to its owner's hand, unseen by others; without one the seat is struck down."""
    player = g.s.players[seat]
    if not player.life:
        player.struck = True
        return
    card = player.life.pop()
    (player.taken if CARDS[card.kind].spark else player.hand).append(card)
    g.emit(LifeLost(seat, len(player.life)))
    g.emit(LifeTaken(card), audience=(seat,))


async def use_spark(g: Handle[Table], seat: int) -> None:
    """The owner may use the spark of the card instead of taking it."""
    player = g.s.players[seat]
    card = player.taken[0]
    if await g.ask(seat, YesNo(label=UseSpark(card.kind)), id="spark"):
        player.discard.append(player.taken.pop())
        g.emit(Sparked(seat, card))
        enqueue(g.s, seat, card, "spark", first=True)
    else:
        player.hand.append(player.taken.pop())
        g.emit(KeptLife(seat))
