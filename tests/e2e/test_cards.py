"""The card table in the browser: a whole game of Emberlode between two, and the other three begun against a bot."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import expect

from tests.e2e.card_players import LONGEST, CardPlayer, duel, play_on
from tests.e2e.card_tables import match_file, reef_main
from tests.e2e.conftest import Door
from tests.e2e.people import Person
from tests.e2e.test_access import violations
from tests.games.lanternfall.tables import Table as LanternfallTable


def choose_passing(person: Person, grade: str) -> None:
    """Choose it in the sheet about automatic passing."""
    person.page.get_by_role("button", name=re.compile("^(Passing quietly|You are asked everywhere)")).last.click()
    sheet = person.page.get_by_role("dialog")
    sheet.get_by_role("button", name=grade).click()
    sheet.get_by_role("button", name="Put aside").click()
    expect(person.page.get_by_role("dialog")).to_have_count(0)


def test_two_people_play_a_whole_game_of_emberlode(door: Door) -> None:
    mara, ilya = door.person("Mara"), door.phone("Ilya")
    code = mara.bring(duel("Mara", "Ilya"))
    ilya.page.goto(mara.hand_over(1))
    mara.visit(f"/t/{code}")
    expect(mara.primary).to_contain_text("Keep this hand")
    expect(mara.page.get_by_role("button", name="Take a mulligan")).to_be_visible()
    mara.primary.click()
    expect(ilya.primary).to_contain_text("Keep this hand")
    ilya.primary.click()

    # upkeep and draw have been passed quietly; every grade can be chosen, and one key takes it back
    expect(mara.page.locator(".where")).to_contain_text("Main 1")
    expect(mara.primary).to_contain_text("Pass: to combat")
    expect(mara.page.get_by_text("your priority")).to_be_visible()
    mara.page.keyboard.press("Escape")
    expect(mara.page.get_by_role("button", name="You are asked everywhere.")).to_be_visible()
    choose_passing(mara, "Pass quietly")
    expect(mara.page.get_by_role("button", name="Passing quietly")).to_be_visible()
    stop = mara.page.get_by_role("button", name=re.compile("^End: stop"))
    before = stop.get_attribute("aria-label")
    stop.click()
    expect(stop).not_to_have_attribute("aria-label", before or "")

    # a card that cannot be played says why
    people = (CardPlayer(mara), CardPlayer(ilya, attacks=False, saves="Ember\u00ad?flick|Hotblood Surge"))
    people[0].things("dim", ".hand").first.click(force=True)
    expect(mara.page.get_by_role("note")).to_contain_text("That costs")

    play_on(*people)
    done = people[0].done + people[1].done
    assert all(done[what] for what in ("used", "cast at", "attacked", "blocked", "aimed")), done
    assert done["answered a spell"], done
    for person in (mara, ilya):
        expect(person.page.get_by_role("heading", name="At the end")).to_be_visible()
    assert ilya.fits_the_screen()

    # the board can still be looked at, and every open zone
    mara.page.get_by_role("button", name="Board").click()
    mara.page.get_by_role("button", name=re.compile("^Look at Discard")).last.click()
    expect(mara.page.get_by_role("dialog", name=re.compile("Discard of"))).to_be_visible()


@pytest.mark.parametrize(("game", "kinds"), [("Lanternfall", 12), ("Skyreef", 12), ("Fenlight", 12)])
def test_the_others_are_begun_against_a_bot(door: Door, game: str, kinds: int) -> None:
    person = door.phone("Ilya", reduced_motion="reduce")
    person.play_alone(game)
    expect(person.page.locator(".hand .face").first).to_be_visible()
    person.settle()
    assert violations(person) == []

    player = CardPlayer(person)
    end = time.monotonic() + LONGEST
    while player.done.total() < kinds and not person.sees_over() and time.monotonic() < end:
        if not player.take_turn():
            person.page.wait_for_timeout(40)

    assert person.sees_over() or player.done.total() >= kinds, player.done
    assert len(player.done) > 1, player.done
    assert person.fits_the_screen()
    person.page.emulate_media(color_scheme="dark")
    person.settle()
    assert violations(person) == []


def test_several_volts_are_attached_at_once_and_an_idle_turn_ends_by_itself(door: Door) -> None:
    """By stepper, with its arrow keys; and Lanternfall, where nothing but turns can be passed."""
    mara = door.person("Mara")
    mara.bring(match_file(reef_main()))
    mara.page.locator(".curtain .go").click()
    mara.page.locator(".mf .thing.lit", has_text="Marshal Ono").click()
    mara.page.get_by_role("button", name="Attach a volt").click()
    volts = mara.page.get_by_role("spinbutton", name="volts")
    volts.press("ArrowUp")
    volts.press("ArrowUp")
    expect(mara.primary).to_contain_text("Attach a volt to Marshal Ono × 3")
    mara.primary.click()
    expect(mara.page.locator(".me .purse")).to_have_attribute("aria-label", re.compile("^1/6"))

    mara.bring(match_file(LanternfallTable()))
    mara.page.locator(".curtain .go").click()
    mara.page.get_by_role("button", name="Table menu").click()
    mara.page.get_by_role("button", name="Automatic passing").click()
    mara.page.get_by_role("switch").click()
    expect(mara.page.locator(".curtain")).to_be_visible()
