"""Dice, lines, ships that build, drawing and the extra Build Phase: the worked examples of building."""

from __future__ import annotations

import pytest

from rondel.games.shapeships.end_of_build import save
from rondel.games.shapeships.state import Copy, Player
from tests.games.shapeships.tables import Side, Table, ancient, centaur, human, xenite


@pytest.mark.parametrize(
    ("side", "die", "lines", "joining"),
    [
        (human("2*ORB BAT 2*SCI", lines=3), 4, 15, 0),
        (centaur("3*VIG POW RED"), 4, 14, 2),
        (centaur("3*VIG POW RED"), 3, 3, 2),
    ],
)
def test_lines_are_the_die_saved_lines_and_what_old_ships_give(side: Side, die: int, lines: int, joining: int) -> None:
    """E4."""
    table = Table(side, human(), dice=[die])

    assert (table.lines[0], table.s.players[0].joining) == (lines, joining)


def test_a_battlecruiser_deals_at_once_and_gives_lines_from_the_next_turn_on() -> None:
    """E5."""
    table = Table(human("DEF 2*FIG ORB"), xenite(), dice=[5, 2])
    assert table.lines[0] == 6

    table.to("Drawing").play(0, "upgrade", ship="BAT")
    assert table.lines[0] == 0
    table.end_turn()

    assert table.resolved(0)[0] == 2
    assert table.lines[0] == 4


def test_joining_lines_of_a_ship_of_legacy_pay_for_an_upgrade_of_the_same_step() -> None:
    """E6."""
    table = Table(centaur("2*FEA", health=50, lines=5), human(health=60), dice=[3]).to("Drawing")
    table.draw(0, "LEG").play(0, "upgrade", ship="TER")
    assert (table.lines[0], table.s.players[0].joining) == (0, 1)

    table.end_turn()

    assert table.healths == (55, 59)


def test_once_only_amounts_of_components_joined_on_the_same_turn_still_count() -> None:
    """E7."""
    table = Table(centaur(lines=6), human(), dice=[4]).to("Drawing")
    table.draw(0, "ANG", "ANG").play(0, "upgrade", ship="FUR").end_turn()

    assert table.resolved(0)[0] == 3 + 3 + 4


def test_an_extra_build_phase_gives_dice_lines_only_and_lets_every_source_build_again() -> None:
    """E14."""
    table = Table(xenite("2*CHR ZEN BUG/2 OXF"), human(), dice=[3, 5, 2])
    breeder = table.iid(0, "BUG")
    assert table.lines == (4, 3)
    assert table.fleet(0).split().count("ANT") == 1

    table.play(0, "build", source=breeder, ship="XEN").done().done()
    assert (table.place, table.s.extra_build, table.s.extra_dice) == ("ShipsThatBuild", True, [5, 2])
    assert table.lines == (11, 3)
    table.play(0, "build", source=breeder, ship="XEN")
    table.done()
    assert table.refused(1, "draw", ship="DEF") == "not_taking_part"
    table.done()

    assert table.place == "InteractionLoop"
    assert table.fleet(0).split().count("XEN") == 3
    assert (table.s.players[0].made, table.s.readings[0]) == (4, 3)


def test_the_extra_build_phase_must_be_confirmed_by_the_player_who_takes_no_part() -> None:
    table = Table(xenite("CHR"), human(), dice=[1, 1]).done().done()
    table.done(0)
    assert (table.place, table.match.kernel.actors()) == ("ShipsThatBuild", [1])

    table.done(1)

    assert table.place == "Drawing"


def test_owners_of_one_and_of_three_chronoswarms_share_three_dice_and_use_the_first_of_them() -> None:
    table = Table(xenite("CHR"), xenite("3*CHR"), dice=[1, 6, 4, 2]).done().done()

    assert table.s.extra_dice == [6, 4, 2]
    assert table.lines == (1 + 6, 1 + 12)


def test_a_chronoswarm_completed_this_turn_gives_no_extra_build_phase() -> None:
    table = Table(xenite("6*XEN ZEN", lines=3), human(), dice=[1]).to("Drawing")
    table.play(0, "upgrade", ship="CHR").done()

    assert table.place == "InteractionLoop"


def test_a_sacrificed_zenith_leaves_two_xenites_and_three_for_its_lines() -> None:
    """E18."""
    table = Table(xenite("SAC ZEN"), human("GUA"), dice=[5])
    table.play(0, "sacrifice", source=table.iid(0, "SAC"), target=table.iid(0, "ZEN"))
    assert (table.fleet(0), table.s.players[0].made) == ("SAC XEN XEN XEN XEN XEN", 5)

    table.done().done()

    assert table.place == "InteractionLoop"


def test_on_a_four_the_zenith_makes_two_xenites_before_it_is_sacrificed() -> None:
    """E18, second part."""
    table = Table(xenite("SAC ZEN"), human(), dice=[4])
    table.play(0, "sacrifice", source=table.iid(0, "SAC"), target=table.iid(0, "ZEN"))

    assert (table.fleet(0).count("XEN"), table.s.players[0].made) == (7, 7)


def test_rerolls_count_for_both_and_a_leviathan_reads_six() -> None:
    """E23."""
    table = Table(centaur("2*KNO"), human("LEV"), dice=[1, 3, 6])
    assert table.place == "DiceRoll"

    table.play(0, "reroll").play(0, "reroll")

    assert (table.s.die, table.s.readings, table.lines) == (6, [6, 6], (6, 6))


def test_after_a_reroll_the_player_with_initiative_is_asked_again() -> None:
    """E33: keeps are forgotten when the die changes."""
    table = Table(centaur("KNO"), centaur("KNO"), dice=[2, 5], turn=2)
    assert table.match.kernel.actors() == [1]

    table.play(1, "keep").play(0, "reroll")
    assert table.match.kernel.actors() == [1]
    table.play(1, "keep")

    assert (table.place, table.s.die, table.lines) == ("ShipsThatBuild", 5, (5, 5))


