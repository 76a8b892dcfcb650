"""A whole evening: the recorded game of eight, what is told of it, and its figures."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from xml.etree import ElementTree

from rondel import SPECTATOR, Viewer
from rondel.core import file
from rondel.core.match import Match
from rondel.core.story import story
from rondel.games.ti4.drawing import draw
from rondel.games.ti4.export import EXPORTS, TABLES
from rondel.games.ti4.game import game
from rondel.games.ti4.invariants import INVARIANTS
from rondel.games.ti4.library import SECRETS
from rondel.games.ti4.picture import picture
from rondel.games.ti4.state import Companion
from rondel.games.ti4.statistics import (
    speaker_terms,
    summary,
    time_per_phase,
    time_per_seat,
    time_per_seat_and_round,
    vp_by_round,
    vp_by_source,
    vp_over_time,
)
from rondel.testing import english
from tests.games.ti4.evening import LOG
from tests.games.ti4.tables import f6


@cache
def evening() -> Match:
    return file.verify(LOG.read_bytes(), game)


def state() -> Companion:
    return evening().kernel.s  # type: ignore[no-any-return]


def test_the_evening_has_eight_players_and_at_least_six_rounds() -> None:
    s = state()
    assert (s.count, len(evening().entries) > 1000, s.round >= 6) == (8, True, True)
    over = evening().over
    assert over is not None
    assert over.winners
    assert not [why for holds in INVARIANTS if (why := holds(s))]


def test_points_over_time_end_where_the_game_ended() -> None:
    s = state()
    last = {change.seat: change.vp for change in vp_over_time(s)}
    final = [player.vp for player in s.players]
    assert [last.get(seat, 0) for seat in range(8)] == final
    assert [row[-1] for row in vp_by_round(s)] == final
    assert [sum(parts.values()) for parts in vp_by_source(s)] == final
    assert all(len(row) == s.round for row in vp_by_round(s))


def test_time_per_seat_and_phase_adds_up_to_the_game() -> None:
    s = state()
    assert s.result is not None
    seats, phases = time_per_seat(evening(), s.result.at), time_per_phase(evening(), s.result.at)
    found = summary(evening(), s.result.at)
    assert sum(seats) + found.phases["table"] == found.net_ms + phases["preparation"]
    undone = found.net_ms + phases["preparation"] - sum(phases.values())
    assert 0 <= undone < 60_000  # a turn that was taken back belongs to no phase
    assert [sum(row) for row in time_per_seat_and_round(evening())] == seats
    assert found.duration_ms - found.net_ms >= 1_800_000  # the pause


def test_speaker_terms_follow_each_other() -> None:
    terms = speaker_terms(state())
    assert all(one.until_ms == other.from_ms for one, other in pairwise(terms))
    assert sum(row.times_speaker for row in summary(evening(), 0).rows) == len(terms)


def test_the_scoreboard_ranks_the_winner_first() -> None:
    s = state()
    assert s.result is not None
    found = summary(evening(), s.result.at)
    assert (found.rows[0].seat, found.rows[0].rank) == (s.result.winner, 1)
    assert sorted(row.rank for row in found.rows) == [row.rank for row in found.rows]
    assert sum(row.passed_first for row in found.rows) == s.round
    assert sum(row.passed_last for row in found.rows) == s.round
    assert all(row.influence is not None for row in found.rows)
    assert found.custodians == 6


def test_tables_for_a_spreadsheet_say_nothing_secret() -> None:
    s = state()
    found = {name: make(evening(), evening().entries[-1].at) for name, make in TABLES.items()}
    assert found["scoreboard"].count("\n") == 9
    assert found["points"].count("\n") == len(s.ledger) + 1
    noted = {id for player in s.players for id in player.notes}
    assert noted
    assert not any(id in text or SECRETS[id].name in text for id in noted for text in found.values())


def test_everything_that_can_be_taken_away_says_nothing_secret() -> None:
    match, s = evening(), state()
    noted = {id for player in s.players for id in player.notes}
    for export in EXPORTS.values():
        made = export.make(match, SPECTATOR, match.entries[-1].at)
        assert made.body
        text = made.body.decode()
        assert not any(id in text or SECRETS[id].name in text for id in noted)


def test_the_picture_shows_everybody_in_the_order_of_the_end() -> None:
    match, s = evening(), state()
    drawn = ElementTree.fromstring(picture(match, match.entries[-1].at))
    told = [text.text for text in drawn.iter("{http://www.w3.org/2000/svg}text")]
    assert told[0] == "Swear your allegiance to the new galactic emperor"
    ranked = [row.name for row in summary(match, match.entries[-1].at).rows]
    assert [text for text in told[2:] if text in ranked] == ranked
    assert len(list(drawn.iter("{http://www.w3.org/2000/svg}polyline"))) == s.count


def test_every_entry_is_told_in_a_sentence() -> None:
    match = evening()
    told = english(match, list(story(match, SPECTATOR)))
    assert all(line and "{" not in str(line) for each in told for line in each.lines)
    lines = [line for each in told for line in each.lines]
    assert any("takes 5 Trade" in str(line) for line in lines)
    assert any("removes the custodians" in str(line) for line in lines)
    assert any("reached 12 points" in str(line) for line in lines)


def test_the_table_is_drawn_in_every_phase_for_everybody() -> None:
    match, seen = evening(), set()
    for v in range(0, len(match.entries), 37):
        kernel = match.at(v)
        seen.add(kernel.s.phase)
        text = draw(Match.view(_at(match, v), SPECTATOR), None)
        assert text.splitlines()[0]
        assert "hidden" not in text
    assert len(seen) >= 5


def _at(match: Match, v: int) -> Match:
    shown = Match.__new__(Match)
    shown.kernel = match.at(v)
    return shown


def test_a_player_sees_the_own_secrets_drawn_and_nobody_elses() -> None:
    table = f6()
    table.do(0, "add_secret", objective="mine-rare-metals")
    assert "Mine Rare Metals" in draw(table.match.view(Viewer((0,))), 0)
    assert "Mine Rare Metals" not in draw(table.match.view(Viewer((1,))), 1)
    assert "1 secret" in draw(table.match.view(SPECTATOR), None)
