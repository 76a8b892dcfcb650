"""How fast it must be, in processor time, so that a busy machine does not matter."""

from pathlib import Path
from statistics import median
from time import process_time

from rondel.core import file as files
from rondel.core.view import Viewer
from rondel.games.imperial.game import game
from rondel.games.imperial.maneuver import orders
from rondel.server.pictures import log_lines, picture
from tests.games.imperial.tables import A, Table, maneuver

LONG = Path(__file__).parents[2] / "logs/imperial/long-six-seats.rondel"
FLEETS = ["north_atlantic", "north_sea", "english_channel", "bay_of_biscay", "western_med", "ionian_sea"]
FLEETS += ["eastern_med", "black_sea", "baltic_sea", "north_sea", "english_channel", "western_med"]
ONE_MS, ONE_S = 0.001, 1.0


def at_sea() -> Table:
    """As much as there can be: twelve English fleets on all seas, six armies in London, and two are carried already."""
    forces = {"england": {"armies": ["london"] * 6, "fleets": FLEETS}, "france": {"armies": ["paris", "brest"]}}
    at = maneuver({"england": {A: [5]}}, forces)
    for sea in FLEETS:
        at.play(A, "move_unit", to=sea, action="")
    return at.play(A, "move_unit", to="tunis", action="").play(A, "move_unit", to="norway", action="")


def test_the_destinations_of_a_unit_are_found_in_less_than_a_millisecond() -> None:
    state = at_sea().s
    assert state.draft is not None
    unit = state.draft.waiting_armies[0]
    assert len({to for to, _ in orders(state, unit)}) > 10
    taken = []
    for _ in range(50):
        began = process_time()
        list(orders(state, unit))
        taken.append(process_time() - began)

    assert median(taken) < ONE_MS


def test_a_finished_game_of_1500_entries_opens_in_less_than_a_second() -> None:
    """Reading the file, playing it through, and drawing the first picture with the whole log."""
    raw = LONG.read_bytes()
    began = process_time()
    match = files.load(raw, game)
    shown, lines = picture(match, Viewer((0,)), 0), log_lines(match, Viewer((0,)), -1)
    taken = process_time() - began

    assert len(match.entries) >= 1500
    assert shown.outcome is not None
    assert len(lines) > 1500
    assert taken < ONE_S
