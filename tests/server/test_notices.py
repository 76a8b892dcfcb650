"""Telling people that it is their turn: over real SMTP, to a real web server, to a real push service."""

import asyncio
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rondel.server.bus import Wake
from rondel.server.clock import now_ms
from rondel.server.notices import sending
from rondel.server.notices.webhook import BadAddress, address_of, signed
from rondel.server.other_processes import KEEP_S, OtherProcesses
from rondel.server.store.database import Job, Statement
from rondel.wire.tables import Present
from tests.server.house import House, Person
from tests.server.receivers import Browser, Letterbox, receiver, text_of, vouched

pytestmark = pytest.mark.anyio

ACCOUNT = {"email": "Ann@Example.org", "password": "correct horse", "name": "Ann"}


@pytest.fixture
def store(tmp_path: Path) -> str:
    return str(tmp_path / "s.sqlite")


async def verified(house: House, box: Letterbox) -> Person:
    """Ann, whose address is known to be hers; the first mail of the box."""
    ann = await house.person()
    await ann.post("/api/accounts", ACCOUNT)
    await ann.post("/api/accounts/verify", {"token": box.link(await box.next(), "/verify")})
    await ann.refresh()
    return ann


async def set_settings(person: Person, **settings: Any) -> None:
    answer = await person.client.put("/api/me/settings", content=msgspec.json.encode({"mail": False, **settings}))
    assert answer.status_code == 200, answer.text


async def against(house: House, ann: Person, **more: Any) -> tuple[Person, dict[str, Any]]:
    """Bob, and a running table at which Ann sits second."""
    bob = await house.person("Bob")
    table = await bob.create("tictactoe", **more)
    await ann.join(table)
    await bob.act(table, "start")
    return bob, table


async def all_sent(house: House, count: int) -> None:
    """Wait until so many notices have been made and none is left in the outbox."""
    sql = "SELECT COUNT(*), SUM(done) FROM outbox"
    async with asyncio.timeout(60):
        while (await house.site.store.db.fetch(sql))[0] != (count, count):
            await asyncio.sleep(0.05)


async def test_who_becomes_active_and_is_away_gets_one_mail(letters: Any, store: str) -> None:
    box, smtp = letters
    async with House(store, smtp=smtp, notice_after=0) as house:
        ann = await verified(house, box)
        bob, table = await against(house, ann)
        async with bob.watch(table) as b:
            await b.play(0, "mark", cell=0)
            mail = await box.next(2)
            await all_sent(house, 1)

        assert len(box.mails) == 2
        assert mail["To"] == "ann@example.org"
        assert "your turn" in mail["Subject"]
        assert "Take a free cell." in text_of(mail)
        assert table["link"] in text_of(mail)
        stop = box.link(mail, "/api/unsubscribe")
        assert f"/api/unsubscribe/{stop}" in mail["List-Unsubscribe"]
        assert (await ann.client.post(f"/api/unsubscribe/{stop}")).status_code == 200
        assert not (await ann.get("/api/me/settings")).json()["mail"]


async def test_a_mail_speaks_the_language_of_who_gets_it(letters: Any, store: str) -> None:
    box, smtp = letters
    async with House(store, smtp=smtp, notice_after=0) as house:
        ann = await verified(house, box)
        await set_settings(ann, mail=True, language="de")
        bob, table = await against(house, ann)
        async with bob.watch(table) as b:
            await b.play(0, "mark", cell=0)
            assert "Du bist am Zug" in (await box.next(2))["Subject"]


async def test_who_is_looking_gets_no_mail(letters: Any, store: str) -> None:
    box, smtp = letters
    async with House(store, smtp=smtp, notice_after=0) as house:
        ann = await verified(house, box)
        bob, table = await against(house, ann)
        async with bob.watch(table) as b, ann.watch(table):
            await b.play(0, "mark", cell=0)
            await all_sent(house, 1)

        assert len(box.mails) == 1


async def test_who_looks_at_another_process_gets_no_mail(letters: Any, store: str) -> None:
    box, smtp = letters
    async with House(store, smtp=smtp, notice_after=0) as house:
        ann = await verified(house, box)
        bob, table = await against(house, ann)
        await house.site.hall.heard(Wake("presence", table["id"], "another", present=Present((1,))))
        async with bob.watch(table) as b:
            await b.play(0, "mark", cell=0)
            await all_sent(house, 1)
        assert len(box.mails) == 1

        await house.site.hall.heard(Wake("presence", table["id"], "another", present=Present((1,), away=(1,))))
        async with bob.watch(table) as b:
            await b.play(0, "undo")
            await b.play(0, "mark", cell=4)
            await box.next(2)


