"""Illegal input: every case of the table in section 13 gets its name and changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from rondel import Rejected
from rondel.core.commands import Command
from rondel.core.match import Match
from rondel.core.picking import random_decision
from rondel.errors import BadOptions
from rondel.games.kolkhoz.game import game
from tests.games.kolkhoz.tables import Table, first_trick, put


def planning() -> Table:
    return Table()


def swapping() -> Table:
    table = Table(swap_limit=1, is_human=[True, True, True, False]).run_to("swap", 2)
    for player in table.s.players:
        put(table.s, player.plot.revealed, "")
    put(table.s, table.s.players[0].plot.hidden, "SK")
    put(table.s, table.s.players[1].plot.hidden, "HK")
    table.play(1, "swap_card", plot_index=0, hand_index=0)
    table.play(2, "confirm_swap")
    return table


def passing() -> Table:
    table = Table(pass_cards=True).run_to("pass", 2)
    table.play(1, "pass_card", card_index=0)
    return table


def trick() -> Table:
    table = Table()
    table.play(0, "declare_trump", suit="Spades")
    return table


def following() -> Table:
    """Seat 1 must follow Hearts."""
    table = trick()
    put(table.s, table.s.players[0].hand, "H10 D6")
    put(table.s, table.s.players[1].hand, "H7 C8")
    table.play_card(0, "H10")
    return table


def assigning() -> Table:
    return first_trick("D9 D6 SK H7", lead=2)


def over() -> Table:
    return Table(max_years=1, allow_swap=False).run_to("nowhere")


GOOD = [["Diamonds-9", "Diamonds"], ["Diamonds-6", "Diamonds"], ["Spades-13", "Clubs"], ["Hearts-7", "Hearts"]]


def sent(*changes: tuple[int, str]) -> list[list[str]]:
    """A good assignment with some targets changed."""
    pairs = [list(pair) for pair in GOOD]
    for place, target in changes:
        pairs[place][1] = target
    return pairs


SWAP = {"plot_index": 0, "hand_index": 0}

CODES: dict[str, set[tuple[str, str]]] = {
    "game_over": {("match_over", "")},
    "unknown_move": {("unknown_move", "")},
    "unknown_seat": {("unknown_seat", "")},
    "wrong_phase": {("move_not_here", "")},
    "already_confirmed": {
        ("already_committed", ""),
        ("already_confirmed", ""),
        ("illegal_move", "already_confirmed"),
    },
    "not_your_turn": {("not_priority_player", "")},
    "bad_args": {("bad_arguments", "")},
}
"""What the core calls the errors that every game has; the game's own are reasons of an illegal move."""

CASES: list[tuple[str, Callable[[], Table], int, str, Any]] = [
    ("game_over", over, 0, "play_card", {"card_index": 0}),
    ("unknown_move", trick, 0, "plough", None),
    ("unknown_seat", trick, 4, "play_card", {"card_index": 0}),
    ("unknown_seat", trick, -7, "play_card", {"card_index": 0}),
    ("wrong_phase", planning, 0, "play_card", {"card_index": 0}),
    ("wrong_phase", trick, 0, "confirm_swap", None),
    ("wrong_phase", trick, 0, "pass_card", {"card_index": 0}),
    ("wrong_phase", assigning, 0, "play_card", {"card_index": 0}),
    ("already_confirmed", swapping, 2, "confirm_swap", None),
    ("already_confirmed", swapping, 2, "swap_card", SWAP),
    ("already_confirmed", swapping, 3, "swap_card", SWAP),
    ("already_confirmed", swapping, 3, "confirm_swap", None),
    ("already_confirmed", passing, 1, "pass_card", {"card_index": 1}),
    ("not_your_turn", planning, 1, "declare_trump", {"suit": "Hearts"}),
    ("not_your_turn", trick, 1, "play_card", {"card_index": 0}),
    ("not_your_turn", assigning, 1, "submit_assignments", {"assignments": GOOD}),
    ("bad_args", trick, 0, "play_card", None),
    ("bad_args", trick, 0, "play_card", {"card_index": True}),
    ("bad_args", trick, 0, "play_card", {"card_index": "0"}),
    ("bad_args", trick, 0, "play_card", {"card_index": 0, "more": 1}),
    ("bad_args", planning, 0, "declare_trump", {"suit": 1}),
    ("bad_args", planning, 0, "declare_trump", {"suit": None}),
    ("bad_args", swapping, 0, "swap_card", {"plot_index": 0}),
    ("bad_args", swapping, 0, "swap_card", {**SWAP, "plot_type": 3}),
    ("bad_args", swapping, 0, "confirm_swap", {"now": True}),
    ("bad_args", assigning, 0, "submit_assignments", {"assignments": {"Hearts-7": "Hearts"}}),
    ("bad_args", assigning, 0, "submit_assignments", {"assignments": [["Hearts-7", 3]]}),
    ("bad_suit", planning, 0, "declare_trump", {"suit": "hearts"}),
    ("bad_suit", assigning, 0, "submit_assignments", {"assignments": sent((2, "Saboteur"))}),
    ("bad_zone", swapping, 0, "swap_card", {**SWAP, "plot_type": "stack"}),
    ("bad_index", swapping, 0, "swap_card", {**SWAP, "plot_index": 1}),
    ("bad_index", swapping, 0, "swap_card", {**SWAP, "hand_index": 5}),
    ("bad_index", swapping, 0, "swap_card", {**SWAP, "plot_index": -1}),
    ("bad_index", passing, 0, "pass_card", {"card_index": 5}),
    ("bad_index", trick, 0, "play_card", {"card_index": -1}),
    ("bad_index", trick, 0, "play_card", {"card_index": 5}),
    ("swap_limit", swapping, 1, "swap_card", SWAP),
    ("must_follow_suit", following, 1, "play_card", {"card_index": 1}),
    ("assignment_mismatch", assigning, 0, "submit_assignments", {"assignments": GOOD[:3]}),
    ("assignment_mismatch", assigning, 0, "submit_assignments", {"assignments": [*GOOD, GOOD[0]]}),
    ("assignment_mismatch", assigning, 0, "submit_assignments", {"assignments": [*GOOD[:3], ["Hearts-8", "Hearts"]]}),
    ("illegal_target", assigning, 0, "submit_assignments", {"assignments": sent((3, "Clubs"))}),
]


