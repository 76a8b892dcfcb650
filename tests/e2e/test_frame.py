"""What stands around every table: pages that find nothing, set-up, pauses."""

from __future__ import annotations

from itertools import pairwise

from playwright.sync_api import expect

from tests.e2e.conftest import Door


def test_rules_of_no_game_say_so(door: Door) -> None:
    for language, words in (("en", "There is no such game."), ("de", "Dieses Spiel gibt es nicht.")):
        mara = door.person("Mara", locale=language)
        mara.visit("/rules/nope")
        expect(mara.page.get_by_role("heading", name=words)).to_be_visible()


def test_clocks_are_offered_in_words(door: Door) -> None:
    mara = door.person("Mara")
    mara.visit("/new/tictactoe")
    clock = mara.page.get_by_label("Clock")
    expect(clock.locator("option").nth(1)).to_be_attached()
    options = clock.locator("option").all_inner_texts()
    assert not [text for text in options if "step-" in text or "·" in text], options


def test_a_pause_is_what_the_button_says(door: Door) -> None:
    mara = door.person("Mara")
    mara.play_alone("Tic-tac-toe")
    mara.page.get_by_role("button", name="Table menu").click()
    mara.page.get_by_role("button", name="Pause").click()
    mara.page.keyboard.press("Escape")
    expect(mara.primary).to_contain_text("Paused")


def test_the_headings_of_the_settings_are_in_order(door: Door) -> None:
    mara = door.person("Mara")
    mara.visit("/settings")
    expect(mara.page.locator("h1")).to_be_visible()
    levels = mara.page.locator("h1, h2, h3, h4").evaluate_all("all => all.map((one) => Number(one.tagName[1]))")
    assert all(after <= before + 1 for before, after in pairwise(levels)), levels
