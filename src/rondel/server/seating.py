"""Who is who at a table: whose seats are whose, who is the host, who may watch, where a bot plays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rondel.server.store.rows import SeatData, TableRow

Holders = Mapping[int, Sequence[str]]
"""The people who hold each seat."""


def seats_of(row: TableRow, holders: Holders, person: str) -> tuple[int, ...]:
    """The seats somebody plays; where the game says so, the host also plays those that nobody has claimed."""
    if not person:
        return ()
    held = {seat for seat, people in holders.items() if person in people}
    if row.data.host_plays_free and is_host(row, person):
        held.update(number for number, seat in enumerate(row.data.seats) if seat.kind == "free")
    return tuple(sorted(held))


def is_host(row: TableRow, person: str) -> bool:
    return bool(person) and person == row.data.host


def may_watch(row: TableRow, holders: Holders, person: str) -> bool:
    return row.visibility != "private" or is_host(row, person) or bool(seats_of(row, holders, person))


def may_pause(row: TableRow, holders: Holders, person: str) -> bool:
    return is_host(row, person) or (row.data.pause_by == "seats" and bool(seats_of(row, holders, person)))


def bot_at(row: TableRow, seat: int) -> str:
    """The bot that plays a seat, if one does."""
    found = row.data.seats[seat] if 0 <= seat < len(row.data.seats) else SeatData()
    return found.bot if found.kind == "bot" or found.stands_in else ""


def unlike_others(row: TableRow, seat: int, name: str) -> str:
    """A name that nobody else at the table has: the second Ann is `Ann 2`. A seat without a name keeps none."""
    taken = {other.name for number, other in enumerate(row.data.seats) if number != seat}
    if not name or name not in taken:
        return name
    return next(f"{name} {number}" for number in range(2, len(taken) + 3) if f"{name} {number}" not in taken)
