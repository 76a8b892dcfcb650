"""Imperial in the browser: three people, one of them on a phone, from the auction on and from a prepared match."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import Door
from tests.e2e.imperial_tables import FOLDER, STAGES, match_file
from tests.e2e.people import Person
from tests.e2e.test_access import violations

HEIGHT = "(part) => part.getBoundingClientRect().height"


def on_turn(person: Person, task: str) -> None:
    """Wait until the lamp is on for this."""
    expect(person.page.locator(".say.act")).to_contain_text(re.compile(task, re.IGNORECASE))


def do(person: Person, act: str) -> None:
    """Press the primary button, which must say so."""
    expect(person.primary).to_contain_text(act)
    expect(person.primary).to_have_attribute("aria-disabled", "false")
    person.primary.click()


def bid(person: Person, dollars: str) -> None:
    on_turn(person, "bid in secret")
    person.page.get_by_role("spinbutton", name="Your bid").fill(dollars)
    person.page.get_by_role("spinbutton", name="Your bid").press("Enter")
    do(person, "Bid $")


def slot(person: Person, name: str) -> None:
    on_turn(person, "rondel")
    person.page.locator(f"[data-slot='{name}']").click()


def spot(person: Person, at: str) -> Locator:
    return person.page.locator(f"[data-at='{at}']")


def sits_down(door: Door) -> tuple[Person, Person, Person]:
    mara, ilya, juno = door.person("Mara"), door.phone("Ilya"), door.person("Juno")
    mara.page.goto(f"{mara.url}/new/imperial")
    mara.page.get_by_label("Your name").fill("Mara")
    mara.page.get_by_role("spinbutton", name="Seats").fill("3")
    mara.page.get_by_role("spinbutton", name="Seats").press("Tab")
    mara.page.get_by_role("button", name="Open the table").click()
    mara.page.wait_for_url("**/t/*")
    code = mara.page.url.rsplit("/", 1)[-1]
    for person in (ilya, juno):
        person.visit(f"/t/{code}")
        person.page.get_by_label("Your name").fill(person.name)
        person.page.get_by_role("button", name="Sit here").first.click()
        expect(person.page.get_by_text("you, here")).to_be_visible()
    expect(mara.primary).to_have_attribute("aria-disabled", "false")
    mara.primary.click()
    return mara, ilya, juno


def test_three_people_play_from_the_auction_through_two_rounds(door: Door) -> None:
    mara, ilya, juno = sits_down(door)

    # each takes one country: bids are sealed until all are in, and whoever has no money is not asked
    bid(mara, "20.33")
    expect(ilya.page.get_by_text("sealed")).to_have_count(1)
    assert "20.33" not in ilya.page.locator(".auction").inner_text().replace("$20.33\nall", "")
    bid(ilya, "0")
    bid(juno, "0")
    do(mara, "Buy the 7 for $20.33")
    bid(ilya, "20.33")
    bid(juno, "1.50")
    do(ilya, "Buy the 7 for $20.33")
    bid(juno, "20.33")
    do(juno, "Buy the 7 for $20.33")

    # the first round: a production, an import on the phone, changed before it is sent, interest with an investor round
    slot(mara, "L-Produce")
    do(mara, "Produce 2 armies")
    slot(ilya, "Import")
    expect(ilya.primary).to_contain_text("Tap a place on the map")
    spot(ilya, "rome").tap()
    spot(ilya, "rome").tap()
    spot(ilya, "venice").tap()
    ilya.page.locator(".choices").get_by_role("button", name="fleet").tap()
    expect(ilya.primary).to_contain_text("Import 2 armies, 1 fleet")
    ilya.page.get_by_role("button", name="Take back: army in Rome").last.tap()
    do(ilya, "Import 1 army, 1 fleet")
    slot(juno, "Investor")
    do(juno, "Pay interest")
    buyers = {"Mara": mara, "Ilya": ilya, "Juno": juno}
    asked = mara.page.locator(".purchase h2")
    expect(asked).to_contain_text("may buy")
    buyer = next(person for name, person in buyers.items() if f"{name} may buy" in asked.inner_text())
    buyer.page.locator("[data-bond='russia 1']").click()
    do(buyer, "Buy the 1 of Russia")

    # the second round: a maneuver on the map, taxes, and a slot that is refused with its reason
    expect(mara.page.locator(".where")).to_contain_text("Round 1 · Russia")
    slot(buyer, "Taxation")
    do(buyer, "Collect taxes")
    expect(mara.page.locator(".where")).to_contain_text("Round 2 · Austria")
    on_turn(mara, "rondel")
    mara.page.locator("[data-slot='L-Produce']").click(force=True)
    expect(mara.page.get_by_role("note")).to_contain_text("go 1 to 6 slots forward")
    slot(mara, "L-Maneuver")
    do(mara, "Plan a maneuver")
    on_turn(mara, "order the armies of Austria")
    spot(mara, "romania").click()
    expect(mara.page.locator(".plan .done")).to_contain_text("Army Vienna → Romania")
    mara.page.get_by_role("button", name="Take back: Army Vienna → Romania").click()
    expect(mara.page.locator(".plan .done")).to_contain_text("Nothing is ordered yet.")
    mara.page.get_by_role("group", name="Where to?").get_by_role("button", name="Western Balkans").click()
    do(mara, "Execute the plan")
    expect(ilya.page.locator(".where")).to_contain_text("Round 2 · Italy")
    slot(ilya, "Taxation")
    do(ilya, "Collect taxes")
    slot(juno, "R-Maneuver")
    do(juno, "Plan a maneuver")
    slot(buyer, "R-Produce")
    do(buyer, "Produce 1 fleet, 1 army")
    expect(mara.page.locator(".where")).to_contain_text("Round 3 · Austria")

    # the history of a nation leads back to its moments
    juno.page.get_by_role("tab", name="Nations").click()
    juno.page.get_by_role("button", name="History of Austria").click()
    told = juno.page.locator(".chronicle")
    expect(told).to_contain_text("army Vienna → Western Balkans; 1 unit holds")
    expect(told).not_to_contain_text("Vienna → Vienna")
    live = juno.page.locator("section.map").evaluate(HEIGHT)
    told.get_by_role("button", name="Austria produces in").click()
    expect(juno.page.get_by_text("Looking back:")).to_be_visible()
    expect(juno.page.get_by_role("region", name="History")).to_be_visible()
    assert juno.page.locator("section.map").evaluate(HEIGHT) >= live - 4
    for person in (mara, ilya):
        assert person.fits_the_screen()


def test_a_democracy_asks_for_peace_and_votes(door: Door) -> None:
    mara, ilya, juno = door.person("Mara"), door.phone("Ilya"), door.person("Juno")
    mara.bring((FOLDER / "imperial.rondel").read_bytes())
    for seat, person in ((1, ilya), (2, juno)):
        person.page.goto(mara.hand_over(seat))
        expect(person.sentence).to_contain_text("Waiting for Mara")

    # Mara plans on the map; Italy, a democracy, is asked for peace and votes in secret
    slot(mara, "L-Maneuver")
    do(mara, "Plan a maneuver")
    on_turn(mara, "order the fleets of Austria")
    for at, said in (("ionian_sea", "Fleet Trieste → Ionian Sea"), ("eastern_med", "Fleet Ionian Sea → Eastern")):
        spot(mara, at).click()
        expect(mara.page.locator(".plan .done")).to_contain_text(said)
    on_turn(mara, "order the armies")
    mara.page.get_by_role("button", name="army in Trieste").click()
    spot(mara, "venice").click()
    mara.page.locator(".choices").get_by_role("button", name="in peace").click()
    do(mara, "Army Trieste → Venice, in peace")
    for person in (ilya, juno):
        on_turn(person, "may enter Venice in peace")
    expect(mara.page.get_by_text("Mara asks, and has no vote here.")).to_be_visible()
    juno.page.locator(".choices").get_by_role("button", name="Refuse").click()  # asked at the map
    do(juno, "Refuse")
    expect(mara.page.get_by_text("has voted")).to_have_count(1)
    assert "against peace" not in mara.page.locator("main").inner_text()
    ilya.page.locator(".decision").get_by_role("button", name="Let it in").click()
    do(ilya, "Let it in")
    on_turn(mara, "order the armies")
    expect(mara.page.locator(".plan .done")).to_contain_text("Army Trieste → Venice, in peace")
    do(mara, "Execute the plan")

    # Ilya, the opposition, proposes something else on the phone; all owners vote
    on_turn(ilya, "agree to Maneuver")
    ilya.page.locator("[data-slot='Taxation']").click()
    do(ilya, "Propose: Taxation")
    for person in (mara, ilya, juno):
        on_turn(person, "vote for one of the two proposals")
    expect(juno.page.get_by_text("A side needs more than 5.5 of 11.")).to_be_visible()
    mara.page.locator(".decision").get_by_role("button", name="Proposal 1").click()
    do(mara, "Vote for proposal 1")
    expect(juno.page.get_by_text("has voted")).to_have_count(1)
    assert "voted for proposal" not in juno.page.locator("body").inner_text()
    for person in (ilya, juno):
        person.page.locator(".decision").get_by_role("button", name="Proposal 2").click()
        do(person, "Vote for proposal 2")
    expect(mara.page.locator(".where")).to_contain_text("Italy")
    mara.page.get_by_role("tab", name="Log").click()
    expect(mara.page.locator(".log").first).to_contain_text("Austria carries out the proposal of Ilya.")
    expect(mara.page.locator(".log").first).to_contain_text("Juno votes against peace with 4.")
    assert ilya.fits_the_screen()


def test_who_loses_a_government_is_told(door: Door) -> None:
    """By name on the screen of whom it concerns, and in everybody's log."""
    juno, ilya = door.person("Juno"), door.phone("Ilya", locale="de-DE")
    juno.bring(match_file(STAGES["buy"]()))
    ilya.page.goto(juno.hand_over(1))
    expect(ilya.sentence).to_contain_text("Juno")
    juno.page.locator(".curtain .go").click()
    juno.page.locator("[data-bond='italy 6']").click()
    do(juno, "Buy the 6 of Italy")

    lost = ilya.page.get_by_text("Du hast die Regierung von Italien an Juno verloren.", exact=True)
    expect(lost.first).to_be_visible()
    juno.page.get_by_role("tab", name="Log").click()
    expect(juno.page.locator(".log").first).to_contain_text("Ilya loses the government of Italy to Juno.")
    assert ilya.fits_the_screen()


