"""Where a table is at home: at one of the processes on this machine, so that a move is worked out once for all viewers.

Every process may serve every table, and the store decides who was first; homes only save work. A process finds a
table's home by rendezvous hashing over those that are there: nobody keeps a list, everybody comes to the same answer,
and when a process comes or goes only its own tables move. A socket is sent home as it is: its descriptor travels to the
other process, and whoever sits at the other end does not notice.
"""

from __future__ import annotations

import array
import asyncio
import contextlib
import os
import socket
from collections.abc import Callable, Collection
from hashlib import blake2b
from pathlib import Path

import msgspec
from msgspec import Struct

from rondel.wire.messages import Hello

END = ".home"
ALL_LEAVE = "closing"
"""A file of this name says that no process stays to which a socket could be sent."""
LETTER = 128 * 1024
"""Bytes in a letter: the head of a request, which may have 64 KB, and what is said of the viewer."""
AGAIN_S = 0.005
TRIES = 200
"""A process that reads no letter for a second is not sent any more sockets."""


class Letter(Struct):
    """What goes with a socket to another process."""

    request: bytes
    """The head of the request that opened it; it is looked at again there, with all that may forbid it."""
    hello: Hello | None = None
    """How its viewer would say hello now, if it is open already."""
    looking: bool = True
    """Has its viewer the table before their eyes?"""


Received = Callable[[socket.socket, Letter], None]
_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(Letter).decode


def home(table: str, processes: Collection[str]) -> str:
    """The process at which a table is at home; the same for whoever asks.

    >>> home("a table", ["one", "two", "three"]) == home("a table", ["three", "two", "one"])
    True
    """
    return max(processes, key=lambda process: blake2b(f"{process}/{table}".encode(), digest_size=8).digest())


class Homes:
    """The processes on this machine that share a folder, and the way of a socket from one to another."""

    def __init__(self, me: str, folder: Path | None) -> None:
        self.me = me
        self.folder = folder
        """None where there is only one process, or where somebody in front knows where tables are at home."""
        self._socket: socket.socket | None = None

    @property
    def is_open(self) -> bool:
        """Are there others, who send sockets here?"""
        return self._socket is not None

    @property
    def do_all_leave(self) -> bool:
        return self.folder is not None and (self.folder / ALL_LEAVE).exists()

    def processes(self) -> list[str]:
        """Those that take sockets."""
        return [path.stem for path in self.folder.glob(f"*{END}")] if self.folder is not None else []

    def elsewhere(self, table: str, processes: Collection[str] | None = None) -> str:
        """The other process at which a table is at home; empty if it is here."""
        found = self.processes() if processes is None else processes
        at = home(table, found) if found else self.me
        return "" if at == self.me else at

    # -- receiving -------------------------------------------------------------------------------------------

    def open(self, received: Received) -> None:
        """From now on tables are at home here too."""
        if self.folder is None:
            return
        made = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        made.setblocking(False)
        made.bind(str(self.folder / f"{self.me}{END}"))
        self._socket = made
        asyncio.get_running_loop().add_reader(made, self._read, received)

    def _read(self, received: Received) -> None:
        while self._socket is not None:
            try:
                data, more, _, _ = self._socket.recvmsg(LETTER, socket.CMSG_SPACE(array.array("i").itemsize))
            except BlockingIOError:
                return
            for sent in _descriptors(more):
                received(socket.socket(fileno=sent), _decode(data))

    def leave(self) -> None:
        """No table is at home here any more; what was sent already is still read."""
        if self.folder is not None:
            with contextlib.suppress(OSError):
                os.unlink(self.folder / f"{self.me}{END}")

    def close(self) -> None:
        self.leave()
        if self._socket is not None:
            asyncio.get_running_loop().remove_reader(self._socket)
            self._socket.close()
            self._socket = None

    # -- sending ---------------------------------------------------------------------------------------------

    async def send(self, process: str, descriptor: int, letter: Letter) -> bool:
        """Send a socket to another process; False if that is not there, or takes nothing."""
        try:
            held = os.dup(descriptor)  # it may be closed while this waits, and its number be another's by then
        except OSError:
            return False
        try:
            return await self._send(process, held, letter)
        finally:
            os.close(held)

    async def _send(self, process: str, descriptor: int, letter: Letter) -> bool:
        assert self.folder is not None
        other, data = str(self.folder / f"{process}{END}"), _encode(letter)
        ancillary = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", [descriptor]))]
        with contextlib.closing(socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)) as mine:
            mine.setblocking(False)
            for _ in range(TRIES):
                try:
                    mine.sendmsg([data], ancillary, 0, other)
                    return True
                except BlockingIOError:  # it has much to read
                    await asyncio.sleep(AGAIN_S)
                except ConnectionRefusedError:  # it has died
                    with contextlib.suppress(OSError):
                        os.unlink(other)
                    return False
                except OSError:
                    return False
        return False


def _descriptors(more: list[tuple[int, int, bytes]]) -> list[int]:
    found = array.array("i")
    for level, kind, data in more:
        if (level, kind) == (socket.SOL_SOCKET, socket.SCM_RIGHTS):
            found.frombytes(data[: len(data) - len(data) % found.itemsize])
    return list(found)
