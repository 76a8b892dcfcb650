"""How things are said: names of cards and jobs, prompts, and one sentence per event."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rondel.games.kolkhoz.cards import CROPS, RANKS, SABOTEUR, SUIT, SUITS, VALUE, Card, Suit, card_name
from rondel.games.kolkhoz.state import Kolkhoz

SYMBOLS = dict(zip(SUITS, "♥♦♣♠", strict=True))


def short(key: Card) -> str:
    """The card in three or four characters: symbol, letter, rank.

    >>> short(Card("Hearts-10")), short(Card("Spades-13")), short(SABOTEUR)
    ('♥H10', '♠SK', '★Sab')
    """
    if key == SABOTEUR:
        return "★Sab"
    rank = RANKS[VALUE[key]][0] if VALUE[key] in RANKS else str(VALUE[key])
    return f"{SYMBOLS[SUIT[key]]}{SUIT[key][0]}{rank}"


def job_name(suit: Suit) -> str:
    """The job in words.

    >>> job_name(Suit("Hearts"))
    '♥ Hearts (Wheat)'
    """
    return f"{SYMBOLS[suit]} {suit} ({CROPS[suit]})"


def _sendings(mapping: Mapping[Card, Suit]) -> str:
    """Which cards go to which job."""
    by_job = {job: [card_name(key) for key, to in mapping.items() if to == job] for job in SUITS}
    return "; ".join(f"{', '.join(cards)} to {job}" for job, cards in by_job.items() if cards)


def _displays(jobs: Mapping[Suit, list[Card]]) -> str:
    return ", ".join(card_name(key) for cards in jobs.values() for key in cards) or "nothing"


def _hours(after: Mapping[Suit, int]) -> str:
    return ", ".join(f"{job} {hours}" for job, hours in after.items())


def _trump(suit: Suit | None) -> str:
    return f"{suit} are trump" if suit else "there is no trump"


def _present(kind: str) -> Any:
    """A remark that is made only when it is true."""
    return lambda there: f" {kind}" if there else ""


def hand_card(s: Kolkhoz, seat: int, index: int) -> str:
    """The card at a place in the seat's hand."""
    hand = s.players[seat].hand
    return card_name(hand[index]) if 0 <= index < len(hand) else str(index)


def plot_card(s: Kolkhoz, seat: int, index: int) -> str:
    """The card or cards at a place in the two parts of the seat's plot."""
    plot = s.players[seat].plot
    parts = (("hidden", plot.hidden), ("revealed", plot.revealed))
    return " or ".join(f"{card_name(cards[index])} ({name})" for name, cards in parts if index < len(cards))


LABELS: dict[str, Any] = {
    "card": card_name,
    "suit": lambda suit: f"{SYMBOLS[suit]} {suit}" if suit in SYMBOLS else str(suit),
    "job": lambda suit: job_name(suit) if suit in SYMBOLS else str(suit),
    "sendings": _sendings,
    "displays": _displays,
    "hours": _hours,
    "trump": _trump,
    "famine": lambda famine: "A famine: no trump is declared. " if famine else "",
    "drunkard": _present("A Drunkard is found there and takes the blame."),
    "informant": _present("The Informant makes everybody turn their cards up."),
    "official": _present("The Party Official takes two."),
    "auto": lambda auto: "All of one suit, the brigade goes" if auto else "The brigade is sent",
    "why": {
        "unclaimed": "unclaimed",
        "requisition": "requisitioned",
        "drunkard": "for drunkenness",
        "trump": "after setting trump",
    }.__getitem__,
}

NAMES = {"hand card": hand_card, "plot card": plot_card}

PROMPTS = {
    "planning": "Declare the trump of the year",
    "pass": "Pick a card to pass",
    "swap": "Swap hand cards with your plot, then confirm",
    "trick": "Play a card to the trick",
    "assignment": "Send the cards of the trick to work",
}

SENTENCES = {
    "year_began": "Year {year} begins with {jobs:displays} to be won. {famine:famine}"
    "{hand_size} cards each, {tricks} tricks.",
    "trump_turned": "The {card:card} is turned up: {trump:trump}.",
    "trump_declared": "{seat:seat} declares {suit:suit} trump.",
    "pass_chosen": "{seat:seat} has picked a card to pass.",
    "cards_passed": "Everybody passes a card to the {to}.",
    "card_passed": "{seat:seat} passes the {card:card} to {to:seat}.",
    "swapped": "{seat:seat} lays the {laid:card} in the {part} plot and takes the {taken:card}.",
    "swapped_unseen": "{seat:seat} swaps with the hidden plot.",
    "card_played": "{seat:seat} plays the {card:card}.",
    "trick_won": "{seat:seat} wins the trick with the {card:card} and leads the brigade.",
    "assigned": "{auto:auto} to work: {mapping:sendings} ({hours:hours} hours).",
    "job_completed": "{seat:seat} completes {job:job} and wins {reward:card}.",
    "hand_swept": "{seat:seat} keeps the last hand card in the hidden plot.",
    "job_failed": "{job:job} fails with {hours} hours.{drunkard:drunkard}{informant:informant}{official:official}",
    "revealed": "{seat:seat} turns up the {cards:card}.",
    "exiled": "The {card:card} goes North, {reason:why}.",
    "exiled_from_plot": "The {card:card} of {owner:seat} goes North, {reason:why}.",
    "returned_to_pool": "The {card:card} returns to the pool in compensation.",
    "year_ended": "Year {year} ends.",
    "game_over": "The game is over. {winners:seat}: {reason}.",
}
