"""The strategy phase: picking cards, the trade goods on them, summary, reset and end. Rules, sections 6.1 and 6.2."""

from __future__ import annotations

from rondel import HOST, Handle, Refusal, move
from rondel.games.ti4.inputs import Line, Listed
from rondel.games.ti4.library import CARDS, FACTIONS, LIMITS
from rondel.games.ti4.options import MANY_CARDS
from rondel.games.ti4.orders import by_initiative, mind_the_picker, next_picker, pickers
from rondel.games.ti4.rights import (
    host_and_current,
    host_and_speaker,
    no,
    out,
    unchanged,
    unconfirmed,
)
from rondel.games.ti4.says.facts import (
    CardAssigned,
    CardReturned,
    CardsSwapped,
    CardTaken,
    PhaseReset,
    StrategyPhaseBegan,
    StrategyPhaseEnded,
    ZeroTokenSet,
    ZeroTokenTaken,
)
from rondel.games.ti4.says.names import StrategyCard
from rondel.games.ti4.says.previews import GainsGoods
from rondel.games.ti4.says.reasons import (
    CardIsTaken,
    NobodyHoldsCard,
    NoTwoHolders,
    OneCardYours,
    PicksWouldGo,
    SameHolder,
    UnknownCard,
)
from rondel.games.ti4.state import AnySeat, CardNumber, Companion, Pick, held_by, in_game, seats

PICKING = "game/rounds/strategy-phase/picking"
NUMBERS = tuple(CARDS)


def open_strategy_phase(g: Handle[Companion]) -> None:
    """How many cards everybody takes is fixed for the round now."""
    s = g.s
    option = s.options.strategy_cards_per_player
    automatic = 2 if s.count <= MANY_CARDS else 1
    s.phase = "strategy-phase"
    s.cards_per_player = automatic if option == "auto" else int(option)
    s.bonus_at_start = [card.bonus for card in s.cards]
    s.pending, s.current, s.zero_token, s.unanswered = None, None, None, []
    g.emit(StrategyPhaseBegan(s.round))


def begin_turn(g: Handle[Companion]) -> None:
    """Somebody's turn begins."""
    g.s.current, g.s.turn_done = g.seat, False


def is_turn_over(s: Companion) -> bool:
    """The pick is made, or a correction made it somebody else's."""
    return s.turn_done or s.current not in pickers(s)


def is_picked(s: Companion) -> bool:
    """Is there nobody left to pick?"""
    return next_picker(s) is None


def open_summary(g: Handle[Companion]) -> None:
    """Everybody has a card; Naalu lay their token."""
    s = g.s
    s.current = None
    if s.options.naalu_zero_token:
        s.zero_token = next((seat for seat in in_game(s) if _begins(s, seat)), None)


def _begins(s: Companion, seat: int) -> bool:
    faction = s.players[seat].faction
    return faction in FACTIONS and FACTIONS[faction].initiative_zero


def unknown_card(card: int) -> Refusal | None:
    """Is there such a strategy card?"""
    return None if card in CARDS else no(UnknownCard(card))


def _taken(s: Companion, seat: int, card: int) -> Refusal | None:
    if why := unknown_card(card):
        return why
    holder = s.cards[card - 1].holder
    if holder is not None:
        return no(CardIsTaken(holder, StrategyCard(card)), "card_taken", seat=holder)
    return None


@move(
    by=host_and_current,
    inputs={"card": Listed(NUMBERS, refers="strategy card", why=_taken)},
)
def pick_card(g: Handle[Companion], seat: int, card: CardNumber) -> None:
    """Take a strategy card with the trade goods on it."""
    if g.s.current is not None:
        take(g, g.s.current, card)
    g.s.turn_done = True


pick_card.check(_taken)


@pick_card.previews
def bonus_preview(s: Companion, seat: int, card: int) -> GainsGoods | None:
    """The trade goods that come with it."""
    bonus = s.cards[card - 1].bonus
    return GainsGoods(bonus) if bonus else None


def take(g: Handle[Companion], player: int, card: int) -> None:
    """The card changes hands, and what lies on it is paid out."""
    s = g.s
    taken = s.cards[card - 1]
    order = 1 + sum(pick.round == s.round for pick in s.picks)
    s.picks.append(Pick(s.round, player, card, taken.bonus, order))
    bonus, taken.holder, taken.bonus = taken.bonus, player, 0
    g.emit(CardTaken(player, card, bonus))


def give_back(s: Companion, card: int) -> None:
    """Nobody holds the card any more."""
    s.cards[card - 1].holder, s.cards[card - 1].used = None, False


@move(
    by="host",
    group="more",
    leads_to=(PICKING,),
    inputs={"confirm": Listed((True,), of=bool)},
)
def reset_strategy_phase(g: Handle[Companion], seat: int, confirm: bool = False) -> None:
    """Start the picking over: all cards back, trade goods as they lay at first."""
    s = g.s
    for card, bonus in zip(s.cards, s.bonus_at_start, strict=True):
        card.holder, card.used, card.bonus = None, False, bonus
    s.picks = [pick for pick in s.picks if pick.round != s.round]
    s.zero_token = s.current = None
    g.emit(PhaseReset())
    g.go(PICKING)


