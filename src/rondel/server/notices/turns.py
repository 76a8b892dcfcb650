"""Who is to be told what, on which ways, and when."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from rondel.core.match import Match
from rondel.core.telling import Record
from rondel.server.store.database import Statement
from rondel.server.store.opening import Store
from rondel.server.store.people import notice
from rondel.server.store.rows import Person, TableRow

TURN, OVER = "turn", "over"
Ways = Mapping[str, tuple[str, ...]]
"""On which ways each person wants to be told."""


def ways_of(person: Person) -> tuple[str, ...]:
    """The channels on which somebody wants to be told: `mail`, `webhook`, `push`."""
    wanted = {
        "mail": person.verified and person.settings.get("mail", True),
        "webhook": person.settings.get("webhook"),
        "push": person.settings.get("push"),
    }
    return tuple(channel for channel, is_wanted in wanted.items() if is_wanted)


async def reachable(store: Store, holders: Mapping[int, Sequence[str]]) -> dict[str, tuple[str, ...]]:
    """Those at a table who can be told."""
    everybody = {person for people in holders.values() for person in people}
    return {person.id: ways for person in await store.people.by_ids(everybody) if (ways := ways_of(person))}


def told(was: Sequence[int], match: Match, records: Sequence[Record]) -> set[int]:
    """Those who know that they must act: they had to before, and it is still the same decision or their own doing."""
    if not records or not match.marks or match.marks[-1].v < records[0].entry.v:
        return set(was)
    return set(was) & {record.entry.seat for record in records}


def turn_notices(
    row: TableRow, holders: Mapping[int, Sequence[str]], active: Iterable[int], ways: Ways, due: int
) -> list[Statement]:
    """One for each person, decision and channel, kept together with the entry that made them active."""
    return [
        _notice(row, TURN, person, channel, seat, due)
        for seat in active
        for person in holders.get(seat, ())
        for channel in ways.get(person, ())
    ]


def over_notices(row: TableRow, holders: Mapping[int, Sequence[str]], ways: Ways, due: int) -> list[Statement]:
    """One for each person and channel when a match has ended."""
    return [
        _notice(row, OVER, person, channel, seat, due)
        for seat, people in sorted(
            holders.items(), key=lambda held: (held[0] < 0, held[0])
        )  # a host who sits is told of the seat
        for person in people
        for channel in ways.get(person, ())
    ]


def _notice(row: TableRow, event: str, person: str, channel: str, seat: int, due: int) -> Statement:
    id = f"{row.id}/{row.entries}/{person}/{channel}"  # who holds several seats is told once
    return notice(id, channel, person, row.id, due, {"event": event, "seat": seat})
