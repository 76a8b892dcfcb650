"""The outbox: takes what is due, sees whether it is still wanted, and sends it.

Every channel of a notice is a line of its own there, and so is every browser that wants to be told. A line that was
delivered is done; one that was not is tried again later, without touching the others. Should the server die between
delivering and noting it, the message comes again, with the same id.
"""

from __future__ import annotations

import asyncio
import contextlib
from hashlib import sha256
from typing import Any

from rondel import registry
from rondel.core.interaction import interaction
from rondel.core.match import Match
from rondel.core.view import Viewer
from rondel.errors import RondelError
from rondel.messages import Message
from rondel.server import logs, tokens
from rondel.server.clock import MINUTE, now_ms
from rondel.server.config import Config
from rondel.server.hall import Hall
from rondel.server.notices import mail, push, webhook
from rondel.server.notices.turns import OVER, TURN, ways_of
from rondel.server.people import People
from rondel.server.refusals import bad
from rondel.server.store.opening import Store
from rondel.server.store.people import notice as new_notice
from rondel.server.store.rows import Notice, Person, Subscription, TableRow
from rondel.words import Speaker


class NoMail(Message): ...


class NoAddress(Message): ...


class NoWebhook(Message): ...


class NoBrowser(Message): ...


LOOK_S = 5.0
CLAIM_MS = 120_000
"""If the process that took a notice dies, another one sends it after so long."""
RETRIES = (MINUTE, 5 * MINUTE, 30 * MINUTE, 120 * MINUTE)
"""How long to wait after each failure; then it is given up."""
AT_ONCE = 8
"""Messages under way at the same time, so that a slow receiver does not hold up the others."""


