"""Every link that is shown leads to an address where the server listens."""

from __future__ import annotations

import socket
from pathlib import Path

import httpx
import msgspec
import pytest

from rondel.server.addresses import EVERYWHERE, address, keeps_others_out
from rondel.server.config import Config
from rondel.server.running import _greet, listen
from rondel.server.site import Site


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "::1"])
def test_a_server_that_keeps_others_out_gives_links_to_itself(tmp_path: Path, host: str) -> None:
    config = Config(host=host, port=8123, store=str(tmp_path / "a.sqlite"))

    site = Site(config)

    assert httpx.URL(site.url).host == host.strip("[]")
    assert site.process.link("ABC234") == f"{site.url}/t/ABC234"


@pytest.mark.parametrize("host", ["127.0.0.1", "0.0.0.0"])
def test_what_listens_answers_at_the_address_it_gives(host: str) -> None:
    config = Config(host=host, port=0)
    with listen(config) as made:
        config = msgspec.structs.replace(config, port=made.getsockname()[1])
        url = httpx.URL(address(config))
        with socket.create_connection((url.host, url.port or 80), timeout=30) as line:
            assert line.getpeername()[1] == config.port


def test_the_greeting_offers_phones_only_what_they_can_reach() -> None:
    def said(config: Config) -> str:
        lines: list[str] = []
        _greet(config, lines.append)
        return "\n".join(lines)

    assert "http://127.0.0.1:8000" in said(Config(host="127.0.0.1"))
    assert "Phones" not in said(Config(host="127.0.0.1"))
    assert "--host 0.0.0.0" in said(Config(host="127.0.0.1"))
    assert "Phones" in said(Config())
    assert "Phones" in said(Config(host="127.0.0.1", url="https://games.example.org"))


def test_listening_everywhere_keeps_nobody_out() -> None:
    assert not any(keeps_others_out(Config(host=host)) for host in EVERYWHERE)
