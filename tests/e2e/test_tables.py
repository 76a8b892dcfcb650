"""Any game on the generic table, by keyboard, with consent, on one device."""

from __future__ import annotations

import re
import subprocess
import sys

from playwright.sync_api import Locator, expect

from tests.e2e.conftest import Door, Server
from tests.e2e.people import Person


def test_a_game_by_keyboard_alone(door: Door) -> None:
    mara = door.person("Mara")
    mara.play_alone("Tic-tac-toe")
    for _ in range(9):
        if mara.sees_over():
            break
        expect(mara.page.locator(".say.act").or_(mara.page.get_by_text("The game is over.")).first).to_be_visible()
        if mara.sees_over():
            break
        mara.page.locator("body").press("ArrowRight")
        free = mara.page.locator("button.cell").count()
        if free > 1:  # the last one is picked already
            mara.page.keyboard.press("Enter")
        expect(mara.page.locator("button.cell[aria-pressed=true]")).to_be_focused()
        mara.page.keyboard.press("Enter")
        expect(mara.page.locator("button.cell")).not_to_have_count(free)
    expect(mara.page.get_by_text("The game is over.").first).to_be_visible()


def test_taking_back_needs_consent_and_names_what(door: Door) -> None:
    mara, ilya = door.person("Mara"), door.person("Ilya")
    code = mara.open_table("tictactoe")
    ilya.join(code)
    mara.primary.click()
    expect(mara.page.locator(".say.act")).to_be_visible()
    _talk(mara, ilya)
    mara.page.get_by_role("button", name="a1: empty").click()
    mara.do()
    expect(ilya.page.locator(".say.act")).to_be_visible()
    ilya.page.get_by_role("button", name="b2: empty").click()
    ilya.do()
    undo = mara.page.locator(".dock .undo")
    expect(undo).to_contain_text("Ask to undo")
    expect(undo).to_contain_text("Mara takes a1.")
    undo.click()
    expect(ilya.page.get_by_text("Mara asks to take back: Mara takes a1.")).to_be_visible()
    ilya.page.get_by_role("button", name="Agree").click()
    expect(mara.page.get_by_label("B2: empty")).to_be_visible()


def test_a_pause_ends_where_it_is_told_of(door: Door) -> None:
    mara, ilya = door.person("Mara"), door.phone("Ilya")
    code = mara.open_table("tictactoe")
    ilya.join(code)
    mara.primary.click()
    expect(mara.page.locator(".say.act")).to_be_visible()
    mara.page.get_by_role("button", name="Table menu").click()
    mara.page.get_by_role("button", name="Pause the table").click()
    expect(ilya.primary).to_contain_text("The match goes on when a host resumes it.")
    expect(mara.primary).to_contain_text("Go on")
    mara.primary.click()
    expect(mara.page.locator(".say.act")).to_be_visible()


def test_long_names_and_who_runs_the_table_have_a_line_of_their_own(door: Door) -> None:
    mara, ilya = door.person("Mara"), door.person("Ilyushenka of the Willows")
    mara.visit("/new/fenlight")
    mara.page.get_by_label("Your name").fill("Mara")
    mara.page.get_by_role("button", name="Seats: fewer").click(click_count=2)
    mara.page.get_by_role("button", name="Open the table").click()
    mara.page.wait_for_url("**/t/*")
    ilya.name = ilya.name[:24]
    ilya.join(mara.page.url.rsplit("/", 1)[-1])
    mara.primary.click()
    name, score = mara.page.locator(".row .seat b").first, mara.page.locator(".row .score").first
    expect(name).to_have_text(ilya.name)
    assert right_edge(name) <= left_edge(score)

    mara.page.get_by_role("button", name="Table menu").click()
    mara.page.get_by_role("button", name="People and seats").click()
    crown, host = mara.page.locator("li .who svg"), mara.page.locator("li .who b")
    expect(host).to_have_text("Mara")
    assert right_edge(crown) < left_edge(host)


def right_edge(what: Locator) -> float:
    return float(what.evaluate("(one) => one.getBoundingClientRect().right"))


def left_edge(what: Locator) -> float:
    return float(what.evaluate("(one) => one.getBoundingClientRect().left"))


