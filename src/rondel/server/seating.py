"""Who is who at a table: whose seats are whose, who the hosts are, who may watch, where a bot plays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from msgspec import structs

from rondel import registry
from rondel.bots.registry import has_styles
from rondel.core.autopass import FOR_BOTS, Preference, for_people
from rondel.core.match import Match
from rondel.core.seats import HOST, is_player
from rondel.server.names import plain_name, style_of, unlike_those
from rondel.server.store.rows import HostData, SeatData, TableData, TableRow

Holders = Mapping[int, Sequence[str]]
"""The people who hold each seat; those who hold HOST are the hosts."""


def seats_of(row: TableRow, holders: Holders, person: str) -> tuple[int, ...]:
    """The seats somebody plays; where the game says so, a host also plays those that nobody has claimed."""
    held = set(held_by(holders, person))
    if row.data.host_plays_free and is_host(holders, person):
        held.update(number for number, seat in enumerate(row.data.seats) if seat.kind == "free")
    return tuple(sorted(held))


def held_by(holders: Holders, person: str) -> list[int]:
    """The seats somebody has claimed."""
    return sorted(seat for seat, people in holders.items() if is_player(seat) and person in people)


def is_host(holders: Holders, person: str) -> bool:
    return person in holders.get(HOST, ())


def number_of(row: TableRow, person: str) -> int:
    """The number by which the log knows somebody who is or was a host; 0: it does not."""
    return next((number for number, host in enumerate(row.data.hosts, 1) if host.person == person), 0)


def enter_host(row: TableRow, holders: Holders, person: str, name: str) -> None:
    """Write somebody into the list of hosts, by the name of the seat where they sit."""
    held = held_by(holders, person)
    name = (row.data.seats[held[0]].name if held else "") or name
    if known := number_of(row, person):
        row.data.hosts[known - 1].name = name
    else:
        row.data.hosts.append(HostData(person, name))


def is_among_strangers(row: TableRow) -> bool:
    """A public table whose match has begun: whoever runs it has no more say in the match than anybody else."""
    return row.visibility == "public" and row.status != "open"


def may_watch(row: TableRow, holders: Holders, person: str) -> bool:
    return row.visibility != "private" or is_host(holders, person) or bool(seats_of(row, holders, person))


def may_pause(row: TableRow, holders: Holders, person: str) -> bool:
    return is_host(holders, person) or (row.data.pause_by == "seats" and bool(seats_of(row, holders, person)))


def has_pauses(row: TableRow) -> bool:
    """Can the table be paused? Where a move ends a pause, only a clock can be stopped."""
    game = registry.find(row.game)
    return row.data.clock.kind != "none" or game is None or not game.moves_resume


def bot_at(row: TableRow, seat: int) -> str:
    """The bot that plays a seat, if one does."""
    found = row.data.seats[seat] if 0 <= seat < len(row.data.seats) else SeatData()
    return found.bot if found.kind == "bot" or found.stands_in else ""


def style_at(row: TableRow, seat: int) -> Literal["", "bold", "careful"]:
    """How the bot of a seat plays, where it is one that can play in one way or another."""
    found, game = row.data.seats[seat], registry.find(row.game)
    return style_of(found.name) if found.kind == "bot" and game is not None and has_styles(game, found.bot) else ""


def usual_passing(match: Match, data: TableData) -> dict[int, Preference]:
    """What is passed for seats that have said nothing, in a game in which priority goes round."""
    if not match.game.stops and match.game.objects is None:
        return {}
    person = for_people(match.game)
    bot = structs.replace(FOR_BOTS, stops=person.stops)
    return {number: bot if seat.kind == "bot" else person for number, seat in enumerate(data.seats)}


def set_passing(match: Match, data: TableData) -> None:
    """A match begins: nobody has said anything yet about what is passed for them."""
    match.usual = usual_passing(match, data)
    match.preferences, data.preferences = dict(match.usual), dict(match.usual)


def unlike_others(row: TableRow, seat: int, name: str) -> str:
    """A name that looks like no other at the table: the second Ann is `Ann 2`. A seat without a name keeps none."""
    others = (other.name for number, other in enumerate(row.data.seats) if number != seat)
    return unlike_those(plain_name(name), others)
