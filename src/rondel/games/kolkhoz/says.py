"""Everything the game says, as values: what happened, why not, how it ended, what things are called.

The words are in `messages/`, one file per language.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

from rondel import Fact, Message, Ref
from rondel.games.kolkhoz.cards import (
    SABOTEUR,
    SUIT,
    SUITS,
    VALUE,
    Card,
    CardRef,
    Part,
    PartRef,
    Reason,
    Suit,
    SuitRef,
)
from rondel.messages import And, Or, Phrase, Seat, Words, key_for

if TYPE_CHECKING:
    from rondel.games.kolkhoz.state import Kolkhoz

JobRef = Annotated[Suit, Ref("job")]

# -- what things are called ------------------------------------------------------------------------------------


class Crop(Message):
    """A suit, and the job that is named like it."""

    suit: Suit


class PlayingCard(Message):
    value: int
    crop: SuitRef


class Saboteur(Message): ...


class PlotPart(Message):
    part: Part


class PlotCard(Message):
    card: CardRef
    part: PartRef


class EitherCard(Message):
    """A place in a plot means one card in each of its parts."""

    cards: Or[PlotCard]


def card_name(key: Card) -> Message:
    """What a card is called."""
    return Saboteur() if key == SABOTEUR else PlayingCard(VALUE[key], SUIT[key])


def hand_card(s: Kolkhoz, seat: int, index: int) -> Message | str:
    """The card at a place in the seat's hand."""
    hand = s.players[seat].hand
    return card_name(hand[index]) if 0 <= index < len(hand) else str(index)


def plot_card(s: Kolkhoz, seat: int, index: int) -> Message:
    """The card or cards at a place in the two parts of the seat's plot."""
    plot = s.players[seat].plot
    parts: tuple[tuple[Part, list[Card]], ...] = (("hidden", plot.hidden), ("revealed", plot.revealed))
    return EitherCard([PlotCard(cards[index], part) for part, cards in parts if index < len(cards)])


LABELS: dict[str, Any] = {
    "card": card_name,
    "suit": Crop,
    "job": Crop,
    "plot part": PlotPart,
    "reason": lambda why: Phrase(key_for("reason", why)),
}
NAMES = {"hand card": hand_card, "plot card": plot_card}

# -- what happened ---------------------------------------------------------------------------------------------


class YearBegan(Fact):
    year: int
    jobs: dict[Suit, list[Card]]
    famine: bool
    hand_size: int
    tricks: int
    planner: Seat

    def told(self) -> Message:
        rewards = [key for cards in self.jobs.values() for key in cards]
        return YearBegins(self.year, rewards, self.famine, self.hand_size, self.tricks)


class YearBegins(Message):
    year: int
    rewards: list[CardRef]
    famine: bool
    hand_size: int
    tricks: int


class TrumpTurned(Fact):
    card: CardRef
    trump: SuitRef | None

    def told(self) -> Message:
        return CardSetsTrump(self.card, self.trump) if self.trump else CardSetsNoTrump(self.card)


class CardSetsTrump(Message):
    card: CardRef
    trump: SuitRef


class CardSetsNoTrump(Message):
    card: CardRef


class TrumpDeclared(Fact):
    seat: Seat
    suit: SuitRef


class PassChosen(Fact):
    seat: Seat


class CardsPassed(Fact):
    light = True
    to: Literal["left", "right"]


class CardPassed(Fact):
    seat: Seat
    to: Seat
    card: CardRef


class Swapped(Fact):
    seat: Seat
    part: Part
    laid: CardRef
    taken: CardRef


class SwappedUnseen(Fact):
    seat: Seat
    part: Part


class CardPlayed(Fact):
    seat: Seat
    card: CardRef


class TrickWon(Fact):
    decides = True
    seat: Seat
    card: CardRef
    cards: list[CardRef]


class Assigned(Fact):
    seat: Seat
    mapping: dict[Card, Suit]
    auto: bool
    hours: dict[Suit, int]

    def told(self) -> Message:
        return BrigadeSent(self.auto, self._sendings(), [HoursAt(job, hours) for job, hours in self.hours.items()])

    def _sendings(self) -> list[SentTo]:
        by_job = {job: [key for key, to in self.mapping.items() if to == job] for job in SUITS}
        return [SentTo(cards, job) for job, cards in by_job.items() if cards]


