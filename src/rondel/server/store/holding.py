"""Who has a store open: one server that believes to be alone, or several that know of each other, or a restore."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path

from rondel.server.store.database import StoreInUse


def hold(path: Path | str, *, shared: bool) -> int | None:
    """A lock beside an SQLite file, as a descriptor to be closed; raises `StoreInUse`. It ends with its process."""
    try:
        import fcntl
    except ImportError:  # this system has no such locks
        return None
    descriptor = os.open(f"{os.path.realpath(path)}.lock", os.O_RDWR | os.O_CREAT, 0o600)  # a link is the same store
    try:
        fcntl.flock(descriptor, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)
    except OSError:
        os.close(descriptor)
        raise StoreInUse(str(path)) from None
    return descriptor


@contextlib.contextmanager
def held(path: Path | str) -> Iterator[None]:
    """Have an SQLite file to oneself."""
    descriptor = hold(path, shared=False)
    try:
        yield
    finally:
        if descriptor is not None:
            os.close(descriptor)
