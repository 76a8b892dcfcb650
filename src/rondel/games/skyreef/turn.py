"""Setup, mulligan, life, the turn, state checks and the end. Rules, sections B.3.1 and B.3.3."""

from __future__ import annotations

from rondel import Handle, Message, Outcome, Setup, move
from rondel.cards import (
    Kind,
    deal,
    deal_anew,
    draw_cards,
    hide,
    last_standing,
    renumbered,
    seated,
    take_out,
    why_not_decks,
    withdraw,
)
from rondel.games.skyreef.cards import CARDS, CATALOGUE, LEADERS
from rondel.games.skyreef.says import (
    Charged,
    Dealt,
    Kept,
    NoSuchLeader,
    OthersRanOut,
    OthersStruckDown,
    Redrew,
    WrongNumberOfLeaders,
)
from rondel.games.skyreef.state import HAND, Fighter, Options, Player, Table, fighters

REASONS: dict[str, Message] = {"life": OthersStruckDown(), "deck": OthersRanOut()}
VOLTS = 2


def leader_for(options: Options, seat: int) -> str:
    """The chosen leader, or the one of the ready-made deck."""
    if options.leaders:
        return options.leaders[seat]
    deck = options.decks[seat] if options.decks else ""
    names = list(LEADERS)
    return deck if isinstance(deck, str) and deck in LEADERS else names[seat % len(names)]


def setup(g: Setup) -> Table:
    """Everybody with leader and deck, and who begins."""
    players, first = seated(g, Player, CATALOGUE)
    for player in players:
        kind = Kind(leader_for(g.options, player.seat))
        player.leader, player.stock = Fighter(renumbered(player, kind)), LEADERS[kind].volts
    return Table(g.options, players, first)


def validate(options: Options, seats: int) -> Message | None:
    if options.leaders and len(options.leaders) != seats:
        return WrongNumberOfLeaders(seats)
    unknown = [name for name in options.leaders if name not in LEADERS]
    if unknown:
        return NoSuchLeader(unknown[0], list(LEADERS))
    return why_not_decks(options, seats, CATALOGUE)


def deal_hands(g: Handle[Table]) -> None:
    """Everybody shuffles and draws five cards."""
    deal(g, g.s.players, HAND)
    g.emit(Dealt(HAND, g.s.first))


@move
def keep(g: Handle[Table], seat: int) -> None:
    """Keep this hand."""
    g.emit(Kept(seat))


@move
def redraw(g: Handle[Table], seat: int) -> None:
    """Shuffle the hand into the deck and draw five again, once."""
    deal_anew(g, g.s.players[seat])
    g.emit(Redrew(seat))


def place_life(g: Handle[Table]) -> None:
    """The top cards of each deck become life, the first one taken at the bottom."""
    for player in g.s.players:
        if not player.out:
            count = CARDS[player.leader.card.kind].life
            player.life = [hide(player, player.deck.pop()) for _ in range(count)]


# -- the turn --------------------------------------------------------------------------------------------------


def begin_turn(g: Handle[Table]) -> None:
    """A seat becomes the turn player."""
    s = g.s
    s.turn += 1
    s.active = g.seat
    s.players[g.seat].turns += 1
    s.players[g.seat].led = False


def refresh(g: Handle[Table]) -> None:
    """Attached volts return; everything of the turn player becomes active."""
    player = g.s.players[g.seat]
    player.volts.refresh()
    for fighter in (player.leader, *player.units):
        fighter.volts, fighter.active = 0, True


def draw_phase(g: Handle[Table]) -> None:
    """Draw a card, but not in the very first turn."""
    if g.s.turn > 1:
        draw_cards(g, g.s.players[g.seat])


def volt_phase(g: Handle[Table]) -> None:
    """Two volts come into play, one in the very first turn, never more than there are."""
    player = g.s.players[g.seat]
    count = min(player.stock, 1 if g.s.turn == 1 else VOLTS)
    player.stock -= count
    player.volts.size += count
    g.emit(Charged(g.seat, count, player.volts.size))


def wear_off(g: Handle[Table]) -> None:
    """What lasts for this turn ends; also when a turn was cut short."""
    g.s.battle = None
    for found in fighters(g.s):
        found.fighter.power = 0


# -- state checks ----------------------------------------------------------------------------------------------


def eliminations(g: Handle[Table]) -> bool:
    """Struck leaders, seats without a deck, and seats that left are out."""
    s = g.s
    causes = {}
    for player in s.players:
        if player.struck or not player.deck:
            causes[player.seat] = "life" if player.struck else "deck"
    gone = take_out(g, causes)
    if gone:
        s.agenda = withdraw(s.agenda, gone)
        s.wounds = [seat for seat in s.wounds if seat not in gone]
    return bool(gone)


def outcome(s: Table) -> Outcome | None:
    """The last seat standing wins."""
    return last_standing(s.players, s.fallen, REASONS)


def threatened(s: Table, seat: int) -> bool:
    """Is the seat, or a unit of it, attacked?"""
    return s.battle is not None and s.battle.defender == seat
