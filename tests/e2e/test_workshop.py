"""An author at work: `rondel dev` on a folder, in a real browser."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.dev.rules import RULES
from tests.e2e.people import AT_ONCE, PATIENCE
from tests.server.house import free_port


class Workshop:
    """`rondel dev` as a process of its own, and the file that is written."""

    def __init__(self, folder: Path) -> None:
        self.file, self.log, self.port = folder / "pile.py", folder.parent / "dev.log", free_port()
        self.url = f"http://127.0.0.1:{self.port}/dev"
        self.file.write_text(RULES, "utf-8")
        command = [sys.executable, "-m", "rondel", "dev", str(folder), "--port", str(self.port), "--no-open"]
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(command, cwd=folder.parent, stdout=log, stderr=log, env=os.environ)

    def save(self, old: str = "", new: str = "") -> None:
        """Write the rules with something else in one place."""
        self.file.write_text(RULES.replace(old, new), "utf-8")


@pytest.fixture
def workshop(tmp_path: Path) -> Iterator[Workshop]:
    (tmp_path / "game").mkdir()
    found = Workshop(tmp_path / "game")
    yield found
    found.process.terminate()
    found.process.wait(60)


@pytest.fixture
def page(browser: Browser, workshop: Workshop) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": 1280, "height": 800}, service_workers="block")
    context.set_default_timeout(PATIENCE)
    context.add_init_script(AT_ONCE)
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    for _ in range(600):
        if "The workshop" in workshop.log.read_text():
            break
        time.sleep(0.1)
    page.goto(workshop.url)
    yield page
    context.close()
    assert not errors


def test_a_game_is_played_changed_broken_mended_and_taken_apart(page: Page, workshop: Workshop) -> None:
    bench = page.get_by_role("complementary", name="Workbench")
    ann = page.frame_locator('iframe[title="Seat 1"]')
    bea = page.frame_locator('iframe[title="Seat 2"]')
    count = bench.get_by_role("button", name="Change count")

    # A move on one seat is seen on the other, and in the state.
    ann.locator("[data-candidate]").first.click()
    ann.get_by_role("button", name="Add").last.click()
    expect(count).to_have_text("1")
    expect(bea.get_by_text("Your turn.")).to_be_visible()

    # What is saved is in force, and the position stays.
    workshop.save("count += n", "count += 3 * n")
    expect(count).to_have_text("3")
    expect(bea.get_by_text("Your turn.")).to_be_visible()

    # What cannot be read is named with file and line, in the window and in the terminal; then it is mended.
    workshop.save("return [1, 2]", "return [1, 2")
    line = 1 + RULES[: RULES.index("return [1, 2]")].count("\n")
    expect(page.get_by_role("alert")).to_contain_text(f"pile.py:{line}")
    workshop.save()
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(count).to_have_text("1")
    assert f"pile.py:{line}: SyntaxError" in workshop.log.read_text()

    # Back and forth, another state, another node.
    page.get_by_role("button", name="One step back").click()
    expect(count).to_have_text("0")
    expect(ann.get_by_text("Your turn.")).to_be_visible()
    page.get_by_role("button", name="One step forward").click()
    expect(count).to_have_text("1")
    count.click()
    bench.get_by_label("count").fill("6")
    page.keyboard.press("Enter")
    expect(count).to_have_text("6")
    bench.get_by_role("tab", name="Flow").click()
    bench.get_by_label("Node").select_option(label="turn")
    bench.get_by_label("Whose turn").select_option("0")
    bench.get_by_role("button", name="Jump").click()
    expect(ann.get_by_text("Your turn.")).to_be_visible()
    expect(bench.locator("[data-lit]")).not_to_have_count(0)

    # What the others say of it.
    bench.get_by_role("tab", name="Moves").click()
    expect(bench.get_by_text("must act")).to_be_visible()
    bench.get_by_role("tab", name="Log").click()
    expect(bench.get_by_role("button", name="jumped to")).to_have_attribute("aria-current", "step")
    bench.get_by_role("tab", name="Sees").click()
    expect(bench.get_by_role("row", name="count").first).to_contain_text("●")
    bench.get_by_role("tab", name="Words").click()
    expect(bench.get_by_text("move-add is not there")).to_be_visible()

    # The position is a test that passes.
    bench.get_by_label("Name of the test").fill("six stones")
    bench.get_by_role("button", name="Save as a test").click()
    expect(bench.get_by_text("Written:")).to_contain_text("test_six_stones.py")
    told = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "test_six_stones.py"],
        cwd=workshop.file.parent, capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip
    assert "1 passed" in told.stdout, told.stdout
