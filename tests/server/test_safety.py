"""What outsiders try: forged requests, guesses, broken frames, sockets that never read."""

import asyncio
import contextlib
import socket
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from rondel.server import connections
from rondel.server.viewing import Viewing
from rondel.wire.limits import FRAME
from rondel.wire.messages import Problem
from tests.server.house import House, Viewer

pytestmark = pytest.mark.anyio


async def test_a_request_without_the_token_is_refused(house: House) -> None:
    ann = await house.person("Ann")

    answer = await ann.client.post("/api/tables", json={"game": "tictactoe"}, headers={"x-rondel-csrf": "wrong"})

    assert answer.status_code == 403
    assert answer.json()["code"] == "csrf"


async def test_a_request_from_another_site_is_refused(house: House) -> None:
    ann = await house.person("Ann")

    answer = await ann.client.post(
        "/api/tables", json={"game": "tictactoe"}, headers={"origin": "https://evil.example"}
    )

    assert answer.status_code == 403
    assert answer.json()["code"] == "wrong_origin"


async def test_a_socket_from_another_site_is_refused(house: House) -> None:
    ann = await house.person("Ann")
    table = await ann.create("tictactoe")
    address = f"ws://127.0.0.1:{house.port}/api/tables/{table['id']}/live"

    with pytest.raises(InvalidStatus):
        await connect(address, origin="https://evil.example")  # type: ignore[arg-type]
    async with connect(address, origin=house.url) as line:  # type: ignore[arg-type]
        await line.send('{"type": "hello"}')
        assert b"welcome" in (await line.recv(decode=False))[:40]


async def test_a_page_that_gives_its_name_to_our_address_is_refused(house: House) -> None:
    """It would be on the same origin as the server, and its scripts could do everything the visitor may."""
    ann = await house.person("Ann")
    evil = f"evil.example:{house.port}"

    for more in ({"host": evil}, {"host": evil, "origin": f"http://{evil}"}):
        answer = await ann.client.get("/api/me", headers=more)
        assert (answer.status_code, answer.json()["code"]) == (421, "wrong_host")
    for name in (f"localhost:{house.port}", "192.168.1.4:8000", f"{socket.gethostname()}:80", "[fe80::1]:8000"):
        assert (await ann.client.get("/api/me", headers={"host": name})).status_code == 200
    assert (await ann.client.get("/healthz", headers={"host": "pod.internal"})).status_code == 200


async def test_a_page_connects_only_to_the_server_it_is_from(house: House) -> None:
    policy = (await (await house.person()).client.get("/")).headers["content-security-policy"]

    sources = next(part for part in policy.split("; ") if part.startswith("connect-src")).split()[1:]
    assert sources == ["'self'", f"ws://127.0.0.1:{house.port}", f"wss://127.0.0.1:{house.port}"]


