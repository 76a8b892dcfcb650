"""Playing from another device in the house: over plain http, under a name that is not localhost."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Door, Server


def is_secure(page: Page) -> bool:
    """Does the browser give the page everything it has?"""
    return bool(page.evaluate("isSecureContext"))


def pasted(page: Page) -> str:
    """What was copied."""
    page.evaluate("document.body.append(Object.assign(document.createElement('textarea'), {id: 'paste'}))")
    page.locator("#paste").focus()
    page.keyboard.press("ControlOrMeta+v")
    expect(page.locator("#paste")).not_to_have_value("")
    return page.locator("#paste").input_value()


def test_moves_words_and_looks_back_reach_the_table(door: Door, server: Server) -> None:
    """Everything a page sends carries an id of its own, and no secure page is needed for one."""
    door.url = server.name
    mara = door.phone("Mara")
    mara.play_alone("Tic-tac-toe")
    assert not is_secure(mara.page)

    mara.page.get_by_role("button", name="b2: empty").click()
    mara.do()
    expect(mara.page.get_by_role("img", name="B2: Guest")).to_be_visible()

    mara.page.get_by_role("button", name="Table menu").click()
    mara.page.get_by_role("dialog", name="Table menu").get_by_role("button", name="Chat").click()
    mara.page.get_by_label("Say something").fill("Good evening")
    mara.page.keyboard.press("Enter")
    expect(mara.page.get_by_text("Good evening")).to_be_visible()

    # A moment of the match has a link of its own, which opens where it points.
    mara.page.keyboard.press("Escape")
    mara.page.locator(".dock .logb").click()
    mara.page.get_by_role("button", name="Copy the link to this moment").first.click()
    expect(mara.page.get_by_text("Link copied")).to_be_visible()
    mara.page.keyboard.press("Escape")
    link = pasted(mara.page)
    assert re.fullmatch(rf"{re.escape(server.name)}/t/\w+\?at=\d+", link), link
    mara.page.goto(link)
    expect(mara.page.get_by_role("region", name="History")).to_be_visible()


def test_a_link_is_copied_without_a_clipboard(door: Door, server: Server) -> None:
    """The link that is copied is one at which the server listens for other devices."""
    door.url = server.name
    mara = door.person("Mara")
    code = mara.open_table("tictactoe")
    assert not mara.page.evaluate("Boolean(navigator.clipboard)")

    mara.page.get_by_role("button", name="Copy").click()
    expect(mara.page.get_by_text("Link copied")).to_be_visible()
    mara.page.keyboard.press("Escape")
    assert pasted(mara.page) == f"{server.name}/t/{code}"


def test_another_device_comes_in_by_the_link_on_the_screen(door: Door, server: Server) -> None:
    mara, ilya = door.person("Mara"), door.phone("Ilya")
    code = mara.open_table("tictactoe")
    expect(mara.page.get_by_role("img", name="QR")).to_be_visible()

    ilya.page.goto(f"{server.name}/t/{code}")
    ilya.page.get_by_label("Your name").fill("Ilya")
    ilya.page.get_by_role("button", name="Sit here").first.click()
    expect(mara.page.get_by_text("Ilya")).to_be_visible()
    assert not is_secure(ilya.page)
