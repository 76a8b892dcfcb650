"""Views: what a game works out under a veil is worked out from what the viewer sees."""

from __future__ import annotations

from typing import Any

from rondel import Flow, Game, Gate, Loop, Match, Outcome, PerSeat, Segment, State, Turns, Viewer, move
from rondel.core.view import SPECTATOR


class Side(State):
    built: int = 0


class Table(State):
    players: PerSeat[Side]
    rounds: int = 0


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
