"""Random names: opaque tokens of which only the hash is kept, table ids, room codes and PINs."""

from __future__ import annotations

import secrets
from hashlib import sha256

from rondel.core.chance import WIDE

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""No I, O, 0 or 1: codes are read out loud and typed on phones."""
CODE_LENGTH = 6


def token() -> str:
    """A secret nobody can guess."""
    return secrets.token_urlsafe(24)


def hashed(secret: str) -> str:
    """What is kept of a token."""
    return sha256(secret.encode()).hexdigest()


def new_id() -> str:
    """An id for a table or a person."""
    return secrets.token_hex(8)


def room_code() -> str:
    """Six letters to read out; about a thousand million of them."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def plain_code(text: str) -> str:
    """A code as it was typed, made comparable.

    >>> plain_code(" abc-2lo")
    'ABC2LO'
    """
    return "".join(letter for letter in text.upper() if letter.isalnum())


def pin() -> str:
    return f"{secrets.randbelow(1_000_000):06}"


def hashed_pin(table: str, seat: int, digits: str) -> str:
    """A PIN belongs to its seat only."""
    return hashed(f"{table}/{seat}/{digits}")


def seed() -> str:
    """What all chance of a match comes from."""
    return WIDE + secrets.token_hex(16)
