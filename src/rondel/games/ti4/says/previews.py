"""What a choice would bring."""

from __future__ import annotations

from rondel import Message


class GainsGoods(Message):
    count: int
