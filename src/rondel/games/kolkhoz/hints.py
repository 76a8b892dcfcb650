"""What a bot may value in a position: the plot it can expect to keep, against those of the others.

Winning the first trick of a year makes a plot vulnerable, so it is worth most not to win while the plot is rich, to
finish the jobs whose suits one holds, and to keep a high card for the sweep. Rules, section 14.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from math import exp, prod
from typing import NamedTuple

from msgspec.msgpack import Encoder

from rondel import Message
from rondel.core.known import Known
from rondel.games.kolkhoz.cards import SABOTEUR, SUIT, SUITS, VALUE, WILD, Card, Suit, total
from rondel.games.kolkhoz.requisition import face_cards
from rondel.games.kolkhoz.says import CardToKeep, OthersPlots, OwnPlot, SwapsMade, WinningTrick
from rondel.games.kolkhoz.scoring import score
from rondel.games.kolkhoz.state import COMPLETE, Job, Kolkhoz, Player, hours, pays_rewards
from rondel.games.kolkhoz.tricks import playable, power

HOURS_A_CARD, SPREAD = 2.2, 7.0
"""What an average card adds to each job, and how sharply hours decide between failure and success."""
RIVALS = 0.35
"""How much a point of an average rival counts against one's own."""
A_WIN = 0.3
"""The chance to win a trick with middling cards at a table of four."""
CONTROL, RESTLESS = 1.0, 0.2
"""What leading a brigade is worth by itself, and what a swap costs, each more than the one before, so that they end."""

Parts = dict[Message, float]


class Threat(NamedTuple):
    """What a job may do to the plots this year."""

    fails: float
    """How likely it is to fail and take something."""
    informant: bool
    official: bool


SAFE = Threat(0.0, False, False)
BOLD: Mapping[type[Message] | str, float] = {WinningTrick: 3.0}
"""The bold take tricks and lead brigades; the careful keep their heads down and their plots safe."""


def worth(s: Kolkhoz, seat: int) -> float:
    """What the seat can expect, in points."""
    found = sum(_values(s, seat))
    return found if s.options.winner == "highest" else -found


def parts(s: Kolkhoz, seat: int) -> Parts:
    """What that consists of."""
    sign = 1 if s.options.winner == "highest" else -1
    return {what: sign * value for what, value in zip(PARTS, _values(s, seat), strict=False)}


PARTS = OthersPlots(), SwapsMade(), OwnPlot(), CardToKeep(), WinningTrick()
"""What the values are of; the last two only while there are tricks."""


def _values(s: Kolkhoz, seat: int) -> tuple[float, ...]:
    threats, rivals = _outlook(s, seat)
    player = s.players[seat]
    swaps = -RESTLESS * player.swaps * (player.swaps + 1) / 2
    if s.swept or (s.trump is None and not s.famine):  # between years: the new hands are luck
        return rivals, swaps, float(score(s, seat))
    wins = _wins_trick(s, seat)
    vulnerable = _vulnerability(s, seat, player, wins)
    kept, swept = _keeps(s, seat, threats, vulnerable), _sweep(s, player, threats, vulnerable)
    return rivals, swaps, kept, swept, wins * (CONTROL + _prizes(s)) if wins else 0.0


Outlook = tuple[dict[Suit, Threat], float]
"""What each job threatens, and what the others' plots count if each of them may win a trick or not."""
_outlooks = Known[bytes, Outlook]()
_encode = Encoder().encode


def _outlook(s: Kolkhoz, seat: int) -> Outlook:
    """Found once for jobs and the others' plots as they are: no card that the seat plays or swaps changes them."""
    players, ahead = s.players, (s.tricks_this_year - s.trick_count) * len(s.players)
    others = players[:seat] + players[seat + 1 :]
    plots = players if s.options.mice_variant else [(each.plot, each.medals, each.year_medals) for each in others]
    key = _encode((seat, s.options, s.jobs, s.trump, ahead, plots))
    found = _outlooks.get(key)
    if found is None:
        threats = {suit: _threat(s, suit, job, ahead) for suit, job in s.jobs.items()}
        kept = [_keeps(s, other, threats, 0.5) for other in range(len(players)) if other != seat]
        found = _outlooks.keep(key, (threats, -RIVALS * sum(kept) / len(kept)))
    return found


# -- jobs ------------------------------------------------------------------------------------------------------


def _threat(s: Kolkhoz, suit: Suit, job: Job, ahead: int) -> Threat:
    if not job.bucket:
        return _unsigned(job.hours, ahead)
    signs = face_cards(s, suit)
    if SABOTEUR in job.bucket:
        return Threat(1.0, signs.informant, signs.official)
    if signs.drunkard:
        return SAFE
    threat = _unsigned(job.hours, ahead)
    if signs.informant or signs.official:
        return Threat(threat.fails, signs.informant, signs.official)
    return threat


@lru_cache(1024)
def _unsigned(hours: int, cards: int) -> Threat:
    """What a job of so many hours may do while so many cards are still to be played, without any sign in its bucket."""
    if hours >= COMPLETE:
        return SAFE
    missing = COMPLETE - hours - HOURS_A_CARD * cards
    return Threat(1.0 / (1.0 + exp(-missing / SPREAD)) if cards else 1.0, False, False)


