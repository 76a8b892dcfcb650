"""What the others do is shown one thing after the other, long enough to be read."""

from __future__ import annotations

from itertools import pairwise

from playwright.sync_api import expect

from tests.e2e.conftest import Door

PACED = "localStorage.setItem('rondel.preferences', '{\"pace\": \"normal\"}')"
WATCH = """() => {
  const lying = () => document.querySelectorAll('[data-place=trick] [data-piece]').length;
  const travels = () => document.getAnimations().some((one) => one.effect?.target?.dataset?.piece);
  window.laid = [];
  let last = lying();
  new MutationObserver(() => {
    const now = lying();
    if (now > last) {
      const card = { time: performance.now(), cards: now - last, travels: false };
      window.laid.push(card);
      setTimeout(() => { card.travels = travels(); }, 100);
    }
    last = now;
  }).observe(document.body, { subtree: true, childList: true });
}"""
"""Keeps when cards came to lie in the trick, how many at once, and whether they were on their way there."""


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
    assert sum(one["travels"] for one in laid) >= len(laid) - 1, laid  # the last one may have been looked at too early
    gaps = [after["time"] - before["time"] for before, after in pairwise(laid)]
    own = 4  # whoever acts need not wait for it
    assert sum(gap >= 600 for gap in gaps) >= len(gaps) - own, gaps
