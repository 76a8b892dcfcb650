"""What clients send is read frame by frame, however it is cut; what is no frame ends the socket with the right code."""

import asyncio
import zlib
from itertools import pairwise

import pytest
from websockets.frames import Frame, Opcode

from rondel.bench.lines import line
from rondel.server.frames import BadFrame, Frames, Heard, closed
from tests.server.house import House

LIMIT = 70_000
TAIL = 4


def deflated(data: bytes) -> bytes:
    made = zlib.compressobj(wbits=-15)
    return (made.compress(data) + made.flush(zlib.Z_SYNC_FLUSH))[:-TAIL]


def sent(opcode: int, data: bytes, *, fin: bool = True, packed: bool = False) -> bytes:
    """A frame as another library writes it for a client."""
    frame = Frame(Opcode(opcode), deflated(data) if packed else data, fin=fin).serialize(mask=True)
    return bytes([frame[0] | 0x40]) + frame[1:] if packed else frame


def reading(data: bytes, *cuts: int, unpacks: bool = True) -> list[Heard]:
    """What is read of something that comes cut at these places."""
    frames = Frames(LIMIT)
    frames.unpacks = unpacks
    edges = [0, *cuts, len(data)]
    found = [heard for a, b in pairwise(edges) for heard in frames.read(data[a:b])]
    assert frames.are_whole
    return found


TALK = (
    sent(1, b"hello")
    + sent(1, b"x" * 300, packed=True)
    + sent(1, b"in ", fin=False)
    + sent(9, b"there?")
    + sent(0, b"three ", fin=False)
    + sent(0, b"parts")
    + sent(2, b"y" * 200)
)
HEARD = [(1, b"hello"), (1, b"x" * 300), (9, b"there?"), (1, b"in three parts"), (2, b"y" * 200)]


def test_a_talk_is_heard_the_same_wherever_it_is_cut() -> None:
    assert all(reading(TALK, cut) == HEARD for cut in range(1, len(TALK)))
    assert reading(TALK, *range(1, len(TALK))) == HEARD


@pytest.mark.parametrize("length", [0, 125, 126, 65_535, 65_536, LIMIT])
def test_every_length_is_read(length: int) -> None:
    assert reading(sent(1, b"z" * length)) == [(1, b"z" * length)]


def test_a_message_whose_parts_were_compressed_together_is_unpacked() -> None:
    data = b"one two " * 40
    packed = deflated(data)
    first = bytearray(sent(1, packed[:7], fin=False))
    first[0] |= 0x40

    assert reading(bytes(first) + sent(0, packed[7:])) == [(1, data)]


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (Frame(Opcode.TEXT, b"hello").serialize(mask=False), 1002),
        (b"\xf1\x80\0\0\0\0", 1002),
        (b"\x83\x80\0\0\0\0", 1002),
        (sent(0, b"goes on"), 1002),
        (sent(1, b"begins", fin=False) + sent(1, b"again"), 1002),
        (b"\x09\x80\0\0\0\0", 1002),
        (b"\x89\xfe\0\x7e\0\0\0\0", 1002),
        (b"\xc1\x85\0\0\0\0hello", 1002),
        (sent(1, b"x" * (LIMIT + 1)), 1009),
        (sent(1, b"x" * LIMIT, fin=False) + sent(0, b"xx"), 1009),
        (sent(1, b"x" * 50 * LIMIT, packed=True), 1009),
        (sent(1, b"", fin=False) + (LIMIT + 1) * sent(0, b"", fin=False), 1009),
    ],
    ids=[
        *(
            "unmasked",
            "other bits",
            "unknown kind",
            "goes on from nothing",
            "begins in another",
            "cut ping",
            "long ping",
        ),
        *("not packed", "too long", "too long in parts", "unpacks to too much", "no end of empty parts"),
    ],
)
def test_what_may_not_come_is_refused(data: bytes, code: int) -> None:
    with pytest.raises(BadFrame) as refused:
        reading(data)
    assert refused.value.code == code


def test_nothing_compressed_is_taken_where_that_was_not_agreed() -> None:
    with pytest.raises(BadFrame):
        reading(sent(1, b"hello", packed=True), unpacks=False)


def test_a_frame_that_would_be_too_large_is_refused_before_it_has_come() -> None:
    with pytest.raises(BadFrame) as refused:
        list(Frames(LIMIT).read(b"\x81\xff" + (2**40).to_bytes(8, "big")))
    assert refused.value.code == 1009


@pytest.mark.parametrize("payload", [b"\x03", b"\x03\xed", b"\x0b\xb7\xff", b"\0\0", b"\xff\xff"])
def test_a_socket_is_not_closed_for_just_any_reason(payload: bytes) -> None:
    with pytest.raises(BadFrame):
        closed(payload)
    assert [closed(b""), closed(b"\x03\xe8bye"), closed(b"\x0f\xa0")] == [1005, 1000, 4000]


async def test_nonsense_closes_a_socket_and_nobody_elses(house: House) -> None:
    ann = await house.person("Ann")
    table = await ann.create("tictactoe", hotseat=True, start=True)
    bad = await line(house.port, f"/api/tables/{table['id']}/live")
    gone = asyncio.Event()
    bad.lost = gone.set
    bad.say(b'{"type":"hello","role":"spectator"}')
    await bad.next(b'{"type":"welcome"')
    async with ann.watch(table) as viewer:
        assert bad.transport is not None
        bad.transport.write(b"\x81\x05hello")
        await asyncio.wait_for(gone.wait(), 10)

        await viewer.play(0, "mark", cell=4)
        assert viewer.now.version == 1
