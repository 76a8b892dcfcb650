"""Everything on a board answers "what is this?": by mouse, press and key, at full positions of every game."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e import card_tables, imperial_tables, shapeships_tables, ti4_tables
from tests.e2e.conftest import Door

EXCEPTIONS = ", ".join(
    (
        ".log, .logp, .ct-log",  # the log tells what happened; every line leads to its moment
        "[role=dialog], [role=tablist]",  # sheets and tabs are the frame's, and say what they hold
        "form, label, .inp, .desk",  # what is asked is explained where it is asked
        ".sr",  # said to those who cannot see, beside what is drawn
        ".tick",  # the mark of what is picked
    )
)
WITHIN = "main .area, .tv"
"""A board, or the big screen of a game that has one of its own."""
_SILENT = f"""() => {{
  const found = new Set(), table = document.querySelector({WITHIN!r});
  const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {{
    const at = texts.currentNode.parentElement;
    const box = at.getBoundingClientRect();
    if (!texts.currentNode.textContent.trim() || !box.width || !box.height) continue;
    if (at.closest('[data-about]') || at.closest({EXCEPTIONS!r})) continue;
    found.add(`${{at.parentElement.className}} > ${{at.className}}: ${{texts.currentNode.textContent.trim()}}`);
  }}
  for (const one of table.querySelectorAll('svg, img, [data-piece]')) {{
    const at = one.parentElement, box = one.getBoundingClientRect();
    if (!box.width || !box.height || at.closest('svg') || one.matches('svg.links')) continue;
    if (one.closest('[data-about]') || one.querySelector('[data-about]') || one.closest({EXCEPTIONS!r})) continue;
    found.add(`${{at.parentElement.className}} > ${{at.className}}: a picture`);
  }}
  return [...found];
}}"""
"""Texts, numbers and pictures that neither answer themselves nor lie in something that does."""
_UNANSWERED = """async () => {
  const empty = [], seen = new Set();
  for (const one of document.querySelectorAll('main .area [data-about], .tv [data-about]')) {
    const kind = one.dataset.about.replace(/^(card|ship|place|faction):.*/, '$1');
    if (seen.has(kind) || !one.getBoundingClientRect().width) continue;
    seen.add(kind);
    one.dispatchEvent(new MouseEvent('contextmenu', {bubbles: true, cancelable: true}));
    let words = '';
    for (let tries = 0; tries < 100 && !words; tries++) {
      await new Promise((done) => setTimeout(done, 20));
      words = document.querySelector('[role=dialog] .body')?.innerText.trim() ?? '';
    }
    if (!document.querySelector('[role=dialog] .about h3')) empty.push(one.dataset.about);
    document.querySelector('[role=dialog] header button')?.click();
    await new Promise((done) => setTimeout(done, 20));
  }
  return empty;
}"""
"""What claims to answer and does not."""


POSITIONS: dict[str, Callable[[], bytes]] = {
    "imperial": lambda: imperial_tables.match_file(imperial_tables.STAGES["plan"]()),
    "shapeships": lambda: shapeships_tables.match_file(next(iter(shapeships_tables.STAGES.values()))()),
    "ti4": lambda: ti4_tables.match_file(ti4_tables.STAGES["action"]()),
    "emberlode": lambda: card_tables.match_file(card_tables.ember_combat()),
    "lanternfall": lambda: card_tables.match_file(card_tables.lantern_main()),
    "skyreef": lambda: card_tables.match_file(card_tables.reef_counter()),
    "fenlight": lambda: card_tables.match_file(card_tables.fen_showdown()),
}


@pytest.mark.parametrize("game", POSITIONS)
def test_everything_on_a_full_board_answers(door: Door, game: str) -> None:
    mara = door.person("Mara")
    mara.bring(POSITIONS[game]())
    expect(mara.page.locator("main [data-about]").first).to_be_visible()

    assert mara.page.evaluate(_SILENT) == []
    assert mara.page.evaluate(_UNANSWERED) == []
    if game == "imperial":  # its bonds, nations and people are behind tabs
        mara.page.locator(".curtain .go").click()
        for tab in mara.page.get_by_role("tab").all():
            tab.click()
            expect(tab).to_have_attribute("aria-selected", "true")
            assert mara.page.evaluate(_SILENT) == [], tab.inner_text()


@pytest.mark.parametrize("game", ["emberlode", "lanternfall", "skyreef", "fenlight"])
def test_what_comes_with_a_pick_answers(door: Door, game: str) -> None:
    """Buttons, notes and questions that a card table shows only in one decision, or while something is picked."""
    mara = door.person("Mara")
    silent = {}
    for stage, table in card_tables.STAGES.items():
        if not stage.startswith(game) or stage.endswith("-four"):  # with four it is only narrower
            continue
        mara.bring(card_tables.match_file(table()))
        mara.page.locator(".curtain .go").click()
        expect(mara.page.locator("main [data-about]").first).to_be_visible()
        silent[stage] = mara.page.evaluate(_SILENT)
        lit = mara.page.locator(".area [data-candidate]:not([aria-disabled=true])").first
        if lit.count():
            lit.hover()
            if lit.evaluate("one => one.dataset.about?.startsWith('card:')"):
                expect(mara.page.locator(".zoom.ready")).to_be_visible()  # the card, large
                silent[stage] += mara.page.evaluate(_SILENT)
            lit.click()
            expect(mara.page.locator(".area [aria-pressed=true]").first).to_be_visible()
            silent[stage] += mara.page.evaluate(_SILENT)
            assert mara.page.evaluate(_UNANSWERED) == [], stage
    assert {stage: found for stage, found in silent.items() if found} == {}


def test_everything_on_the_big_screen_answers(door: Door) -> None:
    """TI4's is a screen of its own, another one in each phase."""
    mara = door.person("Mara", viewport={"width": 1920, "height": 1080})
    for stage in ("setup", "strategy", "card", "status", "agenda"):
        code = mara.bring(ti4_tables.match_file(ti4_tables.STAGES[stage]()))
        mara.visit(f"/t/{code}/screen")
        expect(mara.page.locator(".tv .hero")).to_be_visible()
        assert mara.page.evaluate(_SILENT) == [], stage
        assert mara.page.evaluate(_UNANSWERED) == [], stage
    mara.page.mouse.move(5, 5)  # where a mouse stands still nothing is asked
    expect(mara.page.get_by_role("tooltip")).to_have_count(0)
    mara.page.locator(".obj li").first.hover()
    expect(mara.page.get_by_role("tooltip")).to_contain_text(mara.page.locator(".obj li b").first.inner_text())


