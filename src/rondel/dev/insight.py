"""What an author sees that no player may: everything."""

from __future__ import annotations

from rondel.dev.told import Told
from rondel.dev.workshop import Workshop


async def told(workshop: Workshop) -> Told:
    """Where the author stands."""
    found, table, course = workshop.found, workshop.table, workshop.course
    problems = tuple(workshop.problems)
    if found is None or table is None or course is None:
        return Told(workshop.version, workshop.pages, str(workshop.place.folder), problems)
    low, high = found.game.seat_range
    return Told(
        workshop.version,
        workshop.pages,
        str(workshop.place.folder),
        problems,
        title=found.game.title,
        table=table.row.code,
        seats=len(table.row.data.seats),
        seat_range=(low, high),
        bots=tuple(seat.bot if seat.kind == "bot" else "" for seat in table.row.data.seats),
        took_ms=workshop.took_ms,
        here=course.here,
        last=course.last,
    )
