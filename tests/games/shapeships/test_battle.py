"""First Strike, charges, Equality and Solar Powers: the worked examples of battle."""

from __future__ import annotations

import pytest

from rondel.games.shapeships.amounts import siphoned
from rondel.games.shapeships.state import Copy
from tests.games.shapeships.tables import Table, ancient, centaur, human, xenite


def test_a_starship_struck_down_still_deals_its_eight() -> None:
    """E2: once-only effects survive the ship."""
    table = Table(human(lines=4), human("GUA"), dice=[4]).to("Drawing").draw(0, "STA").done()
    assert table.place == "FirstStrike"

    table.play(1, "strike", source=table.iid(1, "GUA"), target=table.iid(0, "STA"))
    assert (table.place, table.fleet(0), table.ship(1, "GUA").charges) == ("InteractionLoop", "", 1)
    table.end_turn()

    assert table.healths == (100, 93)


def test_a_fighter_struck_down_deals_nothing() -> None:
    """E3: continuous effects need the ship."""
    table = Table(human("3*FIG"), human("GUA", health=80), dice=[1]).to("FirstStrike")
    table.play(1, "strike", source=table.iid(1, "GUA"), target=table.iid(0, "FIG")).end_turn()

    assert table.healths[1] == 79


def test_a_stolen_interceptor_fires_for_the_thief_in_the_same_turn() -> None:
    """E21."""
    fleet = "FEA VIG 2*FAM/0 LEG TER FUR WIS/0"
    table = Table(centaur(fleet, health=50, lines=6), human("INT FIG DEF BAT", health=80), dice=[6])
    assert table.lines[0] == 14
    table.to("Drawing").play(0, "upgrade", ship="DOM").done()
    assert table.lines[0] == 2

    ark = table.iid(0, "DOM")
    assert table.refused(0, "done") == "must_steal"
    for id in ("INT", "FIG"):
        table.play(0, "steal", source=ark, target=table.iid(1, id))
    assert table.fleet(1) == "DEF BAT"
    table.play(0, "charge", source=table.iid(0, "INT"), mode="damage").end_turn()

    assert table.resolved(0) == (12, 18)
    assert table.resolved(1) == (2, 4)
    assert table.healths == (66, 72)


def test_a_doomed_interceptor_may_still_fire() -> None:
    """E22: declared charges resolve although the ship is lost."""
    table = Table(centaur("EQU WIS"), human("INT"), dice=[1]).to("InteractionLoop")
    pair = {"own_ship": table.iid(0, "WIS"), "enemy_ship": table.iid(1, "INT")}
    table.play(0, "equalise", source=table.iid(0, "EQU"), **pair)
    assert table.fleet(1) == "INT"

    table.play(1, "charge", source=table.iid(1, "INT"), mode="damage").end_turn()

    assert (table.fleet(0), table.fleet(1), table.healths[0]) == ("EQU", "", 95)
    assert table.ship(0, "EQU").charges == 1


def test_energy_pays_for_solar_powers_and_a_cube_repeats_the_first() -> None:
    """E24."""
    mystic = "3*PLU 4*MER 2*NEP QUA@4 SOL CUB"
    table = Table(ancient(mystic, health=60), human(), dice=[4, 2]).to("InteractionLoop")
    energy = table.s.players[0].energy
    assert (energy.green, energy.red, energy.blue) == (4, 5, 5)

    for power in ("SSUP", "SVOR", "SCON", "SCON", "SCON"):
        table.play(0, "cast", power=power)
        table.play(1, "pass_priority")
    table.end_turn()

    assert table.resolved(0) == (26, 5)
    assert table.healths == (65, 74)
    assert table.lines[0] == 4 + 2 + 3


@pytest.mark.parametrize(("x", "amount"), [(7, 17), (8, 20)])
def test_a_siphon_heals_and_deals_by_its_table(x: int, amount: int) -> None:
    """E25."""
    table = Table(ancient(f"{x}*PLU {x}*MER", health=50), human(), dice=[1]).to("InteractionLoop")
    table.play(0, "cast", power="SSIP", amount=x).end_turn()

    assert siphoned(x) == amount
    assert table.resolved(0) == (amount, amount)


def test_a_copied_carrier_arrives_with_its_models_charges_and_builds_at_once() -> None:
    """E26."""
    table = Table(ancient("6*NEP"), human("CAR/4"), dice=[1, 1]).to("InteractionLoop")
    table.play(0, "cast", power="SSIM", target=table.iid(1, "CAR"))
    assert table.s.players[0].energy.blue == 0
    table.end_turn()
    assert table.ship(0, "CAR").charges == 4

    table.play(0, "build", source=table.iid(0, "CAR"), ship="FIG")

    assert table.fleet(0).endswith("CAR FIG")


def test_the_third_spiral_strikes_and_each_lifts_the_maximum() -> None:
    """E27."""
    table = Table(ancient("2*SPI", lines=5), human("FIG GUA/1"), dice=[1, 1]).to("Drawing").draw(0, "SPI").done()
    table.play(0, "strike", source=table.iid(0, "SPI", 2), target=table.iid(1, "FIG")).done()
    assert table.fleet(1) == "GUA"
    table.end_turn()
    assert table.healths[0] == 109

    table.to("FirstStrike").play(1, "strike", source=table.iid(1, "GUA"), target=table.iid(0, "SPI")).end_turn()

    assert table.healths[0] == 110


