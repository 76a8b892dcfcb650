"""The browser client: its files, kept in memory, and its index page for every other address."""

from __future__ import annotations

import gzip
import mimetypes
from functools import cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple

from rondel.server.written_pages import NoSuchFile, placeholder, preferred
from rondel.words import Speaker

SQUEEZABLE = ("text/", "application/json", "application/javascript", "image/svg", "application/manifest")


BROTLI = ".br"
"""The ending of what the build has squeezed with Brotli, which browsers take over https and from their own machine."""


class File(NamedTuple):
    body: bytes
    squeezed: dict[bytes, bytes]
    """The body by encoding, the smallest first."""
    kind: bytes
    etag: bytes
    forever: bool


def _file(name: str, body: bytes, brotli: bytes | None = None) -> File:
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    if name.endswith(".js"):
        kind = "text/javascript"
    elif name.endswith(".webmanifest"):
        kind = "application/manifest+json"
    squeezed: dict[bytes, bytes] = {}
    if kind.startswith(SQUEEZABLE) and len(body) > 500:
        squeezed = {b"br": brotli} if brotli else {}
        squeezed[b"gzip"] = gzip.compress(body, 9, mtime=0)
    charset = "; charset=utf-8" if kind.startswith("text/") else ""
    etag = f'"{sha256(body).hexdigest()[:20]}"'
    return File(body, squeezed, f"{kind}{charset}".encode(), etag.encode(), name.startswith("assets/"))


def _folder(configured: str) -> Path | None:
    folder = Path(configured) if configured else Path(str(files("rondel"))) / "_static"
    return folder if (folder / "index.html").is_file() else None


class Pages:
    """Serves the built client; what is not a file is a page of the client."""

    def __init__(self, configured: str = "") -> None:
        folder = _folder(configured)
        self.files: dict[str, File] = {}
        if folder is not None:
            for path in folder.rglob("*"):
                name = path.relative_to(folder).as_posix()
                if path.is_file() and not path.name.startswith(".") and path.suffix != BROTLI:
                    brotli = path.with_name(path.name + BROTLI)
                    self.files[name] = _file(name, path.read_bytes(), brotli.read_bytes() if brotli.is_file() else None)
        self.index = self.files.get("index.html")
        self.built = folder is not None

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 4404})
            return
        if scope["method"] not in ("GET", "HEAD"):
            await _send(send, 405, [(b"content-length", b"0"), (b"allow", b"GET, HEAD")], b"")
            return
        name = scope["path"].lstrip("/")
        found = self.files.get(name)
        if found is None and "." in name.rpartition("/")[2]:
            text = Speaker(_language(scope)).say(NoSuchFile())
            await _send(send, 404, [(b"content-type", b"text/plain; charset=utf-8")], f"{text}\n".encode())
            return
        await self._serve(scope, send, found or self.index or _placeholder(_language(scope)))

    async def _serve(self, scope: Any, send: Any, file: File) -> None:
        asked = dict(scope["headers"])
        cache = b"public, max-age=31536000, immutable" if file.forever else b"no-cache"
        headers = [(b"etag", file.etag), (b"cache-control", cache), (b"vary", b"accept-encoding")]
        if asked.get(b"if-none-match") == file.etag:
            await _send(send, 304, headers, b"")
            return
        body = file.body
        taken = {part.partition(b";")[0].strip() for part in asked.get(b"accept-encoding", b"").split(b",")}
        for encoding, smaller in file.squeezed.items():
            if encoding in taken:
                body = smaller
                headers.append((b"content-encoding", encoding))
                break
        headers += [(b"content-type", file.kind), (b"content-length", str(len(body)).encode())]
        await _send(send, 200, headers, body if scope["method"] == "GET" else b"")


def _language(scope: Any) -> str:
    return preferred(dict(scope["headers"]).get(b"accept-language", b"").decode("latin-1"))


@cache
def _placeholder(language: str) -> File:
    return _file("index.html", placeholder(language).encode())


async def _send(send: Any, status: int, headers: list[tuple[bytes, bytes]], body: bytes) -> None:
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
