"""Undo, rollbacks, clocks and pauses: worked examples 40 to 47 and 50."""

from __future__ import annotations

import pytest

from rondel import HOST, Viewer, interaction
from rondel.core.commands import Command
from rondel.errors import Rejected
from rondel.games.ti4.errors import code_of
from rondel.games.ti4.state import passed_order
from rondel.games.ti4.statistics import times_speaker
from rondel.games.ti4.timing import read_clocks
from rondel.messages import Phrase
from rondel.server.pictures import log_lines, picture
from rondel.testing import english
from tests.games.ti4.tables import P1, P2, P3, P4, P5, P6, Table, f6

ALL = (8, 7, 1, 5, 3, 6)


def at(table: Table, second: int) -> Table:
    table.now = second
    return table


def test_a_player_takes_back_the_own_last_move_only() -> None:
    table = f6().pick_any(8)
    table.do(P4, "pick_card", card=7)
    table.undo(P4)
    assert table.s.current == P4
    table.do(P4, "pick_card", card=7)
    table.do(P5, "pick_card", card=1)
    assert table.refused(P4, "undo") == "undo_not_yours"
    table.undo()
    table.undo()
    assert table.s.current == P4
    table.host("redo")
    table.host("redo")
    assert table.s.current == P6
    table.undo()
    table.do(P5, "pick_card", card=2)
    assert table.refused(HOST, "redo") == "nothing_to_redo"


def test_a_player_does_not_take_back_what_the_host_did_since() -> None:
    table = f6().pick_any(8)
    table.host("pick_card", card=7)
    assert table.refused(P3, "undo") == "undo_not_yours"


@pytest.mark.parametrize(
    ("moves", "label"),
    [
        ([(P3, "pick_card", {"card": 5})], "Sol took 5 Trade"),
        ([(HOST, "adjust_vp", {"player": P5, "delta": 1})], "+1 VP Xxcha"),
        ([(HOST, "set_speaker", {"player": P6})], "Letnev is the speaker"),
    ],
)
def test_the_undo_button_says_what_it_takes_back(moves: list[tuple[int, str, dict[str, int]]], label: str) -> None:
    table = f6()
    for seat, name, args in moves:
        table.do(seat, name, **args)
    undo = interaction(table.match, Viewer((), host=True)).undo
    assert undo is not None
    assert english(table.match, undo.label) == label


def undo_label(table: Table) -> object:
    return english(table.match, table.match.undo_plan(HOST).label)


def test_passing_and_the_ends_of_phases_have_labels() -> None:
    table = f6().to_action()
    assert undo_label(table) == "end of strategy phase"
    for _ in range(6):
        table.play_card()
    table.do(P5, "pass_round")
    assert undo_label(table) == "Xxcha passed"
    table.to_status()
    assert undo_label(table) == "Sol passed (end of action phase)"
    table.host("end_status_phase")
    assert undo_label(table) == "end of status phase"


def test_a_phase_rollback_goes_to_where_the_phase_began() -> None:
    table = f6().round(*ALL)
    table.pick_any(2, 3, 1, 5, 6, 7)
    table.host("end_strategy_phase")
    start = table.match.digest()
    first, speaker = table.s.current, table.s.speaker
    while 3 not in [n for n, card in enumerate(table.s.cards, 1) if card.used]:
        table.play_card()
    table.host("adjust_vp", player=P1, delta=1)
    table.host("adjust_vp", player=P2, delta=2)
    later = table.match.digest()
    table.undo(to="phase")
    assert table.match.digest() == start
    assert (table.s.current, table.s.speaker, table.vp) == (first, speaker, [0] * 6)
    assert table.s.cards[3].bonus == 2
    table.host("redo")
    assert table.match.digest() == later


def test_a_round_rollback_goes_to_before_the_first_pick() -> None:
    table = f6().round(*ALL)
    start = table.match.digest()
    table.pick_any(2, 3, 1, 5, 6, 7)
    table.host("end_strategy_phase")
    table.turn()
    table.undo(to="round")
    assert table.match.digest() == start
    assert (table.s.phase, table.s.round, table.s.cards[1].bonus) == ("strategy-phase", 2, 1)


def test_at_the_start_of_a_phase_the_rollback_goes_one_further() -> None:
    table = f6()
    start = table.match.digest()
    table.pick().host("end_strategy_phase")
    table.undo(to="phase")
    assert table.match.digest() == start
    table.undo(to="phase")
    assert table.s.phase == "speaker-selection"
    assert table.refused(HOST, "undo", to="phase") == "nothing_to_undo"


