"""Who is asking: guests without any form, accounts for those who want one."""

from __future__ import annotations

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from rondel.messages import Message
from rondel.server import logs, seating, tokens
from rondel.server.clock import DAY, HOUR, now_ms
from rondel.server.names import plain_name
from rondel.server.refusals import NameNeeded, RequestRefused, bad, clash, forbidden
from rondel.server.store.database import Conflict
from rondel.server.store.opening import Store
from rondel.server.store.rows import Person
from rondel.wire.http.people import NoticeSettings
from rondel.wire.tables import Me


class Banned(Message):
    why: str


class HasAccount(Message): ...


class EmailTaken(Message): ...


class BadLogin(Message): ...


class TooManyLogins(Message): ...


class BadToken(Message): ...


class BadEmail(Message): ...


_MAIL = re.compile(r"[^@\s<>\"',;]+@[^@\s<>\"',;]+\.[^@\s<>\"',;.]+")
SEEN_MS = 10 * 60_000
"""How often it is noted that somebody is still there."""


class People:
    """People and their sessions."""

    def __init__(self, store: Store) -> None:
        self.store = store.people
        self.tables = store.tables
        self._hasher = PasswordHasher()
        self._pool = ThreadPoolExecutor(2, thread_name_prefix="rondel-argon2")
        self._waiting = 0
        self._seen: dict[str, int] = {}

    def close(self) -> None:
        self._pool.shutdown(cancel_futures=True)

    # -- sessions --------------------------------------------------------------------------------------------

    async def by_token(self, token: str) -> Person | None:
        """Who holds a session token; nobody for one that is unknown, and for who was banned."""
        if not 20 <= len(token) <= 100:
            return None
        now, key = now_ms(), tokens.hashed(token)
        person = await self.store.by_session(key, now)
        if person is None:
            return None
        if person.banned:
            raise forbidden("banned", Banned(person.banned))
        if now - self._seen.get(key, 0) > SEEN_MS:
            if len(self._seen) > 100_000:
                self._seen.clear()
            self._seen[key] = now
            await self.store.seen(person.id, key, now)
        return person

    async def guest(self, name: str) -> tuple[Person, str]:
        """A new guest, and the token of the session."""
        name = plain_name(name)
        if not name:
            raise bad("name_needed", NameNeeded())
        person, token = Person(tokens.new_id(), name), tokens.token()
        await self.store.add(person, tokens.hashed(token), now_ms())
        return person, token

    async def rename(self, person: Person, name: str) -> Person:
        name = plain_name(name)
        if not name:
            raise bad("name_needed", NameNeeded())
        await self.store.rename(person.id, name)
        return msgspec.structs.replace(person, name=name)

    async def log_out(self, token: str) -> None:
        await self.store.close_session(tokens.hashed(token))

    # -- accounts --------------------------------------------------------------------------------------------

    async def register(self, person: Person, email: str, password: str) -> str:
        """The guest becomes an account; returns the token that proves the address."""
        email = plain_email(email)
        if person.account:
            raise clash("has_account", HasAccount())
        hashed = await self._in_pool(self._hasher.hash, password)
        try:
            await self.store.register(person.id, email, hashed)
        except Conflict:
            raise clash("email_taken", EmailTaken()) from None
        logs.event("account", person=person.id)
        return await self._token("verify", person.id, 7 * DAY)

    async def log_in(self, email: str, password: str) -> tuple[Person, str]:
        """Who this is, and the token of a new session. Takes as long for an unknown address as for a wrong password."""
        person = await self.store.by_email(email.strip().lower())
        known = person.password if person is not None and person.password else _NOBODY
        fits = await self._in_pool(self._fits, known, password)
        if person is None or not fits:
            raise RequestRefused(401, "bad_login", BadLogin())
        if person.banned:
            raise forbidden("banned", Banned(person.banned))
        token = tokens.token()
        await self.store.open_session(person.id, tokens.hashed(token), now_ms())
        return person, token

    def _fits(self, known: str, password: str) -> bool:
        try:
            return self._hasher.verify(known, password)
        except (Argon2Error, InvalidHashError):
            return False

    async def _in_pool(self, work: Any, *args: Any) -> Any:
        """Hashing takes 150 ms and 64 MB: two at a time, and not without end."""
        if self._waiting >= 20:
            raise RequestRefused(503, "busy", TooManyLogins())
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, work, *args)
        finally:
            self._waiting -= 1

    async def _token(self, kind: str, person: str, lasts: int) -> str:
        token = tokens.token()
        await self.store.give_token(tokens.hashed(token), kind, person, now_ms() + lasts)
        return token

    async def verify(self, token: str) -> None:
        person = await self.store.take_token(tokens.hashed(token), "verify", now_ms())
        if person is None:
            raise bad("bad_token", BadToken())
        await self.store.set_verified(person)

    async def forgot(self, email: str) -> tuple[Person, str] | None:
        """Somebody who wants a new password, and the token for it. Nobody is told whether there is such an account."""
        person = await self.store.by_email(email.strip().lower())
        return (person, await self._token("reset", person.id, HOUR)) if person is not None else None

    async def reset(self, token: str, password: str) -> None:
        """A new password; whoever was logged in no longer is."""
        hashed = await self._in_pool(self._hasher.hash, password)
        person = await self.store.take_token(tokens.hashed(token), "reset", now_ms())
        if person is None:
            raise bad("bad_token", BadToken())
        await self.store.set_password(person, hashed)

    async def unsubscribe_token(self, person: str) -> str:
        return await self._token("unsubscribe", person, 365 * DAY)

    async def unsubscribe(self, token: str) -> None:
        """No more mail; the link works again and again."""
        id = await self.store.take_token(tokens.hashed(token), "unsubscribe", now_ms(), keep=True)
        person = await self.store.by_id(id) if id is not None else None
        if person is None:
            raise bad("bad_token", BadToken())
        await self.store.set_settings(person.id, {**person.settings, "mail": False})

    # -- what is kept about somebody -------------------------------------------------------------------------

    def settings(self, person: Person) -> NoticeSettings:
        return msgspec.convert(person.settings, NoticeSettings)

    async def export(self, person: Person) -> dict[str, Any]:
        """Everything that is kept about somebody."""
        rows = await self.tables.of(person.id, 10_000)
        chat = await self.tables.db.fetch(
            "SELECT table_id, number, at, text, phrase FROM chat WHERE person = ? ORDER BY at", person.id
        )
        holders = await self.tables.holders_of([row.id for row in rows])
        seen = await self.store.sights(person.id)
        return {
            "person": {"id": person.id, "name": person.name, "created": person.created, "email": person.email},
            "settings": person.settings,
            "muted": await self.store.muted(person.id),
            "tables": [
                {
                    "id": row.id,
                    "game": row.game,
                    "status": row.status,
                    "started": row.data.started,
                    "seats": seating.held_by(holders[row.id], person.id),
                    "host": seating.is_host(holders[row.id], person.id),
                    "seen": seen.get(row.id),
                }
                for row in rows
            ],
            "chat": [dict(zip(("table", "number", "at", "text", "phrase"), line, strict=True)) for line in chat],
        }


_NOBODY = "$argon2id$v=19$m=65536,t=3,p=4$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
"""Compared with when there is no such account."""


def plain_email(email: str) -> str:
    email = email.strip().lower()
    if not _MAIL.fullmatch(email):
        raise bad("bad_email", BadEmail())
    return email


def me(person: Person | None, csrf: str) -> Me:
    """What a client is told about itself."""
    if person is None:
        return Me(csrf=csrf)
    return Me(person.id, person.name, person.account, person.email, person.verified, csrf)
