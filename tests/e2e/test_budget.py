"""What a first visit costs, as bytes on the line."""

from __future__ import annotations

from tests.e2e.conftest import Door
from tests.e2e.people import Person

LOADED = """performance.getEntriesByType("resource")
    .filter((one) => !one.name.includes("/api/"))
    .map((one) => ({name: one.name.split("/").pop(), bytes: one.encodedBodySize}))"""
SAVING = "Object.defineProperty(navigator, 'connection', {value: {saveData: true}})"
"""Who saves data fetches nothing ahead, so what was wanted can be told from what may be wanted later."""
FIRST_LOAD, BOARD = 150_000, 60_000


def loaded(person: Person) -> dict[str, int]:
    """Every file the page has fetched so far, with its size as it was sent."""
    person.settle()
    return {one["name"]: one["bytes"] for one in person.page.evaluate(LOADED)}


def test_a_stranger_loads_little(door: Door) -> None:
    mara, ilya = door.person("Mara"), door.person("Ilya")
    ilya.page.add_init_script(SAVING)
    mara.play_alone("Tic-tac-toe")
    ilya.visit("/t/" + mara.page.url.rsplit("/", 1)[-1])
    ilya.page.locator(".cell").first.wait_for()
    home, table = door.person("Priya"), loaded(ilya)
    home.home()

    assert sum(loaded(home).values()) <= FIRST_LOAD
    assert sum(table.values()) <= FIRST_LOAD


def test_a_board_comes_on_demand_and_is_small(door: Door) -> None:
    mara = door.person("Mara")
    mara.play_alone("Tic-tac-toe")
    before = loaded(mara)
    mara.play_alone("Kolkhoz")
    mara.page.locator(".cards").wait_for()
    board = {name: size for name, size in loaded(mara).items() if name.startswith("client-") and name not in before}

    assert board
    assert sum(board.values()) <= BOARD
