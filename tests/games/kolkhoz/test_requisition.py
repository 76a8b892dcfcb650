"""What failed jobs take. Rules, section 7, and the later rules of section 11."""

from __future__ import annotations

from typing import Any

import pytest

from rondel import Kernel
from rondel.games.kolkhoz.cards import Suit
from rondel.games.kolkhoz.requisition import requisition
from rondel.games.kolkhoz.state import Stack
from rondel.games.kolkhoz.year import begin_year
from tests.games.kolkhoz.tables import at_year_end, card, cards, exiled, names, put

HEARTS, CLUBS, SPADES = map(Suit, ("Hearts", "Clubs", "Spades"))


def done(bucket: str, **settings: Any) -> Kernel:
    """The position of E13 with this bucket, after requisition."""
    kernel = at_year_end(bucket, **settings)
    requisition(kernel.g)
    return kernel


def revealed(kernel: Kernel) -> list[str]:
    return [names(player.plot.revealed) for player in kernel.s.players]


def hidden(kernel: Kernel) -> list[str]:
    return [names(player.plot.hidden) for player in kernel.s.players]


def test_every_vulnerable_seat_loses_its_highest_matching_card() -> None:
    """E13."""
    kernel = done("C7 C8 C10")

    assert exiled(kernel) == "CQ C4 C5"
    assert [gone.owner for gone in kernel.s.exiled] == [0, 2, None]
    assert [gone.reason for gone in kernel.s.exiled] == ["requisition", "requisition", "unclaimed"]
    assert hidden(kernel) == ["H8", "CK", "", "C6"]
    assert revealed(kernel) == ["C9", "", "", ""]


def test_a_drunkard_takes_the_blame_and_the_reward_returns() -> None:
    """E14: only the Jack is exiled, and C5 is in the next pool."""
    kernel = done("C7 SJ C10")

    assert exiled(kernel) == "SJ"
    assert hidden(kernel) == ["C9 CQ H8", "CK", "", "C6"]
    assert names(kernel.s.returned) == "C5"
    begin_year(kernel.g)
    assert kernel.s.returned == []
    assert card("C5") in [*kernel.s.undealt, *(key for player in kernel.s.players for key in player.hand)]


def test_without_compensation_the_reward_is_lost() -> None:
    """E14, second half."""
    assert exiled(done("C7 SJ C10", drunkard_compensation=False)) == "SJ C5"


def test_the_informant_makes_everybody_vulnerable() -> None:
    """E15."""
    kernel = done("C7 SQ C8")

    assert exiled(kernel) == "CQ CK C4 C6 C5"
    assert [gone.owner for gone in kernel.s.exiled] == [0, 1, 2, 3, None]
    assert revealed(kernel) == ["C9", "", "", ""]


def test_the_party_official_takes_two() -> None:
    """E16."""
    kernel = done("SK C7 C8")

    assert exiled(kernel) == "CQ C9 C4 C5"
    assert hidden(kernel) == ["H8", "CK", "", "C6"]


@pytest.mark.parametrize(
    ("bucket", "options", "gone"),
    [
        ("SJ SK C8", {}, "SJ"),
        ("SK SQ C7", {}, "CQ C9 CK C4 C6 C5"),
        ("C7 SJ C10", {"nomenclature": False}, "CQ C4 C5"),
    ],
)
def test_face_cards_of_trump_combine(bucket: str, options: dict[str, Any], gone: str) -> None:
    """E17: the Drunkard beats everything, Informant and Official add up, and without nomenclature none has effects."""
    assert exiled(done(bucket, **options)) == gone


def test_northern_style_spares_nobody_and_pays_nothing() -> None:
    """E26: the job card goes to the discard, and so do the unpaid ones."""
    kernel = at_year_end("C7 C8 C10", northern_style=True)
    shown = names(key for job in kernel.s.jobs.values() for key in job.display)
    requisition(kernel.g)

    assert exiled(kernel) == "CQ CK C4 C6"
    assert len(shown.split()) == 4
    assert names(kernel.s.job_discard) == shown


@pytest.mark.parametrize(("bucket", "gone"), [("C7 C8 C10", "CK C5"), ("SK C8", "CK CQ C5")])
def test_mice_take_only_the_highest_card_of_all(bucket: str, gone: str) -> None:
    """E27."""
    kernel = done(bucket, mice_variant=True)
    turned = {e.params["seat"]: names(e.params["cards"]) for e in kernel.events or () if e.name == "revealed"}

    assert turned == {0: "CQ", 1: "CK", 3: "C6"}
    assert exiled(kernel) == gone
    assert revealed(kernel) == ["CQ" if "CQ" not in gone else "", "", "C4", "C6"]


