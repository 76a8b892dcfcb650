"""What an agenda can come to: each kind has its own choices, and only For or an election makes a law."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from msgspec import structs

from rondel import HOST
from rondel.core import file
from rondel.core.decisions import Decision
from rondel.core.weighing import weigh
from rondel.games.ti4.agenda import tallies
from rondel.games.ti4.drawing import draw
from rondel.games.ti4.elections import choices, kind_of
from rondel.games.ti4.game import game
from rondel.games.ti4.library import AGENDAS
from rondel.words import Speaker
from tests.games.ti4.evening import LOG
from tests.games.ti4.tables import F6, P1, P2, P3, P4, P5, P6, PICKS, Table
from tests.games.ti4.test_round import agenda

OLD = sorted(LOG.parent.glob("version-*/*.rondel"))


def voting_on(card: str, table: Table | None = None) -> Table:
    """The agenda phase with this card on the table."""
    found = table or agenda()
    found.host("set_agenda_card", card=card)
    return found


def test_a_law_that_was_voted_down_is_no_law() -> None:
    table = voting_on("conventions-of-war")
    table.host("set_outcome", outcome="Against", law=True)
    table.host("next_agenda")
    assert table.s.laws == []
    assert table.s.agenda_results[-1].outcome == "Against"


def test_for_enacts_a_law_without_anybody_saying_so() -> None:
    table = voting_on("conventions-of-war")
    table.host("set_outcome", outcome="For")
    table.host("next_agenda")
    assert [law.name for law in table.s.laws] == ["Conventions of War"]


def test_a_directive_is_never_law() -> None:
    table = voting_on("archived-secret")
    table.host("set_outcome", outcome="p2", law=True)
    table.host("next_agenda")
    assert table.s.laws == []


def test_of_a_title_of_ones_own_people_say_whether_it_is_law() -> None:
    table = agenda()
    table.host("set_agenda_card", title="A rule of the house")
    table.host("set_outcome", outcome="For", law=True, target="Hacan")
    table.host("next_agenda")
    assert [(law.name, law.target) for law in table.s.laws] == [("A rule of the house", "Hacan")]
    table.host("set_outcome", outcome="Against", law=True)
    table.host("end_agenda_phase")
    assert len(table.s.laws) == 1


def test_an_elected_law_says_whom_it_concerns_under_the_present_name() -> None:
    table = voting_on("minister-of-war")
    table.host("set_outcome", outcome="p2")
    done = table.host("next_agenda")
    assert "law_enacted" in table.told(done)
    assert [(law.target, law.card) for law in table.s.laws] == [("p2", "minister-of-war")]
    table.host("rename_seat", player=P2, name="Priya")
    assert "Law: Minister of War, Priya" in draw(table.view(P1), P1)


def test_a_player_is_elected_by_choice_not_by_spelling() -> None:
    table = voting_on("minister-of-war")
    assert choices(table.s) == ["p1", "p2", "p3", "p4", "p5", "p6"]
    assert table.refused(P1, "set_vote_side", player=P1, side="For") == "bad_choice"
    assert table.refused(P1, "set_vote_side", player=P1, side="Hacans") == "bad_choice"
    assert table.refused(HOST, "set_outcome", outcome="Against") == "bad_choice"
    for seat, votes in ((P1, 3), (P4, 2)):
        table.do(seat, "set_votes", player=seat, count=votes)
        table.do(seat, "set_vote_side", player=seat, side="p2")
    assert tallies(table.s) == {"p2": 5}


def test_an_eliminated_player_cannot_be_elected() -> None:
    table = agenda()
    table.host("set_eliminated", player=P6, value=True)
    voting_on("minister-of-war", table)
    assert "p6" not in choices(table.s)
    assert table.refused(P1, "set_vote_side", player=P1, side="p6") == "bad_choice"


def test_only_a_law_in_play_is_elected() -> None:
    table = voting_on("conventions-of-war")
    table.host("set_outcome", outcome="For")
    table.host("next_agenda")
    voting_on("judicial-abolishment", table)
    assert choices(table.s) == ["Conventions of War"]
    assert table.refused(HOST, "set_outcome", outcome="Minister of War") == "bad_choice"
    table.host("set_outcome", outcome="Conventions of War")


def test_strategy_cards_and_scored_secrets_are_elected_by_themselves() -> None:
    table = voting_on("galactic-crisis-pact")
    assert choices(table.s)[:2] == ["leadership", "diplomacy"]
    assert table.refused(HOST, "set_outcome", outcome="Trading") == "bad_choice"
    voting_on("classified-document-leaks", table)
    assert choices(table.s) == []
    assert table.refused(P3, "set_vote_side", player=P3, side="threaten-enemies") == "bad_choice"
    table.host("score_secret", player=P3, objective="threaten-enemies")
    table.do(P3, "set_vote_side", player=P3, side="threaten-enemies")


def test_planets_are_listed_or_typed_and_the_same_words_are_one_side() -> None:
    table = voting_on("compensated-disarmament")
    assert {"Mecatol Rex", "Nestphar", "Lodor", "Abaddon"} <= set(choices(table.s))
    assert "Moll Primus" not in choices(table.s)  # the home of nobody here
    table.do(P4, "set_vote_side", player=P4, side="A planet of our own")
    table.do(P1, "set_vote_side", player=P1, side="Vefut II")
    table.do(P2, "set_vote_side", player=P2, side="  vefut  ii ")
    table.do(P5, "set_vote_side", player=P5, side="mecatol rex")
    assert [table.s.players[seat].side for seat in (P1, P2, P5)] == ["Vefut II", "Vefut II", "Mecatol Rex"]


def test_a_planet_that_the_card_leaves_out_is_refused() -> None:
    table = voting_on("colonial-redistribution")
    assert table.refused(P1, "set_vote_side", player=P1, side="Mecatol Rex") == "bad_choice"
    assert table.refused(P1, "set_vote_side", player=P1, side="nestphar") == "bad_choice"
    table.do(P1, "set_vote_side", player=P1, side="Lodor")


def test_only_planets_of_the_trait_on_the_card_are_elected() -> None:
    table = Table(seats=F6, sets=("base",)).start(speaker=P3)
    table.to_action(PICKS).to_status(speaker=P6)
    table.host("claim_mecatol", player=P2)
    table.host("end_status_phase")
    voting_on("senate-sanctuary", table)
    assert "Lodor" in choices(table.s)
    assert not {"Abyz", "Wellon", "Mecatol Rex", "Nestphar", "Mallice"} & set(choices(table.s))
    assert table.refused(P1, "set_vote_side", player=P1, side="abyz") == "bad_choice"
    table.do(P1, "set_vote_side", player=P1, side="lodor")
    assert table.s.players[P1].side == "Lodor"


def test_another_card_asks_another_question() -> None:
    table = voting_on("conventions-of-war")
    table.do(P1, "set_votes", player=P1, count=4)
    table.do(P1, "set_vote_side", player=P1, side="for")
    table.host("set_outcome", outcome="For")
    voting_on("minister-of-war", table)
    assert (table.s.players[P1].votes, table.s.players[P1].side) == (4, "")
    assert (table.s.agenda.outcome, table.s.agenda.law) == ("", False)


def test_every_kind_of_the_deck_is_known() -> None:
    """The data names no kind without choices of its own."""
    kinds = {kind_of(card) for card in AGENDAS}
    assert kinds == {
        "for_against",
        "elect_player",
        "elect_planet",
        "elect_law",
        "elect_strategy_card",
        "elect_scored_secret",
        "hidden",
    }


@pytest.mark.parametrize("path", OLD, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_evenings_played_before_agendas_had_their_kinds_can_still_be_replayed(path: Path) -> None:
    old = file.read(path.read_bytes())
    assert old.head.header.version == path.parent.name[-1]
    match = file.load(path.read_bytes(), game, any_version=True)
    assert match.over is not None
    assert old.close.outcome is not None
    assert match.over == structs.replace(old.close.outcome, reason=match.over.reason)


def test_a_vote_says_what_it_makes_of_the_agenda() -> None:
    table = voting_on("conventions-of-war")
    table.host("set_vote_side", player=P1, side="For")
    table.host("set_votes", player=P1, count=4)
    table.host("set_vote_side", player=P2, side="Against")

    def said(count: int, by: int = P2) -> list[str]:
        found = weigh(table.match.kernel, Decision(by, "set_votes", (P2, count)), Random(1), 2)
        return [Speaker(module=game.module).say(weight.text) for weight in found.weights]

    assert said(3) == ["With this, For leads: 4 to 3.", "Conventions of War would become law."]
    assert said(4) == ["With this it is a tie at 4: For and Against. The speaker breaks it."]
    assert said(5) == said(5, HOST) == ["With this, Against leads: 5 to 4."]
