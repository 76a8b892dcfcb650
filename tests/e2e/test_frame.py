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


def test_french_is_chosen_and_read(door: Door) -> None:
    """A language is only files: the settings list it, the page, the engine and the frame of a table speak it."""
    mara = door.person("Mara")
    mara.play_alone("Kolkhoz")
    table = mara.page.url.removeprefix(mara.url)
    mara.visit("/settings")
    languages = mara.page.get_by_role("group", name="Language")
    expect(languages.get_by_role("button")).to_have_text(["as the browser says", "English", "Deutsch", "Français"])
    languages.get_by_role("button", name="Français").click()
    expect(mara.page.get_by_role("heading", name="Réglages")).to_be_visible()
    expect(mara.page.locator("html")).to_have_attribute("lang", "fr")

    mara.visit("/")
    expect(mara.page.get_by_role("heading", name="Prends place.")).to_be_visible()
    expect(mara.page.get_by_role("heading", name="L’étagère")).to_be_visible()
    mara.visit(table)
    mara.page.get_by_role("button", name="Menu de la table").click()
    mara.page.get_by_role("button", name="Mettre en pause").click()
    mara.page.keyboard.press("Escape")
    expect(mara.primary).to_contain_text("Pause.")
    mara.page.get_by_role("button", name="Menu de la table").click()
    mara.page.get_by_role("button", name="Reprendre", exact=True).click()
    mara.page.keyboard.press("Escape")
    expect(mara.page.get_by_role("button", name="Ouvrir le journal")).to_contain_text("La partie reprend.")


def test_mails_come_in_the_language_of_the_page(door: Door) -> None:
    mara = door.person("Mara", locale="de")
    mara.visit("/me")
    mara.page.get_by_label("E-Mail").fill("mara@example.org")
    mara.page.get_by_label("Passwort").fill("a long password")
    mara.page.get_by_role("button", name="Konto daraus machen").click()
    expect(mara.page.get_by_text("Angemeldet als mara@example.org")).to_be_visible()
    expect(mara.page.get_by_text("Gespeichert", exact=True)).to_be_visible()
    settings = mara.page.evaluate("fetch('/api/me/settings').then((answer) => answer.json())")
    assert settings["language"] == "de"
