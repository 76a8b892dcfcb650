"""Who sees what. Rules, section 9."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from rondel.core.interaction import interaction
from rondel.core.playing import begin
from rondel.core.simulation import determinise
from rondel.core.telling import entry_for, events_for
from rondel.core.view import SPECTATOR, Viewer, view_json
from rondel.games.kolkhoz.cards import SUIT
from rondel.games.kolkhoz.game import game
from rondel.testing import english
from tests.games.kolkhoz.tables import Table, before_trick, names, put, run_to, step


def seen(table: Table, viewer: Viewer) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(view_json(table.kernel, viewer))
    return found


def in_swap() -> Table:
    """Seat 0 has known cards to swap."""
    table = Table().run_to("swap", 2)
    player = table.s.players[0]
    put(table.s, player.hand, "H6 S8 C7 C8 C9")
    put(table.s, player.plot.hidden, "SK")
    put(table.s, player.plot.revealed, "D2")
    return table


def told(table: Table, viewer: Viewer) -> tuple[Any, list[tuple[str, dict[str, Any]]]]:
    """The last entry's arguments and the events, as a viewer gets them."""
    record = table.match.records[-1]
    entry = entry_for(game, record, viewer, False)
    return entry and entry.args, [(event.name, event.params) for event in events_for(record, viewer)]


def test_hands_and_hidden_plots_are_their_owners_alone() -> None:
    """Others and spectators see how many cards there are; revealed plots are everybody's."""
    table = in_swap()
    mine, theirs = seen(table, Viewer((0,)))["players"][0], seen(table, Viewer((1,)))["players"][0]

    assert names(mine["hand"]) == "H6 S8 C7 C8 C9"
    assert names(mine["plot"]["hidden"]) == "SK"
    assert (theirs["hand"], theirs["plot"]["hidden"]) == ({"hidden": 5}, {"hidden": 1})
    assert theirs == seen(table, SPECTATOR)["players"][0]
    assert names(theirs["plot"]["revealed"]) == "D2"


def test_nobody_sees_the_piles_or_what_is_undealt() -> None:
    """Only their sizes are public."""
    table = Table()

    for viewer in (Viewer((0,)), Viewer((3,)), SPECTATOR):
        view = seen(table, viewer)
        assert view["undealt"] == {"hidden": 12}
        assert set(map(str, view["job_piles"].values())) == {"{'hidden': 4}"}


def test_a_swap_with_the_hidden_part_shows_only_that_it_happened() -> None:
    """No index and no card."""
    table = in_swap()
    table.play(0, "swap_card", plot_index=0, hand_index=1, plot_type="hidden")

    args, events = told(table, Viewer((2,)))
    assert args == {"plot_index": {"hidden": 1}, "hand_index": {"hidden": 1}, "plot_type": "hidden"}
    assert events == [("swapped_unseen", {"seat": 0, "part": "hidden"})]
    args, events = told(table, Viewer((0,)))
    assert args == {"plot_index": 0, "hand_index": 1, "plot_type": "hidden"}
    assert [name for name, _ in events] == ["swapped_unseen", "swapped"]


def test_a_swap_with_the_revealed_part_shows_both_cards() -> None:
    """At once, while others still swap."""
    table = in_swap()
    table.play(0, "swap_card", plot_index=0, hand_index=0, plot_type="revealed")

    _, events = told(table, SPECTATOR)
    assert events == [("swapped", {"seat": 0, "part": "revealed", "laid": "Hearts-6", "taken": "Diamonds-2"})]
    assert names(seen(table, Viewer((3,)))["players"][0]["plot"]["revealed"]) == "H6"