def test_a_black_hole_spares_cores_and_deals_one_for_each_of_ones_own() -> None:
    """E31."""
    table = Table(ancient("4*PLU 4*MER 4*NEP"), ancient("PLU CUB SOL"), dice=[1]).to("InteractionLoop")
    table.play(0, "cast", power="SBLA")
    assert table.match.kernel.actors() == [0]
    assert table.refused(0, "pass_priority") == "must_pick_target"
    for id in ("CUB", "SOL"):
        table.play(0, "target", target=table.iid(1, id))
    table.end_turn()

    assert table.fleet(1) == "PLU"
    assert table.resolved(0)[0] == 12


def test_a_zenith_struck_down_leaves_two_xenites_that_count_this_turn() -> None:
    """E32."""
    table = Table(human("GUA"), xenite("ZEN HVE"), dice=[1]).to("FirstStrike")
    table.play(0, "strike", source=table.iid(0, "GUA"), target=table.iid(1, "ZEN")).end_turn()

    assert (table.fleet(1), table.s.players[1].made) == ("HVE XEN XEN", 0)
    assert table.resolved(1) == (3, 3)


def test_a_cube_records_another_copy_and_the_later_spiral_strikes() -> None:
    """E35."""
    table = Table(ancient("SPI CUB 6*NEP"), ancient("SPI"), dice=[1, 1]).to("InteractionLoop")
    table.play(0, "cast", power="SSIM", target=table.iid(1, "SPI"))
    assert table.s.players[0].copies == [Copy("SPI", 0, 0)] * 2
    table.end_turn()
    assert (table.fleet(0).count("SPI"), table.s.players[0].made) == (3, 2)

    table.to("FirstStrike")
    first, later = table.iid(0, "SPI", 1), table.iid(0, "SPI", 2)
    assert table.refused(0, "strike", source=first, target=table.iid(1, "SPI")) == "not_ready"
    table.play(0, "strike", source=later, target=table.iid(1, "SPI")).end_turn()

    assert table.resolved(0)[1] == 9


def test_a_copied_grid_has_the_charges_its_model_had_after_energy_was_produced() -> None:
    """E38."""
    table = (
        Table(ancient("6*NEP QUA@1"), ancient(lines=7), dice=[1, 1]).to("Drawing").draw(1, "SOL").to("InteractionLoop")
    )
    assert table.ship(1, "SOL").charges == 3

    table.play(0, "cast", power="SSIM", target=table.iid(1, "SOL")).end_turn()

    assert table.ship(0, "SOL").charges == 3


def test_a_sacrificial_pool_protects_against_strikes_but_not_against_theft() -> None:
    table = Table(centaur("FEA VIG 2*FAM/0 LEG GUA", lines=11), xenite("SAC XEN ANT"), dice=[1]).to("Drawing")
    table.play(0, "upgrade", ship="DOM").done()
    aim = {"source": table.iid(0, "GUA"), "target": table.iid(1, "XEN")}
    assert table.refused(0, "strike", **aim) == "protected"

    for id in ("XEN", "ANT"):
        table.play(0, "steal", source=table.iid(0, "DOM"), target=table.iid(1, id))

    assert (table.place, table.fleet(1)) == ("InteractionLoop", "SAC")


def test_a_player_whose_guardian_has_nothing_to_hit_is_not_asked() -> None:
    table = Table(human("GUA"), ancient("PLU"), dice=[1]).done().done()

    assert table.place == "InteractionLoop"


def test_a_player_who_passed_may_still_respond_to_a_declaration() -> None:
    table = Table(human("INT"), xenite("ANT"), dice=[1]).to("InteractionLoop")
    table.play(0, "pass_priority").play(1, "charge", source=table.iid(1, "ANT"), mode="damage")

    table.play(0, "charge", source=table.iid(0, "INT"), mode="heal").end_turn()

    assert table.resolved(0) == (0, 7)
    assert table.resolved(1) == (3, 0)


def test_the_player_with_initiative_declares_first_and_it_changes_every_turn() -> None:
    table = Table(human(), human(), dice=[1, 1]).to("InteractionLoop")
    assert table.match.kernel.actors() == [0]

    table.end_turn().to("InteractionLoop")

    assert table.match.kernel.actors() == [1]


def test_a_black_hole_without_targets_still_deals_its_damage_and_hands_over_at_once() -> None:
    table = Table(ancient("4*PLU 4*MER 4*NEP"), xenite("SAC XEN"), dice=[1]).to("InteractionLoop")

    table.play(0, "cast", power="SBLA")

    assert table.match.kernel.actors() == [1]
    assert table.end_turn().resolved(0)[0] == 12


def test_a_once_only_amount_stays_with_the_maker_when_the_ship_is_stolen() -> None:
    table = Table(centaur("FEA VIG 2*FAM/0 LEG", lines=11), human(lines=7), dice=[1]).to("Drawing")
    table.play(0, "upgrade", ship="DOM").draw(1, "STA").done()
    table.play(0, "steal", source=table.iid(0, "DOM"), target=table.iid(1, "STA")).end_turn()

    assert table.fleet(0) == "STA DOM"
    assert table.resolved(1)[0] == 8


def test_other_species_gain_no_energy_but_their_grids_spend_charges() -> None:
    table = Table(human("SOL/1 PLU"), human(), dice=[1]).to("InteractionLoop")

    assert (table.ship(0, "SOL").charges, table.s.players[0].energy.green) == (0, 0)
    assert table.end_turn().resolved(0) == (0, 2)
