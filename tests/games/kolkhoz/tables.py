"""Tables for the tests of Kolkhoz: cards by their short names, dealt hands, and positions laid out card by card."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from rondel import Chance, Kernel
from rondel.core.command_names import READY
from rondel.core.commands import Command
from rondel.core.decisions import Decision
from rondel.core.legality import decisions
from rondel.core.machine import run
from rondel.core.match import Applied, Match
from rondel.core.picking import random_decision
from rondel.core.playing import begin, play
from rondel.core.position import Frame, Position
from rondel.core.requests import refuses_request
from rondel.games.kolkhoz.cards import SABOTEUR, SUIT, SUITS, VALUE, WILD, Card, Suit
from rondel.games.kolkhoz.game import game
from rondel.games.kolkhoz.invariants import INVARIANTS
from rondel.games.kolkhoz.state import Kolkhoz

LETTERS = {suit[0]: suit for suit in SUITS}
RANKS = {"A": 1, "J": 11, "Q": 12, "K": 13}
QUIET_PILES = {f"pile {suit}": [[f"{suit}-{value}" for value in (2, 3, 4, 5, 1)]] for suit in SUITS}
"""Job piles that bring famine in the last year only."""


def card(name: str) -> Card:
    """A card by its short name: H10, SK, Sab."""
    if name == "Sab":
        return SABOTEUR
    return Card(f"{LETTERS[name[0]]}-{RANKS.get(name[1:]) or int(name[1:])}")


def cards(names: str) -> list[Card]:
    """Cards by their short names."""
    return [card(name) for name in names.split()]


def names(keys: Any) -> str:
    """Short names of cards."""
    ranks = {value: letter for letter, value in RANKS.items() if letter != "A"}
    return " ".join("Sab" if key == SABOTEUR else f"{SUIT[key][0]}{ranks.get(VALUE[key], VALUE[key])}" for key in keys)


class Table:
    """A match with short ways to look at it and to play."""

    def __init__(
        self, seats: int = 4, *, seed: str = "a table", forced: Mapping[str, Any] | None = None, **options: Any
    ) -> None:
        piles = {} if options.get("deck_type") == 36 or options.get("lotto_rewards") else QUIET_PILES
        told = {"planner": [0], "lead": [0], **piles, **(forced or {})}
        self.match = Match(game, seats, seed=seed, options=options, forced=told)

    @property
    def kernel(self) -> Kernel:
        return self.match.kernel

    @property
    def s(self) -> Kolkhoz:
        return self.kernel.s  # type: ignore[no-any-return]

    @property
    def phase(self) -> str:
        return self.kernel.node.node.id if self.kernel.over is None else "game_over"

    @property
    def events(self) -> list[Any]:
        """All events of the match's own rules so far."""
        records = (self.match.journal.opening, *self.match.records)
        return [event for record in records for event in record.events if not event.flow]

    def play(self, seat: int, move: str, /, **args: Any) -> Applied:
        return self.match.play(seat, move, **args)

    def play_card(self, seat: int, name: str) -> None:
        self.play(seat, "play_card", card_index=self.s.players[seat].hand.index(card(name)))

    def assign(self, **jobs: str) -> None:
        """Submit an assignment: short card name to the letter of a job."""
        pairs = [(card(name), LETTERS[job]) for name, job in jobs.items()]
        self.play(self.kernel.actors()[0], "submit_assignments", assignments=pairs)

    def legal(self, seat: int) -> list[tuple[str, tuple[Any, ...]]]:
        """Every concrete thing a seat may do."""
        if seat not in self.kernel.actors():
            return []
        return [(decision.name, decision.args) for decision in decisions(self.kernel, seat)]

    def hours(self) -> dict[str, int]:
        """The jobs that have been worked at, by letter."""
        return {suit[0]: job.hours for suit, job in self.s.jobs.items() if job.hours}

    def run_to(self, phase: str, year: int = 0, seed: int = 0) -> Table:
        """Play at random until a phase (of a year) waits for somebody."""
        rng = Random(seed)
        while self.kernel.over is None and (self.phase != phase or self.s.year < year):
            self.match.apply(Command.of(self.kernel, some_decision(self.kernel, rng)))
        return self


def run_to(kernel: Kernel, phase: str, year: int = 0, seed: int = 0) -> Kernel:
    """Play a kernel at random until a phase (of a year) waits for somebody."""
    rng = Random(seed)
    while kernel.over is None and (kernel.node.node.id != phase or kernel.s.year < year):
        step(kernel, rng)
    return kernel


def step(kernel: Kernel, rng: Random) -> None:
    """Give a kernel one random input."""
    play(kernel, *some_decision(kernel, rng))


def some_decision(kernel: Kernel, rng: Random) -> Decision:
    """A random decision; half of the swaps are confirmed at once, so that games stay short."""
    seat = rng.choice(kernel.actors())
    if refuses_request(kernel, seat, READY) is None and rng.random() < 0.5:
        return Decision(seat, READY)
    return random_decision(kernel, seat, rng)


