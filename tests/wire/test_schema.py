"""The schemas say what the types say."""

from typing import get_args

from rondel.wire import schema
from rondel.wire.messages import ClientMessage, ServerMessage


def test_every_message_is_in_the_json_schema() -> None:
    found = schema.definitions()

    for kind in (*get_args(ClientMessage), *get_args(ServerMessage)):
        assert found[kind.__name__]["properties"]["type"]["enum"] == [kind.__struct_config__.tag]


def test_messages_of_a_client_allow_no_unknown_fields() -> None:
    found = schema.definitions()

    assert all(found[kind.__name__]["additionalProperties"] is False for kind in get_args(ClientMessage))


def test_every_reference_in_the_typescript_is_declared() -> None:
    text = schema.typescript()

    for name in schema.definitions():
        assert f"export interface {name} " in text or f"export type {name} " in text
    assert "export interface Act {\n" in text
    assert '  type: "command";' in text
    assert "  args?: Record<string, unknown> | null;" in text
