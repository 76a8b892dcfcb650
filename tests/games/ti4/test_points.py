"""Points, objectives, secrets and the end: worked examples 29 to 38, 49, 51, 52 and 62."""

from __future__ import annotations

import pytest

from rondel import HOST, Viewer
from rondel.games.ti4.ending import default_winner, first_to_reach, is_victory_due, may_win, ranks
from rondel.games.ti4.library import PUBLIC, SECRETS
from rondel.games.ti4.orders import speaker_order
from rondel.games.ti4.state import in_game
from tests.games.ti4.tables import P1, P2, P3, P4, P5, P6, Table, f6

ALL = (8, 7, 1, 5, 3, 6)
STAGE_ONE = [card.id for card in PUBLIC.values() if card.stage == 1]
STAGE_TWO = [card.id for card in PUBLIC.values() if card.stage == 2]


def at_status() -> Table:
    return f6().to_action().to_status(speaker=P6)


def test_points_go_from_none_to_ten_above_the_limit() -> None:
    table = f6()
    done = table.host("set_vp", player=P1, value=11)
    assert "limit_reached" in table.told(done)
    table.host("set_vp", player=P1, value=20)
    assert table.refused(HOST, "set_vp", player=P1, value=21) == "vp_out_of_range"
    assert table.refused(HOST, "adjust_vp", player=P2, delta=-1) == "vp_out_of_range"
    assert table.refused(HOST, "set_option", id="vp_limit", value=9) == "option_conflict"


@pytest.mark.parametrize("delta", [0, 6, -6])
def test_one_to_five_points_change_at_once(delta: int) -> None:
    assert f6().refused(HOST, "adjust_vp", player=P1, delta=delta) == "bad_vp_delta"


def test_players_change_their_own_points_while_they_may() -> None:
    table = f6()
    assert table.refused(P2, "adjust_vp", player=P1, delta=1) == "not_your_seat"
    table.do(P1, "adjust_vp", player=P1, delta=1, source="support")
    assert table.s.ledger[-1].source == "support"
    assert table.refused(P1, "adjust_vp", player=P1, delta=1, source="luck") == "bad_args"
    table.host("set_option", id="player_scoring", value=False)
    assert table.refused(P1, "adjust_vp", player=P1, delta=1) == "scoring_disabled"
    table.host("adjust_vp", player=P1, delta=1)
    assert table.vp[P1] == 2


def test_nothing_is_written_down_when_nothing_changes() -> None:
    table = f6()
    assert table.refused(HOST, "set_vp", player=P1, value=0) == "unchanged"


def test_a_victory_in_the_middle_of_a_round() -> None:
    table = f6().to_action()
    assert table.refused(HOST, "end_game", reason="victory", confirm=True) == "no_winner_yet"
    table.host("set_vp", player=P2, value=9)
    table.host("reveal_objective", objective=STAGE_ONE[0])
    done = table.do(P2, "score_objective", player=P2, objective=STAGE_ONE[0])
    assert "limit_reached" in table.told(done)
    assert table.vp[P2] == 10
    assert table.refused(HOST, "end_game", reason="victory") == "confirm_required"
    assert table.refused(P2, "end_game", reason="victory", confirm=True) == "not_host"
    table.host("end_game", reason="victory", confirm=True)
    assert table.match.over is not None
    assert table.match.over.winners == (P2,)
    assert table.s.result is not None
    assert table.s.result.rounds == 1


def test_at_the_end_of_the_round_the_host_decides_or_corrects() -> None:
    table = f6()
    table.host("claim_mecatol", player=None)
    table.round(*ALL)
    table.host("set_vp", player=P2, value=10)
    table.host("end_agenda_phase")
    assert table.s.phase == "victory-pending"
    assert table.refused(HOST, "continue_play") == "confirm_required"
    table.host("set_vp", player=P2, value=9)
    assert table.s.phase == "victory-pending"
    table.host("continue_play")
    assert (table.s.phase, table.s.round, table.s.limit_waived) == ("strategy-phase", 2, False)


def test_without_an_agenda_phase_the_round_ends_with_the_same_question() -> None:
    table = f6().round(*ALL)
    table.pick_any(*ALL).host("end_strategy_phase")
    table.to_status()
    table.host("set_vp", player=P4, value=10)
    table.host("end_status_phase")
    assert table.s.phase == "victory-pending"


