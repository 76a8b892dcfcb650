"""Requisition: failed jobs let the state take cards out of the plots. Rules, section 7, and 11 for what is later."""

from __future__ import annotations

from typing import NamedTuple

from rondel import Handle
from rondel.games.kolkhoz.cards import DRUNKARD, INFORMANT, OFFICIAL, SABOTEUR, SUITS, VALUE, Card, Suit, matches
from rondel.games.kolkhoz.says import JobFailed, ReturnedToPool, Revealed
from rondel.games.kolkhoz.state import COMPLETE, Job, Kolkhoz, Plot, stack_cards
from rondel.games.kolkhoz.year import end_year, exile


class Failed(NamedTuple):
    """A failed job, and which face cards of trump are in its bucket."""

    suit: Suit
    drunkard: Card | None
    """He is exiled, and nobody reveals or loses anything for this job."""
    informant: bool
    """Everybody is vulnerable and turns all matching cards up."""
    official: bool
    """Two cards are taken instead of one."""


def requisition(g: Handle[Kolkhoz]) -> None:
    """Process the failed jobs in suit order, then end the year."""
    s = g.s
    failed = [face_cards(s, suit) for suit in SUITS if is_failed(s.jobs[suit])]
    if s.options.highest_cards_requisition:
        _take_highest_cards(g, [job for job in failed if not _announce(g, job)])
    else:
        procedure = _mice if s.options.mice_variant else _short_deck if s.options.deck_type == 36 else _standard
        for job in failed:
            if not _announce(g, job):
                procedure(g, job)
    end_year(g)


def is_failed(job: Job) -> bool:
    """Too few hours, or the Saboteur among the workers."""
    return job.hours < COMPLETE or SABOTEUR in job.bucket


def face_cards(s: Kolkhoz, suit: Suit) -> Failed:
    """What the face cards of trump in a job's bucket mean if it fails."""
    trump, bucket = s.trump, s.jobs[suit].bucket
    if trump is None or not s.options.nomenclature:
        return Failed(suit, None, False, False)
    drunkard = DRUNKARD[trump] if DRUNKARD[trump] in bucket else None
    return Failed(suit, drunkard, INFORMANT[trump] in bucket, OFFICIAL[trump] in bucket)


def _announce(g: Handle[Kolkhoz], failed: Failed) -> bool:
    """Tell that a job failed; True if a Drunkard takes the blame."""
    job = g.s.jobs[failed.suit]
    blamed = failed.drunkard is not None
    g.emit(JobFailed(failed.suit, job.hours, blamed, failed.informant, failed.official))
    if failed.drunkard is None:
        return False
    job.bucket.remove(failed.drunkard)
    exile(g, failed.drunkard, None, "drunkard")
    if g.s.options.drunkard_compensation and g.s.options.deck_type == 52 and job.display:
        g.s.returned.append(job.display.pop(0))
        g.emit(ReturnedToPool(g.s.returned[-1], failed.suit))
    return True


# -- who is vulnerable -----------------------------------------------------------------------------------------


def hero(s: Kolkhoz) -> int | None:
    """The seat that won every trick of the year, if such a hero is honoured."""
    if not s.options.hero_of_soviet_union or not s.tricks_this_year:
        return None
    return next((seat for seat, player in enumerate(s.players) if player.year_medals == s.tricks_this_year), None)


def is_vulnerable(s: Kolkhoz, seat: int, failed: Failed) -> bool:
    """Can this seat lose cards for the job?"""
    if (immune := hero(s)) is not None:
        return seat != immune
    options = s.options
    if failed.informant or options.northern_style or options.mice_variant:
        return True
    if options.orden_nachalniku:
        return bool(s.players[seat].plot.stacks)
    return options.deck_type == 36 or s.players[seat].year_medals > 0


def _vulnerable(s: Kolkhoz, failed: Failed) -> list[int]:
    return [seat for seat in range(len(s.players)) if is_vulnerable(s, seat, failed)]


# -- the procedures --------------------------------------------------------------------------------------------


