"""The array version of Kolkhoz beside the engine: positions and decisions of one said in the other's terms."""

from __future__ import annotations

from typing import Any

import numpy as np

from rondel.arrays import kolkhoz as arrays
from rondel.arrays.kolkhoz_features import KEYS
from rondel.core.command_names import READY
from rondel.core.decisions import Decision
from rondel.core.kernel import Kernel
from rondel.games.kolkhoz.cards import SUITS
from rondel.games.kolkhoz.state import Kolkhoz

NUMBER = {key: number for number, key in enumerate(KEYS)}
PHASES = {"planning": 0, "swap": 1, "trick": 2, "assignment": 3}
REASONS = {"unclaimed": arrays.UNCLAIMED, "requisition": arrays.REQUISITION, "drunkard": arrays.DRUNKARD}


def as_array(kernel: Kernel) -> Any:
    """A position of the engine as the array version would have it."""
    s: Kolkhoz = kernel.s
    z = np.zeros(arrays.SIZE, np.int16)
    for zone, keys in _zones(s):
        for key in keys:
            z[NUMBER[key]] = zone
    for number, suit in enumerate(SUITS):
        job, pile = s.jobs[suit], s.job_piles[suit]
        z[arrays.HOURS + number], z[arrays.CLAIMED + number] = job.hours, job.claimed
        start = arrays.PILES + 5 * number + 5
        z[start - len(pile) : start] = [NUMBER[key] for key in pile]
    for seat, player in enumerate(s.players):
        z[arrays.MEDALS + seat], z[arrays.YEAR_MEDALS + seat] = player.medals, player.year_medals
        z[arrays.SWAPS + seat] = player.swaps
        for suit in player.lacks:
            z[arrays.LACKS + 4 * seat + SUITS.index(suit)] = 1
    for gone in s.exiled:
        z[arrays.EXILES] += 1
        z[arrays.EXILE_YEARS] += gone.year
        z[arrays.REASONS + REASONS[gone.reason]] += 1
        if gone.owner is not None:
            z[arrays.OWNERS + gone.owner] += 1
    z[arrays.YEAR], z[arrays.DONE], z[arrays.FAMINE] = s.year, s.years_done, s.famine
    z[arrays.TRUMP] = -1 if s.trump is None else SUITS.index(s.trump)
    z[arrays.TRICKS], z[arrays.COUNT] = s.tricks_this_year, s.trick_count
    z[arrays.PLANNER], z[arrays.LEAD], z[arrays.ASSIGNING] = s.planner, s.lead, s.assigning
    z[arrays.LAID] = len(s.trick)
    z[arrays.PLAYED : arrays.PLAYED + len(s.trick)] = [NUMBER[key] for _, key in s.trick]
    z[arrays.LAST : arrays.LAST + len(s.last_trick)] = [NUMBER[key] for _, key in s.last_trick]
    z[arrays.LAST_LEAD] = s.last_trick[0][0] if s.last_trick else -1
    z[arrays.WINNER] = -1 if s.last_winner is None else s.last_winner
    z[arrays.PHASE] = arrays.OVER if kernel.over is not None else PHASES[kernel.node.address.rpartition("/")[2]]
    if z[arrays.PHASE] == arrays.SWAPPING:
        waiting = kernel.actors()
        z[arrays.CONFIRMED : arrays.CONFIRMED + 4] = [seat not in waiting for seat in range(arrays.SEATS)]
    return z


def _zones(s: Kolkhoz) -> list[tuple[int, list[Any]]]:
    found: list[tuple[int, list[Any]]] = []
    for seat, player in enumerate(s.players):
        found += [
            (arrays.HAND + seat, list(player.hand)),
            (arrays.HIDDEN + seat, list(player.plot.hidden)),
            (arrays.REVEALED + seat, list(player.plot.revealed)),
        ]
    for number, suit in enumerate(SUITS):
        job = s.jobs[suit]
        found += [(arrays.BUCKET + number, list(job.bucket)), (arrays.DISPLAY, list(job.display))]
        found.append((arrays.PILE, list(s.job_piles[suit])))
    trick = [key for _, key in s.trick] + ([key for _, key in s.last_trick] if s.assigning else [])
    found += [(arrays.TRICK, trick), (arrays.UNDEALT, list(s.undealt)), (arrays.RETURNED, list(s.returned))]
    return [*found, (arrays.EXILED, [gone.card for gone in s.exiled])]


def as_decision(s: Kolkhoz, seat: int, action: int) -> Decision:
    """What an action of the array version is called in the engine."""
    if action < arrays.CONFIRM:
        return Decision(seat, "declare_trump", (SUITS[action],))
    if action == arrays.CONFIRM:
        return Decision(seat, READY, ())
    player = s.players[seat]
    if action < arrays.PLAY:
        plot, hand = divmod(action - arrays.SWAP, arrays.CARDS)
        part = "hidden" if KEYS[plot] in player.plot.hidden else "revealed"
        cards: list[Any] = player.plot.hidden if part == "hidden" else player.plot.revealed
        return Decision(seat, "swap_card", (cards.index(KEYS[plot]), player.hand.index(KEYS[hand]), part))  # type: ignore[arg-type]
    if action < arrays.ASSIGN:
        return Decision(seat, "play_card", (player.hand.index(KEYS[action - arrays.PLAY]),))  # type: ignore[arg-type]
    code, pairs = action - arrays.ASSIGN, []
    for _, key in s.last_trick:
        pairs.append((key, SUITS[code % 4]))
        code //= 4
    return Decision(seat, "submit_assignments", (tuple(pairs),))