def test_a_tie_in_the_status_phase_goes_by_initiative() -> None:
    table = at_status()
    table.host("set_vp", player=P3, value=10)
    table.host("set_vp", player=P1, value=10)
    assert first_to_reach(table.s) == P1


def test_whoever_was_there_in_an_earlier_phase_was_first() -> None:
    table = f6().to_action()
    table.host("set_vp", player=P3, value=10)
    table.to_status()
    table.host("set_vp", player=P1, value=10)
    assert first_to_reach(table.s) == P3


def test_reaching_counts_from_when_it_lasted() -> None:
    table = f6().to_action()
    table.host("set_vp", player=P3, value=10)
    table.host("set_vp", player=P3, value=9)
    table.host("set_vp", player=P1, value=10)
    table.host("set_vp", player=P3, value=12)
    assert first_to_reach(table.s) == P1


def test_a_tie_in_the_agenda_phase_goes_by_speaker_order() -> None:
    table = f6()
    table.host("claim_mecatol", player=None)
    table.round(*ALL)
    table.host("set_speaker", player=P3)
    table.host("adjust_vp", player=P2, delta=5, source="agenda")
    table.host("adjust_vp", player=P2, delta=5, source="agenda")
    table.host("set_vp", player=P5, value=10, source="agenda")
    assert first_to_reach(table.s) == P5


def test_equal_points_share_a_rank() -> None:
    table = f6()
    for seat, value in enumerate((10, 9, 7, 7, 4, 2)):
        table.host("set_vp", player=seat, value=value)
    assert sorted(ranks(table.s, P1)) == [(0, 1), (1, 2), (2, 3), (3, 3), (4, 5), (5, 6)]


def test_the_winner_is_first_whatever_others_have_by_then() -> None:
    table = f6()
    table.host("set_vp", player=P1, value=10)
    table.host("set_vp", player=P2, value=11)
    table.host("end_game", reason="victory", confirm=True)
    assert table.match.over is not None
    assert table.match.over.ranking[:2] == ((P1,), (P2,))


def test_other_ways_to_end() -> None:
    table = f6()
    table.host("set_vp", player=P5, value=4)
    table.host("set_vp", player=P4, value=4)
    assert default_winner(table.s, "no-objectives") == P4
    assert default_winner(table.s, "agreed") is None
    assert table.refused(HOST, "end_game", reason="agreed", winner=9, confirm=True) == "unknown_seat"
    assert table.refused(HOST, "end_game", reason="victory", winner=P1, confirm=True) == "no_winner_yet"
    influence = [3, 1, None, 0, 99, 4]
    assert table.refused(HOST, "end_game", reason="agreed", influence=[1, 2], confirm=True) == "bad_influence"
    assert table.refused(HOST, "end_game", reason="agreed", influence=[100] * 6, confirm=True) == "bad_influence"
    table.host("end_game", reason="agreed", influence=influence, confirm=True)
    assert table.s.result is not None
    assert (table.s.result.winner, table.s.result.influence) == (None, tuple(influence))


def test_after_the_end_nothing_goes() -> None:
    table = f6()
    table.host("end_game", reason="agreed", confirm=True)
    assert table.refused(HOST, "adjust_vp", player=P1, delta=1) == "game_over"
    assert table.refused(P3, "pick_card", card=1) == "game_over"
    assert table.refused(HOST, "undo") == "nothing_to_undo"
    assert table.refused(HOST, "pause") == "game_over"


def test_the_host_may_give_a_game_up_at_any_time() -> None:
    table = Table()
    assert table.refused(P1, "end_match") == "not_host"
    table.host("end_match", reason="abandoned")
    assert table.match.over is not None
    assert (table.match.over.winners, table.match.over.reason) == ((), "abandoned")


def test_a_changed_limit_is_looked_at_at_once() -> None:
    table = f6()
    table.host("set_vp", player=P2, value=8)
    done = table.host("set_option", id="vp_limit", value=8)
    assert "limit_reached" in table.told(done)
    assert may_win(table.s) == [P2]
    table.host("set_option", id="vp_limit", value=10)
    assert may_win(table.s) == []


