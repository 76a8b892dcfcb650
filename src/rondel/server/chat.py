"""What people say at a table: kept, short, and not too much of it."""

from __future__ import annotations

import math
import re

from rondel.messages import Message
from rondel.server import hearing
from rondel.server.bus import Wake
from rondel.server.clock import now_ms
from rondel.server.hall import Hall
from rondel.server.limits import Limit
from rondel.server.live import LiveTable
from rondel.server.phrases import PHRASES, REACTIONS
from rondel.server.refusals import PrivateTable, RequestRefused, WhoAreYou, bad, forbidden
from rondel.server.seating import unlike_others
from rondel.server.store.database import Conflict
from rondel.wire.messages import Say
from rondel.wire.tables import ChatLine, Me


class NothingSaid(Message): ...


class NoSuchPhrase(Message): ...


class NoSuchLine(Message): ...


class OnlyReactionsAnswer(Message): ...


class Muted(Message): ...


class ShownOut(Message): ...


class TooFast(Message):
    seconds: int


class AllAtOnce(Message): ...


_CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f\u202a-\u202e\u2066-\u2069]")


class Chat:
    """The chat of all tables."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._limit = Limit(30, burst=8)

    async def say(self, table: LiveTable, me: Me, said: Say) -> ChatLine:
        """Keep a line and tell everybody who may hear it."""
        text = _CONTROL.sub("", said.text).strip()
        if bool(text) == bool(said.phrase):
            raise bad("bad_chat", NothingSaid())
        if said.phrase and said.phrase not in PHRASES and said.phrase not in REACTIONS:
            raise bad("bad_chat", NoSuchPhrase())
        if said.to and said.phrase not in REACTIONS:
            raise bad("bad_chat", OnlyReactionsAnswer())
        await self._may_speak(table, me)
        if wait := self._limit.take(me.person):
            raise RequestRefused(429, "too_fast", TooFast(math.ceil(wait)))
        if said.to:
            await self._heard(table, me.person, said.to)
        seat = next(iter(table.seats_of(me.person)), None)
        name = table.row.data.seats[seat].name if seat is not None else unlike_others(table.row, -1, me.name)
        for _ in range(10):
            number, position = await self._next(table), await self._position(table)
            room = hearing.room_of(table.row, table.holders, me.person)
            line = ChatLine(number, me.person, name, seat, now_ms(), text, said.phrase, position, room, said.to)
            try:
                await self.hall.store.tables.say(table.id, line)
            except Conflict:
                await table.hear_missed()
                continue
            await table.hear(line)
            if not self.hall.process.bus.alone:
                await self.hall.process.bus.send(Wake("chat", table.id, self.hall.process.bus.me, line=line))
            return line
        raise RequestRefused(503, "busy", AllAtOnce())

    async def _may_speak(self, table: LiveTable, me: Me) -> None:
        if not me.person:
            raise forbidden("strangers_are_silent", WhoAreYou())
        await table.catch_up()
        if me.person in table.row.data.muted:
            raise forbidden("muted", Muted())
        if not table.may_watch(me.person) or await self.hall.store.people.banned([me.person]):
            raise forbidden("private_table", PrivateTable())
        if hearing.is_shown_out(table.row, table.holders, me.person):
            raise forbidden("kicked", ShownOut())

    async def _heard(self, table: LiveTable, person: str, number: int) -> None:
        """Refuses where somebody reacts to what they have not heard."""
        lines = await self.hall.store.tables.chat(table.id)
        if not any(line.number == number and hearing.hears(table.row, table.holders, person, line) for line in lines):
            raise bad("bad_chat", NoSuchLine())

    async def _position(self, table: LiveTable) -> int:
        """How far the match is: what is said belongs to this moment."""
        async with table.lock:
            match = await table.ready()
        return len(match.entries) if match is not None else 0

    async def _next(self, table: LiveTable) -> int:
        if table.chat_number is None:
            await table.hear_missed()
        return (table.chat_number or 0) + 1