class BrigadeSent(Message):
    auto: bool
    sent: list[SentTo]
    hours: list[HoursAt]


class SentTo(Message):
    cards: And[CardRef]
    job: JobRef


class HoursAt(Message):
    job: JobRef
    hours: int


class JobCompleted(Fact):
    decides = True
    job: JobRef
    seat: Seat
    reward: list[CardRef]

    def told(self) -> Message:
        return self if self.reward else JobUnpaid(self.job, self.seat)


class JobUnpaid(Message):
    job: JobRef
    seat: Seat


class HandSwept(Fact):
    light = True
    seat: Seat


class JobFailed(Fact):
    decides = True
    job: JobRef
    hours: int
    drunkard: bool
    informant: bool
    official: bool


class Revealed(Fact):
    seat: Seat
    cards: And[CardRef]


class Exiled(Fact):
    loses = ("owner",)
    card: CardRef
    owner: Seat | None
    reason: Reason


class ExiledFromPlot(Fact):
    loses = ("owner",)
    card: CardRef
    owner: Seat
    reason: Reason


class ReturnedToPool(Fact):
    light = True
    card: CardRef
    job: JobRef


class YearEnded(Fact):
    decides = True
    year: int


class GameOver(Fact):
    scores: list[int]
    ranking: list[list[int]]
    winners: And[Seat]
    reason: Words


FACTS = (
    YearBegan, TrumpTurned, TrumpDeclared, PassChosen, CardsPassed, CardPassed, Swapped, SwappedUnseen, CardPlayed,
    TrickWon, Assigned, JobCompleted, HandSwept, JobFailed, Revealed, Exiled, ExiledFromPlot, ReturnedToPool, YearEnded,
    GameOver,
)  # fmt: skip

# -- why not ---------------------------------------------------------------------------------------------------


class BadSuit(Message):
    suit: str
    suits: list[SuitRef]


class BadIndex(Message):
    index: int
    where: str
    """The hand, or a part of the plot."""
    size: int


class BadZone(Message):
    zone: str


class MustFollowSuit(Message):
    suit: SuitRef
    cards: Or[CardRef]


class AssignmentMismatch(Message):
    cards: And[CardRef]


class IllegalTarget(Message):
    card: CardRef
    jobs: Or[JobRef]


class AlreadyConfirmed(Message):
    how: Literal["bot", "picked"]


class SwapLimit(Message):
    limit: int


# -- options that do not go together ---------------------------------------------------------------------------


class NeedsDeck(Message):
    """An option that only one of the two decks has."""

    option: Literal["orden_nachalniku", "accumulate_jobs", "lotto_rewards", "highest_cards_requisition"]
    deck: int


class ExcludesNorthernStyle(Message):
    option: Literal["orden_nachalniku", "accumulate_jobs"]


class TrumpNeedsSaboteur(Message): ...


class TrumpNeedsFamine(Message): ...


class WrongHumans(Message):
    seats: int


class NothingDrawn(Message):
    """Outcomes of chance that nobody will ask for."""

    labels: list[str]


# -- what would happen -----------------------------------------------------------------------------------------


class SwapFor(Message):
    laid: CardRef
    taken: CardRef
    part: PartRef


class AfterWork(Message):
    jobs: list[JobAfter]


class JobAfter(Message):
    job: JobRef
    hours: int
    full: int
    result: Literal["open", "done", "paid", "stacked", "already"]


# -- how it ended ----------------------------------------------------------------------------------------------

Kind = Literal["richest", "poorest"]


class BestPlot(Message):
    kind: Kind
    worth: int


class BestPlotByMedals(Message):
    kind: Kind
    worth: int
    medals: int


class BestPlotsShared(Message):
    kind: Kind
    worth: int
    medals: int


# -- what a position is worth ----------------------------------------------------------------------------------


class OthersPlots(Message): ...


class OwnPlot(Message): ...


class SwapsMade(Message): ...


class CardToKeep(Message): ...


class WinningTrick(Message): ...
