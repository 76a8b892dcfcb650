"""The scorer: what it prefers, and that bots who follow it beat chance in good time."""

from collections import Counter
from random import Random

import msgspec
import pytest

from rondel.bots.arena import Player
from rondel.bots.playouts import play_best
from rondel.bots.registry import make
from rondel.core.known import Known
from rondel.core.picking import random_decision
from rondel.core.playing import begin, play
from rondel.games.imperial import hints
from rondel.games.imperial.atlas import SLOTS, starting_cash
from rondel.games.imperial.game import game
from rondel.games.imperial.hints import bought, imagined, worth
from rondel.games.imperial.state import Imperial
from tests.games.imperial.tables import AUSTRIA, A, B, C, table


def test_a_proposal_is_valued_by_what_it_would_lead_to() -> None:
    """The state itself is left alone."""
    at = table({"austria": {A: [5], B: [4], C: [2]}}, treasuries={"austria": 500}).play(A, "propose", slot="Taxation")
    (made,) = at.s.proposals
    after = imagined(at.s, made)

    assert after.countries[AUSTRIA].slot == "Taxation"
    assert at.s.countries[AUSTRIA].slot == "center"
    assert worth(at.s, A) == worth(after, A)


def test_the_score_leaves_every_state_as_it_was() -> None:
    """What it imagines shares with the state whatever no proposal and no bid can change."""
    seen: set[str] = set()
    for number in range(4):
        kernel, rng = begin(game, 3 + number % 3, seed=str(number)), Random(number)
        for _ in range(400):
            if kernel.over is not None:
                break
            before = msgspec.msgpack.encode(kernel.s)
            for seat in range(kernel.pos.seats):
                worth(kernel.s, seat)
            assert msgspec.msgpack.encode(kernel.s) == before
            seen |= {made.slot for made in kernel.s.proposals} or ({"bid"} if kernel.s.bid_order else set())
            actors = kernel.actors()
            play(kernel, *random_decision(kernel, rng.choice(actors), rng))

    assert seen == {"bid", *SLOTS}


def test_what_was_found_out_of_a_board_before_changes_no_score(monkeypatch: pytest.MonkeyPatch) -> None:
    """With nothing remembered, things are worth the same: no income hangs on more than it is remembered by."""
    for number in range(3):
        kernel, rng = begin(game, 3 + number, seed=str(number)), Random(number)
        for _ in range(300):
            if kernel.over is not None:
                break
            remembered = [worth(kernel.s, seat) for seat in range(kernel.pos.seats)]
            with monkeypatch.context() as forgetful:
                forgetful.setattr(hints, "_known", Known())
                forgetful.setattr(hints, "_reaches", Known())
                assert [worth(kernel.s, seat) for seat in range(kernel.pos.seats)] == remembered
            for _ in range(3):
                if kernel.over is None:
                    play_best(kernel, rng.choice(kernel.actors()), rng, 4)


def test_points_of_a_country_are_worth_more_to_who_owns_more_of_it() -> None:
    """And nothing to who owns none."""

    def prepare(s: Imperial) -> None:
        s.countries[AUSTRIA].points = 10

    holdings = {"austria": {A: [5], B: [2]}}
    before, after = table(holdings), table(holdings, prepare=prepare)
    gains = [worth(after.s, seat) - worth(before.s, seat) for seat in (A, B, C)]

    assert gains[A] > gains[B] > gains[C] == 0


def test_a_bid_is_valued_by_what_it_would_buy() -> None:
    """Paid in full, for the largest stock that it affords, while it is still sealed."""
    kernel = begin(game, 3)
    play(kernel, A, "bid", (1300,))
    after = bought(kernel.s, A)

    assert (after.players[A].stocks, after.countries[AUSTRIA].treasury) == ({AUSTRIA: [5]}, 1300)
    assert kernel.s.players[A].stocks == {}
    assert worth(kernel.s, A) == worth(after, A)


@pytest.mark.parametrize("seats", [3, 5])
def test_bots_bid_what_they_mean_to_pay(seats: int) -> None:
    """Most bids are stood by, and before the first round everybody has put most of the money into stock."""
    kernel = begin(game, seats, seed="bids")
    players = [Player(make("hard", rng := Random(seat), game), seat, rng, seconds=None) for seat in range(seats)]
    made: Counter[str] = Counter()
    while not kernel.s.order:
        decision = players[kernel.actors()[0]].decide(kernel)
        made[decision.name] += 1
        play(kernel, *decision)

    assert made["accept_bid"] >= 2 * made["decline_bid"]
    assert all(player.stocks and player.cash < starting_cash(seats) / 2 for player in kernel.s.players)


@pytest.mark.parametrize("seats", [3, 6])
def test_a_greedy_bot_beats_random_players(seats: int) -> None:
    """A handful of games here; hundreds are reported in the README."""
    wins = 0
    for number in range(3):
        kernel = begin(game, seats, {"round_limit": 15}, f"hints/{number}")
        sources = [Random(f"{number}/{seat}") for seat in range(seats)]
        mine = number % seats
        players = [
            Player(make("greedy" if seat == mine else "random", rng), seat, rng) for seat, rng in enumerate(sources)
        ]
        while kernel.over is None:
            seat = kernel.actors()[0]
            play(kernel, *players[seat].decide(kernel))
        assert players[mine].faults == []
        wins += mine in kernel.over.winners

    assert wins >= 2
