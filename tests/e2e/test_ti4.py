"""An evening of the companion: a host, two phones and a big screen, from set-up to victory."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.e2e.conftest import Door
from tests.e2e.people import Person
from tests.e2e.test_access import violations
from tests.e2e.ti4_people import TV, Host, does, goes_on, leaves, sits_down
from tests.e2e.ti4_tables import FULL, STAGES, match_file

CARDS = {1: "Leadership", 2: "Diplomacy", 3: "Politics", 4: "Construction", 5: "Trade", 6: "Warfare"}


def test_an_evening_from_set_up_to_victory(door: Door) -> None:
    host = Host("Mara", (made := door.person("Mara")).page, made.url)
    priya, tomas, tv = door.phone("Priya"), door.phone("Tomas"), door.person("tv", **TV)
    code = host.opens()

    # Set-up: how many, who plays what, what is agreed.
    host.page.get_by_role("radio", name="3", exact=True).click()
    expect(host.page.get_by_role("img", name="The galaxy for 3 players")).to_be_visible()
    expect(host.primary).to_contain_text("Set a colour and a faction")
    host.sets(0, "Red", "The Arborec")
    host.page.locator(".slots .slot").nth(1).click()
    taken = host.page.get_by_role("radio", name="Red, taken by Arborec")
    expect(taken).to_have_attribute("aria-disabled", "true")
    host.page.get_by_role("dialog").get_by_role("button", name="Cancel").click()
    host.sets(1, "Blue", "The Emirates of Hacan")
    host.sets(2, "Green", "Random", "Tomas")
    host.sets(2, "Green", "The Federation of Sol")  # chance might draw somebody who goes first in any case
    limit = host.page.get_by_role("spinbutton", name="Victory points to win")
    limit.fill("3")
    limit.press("Enter")
    host.page.get_by_role("switch", name="Ledger of planets").click()
    tv.visit(f"/t/{code}/screen")
    expect(tv.page.get_by_text("Emirates of Hacan")).to_be_visible()
    expect(tv.page.get_by_role("img", name="QR")).to_be_visible()
    sits_down(priya, code, "Hacan")
    sits_down(tomas, code, "Tomas")
    assert violations(host) == []

    # Round 0, the first objective, the first speaker.
    goes_on(host, "Go on to round 0")
    expect(priya.page.get_by_text("Build the galaxy.").first).to_be_visible()
    host.page.get_by_role("button", name="Reveal the first objectives").click()
    host.page.get_by_label("Find an objective").fill("four planets")
    host.page.get_by_role("button", name="Reveal an objective: Corner the Market").click()
    expect(host.page.get_by_role("dialog").get_by_text("Corner the Market")).to_be_visible()
    host.page.keyboard.press("Escape")
    goes_on(host, "Start first round")
    host.page.get_by_role("region", name="Select the speaker").get_by_role("button", name="Arborec").click()

    # Strategy phase: three players take two cards each, from the speaker on.
    for card, person in zip(CARDS, (host, priya, tomas, host, priya, tomas), strict=True):
        # The host could pick for anybody, so must have seen whose turn it is.
        expect(person.sentence).to_contain_text("Arborec takes" if person is host else "Your turn.")
        does(person, CARDS[card], f"Take {CARDS[card]}")
    expect(tv.page.get_by_text("Everybody has a card.")).to_be_visible()
    goes_on(host, "End phase")

    # Action phase: the phones show what their players may do, and nothing else.
    does(host, "Play Leadership", "Play Leadership")
    priya.page.get_by_role("button", name="I follow").click()
    expect(tv.page.locator(".fol li", has_text="Hacan")).to_contain_text("follows")
    assert violations(tv) == []
    goes_on(host, "Next player")
    expect(priya.sentence).to_contain_text("Your turn.")
    expect(priya.page.get_by_role("button", name="Pass").first).to_have_attribute("aria-disabled", "true")
    assert violations(priya) == []
    assert priya.fits_the_screen()
    does(priya, "Play Diplomacy", "Play Diplomacy")
    goes_on(priya, "Next player")
    owed = host.page.get_by_role("region", name="Not answered yet")
    expect(owed.locator("li")).to_have_count(3)
    tomas.page.get_by_role("button", name="I decline: Leadership").click()
    expect(owed.locator("li")).to_have_count(2)
    does(tomas, "Play Politics", "Play Politics")
    tomas.page.get_by_role("radio", name="Hacan").click()
    goes_on(tomas, "Make Hacan speaker")
    expect(tv.page.locator(".row", has_text="Hacan")).to_contain_text("Speaker")
    goes_on(tomas, "Next player")
    for card, person in ((4, host), (5, priya), (6, tomas)):
        does(person, f"Play {CARDS[card]}", f"Play {CARDS[card]}")
        goes_on(person, "Next player")
    for person in (host, priya, tomas):
        does(person, "Pass", "Pass")

    # Status phase, custodians, agenda.
    expect(tv.page.get_by_text("Repair units")).to_be_visible()
    priya.page.get_by_role("region", name="Your scoring").get_by_role("button", name="Score").click()
    expect(tv.page.locator(".row", has_text="Hacan").locator(".pts")).to_have_text("1")
    goes_on(host, "Next phase")
    expect(host.sentence).to_contain_text("Have the custodians left?")  # the status phase has the planet too
    host.page.get_by_role("button", name="Claim Mecatol Rex").first.click()
    host.page.locator(".mecatol").get_by_role("button", name="Hacan").click()
    expect(tv.page.locator(".row", has_text="Hacan").locator(".pts")).to_have_text("2")
    goes_on(host, "Continue")
    priya.page.get_by_role("button", name="no “when”").click()
    _votes_on_two_agendas(host, priya, tomas, tv)
    expect(tv.page.get_by_text("Round 2")).to_be_visible()

    # What the round brought is told on every device, until somebody picks.
    for person in (host, priya):
        report = person.page.get_by_role("region", name="Round 1 is over")
        expect(report.locator("li", has_text="Hacan")).to_contain_text("Corner the Market +1, Custodians token +1")
        expect(report).to_contain_text("Conventions of War: For")

    # The host goes back to the start of the round, and sees first what is lost.
    expect(priya.sentence).to_contain_text("Your turn.")
    does(priya, "Warfare", "Take Warfare")
    expect(tomas.sentence).to_contain_text("Your turn.")
    expect(host.sentence).to_contain_text("Tomas takes")
    host.tool("Go back").click()
    levels = host.page.get_by_role("dialog", name="Go back further")
    levels.get_by_role("button", name="the round").click()
    expect(levels.get_by_text("Hacan takes 6 Warfare")).to_be_visible()
    levels.get_by_role("button", name="Go back there").click()
    expect(priya.sentence).to_contain_text("Your turn.")

    # A phone without a network comes back to where the table is then.
    priya.page.context.set_offline(True)
    expect(priya.page.get_by_text("Nothing is lost")).to_be_visible()
    expect(host.sentence).to_contain_text("Hacan takes")
    does(host, "Warfare", "Take Warfare")
    expect(tomas.sentence).to_contain_text("Your turn.")
    priya.page.context.set_offline(False)
    expect(priya.sentence).to_contain_text("Tomas")

    # The last point, and the end by the host.
    priya.page.get_by_role("button", name="Score a point").click()
    priya.page.get_by_role("button", name="Support for the Throne").click()
    expect(tv.page.get_by_text("Hacan reached 3 points.").first).to_be_visible()
    host.page.get_by_role("button", name="End game").first.click()
    end = host.page.get_by_role("dialog", name="End game")
    end.get_by_role("button", name="End game").click()
    end.get_by_role("button", name="End it for good").click()
    for person in (host, priya, tomas, tv):
        expect(person.page.get_by_text("Swear your allegiance")).to_be_visible()
        expect(person.page.get_by_role("heading", name="The Emirates of Hacan")).to_be_visible()
    expect(host.page.get_by_text("Game duration")).to_be_visible()
    with host.page.expect_download() as download:
        host.page.get_by_role("link", name="Scoreboard").click()
    assert download.value.suggested_filename == "scoreboard.csv"
    assert violations(priya) == []


def _votes_on_two_agendas(host: Host, priya: Person, tomas: Person, tv: Person) -> None:
    """Hacan is the speaker and votes last; the one button leads from step to step."""
    host.page.get_by_role("button", name="Choose the card").click()
    host.page.get_by_role("button", name="Show it: Conventions of War").click()
    for step in ("Effects for when", "Effects for after", "Open discussion", "Voting"):
        goes_on(host, step)
    expect(tv.page.get_by_text("Now voting: Tomas.")).to_be_visible()
    expect(tomas.sentence).to_contain_text("Your vote.")
    tomas.page.get_by_role("button", name="Abstain", exact=True).click()
    expect(tv.page.locator(".q li", has_text="Tomas")).to_contain_text("abstains")
    goes_on(host, "Arborec: abstains")
    priya.page.get_by_role("group", name="What Hacan votes for").first.get_by_role("button", name="For").click()
    votes = priya.page.get_by_role("spinbutton", name="Votes of Hacan").first
    priya.page.get_by_role("button", name="Votes of Hacan: more").first.click()
    expect(votes).to_have_value("2")  # what the planets at home make
    votes.fill("1000")
    votes.press("Enter")
    expect(priya.page.locator(".toast")).to_have_text("1,000 is no number of votes from 0 to 999.")
    expect(votes).to_have_value("2")
    votes.fill("7")
    votes.press("Enter")
    expect(tv.page.locator(".q li", has_text="Hacan")).to_contain_text("Votes: 7")
    goes_on(priya, "Vote: 7 for For")
    goes_on(host, "Result and resolution")
    goes_on(host, "Outcome: For")
    goes_on(host, "Next agenda")
    expect(tv.page.locator(".mec")).to_contain_text("Conventions of War")
    expect(host.primary).to_contain_text("Effects for when")
    leaves(host, "End phase")


def test_what_somebody_takes_in_the_same_second_is_gone_from_the_picker(door: Door) -> None:
    made = door.person("Mara")
    host = Host("Mara", made.page, made.url)
    code = host.opens()
    expect(host.page.locator(".slots .slot").first).to_be_visible()
    other = Host("Mara", host.page.context.new_page(), made.url)
    other.visit(f"/t/{code}")
    other.page.locator(".slots .slot").nth(1).click()
    sheet = other.page.get_by_role("dialog", name="Player 2")
    sheet.get_by_role("radio", name="Red", exact=True).click()
    sheet.get_by_role("radio", name="The Emirates of Hacan").click()
    expect(sheet.get_by_role("button", name="Set this player")).to_have_attribute("aria-disabled", "false")

    host.sets(0, "Red", "The Arborec")

    expect(sheet.get_by_role("alert")).to_have_text("Red has just been taken by Arborec. Choose another one.")
    expect(sheet.get_by_role("radio", name="Red, taken by Arborec")).to_have_attribute("aria-disabled", "true")
    expect(sheet.get_by_role("button", name="Choose a colour")).to_have_attribute("aria-disabled", "true")
    sheet.get_by_role("radio", name="Blue", exact=True).click()
    sheet.get_by_role("button", name="Set this player").click()
    expect(host.page.locator(".slots .slot").nth(1)).to_contain_text("Hacan")


def brought(host: Person, stage: str) -> Host:
    """The host of an evening that is under way, on the host's face."""
    host.bring(match_file(STAGES[stage]()))
    expect(host.page.get_by_role("navigation", name="Tools")).to_be_visible()
    return Host(host.name, host.page, host.url)


