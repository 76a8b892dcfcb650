"""Sparks: everybody starts with three hearts. On your turn you draw a card and gain two embers; whenever you hold
priority you may throw a spark (1 ember, one damage), a flare (2 embers, two damage) or douse the newest object on the
stack (1 ember): it fizzles unless its thrower pays an ember. When all pass in succession the newest object resolves.
The last one with hearts wins; if the deck runs out, whoever has most hearts.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rondel import (
    Flow,
    Game,
    Message,
    Objects,
    Outcome,
    PerSeat,
    Phase,
    Private,
    ReferenceItem,
    Refusal,
    Sealed,
    Seat,
    Segment,
    Setup,
    State,
    Turns,
    Value,
    YesNo,
    from_seat,
    move,
)
from rondel.cards import Drew
from rondel.games.sparks import META
from rondel.games.sparks.cards import COST, DAMAGE, DECK, Card
from rondel.games.sparks.lesson import LESSON
from rondel.games.sparks.says import (
    FACTS,
    LABELS,
    AimAtAnother,
    CannotPay,
    CardRef,
    CardsInHand,
    CardText,
    CardTitle,
    EmbersLeft,
    Fizzled,
    Hit,
    MostHearts,
    NoSuchCard,
    NothingToDouse,
    OthersHearts,
    OwnObject,
    Paid,
    TheCard,
    Thrown,
    WhatFlies,
    WrongKind,
    YourHearts,
)

HEARTS, HAND, EMBERS_A_TURN, MOST_EMBERS = 3, 3, 2, 6


class Flying(Value, frozen=True):
    """An object on the stack: a damaging card at a seat, or a douse, which aims at what lies under it."""

    id: int
    by: Seat
    card: CardRef
    at: Seat


class Thrower(State):
    """One seat."""

    hearts: int
    embers: int
    hand: Private[list[CardRef]]


class Hearth(State):
    """The table."""

    throwers: PerSeat[Thrower]
    deck: Sealed[list[CardRef]]
    stack: list[Flying]
    discard: list[CardRef]
    thrown: int
    """How many objects there have been; the next one's number."""
    first: Seat
    spent: bool
    """Somebody wanted to draw from an empty deck."""


def setup(g: Setup) -> Hearth:
    deck = g.chance.shuffled(DECK, label="deck")
    throwers = [Thrower(HEARTS, 0, [deck.pop() for _ in range(HAND)]) for _ in g.seats]
    return Hearth(throwers, deck, [], [], 0, g.chance.below(len(g.seats), label="first"), False)


def kindle(g: Any) -> None:
    """Draw a card and gain embers."""
    me = g.s.throwers[g.seat]
    me.embers = min(MOST_EMBERS, me.embers + EMBERS_A_TURN)
    if g.s.deck:
        me.hand.append(g.s.deck.pop())
        g.emit(Drew(g.seat, 1))
    else:
        g.s.spent = True


def _spend(g: Any, seat: int, card: Card, at: int) -> None:
    s: Hearth = g.s
    me = s.throwers[seat]
    me.hand.remove(card)
    me.embers -= COST[card]
    s.stack.append(Flying(s.thrown, seat, card, at))
    s.thrown += 1
    g.emit(Thrown(seat, card, at))


@move
def throw(g: Any, seat: int, card: CardRef, target: Seat) -> None:
    """Throw a spark or a flare at somebody."""
    _spend(g, seat, card, target)


@throw.candidates
def throws(s: Hearth, seat: int) -> Iterator[tuple[Card, int]]:
    """Every card of the hand that can be thrown, at everybody else who is in the game."""
    others = [at for at, other in enumerate(s.throwers) if at != seat and other.hearts > 0]
    return ((card, at) for card in DAMAGE if card in s.throwers[seat].hand for at in others)


@throw.check
def why_not_throw(s: Hearth, seat: int, card: Card, target: int) -> Message | Refusal | None:
    me = s.throwers[seat]
    if card not in DAMAGE:
        return WrongKind()
    if card not in me.hand:
        return Refusal.of(NoSuchCard(card), "unknown_card")
    if not 0 <= target < len(s.throwers) or target == seat or s.throwers[target].hearts <= 0:
        return Refusal.of(AimAtAnother(), "bad_target")
    return CannotPay(card, COST[card]) if COST[card] > me.embers else None


@move
def douse(g: Any, seat: int) -> None:
    """Douse the newest object: it fizzles unless its thrower pays an ember."""
    _spend(g, seat, Card.DOUSE, g.s.stack[-1].id)


@douse.when
def can_douse(s: Hearth, seat: int) -> Message | Refusal | None:
    me = s.throwers[seat]
    if not s.stack:
        return NothingToDouse()
    if s.stack[-1].by == seat:
        return Refusal.of(OwnObject(), "bad_target")
    if Card.DOUSE not in me.hand:
        return Refusal.of(NoSuchCard(Card.DOUSE), "unknown_card")
    return CannotPay(Card.DOUSE, COST[Card.DOUSE]) if me.embers < COST[Card.DOUSE] else None


