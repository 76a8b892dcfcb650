"""The action phase: worked examples 16 to 23 and 57."""

from __future__ import annotations

from rondel import HOST
from rondel.games.ti4.state import passed_order
from tests.games.ti4.tables import P1, P2, P3, P4, P5, P6, Table, f6, seated


def action(**options: object) -> Table:
    return f6(**options).to_action()


def test_nobody_passes_before_the_strategy_card_is_played() -> None:
    table = action()
    assert table.refused(P5, "pass_round") == "strategy_unused"
    assert table.details(P5, "pass_round") == {"cards": [1]}
    table.play_card()
    for seat in (P1, P6, P2, P4, P3):
        assert table.s.current == seat
        table.turn()
    assert table.s.current == P5
    table.do(P5, "pass_round")
    for move in ("start_action", "pass_round"):
        assert table.refused(P5, move) == "already_passed"
    assert table.refused(P5, "play_strategy_card", card=1) == "already_passed"


def test_both_cards_must_be_played_before_passing() -> None:
    table = seated(3).start(P2)
    table.pick_any(4, 6, 2, 1, 3, 7)
    table.host("end_strategy_phase")
    table.play_card(1)
    table.turn()
    table.turn()
    assert table.refused(P2, "pass_round") == "strategy_unused"
    assert table.details(P2, "pass_round") == {"cards": [4]}


def passed(table: Table, *seats: int) -> Table:
    """Everybody plays their card, then these pass while the others act; up to the turn after."""
    for _ in range(6):
        table.play_card(speaker=P6) if table.current() == P1 else table.play_card()
    while not set(seats) <= set(passed_order(table.s)):
        if table.current() in seats:
            table.do(table.current(), "pass_round")
        else:
            table.turn()
    return table


def test_passed_seats_are_skipped() -> None:
    table = passed(action(), P1, P2)
    while table.current() != P6:
        table.turn()
    table.turn()
    assert table.s.current == P4


def test_the_last_seat_takes_turn_after_turn_each_with_its_own_clock() -> None:
    table = passed(action(), P5, P1, P6, P2, P4)
    assert table.s.current == P3
    turn = table.match.kernel.pos.turn
    table.turn()
    assert table.s.current == P3
    assert table.match.kernel.pos.turn == turn + 1
    table.do(P3, "start_action", kind="component")
    table.do(P3, "finish_turn", again=True)
    assert (table.s.current, table.step) == (P3, "choose")
    assert table.match.kernel.pos.turn == turn + 1
    assert table.s.players[P3].deeds[-1].component == 1


def test_the_phase_ends_by_itself_when_everybody_has_passed() -> None:
    table = passed(action(), P5, P1, P6, P2, P4)
    table.do(P3, "pass_round")
    assert table.s.phase == "status-phase"
    table.undo(P3)
    assert (table.s.phase, table.s.current) == ("action-phase", P3)
    assert P3 not in passed_order(table.s)


def test_politics_needs_another_speaker() -> None:
    table = action().play_card()
    assert table.s.current == P1
    table.do(P1, "play_strategy_card", card=3)
    assert table.refused(P1, "finish_turn") == "speaker_required"
    assert table.refused(P1, "choose_speaker", player=P3) == "same_speaker"
    assert table.refused(P1, "choose_speaker", player=8) == "unknown_seat"
    assert table.refused(P2, "choose_speaker", player=P6) == "not_your_turn"
    table.do(P1, "choose_speaker", player=P6)
    assert table.s.speaker == P6
    term = table.s.speaker_history[-1]
    assert (term.round, term.seat, term.via) == (1, P6, "politics")
    assert table.refused(P1, "cancel_action") == "speaker_already_chosen"
    assert table.refused(HOST, "skip_turn") == "speaker_already_chosen"
    table.do(P1, "finish_turn")
    assert table.s.current == P6
    assert table.s.initiative == [P5, P1, P6, P2, P4, P3]
    table.to_status()
    table.host("end_status_phase")
    table.host("leave_mecatol_check")
    order = []
    for card in range(1, 7):
        order.append(table.current())
        table.do(table.current(), "pick_card", card=card)
    assert order == [P6, P1, P2, P3, P4, P5]


