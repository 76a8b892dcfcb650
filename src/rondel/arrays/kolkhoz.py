"""Kolkhoz as an array of small numbers: the classic game with four seats, to be learned and played on a hundred times
as fast.

A game is one row of numbers: where each of the 52 cards lies, then everything that is counted. Hands and plots have no
order here, so a card is named by itself and not by its place. Compiled with numba where that is installed; without it
everything works the same and is a hundred times slower, which is enough to check it.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, TypeVar

import numpy as np

try:
    _njit: Any = import_module("numba").njit
except ImportError:
    _njit = None
is_compiled = _njit is not None

SEATS, CARDS, SUITS, YEARS, COMPLETE = 4, 52, 4, 5, 40
JACK, QUEEN, KING = 10, 11, 12
"""Values from 0 here: the Ace is 0 and a card's number is its suit times 13 and its value."""

# -- zones of a card ---------------------------------------------------------------------------------------------
HAND, HIDDEN, REVEALED, BUCKET = 0, 4, 8, 12
"""One for each seat, or each job."""
DISPLAY, PILE, TRICK, UNDEALT, RETURNED, EXILED = 16, 17, 18, 19, 20, 21

# -- what is counted ---------------------------------------------------------------------------------------------
(PHASE, YEAR, FAMINE, TRUMP, TRICKS, COUNT, PLANNER, LEAD, LAID, LAST_LEAD, WINNER, ASSIGNING, DONE) = range(52, 65)
PLAYED, LAST, HOURS, CLAIMED, MEDALS, YEAR_MEDALS, SWAPS, CONFIRMED = range(65, 97, 4)
LACKS = 97
PILES = LACKS + 16
EXILES, EXILE_YEARS, OWNERS, REASONS = PILES + 20, PILES + 21, PILES + 22, PILES + 26
SIZE = REASONS + 3
PLANNING, SWAPPING, PLAYING, ASSIGNMENT, OVER = range(5)
UNCLAIMED, REQUISITION, DRUNKARD = range(3)
MOST = 260
"""Actions there can be at once: a swap of any hand card with any plot card, or none."""
CONFIRM = 4
SWAP, PLAY, ASSIGN = 10, 3000, 4000
"""Where the numbers of actions begin: trumps, swaps (of a plot card with a hand card), cards, assignments."""

Function = TypeVar("Function", bound=Callable[..., Any])


def compiled(function: Function) -> Function:
    """Machine code, made when it is first called and kept for the next time; without numba the function as it is."""
    if not is_compiled:
        return function
    try:
        made: Function = _njit(cache=True)(function)
    except RuntimeError:  # there is no folder it could be kept in
        made = _njit(function)
    return made


@compiled
def draw(luck: Any, below: int) -> int:
    """A number below another, and luck goes on (xorshift)."""
    x = luck[0]
    x ^= x << np.uint64(13)
    x ^= x >> np.uint64(7)
    x ^= x << np.uint64(17)
    luck[0] = x
    return int((x >> np.uint64(11)) % np.uint64(below))


@compiled
def shuffle(cards: Any, count: int, luck: Any) -> None:
    for i in range(count - 1, 0, -1):
        j = draw(luck, i + 1)
        cards[i], cards[j] = cards[j], cards[i]


@compiled
def begin(z: Any, luck: Any) -> None:
    """Set a game up and begin its first year."""
    z[:] = 0
    z[WINNER] = z[LAST_LEAD] = -1
    z[YEAR] = 1
    z[PLANNER], z[LEAD] = draw(luck, SEATS), draw(luck, SEATS)
    five = np.zeros(5, np.int16)
    for suit in range(SUITS):
        for value in range(5):
            five[value] = suit * 13 + value
            z[suit * 13 + value] = PILE
        shuffle(five, 5, luck)
        z[PILES + 5 * suit : PILES + 5 * suit + 5] = five
    for card in range(CARDS):
        if z[card] != PILE:
            z[card] = UNDEALT
    begin_year(z, luck)


