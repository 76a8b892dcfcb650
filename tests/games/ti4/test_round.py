"""Status phase, Mecatol Rex and agendas: worked examples 24 to 28, 39 and 60."""

from __future__ import annotations

from rondel import HOST
from rondel.games.ti4.agenda import tallies
from rondel.games.ti4.library import windows
from rondel.games.ti4.orders import cannot_vote, status_order, voting_order
from rondel.games.ti4.state import factions
from rondel.games.ti4.status import open_steps
from tests.games.ti4.tables import F6, P1, P2, P3, P4, P5, P6, Table, f6

ALL = (8, 7, 1, 5, 3, 6)


def status(**options: object) -> Table:
    return f6(**options).to_action().to_status(speaker=P6)


def agenda() -> Table:
    """Round 1, agenda phase; p2 holds Mecatol Rex, p3 is the speaker."""
    table = status()
    table.host("set_speaker", player=P3)
    table.host("claim_mecatol", player=P2)
    table.host("end_status_phase")
    return table


def test_the_custodians_are_asked_about_once_after_the_first_status_phase() -> None:
    table = status()
    table.host("end_status_phase")
    assert table.s.phase == "mecatol-check"
    table.host("leave_mecatol_check")
    assert (table.s.phase, table.s.round) == ("strategy-phase", 2)
    table.round(1, 2, 3, 4, 5, 6)
    assert (table.s.phase, table.s.round) == ("strategy-phase", 3)


def test_claiming_on_the_screen_gives_a_point_and_an_agenda_phase() -> None:
    table = status()
    table.host("end_status_phase")
    table.host("claim_mecatol", player=P2)
    mecatol = table.s.mecatol
    assert (mecatol.claimed, mecatol.round, mecatol.by, mecatol.owner) == (True, 1, P2, P2)
    assert table.vp[P2] == 1
    assert table.s.ledger[-1].source == "custodians"
    assert table.refused(HOST, "claim_mecatol", player=P3) == "already_claimed"
    table.host("leave_mecatol_check")
    assert (table.s.phase, table.s.round) == ("agenda-phase", 1)


def test_a_claim_in_the_action_phase_leads_straight_to_the_agenda() -> None:
    table = f6().to_action()
    table.do(P2, "claim_mecatol", player=P2)
    assert table.refused(P4, "set_mecatol_owner", player=P3) == "not_your_seat"
    table.to_status().host("end_status_phase")
    assert table.s.phase == "agenda-phase"


def test_a_late_claim_gives_agendas_from_its_round_on() -> None:
    table = f6().round(*ALL).round(*ALL)
    table.pick_any(*ALL).host("end_strategy_phase")
    table.host("claim_mecatol", player=P5)
    table.to_status().host("end_status_phase")
    assert (table.s.phase, table.s.round) == ("agenda-phase", 3)
    table.host("end_agenda_phase")
    table.round(*ALL)
    assert (table.s.phase, table.s.round) == ("agenda-phase", 4)


def test_until_claimed_the_custodians_are_asked_about_every_round() -> None:
    table = f6(mecatol_prompt="until-claimed")
    for _ in range(3):
        table.pick_any(*ALL).host("end_strategy_phase")
        table.to_status().host("end_status_phase")
        assert table.s.phase == "mecatol-check"
        table.host("leave_mecatol_check")


def test_who_may_claim_mecatol_rex() -> None:
    table = f6()
    assert table.refused(HOST, "set_mecatol_owner", player=P2) == "not_claimed"
    assert table.refused(P1, "claim_mecatol", player=P2) == "not_your_seat"
    assert table.refused(P1, "claim_mecatol", player=None) == "not_host"
    assert table.refused(HOST, "claim_mecatol", player=8) == "unknown_seat"
    table.host("set_option", id="player_scoring", value=False)
    assert table.refused(P1, "claim_mecatol", player=P1) == "scoring_disabled"
    table.host("claim_mecatol", player=None)
    assert (table.s.mecatol.claimed, table.s.mecatol.owner, sum(table.vp)) == (True, None, 0)
    table.do(P4, "set_mecatol_owner", player=P4)
    table.host("set_mecatol_owner", player=None)
    assert sum(table.vp) == 0


def test_a_claim_gives_no_point_where_the_table_says_so() -> None:
    table = f6(custodians_vp=False)
    table.host("claim_mecatol", player=P2)
    assert table.vp[P2] == 0


def test_steps_are_ticked_and_unticked_and_block_nothing() -> None:
    table = status()
    table.do(P1, "toggle_status_step", step=1)
    table.do(P4, "toggle_status_step", step=2)
    table.do(P1, "toggle_status_step", step=1)
    assert table.s.status_checks == [False, True, False, False, False, False, False]
    assert table.refused(HOST, "toggle_status_step", step=8) == "unknown_step"
    assert table.refused(P1, "toggle_status_step", step=1, player=P2) == "not_your_seat"
    table.do(P2, "toggle_status_step", step=1, player=P2)
    assert open_steps(table.s) == [1, 3, 4, 5, 6, 7]
    assert table.refused(P1, "end_status_phase") == "not_host"
    done = table.host("end_status_phase")
    assert "open_status_steps" in table.told(done)
    assert all(card.holder is None and not card.used for card in table.s.cards)


def test_with_lists_for_everybody_a_step_is_open_until_all_have_it() -> None:
    table = status(status_checklist="per-player")
    for seat in range(6):
        assert 1 in open_steps(table.s)
        table.do(seat, "toggle_status_step", step=1, player=seat)
    assert open_steps(table.s) == [2, 3, 4, 5, 6, 7]


def test_ticks_are_gone_in_the_next_round() -> None:
    table = status()
    table.host("toggle_status_step", step=1)
    table.host("end_status_phase")
    table.host("leave_mecatol_check")
    table.pick_any(*ALL).host("end_strategy_phase")
    table.to_status()
    assert not any(table.s.status_checks)


