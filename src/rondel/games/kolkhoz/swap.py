"""Swapping hand cards with plot cards, from year 2 on. Rules, section 5.3."""

from __future__ import annotations

from functools import cache

from rondel import Handle, Refusal, move
from rondel.games.kolkhoz.cards import Card
from rondel.games.kolkhoz.state import HandIndex, Kolkhoz, Player, PlotIndex
from rondel.games.kolkhoz.text import short
from rondel.games.kolkhoz.tricks import why_no_card

Row = tuple[int, int, str]


def can_swap(s: Kolkhoz) -> bool:
    """Not in the first year, when there is no plot yet."""
    return s.options.allow_swap and s.year > 1


def is_confirmed_by_rule(s: Kolkhoz, seat: int) -> bool:
    """Bots take no part in swapping, unless the table lets them play."""
    humans = s.options.is_human
    return bool(humans) and not humans[seat] and s.options.bot_swap == "auto_confirm"


def why_not_confirm(s: Kolkhoz, seat: int) -> Refusal | None:
    """A seat that is confirmed by rule is confirmed."""
    return Refusal("already_confirmed", "Bots are confirmed at once.") if is_confirmed_by_rule(s, seat) else None


@move(label="Swap cards")
def swap_card(
    g: Handle[Kolkhoz], seat: int, plot_index: PlotIndex, hand_index: HandIndex, plot_type: str = "hidden"
) -> None:
    """Exchange a hand card with a plot card, each taking the other's place."""
    player = g.s.players[seat]
    part = _part(player, plot_type)
    laid, taken = player.hand[hand_index], part[plot_index]
    part[plot_index], player.hand[hand_index] = laid, taken
    player.swaps += 1
    if plot_type == "revealed":
        g.emit("swapped", seat=seat, part=plot_type, laid=laid, taken=taken)
    else:
        g.emit("swapped_unseen", seat=seat, part=plot_type)
        g.emit("swapped", audience=(seat,), seat=seat, part=plot_type, laid=laid, taken=taken)


swap_card.when(why_not_confirm)


@swap_card.options
def swaps(s: Kolkhoz, seat: int) -> tuple[Row, ...]:
    """Every hand card with every plot card, while the limit lasts."""
    limit = s.options.swap_limit
    return () if limit is not None and s.players[seat].swaps >= limit else every_swap(s, seat)


@swap_card.candidates
def every_swap(s: Kolkhoz, seat: int) -> tuple[Row, ...]:
    """The same without the limit, to be told why not."""
    player = s.players[seat]
    return _rows(len(player.hand), len(player.plot.hidden), len(player.plot.revealed))


@swap_card.check
def why_not_swap(s: Kolkhoz, seat: int, plot_index: int, hand_index: int, plot_type: str) -> Refusal | None:
    """Both cards must exist, and the limit must not be used up."""
    player = s.players[seat]
    if plot_type not in ("hidden", "revealed"):
        return Refusal("bad_zone", f"{plot_type!r} is no part of a plot: swap with the hidden or the revealed part.")
    size = len(_part(player, plot_type))
    if not 0 <= plot_index < size:
        return Refusal("bad_index", f"There is no card {plot_index} in your {plot_type} plot of {size}.")
    if why := why_no_card(s, seat, hand_index):
        return why
    limit = s.options.swap_limit
    if limit is not None and player.swaps >= limit:
        return Refusal("swap_limit", f"You have made your {limit} swap{'s' * (limit > 1)} of this year.")
    return None


@swap_card.captions
def which_swap(s: Kolkhoz, seat: int, plot_index: int, hand_index: int, plot_type: str) -> str:
    """The two cards by name."""
    player = s.players[seat]
    laid, taken = player.hand[hand_index], _part(player, plot_type)[plot_index]
    return f"Swap {short(laid)} for {short(taken)} ({plot_type})"


def _part(player: Player, plot_type: str) -> list[Card]:
    return player.plot.hidden if plot_type == "hidden" else player.plot.revealed


@cache
def _rows(hand: int, hidden: int, revealed: int) -> tuple[Row, ...]:
    """All swaps for these numbers of cards."""
    parts = (("hidden", hidden), ("revealed", revealed))
    return tuple((plot, card, part) for part, size in parts for plot in range(size) for card in range(hand))
