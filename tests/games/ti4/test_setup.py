"""Setting up: worked examples 1 to 7, 58, 59 and 65."""

from __future__ import annotations

import pytest
from msgspec import structs

from rondel import HOST, Viewer, interaction
from rondel.core import file
from rondel.errors import Rejected
from rondel.games.ti4.game import game
from rondel.games.ti4.library import FACTIONS
from rondel.games.ti4.orders import speaker_order
from rondel.testing import english
from tests.games.ti4.tables import F6, MORE, P1, P2, P3, P4, Table, f6, seated


@pytest.mark.parametrize("count", range(3, 9))
def test_three_to_eight_may_play(count: int) -> None:
    table = Table()
    table.host("set_player_count", count=count)
    assert table.s.count == count


@pytest.mark.parametrize("count", [-1, 0, 2, 9])
def test_two_and_nine_may_not(count: int) -> None:
    assert Table().refused(HOST, "set_player_count", count=count) == "bad_player_count"


@pytest.mark.parametrize("count", ["6", 6.0, True, None])
def test_a_count_is_a_whole_number(count: object) -> None:
    assert Table().refused(HOST, "set_player_count", count=count) == "bad_args"


def test_six_play_unless_somebody_says_otherwise() -> None:
    assert Table().s.count == 6


def test_at_a_smaller_table_no_more_can_play_than_there_are_chairs() -> None:
    table = Table(4)
    assert table.s.count == 4
    assert table.refused(HOST, "set_player_count", count=5) == "bad_player_count"


def test_lowering_the_count_empties_the_last_slots() -> None:
    table = seated(6)
    table.host("set_player_count", count=4)
    table.host("set_player_count", count=5)
    assert table.s.players[4].colour is None
    assert table.s.players[3].faction == "jol-nar"


def test_a_colour_is_used_once() -> None:
    table = Table()
    table.host("configure_seat", player=P1, colour="red", faction="arborec")
    assert table.refused(HOST, "configure_seat", player=P2, colour="red", faction="hacan") == "colour_taken"
    assert table.details(HOST, "configure_seat", player=P2, colour="red", faction="hacan") == {"seat": P1}
    assert table.s.players[P2].colour is None


def test_a_faction_is_played_once() -> None:
    table = Table()
    table.host("configure_seat", player=P1, colour="red", faction="arborec")
    assert table.refused(HOST, "configure_seat", player=P2, colour="blue", faction="arborec") == "faction_taken"
    table.host("configure_seat", player=P1, colour="red", faction="arborec")


def test_what_is_taken_is_shown_disabled_with_the_reason() -> None:
    table = Table(seats=F6[:3])
    offers = interaction(table.match, Viewer((), host=True)).offers
    slot = next(offer for offer in offers if offer.name == "configure_seat")
    colours = {each.value: each for each in slot.inputs[1].candidates}
    factions = {each.value: each for each in slot.inputs[2].candidates}
    assert not colours["red"].enabled
    assert english(table.match, colours["red"].reason) == "Red is taken by Arborec (player 1)."
    assert colours["pink"].enabled
    assert not factions["hacan"].enabled
    assert factions["random"].enabled


def test_random_draws_a_faction_nobody_plays_and_replays_alike() -> None:
    table = Table(seats=(*F6, MORE[0]), sets=("base",))
    table.host("set_player_count", count=8)
    table.host("configure_seat", player=7, colour="pink", faction="random")
    drawn = table.s.players[7].faction
    others = {faction for _, faction in (*F6, MORE[0])}
    base = {faction.id for faction in FACTIONS.values() if faction.set == "base"}
    assert drawn in base - others
    assert table.s.players[7].faction_random
    assert file.verify(file.dump(table.match), game).kernel.s.players[7].faction == drawn


def test_random_reaches_all_ten_that_are_left() -> None:
    drawn = set()
    for seed in range(150):
        table = Table(seats=(*F6, MORE[0]), sets=("base",), seed=str(seed))
        table.host("set_player_count", count=8)
        table.host("configure_seat", player=7, colour="pink", faction="random")
        drawn.add(table.s.players[7].faction)
    assert len(drawn) == 10


def test_a_faction_of_a_set_that_is_off_is_refused() -> None:
    table = Table(sets=("base",))
    assert table.refused(HOST, "configure_seat", player=P1, colour="red", faction="nomad") == "faction_not_in_sets"


