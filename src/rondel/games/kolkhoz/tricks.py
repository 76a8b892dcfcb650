"""Playing a trick. Rules, section 5.4 and, for the Saboteur, section 11."""

from __future__ import annotations

from collections.abc import Sequence

from rondel import Handle, Refusal, move
from rondel.errors import Verdict
from rondel.games.kolkhoz.assignment import assign
from rondel.games.kolkhoz.cards import SABOTEUR, SUIT, VALUE, WILD, Card, Suit
from rondel.games.kolkhoz.says import BadIndex, CardPlayed, MustFollowSuit, TrickWon
from rondel.games.kolkhoz.state import HandIndex, Kolkhoz, Played

TRUMPED = 100
"""What a trump has over any card that is none."""


def to_play(s: Kolkhoz) -> int:
    """The lead, then the others in table order."""
    return (s.lead + len(s.trick)) % len(s.players)


def tricks_left(s: Kolkhoz) -> bool:
    """Are there tricks to be played this year?"""
    return s.trick_count < s.tricks_this_year


def is_trick_full(s: Kolkhoz) -> bool:
    """Everybody has played a card."""
    return len(s.trick) == len(s.players)


def led_suit(s: Kolkhoz) -> Suit | None:
    """The suit to follow; none before the first card, or when the Saboteur was led."""
    if not s.trick:
        return None
    led = SUIT[s.trick[0][1]]
    return None if led == WILD else led


def why_no_card(s: Kolkhoz, seat: int, index: int) -> BadIndex | None:
    """There must be a hand card at that place."""
    size = len(s.players[seat].hand)
    return None if 0 <= index < size else BadIndex(index, "hand", size)


@move
def play_card(g: Handle[Kolkhoz], seat: int, card_index: HandIndex) -> None:
    """Play a card to the trick, of the led suit if you have one."""
    s = g.s
    key = s.players[seat].hand.pop(card_index)
    if s.trick:
        led = led_suit(s)
        if led is not None and SUIT[key] != led and key != SABOTEUR and led not in s.players[seat].lacks:
            s.players[seat].lacks.append(led)
    s.trick.append((seat, key))
    g.emit(CardPlayed(seat, key))


@play_card.options
def playable(s: Kolkhoz, seat: int) -> list[int]:
    """The cards that follow suit, or all if there are none."""
    hand = s.players[seat].hand
    if s.trick:
        led = SUIT[s.trick[0][1]]
        if led != WILD:
            follow = [i for i, key in enumerate(hand) if SUIT[key] == led or key == SABOTEUR]
            if follow:
                return follow
    return list(range(len(hand)))


@play_card.check
def why_not_play(s: Kolkhoz, seat: int, card_index: int) -> Verdict:
    """It must be in the hand, and follow suit if any hand card does."""
    if why := why_no_card(s, seat, card_index):
        return why
    legal = playable(s, seat)
    if card_index in legal:
        return None
    led, hand = led_suit(s), s.players[seat].hand
    assert led is not None  # else every card is playable
    return Refusal.of(MustFollowSuit(led, [hand[index] for index in legal]), suit=led)


@play_card.candidates
def whole_hand(s: Kolkhoz, seat: int) -> list[int]:
    """All cards, so that each that cannot be played says why."""
    return list(range(len(s.players[seat].hand)))


def winner_of(trick: Sequence[Played], trump: Suit | None) -> int:
    """The seat whose card wins: the highest trump, else the highest card of the led suit.

    The Saboteur is a trump of value 0 if there is a trump. Led without a trump, the highest card of all wins.
    """
    led = SUIT[trick[0][1]]
    return max(trick, key=lambda play: power(play[1], led, trump))[0]


def power(key: Card, led: Suit, trump: Suit | None) -> int:
    """How strong a card is in a trick in which that suit was led; less than nothing if it cannot win."""
    suit = SUIT[key]
    if trump is not None and suit in (trump, WILD):
        return TRUMPED + VALUE[key]
    return VALUE[key] if led in (suit, WILD) else -1


def take_trick(g: Handle[Kolkhoz]) -> None:
    """The winner leads the brigade; a trick of one suit goes to work at once."""
    s = g.s
    trick, s.trick = s.trick, []
    winner = winner_of(trick, s.trump)
    s.last_trick, s.last_winner, s.lead = trick, winner, winner
    s.trick_count += 1
    player = s.players[winner]
    player.medals += 1
    player.year_medals += 1
    s.assigning = True
    won_with: Card = next(key for seat, key in trick if seat == winner)
    g.emit(TrickWon(winner, won_with, [key for _, key in trick]))
    suits = {SUIT[key] for _, key in trick}
    if len(suits) == 1:
        (suit,) = suits
        assign(g, {key: suit for _, key in trick}, auto=True)
