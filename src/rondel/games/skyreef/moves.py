"""Deploying, events, volts, leaders, and the dusk. Rules, sections B.3.3 and B.3.4."""

from __future__ import annotations

from typing import Annotated

from rondel import Handle, Ref, Refusal, move
from rondel.cards import Card, found, take, unplaced
from rondel.games.skyreef.agenda import enqueue
from rondel.games.skyreef.cards import CARDS, DUSK_COST
from rondel.games.skyreef.says import (
    ALREADY_USED,
    LIMIT,
    WRONG_KIND,
    Attached,
    Deployed,
    DuskUsed,
    EnoughUnits,
    EventPlayed,
    Led,
    LedAlready,
    NoMainEvent,
    NoSuchAbility,
    NothingAtDusk,
    OnlyUnits,
    UsedAlready,
)
from rondel.games.skyreef.state import MOST_UNITS, Fighter, Player, Table

CardRef = Annotated[int, Ref("card")]


def hand_card(s: Table, seat: int, iid: int) -> Card | Refusal:
    """The card in the seat's hand, or why it is not there."""
    return found(s.players[seat].hand, iid) or unplaced(s.players, seat, iid)


def own_fighters(player: Player) -> list[Fighter]:
    """The leader and the units of a seat."""
    return [player.leader, *player.units]


def own(s: Table, seat: int, iid: int) -> Fighter | Refusal:
    """The leader or unit of the seat, or why it is not there."""
    mine = next((fighter for fighter in own_fighters(s.players[seat]) if fighter.card.iid == iid), None)
    return mine if mine is not None else unplaced(s.players, seat, iid, "field")


# -- main ------------------------------------------------------------------------------------------------------


@move
def deploy(g: Handle[Table], seat: int, card: CardRef) -> None:
    """Pay for a unit; it comes into play active."""
    s = g.s
    player = s.players[seat]
    unit = take(player.hand, card)
    player.volts.pay(CARDS[unit.kind].cost)
    player.units.append(Fighter(unit, s.turn))
    g.emit(Deployed(seat, unit))
    enqueue(s, seat, unit, "deploy")


@deploy.options
def deployable(s: Table, seat: int) -> list[int]:
    player = s.players[seat]
    if len(player.units) >= MOST_UNITS:
        return []
    ready = player.volts.ready
    return [c.iid for c in player.hand if CARDS[c.kind].kind == "unit" and CARDS[c.kind].cost <= ready]


@deploy.candidates
def units_in_hand(s: Table, seat: int) -> list[int]:
    return _in_hand(s, seat, "unit")


def _in_hand(s: Table, seat: int, kind: str) -> list[int]:
    return [card.iid for card in s.players[seat].hand if CARDS[card.kind].kind == kind]


@deploy.check
def why_not_deploy(s: Table, seat: int, card: int) -> Refusal | None:
    held = hand_card(s, seat, card)
    if isinstance(held, Refusal):
        return held
    if why := s.players[seat].volts.why_not(CARDS[held.kind].cost):
        return why
    if CARDS[held.kind].kind != "unit":
        return Refusal.of(OnlyUnits(), WRONG_KIND)
    return Refusal.of(EnoughUnits(), LIMIT) if len(s.players[seat].units) >= MOST_UNITS else None


@move
def play_event(g: Handle[Table], seat: int, card: CardRef) -> None:
    """Pay for a main event; it happens at once."""
    spend_event(g, seat, card)


def spend_event(g: Handle[Table], seat: int, iid: int) -> None:
    """Pay for an event and let it happen."""
    player = g.s.players[seat]
    card = take(player.hand, iid)
    player.volts.pay(CARDS[card.kind].cost)
    player.discard.append(card)
    g.emit(EventPlayed(seat, card))
    enqueue(g.s, seat, card)


@play_event.options
def playable_events(s: Table, seat: int) -> list[int]:
    player = s.players[seat]
    ready = player.volts.ready
    return [c.iid for c in player.hand if CARDS[c.kind].kind == "main event" and CARDS[c.kind].cost <= ready]


@play_event.candidates
def events_in_hand(s: Table, seat: int) -> list[int]:
    return _in_hand(s, seat, "main event")


