"""Tables: lists, setting up, sitting down, and everything a host can do."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import Response, delete, get, post
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter

from rondel.server import pictures, previews
from rondel.server.actions import Deed, do
from rondel.server.asker import TableRef, Who, limited
from rondel.server.hearing import hears
from rondel.server.qr import png, svg
from rondel.server.refusals import NameNeeded, RequestRefused, WhoAreYou, bad, forbidden
from rondel.server.sockets import counting
from rondel.server.tokens import plain_code
from rondel.wire.http.actions import ActionDone, AnyTableAction
from rondel.wire.http.body import Done
from rondel.wire.http.history import ChatPage
from rondel.wire.http.tables import ClaimSeat, Fork, Join, NewTable, SeatLink, TableList, TablePage

Seat = Annotated[int, PathParameter(ge=0, lt=64)]
Scale = Annotated[int, QueryParameter(ge=1, le=40)]


@get("/api/tables", operation_id="lobby")
async def lobby(asker: Who, game: Annotated[str, QueryParameter(max_length=40)] = "") -> TableList:
    """Public tables: open ones first."""
    return TableList(await asker.site.lists.public(asker.id, game))


@get("/api/me/tables", operation_id="my_tables")
async def my_tables(asker: Who, archived: FromQuery[bool] = False) -> TableList:
    """Tables where I sit: those that wait for me first."""
    return TableList(await asker.site.lists.mine(asker.id, archived) if asker.id else ())


@post("/api/tables", operation_id="create_table")
async def create_table(data: JSONBody[NewTable], asker: Who) -> Response[TablePage]:
    """Set a table up; a stranger becomes a guest with it."""
    person = await asker.or_guest(data.my_name or "Guest")
    table = await asker.site.lobby.create(person, data)
    return asker.answer(asker.page(table), 201)


@get("/api/tables/{table:str}", operation_id="table")
async def one_table(table: TableRef, asker: Who) -> TablePage:
    return asker.page(await asker.watched(table))


@post("/api/tables/{table:str}/join", operation_id="join", status_code=200)
async def join(table: TableRef, data: JSONBody[Join], asker: Who) -> Response[TablePage]:
    """Sit down; a stranger becomes a guest with it."""
    found = await asker.table(table)
    if asker.person is None and not data.name.strip():
        raise bad("name_needed", NameNeeded())
    person = await asker.or_guest(data.name)
    await asker.site.sitting.join(found, person, data)
    return asker.answer(asker.page(found))


@post("/api/tables/{table:str}/actions", operation_id="table_action", status_code=200)
async def table_action(table: TableRef, data: JSONBody[AnyTableAction], asker: Who) -> ActionDone:
    """Start, pause, seats, bots, resign, draw, rematch, end …: see each action for who may."""
    found = await asker.watched(table)
    return await do(Deed(asker.site, found, asker.known), data)


@post("/api/tables/{table:str}/seats/{seat:int}/link", operation_id="seat_link", status_code=200)
async def seat_link(table: TableRef, seat: Seat, asker: Who) -> SeatLink:
    """A link and a PIN for my seat on another device."""
    found = await asker.watched(table)
    deed = Deed(asker.site, found, asker.known)
    return await asker.site.sitting.seat_link(found, seat, lambda: deed.holds(seat))


@delete("/api/tables/{table:str}/seats/{seat:int}/link", operation_id="revoke_seat_link", status_code=200)
async def revoke_seat_link(table: TableRef, seat: Seat, asker: Who) -> Done:
    """The link and PIN no longer count."""
    found = await asker.watched(table)
    deed = Deed(asker.site, found, asker.known)
    await asker.site.sitting.revoke(found, seat, lambda: deed.holds(seat, or_host=True))
    return Done()


@post("/api/claim", operation_id="claim_seat", status_code=200)
async def claim_seat(data: JSONBody[ClaimSeat], asker: Who) -> Response[TablePage]:
    """Have a seat by its link or PIN."""
    limited(asker.site.misses.wait(asker.address))
    if data.pin and data.seat is not None:
        limited(asker.site.pins.wait(f"{plain_code(data.code)}/{data.seat}"))
    try:
        link = await asker.site.sitting.find_link(data)
    except RequestRefused:
        limited(asker.site.misses.take(asker.address))
        if data.pin and data.seat is not None:
            asker.site.pins.take(f"{plain_code(data.code)}/{data.seat}")
        raise
    table = await asker.site.hall.table(link.table)
    person = await asker.or_guest(table.row.data.seats[link.seat].name or "Guest")
    await asker.site.sitting.claim(data, table, person)
    return asker.answer(asker.page(table))


@post("/api/tables/{table:str}/fork", operation_id="fork")
async def fork(table: TableRef, data: JSONBody[Fork], asker: Who) -> Response[TablePage]:
    """A new table that begins at a point of this one."""
    found = await asker.watched(table)
    if asker.person is None:
        raise forbidden("who_are_you", WhoAreYou())
    made = await asker.site.copies.fork(found, asker.person, data)
    return asker.answer(asker.page(made), 201)


@get("/api/tables/{table:str}/qr.svg", operation_id="qr_svg", media_type="image/svg+xml")
async def qr_svg(table: TableRef, asker: Who, scale: Scale = 8) -> bytes:
    """The table's link as a picture."""
    found = await asker.watched(table)
    return svg(asker.site.process.link(found.row.code), scale)


@get("/api/tables/{table:str}/preview.png", operation_id="preview_png", media_type="image/png")
async def preview_png(table: TableRef, asker: Who) -> bytes:
    """What messengers show of a link to the table: the game, who sits there, how it stands."""
    found = asker.page(await asker.watched(table)).table
    return await asyncio.to_thread(previews.png, found)


@get("/api/tables/{table:str}/qr.png", operation_id="qr_png", media_type="image/png")
async def qr_png(table: TableRef, asker: Who, scale: Scale = 8) -> bytes:
    found = await asker.watched(table)
    return png(asker.site.process.link(found.row.code), scale)


@get("/api/tables/{table:str}/chat", operation_id="chat")
async def chat(table: TableRef, asker: Who) -> ChatPage:
    """The newest lines."""
    found = await asker.watched(table)
    async with found.lock:
        match = await found.ready()
    lines = await asker.site.store.tables.chat(found.id, 500)
    viewer = counting(found, asker.id, None)
    heard = (line for line in lines if hears(found.row, found.holders, asker.id, line))
    return ChatPage(tuple(pictures.said(match, viewer, line) for line in heard))


HANDLERS = [
    lobby,
    my_tables,
    create_table,
    one_table,
    join,
    table_action,
    seat_link,
    revoke_seat_link,
    claim_seat,
    fork,
    qr_svg,
    qr_png,
    preview_png,
    chat,
]