def test_a_host_makes_a_player_one_as_well_and_the_log_tells_them_apart(door: Door) -> None:
    made = door.person("Mara")
    host, priya = Host("Mara", made.page, made.url), door.phone("Priya")
    code = host.opens()
    host.sets(1, "Blue", "The Emirates of Hacan")
    sits_down(priya, code, "Hacan")
    priya.page.locator("[data-act=menu]").click()
    expect(priya.page.get_by_role("button", name="People")).to_be_visible()
    expect(priya.page.get_by_role("button", name="Host’s board")).to_have_count(0)
    priya.page.keyboard.press("Escape")

    host.page.locator("[data-act=menu]").click()
    host.page.get_by_role("button", name="People").click()
    host.page.get_by_role("button", name="Make host too").click()
    expect(host.page.get_by_role("button", name="No longer host")).to_be_visible()
    host.page.keyboard.press("Escape")
    expect(priya.page.get_by_text("You are a host of this table now.")).to_be_visible()
    priya.page.locator("[data-act=menu]").click()
    priya.page.get_by_role("button", name="Host’s board").click()
    Host("Priya", priya.page, priya.url).sets(2, "Green", "The Federation of Sol")

    expect(host.page.locator(".slots .slot").nth(2)).to_contain_text("Sol")
    host.page.keyboard.press("l")
    log = host.page.get_by_role("dialog", name="Log")
    expect(log.get_by_text("Priya, as host").first).to_be_visible()
    expect(log.get_by_text("Guest, as host").first).to_be_visible()
    host.settle()  # colours are true when nothing fades any more
    assert violations(host) == []

    # Whoever hands the table on without a seat at it is told just that.
    host.page.keyboard.press("Escape")
    host.page.locator("[data-act=menu]").click()
    host.page.get_by_role("button", name="People").click()
    host.page.get_by_role("button", name="Step down as host").click()
    expect(host.page.get_by_text("Somebody else is the host of this table now")).to_be_visible()


