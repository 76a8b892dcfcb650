"""axe finds nothing serious on any screen, in both schemes, and nothing is wider than a phone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Literal

import pytest

from tests.e2e.conftest import Door
from tests.e2e.people import PATIENCE, Person

AXE = Path(__file__).parents[2] / "client/node_modules/axe-core/axe.min.js"

SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")

SCREENS: dict[str, Callable[[Person], object]] = {
    "home": lambda person: person.home(),
    "create": lambda person: person.visit("/new/kolkhoz"),
    "lobby": lambda person: person.open_table("kolkhoz"),
    "generic table": lambda person: person.play_alone("Sparks"),
    "board": lambda person: person.play_alone("Tic-tac-toe"),
    "Kolkhoz": lambda person: person.play_alone("Kolkhoz"),
    "settings": lambda person: person.visit("/settings"),
    "profile": lambda person: person.visit("/me"),
    "rules": lambda person: person.visit("/rules/kolkhoz"),
    "components": lambda person: person.visit("/look"),
}


def violations(person: Person) -> list[str]:
    """What axe finds that matters."""
    person.page.evaluate(AXE.read_text())
    found = person.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{one['id']}: {node['html'][:160]}"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]


@pytest.mark.parametrize("screen", list(SCREENS))
def test_axe_finds_nothing_serious(door: Door, screen: str) -> None:
    person = door.phone("Ilya", color_scheme="light", reduced_motion="reduce")
    SCREENS[screen](person)
    person.settle()

    assert violations(person) == []
    person.page.emulate_media(color_scheme="dark")
    person.settle()
    assert violations(person) == []
    assert person.fits_the_screen()


def test_axe_finds_nothing_serious_in_a_trick(door: Door) -> None:
    """With the mark of whoever is ahead on it."""
    person = door.phone("Ilya", color_scheme="light", reduced_motion="reduce")
    person.play_alone("Kolkhoz")
    ahead = person.page.locator(".tag.win")

    def is_asked() -> bool:
        if person.is_on_turn and ahead.count():
            return True
        person.take_kolkhoz_turn()
        return False

    assert person.wait(is_asked, 6 * PATIENCE), "no trick waits for a card"

    for scheme in SCHEMES:
        person.page.emulate_media(color_scheme=scheme)
        person.settle()
        assert ahead.count()
        assert violations(person) == []