def test_every_stay_in_a_phase_is_one_to_go_back_to() -> None:
    table = f6()
    table.host("claim_mecatol", player=None)
    table.round(*ALL)
    assert table.s.phase == "agenda-phase"
    table.host("set_votes", player=P1, count=2)
    table.host("next_agenda")
    table.host("set_votes", player=P1, count=4)
    table.undo(to="phase")
    assert (table.s.phase, table.s.agenda.number, table.s.players[P1].votes) == ("agenda-phase", 1, 0)
    phases = []
    for _ in range(2):
        table.undo(to="phase")
        phases.append(table.s.phase)
    assert phases == ["status-phase", "action-phase"]
    assert passed_order(table.s) == []


def test_clocks_count_turns_and_leave_pauses_and_misclicks_out() -> None:
    table = f6()
    at(table, 20).do(P3, "pick_card", card=8)
    at(table, 50).do(P4, "pick_card", card=7)
    at(table, 60).host("pause")
    at(table, 160).host("resume")
    at(table, 170).do(P5, "pick_card", card=1)
    found = read_clocks(table.match, 170_000)
    assert found is not None
    assert [found.seats[seat].total_ms // 1000 for seat in (P3, P4, P5)] == [20, 30, 20]
    at(table, 200).do(P6, "pick_card", card=5)
    at(table, 215).undo()
    at(table, 230).do(P6, "pick_card", card=6)
    found = read_clocks(table.match, 230_000)
    assert found is not None
    assert (found.seats[P6].total_ms, found.seats[P1].total_ms, found.table_ms) == (45_000, 0, 15_000)


def test_a_redone_turn_gives_the_time_back() -> None:
    table = f6()
    at(table, 170).pick_any(8, 7, 1)
    at(table, 200).do(P6, "pick_card", card=5)
    at(table, 215).undo()
    at(table, 220).host("redo")
    found = read_clocks(table.match, 220_000)
    assert found is not None
    assert (found.seats[P6].total_ms, found.seats[P1].turn_ms) == (30_000, 20_000)


def test_an_undone_action_does_not_stop_the_clock() -> None:
    table = at(f6(), 300).to_action()
    at(table, 320).do(P5, "start_action", kind="tactical")
    at(table, 400).undo(P5)
    found = read_clocks(table.match, 400_000)
    assert found is not None
    assert found.seats[P5].turn_ms == 100_000


def test_after_a_reset_time_stays_counted_and_the_speaker_starts_at_none() -> None:
    table = f6()
    at(table, 20).do(P3, "pick_card", card=8)
    at(table, 50).host("reset_strategy_phase", confirm=True)
    found = read_clocks(table.match, 60_000)
    assert found is not None
    assert (found.seats[P3].turn_ms, found.seats[P3].total_ms, found.seats[P4].total_ms) == (10_000, 30_000, 30_000)


@pytest.mark.parametrize(
    ("mode", "second", "left", "cycle"),
    [("manual", 100, 0, 1), ("repeat", 100, 80, 2), ("manual", 90, 0, 1), ("repeat", 90, 90, 2)],
)
def test_the_decision_bar(mode: str, second: int, left: int, cycle: int) -> None:
    table = f6(decision_bar=True, decision_bar_mode=mode)
    found = read_clocks(table.match, second * 1000)
    assert found is not None
    bar = found.seats[P3].bar
    assert bar is not None
    assert (bar.left_ms, bar.cycle) == (left * 1000, cycle)
    at(table, 100).do(P3, "bar")
    again = read_clocks(table.match, 100_000)
    assert again is not None
    refilled = again.seats[P3].bar
    assert refilled is not None
    assert refilled.left_ms == 90_000


def test_the_decision_bar_is_filled_by_whose_turn_it_is_or_the_host() -> None:
    table = f6()
    assert table.refused(P3, "bar") == "decision_bar_off"
    assert table.refused(HOST, "bar") == "decision_bar_off"
    table.host("set_option", id="decision_bar", value=True)
    assert table.refused(P4, "bar") == "not_your_turn"
    table.do(P3, "bar")
    table.host("bar")
    table.pick()
    assert table.refused(HOST, "bar") == "wrong_state"


def test_the_idle_warning_leaves_pauses_out_and_can_be_dismissed() -> None:
    table = f6()

    def idle_from() -> int | None:
        found = read_clocks(table.match, table.now * 1000)
        assert found is not None
        return None if found.idle_at is None else found.idle_at // 1000

    assert idle_from() == 900
    at(table, 300).host("pause")
    at(table, 600).host("resume")
    assert idle_from() == 1200
    at(table, 1300).do(P1, "dismiss")
    assert idle_from() == 2200
    table.host("set_option", id="inactivity_minutes", value=0)
    assert idle_from() is None


def test_the_speaker_is_counted_by_terms() -> None:
    table = f6()
    table.host("set_speaker", player=P6)
    table.host("set_speaker", player=P3, via="agenda")
    table.host("set_speaker", player=P1)
    assert times_speaker(table.s) == [1, 0, 2, 0, 0, 1]
    assert table.refused(HOST, "set_speaker", player=P1) == "same_speaker"


def test_the_same_click_counts_once_and_a_late_one_is_told_so() -> None:
    table = f6()
    click = Command(P3, "pick_card", {"card": 8}, id="tap-1", version=table.match.version(Viewer((P3,))))
    first = table.match.apply(click)
    assert table.match.apply(click).repeated
    assert first.entry.v == len(table.match.entries)
    with pytest.raises(Rejected) as late:
        table.match.apply(Command(P4, "pick_card", {"card": 7}, version=first.entry.v - 1))
    assert late.value.code == "stale_version"


def test_during_a_pause_only_the_host_puts_things_right() -> None:
    table = f6()
    table.host("pause")
    assert table.refused(P3, "pick_card", card=8) == "game_paused"
    assert table.refused(HOST, "pick_card", card=8) == "game_paused"
    assert table.refused(P1, "adjust_vp", player=P1, delta=1) == "game_paused"
    assert table.refused(HOST, "set_speaker", player=P1) == "game_paused"
    assert table.refused(HOST, "pause") == "already_paused"
    table.host("adjust_vp", player=P1, delta=1)
    table.host("set_option", id="vp_limit", value=12)
    offered = {offer.name for offer in interaction(table.match, Viewer((), host=True)).offers}
    assert {"adjust_vp", "set_option", "end_game"} <= offered
    assert "set_speaker" not in offered
    table.undo()
    assert (table.vp[P1], bool(table.match.paused)) == (0, True)
    table.host("resume")
    assert table.refused(HOST, "resume") == "not_paused"


def test_a_pause_survives_a_rollback() -> None:
    table = f6().pick_any(8, 7)
    table.host("pause")
    table.undo(to="round")
    assert table.match.paused
    assert table.s.current == P3


def test_rights() -> None:
    table = f6().to_action()
    assert table.refused(P3, "end_game", reason="agreed", confirm=True) == "not_host"
    assert table.refused(P3, "set_option", id="vp_limit", value=12) == "not_host"
    assert table.refused(P3, "set_eliminated", player=P1, value=True) == "not_host"
    assert table.refused(7, "adjust_vp", player=P1, delta=1) == "spectator"
    assert table.refused(P3, "no_such_move") == "unknown_move"


def test_the_undo_button_names_the_phase_it_would_return_to() -> None:
    table = f6().to_action().to_status()
    undo = interaction(table.match, Viewer((), host=True)).undo
    assert undo is not None
    assert undo.back_to == Phrase("node-action-phase")
    table.host("toggle_status_step", step=1)
    undo = interaction(table.match, Viewer((), host=True)).undo
    assert undo is not None
    assert undo.back_to == ""


def test_a_rollback_says_beforehand_what_would_go() -> None:
    table = f6().to_action()
    table.turn()
    table.host("set_option", id="vp_limit", value=12)
    found = picture(table.match, Viewer((), host=True), 0)
    levels = {level.level: level for level in found.levels or ()}
    lines = log_lines(table.match, Viewer((), host=True), -1)
    lost = {level: [entry.v for entry in lines if entry.v > levels[level].after and not entry.kept] for level in levels}
    before = set(lost["phase"])
    table.undo(to="phase")
    gone = {entry.v for entry in log_lines(table.match, Viewer((), host=True), -1) if entry.gone}
    assert before == gone
    assert table.s.options.vp_limit == 12
    assert len(lost["round"]) > len(lost["phase"])


def test_what_concerns_nobody_is_told_without_a_name() -> None:
    table = f6().to_action()
    table.host("assign_card", card=8, player=None)
    table.host("claim_mecatol", player=P2)
    table.host("set_mecatol_owner", player=None)
    table.to_status()
    table.host("end_status_phase")
    table.host("set_outcome", outcome="For")
    table.host("set_outcome", outcome="")
    table.host("end_game", reason="agreed", confirm=True)
    lines = [english(table.match, line) for entry in log_lines(table.match, Viewer(), -1) for line in entry.lines]
    for wanted in (
        "8 Imperial lies on the table again.",
        "Nobody holds Mecatol Rex.",
        "The outcome is open again.",
        "The game is over. By agreement: nobody won.",
    ):
        assert wanted in lines
    assert not any("None" in str(line) for line in lines)


def test_nobody_writes_the_notes_of_somebody_else() -> None:
    table = f6()
    command = Command(P1, "add_secret", {"objective": "mine-rare-metals"}, actor=HOST)
    with pytest.raises(Rejected) as caught:
        table.match.apply(command)
    assert code_of(table.match, command, caught.value) == "not_your_seat"
    table.do(P1, "add_secret", objective="mine-rare-metals")
    assert table.s.players[P1].notes == ["mine-rare-metals"]
