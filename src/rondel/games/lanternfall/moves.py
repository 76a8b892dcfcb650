"""Fuel, playing cards, journeys, duels and keepsakes. Rules, sections B.2.3 and B.2.4."""

from __future__ import annotations

from typing import Annotated, TypedDict

from rondel import Handle, One, Ref, Refusal, Secret, move
from rondel.cards import Pending, found, hide, shown, take, unplaced
from rondel.games.lanternfall.bag import carry_out, trigger
from rondel.games.lanternfall.cards import CARDS
from rondel.games.lanternfall.effects import gain
from rondel.games.lanternfall.says import (
    CannotBeDuelled,
    DoesNotJourney,
    Duelled,
    Entered,
    Exhausted,
    Fuelled,
    FuelledAlready,
    FuelledWith,
    How,
    HowItEnters,
    Journeyed,
    MustDuel,
    NoFuel,
    NoSuchWanderer,
    Played,
    TargetProtected,
    TooNew,
    Used,
)
from rondel.games.lanternfall.state import Keepsake, Table, Wanderer, wanderer_of, wanderers

CardRef = Annotated[int, Ref("card")]


def has(wanderer: Wanderer, keyword: str) -> bool:
    """Is the keyword printed on it?"""
    return keyword in CARDS[wanderer.card.kind].keywords


def strength(s: Table, seat: int, wanderer: Wanderer) -> int:
    """What it deals in a duel."""
    return CARDS[wanderer.card.kind].strength + s.players[seat].strength


class Bodies(TypedDict):
    """What screens are told of bodies, by the numbers of the cards."""

    bodies: dict[int, tuple[int, int]]


def bodies(s: Table) -> Bodies:
    """Strength and resolve of the wanderers that differ from what is printed on them, for screens."""
    now = {
        wanderer.card.iid: (strength(s, player.seat, wanderer), CARDS[wanderer.card.kind].resolve)
        for player in s.players
        if player.strength
        for wanderer in player.field
    }
    return {"bodies": now}


def hand_of(s: Table, seat: int) -> list[int]:
    """The numbers of the cards in a hand."""
    return [card.iid for card in s.players[seat].hand]


# -- fuel ------------------------------------------------------------------------------------------------------


@move
def fuel(g: Handle[Table], seat: int, card: Annotated[int, Ref("card"), Secret("owner")]) -> None:
    """Put a fuel card face down into your reservoir, once per turn: it pays one each turn."""
    player = g.s.players[seat]
    player.reservoir.append(hide(player, take(player.hand, card)))
    player.oil.size += 1
    player.fuelled = True
    g.emit(Fuelled(seat, player.oil.size))
    g.emit(FuelledWith(player.reservoir[-1]), audience=(seat,))


@fuel.options
def fuels(s: Table, seat: int) -> list[int]:
    player = s.players[seat]
    return [] if player.fuelled else [card.iid for card in player.hand if CARDS[card.kind].fuel]


@fuel.candidates
def fuel_in_hand(s: Table, seat: int) -> list[int]:
    return shown(fuels(s, seat), hand_of(s, seat))


@fuel.check
def why_not_fuel(s: Table, seat: int, card: int) -> Refusal | None:
    held = found(s.players[seat].hand, card)
    if held is None:
        return unplaced(s.players, seat, card)
    if not CARDS[held.kind].fuel:
        return Refusal.of(NoFuel(held.kind), "wrong_kind")
    return Refusal.of(FuelledAlready(), "already_used") if s.players[seat].fuelled else None


# -- playing ---------------------------------------------------------------------------------------------------


