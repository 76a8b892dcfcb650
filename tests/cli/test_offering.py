"""The menu, and moves with several inputs asked step by step."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any

from rondel import Flow, Game, Outcome, Ref, Segment, State, Turns, move
from rondel.cli.offering import Deed, complete, menu
from rondel.cli.questions import Questioner
from rondel.core.interaction import Offer, narrow, offers
from rondel.core.kernel import Kernel
from rondel.core.playing import begin
from rondel.words import Speaker
from tests.cli.running import Script


class Field(State):
    size: int = 30


@move
def march(
    g: Any, seat: int, unit: int, target: Annotated[int, Ref("place")], stance: str, enemy: Annotated[int, Ref("seat")]
) -> None:
    """Move a unit."""


@march.options
def marches(s: Field, seat: int) -> Iterable[tuple[int, int, str, int]]:
    stances = ("attack", "hold")
    return ((unit, at, how, 1) for unit in range(s.size) for at in range(unit, unit + 3) for how in stances)


@move
def rest(g: Any, seat: int) -> None:
    """Do nothing."""


GAME = Game(
    "field",
    version="1",
    seats=2,
    state=Field,
    setup=lambda g: Field(),
    flow=Flow(Segment("play", Turns(moves=[march, rest], each=1))),
    labels={"place": lambda place: f"P{place}"},
    outcome=lambda s: Outcome.draw("nothing") if s.size < 0 else None,
)


def kernel(size: int) -> Kernel:
    found = begin(GAME, 2)
    found.s.size = size
    return found


def filled(at: Kernel, *lines: str) -> dict[str, Any]:
    """The arguments of a march, typed step by step."""
    offer = next(offer for offer in named(at) if offer.name == "march")
    asker = Questioner(Script(*lines), "Ann", lambda line, items, free: False)
    return complete(Deed(offer, None), asker, lambda offer, chosen: narrow(at, 0, offer.name, chosen))


def named(at: Kernel) -> list[Offer]:
    return Speaker(name_of=lambda seat: ("Ann", "Bo")[seat]).spoken(list(offers(at, 0)))


def test_few_combinations_are_listed_in_the_menu() -> None:
    """Each with its values; seats by their names."""
    items = menu(named(kernel(1)))

    assert [item.label for item in items][:2] == ["March: 0, P0, attack, Bo", "March: 0, P0, hold, Bo"]
    assert items[-1].label == "Rest"
    assert items[1].value.args == {"unit": 0, "target": 0, "stance": "hold", "enemy": 1}


def test_many_combinations_are_one_line() -> None:
    """They are asked for step by step instead."""
    assert [item.label for item in menu(named(kernel(30)))] == ["March …", "Rest"]


def test_rows_narrow_what_can_be_chosen_next() -> None:
    """Only what fits the first choices is listed, and the only possibility is taken by itself."""
    assert filled(kernel(30), "8", "2", "hold") == {"unit": 7, "target": 8, "stance": "hold", "enemy": 1}


def test_too_many_rows_are_narrowed_by_the_engine() -> None:
    """The same questions, asked of the engine one by one."""
    assert filled(kernel(300), "8", "2", "hold") == {"unit": 7, "target": 8, "stance": "hold", "enemy": 1}
    assert filled(kernel(300), "300", "1", "attack")["unit"] == 299
