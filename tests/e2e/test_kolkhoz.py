"""Whole games of Kolkhoz in the browser."""

from __future__ import annotations

import re
import time

from playwright.sync_api import expect

from rondel.core import file as files
from rondel.core.offers import offers
from tests.e2e.conftest import Door
from tests.e2e.net.positions import match_at, walk
from tests.e2e.people import Person

LONGEST = 360
"""Seconds for a whole game on a busy machine."""


def play_on(*people: Person, years: int = 5) -> None:
    """Everybody takes their turns until so many years have been reported, or the game is over."""
    end = time.monotonic() + LONGEST
    while time.monotonic() < end:
        if all(person.sees_over() and not person.story.count() for person in people):
            return
        if years < 5 and all(len(person.stories) >= years for person in people):
            return
        for person in people:
            person.take_kolkhoz_turn()
        people[0].page.wait_for_timeout(40)
    raise AssertionError("the game did not end: " + people[0].says())


def test_two_people_and_two_bots_play_while_somebody_watches(door: Door) -> None:
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
    expect(mara.page.get_by_text("Looking back:")).to_be_visible()
    assert mara.page.locator("[data-candidate]").count() == 0
    mara.page.keyboard.press("Escape")
    expect(mara.page.get_by_role("slider", name="Position")).to_have_count(0)

    # and the game goes on for everybody
    said = priya.says()
    end = time.monotonic() + LONGEST
    while priya.says() == said and time.monotonic() < end:
        mara.take_kolkhoz_turn()
        ilya.take_kolkhoz_turn()
    assert priya.says() != said
    assert ilya.fits_the_screen()


def test_a_phone_plays_from_the_start_page_to_the_result(door: Door) -> None:
    ilya = door.phone("Ilya")
    ilya.play_alone("Kolkhoz")
    assert ilya.fits_the_screen()
    play_on(ilya, years=4)
    priya = door.person("Priya")
    priya.page.goto(ilya.page.url)
    play_on(ilya)
    expect(ilya.page.get_by_role("button", name="Play again")).to_be_visible()
    # every year was reported once, the last before the result, with the cards that were taken out of plots
    expect(ilya.page.get_by_role("heading", name="How it adds up")).to_be_visible()
    expect(ilya.page.locator(".head")).to_have_text(re.compile(r"^You (won|came \d\w\w of 4)"))
    assert [story.split("\n")[0] for story in ilya.stories] == [f"Year {year} is over" for year in range(1, 6)]
    assert any("’s " in story or "your " in story for story in ilya.stories)
    ilya.page.get_by_text("Fair play").click()
    expect(ilya.page.get_by_text("seed and moves match")).to_be_visible()
    ilya.page.get_by_role("button", name="Picture and link").click()
    expect(ilya.page.locator(".share img")).to_have_js_property("naturalWidth", 1200)
    ilya.page.get_by_role("button", name="Find my costliest decisions").or_(
        ilya.page.locator(".moments progress")
    ).first.wait_for()
    expect(ilya.page.get_by_role("heading", name="Plot value at the end of each year")).to_be_visible()
    assert ilya.fits_the_screen()
    # who watched has the report of the last year before them, until they close it
    expect(priya.sentence).to_contain_text("Year 5 is over.")
    priya.do()
    expect(priya.sentence).to_contain_text("The game is over.")


def where_suit_is_followed() -> tuple[bytes, int]:
    """A match in which somebody may not play every card of the hand, and that seat."""
    source = "classic-four-seats.rondel"
    for kernel in walk("kolkhoz", source):
        for seat in kernel.actors():
            for offer in offers(kernel, seat):
                if offer.name == "play_card" and any(not card.enabled for card in offer.inputs[0].candidates):
                    return files.dump(match_at("kolkhoz", source, kernel)), seat
    raise AssertionError("every card can be played all the time")


def test_a_refused_card_says_why(door: Door) -> None:
    match, seat = where_suit_is_followed()
    host, mara = door.person("Ilya"), door.person("Mara")
    host.bring(match)
    mara.page.goto(host.hand_over(seat))
    mara.page.locator(".cards button[aria-disabled=true]").first.click(force=True)
    expect(mara.page.get_by_role("note")).to_contain_text("Not now.")