@play_event.check
def why_not_event(s: Table, seat: int, card: int) -> Refusal | None:
    held = hand_card(s, seat, card)
    if isinstance(held, Refusal):
        return held
    if why := s.players[seat].volts.why_not(CARDS[held.kind].cost):
        return why
    return None if CARDS[held.kind].kind == "main event" else Refusal.of(NoMainEvent(), WRONG_KIND)


@move
def attach(g: Handle[Table], seat: int, target: CardRef) -> None:
    """Attach an active volt to your leader or a unit: +1 power in your own turns, until it is refreshed."""
    player = g.s.players[seat]
    fighter = own(g.s, seat, target)
    assert isinstance(fighter, Fighter)
    player.volts.pay(1)
    fighter.volts += 1
    g.emit(Attached(seat, fighter.card, fighter.volts))


@attach.options
def attachable(s: Table, seat: int) -> list[int]:
    player = s.players[seat]
    return [fighter.card.iid for fighter in own_fighters(player)] if player.volts.ready else []


@attach.check
def why_not_attach(s: Table, seat: int, target: int) -> Refusal | None:
    fighter = own(s, seat, target)
    return fighter if isinstance(fighter, Refusal) else s.players[seat].volts.why_not(1)


@move
def lead(g: Handle[Table], seat: int, target: CardRef) -> None:
    """Rest a volt: one of your cards gets +1 power this turn."""
    player = g.s.players[seat]
    fighter = own(g.s, seat, target)
    assert isinstance(fighter, Fighter)
    player.volts.pay(1)
    player.led = True
    fighter.power += sum(getattr(effect, "power", 0) for effect in CARDS[player.leader.card.kind].lead)
    g.emit(Led(seat, fighter.card))


@lead.options
def leadable(s: Table, seat: int) -> list[int]:
    player = s.players[seat]
    if player.led or not player.volts.ready or not CARDS[player.leader.card.kind].lead:
        return []
    return [fighter.card.iid for fighter in own_fighters(player)]


@lead.check
def why_not_lead(s: Table, seat: int, target: int) -> Refusal | None:
    player = s.players[seat]
    fighter = own(s, seat, target)
    if isinstance(fighter, Refusal):
        return fighter
    if why := player.volts.why_not(1):
        return why
    if not CARDS[player.leader.card.kind].lead:
        return Refusal.of(NoSuchAbility(player.leader.card.kind), WRONG_KIND)
    return Refusal.of(LedAlready(), ALREADY_USED) if player.led else None


# -- dusk ------------------------------------------------------------------------------------------------------


@move
def dusk(g: Handle[Table], seat: int, source: CardRef) -> None:
    """Use a dusk ability of a unit of yours, or play a dusk event, for a volt."""
    s = g.s
    player = s.players[seat]
    unit = next((unit for unit in player.units if unit.card.iid == source), None)
    if unit is None:
        spend_event(g, seat, source)
        return
    player.volts.pay(DUSK_COST)
    unit.used = s.turn
    g.emit(DuskUsed(seat, unit.card))
    enqueue(s, seat, unit.card, "dusk")


@dusk.options
def dusk_options(s: Table, seat: int) -> list[int]:
    player = s.players[seat]
    if player.volts.ready < DUSK_COST:
        return []
    units = [unit.card.iid for unit in player.units if CARDS[unit.card.kind].dusk and unit.used != s.turn]
    return units + [card.iid for card in player.hand if CARDS[card.kind].kind == "dusk event"]


@dusk.candidates
def dusk_cards(s: Table, seat: int) -> list[int]:
    units = [unit.card.iid for unit in s.players[seat].units if CARDS[unit.card.kind].dusk]
    return units + _in_hand(s, seat, "dusk event")


@dusk.check
def why_not_dusk(s: Table, seat: int, source: int) -> Refusal | None:
    player = s.players[seat]
    unit = next((unit for unit in player.units if unit.card.iid == source), None)
    held = unit.card if unit is not None else found(player.hand, source)
    if held is None:
        return unplaced(s.players, seat, source)
    if why := player.volts.why_not(DUSK_COST):
        return why
    if not (CARDS[held.kind].dusk if unit is not None else CARDS[held.kind].kind == "dusk event"):
        return Refusal.of(NothingAtDusk(held.kind), WRONG_KIND)
    if unit is not None and unit.used == s.turn:
        return Refusal.of(UsedAlready(held.kind), ALREADY_USED)
    return None