def test_a_process_that_says_nothing_is_gone_after_a_while() -> None:
    now = 0.0
    elsewhere = OtherProcesses(lambda: now)
    elsewhere.heard("t", "one", Present((0,)))
    elsewhere.heard("t", "two", Present((1,)))
    elsewhere.heard("t", "two", Present())
    assert elsewhere.at("t") == [Present((0,))]

    now = KEEP_S + 1
    assert elsewhere.at("t") == []
    elsewhere.tidy()
    assert elsewhere._said == {}


async def test_everybody_who_is_away_hears_of_the_end(letters: Any, store: str) -> None:
    box, smtp = letters
    async with House(store, smtp=smtp, notice_after=0) as house:
        ann = await verified(house, box)
        bob, table = await against(house, ann)
        await bob.act(table, "resign", seat=0)

        mail = await box.next(2)

        assert "is over" in mail["Subject"]
        assert "resignation" in text_of(mail)


async def test_a_mail_that_was_turned_away_is_tried_again(
    letters: Any, store: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sending, "RETRIES", (10,) * 4)
    box, smtp = letters
    async with House(store, smtp=smtp, notice_after=0) as house:
        ann = await verified(house, box)
        bob, table = await against(house, ann)
        box.refuses = 2
        async with bob.watch(table) as b:
            await b.play(0, "mark", cell=0)
            await all_sent(house, 1)

        assert (len(box.mails), box.refuses) == (2, 0)
        assert (await house.site.store.db.fetch("SELECT tries FROM outbox")) == [(3,)]