def test_a_pick_ends_with_its_unit(door: Door) -> None:
    """The place whose choices were open for one import is closed for the next, and nothing is picked."""
    mara = door.phone("Mara")
    mara.bring(match_file(STAGES["import"]()))
    mara.page.locator(".curtain .go").click()
    spot(mara, "london").click()
    mara.page.locator(".choices").get_by_role("button", name="army").click()

    expect(mara.page.locator(".imports li.full")).to_have_count(1)
    expect(mara.page.locator(".choices")).to_have_count(0)
    expect(mara.page.locator(".imports .row [aria-pressed=true]")).to_have_count(0)


@pytest.mark.parametrize(
    ("stage", "scheme"),
    [("auction", "dark"), ("rondel", "light"), ("plan", "dark"), ("vote", "light"), ("buy", "dark")],
)
def test_axe_finds_nothing_serious_on_the_board(door: Door, stage: str, scheme: str) -> None:
    person = door.phone("Mara", color_scheme=scheme, reduced_motion="reduce")
    person.bring(match_file(STAGES[stage]()))
    person.page.locator(".curtain .go").click()
    expect(person.page.locator(".curtain")).to_have_count(0)

    assert violations(person) == []
    assert person.fits_the_screen()


@pytest.mark.parametrize(("stage", "wanted"), [("rondel", "[data-slot]"), ("buy", "[data-bond]")])
def test_what_is_picked_beside_the_map_is_in_view_on_a_small_phone(door: Door, stage: str, wanted: str) -> None:
    mara = door.phone("Mara", viewport={"width": 360, "height": 640}, locale="de-DE")
    mara.bring(match_file(STAGES[stage]()))
    mara.page.locator(".curtain .go").tap()
    expect(mara.page.locator(wanted).first).to_be_visible()
    mara.settle()

    dock = mara.page.locator(".dock").bounding_box()
    assert dock is not None
    boxes = [one.bounding_box() for one in mara.page.locator(wanted).all()]
    assert boxes
    assert all(box and box["y"] + box["height"] <= dock["y"] for box in boxes)


