"""The example turn of the rules, move by move."""

from __future__ import annotations

from tests.games.shapeships.tables import Table, human, xenite


def test_the_example_turn_gives_both_five_lines_and_ends_with_healths_of_100_and_99() -> None:
    """E1: a Human draws Defender and Fighter, a Xenite player Xenite and Antlion, and both pass."""
    table = Table(human(), xenite(), dice=[5])
    assert (table.place, table.lines) == ("ShipsThatBuild", (5, 5))

    table.done(0, 1)
    assert table.place == "Drawing"
    table.draw(0, "DEF")
    assert table.lines[0] == 3
    table.draw(0, "FIG").draw(1, "XEN", "ANT").done(0, 1)
    assert (table.place, table.lines) == ("InteractionLoop", (0, 0))

    table.play(0, "pass_priority")
    assert table.healths == (100, 100)
    table.play(1, "pass_priority")

    assert table.resolved(0) == (1, 1)
    assert table.resolved(1) == (0, 0)
    assert table.healths == (100, 99)
    assert table.s.turn == 2


def test_ships_are_numbered_by_their_seat_whatever_the_order_of_the_moves() -> None:
    """E34: a common counter would tell how much the opponent has built in secret."""
    orders = [((0, "DEF"), (0, "COM"), (1, "ANT"), (1, "ANT")), ((1, "ANT"), (0, "DEF"), (1, "ANT"), (0, "COM"))]
    for order in orders:
        table = Table(human(), xenite(), dice=[6]).to("Drawing")
        for seat, id in order:
            table.draw(seat, id)

        assert [ship.iid for ship in table.s.players[0].fleet] == [2, 4]
        assert [ship.iid for ship in table.s.players[1].fleet] == [3, 5]
