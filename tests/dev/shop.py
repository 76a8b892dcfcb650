"""A workshop inside the test, with a small game that is written while it runs."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

from rondel import registry
from rondel.core.match import Match
from rondel.dev.running import workshop_app
from rondel.dev.workshop import Workshop
from rondel.folders import place_of
from rondel.server import games
from tests.dev.rules import RULES
from tests.server.house import House, Person


class Shop:
    """An author at work."""

    def __init__(self, file: Path, workshop: Workshop, author: Person, said: list[str]) -> None:
        self.file, self.workshop, self.author, self.said = file, workshop, author, said
        self.told: dict[str, Any] = {}

    @property
    def match(self) -> Match:
        assert self.workshop.match is not None
        return self.workshop.match

    def save(self, old: str = "", new: str = "") -> None:
        """Write the rules as they were at first, with something else in one place."""
        assert old in RULES
        self.file.write_text(RULES.replace(old, new), "utf-8")

    async def saved(self, old: str = "", new: str = "") -> None:
        """Save, and wait until it is in force."""
        before = self.workshop.found
        self.save(old, new)
        await self.until(lambda told: self.workshop.found is not before)

    def line(self, text: str) -> int:
        """The line of the file as it is now."""
        return next(n for n, line in enumerate(self.file.read_text("utf-8").splitlines(), 1) if text in line)

    async def play(self, seat: int, name: str, **args: Any) -> None:
        assert self.workshop.table is not None
        await self.workshop.table.do(lambda match, at: match.play(seat, name, **args))

    @contextlib.contextmanager
    def in_a_hurry(self) -> Iterator[None]:
        """Wait only a moment for rules that are known to loop; others have all the time a busy machine may take."""
        rules = self.workshop.rules
        rules.seconds, usual = 0.2, rules.seconds
        yield
        rules.seconds = usual

    async def until(self, holds: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
        """Look until the window shows something."""
        async with asyncio.timeout(30):
            while True:
                self.told = (await self.author.get("/api/dev", known=self.told.get("version", -1))).json()
                if holds(self.told):
                    return self.told

    async def problem(self, kind: str) -> dict[str, Any]:
        """Look until the window tells of a problem of that kind."""
        told = await self.until(lambda told: any(each["kind"] == kind for each in told.get("problems", ())))
        return next(each for each in told["problems"] if each["kind"] == kind)


@contextlib.asynccontextmanager
async def shop(folder: Path, file: Path | None = None) -> AsyncIterator[Shop]:
    """A workshop on a folder with one file in it, or with the file of its rules that is named."""
    file, said = file or folder / "pile.py", list[str]()
    file.write_text(RULES, "utf-8")
    workshop = Workshop(place_of(folder), say=said.append)
    house = House(
        str(folder / "dev.sqlite"), make=lambda config: workshop_app(workshop, config), bots=1, rule_seconds=9
    )
    try:
        async with house:
            yield Shop(file, workshop, await house.person(), said)
    finally:
        registry.take_away("pile")
        sys.path.remove(str(workshop.place.root))
        for name in [name for name in sys.modules if name.partition(".")[0] == "pile"]:
            del sys.modules[name]
        games.left_out.cache_clear()
        games.game_info.cache_clear()