def test_a_cancelled_card_is_unused() -> None:
    table = action()
    table.do(P5, "play_strategy_card", card=1)
    table.do(P5, "cancel_action")
    assert (table.s.cards[0].used, table.step, table.s.current) == (False, "choose", P5)
    assert table.refused(P5, "finish_turn") == "no_action"
    assert table.refused(P5, "cancel_action") == "no_action"
    assert table.refused(P5, "choose_speaker", player=P1) == "no_speaker_choice"


def test_one_action_at_a_time() -> None:
    table = action()
    table.do(P5, "start_action", kind="tactical")
    assert table.refused(P5, "start_action", kind="tactical") == "action_in_progress"
    assert table.refused(P5, "play_strategy_card", card=1) == "action_in_progress"
    assert table.refused(P5, "pass_round") == "action_in_progress"
    assert table.refused(P1, "finish_turn") == "not_your_turn"
    assert table.refused(P5, "choose_speaker", player=P1) == "no_speaker_choice"


def test_only_own_unused_cards_are_played() -> None:
    table = action()
    assert table.refused(P5, "play_strategy_card", card=3) == "card_not_held"
    assert table.refused(P5, "play_strategy_card", card=9) == "card_not_held"
    for _ in range(6):
        table.play_card()
    assert table.refused(P5, "play_strategy_card", card=1) == "card_used"


def test_with_auto_advance_a_tactical_action_ends_the_turn_at_once() -> None:
    table = action(auto_advance=True)
    before = len(table.match.entries)
    table.do(P5, "start_action", kind="tactical")
    assert len(table.match.entries) == before + 1
    assert table.s.players[P5].deeds[-1].tactical == 1
    assert table.s.current == P1
    table.do(P1, "play_strategy_card", card=3)
    assert table.step == "resolving"


def test_a_skipped_turn_counts_nothing_and_frees_the_card() -> None:
    table = action()
    table.do(P5, "play_strategy_card", card=1)
    table.host("skip_turn")
    assert not table.s.cards[0].used
    assert table.s.current == P1
    assert table.refused(P1, "skip_turn") == "not_host"


def test_the_others_say_whether_they_follow() -> None:
    table = action()
    table.do(P5, "play_strategy_card", card=1)
    table.do(P2, "mark_secondary", player=P2, value="done")
    table.do(P5, "mark_secondary", player=P3, value="declined")
    assert table.s.pending is not None
    assert table.s.pending.replies == ["", "done", "declined", "", "", ""]
    assert table.refused(P2, "mark_secondary", player=P3, value="done") == "not_your_seat"
    assert table.refused(P5, "mark_secondary", player=P5, value="done") == "own_card"
    assert table.refused(HOST, "mark_secondary", player=9, value="done") == "unknown_seat"
    table.do(P5, "finish_turn")
    assert table.refused(P2, "mark_secondary", player=P2, value="done") == "wrong_state"


def test_a_tick_goes_with_the_action_it_belongs_to_and_an_option_stays() -> None:
    table = action()
    table.do(P5, "play_strategy_card", card=1)
    table.host("set_option", id="vp_limit", value=12)
    table.do(P2, "mark_secondary", player=P2, value="done", card=1)
    table.undo()
    assert table.step == "choose"
    assert table.s.options.vp_limit == 12
    table.do(P5, "play_strategy_card", card=1)
    assert table.s.pending is not None
    assert table.s.pending.replies[P2] == ""


def test_actions_are_counted_by_kind() -> None:
    table = action()
    table.turn("tactical").turn("component").turn("unspecified")
    kinds = [table.s.players[seat].deeds[-1] for seat in (P5, P1, P6)]
    assert [(done.tactical, done.component, done.unspecified) for done in kinds] == [(1, 0, 0), (0, 1, 0), (0, 0, 1)]
    assert table.s.current == P2
    assert table.refused(P4, "start_action") == "not_your_turn"