def test_a_waived_limit_asks_again_when_it_changes() -> None:
    table = f6()
    table.host("set_vp", player=P2, value=10)
    table.round(*ALL)
    assert table.s.phase == "victory-pending"
    table.host("continue_play", confirm=True)
    assert (table.s.round, table.s.limit_waived) == (2, True)
    table.round(*ALL)
    assert (table.s.phase, table.s.round) == ("strategy-phase", 3)
    assert may_win(table.s) == [P2]
    table.host("set_option", id="vp_limit", value=12)
    table.host("set_vp", player=P2, value=12)
    assert is_victory_due(table.s)
    table.round(*ALL)
    assert table.s.phase == "victory-pending"


# -- elimination -----------------------------------------------------------------------------------------------------


def test_an_eliminated_seat_gives_its_turn_and_card_up() -> None:
    table = f6().to_action()
    table.play_card()
    table.play_card(speaker=P4)
    assert table.s.current == P6
    table.do(P6, "play_strategy_card", card=5)
    table.host("set_eliminated", player=P6, value=True)
    assert (table.s.cards[4].holder, table.s.current, table.s.pending) == (None, P2, None)
    assert P6 not in speaker_order(table.s)
    table.host("set_vp", player=P6, value=10)
    assert may_win(table.s) == []


def test_an_eliminated_speaker_hands_the_token_to_the_left() -> None:
    table = f6().to_action()
    table.host("set_eliminated", player=P3, value=True)
    assert table.s.speaker == P4
    term = table.s.speaker_history[-1]
    assert (term.round, term.seat, term.via) == (1, P4, "manual")
    assert speaker_order(table.s) == [P4, P5, P6, P1, P2]
    table.play_card()
    table.do(P1, "play_strategy_card", card=3)
    assert table.refused(P1, "choose_speaker", player=P3) == "seat_eliminated"
    assert table.refused(HOST, "set_speaker", player=P3) == "seat_eliminated"
    assert table.refused(HOST, "assign_card", card=2, player=P3) == "seat_eliminated"


def test_the_last_seat_stays_and_wins() -> None:
    table = f6().to_action()
    for seat in (P2, P3, P4, P5, P6):
        table.host("set_eliminated", player=seat, value=True)
    assert table.refused(HOST, "set_eliminated", player=P1, value=True) == "last_seat"
    assert table.refused(HOST, "set_eliminated", player=7, value=True) == "unknown_seat"
    table.host("end_game", reason="victory", confirm=True)
    assert table.match.over is not None
    assert table.match.over.winners == (P1,)


def test_an_eliminated_seat_may_come_back_without_cards_and_last() -> None:
    table = f6().to_action()
    table.host("set_eliminated", player=P5, value=True)
    assert table.s.current == P1
    table.host("set_eliminated", player=P5, value=False)
    assert in_game(table.s) == [0, 1, 2, 3, 4, 5]
    assert table.s.initiative[-1] == P5


def test_with_nobody_left_to_pick_or_act_the_phase_goes_on() -> None:
    table = f6().pick_any(8, 7, 1, 5, 3)
    table.host("set_eliminated", player=P2, value=True)
    assert table.step == "summary"
    table.host("end_strategy_phase")
    for _ in range(5):
        table.play_card()
    for _ in range(4):
        table.do(table.current(), "pass_round")
    table.host("set_eliminated", player=table.current(), value=True)
    assert table.s.phase == "status-phase"


# -- objectives ------------------------------------------------------------------------------------------------------


def test_scoring_gives_the_points_once_and_takes_exactly_those_back() -> None:
    table = at_status()
    table.host("reveal_objective", objective=STAGE_TWO[0])
    table.do(P1, "score_objective", player=P1, objective=STAGE_TWO[0])
    assert table.vp[P1] == 2
    assert table.refused(P1, "score_objective", player=P1, objective=STAGE_TWO[0]) == "already_scored"
    table.do(P1, "unscore_objective", player=P1, objective=STAGE_TWO[0])
    assert table.vp[P1] == 0
    assert [point.delta for point in table.s.ledger] == [2, -2]
    assert table.refused(P1, "unscore_objective", player=P1, objective=STAGE_TWO[0]) == "not_scored"


