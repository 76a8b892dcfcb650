"""Small games, each broken in one way that the kit must find.

They are made of one sound game: everybody holds cards nobody else sees; in turn each plays a card or draws one, and
after so many turns whoever has played most wins.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from enum import Enum
from typing import Annotated, Any

from rondel import (
    Chance,
    Document,
    Export,
    Fact,
    Flow,
    Game,
    Gate,
    Match,
    Number,
    One,
    Outcome,
    PerSeat,
    Private,
    Ref,
    Refusal,
    Sealed,
    Seat,
    Segment,
    Setup,
    Stake,
    State,
    Step,
    Trial,
    Turns,
    Viewer,
    Weighing,
    YesNo,
    audience,
    move,
)
from rondel.core.weighing import WORLDS

TURNS = 8


class Card(Enum):
    """Eight cards that differ."""

    OAK = "oak"
    ELM = "elm"
    ASH = "ash"
    FIR = "fir"
    YEW = "yew"
    BAY = "bay"
    FIG = "fig"
    BOX = "box"


class Player(State):
    hand: Private[list[Card]]
    points: int = 0
    marks: list[int] = []
    pile: Private[list[Card]] = []


class Table(State):
    players: PerSeat[Player]
    deck: Sealed[list[Card]]
    played: list[Card] = []
    turns: int = 0
    notes: list[int] = []
    more: list[int] = []
    share: float = 0.0


def setup(g: Setup) -> Table:
    deck = g.chance.shuffled(list(Card))
    players = [Player(sorted((deck.pop(), deck.pop()), key=lambda card: card.value)) for _ in g.seats]
    return Table(players, deck)


def end(s: Table) -> Outcome | None:
    if s.turns < TURNS:
        return None
    return Outcome.by_score([player.points for player in s.players], "most played")


@move
def play(g: Any, seat: int, card: Card) -> None:
    """Play a card."""
    g.s.players[seat].hand.remove(card)
    g.s.players[seat].points += 1
    g.s.played.append(card)
    g.s.turns += 1
    g.emit("played", seat=seat, card=card)


@play.options
def hand(s: Table, seat: int) -> list[Card]:
    return list(s.players[seat].hand)


@move
def draw(g: Any, seat: int) -> None:
    """Draw a card."""
    if g.s.deck:
        g.s.players[seat].hand.append(g.s.deck.pop())
    g.s.turns += 1
    g.emit("drew", seat=seat)


def game(name: str, *nodes: Any, **rules: Any) -> Game:
    """The sound game with something in it changed."""
    flow = Flow(Segment("play", *(nodes or (Turns(moves=[play, draw], each=1),))), flows=rules.pop("flows", ()))
    return Game(name, version="1", seats=(2, 3), state=Table, **{"setup": setup, "outcome": end, **rules}, flow=flow)


def turns(*moves: Any, **settings: Any) -> Turns:
    """Turns with one more move beside the sound ones."""
    return Turns(moves=[play, draw, *moves], each=1, **settings)


def turn(g: Any) -> None:
    """Let the turn count."""
    g.s.turns += 1


sound = game("sound")


# -- play ------------------------------------------------------------------------------------------------------


@move
def only_one_card(g: Any, seat: int, card: Card) -> None:
    g.s.players[seat].hand.remove(card)


@only_one_card.options
def cards_left(s: Table, seat: int) -> list[Card]:
    return list(s.players[seat].hand)


stuck = game("stuck", Turns(moves=[only_one_card], each=1))


@move
def ponder(g: Any, seat: int) -> None:
    turn(g)
    while g.s.turns == 3:
        pass


endless = game("endless", turns(ponder), limit=0.3)


@move
def stumble(g: Any, seat: int) -> None:
    turn(g)
    _ = [][g.s.turns]


raises = game("raises", turns(stumble))


@move(asks=["sure"])
async def wonder(g: Any, seat: int) -> None:
    turn(g)
    await g.ask(seat, YesNo(), id="really")


undeclared_ask = game("undeclared-ask", turns(wonder))


@move(asks=["sure", "never"])
async def hesitate(g: Any, seat: int) -> None:
    turn(g)
    await g.ask(seat, YesNo(label="Sure?"), id="sure")


unreached_ask = game("unreached-ask", turns(hesitate))


@move(asks={"sure": int})
async def mistake(g: Any, seat: int) -> None:
    turn(g)
    await g.ask(seat, YesNo(label="Sure?"), id="sure")


mistyped_ask = game("mistyped-ask", turns(mistake))
unreached_node = game(
    "unreached-node",
    Turns(Step("act", moves=[play, draw], who="turn", each=1), Step("rest", can_enter=lambda s: False)),
)


@move(leads_to=["aside"])
def wander(g: Any, seat: int) -> None:
    turn(g)


unreached_place = game("unreached-place", turns(wander), flows=[Step("aside", enter=turn)])


@move(asks=["again"])
async def dawdle(g: Any, seat: int) -> None:
    turn(g)
    for _ in range(66):
        await g.ask(seat, YesNo(label="Again?"), id="again")


long_script = game("long-script", turns(dawdle))


@move(asks=["sure"])
async def cling(g: Any, seat: int) -> None:
    turn(g)
    try:
        await g.ask(seat, YesNo(label="Sure?"), id="sure")
    finally:
        g.s.notes.append(seat)


clinging_script = game("clinging-script", turns(cling))


def nobody_has_two_points(s: Table) -> str | None:
    return "somebody has two" if any(player.points == 2 for player in s.players) else None


broken_invariant = game("broken-invariant", invariants=[nobody_has_two_points])


# -- state -----------------------------------------------------------------------------------------------------


@move
def gather(g: Any, seat: int) -> None:
    turn(g)
    names = {card.name for card in Card}
    g.s.notes.append([card.name for card in Card].index(next(iter(names))))


set_order = game("set-order", turns(gather))

COUNTER: list[int] = []


@move
def tally(g: Any, seat: int) -> None:
    turn(g)
    COUNTER.append(seat)
    g.s.notes.append(len(COUNTER))


module_state = game("module-state", turns(tally))


@move
def share(g: Any, seat: int) -> None:
    turn(g)
    g.s.more = g.s.notes
    g.s.notes.append(1)


alias = game("alias", turns(share))


@move
def agree(g: Any, seat: int) -> None:
    turn(g)
    g.s.notes.append(g.s.turns > 3)


bool_among_ints = game("bool-among-ints", turns(agree))


@move
def divide(g: Any, seat: int) -> None:
    turn(g)
    g.s.share = 1


int_for_a_float = game("int-for-a-float", turns(divide))

LUCKY: list[Chance] = []


def lucky_setup(g: Setup) -> Table:
    LUCKY[:] = [g.chance]
    return setup(g)


@move
def gamble(g: Any, seat: int, stake: int) -> None:
    LUCKY[:] = [g.chance]
    turn(g)


@gamble.options
def stakes(s: Table, seat: int) -> list[int]:
    LUCKY[0].die()
    return [1, 2]


drawing_options = game("drawing-options", turns(gamble), setup=lucky_setup)


@move
def scribble(g: Any, seat: int, number: int) -> None:
    turn(g)


@scribble.options
def scribbles(s: Table, seat: int) -> list[int]:
    s.notes.append(1)
    return [1, 2]


writing_options = game("writing-options", turns(scribble))


# -- what may be done ------------------------------------------------------------------------------------------


@move
def boast(g: Any, seat: int, number: int) -> None:
    turn(g)


@boast.options
def boasts(s: Table, seat: int) -> list[int]:
    return [1, 2, 3]


@boast.check
def why_not_boast(s: Table, seat: int, number: int) -> str | None:
    return "too_much" if number > 2 else None


refused_suggestion = game("refused-suggestion", turns(boast))


@move
def count(g: Any, seat: int, number: int) -> None:
    turn(g)


@count.options
def counts(s: Table, seat: int) -> list[int]:
    return [1, 2]


@count.check
def why_not_count(s: Table, seat: int, number: int) -> str | None:
    return None if 0 < number < 4 else "too_much"


forgotten_option = game("forgotten-option", turns(count))


@move
def climb(g: Any, seat: int, number: int) -> None:
    turn(g)


@climb.options
def climbs(s: Table, seat: int) -> list[int]:
    return [1, 2, 3]


@climb.candidates
def shown_climbs(s: Table, seat: int) -> list[int]:
    return [1, 2, 9]


@climb.check
def why_not_climb(s: Table, seat: int, number: int) -> str | None:
    return None if 0 < number < 4 else "too_much"


unseen_option = game("unseen-option", turns(climb))


@move
def point(g: Any, seat: int, place: int) -> None:
    turn(g)


@point.options
def places(s: Table, seat: int) -> Iterator[int]:
    yield from range(len(s.players))


@point.check
def why_not_point(s: Table, seat: int, place: int) -> str | None:
    return None if s.players[place].points >= 0 else "impossible"


failing_check = game("failing-check", turns(point))


@move
def name(g: Any, seat: int, tree: Annotated[Card, Ref("tree")]) -> None:
    turn(g)


@name.options
def trees(s: Table, seat: int) -> list[Card]:
    return [Card.OAK, Card.ELM]


nameless = game("nameless", turns(name), labels={"tree": lambda card: ""})
wordless_label = game("wordless-label", turns(name), labels={"tree": lambda card: {Card.OAK: "Oak"}[card]})


class Played(Fact):
    seat: Seat
    card: Annotated[str, Ref("tree")]


wordless_fact = game("wordless-fact", events=[Played], labels={"tree": lambda card: card.value})


class Misfit(Fact):
    """Told of as played, but with a cart."""

    seat: Seat
    cart: str


Misfit.key = "played"
misfit_fact = game("misfit-fact", events=[Misfit])
wordless_drawing = game("wordless-drawing", draw=lambda view, seat: view["nothing"])
wordless_undo = game("wordless-undo", entry_label=lambda s, entry, events: None)


@move
def pick(g: Any, seat: int, number: int) -> None:
    turn(g)


@pick.candidates
def numbers(s: Table, seat: int) -> list[int]:
    return [1, 2]


@pick.check
def no_number(s: Table, seat: int, number: int) -> Refusal | None:
    return Refusal("no", " ") if number == 2 else None


@move
def weigh(g: Any, seat: int, number: int, tree: Card) -> None:
    turn(g)


@weigh.options
def weights(s: Table, seat: int) -> list[tuple[int, Card]]:
    return [(1, Card.OAK), (2, Card.ELM)]


@weigh.captions
def weight(s: Table, seat: int, number: int, tree: Card) -> str:
    return ["nothing", "one"][number]


wordless_caption = game("wordless-caption", turns(weigh))


@move
def gain(g: Any, seat: int, number: int) -> None:
    turn(g)


@gain.options
def gains(s: Table, seat: int) -> list[int]:
    return [1, 2]


@gain.previews
def gained(s: Table, seat: int, number: int) -> str:
    return f"{1 // (number - 1)} pounds"


wordless_preview = game("wordless-preview", turns(gain))

reasonless = game("reasonless", turns(pick))


# -- gates -----------------------------------------------------------------------------------------------------


@move
def poke(g: Any, seat: int) -> None:
    other = g.s.players[(seat + 1) % len(g.s.players)]
    other.marks.append(seat)


@poke.when
def can_poke(s: Table, seat: int) -> bool:
    return all(len(player.marks) < 3 for player in s.players)


def settle(g: Any, _: Any) -> None:
    turn(g)
    for player in g.s.players:
        player.marks = []


poking_gate = game("poking-gate", Gate("poke", moves=[poke], close=settle, repeat_while=lambda s: s.turns < TURNS))


@move
def hurry(g: Any, seat: int) -> None:
    me = g.s.players[seat]
    me.marks.append(1 + sum(len(player.marks) for player in g.s.players))


@hurry.when
def can_hurry(s: Table, seat: int) -> bool:
    return not s.players[seat].marks


hurrying_gate = game(
    "hurrying-gate", Gate("hurry", moves=[hurry], close=settle, repeat_while=lambda s: s.turns < TURNS)
)


# -- secrets ---------------------------------------------------------------------------------------------------


def with_cards(s: Table) -> list[int]:
    return [seat for seat, player in enumerate(s.players) if player.hand]


def lay(g: Any, chosen: dict[int, Card]) -> None:
    turn(g)
    for seat, card in chosen.items():
        g.s.players[seat].hand.remove(card)
        g.s.players[seat].pile.append(card)
        g.emit("laid", seat=seat)


def lay_openly(g: Any, chosen: dict[int, Card]) -> None:
    lay(g, chosen)
    g.emit("laid_cards", cards=list(chosen.values()))


def laying(name: str, close: Any, **settings: Any) -> Game:
    """Everybody lays a card from the hand on a pile, and nobody else sees either."""
    gate = Gate(
        "lay",
        seats=with_cards,
        commit=One(hand, of=Card),
        close=close,
        repeat_while=lambda s: s.turns < TURNS,
        **settings,
    )
    return game(name, gate)


sealed_gate = laying("sealed-gate", lay)
opening_gate = laying("opening-gate", lay, opens=True)
telling_gate = laying("telling-gate", lay_openly)


@move
def whisper(g: Any, seat: int, card: Annotated[Card, audience(lambda s, owner, seat: seat == (owner + 1) % 2)]) -> None:
    """Tell the first or the second seat, whichever one is not, of a card in the hand."""
    turn(g)


@whisper.options
def whispered(s: Table, seat: int) -> list[Card]:
    return list(s.players[seat].hand)


whispering = game("whispering", turns(whisper))


@move
def peek(g: Any, seat: int) -> None:
    turn(g)
    if g.s.deck:
        g.s.players[seat].hand.append(g.s.deck.pop())
        g.emit("peeked", seat=seat, card=g.s.players[seat].hand[-1])


telling_event = game("telling-event", turns(peek))


@move
def flash(g: Any, seat: int) -> None:
    """Show everybody the next card and put it back."""
    turn(g)
    if g.s.deck:
        g.emit("flashed", card=g.s.deck[-1])


flashing = game("flashing", turns(flash))
flashing_openly = game("flashing-openly", turns(flash), reveals=["flashed"])


@move
def guess(g: Any, seat: int, card: Card) -> None:
    turn(g)


@guess.options
def in_other_hands(s: Table, seat: int) -> list[Card]:
    return sorted(s.players[1 - seat % 2].hand, key=lambda card: card.value) or [Card.OAK]


telling_options = game("telling-options", turns(guess))


@move
def accuse(g: Any, seat: int, card: Card) -> None:
    turn(g)


@accuse.options
def not_mine(s: Table, seat: int) -> list[Card]:
    return [card for card in Card if card not in s.players[seat].hand]


@accuse.check
def why_not_accuse(s: Table, seat: int, card: Card) -> Refusal | None:
    if card not in s.players[seat].hand:
        return None
    return Refusal("mine", f"You hold it; the next card is {s.deck[-1].value}." if s.deck else "You hold it.")


telling_error = game("telling-error", turns(accuse))


@move(asks=["keep"])
async def ask_aloud(g: Any, seat: int) -> None:
    turn(g)
    card = g.s.players[seat].hand[0].value if g.s.players[seat].hand else "nothing"
    await g.ask(seat, YesNo(label=f"Keep {card}?"), id="keep")


telling_question = game("telling-question", turns(ask_aloud))


@move
def hint(g: Any, seat: int) -> None:
    turn(g)


@hint.when
def good_hand(s: Table, seat: int) -> bool:
    return Card.OAK in s.deck


telling_when = game("telling-when", turns(hint))


def everything(match: Match, viewer: Viewer, now: int) -> Document:
    return Document.json("everything.json", match.kernel.s)


telling_export = game("telling-export", exports={"everything": Export(everything)})


def hands_are_sorted(s: Table) -> str | None:
    first = [card.value for card in s.players[0].hand]
    return None if first == sorted(first) or s.turns else "the first hand is not in order"


unlikely_world = game("unlikely-world", invariants=[hands_are_sorted])


def deal_one_twice(s: Table, seats: Sequence[int], rng: Any) -> None:
    if s.deck and s.played:
        s.deck[0] = s.played[0]


doubling_world = game("doubling-world", resample=deal_one_twice)


class Hider(State):
    number: Private[int]


class Hideout(State):
    players: PerSeat[Hider]
    turns: int = 0


@move
def think_again(g: Any, seat: int) -> None:
    """Think of another number."""
    g.s.players[seat].number = g.chance.below(20, label=f"number {seat}")
    g.s.turns += 1


unvaried = Game(
    "unvaried",
    version="1",
    seats=2,
    state=Hideout,
    setup=lambda g: Hideout([Hider(g.chance.below(20)) for _ in g.seats]),
    flow=Flow(Segment("play", Turns(moves=[think_again], each=1))),
    outcome=lambda s: Outcome.draw("enough") if s.turns >= TURNS else None,
)


class Fortune(Stake):
    number: int


def lost(trial: Trial[Table]) -> Iterator[Stake]:
    yield Fortune(dict[str, int]()["nothing"])


wordless_stake = game("wordless-stake", Turns(moves=[draw], each=1), weighing=Weighing(lost))

_worlds = itertools.count()


def guessed(trial: Trial[Table]) -> Iterator[Stake]:
    """The same in all worlds that are tried together, and another in those tried next."""
    yield Fortune(next(_worlds) // WORLDS)


hasty_stake = game("hasty-stake", Turns(moves=[draw], each=1), weighing=Weighing(guessed))

half_a_score = game(
    "half-a-score",
    score=lambda s, seat: s.players[seat].points,
    score_parts=lambda s, seat: {"points": s.players[seat].points / 2},
)
bold_about_nothing = game(
    "bold-about-nothing",
    score=lambda s, seat: s.players[seat].points,
    score_parts=lambda s, seat: {"points": s.players[seat].points},
    bold={"pionts": 0.1},
)


# -- leaving and messages --------------------------------------------------------------------------------------


def nobody_is_left(s: Table, seat: int) -> int:
    return 1 // 0


@move(asks=["bid"])
async def challenge(g: Any, seat: int) -> None:
    turn(g)
    other = (seat + 1) % len(g.s.players)
    if g.s.players[other].points < 99:
        await g.ask(other, Number(1, 3, default=nobody_is_left), id="bid")


no_default = game("no-default", turns(challenge))


@move
def count_stars(g: Any, seat: int) -> None:
    turn(g)
    g.emit("counted", stars=2**70)


huge_number = game("huge-number", turns(count_stars))
