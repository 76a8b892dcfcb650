"""The examples of the specification, section B.4.5, each as a test."""

from __future__ import annotations

from rondel import NOBODY
from rondel.games.fenlight.effects import might
from rondel.games.fenlight.says import EnoughPoints
from tests.core.parts.tables import A, B, C
from tests.games.fenlight.tables import Table


def contest() -> tuple[Table, int, int]:
    """A Thornback Rider moves to a site held by a Sedge Guard."""
    table = Table()
    rider, guard = table.unit(A, "rider"), table.held(B, 0, "guard")
    table.move(A, 0, rider)
    return table, rider, guard


def test_the_focus_travels_after_each_chain() -> None:
    """E1: both fall, nobody is left, control lapses."""
    table, rider, guard = contest()
    assert (table.at, table.holder, table.participants) == ("showdown/open", A, (A, B))
    table.cast(A, "spark", {"card": guard})
    assert table.holder == A
    table.pass_(A)
    table.cast(B, "firm", {"card": guard})
    table.pass_(B, A)
    assert might(table.s, B, table.find(guard)) == 7
    assert table.holder == A
    table.pass_(A, B)
    assert table.find(guard).damage == 2
    assert (table.holder, table.streak) == (B, ())
    table.pass_(B, A)

    assert (table.kinds(A), table.kinds(B)) == ([], [])
    assert table.s.sites[0].controller == NOBODY
    assert (table.points(), table.at, table.holder) == ([0, 0], "play/action", A)
    assert rider


def test_without_the_response_the_attacker_conquers() -> None:
    """E1, the other way round: four damage is not enough for the Rider."""
    table, rider, guard = contest()
    table.cast(A, "spark", {"card": guard})
    table.pass_(A, B)
    table.pass_(B, A)

    assert (table.kinds(A), table.kinds(B)) == (["rider"], [])
    assert (table.s.sites[0].controller, table.points()) == (A, [1, 0])
    assert table.find(rider).damage == 0


def test_an_open_showdown_concerns_everybody() -> None:
    """E2: three seats; a unit sent home conquers nothing."""
    table = Table(3, first=B)
    otter = table.unit(B, "otter")
    table.move(B, 0, otter)
    assert (table.holder, table.participants) == (B, (B, C, A))
    table.pass_(B)
    table.cast(C, "gust", {"card": otter})
    table.pass_(C, A, B)
    assert table.holder == A
    table.pass_(A, B, C)

    assert table.s.sites[0].controller == NOBODY
    assert (table.at, table.points()) == ("play/action", [0, 0, 0])


def test_who_passed_is_asked_again_after_somebody_acted() -> None:
    """E3."""
    table, _, _ = contest()
    table.pass_(A)
    table.cast(B, "flies")
    table.pass_(B, A)

    assert (table.at, table.holder, table.streak) == ("showdown/open", A, ())


def test_the_last_point_must_be_held() -> None:
    """E4: conquering one of two sites draws a card instead; holding wins before channeling."""
    table = Table()
    table.s.players[A].points = 6
    table.move(A, 0, table.unit(A, "otter"))
    table.pass_(A, B)
    assert table.points() == [6, 0]
    assert len(table.s.players[A].hand) == 1
    table.do(A, "pass_turn")
    table.do(B, "pass_turn")

    assert table.match.over is not None
    assert (table.match.over.winners, table.match.over.reason) == ((A,), EnoughPoints(7).phrase)
    assert table.s.players[A].stones.size == 2


def test_the_last_point_may_be_conquered_with_all_sites() -> None:
    """E4, with the other site under control."""
    table = Table()
    table.s.players[A].points = 6
    table.held(A, 1, "otter")
    table.move(A, 0, table.unit(A, "otter"))
    table.pass_(A, B)

    assert table.match.over is not None
    assert table.match.over.winners == (A,)
