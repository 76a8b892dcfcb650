"""Mails: what they say, and sending them over SMTP."""

from __future__ import annotations

import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from hashlib import sha256
from urllib.parse import unquote, urlsplit

from msgspec import Struct

from rondel.messages import Phrase
from rondel.words import Speaker


class Smtp(Struct, frozen=True):
    """Where to hand mails in."""

    host: str
    port: int
    user: str = ""
    password: str = ""
    tls: bool = False

    @classmethod
    def of(cls, url: str) -> Smtp:
        """From `smtp://user:password@host:port` or `smtps://…`.

        >>> Smtp.of("smtp://localhost:2525").port
        2525
        """
        parts = urlsplit(url)
        tls = parts.scheme == "smtps"
        port = parts.port or (465 if tls else 25)
        return cls(
            parts.hostname or "localhost", port, unquote(parts.username or ""), unquote(parts.password or ""), tls
        )


def message(kind: str, sender: str, to: str, words: dict[str, str], language: str = "en", id: str = "") -> EmailMessage:
    """A mail of this kind, in words of the catalogues; line breaks in names cannot make headers.

    The same id makes the same message id.
    """
    clean = {key: " ".join(value.split()) if key != "prompt" else value.strip() for key, value in words.items()}
    speaker = Speaker(language, __package__)
    mail = EmailMessage()
    mail["From"], mail["To"] = sender, to
    mail["Subject"] = speaker.say(Phrase(f"subject-{kind}", clean))
    mail["Date"] = formatdate(localtime=False)
    domain = sender.rpartition("@")[2] or "localhost"
    mail["Message-ID"] = f"<{sha256(id.encode()).hexdigest()[:32]}@{domain}>" if id else make_msgid(domain=domain)
    mail["Auto-Submitted"] = "auto-generated"
    if "unsubscribe" in clean:
        mail["List-Unsubscribe"] = f"<{clean['unsubscribe']}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    mail.set_content(speaker.say(Phrase(f"mail-{kind}", clean)) + "\n")
    return mail


async def send(server: Smtp, mail: EmailMessage) -> None:
    """Hand a mail in."""
    import aiosmtplib

    await aiosmtplib.send(
        mail,
        hostname=server.host,
        port=server.port,
        username=server.user or None,
        password=server.password or None,
        use_tls=server.tls,
        tls_context=ssl.create_default_context() if server.tls else None,
        timeout=20,
    )
