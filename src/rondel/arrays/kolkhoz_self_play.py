"""Kolkhoz played against oneself in the array version, by a network, and written down to learn from."""

from __future__ import annotations

from typing import Any

import numpy as np

from rondel.arrays.kolkhoz import (
    CARDS,
    CONFIRM,
    MEDALS,
    MOST,
    OVER,
    PHASE,
    SEATS,
    SIZE,
    SWAPPING,
    SWAPS,
    actions,
    actor,
    begin,
    compiled,
    draw,
    play,
)
from rondel.arrays.kolkhoz_features import WIDTH, read
from rondel.bots.learned import MARGIN

MOST_SWAPS = 2
"""In a year; more is dithering."""
POINTS = 40.0
"""Points ahead at the end that count as far: twice the spread of the game's score, as in `rondel.bots.training`."""
LONGEST = 400
"""Positions written down in one game at most."""


@compiled
def judge(index: Any, amount: Any, count: int, net: Any, one: Any, two: Any, answer: Any) -> float:
    """What a network thinks of a position; `one` and `two` are room for its layers."""
    w1, b1, w2, b2, w3, b3 = net
    one[:] = b1
    for k in range(count):
        row, value = w1[index[k]], amount[k]
        for i in range(len(one)):
            one[i] += value * row[i]
    two[:] = b2
    for j in range(len(one)):
        value = one[j]
        if value > 0:
            row = w2[j]
            for i in range(len(two)):
                two[i] += value * row[i]
    win, margin = b3[0], b3[1]
    for i in range(len(two)):
        if two[i] > 0:
            win += two[i] * w3[i, 0]
            margin += two[i] * w3[i, 1]
    answer[0] = 1 / (1 + np.exp(-win))
    answer[1] = np.tanh(margin)
    return float(answer[0] + MARGIN * answer[1])


@compiled
def choose(z: Any, seat: int, count: int, t: Any, net: Any, luck: Any, room: Any) -> int:
    """The action after which the network likes the position best; all are tried with the same luck."""
    into, copy, index, amount, one, two, answer, other = room
    best, most = into[0], -10.0
    seed = luck[0] ^ np.uint64(2862933555777941757)
    start = draw(luck, count)
    for k in range(count):
        action = into[(start + k) % count]
        copy[:] = z
        other[0] = seed | np.uint64(1)
        play(copy, action, other)
        if copy[PHASE] == OVER:
            worth = ended(copy, seat)
        else:
            worth = judge(index, amount, read(copy, seat, t, index, amount), net, one, two, answer)
        if worth > most:
            best, most = action, worth
    return int(best)


@compiled
def unthinking(z: Any, seat: int, count: int, into: Any) -> int:
    """What a seat does without a thought: the only action there is, or to confirm after enough swaps; -1: it thinks."""
    if count == 1:
        return int(into[0])
    return CONFIRM if z[PHASE] == SWAPPING and z[SWAPS + seat] >= MOST_SWAPS else -1


@compiled
def ended(z: Any, seat: int) -> float:
    """What the end is worth to a seat."""
    mine, best = plot_of(z, seat), -1
    for other in range(SEATS):
        if other != seat:
            best = max(best, plot_of(z, other))
    return float((1.0 if mine > best else 0.0) + MARGIN * np.tanh((mine // 100 - best // 100) / POINTS))


@compiled
def plot_of(z: Any, seat: int) -> int:
    """Points and, as a hundredth, medals: what places are decided by."""
    total = 0
    for card in range(CARDS):
        if z[card] == 4 + seat or z[card] == 8 + seat:
            total += card % 13 + 1
    return total * 100 + int(z[MEDALS + seat])


@compiled
def play_game(luck: Any, t: Any, net: Any, explore: float, room: Any, z: Any, rows: Any) -> int:
    """One game; how many positions were written down."""
    into, _, index, amount, one, two, answer, _ = room
    indices, amounts, counts, seats, thought = rows
    begin(z, luck)
    written = 0
    while z[PHASE] != OVER:
        seat = actor(z)
        count = actions(z, seat, into)
        action = unthinking(z, seat, count, into)
        if action >= 0:
            play(z, action, luck)
            continue
        if draw(luck, 1000) < explore * 1000:
            action = CONFIRM if z[PHASE] == SWAPPING else into[draw(luck, count)]
        else:
            action = choose(z, seat, count, t, net, luck, room)
        play(z, action, luck)
        if z[PHASE] != OVER and written < LONGEST:
            size = read(z, seat, t, index, amount)
            judge(index, amount, size, net, one, two, answer)
            for k in range(size):
                indices[written, k] = index[k]
                amounts[written, k] = amount[k]
            counts[written] = size
            seats[written] = seat
            thought[written, 0], thought[written, 1] = answer[0], answer[1]
            written += 1
    return written


@compiled
def densify(indices: Any, amounts: Any, counts: Any, into: Any) -> None:
    """Positions as whole rows."""
    into[:] = 0
    for row in range(len(counts)):
        for k in range(counts[row]):
            into[row, indices[row, k]] += amounts[row, k]


@compiled
def targets(seats: Any, thought: Any, rows: int, ends: Any, trace: float, into: Any) -> None:
    """What each position should have been worth, from the end of the game back."""
    for seat in range(SEATS):
        win, margin, last = ends[seat, 0], ends[seat, 1], -1
        for row in range(rows - 1, -1, -1):
            if seats[row] == seat:
                if last >= 0:
                    win = (1 - trace) * thought[last, 0] + trace * win
                    margin = (1 - trace) * thought[last, 1] + trace * margin
                into[row, 0], into[row, 1] = win, margin
                last = row


@compiled
def share_of(z: Any, seat: int) -> float:
    """A seat's share of the win in a game that is over."""
    best, sharing = -1, 0
    for other in range(SEATS):
        best = max(best, plot_of(z, other))
    for other in range(SEATS):
        sharing += plot_of(z, other) == best
    return 1.0 / sharing if plot_of(z, seat) == best else 0.0


@compiled
def results(z: Any, into: Any) -> None:
    """How a game ended for each seat: its share of the win, and how far ahead it was."""
    for seat in range(SEATS):
        mine, other = plot_of(z, seat), -1
        for rival in range(SEATS):
            if rival != seat:
                other = max(other, plot_of(z, rival))
        into[seat, 0] = share_of(z, seat)
        into[seat, 1] = np.tanh((mine // 100 - other // 100) / POINTS)


def room_for(hidden: tuple[int, int]) -> tuple[Any, ...]:
    """Scratch space for one player."""
    return (
        np.zeros(MOST, np.int32),
        np.zeros(SIZE, np.int16),
        np.zeros(WIDTH, np.int32),
        np.zeros(WIDTH, np.float32),
        np.zeros(hidden[0], np.float32),
        np.zeros(hidden[1], np.float32),
        np.zeros(2, np.float32),
        np.zeros(1, np.uint64),
    )


def rows_for() -> tuple[Any, ...]:
    """Room for what is written down in one game."""
    return (
        np.zeros((LONGEST, WIDTH), np.int16),
        np.zeros((LONGEST, WIDTH), np.float32),
        np.zeros(LONGEST, np.int32),
        np.zeros(LONGEST, np.int32),
        np.zeros((LONGEST, 2), np.float32),
    )
