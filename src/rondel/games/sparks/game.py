"""Sparks: everybody starts with three hearts. On your turn you draw a card and gain two embers; whenever you hold
priority you may throw a spark (1 ember, one damage), a flare (2 embers, two damage) or douse the newest object on the
stack (1 ember): it fizzles unless its thrower pays an ember. When all pass in succession the newest object resolves.
The last one with hearts wins; if the deck runs out, whoever has most hearts.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import Enum
from typing import Annotated, Any

from rondel import (
    Flow,
    Game,
    Objects,
    Outcome,
    PerSeat,
    Phase,
    Private,
    Ref,
    ReferenceItem,
    Refusal,
    Sealed,
    Segment,
    Setup,
    State,
    Turns,
    Value,
    YesNo,
    from_seat,
    move,
)
from rondel.games.sparks import META

HEARTS, HAND, EMBERS_A_TURN, MOST_EMBERS = 3, 3, 2, 6


class Card(Enum):
    """What can be thrown."""

    SPARK = "spark"
    FLARE = "flare"
    DOUSE = "douse"


COST = {Card.SPARK: 1, Card.FLARE: 2, Card.DOUSE: 1}
DAMAGE = {Card.SPARK: 1, Card.FLARE: 2}
TEXT = {
    Card.SPARK: "Costs 1 ember. One damage to somebody else.",
    Card.FLARE: "Costs 2 embers. Two damage to somebody else.",
    Card.DOUSE: "Costs 1 ember. The newest object fizzles unless its thrower pays an ember.",
}
DECK = [Card.SPARK] * 12 + [Card.FLARE] * 8 + [Card.DOUSE] * 12


class Thrown(Value, frozen=True):
    """An object on the stack: a damaging card at a seat, or a douse, which aims at what lies under it."""

    id: int
    by: Annotated[int, Ref("seat")]
    card: Card
    at: Annotated[int, Ref("seat")]


class Thrower(State):
    """One seat."""

    hearts: int
    embers: int
    hand: Private[list[Card]]


class Hearth(State):
    """The table."""

    throwers: PerSeat[Thrower]
    deck: Sealed[list[Card]]
    stack: list[Thrown]
    discard: list[Card]
    thrown: int
    """How many objects there have been; the next one's number."""
    first: Annotated[int, Ref("seat")]
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
        g.emit("drew", seat=g.seat)
    else:
        g.s.spent = True


def _spend(g: Any, seat: int, card: Card, at: int) -> None:
    s: Hearth = g.s
    me = s.throwers[seat]
    me.hand.remove(card)
    me.embers -= COST[card]
    s.stack.append(Thrown(s.thrown, seat, card, at))
    s.thrown += 1
    g.emit("thrown", seat=seat, card=card, at=at)


@move
def throw(g: Any, seat: int, card: Annotated[Card, Ref("card")], target: Annotated[int, Ref("seat")]) -> None:
    """Throw a spark or a flare at somebody."""
    _spend(g, seat, card, target)


@throw.options
def throws(s: Hearth, seat: int) -> Iterator[tuple[Card, int]]:
    me = s.throwers[seat]
    for card in DAMAGE:
        if card in me.hand and COST[card] <= me.embers:
            yield from ((card, at) for at, other in enumerate(s.throwers) if at != seat and other.hearts > 0)


@throw.check
def why_not_throw(s: Hearth, seat: int, card: Card, target: int) -> Refusal | None:
    me = s.throwers[seat]
    if card not in DAMAGE:
        return Refusal("wrong_kind", "Only sparks and flares can be thrown at somebody.")
    if card not in me.hand:
        return Refusal("unknown_card", f"You have no {card.value}.")
    if not 0 <= target < len(s.throwers) or target == seat or s.throwers[target].hearts <= 0:
        return Refusal("bad_target", "Aim at somebody else who still has hearts.")
    return Refusal("cannot_pay", f"A {card.value} costs {COST[card]}.") if COST[card] > me.embers else None