class Sender:
    """Tells people that it is their turn, and that a match is over."""

    def __init__(self, config: Config, store: Store, hall: Hall, people: People, url: str) -> None:
        self.config, self.store, self.hall, self.people, self.url = config, store, hall, people, url
        self.smtp = mail.Smtp.of(config.smtp) if config.smtp else None
        self._tasks: set[asyncio.Task[None]] = set()
        self._room = asyncio.Semaphore(AT_ONCE)

    async def run(self) -> None:
        while True:
            wait = LOOK_S
            self.hall.process.posted.clear()
            try:
                wait = await self._round()
            except RondelError as problem:
                logs.event("notices", level=30, error=str(problem))
            except Exception:
                logs.log.exception("notices")
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await self.hall.process.posted.wait()

    async def _round(self) -> float:
        """Send what is due; returns how many seconds to wait until it is worth looking again."""
        await self._room.acquire()  # take nothing before somebody has time for it
        self._room.release()
        now = now_ms()
        for notice in await self.store.people.due_notices(now, now + CLAIM_MS, AT_ONCE):
            self._start(self._deliver(notice))
        next_one = await self.store.people.next_notice()
        return LOOK_S if next_one is None else min(LOOK_S, max(0.2, (next_one - now_ms()) / 1000))

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _start(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def soon(self, kind: str, person: Person, words: dict[str, str]) -> None:
        """Send a mail about an account without letting anybody wait for it."""

        async def send() -> None:
            try:
                await self.mail(kind, person, words)
            except Exception as problem:
                logs.event("mail failed", level=30, kind=kind, error=type(problem).__name__)

        self._start(send())

    # -- the outbox ------------------------------------------------------------------------------------------

    async def _deliver(self, notice: Notice) -> None:
        """Send one line of the outbox, and note that it is done; or when to try again."""
        async with self._room:
            try:
                row = await self.store.tables.find(notice.table)
                person = await self.store.people.by_id(notice.person)
                if row is not None and person is not None and self._is_wanted(notice, row, person):
                    await self._tell(notice, row, person)
                await self.store.people.notice_done(notice.id)
            except Exception as problem:
                logs.event("notice failed", level=30, channel=notice.channel, error=type(problem).__name__)
                self.hall.process.metrics.count("notices_failed", notice.channel)
                with contextlib.suppress(RondelError):  # the store is gone: the claim runs out by itself
                    await self._later(notice)

    async def _later(self, notice: Notice) -> None:
        if notice.tries > len(RETRIES):
            logs.event("notice given up", level=30, channel=notice.channel, tries=notice.tries)
            await self.store.people.notice_done(notice.id)
        else:
            await self.store.people.notice_later(notice.id, now_ms() + RETRIES[notice.tries - 1])
            self.hall.process.posted.set()

    def _is_wanted(self, notice: Notice, row: TableRow, person: Person) -> bool:
        """Is there still a reason, do they still want to be told like that, and are they still away?"""
        seat = notice.body["seat"]
        if notice.body["event"] == TURN and (row.status != "running" or seat not in row.waiting):
            return False
        if notice.body["event"] == OVER and row.status not in ("finished", "archived"):
            return False
        return notice.channel in ways_of(person) and not self.hall.is_looking(row.id, seat, person.id)

    async def _tell(self, notice: Notice, row: TableRow, person: Person) -> None:
        words = await self._words(notice, row, person)
        facts = {
            "id": notice.id,
            "event": notice.body["event"],
            "seat": notice.body["seat"],
            "game": row.game,
            **{key: words[key] for key in ("name", "table", "title", "link", "prompt") if words[key]},
        }
        if notice.channel == "mail" and self.smtp is not None:
            token = await self.people.unsubscribe_token(person.id)
            words["unsubscribe"] = f"{self.url}/api/unsubscribe/{token}"
            await self.mail(notice.body["event"], person, words, id=notice.id)
        elif notice.channel == "webhook":
            await self.webhook(person, self.people.settings(person).webhook, facts)
        elif notice.channel == "push" and (endpoint := notice.body.get("endpoint")):
            found = [each for each in await self.store.people.subscriptions(person.id) if each.endpoint == endpoint]
            for subscription in found:
                await self.push(person, subscription, facts)
        elif notice.channel == "push":
            await self._to_each_browser(notice)

    async def _to_each_browser(self, notice: Notice) -> None:
        """A line for each browser, put in the outbox together, so that each is told once."""
        lines = []
        for subscription in await self.store.people.subscriptions(notice.person):
            id = f"{notice.id}/{sha256(subscription.endpoint.encode()).hexdigest()[:16]}"
            body = {**notice.body, "endpoint": subscription.endpoint}
            lines.append(new_notice(id, "push", notice.person, notice.table, now_ms(), body))
        await self.store.people.notice_done(notice.id, *lines)
        self.hall.process.posted.set()

    async def _words(self, notice: Notice, row: TableRow, person: Person) -> dict[str, str]:
        """What the message says, with what the seat is asked to do."""
        table = await self.hall.table(row.id)
        prompt = await table.ask(lambda match: self._prompt(match, notice.body["seat"], person))
        return {
            "name": person.name,
            "table": row.data.name,
            "title": registry.meta(row.game).title,
            "link": self.hall.process.link(row.code),
            "url": self.url,
            "prompt": prompt,
        }

    def _prompt(self, match: Match, seat: int, person: Person) -> str:
        language = self.people.settings(person).language
        speaker = Speaker(language, match.game.module, match.name_of)
        return speaker.say(interaction(match, Viewer((seat,))).prompt)

    # -- channels --------------------------------------------------------------------------------------------

    async def mail(self, kind: str, person: Person, words: dict[str, str], id: str = "") -> None:
        if self.smtp is None:
            raise bad("no_mail", NoMail())
        words = {"name": person.name, "url": self.url, **words}
        language = self.people.settings(person).language
        await mail.send(self.smtp, mail.message(kind, self.config.mail_from, person.email, words, language, id))
        self.hall.process.metrics.count("notices", "mail")

    async def webhook(self, person: Person, url: str, facts: dict[str, Any]) -> None:
        secret = await self.webhook_secret(person)
        await webhook.post(url, secret, facts, private=self.config.webhooks_private)
        self.hall.process.metrics.count("notices", "webhook")

    async def webhook_secret(self, person: Person) -> str:
        """The key of somebody's signatures, shown to them only."""
        key = await self.store.people.fact("webhook key", tokens.token())
        return tokens.hashed(f"{key}/{person.id}")

    async def push_key(self) -> str:
        return await self.store.people.fact("push key", push.new_key())

    async def push(self, person: Person, to: Subscription, facts: dict[str, Any]) -> None:
        """Tell one browser; one that has gone away is forgotten."""
        contact = f"mailto:{self.config.mail_from}"
        try:
            await push.send(to, facts, await self.push_key(), contact, private=self.config.webhooks_private)
            self.hall.process.metrics.count("notices", "push")
        except push.Gone:
            await self.store.people.unsubscribe(person.id, to.endpoint)

    async def test(self, person: Person, channel: str) -> None:
        """Send something now, so that people see whether it arrives."""
        settings = self.people.settings(person)
        facts = {"event": "test", "name": person.name, "url": self.url}
        if channel == "mail":
            if not person.email:
                raise bad("no_email", NoAddress())
            await self.mail("test", person, {})
        elif channel == "webhook":
            if not settings.webhook:
                raise bad("no_webhook", NoWebhook())
            await self.webhook(person, settings.webhook, facts)
        else:
            subscriptions = await self.store.people.subscriptions(person.id)
            if not subscriptions:
                raise bad("no_browser", NoBrowser())
            for subscription in subscriptions:
                await self.push(person, subscription, facts)
