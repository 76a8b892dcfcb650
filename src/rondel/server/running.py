"""Starting a server: one process, or several that share a port."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import msgspec
import uvicorn

from rondel.errors import RondelError
from rondel.server import games, logs, qr
from rondel.server.addresses import EVERYWHERE, address, keeps_others_out
from rondel.server.app import create_app
from rondel.server.config import Config
from rondel.server.connections import Connections, protocol
from rondel.server.guard import Guard
from rondel.server.homes import ALL_LEAVE, END, Letter
from rondel.server.moving import DRAIN_S
from rondel.server.socket_line import SocketLine
from rondel.server.unending import unending
from rondel.wire.limits import FRAME

FOLDER, SETTINGS = "RONDEL_NEIGHBOURS", "RONDEL_SETTINGS"
GRACE_S = 10
END_S = GRACE_S + 5
"""So long a worker may take to end."""
START_S = 60
"""A new worker has so long to start before the old one ends all the same."""
CANNOT_SERVE = 3
"""The exit status of a worker that has said why."""
AGAIN_S = 1.0
"""So long after such a one the next is started."""
SEND_BUFFER = 128 * 1024
GARBAGE = (2_000, 5, 500)
"""How much has to come before garbage is looked for among it: small portions, while they are still in the processor's
cache. One of 50,000 took 20 to 50 ms, in which nobody was told anything, and more than twice as long for each thing."""


def listen(config: Config, *, shared: bool = False) -> socket.socket:
    """The socket to serve on; raises with a sentence when the port is taken."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    made = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    made.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # else an ack after an update waits 40 ms
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)  # what a viewer that does not read may pile up
    if shared:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    try:
        made.bind((config.host, config.port))
    except OSError as problem:
        made.close()
        raise RondelError(f"cannot listen on {config.host}:{config.port}: {problem.strerror}; try --port") from None
    made.listen(2048)
    made.set_inheritable(True)
    return made


class Server(uvicorn.Server):
    """Uvicorn, but before the door closes viewers are sent to another process, or told to come back."""

    def __init__(self, config: uvicorn.Config, app: Guard, opened: Callable[[], None]) -> None:
        super().__init__(config)
        self._opened = opened
        self.site = app.site
        self.site.stop = self._stop
        self._tasks: set[asyncio.Task[None]] = set()

    def handle_exit(self, sig: int, frame: Any) -> None:
        if not self.site.homes.is_open:
            self.site.say_good_bye()
        super().handle_exit(sig, frame)

    def _stop(self) -> None:
        """End as if somebody had asked for it."""
        self.site.say_good_bye()
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.site.homes.open(self._received)
        if self.site.homes.is_open:
            self._start(unending("moving", self.site.moving.run))
        self._opened()

    def _received(self, made: socket.socket, letter: Letter) -> None:
        self._start(self._let_in(made, letter))

    async def _let_in(self, made: socket.socket, letter: Letter) -> None:
        """Go on with a socket that another process has sent."""
        line = SocketLine(self.config, self.server_state, self.lifespan.state)
        line.arrived = letter
        made.setblocking(False)
        with contextlib.suppress(OSError):  # it has been closed on the way
            await asyncio.get_running_loop().connect_accepted_socket(lambda: line, made)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self.site.homes.is_open:
            await self.site.moving.drain()
        self.site.say_good_bye()
        self.site.homes.close()
        for task in tuple(self._tasks):
            task.cancel()
        await super().shutdown(sockets)


def server_of(app: Guard, opened: Callable[[], None] = lambda: None) -> Server:
    """The ASGI server as it is measured to work best; `opened` is told once it serves."""
    config = app.site.config
    settings = uvicorn.Config(
        app,
        http=protocol(Connections(0 if config.proxy else config.connections_per_address)),
        log_config=None,
        access_log=False,
        lifespan="on",
        ws=SocketLine,
        ws_max_size=FRAME + 1024,
        ws_per_message_deflate=False,  # it has its own
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=GRACE_S,
        server_header=False,
        h11_max_incomplete_event_size=64 * 1024,
    )
    return Server(settings, app, opened)


def serve(config: Config, say: Callable[[str], Any] | None = None) -> None:
    """Serve until somebody says stop."""
    logs.set_up(config.log_level, config.log_format)
    if config.workers > 1:
        _serve_many(config, say)
        return
    made = listen(config)
    if config.port == 0:
        config = msgspec.structs.replace(config, port=made.getsockname()[1])
    run_app(create_app(config), made, lambda: _greet(config, say))


def run_app(app: Guard, made: socket.socket, opened: Callable[[], None] = lambda: None) -> None:
    """Serve one process until somebody says stop; raises with a sentence when it cannot, or no longer.

    `opened` is told once it serves.
    """
    try:
        _run(server_of(app, opened), made)
    except SystemExit:  # so the ASGI server ends when the app does not start
        if not app.site.failed:
            raise
    if app.site.failed:
        raise RondelError(app.site.failed)


def _run(server: Server, made: socket.socket) -> None:
    gc.freeze()  # what is here now stays; looking at it again and again would make viewers wait
    gc.set_threshold(*GARBAGE)
    sys.setswitchinterval(0.001)  # rules that take long share the interpreter with everybody else
    with contextlib.suppress(ImportError):
        import uvloop

        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner, contextlib.suppress(KeyboardInterrupt):
            runner.run(server.serve(sockets=[made]))
        return
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(server.serve(sockets=[made]))


