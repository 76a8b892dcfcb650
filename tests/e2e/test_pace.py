"""What the others do is shown one thing after the other, long enough to be read."""

from __future__ import annotations

from itertools import pairwise

from playwright.sync_api import expect

from tests.e2e.conftest import Door

PACED = "localStorage.setItem('rondel.preferences', '{\"pace\": \"normal\"}')"
WATCH = """() => {
  const lying = () => document.querySelectorAll('[data-place=trick] [data-piece]').length;
  window.laid = [];
  let last = lying();
  new MutationObserver(() => {
    const now = lying();
    if (now > last) window.laid.push({ time: performance.now(), cards: now - last });
    last = now;
  }).observe(document.body, { subtree: true, childList: true });
}"""
"""Keeps when cards came to lie in the trick, and how many at once."""


def test_the_cards_of_bots_are_laid_one_after_the_other(door: Door) -> None:
    person = door.person("Mara")
    person.page.add_init_script(PACED)
    person.play_alone("Kolkhoz")
    person.page.evaluate(WATCH)
    for _ in range(4):
        expect(person.page.locator(".say.act")).to_be_visible()
        person.take_kolkhoz_turn()
    laid = person.page.evaluate("window.laid")
    assert len(laid) >= 4
    assert all(one["cards"] == 1 for one in laid)
    gaps = [after["time"] - before["time"] for before, after in pairwise(laid)]
    own = 4  # whoever acts need not wait for it
    assert sum(gap >= 600 for gap in gaps) >= len(gaps) - own, gaps