def test_requisition_can_take_the_highest_cards_of_all_failed_jobs() -> None:
    """E30: two failed jobs, two cards, and what stays hidden stays hidden."""
    options: Any = {"highest_cards_requisition": True, "nomenclature": False, "reveal_rule": "exiled_only"}
    kernel = at_year_end(
        "", won=(1, 0, 0, 0), hidden=("H10 S9 H8 S7", "", "", ""), revealed=("", "HK", "", ""), display="", **options
    )
    jobs = kernel.s.jobs
    jobs[CLUBS].hours, jobs[CLUBS].claimed = 40, True
    for suit, hours in ((HEARTS, 0), (SPADES, 12)):
        jobs[suit].hours, jobs[suit].claimed = hours, False
    requisition(kernel.g)

    assert exiled(kernel) == "H10 S9"
    assert hidden(kernel)[0] == "H8 S7"
    assert revealed(kernel)[1] == "HK"


def test_a_stack_without_its_top_gives_nothing() -> None:
    """E31: H6 is turned up and lost; the cards under it return."""
    options: Any = {"deck_type": 36, "orden_nachalniku": True}
    kernel = at_year_end("", hidden=("", "S7", "", ""), revealed=("", "", "", ""), **options)
    s = kernel.s
    s.trump = HEARTS
    s.jobs[CLUBS].hours, s.jobs[CLUBS].claimed = 40, True
    put(s, s.jobs[HEARTS].bucket, "H7 H9")
    s.jobs[HEARTS].hours, s.jobs[HEARTS].claimed = 16, False
    under = cards("S9 S10 SQ SK")
    for key in [card("H6"), *under]:
        s.undealt.remove(key)
    s.players[1].plot.stacks.append(Stack(card("H6"), under))
    requisition(kernel.g)

    assert exiled(kernel) == "H6"
    assert revealed(kernel) == ["", "", "", ""]
    begin_year(kernel.g)
    pool = {*s.undealt, *(key for player in s.players for key in player.hand)}
    assert set(cards("H6 S9 S10 SQ SK")) <= pool
    assert s.players[1].plot.stacks == []


def test_a_drunkard_of_the_last_year_leaves_the_reward_to_nobody() -> None:
    """E33."""
    kernel = done("C7 SJ C10", year=5)

    assert exiled(kernel, 5) == "SJ"
    assert names(kernel.s.returned) == "C5"
    assert kernel.s.year == 5


@pytest.mark.parametrize(("won", "gone"), [((0, 0, 4, 0), "CQ CK C6 C5"), ((1, 0, 3, 0), "CQ C4 C5")])
def test_a_hero_is_immune_and_all_others_are_vulnerable(won: tuple[int, ...], gone: str) -> None:
    """E34: only if one seat won every trick."""
    kernel = done("C7 C8 C10", won=won, hero_of_soviet_union=True)

    assert exiled(kernel) == gone
    assert revealed(kernel)[0] == "C9"


def test_a_sabotaged_job_fails_although_it_was_paid() -> None:
    """E38: the reward stays, a plot card goes."""
    kernel = at_year_end(
        "CK C10 C9 C8 Sab", won=(4, 0, 0, 0), hidden=("CQ", "", "", ""), revealed=("C5", "", "", ""), display="",
        saboteur=True,
    )  # fmt: skip
    job = kernel.s.jobs[CLUBS]
    assert job.hours == 40
    job.claimed = True
    requisition(kernel.g)

    assert exiled(kernel) == "CQ"
    assert revealed(kernel)[0] == "C5"


def test_only_the_exiled_card_is_shown_with_that_rule() -> None:
    """Section 7.2, `reveal_rule`: hidden and revealed cards alike, and nothing else is turned up."""
    kernel = done("C7 C8 C10", reveal_rule="exiled_only")

    assert exiled(kernel) == "CQ C4 C5"
    assert hidden(kernel)[0] == "C9 H8"


def test_short_decks_take_the_highest_revealed_card_of_everybody() -> None:
    """Section 7.4: one hidden card is turned up first, and an older revealed one may be higher."""
    kernel = done("C7 C8 C10", deck_type=36, hidden=("C9 CQ H8", "", "", "C6"), revealed=("CK", "", "", ""))

    assert exiled(kernel) == "CK C6"
    assert revealed(kernel)[0] == "CQ"
    assert hidden(kernel)[0] == "C9 H8"


def test_a_card_taken_for_one_job_is_gone_for_the_next() -> None:
    """Section 7.1: the Saboteur in a plot matches every failed job but can be taken once."""
    kernel = at_year_end(
        "", won=(1, 0, 0, 0), hidden=("Sab", "", "", ""), revealed=("", "", "", ""), display="", saboteur=True
    )
    for job in kernel.s.jobs.values():
        job.hours = 0
    requisition(kernel.g)

    assert exiled(kernel) == "Sab"