@pytest.mark.parametrize(("name", "table", "seat", "move", "args"), CASES)
def test_a_refused_move_is_named_and_changes_nothing(
    name: str, table: Callable[[], Table], seat: int, move: str, args: Any
) -> None:
    """Section 13."""
    match = table().match
    before = (match.digest(), len(match.entries), len(match.records))

    with pytest.raises(Rejected) as refused:
        match.apply(Command(seat, move, args))

    assert (refused.value.code, refused.value.reason) in CODES.get(name, {("illegal_move", name)})
    assert (match.digest(), len(match.entries), len(match.records)) == before


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {}),
        (5, {}),
        (4, {"vodka": True}),
        (4, {"deck_type": 40}),
        (4, {"deck_type": "52"}),
        (4, {"nomenclature": 1}),
        (4, {"swap_limit": 0}),
        (4, {"swap_limit": True}),
        (4, {"max_years": 0}),
        (4, {"max_years": 6}),
        (4, {"winner": "nobody"}),
        (4, {"preset": "grand"}),
        (4, {"orden_nachalniku": True}),
        (4, {"orden_nachalniku": True, "deck_type": 36, "northern_style": True}),
        (4, {"accumulate_jobs": True, "deck_type": 36}),
        (4, {"accumulate_jobs": True, "northern_style": True}),
        (4, {"lotto_rewards": True, "deck_type": 36}),
        (4, {"highest_cards_requisition": True, "deck_type": 36}),
        (4, {"final_year_trump": True, "famine_rule": "final_year"}),
        (4, {"final_year_trump": True, "saboteur": True}),
        (4, {"is_human": [True, False]}),
    ],
)
def test_options_that_do_not_go_together_are_refused(seats: int, options: dict[str, Any]) -> None:
    """Section 3.2: `bad_options` at setup."""
    with pytest.raises(BadOptions) as refused:
        Match(game, seats, seed="0", options=options)

    assert refused.value.code == "bad_options"


@pytest.mark.parametrize(
    "forced",
    [
        {"planner": [4]},
        {"lead": [-1]},
        {"lead": [True]},
        {"pile Hearts": [["Hearts-1", "Hearts-2", "Hearts-3", "Hearts-4", "Hearts-4"]]},
        {"pile Hearts": [["Hearts-1", "Hearts-2", "Hearts-3", "Hearts-4"]]},
        {"pile Clubs": ["shuffled"]},
        {"pile Wheat": [["Hearts-1"]]},
        {"lotto Hearts": ["Hearts-9"]},
        {"pool 6": [[]]},
        {"pool 1": [["Hearts-6"]]},
        {"pool 1": [3]},
    ],
)
def test_impossible_chance_is_refused_at_setup(forced: dict[str, Any]) -> None:
    """Section 10: planner, lead, piles and the first pool."""
    with pytest.raises(BadOptions) as refused:
        Match(game, 4, seed="0", forced=forced)

    assert refused.value.code == "bad_chance"


def test_a_pool_that_does_not_fit_refuses_the_move_that_would_begin_its_year() -> None:
    """Section 10: the pool of year 2 is checked when year 2 begins."""
    match = Match(game, 2, seed="0", forced={"pool 2": [["Hearts-6"]]}, options={"allow_swap": False})
    rng = Random(0)

    def go_on() -> None:
        while match.kernel.s.year == 1:
            before[:] = [match.digest(), len(match.entries)]
            seat = match.kernel.actors()[0]
            match.apply(Command.of(match.kernel, random_decision(match.kernel, seat, rng)))

    before: list[Any] = []
    with pytest.raises(Rejected) as refused:
        go_on()

    assert refused.value.code == "bad_chance"
    assert match.kernel.s.year == 1
    assert [match.digest(), len(match.entries)] == before