@compiled
def begin_year(z: Any, luck: Any) -> None:
    """Turn the jobs, look for famine, deal."""
    z[TRUMP], z[COUNT] = -1, 0
    z[HOURS : HOURS + 4] = 0
    z[CLAIMED : CLAIMED + 4] = 0
    z[YEAR_MEDALS : YEAR_MEDALS + 4] = 0
    z[SWAPS : SWAPS + 4] = 0
    z[CONFIRMED : CONFIRMED + 4] = 0
    z[LACKS : LACKS + 16] = 0
    z[FAMINE] = 0
    for suit in range(SUITS):
        turned = z[PILES + 5 * suit + z[YEAR] - 1]
        z[turned] = DISPLAY
        if turned == 26:  # the Ace of Clubs
            z[FAMINE] = 1
    pool = np.zeros(CARDS, np.int16)
    count = 0
    for card in range(CARDS):
        zone = z[card]
        if zone < HIDDEN or (BUCKET <= zone < DISPLAY) or zone in (UNDEALT, RETURNED, TRICK):
            pool[count] = card
            count += 1
    shuffle(pool, count, luck)
    size = min(4 if z[FAMINE] else 5, count // SEATS)
    for place in range(count):
        z[pool[place]] = HAND + place % SEATS if place < size * SEATS else UNDEALT
    z[TRICKS] = max(0, min(3 if z[FAMINE] else 4, size - 1))
    z[PHASE] = after_planning(z) if z[FAMINE] else PLANNING


@compiled
def after_planning(z: Any) -> int:
    """What comes when trump is known; there is always a trick to be played."""
    return SWAPPING if z[YEAR] > 1 else PLAYING


@compiled
def go_on(z: Any, luck: Any) -> None:
    """The next trick, or the end of the year."""
    if z[COUNT] < z[TRICKS]:
        z[PHASE] = PLAYING
        return
    for card in range(CARDS):
        if z[card] < HIDDEN:
            z[card] += HIDDEN
    requisition(z)
    z[DONE] += 1
    if z[DONE] == YEARS:
        z[PHASE] = OVER
        return
    z[YEAR] += 1
    z[PLANNER] = (z[PLANNER] + 1) % SEATS
    begin_year(z, luck)


@compiled
def exile(z: Any, card: int, owner: int, reason: int) -> None:
    z[card] = EXILED
    z[EXILES] += 1
    z[EXILE_YEARS] += z[YEAR]
    if owner >= 0:
        z[OWNERS + owner] += 1
    z[REASONS + reason] += 1


@compiled
def requisition(z: Any) -> None:
    """Failed jobs take cards out of the plots; what is left on display goes North."""
    trump = z[TRUMP]
    for suit in range(SUITS):
        if z[HOURS + suit] >= COMPLETE:
            continue
        drunk = trump >= 0 and z[trump * 13 + JACK] == BUCKET + suit
        if drunk:
            exile(z, trump * 13 + JACK, -1, DRUNKARD)
            for value in range(5):
                if z[suit * 13 + value] == DISPLAY:
                    z[suit * 13 + value] = RETURNED
                    break
            continue
        informant = trump >= 0 and z[trump * 13 + QUEEN] == BUCKET + suit
        official = trump >= 0 and z[trump * 13 + KING] == BUCKET + suit
        for seat in range(SEATS):
            if not informant and z[YEAR_MEDALS + seat] == 0:
                continue
            taken = 0
            for value in range(12, -1, -1):
                card = suit * 13 + value
                if z[card] == HIDDEN + seat:
                    z[card] = REVEALED + seat
                if z[card] == REVEALED + seat and taken < (2 if official else 1):
                    exile(z, card, seat, REQUISITION)
                    taken += 1
    for card in range(CARDS):
        if z[card] == DISPLAY:
            exile(z, card, -1, UNCLAIMED)


@compiled
def actor(z: Any) -> int:
    """Whose turn it is; of several, the first."""
    phase = z[PHASE]
    if phase == PLANNING:
        return int(z[PLANNER])
    if phase == SWAPPING:
        for seat in range(SEATS):
            if not z[CONFIRMED + seat]:
                return seat
    if phase == PLAYING:
        return int((z[LEAD] + z[LAID]) % SEATS)
    return int(z[WINNER])


@compiled
def actions(z: Any, seat: int, into: Any) -> int:
    """The numbers of everything a seat may do; how many there are."""
    phase, count = z[PHASE], 0
    if phase == PLANNING:
        for suit in range(SUITS):
            into[suit] = suit
        return SUITS
    if phase == SWAPPING:
        into[0] = CONFIRM
        count = 1
        for plot in range(CARDS):
            if z[plot] == HIDDEN + seat or z[plot] == REVEALED + seat:
                for hand in range(CARDS):
                    if z[hand] == HAND + seat and count < MOST:
                        into[count] = SWAP + plot * CARDS + hand
                        count += 1
        return count
    if phase == PLAYING:
        if z[LAID]:
            led = z[PLAYED] // 13
            for card in range(led * 13, led * 13 + 13):
                if z[card] == HAND + seat:
                    into[count] = PLAY + card
                    count += 1
        if count == 0:
            for card in range(CARDS):
                if z[card] == HAND + seat:
                    into[count] = PLAY + card
                    count += 1
        return count
    free = 0
    for place in range(SEATS):
        if z[LAST + place] // 13 == z[TRUMP]:
            free += 1
    total = int(4**free)
    for number in range(total):
        left, code = number, 0
        for place in range(SEATS - 1, -1, -1):
            card = z[LAST + place]
            job = card // 13
            if job == z[TRUMP]:
                job = left % 4
                left //= 4
            code = code * 4 + job
        into[number] = ASSIGN + code
    return total


@compiled
def play(z: Any, action: int, luck: Any) -> None:
    """Carry an action out."""
    if action < CONFIRM:
        z[TRUMP] = action
        z[PHASE] = after_planning(z)
    elif action == CONFIRM:
        seat = actor(z)
        z[CONFIRMED + seat] = 1
        if z[CONFIRMED : CONFIRMED + 4].sum() == SEATS:
            z[PHASE] = PLAYING
    elif action < PLAY:
        plot, hand = (action - SWAP) // CARDS, (action - SWAP) % CARDS
        seat = z[hand] - HAND
        z[plot], z[hand] = z[hand], z[plot]
        z[SWAPS + seat] += 1
    elif action < ASSIGN:
        lay(z, action - PLAY, luck)
    else:
        assign(z, action - ASSIGN, luck)


@compiled
def lay(z: Any, card: int, luck: Any) -> None:
    """Play a card to the trick; the last one decides it."""
    seat = z[card] - HAND
    if z[LAID] and card // 13 != z[PLAYED] // 13:
        z[LACKS + 4 * seat + z[PLAYED] // 13] = 1
    z[PLAYED + z[LAID]] = card
    z[card] = TRICK
    z[LAID] += 1
    if z[LAID] < SEATS:
        return
    led, trump = z[PLAYED] // 13, z[TRUMP]
    best, single = 0, True
    for place in range(SEATS):
        other, top = z[PLAYED + place], z[PLAYED + best]
        if other // 13 != led:
            single = False
        if other // 13 == top // 13:
            if other > top:
                best = place
        elif other // 13 == trump:
            best = place
    winner = (z[LEAD] + best) % SEATS
    z[LAST : LAST + 4] = z[PLAYED : PLAYED + 4]
    z[LAST_LEAD], z[WINNER] = z[LEAD], winner
    z[LEAD] = winner
    z[LAID] = 0
    z[COUNT] += 1
    z[MEDALS + winner] += 1
    z[YEAR_MEDALS + winner] += 1
    z[ASSIGNING] = 1
    if single:
        assign(z, led * 85, luck)  # 85 is 1111 with the base 4
    else:
        z[PHASE] = ASSIGNMENT


@compiled
def assign(z: Any, code: int, luck: Any) -> None:
    """Send the cards of the trick to work, and pay for what is complete."""
    z[ASSIGNING] = 0
    for place in range(SEATS):
        card = z[LAST + place]
        job = code % 4
        code //= 4
        z[card] = BUCKET + job
        if not (card // 13 == z[TRUMP] and card % 13 == JACK):
            z[HOURS + job] += card % 13 + 1
    for suit in range(SUITS):
        if z[HOURS + suit] >= COMPLETE and not z[CLAIMED + suit]:
            z[CLAIMED + suit] = 1
            for card in range(suit * 13, suit * 13 + 13):
                if z[card] == DISPLAY:
                    z[card] = REVEALED + z[WINNER]
    go_on(z, luck)


@compiled
def scores(z: Any, into: Any) -> None:
    """What every plot is worth."""
    into[:] = 0
    for card in range(CARDS):
        if HIDDEN <= z[card] < BUCKET:
            into[(z[card] - HIDDEN) % 4] += card % 13 + 1


@compiled
def play_at_random(games: int, seed: int) -> int:
    """So many games by chance; how many decisions they took."""
    luck = np.array([np.uint64(seed * 2654435761 + 88172645463325252)], np.uint64)
    z, into = np.zeros(SIZE, np.int16), np.zeros(MOST, np.int32)
    decisions = 0
    for _ in range(games):
        begin(z, luck)
        while z[PHASE] != OVER:
            count = actions(z, actor(z), into)
            play(z, into[draw(luck, count)], luck)
            decisions += 1
    return decisions
