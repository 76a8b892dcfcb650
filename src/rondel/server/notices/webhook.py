"""Webhooks: signed, and never into the own network."""

from __future__ import annotations

import asyncio
import hmac
import ipaddress
import socket
from hashlib import sha256
from typing import Any
from urllib.parse import urlsplit

import httpx
import msgspec

from rondel.errors import RondelError

SIGNATURE = "x-rondel-signature"


class BadAddress(RondelError):
    """A webhook that may not be called."""

    code = "bad_webhook"


def signed(secret: str, body: bytes) -> str:
    """What proves to the receiver that the body comes from here."""
    return "sha256=" + hmac.new(secret.encode(), body, sha256).hexdigest()


async def address_of(url: str, *, private: bool = False) -> str:
    """The IP address a webhook goes to; raises `BadAddress` for what is not a public web address."""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise BadAddress("a webhook is an http:// or https:// address")
    if parts.username or parts.password:
        raise BadAddress("a webhook carries no user or password")
    try:
        port = parts.port or (443 if parts.scheme == "https" else 80)
        found = await asyncio.get_running_loop().getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
    except (OSError, ValueError, UnicodeError):
        raise BadAddress("the webhook's address cannot be found") from None
    addresses = [str(info[4][0]) for info in found]
    for address in addresses:
        if not private and not _is_public(address):
            raise BadAddress("the webhook leads into a private network")
    return addresses[0]


def _is_public(address: str) -> bool:
    """Is this an address of the public internet?

    >>> _is_public("93.184.216.34")
    True
    >>> any(map(_is_public, ("127.0.0.1", "10.0.0.1", "169.254.169.254", "::1", "::ffff:10.0.0.1", "0.0.0.0")))
    False
    """
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        found = found.ipv4_mapped or found.sixtofour or found
    return found.is_global and not found.is_multicast


async def post(url: str, secret: str, facts: dict[str, Any], *, private: bool = False) -> None:
    """Deliver facts, signed."""
    body = msgspec.json.encode(facts)
    headers = {"content-type": "application/json", SIGNATURE: signed(secret, body)}
    status = await deliver(url, body, headers, private=private)
    if status >= 300:
        raise BadAddress(f"the receiver answered {status}")


async def deliver(url: str, body: bytes, headers: dict[str, str], *, private: bool) -> int:
    """Post; the address that was checked is the one that is called, and redirects are not followed."""
    address = await address_of(url, private=private)
    parts = urlsplit(url)
    host = parts.hostname or ""
    literal = f"[{address}]" if ":" in address else address
    port = f":{parts.port}" if parts.port else ""
    target = f"{parts.scheme}://{literal}{port}{parts.path or '/'}" + (f"?{parts.query}" if parts.query else "")
    headers = {**headers, "host": f"{host}{port}"}
    async with httpx.AsyncClient(timeout=10, follow_redirects=False, trust_env=False) as client:
        answer = await client.post(target, content=body, headers=headers, extensions={"sni_hostname": host})
    return answer.status_code
