"""People, their sessions, and what is to be sent to them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import msgspec

from rondel.server.store.database import Database, Job, Row, Statement
from rondel.server.store.rows import Notice, Person, Subscription, encode
from rondel.server.tokens import new_id

PERSON = "id, name, email, verified, password, created, banned, settings"
SESSION_MS = 180 * 86_400_000
"""A session nobody uses for so long is forgotten."""


def _person(row: Row) -> Person:
    id, name, email, verified, password, created, banned, settings = row
    kept = msgspec.json.decode(settings) if settings else {}
    return Person(id, name, email or "", bool(verified), password, created, banned, kept)


class People:
    """What is kept about people."""

    def __init__(self, database: Database) -> None:
        self.db = database

    async def _do(self, *statements: Statement) -> list[int]:
        return await self.db.write(Job(statements=statements))

    async def by_session(self, token: str, now: int) -> Person | None:
        """Who holds this session, by the token's hash."""
        columns = ", ".join(f"p.{name}" for name in PERSON.split(", "))
        sql = f"SELECT {columns} FROM sessions s JOIN people p ON p.id = s.person WHERE s.token = ? AND s.seen > ?"
        rows = await self.db.fetch(sql, token, now - SESSION_MS)
        return _person(rows[0]) if rows else None

    async def by_id(self, id: str) -> Person | None:
        rows = await self.db.fetch(f"SELECT {PERSON} FROM people WHERE id = ?", id)
        return _person(rows[0]) if rows else None

    async def by_ids(self, ids: Collection[str]) -> list[Person]:
        if not ids:
            return []
        marks = ", ".join("?" * len(ids))
        return [_person(row) for row in await self.db.fetch(f"SELECT {PERSON} FROM people WHERE id IN ({marks})", *ids)]

    async def by_email(self, email: str) -> Person | None:
        rows = await self.db.fetch(f"SELECT {PERSON} FROM people WHERE email = ?", email)
        return _person(rows[0]) if rows else None

    async def all(self, limit: int = 1000) -> list[Person]:
        sql = f"SELECT {PERSON} FROM people ORDER BY seen DESC LIMIT ?"
        return [_person(row) for row in await self.db.fetch(sql, limit)]

    async def add(self, person: Person, token: str, now: int) -> None:
        """Keep a new guest with a first session."""
        sql = "INSERT INTO people (id, name, created, seen) VALUES (?, ?, ?, ?)"
        await self._do(Statement(sql, (person.id, person.name, now, now)), _session(person.id, token, now))

    async def open_session(self, person: str, token: str, now: int) -> None:
        await self._do(_session(person, token, now))

    async def seen(self, person: str, token: str, now: int) -> None:
        await self._do(
            Statement("UPDATE sessions SET seen = ? WHERE token = ?", (now, token)),
            Statement("UPDATE people SET seen = ? WHERE id = ?", (now, person)),
        )

    async def close_session(self, token: str) -> None:
        await self._do(Statement("DELETE FROM sessions WHERE token = ?", (token,)))

    async def close_sessions(self, person: str) -> None:
        await self._do(Statement("DELETE FROM sessions WHERE person = ?", (person,)))

    async def rename(self, person: str, name: str) -> None:
        await self._do(Statement("UPDATE people SET name = ? WHERE id = ?", (name, person)))

    async def register(self, person: str, email: str, password: str) -> None:
        """A guest becomes an account; raises `Conflict` if the address is taken."""
        sql = "UPDATE people SET email = ?, password = ?, verified = 0 WHERE id = ?"
        await self._do(Statement(sql, (email, password, person), must=True))

    async def set_password(self, person: str, password: str) -> None:
        await self._do(
            Statement("UPDATE people SET password = ? WHERE id = ?", (password, person)),
            Statement("DELETE FROM sessions WHERE person = ?", (person,)),
            Statement("DELETE FROM tokens WHERE person = ? AND kind = 'reset'", (person,)),
        )

    async def set_verified(self, person: str) -> None:
        await self._do(Statement("UPDATE people SET verified = 1 WHERE id = ?", (person,)))

    async def set_settings(self, person: str, settings: Any) -> None:
        await self._do(Statement("UPDATE people SET settings = ? WHERE id = ?", (encode(settings), person)))

    async def ban(self, person: str, why: str) -> bool:
        """Nobody banned can act, also where they sit and are connected; an empty reason lifts it."""
        counts = await self._do(
            Statement("UPDATE people SET banned = ? WHERE id = ?", (why, person)),
            Statement(
                "UPDATE tables SET revision = revision + 1 WHERE id IN (SELECT table_id FROM holders WHERE person = ?)",
                (person,),
            ),
            touch(),
        )
        return counts[0] > 0

    async def touched(self) -> str:
        """Another word each time somebody has changed something beside the servers."""
        rows = await self.db.fetch("SELECT value FROM facts WHERE name = 'touched'")
        return str(rows[0][0]) if rows else ""

    async def banned(self, people: Sequence[str]) -> set[str]:
        """Those among them who are banned."""
        marks = ", ".join("?" * len(people))
        sql = f"SELECT id FROM people WHERE banned <> '' AND id IN ({marks})"
        return {row[0] for row in await self.db.fetch(sql, *people)} if people else set()

    async def forget(self, person: str) -> None:
        """Everything about somebody; what they said is nobody's any more."""
        await self._do(
            Statement("UPDATE chat SET person = '', name = 'somebody' WHERE person = ?", (person,)),
            Statement("UPDATE reports SET person = '' WHERE person = ?", (person,)),
            Statement("DELETE FROM outbox WHERE person = ?", (person,)),
            Statement("DELETE FROM push WHERE person = ?", (person,)),
            Statement("DELETE FROM sights WHERE person = ?", (person,)),
            Statement("DELETE FROM mutes WHERE person = ? OR muted = ?", (person, person)),
            Statement("DELETE FROM holders WHERE person = ?", (person,)),
            Statement("DELETE FROM sessions WHERE person = ?", (person,)),
            Statement("DELETE FROM tokens WHERE person = ?", (person,)),
            Statement("DELETE FROM people WHERE id = ?", (person,)),
        )

    # -- how far they have seen ------------------------------------------------------------------------------

    async def seen_to(self, person: str, table: str) -> int | None:
        """The version of the table's picture that somebody had before their eyes last, on any device."""
        rows = await self.db.fetch("SELECT seen FROM sights WHERE person = ? AND table_id = ?", person, table)
        return rows[0][0] if rows else None

    async def sights(self, person: str) -> dict[str, int]:
        """The same for every table."""
        return dict(await self.db.fetch("SELECT table_id, seen FROM sights WHERE person = ?", person))

    async def keep_sight(self, person: str, table: str, seen: int) -> None:
        sql = (
            "INSERT INTO sights (person, table_id, seen) VALUES (?, ?, ?) ON CONFLICT (person, table_id) "
            "DO UPDATE SET seen = excluded.seen WHERE sights.seen < excluded.seen"
        )
        await self._do(Statement(sql, (person, table, seen)))

    # -- whom they do not want to hear -----------------------------------------------------------------------

    async def muted(self, person: str) -> tuple[str, ...]:
        """Whom somebody does not want to hear, at any table and on any device."""
        rows = await self.db.fetch("SELECT muted FROM mutes WHERE person = ? ORDER BY muted", person)
        return tuple(row[0] for row in rows)

    async def mute(self, person: str, other: str) -> None:
        """From now on; nothing where there is no such person."""
        sql = (
            "INSERT INTO mutes (person, muted) SELECT ?, id FROM people WHERE id = ? "
            "ON CONFLICT (person, muted) DO NOTHING"
        )
        await self._do(Statement(sql, (person, other)))

    async def hear(self, person: str, other: str) -> None:
        """Again."""
        await self._do(Statement("DELETE FROM mutes WHERE person = ? AND muted = ?", (person, other)))

    # -- one-time tokens -------------------------------------------------------------------------------------

    async def give_token(self, token: str, kind: str, person: str, expires: int) -> None:
        sql = "INSERT INTO tokens (token, kind, person, expires) VALUES (?, ?, ?, ?)"
        await self._do(Statement(sql, (token, kind, person, expires)))

    async def take_token(self, token: str, kind: str, now: int, *, keep: bool = False) -> str | None:
        """Whose token it is; it counts once."""
        sql = "SELECT person FROM tokens WHERE token = ? AND kind = ? AND expires > ?"
        rows = await self.db.fetch(sql, token, kind, now)
        if not rows:
            return None
        if not keep and not (await self._do(Statement("DELETE FROM tokens WHERE token = ?", (token,))))[0]:
            return None
        return str(rows[0][0])

    # -- what is to be sent ----------------------------------------------------------------------------------

    async def due_notices(self, now: int, until: int, limit: int = 20) -> list[Notice]:
        """What is to be sent now, for this process alone until then."""
        sql = (
            "SELECT id, channel, person, table_id, due, tries, body FROM outbox "
            "WHERE done = 0 AND due <= ? AND claimed <= ? ORDER BY due LIMIT ?"
        )
        found = []
        claim = "UPDATE outbox SET claimed = ?, tries = tries + 1 WHERE id = ? AND done = 0 AND claimed <= ?"
        for id, channel, person, table, due, tries, body in await self.db.fetch(sql, now, now, limit):
            if (await self._do(Statement(claim, (until, id, now))))[0]:
                found.append(Notice(id, channel, person, table, due, tries + 1, msgspec.json.decode(body)))
        return found

    async def next_notice(self) -> int | None:
        """When it is worth looking again: what another process has taken is its business for a while."""
        sql = "SELECT MIN(CASE WHEN claimed > due THEN claimed ELSE due END) FROM outbox WHERE done = 0"
        rows = await self.db.fetch(sql)
        return rows[0][0] if rows else None

    async def notice_done(self, id: str, *instead: Statement) -> None:
        """It needs no more sending, because others have taken its place or because it was sent."""
        await self._do(Statement("UPDATE outbox SET done = 1 WHERE id = ?", (id,)), *instead)

    async def notice_later(self, id: str, due: int) -> None:
        await self._do(Statement("UPDATE outbox SET due = ?, claimed = 0 WHERE id = ?", (due, id)))

    async def subscribe(self, person: str, endpoint: str, p256dh: str, auth: str) -> None:
        sql = (
            "INSERT INTO push (endpoint, person, p256dh, auth) VALUES (?, ?, ?, ?) ON CONFLICT (endpoint) "
            "DO UPDATE SET person = excluded.person, p256dh = excluded.p256dh, auth = excluded.auth"
        )
        await self._do(Statement(sql, (endpoint, person, p256dh, auth)))

    async def unsubscribe(self, person: str, endpoint: str = "") -> None:
        sql = "DELETE FROM push WHERE person = ? AND (endpoint = ? OR ? = '')"
        await self._do(Statement(sql, (person, endpoint, endpoint)))

    async def subscriptions(self, person: str) -> list[Subscription]:
        sql = "SELECT endpoint, p256dh, auth FROM push WHERE person = ?"
        return [Subscription(*row) for row in await self.db.fetch(sql, person)]

    # -- facts about the server itself -----------------------------------------------------------------------

    async def fact(self, name: str, fresh: str) -> str:
        """A value that is made once and shared by all processes."""
        sql = "INSERT INTO facts (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING"
        await self._do(Statement(sql, (name, fresh)))
        return str((await self.db.fetch("SELECT value FROM facts WHERE name = ?", name))[0][0])

    async def note(self, name: str, value: str) -> None:
        """Keep a fact in its newest form."""
        await self._do(_noted(name, value))


def touch() -> Statement:
    """Let running servers look at the store at once instead of in a second."""
    return _noted("touched", new_id())


def _noted(name: str, value: str) -> Statement:
    sql = "INSERT INTO facts (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
    return Statement(sql, (name, value))


def _session(person: str, token: str, now: int) -> Statement:
    sql = "INSERT INTO sessions (token, person, created, seen) VALUES (?, ?, ?, ?)"
    return Statement(sql, (token, person, now, now))


def notice(id: str, channel: str, person: str, table: str, due: int, body: Any) -> Statement:
    """Put something in the outbox; the same id is sent once."""
    sql = (
        "INSERT INTO outbox (id, channel, person, table_id, due, body) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
    )
    return Statement(sql, (id, channel, person, table, due, encode(body)))
