"""One name is missing from the deck; who names it first wins."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Any

from rondel import (
    Fact,
    Flow,
    Game,
    Outcome,
    PerSeat,
    Private,
    Ref,
    Sealed,
    Seat,
    Segment,
    Setup,
    State,
    Turns,
    Value,
    move,
)
from tests.guests.archive import META


class Suspect(StrEnum):
    """Who may have been there."""

    CLERK = "clerk"
    PORTER = "porter"
    COUNTESS = "countess"
    SAILOR = "sailor"
    TUTOR = "tutor"
    WIDOW = "widow"
    BAKER = "baker"
    ENVOY = "envoy"


class Sighting(Value, frozen=True):
    """What somebody was shown."""

    suspect: Suspect
    holder: Annotated[int, Ref("seat")]


class Shown(Fact):
    seat: Seat
    to: Seat


class Nobody(Fact):
    suspect: Suspect


class Accused(Fact):
    seat: Seat
    suspect: Suspect
    right: bool


class Detective(State):
    """One seat."""

    hand: Private[list[Suspect]]
    seen: Private[list[Sighting]]
    questions: list[Suspect]
    accused: Suspect | None = None
    wrong: int = 0


class Archive(State):
    """The table."""

    detectives: PerSeat[Detective]
    culprit: Sealed[Suspect]
    shelf: list[Suspect]
    """Lies open: these were not it."""
    turn: int = 0
    finder: Annotated[int | None, Ref("seat")] = None


def setup(g: Setup) -> Archive:
    deck = g.chance.shuffled(list(Suspect), label="deck")
    culprit = deck.pop()
    shelf = [deck.pop(), deck.pop()]
    hands: list[list[Suspect]] = [[] for _ in g.seats]
    for number, card in enumerate(deck):
        hands[number % len(hands)].append(card)
    return Archive([Detective(hand, [], []) for hand in hands], culprit, shelf)


@move
def ask(g: Any, seat: int, suspect: Suspect) -> None:
    """Ask everybody for a name; who holds it shows it to you."""
    s: Archive = g.s
    s.turn += 1
    s.detectives[seat].questions.append(suspect)
    for other, detective in enumerate(s.detectives):
        if other != seat and suspect in detective.hand:
            s.detectives[seat].seen.append(Sighting(suspect, other))
            g.emit(Shown(other, seat))
            return
    g.emit(Nobody(suspect))


@ask.options
def _(s: Archive, seat: int) -> list[Suspect]:
    return list(Suspect)


@move
def accuse(g: Any, seat: int, suspect: Suspect) -> None:
    """Say who it was."""
    s: Archive = g.s
    s.turn += 1
    s.detectives[seat].accused = suspect
    if suspect == s.culprit:
        s.finder = seat
    else:
        s.detectives[seat].wrong += 1
    g.emit(Accused(seat, suspect, suspect == s.culprit))


@accuse.options
def _(s: Archive, seat: int) -> list[Suspect]:
    return [one for one in Suspect if one not in s.shelf and one not in s.detectives[seat].hand]


def solved(s: Archive) -> Outcome | None:
    if s.finder is not None:
        return Outcome.win(s.finder, "found out")
    return Outcome.draw("the trail is cold") if s.turn >= 40 else None


game = Game(
    META,
    state=Archive,
    setup=setup,
    flow=Flow(Segment("play", Turns(moves=[ask, accuse], each=1))),
    outcome=solved,
    events=[Shown, Nobody, Accused],
    prompts={"play": "Ask, or accuse"},
)