def test_points_are_changed_by_keyboard_and_objectives_filtered(door: Door) -> None:
    host = brought(door.person("Mara"), "status")
    page = host.page

    page.keyboard.press("v")
    points = page.get_by_role("dialog", name="Points")
    first = points.get_by_role("tab", selected=True)
    expect(first).to_have_text("Arborec")
    page.keyboard.press("ArrowRight")
    expect(points.get_by_role("tab", selected=True)).to_have_text("Hacan")
    expect(points.locator(".vp")).to_have_text("1")
    page.keyboard.press("+")
    expect(points.locator(".vp")).to_have_text("2")
    page.keyboard.press("-")
    expect(points.locator(".vp")).to_have_text("1")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(points.get_by_role("tab", selected=True)).to_have_text("Letnev")
    page.keyboard.press("Escape")
    expect(points).to_have_count(0)

    page.keyboard.press("o")
    sheet = page.get_by_role("dialog", name="Objectives")
    expect(sheet.get_by_role("button", name="Develop Weaponry")).to_be_visible()
    sheet.get_by_role("button", name="Filter").click()
    sheet.get_by_label("Scored by").select_option("Hacan")
    expect(sheet.get_by_role("button", name="Develop Weaponry")).to_have_count(0)
    expect(sheet.get_by_role("button", name="Corner the Market")).to_be_visible()
    sheet.get_by_label("Stage").select_option("Stage II")
    expect(sheet.get_by_role("status")).to_have_text("0 entries")
    expect(sheet.get_by_role("button", name="Corner the Market")).to_have_count(0)
    assert violations(host) == []


