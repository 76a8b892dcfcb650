"""Who is to be told that it is their turn, and when."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rondel.server.store.database import Statement
from rondel.server.store.opening import Store
from rondel.server.store.people import notice
from rondel.server.store.rows import TableRow

TURN = "turn"


async def reachable(store: Store, holders: Mapping[int, Sequence[str]]) -> dict[str, str]:
    """Those at a table who can be told, with their names."""
    found = {}
    for person in {person for people in holders.values() for person in people}:
        known = await store.people.by_id(person)
        if known is None:
            continue
        mail = known.verified and known.settings.get("mail", True)
        if mail or known.settings.get("webhook") or known.settings.get("push"):
            found[person] = known.name
    return found


def notices(
    row: TableRow, holders: Mapping[int, Sequence[str]], active: Sequence[int], names: Mapping[str, str], due: int
) -> list[Statement]:
    """One per person and decision, kept together with the entry that made them active."""
    found = []
    for seat in active:
        for person in holders.get(seat, ()):
            if person in names:
                id = f"{row.id}/{row.entries}/{person}"
                found.append(notice(id, TURN, person, row.id, due, {"seat": seat, "v": row.entries}))
    return found
