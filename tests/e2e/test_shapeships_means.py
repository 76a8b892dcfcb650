"""Every ship can be made and every power used in the browser: with a mouse, with a finger, and with keys alone."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from rondel.games.shapeships.catalogue import SHIPS, SOLAR, SPECIES
from tests.e2e.conftest import Door
from tests.e2e.people import Person
from tests.e2e.shapeships_tables import match_file
from tests.games.shapeships.tables import Side, Table, ancient, centaur, human, side, xenite

PLENTY = 400
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

    def declared(self) -> Locator:
        """What both have declared this turn."""
        return self.page.get_by_role("region", name="Declared this turn")


def parts(species: str) -> str:
    """Ships enough to make every upgraded ship of a species, and to evolve into every form."""
    wanted: Counter[str] = Counter()
    for ship in SHIPS.values():
        if ship.species == species:
            wanted.update({part.id: part.count for part in ship.components})
    if species == "xenite":
        wanted.update({"EVO": 2, "XEN": 2})
    return " ".join(f"{n}*{id}{'/0' if SHIPS[id].charges else ''}" for id, n in wanted.items())


@pytest.mark.parametrize("means", MEANS)
@pytest.mark.parametrize("species", list(SPECIES))
def test_every_ship_of_a_species_can_be_made(door: Door, species: str, means: str) -> None:
    table = Table(side(species, parts(species), lines=PLENTY), human("DEF"), dice=[3], turn=4).to("Drawing")
    hand = Hand(door, means, table)
    ours = [ship for ship in SHIPS.values() if ship.species == species]

    for tier in ("upgraded", "evolved", "basic"):
        for ship in (one for one in ours if one.tier == tier):
            here = hand.fleet("me", ship.id)
            new = here.and_(hand.page.locator(".new")) if tier != "evolved" else here
            before = new.count()
            hand.use(hand.shop(ship.id))
            if ship.needs_number:
                hand.number(5)
                expect(here.filter(has_text="on 5")).to_have_count(1)
            if tier == "evolved":
                expect(here.first).to_be_visible()
            else:
                expect(new.first if before else new).to_be_visible()
    assert hand.person.fits_the_screen()


FIRES: dict[str, Side] = {"INT": human("INT"), "ANT": xenite("ANT"), "WIS": centaur("WIS"), "FAM": centaur("FAM")}


@pytest.mark.parametrize("means", MEANS)
@pytest.mark.parametrize("id", list(FIRES))
def test_every_charge_can_be_declared(door: Door, id: str, means: str) -> None:
    hand = Hand(door, means, Table(FIRES[id], human("DEF"), dice=[3], turn=5).to("InteractionLoop"))

    hand.use(hand.page.locator(f".row[data-about='ship:{id}'] .mode").first)
    hand.go()

    expect(hand.declared()).to_contain_text(SHIPS[id].name)


@pytest.mark.parametrize("means", MEANS)
def test_every_solar_power_can_be_cast(door: Door, means: str) -> None:
    mine = ancient("29*PLU 29*MER 29*NEP", health=60)
    hand = Hand(door, means, Table(mine, human("4*FIG 4*DEF CAR", health=90), dice=[2], turn=5).to("InteractionLoop"))

    for id in sorted(SOLAR, key="SSIP".__eq__):  # which takes all that is left
        expect(hand.person.sentence).to_contain_text("Your turn")
        hand.use(hand.page.locator(f".pw[data-about='power:{id}']"))
        if id == "SSIM":
            hand.use(hand.fleet("foe", "CAR"))
        hand.go()
        if id == "SBLA":
            for _ in range(2):
                hand.use(hand.fleet("foe", "FIG").and_(hand.page.locator(".tg")))
                hand.go()
            expect(hand.fleet("foe", "FIG").and_(hand.page.locator(".doomed"))).to_have_count(1)
        expect(hand.other.sentence).to_contain_text("Your turn")
        hand.other.do()
    expect(hand.declared()).to_contain_text(SOLAR["SSIP"].name)
    expect(hand.page.locator(".me .extras")).to_contain_text("copies: Carrier")


def strikes(hand: Hand) -> None:
    hand.use(hand.fleet("foe", "FIG"))
    hand.go()
    expect(hand.page.locator("[data-step=InteractionLoop]")).to_be_visible()
    expect(hand.fleet("foe", "FIG")).to_have_count(0)


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


def builds(*made: str) -> Callable[[Hand], None]:
    def build(hand: Hand) -> None:
        for id in made:
            hand.use(hand.page.locator(f".list .it[data-about='ship:{id}']").first)
            expect(hand.fleet("me", id)).to_be_visible()

    return build


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
    "a Guardian strikes": (lambda: Table(human("GUA"), human("FIG DEF"), [3], 5).to("FirstStrike"), strikes),
    "a third Spiral strikes": (
        lambda: (
            Table(ancient("2*SPI", lines=9), human("FIG DEF"), [3], 5).to("Drawing").draw(0, "SPI").to("FirstStrike")
        ),
        strikes,
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
    "Carriers build": (lambda: Table(human("2*CAR"), human("DEF"), [3], 5), builds("DEF", "FIG")),
    "a Bug Breeder builds": (lambda: Table(xenite("BUG"), human("DEF"), [3], 5), builds("XEN")),
    "a Sacrificial Pool takes a ship": (lambda: Table(xenite("SAC HEL"), human("DEF"), [3], 5), sacrifices),
    "Arks of Knowledge roll again": (lambda: Table(centaur("2*KNO"), human("DEF"), [3, 3, 5], 5), rolls),
}


@pytest.mark.parametrize("means", MEANS)
@pytest.mark.parametrize("deed", list(DEEDS))
def test_every_other_power_of_a_ship_can_be_used(door: Door, deed: str, means: str) -> None:
    prepare, use = DEEDS[deed]
    use(Hand(door, means, prepare()))