def test_without_automatic_points_scoring_only_marks() -> None:
    table = at_status()
    table.host("reveal_objective", objective=STAGE_ONE[0])
    table.host("set_option", id="auto_vp", value=False)
    table.do(P1, "score_objective", player=P1, objective=STAGE_ONE[0])
    table.host("set_option", id="auto_vp", value=True)
    table.do(P1, "unscore_objective", player=P1, objective=STAGE_ONE[0])
    assert (table.vp[P1], table.s.ledger) == (0, [])


def test_a_second_public_objective_in_a_status_phase_is_noted() -> None:
    table = at_status()
    for objective in STAGE_ONE[:2]:
        table.host("reveal_objective", objective=objective)
    table.do(P1, "score_objective", player=P1, objective=STAGE_ONE[0])
    done = table.do(P1, "score_objective", player=P1, objective=STAGE_ONE[1])
    assert "second_public_this_phase" in table.told(done)


def test_points_that_would_fall_below_none_cannot_be_taken_back() -> None:
    table = at_status()
    table.host("reveal_objective", objective=STAGE_TWO[0])
    table.host("score_objective", player=P1, objective=STAGE_TWO[0])
    table.host("adjust_vp", player=P1, delta=-1)
    assert table.refused(HOST, "unscore_objective", player=P1, objective=STAGE_TWO[0]) == "vp_out_of_range"
    table.host("adjust_vp", player=P1, delta=1)
    table.host("unscore_objective", player=P1, objective=STAGE_TWO[0])
    assert table.vp[P1] == 0


def test_after_ten_objectives_only_an_agenda_adds_one() -> None:
    table = f6()
    for objective in (*STAGE_ONE[:5], *STAGE_TWO[:5]):
        table.do(P3, "reveal_objective", objective=objective)
    assert table.refused(P3, "reveal_objective", objective=STAGE_TWO[5]) == "no_objectives_left"
    table.do(P3, "reveal_objective", objective=STAGE_TWO[5], extra=True)
    assert len(table.s.objectives) == 11


def test_unusual_stages_are_noted() -> None:
    table = f6()
    assert "stage_two_early" in table.told(table.host("reveal_objective", objective=STAGE_TWO[0]))
    for objective in STAGE_ONE[:5]:
        table.host("reveal_objective", objective=objective)
    assert "stage_pool_exceeded" in table.told(table.host("reveal_objective", objective=STAGE_ONE[5]))


def test_revealing_is_checked() -> None:
    table = Table(seats=(("red", "sol"), ("blue", "hacan"), ("green", "yin")), sets=("base",)).start(P1)
    pok = next(card.id for card in PUBLIC.values() if card.set == "pok")
    assert table.refused(HOST, "reveal_objective", objective=pok) == "unknown_objective"
    assert table.refused(HOST, "reveal_objective", objective="nonsense") == "unknown_objective"
    assert table.refused(HOST, "reveal_objective", name="x" * 61, stage=1, points=1) == "bad_name"
    assert table.refused(HOST, "reveal_objective", name="Ours", stage=3, points=1) == "bad_args"
    assert table.refused(HOST, "reveal_objective") == "bad_args"
    assert table.refused(P2, "reveal_objective", objective=STAGE_ONE[0]) == "not_host"
    table.host("reveal_objective", objective=STAGE_ONE[0])
    assert table.refused(HOST, "reveal_objective", objective=STAGE_ONE[0]) == "already_revealed"
    assert table.refused(HOST, "score_objective", player=P1, objective=STAGE_ONE[1]) == "not_revealed"
    table.host("reveal_objective", name="Ours", stage=2, points=3)
    table.host("score_objective", player=P1, objective="custom-1")
    assert table.vp[P1] == 3


def test_removing_an_objective_takes_its_points_along() -> None:
    table = f6()
    table.host("reveal_objective", objective=STAGE_ONE[0])
    table.host("score_objective", player=P1, objective=STAGE_ONE[0])
    assert table.refused(HOST, "remove_objective", objective=STAGE_ONE[1]) == "not_revealed"
    assert table.refused(HOST, "remove_objective", objective=STAGE_ONE[0]) == "confirm_required"
    table.host("remove_objective", objective=STAGE_ONE[0], confirm=True)
    assert (table.vp[P1], table.s.objectives) == (0, [])


