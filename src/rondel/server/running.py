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
from collections.abc import Callable
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
from rondel.server.socket_line import SocketLine
from rondel.wire.limits import FRAME

FOLDER, SETTINGS = "RONDEL_NEIGHBOURS", "RONDEL_SETTINGS"
GRACE_S = 10
SEND_BUFFER = 128 * 1024


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
    """Uvicorn, but viewers are told to come back before the door closes."""

    def __init__(self, config: uvicorn.Config, app: Guard) -> None:
        super().__init__(config)
        self.guard = app

    def handle_exit(self, sig: int, frame: Any) -> None:
        self.guard.site.say_good_bye()
        super().handle_exit(sig, frame)


def server_of(app: Guard) -> Server:
    """The ASGI server as it is measured to work best."""
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
    return Server(settings, app)


def serve(config: Config, say: Callable[[str], Any] | None = None) -> None:
    """Serve until somebody says stop."""
    logs.set_up(config.log_level, config.log_format)
    if config.workers > 1:
        _serve_many(config, say)
        return
    made = listen(config)
    if config.port == 0:
        config = msgspec.structs.replace(config, port=made.getsockname()[1])
    _greet(config, say)
    run_app(create_app(config), made)


def run_app(app: Guard, made: socket.socket) -> None:
    """Serve one process until somebody says stop."""
    gc.freeze()  # what is here now stays; looking at it again and again would make viewers wait
    gc.set_threshold(50_000, 20, 100)
    sys.setswitchinterval(0.001)  # rules that take long share the interpreter with everybody else
    with contextlib.suppress(ImportError):
        import uvloop

        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner, contextlib.suppress(KeyboardInterrupt):
            runner.run(server_of(app).serve(sockets=[made]))
        return
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(server_of(app).serve(sockets=[made]))


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
    _greet(config, say)
    stopping = False
    alive, _ = os.pipe()  # its other end closes with this process, however that ends

    def stop(*_: Any) -> None:
        nonlocal stopping
        stopping = True

    with tempfile.TemporaryDirectory(prefix="rondel-") as folder:
        environment = {**os.environ, FOLDER: folder, SETTINGS: msgspec.json.encode(config).decode()}

        def start() -> subprocess.Popen[bytes]:
            arguments = [sys.executable, "-m", "rondel.server.running", str(made.fileno()), str(alive)]
            return subprocess.Popen(arguments, env=environment, pass_fds=[made.fileno(), alive])

        workers = [start() for _ in range(config.workers)]
        for each in (signal.SIGINT, signal.SIGTERM):
            signal.signal(each, stop)
        while not stopping:
            signal.sigtimedwait([], 0.2) if hasattr(signal, "sigtimedwait") else None
            for number, worker in enumerate(workers):
                if worker.poll() is not None and not stopping:
                    logs.event("worker died", level=40, code=worker.returncode)
                    workers[number] = start()
        for worker in workers:
            worker.send_signal(signal.SIGTERM)
        _wait_for(workers)


def _wait_for(workers: list[subprocess.Popen[bytes]]) -> None:
    """Until all have ended; one that does not is ended, for it would keep the port from whoever comes next."""
    until = time.monotonic() + GRACE_S + 5
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
    run_app(create_app(config, neighbours=Path(os.environ[FOLDER])), made)


def _end_with(alive: int) -> None:
    """Stop when the other end of a pipe is closed."""
    os.read(alive, 1)
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    _worker(int(sys.argv[1]), int(sys.argv[2]))
