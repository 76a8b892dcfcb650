"""How long things from outside may be."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

FRAME = 64 * 1024
"""Bytes in one message from a client."""
FILE = 8 * 1024 * 1024
"""Bytes in an uploaded match file."""

MOST_SEATS = 64
NUMBER = 2**31

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Text = Annotated[str, Meta(max_length=500)]
Reason = Annotated[str, Meta(max_length=200)]
Id = Annotated[str, Meta(max_length=64)]
"""A client's own id of a command: unique per table, at most 64 characters."""
Word = Annotated[str, Meta(max_length=64)]
Token = Annotated[str, Meta(max_length=200)]
Email = Annotated[str, Meta(min_length=3, max_length=254)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Address = Annotated[str, Meta(max_length=500)]
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Actor = Annotated[int, Meta(ge=-1, lt=MOST_SEATS)]
"""A seat, or -1 for the host."""
Count = Annotated[int, Meta(ge=0, lt=NUMBER)]
Pin = Annotated[str, Meta(min_length=4, max_length=8)]