def dealt(hands: list[str], size: int = 5, *, apart: str = "", extra: str = "") -> list[Card]:
    """A pool that deals these hands, filled up with cards of other suits than `apart`; the rest stays undealt."""
    given = [cards(hand) for hand in hands]
    deck_cards = [Card(f"{suit}-{value}") for suit in SUITS for value in range(6, 14)] + cards(extra)
    spare = [key for key in deck_cards if all(key not in hand for hand in given)]
    filler = [key for key in spare if SUIT[key][0] != apart and SUIT[key] != WILD]
    for hand in given:
        while len(hand) < size:
            hand.append(filler.pop())
    spare = [key for key in spare if all(key not in hand for hand in given)]
    return [hand[place] for place in range(size) for hand in given] + spare


def before_trick(plays: str, *, lead: int = 0, trump: str | None = "S", **options: Any) -> Table:
    """A table at which the first trick can be played as named, in order of play; no trump means famine."""
    played = plays.split()
    seats = len(played)
    hands = ["" for _ in played]
    for place, name in enumerate(played):
        hands[(lead + place) % seats] = name
    apart = played[0][0] if played[0] != "Sab" else ""
    pool = dealt(hands, 5 if trump else 4, apart=apart, extra="Sab" if options.get("saboteur") else "")
    forced: dict[str, Any] = {"lead": [lead], "pool 1": [pool]}
    if trump is None:
        forced["pile Clubs"] = [[f"Clubs-{value}" for value in (1, 2, 3, 4, 5)]]
    table = Table(seats, forced=forced, **options)
    if trump is not None:
        table.play(0, "declare_trump", suit=LETTERS[trump])
    return table


def first_trick(plays: str, *, lead: int = 0, trump: str | None = "S", **options: Any) -> Table:
    """The same table when the trick has been played."""
    table = before_trick(plays, lead=lead, trump=trump, **options)
    for place, name in enumerate(plays.split()):
        table.play_card((lead + place) % len(table.s.players), name)
    return table


def put(s: Kolkhoz, zone: list[Card], listed: str) -> None:
    """Lay cards into a zone, from wherever they are; what lay there before goes to the undealt cards."""
    wanted = cards(listed)
    s.undealt += [key for key in zone if key not in wanted]
    zone.clear()
    for key in wanted:
        for other in _lists(s):
            if key in other:
                other.remove(key)
        s.trick = [play for play in s.trick if play[1] != key]
        s.exiled = [gone for gone in s.exiled if gone.card != key]
    zone += wanted


def _lists(s: Kolkhoz) -> list[list[Card]]:
    found = [s.undealt, s.returned, s.job_discard, *s.job_piles.values()]
    for player in s.players:
        found += [player.hand, player.plot.hidden, player.plot.revealed]
    for job in s.jobs.values():
        found += [job.display, job.bucket]
    return found


def at_year_end(
    bucket: str,
    *,
    year: int = 1,
    won: tuple[int, ...] = (1, 0, 1, 0),
    hidden: tuple[str, ...] = ("C9 CQ H8", "CK", "", "C6"),
    revealed: tuple[str, ...] = ("", "", "C4", ""),
    display: str = "C5",
    **options: Any,
) -> Kernel:
    """The position of example E13: trump Spades, Clubs failed with this bucket, the other jobs are complete."""
    kernel = begin(game, 4, options, "at year end", forced={"planner": [0], "lead": [0]}, traced=True)
    s = kernel.s
    s.trump, s.famine, s.tricks_this_year, s.trick_count, s.swept, s.year = Suit("Spades"), False, 4, 4, True, year
    s.years_done = year - 1
    for seat, player in enumerate(s.players):
        player.medals = player.year_medals = won[seat]
        put(s, player.hand, "")
        put(s, player.plot.hidden, hidden[seat])
        put(s, player.plot.revealed, revealed[seat])
    for job in s.jobs.values():
        job.hours, job.claimed = 40, True
        if s.options.deck_type == 52 and not s.options.northern_style:
            s.job_discard += job.display
            job.display = []
    clubs = s.jobs[Suit("Clubs")]
    clubs.claimed = False
    put(s, clubs.bucket, bucket)
    clubs.hours = sum(VALUE[key] for key in clubs.bucket if key != "Spades-11" or not s.options.nomenclature)
    if s.options.deck_type == 52:
        put(s, clubs.display, display)
    return kernel


def start(s: Kolkhoz, pool: list[Card] | None = None) -> Kernel:
    """A kernel that begins a year with a state as it is at the end of the year before."""
    seats = len(s.players)
    chance = Chance.of("a year", seats)
    if pool is not None:
        chance.force(f"pool {s.year}", pool)
    pos = Position([Frame(0)], seats, dirty=True)
    kernel = Kernel(game, game.snapshot(s, pos, chance, None), traced=True)
    run(kernel)
    return kernel


def exiled(kernel: Kernel, year: int = 0) -> str:
    """The cards sent North in a year, in order."""
    return names(gone.card for gone in kernel.s.exiled if gone.year == (year or kernel.s.exiled[-1].year))


def sound(s: Kolkhoz) -> bool:
    """Does every invariant hold?"""
    return not [why for invariant in INVARIANTS if (why := invariant(s))]
