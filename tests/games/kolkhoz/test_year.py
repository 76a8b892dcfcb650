"""Setting up, beginning and ending years. Rules, sections 3, 4 and 6."""

from __future__ import annotations

from random import Random

from rondel import Kernel
from rondel.core.playing import begin, play
from rondel.games.kolkhoz.assignment import assign
from rondel.games.kolkhoz.cards import ACES, Suit
from rondel.games.kolkhoz.game import game
from rondel.games.kolkhoz.requisition import requisition
from rondel.games.kolkhoz.state import Exiled, Kolkhoz
from rondel.games.kolkhoz.year import begin_year
from tests.games.kolkhoz.tables import Table, card, cards, exiled, names, put, run_to, start, step

CLUBS, HEARTS = Suit("Clubs"), Suit("Hearts")


def pile(first: int) -> list[str]:
    return [f"Clubs-{value}" for value in (first, *(v for v in (1, 2, 3, 4, 5) if v != first))]


def test_setup_deals_five_cards_and_asks_the_planner() -> None:
    """E1: an ordinary first year."""
    table = Table(forced={"pile Clubs": [pile(3)]})
    s = table.s

    assert table.phase == "planning"
    assert [len(player.hand) for player in s.players] == [5, 5, 5, 5]
    assert len(s.undealt) == 12
    assert sum(map(len, s.job_piles.values())) == 16
    assert [len(job.display) for job in s.jobs.values()] == [1, 1, 1, 1]
    assert s.tricks_this_year == 4
    assert table.kernel.actors() == [0]
    assert len(table.legal(0)) == 4
    assert [len(table.legal(seat)) for seat in (1, 2, 3)] == [0, 0, 0]


def test_famine_at_once_goes_straight_to_the_tricks() -> None:
    """E2: the Ace of Clubs on top of its pile."""
    table = Table(forced={"pile Clubs": [pile(1)]})
    s = table.s

    assert (s.famine, s.trump, table.phase) == (True, None, "trick")
    assert [len(player.hand) for player in s.players] == [4, 4, 4, 4]
    assert (len(s.undealt), s.tricks_this_year) == (16, 3)


def test_pools_shrink_by_four_and_the_fifth_year_has_three_tricks() -> None:
    """E19: over whole games with famine in year 5 and in year 2."""
    for famine_year, order in ((5, (2, 3, 4, 5, 1)), (2, (2, 1, 3, 4, 5))):
        forced = {"pile Clubs": [[f"Clubs-{value}" for value in order]]}
        kernel = begin(game, 4, None, "pools", forced=forced, traced=True)
        rng = Random(1)
        while kernel.over is None:
            step(kernel, rng)
        began = [event.params for event in kernel.events or () if event.name == "year_began"]
        hands = [year["hand_size"] for year in began]

        assert [year["famine"] for year in began].index(True) + 1 == famine_year
        assert hands == [4 if year in (5, famine_year) else 5 for year in range(1, 6)]
        assert began[4]["tricks"] == 3
        assert (kernel.s.trump is None) == (famine_year == 5)


def test_pool_sizes_of_a_default_game() -> None:
    """E19: 32, 28, 24, 20, 16."""
    kernel = begin(game, 4, None, "sizes")
    sizes: list[int] = []
    rng = Random(2)
    while kernel.over is None:
        if len(sizes) < kernel.s.year:
            sizes.append(sum(len(player.hand) for player in kernel.s.players) + len(kernel.s.undealt))
        step(kernel, rng)

    assert sizes == [32, 28, 24, 20, 16]


def test_a_short_pool_deals_equal_hands_and_fewer_tricks() -> None:
    """E22: one Drunkard exiled without compensation leaves 19 cards for year 4."""
    options = {"drunkard_compensation": False}
    begun = (run_to(begin(game, 4, options, f"short {seed}"), "planning", 4, seed) for seed in range(200))
    s = next(k.s for k in begun if k.s.year == 4 and [gone.reason for gone in k.s.exiled].count("drunkard") == 1)

    assert not s.famine
    assert [len(player.hand) for player in s.players] == [4, 4, 4, 4]
    assert (len(s.undealt), s.tricks_this_year) == (3, 3)


def plots_of_25(s: Kolkhoz) -> None:
    s.year, s.years_done = 5, 4
    for player in s.players:
        put(s, player.hand, "")
    for player, listed in zip(
        s.players,
        ("H6 H7 H8 H9 H10 HJ HQ", "D6 D7 D8 D9 D10 DJ", "C6 C7 C8 C9 C10 CJ", "S6 S7 S8 S9 S10 SJ"),
        strict=True,
    ):
        put(s, player.plot.hidden, listed)