def test_kolkhoz_answers_by_mouse_and_key_and_has_its_rules_beside(door: Door) -> None:
    mara = door.person("Mara")
    mara.play_alone("Kolkhoz")
    expect(mara.page.locator(".cards [data-about]").first).to_be_visible()
    assert mara.page.evaluate(_SILENT) == []
    assert mara.page.evaluate(_UNANSWERED) == []

    mara.page.locator(".hrs").first.hover()
    expect(mara.page.get_by_role("tooltip")).to_contain_text("out of 40")
    mara.page.locator("main [data-candidate]").first.focus()
    mara.page.keyboard.press("?")
    expect(mara.page.get_by_role("dialog", name="What is this?")).to_be_visible()
    mara.page.keyboard.press("Escape")

    where = mara.page.url
    mara.page.get_by_role("button", name="Table menu").click()
    mara.page.get_by_role("button", name="Rules").click()
    rules = mara.page.get_by_role("dialog", name="Rules")
    expect(rules.get_by_role("heading", name="Requisition")).to_be_visible()
    expect(rules.locator(".picture > *").first).to_be_attached()
    mara.page.keyboard.press("Escape")
    expect(rules).to_have_count(0)
    assert mara.page.url == where


def test_a_table_without_a_board_answers(door: Door) -> None:
    mara = door.person("Mara")
    mara.play_alone("Sparks")
    expect(mara.page.locator("main [data-about]").first).to_be_visible()
    assert mara.page.evaluate(_SILENT) == []
