"""Passing a card to a neighbour (option `pass_cards`). Rules, section 11."""

from __future__ import annotations

from rondel import Handle, move
from rondel.games.kolkhoz.says import AlreadyConfirmed, BadIndex, CardPassed, CardsPassed, PassChosen
from rondel.games.kolkhoz.state import HandIndex, Kolkhoz
from rondel.games.kolkhoz.tricks import why_no_card


def can_pass(s: Kolkhoz) -> bool:
    """From year 2 on, while there are cards to pass."""
    return s.options.pass_cards and s.year > 1 and bool(s.players[0].hand)


def has_picked(s: Kolkhoz, seat: int) -> bool:
    """A pick is final."""
    return s.players[seat].has_picked


@move
def pass_card(g: Handle[Kolkhoz], seat: int, card_index: HandIndex) -> None:
    """Pick a hand card in secret; it moves when everybody has picked."""
    player = g.s.players[seat]
    player.pick, player.has_picked = card_index, True
    g.emit(PassChosen(seat))


@pass_card.when
def may_pick(s: Kolkhoz, seat: int) -> AlreadyConfirmed | None:
    """Once a year."""
    return AlreadyConfirmed("picked") if has_picked(s, seat) else None


@pass_card.candidates
def any_card(s: Kolkhoz, seat: int) -> list[int]:
    """Any card of the hand."""
    return list(range(len(s.players[seat].hand)))


@pass_card.check
def why_not_pass(s: Kolkhoz, seat: int, card_index: int) -> BadIndex | None:
    """It must be in the hand."""
    return why_no_card(s, seat, card_index)


def receiver(s: Kolkhoz, seat: int) -> int:
    """The left neighbour in even years, the right neighbour in odd ones."""
    return (seat + (1 if s.year % 2 == 0 else -1)) % len(s.players)


def exchange(g: Handle[Kolkhoz], commitments: object) -> None:
    """Everybody has picked: the cards move at the same time and become the last of the hands."""
    s = g.s
    moving = [player.hand.pop(player.pick or 0) for player in s.players]
    for seat, key in enumerate(moving):
        s.players[receiver(s, seat)].hand.append(key)
    for player in s.players:
        player.pick, player.has_picked = None, False
    g.emit(CardsPassed("left" if s.year % 2 == 0 else "right"))
    for seat, key in enumerate(moving):
        to = receiver(s, seat)
        g.emit(CardPassed(seat, to, key), audience=(seat, to))
