"""Nobody learns what was built or aimed at in secret before it is revealed: not from views, log, offers or errors."""

from __future__ import annotations

import msgspec

from rondel.core.interaction import interaction
from rondel.core.story import story
from rondel.core.view import SPECTATOR, Viewer
from rondel.testing import english
from tests.games.shapeships.tables import Table, ancient, centaur, human, xenite

RIVAL = Viewer((1,))


def told(table: Table, viewer: Viewer) -> list[str]:
    """What the log tells a viewer."""
    return [str(english(table.match, line)) for each in story(table.match, viewer) for line in each.lines]


def seen(table: Table, viewer: Viewer) -> bytes:
    """Everything that leaves the match for a viewer, as bytes."""
    match = table.match
    log = [match.log(viewer), *story(match, viewer), told(table, viewer)]
    return msgspec.json.encode([match.view(viewer), log, match.version(viewer), interaction(match, viewer)])


def test_what_is_drawn_stays_hidden_from_rivals_and_spectators_until_the_reveal() -> None:
    table = Table(human("2*DEF FIG", lines=6), human(), dice=[5]).to("Drawing")
    before = [seen(table, viewer) for viewer in (RIVAL, SPECTATOR)]

    table.draw(0, "FIG").play(0, "upgrade", ship="FRI", number=2)
    assert [seen(table, viewer) for viewer in (RIVAL, SPECTATOR)] == before
    table.done(0)
    assert [ship.id for ship in table.match.view(RIVAL)["players"][0].fleet] == ["DEF", "DEF", "FIG"]
    table.done(1)

    assert "FRI" in [ship.id for ship in table.match.view(RIVAL)["players"][0].fleet]
    assert any("joins" in line for line in told(table, RIVAL))


def test_automatic_production_is_told_to_its_owner_alone_until_the_reveal() -> None:
    table = Table(xenite("QUE ZEN"), human(), dice=[3])
    assert any("an Antlion" in line for line in told(table, Viewer((0,))))
    assert b"ANT" not in seen(table, RIVAL)
    assert b"Antlion" not in seen(table, RIVAL)

    table.done().done()
    assert any("reveals Xenite, Antlion" in line for line in told(table, RIVAL))


def test_lines_left_over_stay_hidden_through_an_extra_build_phase() -> None:
    table = Table(xenite("CHR", lines=4), human(), dice=[4, 5]).to("Drawing").draw(0, "ANT", "ANT").done()
    assert table.s.extra_build

    shown = table.match.view(RIVAL)["players"][0]

    assert (table.s.players[0].lines, shown.lines, len(shown.fleet)) == (7, 8, 1)
    assert table.done().done().match.view(RIVAL)["players"][0].lines == 7


def test_a_rival_sees_fleet_and_lines_as_they_were_after_line_generation() -> None:
    table = Table(human("CAR", lines=2), human(), dice=[6])
    table.play(0, "build", source=2, ship="FIG").done().draw(0, "FIG", "FIG")

    shown = table.match.view(RIVAL)["players"][0]

    assert ([ship.id for ship in shown.fleet], shown.fleet[0].charges, shown.lines) == (["CAR"], 6, 8)


def test_a_redemption_baseline_is_hidden_until_the_reveal() -> None:
    table = Table(centaur("3*WIS/0 CHR", health=40, lines=9), human(), dice=[1, 1, 1]).to("Drawing")
    table.play(0, "upgrade", ship="RED").done()
    assert (table.s.players[0].baseline, table.s.extra_build) == (100, True)

    assert table.match.view(RIVAL)["players"][0].baseline is None

    table.done().done()
    assert table.match.view(RIVAL)["players"][0].baseline == 100


def test_first_strike_choices_are_sealed_until_all_are_in() -> None:
    table = Table(human("2*GUA 2*DEF"), human("GUA 2*DEF"), dice=[1]).to("FirstStrike")
    before = seen(table, RIVAL)

    table.play(0, "strike", source=2, target=5)
    assert seen(table, RIVAL) == before
    table.play(0, "strike", source=4, target=7)
    assert (table.match.kernel.actors(), b"strike_named" in seen(table, RIVAL)) == ([1], False)
    table.play(1, "done")

    assert table.place == "InteractionLoop"
    assert b"strike_named" in seen(table, RIVAL)


def test_errors_do_not_tell_which_numbers_belong_to_hidden_ships() -> None:
    """A ship drawn in secret does not exist for others; one joined away in secret still does."""
    table = Table(human("DEF FIG", lines=3), human("CAR"), dice=[6]).to("Drawing")
    table.play(0, "upgrade", ship="FRI", number=1).done(0)
    table.done(1)
    table = Table(human("DEF FIG CAR", lines=3), human("CAR"), dice=[6])
    table.play(0, "build", source=6, ship="DEF")

    assert table.refused(1, "build", source=8, ship="DEF") == "unknown_ship"
    assert table.refused(1, "build", source=2, ship="DEF") == "not_your_ship"
    assert table.refused(1, "build", source=10, ship="DEF") == "unknown_ship"


def test_a_ship_sacrificed_in_secret_is_still_there_for_the_rivals_errors() -> None:
    table = Table(xenite("SAC ANT"), human("CAR"), dice=[1])
    table.play(0, "sacrifice", source=2, target=4)

    assert table.refused(1, "build", source=4, ship="DEF") == "not_your_ship"


def test_history_keeps_the_same_secrets() -> None:
    table = Table(human(lines=4), human(), dice=[5, 1]).to("Drawing").draw(0, "FIG")
    entries = table.match.log(RIVAL)

    assert all(entry.name != "draw" for entry, *_ in entries)

    table.done().to("InteractionLoop")
    assert any(entry.name == "draw" for entry, *_ in table.match.log(RIVAL))


def test_energy_copies_and_loop_declarations_are_public() -> None:
    table = Table(ancient("6*NEP"), human("DEF"), dice=[1]).to("InteractionLoop")
    table.play(0, "cast", power="SSIM", target=3)

    shown = table.match.view(SPECTATOR)["players"][0]

    assert (shown.energy.blue, [copy.id for copy in shown.copies]) == (4, ["DEF"])
