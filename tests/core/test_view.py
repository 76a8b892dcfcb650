"""Views: what a game works out under a veil is worked out from what the viewer sees."""

from __future__ import annotations

from typing import Any

import pytest

from rondel import Flow, Game, Gate, Loop, Match, Others, Outcome, PerSeat, Segment, State, Turns, Viewer, move
from rondel.core.view import SPECTATOR
from rondel.core.visibility import visibility
from rondel.errors import DefinitionError


class Side(State):
    built: int = 0


class Table(State):
    players: PerSeat[Side]
    rounds: int = 0


class Forehead(State):
    card: Others[int]


class Foreheads(State):
    players: PerSeat[Forehead]
    seen: bool = False


class Ownerless(State):
    card: Others[int]


@move
def build(g: Any, seat: int) -> None:
    """Build one more, in secret."""
    g.s.players[seat].built += 1


@build.options
def always(s: Table, seat: int) -> list[tuple[()]]:
    return [()]


def reveal(g: Any, _: dict[int, Any]) -> None:
    g.s.rounds += 1


def totals(s: Table) -> dict[str, Any]:
    """What everybody has built."""
    return {"built": [side.built for side in s.players]}


def test_facts_know_no_more_under_a_veil_than_their_viewer() -> None:
    gate = Gate("Building", moves=[build], ready="done", close=reveal)
    game = Game(
        "veiled",
        version="1",
        seats=2,
        state=Table,
        setup=lambda g: Table(players=[Side(), Side()]),
        flow=Flow(Segment("play", Turns("Turn", Loop(gate, until=lambda s: s.rounds > 0, veil=True)))),
        outcome=lambda s: Outcome.draw("built") if s.rounds else None,
        facts=totals,
    )
    match = Match(game, seed="any")

    match.play(0, "build")
    match.play(1, "build")
    match.play(1, "build")

    seen = [match.view(viewer)["facts"]["built"] for viewer in (Viewer((0,)), Viewer((1,)), SPECTATOR)]
    assert seen == [[1, 0], [0, 2], [0, 0]]

    match.play(0, "done")
    match.play(1, "done")
    assert match.view(SPECTATOR)["facts"]["built"] == [1, 2]


def test_others_see_what_its_owner_does_not() -> None:
    """Nor does somebody who only watches; whoever plays two seats sees what either of them sees."""
    game = Game(
        "foreheads",
        version="1",
        seats=2,
        state=Foreheads,
        setup=lambda g: Foreheads(players=[Forehead(3), Forehead(5)]),
        moves=[build],
        outcome=lambda s: Outcome.draw("seen") if s.seen else None,
    )
    match = Match(game, seed="any")

    def seen(*seats: int) -> list[Any]:
        return [player["card"] for player in match.view(Viewer(seats))["players"]]

    assert seen(0) == [{"hidden": 1}, 5]
    assert seen(1) == [3, {"hidden": 1}]
    assert seen() == [{"hidden": 1}, {"hidden": 1}]
    assert seen(0, 1) == [3, 5]
    row = next(row for row in visibility(game) if row.name == "players[].card")
    assert (row.owner, row.others, row.spectators, row.end) == ("nothing", "all", "nothing", "all")


def test_what_others_see_must_be_somebodys() -> None:
    with pytest.raises(DefinitionError, match=r"no_owner at Ownerless\.card"):
        Game("ownerless", seats=2, state=Ownerless, setup=lambda g: Ownerless(1), moves=[build])
