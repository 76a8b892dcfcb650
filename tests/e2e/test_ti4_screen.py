"""The big screen shows everything, with as many players, objectives and laws as there can be."""

from __future__ import annotations

import pytest

from tests.e2e.conftest import Door
from tests.e2e.ti4_tables import FULL, match_file

SIZES = ((1920, 1080), (1280, 720))
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


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_big_screen_cuts_nothing_in_any_phase(door: Door, language: str) -> None:
    """Eight players with long names, ten objectives that everybody scored, six laws."""
    tv = door.person("Mara", locale=language)
    found = {}
    for stage, table in FULL.items():
        tv.visit(f"/t/{tv.bring(match_file(table()))}/screen")
        tv.page.locator(".tv .body").wait_for()
        for width, height in SIZES:
            tv.page.set_viewport_size({"width": width, "height": height})
            tv.settle()
            found[stage, width] = tv.page.evaluate(CUT)
    assert {where: cut for where, cut in found.items() if cut} == {}
