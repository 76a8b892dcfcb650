"""Setting up, and the beginning and end of a year. Rules, sections 3.3, 4 and 6."""

from __future__ import annotations

from rondel import Handle, Setup
from rondel.errors import BadOptions
from rondel.games.kolkhoz import says
from rondel.games.kolkhoz.cards import ACE, CLUBS, JOB_CARDS, KING, SABOTEUR, SUIT, SUITS, Card, Reason, Suit, card
from rondel.games.kolkhoz.says import GameOver, NothingDrawn, TrumpTurned, YearBegan, YearEnded
from rondel.games.kolkhoz.scoring import final_outcome
from rondel.games.kolkhoz.state import Exiled, Job, Kolkhoz, Player, deck, in_exile, plot_cards

HAND, TRICKS = 5, 4
FAMINE_HAND, FAMINE_TRICKS = 4, 3


def setup(g: Setup) -> Kolkhoz:
    """Draw the first planner and the first lead, and shuffle the job piles."""
    seats, options = len(g.seats), g.options
    planner = g.chance.below(seats, label="planner")
    lead = g.chance.below(seats, label="lead")
    piles: dict[Suit, list[Card]] = {suit: [] for suit in SUITS}
    if options.deck_type == 52:
        piles = {suit: g.chance.shuffled(_pile(g, suit), label=f"pile {suit}") for suit in SUITS}
        jobs = {suit: Job() for suit in SUITS}
    else:
        jobs = {suit: Job(display=[card(suit, ACE)]) for suit in SUITS}
    _refuse_unused_chance(g)
    return Kolkhoz(options, [Player() for _ in g.seats], jobs, piles, planner, lead)


def _pile(g: Setup, suit: Suit) -> list[Card]:
    """The five job cards of a suit; with `lotto_rewards` the fifth is drawn from 5 to King."""
    if not g.options.lotto_rewards:
        return list(JOB_CARDS[suit])
    drawn = g.chance.pick([card(suit, value) for value in range(5, KING + 1)], label=f"lotto {suit}")
    return [*JOB_CARDS[suit][:4], drawn]


def _refuse_unused_chance(g: Setup) -> None:
    """Outcomes supplied for something that is never drawn are a mistake."""
    pools = {f"pool {year}" for year in range(1, g.options.max_years + 1)}
    if unused := sorted(set(g.chance.forced) - pools):
        raise BadOptions(NothingDrawn(unused), "bad_chance")


def begin_year(g: Handle[Kolkhoz]) -> None:
    """Reset, turn the jobs, look for famine and deal: one indivisible beginning."""
    s = g.s
    _reset(s)
    turned = _reveal_jobs(s)
    s.famine = _is_famine(s, turned)
    pool = g.chance.shuffled(_pool(s), label=f"pool {s.year}")
    s.returned = []
    size = _deal(s, pool)
    s.tricks_this_year = max(0, min(FAMINE_TRICKS if s.famine else TRICKS, size - 1))
    shown = {suit: list(job.display) for suit, job in s.jobs.items()}
    g.emit(YearBegan(s.year, shown, s.famine, size, s.tricks_this_year, s.planner))
    if s.options.final_year_trump and s.famine and s.undealt:
        _turn_up_trump(g)


def _reset(s: Kolkhoz) -> None:
    """The lead, the last winner and the medals of the game are kept."""
    s.trump, s.trick_count, s.swept = None, 0, False
    for job in s.jobs.values():
        job.bucket, job.hours, job.claimed = [], 0, False
    for player in s.players:
        player.hand, player.lacks = [], []
        player.year_medals = player.swaps = 0
    s.undealt = []


def _reveal_jobs(s: Kolkhoz) -> list[Card]:
    turned = [pile.pop(0) for pile in s.job_piles.values() if pile]
    for key in turned:
        s.jobs[SUIT[key]].display.append(key)
    return turned


def _is_famine(s: Kolkhoz, turned: list[Card]) -> bool:
    """The Ace of Clubs turned over this year, or the final year."""
    if s.options.deck_type == 36 or s.options.famine_rule == "final_year":
        return s.year == 5
    return card(CLUBS, ACE) in turned


def _pool(s: Kolkhoz) -> list[Card]:
    """Every card that lies in no other zone, in the deck's order."""
    taken: set[Card] = set(s.job_discard)
    if not s.options.orden_nachalniku:
        taken.update(in_exile(s))
    for suit, job in s.jobs.items():
        taken.update(s.job_piles[suit], job.display)
    for player in s.players:
        taken.update(plot_cards(player.plot))
    return [key for key in deck(s.options) if key not in taken]


def _deal(s: Kolkhoz, pool: list[Card]) -> int:
    """Equal hands, card by card round the table; the size of a hand."""
    seats = len(s.players)
    size = min(FAMINE_HAND if s.famine else HAND, len(pool) // seats)
    for seat, player in enumerate(s.players):
        player.hand = pool[seat : size * seats : seats]
    s.undealt = pool[size * seats :]
    return size


def _turn_up_trump(g: Handle[Kolkhoz]) -> None:
    """Section 11, `final_year_trump`: the top undealt card sets trump and goes North."""
    turned = g.s.undealt.pop(0)
    g.s.trump = None if turned == SABOTEUR else SUIT[turned]
    g.emit(TrumpTurned(turned, g.s.trump))
    exile(g, turned, None, "trump")


def exile(g: Handle[Kolkhoz], key: Card, owner: int | None, reason: Reason) -> None:
    """Send a card North; whoever calls has taken it out of its zone."""
    g.s.exiled.append(Exiled(g.s.year, key, owner, reason))
    g.emit(says.Exiled(key, owner, reason) if owner is None else says.ExiledFromPlot(key, owner, reason))


def end_year(g: Handle[Kolkhoz]) -> None:
    """Clear the displays; then the next year, or the end of the game."""
    s = g.s
    _clear_displays(g)
    s.years_done += 1
    g.emit(YearEnded(s.year))
    if s.years_done == s.options.max_years:
        over = final_outcome(s)
        g.emit(GameOver(list(over.scores), [list(group) for group in over.ranking], over.winners, over.reason))
        return
    for player in s.players:
        player.plot.revealed += [stack.top for stack in player.plot.stacks if stack.top is not None]
        player.plot.stacks = []
    s.year += 1
    s.planner = (s.planner + 1) % len(s.players)


def _clear_displays(g: Handle[Kolkhoz]) -> None:
    """Unclaimed job cards go North, wait (`accumulate_jobs`), or are discarded (`northern_style`)."""
    s = g.s
    if s.options.deck_type == 36 or s.options.accumulate_jobs:
        return
    for job in s.jobs.values():
        unclaimed, job.display = job.display, []
        if s.options.northern_style:
            s.job_discard += unclaimed
            continue
        for key in unclaimed:
            exile(g, key, None, "unclaimed")
