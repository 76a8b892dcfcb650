"""Setup, setting aside, the turn, state checks and the end. Rules, sections B.4.1 and B.4.3."""

from __future__ import annotations

from typing import Annotated

from rondel import NOBODY, Handle, Many, Outcome, Ref, Secret, Setup, move
from rondel.cards import draw, last_standing, seated, shuffle, take, take_out, targeted, under_deck, withdraw
from rondel.games.fenlight.cards import CARDS, CATALOGUE
from rondel.games.fenlight.effects import draw_cards, might
from rondel.games.fenlight.says import Channelled, Dealt, Destroyed, EnoughPoints, Lapsed, SetAside
from rondel.games.fenlight.showdown import score
from rondel.games.fenlight.state import GOAL, MOST_ASIDE, MOST_STONES, Player, Site, Table, units, units_at

FIRST_HAND, OTHER_HANDS, STONES = 4, 5, 2


def setup(g: Setup) -> Table:
    """Everybody with their deck, the sites, and who begins."""
    sites = [Site() for _ in range(2 if len(g.seats) == 2 else 3)]
    return Table(g.options, *seated(g, Player, CATALOGUE), sites)


def deal(g: Handle[Table]) -> None:
    """Everybody shuffles; the first player draws four cards, the others five."""
    for player in g.s.players:
        shuffle(player, g.chance)
        draw(player, FIRST_HAND if player.seat == g.s.first else OTHER_HANDS)
    g.emit(Dealt(g.s.first))


ASIDE = Many(
    lambda s, seat: [card.iid for card in s.players[seat].hand],
    max=MOST_ASIDE,
    refers="card",
)


@move(inputs={"cards": ASIDE})
def set_aside(g: Handle[Table], seat: int, cards: Annotated[tuple[int, ...], Ref("card"), Secret("owner")]) -> None:
    """Set up to two cards aside and draw as many; they go under the deck."""
    player = g.s.players[seat]
    aside = [take(player.hand, iid) for iid in cards]
    draw(player, len(aside))
    under_deck(player, aside)
    g.emit(SetAside(seat, len(aside)))


# -- the turn --------------------------------------------------------------------------------------------------


def begin_turn(g: Handle[Table]) -> None:
    """A seat becomes the turn player."""
    s = g.s
    s.turn += 1
    s.active = g.seat
    player = s.players[g.seat]
    player.turns += 1
    for other in s.players:
        other.scored = []


def awaken(g: Handle[Table]) -> None:
    """Units of the turn player become ready."""
    for unit in g.s.players[g.seat].units:
        unit.ready = True


def hold(g: Handle[Table]) -> None:
    """A point for each site one controls with a unit there; what happens when it is held."""
    s, seat = g.s, g.seat
    for number, site in enumerate(s.sites):
        here = units_at(s, number, seat)
        if site.controller != seat or not here or is_won(s):
            continue
        score(g, seat, number, by_holding=True)
        for effect in (effect for unit in here for effect in CARDS[unit.card.kind].holds):
            if not is_won(s):
                effect.happen(g, seat, ())


def is_won(s: Table) -> bool:
    """Has somebody enough points? Not always the turn player: an empty deck gives a point to the next seat."""
    return any(player.points >= GOAL for player in s.players)


def channel(g: Handle[Table]) -> None:
    """Two glow stones, three for the last seat in its first turn, twelve at most; all refresh."""
    s = g.s
    player = s.players[g.seat]
    last = (s.first - 1) % len(s.players)
    count = STONES + (1 if g.seat == last and player.turns == 1 else 0)
    player.stones.size = min(MOST_STONES, player.stones.size + count)
    player.stones.refresh()
    g.emit(Channelled(g.seat, player.stones.size))


def draw_phase(g: Handle[Table]) -> None:
    """Draw a card."""
    draw_cards(g, g.seat, 1)


def begin_action(g: Handle[Table]) -> None:
    g.s.action = True


def end_action(g: Handle[Table]) -> None:
    g.s.action = False


def wear_off(g: Handle[Table]) -> None:
    """Damage and this turn's bonuses vanish; also when a turn was cut short."""
    g.s.showdown = None
    for found in units(g.s):
        found.unit.damage = found.unit.might = 0


# -- state checks ----------------------------------------------------------------------------------------------


def deaths(g: Handle[Table]) -> bool:
    """Units with as much damage as might are destroyed, all at once."""
    s = g.s
    dying = [(seat, unit.card) for seat, unit in units(s) if unit.damage >= might(s, seat, unit)]
    for seat, card in dying:
        player = s.players[seat]
        player.units = [unit for unit in player.units if unit.card.iid != card.iid]
        player.discard.append(card)
        g.emit(Destroyed(seat, card))
    return bool(dying)


def lapses(g: Handle[Table]) -> bool:
    """Control of a site lapses when its controller has no unit there."""
    s = g.s
    lost = [
        number
        for number, site in enumerate(s.sites)
        if site.controller != NOBODY and not units_at(s, number, site.controller)
    ]
    for number in lost:
        g.emit(Lapsed(s.sites[number].controller, number))
        s.sites[number].controller = NOBODY
    return bool(lost)


def eliminations(g: Handle[Table]) -> bool:
    """Who left the table is out with everything."""
    gone = take_out(g, {})
    if gone:
        g.s.chain = withdraw(g.s.chain, gone)
    return bool(gone)


def outcome(s: Table) -> Outcome | None:
    """Seven points win."""
    winners = [player.seat for player in s.players if player.points >= GOAL and not player.out]
    if winners:
        return Outcome.win(winners, EnoughPoints(GOAL), [player.points for player in s.players])
    return last_standing(s.players, s.fallen, {})


def threatened(s: Table, seat: int) -> bool:
    """Is the seat attacked at a site, or something of it a target?"""
    if s.showdown is not None and s.showdown.defender == seat:
        return True
    return bool(s.chain) and targeted(s.chain, seat, [unit.card.iid for unit in s.players[seat].units])
