"""What a first visit costs, as bytes on the line."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Door, Server
from tests.e2e.people import Person

LOADED = """performance.getEntriesByType("resource")
    .filter((one) => !one.name.includes("/api/"))
    .map((one) => ({name: one.name.split("/").pop(), bytes: one.encodedBodySize}))"""
SAVING = "Object.defineProperty(navigator, 'connection', {value: {saveData: true}})"
"""Who saves data fetches nothing ahead, so what was wanted can be told from what may be wanted later."""
HOME, TABLE, BOARD, REQUESTS = 140_000, 280_000, 60_000, 20
ALL = """performance.getEntriesByType("navigation").concat(performance.getEntriesByType("resource"))
    .map((one) => one.encodedBodySize)"""
"""The page itself, its files, and what it asks the server."""


def loaded(person: Person) -> dict[str, int]:
    """Every file the page has fetched so far, with its size as it was sent."""
    person.settle()
    return {one["name"]: one["bytes"] for one in person.page.evaluate(LOADED)}


def weighed(person: Person) -> list[int]:
    """What everything cost that the page has asked for."""
    person.settle()
    sizes: list[int] = person.page.evaluate(ALL)
    return sizes


@pytest.mark.parametrize("secure", [True, False], ids=["brotli", "gzip"])
def test_a_stranger_loads_little(door: Door, server: Server, secure: bool) -> None:
    """Also where the page is not secure, so that browsers do not take what is squeezed best."""
    mara, ilya, home = door.person("Mara"), door.person("Ilya"), door.person("Priya")
    ilya.url = home.url = server.url if secure else server.name
    ilya.page.add_init_script(SAVING)
    mara.play_alone("Kolkhoz")
    ilya.visit("/t/" + mara.page.url.rsplit("/", 1)[-1])
    ilya.page.locator(".trick").wait_for()
    home.home()

    assert sum(weighed(home)) <= HOME
    assert len(weighed(home)) <= REQUESTS
    assert sum(weighed(ilya)) <= TABLE


def test_the_frame_is_kept_and_says_that_the_server_is_away(door: Door) -> None:
    mara = door.person("Mara", service_workers="allow")
    mara.home()
    mara.page.evaluate("async () => void (await navigator.serviceWorker.ready)")
    mara.page.context.set_offline(True)
    mara.visit("/")
    expect(mara.page.get_by_role("heading", name="The server does not answer.")).to_be_visible()
    mara.page.context.set_offline(False)
    mara.page.get_by_role("button", name="Try again").click()
    expect(mara.page.get_by_role("heading", name="The shelf")).to_be_visible()


def test_a_phone_loads_little_of_the_companion_and_its_reference_when_it_is_opened(door: Door) -> None:
    mara, priya = door.person("Mara"), door.phone("Priya", locale="de-DE")
    priya.page.add_init_script(SAVING)
    mara.play_alone("Tic-tac-toe")
    priya.visit("/t/" + mara.page.url.rsplit("/", 1)[-1])
    priya.page.locator(".cell").first.wait_for()
    before = loaded(priya)
    mara.visit("/")
    mara.page.get_by_role("button", name="Twilight Imperium companion").click()
    mara.page.get_by_role("button", name="Open it now").click()
    mara.page.locator(".slots .slot").first.wait_for()
    priya.visit("/t/" + mara.page.url.rsplit("/", 1)[-1])
    priya.page.locator(".where, .slots, .who").first.wait_for()
    board = {name: size for name, size in loaded(priya).items() if name not in before}
    priya.page.keyboard.press("/")
    priya.page.get_by_role("searchbox").wait_for()
    reference = {name for name in loaded(priya) if name not in board}

    assert board
    assert sum(board.values()) <= BOARD
    assert not any(name.startswith("technologies-") for name in board)
    assert any(name.startswith("technologies-") for name in reference)


def test_a_board_comes_on_demand_and_is_small(door: Door) -> None:
    mara = door.person("Mara")
    mara.play_alone("Tic-tac-toe")
    before = loaded(mara)
    mara.play_alone("Kolkhoz")
    mara.page.locator(".cards").wait_for()
    board = {name: size for name, size in loaded(mara).items() if name.startswith("client-") and name not in before}

    assert board
    assert sum(board.values()) <= BOARD
    assert not any(name.startswith("Workshop") for name in loaded(mara)), "that is for those who write games"