@reset_strategy_phase.check
def why_not_reset(s: Companion, seat: int, confirm: bool) -> Refusal | None:
    """Only when it is meant."""
    return unconfirmed(confirm, PicksWouldGo())


# -- corrections -----------------------------------------------------------------------------------------------------


def _chairs(s: Companion, seat: int) -> list[int | None]:
    return [*seats(s), None]


@move(
    by="host",
    group="service",
    inputs={
        "card": Listed(NUMBERS, refers="strategy card"),
        "player": Listed(_chairs, of=int | None, refers="seat"),
    },
)
def assign_card(g: Handle[Companion], seat: int, card: CardNumber, player: AnySeat) -> None:
    """Put a strategy card where it belongs: to a seat, or back to the table."""
    s = g.s
    held = s.cards[card - 1]
    if s.phase == "action-phase":
        held.holder = player
        s.initiative = by_initiative(s)
        _tell_holder(g, card, player)
    elif held.holder is None and player is not None:
        take(g, player, card)
        s.turn_done = player == s.current
    elif player is None:
        _take_back_pick(s, card)
        _tell_holder(g, card, player)
    else:
        held.holder = player
        _tell_holder(g, card, player)
    mind_the_picker(s)


def _tell_holder(g: Handle[Companion], card: int, player: int | None) -> None:
    if player is None:
        g.emit(CardReturned(card))
    else:
        g.emit(CardAssigned(card, player))


@assign_card.check
def why_not_assign(s: Companion, seat: int, card: int, player: int | None) -> Refusal | None:
    """A known card, and a seat that can hold it."""
    if why := unknown_card(card):
        return why
    if player is not None and (why := out(s, player)):
        return why
    return unchanged() if s.cards[card - 1].holder == player else None


def _take_back_pick(s: Companion, card: int) -> None:
    """The record goes, and the trade goods lie on the card again."""
    pick = next((pick for pick in reversed(s.picks) if pick.round == s.round and pick.card == card), None)
    if pick is not None:
        s.picks.remove(pick)
        s.cards[card - 1].bonus = pick.bonus
    give_back(s, card)


def _may_swap(s: Companion) -> list[int]:
    return [HOST, *(seat for seat in in_game(s) if held_by(s, seat))]


def _held_cards(s: Companion, seat: int) -> list[int]:
    return [number for number in NUMBERS if s.cards[number - 1].holder is not None]


def _first_cards(s: Companion, seat: int) -> list[int]:
    return _held_cards(s, seat) if seat == HOST else held_by(s, seat)


@move(
    by=_may_swap,
    group="more",
    inputs={
        "a": Listed(_first_cards, refers="strategy card"),
        "b": Listed(_held_cards, refers="strategy card"),
        "reason": Line(max=LIMITS.objective_name_max),
    },
)
def swap_strategy_cards(g: Handle[Companion], seat: int, a: CardNumber, b: CardNumber, reason: str = "") -> None:
    """Two seats exchange strategy cards."""
    one, other = g.s.cards[a - 1], g.s.cards[b - 1]
    one.holder, other.holder = other.holder, one.holder
    assert one.holder is not None
    assert other.holder is not None  # the check has seen to it
    g.emit(CardsSwapped(a, b, one.holder, other.holder, reason))


@swap_strategy_cards.check
def why_not_swap(s: Companion, seat: int, a: int, b: int, reason: str) -> Refusal | None:
    """Two cards of different holders; a player swaps the own one."""
    for card in (a, b):
        if card not in CARDS or s.cards[card - 1].holder is None:
            return no(NobodyHoldsCard(card), "card_not_held", card=card)
    first, second = s.cards[a - 1].holder, s.cards[b - 1].holder
    if seat != HOST and seat not in (first, second):
        return no(OneCardYours(), "not_your_seat")
    return no(SameHolder(first), seat=first) if first == second and first is not None else None


@swap_strategy_cards.when
def why_no_swap(s: Companion, seat: int) -> Refusal | None:
    """Two seats must hold cards."""
    holders = {card.holder for card in s.cards if card.holder is not None}
    return None if len(holders) > 1 else no(NoTwoHolders(), "same_holder")


def why_not_zero(s: Companion, seat: int, player: int | None) -> Refusal | None:
    """Somebody in the game, or nobody."""
    if player is not None and (why := out(s, player)):
        return why
    return unchanged() if player == s.zero_token else None


@move(
    by="host",
    group="more",
    inputs={"player": Listed(_chairs, of=int | None, refers="seat", why=why_not_zero)},
)
def set_zero_token(g: Handle[Companion], seat: int, player: AnySeat) -> None:
    """Lend the zero token, or take it away."""
    g.s.zero_token = player
    if player is None:
        g.emit(ZeroTokenTaken())
    else:
        g.emit(ZeroTokenSet(player))


set_zero_token.check(why_not_zero)


@move(by=host_and_speaker)
def end_strategy_phase(g: Handle[Companion], seat: int) -> None:
    """A trade good on every card that was left, and on to the actions in order of initiative."""
    s = g.s
    for card in s.cards:
        card.bonus += card.holder is None
    s.initiative = by_initiative(s)
    g.emit(StrategyPhaseEnded(s.initiative))