def _talk(mara: Person, ilya: Person) -> None:
    """What is said hangs at its seat, stays new until it is read, and can be answered with a tap."""
    expect(ilya.sentence).to_contain_text("Waiting for Mara")
    ilya.page.get_by_role("button", name="Chat").click()
    ilya.page.get_by_label("Say something").fill("Good evening")
    ilya.page.keyboard.press("Enter")
    expect(mara.page.locator(".bubble")).to_contain_text("Good evening")
    mara.page.reload()
    mara.page.get_by_role("button", name="Chat, one new message").click()
    mara.page.get_by_role("button", name="Ilya Good evening").click()
    mara.page.get_by_role("group", name="Show for what Ilya said").get_by_role("button", name="Heart").click()
    expect(ilya.page.locator(".given").get_by_role("img", name="Heart")).to_be_visible()
    mara.page.keyboard.press("Escape")
    expect(mara.page.get_by_role("button", name="Chat", exact=True)).to_be_visible()


def test_one_device_draws_a_curtain_between_seats(door: Door) -> None:
    mara = door.person("Mara")
    mara.visit("/new/auction")
    mara.page.get_by_role("button", name="Open the table").click()
    expect(mara.page.get_by_role("alert")).to_have_text("Say first how the others shall call you.")
    mara.page.get_by_label("Your name").fill("Mara")
    mara.page.get_by_role("button", name="Fill with bots").click()
    expect(mara.page.get_by_label("Seats 2")).to_have_value("normal")
    mara.page.get_by_role("button", name="Seats: fewer").click(click_count=4)
    mara.page.get_by_role("switch", name="One device for all").click()
    mara.page.get_by_label("Seats 2").select_option("me")
    mara.page.get_by_role("button", name="Start at once").click()
    mara.page.wait_for_url("**/t/*")
    curtain = mara.page.get_by_role("dialog", name="Pass the device")
    expect(curtain).to_be_visible()
    curtain.get_by_role("button").click()
    expect(curtain).to_have_count(0)
    expect(mara.primary).to_have_attribute("aria-disabled", "false")


def test_a_torch_is_told_of_on_the_board_of_beacons(door: Door) -> None:
    """Everybody's torches but one's own are seen; what is told hangs below them."""
    mara = door.phone("Mara")
    mara.play_alone("Beacons")
    board = mara.page.frame_locator("iframe")
    expect(board.locator(".own .torch.back")).to_have_count(3)
    last = board.locator(".keeper:not(.own)").last  # who comes last plays last what they are told
    last.locator("button.torch").first.click()
    board.get_by_role("button", name="its height").click()
    expect(mara.primary).to_contain_text("torch 1, its height")
    mara.do()
    expect(last.locator(".clue").first).to_have_text(re.compile("low|middle|high"))
    assert mara.fits_the_screen()


def test_play_is_in_view_on_a_phone(door: Door) -> None:
    for width, height in ((360, 640), (390, 844)):
        mara = door.person("Mara", viewport={"width": width, "height": height}, has_touch=True, is_mobile=True)
        mara.home()
        expect(mara.page.get_by_role("button", name="Play against")).to_be_in_viewport(ratio=1)
        mara.page.get_by_role("button", name="Kolkhoz").click()
        expect(mara.page.get_by_role("button", name="Play now")).to_be_in_viewport(ratio=1)
        assert mara.fits_the_screen()


def test_a_server_that_restarts_loses_nothing(door: Door, server: Server) -> None:
    mara = door.person("Mara")
    mara.play_alone("Tic-tac-toe")
    mara.page.get_by_role("button", name="b2: empty").click()
    server.stop()
    expect(mara.page.get_by_text("Nothing is lost")).to_be_visible()
    mara.do()
    server.start()
    expect(mara.page.get_by_text("Nothing is lost")).to_have_count(0)
    expect(mara.page.get_by_role("img", name="B2: Guest")).to_be_visible()


def test_whoever_is_kept_out_reads_why(door: Door, server: Server) -> None:
    mara = door.person("Mara")
    mara.play_alone("Tic-tac-toe")
    me = mara.page.evaluate("async () => (await (await fetch('/api/me')).json()).person")
    store = str(server.folder / "e2e.sqlite")
    ban = [sys.executable, "-m", "rondel", "admin", "ban", me, "--reason", "until Sunday", "--store", store]
    subprocess.run(ban, check=True)
    mara.visit("/")
    expect(mara.page.get_by_role("alert")).to_have_text("You cannot play here: until Sunday")


