"""Whole games of Kolkhoz in the browser."""

from __future__ import annotations

import contextlib
import re
import time

from playwright.sync_api import TimeoutError, expect

from tests.e2e.conftest import Door
from tests.e2e.people import BRIEF, Person

LONGEST = 360
"""Seconds for a whole game on a busy machine."""


def play_on(*people: Person) -> None:
    """Everybody takes their turns until the game is over."""
    end = time.monotonic() + LONGEST
    while time.monotonic() < end:
        if all(person.sees_over() and not person.story.count() for person in people):
            return
        for person in people:
            person.take_kolkhoz_turn()
        people[0].page.wait_for_timeout(40)
    raise AssertionError("the game did not end: " + people[0].says())


def test_two_people_and_two_bots_play_a_whole_game(door: Door) -> None:
    mara, ilya, priya = door.person("Mara"), door.phone("Ilya"), door.person("Priya")
    code = mara.open_table("kolkhoz")
    ilya.join(code)
    for left in (1, 0):
        mara.page.get_by_role("button", name="Add a bot").first.click()
        expect(mara.page.get_by_role("button", name="Add a bot")).to_have_count(left)
    expect(mara.primary).to_have_attribute("aria-disabled", "false")
    mara.primary.click()
    expect(mara.page.get_by_role("heading", name="Kolkhoz")).to_be_visible()
    expect(ilya.page.locator(".cards")).to_be_visible()

    for _ in range(6):
        mara.take_kolkhoz_turn()
        ilya.take_kolkhoz_turn()

    # somebody watches, and sees no hand
    priya.visit(f"/t/{code}")
    expect(priya.page.locator(".trick")).to_be_visible()
    assert priya.page.locator(".cards button").count() == 0

    # a reload brings the same table back
    ilya.page.reload()
    expect(ilya.page.locator(".cards")).to_be_visible()

    # without a network nothing is lost
    ilya.page.context.set_offline(True)
    expect(ilya.page.get_by_text("Nothing is lost")).to_be_visible()
    ilya.page.context.set_offline(False)
    expect(ilya.page.get_by_text("Nothing is lost")).to_have_count(0)

    # looking back, and nothing can be done there
    mara.page.keyboard.press("h")
    expect(mara.page.get_by_role("slider", name="Position")).to_be_visible()
    mara.page.keyboard.press("[")
    expect(mara.page.get_by_text("You cannot act here.")).to_be_visible()
    assert mara.page.locator("[data-candidate]").count() == 0
    mara.page.keyboard.press("Escape")
    expect(mara.page.get_by_role("slider", name="Position")).to_have_count(0)

    play_on(mara, ilya)
    expect(mara.page.get_by_role("heading", name="How it adds up")).to_be_visible()
    expect(mara.page.locator(".head")).to_have_text(re.compile(r"^You (won|came \d\w\w of 4)"))
    mara.page.get_by_text("Fair play").click()
    expect(mara.page.get_by_text("seed and moves match")).to_be_visible()
    mara.page.get_by_role("button", name="Picture and link").click()
    expect(mara.page.locator(".share img")).to_have_js_property("naturalWidth", 1200)
    mara.page.get_by_role("button", name="Find your moments").or_(
        mara.page.locator(".moments progress")
    ).first.wait_for()
    expect(mara.page.get_by_role("heading", name="Plot value at the end of each year")).to_be_visible()
    expect(priya.sentence).to_contain_text("The game is over.")
    assert ilya.fits_the_screen()


def test_a_phone_plays_from_the_start_page_to_the_result(door: Door) -> None:
    ilya = door.phone("Ilya")
    ilya.play_alone("Kolkhoz")
    assert ilya.fits_the_screen()
    play_on(ilya)
    expect(ilya.page.get_by_role("button", name="Play again")).to_be_visible()
    # every year was reported once, the last before the result, with the cards that were taken out of plots
    expect(ilya.page.get_by_role("heading", name="How it adds up")).to_be_visible()
    assert [story.split("\n")[0] for story in ilya.stories] == [f"Year {year} is over" for year in range(1, 6)]
    assert any("’s " in story or "your " in story for story in ilya.stories)
    assert ilya.fits_the_screen()


def test_a_refused_card_says_why(door: Door) -> None:
    mara = door.person("Mara")
    mara.play_alone("Kolkhoz")
    refused, note = mara.page.locator(".cards button[aria-disabled=true]"), mara.page.get_by_role("note")
    end = time.monotonic() + LONGEST
    while time.monotonic() < end:
        if mara.is_on_turn and refused.count():
            with contextlib.suppress(TimeoutError):  # it may be played by the time the finger comes down
                refused.first.click(force=True, timeout=BRIEF)
            if mara.wait(lambda: note.count() > 0):
                expect(note).to_contain_text("Not now.")
                return
        mara.take_kolkhoz_turn()
        mara.page.wait_for_timeout(40)
    raise AssertionError("every card could be played all the time")
