"""What must hold at every rest point. Rules, section 15."""

from __future__ import annotations

from collections import Counter

from rondel.games.kolkhoz.cards import SUITS
from rondel.games.kolkhoz.state import COMPLETE, Kolkhoz, deck, hours, pays_rewards, zones


def every_card_is_in_one_zone(s: Kolkhoz) -> str | None:
    """Invariant 1."""
    found, wanted = list(zones(s)), deck(s.options)
    if len(found) == len(wanted) and set(found) == set(wanted):
        return None
    lost, extra = Counter(wanted) - Counter(found), Counter(found) - Counter(wanted)
    return f"lost: {sorted(lost)}, too many: {sorted(extra)}"


def hands_are_equal(s: Kolkhoz) -> str | None:
    """Invariant 2: during a trick they differ by at most one, otherwise not at all."""
    sizes = [len(player.hand) for player in s.players]
    spread = max(sizes) - min(sizes)
    return None if spread <= (1 if s.trick else 0) else f"hands of {sizes}"


def hours_are_the_work_done(s: Kolkhoz) -> str | None:
    """Invariant 4, where the bucket still shows all the work."""
    for suit, job in s.jobs.items():
        if not s.options.orden_nachalniku and not s.swept and job.hours != sum(hours(s, key) for key in job.bucket):
            return f"{suit}: {job.hours} hours for {job.bucket}"
        if not s.swept and job.claimed != (job.hours >= COMPLETE):
            return f"{suit}: {job.hours} hours and claimed is {job.claimed}"
    return None


def paid_jobs_show_nothing(s: Kolkhoz) -> str | None:
    """Invariant 4: the display is empty exactly when the job is claimed, until requisition."""
    if not pays_rewards(s.options) or s.swept:
        return None
    wrong = [suit for suit in SUITS if bool(s.jobs[suit].display) == s.jobs[suit].claimed]
    return f"display and claim disagree for {wrong}" if wrong else None


def medals_are_tricks(s: Kolkhoz) -> str | None:
    """Invariant 6."""
    won = sum(player.year_medals for player in s.players)
    return None if won == s.trick_count <= s.tricks_this_year else f"{won} medals for {s.trick_count} tricks"


INVARIANTS = (
    every_card_is_in_one_zone,
    hands_are_equal,
    hours_are_the_work_done,
    paid_jobs_show_nothing,
    medals_are_tricks,
)


def debug_line(s: Kolkhoz, phase: str) -> str:
    """The seed's debug lines in one, with public information only.

    >>> from rondel import begin
    >>> from rondel.games.kolkhoz.game import game
    >>> kernel = begin(game, 4, seed="5")
    >>> debug_line(kernel.s, kernel.node.node.id)
    'phase planning, year 1, trick 0 of 4, trump none, famine no, hands 5 5 5 5'
    """
    hands = " ".join(str(len(player.hand)) for player in s.players)
    famine = "yes" if s.famine else "no"
    tricks = f"trick {s.trick_count} of {s.tricks_this_year}"
    return f"phase {phase}, year {s.year}, {tricks}, trump {s.trump or 'none'}, famine {famine}, hands {hands}"
