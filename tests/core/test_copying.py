"""Copies: equal, independent, and no dearer than they must be."""

from random import Random
from typing import Annotated, Any

import pytest
from msgspec import Struct

from rondel import registry
from rondel.bots.playouts import play_best
from rondel.core.copying import copier
from rondel.core.playing import begin
from rondel.core.simulation import clone
from rondel.core.state import PerSeat, Private, State, Value, aliases


class Card(Value, frozen=True):
    number: int


class Box(Value, frozen=True):
    """It cannot change, but what is in it can."""

    inside: list[int]


class Cup(State, tag=True):
    coins: list[int]


class Plate(State, tag=True):
    food: str = ""


class Player(State, kw_only=True):
    hand: Private[list[Card]]
    cup: Cup | None = None
    cash: int = 0


class Table(State):
    players: PerSeat[Player]
    card: Card
    box: Box
    either: Cup | Plate
    any_of: int | list[int]
    row: tuple[Card, ...]
    pairs: tuple[tuple[int, list[int]], ...]
    board: dict[str, list[list[Card | None]]]
    plain: dict[int, str]
    marked: Annotated[list[Plate], "a mark"]


def table() -> Table:
    king, queen = Card(1), Card(2)
    return Table(
        [Player(hand=[king, queen], cup=Cup([1, 2])), Player(hand=[], cash=3)],
        king,
        Box([1]),
        Cup([3]),
        [4],
        (king, queen),
        ((1, [2]),),
        {"a": [[king], [None, queen]]},
        {1: "one"},
        [Plate("soup")],
    )


def test_a_copy_is_equal_and_shares_nothing_that_can_change() -> None:
    """Whatever it is in: another Struct, a mapping, something frozen, or one of several classes."""
    at = table()
    copy = copier(Table)(at)

    assert copy == at
    assert [type(value) for value in (copy.either, copy.box, copy.pairs)] == [Cup, Box, tuple]
    assert list(aliases([at, copy])) == []


def test_what_cannot_change_is_shared() -> None:
    at = table()
    copy = copier(Table)(at)

    assert copy.card is at.card
    assert copy.row is at.row
    assert copy.players[0].hand[1] is at.players[0].hand[1]
    assert copy.board["a"][1][1] is at.board["a"][1][1]


@pytest.mark.parametrize("name", registry.names())
def test_positions_of_every_game_are_copied_whole(name: str) -> None:
    """At any point of greedy games, scripts included: written down a copy is the same, and it is independent."""
    game, rng = registry.game(name), Random(name)
    kernel = begin(game, game.usual_seats, seed=name)
    for _ in range(120):
        if kernel.over is not None:
            break
        if kernel.live is None:
            copy, data = kernel.copied(), kernel.encode()
            assert game.encode(copy.s, copy.pos, copy.chance, copy.over) == data
            assert list(aliases([parts(kernel), parts(copy)])) == []
        before = kernel.checkpoint()
        copied = clone(kernel)
        assert copied.checkpoint() == before
        play_best(copied, rng.choice(copied.actors()), rng, 3)
        assert kernel.checkpoint() == before
        kernel = copied


def parts(at: Any) -> list[Struct]:
    """All that a kernel or a snapshot is made of."""
    return [at.s, at.pos, at.chance]
