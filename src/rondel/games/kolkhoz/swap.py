"""Swapping hand cards with plot cards, from year 2 on. Rules, section 5.3."""

from __future__ import annotations

from functools import cache

from rondel import Handle, Message, move
from rondel.games.kolkhoz.cards import Card, Part
from rondel.games.kolkhoz.says import AlreadyConfirmed, BadIndex, BadZone, SwapFor, SwapLimit, Swapped, SwappedUnseen
from rondel.games.kolkhoz.state import HandIndex, Kolkhoz, Player, PlotIndex, PlotType
from rondel.games.kolkhoz.tricks import why_no_card

Row = tuple[int, int, str]


def can_swap(s: Kolkhoz) -> bool:
    """Not in the first year, when there is no plot yet."""
    return s.options.allow_swap and s.year > 1


def is_confirmed_by_rule(s: Kolkhoz, seat: int) -> bool:
    """Bots take no part in swapping, unless the table lets them play."""
    humans = s.options.is_human
    return not humans[seat] and s.options.bot_swap == "auto_confirm" if humans else False


def why_not_confirm(s: Kolkhoz, seat: int) -> AlreadyConfirmed | None:
    """A seat that is confirmed by rule is confirmed."""
    return AlreadyConfirmed("bot") if is_confirmed_by_rule(s, seat) else None


@move
def swap_card(
    g: Handle[Kolkhoz], seat: int, plot_index: PlotIndex, hand_index: HandIndex, plot_type: PlotType = "hidden"
) -> None:
    """Exchange a hand card with a plot card, each taking the other's place."""
    player = g.s.players[seat]
    part = _part(player, plot_type)
    laid, taken = player.hand[hand_index], part[plot_index]
    part[plot_index], player.hand[hand_index] = laid, taken
    player.swaps += 1
    if plot_type == "revealed":
        g.emit(Swapped(seat, "revealed", laid, taken))
    else:
        g.emit(SwappedUnseen(seat, "hidden"))
        g.emit(Swapped(seat, "hidden", laid, taken), audience=(seat,))


swap_card.when(why_not_confirm)


@swap_card.options
def swaps(s: Kolkhoz, seat: int) -> tuple[Row, ...]:
    """Every hand card with every plot card, while the limit lasts."""
    return every_swap(s, seat) if why_no_swap_left(s, seat) is None else ()


def why_no_swap_left(s: Kolkhoz, seat: int) -> SwapLimit | None:
    """The limit must not be used up."""
    limit = s.options.swap_limit
    return SwapLimit(limit) if limit is not None and s.players[seat].swaps >= limit else None


@swap_card.candidates
def every_swap(s: Kolkhoz, seat: int) -> tuple[Row, ...]:
    """The same without the limit, to be told why not."""
    player = s.players[seat]
    return _rows(len(player.hand), len(player.plot.hidden), len(player.plot.revealed))


@swap_card.check
def why_not_swap(s: Kolkhoz, seat: int, plot_index: int, hand_index: int, plot_type: str) -> Message | None:
    """Both cards must exist, and the limit must not be used up."""
    player = s.players[seat]
    if plot_type not in ("hidden", "revealed"):
        return BadZone(plot_type)
    size = len(_part(player, plot_type))
    if not 0 <= plot_index < size:
        return BadIndex(plot_index, plot_type, size)
    return why_no_card(s, seat, hand_index) or why_no_swap_left(s, seat)


@swap_card.captions
def which_swap(s: Kolkhoz, seat: int, plot_index: int, hand_index: int, plot_type: Part) -> SwapFor:
    """The two cards by name."""
    player = s.players[seat]
    laid, taken = player.hand[hand_index], _part(player, plot_type)[plot_index]
    return SwapFor(laid, taken, plot_type)


def _part(player: Player, plot_type: str) -> list[Card]:
    return player.plot.hidden if plot_type == "hidden" else player.plot.revealed


@cache
def _rows(hand: int, hidden: int, revealed: int) -> tuple[Row, ...]:
    """All swaps for these numbers of cards."""
    parts = (("hidden", hidden), ("revealed", revealed))
    return tuple((plot, card, part) for part, size in parts for plot in range(size) for card in range(hand))
