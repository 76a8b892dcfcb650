"""Following suit and winning tricks. Rules, section 5.4, and the Saboteur of section 11."""

from __future__ import annotations

import pytest

from rondel import Rejected
from rondel.core.playing import begin
from rondel.games.kolkhoz.cards import Suit
from rondel.games.kolkhoz.game import game
from rondel.games.kolkhoz.tricks import playable
from tests.games.kolkhoz.tables import Table, card, dealt, first_trick, put


def test_the_led_suit_must_be_followed_if_it_can_be() -> None:
    """E3: seat 1 holds a Heart, seat 2 does not."""
    pool = dealt(["H10", "H7 C8", "C7 S8", "D6"], apart="H")
    table = Table(forced={"pool 1": [pool]})
    table.play(0, "declare_trump", suit="Spades")
    table.play(0, "play_card", card_index=0)

    with pytest.raises(Rejected) as refused:
        table.play(1, "play_card", card_index=1)
    assert refused.value.reason == "must_follow_suit"
    table.play(1, "play_card", card_index=0)
    assert table.legal(2) == [("play_card", (index,)) for index in range(5)]


@pytest.mark.parametrize(
    ("plays", "lead", "trump", "winner"),
    [
        ("H7 H10 H8 CK", 0, "S", 1),  # E4 the King of Clubs is neither led suit nor trump
        ("HK H10 S6 H8", 0, "S", 2),  # E5
        ("HK S7 S10 S6", 2, "S", 0),  # E5
        ("D8 SK DQ HK", 0, None, 2),  # E6
    ],
)
def test_the_highest_trump_or_else_the_highest_of_the_led_suit_wins(
    plays: str, lead: int, trump: str | None, winner: int
) -> None:
    """E4, E5 and E6."""
    assert first_trick(plays, lead=lead, trump=trump).s.last_winner == winner


@pytest.mark.parametrize(
    ("plays", "trump", "winner"),
    [
        ("H9 HK Sab H6", "S", 2),
        ("H9 S6 Sab H6", "S", 1),
        ("Sab H9 DK CK", None, 2),
        ("H9 Sab DK H7", None, 0),
    ],
)
def test_the_saboteur_is_the_lowest_trump(plays: str, trump: str | None, winner: int) -> None:
    """E29: without a trump it never wins."""
    table = first_trick(plays, trump=trump, saboteur=True, assignment_rule="suits_in_trick")

    assert table.s.last_winner == winner
    if winner == 2 and trump:
        assert len(table.legal(2)) == 256


@pytest.mark.parametrize(
    ("led", "hand", "legal"),
    [("H9", "Sab C8", [0]), ("H9", "H7 Sab C8", [0, 1]), ("Sab", "H7 C8", [0, 1])],
)
def test_the_saboteur_always_follows(led: str, hand: str, legal: list[int]) -> None:
    """E37."""
    s = begin(game, 4, {"saboteur": True}, "follow", forced={"lead": [0]}).s
    put(s, s.players[1].hand, hand)
    s.trick = [(0, card(led))]

    assert playable(s, 1) == legal


def test_hands_survive_between_tricks_and_are_swept_at_the_end() -> None:
    """E18: plot selection sweeps only after the last trick of the year."""
    table = first_trick("H6 H9 H10 HQ", trump="C")
    assert [len(player.hand) for player in table.s.players] == [4, 4, 4, 4]
    assert [player.plot.hidden for player in table.s.players] == [[], [], [], []]

    table.run_to("planning", 2)
    swept = [event.params["seat"] for event in table.events if event.name == "hand_swept"]
    assert swept == [0, 1, 2, 3]
    assert [len(player.hand) for player in table.s.players] == [5, 5, 5, 5]


def test_the_winner_gets_a_medal_and_leads_the_next_trick() -> None:
    """Section 5.4, step 3."""
    table = first_trick("H6 H9 H10 HQ", trump="C")
    winner = table.s.players[3]

    assert (winner.medals, winner.year_medals, table.s.lead) == (1, 1, 3)
    assert table.kernel.actors() == [3]


def test_who_did_not_follow_is_known_to_lack_the_suit() -> None:
    """Section 14: what everybody could see, kept for those who think about it."""
    table = first_trick("H7 H10 H8 CK")

    assert [player.lacks for player in table.s.players] == [[], [], [], [Suit("Hearts")]]
