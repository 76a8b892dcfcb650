"""Mails: what they say, and sending them over SMTP."""

from __future__ import annotations

import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from hashlib import sha256
from urllib.parse import unquote, urlsplit

from msgspec import Struct

TEXTS = {
    "en": {
        "turn": (
            "{title}: it is your turn",
            "Hello {name},\n\nit is your turn at the table “{table}” ({title}).\n\n{prompt}\n\n    {link}\n\n"
            "You get this mail because somebody waits for you. No more such mails:\n    {unsubscribe}\n",
        ),
        "over": (
            "{title}: the match is over",
            "Hello {name},\n\nthe match at the table “{table}” ({title}) is over.\n\n{prompt}\n\n    {link}\n\n"
            "No more such mails:\n    {unsubscribe}\n",
        ),
        "verify": (
            "Confirm your address",
            "Hello {name},\n\nplease confirm that this is your address:\n\n    {link}\n\n"
            "If you have not made an account at {url}, ignore this mail.\n",
        ),
        "reset": (
            "A new password",
            "Hello {name},\n\nsomebody, probably you, wants a new password for your account at {url}:\n\n    {link}\n\n"
            "The link is good for an hour. If it was not you, ignore this mail.\n",
        ),
        "test": ("A test", "Hello {name},\n\nthis is how {url} will tell you that it is your turn.\n"),
    },
    "de": {
        "turn": (
            "{title}: Du bist am Zug",
            "Hallo {name},\n\ndu bist am Tisch „{table}“ ({title}) am Zug.\n\n{prompt}\n\n    {link}\n\n"
            "Du bekommst diese Mail, weil jemand auf dich wartet. Keine solchen Mails mehr:\n    {unsubscribe}\n",
        ),
        "over": (
            "{title}: Die Partie ist zu Ende",
            "Hallo {name},\n\ndie Partie am Tisch „{table}“ ({title}) ist zu Ende.\n\n{prompt}\n\n    {link}\n\n"
            "Keine solchen Mails mehr:\n    {unsubscribe}\n",
        ),
        "verify": (
            "Bestätige deine Adresse",
            "Hallo {name},\n\nbitte bestätige, dass das deine Adresse ist:\n\n    {link}\n\n"
            "Wenn du bei {url} kein Konto angelegt hast, beachte diese Mail nicht.\n",
        ),
        "reset": (
            "Ein neues Passwort",
            "Hallo {name},\n\njemand, wahrscheinlich du, möchte ein neues Passwort für dein Konto bei {url}:\n\n"
            "    {link}\n\nDer Link gilt eine Stunde. Wenn du es nicht warst, beachte diese Mail nicht.\n",
        ),
        "test": ("Eine Probe", "Hallo {name},\n\nso sagt dir {url}, dass du am Zug bist.\n"),
    },
}
"""Subject and body of each mail, in each language."""


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
    """A mail from its template; line breaks in names cannot make headers. The same id makes the same message id."""
    subject, body = TEXTS.get(language, TEXTS["en"])[kind]
    clean = {key: " ".join(value.split()) if key != "prompt" else value.strip() for key, value in words.items()}
    mail = EmailMessage()
    mail["From"], mail["To"] = sender, to
    mail["Subject"] = subject.format(**clean)
    mail["Date"] = formatdate(localtime=False)
    domain = sender.rpartition("@")[2] or "localhost"
    mail["Message-ID"] = f"<{sha256(id.encode()).hexdigest()[:32]}@{domain}>" if id else make_msgid(domain=domain)
    mail["Auto-Submitted"] = "auto-generated"
    if "unsubscribe" in clean:
        mail["List-Unsubscribe"] = f"<{clean['unsubscribe']}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    mail.set_content(body.format(**clean))
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