def size_of(found: Locator) -> tuple[float, float]:
    box = found.bounding_box()
    return (box["width"], box["height"]) if box else (0, 0)


def test_an_outcome_is_kept_at_once_and_against_makes_no_law(door: Door) -> None:
    host = brought(door.person("Mara"), "agenda")
    page = host.page
    outcome = page.get_by_role("region", name="Outcome")
    outcome.get_by_role("button", name="Against").click()
    expect(outcome.get_by_text("kept: Against")).to_be_visible()
    page.get_by_role("group", name="What Xxcha votes for").get_by_role("button", name="For").click()
    expect(page.get_by_text("For: 8 votes")).to_be_visible()
    expect(outcome.get_by_role("button", name="Against")).to_have_attribute("aria-pressed", "true")
    goes_on(host, "Next agenda")
    expect(page.get_by_role("region", name="Agenda 2")).to_be_visible()
    host.tool("Laws").click()
    laws = page.get_by_role("dialog", name="Laws")
    expect(laws.get_by_text("No law is in play.")).to_be_visible()
    expect(laws.get_by_text("Agenda 1 · Against")).to_be_visible()


def test_an_election_offers_the_players_and_its_law_names_one(door: Door) -> None:
    host = brought(door.person("Mara"), "agenda")
    page = host.page
    page.get_by_role("button", name="Another card").click()
    page.get_by_label("Find an agenda by name or text").fill("Minister of War")
    page.get_by_role("button", name="Show it: Minister of War").click()
    outcome = page.get_by_role("region", name="Outcome")
    expect(outcome.get_by_role("button")).to_have_text(["Arborec", "Hacan", "Sol", "Jol-Nar", "Xxcha", "Letnev"])
    page.get_by_role("combobox", name="What Sol votes for").select_option("Hacan")
    outcome.get_by_role("button", name="Hacan").click()
    expect(outcome.get_by_text("kept: Hacan; it becomes law")).to_be_visible()
    goes_on(host, "Next agenda")

    expect(host.primary).to_contain_text("no card chosen")
    page.keyboard.press("Control+z")
    expect(page.get_by_role("region", name="Agenda 1")).to_be_visible()
    expect(host.primary).to_contain_text("Next agenda")
    goes_on(host, "Next agenda")
    host.tool("Laws").click()
    laws = page.get_by_role("dialog", name="Laws")
    expect(laws.get_by_text("Round 1 · Hacan")).to_be_visible()


