"""Real servers that receive what Rondel sends: a letter box, a web server, a browser's push service."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import struct
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import AsyncIterator, Iterator
from email import message_from_bytes
from email.message import Message
from typing import Any, NamedTuple

import msgspec
import pytest
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from tests.server.house import PATIENCE_S, free_port


class Letterbox:
    """A real SMTP server that keeps what it is given."""

    def __init__(self) -> None:
        self.mails: list[Message] = []
        self.refuses = 0
        """So many mails are turned away first."""

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        if self.refuses:
            self.refuses -= 1
            return "451 try again later"
        self.mails.append(message_from_bytes(envelope.content))
        return "250 OK"

    async def next(self, count: int = 1) -> Message:
        """The mail of this number, as soon as it is there."""
        async with asyncio.timeout(PATIENCE_S):
            while len(self.mails) < count:
                await asyncio.sleep(0.05)
        return self.mails[count - 1]

    def link(self, mail: Message, path: str) -> str:
        found = re.search(rf"{path}/([\w-]+)", text_of(mail))
        assert found is not None
        return found[1]


def text_of(mail: Message) -> str:
    text = mail.get_payload(decode=True)
    assert isinstance(text, bytes)
    return text.decode()


@pytest.fixture
def letters() -> Iterator[tuple[Letterbox, str]]:
    box = Letterbox()
    port = free_port()
    controller = Controller(box, hostname="127.0.0.1", port=port)
    controller.start()
    yield box, f"smtp://127.0.0.1:{port}"
    controller.stop()


class Post(NamedTuple):
    """Something that was posted."""

    path: str
    headers: dict[str, str]
    body: bytes


class Receiver:
    """A real HTTP server that keeps what is posted, and answers as it is told to."""

    def __init__(self) -> None:
        self.url = ""
        self.got: list[Post] = []
        self.answers: dict[str, list[int]] = {}
        """The next statuses for each path; then 200."""

    async def next(self, count: int = 1) -> Post:
        async with asyncio.timeout(PATIENCE_S):
            while len(self.got) < count:
                await asyncio.sleep(0.05)
        return self.got[count - 1]

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head, *lines = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        path = head.split(" ")[1]
        headers = {key.lower(): value for key, _, value in (line.partition(": ") for line in lines)}
        body = await reader.readexactly(int(headers.get("content-length", "0")))
        waiting = self.answers.get(path, [])
        status = waiting.pop(0) if waiting else 200
        self.got.append(Post(path, headers, body))
        writer.write(f"HTTP/1.1 {status} X\r\ncontent-length: 0\r\nconnection: close\r\n\r\n".encode())
        await writer.drain()
        writer.close()


@contextlib.asynccontextmanager
async def receiver() -> AsyncIterator[Receiver]:
    made = Receiver()
    server = await asyncio.start_server(made.serve, "127.0.0.1", 0)
    async with server:
        made.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        yield made


def b64(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def unb64(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


class Browser:
    """The other end of browser push, written from RFC 8291 and RFC 8292."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)

    @property
    def subscription(self) -> dict[str, str]:
        return {"endpoint": self.endpoint, "p256dh": b64(_point(self._key.public_key())), "auth": b64(self._auth)}

    def read(self, post: Post) -> Any:
        """What a message says; fails if it is not for this browser."""
        assert post.headers["content-encoding"] == "aes128gcm"
        salt, (_, length) = post.body[:16], struct.unpack(">IB", post.body[16:21])
        point, cipher = post.body[21 : 21 + length], post.body[21 + length :]
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        info = b"WebPush: info\x00" + _point(self._key.public_key()) + point
        secret = HKDF(hashes.SHA256(), 32, self._auth, info).derive(self._key.exchange(ec.ECDH(), theirs))
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\x00").derive(secret)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\x00").derive(secret)
        padded = AESGCM(key).decrypt(nonce, cipher, None)
        assert padded[-1:] == b"\x02"
        return msgspec.json.decode(padded[:-1])


def vouched(post: Post, key: str) -> dict[str, Any]:
    """The claims by which a server introduces itself; fails if they are not signed with its key."""
    kind, _, rest = post.headers["authorization"].partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (kind, parts["k"]) == ("vapid", key)
    head, claims, signature = parts["t"].split(".")
    raw = unb64(signature)
    der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unb64(key))
    public.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    assert msgspec.json.decode(unb64(head)) == {"typ": "JWT", "alg": "ES256"}
    found: dict[str, Any] = msgspec.json.decode(unb64(claims))
    return found