@move
def douse(g: Any, seat: int) -> None:
    """Douse the newest object: it fizzles unless its thrower pays an ember."""
    _spend(g, seat, Card.DOUSE, g.s.stack[-1].id)


@douse.when
def can_douse(s: Hearth, seat: int) -> Refusal | None:
    me = s.throwers[seat]
    if not s.stack:
        return Refusal("nothing_to_douse", "There is nothing on the stack.")
    if s.stack[-1].by == seat:
        return Refusal("bad_target", "The newest object is your own.")
    if Card.DOUSE not in me.hand:
        return Refusal("unknown_card", "You have no douse.")
    return Refusal("cannot_pay", "A douse costs an ember.") if me.embers < COST[Card.DOUSE] else None


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
    g.emit("hit", seat=thrown.at, card=thrown.card, hearts=victim.hearts)


async def _resolve_douse(g: Any, douse: Thrown) -> None:
    s: Hearth = g.s
    aimed = next((thrown for thrown in s.stack if thrown.id == douse.at), None)
    if aimed is None:
        return
    owner = s.throwers[aimed.by]
    if (
        owner.embers
        and owner.hearts
        and await g.ask(aimed.by, YesNo(label="Pay an ember to keep it burning?"), id="pay")
    ):
        owner.embers -= 1
        g.emit("paid", seat=aimed.by)
        return
    s.stack.remove(aimed)
    s.discard.append(aimed.card)
    g.emit("fizzled", seat=aimed.by, card=aimed.card)


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
        return Outcome.by_score([thrower.hearts for thrower in s.throwers], "most hearts when the deck ran out")
    return None


def worth(s: Hearth, seat: int) -> float:
    """My hearts count most, then what is aimed at others, embers and cards."""
    return sum(parts(s, seat).values())


def parts(s: Hearth, seat: int) -> dict[str, float]:
    """What that consists of."""
    me = s.throwers[seat]
    flying = sum(DAMAGE.get(t.card, 0) * (1 if t.at != seat else -1) for t in s.stack if t.card in DAMAGE)
    others = sum(other.hearts for at, other in enumerate(s.throwers) if at != seat)
    return {
        "your hearts": 10 * me.hearts,
        "the others’ hearts": -6 * others,
        "what flies": 4 * flying,
        "embers": 0.5 * me.embers,
        "cards in hand": len(me.hand),
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
    return [ReferenceItem("card", card.value, card.value.capitalize(), (TEXT[card],)) for card in Card]


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
                Phase("main", moves=[throw, douse], allows_passing=True, label="Throw, douse or pass"),
                order=from_seat(lambda s: s.first),
            ),
        ),
    ),
    objects=Objects(
        pending=lambda s: s.stack,
        resolve=resolve,
        controller=lambda s: s.stack[-1].by,
        label=lambda s: f"The {s.stack[-1].card.value}",
        asks=["pay"],
    ),
    checks=[sweep],
    out=out_of_hearts,
    outcome=last_one_burning,
    events={
        "drew": "{seat:seat} draws a card.",
        "thrown": "{seat:seat} throws a {card:card}.",
        "hit": "{seat:seat} is hit by a {card:card} and has {hearts:hearts} left.",
        "paid": "{seat:seat} pays an ember.",
        "fizzled": "The {card:card} of {seat:seat} fizzles.",
    },
    labels={
        "card": lambda card: card.value if isinstance(card, Card) else str(card),
        "seat": lambda seat: f"seat {seat + 1}",
        "hearts": lambda count: f"{count} heart" if count == 1 else f"{count or 'no'} hearts",
    },
    prompts={"main": "Throw, douse or pass", "pay": "Pay an ember to keep it burning?"},
    score=worth,
    score_parts=parts,
    score_spread=13.0,
    levels={"easy": "random", "normal": "greedy", "hard": "mcts:iterations=300"},
    draw=draw,
    reference=reference,
    invariants=[every_card_is_somewhere],
)
