"""Files of the client go out in the smallest form that the browser takes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from rondel.server.pages import Pages

pytestmark = pytest.mark.anyio
TEXT = b"<!doctype html>" + b"Rondel " * 100


async def asked(pages: Pages, path: str, accepts: bytes) -> tuple[dict[bytes, bytes], bytes]:
    """The headers and body of an answer."""
    sent: list[dict[str, Any]] = []

    async def send(message: dict[str, Any]) -> None:
        sent.append(message)

    scope = {"type": "http", "method": "GET", "path": path, "headers": [(b"accept-encoding", accepts)]}
    await pages(scope, None, send)
    return dict(sent[0]["headers"]), sent[1]["body"]


@pytest.fixture
def pages(tmp_path: Path) -> Pages:
    (tmp_path / "index.html").write_bytes(TEXT)
    (tmp_path / "index.html.br").write_bytes(b"small")
    return Pages(str(tmp_path))


@pytest.mark.parametrize(
    ("accepts", "encoding"), [(b"gzip, deflate, br", b"br"), (b"gzip;q=1.0", b"gzip"), (b"deflate", None), (b"", None)]
)
async def test_the_smallest_form_that_is_taken_is_sent(pages: Pages, accepts: bytes, encoding: bytes | None) -> None:
    headers, body = await asked(pages, "/", accepts)

    assert headers.get(b"content-encoding") == encoding
    assert (body == b"small") == (encoding == b"br")
    assert (body == TEXT) == (encoding is None)


async def test_a_squeezed_file_is_no_file_of_its_own(pages: Pages) -> None:
    assert "index.html.br" not in pages.files