def test_unknown_things_are_refused() -> None:
    table = Table()
    assert table.refused(HOST, "configure_seat", player=P1, colour="mauve", faction="sol") == "unknown_colour"
    assert table.refused(HOST, "configure_seat", player=P1, colour="red", faction="elves") == "unknown_faction"
    assert table.refused(HOST, "configure_seat", player=6, colour="red", faction="sol") == "unknown_seat"
    assert table.refused(HOST, "configure_seat", player=P1, colour="red", faction="sol", name="x" * 25) == "bad_name"
    assert table.refused(HOST, "clear_seat", player=9) == "unknown_seat"
    assert table.refused(HOST, "swap_seats", a=0, b=9) == "unknown_seat"
    assert table.refused(HOST, "configure_seat", player=P1, colour="red") == "bad_args"
    assert table.refused(HOST, "configure_seat", player=P1, colour="red", faction="sol", hat=1) == "bad_args"


def test_set_up_needs_every_slot_filled() -> None:
    table = Table(seats=F6[:4])
    table.host("set_player_count", count=5)
    assert table.refused(HOST, "finish_setup") == "seats_incomplete"
    assert table.details(HOST, "finish_setup") == {"positions": [5]}


def test_slots_can_be_cleared_and_swapped() -> None:
    table = seated(6)
    table.host("swap_seats", a=P1, b=P2)
    assert [table.s.players[seat].faction for seat in (P1, P2)] == ["hacan", "arborec"]
    table.host("clear_seat", player=P1)
    assert table.s.players[P1].faction is None


@pytest.mark.parametrize("what", ["all", "factions", "colours"])
def test_everything_can_be_drawn_at_once(what: str) -> None:
    table = seated(6)
    table.host("randomise_seats", what=what)
    assert len({player.faction for player in table.s.players[:6]}) == 6
    assert len({player.colour for player in table.s.players[:6]}) == 6
    table.host("finish_setup")


def test_the_game_begins_with_the_choice_of_a_speaker() -> None:
    table = seated(6)
    table.host("finish_setup")
    assert (table.s.phase, table.s.round) == ("round-0", 0)
    table.now = 60
    table.host("start_first_round")
    assert (table.s.phase, table.s.round, table.s.started_at) == ("speaker-selection", 1, 60_000)
    table.host("choose_first_speaker", player=P3)
    assert (table.s.phase, table.s.current) == ("strategy-phase", P3)
    assert [(term.round, term.seat, term.via) for term in table.s.speaker_history] == [(1, P3, "initial")]


def test_speaker_order_is_clockwise_from_the_speaker() -> None:
    assert speaker_order(f6().s) == [2, 3, 4, 5, 0, 1]


def test_chance_may_choose_the_speaker() -> None:
    table = seated(6, forced={"speaker": [P4]})
    table.host("finish_setup")
    table.host("start_first_round")
    assert table.refused(HOST, "choose_first_speaker", player=6) == "unknown_seat"
    table.host("choose_first_speaker", player="random")
    assert table.s.speaker == P4


def test_a_custom_faction_has_a_name_of_its_own() -> None:
    table = Table()
    table.host("configure_seat", player=P1, colour="red", faction="custom", custom_name="Void Monks")
    assert table.match.name_of(P1) == "Void Monks"

    def refused(**more: str) -> str:
        return table.refused(HOST, "configure_seat", player=P2, colour="blue", **more)

    assert refused(faction="custom", custom_name="void monks") == "faction_taken"
    assert refused(faction="custom", custom_name="the arborec") == "bad_name"
    assert refused(faction="custom") == "bad_name"
    assert refused(faction="hacan", custom_name="Cats") == "bad_args"


def test_a_set_cannot_go_while_one_of_its_factions_is_seated() -> None:
    table = Table()
    table.host("configure_seat", player=P1, colour="red", faction="nomad")
    assert table.refused(HOST, "set_option", id="sets", value=["base", "codex"]) == "option_conflict"
    assert table.refused(HOST, "set_option", id="sets", value=["pok"]) == "bad_option_value"
    assert table.refused(HOST, "set_option", id="fullscreen", value=True) == "unknown_option"
    assert table.refused(HOST, "set_option", id="no_such_thing", value=True) == "unknown_option"


