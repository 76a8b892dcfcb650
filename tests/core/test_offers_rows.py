"""Moves with several arguments: what is shown of their combinations."""

from collections.abc import Iterator
from typing import Any

from rondel import Flow, Game, Refusal, Segment, State, Turns, move
from rondel.core.offers import Offer, offers
from rondel.core.playing import begin


class Shop(State):
    """A purse."""

    coins: int = 5


@move
def order(g: Any, seat: int, dish: str, size: int, extra: str | None = None) -> None:
    """Order a dish."""
    g.s.coins -= size


@order.options
def best(s: Shop, seat: int) -> list[tuple[str, int, str | None]]:
    return [("soup", 3, None)]


@order.candidates
def dishes(s: Shop, seat: int) -> Iterator[tuple[str, int, str | None]]:
    yield from (("soup", 9, None), ("soup", 3, None), ("pie", 4, None), ("cake", 8, None))


@order.check
def why_not(s: Shop, seat: int, dish: str, size: int, extra: str | None = None) -> Refusal | None:
    return Refusal("too_dear", f"{size} coins are too many.") if size > s.coins else None


@order.previews
def left(s: Shop, seat: int, dish: str, size: int, extra: str | None = None) -> str:
    return f"{s.coins - size} left"


def offer() -> Offer:
    game = Game(
        "shop", seats=2, state=Shop, setup=lambda g: Shop(), flow=Flow(Segment("play", Turns(moves=[order], each=1)))
    )
    (found,) = offers(begin(game, 2), 0)
    return found


def test_what_is_shown_is_more_than_what_is_suggested() -> None:
    """Suggestions are for bots; a screen offers every candidate that is legal, and gives reasons for the others."""
    found = offer()

    assert found.rows == (("soup", 3, None), ("pie", 4, None))
    shown = [(candidate.value, candidate.reason) for candidate in found.inputs[0].candidates]
    assert shown == [("soup", ""), ("pie", ""), ("cake", "8 coins are too many.")]


def test_each_combination_carries_its_preview() -> None:
    """In the order of the rows."""
    assert offer().previews == ("2 left", "1 left")


def test_an_argument_left_out_is_a_dash() -> None:
    """Nothing is called by the name of a Python value."""
    assert [candidate.label for candidate in offer().inputs[2].candidates] == ["–"]
