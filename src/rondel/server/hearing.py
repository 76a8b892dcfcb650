"""Who hears whom: those who sit and run a table talk to everybody, those who only watch it among themselves.

Whoever watches may know what a seat does not: from beside a player, or from a seat they have handed on. So nothing
they say during a match reaches those who play, unless the table says so; when it is over, everybody may read it.
"""

from __future__ import annotations

from collections.abc import Iterable

from rondel.server.seating import Holders, is_host, seats_of
from rondel.server.store.rows import TableData, TableRow
from rondel.wire.tables import ChatLine, Room

UNDER_WAY = ("running", "paused")


def takes_part(row: TableRow, holders: Holders, person: str) -> bool:
    """Does somebody sit at the table, or run it?"""
    return is_host(holders, person) or bool(seats_of(row, holders, person))


def room_of(row: TableRow, holders: Holders, person: str) -> Room:
    """Where somebody is heard who says something now."""
    if row.status not in UNDER_WAY or takes_part(row, holders, person):
        return "table"
    return "table" if row.data.watchers_heard and person not in row.data.handed_on else "watchers"


def hears(row: TableRow, holders: Holders, person: str, line: ChatLine, *, screen: bool = False) -> bool:
    """May somebody read a line now?"""
    if line.person in row.data.muted:
        return False
    if line.room == "table" or row.status not in UNDER_WAY:
        return True
    return not screen and not takes_part(row, holders, person)


def is_shown_out(row: TableRow, holders: Holders, person: str) -> bool:
    """Was somebody kicked who has not been given another seat since?"""
    return person in row.data.kicked and not takes_part(row, holders, person)


def shown_out(data: TableData, people: Iterable[str]) -> None:
    data.kicked += [each for each in people if each not in data.kicked]


def handed_on(data: TableData, people: Iterable[str]) -> None:
    data.handed_on += [each for each in people if each not in data.handed_on]


def sat_down(data: TableData, person: str) -> None:
    """Whoever has a seat is heard like everybody else who has one."""
    for those in (data.kicked, data.handed_on):
        if person in those:
            those.remove(person)
