"""Shapeships in the browser: a whole game between a phone and a desktop, and every part of its board."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.captains import Captain, play_on, reach
from tests.e2e.conftest import Door
from tests.e2e.people import Person
from tests.e2e.shapeships_tables import battle, match_file
from tests.e2e.test_access import violations


def open_duel(person: Person) -> str:
    """A table with little health and few turns, so that it is over soon, but not in the first turn."""
    person.page.goto(f"{person.url}/new/shapeships")
    person.page.get_by_label("Your name").fill(person.name)
    person.page.get_by_role("button", name="Duel", exact=True).click()
    person.page.locator("details summary").first.click()
    for option, value in {"Starting health": 16, "Starting lines": 10, "Turn limit": 4}.items():
        person.page.get_by_label(option, exact=True).fill(str(value))
        person.page.keyboard.press("Tab")
    person.page.get_by_role("button", name="Open the table").click()
    person.page.wait_for_url("**/t/*")
    return person.page.url.rsplit("/", 1)[-1]


def sit_down(door: Door) -> tuple[Captain, Captain]:
    """Mara on a desktop leads the Humans, Ilya on a phone the Centaurs."""
    mara, ilya = door.person("Mara"), door.phone("Ilya")
    ilya.join(open_duel(mara))
    expect(mara.primary).to_have_attribute("aria-disabled", "false")
    mara.primary.click()
    for person in (mara, ilya):
        expect(person.page.locator("[data-step]")).to_be_visible()
    return Captain(mara, "Human"), Captain(ilya, "Centaur")


def test_a_whole_game_between_a_phone_and_a_desktop(door: Door, tmp_path: Path) -> None:
    human, centaur = sit_down(door)
    mara, ilya = human.page, centaur.page

    # every ship can be read before a species is chosen, in secret
    ilya.get_by_role("button", name="All 7 ships · Solar Powers").tap()
    expect(ilya.locator("[data-power=SBLA]")).to_contain_text("4 green, 4 red, 4 blue")
    ilya.get_by_role("tab", name="Centaur").tap()
    expect(ilya.locator("[data-ship=DOM]")).to_contain_text("12 to join, 40 in all")
    ilya.get_by_role("button", name="Put aside").tap()
    human.take_turn()
    expect(human.person.sentence).to_contain_text("Waiting for Ilya")
    expect(ilya.locator(".pick[aria-pressed=true]")).to_have_count(0)
    centaur.take_turn()
    reach(human, "Drawing", centaur)
    reach(centaur, "Drawing")

    # drawing is seen by whoever draws, undone with one tap, and hidden from the other
    lines = mara.locator(".lines b").first.inner_text()
    cheapest = mara.get_by_role("region", name="Draw", exact=True).locator(".it.lit").first
    cheapest.click()
    expect(mara.get_by_role("region", name="Your fleet with this turn’s plan").locator(".grp")).to_have_count(1)
    expect(ilya.get_by_role("region", name=re.compile("Fleet of Mara at the start")).locator(".grp")).to_have_count(0)
    mara.get_by_role("button", name=re.compile("^Undo")).click()
    expect(mara.locator(".lines b").first).to_have_text(lines)
    cheapest.click()
    expect(mara.locator(".grp.new")).to_have_count(1)

    # ready, and not after all, while the other is still drawing
    human.person.do()
    expect(mara.get_by_text("You are ready.")).to_be_visible()
    expect(ilya.get_by_text(re.compile(r"^Human · \d+ lines · ready$"))).to_be_visible()
    mara.get_by_role("button", name="Not ready after all").click()
    expect(human.person.primary).to_contain_text("Ready")

    # holding a ship explains it, and one out of reach says why
    mara.locator(".it[aria-disabled=true]").first.click(force=True)
    expect(mara.get_by_role("note")).to_contain_text("Not now.")
    mara.keyboard.press("Escape")
    mara.locator(".grp.new").focus()
    mara.keyboard.press("i")
    expect(mara.get_by_role("dialog")).to_contain_text("In play")
    mara.keyboard.press("Escape")
    assert centaur.person.fits_the_screen()

    # a turn is told when it is over, and can be looked at again
    while not mara.get_by_role("button", name=re.compile(r"^How turn \d+ came out")).count():
        for captain in (human, centaur):
            captain.take_turn()
    again = mara.get_by_role("button", name=re.compile(r"^How turn \d+ came out"))
    again.click()
    expect(mara.get_by_role("region", name=re.compile(r"^Turn \d+ resolved"))).to_contain_text("Together")
    mara.keyboard.press("Escape")

    # the log by turns, to take away
    mara.get_by_role("button", name="Battle log").click()
    with mara.expect_download() as coming:
        mara.get_by_role("button", name="Download").click()
    text = Path(coming.value.path()).read_text()
    assert "Turn 1" in text
    assert "health" in text
    mara.keyboard.press("Escape")

    # somebody watches
    priya = door.person("Priya")
    priya.page.goto(mara.url)
    expect(priya.page.get_by_role("region", name=re.compile("Fleet of Ilya"))).to_be_visible()

    play_on(human, centaur)
    for page in (mara, ilya):
        expect(page.get_by_role("heading", name="Health at the end of each turn")).to_be_visible()
        expect(page.get_by_role("heading", name="Damage dealt and healing, turn by turn")).to_be_visible()
        expect(page.get_by_role("heading", name="Fleet value in lines")).to_be_visible()
    mara.get_by_role("button", name=re.compile(r"^How turn \d+ came out")).click()
    expect(mara.get_by_role("region", name=re.compile(r"^Turn \d+ resolved"))).to_be_visible()
    expect(priya.sentence).to_contain_text("The game is over.")
    assert centaur.person.fits_the_screen()


def test_steps_that_need_nothing_pass_by_themselves_once_that_is_switched_on(door: Door) -> None:
    mara = door.person("Mara")
    mara.play_alone("Shapeships")
    captain = Captain(mara, "Ancient")
    reach(captain, "ShipsThatBuild")
    switch = mara.page.get_by_role("switch", name=re.compile("^Pass steps"))
    expect(switch).to_have_attribute("aria-checked", "false")

    switch.click()

    # Ancients never build, so that this step does not come again.
    expect(switch).to_have_attribute("aria-checked", "true")
    expect(mara.page.locator("[data-step=ShipsThatBuild]")).to_have_count(0)


def test_a_power_is_cast_by_itself_once_it_is_picked_for_that(door: Door) -> None:
    mara, rowan = door.phone("Mara"), door.person("Rowan")
    mara.bring(match_file(battle()))
    rowan.page.goto(mara.hand_over(1))
    expect(rowan.sentence).to_contain_text("Waiting for Mara")
    mara.page.reload()
    green, powers = mara.page.locator(".me .energy .green b"), mara.page.get_by_text("Cast by themselves: none")
    expect(green).to_have_text("5")
    powers.click()
    mara.page.get_by_role("button", name="Life", exact=True).click()

    # a Cube casts it once more, for nothing; then it is for the other to answer
    expect(green).to_have_text("4")
    expect(mara.page.get_by_role("region", name="Declared")).to_contain_text("Life ×2")
    expect(rowan.sentence).to_contain_text("Your turn.")
    rowan.do()
    expect(green).to_have_text("3")

    # what can be declared ends where the dock begins, however much there is
    edges = "['.cat', '.dock'].map(one => document.querySelector(one).getBoundingClientRect())"
    clear = f"(([panel, dock]) => panel.bottom <= dock.top + 1)({edges})"
    assert mara.wait(lambda: bool(mara.page.evaluate(clear)))
    assert mara.fits_the_screen()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious_on_the_board(door: Door, scheme: str) -> None:
    ilya = door.phone("Ilya", color_scheme=scheme, reduced_motion="reduce")
    ilya.play_alone("Shapeships")
    captain = Captain(ilya, "Xenite")
    expect(ilya.page.locator(".pick").first).to_be_visible()
    assert violations(ilya) == []

    for step in ("Drawing", "InteractionLoop"):
        reach(captain, step)
        assert violations(ilya) == []
        assert ilya.fits_the_screen()
