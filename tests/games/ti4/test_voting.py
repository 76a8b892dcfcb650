"""An agenda that cannot go wrong: who votes now, abstentions, predictions, and the one step that comes next."""

from __future__ import annotations

from rondel import HOST
from rondel.core import file
from rondel.games.ti4.game import game
from rondel.games.ti4.riders import riders
from rondel.games.ti4.voting import coming, leading, now_voting
from tests.games.ti4.tables import P1, P2, P3, P4, P5, P6, Table
from tests.games.ti4.test_elections import voting_on


def at_the_vote(card: str = "conventions-of-war") -> Table:
    """Everything up to the voting is over; p3 is the speaker, so p4 votes first."""
    table = voting_on(card)
    for _ in range(4):
        table.host("advance_agenda")
    return table


def test_the_one_button_leads_from_the_first_step_to_the_kept_law() -> None:
    table = at_the_vote()
    assert (table.s.agenda.step, now_voting(table.s)) == (5, P4)
    for seat, count, side in ((P4, 3, "For"), (P5, 5, "Against"), (P6, 4, "For")):
        table.host("set_vote_side", player=seat, side=side)
        table.host("set_votes", player=seat, count=count)
        assert table.told(table.host("advance_agenda")) == ["vote_cast"]
    assert now_voting(table.s) == P1
    assert [table.told(table.host("advance_agenda")) for _ in (P1, P2, P3)] == [["abstained"]] * 3
    table.host("advance_agenda")
    assert (table.s.agenda.step, coming(table.s)) == (6, "outcome")
    table.host("advance_agenda")
    assert (table.s.agenda.outcome, table.s.agenda.law) == ("For", True)
    assert table.refused(HOST, "advance_agenda") == "outcome_is_kept"
    table.host("next_agenda")
    assert [law.name for law in table.s.laws] == ["Conventions of War"]
    assert not any(player.voted for player in table.s.players)


def test_players_vote_in_any_order_and_the_speaker_last_in_turn() -> None:
    table = at_the_vote()
    table.do(P1, "set_votes", player=P1, count=2)
    table.do(P1, "cast_vote", player=P1)
    table.do(P4, "abstain", player=P4)
    assert table.refused(P1, "cast_vote", player=P2) == "not_your_seat"
    assert table.refused(P3, "advance_agenda") == "still_voting"
    turns = []
    while (seat := now_voting(table.s)) is not None:
        turns.append(seat)
        table.do(seat, "cast_vote", player=seat)
    assert turns == [P5, P6, P2, P3]
    table.do(P3, "advance_agenda")
    assert table.s.agenda.step == 6


def test_an_abstention_takes_back_votes_and_side() -> None:
    table = at_the_vote()
    table.do(P1, "set_vote_side", player=P1, side="For")
    table.do(P1, "set_votes", player=P1, count=2)
    table.do(P1, "abstain", player=P1)
    voter = table.s.players[P1]
    assert (voter.votes, voter.side, voter.voted) == (0, "", True)


def test_ties_and_silence_are_the_speakers() -> None:
    table = at_the_vote()
    while now_voting(table.s) is not None:
        table.host("advance_agenda")
    table.host("advance_agenda")
    assert table.refused(HOST, "advance_agenda") == "nobody_voted"
    for seat, side in ((P1, "For"), (P2, "Against")):
        table.host("set_votes", player=seat, count=4)
        table.host("set_vote_side", player=seat, side=side)
    assert leading(table.s) == ["For", "Against"]
    assert table.refused(P3, "advance_agenda") == "speaker_breaks_tie"
    table.do(P3, "set_outcome", outcome="Against")
    table.host("next_agenda")
    assert table.s.laws == []


def test_where_nothing_can_be_elected_another_agenda_is_drawn() -> None:
    table = voting_on("judicial-abolishment")
    assert table.refused(HOST, "advance_agenda") == "nothing_to_elect"
    table.host("replace_agenda")
    assert coming(table.s) == "step"


def test_whoever_predicts_does_not_vote_and_is_told_when_right() -> None:
    table = at_the_vote("minister-of-war")
    assert {"imperial-rider", "sanction"} <= set(riders(table.s))
    assert "keleres-rider" not in riders(table.s)
    assert table.refused(P4, "set_prediction", player=P4, rider="imperial-rider", side="For") == "bad_choice"
    assert table.refused(P4, "set_prediction", player=P4, rider="keleres-rider", side="p2") == "bad_args"
    table.do(P4, "set_prediction", player=P4, rider="imperial-rider", side="p2")
    table.host("set_votes", player=P5, count=9)
    table.do(P5, "set_prediction", player=P5, rider="trade-rider", side="p1")
    assert table.s.players[P5].votes == 0
    table.do(P6, "set_prediction", player=P6, rider="sanction", side="p1")
    table.do(P6, "set_prediction", player=P6, rider="sanction")
    assert now_voting(table.s) == P6
    table.host("set_outcome", outcome="p2")
    done = table.host("next_agenda")
    assert table.told(done).count("prediction_right") == 1
    assert [(each.seat, each.side) for each in table.s.agenda_results[-1].predictions] == [(P4, "p2"), (P5, "p1")]
    again = file.load(file.dump(table.match), game)
    assert again.digest() == table.match.digest()
