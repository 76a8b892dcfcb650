"""What asks in a way of its own can be answered with a mouse, with a finger, and with keys alone.

That every ship can be made and every power used, each by one of them, is what the net under the boards shows.
"""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import Door
from tests.e2e.net.ledger import EVERY_MEANS
from tests.e2e.people import Person
from tests.e2e.shapeships_tables import match_file
from tests.games.shapeships.tables import Table, centaur, human, xenite

MEANS = ("mouse", "finger", "keys")


class Hand:
    """Somebody at a prepared table, who has only one means to do anything."""

    def __init__(self, door: Door, means: str, table: Table) -> None:
        self.means = means
        self.person: Person = (door.phone if means == "finger" else door.person)("Mara", reduced_motion="reduce")
        self.other = door.person("Rowan", reduced_motion="reduce")
        self.person.bring(match_file(table))
        self.other.page.goto(self.person.hand_over(1))
        expect(self.other.sentence).to_be_visible()
        self.person.page.reload()
        self.page = self.person.page
        expect(self.page.locator("[data-step]")).to_be_visible()

    def use(self, thing: Locator) -> None:
        """Click it, tap it, or go there and press Enter."""
        if self.means == "mouse":
            thing.click()
        elif self.means == "finger":
            thing.tap()
        else:
            thing.focus()
            self.page.keyboard.press("Enter")

    def number(self, number: int) -> None:
        """Answer the question for a number."""
        sheet = self.page.get_by_role("dialog", name=re.compile("On which number"))
        expect(sheet).to_be_visible()
        if self.means == "keys":
            self.page.keyboard.press(str(number))
        else:
            self.use(sheet.get_by_role("button", name=str(number), exact=True))
        expect(sheet).to_have_count(0)

    def go(self) -> None:
        """The one button."""
        expect(self.person.primary).to_have_attribute("aria-disabled", "false")
        self.use(self.person.primary)

    def fleet(self, whose: str, id: str = "") -> Locator:
        """The ships of a side, or those of one kind."""
        ships = self.page.locator(f".{whose}-fleet .grp")
        return ships.and_(self.page.locator(f"[data-about='ship:{id}']")) if id else ships

    def shop(self, id: str) -> Locator:
        """A ship of the catalogue that can be made."""
        return self.page.locator(f".shop .it.lit[data-about='ship:{id}']").first


def numbers(hand: Hand) -> None:
    hand.use(hand.shop("FRI"))
    hand.number(5)
    expect(hand.fleet("me", "FRI").filter(has_text="on 5")).to_have_count(1)


def takes(hand: Hand) -> None:
    for id in ("FIG", "INT"):
        hand.use(hand.fleet("foe", id))
        hand.go()
    expect(hand.fleet("me", "FIG")).to_be_visible()
    expect(hand.fleet("me", "INT")).to_be_visible()


def equalises(hand: Hand) -> None:
    hand.use(hand.page.locator(".row[data-about='ship:EQU'] .mode"))
    hand.use(hand.fleet("me", "WIS"))
    hand.use(hand.fleet("foe", "INT"))
    hand.go()
    expect(hand.fleet("foe", "INT").and_(hand.page.locator(".doomed"))).to_be_visible()


def sacrifices(hand: Hand) -> None:
    hand.use(hand.page.locator(".list .it[data-about='ship:SAC']"))
    hand.use(hand.fleet("me", "HEL"))
    hand.go()
    expect(hand.fleet("me", "XEN")).to_be_visible()


def rolls(hand: Hand) -> None:
    again = hand.page.get_by_role("button", name=re.compile("^Roll again"))
    hand.use(again)
    expect(hand.page.locator(".mid")).to_contain_text("Roll again1 left")
    hand.go()
    expect(hand.page.locator("[data-step=DiceRoll]")).to_have_count(0)


DEEDS: dict[str, tuple[Callable[[], Table], Callable[[Hand], None]]] = {
    "a Frigate takes a number": (
        lambda: Table(human("DEF FIG", lines=20), human("DEF"), [3], 4).to("Drawing"),
        numbers,
    ),
    "an Ark of Domination takes": (
        lambda: (
            Table(centaur("FEA VIG 2*FAM/0 LEG", lines=20), human("FIG INT DEF"), [3], 5)
            .to("Drawing")
            .play(0, "upgrade", ship="DOM")
            .to("FirstStrike")
        ),
        takes,
    ),
    "a Ship of Equality equalises": (
        lambda: Table(centaur("EQU WIS"), human("INT COM DEF"), [3], 5).to("InteractionLoop"),
        equalises,
    ),
    "a Sacrificial Pool takes a ship": (lambda: Table(xenite("SAC HEL"), human("DEF"), [3], 5), sacrifices),
    "Arks of Knowledge roll again": (lambda: Table(centaur("2*KNO"), human("DEF"), [3, 3, 5], 5), rolls),
}


def tried() -> list[tuple[str, str]]:
    """Each deed by one of the means in turn, or with `RONDEL_NET=all` by every one."""
    means = [MEANS if EVERY_MEANS else MEANS[number % len(MEANS) :][:1] for number in range(len(DEEDS))]
    return [(deed, each) for deed, those in zip(DEEDS, means, strict=True) for each in those]


@pytest.mark.parametrize(("deed", "means"), tried())
def test_what_asks_in_a_way_of_its_own_can_be_answered(door: Door, deed: str, means: str) -> None:
    prepare, use = DEEDS[deed]
    use(Hand(door, means, prepare()))
