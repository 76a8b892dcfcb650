"""The turn from untap to cleanup, state checks, and the end. Rules, sections B.1.1 and B.1.4."""

from __future__ import annotations

from rondel import Handle, Outcome
from rondel.cards import last_standing, take_out, targeted, withdraw
from rondel.games.emberlode.casting import discard, trigger
from rondel.games.emberlode.combat import TOUGHNESS, leave_combat
from rondel.games.emberlode.effects import draw_cards, leave_field
from rondel.games.emberlode.says import Died, OthersLostVigor, OthersRanOut
from rondel.games.emberlode.state import HAND_LIMIT, Table, fielded

REASONS = {"vigor": OthersLostVigor(), "deck": OthersRanOut()}


def begin_turn(g: Handle[Table]) -> None:
    """A seat becomes the turn player."""
    s = g.s
    s.turn += 1
    s.active = g.seat
    s.players[g.seat].played_well = False


def untap(g: Handle[Table]) -> None:
    """Creatures and wells of the turn player untap."""
    player = g.s.players[g.seat]
    player.purse.refresh()
    for creature in player.field:
        creature.tapped = False


def draw_step(g: Handle[Table]) -> None:
    """Draw a card; with two seats not in the very first turn."""
    if g.s.turn > 1 or len(g.s.players) > 2:
        draw_cards(g, g.seat, 1)


def begin_main(g: Handle[Table]) -> None:
    g.s.main = True


def end_main(g: Handle[Table]) -> None:
    g.s.main = False


async def cleanup(g: Handle[Table]) -> None:
    """Discard down to seven; damage and bonuses vanish."""
    over = len(g.s.players[g.seat].hand) - HAND_LIMIT
    if over > 0:
        await discard(g, g.seat, over)
    wear_off(g)


def wear_off(g: Handle[Table]) -> None:
    """Damage and what lasts until the end of the turn is gone; also when a turn was cut short."""
    for creature in fielded(g.s):
        creature.damage = creature.power = creature.toughness = 0
    leave_combat(g)


# -- state checks ----------------------------------------------------------------------------------------------


def deaths(g: Handle[Table]) -> bool:
    """Creatures with lethal damage or without toughness die, all at once."""
    s = g.s
    dying = [
        (seat, creature.card)
        for seat, player in enumerate(s.players)
        for creature in player.field
        if creature.damage >= TOUGHNESS[creature.card.kind] + creature.toughness
    ]
    for seat, card in dying:
        leave_field(s, seat, card.iid)
        s.players[seat].discard.append(card)
        g.emit(Died(seat, card))
        trigger(s, seat, card, "dies")
    return bool(dying)


def eliminations(g: Handle[Table]) -> bool:
    """Seats without vigor, that drew from an empty deck, or that left the table are out with all they have."""
    s = g.s
    causes = {}
    for player in s.players:
        if player.vigor <= 0 or player.drew_from_nothing:
            causes[player.seat] = "vigor" if player.vigor <= 0 else "deck"
    gone = take_out(g, causes)
    if gone:
        s.stack, s.triggers = withdraw(s.stack, gone), withdraw(s.triggers, gone)
        s.discards = [(seat, count) for seat, count in s.discards if seat not in gone]
    return bool(gone)


def outcome(s: Table) -> Outcome | None:
    """The last seat standing wins."""
    return last_standing(s.players, s.fallen, REASONS) if s.fallen else None


def threatened(s: Table, seat: int) -> bool:
    """Is the seat attacked, or something of it a target?"""
    if any(creature.attacks == seat for creature in fielded(s)):
        return True
    return bool(s.stack) and targeted(s.stack, seat, [creature.card.iid for creature in s.players[seat].field])