def test_the_big_screen_shows_the_code(door: Door) -> None:
    mara, screen = door.person("Mara"), door.person("screen", viewport={"width": 1920, "height": 1080})
    code = mara.open_table("kolkhoz")
    screen.visit(f"/t/{code}/screen")
    expect(screen.page.get_by_text(f"{code[:3]} {code[3:]}").first).to_be_visible()
    expect(screen.page.get_by_role("img", name="QR")).to_be_visible()


def test_the_whole_client_speaks_german(door: Door) -> None:
    mara = door.person("Mara", locale="de-DE")
    mara.visit("/")
    expect(mara.page.get_by_role("heading", name="Nimm Platz.")).to_be_visible()
    mara.page.get_by_role("button", name="Kolkhoz").click()
    mara.page.get_by_role("button", name="Sofort spielen").click()
    expect(mara.page.locator(".say")).to_contain_text("dran.")
    expect(mara.page.get_by_text("Weizen").first).to_be_visible()


def test_a_seat_goes_on_at_another_device(door: Door) -> None:
    mara, phone = door.person("Mara"), door.phone("Mara's phone")
    mara.play_alone("Tic-tac-toe")
    code = mara.page.url.rsplit("/", 1)[-1]
    mara.page.get_by_role("button", name="Table menu").click()
    mara.page.get_by_role("button", name="People and seats").click()
    mara.page.get_by_role("button", name="Play on another device").click()
    pin = re.search(r"PIN (\w+)", mara.page.get_by_text("It is good for your seat").inner_text())
    assert pin

    phone.home()
    phone.page.get_by_role("link", name="I sit here on another device").click()
    phone.page.get_by_label("Room code").fill(code)
    phone.page.get_by_role("button", name="Guest").click()
    phone.page.get_by_label("PIN of the seat").fill(pin[1])
    phone.page.get_by_role("button", name="Sit down here").click()
    expect(phone.page.locator(".say.act")).to_be_visible()
    assert phone.fits_the_screen()


def test_what_was_taken_back_can_be_done_again(door: Door) -> None:
    mara = door.person("Mara")
    mara.play_alone("Tic-tac-toe")
    cells = mara.page.locator("button.cell")
    expect(cells).to_have_count(9)
    mara.page.get_by_role("button", name="b2: empty").click()
    mara.do()
    expect(cells).to_have_count(7)
    mara.page.locator(".dock .undo").click()
    expect(cells).to_have_count(9)
    mara.page.get_by_role("button", name="Redo").click()
    expect(mara.page.get_by_role("button", name="b2: empty")).to_have_count(0)


def test_from_any_moment_one_can_try_again_against_the_same_bots(door: Door) -> None:
    """The own seat is kept, the bot sits where it sat, and plays on by itself."""
    mara = door.person("Mara")
    mara.play_alone("Tic-tac-toe")
    mara.page.get_by_role("button", name="a1: empty").click()
    mara.do()
    expect(mara.page.locator("button.cell")).to_have_count(7)
    before = mara.page.url
    mara.page.locator("body").press("h")
    mara.page.get_by_role("button", name="To the start").click()
    mara.page.get_by_role("button", name="Steps and eyes").click()
    against = mara.page.get_by_label("Try again against")
    expect(against.locator("option")).to_have_text(["the same bots", "Easy", "Normal", "Hard", "Master"])
    mara.page.get_by_role("button", name="Try again from here").click()

    mara.page.wait_for_url(lambda url: url.split("?")[0] != before.split("?")[0])
    expect(mara.page.get_by_role("dialog", name="Pass the device")).to_have_count(0)
    expect(mara.page.locator("button.cell")).to_have_count(9)
    mara.page.get_by_role("button", name="b2: empty").click()
    mara.do()
    expect(mara.page.locator("button.cell")).to_have_count(7)


def test_stops_and_hints_are_at_hand(door: Door) -> None:
    mara = door.person("Mara")
    mara.play_alone("Sparks")
    expect(mara.page.locator(".say.act")).to_be_visible()
    stop = mara.page.get_by_role("button", name="stop in your turns")
    expect(stop.first).to_have_accessible_name(re.compile("stop in your turns off"))
    stop.first.click()
    expect(stop.first).to_have_accessible_name(re.compile("stop in your turns on"))
    mara.page.get_by_role("button", name="Table menu").click()
    mara.page.get_by_role("button", name="Hint", exact=True).click()
    expect(mara.page.locator(".nudge")).to_be_visible()
    mara.page.keyboard.press("Escape")
    mara.page.locator("[data-about]").first.focus()
    mara.page.keyboard.press("i")
    expect(mara.page.get_by_role("tooltip")).to_be_visible()
