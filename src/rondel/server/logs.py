"""What the server says about itself: one line per event, without secrets."""

from __future__ import annotations

import logging
import re
import sys
import time
from typing import Any

import msgspec

_SECRET = re.compile(
    r"(?i)(://[^:/@\s]*:)[^@\s]+@|((?:token|pin|password|seed|cookie|authorization)[\"'=:\s]+)[^\s,;\"'}]+"
)
_SEAT_LINK = re.compile(r"/s/[\w-]{8,}")

log = logging.getLogger("rondel")

BOARD_FAILED = "board failed"
"""What is logged where a board could not be shown; the author's workshop listens for it."""


def plain(text: str) -> str:
    """The text with everything that looks like a secret cut out.

    >>> plain("postgresql://me:hush@host/db token=abcdefgh /s/0123456789abc")
    'postgresql://me:…@host/db token=… /s/…'
    """
    text = _SECRET.sub(lambda found: f"{found[1]}…@" if found[1] else f"{found[2]}…", text)
    return _SEAT_LINK.sub("/s/…", text)


def event(name: str, /, level: int = logging.INFO, **facts: Any) -> None:
    """Log something that happened."""
    if log.isEnabledFor(level):
        log.log(level, name, extra={"facts": facts})


class PlainFormatter(logging.Formatter):
    """For people."""

    def format(self, record: logging.LogRecord) -> str:
        facts = getattr(record, "facts", {})
        words = " ".join(f"{key}={value}" for key, value in facts.items())
        at = time.strftime("%H:%M:%S", time.localtime(record.created))
        text = f"{at} {record.levelname.lower():<7} {record.getMessage()} {words}".rstrip()
        if record.exc_info:
            text += "\n" + self.formatException(record.exc_info)
        return plain(text)


class Json(logging.Formatter):
    """For programs."""

    def format(self, record: logging.LogRecord) -> str:
        facts = {key: plain(value) if isinstance(value, str) else value for key, value in _facts(record).items()}
        if record.exc_info:
            facts["trace"] = plain(self.formatException(record.exc_info))
        line = {"at": round(record.created, 3), "level": record.levelname.lower(), "event": plain(record.getMessage())}
        return msgspec.json.encode({**line, **facts}, enc_hook=str).decode()


def _facts(record: logging.LogRecord) -> dict[str, Any]:
    return dict(getattr(record, "facts", {}))


def _says_more(record: logging.LogRecord) -> bool:
    """Why a start failed is told already, in one sentence or with its traceback."""
    return record.getMessage() != "Application startup failed. Exiting."


def set_up(level: str = "info", form: str = "text") -> None:
    """Send everything to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Json() if form == "json" else PlainFormatter())
    for name in ("rondel", "uvicorn", "uvicorn.error", "litestar"):
        logger = logging.getLogger(name)
        logger.handlers = [handler] if name == "rondel" else []
        logger.propagate = False
    log.setLevel(level.upper())
    errors = logging.getLogger("uvicorn.error")
    errors.handlers = [handler]
    errors.setLevel("WARNING")
    errors.addFilter(_says_more)
