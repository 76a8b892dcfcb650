"""Mails are written in catalogues of their own, in every language the frame has."""

from __future__ import annotations

import pytest

from rondel.server.notices import mail
from rondel.words import FRAME
from rondel.words.catalogue import ENGLISH, catalogue, languages, problems

MAILS = "rondel.server.notices"
WORDS = {name: f"<{name}>" for name in ("name", "table", "title", "prompt", "link", "unsubscribe", "url")}
KINDS = ("turn", "over", "verify", "reset", "test")


def test_every_language_of_the_frame_has_every_mail() -> None:
    assert languages(MAILS) == languages(FRAME)
    assert [str(finding) for finding in problems(MAILS)] == []
    assert set(catalogue(MAILS, ENGLISH).entries) == {
        f"{part}-{kind}" for part in ("mail", "subject") for kind in KINDS
    }


@pytest.mark.parametrize("language", languages(MAILS))
@pytest.mark.parametrize("kind", KINDS)
def test_a_mail_has_its_words_and_links(kind: str, language: str) -> None:
    """Links stand on lines of their own, where mail programs find them."""
    written = mail.message(kind, "rondel@example.org", "ann@example.org", WORDS, language)
    lines = written.get_content().splitlines()

    entries = catalogue(MAILS, language).entries
    for part, text in (("mail", written.get_content()), ("subject", written["Subject"])):
        assert all(f"<{name}>" in text for name in entries[f"{part}-{kind}"].parameters)
    assert ("    <link>" in lines) == (kind != "test")
    assert "<name>" in lines[0]


def test_who_reads_another_language_gets_english() -> None:
    written = mail.message("test", "rondel@example.org", "ann@example.org", WORDS, "tlh")

    assert written["Subject"] == "A test"
