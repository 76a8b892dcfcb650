"""The rules of Beacons, sentence by sentence."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from rondel import Match, Rejected, UndoPolicy, Viewer, interaction
from rondel.bots.judging import chances, payoffs, rewards
from rondel.core.simulation import determinise
from rondel.games.beacons.game import game
from rondel.games.beacons.hints import score
from rondel.games.beacons.state import Clue, Coast
from rondel.games.beacons.torches import Colour, Height, Torch
from rondel.testing import english, match_from

A, J = Torch.AMBER_3, Torch.JADE_1


def night(*hand: Torch, lit: Sequence[Torch] = (), **state: int) -> Match:
    """A match in which the first keeper holds these torches, whatever else there is."""

    def prepare(s: Coast) -> None:
        s.keepers[0].hand[: len(hand)] = hand
        s.lit = list(lit)
        for name, value in state.items():
            setattr(s, name, value)

    return match_from(game, 3, prepare)


def test_everybody_sees_a_hand_but_its_holder() -> None:
    match = night(A, J)
    mine, theirs = (match.view(Viewer((seat,)))["keepers"][0]["hand"] for seat in (0, 1))
    assert mine == {"hidden": 3}
    assert theirs[:2] == [A, J]
    assert match.view(Viewer())["keepers"][0]["hand"] == {"hidden": 3}


def test_a_torch_must_be_higher_than_all_that_burn_in_its_colour() -> None:
    match = night(Torch.AMBER_5, lit=[Torch.AMBER_2])
    match.play(0, "light", place=0)
    assert match.kernel.s.lit == [Torch.AMBER_2, Torch.AMBER_5]

    low = night(Torch.AMBER_2, lit=[Torch.AMBER_2])
    low.play(0, "light", place=0)
    assert (low.kernel.s.storms, low.kernel.s.lost) == (1, [Torch.AMBER_2])


def test_telling_burns_oil_and_dropping_saves_it() -> None:
    match = night(oil=1)
    torch = match.kernel.s.keepers[1].hand[2]
    match.play(0, "tell", to=1, place=2, topic="height")
    assert match.kernel.s.keepers[1].clues[2] == Clue(height=torch.height)
    with pytest.raises(Rejected, match="no_oil"):
        match.play(1, "tell", to=0, place=0, topic="colour")
    match.play(1, "drop", place=0)
    assert match.kernel.s.oil == 1


def test_what_was_told_cannot_be_taken_back() -> None:
    match = Match(game, 3, seed="1", policy=UndoPolicy(mode="own"))
    match.play(0, "tell", to=1, place=0, topic="colour")
    with pytest.raises(Rejected, match="undo_barrier"):
        match.play(0, "undo")


def test_all_win_or_all_lose() -> None:
    won = night(Torch.JADE_4, lit=[A], goal=2)
    assert 0 < chances(won.kernel)[0] == chances(won.kernel)[2] < 1
    won.play(0, "light", place=0)
    assert won.over is not None
    assert (won.over.winners, won.over.scores) == ((0, 1, 2), (2, 2, 2))
    assert (payoffs(won.over, 3), rewards(won.over, 3)) == ([1.0] * 3, [1.0] * 3)

    lost = night(Torch.JADE_1, lit=[Torch.JADE_5], storms=2)
    lost.play(0, "light", place=0)
    assert lost.over is not None
    assert (lost.over.winners, lost.over.place(1)) == ((), 2)
    assert (payoffs(lost.over, 3), rewards(lost.over, 3)) == ([0.0] * 3, [-1.0] * 3)
    said = str(english(lost, interaction(lost, Viewer((1,)))).prompt)
    assert said == "Lost together: the third storm has put out the light, with 1 torch lit."


def test_whoever_leaves_does_not_end_it() -> None:
    match = night()
    for seat in (1, 2):
        match.play(seat, "leave")
    assert match.over is None


def test_worlds_fit_what_was_told() -> None:
    match = night(A, J)
    match.kernel.s.keepers[0].clues[:2] = [Clue(Colour.AMBER, Height.MIDDLE), Clue(Colour.JADE)]
    rng = Random(1)
    seen = {tuple(determinise(match.kernel, (0,), rng).s.keepers[0].hand) for _ in range(12)}
    assert {hand[0] for hand in seen} == {A}
    assert {hand[1].colour for hand in seen} == {Colour.JADE}
    assert len(seen) > 3


def test_a_clue_is_worth_what_its_holder_makes_of_it() -> None:
    """What moves a holder to light a torch is good where it burns, and bad where it gutters."""

    def worth(torch: Torch, clue: Clue) -> float:
        s = night(torch, lit=[Torch.JADE_2, Torch.PEARL_2]).kernel.s
        s.keepers[0].clues[0] = clue
        return score(s, 0)

    burns, gutters = Torch.JADE_3, Torch.JADE_1
    assert worth(burns, Clue(Colour.JADE, Height.MIDDLE)) > worth(burns, Clue(Colour.JADE)) > worth(burns, Clue())
    assert worth(gutters, Clue(Colour.JADE)) < worth(gutters, Clue())
    assert worth(gutters, Clue(Colour.JADE, Height.LOW)) > worth(gutters, Clue(Colour.JADE))  # it is left alone


def test_what_was_told_of_is_probably_meant_to_be_lit() -> None:
    match = night(A, J, lit=[Torch.AMBER_2])
    match.kernel.s.keepers[0].clues[0] = Clue(Colour.AMBER)
    rng = Random(1)
    burning = [match.kernel.s.burns(determinise(match.kernel, (0,), rng).s.keepers[0].hand[0]) for _ in range(60)]
    assert 60 > sum(burning) > 45
