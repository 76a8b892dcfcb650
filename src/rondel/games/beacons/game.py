"""Beacons: a coast must be lit before the night is over, and everybody holds torches that only the others see.

On your turn you light one of your torches, tell somebody the colour or the height of one of theirs (which burns a
measure of oil), or drop one of yours into the sea (which saves one). A torch that is lit must be higher than all that
burn in its colour; numbers may be left out. One that is not gutters, and a storm rises. When as many burn as the coast
needs, all have won; with the third storm, or when everybody has had one more turn after the last torch was drawn, all
have lost.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import Enum
from typing import Annotated, Any

from rondel import Flow, Game, Handle, Message, Outcome, Ref, ReferenceItem, Segment, Setup, Turns, move
from rondel.games.beacons import META
from rondel.games.beacons.hints import BOLD, parts, resample, score
from rondel.games.beacons.lesson import LESSON
from rondel.games.beacons.says import (
    FACTS,
    CoastIsLit,
    Dropped,
    Guttered,
    Lit,
    NightIsOver,
    NoOil,
    NoSuchTorch,
    NotYourself,
    OilIsFull,
    StoreEmpty,
    StormsTookIt,
    ToldAlready,
    ToldColour,
    ToldHeight,
    TorchText,
    colour_name,
    height_name,
    place_name,
    their_place,
    topic_name,
    torch_name,
)
from rondel.games.beacons.state import OIL, STORMS, Clue, Coast, Keeper, Options, Place
from rondel.games.beacons.torches import Torch, all_torches
from rondel.messages import words_of

HANDS = {2: 4, 3: 3, 4: 3}


class Topic(Enum):
    """What can be told of a torch."""

    COLOUR = "colour"
    HEIGHT = "height"


def setup(g: Setup) -> Coast:
    store = g.chance.shuffled(all_torches(), label="torches")
    count = HANDS[len(g.seats)]
    keepers = [Keeper([store.pop() for _ in range(count)], [Clue()] * count) for _ in g.seats]
    return Coast(keepers, store, [], [], g.options.goal)


def _taken(g: Handle[Coast], seat: int, place: int) -> Torch:
    """Take a torch out of a hand, and draw another at its end."""
    keeper = g.s.keepers[seat]
    torch = keeper.hand.pop(place)
    keeper.clues.pop(place)
    if g.s.store:
        keeper.hand.append(g.s.store.pop())
        keeper.clues.append(Clue())
        if not g.s.store:
            g.s.turns_left = len(g.s.keepers) + 1
            g.emit(StoreEmpty())
    return torch


@move
def light(g: Handle[Coast], seat: int, place: Place) -> None:
    """Light one of your torches."""
    torch = _taken(g, seat, place)
    if g.s.burns(torch):
        g.s.lit.append(torch)
        g.emit(Lit(seat, torch))
    else:
        g.s.lost.append(torch)
        g.s.storms += 1
        g.emit(Guttered(seat, torch))


@light.options
def held(s: Coast, seat: int) -> range:
    return range(len(s.keepers[seat].hand))


@move
def drop(g: Handle[Coast], seat: int, place: Place) -> None:
    """Drop one of your torches into the sea, and save a measure of oil."""
    torch = _taken(g, seat, place)
    g.s.lost.append(torch)
    g.s.oil += 1
    g.emit(Dropped(seat, torch))


@drop.when
def room_for_oil(s: Coast, seat: int) -> Message | None:
    return OilIsFull() if s.oil >= OIL else None


drop.candidates(held)


@drop.check
def droppable(s: Coast, seat: int, place: int) -> Message | None:
    return None if 0 <= place < len(s.keepers[seat].hand) else NoSuchTorch()


@move
def tell(
    g: Handle[Coast],
    seat: int,
    to: Annotated[int, Ref("seat")],
    place: Annotated[int, Ref("their place")],
    topic: Annotated[Topic, Ref("topic")],
) -> None:
    """Tell somebody the colour or the height of one of their torches, for a measure of oil."""
    keeper = g.s.keepers[to]
    torch, clue = keeper.hand[place], keeper.clues[place]
    g.s.oil -= 1
    if topic is Topic.COLOUR:
        keeper.clues[place] = Clue(torch.colour, clue.height)
        g.emit(ToldColour(seat, to, place + 1, torch.colour))
    else:
        keeper.clues[place] = Clue(clue.colour, torch.height)
        g.emit(ToldHeight(seat, to, place + 1, torch.height))


@tell.when
def oil_to_burn(s: Coast, seat: int) -> Message | None:
    return None if s.oil else NoOil()


@tell.candidates
def everything_to_tell(s: Coast, seat: int) -> Iterator[tuple[int, int, Topic]]:
    for to, keeper in enumerate(s.keepers):
        if to != seat:
            for place in range(len(keeper.hand)):
                yield to, place, Topic.COLOUR
                yield to, place, Topic.HEIGHT


@tell.check
def worth_telling(s: Coast, seat: int, to: int, place: int, topic: Topic) -> Message | None:
    if to == seat or not 0 <= to < len(s.keepers):
        return NotYourself()
    if not 0 <= place < len(s.keepers[to].hand):
        return NoSuchTorch()
    clue = s.keepers[to].clues[place]
    return ToldAlready() if (clue.colour if topic is Topic.COLOUR else clue.height) is not None else None


def count_down(g: Handle[Coast]) -> None:
    if g.s.turns_left:
        g.s.turns_left -= 1


def over(s: Coast) -> Outcome | None:
    seats, lit = len(s.keepers), len(s.lit)
    if lit >= s.goal:
        return Outcome.together(True, seats, CoastIsLit(lit), lit)
    if s.storms >= STORMS:
        return Outcome.together(False, seats, StormsTookIt(lit), lit)
    if s.turns_left == 0 or not any(keeper.hand for keeper in s.keepers):
        return Outcome.together(False, seats, NightIsOver(lit, s.goal), lit)
    return None


def nothing_lost(s: Coast) -> str | None:
    there = [*s.store, *s.lit, *s.lost, *(torch for keeper in s.keepers for torch in keeper.hand)]
    if sorted(torch.value for torch in there) != sorted(torch.value for torch in all_torches()):
        return "a torch is lost or there twice"
    fits = all(clue.fits(t) for keeper in s.keepers for t, clue in zip(keeper.hand, keeper.clues, strict=True))
    return None if fits and 0 <= s.oil <= OIL else "somebody was told something wrong"


def reference(view: Mapping[str, Any] | None) -> list[ReferenceItem]:
    """Every torch, and how often it is there."""
    counts = {torch: all_torches().count(torch) for torch in Torch}
    return [
        ReferenceItem("torch", torch.value, words_of(torch_name(torch)), (words_of(TorchText(times)),))
        for torch, times in counts.items()
    ]


game = Game(
    META,
    state=Coast,
    setup=setup,
    options=Options,
    presets={"breezy": {"goal": 6}, "stormy": {"goal": 10}},
    flow=Flow(Segment("night", Turns("turn", moves=[light, tell, drop], each=1, exit=count_down))),
    outcome=over,
    teams=lambda s: [range(len(s.keepers))],
    events=FACTS,
    labels={
        "torch": torch_name,
        "colour": colour_name,
        "height": height_name,
        "topic": topic_name,
        "their place": their_place,
    },
    names={"place": place_name},
    prompts=["turn"],
    score=score,
    score_parts=parts,
    score_spread=1.0,
    bold=BOLD,
    resample=resample,
    levels={
        "easy": "greedy:worlds=10:doubt=0.3",
        "normal": "greedy:worlds=10:doubt=0.12",
        "hard": "greedy:worlds=30",
        "master": "greedy:worlds=120",
    },
    reference=reference,
    terms=("oil", "storm", "clue", "goal"),
    invariants=[nothing_lost],
    lesson=LESSON,
)