async def resolve(g: Any) -> None:
    """Take the newest object off the stack and carry it out."""
    s: Hearth = g.s
    thrown = s.stack.pop()
    s.discard.append(thrown.card)
    if thrown.card is Card.DOUSE:
        await _resolve_douse(g, thrown)
        return
    victim = s.throwers[thrown.at]
    victim.hearts = max(0, victim.hearts - DAMAGE[thrown.card])
    g.emit(Hit(thrown.at, thrown.card, victim.hearts))


async def _resolve_douse(g: Any, douse: Flying) -> None:
    s: Hearth = g.s
    aimed = next((thrown for thrown in s.stack if thrown.id == douse.at), None)
    if aimed is None:
        return
    owner = s.throwers[aimed.by]
    if owner.embers and owner.hearts and await g.ask(aimed.by, YesNo(), id="pay"):
        owner.embers -= 1
        g.emit(Paid(aimed.by))
        return
    s.stack.remove(aimed)
    s.discard.append(aimed.card)
    g.emit(Fizzled(aimed.by, aimed.card))


def out_of_hearts(s: Hearth) -> list[int]:
    return [seat for seat, thrower in enumerate(s.throwers) if thrower.hearts <= 0]


def sweep(g: Any) -> bool:
    """Objects of those who are out leave the stack."""
    s: Hearth = g.s
    gone = [thrown for thrown in s.stack if s.throwers[thrown.by].hearts <= 0]
    for thrown in gone:
        s.stack.remove(thrown)
        s.discard.append(thrown.card)
    return bool(gone)


def last_one_burning(s: Hearth) -> Outcome | None:
    if s.spent and not s.stack:
        return Outcome.by_score([thrower.hearts for thrower in s.throwers], MostHearts())
    return None


def worth(s: Hearth, seat: int) -> float:
    """My hearts count most, then what is aimed at others, embers and cards."""
    return sum(parts(s, seat).values())


def parts(s: Hearth, seat: int) -> dict[Message, float]:
    """What that consists of."""
    me = s.throwers[seat]
    flying = sum(DAMAGE.get(t.card, 0) * (1 if t.at != seat else -1) for t in s.stack if t.card in DAMAGE)
    others = sum(other.hearts for at, other in enumerate(s.throwers) if at != seat)
    return {
        YourHearts(): 10 * me.hearts,
        OthersHearts(): -6 * others,
        WhatFlies(): 4 * flying,
        EmbersLeft(): 0.5 * me.embers,
        CardsInHand(): len(me.hand),
    }


def every_card_is_somewhere(s: Hearth) -> str | None:
    cards = [*s.deck, *s.discard, *(t.card for t in s.stack), *(c for t in s.throwers for c in t.hand)]
    return None if len(cards) == len(DECK) else f"{len(cards)} cards instead of {len(DECK)}"


def draw(view: dict[str, Any], seat: int | None) -> str:
    """Seats, the stack newest first, and the viewer's hand."""
    lines = []
    for number, thrower in enumerate(view["throwers"]):
        hand = thrower["hand"]
        cards = f"{hand['hidden']} cards" if isinstance(hand, dict) else ", ".join(card.value for card in hand)
        mine = "▸" if number == seat else " "
        lines.append(
            f"{mine} seat {number + 1}  {'♥' * thrower['hearts'] or '–':<4} {'•' * thrower['embers']:<7} {cards}"
        )
    for thrown in reversed(view["stack"]):
        aim = f"at seat {thrown.at + 1}" if thrown.card in DAMAGE else "at the object below"
        lines.append(f"    ↑ {thrown.card.value} of seat {thrown.by + 1} {aim}")
    return "\n".join(lines)


def reference(view: Mapping[str, Any] | None) -> list[ReferenceItem]:
    """Every card with its text."""
    return [ReferenceItem("card", card.value, CardTitle(card).phrase, (CardText(card).phrase,)) for card in Card]


game = Game(
    META,
    state=Hearth,
    setup=setup,
    flow=Flow(
        Segment(
            "play",
            Turns(
                "",
                Phase("kindle", enter=kindle, grants_priority=False),
                Phase("main", moves=[throw, douse], allows_passing=True),
                order=from_seat(lambda s: s.first),
            ),
        ),
    ),
    objects=Objects(
        pending=lambda s: s.stack,
        resolve=resolve,
        controller=lambda s: s.stack[-1].by,
        label=lambda s: TheCard(s.stack[-1].card),
        asks=["pay"],
    ),
    checks=[sweep],
    out=out_of_hearts,
    outcome=last_one_burning,
    events=FACTS,
    labels=LABELS,
    prompts=["main", "pay"],
    score=worth,
    score_parts=parts,
    score_spread=13.0,
    levels={
        "easy": "random",
        "normal": "mcts:iterations=14:depth=0:width=1",
        "hard": "mcts:iterations=300",
        "master": "mcts:iterations=900:depth=0:width=1",
    },
    draw=draw,
    reference=reference,
    invariants=[every_card_is_somewhere],
    lesson=LESSON,
)
