"""What people read: the shop with its reasons, the log, and the table in a terminal."""

from __future__ import annotations

from rondel.core.interaction import interaction
from rondel.core.story import story
from rondel.core.view import SPECTATOR, Viewer
from rondel.games.shapeships.game import game
from rondel.games.shapeships.picture import picture
from rondel.testing import english
from tests.games.shapeships.tables import Table, ancient, human, xenite


def reasons(table: Table, name: str) -> dict[str, str]:
    """The first input's candidates of an offer, each with why it cannot be chosen."""
    offer = next(offer for offer in interaction(table.match, Viewer((0,))).offers if offer.name == name)
    return {candidate.value: str(candidate.reason) for candidate in english(table.match, offer).inputs[0].candidates}


def test_the_shop_shows_every_ship_of_the_species_and_why_it_cannot_be_drawn() -> None:
    found = reasons(Table(human("6*ORB", lines=1), xenite(), dice=[1]).to("Drawing"), "draw")

    assert set(found) == {"DEF", "FIG", "COM", "INT", "ORB", "CAR", "STA"}
    assert found["DEF"] == ""
    assert found["ORB"] == "You have 6 of Orbital in play, as many as there may be; make another ship."


def test_the_workshop_says_what_is_missing_for_every_upgrade() -> None:
    found = reasons(Table(human("2*DEF ORB CAR/3", lines=6), xenite(), dice=[1]).to("Drawing"), "upgrade")

    assert len(found) == 8
    assert found["FRI"] == "It still needs Fighter."
    assert found["EAR"] == "Charges left in components: spend those of Carrier."
    assert found["LEV"].startswith("4 lines short: joining Leviathan costs 12 and you have 8.")


def test_solar_powers_out_of_reach_say_what_they_cost() -> None:
    found = reasons(Table(ancient("PLU"), human(), dice=[1]).to("InteractionLoop"), "cast")

    assert found["SLIF"] == ""
    assert found["SBLA"] == "That costs 4 green, 4 red, and 4 blue Energy and you have 1 green."


def test_the_log_tells_sources_totals_and_health() -> None:
    table = Table(human("3*FIG DEF", lines=7), human(health=50), dice=[1]).to("Drawing").draw(0, "STA").end_turn()
    told = [line for each in story(table.match, SPECTATOR) for line in english(table.match, each).lines]

    assert "Seat 1 draws a Starship; 0 lines left." in told
    assert "Seat 1 deals 11 (Fighter 3, Starship 8) and heals 1 (Defender 1): health 100 → 100; fleet worth 19." in told
    assert "Seat 2 deals 0 and heals 0: health 50 → 39; fleet worth 0." in told


def test_undo_says_which_ship_it_takes_back() -> None:
    table = Table(human("CAR", lines=9), xenite("EVO XEN"), dice=[1]).play(0, "build", source=2, ship="FIG")
    undo = interaction(table.match, Viewer((0,))).undo
    assert undo is not None
    assert english(table.match, undo).label == "building a Fighter"

    table.done()
    for seat, name, args, label in (
        (0, "draw", {"ship": "INT"}, "drawing an Interceptor"),
        (1, "evolve", {"into": "AST"}, "evolving into an Asterite"),
    ):
        table.play(seat, name, **args)
        undo = interaction(table.match, Viewer((seat,))).undo
        assert undo is not None
        assert english(table.match, undo).label == label


def test_no_solar_power_is_offered_twice() -> None:
    table = Table(ancient("6*NEP"), human("INT CUB"), dice=[1]).to("InteractionLoop")
    cast = next(offer for offer in interaction(table.match, Viewer((0,))).offers if offer.name == "cast")

    assert cast.rows is not None
    assert len({tuple(row) for row in cast.rows}) == len(cast.rows)


def test_every_event_has_a_sentence() -> None:
    names = set()
    for first in (xenite("CHR QUE ZEN SAC"), ancient("SPI SPI")):
        table = Table(first, human("GUA CAR DRE"), dice=[1])
        table.end_turn()
        names |= {event.name for record in table.match.records for event in record.events}

    assert names - {"gate_opened", "gate_closed", "gate_committed"} <= set(game.facts_by_name)


def test_the_picture_shows_both_fleets_and_hides_what_the_viewer_may_not_see() -> None:
    table = Table(human("GUA 2*FIG", lines=3), human(), dice=[5]).to("Drawing").draw(0, "STA")

    mine, theirs = (picture(table.match.view(Viewer((seat,))), seat) for seat in (0, 1))

    assert "Guardian (2 charges)" in mine
    assert "2 × Fighter" in theirs
    assert "Starship" in mine
    assert "Starship" not in theirs
    assert "8 lines" in theirs