def _standard(g: Handle[Kolkhoz], failed: Failed) -> None:
    """Section 7.2: matching cards are turned up, the highest is taken."""
    s = g.s
    turns_up = failed.informant or s.options.reveal_rule == "all_matching"
    for seat in _vulnerable(s, failed):
        plot = s.players[seat].plot
        if turns_up:
            _turn_up(g, seat, [key for key in plot.hidden if matches(key, failed.suit)])
        at_risk = [key for key in (*plot.revealed, *plot.hidden) if matches(key, failed.suit)]
        _take(g, seat, _highest(at_risk, 2 if failed.official else 1))


def _mice(g: Handle[Kolkhoz], failed: Failed) -> None:
    """Section 7.3: everybody turns up, only the highest card of all is taken."""
    turned: list[tuple[int, Card]] = []
    for seat in _vulnerable(g.s, failed):
        cards = _matching_hidden(g.s, seat, failed)
        _turn_up(g, seat, cards)
        turned += [(seat, key) for key in cards]
    turned.sort(key=lambda play: -VALUE[play[1]])
    for seat, key in turned[: 2 if failed.official else 1]:
        _take(g, seat, [key])


def _short_deck(g: Handle[Kolkhoz], failed: Failed) -> None:
    """Section 7.4: the highest hidden card is turned up, then the highest revealed one is taken."""
    for seat in _vulnerable(g.s, failed):
        _turn_up(g, seat, _matching_hidden(g.s, seat, failed))
        revealed = g.s.players[seat].plot.revealed
        at_risk = [key for key in revealed if matches(key, failed.suit)]
        _take(g, seat, _highest(at_risk, 2 if failed.official else 1))


def _matching_hidden(s: Kolkhoz, seat: int, failed: Failed) -> list[Card]:
    """What a seat turns up: its highest matching hidden or stacked card, or all of them for the Informant."""
    plot = s.players[seat].plot
    cards = [key for key in (*plot.hidden, *stack_cards(plot)) if matches(key, failed.suit)]
    return cards if failed.informant else _highest(cards, 1)


def _take_highest_cards(g: Handle[Kolkhoz], failed: list[Failed]) -> None:
    """Section 11, `highest_cards_requisition`: every seat loses as many cards as jobs failed."""
    s = g.s
    for seat, player in enumerate(s.players):
        against = [job for job in failed if is_vulnerable(s, seat, job)]
        turned = [job.suit for job in against if job.informant or s.options.mice_variant]
        _turn_up(g, seat, [key for key in player.plot.hidden if any(matches(key, suit) for suit in turned)])
        cards = (*player.plot.revealed, *player.plot.hidden)
        at_risk = [key for key in cards if any(matches(key, job.suit) for job in against)]
        _take(g, seat, _highest(at_risk, len(failed) + any(job.official for job in against)))


# -- moving cards ----------------------------------------------------------------------------------------------


def _highest(cards: list[Card], number: int) -> list[Card]:
    """The highest cards; of equal values the one that stands first."""
    return sorted(cards, key=lambda key: -VALUE[key])[:number]


def _turn_up(g: Handle[Kolkhoz], seat: int, cards: list[Card]) -> None:
    """Turn cards of the hidden plot or of stacks face up, in the order given."""
    if not cards:
        return
    plot = g.s.players[seat].plot
    for key in cards:
        _remove(plot, key)
    plot.revealed += cards
    g.emit(Revealed(seat, list(cards)))


def _take(g: Handle[Kolkhoz], seat: int, cards: list[Card]) -> None:
    for key in cards:
        _remove(g.s.players[seat].plot, key)
        exile(g, key, seat, "requisition")


def _remove(plot: Plot, key: Card) -> None:
    """Take a card out of a plot, wherever in it the card is. A stack may lose its top and stays a stack."""
    for part in (plot.hidden, plot.revealed, *(stack.under for stack in plot.stacks)):
        if key in part:
            part.remove(key)
            break
    else:
        for stack in plot.stacks:
            if stack.top == key:
                stack.top = None
    plot.stacks = [stack for stack in plot.stacks if stack.top is not None or stack.under]
