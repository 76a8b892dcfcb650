"""The features of Kolkhoz, read off the array version: the same names and numbers as `rondel.bots.features` gives."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np

from rondel.arrays.kolkhoz import (
    ASSIGNING,
    ASSIGNMENT,
    BUCKET,
    CARDS,
    CLAIMED,
    CONFIRMED,
    COUNT,
    DISPLAY,
    DONE,
    EXILE_YEARS,
    EXILED,
    EXILES,
    FAMINE,
    HAND,
    HIDDEN,
    HOURS,
    LACKS,
    LAID,
    LAST,
    LAST_LEAD,
    LEAD,
    MEDALS,
    OWNERS,
    PHASE,
    PILE,
    PLANNER,
    PLANNING,
    PLAYED,
    PLAYING,
    REASONS,
    RETURNED,
    REVEALED,
    SEATS,
    SUITS,
    SWAPPING,
    SWAPS,
    TRICKS,
    TRUMP,
    UNDEALT,
    WINNER,
    YEAR,
    YEAR_MEDALS,
    actor,
    compiled,
)
from rondel.bots.weights import Unlearned
from rondel.games.kolkhoz import cards

KEYS = [f"{suit}-{value}" for suit in cards.SUITS for value in range(1, 14)]
PLACES = {PLANNING: "planning", SWAPPING: "swap", PLAYING: "tricks/trick", ASSIGNMENT: "tricks/assignment"}
WIDTH = 200
"""Features a position has at most that are not nothing."""


class Tables(NamedTuple):
    """Where each feature stands, by what it is about."""

    cards: Any
    """By zone as it is seen (own hand and hidden plot, revealed plots, buckets, display, returned, exiled) and card."""
    trick: Any
    last: Any
    sizes: Any
    """Of zones: hands, hidden plots, revealed plots, buckets, displays, piles, then the rest."""
    counts: Any
    """Numbers of each seat: medals, medals of the year, swaps, suits it lacks (how many, then which)."""
    jobs: Any
    """Hours and claims of each job."""
    seats: Any
    """Who is planner, leads, won last, acts, lost cards North."""
    plain: Any
    scales: Any


Z_HAND, Z_HIDDEN, Z_REVEALED, Z_BUCKET, Z_DISPLAY, Z_RETURNED, Z_EXILED = 0, 1, 2, 6, 10, 11, 12
(P_YEAR, P_DONE, P_FAMINE, P_TRICKS, P_COUNT, P_ASSIGNING, P_TRICK, P_LAST, P_UNDEALT, P_RETURNED, P_EXILES) = range(11)
P_EXILE_YEARS, P_REASONS, P_TRUMP, P_PLACES = 11, 12, 15, 19
S_PLANNER, S_LEAD, S_WINNER, S_ACTING, S_OWNERS = range(5)
N_HAND, N_HIDDEN, N_REVEALED, N_BUCKET, N_DISPLAY, N_PILE = range(0, 24, 4)


def tables(scales: Mapping[str, float]) -> Tables:
    """The tables for a set of features; what is not among them goes to the place behind all of them.

    Raises `Unlearned` where arrays do not have one of the set: it would always be nothing.
    """
    places, known = {name: number for number, name in enumerate(scales)}, set[str]()

    def at(*names: str) -> Any:
        known.update(names)
        return np.array([places.get(name, len(scales)) for name in names], np.int32)

    suits, rel = cards.SUITS, range(SEATS)
    zones = ["players[+0].hand", "players[+0].plot.hidden", *(f"players[+{r}].plot.revealed" for r in rel)]
    zones += [*(f"jobs[{suit}].bucket" for suit in suits), "display", "returned", "exiled.card"]
    by_card = np.stack([at(*(f"{zone}={key}" for key in KEYS)) for zone in zones])
    by_card[Z_DISPLAY] = at(*(f"jobs[{key.split('-')[0]}].display={key}" for key in KEYS))
    counts = [at(*(f"players[+{r}].{what}" for what in ("medals", "year_medals", "swaps", "lacks#"))) for r in rel]
    lacks = [at(*(f"players[+{r}].lacks={suit}" for suit in suits)) for r in rel]
    sizes = [f"players[+{r}].{zone}#" for zone in ("hand", "plot.hidden", "plot.revealed") for r in rel]
    sizes += [f"jobs[{suit}].{zone}#" for zone in ("bucket", "display") for suit in suits]
    sizes += [f"job_piles[{suit}]#" for suit in suits]
    plain = ["year", "years_done", "famine", "tricks_this_year", "trick_count", "assigning", "trick#", "last_trick#"]
    plain += ["undealt#", "returned#", "exiled#", "exiled.year"]
    plain += [f"exiled.reason={why}" for why in ("unclaimed", "requisition", "drunkard")]
    plain += [f"trump={suit}" for suit in suits]
    plain += [f"place=years/year/{PLACES[phase]}" for phase in range(4)]
    seats = [at(*(f"{who}={r}" for r in rel)) for who in ("planner", "lead", "last_winner")]
    seats += [at(*(f"acting[+{r}]" for r in rel)), at(*(f"exiled.owner={r}" for r in rel))]
    found = Tables(
        by_card,
        np.stack([at(*(f"trick={r},{key}" for key in KEYS)) for r in rel]),
        np.stack([at(*(f"last_trick={r},{key}" for key in KEYS)) for r in rel]),
        at(*sizes),
        np.concatenate([np.stack(counts), np.stack(lacks)], axis=1),
        np.stack([at(*(f"jobs[{suit}].hours" for suit in suits)), at(*(f"jobs[{suit}].claimed" for suit in suits))]),
        np.stack(seats),
        at(*plain),
        np.array([*scales.values(), 0.0], np.float32),
    )
    if strange := [name for name in scales if name not in known]:
        raise Unlearned(f"in arrays there is no feature {strange[0]!r}, which was learned from")
    return found


@compiled
def _add(index: Any, amount: Any, count: int, place: int, value: float, scales: Any) -> int:
    if value == 0 or place >= len(scales) - 1:
        return count
    index[count] = place
    amount[count] = value * scales[place]
    return count + 1


@compiled
def read(z: Any, seat: int, t: Any, index: Any, amount: Any) -> int:
    """What a seat sees of a position that is not nothing: where each stands and how much; how many there are."""
    n = _read_cards(z, seat, t, index, amount)
    n = _read_tricks(z, seat, t, index, amount, n)
    n = _read_seats(z, seat, t, index, amount, n)
    return int(_read_year(z, t, index, amount, n))


@compiled
def _read_cards(z: Any, seat: int, t: Any, index: Any, amount: Any) -> int:
    """Which cards are seen where, and how many lie in each zone."""
    n = 0
    sizes = np.zeros(24, np.int32)
    returned = undealt = 0
    for card in range(CARDS):
        zone = z[card]
        seen = -1
        if zone < HIDDEN:
            rel = (zone - HAND - seat) % SEATS
            sizes[N_HAND + rel] += 1
            if rel == 0:
                seen = Z_HAND
        elif zone < REVEALED:
            rel = (zone - HIDDEN - seat) % SEATS
            sizes[N_HIDDEN + rel] += 1
            if rel == 0:
                seen = Z_HIDDEN
        elif zone < BUCKET:
            rel = (zone - REVEALED - seat) % SEATS
            sizes[N_REVEALED + rel] += 1
            seen = Z_REVEALED + rel
        elif zone < DISPLAY:
            sizes[N_BUCKET + zone - BUCKET] += 1
            seen = Z_BUCKET + zone - BUCKET
        elif zone == DISPLAY:
            sizes[N_DISPLAY + card // 13] += 1
            seen = Z_DISPLAY
        elif zone == PILE:
            sizes[N_PILE + card // 13] += 1
        elif zone == UNDEALT:
            undealt += 1
        elif zone == RETURNED:
            returned += 1
            seen = Z_RETURNED
        elif zone == EXILED:
            seen = Z_EXILED
        if seen >= 0:
            n = _add(index, amount, n, t.cards[seen, card], 1.0, t.scales)
    for place in range(24):
        n = _add(index, amount, n, t.sizes[place], sizes[place], t.scales)
    n = _add(index, amount, n, t.plain[P_UNDEALT], undealt, t.scales)
    return _add(index, amount, n, t.plain[P_RETURNED], returned, t.scales)


@compiled
def _read_tricks(z: Any, seat: int, t: Any, index: Any, amount: Any, n: int) -> int:
    """The trick that is played, and the one before."""
    for place in range(z[LAID]):
        rel = (z[LEAD] + place - seat) % SEATS
        n = _add(index, amount, n, t.trick[rel, z[PLAYED + place]], 1.0, t.scales)
    n = _add(index, amount, n, t.plain[P_TRICK], z[LAID], t.scales)
    if z[LAST_LEAD] >= 0:
        for place in range(SEATS):
            rel = (z[LAST_LEAD] + place - seat) % SEATS
            n = _add(index, amount, n, t.last[rel, z[LAST + place]], 1.0, t.scales)
        n = _add(index, amount, n, t.plain[P_LAST], SEATS, t.scales)
        n = _add(index, amount, n, t.seats[S_WINNER, (z[WINNER] - seat) % SEATS], 1.0, t.scales)
    return n


@compiled
def _read_seats(z: Any, seat: int, t: Any, index: Any, amount: Any, n: int) -> int:
    """What each seat has and lacks, who plans and leads, and who is to act."""
    for rel in range(SEATS):
        who = (seat + rel) % SEATS
        n = _add(index, amount, n, t.counts[rel, 0], z[MEDALS + who], t.scales)
        n = _add(index, amount, n, t.counts[rel, 1], z[YEAR_MEDALS + who], t.scales)
        n = _add(index, amount, n, t.counts[rel, 2], z[SWAPS + who], t.scales)
        lacks = 0
        for suit in range(SUITS):
            lacks += z[LACKS + 4 * who + suit]
            n = _add(index, amount, n, t.counts[rel, 4 + suit], z[LACKS + 4 * who + suit], t.scales)
        n = _add(index, amount, n, t.counts[rel, 3], lacks, t.scales)
        n = _add(index, amount, n, t.seats[S_OWNERS, rel], z[OWNERS + who], t.scales)
    n = _add(index, amount, n, t.seats[S_PLANNER, (z[PLANNER] - seat) % SEATS], 1.0, t.scales)
    n = _add(index, amount, n, t.seats[S_LEAD, (z[LEAD] - seat) % SEATS], 1.0, t.scales)
    if z[PHASE] != SWAPPING:
        return _add(index, amount, n, t.seats[S_ACTING, (actor(z) - seat) % SEATS], 1.0, t.scales)
    for rel in range(SEATS):
        if not z[CONFIRMED + (seat + rel) % SEATS]:
            n = _add(index, amount, n, t.seats[S_ACTING, rel], 1.0, t.scales)
    return n


@compiled
def _read_year(z: Any, t: Any, index: Any, amount: Any, n: int) -> int:
    """The jobs, and how far the match has come; the same for everybody."""
    plain = t.plain
    for suit in range(SUITS):
        n = _add(index, amount, n, t.jobs[0, suit], z[HOURS + suit], t.scales)
        n = _add(index, amount, n, t.jobs[1, suit], z[CLAIMED + suit], t.scales)
    n = _add(index, amount, n, plain[P_YEAR], z[YEAR], t.scales)
    n = _add(index, amount, n, plain[P_DONE], z[DONE], t.scales)
    n = _add(index, amount, n, plain[P_FAMINE], z[FAMINE], t.scales)
    n = _add(index, amount, n, plain[P_TRICKS], z[TRICKS], t.scales)
    n = _add(index, amount, n, plain[P_COUNT], z[COUNT], t.scales)
    n = _add(index, amount, n, plain[P_ASSIGNING], z[ASSIGNING], t.scales)
    n = _add(index, amount, n, plain[P_EXILES], z[EXILES], t.scales)
    n = _add(index, amount, n, plain[P_EXILE_YEARS], z[EXILE_YEARS], t.scales)
    for why in range(3):
        n = _add(index, amount, n, plain[P_REASONS + why], z[REASONS + why], t.scales)
    if z[TRUMP] >= 0:
        n = _add(index, amount, n, plain[P_TRUMP + z[TRUMP]], 1.0, t.scales)
    if z[PHASE] < 4:
        n = _add(index, amount, n, plain[P_PLACES + z[PHASE]], 1.0, t.scales)
    return n