def _greet(config: Config, say: Callable[[str], Any] | None) -> None:
    if say is None:
        return
    url = address(config)
    say(f"\n  Rondel is open:  {url}")
    if config.host in EVERYWHERE and not config.url:
        say(f"  On this machine: http://localhost:{config.port}")
    if keeps_others_out(config) and not config.url:
        say("  Other devices cannot reach it; --host 0.0.0.0 lets them in.")
    else:
        say("  Phones in the same network:\n")
        say("\n".join(f"  {line}" for line in qr.text(url).splitlines()))
    for name, why in games.left_out().items():
        say(f"  Left out: {name}: {why}")
    for name, problems in games.board_problems().items():
        for why in problems:
            say(f"  Left out of the board of {name}: {why}")
    say("  Stop with Ctrl-C.\n")


# -- several processes -----------------------------------------------------------------------------------------


def _serve_many(config: Config, say: Callable[[str], Any] | None) -> None:
    """Start workers on one socket, restart those that die, stop all together."""
    made = listen(config)
    if config.port == 0:
        config = msgspec.structs.replace(config, port=made.getsockname()[1])
    stopping, renewing, is_open, has_failed = False, False, False, False
    alive, _ = os.pipe()  # its other end closes with this process, however that ends

    def stop(*_: Any) -> None:
        nonlocal stopping
        stopping = True

    def renew(*_: Any) -> None:
        nonlocal renewing
        renewing = True

    with tempfile.TemporaryDirectory(prefix="rondel-") as folder:
        environment = {**os.environ, FOLDER: folder, SETTINGS: msgspec.json.encode(config).decode()}

        def start() -> subprocess.Popen[bytes]:
            arguments = [sys.executable, "-m", "rondel.server.running", str(made.fileno()), str(alive)]
            return subprocess.Popen(arguments, env=environment, pass_fds=[made.fileno(), alive])

        workers = [start() for _ in range(config.workers)]
        for each in (signal.SIGINT, signal.SIGTERM):
            signal.signal(each, stop)
        signal.signal(signal.SIGUSR1, renew)
        while not stopping:
            if renewing:
                renewing = False
                for number, worker in enumerate(workers):
                    workers[number] = _replaced(worker, start, Path(folder))
            signal.sigtimedwait([], 0.2) if hasattr(signal, "sigtimedwait") else None
            if not is_open and any(Path(folder).glob(f"*{END}")):
                is_open = True
                _greet(config, say)
            for number, worker in enumerate(workers):
                if worker.poll() is not None and not stopping:
                    if worker.returncode != CANNOT_SERVE:
                        logs.event("worker died", level=40, code=worker.returncode)
                    elif is_open:
                        time.sleep(AGAIN_S)  # the store is away or somebody else's: perhaps not for long
                    else:
                        stopping = has_failed = True  # none has served: the others would say the same
                    if not stopping:
                        workers[number] = start()
        (Path(folder) / ALL_LEAVE).touch()
        for worker in workers:
            worker.send_signal(signal.SIGTERM)
        _wait_for(workers)
    if has_failed:
        raise RondelError("the server cannot start; its first words say why")


def _replaced(
    worker: subprocess.Popen[bytes], start: Callable[[], subprocess.Popen[bytes]], folder: Path
) -> subprocess.Popen[bytes]:
    """A new worker, to which the old one has sent its viewers."""
    before, made = set(folder.glob(f"*{END}")), start()
    until = time.monotonic() + START_S
    while not set(folder.glob(f"*{END}")) - before and made.poll() is None and time.monotonic() < until:
        time.sleep(0.05)
    if made.poll() is not None:
        logs.event("worker does not start", level=40, code=made.returncode)
        return worker
    worker.send_signal(signal.SIGTERM)
    _wait_for([worker], DRAIN_S + END_S)
    return made


def _wait_for(workers: list[subprocess.Popen[bytes]], seconds: float = END_S) -> None:
    """Until all have ended; one that does not is ended, for it would keep the port from whoever comes next."""
    until = time.monotonic() + seconds
    for worker in workers:
        try:
            worker.wait(max(0.0, until - time.monotonic()))
        except subprocess.TimeoutExpired:
            logs.event("worker does not end", level=40, pid=worker.pid)
            worker.kill()
            worker.wait()


def _worker(descriptor: int, alive: int) -> None:
    """One of several processes; it ends with the one that started it."""
    threading.Thread(target=_end_with, args=(alive,), name="parent", daemon=True).start()
    config = msgspec.json.decode(os.environ[SETTINGS], type=Config)
    logs.set_up(config.log_level, config.log_format)
    made = socket.socket(fileno=descriptor)
    try:
        run_app(create_app(config, neighbours=Path(os.environ[FOLDER]), homes=True), made)
    except RondelError as problem:
        logs.event("cannot serve", level=40, error=str(problem))
        sys.exit(CANNOT_SERVE)


def _end_with(alive: int) -> None:
    """Stop when the other end of a pipe is closed."""
    os.read(alive, 1)
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    _worker(int(sys.argv[1]), int(sys.argv[2]))
