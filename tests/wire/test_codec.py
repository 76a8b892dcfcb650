"""Messages are read strictly, and what is wrong with one is said."""

import msgspec
import pytest

from rondel.wire import codec
from rondel.wire.limits import FRAME
from rondel.wire.messages import Ack, Act, Hello


def test_a_command_is_read_with_its_type() -> None:
    told = codec.decode('{"type": "command", "id": "a", "seat": 1, "name": "mark", "args": {"cell": 4}}')

    assert told == Act("a", 1, "mark", {"cell": 4})


@pytest.mark.parametrize(
    "data",
    [
        "",
        "[]",
        "null",
        "{",
        '{"type": "fly"}',
        '{"type": "command"}',
        '{"type": "hello", "last": -1}',
        '{"type": "hello", "unknown": 1}',
        '{"type": "command", "id": "' + "x" * 65 + '", "seat": 0, "name": "mark"}',
        '{"type": "command", "id": "", "seat": 0, "name": "mark"}',
        "[" * 5000,
        b"\xff\xfe",
        "x" * (FRAME + 1),
    ],
)
def test_a_message_that_cannot_be_read_is_a_wire_error(data: str | bytes) -> None:
    with pytest.raises(codec.WireError):
        codec.decode(data)


def test_what_the_server_sends_can_be_read_back() -> None:
    assert codec.read(codec.encode(Ack("a", 7))) == Ack("a", 7)


def test_the_first_message_needs_nothing_but_its_type() -> None:
    assert codec.decode(msgspec.json.encode({"type": "hello"})) == Hello()
