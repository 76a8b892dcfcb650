"""Encoding and decoding of messages."""

from __future__ import annotations

from typing import Any

import msgspec

from rondel.errors import RondelError
from rondel.wire.limits import FRAME
from rondel.wire.messages import ClientMessage, FromServer, ServerMessage


class WireError(RondelError):
    """A message that cannot be read; says where it is wrong."""

    code = "bad_message"


_encoder = msgspec.json.Encoder()
_from_client: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
_from_server: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(ServerMessage)


def encode(message: FromServer) -> bytes:
    """A message of the server as JSON."""
    return _encoder.encode(message)


def decode(data: bytes | str) -> ClientMessage:
    """A message of a client; raises `WireError` with the path to what is wrong.

    >>> decode('{"type": "ping", "id": 5}')
    Traceback (most recent call last):
        ...
    rondel.wire.codec.WireError: Expected `str`, got `int` - at `$.id`
    """
    if len(data) > FRAME:
        raise WireError(f"a message may have {FRAME} bytes, not {len(data)}")
    try:
        return _from_client.decode(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as problem:
        raise WireError(str(problem)) from None


def read(data: bytes | str) -> Any:
    """A message of the server, for clients in Python."""
    return _from_server.decode(data)