def _prizes(s: Kolkhoz) -> float:
    """What the winner of the trick on the table could be paid for it."""
    if not s.trick or not pays_rewards(s.options):
        return 0.0
    found = 0
    for suit, job in s.jobs.items():
        if job.display and job.hours + sum(hours(s, key) for _, key in s.trick if _may_work(s, key, suit)) >= COMPLETE:
            found += total(job.display)
    return float(found)


def _may_work(s: Kolkhoz, key: Card, job: Suit) -> bool:
    return SUIT[key] in (job, s.trump, WILD) or s.options.assignment_rule == "suits_in_trick"


# -- plots -----------------------------------------------------------------------------------------------------


def _keeps(s: Kolkhoz, seat: int, threats: dict[Suit, Threat], vulnerable: float) -> float:
    """The seat's points less what requisition may take."""
    player, mice = s.players[seat], s.options.mice_variant
    if player.year_medals:
        vulnerable = 1.0
    lost = 0.0
    for suit, best, two in _held((*player.plot.hidden,) if mice else (*player.plot.revealed, *player.plot.hidden)):
        if (threat := threats[suit]).fails:
            reach = _is_highest(s, player, suit, best) if mice else 1.0 if threat.informant else vulnerable
            lost += threat.fails * reach * (two if threat.official else best)
    return score(s, seat) - lost


@lru_cache(4096)
def _held(cards: tuple[Card, ...]) -> list[tuple[Suit, int, int]]:
    """Of each suit, the highest value and the sum of the two highest; a plot stays as it is for many decisions."""
    values: dict[Suit, list[int]] = {suit: [] for suit in (*SUITS, WILD)}
    for key in cards:
        values[SUIT[key]].append(VALUE[key])
    return [(suit, of[-1], sum(of[-2:])) for suit in SUITS if (of := sorted(values[suit]))]


def _is_highest(s: Kolkhoz, player: Player, suit: Suit, value: int) -> float:
    """With mice: the chance that nobody else turns up a higher card of the suit, out of the plot or swept."""
    chance = 1.0
    for other in s.players:
        if other is player:
            continue
        if any(SUIT[key] == suit and VALUE[key] > value for key in other.plot.hidden):
            return 0.0
        higher = sum([SUIT[key] == suit and VALUE[key] > value for key in other.hand])
        chance *= 1.0 - higher / len(other.hand) if higher else 1.0
    return chance


def _sweep(s: Kolkhoz, player: Player, threats: dict[Suit, Threat], vulnerable: float) -> float:
    """What the last hand card will probably be worth: something between the best and an average one."""
    if s.options.mice_variant:
        hand = [(VALUE[key], SUIT[key]) for key in player.hand if key != SABOTEUR]
        nets = [value * (1.0 - _is_highest(s, player, suit, value) * threats[suit].fails) for value, suit in hand]
    else:
        nets = [VALUE[key] * (1.0 - vulnerable * threats[SUIT[key]].fails) for key in player.hand if key != SABOTEUR]
    if not nets:
        return 0.0
    return 0.5 * max(nets) + 0.5 * sum(nets) / len(nets)


# -- vulnerability ---------------------------------------------------------------------------------------------


def _vulnerability(s: Kolkhoz, seat: int, player: Player, wins: float) -> float:
    """How likely requisition can reach the seat this year."""
    options = s.options
    if options.orden_nachalniku:
        return 1.0 if player.plot.stacks else 0.3
    if player.year_medals or options.northern_style or options.deck_type == 36:
        return 1.0
    ahead = s.tricks_this_year - s.trick_count - (1 if _place(s, seat) < len(s.trick) else 0)
    if ahead <= 0:
        return 1.0 - (1.0 - wins)
    return 1.0 - (1.0 - wins) * (1.0 - _strength(s.trump, player.hand)) ** ahead


_STRENGTH = {
    trump: {key: (value - 5) / 8 + (0.6 if SUIT[key] == trump else 0.0) for key, value in VALUE.items()}
    for trump in (None, *SUITS)
}
"""By trump, how likely each card is to win a trick."""


def _strength(trump: Suit | None, hand: list[Card]) -> float:
    """The chance to win a trick against one's will: high cards and trumps beside the one that is kept."""
    if len(hand) < 2:
        return 0.0
    of = _STRENGTH[trump]
    powers = sorted([of[key] for key in hand])
    return min(0.9, A_WIN * 2 * sum(powers[:-1]) / (len(powers) - 1))


def _place(s: Kolkhoz, seat: int) -> int:
    """When it is the seat's turn in the trick on the table, counted from the card that was led."""
    return (seat - s.trick[0][0]) % len(s.players) if s.trick else 0


def _wins_trick(s: Kolkhoz, seat: int) -> float:
    """The chance that the seat's card on the table wins, if those still to play choose at random."""
    trick, trump = s.trick, s.trump
    place = _place(s, seat)
    if place >= len(trick):
        return 0.0
    led = SUIT[trick[0][1]]
    powers = [power(key, led, trump) for _, key in trick]
    best = max(powers)
    if powers.index(best) != place:
        return 0.0
    lead, seats = trick[0][0], len(s.players)
    return prod([1.0 - _beaten_by(s, (lead + after) % seats, best) for after in range(len(trick), seats)])


def _beaten_by(s: Kolkhoz, other: int, best: int) -> float:
    """The share of another seat's legal cards that would take the trick."""
    hand, legal = s.players[other].hand, playable(s, other)
    if not legal:
        return 0.0
    led, trump = SUIT[s.trick[0][1]], s.trump
    return sum([power(hand[index], led, trump) > best for index in legal]) / len(legal)