def test_a_year_without_tricks_is_played_to_its_end() -> None:
    """E32: a pool of seven cards for four seats."""
    s = begin(game, 4, {"deck_type": 36, "orden_nachalniku": True}, "no tricks").s
    plots_of_25(s)
    kernel = start(s)

    assert [len(player.hand) for player in kernel.s.players] == [1, 1, 1, 1]
    assert (len(kernel.s.undealt), kernel.s.tricks_this_year, kernel.s.famine) == (3, 0, True)
    assert kernel.node.node.id == "swap"
    for seat in range(4):
        play(kernel, seat, "ready")
    assert kernel.over is not None
    assert [len(player.plot.hidden) for player in kernel.s.players] == [8, 7, 7, 7]
    assert kernel.s.exiled == []
    failed = [event.params["hours"] for event in kernel.events or () if event.name == "job_failed"]
    assert failed == [0, 0, 0, 0]
    entered = [event.params["address"] for event in kernel.events or () if event.name == "node_entered"]
    assert "years/year/tricks/plot_selection" in entered
    assert "years/year/tricks/trick" not in entered


def test_accumulated_jobs_are_won_together() -> None:
    """E25: an unclaimed reward waits beside the next one."""
    forced = {"pile Hearts": [cards("H2 H5 H1 H3 H4")]}
    kernel = begin(game, 4, {"accumulate_jobs": True}, "accumulate", forced=forced)
    s, g = kernel.s, kernel.g
    job = s.jobs[HEARTS]
    assert names(job.display) == "H2"
    requisition(g)
    begin_year(g)
    assert names(job.display) == "H2 H5"

    job.hours, s.trump = 35, Suit("Spades")
    s.last_trick, s.last_winner = [(1, card("H6"))], 1
    assign(g, {card("H6"): HEARTS}, auto=True)
    assert names(s.players[1].plot.revealed) == "H2 H5"
    assert job.display == []
    requisition(g)
    begin_year(g)
    assert names(job.display) == "H1"


def turned_up(top: str, size: int) -> Kernel:
    """Year 5 with the final year's trump, a pool of `size` cards and this card after the hands."""
    options = {"saboteur": True, "final_year_trump": True, "famine_rule": "final_year"}
    s: Kolkhoz = begin(game, 4, options, "turned").s
    for player in s.players:
        put(s, player.hand, "")
    put(s, s.players[0].plot.hidden, "H6 H7 H8 H9 H10 HJ HQ HK S6 S7 S8 S9 S10 SJ SQ SK")
    if size < 17:
        put(s, s.players[1].plot.hidden, "Sab")
    s.year, s.years_done = 5, 4
    pool = [key for key in cards("D6 D7 D8 D9 D10 DJ DQ DK C6 C7 C8 C9 C10 CJ CQ CK") if key != card(top)]
    if size == 17 and top != "Sab":
        pool.append(card("Sab"))
    return start(s, [*pool, card(top)])


def test_a_turned_up_card_sets_the_trump_of_the_last_famine() -> None:
    """E36: the seventeenth card is D8."""
    kernel = turned_up("D8", 17)
    s = kernel.s

    assert (s.famine, s.trump, kernel.node.node.id) == (True, "Diamonds", "swap")
    assert [len(player.hand) for player in s.players] == [4, 4, 4, 4]
    assert s.exiled == [Exiled(5, card("D8"), None, "trump")]
    assert (s.undealt, s.tricks_this_year) == ([], 3)


def test_the_saboteur_or_no_card_at_all_sets_no_trump() -> None:
    """E36: if that card is the Saboteur, or nothing is left undealt."""
    assert turned_up("Sab", 17).s.trump is None
    assert exiled(turned_up("Sab", 17)) == "Sab"
    kernel = turned_up("D8", 16)
    assert kernel.s.trump is None
    assert kernel.s.undealt == []
    assert kernel.s.exiled == []


def test_the_planner_moves_left_and_the_last_winner_leads_across_years() -> None:
    """Sections 4 and 6."""
    table = Table(forced={"planner": [3]}).run_to("planning", 2)

    assert table.s.planner == 0
    assert table.s.lead == table.s.last_winner


def test_short_decks_show_their_aces_for_ever() -> None:
    """Section 3.3: the four Aces are markers nobody can win."""
    kernel = begin(game, 3, {"preset": "little_kolkhoz"}, "markers")
    rng = Random(3)
    while kernel.over is None:
        step(kernel, rng)

    assert tuple(key for job in kernel.s.jobs.values() for key in job.display) == ACES
