"""A table as somebody sees it from outside: who sits there, how it is set up, what it waits for."""

from __future__ import annotations

from rondel import registry
from rondel.core.seats import HOST
from rondel.messages import Message, Words
from rondel.server import games, seating
from rondel.server.store.rows import TableRow, agreed
from rondel.wire.tables import HostInfo, Present, SeatInfo, TableInfo


class ForSoMany(Message):
    low: int
    high: int


class SeatsAreFree(Message):
    count: int


def info(
    row: TableRow, holders: dict[int, list[str]], person: str, url: str, present: Present | None = None
) -> TableInfo:
    """A table as one person sees it, also one that is not in memory."""
    data, game = row.data, registry.find(row.game)
    mine, host = seating.seats_of(row, holders, person), seating.is_host(holders, person)
    present = present or Present()
    why_not = why_not_start(row) if row.status == "open" else ""
    over = row.status in ("finished", "archived")
    return TableInfo(
        id=row.id,
        code=row.code,
        link=f"{url}/t/{row.code}",
        game=row.game,
        title=game.title if game is not None else row.game,
        version=data.header.version if data.header else game.version if game is not None else "",
        status=row.status,
        visibility=row.visibility,
        seats=tuple(_seat(row, holders, number, present, number in mine) for number in range(len(data.seats))),
        may_pause=row.status in ("running", "paused")
        and seating.has_pauses(row)
        and seating.may_pause(row, holders, person),
        created=row.created,
        started=data.started,
        finished=data.finished,
        updated=row.updated,
        entries=0 if not over else row.entries,
        waiting_for=row.waiting,
        waits_for_me=any(seat in row.waiting for seat in mine) or (host and HOST in row.waiting),
        deadline=row.deadline if data.clock.limited and data.clock.penalty != "nothing" else None,
        paused=data.paused,
        set_aside=data.set_aside,
        closed=data.closed,
        outcome=data.outcome,
        commitment=data.header.commitment if data.header else "",
        seed=data.header.seed if data.header and over else "",
        spectators=present.spectators,
        offers_draw=row.status in ("running", "paused") and game is not None and game.offers_draw,
        draw=data.draws.agreed,
        rematch=data.rematch,
        lesson=data.lesson,
        forked_from=data.forked_from,
        host=host,
        hosts=_hosts(row, holders, person) if host or mine else (),
        host_absent_s=games.defaults_of(game).host_absent_s,
        can_start=row.status == "open" and not why_not,
        why_not_start=why_not,
        **agreed(data),
    )


def _seat(row: TableRow, holders: dict[int, list[str]], number: int, present: Present, mine: bool) -> SeatInfo:
    seat = row.data.seats[number]
    return SeatInfo(
        seat=number,
        kind=seat.kind,
        name=seat.name,
        bot=seat.bot if seat.kind == "bot" or seat.stands_in else "",
        style=seating.style_at(row, number),
        stands_in=seat.stands_in,
        connected=number in present.connected,
        thinking=number in present.connected and number in row.waiting,
        away=number in present.away,
        host=any(seating.is_host(holders, each) for each in holders.get(number, ())),
        left=seat.left,
        mine=mine,
    )


def _hosts(row: TableRow, holders: dict[int, list[str]], person: str) -> tuple[HostInfo, ...]:
    """Everybody who runs a table, in the order in which they came to it."""
    found = []
    for number, host in sorted((seating.number_of(row, host), host) for host in holders.get(HOST, ())):
        held = seating.held_by(holders, host)
        name = row.data.seats[held[0]].name if held else row.data.hosts[number - 1].name if number else ""
        found.append(HostInfo(host, name, held[0] if held else None, host == person))
    return tuple(found)


def why_not_start(row: TableRow) -> Words:
    """What is missing before the match can begin."""
    free = sum(seat.kind == "free" for seat in row.data.seats)
    game = registry.find(row.game)
    if game is None:
        return games.CannotBePlayed().phrase
    low, high = game.seat_range
    if not low <= len(row.data.seats) <= high:
        return ForSoMany(low, high).phrase
    if free and not row.data.host_plays_free:
        return SeatsAreFree(free).phrase
    return ""
