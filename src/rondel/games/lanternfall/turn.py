"""The exchange of opening cards, the turn, state checks, and the end. Rules, sections B.2.1 and B.2.3."""

from __future__ import annotations

from rondel import Handle, Many, Outcome, Setup
from rondel.cards import deal, draw, last_standing, seated, shuffle, take, take_out, under_deck, withdraw
from rondel.games.lanternfall.bag import trigger, trigger_all
from rondel.games.lanternfall.cards import CARDS, CATALOGUE
from rondel.games.lanternfall.effects import draw_cards
from rondel.games.lanternfall.says import Dealt, EnoughRenown, Exchanged, Fell, OthersRanOut
from rondel.games.lanternfall.state import GOAL, HAND, Player, Table

REASONS = {"deck": OthersRanOut()}

EXCHANGE = Many(
    lambda s, seat: [card.iid for card in s.players[seat].hand],
    refers="card",
    default=(),
)


def setup(g: Setup) -> Table:
    """Everybody with their deck, and who begins."""
    return Table(g.options, *seated(g, Player, CATALOGUE))


def deal_hands(g: Handle[Table]) -> None:
    """Everybody shuffles and draws six cards."""
    deal(g, g.s.players, HAND)
    g.emit(Dealt(HAND, g.s.first))


def exchange(g: Handle[Table], chosen: dict[int, tuple[int, ...]]) -> None:
    """Those cards go under the deck, as many are drawn, then the deck is shuffled."""
    for seat, cards in chosen.items():
        player = g.s.players[seat]
        if cards:
            under_deck(player, [take(player.hand, iid) for iid in cards])
            draw(player, len(cards))
            shuffle(player, g.chance)
        g.emit(Exchanged(seat, len(cards)))


# -- the turn --------------------------------------------------------------------------------------------------


def begin_turn(g: Handle[Table]) -> None:
    """A seat becomes the turn player."""
    g.s.turn += 1
    g.s.active = g.seat
    g.s.players[g.seat].fuelled = False


def ready(g: Handle[Table]) -> None:
    """Cards and oil of the turn player become ready."""
    player = g.s.players[g.seat]
    player.oil.refresh()
    for wanderer in player.field:
        wanderer.ready = True
    for keepsake in player.keepsakes:
        keepsake.ready = True


def settle_in(g: Handle[Table]) -> None:
    """Wanderers of the turn player are settled now; what happens at the start of the turn enters the bag."""
    for wanderer in g.s.players[g.seat].field:
        wanderer.settled = True
    trigger_all(g.s, g.seat, "start")


def draw_step(g: Handle[Table]) -> None:
    """Draw a card, but not in the very first turn."""
    if g.s.turn > 1:
        draw_cards(g, g.seat, 1)


def end_step(g: Handle[Table]) -> None:
    """What happens at the end of the turn enters the bag."""
    trigger_all(g.s, g.seat, "end")


def wear_off(g: Handle[Table]) -> None:
    """What lasts for this turn ends; also when a turn was cut short."""
    for player in g.s.players:
        player.strength = 0


# -- state checks ----------------------------------------------------------------------------------------------


def falls(g: Handle[Table]) -> bool:
    """Wanderers with as much damage as resolve fall, all at once."""
    s = g.s
    falling = [
        (player, wanderer)
        for player in s.players
        for wanderer in player.field
        if wanderer.damage >= CARDS[wanderer.card.kind].resolve
    ]
    for player, wanderer in falling:
        player.field = [other for other in player.field if other is not wanderer]
        player.discard.append(wanderer.card)
        g.emit(Fell(player.seat, wanderer.card))
        trigger(s, player.seat, wanderer.card, "falls")
    return bool(falling)


def eliminations(g: Handle[Table]) -> bool:
    """Who had to draw from an empty deck, or left the table, is out."""
    s = g.s
    causes = {player.seat: "deck" for player in s.players if player.drew_from_nothing}
    gone = take_out(g, causes)
    if gone:
        s.bag = withdraw(s.bag, gone)
        s.discards = [seat for seat in s.discards if seat not in gone]
    return bool(gone)


def outcome(s: Table) -> Outcome | None:
    """Fifteen renown win at once; else the last seat left."""
    scores = [player.renown for player in s.players]
    winners = [player.seat for player in s.players if player.renown >= GOAL and not player.out]
    if winners:
        return Outcome.win(winners, EnoughRenown(GOAL), scores)
    return last_standing(s.players, s.fallen, REASONS)


def threatened(s: Table, seat: int) -> bool:
    """Never: nobody can respond in this game."""
    return False
