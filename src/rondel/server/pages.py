"""The browser client: its files, kept in memory, and its index page for every other address."""

from __future__ import annotations

import mimetypes
from collections.abc import Awaitable, Callable, Iterable
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from rondel.server import boards
from rondel.server.files import File, file_of
from rondel.server.previews import PAGE, READERS
from rondel.server.written_pages import NoSuchFile, placeholder, preferred
from rondel.words import Speaker

Preview = Callable[[str, str], Awaitable[str]]
"""``(room code, language)``: the head of a table's page; nothing where nobody may look."""
BROTLI = ".br"
"""The ending of what the build has squeezed with Brotli, which browsers take over https and from their own machine."""
FOREVER = ("assets/", f"{boards.FRAME}assets/")
"""Where every name changes with what is in the file."""


def _file(name: str, body: bytes, brotli: bytes | None = None) -> File:
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    if name.endswith(".js"):
        kind = "text/javascript"
    elif name.endswith(".webmanifest"):
        kind = "application/manifest+json"
    charset = "; charset=utf-8" if kind.startswith("text/") else ""
    return file_of(body, f"{kind}{charset}", forever=name.startswith(FOREVER), brotli=brotli)


def _folder(configured: str) -> Path | None:
    folder = Path(configured) if configured else Path(str(files("rondel"))) / "_static"
    return folder if (folder / "index.html").is_file() else None


class Pages:
    """Serves the built client; what is not a file is a page of the client."""

    def __init__(self, configured: str = "", preview: Preview | None = None) -> None:
        self.preview = preview
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
        if shown := await self._previewed(scope):
            await _send(send, 200, [(b"content-type", b"text/html; charset=utf-8")], shown)
            return
        name = scope["path"].lstrip("/")
        if name.startswith(boards.PREFIX):
            await self._serve_board(scope, send, name)
            return
        found = self.files.get(name)
        if found is None and "." in name.rpartition("/")[2]:
            await _missing(scope, send)
            return
        more = (boards.ANYBODY,) if name.startswith(boards.FRAME) else ()
        await self._serve(scope, send, found or self.index or _placeholder(_language(scope)), more)

    async def _previewed(self, scope: Any) -> bytes:
        """The page as those want it who only show a preview of it; nothing for everybody else."""
        table = PAGE.fullmatch(scope["path"])
        agent = dict(scope["headers"]).get(b"user-agent", b"").decode("latin-1")
        if self.preview is None or table is None or not READERS.search(agent):
            return b""
        return (await self.preview(table[1], _language(scope))).encode()

    async def _serve_board(self, scope: Any, send: Any, name: str) -> None:
        asked = dict(scope["headers"])
        found = boards.find(name, asked.get(b"host", b"").decode("latin-1"), asked)
        file = (found.file or self.files.get(boards.PAGE)) if found is not None else None
        if found is None or file is None:
            await _missing(scope, send)
            return
        await self._serve(scope, send, file, ((b"content-security-policy", found.policy), *boards.HEADERS))

    async def _serve(self, scope: Any, send: Any, file: File, more: Iterable[tuple[bytes, bytes]]) -> None:
        asked = dict(scope["headers"])
        cache = b"public, max-age=31536000, immutable" if file.forever else b"no-cache"
        headers = [(b"etag", file.etag), (b"cache-control", cache), (b"vary", b"accept-encoding"), *more]
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


async def _missing(scope: Any, send: Any) -> None:
    text = Speaker(_language(scope)).say(NoSuchFile())
    await _send(send, 404, [(b"content-type", b"text/plain; charset=utf-8")], f"{text}\n".encode())


def _language(scope: Any) -> str:
    return preferred(dict(scope["headers"]).get(b"accept-language", b"").decode("latin-1"))


@cache
def _placeholder(language: str) -> File:
    return _file("index.html", placeholder(language).encode())


async def _send(send: Any, status: int, headers: list[tuple[bytes, bytes]], body: bytes) -> None:
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
