"""Games of other people at the generic table: it says what they declare, and nothing that is not so."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.conftest import ROOT, Door, Server
from tests.e2e.people import Person

SMALL = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
SIZES: dict[str, dict[str, object]] = {"phone": SMALL, "laptop": {"viewport": {"width": 1280, "height": 800}}}


@pytest.fixture(scope="module")
def guests(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on a machine where a package with games is installed."""
    found = Server(tmp_path_factory.mktemp("guests"), PYTHONPATH=str(ROOT / "tests/guests"))
    found.start()
    yield found
    found.stop()


@pytest.fixture
def hall(browser: Browser, guests: Server) -> Iterator[Door]:
    """Opens browsers there; no page may throw."""
    found = Door(browser, guests.url)
    yield found
    for context in found.contexts:
        context.close()
    assert not found.errors


def read(person: Person) -> str:
    """Everything on the table, as it is read."""
    return person.page.locator("main").inner_text()


def assert_speaks(person: Person) -> None:
    """No class, no null, no bare number of a seat."""
    text = read(person)
    assert not re.search(r"\bnull\b|\bNone\b|undefined|\[object|[A-Z]\w+\.[A-Z]{3}", text), text
    assert person.fits_the_screen()


@pytest.mark.parametrize("size", SIZES)
def test_a_bluff_is_laid_from_the_hand(hall: Door, size: str) -> None:
    """Only the hand is lit: neither what lies face down nor what was turned over, though it looks the same."""
    mara = hall.person("Mara", **SIZES[size])
    mara.play_alone("Roses and skulls")
    hand = mara.page.get_by_role("region", name="Yours: hand")
    expect(hand).to_contain_text("only you see them")
    expect(hand.get_by_role("button")).to_have_count(2)
    hand.get_by_role("button", name="rose").click()
    mara.do()
    expect(mara.page.get_by_role("region", name="Yours: pile")).to_contain_text("rose")
    expect(mara.page.get_by_role("region", name="Yours: pile").get_by_role("button")).to_have_count(0)
    assert_speaks(mara)


@pytest.mark.parametrize("size", SIZES)
def test_a_deduction_names_people_and_things(hall: Door, size: str) -> None:
    """A question is asked from a list, because the cards in the hand are not what it is about."""
    mara = hall.person("Mara", **SIZES[size])
    mara.play_alone("The archive")
    expect(mara.page.get_by_role("region", name="shelf", exact=True)).to_be_visible()
    assert not mara.page.get_by_role("region", name="Yours: hand").get_by_role("button").count()
    mara.page.get_by_role("button", name="Ask").first.click()
    mara.page.get_by_role("button", name="widow").click()
    mara.do()
    expect(mara.page.get_by_role("group", name=": questions").first).to_contain_text("widow")
    assert_speaks(mara)


@pytest.mark.parametrize("size", SIZES)
def test_a_hand_only_others_see_is_played_from_its_backs(hall: Door, size: str) -> None:
    """Each back says which it is, the button says which is picked, and what one is told lies open."""
    mara = hall.person("Mara", **SIZES[size])
    mara.play_alone("Fireflies")
    mine = mara.page.get_by_role("region", name="Yours: jars")
    expect(mine).to_contain_text("you do not see them")
    expect(mine.get_by_role("button", name="Face down")).to_have_count(3)
    expect(mara.page.get_by_role("group", name="Ada: jars")).to_contain_text("brightness")
    mine.get_by_role("button", name="jar 2").click()
    expect(mara.primary).to_contain_text("Free: jar 2")
    mara.do()
    expect(mara.page.locator("main")).to_contain_text(re.compile(r"turns\s*2"))
    mara.page.get_by_role("button", name="Tell").first.click()
    mara.page.get_by_role("button", name="gold", exact=True).click()
    expect(mara.primary).to_contain_text("Tell: Ada, gold")
    mara.do()
    expect(mara.page.get_by_role("group", name="Ada: hints")).to_contain_text("by Guest, colour gold")
    assert_speaks(mara)


def test_a_team_wins_as_one(hall: Door) -> None:
    """The result names the partner, and both pairs have one place and one line each."""
    mara = hall.person("Mara")
    mara.play_alone("Tug of war")
    for _ in range(2):
        expect(mara.page.locator(".say.act")).to_be_visible()
        mara.page.get_by_role("button", name="3", exact=True).click()
        expect(mara.primary).to_have_attribute("aria-disabled", "false")
        before = read(mara)
        mara.do()
        expect(mara.page.locator("main")).not_to_have_text(before, use_inner_text=True)  # bots may be done at once
    expect(mara.page.get_by_text("The game is over.").first).to_be_visible()
    result = mara.page.get_by_role("region", name="Result")
    expect(result).to_contain_text(re.compile(r"You won, together with \w+!|\w+ and \w+ won this time\.|A draw\."))
    ranks = result.locator("li .n").all_inner_texts()
    assert ranks in (["1", "1", "2", "2"], ["1"] * 4)