async def test_who_sends_half_a_request_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither for its head nor for its body; others are answered meanwhile, and a slow answer is no slow request."""
    monkeypatch.setattr(connections, "HEAD_S", 1.0)
    monkeypatch.setattr(connections, "BODY_S", 1.0)
    async with House(str(tmp_path / "store.sqlite"), connections_per_address=4) as house:
        halves = (b"", b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\nx-", b"POST /api/files HTTP/1.1\r\nhost: 127.0.0.1\r\n")
        lines = [await asyncio.open_connection("127.0.0.1", house.port) for _ in halves]
        for (_, writer), half in zip(lines, halves, strict=True):
            writer.write(half + (b"content-length: 9\r\n\r\n{" if half.startswith(b"POST") else b""))
        ann = await house.person("Ann")
        with pytest.raises(httpx.TransportError):  # the fifth from one address
            await (await house.person()).refresh()
        for reader, writer in lines:
            with contextlib.suppress(ConnectionError):
                await reader.read()
            writer.close()
        table = await ann.create("tictactoe", hotseat=True, start=True)
        async with ann.watch(table) as a, (await house.person("Bob")).watch(table):  # a socket is none of them
            await a.play(0, "mark", cell=0)


async def test_what_needs_a_whole_match_can_be_had_less_often(tmp_path: Path) -> None:
    async with House(str(tmp_path / "store.sqlite"), heavy_per_minute=16) as house:
        ann = await house.person("Ann")
        table = await ann.create("tictactoe", hotseat=True, start=True)
        answers = [await ann.client.get(f"/api/tables/{table['id']}/history") for _ in range(8)]

    assert {answer.status_code for answer in answers} == {200, 429}
    assert answers[0].status_code == 200


async def test_every_answer_carries_the_security_headers(house: House) -> None:
    ann = await house.person()

    for path in ("/", "/api/me", "/api/tables/NOSUCH", "/t/ABCDEF"):
        answer = await ann.client.get(path)
        assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    ("settings", "told"),
    [({}, None), ({"secure": True}, "same-origin"), ({"url": "https://games.example.org"}, "same-origin")],
)
async def test_browsers_are_told_nothing_that_they_heed_over_https_alone(
    tmp_path: Path, settings: dict[str, Any], told: str | None
) -> None:
    """They report it as an error on every page of a server at home."""
    async with House(str(tmp_path / "store.sqlite"), **settings) as house:
        ann = await house.person()
        page = await ann.client.get("/", headers={"host": "127.0.0.1"})

    assert page.status_code == 200
    assert page.headers.get("cross-origin-opener-policy") == told


async def test_no_server_for_others_has_the_workshop_of_authors(house: House) -> None:
    ann = await house.person("Ann")

    await ann.get("/api/dev", status=404)
    await ann.post("/api/dev/step", {"to": 0}, status=404)


async def test_the_session_cookie_cannot_be_read_by_scripts(house: House) -> None:
    ann = await house.person()

    answer = await ann.post("/api/me", {"name": "Ann"})

    session = next(line for line in answer.headers.get_list("set-cookie") if line.startswith("rondel_session="))
    assert "HttpOnly" in session
    assert "SameSite=lax" in session


async def test_guessing_room_codes_is_slow(house: House) -> None:
    ann, eve = await house.person("Ann"), await house.person()
    await ann.create("tictactoe")

    answers = [(await eve.client.get(f"/api/tables/AAA{number:03}")).status_code for number in range(40)]

    assert answers[0] == 404
    assert answers[-1] == 429


async def test_guessing_pins_is_slow(house: House) -> None:
    ann, eve = await house.person("Ann"), await house.person()
    table = await ann.create("tictactoe")
    await ann.post(f"/api/tables/{table['id']}/seats/0/link")

    answers = []
    for number in range(12):
        body = msgspec.json.encode({"code": table["code"], "seat": 0, "pin": f"{number:06}"})
        answers.append((await eve.client.post("/api/claim", content=body)).status_code)

    assert answers[0] == 403
    assert answers[-1] == 429


async def test_too_many_requests_are_told_when_to_come_back(tmp_path: object) -> None:
    async with House(f"{tmp_path}/s.sqlite", requests_per_minute=30) as house:
        eve = await house.person()
        answers = [await eve.client.get("/api/games") for _ in range(35)]

    assert answers[-1].status_code == 429
    assert int(answers[-1].headers["retry-after"]) >= 1


async def open_raw(house: House) -> Viewer:
    ann = await house.person("Ann")
    table = await ann.create("tictactoe", hotseat=True, start=True)
    return await ann.open(table)


@pytest.mark.parametrize(
    "text", ["", "{", "[]", '{"type": "nope"}', '{"type": "command", "id": "x"}', "\x00", "9" * 5000]
)
async def test_a_malformed_message_is_answered_and_the_socket_lives_on(house: House, text: str) -> None:
    viewer = await open_raw(house)

    await viewer.socket.send(text)
    told = await viewer.until(Problem)
    ack = await viewer.play(0, "mark", cell=0)

    assert told.code == "bad_message"
    assert ack.v == 1
    await viewer.socket.close()


async def test_a_binary_frame_ends_the_socket(house: House) -> None:
    viewer = await open_raw(house)

    await viewer.socket.send(b"\x00\x01")
    await viewer.to_the_end()

    assert viewer.socket.close_code == 4400


async def test_an_oversized_frame_ends_the_socket(house: House) -> None:
    viewer = await open_raw(house)

    await viewer.socket.send("x" * (FRAME * 2))
    await viewer.to_the_end()

    assert viewer.socket.close_code in (1009, 4413)


async def test_too_many_messages_end_the_socket(tmp_path: object) -> None:
    async with House(f"{tmp_path}/s.sqlite", messages_per_second=5) as house:
        viewer = await open_raw(house)
        with contextlib.suppress(ConnectionClosed):
            for _ in range(200):
                await viewer.send({"type": "ping"})
                await viewer.next()

        assert viewer.socket.close_code == 4429


async def test_who_does_not_say_hello_hears_nothing(house: House) -> None:
    ann = await house.person("Ann")
    table = await ann.create("tictactoe", hotseat=True, start=True)
    async with connect(f"ws://127.0.0.1:{house.port}/api/tables/{table['id']}/live") as socket:
        await socket.send('{"type": "ping", "id": "x"}')
        viewer = Viewer(socket)
        await viewer.to_the_end()

    assert [type(message) for message in viewer.heard] == [Problem]


async def test_a_viewer_that_never_reads_holds_up_nobody(house: House) -> None:
    ann, eve = await house.person("Ann"), await house.person()
    table = await ann.create("tictactoe", hotseat=True, start=True, undo="free")
    silent = await eve.open(table)
    silent.socket.transport.pause_reading()

    async with ann.watch(table) as a:
        connected = house.site.hall.tables[table["id"]].audience.connections
        played = 0
        while len(connected) > 1:
            await silent.send({"type": "resync"})
            await a.drain()
            if any(each.waiting for each in connected if isinstance(each, Viewing)):
                await (a.play(0, "undo") if played % 2 else a.play(0, "mark", cell=0))
                played += 1

        assert played > 10
    silent.socket.transport.abort()


async def test_nobody_acts_for_a_seat_that_is_not_theirs(house: House) -> None:
    ann, bob, eve = [await house.person(name) for name in ("Ann", "Bob", "Eve")]
    table = await ann.create("tictactoe")
    await bob.join(table)
    await ann.act(table, "start")

    async with eve.watch(table) as e, bob.watch(table) as b:
        for viewer in (e, b):
            for message in (
                {"seat": 0, "name": "mark", "args": {"cell": 0}},
                {"seat": 0, "name": "mark", "args": {"cell": 0}, "as_host": True},
                {"seat": -1, "name": "end_match"},
                {"seat": -1, "name": "timeout"},
                {"seat": 0, "name": "leave"},
            ):
                answer = await viewer.command(message["seat"], message["name"], message.get("args"))  # type: ignore[arg-type]
                assert answer.code in ("not_your_seat", "not_host", "not_allowed")  # type: ignore[union-attr]
    for action in ("start", "end", "archive", "pause", "resume", "rematch"):
        await eve.act(table, action, 403)
