"""What people do at a table of the companion: a host who runs it, and players with phones."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.e2e.people import Person

TV = {"viewport": {"width": 1920, "height": 1080}}


class Host(Person):
    """Whoever runs the table."""

    def opens(self) -> str:
        """Open a table in two taps and return its room code."""
        self.visit("/")
        self.page.get_by_role("button", name="Twilight Imperium companion").click()
        self.page.get_by_role("button", name="Open it now").click()
        self.page.wait_for_url("**/t/*")
        return self.page.url.rsplit("/", 1)[-1]

    def sets(self, seat: int, colour: str, faction: str, name: str = "") -> None:
        """Give a player a colour and a faction."""
        self.page.locator(".slots .slot").nth(seat).click()
        sheet = self.page.get_by_role("dialog", name=f"Player {seat + 1}")
        sheet.get_by_role("radio", name=colour, exact=True).click()
        if faction == "Random":
            sheet.get_by_role("button", name="Random").click()
        else:
            sheet.get_by_role("radio", name=faction).click()
        if name:
            sheet.get_by_label("Name at the table").fill(name)
        sheet.get_by_role("button", name="Set this player").click()
        expect(sheet).to_have_count(0)
        expect(self.page.locator(".slots .slot").nth(seat)).not_to_have_class(re.compile("empty"))

    def tool(self, name: str) -> Locator:
        """One of the buttons that are always there."""
        return self.page.get_by_role("navigation", name="Tools").get_by_role("button", name=name)


def sits_down(phone: Person, code: str, faction: str) -> None:
    """Scan the code and say which player one is."""
    phone.visit(f"/t/{code}")
    who = phone.page.get_by_role("region", name="Which player are you?")
    who.get_by_label("Your name").fill(phone.name)
    who.get_by_role("button", name=faction).click()
    expect(phone.page.locator(".where h1")).to_have_text(faction)


def goes_on(person: Person, label: str) -> None:
    """Press the one button once it says so."""
    expect(person.primary).to_contain_text(label)
    expect(person.primary).to_have_attribute("aria-disabled", "false")
    person.primary.click()


def leaves(host: Person, label: str) -> None:
    """Leave an agenda without an outcome."""
    host.page.locator(".dock").get_by_role("button", name=label).click()


def does(person: Person, picks: str, act: str) -> None:
    """Pick something large, then do it with the one button."""
    choice = person.page.locator("[data-candidate]", has_text=picks).first
    expect(choice).to_be_visible()
    if choice.get_attribute("aria-pressed") != "true":
        choice.click()
    goes_on(person, act)
