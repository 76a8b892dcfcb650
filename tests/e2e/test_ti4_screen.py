"""The big screen shows everything, with as many players, objectives and laws as there can be, and large enough."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.conftest import Door
from tests.e2e.people import UPLOAD, Person
from tests.e2e.ti4_tables import FULL, match_file

LARGE, LAPTOP, LOW = (1920, 1080), (1280, 800), (1280, 720)
LEAST = 24
"""Pixels on a large screen that can be read from three metres."""
GO = "(path) => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }"
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""Everything has found its size."""
CUT = """() => {
  const seen = [];
  const clips = (one) => getComputedStyle(one).overflow !== 'visible' || getComputedStyle(one).clipPath !== 'none';
  const outside = (rect, box) =>
    rect.left < box.left - 2 || rect.top < box.top - 2 || rect.right > box.right + 2 || rect.bottom > box.bottom + 2;
  const page = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const things = document.createTreeWalker(document.querySelector('.tv'), NodeFilter.SHOW_ALL);
  while (things.nextNode()) {
    const one = things.currentNode;
    const isText = one.nodeType === 3 && one.data.trim();
    if (!isText && !(one instanceof Element && one.matches('.disc, svg, img'))) continue;
    const range = document.createRange();
    range.selectNode(one);
    const boxes = [page];
    for (let at = one.parentElement; at && !at.matches('.sr'); at = at.parentElement) {
      if (at.matches('.tv *') && !at.closest('svg') && clips(at)) boxes.push(at.getBoundingClientRect());
    }
    if (one.parentElement.closest('.sr, svg')) continue;
    for (const rect of range.getClientRects()) {
      if (rect.width && boxes.some((box) => outside(rect, box))) seen.push(one.data ?? one.outerHTML.slice(0, 60));
    }
  }
  return [...new Set(seen)];
}"""
"""Every word, disc and picture that is not wholly inside the page and inside all that cuts."""
TINY = """(least) => {
  const seen = [];
  const words = document.createTreeWalker(document.querySelector('.tv'), NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const box = words.currentNode.parentElement;
    if (!words.currentNode.data.trim() || box.closest('.sr, svg')) continue;
    let size = parseFloat(getComputedStyle(box).fontSize);
    for (let at = box; at; at = at.parentElement) size *= at.style.zoom || 1;
    if (size < least - 0.1) seen.push(`${words.currentNode.data.trim()}: ${size.toFixed(1)}`);
  }
  return seen;
}"""
"""Every word in smaller letters than that."""


BROKEN = """() => {
  const seen = [];
  const words = document.createTreeWalker(document.querySelector('.tv'), NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const one = words.currentNode;
    if (one.parentElement.closest('.sr, svg')) continue;
    for (const word of one.data.matchAll(/[\\p{L}\\p{N}]+/gu)) {
      const range = document.createRange();
      range.setStart(one, word.index);
      range.setEnd(one, word.index + word[0].length);
      const lines = new Set([...range.getClientRects()].map((rect) => Math.round(rect.top)));
      if (lines.size > 1) seen.push(`broken: ${word[0]}`);
    }
  }
  return seen;
}"""
"""Every word that goes on in the next line, though it is short enough for one."""


def shows(tv: Person, code: str) -> None:
    """Let the screen show another table, without loading the page anew."""
    tv.page.evaluate(GO, f"/t/{code}/screen")
    expect(tv.page.locator(".tv :is(.join, .come, .small)")).to_contain_text(f"{code[:3]} {code[3:]}")
    tv.settle()


def test_the_big_screen_cuts_nothing_in_any_phase_and_can_be_read(door: Door) -> None:
    """Eight players with long names, ten objectives of which everybody scored six, six laws; in both languages."""
    screens = {language: door.person("tv", locale=language, reduced_motion="reduce") for language in ("en", "de")}
    for tv in screens.values():
        tv.visit("/")
    found = {}
    for stage, table in FULL.items():
        match = match_file(table()).decode()
        for language, tv in screens.items():
            tv.page.set_viewport_size({"width": LARGE[0], "height": LARGE[1]})
            shows(tv, tv.page.evaluate(UPLOAD, match))
            found[stage, language, LARGE] = [
                *tv.page.evaluate(CUT),
                *tv.page.evaluate(BROKEN),
                *tv.page.evaluate(TINY, LEAST),
            ]
            for size in (LAPTOP, LOW):  # of one width: only the height changes
                tv.page.set_viewport_size({"width": size[0], "height": size[1]})
                tv.page.evaluate(DRAWN)
                tv.settle()
                found[stage, language, size] = tv.page.evaluate(CUT) + tv.page.evaluate(BROKEN)
    assert {where: seen for where, seen in found.items() if seen} == {}
