"""A time limit for rule code, which may loop without end."""

from __future__ import annotations

import ctypes
import threading
from time import process_time
from types import TracebackType

from rondel.testing.faults import TookTooLong


class Watchdog:
    """Raises `TookTooLong` in the thread that made it when the time it was last given has passed.

    What counts is the time the process was at work, so that a busy machine makes no rule endless.
    """

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self._thread_id = threading.get_ident()
        self._deadline: float | None = None
        self._changed = threading.Condition()
        self._closed = False

    def __enter__(self) -> Watchdog:
        self.restart()
        threading.Thread(target=self._watch, daemon=True).start()
        return self

    def __exit__(self, kind: type[BaseException] | None, problem: object, trace: TracebackType | None) -> None:
        with self._changed:
            self._closed = True
            self._changed.notify()

    def restart(self) -> None:
        """Give the full time again."""
        with self._changed:
            self._deadline = process_time() + self.seconds

    def rest(self) -> None:
        """Do not count the time until the next restart."""
        with self._changed:
            self._deadline = None

    def _watch(self) -> None:
        with self._changed:
            while not self._closed:
                left = self.seconds if self._deadline is None else self._deadline - process_time()
                if left > 0:
                    self._changed.wait(left)
                elif self._deadline is not None:
                    self._deadline = None
                    _raise_in(self._thread_id)


def _raise_in(thread_id: int) -> None:
    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread_id), ctypes.py_object(TookTooLong))