async def test_what_fails_on_one_way_is_tried_again_there_and_nowhere_else(
    letters: Any, store: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A web hook that fails twice, a browser that fails once: one mail, one hook, one push for each browser."""
    monkeypatch.setattr(sending, "RETRIES", (10,) * 4)
    box, smtp = letters
    async with House(store, smtp=smtp, notice_after=0, webhooks_private=True) as house, receiver() as web:
        ann = await verified(house, box)
        browsers = [Browser(f"{web.url}/one"), Browser(f"{web.url}/two")]
        for browser in browsers:
            await ann.post("/api/me/push", browser.subscription)
        await set_settings(ann, mail=True, webhook=f"{web.url}/hook", push=True)
        web.answers = {"/hook": [500, 500], "/two": [503]}
        bob, table = await against(house, ann)
        async with bob.watch(table) as b:
            await b.play(0, "mark", cell=0)
            await all_sent(house, 5)  # a mail, a hook, and for push one for all, then one for each browser

    posts = [post.path for post in web.got]
    assert len(box.mails) == 2
    assert sorted(posts) == ["/hook"] * 3 + ["/one"] + ["/two"] * 2
    hooks = [msgspec.json.decode(post.body) for post in web.got if post.path == "/hook"]
    assert all(hook == hooks[0] for hook in hooks)
    assert {key: hooks[0][key] for key in ("event", "seat", "game")} == {
        "event": "turn",
        "seat": 1,
        "game": "tictactoe",
    }


async def test_what_cannot_be_delivered_is_given_up(store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sending, "RETRIES", (10, 10))
    async with House(store, notice_after=0, webhooks_private=True) as house, receiver() as web:
        ann = await house.person("Ann")
        await set_settings(ann, webhook=f"{web.url}/hook")
        web.answers = {"/hook": [500] * 99}
        bob, table = await against(house, ann)
        async with bob.watch(table) as b:
            await b.play(0, "mark", cell=0)
            await all_sent(house, 1)

    assert len(web.got) == 3


async def test_a_failure_is_followed_by_a_pause(store: str) -> None:
    async with House(store, notice_after=0, webhooks_private=True) as house, receiver() as web:
        ann = await house.person("Ann")
        await set_settings(ann, webhook=f"{web.url}/hook")
        web.answers = {"/hook": [500]}
        bob, table = await against(house, ann)
        async with bob.watch(table) as b:
            await b.play(0, "mark", cell=0)
            await web.next()
            async with asyncio.timeout(60):
                while not (found := await house.site.store.db.fetch("SELECT due FROM outbox WHERE claimed = 0")):
                    await asyncio.sleep(0.05)

    assert found[0][0] > (time.time() + 30) * 1000


async def test_a_notice_of_a_process_that_died_is_sent_by_another_once(letters: Any, store: str) -> None:
    """What was claimed and never done is anybody's when the claim has run out; what was done is never sent again."""
    box, smtp = letters
    async with House(store, smtp=smtp, notice_after=1000) as house:
        ann = await verified(house, box)
        bob, table = await against(house, ann)
        async with bob.watch(table) as b:
            await b.play(0, "mark", cell=0)
        claimed = Statement("UPDATE outbox SET due = 1, claimed = ?, tries = 1", (now_ms() + 1500,))
        await house.site.store.db.write(Job(statements=[claimed]))
    for _ in range(2):
        async with House(store, smtp=smtp) as house:
            await all_sent(house, 1)
            assert await house.site.store.db.fetch("SELECT tries FROM outbox") == [(2,)]

    assert len(box.mails) == 2


async def test_a_webhook_is_signed_with_a_key_its_owner_can_see(store: str) -> None:
    async with House(store, webhooks_private=True) as house, receiver() as web:
        ann, eve = await house.person("Ann"), await house.person("Eve")
        await set_settings(ann, webhook=f"{web.url}/hook?a=b")
        await ann.post("/api/me/test-notice", {"channel": "webhook"})
        key = (await ann.get("/api/me/webhook-key")).json()["key"]
        other = (await eve.get("/api/me/webhook-key")).json()["key"]

    (post,) = web.got
    assert post.path == "/hook?a=b"
    assert post.headers["x-rondel-signature"] == signed(key, post.body)
    assert other != key
    assert msgspec.json.decode(post.body)["event"] == "test"


async def test_a_browser_gets_what_only_it_can_read_from_a_server_it_knows(store: str) -> None:
    async with House(store, notice_after=0, webhooks_private=True) as house, receiver() as web:
        ann = await house.person("Ann")
        browser = Browser(f"{web.url}/push/abc")
        await ann.post("/api/me/push", browser.subscription)
        await set_settings(ann, push=True)
        key = (await ann.get("/api/push-key")).json()["key"]
        bob, table = await against(house, ann)
        async with bob.watch(table) as b:
            await b.play(0, "mark", cell=0)
            post = await web.next()
            await all_sent(house, 2)

    told, claims = browser.read(post), vouched(post, key)
    assert (told["event"], told["link"], told["title"]) == ("turn", table["link"], "Tic-tac-toe")
    assert claims["aud"] == web.url
    assert time.time() < claims["exp"] < time.time() + 86_400
    assert claims["sub"].startswith("mailto:")
    assert post.headers["ttl"] == "86400"
    assert len(web.got) == 1


@pytest.mark.parametrize("status", [404, 410])
async def test_a_browser_that_has_gone_away_is_forgotten(status: int, store: str) -> None:
    async with House(store, webhooks_private=True) as house, receiver() as web:
        ann = await house.person("Ann")
        await ann.post("/api/me/push", Browser(f"{web.url}/push").subscription)
        web.answers = {"/push": [status]}
        await ann.post("/api/me/test-notice", {"channel": "push"})

        again = await ann.post("/api/me/test-notice", {"channel": "push"}, 400)

    assert again.json()["code"] == "no_browser"
    assert len(web.got) == 1


async def test_the_test_button_says_what_went_wrong(store: str) -> None:
    async with House(store, webhooks_private=True) as house, receiver() as web:
        ann = await house.person("Ann")
        await set_settings(ann, webhook=f"{web.url}/hook")
        web.answers = {"/hook": [418]}

        refused = await ann.post("/api/me/test-notice", {"channel": "webhook"}, 400)
        no_mail = await ann.post("/api/me/test-notice", {"channel": "mail"}, 400)

    assert "418" in refused.json()["text"]["with"]["why"]
    assert no_mail.json()["code"] == "no_email"


@pytest.mark.parametrize(
    "url",
    [
        "http://127.0.0.1/x",
        "http://localhost:8000/",
        "http://10.1.2.3/",
        "http://169.254.169.254/latest/",
        "http://[::1]/",
        "http://0.0.0.0/",
        "http://2130706433/",
        "file:///etc/passwd",
        "http://user:pass@93.184.216.34/",
        "http://[::ffff:127.0.0.1]/",
    ],
)
async def test_a_webhook_never_goes_into_the_own_network(url: str) -> None:
    with pytest.raises(BadAddress):
        await address_of(url)


async def test_a_browser_cannot_be_a_way_into_the_own_network(store: str) -> None:
    async with House(store) as house, receiver() as web:
        ann = await house.person("Ann")
        await ann.post("/api/me/push", Browser(f"{web.url}/push").subscription, 400)
        await ann.client.put("/api/me/settings", content=msgspec.json.encode({"webhook": web.url}))

    assert not web.got
