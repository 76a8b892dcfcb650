"""Pages that the server writes itself, in the language a browser asks for."""

from __future__ import annotations

from html import escape

from rondel.messages import Message
from rondel.words import ENGLISH, Speaker, languages


class NotBuilt(Message):
    """Shown in place of the client, to whoever has just fetched the sources."""

    command: str


class ProgramsCanPlay(Message):
    address: str


class NoSuchFile(Message): ...


class StopMails(Message):
    """Asked before somebody gets no more mails."""


class NoMoreMails(Message):
    """What the button says."""


class MailsStopped(Message): ...


def preferred(accepted: str) -> str:
    """The first language a browser asks for that somebody has written.

    >>> preferred("tlh, de-CH;q=0.9, en;q=0.8"), preferred("")
    ('de', 'en')
    """
    codes = [part.partition(";")[0].strip().partition("-")[0].lower() for part in accepted.split(",")]
    return next((code for code in codes if code in languages()), ENGLISH)


def page(language: str, *parts: str) -> str:
    """A page with these parts, which are HTML."""
    head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Rondel</title>'
    return f'<!doctype html>\n<html lang="{language}"><head>{head}</head>\n<body>{"".join(parts)}</body></html>\n'


def said(language: str, message: Message) -> str:
    """A message as a paragraph."""
    return f"<p>{escape(Speaker(language).say(message))}</p>"


def placeholder(language: str) -> str:
    """What stands where the client would be."""
    command, address = "make setup", "/api/docs"
    built = said(language, NotBuilt(command)).replace(command, f"<code>{command}</code>")
    programs = said(language, ProgramsCanPlay(address)).replace(address, f'<a href="{address}">{address}</a>')
    return page(language, "<h1>Rondel</h1>", built, programs)


def ask_to_stop(language: str) -> str:
    """A page with one button; mail programs that open links must not unsubscribe anybody."""
    button = f"<button>{escape(Speaker(language).say(NoMoreMails()))}</button>"
    return page(language, said(language, StopMails()), f'<form method="post">{button}</form>')


def stopped(language: str) -> str:
    """What is told when the button has been pressed."""
    return page(language, said(language, MailsStopped()))