def test_a_leviathan_owner_may_reroll_for_the_other_player() -> None:
    table = Table(human("LEV KNO"), human(), dice=[6, 1]).play(0, "reroll")

    assert (table.s.readings, table.lines) == ([6, 1], (6, 1))


def test_each_ship_made_beside_a_dreadnought_brings_a_fighter() -> None:
    """E28."""
    table = Table(human("DRE CAR", lines=5), human(), dice=[1])
    table.play(0, "build", source=table.iid(0, "CAR"), ship="FIG").done().draw(0, "DEF", "COM")
    assert table.fleet(0).split().count("FIG") == 1 + 3

    table.end_turn()

    assert table.resolved(0)[0] == 4 + 1 + 10


def test_a_dreadnought_answers_an_upgrade_too() -> None:
    """E37."""
    table = Table(human("DRE 2*DEF FIG", lines=3), human(), dice=[1]).to("Drawing")
    table.play(0, "upgrade", ship="TAC")
    assert table.fleet(0) == "DRE TAC FIG"

    table.end_turn()

    assert table.resolved(0) == (14, 2)


def test_a_second_dreadnought_triggers_the_first_but_never_itself() -> None:
    table = Table(human("DRE 2*DEF 3*FIG COM", lines=10), human(), dice=[1]).to("Drawing")

    table.play(0, "upgrade", ship="DRE")

    assert table.fleet(0) == "DRE DRE FIG"


def test_a_new_zenith_and_its_antlion_bring_a_fighter_each() -> None:
    table = Table(xenite("DRE", lines=9), human(), dice=[1]).to("Drawing")

    table.draw(0, "ZEN")

    assert sorted(table.fleet(0).split()) == ["ANT", "DRE", "FIG", "FIG", "ZEN"]
    assert table.s.players[0].made == 2


def test_a_copy_delivered_to_the_owner_of_a_dreadnought_brings_a_fighter() -> None:
    """E36."""
    table = Table(ancient("DRE", copies=[Copy("ANT", 1, 0)]), human(), dice=[1])

    assert (table.fleet(0), table.s.players[0].made) == ("DRE ANT FIG", 1)
    assert len(table.s.shown[0]) == 3


@pytest.mark.parametrize(("lines", "joining", "saved"), [(15, 3, (12, 0)), (10, 5, (10, 2))])
def test_saving_is_capped_for_lines_first_and_joining_lines_after(
    lines: int, joining: int, saved: tuple[int, int]
) -> None:
    """E29."""
    player = Player(2, 100, lines=lines, joining=joining)

    save(player, 12)

    assert (player.lines, player.joining) == saved


def test_the_cap_bites_when_building_is_really_over() -> None:
    table = Table(human(lines=12), human(lines=3), dice=[6]).to("Drawing")
    assert table.lines == (18, 9)

    assert table.to("InteractionLoop").lines == (12, 9)
    table = Table(human(lines=12), human(), dice=[6], saved_line_cap=0).to("InteractionLoop")
    assert table.lines == (0, 0)


def test_an_evolver_works_in_the_step_it_is_drawn_in_and_once_a_step() -> None:
    table = Table(xenite("2*XEN", lines=3), human(), dice=[1]).to("Drawing")

    table.draw(0, "EVO").play(0, "evolve", into="OXI")

    assert table.fleet(0) == "OXI XEN EVO"
    assert table.refused(0, "evolve", into="AST") == "no_evolver"


def test_a_carrier_builds_from_the_build_phase_after_it_was_drawn_an_extra_one_included() -> None:
    table = Table(human("CHR", lines=5), human(), dice=[1, 1, 1]).to("Drawing")
    table.draw(0, "CAR").done()
    assert table.s.extra_build

    table.play(0, "build", source=table.iid(0, "CAR"), ship="FIG")

    assert table.ship(0, "CAR").charges == 4


def test_used_components_are_consumed_first() -> None:
    table = Table(human("2*DEF ORB CAR/0 CAR/1", lines=6), human(), dice=[1])
    table.play(0, "build", source=table.iid(0, "CAR", 1), ship="DEF").done()
    used = table.iid(0, "CAR", 0)

    table.play(0, "upgrade", ship="EAR")

    assert table.iid(0, "CAR") != used or table.ship(0, "CAR").charges == 0
    assert table.fleet(0) == "CAR DEF EAR"


def test_foreign_upgrades_need_only_their_components() -> None:
    table = Table(ancient("DEF FIG", lines=2), human(), dice=[1]).to("Drawing")

    table.play(0, "upgrade", ship="FRI", number=6)

    assert table.ship(0, "FRI").number == 6


def test_reset_takes_back_the_step_but_not_what_ships_made_by_themselves() -> None:
    table = Table(xenite("QUE BUG"), human(), dice=[1])
    table.play(0, "build", source=table.iid(0, "BUG"), ship="XEN")
    assert table.fleet(0) == "QUE BUG XEN XEN"

    table.play(0, "reset")

    assert (table.fleet(0), table.ship(0, "BUG").charges, table.s.players[0].next_iid) == ("QUE BUG XEN", 4, 8)


def test_a_limited_ship_may_be_drawn_again_once_one_was_joined_away() -> None:
    table = Table(human("DEF 2*FIG 6*ORB", lines=12), human(), dice=[1]).to("Drawing")
    assert table.refused(0, "draw", ship="ORB") == "limit_reached"

    table.play(0, "upgrade", ship="BAT").draw(0, "ORB")

    assert table.fleet(0).split().count("ORB") == 6
