"""Sending a trick to work and completing jobs. Rules, sections 5.5 and 5.7."""

from __future__ import annotations

import pytest

from rondel import Rejected
from rondel.core.interaction import interaction
from rondel.core.view import Viewer
from rondel.games.kolkhoz.assignment import after_assignment, assign
from rondel.games.kolkhoz.cards import Suit
from rondel.games.kolkhoz.requisition import requisition
from rondel.games.kolkhoz.says import AfterWork, JobAfter
from rondel.games.kolkhoz.state import Stack
from rondel.games.kolkhoz.year import begin_year
from rondel.testing import english
from tests.games.kolkhoz.tables import before_trick, card, cards, first_trick, names, put

HEARTS, DIAMONDS, CLUBS, SPADES = map(Suit, ("Hearts", "Diamonds", "Clubs", "Spades"))


def test_a_trick_of_one_suit_goes_to_work_at_once() -> None:
    """E7: no assignment phase; the winner leads the next trick."""
    table = first_trick("H6 H9 H10 HQ", trump="C")

    assert table.hours() == {"H": 37}
    assert (table.phase, table.kernel.actors()) == ("trick", [3])
    entered = [mark.address for mark in table.match.marks]
    assert "years/year/tricks/plot_selection" in entered
    assert "years/year/tricks/assignment" not in entered


def test_a_trick_of_trumps_stays_at_home_and_the_jack_does_not_work() -> None:
    """E8."""
    assert first_trick("H6 H9 H10 HJ", trump="H").hours() == {"H": 25}


def test_the_leader_chooses_where_the_trump_works() -> None:
    """E9: four mappings; others must stay at home, and none may be left out."""
    table = first_trick("D9 D6 SK H7", lead=2)
    assert table.s.last_winner == 0
    assert len(table.legal(0)) == 4

    for jobs, reason in (
        ({"D9": "D", "D6": "D", "SK": "D", "H7": "D"}, "illegal_target"),
        ({"D9": "D", "D6": "D", "SK": "D"}, "assignment_mismatch"),
    ):
        with pytest.raises(Rejected) as refused:
            table.assign(**jobs)
        assert refused.value.reason == reason
    table.assign(D9="D", D6="D", SK="D", H7="H")
    assert table.hours() == {"D": 28, "H": 7}


def test_two_trumps_may_go_to_two_jobs() -> None:
    """E10: sixteen mappings."""
    table = first_trick("D9 SJ SK H7")
    assert (table.s.last_winner, len(table.legal(2))) == (2, 16)

    table.assign(D9="D", SJ="C", SK="C", H7="H")
    assert table.hours() == {"C": 13, "D": 9, "H": 7}


def test_a_forced_mapping_is_still_submitted() -> None:
    """E11: no trump, one mapping."""
    table = first_trick("D9 D6 SK H7", trump=None)

    assert (table.phase, table.s.last_winner) == ("assignment", 0)
    assert len(table.legal(0)) == 1


def test_one_trick_can_complete_two_jobs() -> None:
    """E12: rewards in suit order, and later cards pay nothing."""
    table = first_trick("H10 D7 H6 C8")
    s = table.s
    for suit, hours, reward in ((HEARTS, 30, "H3"), (DIAMONDS, 33, "D5")):
        s.jobs[suit].hours = hours
        put(s, s.jobs[suit].display, reward)

    assert len(table.legal(0)) == 1
    table.assign(H10="H", D7="D", H6="H", C8="C")
    assert table.hours() == {"H": 46, "D": 40, "C": 8}
    assert [suit for suit, job in s.jobs.items() if job.claimed] == [HEARTS, DIAMONDS]
    assert names(s.players[0].plot.revealed) == "H3 D5"
    assert s.jobs[HEARTS].display == s.jobs[DIAMONDS].display == []

    s.last_trick = [(0, card("H9"))]
    assign(table.kernel.g, {card("H9"): HEARTS}, auto=True)
    assert s.jobs[HEARTS].hours == 55
    assert names(s.players[0].plot.revealed) == "H3 D5"


def test_a_completed_job_becomes_a_stack() -> None:
    """E28: the lowest card on top; next year it is in the revealed plot and the others are back."""
    table = before_trick("S10 SQ S7 S8", trump="H", deck_type=36, orden_nachalniku=True)
    s = table.s
    job = s.jobs[SPADES]
    put(s, job.bucket, "S6 S9 SK")
    job.hours = 28
    for seat, name in enumerate(("S10", "SQ", "S7", "S8")):
        table.play_card(seat, name)
    assert (job.hours, job.bucket) == (65, [])
    assert s.players[1].plot.stacks == [Stack(card("S6"), cards("S7 S8 S9 S10 SQ SK"))]

    requisition(table.kernel.g)
    begin_year(table.kernel.g)
    assert s.players[1].plot.stacks == []
    assert names(s.players[1].plot.revealed) == "S6"
    pool = [*s.undealt, *(key for player in s.players for key in player.hand)]
    assert set(cards("S7 S8 S9 S10 SQ SK")) <= set(pool)


def test_any_job_of_the_trick_is_open_with_suits_in_trick() -> None:
    """Section 5.5: k suits and P cards make k to the power of P mappings."""
    table = first_trick("D9 D6 SK H7", assignment_rule="suits_in_trick")

    assert len(table.legal(table.kernel.actors()[0])) == 3**4
    table.assign(D9="H", D6="S", SK="H", H7="D")
    assert table.hours() == {"H": 22, "D": 7, "S": 6}


def test_targets_show_the_hours_they_would_lead_to() -> None:
    """A preview for every target of every card, and for a whole mapping."""
    table = first_trick("D9 D6 SK H7", lead=2)
    table.s.jobs[DIAMONDS].hours = 30
    (offer,) = interaction(table.match, Viewer((0,))).offers
    (wanted,) = offer.inputs
    trump = next(item for item in wanted.items if item.value == "Spades-13")

    assert [english(table.match, target.preview) for target in trump.targets] == [
        "Wheat 13 of 40 hours",
        "Beets 43 of 40 hours: completed and paid",
        "Potatoes 13 of 40 hours",
        "Sunflowers 13 of 40 hours",
    ]
    pairs = [(card("D9"), DIAMONDS), (card("D6"), DIAMONDS), (card("SK"), CLUBS), (card("H7"), HEARTS)]
    told = after_assignment(table.s, 0, pairs)
    assert told == AfterWork(
        [JobAfter(HEARTS, 7, 40, "open"), JobAfter(DIAMONDS, 45, 40, "paid"), JobAfter(CLUBS, 13, 40, "open")]
    )


def test_sending_a_trick_to_work_brings_nothing_to_light() -> None:
    """Its cards have lain open; playing one of them had shown it."""
    table = before_trick("D9 D6 SK H7", lead=2)
    table.play_card(2, "D9")
    assert table.match.undo_plan(2).barrier == "shown"

    table = first_trick("D9 D6 SK H7", lead=2)
    table.play(0, "submit_assignments", assignments=table.legal(0)[0][1][0])
    assert table.match.undo_plan(0).barrier == ""
