"""Who I am: guests, accounts, settings, my data."""

from __future__ import annotations

from typing import Annotated, Any, cast

from litestar import MediaType, Request, Response, delete, get, post, put
from litestar.params import JSONBody, PathParameter
from msgspec import to_builtins

from rondel.core.seats import HOST
from rondel.errors import RondelError
from rondel.messages import Message
from rondel.server import seating, written_pages
from rondel.server.asker import Who, limited
from rondel.server.games import known_bot
from rondel.server.live import LiveTable
from rondel.server.notices import push, webhook
from rondel.server.refusals import RequestRefused, bad
from rondel.server.store import tables as kept
from rondel.server.store.database import Statement
from rondel.server.store.rows import HostData
from rondel.wire.http.body import Done
from rondel.wire.http.people import (
    DeleteMe,
    ForgotPassword,
    Login,
    NoticeSettings,
    PushKey,
    PushSubscription,
    Register,
    Rename,
    ResetPassword,
    TestNotice,
    VerifyEmail,
    WebhookKey,
)
from rondel.wire.tables import Me


class NotSure(Message): ...


class AllDeleted(Message): ...


class NoSubscription(Message): ...


class WasSent(Message): ...


class MailOnItsWay(Message): ...


class NewPasswordSet(Message): ...


class NotSent(Message):
    why: str


TokenInPath = Annotated[str, PathParameter(max_length=200)]
PersonInPath = Annotated[str, PathParameter(max_length=60)]


@get("/api/me", operation_id="me")
async def who_am_i(asker: Who) -> Response[Me]:
    """Who the client is; also gives the token for requests that change something."""
    return asker.answer(asker.me)


@post("/api/me", operation_id="rename", status_code=200)
async def name_me(data: JSONBody[Rename], asker: Who) -> Response[Me]:
    """Become a guest, or be called otherwise."""
    if asker.person is None:
        await asker.or_guest(data.name)
    else:
        asker.person = await asker.site.people.rename(asker.person, data.name)
    return asker.answer(asker.me)


@delete("/api/me", operation_id="delete_me", status_code=200)
async def delete_me(data: JSONBody[DeleteMe], asker: Who) -> Response[Done]:
    """Forget everything about me; my seats are free or played by bots."""
    if not data.sure:
        raise bad("not_sure", NotSure())
    person = asker.known
    site = asker.site
    for row in await site.store.tables.of(person.id, 10_000):
        table = await site.hall.table(row.id)
        async with table.changing():
            for seat in seating.held_by(table.holders, person.id):
                found = table.row.data.seats[seat]
                found.name = "somebody"
                if table.row.status == "open":
                    found.kind, found.name = "free", ""
                elif len(table.holders[seat]) == 1:
                    found.stands_in, found.bot = True, known_bot(table.row.game, "")
            await table.save(*_without_host(table, person.id))
    await site.store.people.forget(person.id)
    for table in site.hall.tables.values():
        table.stale = table.stale or bool(table.seats_of(person.id))
    asker.gone = True
    return asker.answer(Done(text=AllDeleted().phrase))


def _without_host(table: LiveTable, person: str) -> list[Statement]:
    """The log forgets who they were; if nobody else runs the table, somebody who sits there does."""
    if number := seating.number_of(table.row, person):
        table.row.data.hosts[number - 1] = HostData()
    others = [each for people in table.holders.values() for each in people if each != person]
    if others and table.holders.get(HOST) == [person]:
        seating.enter_host(table.row, table.holders, others[0], "")
        return [kept.hold(table.id, HOST, others[0])]
    return []


@get("/api/me/export", operation_id="export_me")
async def export_me(asker: Who) -> dict[str, Any]:
    """Everything that is kept about me."""
    return await asker.site.people.export(asker.known)


@get("/api/me/settings", operation_id="settings")
async def settings(asker: Who) -> NoticeSettings:
    return asker.site.people.settings(asker.known)


@put("/api/me/settings", operation_id="set_settings")
async def set_settings(data: JSONBody[NoticeSettings], asker: Who) -> NoticeSettings:
    """How I want to be told that it is my turn."""
    person = asker.known
    if data.webhook:
        try:
            await webhook.address_of(data.webhook, private=asker.site.config.webhooks_private)
        except webhook.BadAddress as problem:
            raise bad("bad_webhook", str(problem)) from None
    await asker.site.store.people.set_settings(person.id, to_builtins(data))
    for table in asker.site.hall.tables.values():
        table.notices.ask_again()
    return data


@put("/api/me/muted/{person:str}", operation_id="mute_person")
async def mute_person(person: PersonInPath, asker: Who) -> Done:
    """I do not want to hear this person, at any table."""
    await asker.site.store.people.mute(asker.known.id, person)
    return Done()


@delete("/api/me/muted/{person:str}", operation_id="hear_person", status_code=200)
async def hear_person(person: PersonInPath, asker: Who) -> Done:
    """I want to hear this person again."""
    await asker.site.store.people.hear(asker.known.id, person)
    return Done()


@get("/api/me/webhook-key", operation_id="webhook_key")
async def webhook_key(asker: Who) -> WebhookKey:
    """With this key my webhook can tell that a message comes from here: HMAC-SHA256 of the body."""
    return WebhookKey(await asker.site.sender.webhook_secret(asker.known))


