"""The numbers of all processes that share a port: whoever is asked for them answers for everybody.

Each writes its own to the folder they share, once a second. What a process has counted that is gone stays there, so
that no counter ever falls; what it measured is left out.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import time
from pathlib import Path

import msgspec

from rondel.server import logs
from rondel.server.metrics import Family, Metrics, written

EVERY_S = 1.0
SILENT_S = 15.0
"""A process that has written nothing for so long is gone, or as good as."""
END = ".metrics"
_decode = msgspec.json.Decoder(list[Family]).decode


class AllMetrics:
    """What `/metrics` says."""

    def __init__(self, metrics: Metrics, me: str, folder: Path | None) -> None:
        """`folder`: where the processes that share a port write theirs; None: this one is alone at its port."""
        self.metrics, self.me, self.folder = metrics, me, folder

    async def run(self) -> None:
        """Write this process's numbers again and again."""
        while self.folder is not None:
            try:
                self.write(self.folder)
            except OSError as problem:
                logs.event("metrics", level=30, error=str(problem))
            await asyncio.sleep(EVERY_S)

    def write(self, folder: Path) -> None:
        new = folder / f"{self.me}.new"
        new.write_bytes(msgspec.json.encode(self.metrics.families()))
        os.replace(new, folder / f"{self.me}{END}")

    def text(self) -> str:
        """In Prometheus' form."""
        if self.folder is None:
            return written({"": self.metrics.families()})
        found = {path.name.removesuffix(END): self._of_another(path) for path in sorted(self.folder.glob(f"*{END}"))}
        return written({**found, self.me: self.metrics.families()})

    def _of_another(self, path: Path) -> list[Family]:
        with contextlib.suppress(OSError, msgspec.MsgspecError):
            found, silent = _decode(path.read_bytes()), time.time() - path.stat().st_mtime
            return [family for family in found if silent < SILENT_S or family.kind != "gauge"]
        return []