@move(asks={"choose_card": int, "enter_as": How})
async def play(g: Handle[Table], seat: int, card: CardRef) -> None:
    """Pay for a card: a wanderer or keepsake comes into play, a deed happens at once."""
    s = g.s
    player = s.players[seat]
    held = take(player.hand, card)
    printed = CARDS[held.kind]
    player.oil.pay(printed.cost)
    g.emit(Played(seat, held))
    if printed.kind == "wanderer":
        wanderer = Wanderer(held)
        player.field.append(wanderer)
        if has(wanderer, "sentinel"):
            choice = One(("ready", "exerted"), of=How, label=HowItEnters(held.kind), refers="entering")
            wanderer.ready = await g.ask(seat, choice, id="enter_as") == "ready"
            g.emit(Entered(seat, held, wanderer.ready))
        trigger(s, seat, held, "played")
    elif printed.kind == "keepsake":
        player.keepsakes.append(Keepsake(held))
    else:
        player.discard.append(held)
        await carry_out(g, Pending(0, seat, held))


@play.options
def playable(s: Table, seat: int) -> list[int]:
    player = s.players[seat]
    ready = player.oil.ready
    return [card.iid for card in player.hand if CARDS[card.kind].cost <= ready]


@play.candidates
def cards_in_hand(s: Table, seat: int) -> list[int]:
    return shown(playable(s, seat), hand_of(s, seat))


@play.check
def why_not_play(s: Table, seat: int, card: int) -> Refusal | None:
    held = found(s.players[seat].hand, card)
    if held is None:
        return unplaced(s.players, seat, card)
    return s.players[seat].oil.why_not(CARDS[held.kind].cost)


# -- journeys --------------------------------------------------------------------------------------------------


def can_journey(wanderer: Wanderer) -> bool:
    """Ready, settled, with renown to gain, and not headstrong."""
    printed = CARDS[wanderer.card.kind]
    return wanderer.ready and wanderer.settled and printed.renown > 0 and "headstrong" not in printed.keywords


@move
def journey(g: Handle[Table], seat: int, wanderer: CardRef) -> None:
    """Exert a ready, settled wanderer and gain its renown."""
    s = g.s
    going = own(s, seat, wanderer)
    going.ready = False
    g.emit(Journeyed(seat, going.card))
    gain(g, seat, CARDS[going.card.kind].renown)
    trigger(s, seat, going.card, "journeys")


def own(s: Table, seat: int, iid: int) -> Wanderer:
    """A wanderer of the seat; it has been checked to be there."""
    return next(wanderer for wanderer in s.players[seat].field if wanderer.card.iid == iid)


@journey.options
def journeys(s: Table, seat: int) -> list[int]:
    return [wanderer.card.iid for wanderer in s.players[seat].field if can_journey(wanderer)]


@journey.candidates
def own_wanderers(s: Table, seat: int) -> list[int]:
    return [wanderer.card.iid for wanderer in s.players[seat].field]


@journey.check
def why_not_journey(s: Table, seat: int, wanderer: int) -> Refusal | None:
    if why := why_not_own(s, seat, wanderer):
        return why
    going = own(s, seat, wanderer)
    kind = going.card.kind
    if not going.ready:
        return Refusal.of(Exhausted(kind))
    if not going.settled:
        return Refusal.of(TooNew(kind))
    return None if can_journey(going) else Refusal.of(DoesNotJourney(kind), "wrong_kind")


def why_not_own(s: Table, seat: int, iid: int) -> Refusal | None:
    """It must be a wanderer of this seat."""
    if any(wanderer.card.iid == iid for wanderer in s.players[seat].field):
        return None
    return unplaced(s.players, seat, iid, "field")


# -- duels -----------------------------------------------------------------------------------------------------


def can_duel(wanderer: Wanderer) -> bool:
    """Ready, and settled or swift."""
    return wanderer.ready and (wanderer.settled or has(wanderer, "swift"))


def duellable(s: Table, seat: int, attacker: Wanderer) -> list[int]:
    """Exerted opposing wanderers that it may challenge, before sentinels step in."""
    veiled = has(attacker, "veiled")
    return [
        other.wanderer.card.iid
        for other in wanderers(s)
        if other.seat != seat and not other.wanderer.ready and (veiled or not has(other.wanderer, "veiled"))
    ]