def test_a_picked_card_is_secret_and_known_to_giver_and_receiver_later() -> None:
    """Others learn that a seat has picked, and after the exchange nothing more."""
    table = Table(pass_cards=True).run_to("pass", 2)
    hands = [list(player.hand) for player in table.s.players]
    table.play(0, "pass_card", card_index=1)
    assert told(table, Viewer((1,))) == ({"card_index": {"hidden": 1}}, [("pass_chosen", {"seat": 0})])
    assert seen(table, Viewer((1,)))["players"][0]["has_picked"]
    assert seen(table, Viewer((1,)))["players"][0]["pick"] == {"hidden": 1}

    for seat in (1, 2, 3):
        table.play(seat, "pass_card", card_index=0)
    known = [params for name, params in told(table, Viewer((1,)))[1] if name == "card_passed"]
    assert known == [
        {"seat": 0, "to": 1, "card": hands[0][1]},
        {"seat": 1, "to": 2, "card": hands[1][0]},
    ]
    assert not [name for name, _ in told(table, SPECTATOR)[1] if name == "card_passed"]


def test_what_others_may_do_is_not_shown() -> None:
    """Legal moves and their number would tell suits."""
    table = before_trick("H7 H10 H8 CK")

    assert interaction(table.match, Viewer((1,))).offers == ()
    assert interaction(table.match, SPECTATOR).offers == ()
    assert len(interaction(table.match, Viewer((0,))).offers) == 1


def test_a_played_card_is_told_without_its_place_in_the_hand() -> None:
    """The index is the owner's alone."""
    table = before_trick("H7 H10 H8 CK")
    table.play_card(0, "H7")

    assert told(table, Viewer((1,))) == (
        {"card_index": {"hidden": 1}},
        [("card_played", {"seat": 0, "card": "Hearts-7"})],
    )


def test_every_card_that_cannot_be_played_says_why() -> None:
    """Candidates are the whole hand, each with its name or the reason."""
    table = before_trick("H7 H10 H8 CK")
    put(table.s, table.s.players[1].hand, "H10 C8")
    table.play_card(0, "H7")
    (offer,) = english(table.match, interaction(table.match, Viewer((1,)))).offers
    first, second = offer.inputs[0].candidates

    assert (first.label, first.enabled) == ("10 of Wheat", True)
    assert (second.label, second.enabled) == ("8 of Potatoes", False)
    assert second.reason == "The lead is Wheat and you can follow: play the 10 of Wheat."


def test_everything_is_open_when_the_game_is_over() -> None:
    """To seats and spectators alike."""
    table = Table(max_years=1).run_to("nowhere")

    assert seen(table, SPECTATOR) == seen(table, Viewer((2,)))
    assert isinstance(seen(table, SPECTATOR)["players"][0]["plot"]["hidden"], list)


@pytest.mark.parametrize("preset", ["classic", "little_kolkhoz", "kolkhoz2026"])
def test_made_up_worlds_keep_piles_to_their_suits_and_voids_empty(preset: str) -> None:
    """Section 14: determinization agrees with the view and with what was seen at the table."""
    rng = Random(7)
    kernel = begin(game, 4, {"preset": preset}, "worlds")
    for _ in range(60):
        step(kernel, rng)
        if kernel.over is not None:
            break
        world = determinise(kernel, (1,), rng)
        s = world.s
        assert all(SUIT[key] == suit for suit, pile in s.job_piles.items() for key in pile)
        for player in (s.players[0], s.players[2], s.players[3]):
            assert not [key for key in player.hand if SUIT[key] in player.lacks]
        assert view_json(world, Viewer((1,))) == view_json(kernel, Viewer((1,)))


def test_unknown_lotto_rewards_are_drawn_again() -> None:
    """Section 14: until it is turned over, the drawn reward could be any unseen card of its suit from 5 to King."""
    kernel = run_to(begin(game, 4, {"lotto_rewards": True}, "lotto"), "trick")
    rng = Random(1)
    drawn = {
        key
        for _ in range(40)
        for pile in determinise(kernel, (0,), rng).s.job_piles.values()
        for key in pile
        if int(key.rpartition("-")[2]) >= 5
    }

    assert len(drawn) > 4
