"""The position: what lies where, and who may see it. Every card is in exactly one zone at every moment."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Annotated

from msgspec import field

from rondel import PerSeat, Pool, Private, Ref, Sealed, Seat, Secret, State, Unshown, Value
from rondel.games.kolkhoz.cards import (
    ACES,
    DECK,
    DRUNKARD,
    SABOTEUR,
    VALUE,
    WORKERS,
    Card,
    CardRef,
    ReasonRef,
    SuitRef,
)
from rondel.games.kolkhoz.options import Options

COMPLETE = 40
"""The work hours that complete a job."""

HandIndex = Annotated[int, Secret("owner"), Ref("hand card")]
"""A place in the acting seat's hand, counted from 0; it is nobody else's business."""
PlotIndex = Annotated[int, Secret("owner"), Ref("plot card")]
"""A place in one part of the acting seat's plot."""
PlotType = Annotated[str, Ref("plot part")]
"""Which part of a plot: a name that the check has yet to know."""
Pile = Annotated[list[CardRef], Secret("nobody"), Pool("piles")]
Played = tuple[Seat, CardRef]
"""A seat and the card it played."""


class Exiled(Value, frozen=True, array_like=True):
    """A card sent North; without an owner it came from no plot."""

    year: int
    card: CardRef
    owner: Seat | None
    reason: ReasonRef


class Stack(State):
    """A completed job in its leader's plot (`orden_nachalniku`): only the top card counts."""

    top: CardRef | None
    under: list[CardRef]


class Plot(State):
    """A seat's long-term cards, oldest first. The plot is the score."""

    hidden: Private[list[CardRef]] = []
    revealed: list[CardRef] = []
    stacks: list[Stack] = []


class Player(State):
    """What one seat owns."""

    hand: Private[list[CardRef]] = []
    plot: Plot = field(default_factory=Plot)
    medals: int = 0
    """Tricks won in the whole game."""
    year_medals: int = 0
    """Tricks won this year: with one, the seat is vulnerable in requisition."""
    swaps: int = 0
    """Swaps made this year."""
    pick: Annotated[Private[int | None], Unshown()] = None
    """Where in the hand the card to be passed is."""
    has_picked: bool = False
    lacks: list[SuitRef] = []
    """Suits this seat did not follow this year: what everybody could see at the table."""


class Job(State):
    """One of the four farm jobs, named like its suit."""

    display: list[CardRef] = []
    """Job cards to be won, oldest first; empty once claimed."""
    bucket: list[CardRef] = []
    """The cards assigned this year."""
    hours: int = 0
    claimed: bool = False


class Kolkhoz(State):
    """The whole table."""

    options: Options
    players: PerSeat[Player]
    jobs: dict[SuitRef, Job]
    job_piles: Annotated[dict[SuitRef, Pile], Unshown()]
    """Future job cards of each job, top first."""
    planner: Seat
    """The Central Planner, who declares trump this year."""
    lead: Seat
    """Who leads the next trick."""
    year: int = 1
    years_done: Annotated[int, Unshown()] = 0
    famine: bool = False
    trump: SuitRef | None = None
    tricks_this_year: Annotated[int, Unshown()] = 0
    trick_count: int = 0
    trick: list[Played] = []
    """The current trick, in order of play."""
    last_trick: list[Played] = []
    """The newest complete trick; its cards lie here only while they wait for assignment."""
    last_winner: Annotated[Seat | None, Unshown()] = None
    """The brigade leader."""
    assigning: Annotated[bool, Unshown()] = False
    """The last trick waits for assignment."""
    swept: Annotated[bool, Unshown()] = False
    """The year's tricks are over and what was left of the hands is in the plots."""
    undealt: Sealed[list[CardRef]] = []
    returned: list[CardRef] = []
    """Job cards on their way to the next pool, in compensation for a Drunkard."""
    job_discard: Annotated[list[CardRef], Unshown()] = []
    exiled: list[Exiled] = []
    """Everything sent North, oldest first."""


def hours(s: Kolkhoz, key: Card) -> int:
    """The hours a card works: its value, but nothing for the Jack of trump (the Drunkard)."""
    if s.trump is not None and s.options.nomenclature and key == DRUNKARD[s.trump]:
        return 0
    return VALUE[key]


def pays_rewards(options: Options) -> bool:
    """Do completed jobs pay the cards on display?"""
    return options.deck_type == 52 and not options.northern_style


def deck(options: Options) -> tuple[Card, ...]:
    """All cards of a match."""
    cards = DECK if options.deck_type == 52 else ACES + WORKERS
    return (*cards, SABOTEUR) if options.saboteur else cards


def in_exile(s: Kolkhoz) -> Iterator[Card]:
    """The cards that lie in exile; with `orden_nachalniku` those of earlier years are only a record."""
    returns = s.options.orden_nachalniku
    return (gone.card for gone in s.exiled if not returns or gone.year == s.year)


def stack_cards(plot: Plot) -> Iterator[Card]:
    """The cards of a plot's stacks, each top before what is under it."""
    for stack in plot.stacks:
        if stack.top is not None:
            yield stack.top
        yield from stack.under


def plot_cards(plot: Plot) -> Iterator[Card]:
    """Every card of a plot."""
    return chain(plot.hidden, plot.revealed, stack_cards(plot))


def zones(s: Kolkhoz) -> Iterator[Card]:
    """Every card of the match, from zone to zone."""
    for player in s.players:
        yield from player.hand
        yield from plot_cards(player.plot)
    for job in s.jobs.values():
        yield from chain(job.display, job.bucket)
    yield from chain.from_iterable(s.job_piles.values())
    yield from (key for _, key in s.trick)
    if s.assigning:
        yield from (key for _, key in s.last_trick)
    yield from chain(s.undealt, s.returned, s.job_discard, in_exile(s))