def is_protected(s: Table, defender: int, targets: list[int]) -> bool:
    """Is there a sentinel of the same seat among the targets that must be chosen instead?"""
    aimed = wanderer_of(s, defender)
    if aimed is None or has(aimed.wanderer, "sentinel"):
        return False
    return any(w.card.iid in targets and has(w, "sentinel") for w in s.players[aimed.seat].field)


@move
def duel(g: Handle[Table], seat: int, attacker: CardRef, defender: CardRef) -> None:
    """Exert a ready wanderer against an exerted one of somebody else; both deal their strength at once."""
    s = g.s
    mine = own(s, seat, attacker)
    other = wanderer_of(s, defender)
    assert other is not None
    mine.ready = False
    g.emit(Duelled(seat, mine.card, other.seat, other.wanderer.card))
    mine.damage += strength(s, other.seat, other.wanderer)
    other.wanderer.damage += strength(s, seat, mine)


@duel.options
def duels(s: Table, seat: int) -> list[tuple[int, int]]:
    rows = []
    for wanderer in s.players[seat].field:
        if can_duel(wanderer):
            targets = duellable(s, seat, wanderer)
            rows += [(wanderer.card.iid, iid) for iid in targets if not is_protected(s, iid, targets)]
    return rows


@duel.check
def why_not_duel(s: Table, seat: int, attacker: int, defender: int) -> Refusal | None:
    if why := why_not_own(s, seat, attacker):
        return why
    if wanderer_of(s, defender) is None:
        return Refusal.of(NoSuchWanderer(defender), "unknown_card", card=defender)
    mine = own(s, seat, attacker)
    if not mine.ready:
        return Refusal.of(Exhausted(mine.card.kind))
    if not can_duel(mine):
        return Refusal.of(TooNew(mine.card.kind))
    targets = duellable(s, seat, mine)
    if defender not in targets:
        return Refusal.of(CannotBeDuelled(), "bad_target")
    if is_protected(s, defender, targets):
        return Refusal.of(TargetProtected())
    return None


def must_duel(s: Table) -> Refusal | None:
    """The turn cannot be ended while a headstrong wanderer could duel."""
    for wanderer in s.players[s.active].field:
        if has(wanderer, "headstrong") and wanderer.settled and wanderer.ready and duellable(s, s.active, wanderer):
            return Refusal.of(MustDuel(wanderer.card.kind))
    return None


# -- keepsakes -------------------------------------------------------------------------------------------------


@move(asks={"choose_card": int})
async def use(g: Handle[Table], seat: int, keepsake: CardRef) -> None:
    """Exert a keepsake for what it does."""
    player = g.s.players[seat]
    used = next(item for item in player.keepsakes if item.card.iid == keepsake)
    used.ready = False
    player.oil.pay(CARDS[used.card.kind].exert_cost)
    g.emit(Used(seat, used.card))
    await carry_out(g, Pending(0, seat, used.card, "exert"))


@use.options
def usable(s: Table, seat: int) -> list[int]:
    player = s.players[seat]
    ready = player.oil.ready
    return [item.card.iid for item in player.keepsakes if item.ready and CARDS[item.card.kind].exert_cost <= ready]


@use.candidates
def own_keepsakes(s: Table, seat: int) -> list[int]:
    return [item.card.iid for item in s.players[seat].keepsakes]


@use.check
def why_not_use(s: Table, seat: int, keepsake: int) -> Refusal | None:
    player = s.players[seat]
    used = next((item for item in player.keepsakes if item.card.iid == keepsake), None)
    if used is None:
        return unplaced(s.players, seat, keepsake, "keepsakes")
    if why := player.oil.why_not(CARDS[used.card.kind].exert_cost):
        return why
    return None if used.ready else Refusal.of(Exhausted(used.card.kind))
