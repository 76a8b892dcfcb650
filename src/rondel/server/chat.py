"""What people say at a table: kept, short, and not too much of it."""

from __future__ import annotations

import math
import re

from rondel.messages import Message
from rondel.server.bus import Wake
from rondel.server.clock import now_ms
from rondel.server.hall import Hall
from rondel.server.limits import Limit
from rondel.server.live import LiveTable
from rondel.server.phrases import PHRASES
from rondel.server.refusals import PrivateTable, RequestRefused, WhoAreYou, bad, forbidden
from rondel.server.store.database import Conflict
from rondel.wire.tables import ChatLine, Me


class NothingSaid(Message): ...


class NoSuchPhrase(Message): ...


class Muted(Message): ...


class TooFast(Message):
    seconds: int


class AllAtOnce(Message): ...


_CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f\u202a-\u202e\u2066-\u2069]")


class Chat:
    """The chat of all tables."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._limit = Limit(30, burst=8)

    async def say(self, table: LiveTable, me: Me, text: str, phrase: str) -> ChatLine:
        """Keep a line and tell everybody."""
        text = _CONTROL.sub("", text).strip()
        if bool(text) == bool(phrase):
            raise bad("bad_chat", NothingSaid())
        if phrase and phrase not in PHRASES:
            raise bad("bad_chat", NoSuchPhrase())
        if not me.person:
            raise forbidden("strangers_are_silent", WhoAreYou())
        if me.person in table.row.data.muted:
            raise forbidden("muted", Muted())
        await table.catch_up()
        if not table.may_watch(me.person) or await self.hall.store.people.banned([me.person]):
            raise forbidden("private_table", PrivateTable())
        if wait := self._limit.take(me.person):
            raise RequestRefused(429, "too_fast", TooFast(math.ceil(wait)))
        seats = table.seats_of(me.person)
        seat = seats[0] if seats else None
        name = table.row.data.seats[seat].name if seat is not None else me.name
        for _ in range(10):
            number = await self._next(table)
            line = ChatLine(number, me.person, name, seat, now_ms(), text, phrase, await self._position(table))
            try:
                await self.hall.store.tables.say(table.id, line)
            except Conflict:
                await table.hear_missed()
                continue
            await table.hear(line)
            if not self.hall.bus.alone:
                await self.hall.bus.send(Wake("chat", table.id, self.hall.bus.me, line=line))
            return line
        raise RequestRefused(503, "busy", AllAtOnce())

    async def _position(self, table: LiveTable) -> int:
        """How far the match is: what is said belongs to this moment."""
        async with table.lock:
            match = await table.ready()
        return len(match.entries) if match is not None else 0

    async def _next(self, table: LiveTable) -> int:
        if table.chat_number is None:
            await table.hear_missed()
        return (table.chat_number or 0) + 1
