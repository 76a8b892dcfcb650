"""The outbox: takes what is due, sees whether it is still wanted, and sends it."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

from rondel import registry
from rondel.errors import RondelError
from rondel.server import logs, tokens
from rondel.server.clock import MINUTE, now_ms
from rondel.server.config import Config
from rondel.server.hall import Hall
from rondel.server.notices import mail, push, webhook
from rondel.server.people import People
from rondel.server.refusals import bad
from rondel.server.store.opening import Store
from rondel.server.store.rows import Notice, Person

LOOK_S = 5.0
CLAIM_MS = 60_000
RETRIES = (MINUTE, 5 * MINUTE, 30 * MINUTE, 120 * MINUTE)


class Sender:
    """Tells people that it is their turn."""

    def __init__(self, config: Config, store: Store, hall: Hall, people: People, url: str) -> None:
        self.config, self.store, self.hall, self.people, self.url = config, store, hall, people, url
        self.smtp = mail.Smtp.of(config.smtp) if config.smtp else None
        self._tasks: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        while True:
            wait = LOOK_S
            try:
                now = now_ms()
                for notice in await self.store.people.due_notices(now, now + CLAIM_MS):
                    await self._deliver(notice)
                next_one = await self.store.people.next_notice()
                if next_one is not None:
                    wait = min(LOOK_S, max(0.2, (next_one - now_ms()) / 1000))
            except RondelError as problem:
                logs.event("notices", level=30, error=str(problem))
            except Exception:
                logs.log.exception("notices")
            await asyncio.sleep(wait)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def soon(self, kind: str, person: Person, words: dict[str, str]) -> None:
        """Send a mail about an account without letting anybody wait for it."""

        async def send() -> None:
            with contextlib.suppress(Exception):
                await self.mail(kind, person, words)

        task = asyncio.create_task(send())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # -- turns -----------------------------------------------------------------------------------------------

    async def _deliver(self, notice: Notice) -> None:
        try:
            if await self._is_wanted(notice):
                await self._tell(notice)
            await self.store.people.notice_done(notice.id)
        except Exception as problem:
            logs.event("notice failed", level=30, notice=notice.id, error=type(problem).__name__)
            if notice.tries > len(RETRIES):
                await self.store.people.notice_done(notice.id)
            else:
                await self.store.people.notice_later(notice.id, now_ms() + RETRIES[notice.tries - 1])

    async def _is_wanted(self, notice: Notice) -> bool:
        """Is it still their turn, and are they still away?"""
        row = await self.store.tables.find(notice.table)
        if row is None or row.status != "running" or notice.body["seat"] not in row.waiting:
            return False
        table = self.hall.tables.get(notice.table)
        if table is None:
            return True
        present = table.audience.present()
        here = notice.body["seat"] in present.connected and notice.body["seat"] not in present.away
        return not here and not table.audience.is_looking(notice.person)

    async def _tell(self, notice: Notice) -> None:
        person = await self.store.people.by_id(notice.person)
        row = await self.store.tables.find(notice.table)
        if person is None or row is None:
            return
        settings = self.people.settings(person)
        words = {
            "name": person.name,
            "table": row.data.name,
            "title": registry.meta(row.game).title,
            "link": self.hall.link(row.code),
            "url": self.url,
            "prompt": "",
        }
        sent = notice.body.get("sent", [])
        if settings.mail and person.verified and self.smtp is not None and "mail" not in sent:
            token = await self.people.unsubscribe_token(person.id)
            await self.mail("turn", person, {**words, "unsubscribe": f"{self.url}/api/unsubscribe/{token}"})
        if settings.webhook:
            facts = {"event": "turn", "seat": notice.body["seat"], "table": row.id, **_plain(words)}
            await self.webhook(person, settings.webhook, facts)
        if settings.push:
            await self.push(person, {"event": "turn", **_plain(words)})

    # -- channels --------------------------------------------------------------------------------------------

    async def mail(self, kind: str, person: Person, words: dict[str, str]) -> None:
        if self.smtp is None:
            raise bad("no_mail", "This server cannot send mail.")
        words = {"name": person.name, "url": self.url, **words}
        await mail.send(self.smtp, mail.message(kind, self.config.mail_from, person.email, words))
        self.hall.metrics.count("notices", "mail")

    async def webhook(self, person: Person, url: str, facts: dict[str, Any]) -> None:
        secret = await self.webhook_secret(person)
        await webhook.post(url, secret, facts, private=self.config.webhooks_private)
        self.hall.metrics.count("notices", "webhook")

    async def webhook_secret(self, person: Person) -> str:
        """The key of somebody's signatures, shown to them only."""
        key = await self.store.people.fact("webhook key", tokens.token())
        return tokens.hashed(f"{key}/{person.id}")

    async def push_key(self) -> str:
        return await self.store.people.fact("push key", push.new_key())

    async def push(self, person: Person, facts: dict[str, str]) -> None:
        key = await self.push_key()
        contact = f"mailto:{self.config.mail_from}"
        for endpoint, p256dh, auth in await self.store.people.subscriptions(person.id):
            try:
                private = self.config.webhooks_private
                await push.send(endpoint, p256dh, auth, facts, key, contact, private=private)
                self.hall.metrics.count("notices", "push")
            except push.Gone:
                await self.store.people.unsubscribe(person.id, endpoint)

    async def test(self, person: Person, channel: str) -> None:
        """Send something now, so that people see whether it arrives."""
        settings = self.people.settings(person)
        facts = {"event": "test", "name": person.name, "url": self.url}
        if channel == "mail":
            if not person.email:
                raise bad("no_email", "You have given no address.")
            await self.mail("test", person, {})
        elif channel == "webhook":
            if not settings.webhook:
                raise bad("no_webhook", "You have given no webhook.")
            await self.webhook(person, settings.webhook, facts)
        else:
            await self.push(person, facts)


def _plain(words: dict[str, str]) -> dict[str, str]:
    return {key: value for key, value in words.items() if value}
