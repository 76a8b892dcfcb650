"""What came of a run of the kit."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

Status = Literal["passed", "failed", "skipped"]
SIGNS: dict[Status, str] = {"passed": "✓", "failed": "✗", "skipped": "–"}


@dataclass(frozen=True)
class Result:
    """What came of one check."""

    name: str
    """The check."""
    status: Status
    """Passed, failed or skipped."""
    detail: str
    """What was looked at, or what is wrong and how to see it again."""
    warnings: tuple[str, ...] = ()
    """What is allowed, and seldom meant."""
    seconds: float = 0.0
    """How long it took."""

    @property
    def ok(self) -> bool:
        """Has nothing been found?"""
        return self.status != "failed"

    @property
    def lines(self) -> list[str]:
        """The result for people."""
        first, *more = self.detail.splitlines() or [""]
        head = f"{SIGNS[self.status]} {self.name:<20} {first}".rstrip()
        return [head, *(f"    {line}" for line in more), *(f"    ! {warning}" for warning in self.warnings)]


@dataclass
class Report:
    """What came of all the checks."""

    game: str
    """The game's name."""
    results: list[Result] = field(default_factory=list)
    """One for each check."""

    @property
    def passed(self) -> int:
        """How many checks found nothing."""
        return sum(result.status == "passed" for result in self.results)

    @property
    def failed(self) -> int:
        """How many checks found something."""
        return sum(result.status == "failed" for result in self.results)

    @property
    def ok(self) -> bool:
        """Has nothing been found?"""
        return not self.failed

    @property
    def warnings(self) -> list[str]:
        """What deserves a look although nothing is wrong."""
        return [warning for result in self.results for warning in result.warnings]

    @property
    def lines(self) -> list[str]:
        """The report for people; the last line counts."""
        found = [line for result in self.results for line in result.lines]
        return [*found, f"{self.passed} passed, {self.failed} failed"]

    def __str__(self) -> str:
        return "\n".join(self.lines)
