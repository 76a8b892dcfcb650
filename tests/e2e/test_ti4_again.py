"""Eight people who play again: as they sat the last time, who is here, what is told to whom, and one more game."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.conftest import Door
from tests.e2e.people import JOIN
from tests.e2e.ti4_people import TV, Host, does, goes_on, sits_down
from tests.e2e.ti4_tables import match_file, over

SEATED = ["Wilhelmina von Trotzdem", "Hacan", "Sol", "Somebody with biscuits", "Xxcha", "Maximiliane", "Muaat", "Naalu"]
UNUSUAL = "That secret objective is for the status phase."
CARDS = ("Leadership", "Diplomacy", "Politics", "Construction", "Trade", "Warfare", "Technology", "Imperial")


def as_last_time(host: Host) -> None:
    """One tap sets everybody, by the options of the last game."""
    expect(host.page.locator(".slots .slot").first).to_be_visible()
    host.page.get_by_role("button", name="Same players as last time").click()
    as_agreed(host)


def as_agreed(host: Host) -> None:
    """Everybody is set, by the options of the last game."""
    slots = host.page.locator(".slots .slot")
    expect(slots.locator("b")).to_have_text(SEATED)
    expect(host.page.get_by_role("spinbutton", name="Victory points to win")).to_have_value("14")
    expect(host.primary).to_contain_text("Go on to round 0")


def test_eight_people_play_again_and_once_more(door: Door) -> None:
    made = door.person("Mara")
    host, priya, tomas, tv = (
        Host("Mara", made.page, made.url),
        door.phone("Priya"),
        door.phone("Tomas"),
        door.person("tv", **TV),
    )

    # After the last game: every figure has its column, and its host offers the same seats and options.
    host.bring(match_file(over()))
    expect(host.page.get_by_role("columnheader", name="Faction").first).to_be_visible()
    expect(host.page.get_by_role("rowheader", name="The Naalu Collective").first).to_be_visible()
    code = host.opens()
    as_last_time(host)
    tv.visit(f"/t/{code}/screen")

    # Everybody sits down, so the host runs the table without a seat.
    sits_down(priya, code, "Naalu")
    sits_down(tomas, code, "Hacan")
    door.person("Wilhelmina").page.goto(host.hand_over(0))
    for seat in range(2, 7):
        name = f"Guest {seat}"
        guest = door.person(name)
        guest.visit("/healthz")
        guest.page.evaluate(JOIN, [code, name, seat])

    # Naalu come first whatever card they take.
    goes_on(host, "Go on to round 0")
    goes_on(host, "Start first round")
    host.page.get_by_role("region", name="Select the speaker").get_by_role("button", name="Muaat").click()
    for name, card in zip((*SEATED[6:], *SEATED[:6]), CARDS, strict=True):
        expect(host.sentence).to_contain_text(f"{name} takes")
        does(host, card, f"Take {card}")
    goes_on(host, "End phase")
    for person in (host, tomas, tv):
        first = person.page.locator("ol > li", has=person.page.locator(".zero")).first
        expect(first).to_contain_text("Naalu")
        expect(first.locator(".n")).to_have_text(["0", "2"])
    expect(priya.sentence).to_contain_text("Your turn.")

    # Who is here, at the host and on a phone.
    tomas.page.goto("about:blank")
    host.tool("Players").click()
    players = host.page.get_by_role("dialog", name="Players")
    expect(players.locator("li", has_text="Hacan")).to_contain_text("Tomas · offline")
    expect(players.locator("li", has_text="Naalu")).not_to_contain_text("offline")
    priya.page.locator("[data-act=menu]").click()
    priya.page.get_by_role("button", name="People").click()
    here = priya.page.get_by_role("dialog", name="People").locator("li", has_text="Tomas")
    expect(here).to_contain_text("offline")

    # A phone that is gone for good: the host tells the code of its seat, and another one has it.
    host.page.keyboard.press("Escape")
    expect(host.page.locator(".host li", has_text="Hacan").first).to_contain_text("Tomas offline")
    host.page.get_by_role("button", name=f"Room code {code[:3]} {code[3:]}").click()
    people = host.page.get_by_role("dialog", name="People")
    people.locator("li", has_text="Hacan").get_by_role("button", name="Seat’s code").click()
    told = people.get_by_text("type PIN").inner_text()
    tomas = door.phone("Tomas")
    tomas.visit(f"/t/{code}")
    tomas.page.get_by_role("group", name="taken").get_by_role("button", name="Hacan").click()
    tomas.page.get_by_label("PIN of the seat").fill(told.split("PIN ")[1].split(".")[0])
    tomas.page.get_by_role("button", name="Sit down here").click()
    expect(tomas.page.locator(".where h1")).to_have_text("Hacan")
    expect(here).not_to_contain_text("offline")
    host.page.keyboard.press("Escape")
    priya.page.keyboard.press("Escape")

    # What is unusual is told once to whoever does it, and to the host; not to the others.
    priya.page.get_by_role("button", name="0 secrets").click()
    secrets = priya.page.get_by_role("dialog")
    secrets.get_by_role("button", name="Score a secret").click()
    secrets.get_by_label("Find a secret objective").fill("Adapt New Strategies")
    secrets.get_by_role("button", name="Adapt New Strategies").click()
    priya.page.keyboard.press("Escape")
    for person in (priya, host):
        expect(person.page.locator(".toast", has_text=UNUSUAL)).to_have_count(1)
        expect(person.page.locator(".host, .pg").get_by_text(UNUSUAL)).to_have_count(0)
    expect(tomas.page.locator(".toast")).to_have_count(0)

    # The end, and one more: also for a host who sits nowhere; the big screen goes along.
    host.tool("End game").click()
    end = host.page.get_by_role("dialog", name="End game")
    end.get_by_role("button", name="End game").click()
    end.get_by_role("button", name="End it for good").click()
    expect(tv.page.get_by_role("columnheader", name="Faction").first).to_be_visible()
    goes_on(host, "Play again")
    host.page.wait_for_url(lambda url: not url.endswith(code))
    as_agreed(host)
    expect(tv.page.locator(".seated")).to_contain_text("Wilhelmina von Trotzdem")
    expect(tv.page.get_by_text("The game is over.")).to_have_count(0)
    goes_on(tomas, "To the new table")
    expect(tomas.page.locator(".where h1")).to_have_text("Hacan")
