"""Browser push: messages encrypted for one browser (RFC 8291), from a server that proves who it is (RFC 8292)."""

from __future__ import annotations

import os
import struct
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from rondel.server.notices.webhook import BadAddress, deliver
from rondel.server.store.rows import Subscription

RECORD = 4096


class Gone(BadAddress):
    """The browser has withdrawn its subscription."""


def b64(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def unb64(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def new_key() -> str:
    """A server's private key, as text."""
    key = ec.generate_private_key(ec.SECP256R1())
    return b64(key.private_numbers().private_value.to_bytes(32, "big"))


def _key(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(unb64(text), "big"), ec.SECP256R1())


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def public_key(text: str) -> str:
    """What browsers are given."""
    return b64(_point(_key(text).public_key()))


def encrypted(plain: bytes, p256dh: str, auth: str) -> bytes:
    """A body only the subscribing browser can read."""
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unb64(p256dh))
    mine = ec.generate_private_key(ec.SECP256R1())
    shared = mine.exchange(ec.ECDH(), theirs)
    info = b"WebPush: info\x00" + _point(theirs) + _point(mine.public_key())
    first = HKDF(hashes.SHA256(), 32, unb64(auth), info).derive(shared)
    salt = os.urandom(16)
    key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\x00").derive(first)
    nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\x00").derive(first)
    point = _point(mine.public_key())
    head = salt + struct.pack(">IB", RECORD, len(point)) + point
    return head + AESGCM(key).encrypt(nonce, plain + b"\x02", None)


def voucher(key: str, endpoint: str, contact: str) -> str:
    """The header by which the push service knows this server."""
    parts = urlsplit(endpoint)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + 12 * 3600, "sub": contact}
    head = b64(msgspec.json.encode({"typ": "JWT", "alg": "ES256"})) + "." + b64(msgspec.json.encode(claims))
    r, s = decode_dss_signature(_key(key).sign(head.encode(), ec.ECDSA(hashes.SHA256())))
    token = f"{head}.{b64(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
    return f"vapid t={token}, k={public_key(key)}"


async def send(to: Subscription, facts: dict[str, Any], key: str, contact: str, *, private: bool = False) -> None:
    """Hand a message to the browser's push service."""
    body = encrypted(msgspec.json.encode(facts), to.p256dh, to.auth)
    headers = {
        "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream",
        "ttl": "86400",
        "urgency": "high",
        "authorization": voucher(key, to.endpoint, contact),
    }
    status = await deliver(to.endpoint, body, headers, private=private)
    if status in (404, 410):
        raise Gone("the browser no longer wants messages")
    if status >= 300:
        raise BadAddress(f"the push service answered {status}")