@get("/api/push-key", operation_id="push_key")
async def push_key(asker: Who) -> PushKey:
    """What a browser needs to subscribe."""
    return PushKey(push.public_key(await asker.site.sender.push_key()))


@post("/api/me/push", operation_id="subscribe", status_code=200)
async def subscribe(data: JSONBody[PushSubscription], asker: Who) -> Done:
    """This browser wants to be told."""
    person = asker.known
    try:
        await webhook.address_of(data.endpoint, private=asker.site.config.webhooks_private)
        push.encrypted(b"", data.p256dh, data.auth)
    except (RondelError, ValueError):
        raise bad("bad_subscription", NoSubscription()) from None
    await asker.site.store.people.subscribe(person.id, data.endpoint, data.p256dh, data.auth)
    return Done()


@delete("/api/me/push", operation_id="unsubscribe_push", status_code=200)
async def unsubscribe_push(asker: Who) -> Done:
    """None of my browsers wants to be told any more."""
    await asker.site.store.people.unsubscribe(asker.known.id)
    return Done()


@post("/api/me/test-notice", operation_id="test_notice", status_code=200)
async def test_notice(data: JSONBody[TestNotice], asker: Who) -> Done:
    """Send me something now."""
    person = asker.known
    limited(asker.site.logins.take(f"test {person.id}"))
    try:
        await asker.site.sender.test(person, data.channel)
    except RequestRefused:
        raise
    except Exception as problem:  # whatever goes wrong out there is what the button is for
        raise bad("not_sent", NotSent(str(problem)[:180])) from None
    return Done(text=WasSent().phrase)


@post("/api/accounts", operation_id="register")
async def register(data: JSONBody[Register], asker: Who) -> Response[Me]:
    """Make the guest I am an account."""
    limited(asker.site.logins.take(asker.address))
    person = await asker.or_guest(data.name or data.email.partition("@")[0][:40])
    token = await asker.site.people.register(person, data.email, data.password)
    asker.person = await asker.site.store.people.by_id(person.id)
    if asker.person is not None and asker.site.sender.smtp is not None:
        asker.site.sender.soon("verify", asker.person, {"link": f"{asker.site.url}/verify/{token}"})
    return asker.answer(asker.me, 201)


@post("/api/accounts/verify", operation_id="verify_email", status_code=200)
async def verify_email(data: JSONBody[VerifyEmail], asker: Who) -> Done:
    """Prove that an address is mine."""
    await asker.site.people.verify(data.token)
    return Done()


@post("/api/accounts/forgot", operation_id="forgot_password", status_code=200)
async def forgot_password(data: JSONBody[ForgotPassword], asker: Who) -> Done:
    """Send me a link for a new password; the answer is the same for everybody."""
    limited(asker.site.logins.take(asker.address))
    found = await asker.site.people.forgot(data.email)
    if found is not None and asker.site.sender.smtp is not None:
        person, token = found
        asker.site.sender.soon("reset", person, {"link": f"{asker.site.url}/reset/{token}"})
    return Done(text=MailOnItsWay().phrase)


@post("/api/accounts/reset", operation_id="reset_password", status_code=200)
async def reset_password(data: JSONBody[ResetPassword], asker: Who) -> Done:
    limited(asker.site.logins.take(asker.address))
    await asker.site.people.reset(data.token, data.password)
    return Done(text=NewPasswordSet().phrase)


@post("/api/login", operation_id="login", status_code=200)
async def login(data: JSONBody[Login], asker: Who) -> Response[Me]:
    limited(asker.site.logins.take(asker.address))
    limited(asker.site.logins.take(data.email.strip().lower()))
    asker.person, asker.made = await asker.site.people.log_in(data.email, data.password)
    return asker.answer(asker.me)


@post("/api/logout", operation_id="logout", status_code=200)
async def logout(asker: Who) -> Response[Done]:
    if asker.token:
        await asker.site.people.log_out(asker.token)
    asker.gone = True
    return asker.answer(Done())


@get("/api/unsubscribe/{token:str}", operation_id="ask_unsubscribe", media_type=MediaType.HTML)
async def ask_unsubscribe(token: TokenInPath, request: Request[Any, Any, Any]) -> str:
    """A page with one button; mail programs that open links must not unsubscribe anybody."""
    return written_pages.ask_to_stop(_language(request))


@post("/api/unsubscribe/{token:str}", operation_id="unsubscribe", status_code=200)
async def unsubscribe(token: TokenInPath, asker: Who, request: Request[Any, Any, Any]) -> Response[Done]:
    """A browser gets a page, a mail program the usual answer."""
    await asker.site.people.unsubscribe(token)
    if MediaType.HTML in request.headers.get("accept", ""):
        return Response(cast(Any, written_pages.stopped(_language(request))), media_type=MediaType.HTML)
    return Response(Done(text=written_pages.MailsStopped().phrase))


def _language(request: Request[Any, Any, Any]) -> str:
    return written_pages.preferred(request.headers.get("accept-language", ""))


HANDLERS = [
    who_am_i,
    name_me,
    delete_me,
    export_me,
    settings,
    set_settings,
    mute_person,
    hear_person,
    webhook_key,
    push_key,
    subscribe,
    unsubscribe_push,
    test_notice,
    register,
    verify_email,
    forgot_password,
    reset_password,
    login,
    logout,
    ask_unsubscribe,
    unsubscribe,
]
