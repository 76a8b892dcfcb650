"""What a table may use beside the round: late answers, a draft of factions, a ledger of planets, one more evening."""

from __future__ import annotations

import contextlib

from msgspec.structs import replace

from rondel import HOST
from rondel.errors import Rejected
from rondel.games.ti4.again import again
from rondel.games.ti4.drafting import turn
from rondel.games.ti4.holdings import influence
from tests.games.ti4.tables import F6, P1, P2, P3, P4, P5, P6, PICKS, Table, f6


def test_whoever_said_nothing_about_a_card_can_answer_until_the_cards_return() -> None:
    table = f6().to_action()
    table.do(P5, "play_strategy_card", card=1)
    for seat in (P1, P2, P6):
        table.do(seat, "mark_secondary", player=seat, value="done", card=1)
    table.do(P5, "finish_turn")

    assert [(one.card, one.by, one.waits) for one in table.s.unanswered] == [(1, P5, [P3, P4])]
    assert table.refused(P1, "answer_secondary", player=P1, card=1, value="done") == "not_host"  # it owes nothing
    assert table.refused(P3, "answer_secondary", player=P4, card=1, value="done") == "not_your_seat"
    table.do(P3, "answer_secondary", player=P3, card=1, value="declined")
    assert table.s.unanswered[0].waits == [P4]

    table.undo()  # the turn goes on; who answered late has answered
    assert table.s.pending is not None
    assert table.s.pending.replies[P3] == "declined"
    table.do(P5, "finish_turn")
    assert table.s.unanswered[0].waits == [P4]
    table.host("set_eliminated", player=P4, value=True)
    assert not table.s.unanswered
    table.to_status()
    assert table.s.unanswered
    table.host("end_status_phase")
    table.host("leave_mecatol_check")
    assert not table.s.unanswered


def test_factions_are_banned_and_picked_in_an_order_that_all_see() -> None:
    table = Table(seats=F6[:3])
    assert table.refused(HOST, "open_draft", bans=9, shuffled=False) == "bad_args"
    table.host("open_draft", bans=1, shuffled=True)
    order = table.view()["draft"].order
    assert sorted(order) == [P1, P2, P3]
    assert table.view()["players"][P1]["faction"] is None
    first, second, third = order

    assert turn(table.s) == ("ban", first)
    assert table.refused(second, "ban_faction", player=second, faction="hacan") == "not_your_turn"
    assert table.refused(first, "draft_faction", player=first, faction="hacan") == "wrong_state"
    table.do(first, "ban_faction", player=first, faction="hacan")
    table.host("ban_faction", player=second, faction="sol")
    table.do(third, "ban_faction", player=third, faction="xxcha")
    assert table.refused(HOST, "configure_seat", player=P1, colour="red", faction="hacan") == "faction_taken"
    assert table.refused(first, "draft_faction", player=first, faction="sol") == "faction_taken"
    for seat, faction in zip(order, ("letnev", "winnu", "yin"), strict=True):
        table.do(seat, "draft_faction", player=seat, faction=faction)
    assert turn(table.s) is None
    table.host("step_back_in_draft")
    assert turn(table.s) == ("pick", third)
    table.do(third, "draft_faction", player=third, faction="nekro")
    assert [table.s.players[seat].faction for seat in order] == ["letnev", "winnu", "nekro"]
    table.host("finish_setup")


def test_seats_that_change_places_take_their_part_of_the_draft_along() -> None:
    table = Table(seats=F6[:3])
    table.host("open_draft", bans=0, shuffled=False)
    table.do(P1, "draft_faction", player=P1, faction="sol")
    table.host("swap_seats", a=P1, b=P3)
    assert table.s.players[P3].faction == "sol"
    assert table.s.draft is not None
    assert [(step.seat, step.faction) for step in table.s.draft.steps] == [(P3, "sol")]
    assert turn(table.s) == ("pick", P2)
    table.host("step_back_in_draft")
    assert table.s.players[P3].faction is None


def test_a_seat_that_is_not_set_is_called_by_whoever_sits_there() -> None:
    table = Table(seats=F6[:3])
    table.host("open_draft", bans=0, shuffled=False)
    assert table.match.name_of(P1) == "Seat 1"
    assert table.match.own_name(P1) == ""
    table.match.header = replace(table.match.header, names=("Mara", "", ""))
    assert table.match.name_of(P1) == "Mara"
    table.do(P1, "draft_faction", player=P1, faction="sol")
    assert table.match.name_of(P1) == "Sol"


def test_a_ledger_of_planets_proposes_votes_and_is_not_kept_unless_asked_for() -> None:
    plain = f6()
    assert not plain.s.players[P5].planets
    assert plain.refused(P5, "take_planet", player=P5, planet="Lodor") == "not_host"

    table = f6(planet_ledger=True).to_action(PICKS)
    assert [planet.name for planet in table.s.players[P5].planets] == ["Archon Ren", "Archon Tau"]
    assert influence(table.s, P5) == 4
    table.do(P5, "take_planet", player=P5, planet="Mecatol Rex")
    assert influence(table.s, P5) == 4  # it comes exhausted
    table.do(P5, "turn_planet", player=P5, planet="Archon Tau", exhausted=True)
    assert influence(table.s, P5) == 3
    assert table.refused(P5, "take_planet", player=P5, planet="Nowhere") == "unknown_planet"
    assert table.refused(P1, "lose_planet", player=P5, planet="Archon Tau") == "not_your_seat"
    table.do(P4, "take_planet", player=P4, planet="Mecatol Rex")
    assert [planet.name for planet in table.s.players[P5].planets] == ["Archon Ren", "Archon Tau"]
    table.host("claim_mecatol", player=P4)
    table.to_status(speaker=P6).host("end_status_phase")
    assert [influence(table.s, seat) for seat in (P4, P5)] == [11, 4]
    table.do(P5, "set_votes", player=P5, count=3)
    table.host("next_agenda")
    assert influence(table.s, P5) == 1
    table.host("end_agenda_phase")
    assert influence(table.s, P5) == 4


def test_one_more_evening_begins_as_the_last_was_agreed() -> None:
    table = f6(vp_limit=14, sets=("base",))
    table.host("rename_seat", player=P2, name="Mara")
    table.host("set_option", id="vp_limit", value=12)
    fresh = Table(vp_limit=14)
    for done in again(table.s):
        with contextlib.suppress(Rejected):
            fresh.do(done.seat, done.name, **done.args)
    assert fresh.s.options == table.s.options
    assert fresh.s.players[P2].name == "Mara"
    fresh.host("finish_setup")