def test_keleres_keep_one_home_free() -> None:
    table = Table()
    table.host("configure_seat", player=P1, colour="red", faction="keleres", keleres_home="mentak")
    table.host("configure_seat", player=P2, colour="blue", faction="mentak")
    assert table.s.players[P1].keleres_home is None
    table.host("configure_seat", player=P3, colour="green", faction="xxcha")
    assert table.refused(HOST, "configure_seat", player=P4, colour="pink", faction="argent") == "faction_taken"
    assert table.details(HOST, "configure_seat", player=P4, colour="pink", faction="argent") == {"seat": P1}
    where = {"player": P1, "colour": "red", "faction": "keleres"}
    assert table.refused(HOST, "configure_seat", **where, keleres_home="xxcha") == "bad_keleres_home"
    assert table.refused(HOST, "configure_seat", player=P4, colour="pink", faction="sol", keleres_home="argent") == (
        "bad_args"
    )


def test_keleres_are_not_offered_without_a_home() -> None:
    table = Table(seats=(("red", "mentak"), ("blue", "xxcha"), ("green", "argent"), ("pink", "sol")))
    assert table.refused(HOST, "configure_seat", player=3, colour="pink", faction="keleres") == "faction_taken"


def test_only_the_host_sets_up() -> None:
    table = seated(6)
    assert table.refused(P1, "finish_setup") == "not_host"
    assert table.refused(P1, "configure_seat", player=P1, colour="pink", faction="yin") == "not_host"


def test_back_to_set_up_drops_objectives_and_what_could_be_undone() -> None:
    table = seated(6)
    table.host("finish_setup")
    for objective in ("corner-the-market", "develop-weaponry"):
        table.host("reveal_objective", objective=objective)
    table.host("back_to_setup")
    assert (table.s.phase, table.s.objectives) == ("setup", [])
    assert table.refused(HOST, "undo") == "nothing_to_undo"


def test_undoing_the_start_gives_round_0_with_its_objectives_again() -> None:
    table = seated(6)
    table.host("finish_setup")
    table.host("reveal_objective", objective="corner-the-market")
    table.host("start_first_round")
    table.undo()
    assert table.s.phase == "round-0"
    assert [each.id for each in table.s.objectives] == ["corner-the-market"]


def test_after_set_up_only_names_and_colours_change() -> None:
    table = f6()
    assert table.refused(HOST, "set_player_count", count=5) == "wrong_state"
    assert table.refused(HOST, "configure_seat", player=P1, colour="pink", faction="yin") == "wrong_state"
    table.host("recolour_seat", player=P1, colour="blue")
    assert [table.s.players[seat].colour for seat in (P1, P2)] == ["blue", "red"]
    assert table.refused(HOST, "recolour_seat", player=P1, colour="mauve") == "unknown_colour"
    table.do(P1, "rename_seat", player=P1, name=" Ada ")
    assert table.match.name_of(P1) == "Ada"
    assert table.refused(P1, "rename_seat", player=P2, name="Eve") == "not_your_seat"
    assert table.refused(P1, "rename_seat", player=P1, name="  ") == "bad_name"
    assert table.refused(P1, "rename_seat", player=P1, name="\u2800\u034f") == "bad_name"
    assert seated(3).refused(HOST, "recolour_seat", player=P1, colour="pink") == "wrong_state"


def test_two_who_take_a_colour_in_the_same_second_get_one_yes_and_one_clear_no() -> None:
    """Both looked at the table as it was before; the second one is told who has the colour."""
    table = Table()
    seen = table.match.version(Viewer((), host=True))
    first = table.command(HOST, "configure_seat", {"player": P1, "colour": "red", "faction": "arborec"})
    second = table.command(HOST, "configure_seat", {"player": P2, "colour": "red", "faction": "hacan"})
    table.match.apply(structs.replace(first, version=seen))
    with pytest.raises(Rejected) as caught:
        table.match.apply(structs.replace(second, version=seen))
    assert caught.value.code == "stale_version"
    assert table.refused(HOST, "configure_seat", player=P2, colour="red", faction="hacan") == "colour_taken"
    offer = next(one for one in interaction(table.match, Viewer((), host=True)).offers if one.name == "configure_seat")
    colours = next(one for one in offer.inputs if one.name == "colour").candidates
    assert [one.enabled for one in colours if one.value == "red"] == [False]
