"""What is told to viewers goes out once made, whoever reads it, and costs nobody a window of their own."""

import asyncio
import sys
import zlib

import pytest

from rondel import registry
from rondel.bench.lines import Line, line
from rondel.core.history import Timeline
from rondel.core.match import Match
from rondel.server import said
from rondel.server.said import LONG, Said
from rondel.server.socket_line import AT_ONCE
from tests.server.house import House


def test_a_long_message_is_compressed_once_and_by_itself() -> None:
    told = Said(b'{"type":"update"}' * 40)

    frame = told.frame(packed=True)

    assert frame is told.frame(packed=True)
    assert frame[0] == 0xC1
    head = 2 if frame[1] < 126 else 4
    assert zlib.decompressobj(-15).decompress(frame[head:] + b"\0\0\xff\xff") == told.data


@pytest.mark.parametrize("is_quick", [True, False], ids=["isal", "zlib"])
def test_nothing_of_a_message_shows_in_another(is_quick: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """What compresses is kept, what it has compressed is not: a guess that is right is as long as one that is wrong."""
    if not is_quick:
        monkeypatch.setitem(sys.modules, "isal", None)
    secret, *guesses = (
        b"the card is %s, and that is a secret of its owner; " % card * 8 for card in (b"K7", b"K7", b"Q2")
    )
    expected = []
    for guess in guesses:
        monkeypatch.setattr(said, "_deflating", said._Deflating())
        expected.append(Said(guess).frame(packed=True))

    found = []
    for guess in guesses:
        Said(secret).frame(packed=True)
        found.append(Said(guess).frame(packed=True))

    assert found == expected
    assert len(found[0]) == len(found[1])
    for frame, guess in zip(found, guesses, strict=True):
        assert zlib.decompressobj(-15).decompress(frame[2:] + b"\0\0\xff\xff") == guess


@pytest.mark.parametrize("length", [5, LONG, 70_000])
def test_who_cannot_unpack_is_sent_it_as_it_is(length: int) -> None:
    frame = Said(b"x" * length).frame(packed=False)

    assert frame[0] == 0x81
    assert frame.endswith(b"x" * length)
    assert len(frame) - length == (2 if length < 126 else 4 if length < 65_536 else 10)


async def test_sockets_with_and_without_compression_hear_the_same(house: House) -> None:
    """And a client that sends many messages at once is answered each of them, in order."""
    ann = await house.person("Ann")
    table = await ann.create("tictactoe", hotseat=True, start=True)
    path = f"/api/tables/{table['id']}/live"
    packed, plain = await line(house.port, path), await line(house.port, path, deflate=False)
    try:
        for each in (packed, plain):
            each.say(b'{"type":"hello","role":"spectator"}')
            await each.next(b'{"type":"welcome"')
        async with ann.watch(table) as viewer:
            await viewer.play(0, "mark", cell=4)
            updates = [await each.next(b'{"type":"update"') for each in (packed, plain)]
        for number in range(3 * AT_ONCE):
            packed.say(b'{"type":"ping","id":"%d"}' % number)
        pongs = await _pongs(packed, 3 * AT_ONCE)
    finally:
        packed.hang_up()
        plain.hang_up()

    assert updates[0] == updates[1]
    assert [f'"id":"{number}"' in pong for number, pong in enumerate(pongs)] == [True] * len(pongs)


async def _pongs(packed: Line, count: int) -> list[str]:
    found: list[str] = []
    heard = asyncio.Event()

    def hear(message: bytes, length: int) -> None:
        if message.startswith(b'{"type":"pong"'):
            found.append(message.decode())
            if len(found) == count:
                heard.set()

    packed.listen(hear)
    await asyncio.wait_for(heard.wait(), 60)
    return found


def test_what_an_undo_would_mean_is_found_without_playing_again_where_nothing_is_secret(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = Match(registry.game("tictactoe"), 2, seed="1")
    for number, cell in enumerate((4, 0, 8)):
        match.play(number % 2, "mark", cell=cell)
    before = match.undo_plan(0)
    monkeypatch.setattr(Timeline, "kernel", lambda *_: pytest.fail("the match was played again"))

    assert match.undo_plan(0) == before
    assert before.removes == (3,)
