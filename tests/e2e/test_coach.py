"""First matches in a browser: the coach points at what it speaks of, waits, goes on after a reload, and ends."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from rondel import registry
from tests.e2e.conftest import Door
from tests.e2e.people import Person

NEWCOMER = """if (location.protocol.startsWith('http') && !sessionStorage.getItem('newcomer')) {
  sessionStorage.setItem('newcomer', '1');
  localStorage.removeItem('rondel.learned');
}"""
SMALL = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}

_FAULTS = """() => {
  const bubble = document.querySelector('[data-coach]')?.getBoundingClientRect();
  const ring = [...document.querySelectorAll('span.ring')].at(-1)?.getBoundingClientRect();
  const dock = document.querySelector('.dock').getBoundingClientRect();
  if (!bubble) return ['nothing is said'];
  const meets = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1
    && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
  const faults = [];
  if (bubble.left < 0 || bubble.right > innerWidth || bubble.top < 0) faults.push('it does not fit');
  if (meets(bubble, dock)) faults.push('it covers the buttons');
  if (ring && ring.height < innerHeight / 3 && meets(bubble, ring)) faults.push('it covers what it speaks of');
  return faults;
}"""
_DO = """() => {
  const ring = [...document.querySelectorAll('span.ring')].at(-1)?.getBoundingClientRect();
  const free = [...document.querySelectorAll('main [data-candidate]:not([aria-disabled=true])')].filter((one) => {
    const box = one.getBoundingClientRect();
    return ring && box.width && one.getAttribute('aria-pressed') !== 'true' && box.left < ring.right
      && box.right > ring.left && box.top < ring.bottom && box.bottom > ring.top;
  });
  free[0]?.click();
}"""
"""Taps something that can be picked where the coach points."""
_ANY = (
    "() => document.querySelector('main [data-candidate]:not([aria-disabled=true]):not([aria-pressed=true])')?.click()"
)
"""Taps whatever can be picked."""


def sit_down(person: Person, game: str) -> None:
    """Begin a lesson from the page of the rules."""
    person.visit(f"/rules/{game}")
    person.page.locator("button.learn").click()
    person.page.wait_for_url("**/t/*")


def said(page: Page) -> str:
    """How far the coach is; nothing while it waits."""
    found = page.locator("[data-coach] small")
    return found.inner_text() if found.count() else ""


def go_on(person: Person) -> None:
    """Read and go on, or do what is said."""
    page, before = person.page, said(person.page)
    read = page.locator("[data-coach] [data-first].lit")
    if read.count():
        read.click()
    else:
        page.evaluate(_DO)
        person.do()
    person.wait(lambda: said(page) != before, 1_000)


@pytest.mark.parametrize(
    ("game", "settings"),
    [("kolkhoz", SMALL), ("shapeships", {}), ("emberlode", SMALL), ("ti4", {}), ("tictactoe", SMALL)],
)
def test_a_lesson_is_told_to_its_end(door: Door, game: str, settings: dict[str, object]) -> None:
    lesson = registry.game(game).lesson
    assert lesson is not None
    learner = door.person("Ada", **settings)
    sit_down(learner, game)
    page, heard, reloaded = learner.page, list[str](), False
    for _ in range(80):
        if page.locator("button.call").count():
            break
        patience = 1_000 if lesson.alone else 5_000
        if not learner.wait(lambda: bool(said(page)) or page.locator("button.call").count() > 0, patience):
            if lesson.alone:  # nobody else acts: the coach waits until the learner has come to the next thing
                page.evaluate(_ANY)
                learner.do()
            continue
        if (now := said(page)) and now not in heard:
            heard.append(now)
            assert learner.wait(lambda: not page.evaluate(_FAULTS), 3_000), (now, page.evaluate(_FAULTS))
            number = int(now.split()[0])
            assert not lesson.steps[number - 1].at or page.locator("span.ring").count(), now
            if number == 3 and not reloaded:
                reloaded = True
                page.reload()
                learner.wait(lambda: bool(said(page)), 5_000)
                assert said(page) == now
        go_on(learner)

    expect(page.locator("button.call")).to_be_visible()
    assert heard[0].startswith("1 "), heard
    assert heard[-1].startswith(str(len(lesson.steps))), heard


def test_only_newcomers_are_offered_a_lesson(door: Door) -> None:
    mara = door.person("Mara")
    mara.page.context.add_init_script(NEWCOMER)
    mara.play_alone("Tic-tac-toe")
    offer = mara.page.locator("[data-coach]")
    expect(offer).to_contain_text("New to Tic-tac-toe?")
    offer.get_by_role("button", name="No, thanks").click()
    expect(offer).to_have_count(0)
    mara.page.reload()
    expect(mara.sentence).to_be_visible()
    expect(offer).to_have_count(0)

    # The box offers it no more either, though another game's does.
    for game, offered in (("Kolkhoz", 1), ("Tic-tac-toe", 0)):
        mara.home()
        mara.page.get_by_role("button", name=game).click()
        expect(mara.page.get_by_role("button", name="Play now")).to_be_visible()
        expect(mara.page.locator(".box button.learn")).to_have_count(offered)


def test_a_coach_is_sent_away_and_called_back(door: Door) -> None:
    ada = door.person("Ada")
    sit_down(ada, "tictactoe")
    coach = ada.page.locator("[data-coach]")
    expect(coach).to_contain_text("Three in a row win")
    coach.get_by_role("button", name="Skip the coach").click()
    expect(coach).to_have_count(0)
    ada.page.get_by_role("button", name="Back to the coach").click()
    expect(coach).to_contain_text("Three in a row win")