# -- secrets ---------------------------------------------------------------------------------------------------------

MINE, THREATEN = "mine-rare-metals", "threaten-enemies"


def test_a_noted_secret_is_read_by_its_seat_only() -> None:
    table = f6()
    table.do(P1, "add_secret", objective=MINE)
    assert table.view(P1)["players"][P1]["notes"] == [MINE]
    for view in (table.view(P2), table.view(), table.view(host=True)):
        assert view["players"][P1]["notes"] == {"hidden": 1}
    for viewer in (Viewer((P2,)), Viewer(), Viewer((), host=True)):
        assert MINE not in str(table.match.log(viewer))
    assert MINE in str(table.match.log(Viewer((P1,))))


def test_scoring_shows_a_secret_and_gives_its_point() -> None:
    table = f6()
    table.do(P1, "add_secret", objective=MINE)
    table.do(P2, "add_secret", objective=MINE)
    table.do(P1, "score_secret", player=P1, objective=MINE)
    assert table.view()["players"][P1]["secrets"][0].id == MINE
    assert table.vp[P1] == 1
    assert table.refused(P2, "score_secret", player=P2, objective=MINE) == "secret_in_use"
    assert table.refused(P1, "score_secret", player=P1, objective=MINE) == "already_scored"
    assert table.refused(P3, "add_secret", objective=MINE) == "secret_in_use"
    assert table.refused(P1, "drop_secret", objective=MINE) == "already_scored"


def test_the_host_scores_secrets_but_never_notes_them() -> None:
    table = f6()
    assert table.refused(HOST, "add_secret", objective=MINE) == "not_your_seat"
    table.host("score_secret", player=P3, objective=THREATEN)
    assert table.vp[P3] == 1


def test_an_unscored_secret_is_a_note_again() -> None:
    table = f6()
    table.host("score_secret", player=P1, objective=MINE)
    table.do(P1, "unscore_objective", player=P1, objective=MINE)
    assert (table.vp[P1], table.s.players[P1].notes) == (0, [MINE])


def test_notes_survive_a_rollback_and_stay_closed_after_the_end() -> None:
    table = f6().to_action()
    table.do(P1, "add_secret", objective=MINE)
    table.undo(to="round")
    assert table.s.players[P1].notes == [MINE]
    table.host("end_game", reason="agreed", confirm=True)
    assert table.view(P2)["players"][P1]["notes"] == {"hidden": 1}
    assert MINE not in str(table.match.log(Viewer((P2,))))


def test_notes_are_checked() -> None:
    table = f6(sets=("base",))
    assert table.refused(P1, "add_secret", objective="nonsense") == "unknown_objective"
    assert table.refused(P1, "add_secret", objective="strengthen-bonds") == "unknown_objective"
    assert table.refused(P1, "drop_secret", objective=MINE) == "not_held"
    table.do(P1, "add_secret", objective=MINE)
    assert table.refused(P1, "add_secret", objective=MINE) == "already_held"
    assert table.refused(P1, "score_secret", player=P1, objective="nonsense") == "unknown_objective"
    table.do(P1, "drop_secret", objective=MINE)
    assert table.s.players[P1].notes == []


def test_unusual_secrets_are_noted() -> None:
    table = f6()
    secrets = ["mine-rare-metals", "threaten-enemies", "adapt-new-strategies", "become-the-gatekeeper"]
    for secret in secrets[:3]:
        table.do(P1, "add_secret", objective=secret)
    done = table.do(P1, "add_secret", objective=secrets[3])
    assert "too_many_secrets" in table.told(done)
    assert "too_many_secrets" not in str(table.match.log(Viewer((P2,))))
    table.to_action().to_status()
    table.do(P1, "score_secret", player=P1, objective=secrets[0])
    done = table.do(P1, "score_secret", player=P1, objective=secrets[1])
    assert "second_secret_this_phase" in table.told(done)
    of_actions = next(secret.id for secret in SECRETS.values() if secret.phase == "action" and secret.id not in secrets)
    done = table.do(P2, "score_secret", player=P2, objective=of_actions)
    assert "wrong_phase_secret" in table.told(done)