def test_the_status_order_is_initiative_or_speaker_order() -> None:
    table = status()
    assert status_order(table.s) == [P5, P1, P6, P2, P4, P3]
    table.host("set_option", id="status_order", value="speaker")
    assert status_order(table.s) == [P6, P1, P2, P3, P4, P5]


def test_the_result_of_an_agenda_is_kept() -> None:
    table = agenda()
    for seat, count in ((P1, 5), (P2, 8), (P3, 3)):
        table.do(seat, "set_votes", player=seat, count=count)
    assert table.refused(P1, "set_votes", player=P1, count=-1) == "bad_vote_count"
    assert table.refused(P1, "set_votes", player=P1, count=1000) == "bad_vote_count"
    table.host("next_agenda")
    result = table.s.agenda_results[-1]
    assert (result.round, result.number, result.votes) == (1, 1, (5, 8, 3, 0, 0, 0))
    assert (table.s.agenda.number, table.s.agenda.step) == (2, 1)
    assert not any(player.votes for player in table.s.players)
    assert table.refused(HOST, "next_agenda") == "no_more_agendas"
    table.host("end_agenda_phase")
    assert (table.s.phase, table.s.round) == ("strategy-phase", 2)
    assert [each.number for each in table.s.agenda_results] == [1, 2]


def test_ending_after_one_agenda_is_allowed_and_noted() -> None:
    table = agenda()
    done = table.host("end_agenda_phase")
    assert "single_agenda" in table.told(done)
    assert table.s.round == 2


def test_the_speaker_may_lead_the_agenda_and_others_may_not() -> None:
    table = agenda()
    assert table.refused(P4, "next_agenda") == "not_host"
    assert table.refused(P3, "end_agenda_phase") == "not_host"
    assert table.refused(P3, "set_votes", player=P4, count=2) == "not_your_seat"
    table.do(P3, "set_agenda_step", step=5)
    assert table.refused(P3, "set_agenda_step", step=7) == "unknown_step"
    table.do(P3, "next_agenda")
    assert table.s.agenda.number == 2


def test_an_enacted_law_stays_until_it_is_repealed() -> None:
    table = agenda()
    assert table.refused(HOST, "set_agenda_card", card="nonsense") == "unknown_agenda"
    assert table.refused(HOST, "set_agenda_card", card="core-mining") == "unknown_agenda"
    assert table.refused(HOST, "set_agenda_card") == "bad_args"
    table.do(P3, "set_agenda_card", card="conventions-of-war")
    table.do(P3, "set_outcome", outcome="For", law=True)
    table.do(P3, "next_agenda")
    assert [(law.name, law.round) for law in table.s.laws] == [("Conventions of War", 1)]
    assert table.s.agenda_results[-1].outcome == "For"
    assert table.refused(HOST, "repeal_law", index=1) == "unknown_law"
    table.host("repeal_law", index=0)
    assert table.refused(HOST, "repeal_law", index=0) == "unknown_law"


def test_sides_are_added_up_only_where_they_were_named() -> None:
    table = agenda()
    table.do(P1, "set_votes", player=P1, count=5)
    assert tallies(table.s) == {}
    table.do(P1, "set_vote_side", player=P1, side="For")
    table.host("set_votes", player=P2, count=2)
    table.host("set_vote_side", player=P2, side="For")
    assert tallies(table.s) == {"For": 7}


def test_turns_of_one_counter_are_undone_together() -> None:
    table = agenda()
    for count in (1, 2, 3):
        table.do(P1, "set_votes", player=P1, count=count)
    table.do(P2, "set_votes", player=P2, count=4)
    table.do(P2, "set_votes", player=P2, count=5)
    table.undo(P2)
    assert [table.s.players[seat].votes for seat in (P1, P2)] == [3, 0]
    table.undo()
    assert table.s.players[P1].votes == 0


def test_windows_list_what_may_be_played_and_who_has_nothing() -> None:
    table = agenda()
    when = next(each for each in windows(table.s.options.sets, factions(table.s), 1) if each.step == 2)
    assert [effect.name for effect in when.effects] == [
        "Veto",
        "Political Secret",
        "Diplomatic Pressure",
        "Quash",
        "Political Favor",
    ]
    table.do(P1, "mark_window", player=P1, window="when", value=True)
    assert table.view(P4)["players"][P1]["no_when"]
    table.do(P1, "set_votes", player=P1, count=2)
    table.do(P3, "set_agenda_step", step=3)
    table.do(P3, "replace_agenda")
    assert (table.s.players[P1].no_when, table.s.players[P1].votes, table.s.agenda.step) == (False, 0, 1)
    assert table.s.agenda.number == 1
    assert table.refused(P1, "mark_window", player=P2, window="when", value=True) == "not_your_seat"
    table.host("end_agenda_phase")
    assert table.refused(P1, "mark_window", player=P1, window="when", value=True) == "wrong_state"


def test_a_mark_goes_with_the_agenda_it_belongs_to() -> None:
    table = agenda()
    table.host("next_agenda")
    table.do(P1, "mark_window", player=P1, window="after", value=True, agenda=table.s.agenda.serial)
    table.undo()
    assert table.s.agenda.number == 1
    assert not table.s.players[P1].no_after


def test_the_speaker_votes_last_and_argent_first() -> None:
    seats = [(colour, {"arborec": "argent", "letnev": "nekro"}.get(faction, faction)) for colour, faction in F6]
    table = Table(seats=seats).start()
    assert voting_order(table.s) == [P1, P4, P5, P6, P2, P3]
    assert [seat for seat in range(6) if cannot_vote(table.s, seat)] == [P6]
