"""A double click, a drag and a plan: one command each, and none unasked."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import WebSocket, expect

from tests.e2e.conftest import Door
from tests.e2e.imperial_tables import STAGES, match_file
from tests.e2e.people import Person


def commands_of(person: Person) -> list[dict[str, Any]]:
    """The commands that leave the page from now on; one that is sent again after a break is the same."""
    sent: list[dict[str, Any]] = []

    def hear(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message.get("type") == "command" and message["id"] not in {one["id"] for one in sent}:
            sent.append(message)

    def open_line(socket: WebSocket) -> None:
        socket.on("framesent", hear)

    person.page.on("websocket", open_line)
    return sent


def until_i_play(person: Person) -> None:
    """Until it is the person's turn to play one of several cards."""
    for _ in range(200):
        plays = person.is_on_turn and any(word in person.says() for word in ("play", "Lead"))
        if plays and person.page.locator(".cards button[aria-disabled=false]").count() > 1:
            return
        person.take_kolkhoz_turn()
        person.page.wait_for_timeout(40)
    raise AssertionError(f"no card to play: {person.says()}")


def test_a_double_click_and_a_drag_play_one_card_each(door: Door) -> None:
    mara = door.person("Mara")
    sent = commands_of(mara)
    mara.play_alone("Kolkhoz")
    cards = mara.page.locator(".cards button[aria-disabled=false]")

    until_i_play(mara)
    before = len(sent)
    cards.nth(1).dblclick()
    assert mara.wait(lambda: len(sent) > before)
    mara.page.wait_for_timeout(300)
    assert [message["name"] for message in sent[before:]] == ["play_card"]

    until_i_play(mara)
    before = len(sent)
    box = cards.first.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + 20
    mara.page.mouse.move(x, y)
    mara.page.mouse.down()
    mara.page.mouse.move(x + 5, y - 20, steps=2)
    mara.page.mouse.move(x, y, steps=2)
    mara.page.mouse.up()
    mara.page.wait_for_timeout(200)
    assert len(sent) == before, "a card let go of in the hand stays there"
    mara.page.mouse.move(x, y)
    mara.page.mouse.down()
    mara.page.mouse.move(x, y - 150, steps=4)
    mara.page.mouse.up()
    assert mara.wait(lambda: len(sent) > before)
    assert [message["name"] for message in sent[before:]] == ["play_card"]


def test_a_plan_takes_a_tap_for_each_unit_and_is_executed_when_somebody_says_so(door: Door) -> None:
    mara = door.person("Mara")
    sent = commands_of(mara)
    mara.bring(match_file(STAGES["import"]()))
    mara.page.locator(".curtain .go").click()
    units = mara.page.locator(".imports .row button")
    expect(units.first).to_be_visible()
    for taps in (1, 2):
        units.first.click()
        expect(mara.page.locator(".imports li.full")).to_have_count(taps)
    expect(mara.primary).to_contain_text("Execute the import")
    units.first.click()
    expect(mara.primary).to_contain_text("the import is executed")
    assert [message["name"] for message in sent] == ["import_unit", "import_unit"], "the third is not sent unasked"
    mara.primary.click()
    assert mara.wait(lambda: len(sent) == 3)