def test_the_map_moves_by_keys_and_buttons(door: Door) -> None:
    """Pan and zoom without a mouse; orders can be given from the list alone, and all taken back at once."""
    mara = door.phone("Mara")
    mara.bring(match_file(STAGES["plan"]()))
    mara.page.locator(".curtain .go").click()
    world = mara.page.get_by_role("group", name=re.compile("Map of Europe"))

    def seen() -> str:
        return str(world.locator("svg.map").get_attribute("viewBox"))

    expect(world.locator("svg.map")).not_to_have_attribute("viewBox", "0 0 1000 700")  # it has been measured
    before = seen()
    mara.page.get_by_role("button", name="Zoom in").click()
    closer = seen()
    world.focus()
    mara.page.keyboard.press("ArrowRight")
    moved = seen()
    mara.page.keyboard.press("0")
    assert len({before, closer, moved, seen()}) == 4
    assert float(closer.split()[2]) < float(before.split()[2])

    mara.page.get_by_role("group", name="Where to?").get_by_role("button", name="Bulgaria").click()
    mara.page.get_by_role("group", name="What does it do in Bulgaria?").last.get_by_role("button", name="fight").click()
    expect(mara.page.locator(".plan .done")).to_contain_text("fight an army of Russia")
    mara.page.get_by_role("button", name="Reset the plan").click()
    expect(mara.page.locator(".plan .done")).to_contain_text("Nothing is ordered yet.")
    on_turn(mara, "order the fleets of Austria")
