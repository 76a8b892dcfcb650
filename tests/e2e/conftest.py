"""A real server and a real browser. Run on their own: ``make e2e``, or ``pytest tests/e2e``.

Playwright keeps an event loop of its own, so these tests cannot share a process with those that use asyncio.
"""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.e2e.chromium import chromium
from tests.e2e.people import AT_ONCE, PATIENCE, PHONE, Person
from tests.server.house import free_port

ROOT = Path(__file__).parents[2]
expect.set_options(timeout=PATIENCE)
NAME = "parlour.test"
"""A name such as machines have at home: neither localhost nor https, so browsers withhold what needs a secure page."""
FLAGS = [
    f"--host-resolver-rules=MAP {NAME} 127.0.0.1",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-sync",
]


SERVED = (sys.executable, "-m", "tests.e2e.served")


class Server:
    """One server process that can be stopped and started again on the same store."""

    def __init__(self, folder: Path, command: tuple[str, ...] = SERVED, at: Path = ROOT, **environment: str) -> None:
        self.folder, self.port, self.environment = folder, free_port(), environment
        self.command, self.at = command, at
        self.url = f"http://127.0.0.1:{self.port}"
        self.name = f"http://{NAME}:{self.port}"
        """The address that is on every link, as other devices in the house use it."""
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Serve, and wait until it answers."""
        limits = {
            "RONDEL_WRITES_PER_MINUTE": "6000",
            "RONDEL_REQUESTS_PER_MINUTE": "60000",
            "RONDEL_HEAVY_PER_MINUTE": "6000",
            "RONDEL_BOT_SECONDS": "0.2",
            "RONDEL_BOT_PAUSE": "0",
        }
        command = [*self.command, "serve", "--host", "127.0.0.1", "--port", str(self.port), "--quiet"]
        command += ["--url", self.name, "--store", str(self.folder / "e2e.sqlite")]
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                command, cwd=self.at, env={**os.environ, **limits, **self.environment}, stdout=log, stderr=log
            )
        for _ in range(600):
            with contextlib.suppress(OSError), urllib.request.urlopen(f"{self.url}/healthz", timeout=1):
                return
            time.sleep(0.1)
        raise RuntimeError((self.folder / "server.log").read_text())

    def stop(self) -> None:
        """Say good-bye."""
        if self.process is not None:
            self.process.terminate()
            self.process.wait(60)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the client that was built at install."""
    if not (ROOT / "src/rondel/_static/index.html").is_file():
        pytest.skip("the browser client is not built: run make setup")
    found = Server(tmp_path_factory.mktemp("server"))
    found.start()
    yield found
    found.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One browser for all tests; everybody has a context of their own in it."""
    path = chromium()
    if path is None:
        pytest.skip("there is no chromium: apt-get install chromium, or name it in CHROMIUM")
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield found
        found.close()


class Door:
    """Lets people in, each with a browser of their own, and listens for errors on their pages."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser, self.url = browser, url
        self.contexts: list[BrowserContext] = []
        self.errors: list[str] = []

    def person(self, name: str, **settings: object) -> Person:
        """Somebody new."""
        usual = {"viewport": {"width": 1280, "height": 800}, "service_workers": "block"}
        context = self.browser.new_context(**{**usual, **settings})  # type: ignore[arg-type]
        context.set_default_timeout(PATIENCE)
        context.add_init_script(AT_ONCE)
        self.contexts.append(context)
        page = context.new_page()
        self._listen(page)
        return Person(name, page, self.url)

    def phone(self, name: str, **settings: object) -> Person:
        """Somebody on a phone."""
        return self.person(name, **{**PHONE, **settings})

    def _listen(self, page: Page) -> None:
        page.on("pageerror", lambda error: self.errors.append(f"{error}\n{error.stack}"))


@pytest.fixture
def door(browser: Browser, server: Server) -> Iterator[Door]:
    """Opens browsers; no page may throw."""
    found = Door(browser, server.url)
    yield found
    for context in found.contexts:
        context.close()
    assert not found.errors
