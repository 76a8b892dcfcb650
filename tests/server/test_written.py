"""Pages that the server writes itself, in the language a browser asks for."""

from __future__ import annotations

from typing import Any

import pytest

from rondel.server.pages import Pages
from tests.server.house import House

pytestmark = pytest.mark.anyio


async def fetched(pages: Pages, path: str, language: str) -> tuple[int, str]:
    """What a browser of somebody who reads this language gets."""
    sent: list[Any] = []

    async def send(message: Any) -> None:
        sent.append(message)

    headers = [(b"accept-language", language.encode())]
    await pages({"type": "http", "method": "GET", "path": path, "headers": headers}, None, send)
    return sent[0]["status"], sent[1]["body"].decode()


@pytest.mark.parametrize(
    ("language", "says", "lacks"),
    [
        ("", "not built yet", "There is no such file."),
        ("de-AT,de;q=0.9", "noch nicht gebaut", "Diese Datei gibt es nicht."),
        ("tlh,fr;q=0.5", "pas encore construites", "Ce fichier n’existe pas."),
    ],
)
async def test_without_a_client_a_page_says_so_in_the_readers_language(
    monkeypatch: pytest.MonkeyPatch, language: str, says: str, lacks: str
) -> None:
    monkeypatch.setattr("rondel.server.pages._folder", lambda configured: None)
    pages = Pages()

    status, body = await fetched(pages, "/", language)
    assert status == 200
    assert says in body
    assert "<code>make setup</code>" in body
    assert await fetched(pages, "/nothing.css", language) == (404, f"{lacks}\n")


async def test_whoever_wants_no_more_mails_reads_it_in_their_language(house: House) -> None:
    ann = await house.person("Ann")
    (stored,) = await house.site.store.people.all()
    token = await house.site.people.unsubscribe_token(stored.id)
    link = f"/api/unsubscribe/{token}"
    german = {"accept-language": "de", "accept": "text/html,*/*"}

    asked = await ann.client.get(link, headers=german)
    assert "Keine Mails mehr, wenn du am Zug bist?" in asked.text
    told = await ann.client.post(link, headers=german)
    assert (told.status_code, told.headers["content-type"].partition(";")[0]) == (200, "text/html")
    assert "Du bekommst keine Mails mehr." in told.text
    program = await ann.client.post(link)
    assert program.json() == {"text": {"say": "mails_stopped"}}