def test_what_is_unusual_is_said_and_scorers_are_seen(door: Door) -> None:
    host = brought(door.person("Mara"), "status")
    page = host.page
    objectives = page.get_by_role("region", name="Objectives")
    expect(objectives.locator(".who .disc")).to_have_count(2)
    assert all(min(size_of(disc)) >= 20 for disc in objectives.locator(".who .disc").all())
    objectives.get_by_role("button", name="Who?").nth(1).click()
    objectives.locator(".all").get_by_role("button", name="Hacan").click()
    said = "Hacan scored more than one public objective in this status phase."
    expect(page.locator(".toast", has_text=said)).to_have_count(1)
    expect(page.locator(".host").get_by_text(said)).to_have_count(0)

    page.evaluate("document.activeElement.blur()")  # of what is looked at, the key would tell what it is
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keyboard")
    expect(keys.get_by_text("pass", exact=True)).to_be_visible()
    expect(keys.get_by_text("hold: peek under a sheet")).to_have_count(0)
    expect(keys.get_by_text("P", exact=True)).to_have_count(1)


def test_marks_stand_in_their_cells_and_the_decision_bar_can_be_read(door: Door) -> None:
    host = brought(door.person("Mara"), "agenda")
    cells = host.page.get_by_role("region", name="What can be played").locator("tbody td")
    host.settle()
    for cell in cells.all():
        box, mark = cell.bounding_box(), cell.get_by_role("checkbox").bounding_box()
        assert box is not None
        assert mark is not None
        assert box["y"] - 1 <= mark["y"] <= mark["y"] + mark["height"] <= box["y"] + box["height"] + 1

    host.bring(match_file(FULL["picking"]()))
    bar = host.page.get_by_role("button", name="Decision bar")
    expect(bar).to_be_visible()
    ink, page = (host.page.evaluate("(one) => getComputedStyle(one).color", one.element_handle()) for one in (
        bar, host.page.locator("body")))  # fmt: skip
    assert ink == page


NAMES_CUT = """() => [...document.querySelectorAll(':is(.seat, .mid) :is(.name, .spk)')].filter((one) => {
  const range = document.createRange();
  range.selectNodeContents(one);
  const box = one.closest('.seat, .mid').getBoundingClientRect();
  return [...range.getClientRects()].some((rect) => rect.right > box.right + 1 || rect.left < box.left - 1);
}).map((one) => one.textContent)"""
"""The names, and the speaker's badge, that run out of their place, under what stands beside it."""


def test_long_names_have_room_at_the_host_and_on_a_small_phone(door: Door) -> None:
    host = door.person("Mara", locale="de", reduced_motion="reduce")
    phone = door.phone("Priya", locale="de", reduced_motion="reduce", viewport={"width": 360, "height": 640})
    for stage in ("summary", "card", "status", "election"):
        host.bring(match_file(FULL[stage]()))
        expect(host.page.locator(".host .name").first).to_be_visible()
        phone.page.goto(host.hand_over(3))
        expect(phone.page.locator(".pg .name, .pg .who").first).to_be_visible()
        for person in (host, phone):
            person.settle()
            assert person.page.evaluate(NAMES_CUT) == [], stage
            assert person.fits_the_screen()
